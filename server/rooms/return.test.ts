// Coming back: with the token, by itself, or through a proxy that swallows closings, to the same seat and question.

import type { AddressInfo } from 'node:net';
import { connect, createServer as createTcpServer, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { GAMES } from '../../shared/games/index.ts';
import type { Seat } from '../../shared/kernel/seat.ts';
import { CLOSE } from '../../shared/protocol/messages.ts';
import { LivePlay } from '../testing/live-play.ts';
import { type LiveServer, liveServer, liveTable } from '../testing/live-server.ts';
import { LiveViewer } from '../testing/live-viewer.ts';
import { asked, TOY } from '../testing/toy-tables.ts';

const { loopRuns } = inject('counts');
let server: LiveServer;
beforeAll(async () => {
  // Below a path, as behind a proxy that keeps it; the tests without the path are behind one that strips it.
  server = await liveServer({ games: { ...GAMES, toy: TOY } }, { BASE_PATH: '/play' });
});
afterAll(async () => {
  expect(server.errors).toEqual([]);
  await server.close();
});

test('after a rejoin by token the hand, the seat and the question are as before, and one command succeeds (D01)', async () => {
  const play = await LivePlay.begin(server, TOY, 51);
  while (asked(play.host)?.why !== 'act') await play.step();
  const { seat, ask } = asked(play.host) as { seat: Seat; ask: number };
  const before = play.seat(seat).model;
  const other = play.seat(seat === 0 ? 1 : 0);
  const others = other.model;
  play.seat(seat).drop();
  play.viewers[seat] = await play.join(seat);
  const back = play.seat(seat);
  expect(back.model).toEqual(before);
  expect(Object.values(back.model.cards).every(({ no }) => no !== '')).toBe(true);
  expect(back.batch.ask).toMatchObject({ id: ask, seat });
  expect(await back.answer(ask, [])).toEqual({ ok: true });
  await play.inStep();
  const drawn = seat === 0 ? 1 : 0;
  expect(other.model.zones[drawn]['hand']).toEqual(expect.arrayContaining(others.zones[drawn]['hand'] as string[]));
  await play.end();
});

test.each([TOY, ...Object.values(GAMES)])(
  '$id: whoever reconnects at any kind of question goes on inside it',
  async (game) => {
    const kinds = new Set<string>();
    const play = await LivePlay.begin(server, game, 52);
    for (let more = true; more && play.seq < 400; ) {
      const open = asked(play.host);
      const spec = open && play.host.match?.askOf(open.seat)?.spec;
      if (open !== undefined && !kinds.has(open.why) && !(spec?.covert !== undefined && spec.from.length === 0)) {
        kinds.add(open.why);
        const viewer = play.seat(open.seat);
        const question = play.host.match?.shownAsk(open.seat);
        if (kinds.size % 2 === 0) {
          const back = new Promise<void>((resolve) => viewer.room.onReconnect(() => resolve()));
          viewer.drop();
          await back;
        } else play.viewers[open.seat] = await play.join(open.seat);
        await play.seat(open.seat).until(() => play.seat(open.seat).batch.ask?.id === open.ask);
        expect(play.seat(open.seat).batch.ask).toEqual(question);
      }
      more = await play.step();
    }
    console.log(`${game.id}: reconnected at ${[...kinds].join(', ')}`);
    expect(kinds.size).toBeGreaterThan(game === TOY ? 3 : 5);
    await play.end();
  },
);

test('the newest socket of a seat wins, and the old one is told not to come back', async () => {
  const { code, tokens } = await liveTable(server);
  const first = await LiveViewer.join(server.at, TOY, code, 0, tokens[0]);
  const closed = new Promise<number>((resolve) => first.room.onLeave((code) => resolve(code)));
  const second = await LiveViewer.join(server.at, TOY, code, 0, tokens[0]);
  expect(await closed).toBe(CLOSE.replaced);
  await second.until(() => second.status.awaySince[0] === null);
  expect(await second.answer(second.batch.ask?.id ?? 0, [])).toEqual({ ok: true });
  await second.leave();
});

test('below a base path the page is served, and tables are joined, with the path kept or stripped', async () => {
  const { code, tokens } = await liveTable(server);
  for (const at of [server.at, `${server.at}/play`]) {
    expect((await fetch(`${at}/api/tables/${code}`)).status).toBe(200);
    const viewer = await LiveViewer.join(at, TOY, code, 0, tokens[0]);
    expect(viewer.batch.ask?.why).toBe('setAside');
    await viewer.leave();
  }
  expect(server.url).toBe(`http://localhost:${server.port}/play`);
});

test('a spectator whose connection breaks comes back by itself and is counted once', async () => {
  const { code } = await liveTable(server);
  const watcher = await LiveViewer.join(server.at, TOY, code, 'public');
  await watcher.until(() => watcher.status.watchers === 1);
  const back = new Promise<void>((resolve) => watcher.room.onReconnect(() => resolve()));
  watcher.drop();
  await back;
  await watcher.until(() => watcher.status.watchers === 1);
  await watcher.leave();
  expect((await server.tables.host(code))?.attendance.watchers).toBe(0);
});

test('a seat that drops is shown as away since when, and the other claims the win when the time is over', async () => {
  const { code, tokens } = await liveTable(server);
  const [one, two] = [
    await LiveViewer.join(server.at, TOY, code, 0, tokens[0]),
    await LiveViewer.join(server.at, TOY, code, 1, tokens[1]),
  ];
  await one.until(() => one.status.awaySince[1] === null);
  expect(await one.request('claim', {})).toEqual({ ok: false, why: 'notNow' });
  two.room.reconnection.enabled = false;
  two.drop();
  await one.until(() => one.status.awaySince[1] !== null);
  await new Promise((resolve) => setTimeout(resolve, 250));
  expect(await one.request('claim', {})).toEqual({ ok: true });
  await one.until(() => one.status.status === 'over');
  await one.leave();
});

/** A proxy that hides from the server that a browser has gone: it keeps the server's side open. */
async function swallowingProxy(port: number): Promise<{ readonly at: string; close(): void }> {
  const sockets = new Set<Socket>();
  const proxy = createTcpServer({ allowHalfOpen: true }, (client) => {
    const up = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    for (const socket of [client, up]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
    }
    client.on('data', (bytes) => up.writable && up.write(bytes));
    up.on('data', (bytes) => client.writable && client.write(bytes));
    client.on('end', () => client.end());
    up.on('end', () => client.end());
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  return {
    at: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    close() {
      for (const socket of sockets) socket.destroy();
      proxy.close();
    },
  };
}

test('behind a proxy that swallows closings every refresh keeps the seat, and no old socket ends the new one (S07)', async () => {
  const proxy = await swallowingProxy(server.port);
  const { code, tokens } = await liveTable(server);
  const refreshes = loopRuns >= 20 ? 50 : 5 * loopRuns;
  const pages: LiveViewer[] = [];
  for (let i = 0; i < refreshes; i++) {
    const page = await LiveViewer.join(proxy.at, TOY, code, 0, tokens[0]);
    page.room.reconnection.enabled = false;
    pages.push(page);
    expect(page.batch.ask?.why).toBe('setAside');
  }
  const last = pages.at(-1) as LiveViewer;
  // The old sockets' closings arrive whenever they like; the newest page is still the one at the table.
  for (const page of pages.slice(0, -1)) page.drop();
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(last.status.awaySince[0]).toBeNull();
  expect(await last.answer(last.batch.ask?.id ?? 0, [0])).toEqual({ ok: true });
  expect(last.room.connection.isOpen).toBe(true);
  await last.leave();
  proxy.close();
});
