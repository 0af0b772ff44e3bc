// Tests of what an attack would do, with the numbers of the rulings.
import { describe, expect, inject, it } from 'vitest';
import { gameOf } from '../../../shared/games/index.ts';
import { kindsFor } from '../../../shared/games/weiss/attack.ts';
import { weiss } from '../../../shared/games/weiss/game.ts';
import type { Table } from '../../../shared/games/weiss/state.ts';
import type { Match } from '../../../shared/kernel/match.ts';
import type { TableModel } from '../../../shared/kernel/model.ts';
import type { Seat } from '../../../shared/kernel/seat.ts';
import { newMatch, playerRng, randomSteps } from '../../../shared/kernel/testing/play.ts';
import { kindsOf, outlook } from './preview.ts';

const { simMatches } = inject('counts');
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
    expect(kindsOf(model({}, null), 'a')).toEqual(['direct']);
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
    expect(kindsOf(model({}, {}), 'a')).toEqual(['frontal', 'side']);
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

describe('kinds of attack', () => {
  const laid = (attacker: string, defender: string | null): TableModel => {
    const shown = model({}, defender === null ? null : {});
    return { ...shown, cards: { a: { no: attacker }, ...(defender === null ? {} : { d: { no: defender } }) } };
  };
  it('a character that cannot attack frontally, or from the side, is not promised to', () => {
    expect(kindsOf(laid('PM/S01-004', no), 'a')).toEqual(['side']);
    expect(kindsOf(laid('PM/S01-006', no), 'a')).toEqual(['frontal']);
    expect(kindsOf(laid('PM/S01-006', null), 'a')).toEqual(['direct']);
  });
  it('what keeps only another character from a kind of attack is not taken into account', () => {
    expect(kindsOf(laid(no, 'PM/S01-006'), 'a')).toEqual(['frontal', 'side']);
  });
  it('in random matches no kind is foreseen that the rules forbid', () => {
    for (let seed = 0; seed < simMatches / 10; seed++) {
      const match = newMatch(weiss, seed);
      const rng = playerRng(seed);
      for (const step of randomSteps(match, rng)) {
        judge(match, step.seat);
        match.submit(step.seat, step.id, step.answer);
      }
    }
  });
  function judge(match: Match<Table>, seat: Seat): void {
    const asked = match.askOf(seat)?.spec;
    if (asked?.why !== 'attack') return;
    const [seen, shown] = [match.view(seat), match.shownAsk(seat)?.from ?? []];
    for (const [i, one] of asked.from.entries()) {
      const named = shown[i];
      if (!('card' in one) || named === undefined || !('card' in named)) throw new Error('an attacker is a card');
      expect(kindsFor(match.state, one.card)).toEqual(expect.arrayContaining([...kindsOf(seen, named.card)]));
    }
  }
});
