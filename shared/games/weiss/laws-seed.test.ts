// Random matches of all pairs of starters in the edition "seed" under all laws.
import { expect, inject, test } from 'vitest';
import { violationsIn } from './testing/editions.ts';

const { editionMatches } = inject('counts');

// The time it takes on a slow machine, not what it should take.
test('all laws hold in the edition "seed", whatever decks meet', { timeout: editionMatches * 20_000 }, () => {
  expect(violationsIn('seed', editionMatches)).toEqual([]);
});
