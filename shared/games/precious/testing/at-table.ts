// Runs steps at a laid table, for tests of what scenario files mean; cards are written as a file writes them.
import { type Report, runScenario, sitDown } from '../../../kernel/scenario/run.ts';
import type { Scenario, Step } from '../../../kernel/scenario/types.ts';
import type { CardData } from '../card-data.ts';
import { PRECIOUS_CARD } from '../format.ts';
import { preciousBench } from '../scenario.ts';
import type { PreciousState, PreciousTable } from '../scenario-state.ts';
import type { Table } from '../state.ts';

/** A card as a file writes it. */
export const card = (brief: object): CardData => PRECIOUS_CARD.parse(brief);
/** A character with AP 20 and DP 20, unless told otherwise. */
export const character = (name: string, more: object = {}): CardData =>
  card({ type: 'character', name, ap: 20, dp: 20, ...more });
/** An event that does nothing but be used, unless told otherwise. */
export const event = (name: string, text: object = {}, more: object = {}): CardData =>
  card({ type: 'event', name, texts: [{ kind: 'event', timing: ['main', 'approach'], effect: [], ...text }], ...more });

export type State = Partial<PreciousTable>;
type Options = Scenario['options'];
const scenarioOf = (
  state: State,
  steps: readonly Step[],
  cards: readonly CardData[],
  options: Options = {},
): Scenario<CardData, PreciousState> => ({
  title: 'test',
  game: 'precious',
  options,
  cards,
  state: { phase: 'main', ...state, A: { deck: 10, ...state.A }, B: { deck: 10, ...state.B } },
  steps,
});

/** In the main phase and with a deck of ten blanks for each, where the state says nothing else. */
export const runAt = (
  state: State,
  steps: readonly Step[],
  cards: readonly CardData[] = [],
  options: Options = {},
): Report => runScenario(preciousBench, scenarioOf(state, steps, cards, options));
/** The table as it is laid. */
export const laidTable = (state: State, cards: readonly CardData[] = [], options: Options = {}): Table =>
  sitDown(preciousBench, scenarioOf(state, [], cards, options), 'told').match.state;
