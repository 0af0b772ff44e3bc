// Costs (7.2): whether they can be paid, from what everybody knows and from what the seat knows, and paying them in printed order.
import { type AskSpec, chooseCards, type Rule } from '../../../kernel/ask.ts';
import { type CardId, cardAt } from '../../../kernel/card.ts';
import type { Cost } from '../card-data.ts';
import { interrupts } from '../interrupts.ts';
import { isOnStage, onStage } from '../queries.ts';
import type { Table } from '../state.ts';
import { shift, turn } from '../table.ts';
import { type Context, isOfKind, isSourceStill } from './select.ts';

/** Can the cost be paid? `publicly` asks it as somebody who does not see the hand: then a filter on hand cards may hold. */
export function canPay(table: Table, cost: readonly Cost[], context: Context, publicly = false): boolean {
  let stock = 0;
  let discards = 0;
  for (const item of cost) {
    if (item.pay === 'stock') stock += item.amount;
    if (item.pay === 'discard') discards += item.amount;
    if (!canPayItem(table, item, context, publicly)) return false;
  }
  const side = table.zones[context.seat];
  return side.stock.length >= stock && side.hand.length >= discards;
}

/** Does paying depend on cards that others do not see? */
export const isHiddenCost = (cost: readonly Cost[]): boolean =>
  cost.some((item) => item.pay === 'discard' && item.card !== undefined);

function canPayItem(table: Table, item: Cost, context: Context, publicly: boolean): boolean {
  const side = table.zones[context.seat];
  switch (item.pay) {
    case 'stock':
      return side.stock.length >= item.amount;
    case 'discard':
      return (publicly ? side.hand : discardable(table, item, context)).length >= item.amount;
    case 'restThis':
      return (
        isSourceStill(table, context) &&
        isOnStage(table, context.source) &&
        cardAt(table, context.source).state === 'stand'
      );
    case 'restOthers':
      return restable(table, item, context).length >= item.amount;
    case 'thisToWaitingRoom':
      return (
        isSourceStill(table, context) &&
        (isOnStage(table, context.source) || cardAt(table, context.source).zone === 'hand')
      );
    case 'deckTopToClock':
      return side.deck.length >= item.amount;
  }
}

const discardable = (table: Table, item: Extract<Cost, { pay: 'discard' }>, context: Context): CardId[] =>
  table.zones[context.seat].hand.filter(
    (card) => card !== context.source && (item.card === undefined || isOfKind(table, item.card, card, context)),
  );
const restable = (table: Table, item: Extract<Cost, { pay: 'restOthers' }>, context: Context): CardId[] =>
  onStage(table, context.seat).filter(
    (card) =>
      card !== context.source &&
      cardAt(table, card).state === 'stand' &&
      (item.card === undefined || isOfKind(table, item.card, card, context)),
  );

/** The cards that each item takes, in the order of the cost. */
export type Payment = readonly (readonly CardId[])[];
/** What has to be chosen is chosen before anything is paid (7.2), so that it can still be taken back. */
export function* choosePayment(
  table: Table,
  cost: readonly Cost[],
  context: Context,
  about: NonNullable<AskSpec['about']>,
): Rule<Payment> {
  const payment: CardId[][] = [];
  for (const item of cost) payment.push(yield* chooseFor(table, item, context, payment.flat(), about));
  return payment;
}
function* chooseFor(
  table: Table,
  item: Cost,
  context: Context,
  taken: readonly CardId[],
  about: NonNullable<AskSpec['about']>,
): Rule<CardId[]> {
  if (item.pay !== 'discard' && item.pay !== 'restOthers') return [];
  const from = item.pay === 'discard' ? discardable(table, item, context) : restable(table, item, context);
  const left = from.filter((card) => !taken.includes(card));
  const hidden = item.pay === 'discard' && item.card !== undefined;
  return yield* chooseCards(context.seat, item.pay, left, { min: item.amount, max: item.amount }, { hidden, about });
}

/** Pays all of it, left to right; interrupts wait until the last item is paid (5.1, 7.2). */
export function* pay(table: Table, cost: readonly Cost[], payment: Payment, context: Context): Rule {
  table.paying = true;
  for (const [i, item] of cost.entries()) payItem(table, item, payment[i] ?? [], context);
  table.paying = false;
  yield* interrupts(table);
}

/** Stock is paid from its top, one by one (SQ15, SQ16). */
export function payStock(table: Table, seat: Context['seat'], amount: number): void {
  for (let paid = 0; paid < amount; paid++) {
    const top = table.zones[seat].stock.at(-1);
    if (top !== undefined) shift(table, [top], 'waitingRoom', { cause: 'cost' });
  }
}

function payItem(table: Table, item: Cost, cards: readonly CardId[], { seat, source }: Context): void {
  switch (item.pay) {
    case 'stock':
      return payStock(table, seat, item.amount);
    case 'discard':
      for (const card of cards) shift(table, [card], 'waitingRoom', { cause: 'cost' });
      return;
    case 'restThis':
      return turn(table, [source], 'rest');
    case 'restOthers':
      return turn(table, cards, 'rest');
    case 'thisToWaitingRoom':
      return shift(table, [source], 'waitingRoom', { cause: 'cost' });
    case 'deckTopToClock':
      for (let paid = 0; paid < item.amount; paid++) {
        const top = table.zones[seat].deck.at(-1);
        if (top !== undefined) shift(table, [top], 'clock', { cause: 'cost' });
      }
      return;
  }
}
