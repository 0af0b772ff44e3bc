// What a viewer may carry away of a match of any game: an export as text, for the laws to compare.
import type { Match } from '../kernel/match.ts';
import { exportScenario } from '../kernel/scenario/export.ts';
import type { Reach } from '../kernel/scenario/export-table.ts';
import type { KernelState } from '../kernel/state.ts';
import { benchOf } from './benches.ts';

/** All that the server sends but for its trial, which sees nothing else than this. */
export const exportedOf =
  (game: string) =>
  (match: Match<KernelState>, reach: Reach): string =>
    JSON.stringify(exportScenario(benchOf(game), match, reach));
