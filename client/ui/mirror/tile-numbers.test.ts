// Tests of the numbers on the tile of a card.
import { expect, test } from 'vitest';
import type { CardPrint } from '../../../shared/kernel/game.ts';
import { numbersOf } from './tile-numbers.ts';

const print = { numbers: { large: 500, small: 1 } } as unknown as CardPrint;
const wanted = [{ of: 'large' }, { of: 'small', sign: '+' }, { of: 'third', named: true }] as const;
const changes = (values?: Readonly<Record<string, number>>) =>
  numbersOf({ no: 'x', ...(values && { values }) }, print, wanted).map(({ of, value, change }) => [of, value, change]);

test('a number that has risen is told from one that has fallen', () => {
  expect(changes({ large: 700, small: 0 })).toEqual([
    ['large', 700, 'raised'],
    ['small', 0, 'lowered'],
  ]);
  expect(changes({ large: 500 })).toEqual([
    ['large', 500, ''],
    ['small', 1, ''],
  ]);
});

test('one that was not printed has not changed, and one that there is not is left out', () => {
  expect(changes({ third: 2 })).toEqual([
    ['large', 500, ''],
    ['small', 1, ''],
    ['third', 2, ''],
  ]);
  expect(numbersOf({ no: 'x' }, undefined, wanted)).toEqual([]);
});
