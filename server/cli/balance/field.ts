// The decks of a game one by one: what each wins against all the others together.
import type { PairReport } from './table.ts';

/** What all matches of one deck came to. */
export interface FieldReport {
  readonly deck: string;
  readonly wins: number;
  readonly losses: number;
  readonly draws: number;
  readonly meanTurns: number;
}

/** In the order in which the pairs first name them. */
export function fieldOf(pairs: readonly PairReport[]): FieldReport[] {
  const names = [...new Set(pairs.flatMap(({ decks }) => decks))];
  return names.map((deck) => reportOf(deck, pairs));
}
function reportOf(deck: string, pairs: readonly PairReport[]): FieldReport {
  const own = pairs.filter(({ decks }) => decks.includes(deck));
  const total = (of: (pair: PairReport, at: 0 | 1) => number): number =>
    own.reduce((so, pair) => so + of(pair, pair.decks[0] === deck ? 0 : 1), 0);
  const matches = total(({ wins, draws }) => wins[0] + wins[1] + draws);
  const turns = total((pair) => pair.meanTurns * (pair.wins[0] + pair.wins[1] + pair.draws));
  return {
    deck,
    wins: total(({ wins }, at) => wins[at]),
    losses: total(({ wins }, at) => wins[1 - at] as number),
    draws: total(({ draws }) => draws),
    meanTurns: turns / Math.max(1, matches),
  };
}
