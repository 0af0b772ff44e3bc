// The server as a process: killed in the middle of a mulligan it goes on inside the question, and asked to stop it stops.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { FIRST_GAME, GAMES } from '../shared/games/index.ts';
import { sample } from '../shared/kernel/ask/limit.ts';
import { seedFromNumber } from '../shared/kernel/rng.ts';
import type { Seat } from '../shared/kernel/seat.ts';
import { childServer, ROSTER_MAIN } from './testing/child-server.ts';
import { liveTable } from './testing/live-server.ts';
import { LiveViewer } from './testing/live-viewer.ts';
import { ROSTER_TOY, testRng } from './testing/toy-tables.ts';

const { loopRuns } = inject('counts');
type Seated = { readonly code: string; readonly tokens: readonly [string, string] };
const pair = (at: string, { code, tokens }: Seated, game = FIRST_GAME) =>
  Promise.all(
    ([0, 1] as const).map(async (seat) => {
      const viewer = await LiveViewer.join(at, game, code, seat, tokens[seat]);
      viewer.room.reconnection.enabled = false;
      return viewer;
    }),
  );
/** Answers whoever is asked; resolves with the seat that answered. */
async function answerOnce(pages: readonly LiveViewer[], answer?: readonly number[]): Promise<Seat> {
  const asked = pages.find((page) => page.batch.ask !== null) as LiveViewer;
  const { ask, seq } = asked.batch;
  if (ask === null) throw new Error('nobody is asked');
  const given = answer ?? sample(ask as Parameters<typeof sample>[0], testRng(ask.id)) ?? [];
  expect(await asked.answer(ask.id, given)).toEqual({ ok: true });
  await Promise.all(pages.map((page) => page.until(() => page.batch.seq > seq)));
  return asked.viewer as Seat;
}
const askedWhy = (pages: readonly LiveViewer[]) => pages.find((page) => page.batch.ask !== null)?.batch.ask?.why;
const shown = (pages: readonly LiveViewer[]) => pages.map((page) => ({ model: page.model, ask: page.batch.ask }));

// Many processes are started in the full run.
test('killed after one mulligan, the server asks the other seat the same question with the same hands (D13)', {
  timeout: 240_000,
}, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'playmat-'));
  let server = await childServer(dataDir);
  for (let run = 0; run < Math.ceil(loopRuns / 3); run++) {
    const table = await liveTable(server, { seed: seedFromNumber(run + 1) }, FIRST_GAME);
    let pages = await pair(server.at, table);
    while (askedWhy(pages) !== 'mulligan') await answerOnce(pages);
    const first = await answerOnce(pages, [0, 2]);
    const before = shown(pages);
    expect(before[first === 0 ? 1 : 0]?.ask?.why).toBe('mulligan');
    expect(await server.end('SIGKILL')).toBeNull();
    server = await childServer(dataDir);
    pages = await pair(server.at, table);
    expect(shown(pages)).toEqual(before);
    expect(await answerOnce(pages, [1])).not.toBe(first);
    // And killed again between two answers of the same turn.
    const later = shown(pages);
    await server.end('SIGKILL');
    server = await childServer(dataDir);
    pages = await pair(server.at, table);
    expect(shown(pages)).toEqual(later);
    await answerOnce(pages);
  }
  expect(await server.end('SIGTERM')).toBe(0);
  rmSync(dataDir, { recursive: true });
});

test('killed between a registered deck and the answer, the server asks the same question with that deck in it', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'playmat-'));
  let server = await childServer(dataDir, ROSTER_MAIN);
  const table = await liveTable(server, {}, ROSTER_TOY);
  let pages = await pair(server.at, table, ROSTER_TOY);
  const [, own] = ROSTER_TOY.starters;
  const deck = { name: 'Own', cards: own?.cards ?? {} };
  const asked = () => pages.map((page) => page.batch.ask);
  const ask = pages[0]?.batch.ask?.id ?? 0;
  expect(await pages[0]?.request('register', { ask, deck })).toEqual({ ok: true });
  const before = [asked(), pages[0]?.told.at(-1)];
  expect(pages[0]?.told.at(-1)?.added).toEqual({ ask, from: [{ deck }] });
  await server.end('SIGKILL');
  server = await childServer(dataDir, ROSTER_MAIN);
  pages = await pair(server.at, table, ROSTER_TOY);
  await pages[0]?.until(() => pages.every(({ told }) => told.length > 0), 'both seats to be told');
  expect([asked(), pages[0]?.told.at(-1)]).toEqual(before);
  expect(pages[1]?.told.at(-1)?.added).toBeNull();
  expect(await pages[0]?.answer(ask, [1])).toEqual({ ok: true });
  expect(await pages[1]?.answer(ask + 1, [0])).toEqual({ ok: true });
  await pages[0]?.until(() => pages[0]?.batch.ask?.why === 'setAside');
  await server.end('SIGKILL');
  rmSync(dataDir, { recursive: true });
});

test.each(Object.values(GAMES).filter(({ roster }) => roster !== undefined))(
  'killed while both seats of $id choose in secret, the server keeps what one has answered and registered (D13)',
  async (game) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'playmat-'));
    let server = await childServer(dataDir);
    const [deck] = game.starters;
    const own = { name: 'Own', cards: deck?.cards ?? {} };
    const table = await liveTable(server, {}, game);
    let pages = await pair(server.at, table, game);
    const restarted = async () => {
      await server.end('SIGKILL');
      server = await childServer(dataDir);
      pages = await pair(server.at, table, game);
      await pages[0]?.until(() => pages.every(({ told }) => told.length > 0), 'both seats to be told');
    };
    const asks = () => pages.map(({ batch }) => batch.ask);
    const idOf = (seat: Seat) => asks()[seat]?.id ?? 0;
    const [, other] = asks();
    expect(await pages[0]?.answer(idOf(0), [0])).toEqual({ ok: true });
    await restarted();
    expect(asks()).toEqual([null, other]);
    await pages[1]?.answer(idOf(1), [0]);
    await pages[0]?.until(() => asks().every((ask) => ask?.registers === true), 'the choice of a deck');
    const before = shown(pages);
    const [ask] = asks();
    expect(await pages[0]?.request('register', { ask: ask?.id, deck: own })).toEqual({ ok: true });
    expect(await pages[1]?.answer(idOf(1), [0])).toEqual({ ok: true });
    await restarted();
    expect(pages[0]?.told.at(-1)?.added).toEqual({ ask: ask?.id, from: [{ deck: own }] });
    expect(shown(pages)).toEqual([before[0], { ...before[1], ask: null }]);
    expect(await pages[0]?.answer(idOf(0), [ask?.from.length ?? 0])).toEqual({ ok: true });
    await pages[0]?.until(() => asks().some((now) => now !== null && now.registers === undefined), 'the next question');
    await server.end('SIGKILL');
    rmSync(dataDir, { recursive: true });
  },
);

test('asked to stop, the server tells its pages and ends with 0', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'playmat-'));
  const server = await childServer(dataDir);
  const pages = await pair(server.at, await liveTable(server, {}, FIRST_GAME));
  const left = pages.map((page) => new Promise<number>((resolve) => page.room.onLeave((code) => resolve(code))));
  expect(await server.end('SIGTERM')).toBe(0);
  expect(await Promise.all(left)).toEqual([4001, 4001]);
  rmSync(dataDir, { recursive: true });
});
