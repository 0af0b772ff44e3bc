// Conditions of abilities: true or false of the table as it is now.
import { never } from '../../../kernel/assert.ts';
import { cardAt } from '../../../kernel/card.ts';
import { within } from '../../../kernel/range.ts';
import { type Condition, FRONT } from '../card-data.ts';
import { isOnStage } from '../queries.ts';
import type { Table } from '../state.ts';
import { type Context, candidates, isOfKind, isSourceStill } from './select.ts';

/** Do all the conditions hold? */
export const holds = (table: Table, conditions: readonly Condition[] | undefined, context: Context): boolean =>
  conditions === undefined || conditions.every((condition) => isTrue(table, condition, context));

function isTrue(table: Table, condition: Condition, context: Context): boolean {
  if ('count' in condition) return within(candidates(table, condition.count, context).length, condition);
  if ('turn' in condition) return (table.turnPlayer === context.seat) === (condition.turn === 'you');
  if ('yourLevel' in condition) return within(table.zones[context.seat].level.length, condition.yourLevel);
  if ('thisIn' in condition) return isIn(table, condition.thisIn, context);
  if ('bound' in condition) {
    const { is = {} } = condition;
    const cards = (context.bound[condition.bound] ?? []).filter(({ card }) => isOfKind(table, is, card, context));
    return cards.length >= condition.atLeast;
  }
  return never(condition);
}

function isIn(table: Table, where: Extract<Condition, { thisIn: unknown }>['thisIn'], context: Context): boolean {
  if (!isOnStage(table, context.source) || !isSourceStill(table, context)) return false;
  const { zone } = cardAt(table, context.source);
  switch (where) {
    case 'stage':
      return true;
    case 'front':
      return (FRONT as readonly string[]).includes(zone);
    case 'back':
      return zone === 'backLeft' || zone === 'backRight';
    default:
      return zone === where;
  }
}
