// The census that the law of conservation takes: every card of an owner as it lies in a zone, by number.
import { cardAt } from './card.ts';
import { type BySeat, SEATS } from './seat.ts';
import type { KernelState } from './state.ts';

/** Counted where they lie, not from the list of cards: a card in no zone is missing, one in two is there twice. */
export function censusOf(state: KernelState): BySeat<string[]> {
  const lying = state.zones.flatMap((side) => Object.values(side).flat()).map((card) => cardAt(state, card));
  const [first, second] = SEATS.map((seat) =>
    lying
      .filter(({ owner }) => owner === seat)
      .map(({ no }) => no)
      .sort(),
  );
  return [first ?? [], second ?? []];
}
