// Choosing a cell: one question for all that goes somewhere or names a place.
import { type AskSpec, ask, type Rule } from '../../kernel/ask.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { CellAt } from './state.ts';

type About = NonNullable<AskSpec['about']>;

/**
 * One of these cells, if there is any. Cells are open to everybody: asked only where there is a choice, or where the lack
 * of one would tell of a hand (`hidden`).
 */
export function* chooseCell(
  seat: Seat,
  why: string,
  cells: readonly CellAt[],
  about: About,
  { hidden = false }: { readonly hidden?: boolean } = {},
): Rule<CellAt | undefined> {
  if (cells.length === 0 || (cells.length === 1 && !hidden)) return cells[0];
  const from = cells.map((at) => ({ slot: at.cell, seat: at.seat }));
  const [position] = yield* ask({ seat, why, from, min: 1, max: 1, about });
  return cells[position as number];
}
