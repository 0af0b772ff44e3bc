// Recovery: a table opened from the store is the table that was left, question, hands and settings included.
import { expect, inject, test } from 'vitest';
import { replay } from '../../shared/kernel/log.ts';
import { seedFromNumber } from '../../shared/kernel/rng.ts';
import { VIEWERS } from '../../shared/kernel/story.ts';
import { answerOnce, asked, listen, seated, stage, TOY, testRng } from '../testing/toy-tables.ts';
import type { Host } from './host.ts';
import { isDenied } from './tables.ts';

const { loopRuns } = inject('counts');
const shown = (host: Host | undefined) => ({
  views: VIEWERS.map((viewer) => host?.match?.view(viewer)),
  asks: [0, 1].map((seat) => host?.match?.shownAsk(seat as 0 | 1)),
  heard: host?.match?.heardAsks('public'),
});

test('a restart at any decision goes on inside the same question with the same hands', async () => {
  for (let run = 1; run <= loopRuns; run++) {
    const scene = await stage();
    const { host, code } = await seated(scene, { seed: seedFromNumber(run) });
    let current = host;
    const rng = testRng(run);
    for (let i = 0; i < 400 && current.match?.result === null; i++) {
      const answered = answerOnce(current, rng);
      await scene.clock.pass(1_500);
      await answered;
      const before = shown(current);
      await current.stop();
      const next = await (await stage({ store: scene.store, clock: scene.clock })).tables.host(code);
      expect(shown(next)).toEqual(before);
      if (next !== undefined) current = next;
    }
    const log = await scene.tables.log(code);
    if (isDenied(log)) throw new Error(log.why);
    expect(replay(TOY, log).divergence).toBeUndefined();
  }
});

test('half of a sealed choice survives a restart (D13)', async () => {
  const scene = await stage();
  const { host, code } = await seated(scene);
  await host.submit(0, [{ ask: host.match?.askOf(0)?.id ?? 0, answer: [1, 2] }]);
  const before = shown(host);
  const next = await (await stage({ store: scene.store })).tables.host(code);
  expect(shown(next)).toEqual(before);
  expect(next?.match?.askOf(0)).toBeUndefined();
  const aside = host.match?.view(0);
  await next?.submit(1, [{ ask: next.match?.askOf(1)?.id ?? 0, answer: [] }]);
  expect(next?.match?.view(0).zones[0]['reserve']).not.toEqual(aside?.zones[0]['reserve']);
});

test('under other rules a match goes on only if its log still gives the stored hashes', async () => {
  const scene = await stage();
  const { host, code } = await seated(scene);
  const rng = testRng(5);
  for (let i = 0; i < 12; i++) {
    const answered = answerOnce(host, rng);
    await scene.clock.pass(1_500);
    await answered;
  }
  const before = shown(host);
  const same = await (await stage({ store: scene.store, versionOf: () => 'v2' })).tables.host(code);
  expect(shown(same)).toEqual(before);
  const changed = {
    ...TOY,
    setup: (...given: Parameters<typeof TOY.setup>) => {
      const state = TOY.setup(...given);
      for (const card of state.cards) if (card.no === 'TOY-1') card.no = 'TOY-2';
      return state;
    },
  };
  const other = await stage({ store: scene.store, versionOf: () => 'v3', games: { toy: changed } });
  const lost = await other.tables.host(code);
  expect(lost?.match?.result).toEqual({ winner: 'none', reason: 'noResult' });
  expect(other.errors).toHaveLength(1);
  expect((await scene.store.load(code))?.status).toBe('over');
  const again = await (await stage({ store: scene.store, versionOf: () => 'v3' })).tables.host(code);
  expect(again?.match?.result).toEqual({ winner: 'none', reason: 'noResult' });
});

test('a match that breaks under other rules ends without a result, and its table still opens', async () => {
  const scene = await stage();
  const { code } = await seated(scene);
  const broken = {
    ...TOY,
    setup: (): never => {
      throw new RangeError('no card has this number');
    },
  };
  const other = await stage({ store: scene.store, versionOf: () => 'v2', games: { toy: broken } });
  const lost = await other.tables.host(code);
  expect(lost?.match?.result).toEqual({ winner: 'none', reason: 'noResult' });
  expect(String(other.errors[0])).toContain('no card has this number');
});

test('a table that is over opens at its end, and only then gives out its log', async () => {
  const scene = await stage();
  const { host, code } = await seated(scene);
  expect(await scene.tables.log(code)).toEqual({ why: 'notNow' });
  await host.concede(1);
  const again = await (await stage({ store: scene.store, versionOf: () => 'later' })).tables.host(code);
  expect(again?.match?.result).toEqual({ winner: 0, reason: 'conceded' });
  expect(again && asked(again)).toBeUndefined();
  expect(again && listen(again).batches).toEqual([]);
  expect(isDenied(await scene.tables.log(code))).toBe(false);
});

test('tables that nobody joins are closed after half an hour', async () => {
  const scene = await stage();
  const { code } = await seated(scene);
  const { tables, clock } = scene;
  const made = await tables.create({
    game: 'toy',
    name: 'Ann',
    deck: TOY.starters[0] ?? { name: '', cards: {} },
    options: {},
    opponent: 'person',
  });
  if (isDenied(made)) throw new Error(made.why);
  const host = await tables.host(made.code);
  const heard = host && listen(host).heard;
  await clock.pass(29 * 60_000);
  await tables.sweep({ keepMs: 1e12, maxBytes: 1e12 });
  expect(await tables.card(made.code)).toMatchObject({ status: 'waiting' });
  await clock.pass(2 * 60_000);
  await tables.sweep({ keepMs: 1e12, maxBytes: 1e12 });
  expect(heard).toContain('closed');
  expect(await tables.card(made.code)).toMatchObject({ status: 'closed' });
  expect(await tables.takeSeat(made.code, { name: 'Ben', deck: TOY.starters[0] ?? { name: '', cards: {} } })).toEqual({
    why: 'closed',
  });
  expect(await tables.card(code)).toMatchObject({ status: 'playing' });
});
