// An effect while it is read: what its names mean so far, and what it has come to.
import { opponentOf } from '../../../kernel/seat.ts';
import type { Amount, Effect, Select, Target } from '../card-data.ts';
import type { Board, Seen } from './board.ts';
import { type Lines, linesOf } from './lines.ts';
import { candidates, countOf, valueIn } from './matching.ts';
import { linesWorth } from './plan.ts';
import { WEIGHTS } from './weights.ts';

/** Cards that the seat sees, or so many that nobody has seen yet. */
export type Meant = readonly Seen[] | { readonly unseen: number };
export interface Reading {
  readonly board: Board;
  readonly source: Seen;
  readonly bound: Map<string, Meant>;
  /** The lines as the effect has left them, and what else it has brought to the own side. */
  lines: Lines;
  sum: number;
}
export const isUnseen = (meant: Meant): meant is { readonly unseen: number } => 'unseen' in meant;
export const howMany = (meant: Meant | undefined): number =>
  meant === undefined ? 0 : isUnseen(meant) ? meant.unseen : meant.length;

export const newReading = (board: Board, source: Seen): Reading => ({
  board,
  source,
  bound: new Map(),
  lines: linesOf(board),
  sum: 0,
});
export const fork = (reading: Reading): Reading => ({ ...reading, bound: new Map(reading.bound) });
export function adopt(reading: Reading, { lines, sum }: Reading): void {
  reading.lines = lines;
  reading.sum = sum;
}
const worths = new WeakMap<Lines, number>();
/** What it has come to, to the own side. */
export function totalOf({ board, lines, sum }: Reading): number {
  const known = worths.get(lines);
  if (known !== undefined) return sum + known;
  const worth = linesWorth(lines, board.you);
  worths.set(lines, worth);
  return sum + worth;
}

/** What may be chosen. */
export function poolOf({ board, source, bound }: Reading, from: Select): Meant {
  const looked = from.where === 'looked';
  if (looked && board.looked.length === 0) return bound.get('looked') ?? [];
  if (from.where === 'deck' || (from.where === 'hand' && source.seat !== board.you) || isFoesHand(from, source, board))
    return { unseen: countOf(board, from, source) };
  return candidates(board, from, source);
}
const isFoesHand = ({ where, who }: Select, { seat }: Seen, board: Board): boolean =>
  where === 'hand' && (who === 'you') !== (seat === board.you);

export function targetsOf({ board, source, bound }: Reading, target: Target): Meant {
  if (target === 'this') return [source];
  if (target === 'bearer') return only(board.bearerOf(source));
  if (target === 'approachOpponent') {
    const both = [board.approach?.approacher, board.approach?.interferer].flatMap(
      (one) => (one && board.card(one)) || [],
    );
    return both.filter(({ seat }) => seat === opponentOf(source.seat));
  }
  return 'bound' in target ? (bound.get(target.bound) ?? []) : candidates(board, target.all, source);
}
const only = (card: Seen | undefined): readonly Seen[] => (card === undefined ? [] : [card]);

/** What a card is likely to have that nobody has seen. */
const UNSEEN_VALUE = 20;
export function amountOf(reading: Reading, amount: Amount): number {
  if (typeof amount === 'number') return amount;
  const { board, source, bound } = reading;
  if ('count' in amount) return countOf(board, amount.count, source) * amount.times;
  if ('bound' in amount) return howMany(bound.get(amount.bound)) * amount.times;
  const meant = targetsOf(reading, amount.of);
  if (isUnseen(meant)) return amount.value === 'ap' || amount.value === 'dp' ? UNSEEN_VALUE : WEIGHTS.card;
  const [card] = meant;
  if (card === undefined) return 0;
  return amount.value === 'ap' || amount.value === 'dp' ? valueIn(card, amount.value) : card.data[amount.value];
}

/** Every step of an effect, also those inside others. */
export function stepsOf(effect: readonly Effect[]): Effect[] {
  return effect.flatMap((step) => [
    step,
    ...('then' in step ? stepsOf(step.then) : []),
    ...('else' in step && step.else !== undefined ? stepsOf(step.else) : []),
  ]);
}
