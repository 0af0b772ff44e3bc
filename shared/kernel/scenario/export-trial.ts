// An export is played before it is handed out: where blanks lie for hidden cards the match may go another way than it did.
import type { KernelState } from '../state.ts';
import type { ScenarioBench } from './bench.ts';
import { told } from './export-told.ts';
import { type HowToRun, runScenario } from './run.ts';
import type { Scenario } from './types.ts';

/** Every mode comes to the same end, so that one is enough to see how far it goes. */
const ONE_WAY: HowToRun = { modes: ['plain'] };

/** The scenario as far as it can be played: it ends before the first step that its table does not lead to. */
export function asFarAsItPlays<S extends KernelState, Card, More>(
  bench: ScenarioBench<S, Card, More>,
  scenario: Scenario<Card | string, More>,
): Scenario<Card | string, More> {
  const whole = expecting(scenario);
  const { ok, step = whole.steps.length } = runScenario(bench, whole, ONE_WAY);
  if (ok) return whole;
  const shorter = endedAt(whole, step - 1);
  return runScenario(bench, shorter, ONE_WAY).ok ? shorter : endedAt(whole, 0);
}
/** A file has to expect something; before the first step the turn player is the one that the table names. */
function expecting<Card, More>(scenario: Scenario<Card, More>): Scenario<Card, More> {
  const { steps, state } = scenario;
  if (steps.some((step) => 'expect' in step)) return scenario;
  return { ...scenario, steps: [{ expect: { turnPlayer: state.turnPlayer ?? 'A' } }, ...steps] };
}

/** Without the steps from there on; of the end of the match, or the question at which it stands, a note stays. */
function endedAt<Card, More>(scenario: Scenario<Card, More>, at: number): Scenario<Card, More> {
  const { steps, about } = scenario;
  // Chance is scripted for the answer that comes next.
  const end = steps.slice(0, at).findLastIndex((step) => !('shuffle' in step || 'roll' in step)) + 1;
  const last = steps.slice(at).filter((step) => !('choose' in step));
  return expecting({
    ...scenario,
    about: `${about} ${WHY_IT_ENDS}`,
    steps: [...steps.slice(0, end), ...last.flatMap(told)],
  });
}
const WHY_IT_ENDS = 'The steps end where this table leads elsewhere than the match went.';
