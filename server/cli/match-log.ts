// Match logs as files: reading one, running it again row by row, and writing one of a simulated match.
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { GameModule, Setup } from '../../shared/kernel/game.ts';
import { hashState } from '../../shared/kernel/hash.ts';
import { applyRow, type Divergence, type LogRow, type MatchLog } from '../../shared/kernel/log.ts';
import { Match } from '../../shared/kernel/match.ts';
import type { KernelState } from '../../shared/kernel/state.ts';
import { rulesVersion } from '../store/rules-version.ts';
import { UsageError } from './usage.ts';

const seat = z.union([z.literal(0), z.literal(1)]);
const deck = z.looseObject({ name: z.string(), cards: z.record(z.string(), z.int().positive()) });
const logFile = z.object({
  header: z.object({
    format: z.literal('playmat-log-1'),
    game: z.string(),
    version: z.string(),
    setup: z.object({
      seed: z.string().regex(/^[0-9a-f]{64}$/),
      decks: z.tuple([deck, deck]),
      rosters: z.tuple([z.array(deck), z.array(deck)]).optional(),
      options: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
    }),
  }),
  rows: z.array(
    z.union([
      z.object({ seat, ask: z.int(), answer: z.array(z.int()), byHost: z.literal(true).optional() }),
      z.object({ seat, ask: z.int(), register: deck }),
      z.object({ seat, cancel: z.int() }),
      z.object({ end: z.object({ winner: z.union([seat, z.enum(['draw', 'none'])]), reason: z.string() }) }),
      z.object({ stretch: z.int(), hash: z.string() }),
    ]),
  ),
});

/** Reads an exported match; what is none is a mistake of the command line. */
export function readLog(file: string): MatchLog {
  let data: unknown;
  try {
    data = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new UsageError(`${file}: ${(error as Error).message}`);
  }
  const parsed = logFile.safeParse(data);
  if (parsed.success) return parsed.data as MatchLog;
  throw new UsageError(`${file} is no match log: ${z.prettifyError(parsed.error)}`);
}

export interface Replayed {
  readonly match: Match<KernelState>;
  /** Hashes that were compared. */
  readonly hashes: number;
  readonly divergence: Divergence | undefined;
}

/** Runs a log again, row by row, up to the first row that does not fit; a rule that throws is such a row, too. */
export function runLog(game: GameModule, log: MatchLog): Replayed {
  const match = Match.start(game, game.setup(log.header.setup, false));
  let hashes = 0;
  for (const [row, entry] of log.rows.entries()) {
    const why = applyGuarded(match, entry);
    if (why !== undefined) return { match, hashes, divergence: { row, why } };
    if ('hash' in entry) hashes++;
  }
  return { match, hashes, divergence: undefined };
}
function applyGuarded(match: Match<KernelState>, row: LogRow): string | undefined {
  try {
    return applyRow(match, row);
  } catch (error) {
    return `the rules threw ${error instanceof Error ? error.message : String(error)}`;
  }
}

/** The log of a match that was played with these answers, with a hash for each finished stretch as a host writes it. */
export function logOf(game: GameModule, setup: Setup, answers: readonly LogRow[]): MatchLog {
  const match = Match.start(game, game.setup(setup, false));
  const rows: LogRow[] = [];
  let hashed = 0;
  for (const answer of answers) {
    applyRow(match, answer);
    rows.push(answer);
    if (match.stretches === hashed) continue;
    hashed = match.stretches;
    rows.push({ stretch: hashed, hash: hashState(match.position().state) });
  }
  return { header: { format: 'playmat-log-1', game: game.id, version: rulesVersion(game.id), setup }, rows };
}
