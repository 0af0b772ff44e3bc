// Numbers in abilities: fixed, counted over the table, or counted over what an earlier step bound.
import type { Amount } from '../card-data.ts';
import type { Table } from '../state.ts';
import { type Context, candidates } from './select.ts';

export function amountOf(table: Table, context: Context, amount: Amount): number {
  if (typeof amount === 'number') return amount;
  if ('count' in amount) return candidates(table, amount.count, context).length * amount.times;
  return (context.bound[amount.bound] ?? []).length * amount.times;
}
