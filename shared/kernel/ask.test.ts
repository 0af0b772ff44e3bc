// Choices made by the functions of ask.ts: with no, one or many candidates, mandatory or optional, nothing gets stuck.
import { describe, expect, test } from 'vitest';
import { ask, askBoth, chooseAction, chooseCards, chooseNumber, chooseOption, may, type Rule } from './ask.ts';
import type { Json } from './json.ts';
import { Match } from './match.ts';
import type { Seat } from './seat.ts';
import { type BareState, bareGame, bareMatch } from './testing/bare.ts';

const give = (match: Match<BareState>, seat: Seat, ...answer: number[]) =>
  match.submit(seat, match.askOf(seat)?.id ?? 0, answer);

describe('D08: a choice of cards', () => {
  const cases = [0, 1, 3].flatMap((n) => [false, true].map((optional) => ({ n, optional })));
  test.for(cases)('among $n goes on with every answer, optional: $optional', ({ n, optional }) => {
    const game = bareGame(function* (state): Rule {
      const cards = [0, 1, 2].slice(0, n);
      const chosen = yield* chooseCards(0, 'choose', cards, { min: optional ? 0 : 1, max: 1 });
      state.notes.push(chosen);
      yield* may(0, 'after');
    });
    const start = () => Match.start(game, game.setup({ seed: '', decks: [] as never, options: {} }, true));
    const isAsked = start().shownAsk(0)?.why === 'choose';
    expect(isAsked).toBe(optional ? n > 0 : n > 1);
    const answers = isAsked ? [...(optional ? [[]] : []), ...Array.from({ length: n }, (_, i) => [i])] : [undefined];
    for (const answer of answers) {
      const match = start();
      if (answer !== undefined) expect(give(match, 0, ...answer)).toBeUndefined();
      expect(match.shownAsk(0)?.why).toBe('after');
      expect(match.state.notes).toEqual([answer ?? (n === 0 ? [] : [0])]);
    }
    if (isAsked && !optional) expect(give(start(), 0)).toBe('illegal');
  });

  test('in a covert window is asked even where there is nothing to choose', () => {
    const match = bareMatch(function* (): Rule {
      yield* chooseCards(1, 'respond', [], { min: 0, max: 1 }, { covert: 'response' });
      yield* ask({ seat: 0, why: 'after', from: [], min: 0, max: 0 });
    });
    expect(match.heardAsks(0)).toEqual([{ seat: 1, why: 'response' }]);
    expect(give(match, 1)).toBeUndefined();
    expect(match.shownAsk(0)?.why).toBe('after');
  });
});

describe('D08: every other kind of question', () => {
  /** Plays the rule with each answer in turn; says what it returned, or 'illegal' where the answer was refused. */
  function outcomes(make: () => Rule<Json | undefined>, answers: readonly (readonly number[])[]): (Json | undefined)[] {
    return answers.map((answer) => {
      const match = bareMatch(function* (state): Rule {
        state.notes.push((yield* make()) ?? 'nothing');
        yield* may(0, 'after');
      });
      if (match.shownAsk(0)?.why !== 'after') {
        const refusal = give(match, 0, ...answer);
        if (refusal !== undefined) return refusal;
      }
      expect(match.shownAsk(0)?.why).toBe('after');
      return match.state.notes[0];
    });
  }
  const tries = [[], [0], [1], [0, 1], [0, 0], [-1], [0.5]];

  test('among hidden cards is asked with none, one and many, and goes on', () => {
    const choose = (n: number, min: number) => () =>
      chooseCards(0, 'choose', [0, 1, 2].slice(0, n), { min, max: 1 }, { hidden: true });
    const bad = 'illegal';
    expect(outcomes(choose(0, 1), tries)).toEqual([[], bad, bad, bad, bad, bad, bad]);
    expect(outcomes(choose(1, 1), tries)).toEqual([bad, [0], bad, bad, bad, bad, bad]);
    expect(outcomes(choose(3, 0), tries)).toEqual([[], [0], [1], bad, bad, bad, bad]);
  });
  test('one of several options, asked only where there are several', () => {
    const bad = 'illegal';
    expect(outcomes(() => chooseOption(0, 'choose', ['left']), [[]])).toEqual(['left']);
    expect(outcomes(() => chooseOption(0, 'choose', ['left', 'right']), tries)).toEqual([
      bad,
      'left',
      'right',
      bad,
      bad,
      bad,
      bad,
    ]);
  });
  test('to do something or not: declining is an answer, and where it is impossible nothing is asked', () => {
    const bad = 'illegal';
    expect(outcomes(() => may(0, 'choose'), tries)).toEqual([false, true, bad, bad, bad, bad, bad]);
    expect(outcomes(() => may(0, 'choose', { possible: false }), [[]])).toEqual([false]);
    expect(outcomes(() => may(0, 'choose', { possible: false, covert: 'window' }), tries.slice(0, 2))).toEqual([
      false,
      bad,
    ]);
  });
  test('one of no, one or many actions, or none', () => {
    const offer = [{ action: { do: 'a' } }, { action: { do: 'b' } }];
    const bad = 'illegal';
    expect(outcomes(() => chooseAction(0, 'choose', []), tries.slice(0, 2))).toEqual(['nothing', bad]);
    expect(outcomes(() => chooseAction(0, 'choose', offer.slice(0, 1)), tries.slice(0, 3))).toEqual([
      'nothing',
      offer[0],
      bad,
    ]);
    expect(outcomes(() => chooseAction(0, 'choose', offer), tries.slice(0, 4))).toEqual([
      'nothing',
      offer[0],
      offer[1],
      bad,
    ]);
  });
  test('a number takes whole numbers of its range and nothing else', () => {
    const answers = [[], [2], [4], [1], [5], [3, 3], [2.5]];
    const bad = 'illegal';
    expect(outcomes(() => chooseNumber(0, 'choose', 2, 4), answers)).toEqual([bad, 2, 4, bad, bad, bad, bad]);
  });
  test('of both seats at once goes on when both have answered, in either order', () => {
    for (const first of [0, 1] as const) {
      const match = bareMatch(function* (state): Rule {
        const spec = (seat: Seat) => ({
          seat,
          why: 'choose',
          from: [{ option: 'x' }, { option: 'y' }],
          min: 0,
          max: 1,
        });
        state.notes.push(yield* askBoth([spec(0), spec(1)]));
        yield* may(0, 'after');
      });
      expect(give(match, first, 1)).toBeUndefined();
      expect(match.shownAsk(first)).toBeUndefined();
      expect(give(match, first === 0 ? 1 : 0)).toBeUndefined();
      expect(match.state.notes).toEqual([first === 0 ? [[1], []] : [[], [1]]]);
      expect(match.shownAsk(0)?.why).toBe('after');
    }
  });
});

describe('a question that no answer would satisfy is refused', () => {
  test.for([
    { min: -2, max: -2 },
    { min: 2, max: 1 },
    { min: 3, max: 3 },
  ])('at least $min and at most $max of two', (amount) => {
    const game = bareGame(function* (): Rule {
      yield* ask({ seat: 0, why: 'choose', from: [{ card: 0 }, { card: 1 }], ...amount });
    });
    expect(() => Match.start(game, game.setup({ seed: '', decks: [] as never, options: {} }, true))).toThrow('choose');
  });
});
