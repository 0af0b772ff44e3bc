// Questions about the table: who stands where, what is set on whom, who takes part in the approach under way.
import { type CardId, type CardRef, cardAt, isStill } from '../../kernel/card.ts';
import { opponentOf, SEATS, type Seat } from '../../kernel/seat.ts';
import { AREAS, type Area, type Zone } from './card-data.ts';
import { identityOf } from './identity.ts';
import type { Table } from './state.ts';

/** Most characters in a main area (2). */
export const MAIN_LIMIT = 5;

export const isFieldZone = (zone: Zone): zone is Area => (AREAS as readonly Zone[]).includes(zone);
export const isOnField = (table: Table, card: CardId): boolean => isFieldZone(cardAt(table, card).zone);

/** The characters of a side, the main area first (2.1). */
export const onField = (table: Table, seat: Seat): CardId[] => [
  ...table.zones[seat].mainArea,
  ...table.zones[seat].supportArea,
];
export const bothFields = (table: Table): CardId[] => SEATS.flatMap((seat) => onField(table, seat));

/** The support cards on a character, whoever has set them (2.6). */
export const setOn = (table: Table, bearer: CardId): CardId[] =>
  SEATS.flatMap((seat) => table.zones[seat].set.filter((card) => bearerOf(table, card) === bearer));
/** The character that a support card is set on. */
export function bearerOf(table: Table, card: CardId): CardId | undefined {
  const { on } = cardAt(table, card);
  return on !== null && isStill(table, on) ? on.card : undefined;
}

/** Does this identity stand on the field of the seat, in either area (2.3)? */
export const hasIdentity = (table: Table, seat: Seat, no: string): boolean =>
  onField(table, seat).some((card) => identityOf(cardAt(table, card).no) === identityOf(no));

/** Whoever takes part in an approach does so while it is that object and has not left the main area (6.1 to 6.3). */
const takesPart = (table: Table, ref: CardRef): boolean =>
  isStill(table, ref) && table.approach?.left.includes(ref.card) === false;
export function roleOf(table: Table, card: CardId): 'approacher' | 'interferer' | undefined {
  const { approach } = table;
  if (approach === null) return undefined;
  if (approach.approacher.card === card) return takesPart(table, approach.approacher) ? 'approacher' : undefined;
  if (approach.interferer?.card !== card) return undefined;
  return takesPart(table, approach.interferer) ? 'interferer' : undefined;
}
/** The other character in the approach of this one. */
export function approachOpponentOf(table: Table, card: CardId): CardId | undefined {
  const role = roleOf(table, card);
  if (role === undefined || table.approach === null) return undefined;
  const other = role === 'approacher' ? table.approach.interferer : table.approach.approacher;
  return other !== null && roleOf(table, other.card) !== undefined ? other.card : undefined;
}

/** Points that can pay: face down they are spent (5.1). */
export const faceUpPoints = (table: Table, seat: Seat): CardId[] =>
  table.zones[seat].pointArea.filter((card) => cardAt(table, card).state === 'faceUp');
/** Fewer is better: the seventh ends the match (9.1). */
export const pointsOf = (table: Table, seat: Seat): number => table.zones[seat].pointArea.length;
export const foePoints = (table: Table, seat: Seat): number => pointsOf(table, opponentOf(seat));
