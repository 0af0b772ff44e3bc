// Chains: declarations that are answered by declarations, as data in the state. The last declared resolves first.
import { opponentOf, type Seat } from './seat.ts';

export interface Link {
  /** Unique in the match. */
  readonly id: number;
  readonly seat: Seat;
}
export interface Chain<L extends Link> {
  readonly links: readonly L[];
  /** Refusals in a row to answer the newest link. */
  readonly refusals: number;
}
export const NO_CHAIN: Chain<never> = { links: [], refusals: 0 };

export const isOpen = (chain: Chain<Link>): boolean => chain.links.length > 0;
/** The newest link: the next to be answered, and the first to resolve. */
export const topOf = <L extends Link>({ links }: Chain<L>): L | undefined => links.at(-1);

export const declared = <L extends Link>({ links }: Chain<L>, link: L): Chain<L> => ({
  links: [...links, link],
  refusals: 0,
});
export const refused = <L extends Link>(chain: Chain<L>): Chain<L> => ({ ...chain, refusals: chain.refusals + 1 });

/** Who may answer now: nobody answers an own declaration, so first its opponent, then, where one refusal does not close, its seat. */
export function answerer({ links, refusals }: Chain<Link>): Seat | undefined {
  const top = links.at(-1);
  if (top === undefined) return undefined;
  return refusals % 2 === 0 ? opponentOf(top.seat) : top.seat;
}

/** The chain without its newest link, which resolves now. */
export const withoutTop = <L extends Link>({ links }: Chain<L>): Chain<L> => ({
  links: links.slice(0, -1),
  refusals: 0,
});
/** The chain with one link changed. */
export const withLink = <L extends Link>(chain: Chain<L>, link: L): Chain<L> => ({
  ...chain,
  links: chain.links.map((one) => (one.id === link.id ? link : one)),
});
