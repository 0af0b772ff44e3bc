// Hashes of plain data and of states.
import { describe, expect, test } from 'vitest';
import { canonical, hashState, hashText } from './hash.ts';
import { newMatch, playerRng, playRandom } from './testing/play.ts';
import { toy } from './testing/toy/toy.ts';

test('canonical text is the same for equal data, whatever the order of keys, and differs where lists do', () => {
  expect(canonical({ b: [1, { d: 2, c: 3 }], a: null })).toBe(canonical({ a: null, b: [1, { c: 3, d: 2 }] }));
  expect(canonical([1, 2])).not.toBe(canonical([2, 1]));
});

test('a hash has 16 hexadecimal digits and tells small differences apart', () => {
  const texts = ['', 'a', 'b', 'ab', 'ba', 'aa', ...Array.from({ length: 2000 }, (_, n) => `card ${n}`)];
  const hashes = texts.map(hashText);
  for (const hash of hashes) expect(hash).toMatch(/^[0-9a-f]{16}$/);
  expect(new Set(hashes).size).toBe(texts.length);
});

describe('the hash of a state', () => {
  test('does not depend on whether anybody listens', () => {
    for (let seed = 1; seed <= 5; seed++) {
      const [told, untold] = [newMatch(toy, seed, true), newMatch(toy, seed, false)];
      playRandom(told, playerRng(seed));
      playRandom(untold, playerRng(seed));
      expect(hashState(told.state)).toBe(hashState(untold.state));
      expect(untold.listen()).toEqual([]);
    }
  });

  test('differs between matches of different seeds', () => {
    const hashes = [1, 2, 3, 4, 5, 6].map((seed) => hashState(newMatch(toy, seed).state));
    expect(new Set(hashes).size).toBe(6);
  });
});
