// Runs steps at a laid table, for tests of what scenario files mean.
import { type Report, runScenario } from '../../../../kernel/scenario/run.ts';
import type { Step, TableState } from '../../../../kernel/scenario/types.ts';
import type { CardData } from '../../card-data.ts';
import { weissBench } from '../../scenario.ts';
import type { WeissState } from '../../scenario-begin.ts';
import { climax, fighter } from './cards.ts';

export const lancer = fighter(5000, { name: 'Lancer', soul: 2 });
export const guard = fighter(3000, { name: 'Guard' });
export const storm = climax([], { name: 'Storm' });

export type State = Partial<TableState & WeissState>;
/** In the main phase and with a deck of ten blanks for each, where the state says nothing else. */
export function runAt(
  state: State,
  steps: readonly Step[],
  cards: readonly (CardData | string)[] = [lancer, guard, storm],
): Report {
  const decks = { A: { deck: 10, ...state.A }, B: { deck: 10, ...state.B } };
  return runScenario(weissBench, {
    title: 'test',
    game: 'weiss',
    cards,
    state: { phase: 'main', ...state, ...decks },
    steps,
  });
}
