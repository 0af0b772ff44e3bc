// A payment in words: every kind of point once, with how far it has come.
import { expect, test } from 'vitest';
import { GAMES } from '../../shared/games/index.ts';
import type { GameFront } from '../../shared/kernel/game.ts';
import { paidText } from './payment-text.ts';

const [game] = Object.values(GAMES).filter(({ prints }) => prints().some(({ color }) => color === 'red'));
const said = (...pips: readonly (readonly [string, boolean])[]): string =>
  paidText({ game: game as GameFront }, { pips: pips.map(([pip, paid]) => ({ pip, paid })), ways: [] });

test('a point by itself is said to be paid, or named', () => {
  expect(said(['red', false])).toBe('Paid 0 of 1: red');
  expect(said(['red', true], ['blue', false])).toBe('Paid 1 of 2: red ✓, blue');
});
test('of several alike it is said how many are paid', () => {
  expect(said(['red', true], ['blue', true], ['blue', false], ['blue', false])).toBe('Paid 2 of 4: red ✓, blue 1 of 3');
  expect(said(['blue', true], ['blue', true])).toBe('Paid 2 of 2: blue ✓');
});
