// Where things may be put or may go: bearers of items, cells of areas, destinations of moves (4.8, section 8).
import { type CardId, cardAt } from '../../../kernel/card.ts';
import { SEATS } from '../../../kernel/seat.ts';
import { CELLS, type Move } from '../card-data.ts';
import {
  adjacentTo,
  areaAt,
  behind,
  bothFields,
  characterAt,
  emptyCells,
  itemOf,
  sidewaysOf,
  standsAt,
} from '../queries.ts';
import type { CellAt, Table } from '../state.ts';
import { isForbidden } from '../values.ts';

/** Characters of either player without an item (4.8). */
export const bearersFor = (table: Table): CardId[] =>
  bothFields(table).filter((card) => itemOf(table, card) === undefined);
/** Cells of either player without an area, occupied or not (4.8). */
export const areaCells = (table: Table): CellAt[] =>
  SEATS.flatMap((seat) => CELLS.map((cell) => ({ seat, cell }))).filter((at) => areaAt(table, at) === undefined);

/** The cells to which a character may move now; of Touch, the one where its partner stands (section 8). */
export function destinationsOf(table: Table, card: CardId, move: Exclude<Move, 'escape'>): CellAt[] {
  const from = standsAt(table, card);
  if (from === undefined) return [];
  const { seat, cell } = from;
  switch (move) {
    case 'step':
      return emptyCells(table, seat, adjacentTo(cell));
    case 'sideStep':
      return emptyCells(table, seat, sidewaysOf(cell));
    case 'orderStep':
      return emptyCells(table, seat, [behind(cell)]);
    case 'jump':
      return emptyCells(table, seat);
    case 'touch': {
      const at = { seat, cell: behind(cell) };
      return isReadyPartner(table, characterAt(table, at)) ? [at] : [];
    }
  }
}
/** Both must be ready (10.14). */
const isReadyPartner = (table: Table, card: CardId | undefined): boolean =>
  card !== undefined && cardAt(table, card).state === 'ready' && !isForbidden(table, card, 'move');
