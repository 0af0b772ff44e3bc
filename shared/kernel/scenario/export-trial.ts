// An export is played before it is handed out: where blanks lie for hidden cards the match may go another way than it did.
import type { KernelState } from '../state.ts';
import type { ScenarioBench } from './bench.ts';
import { runScenario } from './run.ts';
import type { Scenario, Step } from './types.ts';

/** The scenario as it can be played: from the first step that its table does not lead to, the steps are only told. */
export function playable<S extends KernelState, Card, More>(
  bench: ScenarioBench<S, Card, More>,
  scenario: Scenario<Card | string, More>,
): Scenario<Card | string, More> {
  const { ok, message = '' } = runScenario(bench, scenario);
  if (ok) return expecting(scenario);
  const [, number = '1'] = /^step (\d+)/u.exec(message) ?? [];
  const shorter = toldFrom(scenario, Number(number) - 1);
  return expecting(runScenario(bench, shorter).ok ? shorter : toldFrom(scenario, 0));
}
/** A file has to expect something; before the first step the turn player is the one that the table names. */
function expecting<Card, More>(scenario: Scenario<Card, More>): Scenario<Card, More> {
  const { steps, state } = scenario;
  if (steps.some((step) => 'expect' in step)) return scenario;
  return { ...scenario, steps: [{ expect: { turnPlayer: state.turnPlayer ?? 'A' } }, ...steps] };
}

const toldFrom = <Card, More>(scenario: Scenario<Card, More>, at: number): Scenario<Card, More> => ({
  ...scenario,
  steps: [...scenario.steps.slice(0, at), ...scenario.steps.slice(at).flatMap(told)],
});
function told(step: Step): Step[] {
  if ('note' in step) return [step];
  if ('choose' in step) return [{ note: `${step.seat} answered ${step.question}: ${[step.choose].flat().join('; ')}` }];
  if ('concede' in step) return [{ note: `${step.seat} conceded` }];
  if (!('expect' in step)) return [];
  const { question, result } = step.expect;
  if (question) return [{ note: `${question.seat} was asked ${question.is}` }];
  return result ? [{ note: `The match ended: ${result.winner} (${result.reason})` }] : [];
}
