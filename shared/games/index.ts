// The registry: one line per game.
import { assert } from '../kernel/assert.ts';
import type { GameModule } from '../kernel/game.ts';
import { lycee } from './lycee/game.ts';
import { precious } from './precious/game.ts';
import { spellcard } from './spellcard/game.ts';
import { weiss } from './weiss/game.ts';

// A game's own state type is its own business: whoever holds a module passes its states back to it and nothing else.
const register = (game: unknown): GameModule => game as GameModule;

export const GAMES: Readonly<Record<string, GameModule>> = {
  weiss: register(weiss),
  lycee: register(lycee),
  precious: register(precious),
  spellcard: register(spellcard),
};

/** The game of an id; throws for an unknown one. */
export function gameOf(id: string): GameModule {
  const game = GAMES[id];
  assert(game !== undefined, `no game is called ${id}`);
  return game;
}

const [first] = Object.values(GAMES);
assert(first !== undefined, 'the registry has a game');
/** The game that is taken where one will do and none is named. */
export const FIRST_GAME = first;
