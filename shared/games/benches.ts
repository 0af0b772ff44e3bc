// The registry of scenario benches, one line per game.
import { assert } from '../kernel/assert.ts';
import type { ScenarioBench } from '../kernel/scenario/bench.ts';
import { lyceeBench } from './lycee/scenario.ts';
import { preciousBench } from './precious/scenario.ts';
import { spellcardBench } from './spellcard/scenario.ts';
import { weissBench } from './weiss/scenario.ts';

// As in the registry of games: a bench gets the tables and cards of its own game and no others.
const register = (bench: unknown): ScenarioBench => bench as ScenarioBench;

export const BENCHES: Readonly<Record<string, ScenarioBench>> = {
  weiss: register(weissBench),
  lycee: register(lyceeBench),
  precious: register(preciousBench),
  spellcard: register(spellcardBench),
};

export function benchOf(game: string): ScenarioBench {
  const bench = BENCHES[game];
  assert(bench !== undefined, `no scenario of ${game} can be played`);
  return bench;
}
