// Characters change slots, and their markers go along (2.2, 2.4, 5.3 Main c).
import type { Rule } from '../../kernel/ask.ts';
import { type CardId, cardAt } from '../../kernel/card.ts';
import type { Seat } from '../../kernel/seat.ts';
import { toldCard } from '../../kernel/view.ts';
import { MARKERS_UNDER, SLOTS, type Slot, type Zone } from './card-data.ts';
import { tell } from './happening.ts';
import type { InPlay } from './in-play.ts';
import { areInterruptsDue, interrupts } from './interrupts.ts';
import { hasMarkers, markersAt } from './queries.ts';
import type { Table } from './state.ts';
import { discardMarkers, lift, shift } from './table.ts';
import { isForbidden } from './values.ts';
import { sight } from './view.ts';

/** The slots that a character may move to: whoever is there has to be able to move as well (7.3). */
export const slotsFrom = (table: Table, seat: Seat, from: Zone, inPlay?: readonly InPlay[]): Slot[] =>
  SLOTS.filter(
    (slot) => slot !== from && table.zones[seat][slot].every((card) => !isForbidden(table, card, 'move', inPlay)),
  );
/** Moves a character between slots of its own stage, swapping with whoever is there; states and markers travel along. */
export function* exchange(table: Table, seat: Seat, from: Slot, to: Slot): Rule {
  const side = table.zones[seat];
  const [here, there] = [side[from].slice(), side[to].slice()];
  const marked = hasMarkers(side);
  // Of a slot without a character nothing takes the markers along (O5).
  if (marked && here.length === 0) discardMarkers(table, markersAt(side, from).slice());
  if (marked && there.length === 0) discardMarkers(table, markersAt(side, to).slice());
  for (const card of here) relocate(table, card, to);
  for (const card of there) relocate(table, card, from);
  if (!marked) return;
  const [along, back] = [markersAt(side, from).slice(), markersAt(side, to).slice()];
  shift(table, along, MARKERS_UNDER[to], { cause: 'rule', seat, face: 'kept' });
  shift(table, back, MARKERS_UNDER[from], { cause: 'rule', seat, face: 'kept' });
  if (areInterruptsDue(table)) yield* interrupts(table);
}

/** A change of slot is no change of zone: the card stays the object it was, with its state (2.2, 2.3). */
function relocate(table: Table, card: CardId, to: Slot): void {
  const held = cardAt(table, card);
  const { seat, zone: from } = held;
  const was = table.story.on ? [toldCard(sight, table, card)] : [];
  lift(table, card);
  table.cards[card] = { ...held, zone: to, since: table.story.n + 1 };
  table.zones[seat][to].push(card);
  tell(table, { type: 'moved', seat, from, toSeat: seat, to, cards: [{ card }], cause: 'rule' }, was);
}
