// Recovery: from what is stored back to the very question a match was in.
import { assert } from '../../shared/kernel/assert.ts';
import type { GameModule, Setup } from '../../shared/kernel/game.ts';
import { applyRow, type LogHeader, type LogRow, replay } from '../../shared/kernel/log.ts';
import { Match } from '../../shared/kernel/match.ts';
import type { BySeat } from '../../shared/kernel/seat.ts';
import type { KernelState } from '../../shared/kernel/state.ts';
import type { StoredMatch } from '../store/store.ts';
import type { SeatRecord, TableRecord } from '../store/table-record.ts';
import { type Report, Run } from './run.ts';

export function setupOf(table: TableRecord): Setup {
  const [first, second] = table.seats as BySeat<SeatRecord>;
  const setup: Setup = { seed: table.seed, decks: [first.deck, second.deck], options: table.options };
  if (first.roster === undefined && second.roster === undefined) return setup;
  return { ...setup, rosters: [first.roster ?? [first.deck], second.roster ?? [second.deck]] };
}
export const headerOf = (table: TableRecord): LogHeader => ({
  format: 'playmat-log-1',
  game: table.game,
  version: table.version,
  setup: setupOf(table),
});

export interface Recovered {
  readonly run: Run;
  /** The match could not be resumed and ends without a result. */
  readonly lost: boolean;
}

/** Goes on from the last checkpoint; under other rules only if the whole log still gives the stored hashes. */
export function recover(
  game: GameModule,
  table: TableRecord,
  stored: StoredMatch,
  version: string,
  report: Report,
): Recovered {
  const { rows, seq, checkpoint } = stored;
  const match = orFault(() =>
    (table.version === version || table.status === 'over') && checkpoint !== undefined
      ? fromCheckpoint(game, checkpoint, rows)
      : fromStart(game, table, rows),
  );
  const stretches = rows.reduce((most, row) => ('stretch' in row ? Math.max(most, row.stretch) : most), 0);
  const mark = { rows: rows.length, stretches, seq };
  if (typeof match !== 'string') {
    return { run: new Run(game, match, { ...mark, n: match.state.story.n }, report), lost: false };
  }
  report(new Error(`table ${table.code} cannot be resumed: ${match}`));
  assert(checkpoint !== undefined, `table ${table.code} plays without a checkpoint`);
  const { position } = checkpoint;
  return { run: Run.lost(game, position, { ...mark, n: position.state.story.n }, report), lost: true };
}

/** A match that is over, run again with all its log; undefined where the rules now come out elsewhere. */
export function rerun(game: GameModule, table: TableRecord, { rows }: StoredMatch): Match<KernelState> | undefined {
  const match = orFault(() => fromStart(game, table, rows));
  return typeof match === 'string' ? undefined : match;
}

/** Rules that break on the way are as good as rules that come out elsewhere: either way the match cannot go on. */
function orFault(run: () => Match<KernelState> | string): Match<KernelState> | string {
  try {
    return run();
  } catch (error) {
    return String(error);
  }
}

function fromCheckpoint(
  game: GameModule,
  checkpoint: NonNullable<StoredMatch['checkpoint']>,
  rows: readonly LogRow[],
): Match<KernelState> | string {
  const match = new Match(game, checkpoint.position);
  for (const row of rows.slice(checkpoint.rows)) {
    const counted = 'stretch' in row ? { ...row, stretch: row.stretch - checkpoint.stretches } : row;
    const why = applyRow(match, counted);
    if (why !== undefined) return why;
  }
  match.listen();
  return match;
}

function fromStart(game: GameModule, table: TableRecord, rows: readonly LogRow[]): Match<KernelState> | string {
  const { match, divergence } = replay(game, { header: headerOf(table), rows }, { story: true });
  match.listen();
  return divergence === undefined ? match : `row ${divergence.row}: ${divergence.why}`;
}
