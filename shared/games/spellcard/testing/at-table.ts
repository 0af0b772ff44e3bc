// Runs steps at a laid table, for tests of what scenario files mean; cards are written as a file writes them.
import { type Report, runScenario, sitDown } from '../../../kernel/scenario/run.ts';
import type { Scenario, Step } from '../../../kernel/scenario/types.ts';
import type { CardData } from '../card-data.ts';
import { SPELLCARD_CARD } from '../format.ts';
import { spellcardBench } from '../scenario.ts';
import type { SpellcardState, SpellcardTable } from '../scenario-state.ts';
import type { Table } from '../state.ts';

/** A card as a file writes it. */
export const card = (brief: object): CardData => SPELLCARD_CARD.parse(brief);
export const character = (name: string, more: object = {}): CardData => card({ type: 'character', name, ...more });
/** A spell card of this character that does nothing, unless told otherwise. */
export const spell = (name: string, owner: string, more: object = {}): CardData =>
  card({ type: 'spell', name, owner, ...more });
/** What must be done is asked of nobody. */
export const must = (...then: object[]): object[] => [{ do: 'must', then }];

export type State = Partial<SpellcardTable>;
type Options = Scenario['options'];
const SET_UP = ['chooseTrios', 'adjustDecks', 'setUp'];
const scenarioOf = (
  state: State,
  steps: readonly Step[],
  cards: readonly CardData[],
  options: Options = {},
): Scenario<CardData, SpellcardState> => {
  const side = SET_UP.includes(state.phase ?? '') ? {} : { deck: 10 };
  return {
    title: 'test',
    game: 'spellcard',
    options,
    cards,
    state: { phase: 'action', ...state, A: { ...side, ...state.A }, B: { ...side, ...state.B } },
    steps,
  };
};

/** In the action phase and with a deck of ten blanks for each, where the state says nothing else. */
export const runAt = (
  state: State,
  steps: readonly Step[],
  cards: readonly CardData[] = [],
  options: Options = {},
): Report => runScenario(spellcardBench, scenarioOf(state, steps, cards, options));
/** The table as it is laid. */
export const laidTable = (state: State, cards: readonly CardData[] = [], options: Options = {}): Table =>
  sitDown(spellcardBench, scenarioOf(state, [], cards, options), 'told').match.state;
