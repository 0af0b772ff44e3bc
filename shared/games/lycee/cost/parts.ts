// The parts of a cost: what somebody picks for it, and what the source, its item and the deck pay by themselves (5.7).
import { type CardId, cardAt } from '../../../kernel/card.ts';
import type { Context } from '../abilities/select.ts';
import type { Cost, SpecialCost } from '../card-data.ts';
import { isOnField, itemOf } from '../queries.ts';
import type { Table } from '../state.ts';
import { isTooFresh } from '../values.ts';
import { reservedIn, reservedOfDeck } from './reserved.ts';

/** Special costs that take cards which somebody picks. */
export type Picking = Extract<
  SpecialCost,
  { readonly amount: number; readonly pay: Exclude<SpecialCost['pay'], 'mill'> }
>;
export const isPicking = (item: SpecialCost): item is Picking => 'amount' in item && item.pay !== 'mill';

/** Can everything be paid that nobody picks? */
export const canPayByItself = (table: Table, { tap, special = [] }: Cost, context: Context): boolean =>
  (!tap || canTap(table, context.source)) && special.every((item) => isPicking(item) || isThere(table, item, context));

function isThere(table: Table, item: Exclude<SpecialCost, Picking>, { source, seat }: Context): boolean {
  const isFree = (card: CardId | undefined): boolean => card !== undefined && !reservedIn(table).includes(card);
  switch (item.pay) {
    case 'trashThis':
    case 'returnThis':
      return isOnField(table, source) && isFree(source);
    case 'trashItem':
      return isFree(itemOf(table, source));
    case 'mill':
      return table.zones[seat].deck.length - reservedOfDeck(table, seat) >= item.amount;
  }
}
/** [T]: ready, not reserved already, and not too fresh (4.6, 5.7). */
export function canTap(table: Table, card: CardId): boolean {
  const isReady = isOnField(table, card) && cardAt(table, card).state === 'ready';
  return isReady && !reservedIn(table).includes(card) && !isTooFresh(table, card);
}
