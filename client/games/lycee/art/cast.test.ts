// Tests of the cast of Lycee: a card shows whom it names, who is known again by face and motif, and no place is painted for nobody.
import { describe, expect, it } from 'vitest';
import { CATALOGUE, printOf } from '../../../../shared/games/lycee/cards/catalogue.ts';
import { compositionOf } from '../../../art/casting-office.ts';
import { LYCEE_STAGING } from './staging.ts';

const { castings, scenes, skies } = LYCEE_STAGING;
const prints = [...CATALOGUE.values()].map(printOf);
/** "Mette" of "Mette, Late Again". */
const titled = prints.flatMap((print) => {
  const [person = '', title] = print.name.en.split(',');
  return print.type === 'character' && title !== undefined ? [{ person, print }] : [];
});

describe('the cast', () => {
  it('a card that names somebody shows nobody else', () => {
    expect(titled.length).toBeGreaterThan(35);
    for (const { person, print } of titled) {
      expect(
        castings[print.no]?.people.map(({ name }) => name),
        print.no,
      ).toEqual([person]);
    }
  });
  it('whoever is on several cards has the same face and hair on each, and a motif in common', () => {
    const byPerson = Map.groupBy(titled, ({ person }) => person);
    const several = [...byPerson.values()].filter((cards) => cards.length > 1);
    expect(several.length).toBeGreaterThanOrEqual(9);
    for (const cards of several) {
      const shown = cards.map(({ print }) => compositionOf(LYCEE_STAGING, print));
      expect(new Set(shown.map(({ figures }) => JSON.stringify(figures[0]?.colors))).size).toBe(1);
      const [first = [], ...others] = shown.map(({ motif, aids }) => [motif, ...aids]);
      const common = first.filter((icon) => others.every((icons) => icons.includes(icon)));
      expect(common, cards[0]?.person).not.toEqual([]);
    }
  });
  it('takes place in every scene and under every sky that there is', () => {
    const shown = prints.map((print) => compositionOf(LYCEE_STAGING, print));
    expect(Object.keys(scenes).sort()).toEqual([...new Set(shown.map(({ scene }) => scene))].sort());
    expect(Object.keys(skies).sort()).toEqual([...new Set(shown.map(({ sky }) => sky))].sort());
  });
});
