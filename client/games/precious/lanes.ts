// Where the characters of a main area stand side by side, and how those in an approach step forward into one lane.
import type { Handle, TableModel } from '../../../shared/kernel/model.ts';
import { SEATS, type Seat } from '../../../shared/kernel/seat.ts';
import { cardsIn } from '../../table/shown.ts';
import { approachOf } from './facts.ts';
import { LANES } from './places.ts';

/** Lanes are counted from the middle to the right, as the owner of a row sees it; each is one of the five mounts. */
export type Lanes = readonly number[];
const OUTER = (LANES - 1) / 2;

/** Around the middle, on mounts: where their number is even, half a lane to the right. Whoever approaches finds a lane across. */
const atRest = (count: number): number[] => Array.from({ length: count }, (_, i) => i - Math.floor((count - 1) / 2));

const mainOf = (model: TableModel, seat: Seat): readonly (Handle | null)[] => cardsIn(model.zones[seat]['mainArea']);

/** Who approaches, on which side, at which place of its row. */
function approacherIn(model: TableModel): { readonly seat: Seat; readonly at: number } | null {
  const approacher = approachOf(model)?.approacher ?? null;
  if (approacher === null) return null;
  for (const seat of SEATS) {
    const at = mainOf(model, seat).indexOf(approacher);
    if (at >= 0) return { seat, at };
  }
  return null;
}

/** The interferer stands at the lane; the others keep their order in the free lanes next to the middle. */
function opened(count: number, at: number, lane: number): number[] {
  const free = Array.from({ length: LANES }, (_, i) => i - OUTER)
    .filter((one) => one !== lane)
    .sort((a, b) => Math.abs(a) - Math.abs(b))
    .slice(0, count - 1)
    .sort((a, b) => a - b);
  return Array.from({ length: count }, (_, i) => (i === at ? lane : (free[i < at ? i : i - 1] ?? 0)));
}

export function lanesOf(model: TableModel, seat: Seat): Lanes {
  const row = mainOf(model, seat);
  const approacher = approacherIn(model);
  if (approacher === null || approacher.seat === seat) return atRest(row.length);
  const interferer = approachOf(model)?.interferer ?? null;
  const at = interferer === null ? -1 : row.indexOf(interferer);
  if (at < 0) return atRest(row.length);
  const lane = atRest(mainOf(model, approacher.seat).length)[approacher.at] ?? 0;
  return opened(row.length, at, lane === 0 ? 0 : -lane);
}

/** Does it stand forward, since it takes part in an approach? */
export function isForward(model: TableModel, handle: Handle | null): boolean {
  const approach = approachOf(model);
  return handle !== null && approach !== null && [approach.approacher, approach.interferer].includes(handle);
}
