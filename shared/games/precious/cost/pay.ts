// Paying (section 5): which cards pay is named with the declaration; hand cards go to the trash, points turn face down.
import { type AskSpec, chooseCards, type Rule } from '../../../kernel/ask.ts';
import { type CardId, cardAt } from '../../../kernel/card.ts';
import type { Table } from '../state.ts';
import { put, turn } from '../table.ts';
import { type Bill, limitOf } from './bill.ts';

/** Asked also where there is no choice: the hand is hidden. */
export function* namePayment(bill: Bill, about: NonNullable<AskSpec['about']>): Rule<CardId[]> {
  if (bill.amount <= 0) return [];
  const cards = bill.payers.map(({ card }) => card);
  const how = { about, limit: limitOf(bill), hidden: true };
  return yield* chooseCards(bill.seat, 'pay', cards, { min: 1, max: cards.length }, how);
}
export function spend(table: Table, payment: readonly CardId[]): void {
  const points = payment.filter((card) => cardAt(table, card).zone === 'pointArea');
  turn(table, points, 'faceDown');
  put(
    table,
    payment.filter((card) => !points.includes(card)),
    'trash',
  );
}
