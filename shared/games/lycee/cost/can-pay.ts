// Whether a cost can be paid now (section 5): by whoever sees the hand.
import type { Context } from '../abilities/select.ts';
import type { Cost } from '../card-data.ts';
import type { Table } from '../state.ts';
import { billOf, canMeet } from './bill.ts';
import { canPayByItself } from './parts.ts';

/** Can all of what a declaration costs be paid, no card twice? */
export const canPay = (table: Table, cost: Cost, context: Context): boolean =>
  canPayByItself(table, cost, context) && canMeet(table, billOf(table, cost, context));
/** The same of what is paid at once and for no declaration: no event is declared as a cost of that (5.10). */
export const canPayNow = (table: Table, cost: Cost, context: Context): boolean =>
  canPayByItself(table, cost, context) && canMeet(table, billOf(table, cost, context, { isDeclared: false }));

/** Does paying depend on cards that others do not see? */
export const isHiddenCost = ({ pips, special = [] }: Cost): boolean =>
  pips !== undefined || special.some(({ pay }) => pay === 'discard');
