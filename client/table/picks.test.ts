// Picking: what may be added, and when the picks are an answer.
import { expect, test } from 'vitest';
import type { ShownAsk } from '../../shared/kernel/view.ts';
import {
  answersAtOnce,
  banOf,
  dialedFirst,
  formOf,
  isAnswer,
  mayDecline,
  moved,
  positionsOf,
  rangeOf,
  toggled,
} from './picks.ts';

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

const lineUps = asking({ from: [{ prints: ['a', 'b'] }, { prints: ['a', 'c'] }], max: 1 });

test('line-ups and decks have a form, also where no deck is offered yet, and nothing else has', () => {
  const deck = { name: 'One', cards: { a: 2 } };
  expect(formOf(lineUps)).toBe('lineUp');
  expect(formOf(asking({ from: [{ deck }], max: 1 }))).toBe('deck');
  expect(formOf(asking({ from: [], min: 0, max: 1, registers: true }))).toBe('deck');
  expect(formOf(asking({}))).toBeUndefined();
});

test('in a form for one thing another pick takes the place of the last, and is sent by itself only when confirmed', () => {
  expect(answersAtOnce(lineUps)).toBe(false);
  expect(answersAtOnce(asking({ max: 1 }))).toBe(true);
  expect(banOf(lineUps, [0], 1)).toBeUndefined();
  expect(toggled(lineUps, [0], 1)).toEqual([1]);
  expect(toggled(lineUps, [1], 1)).toEqual([1]);
});

test('the number of a question begins at the lowest, or where the game says so at the highest', () => {
  const ask = asking({ why: 'spend', from: [{ range: { from: 2, to: 5 } }] });
  expect(dialedFirst({}, ask)).toBe(2);
  expect(dialedFirst({ fromHighest: ['spend'] }, ask)).toBe(5);
  expect(dialedFirst({ fromHighest: ['other'] }, ask)).toBe(2);
});
