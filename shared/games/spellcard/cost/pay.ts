// Paying P (1.5, 1.6): hand cards are discarded for it, Power cards and spell cards; what is too much is lost.
import { type AskSpec, ask, type Rule } from '../../../kernel/ask.ts';
import type { CardId } from '../../../kernel/card.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { worthInP } from '../queries.ts';
import type { Table } from '../state.ts';

/** What may pay for this card: every other card of the hand that is worth anything. */
export const payers = (table: Table, seat: Seat, source: CardId): CardId[] =>
  table.zones[seat].hand.filter((card) => card !== source && worthInP(table, card) > 0);

/** What these pay together. */
export const worthOf = (table: Table, cards: readonly CardId[]): number =>
  cards.reduce((sum, card) => sum + worthInP(table, card), 0);

export const canPay = (table: Table, seat: Seat, source: CardId, p: number): boolean =>
  worthOf(table, payers(table, seat, source)) >= p;

/** The cards that its player discards for it; nothing is discarded yet. */
export function* choosePayment(
  table: Table,
  seat: Seat,
  source: CardId,
  p: number,
  about: NonNullable<AskSpec['about']>,
): Rule<CardId[]> {
  if (p === 0) return [];
  const cards = payers(table, seat, source);
  const from = cards.map((card) => ({ card }));
  const limit = { sum: cards.map((card) => worthInP(table, card)), atLeast: p };
  const answer = yield* ask({ seat, why: 'payP', from, min: 1, max: from.length, limit, about });
  return answer.map((position) => cards[position] as CardId);
}
