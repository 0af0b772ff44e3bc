// Chains: declarations that are answered by declarations, as data in the state. The last declared resolves first.
import { opponentOf, type Seat } from './seat.ts';

export interface Link {
  /** Unique in the match. */
  readonly id: number;
  readonly seat: Seat;
}
export type Chain<L extends Link> = readonly L[];

/** Who may answer the newest link: nobody answers an own declaration. */
export function answererOf(chain: Chain<Link>): Seat | undefined {
  const top = chain.at(-1);
  return top && opponentOf(top.seat);
}
export const linkOf = <L extends Link>(chain: Chain<L>, id: number): L | undefined =>
  chain.find((link) => link.id === id);
/** The chain with one link changed. */
export const withLink = <L extends Link>(chain: Chain<L>, changed: L): Chain<L> =>
  chain.map((link) => (link.id === changed.id ? changed : link));
