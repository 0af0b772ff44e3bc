// Tests of the cast of Spellcard: a spell card shows its owner, who is known again by face and motif, and each has a ground of its own.
import { describe, expect, it } from 'vitest';
import type { CardData } from '../../../../shared/games/spellcard/card-data.ts';
import { CATALOGUE, printOf } from '../../../../shared/games/spellcard/cards/catalogue.ts';
import type { Composition } from '../../../art/artwork.ts';
import { compositionOf } from '../../../art/casting-office.ts';
import { SPELLCARD_STAGING } from './staging.ts';

const { castings, personas, scenes, skies } = SPELLCARD_STAGING;
const cards = [...CATALOGUE.values()];
const pictureOf = (card: CardData): Composition => compositionOf(SPELLCARD_STAGING, printOf(card));
const shownOn = ({ no }: CardData): readonly string[] => castings[no]?.people.map(({ name }) => name) ?? [];
const characters = cards.filter(({ type }) => type === 'character');
const withSpells = characters.map((character) => ({
  character,
  all: [character, ...cards.filter((card) => card.type === 'spell' && card.owner === character.no)],
}));

describe('the cast', () => {
  it('a character is on their card and on each of their spell cards, alone', () => {
    expect(withSpells.map(({ all }) => all.length)).toEqual(characters.map(() => 6));
    for (const { character, all } of withSpells)
      for (const card of all) expect(shownOn(card), card.no).toEqual([character.name.en]);
  });
  it('nobody is on any other card', () => {
    const others = cards.filter(({ type }) => type !== 'character' && type !== 'spell');
    expect(others.length).toBeGreaterThan(40);
    expect(others.flatMap(shownOn)).toEqual([]);
  });
  it('whoever is on several cards has the same colours on each, and a motif in common', () => {
    for (const { character, all } of withSpells) {
      const shown = all.map(pictureOf);
      expect(new Set(shown.map(({ figures }) => JSON.stringify(figures[0]?.colors))).size, character.no).toBe(1);
      const [first = [], ...others] = shown.map(({ motif, aids }) => [motif, ...aids]);
      const common = first.filter((icon) => others.every((icons) => icons.includes(icon)));
      expect(common, character.no).not.toEqual([]);
    }
  });
  it('no two people have hair, clothes or body of the same colours, nor the same motif before them', () => {
    const looks = Object.values(personas).map(({ dress, ...look }) => [
      'cut' in look ? `${look.cut} ${look.hair}` : look.kind,
      dress?.join(),
    ]);
    for (const side of [0, 1]) expect(new Set(looks.map((look) => look[side])).size).toBe(characters.length);
    expect(new Set(characters.map((card) => pictureOf(card).motif)).size).toBe(characters.length);
  });
});

describe('the grounds', () => {
  it('every character, every spell card and every environment has one of its own', () => {
    const own = cards.filter(
      (card) => card.type === 'character' || card.type === 'spell' || (card.type === 'item' && 'gives' in card),
    );
    expect(own.length).toBe(characters.length * 6 + 8);
    expect(new Set(own.map((card) => pictureOf(card).scene)).size).toBe(own.length);
  });
  it('something is on every one that there is, and under every sky', () => {
    const shown = cards.map(pictureOf);
    expect(Object.keys(scenes).sort()).toEqual([...new Set(shown.map(({ scene }) => scene))].sort());
    expect(Object.keys(skies).sort()).toEqual([...new Set(shown.map(({ sky }) => sky))].sort());
  });
  it('no two cards of the whole game show the same motif on the same ground', () => {
    const looks = cards.map(pictureOf).map(({ motif, scene }) => `${motif} on ${scene}`);
    expect(looks.filter((look, at) => looks.indexOf(look) !== at)).toEqual([]);
  });
});
