// Where a card of an open question may be dropped, and which question about a place or a card the drop answers besides.
import {
  AREA_ON,
  type Basic,
  CELLS,
  type Cell,
  type DefenceCell,
  ITEM_ON,
  MOVES,
  type Move,
} from '../../../shared/games/lycee/card-data.ts';
import { CATALOGUE } from '../../../shared/games/lycee/cards/catalogue.ts';
import { adjacentTo, behind, sidewaysOf } from '../../../shared/games/lycee/queries.ts';
import type { GameFront } from '../../../shared/kernel/game.ts';
import type { Handle, TableModel } from '../../../shared/kernel/model.ts';
import { opponentOf, SEATS, type Seat } from '../../../shared/kernel/seat.ts';
import type { ShownAsk, ShownChoosable } from '../../../shared/kernel/view.ts';
import type { Drop } from '../../scenes/look.ts';
import { countOf, placeOf } from '../../table/shown.ts';
import { columnsBefore } from './columns.ts';
import { battlerOf } from './outlook.ts';
import { cellBox, isCell, type Places } from './places.ts';

export interface Table {
  readonly game: GameFront;
  readonly places: Places;
  readonly model: TableModel;
  readonly bottom: Seat;
}
type Action = Extract<ShownChoosable, { readonly action: unknown }>['action'];

export const dropsOf = (table: Table, ask: ShownAsk, positions: readonly number[]): Drop[] =>
  positions.flatMap((position) => {
    const choosable = ask.from[position];
    return choosable !== undefined && 'action' in choosable
      ? dropsFor(table, ask.seat, choosable.action).map((drop) => ({ ...drop, position }))
      : [];
  });

type Target = Omit<Drop, 'position'>;
function dropsFor(table: Table, seat: Seat, { do: what, card, ability }: Action): Target[] {
  if (card === undefined) return [];
  switch (what) {
    case 'summon':
      return cellsOpenTo(table, seat, card).map((cell) => onto(table, seat, cell));
    case 'equip':
      return bearers(table);
    case 'place':
      return SEATS.flatMap((side) =>
        CELLS.filter((cell) => isFree(table, side, AREA_ON[cell])).map((cell) => onto(table, side, cell)),
      );
    case 'use':
      return isInHand(table, seat, card) ? [{ box: table.places.format.mat, then: null }] : [];
    case 'move':
      return destinations(table, seat, card, ability).map((cell) => onto(table, seat, cell));
    case 'attack':
      return columnsFor(table, seat, card).map((cell) => onto(table, opponentOf(seat), cell));
    case 'support':
    case 'supporter':
      return toBattler(table, seat);
    default:
      return [];
  }
}

/** A drop on a cell answers the question for the cell, too. */
const onto = ({ places, bottom }: Table, seat: Seat, cell: Cell): Target => ({
  box: cellBox(places, cell, seat === bottom),
  then: { seat, slot: cell },
});
const isFree = ({ model }: Table, seat: Seat, zone: string): boolean => countOf(model.zones[seat][zone]) === 0;
const isInHand = ({ model }: Table, seat: Seat, card: Handle): boolean => {
  const held = model.zones[seat]['hand'];
  return typeof held === 'object' && held.includes(card);
};
const cellOf = ({ model }: Table, card: Handle): Cell | undefined => placeOf(model, CELLS, card)?.zone;

/**
 * Its own column; with Side Attack also those beside it, if the question for the column is sure to come: without it the own
 * column would be attacked, whatever was meant. It comes where that costs nothing, and where what it costs is hidden in a hand.
 */
function columnsFor(table: Table, seat: Seat, card: Handle): readonly DefenceCell[] {
  const columns = columnsBefore(cellOf(table, card) ?? '');
  const [cost] = basicsOf(table, card).flatMap((one) => (one.basic === 'sideAttack' ? [one.cost] : []));
  const isHidden = cost?.pips !== undefined && countOf(table.model.zones[seat]['hand']) > 0;
  const isAsked = cost !== undefined && (isHidden || Object.keys(cost).length === 0);
  return isAsked ? columns : columns.slice(0, 1);
}
function basicsOf({ model }: Table, card: Handle): readonly Basic[] {
  const data = CATALOGUE.get(model.cards[card]?.no ?? '');
  return data?.type === 'character' ? data.basics : [];
}

/** Empty cells that its field limits allow (4.6). */
function cellsOpenTo(table: Table, seat: Seat, card: Handle): Cell[] {
  const limits = table.game.print(table.model.cards[card]?.no ?? '')?.traits ?? [];
  return limits.filter(isCell).filter((cell) => isFree(table, seat, cell));
}
/** Characters of either side without an item (4.8). */
const bearers = (table: Table): Target[] =>
  SEATS.flatMap((side) =>
    CELLS.flatMap((cell) => {
      const held = table.model.zones[side][cell];
      const bearer = typeof held === 'object' ? held.at(-1) : undefined;
      if (bearer == null || !isFree(table, side, ITEM_ON[cell])) return [];
      return [{ ...onto(table, side, cell), then: { card: bearer } }];
    }),
  );
function toBattler(table: Table, seat: Seat): Target[] {
  const battler = battlerOf(table.model, seat);
  const at = battler === null ? undefined : placeOf(table.model, CELLS, battler);
  return at === undefined ? [] : [{ ...onto(table, at.seat, at.zone), then: null }];
}

/**
 * Where a move leads, so that a drop is right also where the only cell is not asked for. Of one that another card gives that
 * is not known: it is no drop.
 */
function destinations(table: Table, seat: Seat, card: Handle, index: number | undefined): Cell[] {
  const from = cellOf(table, card);
  const move = index === undefined ? undefined : basicsOf(table, card)[index]?.basic;
  if (from === undefined || move === undefined || !isMove(move)) return [];
  const cells = reach(move, from);
  return move === 'touch' ? cells : cells.filter((cell) => isFree(table, seat, cell));
}
const isMove = (basic: string): basic is Move => (MOVES as readonly string[]).includes(basic);
function reach(move: Move, from: Cell): Cell[] {
  switch (move) {
    case 'step':
      return [...adjacentTo(from)];
    case 'sideStep':
      return [...sidewaysOf(from)];
    case 'orderStep':
    case 'touch':
      return [behind(from)];
    case 'jump':
      return CELLS.filter((cell) => cell !== from);
    case 'escape':
      return [];
  }
}
