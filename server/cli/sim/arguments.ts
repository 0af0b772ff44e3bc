// The command line of a simulation: what may be asked for, and the plan it makes.
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { BOTS } from '../../../shared/bots/bots.ts';
import { GAMES } from '../../../shared/games/index.ts';
import type { GameModule, Options, OptionValue } from '../../../shared/kernel/game.ts';
import { UsageError, wholeNumber } from '../usage.ts';
import type { Plan } from './plan.ts';

const USAGE = `usage: npm run -s sim -- GAME [--games N] [--seed N] [--bots A,B] [--decks A,B] [--options name=value]
  [--laws all|none] [--laws-every N] [--threads N] [--save FOLDER] [--json]`;
/** Below so many matches another thread costs more than it brings. */
const FEW = 16;

export interface Wanted {
  readonly plan: Plan;
  readonly threads: number;
  readonly json: boolean;
}

/** Reads the arguments after the command; a mistake among them is a `UsageError`. */
export function readArguments(args: readonly string[]): Wanted {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      games: { type: 'string', default: '200' },
      seed: { type: 'string', default: '1' },
      bots: { type: 'string', default: 'random,random' },
      decks: { type: 'string' },
      options: { type: 'string', multiple: true, default: [] },
      laws: { type: 'string', default: 'none' },
      'laws-every': { type: 'string', default: '1' },
      threads: { type: 'string' },
      save: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  });
  const game = gameNamed(positionals, USAGE);
  if (values.laws !== 'all' && values.laws !== 'none')
    throw new UsageError(`--laws is all or none, not ${values.laws}`);
  const decks =
    values.decks === undefined
      ? undefined
      : pair(
          'decks',
          values.decks,
          game.starters.map(({ id }) => id),
        );
  const plan: Plan = {
    game: game.id,
    games: wholeNumber('games', values.games, 1),
    seed: wholeNumber('seed', values.seed, 0),
    bots: pair('bots', values.bots, Object.keys(BOTS)),
    ...(decks === undefined ? {} : { decks }),
    options: optionsOf(game, values.options),
    laws: values.laws === 'all',
    lawsEvery: wholeNumber('laws-every', values['laws-every'], 1),
    ...(values.save === undefined ? {} : { save: values.save }),
  };
  // Without laws one thread: decisions per second are those of one core, and a match takes milliseconds.
  const useful =
    plan.laws && plan.games >= FEW ? Math.min(availableParallelism(), Math.floor(plan.games / FEW) + 1) : 1;
  const threads = values.threads === undefined ? useful : wholeNumber('threads', values.threads, 1);
  return { plan, threads, json: values.json };
}

/** The game that a command names first and alone. */
export function gameNamed(positionals: readonly string[], usage: string): GameModule {
  const game = GAMES[positionals[0] ?? ''];
  if (game === undefined || positionals.length > 1) {
    throw new UsageError(`${usage}\nGAME is one of ${Object.keys(GAMES).join(', ')}`);
  }
  return game;
}

/** Two names out of the known ones; a single one stands for both. */
function pair(name: string, text: string, known: readonly string[]): [string, string] {
  const names = text.split(',');
  const [first = '', second = first] = names;
  for (const one of [first, second]) {
    if (!known.includes(one)) throw new UsageError(`--${name}: ${one} is none of ${known.join(', ')}`);
  }
  if (names.length > 2) throw new UsageError(`--${name} takes two names, not ${names.length}`);
  return [first, second];
}

/** `name=value` pairs, separated by commas or given one by one, checked against the game's own options. */
function optionsOf(game: GameModule, texts: readonly string[]): Options {
  const options: Record<string, OptionValue> = {};
  for (const text of texts.flatMap((one) => one.split(','))) {
    const [name = '', wanted] = text.split('=');
    const spec = game.options[name];
    if (spec === undefined)
      throw new UsageError(`--options: ${name} is none of ${Object.keys(game.options).join(', ')}`);
    const value = spec.values.find((one) => String(one) === wanted);
    if (value === undefined)
      throw new UsageError(`--options: ${name} is one of ${spec.values.join(', ')}, not ${wanted}`);
    options[name] = value;
  }
  return options;
}
