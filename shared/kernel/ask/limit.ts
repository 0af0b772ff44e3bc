// Limits: what a set of picks must satisfy, over numbers and tags that stand in the ask. Client, bot and host use the same.
import type { Answer, AskSpec } from '../ask.ts';
import { type Rng, roll, shuffle } from '../rng.ts';

/** What one pick pays: `amount` points, each of which may count as any one of the tags in `as`. */
export interface Points {
  readonly amount: number;
  readonly as: readonly string[];
}
export interface Cover {
  readonly cover: readonly string[];
  readonly by: readonly Points[];
  /** Points that need no pick. */
  readonly given?: readonly Points[];
}
/** Every list but `cover` and `given` runs parallel to the ask's `from`. */
export type Limit =
  /** The picked numbers add up to so much. */
  | { readonly sum: readonly number[]; readonly atLeast?: number; readonly atMost?: number }
  /** So many of the picks are marked. */
  | { readonly some: readonly boolean[]; readonly atLeast?: number; readonly atMost?: number }
  /** No two picks carry the same tag. */
  | { readonly distinct: readonly string[] }
  /** All picks carry one tag. */
  | { readonly same: readonly string[] }
  /** The picks' points, and those given already, pay every pip, one point each; what is left over is lost. */
  | Cover
  | { readonly all: readonly Limit[] }
  | { readonly any: readonly Limit[] };

/** An ask as far as choosing needs it; a question as shown to its seat is one, too. */
export interface Choice extends Pick<AskSpec, 'min' | 'max' | 'ordered' | 'limit'> {
  readonly from: readonly unknown[];
}

/** Does this set of positions satisfy the limit? How many may be picked is the ask's own business. */
export function satisfied(limit: Limit, set: Answer): boolean {
  if ('sum' in limit) return isWithin(limit, total(limit.sum, set));
  if ('some' in limit) return isWithin(limit, count(limit.some, set));
  if ('distinct' in limit) return new Set(set.map((i) => limit.distinct[i])).size === set.length;
  if ('same' in limit) return set.every((i) => limit.same[i] === limit.same[set[0] as number]);
  if ('cover' in limit) return isCovered(limit, set);
  if ('any' in limit) return limit.any.some((part) => satisfied(part, set));
  return limit.all.every((part) => satisfied(part, set));
}

/** Can this partial set of positions be extended, by nothing or more, to a legal answer of the ask? */
export function allows(choice: Choice, partial: Answer): boolean {
  const { from, min, max, limit } = choice;
  if (partial.length > max) return false;
  if (limit === undefined) return from.length >= min;
  const groups = alike(limit, from.length, partial);
  return extend(limit, partial, groups, Math.max(0, min - partial.length), max - partial.length);
}

/** A random legal answer, or undefined if there is none. Every legal answer may come out. */
export function sample(choice: Choice, rng: Rng): number[] | undefined {
  const { from, min, max, limit, ordered } = choice;
  const [first] = from;
  if (isRange(first)) return sampleRange(first.range, min, rng);
  const size = Math.min(max, from.length);
  if (size < min) return undefined;
  if (limit === undefined && size === 1) return min === 1 || roll(rng, 2) === 1 ? [roll(rng, from.length)] : [];
  const order = from.map((_, i) => i);
  if (limit === undefined) {
    return picked(rng, order, min === size ? size : min + roll(rng, size - min + 1), ordered);
  }
  for (let tries = 0; tries < 8; tries++) {
    const some = picked(rng, order, min + roll(rng, size - min + 1), ordered);
    if (satisfied(limit, some)) return some;
  }
  return sampleStepwise(choice, limit, order, rng);
}

/** The sets of `n` candidates that satisfy the limit while no part of them does, smallest first; at most `most` of them. */
export function minimalSets(limit: Limit, n: number, most = 1000): number[][] {
  const found: number[][] = [];
  for (let size = 0; size <= n && found.length < most; size++) grow([], 0, size);
  return found;

  function grow(set: number[], next: number, size: number): void {
    if (found.length >= most || found.some((small) => small.every((i) => set.includes(i)))) return;
    if (set.length === size) {
      if (satisfied(limit, set)) found.push(set);
      return;
    }
    const rest = Array.from({ length: n - next }, (_, i) => next + i);
    const missing = size - set.length;
    if (rest.length < missing || !mayHold(limit, set, rest, missing, missing)) return;
    for (const i of rest) grow([...set, i], i + 1, size);
  }
}

const isRange = (held: unknown): held is { range: { from: number; to: number } } =>
  held !== null && typeof held === 'object' && 'range' in held;

function sampleRange(range: { from: number; to: number }, min: number, rng: Rng): number[] {
  if (min === 0 && roll(rng, 2) === 0) return [];
  return [range.from + roll(rng, range.to - range.from + 1)];
}

function picked(rng: Rng, order: number[], size: number, ordered: boolean | undefined): number[] {
  if (size === 0) return [];
  if (size === 1) return [order[roll(rng, order.length)] as number];
  shuffle(rng, order);
  const some = order.slice(0, size);
  return ordered ? some : some.sort((a, b) => a - b);
}

