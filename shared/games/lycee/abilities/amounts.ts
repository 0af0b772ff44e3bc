// Numbers in abilities: fixed, counted over the table or over what was bound, or a value of one card.
import type { Amount } from '../card-data.ts';
import { dataOf } from '../data-of.ts';
import type { Table } from '../state.ts';
import { VALUE_OF } from '../values.ts';
import { type Context, candidates, targetsOf } from './select.ts';

export function amountOf(table: Table, context: Context, amount: Amount): number {
  if (typeof amount === 'number') return amount;
  if ('count' in amount) return candidates(table, amount.count, context).length * amount.times;
  if ('of' in amount) {
    const [card] = targetsOf(table, amount.of, context);
    if (card === undefined) return 0;
    return amount.value === 'ex' ? dataOf(table, card).ex : VALUE_OF[amount.value](table, card);
  }
  return (context.bound[amount.bound] ?? []).length * amount.times;
}
