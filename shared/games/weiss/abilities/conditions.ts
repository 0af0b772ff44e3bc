// Conditions of abilities: true or false of the table as it is now.
import { never } from '../../../kernel/assert.ts';
import { cardAt } from '../../../kernel/card.ts';
import type { Condition, Row, Workplace } from '../ability-data.ts';
import type { Table } from '../state.ts';
import { amountOf } from './amounts.ts';
import { type Context, candidates, isInRow, isOfKind, isRole, isSourceStill, isWithin } from './select.ts';
import { targetsOf } from './targets.ts';

/** Do all the conditions hold? */
export const holds = (table: Table, conditions: readonly Condition[] | undefined, context: Context): boolean =>
  conditions === undefined || conditions.every((condition) => isTrue(table, condition, context));

function isTrue(table: Table, condition: Condition, context: Context): boolean {
  if ('count' in condition) {
    return isWithin(table, candidates(table, condition.count, context).length, condition, context);
  }
  if ('amount' in condition) return isWithin(table, amountOf(table, context, condition.amount), condition, context);
  if ('turn' in condition) return (table.turnPlayer === context.seat) === (condition.turn === 'you');
  if ('phase' in condition) return table.phase === condition.phase;
  if ('yourLevel' in condition) {
    return isWithin(table, table.zones[context.seat].level.length, condition.yourLevel, context);
  }
  if ('thisIn' in condition) return isIn(table, condition.thisIn, context);
  if ('target' in condition) {
    const cards = targetsOf(table, condition.target, context);
    return cards.length > 0 && cards.every((card) => isOfKind(table, condition.is, card, context));
  }
  if ('bound' in condition) {
    const { is = {} } = condition;
    const cards = (context.bound[condition.bound] ?? []).filter(({ card }) => isOfKind(table, is, card, context));
    return isWithin(table, cards.length, condition, context);
  }
  return isMore(table, condition, context);
}
type More = Extract<
  Condition,
  { all: unknown } | { placedThisTurn: unknown } | { battle: unknown } | { not: unknown } | { or: unknown }
>;
function isMore(table: Table, condition: More, context: Context): boolean {
  if ('all' in condition) {
    const cards = candidates(table, condition.all, context);
    return cards.length > 0 && cards.every((card) => isOfKind(table, condition.are, card, context));
  }
  if ('placedThisTurn' in condition) {
    return isSourceStill(table, context) && cardAt(table, context.source).came === table.turn;
  }
  if ('battle' in condition) {
    const { source } = context;
    const isIn = isRole(table, 'attacker', source) || isRole(table, 'defender', source);
    return isIn && (condition.battle === 'any' || table.attack?.kind === condition.battle);
  }
  if ('not' in condition) return !isTrue(table, condition.not, context);
  if ('or' in condition) return condition.or.some((one) => isTrue(table, one, context));
  return never(condition);
}

function isIn(table: Table, where: Row | Workplace, context: Context): boolean {
  if (!isSourceStill(table, context)) return false;
  const { seat, zone } = cardAt(table, context.source);
  switch (where) {
    case 'hand':
    case 'clock':
    case 'memory':
      return zone === where;
    case 'clockTop':
      return table.zones[seat].clock.at(-1) === context.source;
    case 'marker':
      return zone.startsWith('markers');
    default:
      return isInRow(where, zone);
  }
}
