// The line-up: what a character does on a cell over the turns to come, so that entering and moving are whatever brings most.
import type { Seat } from '../../../kernel/seat.ts';
import { pipsIn } from '../abilities/select.ts';
import { CELLS, type Cell, type CharacterData, type Cost, type Move } from '../card-data.ts';
import { adjacentTo, behind, isAttackCell, sidewaysOf } from '../queries.ts';
import type { CellAt } from '../state.ts';
import type { Board, Character } from './board.ts';
import { attackWorth, guardWorth } from './fight.ts';
import { hasBasic } from './gifts.ts';
import { WEIGHTS } from './weights.ts';

/** Whoever faces it now will stand ready then. */
export function cellWorth(board: Board, character: Character): number {
  const { attacker, defender } = board.facing(character);
  const neighbours = board.beside(character).filter(({ handle }) => handle !== character.handle).length;
  const support = WEIGHTS.support * Math.max(0, character.sp) * neighbours;
  const { rounds, potential } = WEIGHTS;
  const held = support - rounds * taxOn(character);
  if (isAttackCell(character.cell)) {
    const now = character.fresh && !hasBasic(board, character, 'aggressive') ? 0 : 1;
    const strike = Math.max(potential * character.data.ap, attackWorth(board, character, defender));
    return held + (rounds + now) * strike;
  }
  const guard = attacker === undefined ? potential * (1 + character.dp) : guardWorth(board, attacker, character);
  return held + rounds * guard;
}
/** What its taxes take every turn; whoever does not attack needs not wake up. */
const taxOn = ({ cell, data }: Character): number =>
  data.basics.reduce((sum, basic) => {
    const isDue = basic.basic === 'taxTrash' || (basic.basic === 'taxWakeup' && isAttackCell(cell));
    return isDue ? sum + WEIGHTS.card * pipsIn(basic.cost) + milledBy(basic.cost) : sum;
  }, 0);
const milledBy = ({ special = [] }: Cost): number =>
  special.reduce((sum, item) => sum + (item.pay === 'mill' ? item.amount : 0), 0);

export interface Place {
  readonly at: CellAt;
  readonly worth: number;
}
const best = (places: readonly Place[]): Place | undefined =>
  places.reduce<Place | undefined>((top, one) => (top === undefined || one.worth > top.worth ? one : top), undefined);

/** The best of these cells for somebody new. */
export const bestPlacing = (board: Board, data: CharacterData, cells: readonly CellAt[]): Place | undefined =>
  best(cells.map((at) => ({ at, worth: cellWorth(board, board.asIf(data, at)) })));
export const emptyCells = (board: Board, seat: Seat, cells: readonly Cell[] = CELLS): CellAt[] =>
  cells.map((cell) => ({ seat, cell })).filter((at) => board.isEmpty(at));

const moved = (character: Character, { seat, cell }: CellAt): Character => ({ ...character, seat, cell, zone: cell });
/** The best of these cells to move to, and what it brings; whoever stands there changes places with it. */
export function bestMove(board: Board, character: Character, cells: readonly CellAt[]): Place | undefined {
  const before = cellWorth(board, character);
  return best(
    cells.map((at) => {
      const partner = board.on(at.seat, at.cell);
      const back = partner === undefined ? 0 : cellWorth(board, moved(partner, character)) - cellWorth(board, partner);
      return { at, worth: cellWorth(board, moved(character, at)) - before + back };
    }),
  );
}

/** Where each move leads (section 8). */
export function destinationsOf(board: Board, { seat, cell }: Character, move: Exclude<Move, 'escape'>): CellAt[] {
  switch (move) {
    case 'step':
      return emptyCells(board, seat, adjacentTo(cell));
    case 'sideStep':
      return emptyCells(board, seat, sidewaysOf(cell));
    case 'orderStep':
      return emptyCells(board, seat, [behind(cell)]);
    case 'jump':
      return emptyCells(board, seat);
    case 'touch':
      return [{ seat, cell: behind(cell) }];
  }
}
