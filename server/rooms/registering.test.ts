// Decks registered over real sockets: their seat alone hears of them, on whatever socket it sits, and nobody else a single byte.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Deck } from '../../shared/kernel/deck.ts';
import { playerRng } from '../../shared/kernel/testing/play.ts';
import { toySecrets } from '../../shared/kernel/testing/toy/secrets.ts';
import type { ToyState } from '../../shared/kernel/testing/toy/state.ts';
import { LivePlay } from '../testing/live-play.ts';
import { type LiveServer, liveServer } from '../testing/live-server.ts';
import type { LiveViewer } from '../testing/live-viewer.ts';
import { ROSTER_TOY } from '../testing/toy-tables.ts';

let server: LiveServer;
beforeAll(async () => {
  server = await liveServer({ games: { toy: ROSTER_TOY } });
});
afterAll(async () => {
  expect(server.errors).toEqual([]);
  await server.close();
});

const rng = playerRng(1);
const ownDeck = (name = 'Very Own'): Deck => ({ ...(toySecrets.adjust?.({} as ToyState, 0, rng) as Deck), name });
const pause = (ms = 250) => new Promise((resolve) => setTimeout(resolve, ms));
const idOf = (play: LivePlay, seat: 0 | 1) => play.host.match?.askOf(seat)?.id ?? 0;
const register = (viewer: LiveViewer, ask: number, deck: unknown) => viewer.request('register', { ask, deck });

/** What the viewers hear while something is done, and some time after it. */
async function heardDuring(viewers: readonly LiveViewer[], act: () => Promise<unknown>): Promise<number[]> {
  const before = viewers.map((viewer) => viewer.frames.length);
  await act();
  await pause();
  return viewers.map((viewer, i) => viewer.frames.length - (before[i] ?? 0));
}

test('the sockets of others receive nothing at all when a seat registers a deck, well or badly', async () => {
  const play = await LivePlay.begin(server, ROSTER_TOY, 51);
  await play.calm();
  const [first, , watcher] = play.viewers as [LiveViewer, LiveViewer, LiveViewer];
  const deck = ownDeck();
  const ask = idOf(play, 1);
  const heard = await heardDuring([first, watcher], async () => {
    expect(await register(play.seat(1), ask, deck)).toEqual({ ok: true });
    expect(await register(play.seat(1), ask, deck)).toMatchObject({
      ok: false,
      why: 'badDeck',
      faults: [{ rule: 'twice' }],
    });
  });
  expect(heard).toEqual([0, 0]);
  expect(play.seat(1).told.at(-1)?.added).toEqual({ ask, from: [{ deck }] });
  // Neither does a seat that has answered already.
  await first.answer(idOf(play, 0), [0]);
  await pause();
  expect(await heardDuring([first, watcher], () => register(play.seat(1), ask, ownDeck('Another')))).toEqual([0, 0]);
  expect(await play.seat(1).answer(ask, [1])).toEqual({ ok: true });
  await play.inStep();
  for (const viewer of [first, watcher]) {
    const text = viewer.frames.map((frame) => Buffer.from(frame).toString('latin1')).join();
    expect(text).not.toMatch(/Very Own|Another/);
  }
  await play.end();
});

test('whoever comes back to a seat is told again what it has registered', async () => {
  const play = await LivePlay.begin(server, ROSTER_TOY, 52);
  const ask = idOf(play, 0);
  const deck = ownDeck();
  await register(play.seat(0), ask, deck);
  const added = { ask, from: [{ deck }] };
  const before = play.seat(0).told.length;
  play.seat(0).drop();
  await play.seat(0).until(() => play.seat(0).told.length > before, 'the seat to be told again');
  expect(play.seat(0).told.at(-1)?.added).toEqual(added);
  const again = await play.join(0);
  await again.until(() => again.told.length > 0);
  expect(again.told.at(-1)?.added).toEqual(added);
  expect(again.batch.ask?.from).toHaveLength(1);
  for (const viewer of [again, ...play.viewers.slice(1)]) await viewer.leave();
});

