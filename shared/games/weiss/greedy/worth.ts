// What a card is worth to the greedy bot, off the stage and on it.
import type { CardData } from '../card-data.ts';
import type { Board, Seen } from './board.ts';

const SPARE_CLIMAX = 0.5;
const CLIMAX = 4;

/** Worth of a card in the own hand, or of getting it there. About 0 to 8. */
export function handWorth(board: Board, card: CardData): number {
  if (card.type === 'climax') return holdsClimaxes(board) > 1 ? SPARE_CLIMAX : CLIMAX;
  const strength = card.type === 'character' ? 3 + card.power / 2500 + card.soul / 2 : 3.5;
  const tooHigh = card.level - board.level(board.you);
  const late = tooHigh <= 0 ? 0 : 2 * tooHigh - 1;
  const offColor = card.level > 0 && !board.colors.has(card.color) ? 1 : 0;
  return Math.max(0.2, strength + (hasCounter(card) ? 0.5 : 0) - late - offColor - card.cost / 4);
}
const holdsClimaxes = (board: Board): number =>
  board.seen(board.you, 'hand').filter(({ data }) => data.type === 'climax').length;
const hasCounter = (card: CardData): boolean =>
  card.abilities.some((ability) => ability.kind === 'act' && ability.counter === true);

/** Worth of a character on the stage to whoever owns it. */
export const stageWorth = ({ power, soul, level }: Seen): number =>
  2 + Math.max(0, power) / 2000 + soul / 2 + level / 2;

/** Worth of any card where it lies. */
export const worthOf = (board: Board, card: Seen): number =>
  board.stage(card.seat).some(({ handle }) => handle === card.handle) ? stageWorth(card) : handWorth(board, card.data);
