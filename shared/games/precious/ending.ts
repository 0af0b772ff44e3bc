// How a match ends (section 9).
import { over, type Rule } from '../../kernel/ask.ts';
import { opponentOf, SEATS, type Seat } from '../../kernel/seat.ts';
import type { Result } from '../../kernel/state.ts';
import { tell } from './happening.ts';
import { foePoints } from './queries.ts';
import type { Table } from './state.ts';

/** So many cards in a point area, face down or not, and its owner has lost (9.1, 9.4). */
export const POINTS_TO_WIN = 7;

/** Why this player has won by now, if it has. */
function winBy(table: Table, seat: Seat): 'sevenPoints' | 'deckOut' | undefined {
  if (foePoints(table, seat) >= POINTS_TO_WIN) return 'sevenPoints';
  return table.zones[opponentOf(seat)].deck.length === 0 ? 'deckOut' : undefined;
}

/** Asked after an action or an effect has been resolved completely, not inside it; both at once is a draw (9.2, 9.3). */
export function* checkEnd(table: Table): Rule {
  const [first, second] = SEATS.map((seat) => winBy(table, seat));
  if (first === undefined && second === undefined) return;
  if (first !== undefined && second !== undefined) end(table, { winner: 'draw', reason: 'both' });
  else end(table, { winner: first === undefined ? 1 : 0, reason: first ?? second ?? 'both' });
  yield* over();
}

/** Ends the match, told once. */
export function end(table: Table, result: Result): void {
  table.result = result;
  // Whatever was going on is over: nobody is shown an approach or a declaration that will never end.
  table.approach = null;
  table.chain = [];
  table.pending = [];
  table.breaks = [];
  table.window = null;
  table.step = '';
  tell(table, { type: 'ended', winner: String(result.winner), reason: result.reason });
}
