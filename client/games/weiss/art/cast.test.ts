// Tests of the cast of Weiß Schwarz: who is known from one card is known again on the next, and what is rare shines.
import { describe, expect, it } from 'vitest';
import { gameOf } from '../../../../shared/games/index.ts';
import { compositionOf } from '../../../art/casting-office.ts';
import { isFoil } from './rarities.ts';
import { WEISS_STAGING } from './staging.ts';

const prints = gameOf('weiss').prints();

describe('the cast', () => {
  it('whoever is on several cards has the same motif, hair and face on each', () => {
    const known = new Map<string, string>();
    for (const print of prints) {
      const { motif, figures } = compositionOf(WEISS_STAGING, print);
      const [person = '', title] = print.name.en.split(',');
      if (print.type !== 'character' || title === undefined || figures.length !== 1) continue;
      const { skin, hair, iris, eyes } = figures[0]?.colors ?? {};
      const look = JSON.stringify([motif, skin, hair, iris, eyes]);
      expect(known.get(person) ?? look, print.no).toBe(look);
      known.set(person, look);
    }
    expect(known.size).toBeGreaterThan(10);
  });
});

describe('foil', () => {
  it('lies on the rares and on nothing else', () => {
    const foiled = new Set(prints.filter(isFoil).map(({ rarity }) => rarity));
    expect([...foiled].sort()).toEqual(['CR', 'PR', 'R', 'RR']);
    expect(isFoil({ rarity: 'C' })).toBe(false);
    expect(isFoil({})).toBe(false);
  });
});
