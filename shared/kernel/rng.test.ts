// Chance: ChaCha8 against published and independent results, even rolls, scripts, handles.
import fc from 'fast-check';
import { describe, expect, inject, test } from 'vitest';
import { cloneRng, handleOf, mix, type Rng, rngFrom, roll, seedFromNumber, shuffle } from './rng.ts';

const { propertyRuns: numRuns } = inject('counts');
const WORD = 2 ** 32;

/** ChaCha8 as it is described, in plain numbers and without a thought for speed. */
function chacha8(key: readonly number[], tail: readonly number[]): number[] {
  const start = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574, ...key, ...tail];
  const x = [...start];
  const at = (i: number): number => x[i] as number;
  const turn = (word: number, by: number): number => ((word * 2 ** by) % WORD) + Math.floor(word / 2 ** (32 - by));
  const mix = (a: number, b: number, d: number, by: number): void => {
    x[a] = (at(a) + at(b)) % WORD;
    x[d] = turn(Number(BigInt(at(d)) ^ BigInt(at(a))), by);
  };
  const quarter = (a: number, b: number, c: number, d: number): void => {
    mix(a, b, d, 16);
    mix(c, d, b, 12);
    mix(a, b, d, 8);
    mix(c, d, b, 7);
  };
  for (let round = 0; round < 8; round += 2) {
    for (let i = 0; i < 4; i++) quarter(i, 4 + i, 8 + i, 12 + i);
    for (let i = 0; i < 4; i++) quarter(i, 4 + ((i + 1) % 4), 8 + ((i + 2) % 4), 12 + ((i + 3) % 4));
  }
  return x.map((word, i) => (word + (start[i] as number)) % WORD);
}
const bytesOf = (words: readonly number[]): string =>
  words
    .flatMap((word) => [0, 8, 16, 24].map((shift) => ((word >>> shift) & 255).toString(16).padStart(2, '0')))
    .join('');

describe('ChaCha8', () => {
  test('of a zero key gives the published key stream', () => {
    const words = chacha8(new Array<number>(8).fill(0), [0, 0, 0, 0]);
    expect(bytesOf(words)).toBe(
      '3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42',
    );
    expect(roll(rngFrom('0'.repeat(64)), WORD)).toBe(words[0]);
  });

  test('gives each roll the first word of the next block', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(WORD - 1), { minLength: 8, maxLength: 8 }), fc.nat(2 ** 40), (key, counter) => {
        const rng = { key, counter };
        const tail = (n: number) => [n % WORD, Math.floor(n / WORD), 0, 0];
        expect(roll(rng, WORD)).toBe(chacha8(key, tail(counter))[0]);
        expect(roll(rng, WORD)).toBe(chacha8(key, tail(counter + 1))[0]);
        expect(rng.counter).toBe(counter + 2);
      }),
      { numRuns },
    );
  });

  test('spreads a small number over a whole seed', () => {
    const words = chacha8([7, 0, 0, 0, 0, 0, 0, 0], [0, 0, 2, 0]).slice(0, 8);
    expect(seedFromNumber(7)).toBe(words.map((word) => word.toString(16).padStart(8, '0')).join(''));
    expect(rngFrom(seedFromNumber(7)).key).toEqual(words);
  });

  test('refuses a seed of another length', () => {
    expect(() => rngFrom('ab')).toThrow('64 hexadecimal digits');
  });
});

describe('a roll', () => {
  test('falls evenly on every side', () => {
    const rng = rngFrom(seedFromNumber(1));
    const rolls = 6000;
    const counts = new Array<number>(6).fill(0);
    for (let i = 0; i < rolls; i++) counts[roll(rng, 6)]!++;
    const chiSquare = counts.reduce((sum, count) => sum + (count - rolls / 6) ** 2 / (rolls / 6), 0);
    expect(chiSquare).toBeLessThan(20.5);
  });

  test('does not favour low numbers where the sides do not divide a word', () => {
    const rng = rngFrom(seedFromNumber(2));
    const rolls = 4000;
    let low = 0;
    for (let i = 0; i < rolls; i++) if (roll(rng, 3 * 2 ** 30) < 2 ** 30) low++;
    // By remainder alone it would be a half.
    expect(low / rolls).toBeGreaterThan(0.3);
    expect(low / rolls).toBeLessThan(0.37);
  });

  test('needs a side to fall on', () => {
    expect(() => roll(rngFrom(seedFromNumber(1)), 0)).toThrow('at least one side');
  });
});

