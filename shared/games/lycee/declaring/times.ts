// When something may be declared, and what is missing where it may not be (4.4, 6.4, 7.2).
import type { Obstacle } from '../../../kernel/explain.ts';
import type { Seat } from '../../../kernel/seat.ts';
import type { When } from '../card-data.ts';
import type { Table } from '../state.ts';

/** What the text of an event or an ability asks for, beyond its being a time for declarations, and is not so now. */
export function missingTime(table: Table, seat: Seat, { turn, in: during }: When): Obstacle[] {
  const missing = during === undefined ? undefined : missingIn(table, during);
  const isOtherTurn = turn !== undefined && (turn === 'you') !== (table.turnPlayer === seat);
  return [
    ...(isOtherTurn ? [{ lacks: turn === 'you' ? 'turn' : 'onlyOpponentTurn', rule: '4.4' }] : []),
    ...(missing === undefined ? [] : [missing]),
  ];
}
function missingIn(table: Table, during: NonNullable<When['in']>): Obstacle | undefined {
  switch (during) {
    case 'battle':
      return table.battle === null ? { lacks: 'onlyBattle', rule: '6.4' } : undefined;
    case 'noBattle':
      return table.battle === null ? undefined : { lacks: 'battle', rule: '6.4' };
    case 'response':
      return table.chain.length === 0 ? { lacks: 'onlyResponse', rule: '7.2' } : undefined;
  }
}
/** In the own turn, not during a battle; also as a response (section 8, 10.10). */
export const isTimeToMove = (table: Table, seat: Seat): boolean => table.turnPlayer === seat && table.battle === null;
/** In the support step of a battle (6.4). */
export const isTimeToSupport = (table: Table): boolean => table.battle !== null && table.step === 'support';
