// Choices made by the functions of ask.ts: with no, one or many candidates, mandatory or optional, nothing gets stuck.
import { describe, expect, test } from 'vitest';
import { ask, chooseCards, may, type Rule } from './ask.ts';
import { Match } from './match.ts';
import type { Seat } from './seat.ts';
import { type BareState, bareGame, bareMatch } from './testing/bare.ts';

const give = (match: Match<BareState>, seat: Seat, ...answer: number[]) =>
  match.submit(seat, match.askOf(seat)?.id ?? 0, answer);

describe('a choice of cards', () => {
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
