// How a match ends (section 9).
import { over, type Rule } from '../../kernel/ask.ts';
import { opponentOf, type Seat } from '../../kernel/seat.ts';
import type { Result } from '../../kernel/state.ts';
import { tell } from './happening.ts';
import type { Table } from './state.ts';

const LOST_AT_LEVEL = 4;

/** Why a seat has lost by the state of the table, if it has (9.1). */
function lossOf(table: Table, seat: Seat): 'level4' | 'deckOut' | undefined {
  const { level, deck, waitingRoom } = table.zones[seat];
  if (level.length >= LOST_AT_LEVEL) return 'level4';
  return deck.length === 0 && waitingRoom.length === 0 ? 'deckOut' : undefined;
}

export const hasLost = (table: Table, seat: Seat): boolean => lossOf(table, seat) !== undefined;

/** Ends the match for whoever has lost in a check timing (9.1, 9.2). */
export function* lose(table: Table): Rule {
  const first = lossOf(table, 0);
  const second = lossOf(table, 1);
  if (first !== undefined && second !== undefined) {
    const winner = table.options.simultaneousLoss === 'draw' ? 'draw' : opponentOf(table.turnPlayer);
    end(table, { winner, reason: 'bothLost' });
  } else if (first !== undefined) end(table, { winner: 1, reason: first });
  else if (second !== undefined) end(table, { winner: 0, reason: second });
  else return;
  yield* over();
}

/** One seat loses in the middle of something (5.6). */
export function* loseAtOnce(table: Table, seat: Seat, reason: string): Rule<never> {
  end(table, { winner: opponentOf(seat), reason });
  return yield* over();
}

/** Ends the match, told once (9.2 to 9.4). */
export function end(table: Table, result: Result): void {
  table.result = result;
  // Whatever was going on is over: nobody is shown an attack that will never end.
  table.attack = null;
  table.step = '';
  tell(table, { type: 'ended', winner: String(result.winner), reason: result.reason });
}
