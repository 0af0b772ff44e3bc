// What declarations of the chain have reserved and will only pay when they resolve: nothing of it is reserved again (5.8).
import { type CardId, isStill } from '../../../kernel/card.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { itemOf } from '../queries.ts';
import type { LyceeLink, Table } from '../state.ts';

const unpaid = (table: Table): LyceeLink[] => table.chain.filter(({ paid }) => !paid);

/** Cards that are still what was reserved: what is discarded or taken, and the character itself where it becomes acted or leaves. */
export const reservedIn = (table: Table): CardId[] =>
  unpaid(table).flatMap((link) => [
    ...[...link.plan.points, ...link.plan.picks.flat()].filter((ref) => isStill(table, ref)).map(({ card }) => card),
    ...(isStill(table, link.source) ? ofSource(table, link) : []),
  ]);
function ofSource(table: Table, { source: { card }, plan: { cost } }: LyceeLink): CardId[] {
  const special = (cost.special ?? []).map(({ pay }) => pay);
  const itself = cost.tap || special.includes('trashThis') || special.includes('returnThis') ? [card] : [];
  const item = special.includes('trashItem') ? itemOf(table, card) : undefined;
  return item === undefined ? itself : [...itself, item];
}

/** How many cards from the top of a deck. */
export const reservedOfDeck = (table: Table, seat: Seat): number =>
  unpaid(table)
    .filter((link) => link.seat === seat)
    .flatMap(({ plan }) => plan.cost.special ?? [])
    .reduce((sum, item) => sum + (item.pay === 'mill' ? item.amount : 0), 0);
