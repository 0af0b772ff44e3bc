// What a cost asks for, and which cards may pay it (section 5).
import type { Limit } from '../../../kernel/ask/limit.ts';
import { type CardId, cardAt } from '../../../kernel/card.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { isOfKind } from '../abilities/select.ts';
import type { Color, TextCost } from '../card-data.ts';
import { dataOf, sourceTextsOf } from '../data-of.ts';
import { faceUpPoints } from '../queries.ts';
import type { Table } from '../state.ts';
import { costOf } from '../values.ts';

/** Points that are needed, and what one card of the payment at least has to be; nothing is paid for 0. */
export interface Bill {
  readonly seat: Seat;
  readonly amount: number;
  /** Hand cards and face-up points (5.1), with what each yields. */
  readonly payers: readonly Payer[];
  /** What one card of the payment has to be: a colour, or of the colour or the work of what is played (5.3, 5.4). */
  readonly match: Color | typeof SHARED | null;
}
export interface Payer {
  readonly card: CardId;
  readonly source: number;
  readonly matches: boolean;
}

/** For playing a card: one of the payment shares its colour or its work; it cannot pay for itself (5.3, 5.7). */
export function billOfCard(table: Table, seat: Seat, card: CardId): Bill {
  const { color, work } = dataOf(table, card);
  const amount = costOf(table, card);
  const matches = (payer: CardId): boolean => {
    const data = dataOf(table, payer);
    return data.color === color || data.work === work;
  };
  return { seat, amount, payers: payersOf(table, seat, card, amount, matches), match: SHARED };
}
/** For a text: a coloured number binds one card of the payment (5.4). */
export function billOfText(table: Table, seat: Seat, { n = 0, color }: TextCost): Bill {
  const matches = (payer: CardId): boolean => dataOf(table, payer).color === color;
  return { seat, amount: n, payers: payersOf(table, seat, null, n, matches), match: color ?? null };
}

function payersOf(
  table: Table,
  seat: Seat,
  played: CardId | null,
  amount: number,
  matches: (payer: CardId) => boolean,
): Payer[] {
  if (amount <= 0) return [];
  // Points first: they serve for nothing else, and of ways that are as good the first are shown.
  return [...faceUpPoints(table, seat), ...table.zones[seat].hand]
    .filter((card) => card !== played)
    .map((card) => ({ card, source: sourceOf(table, card, played), matches: matches(card) }))
    .filter(({ source }) => source > 0);
}
/** The printed source, and what a text adds where it pays for such a card (1.2). */
export function sourceOf(table: Table, payer: CardId, played: CardId | null): number {
  const { source } = dataOf(table, payer);
  if (played === null) return source;
  const context = { source: payer, seat: cardAt(table, payer).seat, bound: {} };
  return sourceTextsOf(table, payer).reduce(
    (sum, text) => sum + (isOfKind(table, text.for, played, context) ? text.by : 0),
    source,
  );
}

/** Superfluous cards are allowed: all of them together pay if anything does (5.2, 5.7). */
export const canMeet = (bill: Bill): boolean => bill.amount <= 0 || (isEnough(bill) && hasMatch(bill));
export const isEnough = ({ amount, payers }: Bill): boolean =>
  payers.reduce((sum, { source }) => sum + source, 0) >= amount;
export const hasMatch = ({ payers, match }: Bill): boolean => match === null || payers.some(({ matches }) => matches);

/** The pip that any point pays, and the one for which a card shares colour or work (5.3). */
export const ANY = 'any';
export const SHARED = 'shared';
/** What a payment must satisfy, over the payers in their order: a pip for each point that is needed, of which a card that matches pays one. */
export function limitOf({ amount, payers, match }: Bill): Limit {
  const first = match ?? ANY;
  return {
    cover: [first, ...new Array<string>(amount - 1).fill(ANY)],
    by: payers.map(({ source, matches }) => ({ amount: source, as: matches ? [first, ANY] : [ANY] })),
  };
}
