// What a viewer may carry away of a position of any game: an export as text, for the laws to compare.
import type { Position } from '../kernel/match.ts';
import { exportPosition } from '../kernel/scenario/export.ts';
import type { Reach } from '../kernel/scenario/export-table.ts';
import type { KernelState } from '../kernel/state.ts';
import { benchOf } from './benches.ts';

export const exportedOf =
  (game: string) =>
  (position: Position<KernelState>, reach: Reach): string =>
    JSON.stringify(exportPosition(benchOf(game), position, reach));
