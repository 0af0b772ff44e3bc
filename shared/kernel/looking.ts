// Searching in a deck and putting back what was looked at: such cards stay deck cards until they are moved.
import { type AskSpec, ask, chooseCards, type Rule } from './ask.ts';
import { type CardBase, type CardId, cardAt } from './card.ts';
import { look } from './piles.ts';
import type { Seat } from './seat.ts';
import type { KernelState } from './state.ts';
import type { Sight } from './view.ts';

type About = NonNullable<AskSpec['about']>;

/** Looks through the own deck and takes up to so many of a kind; finding nothing is always allowed. */
export function* searchDeck<S extends KernelState>(
  sight: Sight<S>,
  state: S,
  seat: Seat,
  isSought: (card: CardId) => boolean,
  max: number,
  about: About,
): Rule<CardId[]> {
  const noOf = (card: CardId): string => cardAt<CardBase>(state, card).no;
  // In the order of their numbers: where they lie in the deck stays hidden.
  const cards = [...(state.zones[seat]['deck'] ?? [])].sort((a, b) => compare(noOf(a), noOf(b)));
  look(sight, state, seat, cards);
  return yield* chooseCards(seat, 'searchDeck', cards.filter(isSought), { min: 0, max }, { about, hidden: true });
}
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Those that still lie in the own deck: nobody puts cards back into another. */
export const inDeck = (state: { cards: readonly CardBase[] }, cards: readonly CardId[], seat: Seat): CardId[] =>
  cards.filter((card) => {
    const { zone, seat: owner } = cardAt(state, card);
    return zone === 'deck' && owner === seat;
  });
/** In which order they are put back, the first picked uppermost. */
export function* orderBack(seat: Seat, cards: readonly CardId[], about: About): Rule<CardId[]> {
  if (cards.length === 1) return [...cards];
  const from = cards.map((card) => ({ card }));
  const answer = yield* ask({ seat, why: 'orderBack', from, min: from.length, max: from.length, ordered: true, about });
  return answer.map((position) => cards[position] as CardId);
}