describe('a shuffle', () => {
  test('keeps every element, and gives each order as often as any other', () => {
    const rng = rngFrom(seedFromNumber(3));
    const counts = new Map<string, number>();
    for (let i = 0; i < 6000; i++) {
      const list = [0, 1, 2];
      shuffle(rng, list);
      counts.set(list.join(''), (counts.get(list.join('')) ?? 0) + 1);
    }
    expect([...counts.keys()].sort()).toEqual(['012', '021', '102', '120', '201', '210']);
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(130);
  });
});

describe('a script', () => {
  const scripted = () => ({ ...rngFrom(seedFromNumber(4)), script: { shuffles: [[2, 0, 1]], rolls: [5] } });

  test('is followed and used up', () => {
    const rng = scripted();
    const list = [7, 8, 9];
    shuffle(rng, list);
    expect(list).toEqual([9, 7, 8]);
    expect(roll(rng, 6)).toBe(5);
    expect(rng.script).toEqual({ shuffles: [], rolls: [] });
    expect(() => roll(rng, 6)).toThrow('no roll below 6 left');
    expect(() => shuffle(rng, list)).toThrow('no order of 3 left');
  });

  test('that does not fit is refused', () => {
    expect(() => roll(scripted(), 5)).toThrow('no roll below 5 left');
    expect(() => shuffle(scripted(), [7])).toThrow('each of 1 places');
    const doubled = { ...scripted(), script: { shuffles: [[0, 0, 1]], rolls: [] } };
    expect(() => shuffle(doubled, [7, 8, 9])).toThrow('order');
  });

  test('may say what lies at the end of the list only: each place takes what fits it and is not taken yet', () => {
    const rng = { ...scripted(), script: { shuffles: [{ last: [[8], [5, 7], [5, 7]] }, { last: [[4]] }], rolls: [] } };
    const list = [5, 6, 7, 8, 9];
    shuffle(rng, list);
    expect(list).toEqual([6, 9, 5, 7, 8]);
    expect(() => shuffle(rng, list)).toThrow('fits place 1');
  });

  test('says nothing of what is only mixed', () => {
    const rng = scripted();
    const list = [1, 2, 3];
    mix(rng, list);
    expect(list.toSorted()).toEqual([1, 2, 3]);
    expect(rng.script.shuffles).toHaveLength(1);
  });

  test('of a copy is used up apart from the original', () => {
    const rng = scripted();
    const copy = cloneRng(rng);
    roll(copy, 6);
    shuffle(copy, [1, 2, 3]);
    expect(rng.script).toEqual({ shuffles: [[2, 0, 1]], rolls: [5] });
    expect(copy).not.toEqual(rng);
  });
});

describe('a tape', () => {
  test('has everything that chance gave, also to copies, and plays again as a script', () => {
    const rng: Rng = { ...rngFrom(seedFromNumber(5)), tape: [] };
    const [first, second] = [
      [1, 2, 3, 4],
      [5, 6, 7],
    ];
    shuffle(rng, first);
    const value = roll(rng, 6);
    shuffle(cloneRng(rng), second);
    expect(rng.tape).toEqual([{ shuffled: first }, { roll: value, of: 6 }, { shuffled: second }]);
    const again = {
      ...rngFrom(seedFromNumber(6)),
      script: { shuffles: [{ last: first.map((n) => [n]).reverse() }], rolls: [value] },
    };
    const list = [1, 2, 3, 4];
    shuffle(again, list);
    expect([list, roll(again, 6)]).toEqual([first, value]);
  });
});

describe('a handle', () => {
  test('is new in each life, another for each card, and the same whenever it is asked for', () => {
    const rng = rngFrom(seedFromNumber(5));
    const handles = [0, 1, 2].flatMap((card) => [0, 1, 2].map((life) => handleOf(rng, card, life)));
    expect(new Set(handles).size).toBe(9);
    roll(rng, 6);
    expect(handleOf(rng, 0, 0)).toBe(handles[0]);
    expect(handleOf(rngFrom(seedFromNumber(6)), 0, 0)).not.toBe(handles[0]);
    for (const handle of handles) expect(handle).toMatch(/^[\w-]{8}$/);
  });
});
