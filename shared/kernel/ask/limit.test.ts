// Limits against brute force: every answer of the module is compared with all subsets of a small offer.
import fc from 'fast-check';
import { describe, expect, inject, test } from 'vitest';
import { rngFrom, seedFromNumber } from '../rng.ts';
import { allows, type Limit, minimalSets, sample, satisfied } from './limit.ts';

const { propertyRuns: numRuns } = inject('counts');

const subsets = (n: number): number[][] =>
  Array.from({ length: 2 ** n }, (_, bits) => Array.from({ length: n }, (_, i) => i).filter((i) => bits & (1 << i)));
const bounds = (most: number) =>
  fc.record(
    { atLeast: fc.integer({ min: -2, max: most }), atMost: fc.integer({ min: -1, max: most }) },
    { requiredKeys: [] },
  );
const tag = fc.constantFrom('sun', 'moon', 'star');
const list = <T>(one: fc.Arbitrary<T>, n: number) => fc.array(one, { minLength: n, maxLength: n });
const points = (most: number) =>
  fc.record({ amount: fc.integer({ min: 0, max: most }), as: fc.subarray(['sun', 'moon', 'star']) });
const cover = (n: number) =>
  fc.record(
    { cover: fc.array(tag, { maxLength: 4 }), by: list(points(3), n), given: fc.array(points(2), { maxLength: 2 }) },
    { requiredKeys: ['cover', 'by'] },
  );
const simple = (n: number): fc.Arbitrary<Limit> =>
  fc.oneof(
    fc.tuple(list(fc.integer({ min: -2, max: 4 }), n), bounds(8)).map(([sum, b]) => ({ sum, ...b })),
    fc.tuple(list(fc.boolean(), n), bounds(4)).map(([some, b]) => ({ some, ...b })),
    list(tag, n).map((distinct) => ({ distinct })),
    list(tag, n).map((same) => ({ same })),
    cover(n),
  );
const limitOver = (n: number): fc.Arbitrary<Limit> =>
  fc.oneof(
    { weight: 3, arbitrary: simple(n) },
    fc.array(simple(n), { maxLength: 3 }).map((all) => ({ all })),
    fc.array(simple(n), { maxLength: 3 }).map((any) => ({ any })),
    fc
      .tuple(simple(n), fc.array(simple(n), { maxLength: 2 }), simple(n))
      .map(([one, several, other]) => ({ any: [{ all: [one, ...several] }, other] })),
  );
const choice = fc.integer({ min: 0, max: 6 }).chain((n) =>
  fc
    .record({ limit: limitOver(n), low: fc.nat(n), high: fc.nat(n), ordered: fc.boolean() })
    .map(({ limit, low, high, ordered }) => ({
      from: Array.from({ length: n }, (_, card) => ({ card })),
      min: Math.min(low, high),
      max: Math.max(low, high),
      ordered,
      limit,
    })),
);
const legal = (of: { from: unknown[]; min: number; max: number; limit: Limit }) =>
  subsets(of.from.length).filter((set) => set.length >= of.min && set.length <= of.max && satisfied(of.limit, set));

/** Pays pip after pip with every point there is: plainly right, and slow. */
function pays(pips: readonly string[], points: readonly (readonly string[])[]): boolean {
  const [pip, ...others] = pips;
  if (pip === undefined) return true;
  return points.some((as, i) => as.includes(pip) && pays(others, points.toSpliced(i, 1)));
}

describe('a limit', () => {
  test('allows a partial set exactly if some legal answer contains it', () => {
    fc.assert(
      fc.property(choice, (of) => {
        const all = legal(of);
        for (const partial of subsets(of.from.length)) {
          expect(allows(of, partial)).toBe(all.some((set) => partial.every((i) => set.includes(i))));
        }
      }),
      { numRuns },
    );
  });

  test('has as minimal sets exactly those that satisfy it while no part of them does', () => {
    fc.assert(
      fc.property(choice, ({ limit, from }) => {
        const all = subsets(from.length).filter((set) => satisfied(limit, set));
        const minimal = all.filter((set) => !all.some((o) => o.length < set.length && o.every((i) => set.includes(i))));
        expect(new Set(minimalSets(limit, from.length).map(String))).toEqual(new Set(minimal.map(String)));
      }),
      { numRuns },
    );
  });

  test('is satisfied in `cover` exactly if some assignment of points, picked or given, pays all pips', () => {
    fc.assert(
      fc.property(cover(4), (limit) => {
        for (const set of subsets(4)) {
          const payers = [...set.map((i) => limit.by[i]!), ...(limit.given ?? [])];
          const each = payers.flatMap(({ amount, as }) => Array.from({ length: amount }, () => as));
          expect(satisfied(limit, set)).toBe(pays(limit.cover, each));
        }
      }),
      { numRuns },
    );
  });

  test('is satisfied in `any` exactly if one of its parts is, and in an empty one never', () => {
    fc.assert(
      fc.property(fc.array(simple(4), { maxLength: 3 }), (any) => {
        for (const set of subsets(4)) expect(satisfied({ any }, set)).toBe(any.some((part) => satisfied(part, set)));
      }),
      { numRuns },
    );
    expect(satisfied({ any: [] }, [])).toBe(false);
  });

  test('that no answer can satisfy is told quickly even over a large offer', () => {
    const limit: Limit = { sum: Array.from({ length: 50 }, (_, i) => (i % 4) * 2), atLeast: 7, atMost: 7 };
    expect(allows({ from: limit.sum, min: 0, max: 50, limit }, [])).toBe(false);
  });
});

const PAYS = {
  cover: ['sun', 'star'],
  by: [
    { amount: 1, as: ['sun'] },
    { amount: 2, as: ['star', 'sun'] },
    { amount: 1, as: ['star'] },
  ],
};
describe('sample', () => {
  test('gives a legal answer wherever there is one', () => {
    fc.assert(
      fc.property(choice, fc.nat(), (of, seed) => {
        const answer = sample(of, rngFrom(seedFromNumber(seed)));
        const all = legal(of).map(String);
        if (answer === undefined) expect(all).toEqual([]);
        else expect(all).toContain(String(answer.toSorted((a, b) => a - b)));
      }),
      { numRuns },
    );
  });

  test.each<[string, Limit]>([
    ['points', PAYS],
    [
      'one way to pay or another',
      { any: [{ all: [PAYS, { some: [false, true, true], atMost: 1 }] }, { sum: [3, 0, 0], atMost: 0 }] },
    ],
    ['points of which some are given', { cover: ['sun', 'star'], by: PAYS.by, given: [{ amount: 1, as: ['sun'] }] }],
  ])('gives every legal answer sooner or later: %s', (_what, limit) => {
    const of = { from: [0, 1, 2], min: 0, max: 3, limit };
    const rng = rngFrom(seedFromNumber(1));
    const seen = new Set(Array.from({ length: 300 }, () => String(sample(of, rng))));
    expect(seen).toEqual(new Set(legal(of).map(String)));
  });

  test('picks numbers of a range from both ends inclusive, and orders where order counts', () => {
    const rng = rngFrom(seedFromNumber(2));
    const numbers = new Set(
      Array.from({ length: 200 }, () => sample({ from: [{ range: { from: 2, to: 4 } }], min: 1, max: 1 }, rng)![0]),
    );
    expect(numbers).toEqual(new Set([2, 3, 4]));
    const orders = new Set(
      Array.from({ length: 200 }, () => String(sample({ from: [0, 1, 2], min: 3, max: 3, ordered: true }, rng))),
    );
    expect(orders.size).toBe(6);
  });
});
