// Conditions of texts, looked at when a step is performed.
import { within } from '../../../kernel/range.ts';
import type { Condition } from '../card-data.ts';
import { dataOf } from '../data-of.ts';
import { environments } from '../queries.ts';
import type { Table } from '../state.ts';
import { boundCards, type Context, candidates, isOfKind, targetsOf } from './select.ts';

export const holds = (table: Table, conditions: readonly Condition[], context: Context, dealt: number): boolean =>
  conditions.every((condition) => isMet(table, condition, context, dealt));

function isMet(table: Table, condition: Condition, context: Context, dealt: number): boolean {
  if ('count' in condition) return within(candidates(table, condition.count, context).length, condition);
  if ('turn' in condition) return (table.turnPlayer === context.seat) === (condition.turn === 'you');
  if ('userIs' in condition)
    return targetsOf(table, 'user', context).some((card) => isOfKind(table, condition.userIs, card, context));
  if ('is' in condition)
    return boundCards(table, context, condition.bound).some((card) => isOfKind(table, condition.is, card, context));
  if ('dealt' in condition) return dealt >= condition.dealt;
  return environments(table).some((card) => {
    const data = dataOf(table, card);
    return data.type === 'item' && data.kind === condition.there;
  });
}
