// A match as a file for whoever mends the rules, with no more in it than its reader may know.
import type { Options } from '../../shared/kernel/game.ts';
import type { Given, Match } from '../../shared/kernel/match.ts';
import type { ScenarioBench } from '../../shared/kernel/scenario/bench.ts';
import { exportScenario } from '../../shared/kernel/scenario/export.ts';
import { asFarAsItPlays } from '../../shared/kernel/scenario/export-trial.ts';
import type { Scenario } from '../../shared/kernel/scenario/types.ts';
import type { KernelState } from '../../shared/kernel/state.ts';
import type { Viewer } from '../../shared/kernel/story.ts';

/** Nothing is hidden any longer once a match is over; `broke` is the answer at which its rules broke. */
export const writtenFor = (
  bench: ScenarioBench,
  match: Match<KernelState>,
  viewer: Viewer,
  options: Options,
  broke?: Given,
): Scenario => exportScenario(bench, match, match.result === null ? viewer : 'everything', options, broke) as Scenario;

/** What is sent: of what was written, as much as can be played. */
export const problemOf = (bench: ScenarioBench, written: Scenario): Scenario =>
  asFarAsItPlays(bench, written) as Scenario;
