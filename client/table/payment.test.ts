// A question that is answered by paying: the running points, and the smallest ways first.
import { expect, test } from 'vitest';
import type { Limit } from '../../shared/kernel/ask/limit.ts';
import type { ShownAsk } from '../../shared/kernel/view.ts';
import { paymentOf } from './payment.ts';

const by = [
  { amount: 1, as: ['red', 'any'] },
  { amount: 1, as: ['red', 'any'] },
  { amount: 2, as: ['blue', 'any'] },
  { amount: 3, as: ['red', 'any'] },
];
const cover: Limit = { cover: ['red', 'any'], by };
const askWith = (limit: Limit | undefined): ShownAsk => ({
  id: 1,
  seat: 0,
  why: 'pay',
  from: ['one', 'same', 'two', 'three'].map((card) => ({ card })),
  min: 1,
  max: 4,
  cancelable: false,
  ...(limit && { limit }),
});
const numberOf = (handle: string): string => (handle === 'same' ? 'one' : handle);

test('a question about anything else is no payment', () => {
  expect(paymentOf(askWith(undefined), [], numberOf)).toBeNull();
  expect(paymentOf(askWith({ same: ['a', 'a', 'b', 'b'] }), [], numberOf)).toBeNull();
});
test('the fewest cards come first, then those that waste least, and equal cards are offered once', () => {
  expect(paymentOf(askWith(cover), [], numberOf)?.ways).toEqual([[3], [0, 1], [0, 2]]);
});
test('what is picked already is part of every way', () => {
  expect(paymentOf(askWith(cover), [2], numberOf)?.ways).toEqual([[0, 2]]);
});
test('the running points say which pips are paid', () => {
  const pips = paymentOf(askWith(cover), [2], numberOf)?.pips;
  expect(pips).toEqual([
    { pip: 'red', paid: false },
    { pip: 'any', paid: true },
  ]);
});
test('points given already count', () => {
  const given = paymentOf(askWith({ ...cover, given: [{ amount: 1, as: ['red', 'any'] }] }), [], numberOf);
  expect(given?.pips.map(({ paid }) => paid)).toEqual([true, false]);
  expect(given?.ways[0]).toEqual([0]);
});
test('a payment among other parts of a limit is found', () => {
  const either: Limit = {
    any: [
      { all: [cover, { some: [false, false, false, true], atMost: 0 }] },
      { some: [false, false, false, true], atLeast: 1 },
    ],
  };
  expect(paymentOf(askWith(either), [], numberOf)?.ways[0]).toEqual([3]);
});
test('every way answers the whole question', () => {
  const also = (part: Limit): ShownAsk => askWith({ all: [cover, part] });
  const without = also({ some: [false, true, false, true], atMost: 0 });
  expect(paymentOf(without, [], numberOf)?.ways).toEqual([[0, 2]]);
  const within = also({ some: [true, false, false, false], atLeast: 1 });
  expect(paymentOf(within, [], numberOf)?.ways).toEqual([
    [0, 1],
    [0, 2],
    [0, 3],
  ]);
});
