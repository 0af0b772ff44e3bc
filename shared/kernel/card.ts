// Cards as the kernel knows them: an index inside one match, an owner, a place, and a count of lives.
import type { Seat } from './seat.ts';

/** Index into `state.cards`; identity inside one match, never sent to anybody. */
export type CardId = number;

/** A card as one object: `life` counts its zone changes, so a ref outlives no move. */
export interface CardRef {
  readonly card: CardId;
  readonly life: number;
}

export interface CardBase {
  /** The card's number, a key of the game's catalogue. */
  no: string;
  owner: Seat;
  /** Whose side of the table it lies on. */
  seat: Seat;
  zone: string;
  life: number;
}

export const refOf = (state: { cards: readonly CardBase[] }, card: CardId): CardRef => ({
  card,
  life: cardAt(state, card).life,
});

export const isStill = (state: { cards: readonly CardBase[] }, ref: CardRef): boolean =>
  state.cards[ref.card]?.life === ref.life;

export function cardAt<C extends CardBase>(state: { cards: readonly C[] }, card: CardId): C {
  const found = state.cards[card];
  if (found === undefined) throw new RangeError(`no card ${card} in this match`);
  return found;
}
