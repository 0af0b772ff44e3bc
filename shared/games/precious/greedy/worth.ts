// What cards, points and characters are worth to whoever has them.
import type { Seat } from '../../../kernel/seat.ts';
import type { CardData } from '../card-data.ts';
import { POINTS_TO_WIN } from '../ending.ts';
import type { Board, Character, Seen } from './board.ts';
import { WEIGHTS } from './weights.ts';

/** So many points more to a player who has some: the last one is the match (9.1). */
export function pointsWorth(has: number, amount: number): number {
  let sum = 0;
  for (let i = has; i < has + amount; i++) sum += i + 1 >= POINTS_TO_WIN ? WEIGHTS.win : (WEIGHTS.points[i] ?? 0);
  return sum;
}
/** Cards that leave a deck: nothing, until they are the last. */
export function deckWorth(board: Board, seat: Seat, amount: number): number {
  const left = board.size(seat, 'deck') - amount;
  if (amount <= 0) return 0;
  return left <= 0 ? WEIGHTS.win : left < WEIGHTS.lastCards ? amount * 2 : 0;
}

/** A character on the field to whoever controls it. */
export function fieldWorth({ ap, dp, data, zone }: Character): number {
  const texts = WEIGHTS.text * data.texts.length;
  if (zone === 'supportArea') return texts;
  return WEIGHTS.body + WEIGHTS.value * (Math.max(0, ap) + Math.max(0, dp)) + texts;
}
const printedWorth = (data: CardData): number =>
  data.type === 'character' ? WEIGHTS.value * ((data.ap ?? 0) + (data.dp ?? 0)) + WEIGHTS.text * data.texts.length : 0;

/** A card in the own hand: as what it is, or as what it pays. */
export function handWorth(board: Board, data: CardData): number {
  return (WEIGHTS.card + WEIGHTS.source * data.source + useOf(board, data)) * appetite(board);
}
export const drawnWorth = (board: Board): number => (1 + WEIGHTS.drawn) * appetite(board);
/** The fuller the hand, the less is another card; what is over seven is lost at the end of the turn (4.6). */
const appetite = (board: Board): number =>
  Math.max(0.25, 1 + WEIGHTS.glut * (WEIGHTS.fullHand / 2 - board.size(board.you, 'hand')));
/** How far the card itself could be used. */
function useOf(board: Board, data: CardData): number {
  switch (data.type) {
    case 'character':
      return board.hasIdentity(board.you, data) ? 0 : WEIGHTS.use * printedWorth(data);
    case 'support':
      return WEIGHTS.event;
    case 'event':
      return data.texts.some((text) => 'timing' in text && text.timing.includes('interrupt'))
        ? WEIGHTS.interrupt
        : WEIGHTS.event;
  }
}
/** A point that can still pay. */
export const faceUpWorth = ({ data }: Seen): number => WEIGHTS.faceUp * data.source;

/** Good for the card's side is good for the own, or bad. */
export const sideOf = (board: Board, { seat }: Pick<Seen, 'seat'>): 1 | -1 => (seat === board.you ? 1 : -1);
