// Reads a scenario file of any game: the whole scenario, or all that is wrong with it. No page loads it.
import type { Json } from '../kernel/json.ts';
import { faultsOf, sentenceOf } from '../kernel/scenario/faults.ts';
import { JsonFault, readJson } from '../kernel/scenario/json-text.ts';
import { isPlain, textFaults } from '../kernel/scenario/plain-text.ts';
import { type Scenario, ScenarioFault, type Side, type ZoneState } from '../kernel/scenario/types.ts';
import { vacuousFaults } from '../kernel/scenario/vacuous.ts';
import { SCENARIO_FILE } from './formats.ts';
import { FRONTS } from './fronts.ts';

const LONGEST_TITLE = 200;

export type ReadScenario =
  | { readonly scenario: Scenario }
  | { readonly title?: string; readonly faults: readonly ScenarioFault[] };

export function readScenario(text: string): ReadScenario {
  let data: Json;
  try {
    data = readJson(text);
  } catch (error) {
    if (!(error instanceof JsonFault)) throw error;
    return { faults: [new ScenarioFault(`line ${error.line}, column ${error.column}`, error.message)] };
  }
  const unfit = textFaults(data);
  if (unfit.length > 0) return faulty(data, unfit);
  const parsed = SCENARIO_FILE.safeParse(data, { error: sentenceOf, reportInput: true });
  if (!parsed.success) return faulty(data, faultsOf(parsed.error.issues));
  const faults = [...optionFaults(parsed.data), ...vacuousFaults(parsed.data.steps)];
  return faults.length > 0 ? faulty(data, faults) : { scenario: asWritten(data, parsed.data) };
}

/** Zones in the order of the file, in which cards of one name are counted: a parsed object has the order of its format. */
function asWritten(data: Json, scenario: Scenario): Scenario {
  const written = (data as unknown as Scenario).state;
  const { state } = scenario;
  const inOrder = (side: Side | undefined, as: Side = {}): Side =>
    Object.fromEntries(Object.keys(as).map((zone) => [zone, side?.[zone] as ZoneState]));
  return {
    ...scenario,
    state: {
      ...state,
      ...(state.A !== undefined && { A: inOrder(state.A, written.A) }),
      ...(state.B !== undefined && { B: inOrder(state.B, written.B) }),
    },
  };
}

function faulty(data: Json, faults: readonly ScenarioFault[]): ReadScenario {
  const title = typeof data === 'object' && data !== null && 'title' in data ? data.title : undefined;
  const isTitle = typeof title === 'string' && title !== '' && title.length <= LONGEST_TITLE && isPlain(title);
  return isTitle ? { title, faults } : { faults };
}

/** What the game says against options that are each for itself in order. */
function optionFaults({ game, options }: Scenario): ScenarioFault[] {
  try {
    FRONTS[game]?.fillOptions(options ?? {});
    return [];
  } catch (error) {
    return [new ScenarioFault('options', (error as Error).message)];
  }
}
