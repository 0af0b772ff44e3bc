// A log that was tampered with does not run the same, and the row that differs is named.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { FIRST_GAME as game } from '../../shared/games/index.ts';
import type { LogRow, MatchLog } from '../../shared/kernel/log.ts';
import { Match } from '../../shared/kernel/match.ts';
import { playerRng, playRandom, setupOf } from '../../shared/kernel/testing/play.ts';
import { logOf, readLog, runLog } from './match-log.ts';
import { runCli } from './testing.ts';
import { UsageError } from './usage.ts';

const folder = mkdtempSync(join(tmpdir(), 'playmat-log-'));
let log: MatchLog;

beforeAll(() => {
  const setup = setupOf(game, 7);
  const steps = playRandom(Match.start(game, game.setup(setup, false)), playerRng(7));
  log = logOf(
    game,
    setup,
    steps.map(({ seat, id, answer }) => ({ seat, ask: id, answer })),
  );
});

const written = (name: string, data: unknown): string => {
  const file = join(folder, name);
  writeFileSync(file, typeof data === 'string' ? data : JSON.stringify(data));
  return file;
};
const changed = (row: number, to: (row: LogRow) => LogRow): MatchLog => ({
  ...log,
  rows: log.rows.map((entry, i) => (i === row ? to(entry) : entry)),
});
const rowWhere = (fits: (row: LogRow) => boolean): number => log.rows.findIndex((row, i) => i > 20 && fits(row));

test('an exported log reads back as it was and runs the same', () => {
  const read = readLog(written('whole.json', log));
  expect(read).toEqual(JSON.parse(JSON.stringify(log)));
  const { divergence, hashes, match } = runLog(game, read);
  expect(divergence).toBeUndefined();
  expect(hashes).toBe(log.rows.filter((row) => 'hash' in row).length);
  expect(match.result).not.toBeNull();
});

test('a log with rosters and registered decks reads back as it was', () => {
  const { setup } = log.header;
  const [first, second] = setup.decks;
  const header = { ...log.header, setup: { ...setup, rosters: [[first, second], [second]] } };
  const rows = [{ seat: 0, ask: 1, register: second }, ...log.rows];
  const read = readLog(written('rosters.json', { header, rows }));
  expect(read).toEqual(JSON.parse(JSON.stringify({ header, rows })));
});

describe('a tampered log diverges', () => {
  test('at an answer that is not legal', () => {
    const row = rowWhere((entry) => 'answer' in entry);
    const { divergence } = runLog(
      game,
      changed(row, (entry) => ({ ...entry, answer: [99] }) as LogRow),
    );
    expect(divergence).toEqual({ row, why: 'illegal' });
  });
  test('at a question that was not open', () => {
    const row = rowWhere((entry) => 'answer' in entry);
    const { divergence } = runLog(
      game,
      changed(row, (entry) => ({ ...entry, ask: 1 }) as LogRow),
    );
    expect(divergence).toEqual({ row, why: 'stale' });
  });
  test('at a hash that is another', () => {
    const row = rowWhere((entry) => 'hash' in entry);
    const { divergence } = runLog(
      game,
      changed(row, (entry) => ({ ...entry, hash: '0123456789abcdef' }) as LogRow),
    );
    expect(divergence?.row).toBe(row);
    expect(divergence?.why).toContain('0123456789abcdef');
  });
  test('at the next hash after another legal answer', () => {
    const cut = log.rows.findIndex((row) => 'answer' in row);
    const tampered = changed(cut, (entry) => ({ ...entry, answer: [3] }) as LogRow);
    expect(log.rows[cut]).not.toEqual(tampered.rows[cut]);
    expect(runLog(game, tampered).divergence?.row).toBeGreaterThan(cut);
  });
  test('with exit code 1 and its row from the command line', () => {
    const row = rowWhere((entry) => 'hash' in entry);
    const file = written(
      'tampered.json',
      changed(row, (entry) => ({ ...entry, hash: 'f' }) as LogRow),
    );
    const { code, output } = runCli('replay', [file, '--json']);
    expect(code).toBe(1);
    expect((JSON.parse(output) as { divergence: { row: number } }).divergence.row).toBe(row);
  });
});

test.each([
  ['no JSON', '{'],
  ['no log', { rows: [] }],
  ['a row of no kind', { ...({} as object), header: undefined, rows: [{ what: 1 }] }],
])('a file with %s is refused with a sentence', (_what, data) => {
  expect(() => readLog(written('broken.json', data))).toThrow(UsageError);
});
