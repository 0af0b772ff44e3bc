// Costs (7.2): whether they can be paid, from what everybody knows and from what the seat knows, and paying them in printed order.
import { type AskSpec, chooseCards, type Rule } from '../../../kernel/ask.ts';
import { type CardId, cardAt } from '../../../kernel/card.ts';
import type { Cost, Kind } from '../ability-data.ts';
import { interrupts } from '../interrupts.ts';
import { isOnStage, onStage } from '../queries.ts';
import type { Table } from '../state.ts';
import { endLooks, look, shift, turn } from '../table.ts';
import { type Context, candidates, isOfKind, isSourceStill } from './select.ts';
import { shuffled, zoneFor } from './sending.ts';

/** Can the cost be paid? `publicly` asks it as somebody who does not see the hand: then a filter on hand cards may hold. */
export function canPay(table: Table, cost: readonly Cost[], context: Context, publicly = false): boolean {
  let stock = 0;
  let discards = 0;
  for (const item of cost) {
    if (item.pay === 'stock') stock += item.amount;
    if (isFromHand(item)) discards += item.amount;
    if (!canPayItem(table, item, context, publicly)) return false;
  }
  const side = table.zones[context.seat];
  return side.stock.length >= stock && side.hand.length >= discards;
}
type FromHand = Extract<Cost, { pay: 'discard' | 'reveal' | 'move' }>;
const isFromHand = (item: Cost): item is FromHand =>
  item.pay === 'discard' || item.pay === 'reveal' || (item.pay === 'move' && item.from === 'hand');
/** Does paying depend on cards that others do not see? */
export const isHiddenCost = (cost: readonly Cost[]): boolean =>
  cost.some((item) => isFromHand(item) && item.card !== undefined);

function canPayItem(table: Table, item: Cost, context: Context, publicly: boolean): boolean {
  const side = table.zones[context.seat];
  switch (item.pay) {
    case 'stock':
      return side.stock.length >= item.amount;
    case 'discard':
    case 'reveal':
      return (publicly ? side.hand : inHand(table, item.card, context)).length >= item.amount;
    case 'restThis':
      return (
        isSourceStill(table, context) &&
        isOnStage(table, context.source) &&
        cardAt(table, context.source).state === 'stand'
      );
    case 'restOthers':
      return restable(table, item, context).length >= item.amount;
    case 'this':
      return isSourceStill(table, context);
    case 'move':
      return (publicly && item.from === 'hand' ? side.hand : movable(table, item, context)).length >= item.amount;
    case 'deckTopToClock':
      return side.deck.length >= item.amount;
  }
}
const inHand = (table: Table, kind: Kind | undefined, context: Context): CardId[] =>
  table.zones[context.seat].hand.filter(
    (card) => card !== context.source && (kind === undefined || isOfKind(table, kind, card, context)),
  );
const restable = (table: Table, item: Extract<Cost, { pay: 'restOthers' }>, context: Context): CardId[] =>
  onStage(table, context.seat).filter(
    (card) =>
      card !== context.source &&
      cardAt(table, card).state === 'stand' &&
      (item.card === undefined || isOfKind(table, item.card, card, context)),
  );
const movable = (table: Table, item: Extract<Cost, { pay: 'move' }>, context: Context): CardId[] =>
  candidates(table, { ...item.card, who: 'you', where: item.from }, context).filter((card) => card !== context.source);

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
  const from = choosable(table, item, context);
  if (from === undefined || !('amount' in item)) return [];
  const left = from.filter((card) => !taken.includes(card));
  const hidden = isFromHand(item) && item.card !== undefined;
  const why = item.pay === 'move' ? 'moveAsCost' : item.pay;
  return yield* chooseCards(context.seat, why, left, { min: item.amount, max: item.amount }, { hidden, about });
}
function choosable(table: Table, item: Cost, context: Context): CardId[] | undefined {
  switch (item.pay) {
    case 'discard':
    case 'reveal':
      return inHand(table, item.card, context);
    case 'restOthers':
      return restable(table, item, context);
    case 'move':
      return movable(table, item, context);
    default:
      return undefined;
  }
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
function payItem(table: Table, item: Cost, cards: readonly CardId[], context: Context): void {
  const { seat, source } = context;
  switch (item.pay) {
    case 'stock':
      return payStock(table, seat, item.amount);
    case 'discard':
      for (const card of cards) shift(table, [card], 'waitingRoom', { cause: 'cost' });
      return;
    case 'reveal':
      look(table, 'all', cards);
      return endLooks(table, cards);
    case 'restThis':
      return turn(table, [source], 'rest');
    case 'restOthers':
      return turn(table, cards, 'rest');
    case 'this':
      return send(table, [source], item.to, context);
    case 'move':
      return send(table, cards, item.to, context);
    case 'deckTopToClock':
      for (let paid = 0; paid < item.amount; paid++) {
        const top = table.zones[seat].deck.at(-1);
        if (top !== undefined) shift(table, [top], 'clock', { cause: 'cost' });
      }
      return;
  }
}
function send(
  table: Table,
  cards: readonly CardId[],
  to: Extract<Cost, { pay: 'this' }>['to'],
  { seat, source }: Context,
): void {
  for (const card of cards) {
    const where = zoneFor(table, to, source);
    if (where === undefined) continue;
    const { to: zone, ...how } = where;
    shift(table, [card], zone, { cause: 'cost', ...how });
  }
  shuffled(table, to, cards, seat);
}
