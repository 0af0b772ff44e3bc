// The floor plays whole matches much as long as those of the rules: only so do decisions a second compare.
import { expect, test } from 'vitest';
import { newMatch, playerRng, playRandom } from '../../../kernel/testing/play.ts';
import { weiss } from '../game.ts';
import { playFloor } from './rules.ts';

const SEEDS = Array.from({ length: 20 }, (_, i) => i + 1);
const mean = (lengths: readonly number[]): number => lengths.reduce((sum, n) => sum + n, 0) / lengths.length;

test('a match of the floor takes about as many decisions as one of the rules, and with the same seed the same', () => {
  const floors = SEEDS.map(playFloor);
  const matches = SEEDS.map((seed) => playRandom(newMatch(weiss, seed, false), playerRng(seed)).length);
  expect(mean(floors) / mean(matches)).toBeGreaterThan(0.75);
  expect(mean(floors) / mean(matches)).toBeLessThan(1.33);
  expect(new Set(floors).size).toBeGreaterThan(10);
  expect(SEEDS.map(playFloor)).toEqual(floors);
});
