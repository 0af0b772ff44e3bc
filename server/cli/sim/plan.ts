// The plan of a simulation: which match is played with which seed, decks, seats and first player.
import { gameOf } from '../../../shared/games/index.ts';
import { assert } from '../../../shared/kernel/assert.ts';
import type { Deck } from '../../../shared/kernel/deck.ts';
import type { GameModule, Options, Setup } from '../../../shared/kernel/game.ts';
import { seedFromNumber } from '../../../shared/kernel/rng.ts';
import type { BySeat, Seat } from '../../../shared/kernel/seat.ts';

/** What was asked for on the command line, as plain data that a worker thread takes. */
export interface Plan {
  readonly game: string;
  readonly games: number;
  readonly seed: number;
  /** Names of the two bots. */
  readonly bots: readonly [string, string];
  /** Starter decks of the two bots; left out, all pairs of starters take turns. */
  readonly decks?: readonly [string, string];
  readonly options: Options;
  readonly laws: boolean;
  readonly lawsEvery: number;
  /** Folder that gets the log of every match. */
  readonly save?: string;
}

export interface Planned {
  readonly seed: number;
  readonly setup: Setup;
  /** Which of the two bots sits in each seat. */
  readonly botAt: BySeat<0 | 1>;
  /** Who begins, where the game lets the players agree on it. */
  readonly first: Seat | undefined;
}

/** Seats alternate with every match, the starting player with every second, the decks with every fourth. */
export function planned(plan: Plan, index: number): Planned {
  const game = gameOf(plan.game);
  const seed = plan.seed + index;
  const swapped = index % 2 === 1;
  const decks = decksAt(game, plan, index >> 2);
  const mayAgree = plan.options['firstPlayer'] === undefined && game.options['firstPlayer']?.values.includes('agree');
  const options = { ...plan.options, ...(mayAgree ? { firstPlayer: 'agree' } : {}) };
  return {
    seed,
    setup: { seed: seedFromNumber(seed), decks: swapped ? [decks[1], decks[0]] : decks, options },
    botAt: swapped ? [1, 0] : [0, 1],
    first: mayAgree ? (((index >> 1) % 2) as Seat) : undefined,
  };
}

function decksAt(game: GameModule, plan: Plan, turn: number): BySeat<Deck> {
  if (plan.decks !== undefined) return [starter(game, plan.decks[0]), starter(game, plan.decks[1])];
  const { starters } = game;
  const pair = turn % starters.length ** 2;
  return [starters[Math.floor(pair / starters.length)], starters[pair % starters.length]] as BySeat<Deck>;
}
function starter(game: GameModule, id: string): Deck {
  const found = game.starters.find((deck) => deck.id === id);
  assert(found !== undefined, `${game.id} has no starter deck ${id}`);
  return found;
}
