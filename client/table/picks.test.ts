// Picking: what may be added, and when the picks are an answer.
import { expect, test } from 'vitest';
import type { ShownAsk } from '../../shared/kernel/view.ts';
import { answersAtOnce, banOf, isAnswer, mayDecline, moved, positionsOf, rangeOf, toggled } from './picks.ts';

const asking = (part: Partial<ShownAsk>): ShownAsk => ({
  id: 1,
  seat: 0,
  why: 'test',
  from: [{ card: 'a' }, { card: 'b' }, { card: 'c' }],
  min: 1,
  max: 2,
  cancelable: false,
  ...part,
});

test('a picked position is taken out again', () => {
  const ask = asking({});
  expect(toggled(ask, toggled(ask, [], 1), 1)).toEqual([]);
});

test('nothing is added beyond the most that may be picked', () => {
  const ask = asking({});
  expect(banOf(ask, [0, 1], 2)).toBe('full');
  expect(toggled(ask, [0, 1], 2)).toEqual([0, 1]);
});

test('what the limit forbids is banned while it cannot be mended by further picks', () => {
  const ask = asking({ limit: { sum: [1, 2, 3], atMost: 3 } });
  expect(banOf(ask, [1], 2)).toBe('limit');
  expect(banOf(ask, [1], 0)).toBeUndefined();
});

test('picks below the least or against the limit are no answer', () => {
  expect(isAnswer(asking({}), [])).toBe(false);
  expect(isAnswer(asking({ limit: { sum: [1, 2, 3], atLeast: 4 } }), [0, 1])).toBe(false);
  expect(isAnswer(asking({ limit: { sum: [1, 2, 3], atLeast: 4 } }), [0, 2])).toBe(true);
});

test('a question with a limit that nothing fulfils cannot be declined', () => {
  expect(mayDecline(asking({ min: 0 }))).toBe(true);
  expect(mayDecline(asking({ min: 0, limit: { sum: [1, 2, 3], atLeast: 1 } }))).toBe(false);
});

test('a question for one thing is answered at once, a number is not', () => {
  expect(answersAtOnce(asking({ max: 1 }))).toBe(true);
  const number = asking({ max: 1, from: [{ range: { from: 0, to: 3 } }] });
  expect(answersAtOnce(number)).toBe(false);
  expect(rangeOf(number)).toEqual({ from: 0, to: 3 });
});

test('reordering stops at both ends', () => {
  expect(moved([4, 5, 6], 2, -1)).toEqual([4, 6, 5]);
  expect(moved([4, 5, 6], 0, -1)).toEqual([4, 5, 6]);
  expect(moved([4, 5, 6], 2, 1)).toEqual([4, 5, 6]);
});

test('a card is found by every action that names it', () => {
  const ask = asking({
    from: [{ action: { do: 'play', card: 'a' } }, { action: { do: 'use', card: 'a', ability: 0 } }],
  });
  expect(positionsOf(ask, 'a')).toEqual([0, 1]);
  expect(positionsOf(null, 'a')).toEqual([]);
});
