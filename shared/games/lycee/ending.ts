// How a match ends (section 9).
import { over, type Rule } from '../../kernel/ask.ts';
import { SEATS } from '../../kernel/seat.ts';
import type { Result } from '../../kernel/state.ts';
import { tell } from './happening.ts';
import type { Table } from './state.ts';

/** A player whose deck is empty has lost; both at once is a draw (9.1, 9.4). */
export function* checkLoss(table: Table): Rule {
  const [first, second] = SEATS.map((seat) => table.zones[seat].deck.length === 0);
  if (!first && !second) return;
  end(table, { winner: first && second ? 'draw' : first ? 1 : 0, reason: first && second ? 'bothDeckOut' : 'deckOut' });
  yield* over();
}

/** Ends the match, told once. */
export function end(table: Table, result: Result): void {
  table.result = result;
  // Whatever was going on is over: nobody is shown a battle or a declaration that will never end.
  table.battle = null;
  table.chain = [];
  table.window = null;
  table.step = '';
  tell(table, { type: 'ended', winner: String(result.winner), reason: result.reason });
}
