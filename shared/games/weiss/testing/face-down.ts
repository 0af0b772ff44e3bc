// Weiß Schwarz as the laws need it: before each main phase cards are laid face down, turned over, looked at and taken back.
import type { Rule } from '../../../kernel/ask.ts';
import type { CardId } from '../../../kernel/card.ts';
import type { GameModule } from '../../../kernel/game.ts';
import { roll } from '../../../kernel/rng.ts';
import { SEATS, type Seat } from '../../../kernel/seat.ts';
import { MARKERS_UNDER, SLOTS, type Zone } from '../card-data.ts';
import { weiss } from '../game.ts';
import { heldIn } from '../queries.ts';
import type { Table } from '../state.ts';
import { endLooks, look, type MoveHow, put, turnOver } from '../table.ts';

/** No rule of the game, so that every change of a face-down card is played by chance, whatever cards there are. */
export const weissFaceDown: GameModule<Table> = {
  ...weiss,
  *advance(table) {
    if (table.next === 'mainBegins') for (const seat of SEATS) yield* hide(table, seat);
    yield* weiss.advance(table);
  },
};

function* hide(table: Table, seat: Seat): Rule {
  const side = table.zones[seat];
  for (const slot of SLOTS) {
    // Under an empty slot only at times: they go in the next check timing.
    if (side[slot].length > 0 || roll(table.rng, 8) === 0) yield* lay(table, seat, MARKERS_UNDER[slot]);
  }
  yield* lay(table, seat, 'memory');
  for (const zone of ['memory', 'markersFrontCenter'] as const) {
    const card = oneOf(table, heldIn(table, seat, zone));
    if (card !== undefined) turnOver(table, [card], roll(table.rng, 2) === 0 ? 'up' : 'down');
  }
  endLooks(table, side.memory);
  const seen = oneOf(table, side.memory);
  if (seen !== undefined) look(table, roll(table.rng, 3) === 0 ? 'all' : seat, [seen]);
  if (side.memory.length < 4) return;
  const back = side.memory.filter(() => roll(table.rng, 2) === 0);
  yield* put(table, back, (['hand', 'stock', 'waitingRoom'] as const)[roll(table.rng, 3)] ?? 'hand', { cause: 'rule' });
}

function* lay(table: Table, seat: Seat, to: Zone): Rule {
  const { deck, hand, stock } = table.zones[seat];
  const from = [deck, hand, stock][roll(table.rng, 3)] ?? deck;
  const card = from.length > 2 ? oneOf(table, from === hand ? hand : from.slice(-1)) : undefined;
  const how: MoveHow = { cause: 'rule', seat, ...(roll(table.rng, 3) === 0 ? {} : { face: 'down' }) };
  if (card !== undefined) yield* put(table, card, to, how);
}

const oneOf = (table: Table, cards: readonly CardId[]): CardId | undefined =>
  cards.length === 0 ? undefined : cards[roll(table.rng, cards.length)];