test('a deck of the wrong shape, of another seat, for another question or from a spectator is refused', async () => {
  const play = await LivePlay.begin(server, ROSTER_TOY, 53);
  const position = () => JSON.stringify(play.host.match?.position());
  const before = position();
  const [ann, ben] = [idOf(play, 0), idOf(play, 1)];
  const deck = ownDeck();
  const malformed = { ok: false, why: 'malformed' };
  const shapes = [
    null,
    7,
    {},
    { name: 'x' },
    { name: 'x', cards: { 'TOY-1': 0.5 } },
    { name: 'x'.repeat(101), cards: {} },
  ];
  for (const shape of shapes) expect(await register(play.seat(0), ann, shape)).toEqual(malformed);
  expect(await play.seat(0).request('register', { ask: ann, deck, seat: 1 })).toEqual(malformed);
  expect(await register(play.seat(0), ben, deck)).toEqual({ ok: false, why: 'stale' });
  expect(await register(play.seat(1), ann, deck)).toEqual({ ok: false, why: 'stale' });
  expect(await register(play.viewers[2] as LiveViewer, ann, deck)).toEqual({ ok: false, why: 'notSeated' });
  const odd = JSON.parse('{"name":"x","cards":{"__proto__":3,"constructor":20}}') as Deck;
  expect(await register(play.seat(0), ann, odd)).toMatchObject({ ok: false });
  expect(position()).toBe(before);
  await play.seat(0).answer(ann, [0]);
  expect(await register(play.seat(0), ann, deck)).toEqual({ ok: false, why: 'stale' });
  await play.end();
});

test('what nobody sees of the name of a deck is gone, and no deck is without one', async () => {
  const play = await LivePlay.begin(server, ROSTER_TOY, 55);
  const names: unknown[] = [];
  for (const name of [' A\u202eb\nc\u0007 ', '\u200b', '']) {
    await register(play.seat(0), idOf(play, 0), ownDeck(name));
    names.push(...(play.seat(0).told.at(-1)?.added?.from ?? []).slice(names.length));
  }
  expect(names).toMatchObject([{ deck: { name: 'Abc' } }, { deck: { name: 'Deck' } }, { deck: { name: 'Deck' } }]);
  await play.end();
});

test('everybody sees when the time is up, and that does not change while the seats answer and register', async () => {
  const begun = Date.now();
  const play = await LivePlay.begin(server, ROSTER_TOY, 54);
  await play.calm();
  const untils = () => play.viewers.map((viewer) => viewer.status.until);
  const { until } = play.host.status;
  expect(until).toBeGreaterThanOrEqual(begun + 60_000);
  expect(untils()).toEqual([until, until, until]);
  await play.seat(0).answer(idOf(play, 0), [0]);
  await register(play.seat(1), idOf(play, 1), ownDeck());
  await pause();
  expect(untils()).toEqual([until, until, until]);
  await play.seat(1).answer(idOf(play, 1), [1]);
  await play.inStep();
  await play.seat(0).until(() => untils().every((at) => at === null), 'the time to be gone');
  await play.end();
});

test('a roster comes in through the API, for a game that takes one', async () => {
  const [deck, other] = ROSTER_TOY.starters.map(({ name, cards }) => ({ name, cards }));
  const body = { game: 'toy', name: 'Ann', deck, roster: [deck, other], options: {}, opponent: 'person' };
  const made = await server.call('POST', '/api/tables', body);
  expect(made.status).toBe(201);
  const { code } = made.body as { code: string };
  const malformed = { status: 400, body: { ok: false, why: 'malformed' } };
  expect(await server.call('POST', '/api/tables', { ...body, roster: [other, deck] })).toEqual(malformed);
  expect(await server.call('POST', '/api/tables', { ...body, roster: 'all' })).toEqual(malformed);
  const seat = (roster: unknown) =>
    server.call('POST', `/api/tables/${code}/seat`, { name: 'Ben', deck: other, roster });
  expect(await seat([other, { name: 'bad', cards: { 'TOY-1': 1 } }])).toMatchObject({ status: 422 });
  expect((await seat([other, deck])).status).toBe(201);
  const host = await server.tables.host(code);
  expect(host?.match?.shownAsk(1)?.from).toEqual([{ deck: other }, { deck }]);
});
