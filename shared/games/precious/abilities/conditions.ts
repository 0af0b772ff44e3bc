// Conditions of texts: true or false of the table as it is now.
import { never } from '../../../kernel/assert.ts';
import { cardAt } from '../../../kernel/card.ts';
import { within } from '../../../kernel/range.ts';
import type { Condition } from '../card-data.ts';
import { foePoints, pointsOf } from '../queries.ts';
import type { Table } from '../state.ts';
import { boundCards, type Context, candidates, isOfKind, isSourceStill } from './select.ts';

/** Do all the conditions hold? */
export const holds = (table: Table, conditions: readonly Condition[] | undefined, context: Context): boolean =>
  conditions === undefined || conditions.every((condition) => isTrue(table, condition, context));

function isTrue(table: Table, condition: Condition, context: Context): boolean {
  if ('count' in condition) return within(candidates(table, condition.count, context).length, condition);
  if ('turn' in condition) return (table.turnPlayer === context.seat) === (condition.turn === 'you');
  if ('thisIn' in condition)
    return isSourceStill(table, context) && cardAt(table, context.source).zone === condition.thisIn;
  if ('thisIs' in condition)
    return isSourceStill(table, context) && isOfKind(table, condition.thisIs, context.source, context);
  if ('bound' in condition) {
    const { is = {}, bound, atLeast } = condition;
    return boundCards(table, context, bound).filter((card) => isOfKind(table, is, card, context)).length >= atLeast;
  }
  if ('points' in condition) {
    const ahead = foePoints(table, context.seat) - pointsOf(table, context.seat);
    return condition.points === 'fewer' ? ahead > 0 : ahead < 0;
  }
  return never(condition);
}
