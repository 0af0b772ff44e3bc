// Tests of the cast of Precious Memories: a card shows whom it names, who is known again by face and motif, and no place is painted for nobody.
import { describe, expect, it } from 'vitest';
import { CATALOGUE, printOf } from '../../../../shared/games/precious/cards/catalogue.ts';
import { compositionOf } from '../../../art/casting-office.ts';
import { PRECIOUS_STAGING } from './staging.ts';

const { castings, scenes, skies } = PRECIOUS_STAGING;
const cards = [...CATALOGUE.values()];
const shownOn = (no: string): readonly string[] => castings[no]?.people.map(({ name }) => name) ?? [];
/** Everybody whom a character card names, without what they are called out of respect. */
const named = cards.flatMap((card) =>
  card.type === 'character'
    ? [{ card, people: (card.alsoNamed ?? [card.name]).map(({ en }) => en.replace('Mr. ', '')) }]
    : [],
);

describe('the cast', () => {
  it('a card that names somebody shows them and nobody else, and of two both', () => {
    expect(named.length).toBeGreaterThan(40);
    expect(named.filter(({ people }) => people.length === 2)).toHaveLength(2);
    for (const { card, people } of named) expect([...shownOn(card.no)].sort(), card.no).toEqual([...people].sort());
  });
  it('whoever is on several cards has the same face and hair on each, and a motif in common', () => {
    const roles = named.flatMap(({ card, people }) => people.map((person) => ({ card, person })));
    const several = [...Map.groupBy(roles, ({ person }) => person)].filter(([, all]) => all.length > 1);
    expect(several.length).toBeGreaterThanOrEqual(15);
    for (const [person, all] of several) {
      const shown = all.map(({ card }) => compositionOf(PRECIOUS_STAGING, printOf(card)));
      const looks = shown.map(({ figures }, i) => figures[shownOn(all[i]?.card.no ?? '').indexOf(person)]?.colors);
      expect(new Set(looks.map((look) => JSON.stringify(look))).size, person).toBe(1);
      const [first = [], ...others] = shown.map(({ motif, aids }) => [motif, ...aids]);
      const common = first.filter((icon) => others.every((icons) => icons.includes(icon)));
      expect(common, person).not.toEqual([]);
    }
  });
  it('events and support cards show no face of their own: whoever is on one is on a character card too', () => {
    const known = new Set(named.flatMap(({ people }) => people));
    const guests = cards.filter(({ type }) => type !== 'character').flatMap(({ no }) => shownOn(no));
    expect(guests.length).toBeGreaterThan(0);
    expect(guests.filter((person) => !known.has(person))).toEqual([]);
  });
  it('takes place in every scene and under every sky that there is', () => {
    const shown = cards.map((card) => compositionOf(PRECIOUS_STAGING, printOf(card)));
    expect(Object.keys(scenes).sort()).toEqual([...new Set(shown.map(({ scene }) => scene))].sort());
    expect(Object.keys(skies).sort()).toEqual([...new Set(shown.map(({ sky }) => sky))].sort());
  });
});
