// The pairs of a game's starter decks, and the matches of the best bot against itself that tell them apart.
import type { GameModule } from '../../../shared/kernel/game.ts';
import type { Plan } from '../sim/plan.ts';
import { sumUp } from '../sim/report.ts';
import { playAll } from '../sim/threads.ts';
import type { PairReport } from './table.ts';

const BOT = 'greedy';
const SEED = 1;

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
  const { wins, draws, meanTurns } = sumUp(plan, await playAll(plan, threads), 1);
  const [one = '', other = ''] = (plan.decks ?? []).map(
    (id) => game.starters.find((deck) => deck.id === id)?.name ?? id,
  );
  return { decks: [one, other], wins, draws, meanTurns };
}
