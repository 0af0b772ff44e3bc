// Numbers in texts: fixed, counted over the table or over what was bound, or a value of one card.
import type { Amount } from '../card-data.ts';
import { dataOf } from '../data-of.ts';
import type { Table } from '../state.ts';
import { VALUE_OF } from '../values.ts';
import { boundCards, type Context, candidates, targetsOf } from './select.ts';

export function amountOf(table: Table, context: Context, amount: Amount): number {
  if (typeof amount === 'number') return amount;
  if ('count' in amount) return candidates(table, amount.count, context).length * amount.times;
  if ('bound' in amount) return boundCards(table, context, amount.bound).length * amount.times;
  const [card] = targetsOf(table, amount.of, context);
  if (card === undefined) return 0;
  const { value } = amount;
  return value === 'ap' || value === 'dp' ? VALUE_OF[value](table, card) : dataOf(table, card)[value];
}
