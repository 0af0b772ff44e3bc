// Conditions of abilities: true or false of the table as it is now.
import { never } from '../../../kernel/assert.ts';
import { cardAt } from '../../../kernel/card.ts';
import { within } from '../../../kernel/range.ts';
import type { Condition } from '../card-data.ts';
import { isAttackCell, isDefenceCell, roleOf } from '../queries.ts';
import type { Table } from '../state.ts';
import { type Context, candidates, isOfKind, isSourceStill } from './select.ts';

/** Do all the conditions hold? */
export const holds = (table: Table, conditions: readonly Condition[] | undefined, context: Context): boolean =>
  conditions === undefined || conditions.every((condition) => isTrue(table, condition, context));

function isTrue(table: Table, condition: Condition, context: Context): boolean {
  if ('count' in condition) return within(candidates(table, condition.count, context).length, condition);
  if ('turn' in condition) return (table.turnPlayer === context.seat) === (condition.turn === 'you');
  if ('thisIn' in condition) return isIn(table, condition.thisIn, context);
  if ('thisIs' in condition)
    return isSourceStill(table, context) && isOfKind(table, condition.thisIs, context.source, context);
  if ('bound' in condition) {
    const { is = {} } = condition;
    const cards = (context.bound[condition.bound] ?? []).filter(({ card }) => isOfKind(table, is, card, context));
    return cards.length >= condition.atLeast;
  }
  if ('battle' in condition) return isInBattle(table, condition.battle, context);
  return never(condition);
}

function isIn(table: Table, where: Extract<Condition, { thisIn: unknown }>['thisIn'], context: Context): boolean {
  if (!isSourceStill(table, context)) return false;
  const { zone } = cardAt(table, context.source);
  if (where === 'attackRow') return isAttackCell(zone);
  return where === 'defenceRow' ? isDefenceCell(zone) : zone === where;
}

function isInBattle(
  table: Table,
  what: Extract<Condition, { battle: unknown }>['battle'],
  { source }: Context,
): boolean {
  const { battle } = table;
  if (battle === null) return false;
  switch (what) {
    case 'thisAttacks':
      return roleOf(table, source) === 'attacker';
    case 'thisDefends':
      return roleOf(table, source) === 'defender';
    case 'unblocked':
      return table.step !== 'defender' && battle.defender === null;
  }
}
