// Where a character may enter, and room for a sixth in the main area (2.3 to 2.5, 4.3).
import { chooseCards, type Rule } from '../../kernel/ask.ts';
import { type CardId, type CardRef, cardAt, isStill } from '../../kernel/card.ts';
import type { Seat } from '../../kernel/seat.ts';
import { AREAS, type Area } from './card-data.ts';
import { isCharacter } from './data-of.ts';
import { hasIdentity, MAIN_LIMIT } from './queries.ts';
import type { Table } from './state.ts';
import { put } from './table.ts';
import { hasValues } from './values.ts';

/** The main area is for characters with AP and DP; no identity twice on one field. */
export function areasFor(table: Table, seat: Seat, card: CardId): Area[] {
  if (!isCharacter(table, card) || hasIdentity(table, seat, cardAt(table, card).no)) return [];
  return AREAS.filter((area) => area === 'supportArea' || hasValues(table, card));
}
export const isMainFull = (table: Table, seat: Seat): boolean => table.zones[seat].mainArea.length >= MAIN_LIMIT;

/** Which of the five goes to the trash (2.4). */
export function* chooseReplaced(
  table: Table,
  seat: Seat,
  about: { readonly ref: CardRef; readonly no: string },
): Rule<CardId> {
  const five = table.zones[seat].mainArea.slice();
  return (yield* chooseCards(seat, 'replace', five, { min: 1, max: 1 }, { about }))[0] as CardId;
}
/** Enters an area of the seat's field; of a full main area the one chosen goes first. */
export function* enterArea(
  table: Table,
  card: CardId,
  seat: Seat,
  area: Area,
  how: { readonly about: { readonly ref: CardRef; readonly no: string }; readonly replaced?: CardRef | undefined } & {
    readonly state?: 'resting' | undefined;
  },
): Rule {
  if (area === 'mainArea' && isMainFull(table, seat)) {
    const { replaced, about } = how;
    const isThere = replaced !== undefined && isStill(table, replaced) && cardAt(table, replaced.card).zone === area;
    put(table, isThere ? replaced.card : yield* chooseReplaced(table, seat, about), 'trash');
  }
  put(table, card, area, { seat, ...(how.state && { state: how.state }) });
}
