// An offer to declare something, or to pass (7.1, 7.3).
import { chooseAction, type Rule } from '../../../kernel/ask.ts';
import type { Seat } from '../../../kernel/seat.ts';
import type { Table } from '../state.ts';
import type { WindowKind } from '../window-kinds.ts';
import { declare } from './declare.ts';
import { offersFor } from './offers.ts';

/**
 * Did the seat declare something? What one could do depends on the own hand: so but for the turn player's main phase
 * the window is covert, and opened also without an offer unless that is public since the hand is empty.
 */
export function* offer(table: Table, seat: Seat, why: string, window: WindowKind | null): Rule<boolean> {
  const offers = offersFor(table, seat, window === null);
  if (window !== null && offers.length === 0 && table.zones[seat].hand.length === 0) return false;
  const top = table.chain.at(-1);
  const about = top && { ref: top.source, ...(top.text ?? { no: top.no }) };
  const how = { ...(window && { covert: window }), ...(about && { about }) };
  const chosen = yield* chooseAction(seat, why, offers, how);
  if (chosen === undefined) return false;
  yield* declare(table, seat, chosen);
  return true;
}
