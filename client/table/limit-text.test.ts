// What is said of a limit: how far the picks have come, and of a payment nothing.
import { expect, test } from 'vitest';
import type { Limit } from '../../shared/kernel/ask/limit.ts';
import { limitText } from './limit-text.ts';

const bounded: Limit = { some: [true, false, true], atMost: 1 };
const paid: Limit = { cover: ['snow'], by: [{ amount: 1, as: ['snow'] }] };

test('bounds are said with what is picked by now', () => {
  expect(limitText({ all: [bounded, { distinct: ['a', 'b', 'c'] }] }, [0, 1])).toEqual([
    expect.stringMatching(/1.*1/),
    expect.any(String),
  ]);
});

test.each<[string, Limit]>([
  ['alone', paid],
  ['beside the bounds that keep its books', { all: [paid, bounded] }],
  ['as one of several ways', { any: [{ all: [bounded, paid] }, bounded] }],
])('of a payment %s nothing is said', (_, limit) => {
  expect(limitText(limit, [0])).toEqual([]);
});
