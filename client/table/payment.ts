// A question that is answered by paying: what is paid so far, and the smallest ways to pay the rest, as pure functions.
import { type Cover, type Limit, minimalSets, pipsPaid } from '../../shared/kernel/ask/limit.ts';
import type { ShownAsk } from '../../shared/kernel/view.ts';
import { cardOf, isAnswer, type Picks } from './picks.ts';

export interface Pip {
  readonly pip: string;
  readonly paid: boolean;
}
export interface Payment {
  readonly pips: readonly Pip[];
  /** Sets of positions that answer the question and hold all picks, the fewest cards first; of sets of equal cards one. */
  readonly ways: readonly Picks[];
}
/** No more are looked for: hands are small, and nobody reads a list as long as that. */
const MOST_SETS = 400;

type NumberOf = (handle: string) => string | undefined;
/** The last payment of each question: every picture of the table asks for it again, and the sets take milliseconds. */
const last = new WeakMap<ShownAsk, { readonly picks: Picks; readonly payment: Payment }>();

/** `numberOf` says which card lies under a handle, to tell equal cards. Null for a question about anything else. */
export function paymentOf(ask: ShownAsk, picks: Picks, numberOf: NumberOf): Payment | null {
  const { limit } = ask;
  const cover = limit && coverIn(limit);
  if (limit === undefined || cover === undefined) return null;
  const known = last.get(ask);
  if (known?.picks === picks) return known.payment;
  const payment = madeOf(ask, limit, cover, picks, numberOf);
  last.set(ask, { picks, payment });
  return payment;
}

function madeOf(ask: ShownAsk, limit: Limit, cover: Cover, picks: Picks, numberOf: NumberOf): Payment {
  const paid = pipsPaid(cover, picks);
  const seen = new Set<string>();
  const ways = minimalSets(limit, ask.from.length, MOST_SETS).filter((set) => {
    if (!picks.every((position) => set.includes(position)) || !isAnswer(ask, set)) return false;
    const key = set
      .map((position) => numberAt(ask, position, numberOf))
      .sort()
      .join();
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
  return { pips: cover.cover.map((pip, i) => ({ pip, paid: paid[i] === true })), ways: byWaste(cover, ways) };
}

/** The payment among the parts of a limit. */
export function coverIn(limit: Limit): Cover | undefined {
  if ('cover' in limit) return limit;
  const parts = 'all' in limit ? limit.all : 'any' in limit ? limit.any : [];
  for (const part of parts) {
    const found = coverIn(part);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Fewer cards first, then less that is lost. */
function byWaste({ by }: Cover, ways: readonly Picks[]): Picks[] {
  const points = (set: Picks): number => set.reduce((sum, i) => sum + (by[i]?.amount ?? 0), 0);
  return [...ways].sort((a, b) => a.length - b.length || points(a) - points(b));
}
function numberAt(ask: ShownAsk, position: number, numberOf: NumberOf): string {
  const choosable = ask.from[position];
  const handle = choosable && cardOf(choosable);
  return (handle && numberOf(handle)) ?? String(position);
}
