// Questions about the table: where cards lie, what faces what, what a seat has.
import { type CardId, type CardRef, cardAt, isStill } from '../../kernel/card.ts';
import { opponentOf, type Seat } from '../../kernel/seat.ts';
import { type Color, FRONT, MARKERS_UNDER, SLOTS, type Slot, type Zone } from './card-data.ts';
import { isOfColor } from './faces.ts';
import type { Table, Zones } from './state.ts';

/** Asked of every card that moves, so each slot by its name. */
export const isSlot = (zone: Zone): zone is Slot =>
  zone === 'frontLeft' ||
  zone === 'frontCenter' ||
  zone === 'frontRight' ||
  zone === 'backLeft' ||
  zone === 'backRight';
export const isOnStage = (table: Table, card: CardId): boolean => isSlot(cardAt(table, card).zone);
/** Is this the object it was, and on the stage? */
export const isStillOnStage = (table: Table, ref: CardRef): boolean =>
  isStill(table, ref) && isOnStage(table, ref.card);
/** Is this the object it was, and in that zone? */
export const isStillIn = (table: Table, ref: CardRef, zone: Zone): boolean =>
  isStill(table, ref) && cardAt(table, ref.card).zone === zone;

/** The character in a slot: the one placed last, while two lie there until the next check timing (5.2). */
const inSlot = (table: Table, seat: Seat, slot: Slot): CardId | undefined => table.zones[seat][slot].at(-1);
export function onStage(table: Table, seat: Seat): CardId[] {
  const cards: CardId[] = [];
  for (const slot of SLOTS) for (const card of table.zones[seat][slot]) cards.push(card);
  return cards;
}
export function inFrontRow(table: Table, seat: Seat): CardId[] {
  const cards: CardId[] = [];
  for (const slot of FRONT) {
    const card = inSlot(table, seat, slot);
    if (card !== undefined) cards.push(card);
  }
  return cards;
}
const NONE: readonly CardId[] = [];
/** The cards of any zone. */
export const heldIn = (table: Table, seat: Seat, zone: Zone): readonly CardId[] => table.zones[seat][zone] ?? NONE;
/** The cards of any zone, for whoever adds or takes some. */
export function openIn(table: Table, seat: Seat, zone: Zone): CardId[] {
  const side = table.zones[seat];
  side[zone] ??= [];
  return side[zone];
}
/** The markers under a slot (2.4). */
export const markersAt = (side: Zones, slot: Slot): readonly CardId[] => side[MARKERS_UNDER[slot]] ?? NONE;
/** Has a side any markers? Asked in every check timing, so each pile by its name. */
export const hasMarkers = (side: Zones): boolean =>
  isHeld(side.markersFrontLeft) ||
  isHeld(side.markersFrontCenter) ||
  isHeld(side.markersFrontRight) ||
  isHeld(side.markersBackLeft) ||
  isHeld(side.markersBackRight);
const isHeld = (pile: readonly CardId[] | undefined): boolean => pile !== undefined && pile.length > 0;
/** The markers that go where these cards of a slot go: they belong to the character that was there first (2.4, 5.1). */
export function markersWith(table: Table, cards: readonly CardId[], seat: Seat, slot: Slot): readonly CardId[] {
  const side = table.zones[seat];
  const pile = markersAt(side, slot);
  const [first] = side[slot];
  return pile.length > 0 && first !== undefined && cards.includes(first) ? pile.slice() : NONE;
}

/** The slot that faces a front slot (2.1). */
export const FACING = {
  frontLeft: 'frontRight',
  frontCenter: 'frontCenter',
  frontRight: 'frontLeft',
} as const;
/** The character that faces a front character, if any (2.1). */
export function facingOf(table: Table, card: CardId): CardId | undefined {
  const { zone, seat } = cardAt(table, card);
  if (zone !== 'frontLeft' && zone !== 'frontCenter' && zone !== 'frontRight') return undefined;
  return inSlot(table, opponentOf(seat), FACING[zone]);
}
/** The slots in front of each back slot (2.1). */
export const IN_FRONT: Partial<Record<Zone, readonly Slot[]>> = {
  backLeft: ['frontLeft', 'frontCenter'],
  backRight: ['frontCenter', 'frontRight'],
};
/** Does a card stand in front of a back character of its side (2.1)? */
export function isInFrontOf(table: Table, card: CardId, back: CardId): boolean {
  const { zone, seat } = cardAt(table, card);
  const behind = cardAt(table, back);
  return isSlot(zone) && seat === behind.seat && IN_FRONT[behind.zone]?.includes(zone) === true;
}

/** A player's level: the number of cards in the level zone (5.7). */
export const levelOfSeat = (table: Table, seat: Seat): number => table.zones[seat].level.length;
/** Does the seat have a card of this colour in its level or clock zone (5.2)? */
export const hasColor = (table: Table, seat: Seat, color: Color): boolean => {
  const { level, clock } = table.zones[seat];
  return level.some((card) => isOfColor(table, card, color)) || clock.some((card) => isOfColor(table, card, color));
};

/** The character in battle with this one, while both are the objects that entered it (6.1). */
export function battleOpponentOf(table: Table, card: CardId): CardId | undefined {
  const { attack } = table;
  if (attack === null || attack.defender === null) return undefined;
  const { attacker, defender } = attack;
  const opponent = isObject(table, attacker, card) ? defender : isObject(table, defender, card) ? attacker : undefined;
  return opponent !== undefined && isStill(table, opponent) ? opponent.card : undefined;
}
/** Is the card, as it is now, that object? */
export const isObject = (table: Table, ref: CardRef, card: CardId): boolean =>
  ref.card === card && table.cards[card]?.life === ref.life;
/** The character that a card lies under as a marker (2.4). */
export function bearerOf(table: Table, marker: CardId): CardId | undefined {
  const { zone, seat } = cardAt(table, marker);
  const slot = SLOTS.find((one) => MARKERS_UNDER[one] === zone);
  return slot === undefined ? undefined : table.zones[seat][slot][0];
}
