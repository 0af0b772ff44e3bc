// Runs steps at a laid table, for tests of what scenario files mean; cards are written as a file writes them.
import { type Report, runScenario, sitDown } from '../../../kernel/scenario/run.ts';
import type { Scenario, Step } from '../../../kernel/scenario/types.ts';
import type { CardData } from '../card-data.ts';
import { LYCEE_CARD } from '../format.ts';
import { lyceeBench } from '../scenario.ts';
import type { LyceeState, LyceeTable } from '../scenario-state.ts';
import type { Table } from '../state.ts';

/** A card as a file writes it. */
export const card = (brief: object): CardData => LYCEE_CARD.parse(brief);
export const character = (name: string, more: object = {}): CardData => card({ type: 'character', name, ...more });
/** An event that does nothing but be used, unless told otherwise. */
export const event = (name: string, text: object = {}, more: object = {}): CardData =>
  card({ type: 'event', name, abilities: [{ kind: 'event', effect: [], ...text }], ...more });

export type State = Partial<LyceeTable>;
type Options = Scenario['options'];
const scenarioOf = (
  state: State,
  steps: readonly Step[],
  cards: readonly CardData[],
  options: Options = {},
): Scenario<CardData, LyceeState> => ({
  title: 'test',
  game: 'lycee',
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
): Report => runScenario(lyceeBench, scenarioOf(state, steps, cards, options));
/** The table as it is laid. */
export const laidTable = (state: State, cards: readonly CardData[] = [], options: Options = {}): Table =>
  sitDown(lyceeBench, scenarioOf(state, [], cards, options), 'told').match.state;
