// How a match ends (section 9).
import { over, type Rule } from '../../kernel/ask.ts';
import { SEATS, type Seat } from '../../kernel/seat.ts';
import type { Result } from '../../kernel/state.ts';
import { tell } from './happening.ts';
import type { Table } from './state.ts';

/** Why this player has lost by now, if it has (9.1, 9.2). */
function lossBy(table: Table, seat: Seat): 'allOut' | 'deckAndHandOut' | undefined {
  const { line, deck, hand } = table.zones[seat];
  if (line.length === 0) return 'allOut';
  return deck.length === 0 && hand.length === 0 ? 'deckAndHandOut' : undefined;
}

/** Asked after every resolved declaration, draw and barrier; both at once is a draw (9.2 to 9.4). */
export function* checkEnd(table: Table): Rule {
  const [first, second] = SEATS.map((seat) => lossBy(table, seat));
  if (first === undefined && second === undefined) return;
  if (first !== undefined && second !== undefined) end(table, { winner: 'draw', reason: 'both' });
  else end(table, { winner: first === undefined ? 0 : 1, reason: first ?? second ?? 'both' });
  yield* over();
}

/** Ends the match, told once. */
export function end(table: Table, result: Result): void {
  table.result = result;
  // Whatever was going on is over: nobody is shown a declaration or a barrier that will never end.
  table.chain = [];
  table.window = null;
  table.barrier = null;
  tell(table, { type: 'ended', winner: String(result.winner), reason: result.reason });
}
