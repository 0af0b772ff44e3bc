// Who may enter a field, and where (4.6, 4.7).
import { type CardId, cardAt } from '../../kernel/card.ts';
import type { Seat } from '../../kernel/seat.ts';
import { characterOf } from './data-of.ts';
import { emptyCells, onField } from './queries.ts';
import type { CellAt, Table } from './state.ts';

/** Does somebody of the same full name stand on this field already (4.7)? */
export const isOwnPerson = (table: Table, seat: Seat, card: CardId): boolean => {
  const { person } = characterOf(table, card);
  return onField(table, seat).some((other) => other !== card && characterOf(table, other).person === person);
};
/** Empty own cells that its field limits allow (4.6). */
export const cellsToEnter = (table: Table, card: CardId): CellAt[] =>
  isOwnPerson(table, cardAt(table, card).owner, card)
    ? []
    : emptyCells(table, cardAt(table, card).owner, characterOf(table, card).cells);
