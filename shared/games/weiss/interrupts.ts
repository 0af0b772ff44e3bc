// Refresh and level up: they interrupt whatever is going on, except the paying of a cost (5.1, 5.6, 5.7).
import { chooseCard, chooseOption, type Rule } from '../../kernel/ask.ts';
import type { CardId } from '../../kernel/card.ts';
import { because, causing } from '../../kernel/cause.ts';
import { type Seat, seatsFrom } from '../../kernel/seat.ts';
import { loseAtOnce } from './ending.ts';
import { tell } from './happening.ts';
import type { Table } from './state.ts';
import { put, shift, shuffleDeck } from './table.ts';
import { isClimax } from './values.ts';

const LEVEL_UP_AT = 7;

/** Is anything due that may run now? Nearly never; asked after every move. */
export const areInterruptsDue = (table: Table): boolean =>
  !table.paying && (table.receiving !== null || isDue(table, 0) || isDue(table, 1));
const isDue = (table: Table, seat: Seat): boolean => isRefreshDue(table, seat) || isLevelUpDue(table, seat);

/** Runs the interrupts that are due, the turn player's first (5.1, O6), until none is. */
export function* interrupts(table: Table): Rule {
  if (table.paying) return;
  for (;;) {
    yield* loseWhileReceiving(table);
    const seat = seatsFrom(table.turnPlayer).find((one) => isDue(table, one));
    if (seat === undefined) return;
    yield* interruptOf(table, seat);
  }
}

/** A player with both due picks which comes first (5.1). */
function* interruptOf(table: Table, seat: Seat): Rule {
  const both = isRefreshDue(table, seat) && isLevelUpDue(table, seat);
  const first = both ? yield* chooseOption(seat, 'refreshOrLevelUp', ['refresh', 'levelUp']) : undefined;
  if (first === 'levelUp' || (first === undefined && isLevelUpDue(table, seat))) yield* levelUp(table, seat);
  else yield* refresh(table, seat);
}

const isRefreshDue = (table: Table, seat: Seat): boolean => {
  const { deck, waitingRoom } = table.zones[seat];
  return deck.length === 0 && waitingRoom.length > 0;
};
const isLevelUpDue = (table: Table, seat: Seat): boolean => table.zones[seat].clock.length >= LEVEL_UP_AT;

/** The waiting room becomes the deck; the penalty comes at once or at the next check timing (5.6). */
function* refresh(table: Table, seat: Seat): Rule {
  because(table, tell(table, { type: 'refreshed', seat }), () => {
    shift(table, table.zones[seat].waitingRoom.slice(), 'deck', { cause: 'rule' });
    shuffleDeck(table, seat);
  });
  if (table.options.refreshPenalty === 'immediate') yield* refreshPenalty(table, seat);
  else table.refreshPoints[seat]++;
}

/** The deck's top card goes to the clock; it is not damage, so a climax cancels nothing (5.6). */
export function* refreshPenalty(table: Table, seat: Seat): Rule {
  const n = tell(table, { type: 'refreshPenalty', seat });
  const top = table.zones[seat].deck.at(-1);
  if (top !== undefined) yield* causing(table, n, put(table, top, 'clock', { cause: 'rule' }));
}

/** Of the oldest seven clock cards one goes to the level zone, the others to the waiting room (5.7). */
function* levelUp(table: Table, seat: Seat): Rule {
  const { clock, level } = table.zones[seat];
  const seven = clock.slice(0, LEVEL_UP_AT);
  const kept = (yield* chooseCard(seat, 'levelUp', seven)) as CardId;
  because(table, tell(table, { type: 'leveledUp', seat, level: level.length + 1 }), () => {
    shift(table, [kept], 'level', { cause: 'rule' });
    const others = seven.filter((card) => card !== kept);
    shift(table, others, 'waitingRoom', { cause: 'rule' });
  });
}

/** An empty deck that cannot be refreshed while damage without a climax is received loses at once (5.6). */
function* loseWhileReceiving(table: Table): Rule {
  const { receiving } = table;
  if (receiving === null) return;
  const { deck, waitingRoom } = table.zones[receiving.seat];
  if (deck.length > 0 || waitingRoom.length > 0 || receiving.cards.some((card) => isClimax(table, card))) return;
  yield* loseAtOnce(table, receiving.seat, 'deckOut');
}
