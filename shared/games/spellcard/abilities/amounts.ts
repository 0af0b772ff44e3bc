// Numbers that texts speak of, as they are now.
import { type CardId, cardAt } from '../../../kernel/card.ts';
import type { Amount, Target } from '../card-data.ts';
import { characterOf } from '../data-of.ts';
import { isInLine } from '../queries.ts';
import type { Table } from '../state.ts';
import { statOf } from '../values.ts';
import { type Context, candidates, targetsOf } from './select.ts';

type Stated = Extract<Amount, { stat: unknown }>['stat'];

/** `dealt` is the damage that the attack of this declaration has dealt. */
export function amountOf(table: Table, amount: Amount, context: Context, dealt = 0): number {
  if (typeof amount === 'number') return amount;
  if ('dealt' in amount) return dealt * amount.times;
  if ('count' in amount) return candidates(table, amount.count, context).length * amount.times + (amount.plus ?? 0);
  const { stat, of, times = 1, plus = 0 } = amount;
  return valued(table, of, context).reduce((sum, card) => sum + stated(table, card, stat), 0) * times + plus;
}
/** The caster of a ritual has values also when it is out (4.6). */
const valued = (table: Table, of: Target, context: Context): readonly CardId[] =>
  of === 'user' && context.user !== null ? [context.user.card] : targetsOf(table, of, context);
/** Of a character that is out they are the printed ones. */
function stated(table: Table, card: CardId, stat: Stated): number {
  const printed = characterOf(table, card);
  const { hp, spirit } = isInLine(table, card) ? cardAt(table, card) : printed;
  if (stat === 'hp') return hp;
  if (stat === 'spirit') return spirit;
  return stat === 'missing' ? printed.hp - hp : statOf(table, card, stat);
}
