// What a card is worth to whoever owns it, on the field and in hand, and what damage is worth.
import type { Seat } from '../../../kernel/seat.ts';
import type { CardData, CharacterData } from '../card-data.ts';
import type { Board, Character, Seen } from './board.ts';
import { WEIGHTS } from './weights.ts';

/** So many cards of a seat's deck to its opponent; the last ones are the match. */
export function damageWorth(board: Board, seat: Seat, amount: number): number {
  const left = board.size(seat, 'deck');
  if (amount <= 0) return 0;
  return amount >= left ? WEIGHTS.win : amount * (1 + WEIGHTS.lastCards / left);
}

/** A character on the field to whoever controls it. */
export function fieldWorth({ ap, dp, sp, data }: Character): number {
  const { body, ability } = WEIGHTS;
  const values = WEIGHTS.ap * Math.max(0, ap) + WEIGHTS.dp * Math.max(0, dp) + WEIGHTS.sp * Math.max(0, sp);
  return body + values + ability * data.abilities.length;
}
const printedWorth = ({ ap, dp, sp }: CharacterData): number => WEIGHTS.ap * ap + WEIGHTS.dp * dp + WEIGHTS.sp * sp;

/** A card in the own hand: as what it is, or as what it pays. */
export function handWorth(board: Board, data: CardData): number {
  const { card, ex } = WEIGHTS;
  return (card + ex * data.ex + useOf(board, data)) * appetite(board);
}
/** A card that is about to be drawn. */
export const drawnWorth = (board: Board): number => (WEIGHTS.card + WEIGHTS.drawn) * appetite(board);
/** The fuller the hand, the less is another card. */
const appetite = (board: Board): number => Math.max(0.3, 1.5 - board.size(board.you, 'hand') / (2 * WEIGHTS.fullHand));
/** How far the card itself could be used: a person that stands there already, or whose cells are taken, only pays. */
function useOf(board: Board, data: CardData): number {
  if (data.type !== 'character') return WEIGHTS.use * 2;
  if (board.hasPerson(board.you, data)) return 0;
  const free = data.cells.some((cell) => board.isEmpty({ seat: board.you, cell }));
  return WEIGHTS.use * printedWorth(data) * (free ? 1 : 0.4);
}

/** Good for the card's side is good for the own, or bad. */
export const sideOf = (board: Board, { seat }: Seen): 1 | -1 => (seat === board.you ? 1 : -1);
