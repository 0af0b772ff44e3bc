// What is done to piles in every game: looking at cards that a zone hides, ending looks, shuffling.
import { type CardBase, type CardId, cardAt, isStill, refOf } from './card.ts';
import { mix, shuffle } from './rng.ts';
import type { Seat } from './seat.ts';
import type { KernelState } from './state.ts';
import { record } from './story.ts';
import { knows, type Sight, toldCard } from './view.ts';

/** Lets a seat, or everybody, see cards in a hidden zone until `endLooks` or until they move. */
export function look<S extends KernelState>(
  sight: Sight<S>,
  state: S,
  seat: Seat | 'all',
  cards: readonly CardId[],
): void {
  if (cards.length === 0) return;
  state.looks.push({ seat, cards: cards.map((card) => refOf(state, card)) });
  record(state.story, () => ({
    type: 'looked',
    seat,
    cards: cards.map((card) => ({ ...toldCard(sight, state, card), face: sight.face(state, card) })),
  }));
}

/** Ends every look at these cards. */
export function endLooks<S extends KernelState>(sight: Sight<S>, state: S, cards: readonly CardId[]): void {
  const ended = state.looks.filter((held) => held.cards.some((ref) => cards.includes(ref.card)));
  if (ended.length === 0) return;
  const refs = ended.flatMap((held) => held.cards).filter((ref) => isStill(state, ref));
  const seen = state.story.on ? refs.map((ref) => toldCard(sight, state, ref.card)) : [];
  state.looks = state.looks.filter((held) => !ended.includes(held));
  record(state.story, () => ({ type: 'lookEnded', cards: seen }));
}

/** Shuffles a pile; looks into it end. Its cards stay the objects they were: a shuffle is no change of zone. */
export function shufflePile<S extends KernelState>(sight: Sight<S>, state: S, seat: Seat, zone: string): void {
  const pile = state.zones[seat][zone] ?? [];
  endLooks(sight, state, pile);
  shuffle(state.rng, pile);
  record(state.story, () => ({ type: 'shuffled', seat, zone }));
}

/** The top cards of a pile, the topmost first, as many as there are. */
export const topOf = (state: KernelState, seat: Seat, zone: string, amount: number): CardId[] =>
  amount <= 0 ? [] : (state.zones[seat][zone] ?? []).slice(-amount).reverse();

/** Puts cards of a pile back on it or under it, the first uppermost; whoever looked at them does so no more. It is no change of zone. */
export function putBackIn<S extends KernelState>(
  sight: Sight<S>,
  state: S,
  seat: Seat,
  zone: string,
  order: readonly CardId[],
  to: 'top' | 'bottom',
): void {
  const pile = state.zones[seat][zone] ?? [];
  const others = pile.filter((card) => !order.includes(card));
  endLooks(sight, state, order);
  const back = order.toReversed();
  pile.splice(0, pile.length, ...(to === 'top' ? [...others, ...back] : [...back, ...others]));
}

/** Mixes an offer in which its chooser sees only the back of some: backs in the order in which they lie would tell which card came last. */
export function mixBacks<S extends KernelState>(sight: Sight<S>, state: S, offer: CardId[], chooser: Seat): void {
  if (offer.some((card) => !knows(sight, state, card, chooser))) mix(state.rng, offer);
}

/** Splits cards that move at once by the zone they leave and by owner, keeping their order. */
export const bySource = (state: { cards: readonly CardBase[] }, cards: readonly CardId[]): CardId[][] => [
  ...Map.groupBy(cards, (card) => {
    const { zone, seat, owner } = cardAt(state, card);
    return `${seat}.${zone}.${owner}`;
  }).values(),
];
