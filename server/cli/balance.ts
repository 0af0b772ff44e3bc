// `npm run balance -- GAME`: plays every pair of starter decks and writes what came of it into the game's README.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { fieldOf } from './balance/field.ts';
import { gamesAPair, isField, plansOf, played, playPair } from './balance/pairs.ts';
import { balanceTable, fieldTable, isEven, isEvenInField, type PairReport, withTable } from './balance/table.ts';
import { gameNamed } from './sim/arguments.ts';
import { runCommand, wholeNumber } from './usage.ts';

const USAGE = `usage: npm run -s balance -- GAME [--games N] [--threads N] [--check]
  --games N  so many matches a pair, for a look: nothing is written
  --check    for a look as well, and fails where the README has another table
It plays 1000 matches a pair, and fails where a deck wins less than 40 or more than 60 % of them;
where several decks are brought, 1000 matches a deck against all the others together.`;

async function balance(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      games: { type: 'string' },
      threads: { type: 'string', default: String(availableParallelism()) },
      check: { type: 'boolean', default: false },
    },
  });
  const game = gameNamed(positionals, USAGE);
  const games = values.games === undefined ? gamesAPair(game) : wholeNumber('games', values.games, 1);
  const threads = wholeNumber('threads', values.threads, 1);
  const pairs: PairReport[] = [];
  for (const plan of plansOf(game, games)) pairs.push(await playPair(game, plan, threads));
  const field = isField(game) ? fieldOf(pairs) : [];
  const tables = [...(isField(game) ? [fieldTable(field)] : []), balanceTable(pairs)];
  const table = [played(games), ...tables].join('\n\n');
  console.log(table);

  const file = fileURLToPath(new URL(`../../shared/games/${game.id}/README.md`, import.meta.url));
  const page = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const isWhole = values.games === undefined;
  const isStale = isWhole && withTable(page, table) !== page;
  if (isStale && !values.check) writeFileSync(file, withTable(page, table));
  const uneven = isField(game)
    ? field.filter((deck) => !isEvenInField(deck)).map(({ deck }) => `${deck} is no match for the field`)
    : pairs.filter((pair) => !isEven(pair)).map(({ decks }) => `${decks.join(' and ')} are no match for each other`);
  for (const complaint of uneven) console.error(complaint);
  if (isStale && values.check) console.error(`another table stands in ${file}: run this without --check`);
  return uneven.length > 0 || (isStale && values.check) ? 1 : 0;
}

await runCommand(balance, USAGE);
