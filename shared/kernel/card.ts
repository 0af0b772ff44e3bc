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

export const refsOf = (state: { cards: readonly CardBase[] }, cards: readonly CardId[]): CardRef[] =>
  cards.map((card) => refOf(state, card));

export const isStill = (state: { cards: readonly CardBase[] }, ref: CardRef): boolean =>
  state.cards[ref.card]?.life === ref.life;

/** What a card becomes by its next change of zone. */
export const nextLife = ({ card, life }: CardRef): CardRef => ({ card, life: life + 1 });

/** Follows what has moved of these into its new life; every other ref stays what it is. */
export const follower =
  (state: { cards: readonly CardBase[] }, before: readonly CardRef[]) =>
  (ref: CardRef): CardRef =>
    !isStill(state, ref) && before.some(({ card, life }) => card === ref.card && life === ref.life)
      ? nextLife(ref)
      : ref;

export function cardAt<C extends CardBase>(state: { cards: readonly C[] }, card: CardId): C {
  const found = state.cards[card];
  if (found === undefined) throw new RangeError(`no card ${card} in this match`);
  return found;
}
