// Colours, levels and the clock: what to keep of an opening hand, what to clock, what to level up with.
import type { Board, Seen } from './board.ts';
import { handWorth } from './worth.ts';

const LAST_LEVEL = 3;

/** What an opening hand can do without: climaxes, and what is too high for the first turns (4.4). */
export const isNotForOpening = ({ data }: Seen): boolean => data.type === 'climax' || data.level >= 2;

/** The card to clock, or none: late in the game another level is nearer than two cards are worth. */
export function toClock(board: Board, hand: readonly Seen[]): Seen | undefined {
  const clock = board.size(board.you, 'clock');
  if (hand.length === 0 || (board.level(board.you) >= LAST_LEVEL && clock >= 4)) return undefined;
  return hand.reduce((least, card) => (priceOf(board, card) < priceOf(board, least) ? card : least));
}
/** A colour that is missing is worth showing. */
const priceOf = (board: Board, { data }: Seen): number =>
  handWorth(board, data) - (board.colors.has(data.color) ? 0 : 2.5 * shareOf(board, data.color));

/** The card to keep as level: of a colour that is missing and needed, else whatever is worth least. No climax: the deck cancels with it. */
export function toLevel(board: Board, clock: readonly Seen[]): Seen {
  const has = new Set(board.seen(board.you, 'level').map(({ data }) => data.color));
  const price = ({ data }: Seen): number =>
    handWorth(board, data) +
    (data.type === 'climax' ? 3 : 0) -
    (has.has(data.color) ? 0 : 8 * shareOf(board, data.color));
  return clock.reduce((least, card) => (price(card) < price(least) ? card : least));
}
/** How much of what the seat sees of its deck is of a colour. */
function shareOf(board: Board, color: string): number {
  const { you } = board;
  const own = [
    ...board.seen(you, 'hand'),
    ...board.seen(you, 'waitingRoom'),
    ...board.seen(you, 'clock'),
    ...board.stage(you),
  ];
  return own.filter(({ data }) => data.color === color).length / Math.max(1, own.length);
}
