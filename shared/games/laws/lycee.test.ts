// Random matches of this game under all laws.
import { expect, inject, test } from 'vitest';
import { violationsIn } from './violations.ts';

const { lawMatches } = inject('counts');

// The time it takes on a slow machine, not what it should take.
test('random matches of lycee obey all laws', { timeout: lawMatches * 20_000 }, () => {
  expect(violationsIn('lycee', lawMatches)).toEqual([]);
});
