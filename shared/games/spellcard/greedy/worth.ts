// What fighters and cards are worth to their side.
import type { Board, Fighter, Seen } from './board.ts';
import { WEIGHTS } from './weights.ts';

/** HP alone: the last ones count most. */
const HP: readonly number[] = Array.from({ length: 41 }, (_, hp) => {
  let sum = 0;
  for (let i = 1; i <= hp; i++) sum += WEIGHTS.hp + WEIGHTS.lastHp / i;
  return sum;
});
export const hpWorth = (hp: number): number => HP[Math.min(40, Math.max(0, Math.round(hp)))] as number;
/** To be there at all, besides the HP. */
export const aliveWorth = (mates: number): number => WEIGHTS.alive[Math.min(3, Math.max(0, mates))] as number;

/** With what comes back before it is needed. */
export function spiritWorth({ data, regen }: Fighter, spirit: number): number {
  const soon = Math.min(data.spirit, spirit + regen);
  return WEIGHTS.spirit * (Math.log1p(soon) + 0.5 * Math.log1p(Math.max(0, spirit)));
}

/** A card of the own hand, to whoever might use it, keep it for a barrier, or pay with it. */
export function handWorth(board: Board, card: Seen): number {
  const glut = board.size(board.you, 'hand') > WEIGHTS.fullHand ? WEIGHTS.glut : 1;
  return keptWorth(board, card) * glut * (LATE + (1 - LATE) * board.patience);
}
function keptWorth(board: Board, card: Seen): number {
  const { data } = card;
  if (board.isPower(card)) return WEIGHTS.power;
  if (data.type === 'spell') {
    const owner = board.lines[board.you].find((one) => one.data.no === data.owner);
    if (owner === undefined) return WEIGHTS.spent;
    return WEIGHTS.spell + (owner.hp <= ENDANGERED ? WEIGHTS.saving : 0);
  }
  return data.type === 'item' && data.kind === 'barrierCharm' ? WEIGHTS.charm : WEIGHTS.other;
}
const LATE = 0.25;
const ENDANGERED = 5;

/** A Power card that strengthens an attack, which pays for no spell card then. */
export const boostWorth = (board: Board, card: Seen): number =>
  handWorth(board, card) + (isShortOfPower(board) ? WEIGHTS.needed * board.patience : 0);
const ENOUGH = 3;
const isShortOfPower = (board: Board): boolean =>
  board.hand.filter((card) => board.isPower(card)).length <= ENOUGH &&
  board.hand.some(
    ({ data }) => data.type === 'spell' && board.lines[board.you].some((one) => one.data.no === data.owner),
  );

/** What so many P cost: the cards that are worth least. */
export function priceOf(board: Board, p: number, source: Seen | undefined): number {
  if (p === 0) return 0;
  const worths = board.hand
    .filter((card) => card.handle !== source?.handle && paysFor(board, card))
    .map((card) => handWorth(board, card))
    .toSorted((a, b) => a - b);
  return worths.slice(0, p).reduce((sum, worth) => sum + worth, 0);
}
export const paysFor = (board: Board, card: Seen): boolean => card.data.type === 'spell' || board.isPower(card);
