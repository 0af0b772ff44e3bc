// Carrying out a plan to pay a cost (section 5).
import { type CardId, cardAt, isStill } from '../../../kernel/card.ts';
import type { Context } from '../abilities/select.ts';
import type { SpecialCost } from '../card-data.ts';
import { isOnField, isStillOnField, itemOf } from '../queries.ts';
import type { Plan, Table } from '../state.ts';
import { discardFromDeck, put, turn } from '../table.ts';

/** Can the plan still be carried out? A response may have taken what was reserved, or whoever was to pay it (5.8). */
export function canSpend(table: Table, { cost, points, picks }: Plan, context: Context): boolean {
  const { source, ref, seat } = context;
  const isOwn = (card: CardId): boolean => cardAt(table, card).seat === seat;
  if (![...points, ...picks.flat()].every((one) => isStill(table, one) && isOwn(one.card))) return false;
  const stays = ref === undefined || (isStillOnField(table, ref) && isOwn(source));
  if (cost.tap && (!stays || cardAt(table, source).state !== 'ready')) return false;
  return (cost.special ?? []).every((item, i) => {
    switch (item.pay) {
      case 'trashThis':
      case 'returnThis':
        return stays;
      case 'trashItem':
        return stays && itemOf(table, source) !== undefined;
      case 'mill':
        return table.zones[context.seat].deck.length >= item.amount;
      case 'actOther':
        return (picks[i] ?? []).every(({ card }) => isOnField(table, card) && cardAt(table, card).state === 'ready');
      default:
        return true;
    }
  });
}

/** Carries out a plan: [T], blue text left to right, then the discards. Whoever calls looks who has lost by it (9.2). */
export function spend(table: Table, { cost, points, picks }: Plan, context: Context): void {
  if (cost.tap) turn(table, [context.source], 'acted');
  for (const [i, item] of (cost.special ?? []).entries()) {
    spendItem(
      table,
      item,
      (picks[i] ?? []).filter((ref) => isStill(table, ref)).map(({ card }) => card),
      context,
    );
  }
  put(
    table,
    points.map(({ card }) => card),
    'dustBox',
  );
}
function spendItem(table: Table, item: SpecialCost, cards: readonly CardId[], { seat, source }: Context): void {
  switch (item.pay) {
    case 'trashThis':
      return put(table, source, 'dustBox');
    case 'returnThis':
      return put(table, source, 'hand');
    case 'trashItem': {
      const held = itemOf(table, source);
      return held === undefined ? undefined : put(table, held, 'dustBox');
    }
    case 'trashOther':
    case 'discard':
      return put(table, cards, 'dustBox');
    case 'actOther':
      return turn(table, cards, 'acted');
    case 'returnOther':
      return put(table, cards, 'hand');
    case 'mill':
      discardFromDeck(table, seat, item.amount);
      return;
    case 'removeFromDustBox':
      return put(table, cards, 'outOfGame');
  }
}
