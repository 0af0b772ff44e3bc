// Moving cards by an effect: to a zone, onto the stage, between slots (7.3). None of it is a play (5.2, SQ19).
import { ask, type Rule } from '../../../kernel/ask.ts';
import { type CardId, cardAt } from '../../../kernel/card.ts';
import type { Seat } from '../../../kernel/seat.ts';
import type { Destination, Effect, Place } from '../ability-data.ts';
import { FRONT, type Orientation, SLOTS, type Slot } from '../card-data.ts';
import { exchange, slotsFrom } from '../exchange.ts';
import { namesOf } from '../faces.ts';
import type { Left } from '../happening.ts';
import { areInterruptsDue, interrupts } from '../interrupts.ts';
import { heldIn, isSlot } from '../queries.ts';
import type { Table } from '../state.ts';
import { put, shift } from '../table.ts';
import { isCharacter, isForbidden } from '../values.ts';
import { aboutOf, type Running } from './running.ts';
import { shuffled, zoneFor } from './sending.ts';

/** Moves cards to a zone of their owners. */
export function* move(table: Table, cards: readonly CardId[], to: Destination, running: Running): Rule {
  const where = zoneFor(table, to, running);
  if (where === undefined) return;
  const { to: zone, ...how } = where;
  if (cards.length > 0) yield* put(table, cards, zone, { cause: 'effect', ...how });
  shuffled(table, to, cards, running.seat);
}

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
    if (isSlot(zone) && isForbidden(table, card, 'move')) continue;
    const free = isSlot(zone) ? slotsFrom(table, owner, zone) : SLOTS;
    const slots = slotsFor(table, owner, card, step.slot, running).filter((slot) => free.includes(slot));
    const slot = yield* chooseSlot(owner, slots, running, 'placeSlot');
    if (slot === undefined) continue;
    if (!isSlot(zone)) {
      const by = namesOf(table, running.source);
      yield* put(table, card, slot, { cause: 'effect', state: step.state ?? 'stand', by });
    } else yield* exchange(table, owner, zone, slot);
  }
}
function slotsFor(table: Table, seat: Seat, card: CardId, which: Place | undefined, running: Running): readonly Slot[] {
  const isEmpty = (slot: Slot): boolean => table.zones[seat][slot].length === 0;
  switch (which) {
    case 'same':
      return running.origin.slot === null ? [] : [running.origin.slot];
    case 'its': {
      const slot = running.slots.get(card);
      return slot === undefined ? [] : [slot];
    }
    case 'front':
      return FRONT;
    case 'back':
      return BACK;
    case 'empty':
      return SLOTS.filter(isEmpty);
    case 'emptyFront':
      return FRONT.filter(isEmpty);
    case 'emptyBack':
      return BACK.filter(isEmpty);
    default:
      return SLOTS;
  }
}
const BACK = ['backLeft', 'backRight'] as const;

/** Moves a character to another slot of its stage, changing places with whoever is there. */
export function* moveSlot(table: Table, cards: readonly CardId[], running: Running): Rule {
  for (const card of cards) {
    const { zone, seat } = cardAt(table, card);
    if (!isSlot(zone) || isForbidden(table, card, 'move')) continue;
    const to = yield* chooseSlot(seat, slotsFrom(table, seat, zone), running, 'moveTo');
    if (to !== undefined) yield* exchange(table, seat, zone, to);
  }
}

/** Two cards change places: each comes to the zone of the other's, where that lay; on the stage two change slots. */
export function* exchangeCards(
  table: Table,
  one: CardId,
  other: CardId,
  state: Orientation | undefined,
  running: Running,
): Rule {
  if (one === other) return;
  const [here, there] = [{ ...cardAt(table, one) }, { ...cardAt(table, other) }];
  if (isSlot(here.zone) && isSlot(there.zone) && here.seat === there.seat) {
    if (isForbidden(table, one, 'move') || isForbidden(table, other, 'move')) return;
    return yield* exchange(table, here.seat, here.zone, there.zone);
  }
  const [hereAt, thereAt] = [placeOf(table, one), placeOf(table, other)];
  const how = { cause: 'effect', by: namesOf(table, running.source), ...(state !== undefined && { state }) } as const;
  // At once: the one that was meant second comes first, so that a slot is never empty, and nothing interrupts in between.
  const left: Left[] = [];
  shift(table, [other], here.zone, { ...how, seat: here.seat, ...atIn(here.zone, hereAt) }, left);
  shift(table, [one], there.zone, { ...how, seat: there.seat, ...atIn(there.zone, thereAt) }, left);
  if (areInterruptsDue(table)) yield* interrupts(table);
}
const placeOf = (table: Table, card: CardId): number => {
  const { seat, zone } = cardAt(table, card);
  return heldIn(table, seat, zone).indexOf(card);
};
/** The place matters where the order of cards does. */
const atIn = (zone: string, at: number): { readonly at?: number } =>
  zone === 'clock' || zone === 'stock' ? { at } : {};

/** The player whose effect it is picks the slot. */
export function* chooseSlot(
  side: Seat,
  slots: readonly Slot[],
  running: Pick<Running, 'seat' | 'origin'>,
  why: string,
): Rule<Slot | undefined> {
  if (slots.length <= 1) return slots[0];
  const from = slots.map((slot) => ({ slot, seat: side }));
  const [position] = yield* ask({ seat: running.seat, why, from, min: 1, max: 1, about: aboutOf(running) });
  return slots[position as number];
}