/** Adds one allowed pick after the other; stops at random where it may stop. */
function sampleStepwise(choice: Choice, limit: Limit, order: number[], rng: Rng): number[] | undefined {
  if (!allows(choice, [])) return undefined;
  const set: number[] = [];
  for (;;) {
    shuffle(rng, order);
    const next =
      set.length < choice.max ? order.find((i) => !set.includes(i) && allows(choice, [...set, i])) : undefined;
    const mayStop = set.length >= choice.min && satisfied(limit, set);
    if (next === undefined || (mayStop && roll(rng, 2) === 0)) break;
    set.push(next);
  }
  return choice.ordered ? set : set.sort((a, b) => a - b);
}

const total = (numbers: readonly number[], set: Answer): number =>
  set.reduce((sum, i) => sum + (numbers[i] as number), 0);
const count = (marks: readonly boolean[], set: Answer): number => set.filter((i) => marks[i]).length;
const isWithin = (bounds: { readonly atLeast?: number; readonly atMost?: number }, n: number): boolean =>
  n >= (bounds.atLeast ?? -Infinity) && n <= (bounds.atMost ?? Infinity);

/** Which pips a set pays so far, as many as can be: a matching of pips with points by augmenting paths. */
export function pipsPaid({ cover: pips, by, given = [] }: Cover, set: Answer): boolean[] {
  const payers = [...set.map((i) => by[i] as Points), ...given].flatMap(({ amount, as }) =>
    Array.from({ length: Math.min(amount, pips.length) }, () => as),
  );
  const pays: (number | undefined)[] = payers.map(() => undefined);
  // Each pip takes a free point, or has another pip move.
  const place = (pip: number, tried: Set<number>): boolean =>
    payers.some((as, point) => {
      if (tried.has(point) || !as.includes(pips[pip] as string)) return false;
      tried.add(point);
      const other = pays[point];
      if (other !== undefined && !place(other, tried)) return false;
      pays[point] = pip;
      return true;
    });
  return pips.map((_, pip) => place(pip, new Set()));
}
const isCovered = (limit: Cover, set: Answer): boolean => pipsPaid(limit, set).every((paid) => paid);

/** What tells candidates apart for a limit. */
function mark(limit: Limit, i: number): unknown {
  if ('sum' in limit) return limit.sum[i];
  if ('some' in limit) return limit.some[i];
  if ('distinct' in limit) return limit.distinct[i];
  if ('same' in limit) return limit.same[i];
  if ('cover' in limit) return limit.by[i];
  return ('any' in limit ? limit.any : limit.all).map((part) => mark(part, i));
}

/** The candidates not yet picked, grouped by what the limit sees of them: within a group only the number matters. */
function alike(limit: Limit, n: number, partial: Answer): number[][] {
  const groups = new Map<string, number[]>();
  for (let i = 0; i < n; i++) {
    if (partial.includes(i)) continue;
    const key = JSON.stringify(mark(limit, i));
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [i]);
    else group.push(i);
  }
  return [...groups.values()];
}

/** Searches the counts to take of each group; `mayHold` cuts what cannot succeed. */
function extend(limit: Limit, set: Answer, groups: readonly number[][], min: number, max: number): boolean {
  if (min <= 0 && satisfied(limit, set)) return true;
  const [group, ...others] = groups;
  if (group === undefined || max === 0 || !mayHold(limit, set, groups.flat(), Math.max(0, min), max)) return false;
  for (let taken = Math.min(group.length, max); taken >= 0; taken--) {
    if (extend(limit, [...set, ...group.slice(0, taken)], others, min - taken, max - taken)) return true;
  }
  return false;
}

/** Necessary for `set` with `min` to `max` more of `rest` to satisfy the limit: cheap, and never wrong when it says no. */
function mayHold(limit: Limit, set: Answer, rest: readonly number[], min: number, max: number): boolean {
  if (rest.length < min) return false;
  if ('sum' in limit)
    return reaches(
      limit,
      total(limit.sum, set),
      rest.map((i) => limit.sum[i] as number),
      min,
      max,
    );
  if ('some' in limit)
    return reaches(
      limit,
      count(limit.some, set),
      rest.map((i) => (limit.some[i] ? 1 : 0)),
      min,
      max,
    );
  if ('distinct' in limit) {
    const tags = new Set(set.map((i) => limit.distinct[i]));
    const free = new Set(rest.map((i) => limit.distinct[i]).filter((tag) => !tags.has(tag)));
    return tags.size === set.length && free.size >= min;
  }
  if ('same' in limit) {
    if (!satisfied(limit, set)) return false;
    const tags = set.length > 0 ? [limit.same[set[0] as number]] : rest.map((i) => limit.same[i]);
    return min === 0 || tags.some((tag) => rest.filter((i) => limit.same[i] === tag).length >= min);
  }
  if ('cover' in limit) return isCovered(limit, [...set, ...rest]);
  if ('any' in limit) return limit.any.some((part) => mayHold(part, set, rest, min, max));
  return limit.all.every((part) => mayHold(part, set, rest, min, max));
}

/** Can `min` to `max` of these numbers, added to `base`, come within the bounds at either end? */
function reaches(
  bounds: { readonly atLeast?: number; readonly atMost?: number },
  base: number,
  numbers: readonly number[],
  min: number,
  max: number,
): boolean {
  const up = numbers.slice().sort((a, b) => a - b);
  const most = (list: readonly number[], better: (n: number) => boolean): number =>
    list.reduce((sum, n, i) => (i < min || (i < max && better(n)) ? sum + n : sum), base);
  return (
    most(up, (n) => n < 0) <= (bounds.atMost ?? Infinity) &&
    most(up.reverse(), (n) => n > 0) >= (bounds.atLeast ?? -Infinity)
  );
}
