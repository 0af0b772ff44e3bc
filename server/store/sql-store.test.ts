// The store: what is written is read back, again and after a fresh start, and old tables go.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { openSqlite } from './node-sqlite.ts';
import { SqlStore } from './sql-store.ts';
import type { TableRecord } from './table-record.ts';

const table = (code: string, change: Partial<TableRecord> = {}): TableRecord => ({
  code,
  game: 'toy',
  status: 'waiting',
  created: 1000,
  touched: 1000,
  seats: [{ name: 'Ann', deck: { name: 'd', cards: { a: 4 } }, bot: null, token: 'hash' }, null],
  options: {},
  seed: '0'.repeat(64),
  version: '',
  next: null,
  ...change,
});
const stores: SqlStore[] = [];
async function open(file = ':memory:', now = 5000): Promise<SqlStore> {
  const store = await SqlStore.open(openSqlite(file), () => now);
  stores.push(store);
  return store;
}
afterEach(async () => {
  await Promise.all(stores.splice(0).map((store) => store.close()));
});
const told = { n: 1, because: 0, what: { type: 'drawn' } };

test('a decision is read back whole by the next process', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'playmat-'));
  const file = join(folder, 'deep', 'tables.sqlite');
  const first = await open(file);
  await first.create(table('AAAA'));
  await first.append('AAAA', {
    at: 0,
    rows: [
      { seat: 0, ask: 1, answer: [2] },
      { stretch: 1, hash: 'x' },
    ],
    batch: { seq: 1, told: [told] },
    table: { status: 'playing', version: 'v' },
  });
  await first.set('AAAA', { seat: 1, kind: 'counter', mode: 'alwaysPass' });
  const second = await open(file);
  expect(await second.load('AAAA')).toEqual(table('AAAA', { status: 'playing', version: 'v', touched: 5000 }));
  expect(await second.match('AAAA')).toEqual({
    rows: [
      { seat: 0, ask: 1, answer: [2] },
      { stretch: 1, hash: 'x' },
    ],
    seq: 1,
    checkpoint: undefined,
  });
  expect(await second.story('AAAA')).toEqual([told]);
  expect(await second.settings('AAAA')).toEqual([{ seat: 1, kind: 'counter', mode: 'alwaysPass' }]);
  rmSync(folder, { recursive: true });
});

test('a decision written twice counts once', async () => {
  const store = await open();
  await store.create(table('AAAA'));
  const entry = { at: 0, rows: [{ seat: 0, ask: 1, answer: [] }] as const, batch: { seq: 1, told: [told] } };
  await store.append('AAAA', entry);
  await store.append('AAAA', entry);
  expect((await store.match('AAAA')).rows).toHaveLength(1);
  expect(await store.story('AAAA')).toHaveLength(1);
});

test('a decision for an unknown table leaves nothing behind', async () => {
  const store = await open();
  await expect(store.append('NONE', { at: 0, rows: [], batch: { seq: 1, told: [] } })).rejects.toThrow();
  expect(await store.story('NONE')).toEqual([]);
});

test('only the newest checkpoint is kept', async () => {
  const store = await open();
  await store.create(table('AAAA'));
  const checkpoint = (rows: number) => ({
    rows,
    stretches: rows,
    position: { state: {} as never, since: [], asked: rows },
  });
  for (const rows of [3, 9]) await store.append('AAAA', { at: 0, rows: [], checkpoint: checkpoint(rows) });
  expect((await store.match('AAAA')).checkpoint).toEqual(checkpoint(9));
});

test('waiting tables are found by age, and the sweep takes what is old, then what is too much', async () => {
  const store = await open(':memory:', 9000);
  await store.create(table('OLD1', { created: 1, touched: 1, status: 'over' }));
  await store.create(table('WAIT', { created: 2000, touched: 8000 }));
  await store.create(table('OVER', { created: 2000, touched: 8000, status: 'over' }));
  expect(await store.waitingSince(3000)).toEqual(['WAIT']);
  expect(await store.sweep(9000, { keepMs: 5000, maxBytes: 1e9 })).toEqual(['OLD1']);
  expect(await store.sweep(9000, { keepMs: 5000, maxBytes: 1 })).toEqual(['OVER']);
  expect(await store.load('WAIT')).toBeDefined();
});

test('a running match counts as touched with each decision, however long ago it began', async () => {
  const store = await open(':memory:', 9000);
  await store.create(table('PLAY', { touched: 1, status: 'playing' }));
  await store.append('PLAY', { at: 0, rows: [{ seat: 0, ask: 1, answer: [] }] });
  expect(await store.sweep(9000, { keepMs: 5000, maxBytes: 1e9 })).toEqual([]);
});
