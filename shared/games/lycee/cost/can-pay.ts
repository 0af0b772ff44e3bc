// Whether a cost can be paid now (section 5): by whoever sees the hand.
import { type CardId, cardAt } from '../../../kernel/card.ts';
import { type Context, isOfKind } from '../abilities/select.ts';
import type { Cost, SpecialCost } from '../card-data.ts';
import { dataOf } from '../data-of.ts';
import { isOnField, itemOf, onField } from '../queries.ts';
import type { Table } from '../state.ts';
import { hasBasic } from '../values.ts';
import { covers, type Purse, pipsOf, purseOf, reservedIn, tapsReservedIn } from './points.ts';

/** Can all of it be paid? `spent` is what the declaration itself or an earlier part of the payment takes. */
export function canPay(table: Table, cost: Cost, context: Context, spent: readonly CardId[] = []): boolean {
  if (cost.tap && !canTap(table, context.source)) return false;
  for (const item of cost.special ?? []) if (!canPayItem(table, item, context, spent)) return false;
  const pips = pipsOf(cost);
  return pips.length === 0 || covers(table, pips, purseFor(table, context, spent));
}
export const purseFor = (
  table: Table,
  context: Context,
  spent: readonly CardId[],
  given: Purse['given'] = [],
): Purse => {
  const out = [context.source, ...spent];
  return purseOf(table, context.seat, out, (event) => isUsableAsCost(table, event, context), given);
};

/** [T]: ready, not reserved already, and not fresh unless Aggressive (4.6, 5.7). */
export function canTap(table: Table, card: CardId): boolean {
  const { state, fresh } = cardAt(table, card);
  if (!isOnField(table, card) || state !== 'ready' || tapsReservedIn(table).includes(card)) return false;
  return !fresh || hasBasic(table, card, 'aggressive');
}
/** Its own cost is carried out at once, and has no points in it (5.10). */
const isUsableAsCost = (table: Table, event: CardId, { seat }: Context): boolean =>
  (dataOf(table, event).cost.special ?? []).every((item) =>
    canPayItem(table, item, { source: event, seat, bound: {} }, []),
  );

/** Does paying depend on cards that others do not see? */
export const isHiddenCost = ({ pips, special = [] }: Cost): boolean =>
  pips !== undefined || special.some(({ pay }) => pay === 'discard');

function canPayItem(table: Table, item: SpecialCost, context: Context, spent: readonly CardId[]): boolean {
  switch (item.pay) {
    case 'trashThis':
    case 'returnThis':
      return isOnField(table, context.source) && !reservedIn(table).includes(context.source);
    case 'trashItem':
      return itemOf(table, context.source) !== undefined;
    case 'mill':
      return table.zones[context.seat].deck.length >= item.amount;
    default:
      return payersOf(table, item, context, spent).length >= item.amount;
  }
}

export type Picking = Extract<
  SpecialCost,
  { readonly amount: number; readonly pay: Exclude<SpecialCost['pay'], 'mill'> }
>;
export const isPicking = (item: SpecialCost): item is Picking => 'amount' in item && item.pay !== 'mill';
/** Cards of which a part of the cost takes some. */
export function payersOf(table: Table, item: Picking, context: Context, spent: readonly CardId[]): CardId[] {
  const { seat, source } = context;
  const out = [source, ...spent, ...reservedIn(table)];
  const pool =
    item.pay === 'discard'
      ? table.zones[seat].hand
      : item.pay === 'removeFromDustBox'
        ? table.zones[seat].dustBox
        : onField(table, seat);
  return pool.filter(
    (card) =>
      !out.includes(card) &&
      (item.pay !== 'actOther' || (cardAt(table, card).state === 'ready' && !tapsReservedIn(table).includes(card))) &&
      (item.card === undefined || isOfKind(table, item.card, card, context)),
  );
}
