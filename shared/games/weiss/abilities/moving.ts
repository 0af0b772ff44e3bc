// Moving cards by an effect: to a zone, onto the stage, between slots (7.3). None of it is a play (5.2, SQ19).
import { ask, type Rule } from '../../../kernel/ask.ts';
import { type CardId, cardAt } from '../../../kernel/card.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { type Destination, type Effect, SLOTS, type Slot } from '../card-data.ts';
import { exchange } from '../exchange.ts';
import { isSlot } from '../queries.ts';
import type { Table } from '../state.ts';
import { put, shuffleDeck } from '../table.ts';
import { isCharacter } from '../values.ts';
import type { Running } from './perform.ts';

/** Moves cards to a zone of their owners. */
export function* move(table: Table, cards: readonly CardId[], to: Destination, seat: Seat): Rule {
  if (cards.length === 0) {
    if (to === 'deckShuffled') shuffleDeck(table, seat);
    return;
  }
  if (to === 'deckTop' || to === 'deckBottom' || to === 'deckShuffled') {
    yield* put(table, cards, 'deck', { cause: 'effect', bottom: to === 'deckBottom' });
    if (to === 'deckShuffled') for (const owner of ownersOf(table, cards)) shuffleDeck(table, owner);
    return;
  }
  yield* put(table, cards, to, { cause: 'effect' });
}
const ownersOf = (table: Table, cards: readonly CardId[]): Set<Seat> =>
  new Set(cards.map((card) => cardAt(table, card).owner));

/** Puts characters onto slots of their owner's stage; whoever is there leaves at the next check timing. One on the stage moves. */
export function* placeOnStage(
  table: Table,
  cards: readonly CardId[],
  step: Pick<Extract<Effect, { do: 'place' }>, 'state' | 'slot'>,
  running: Running,
): Rule {
  for (const card of cards) {
    if (!isCharacter(table, card)) continue;
    const { owner, zone } = cardAt(table, card);
    const slots = slotsFor(table, owner, step.slot, running).filter((slot) => slot !== zone);
    const slot = yield* chooseSlot(owner, slots, running, 'placeSlot');
    if (slot === undefined) continue;
    if (isSlot(zone)) yield* exchange(table, owner, zone, slot);
    else yield* put(table, card, slot, { cause: 'effect', state: step.state ?? 'stand' });
  }
}

function slotsFor(table: Table, seat: Seat, which: 'same' | 'any' | 'emptyBack' | undefined, running: Running): Slot[] {
  const { slot } = running.origin;
  if (which === 'same') return slot === null ? [] : [slot];
  if (which === 'emptyBack') {
    return (['backLeft', 'backRight'] as const).filter((back) => table.zones[seat][back].length === 0);
  }
  return [...SLOTS];
}

/** Moves a character to another slot of its stage, changing places with whoever is there. */
export function* moveSlot(table: Table, cards: readonly CardId[], running: Running): Rule {
  for (const card of cards) {
    const { zone, seat } = cardAt(table, card);
    if (!isSlot(zone)) continue;
    const to = yield* chooseSlot(
      seat,
      SLOTS.filter((slot) => slot !== zone),
      running,
      'moveTo',
    );
    if (to !== undefined) yield* exchange(table, seat, zone, to);
  }
}

/** The player whose effect it is picks the slot. */
export function* chooseSlot(
  side: Seat,
  slots: readonly Slot[],
  running: Pick<Running, 'seat' | 'origin'>,
  why: string,
): Rule<Slot | undefined> {
  if (slots.length <= 1) return slots[0];
  const { ref, no, path } = running.origin;
  const from = slots.map((slot) => ({ slot, seat: side }));
  const [position] = yield* ask({ seat: running.seat, why, from, min: 1, max: 1, about: { ref, no, path } });
  return slots[position as number];
}
