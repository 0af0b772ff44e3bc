// The cost of a text: a number, and (T), which rests the card itself (5.4, 5.5).
import type { AskSpec, Rule } from '../../../kernel/ask.ts';
import { type CardId, cardAt } from '../../../kernel/card.ts';
import { type Context, isSourceStill } from '../abilities/select.ts';
import type { TextCost } from '../card-data.ts';
import { isFieldZone } from '../queries.ts';
import type { Table } from '../state.ts';
import { turn } from '../table.ts';
import { billOfText, canMeet } from './bill.ts';
import { namePayment, spend } from './pay.ts';

/** (T) needs the card active, a character or a support card (5.5, 7.6). */
export function canRest(table: Table, card: CardId): boolean {
  const { zone, state } = cardAt(table, card);
  return state === 'active' && (isFieldZone(zone) || zone === 'set');
}
export const canPayText = (table: Table, cost: TextCost, context: Context): boolean =>
  (!cost.rest || (isSourceStill(table, context) && canRest(table, context.source))) &&
  canMeet(billOfText(table, context.seat, cost));

/** Paid at once, inside an effect. */
export function* payText(
  table: Table,
  cost: TextCost,
  { source, seat }: Context,
  about: NonNullable<AskSpec['about']>,
): Rule {
  const payment = yield* namePayment(billOfText(table, seat, cost), about);
  if (cost.rest) turn(table, [source], 'resting');
  spend(table, payment);
}
