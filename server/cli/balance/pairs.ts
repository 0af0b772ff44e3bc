// The pairs of a game's starter decks, and the matches of the best bot against itself that tell them apart.
import { assert } from '../../../shared/kernel/assert.ts';
import type { GameModule } from '../../../shared/kernel/game.ts';
import type { Plan } from '../sim/plan.ts';
import { type MatchReport, sumUp } from '../sim/report.ts';
import { playAll } from '../sim/threads.ts';
import type { PairReport } from './table.ts';

const BOT = 'greedy';
const SEED = 1;

/** Whoever brings several decks chooses one against those of the other: what counts is how each does in that field. */
export const isField = ({ roster }: Pick<GameModule, 'roster'>): boolean => roster !== undefined;
const GAMES = 1000;
/** Seats and first turns come round in so many matches. */
const ROUND = 4;
/** So many matches of each pair, or of each deck against the field. */
export function gamesAPair(game: GameModule): number {
  const others = game.starters.length - 1;
  return isField(game) ? Math.ceil(GAMES / others / ROUND) * ROUND : GAMES;
}

/** How the matches are played, in words. */
export const played = (games: number): string =>
  `${games} matches a pair, ${BOT} against ${BOT} from seed ${SEED}; seats and first turns take turns.`;

/** Every two decks once, as plans. */
export function plansOf(game: GameModule, games: number): Plan[] {
  const ids = game.starters.map(({ id }) => id);
  return ids.flatMap((one, i) =>
    ids.slice(i + 1).map((other): Plan => {
      return {
        game: game.id,
        games,
        seed: SEED,
        bots: [BOT, BOT],
        decks: [one, other],
        options: {},
        laws: false,
        lawsEvery: 1,
      };
    }),
  );
}

export async function playPair(game: GameModule, plan: Plan, threads: number): Promise<PairReport> {
  const reports = await playAll(plan, threads);
  allEnded(plan, reports);
  const { wins, draws, meanTurns } = sumUp(plan, reports, 1);
  const [one = '', other = ''] = (plan.decks ?? []).map(
    (id) => game.starters.find((deck) => deck.id === id)?.name ?? id,
  );
  return { decks: [one, other], wins, draws, meanTurns };
}

/** A match that broke off or never ended says nothing of its decks, and a table without it would not tell. */
export function allEnded({ decks }: Pick<Plan, 'decks'>, reports: readonly MatchReport[]): void {
  const broken = reports.find(({ finished, violations }) => !finished || violations.length > 0);
  assert(
    broken === undefined,
    `${decks?.join(' and ')}: match of seed ${broken?.seed} did not end: ${broken?.violations[0] ?? broken?.reason}`,
  );
}
