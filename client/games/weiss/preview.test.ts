// Tests of what an attack would do, with the numbers of the rulings.
import { describe, expect, it } from 'vitest';
import { gameOf } from '../../../shared/games/index.ts';
import type { TableModel } from '../../../shared/kernel/model.ts';
import { kindsAgainst, outlook } from './preview.ts';

const game = gameOf('weiss');
const no = game.prints()[0]?.no ?? '';

function model(attacker: Record<string, number>, defender: Record<string, number> | null): TableModel {
  return {
    zones: [{ frontCenter: ['a'] }, { frontCenter: defender === null ? [] : ['d'] }],
    cards: {
      a: { no, state: 'stand', values: attacker },
      ...(defender === null ? {} : { d: { no, state: 'stand', values: defender } }),
    },
    looks: [],
    facts: {},
  };
}
const damage = (kind: 'frontal' | 'side' | 'direct', attacker: number, level: number | null): number =>
  outlook(game, model({ soul: attacker, power: 1000 }, level === null ? null : { level, power: 1000 }), 'a', kind)
    .damage;

describe('what an attack would do', () => {
  it('G18: against an empty place it is direct and deals one more', () => {
    expect(kindsAgainst(null)).toEqual(['direct']);
    expect(damage('direct', 1, null)).toBe(2);
  });
  it('G20: soul 2 against the side of level 2 deals nothing, and never less', () => {
    expect(damage('side', 2, 2)).toBe(0);
    expect(damage('side', 1, 3)).toBe(0);
  });
  it('G22: against the side of level 0, or of a negative one, the soul stays as it is', () => {
    expect(damage('side', 2, 0)).toBe(2);
    expect(damage('side', 2, -1)).toBe(2);
  });
  it('a frontal attack deals its soul as it is now', () => {
    expect(kindsAgainst('d')).toEqual(['frontal', 'side']);
    expect(damage('frontal', 3, 2)).toBe(3);
  });
  it('G27: the lower power is reversed, equal powers both are', () => {
    const fates = (mine: number, theirs: number) =>
      outlook(game, model({ soul: 1, power: mine }, { level: 0, power: theirs }), 'a', 'frontal').battle;
    expect(fates(3000, 2500)).toEqual({ attacker: 'stays', defender: 'reversed' });
    expect(fates(2500, 3000)).toEqual({ attacker: 'reversed', defender: 'stays' });
    expect(fates(3000, 3000)).toEqual({ attacker: 'reversed', defender: 'reversed' });
    expect(outlook(game, model({ soul: 1, power: 1 }, { level: 0 }), 'a', 'side').battle).toBeNull();
  });
});
