// Questions about the table: where cards lie, who is next to whom, what faces what.
import { type CardId, type CardRef, cardAt, isStill } from '../../kernel/card.ts';
import { opponentOf, SEATS, type Seat } from '../../kernel/seat.ts';
import {
  AREA_ON,
  ATTACK_ROW,
  type AttackCell,
  CELLS,
  type Cell,
  DEFENCE_ROW,
  type DefenceCell,
  ITEM_ON,
  type Zone,
} from './card-data.ts';
import type { CellAt, Table } from './state.ts';

export const isCell = (zone: Zone): zone is Cell => (CELLS as readonly Zone[]).includes(zone);
export const isAttackCell = (zone: Zone): zone is AttackCell => (ATTACK_ROW as readonly Zone[]).includes(zone);
export const isDefenceCell = (zone: Zone): zone is DefenceCell => (DEFENCE_ROW as readonly Zone[]).includes(zone);
export const isOnField = (table: Table, card: CardId): boolean => isCell(cardAt(table, card).zone);
export const isStillOnField = (table: Table, ref: CardRef): boolean =>
  isStill(table, ref) && isOnField(table, ref.card);
/** The cell of an area or an item: the one it lies on, or under whose character it lies. */
export const CELL_OF: Readonly<Partial<Record<Zone, Cell>>> = Object.fromEntries(
  CELLS.flatMap((cell) => [
    [cell, cell],
    [AREA_ON[cell], cell],
    [ITEM_ON[cell], cell],
  ]),
);

export const characterAt = (table: Table, { seat, cell }: CellAt): CardId | undefined => table.zones[seat][cell][0];
export const areaAt = (table: Table, { seat, cell }: CellAt): CardId | undefined => table.zones[seat][AREA_ON[cell]][0];
export const itemAt = (table: Table, { seat, cell }: CellAt): CardId | undefined => table.zones[seat][ITEM_ON[cell]][0];

/** The characters of a side, the attack row first. */
export function onField(table: Table, seat: Seat, cells: readonly Cell[] = CELLS): CardId[] {
  const cards: CardId[] = [];
  for (const cell of cells) {
    const card = table.zones[seat][cell][0];
    if (card !== undefined) cards.push(card);
  }
  return cards;
}
export const bothFields = (table: Table): CardId[] => SEATS.flatMap((seat) => onField(table, seat));

/** Where a character stands. */
export const standsAt = (table: Table, card: CardId): CellAt | undefined => {
  const { seat, zone } = cardAt(table, card);
  return isCell(zone) ? { seat, cell: zone } : undefined;
};
/** The character that an item is equipped to, or that stands on the cell of an area (1.7). */
export function bearerOf(table: Table, card: CardId): CardId | undefined {
  const { seat, zone } = cardAt(table, card);
  const cell = CELL_OF[zone];
  return cell === undefined || cell === zone ? undefined : characterAt(table, { seat, cell });
}
/** The item of a character. */
export const itemOf = (table: Table, card: CardId): CardId | undefined => {
  const at = standsAt(table, card);
  return at && itemAt(table, at);
};

export const COLUMNS = ['L', 'C', 'R'] as const;
type Column = (typeof COLUMNS)[number];
/** Left and right as the owner of the cell sees them (2.3). */
const columnOf = (cell: Cell): Column => cell.charAt(1) as Column;
/** What one player calls left, the other calls right (2.3). */
const FACING: Readonly<Record<Column, Column>> = { L: 'R', C: 'C', R: 'L' };
export const defenceCellFacing = (cell: Cell): DefenceCell => `D${FACING[columnOf(cell)]}`;
/** The defence cells left and right of one, as the columns lie (section 8, Side Attack). */
export const neighboursOf = (cell: DefenceCell): readonly DefenceCell[] => (cell === 'DC' ? ['DL', 'DR'] : ['DC']);
/** The same column for both players (2.3). */
export const isSameColumn = (one: CellAt, other: CellAt): boolean =>
  one.seat === other.seat
    ? columnOf(one.cell) === columnOf(other.cell)
    : FACING[columnOf(one.cell)] === columnOf(other.cell);

/** Cells that share an edge (2.4): left and right of each other, and front and back. */
const SIDEWAYS: Readonly<Record<Cell, readonly Cell[]>> = {
  AL: ['AC'],
  AC: ['AL', 'AR'],
  AR: ['AC'],
  DL: ['DC'],
  DC: ['DL', 'DR'],
  DR: ['DC'],
};
const BEHIND: Readonly<Record<Cell, Cell>> = { AL: 'DL', AC: 'DC', AR: 'DR', DL: 'AL', DC: 'AC', DR: 'AR' };
export const sidewaysOf = (cell: Cell): readonly Cell[] => SIDEWAYS[cell];
/** The other cell of the column. */
export const behind = (cell: Cell): Cell => BEHIND[cell];
export const adjacentTo = (cell: Cell): readonly Cell[] => [...SIDEWAYS[cell], BEHIND[cell]];
export const isAdjacent = (one: CellAt, other: CellAt): boolean =>
  one.seat === other.seat && adjacentTo(one.cell).includes(other.cell);

export const isEmpty = (table: Table, at: CellAt): boolean => characterAt(table, at) === undefined;
export const emptyCells = (table: Table, seat: Seat, cells: readonly Cell[] = CELLS): CellAt[] =>
  cells.map((cell) => ({ seat, cell })).filter((at) => isEmpty(table, at));

/** The part that a character has in the battle under way, while it is the object that entered it, on its own side (6.5). */
export function roleOf(table: Table, card: CardId): 'attacker' | 'defender' | undefined {
  const { battle } = table;
  if (battle === null) return undefined;
  const { seat } = cardAt(table, card);
  if (battle.attacker.card === card)
    return isStillOnField(table, battle.attacker) && seat === table.turnPlayer ? 'attacker' : undefined;
  if (battle.defender?.card !== card) return undefined;
  return isStillOnField(table, battle.defender) && seat === opponentOf(table.turnPlayer) ? 'defender' : undefined;
}
/** The character in battle with this one. */
export function battleOpponentOf(table: Table, card: CardId): CardId | undefined {
  const role = roleOf(table, card);
  if (role === undefined || table.battle === null) return undefined;
  const other = role === 'attacker' ? table.battle.defender : table.battle.attacker;
  return other !== null && roleOf(table, other.card) !== undefined ? other.card : undefined;
}
/** Is this card in battle with the other, or was until that one left? */
export function isFacing(table: Table, card: CardId, other: CardId): boolean {
  const parts = [table.battle?.attacker.card, table.battle?.defender?.card];
  return card !== other && parts.includes(other) && roleOf(table, card) !== undefined;
}
/** The own character in battle, if any. */
export function battlerOf(table: Table, seat: Seat): CardId | undefined {
  const { battle } = table;
  const ref = battle && (seat === table.turnPlayer ? battle.attacker : battle.defender);
  return ref && roleOf(table, ref.card) !== undefined ? ref.card : undefined;
}
