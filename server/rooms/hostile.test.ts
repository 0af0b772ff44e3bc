// Hostile input over real sockets: whatever is sent, the match is as it was, the sender is told why, and a flood is closed.
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { roll } from '../../shared/kernel/rng.ts';
import { CLOSE } from '../../shared/protocol/messages.ts';
import { LivePlay } from '../testing/live-play.ts';
import { type LiveServer, liveServer, liveTable } from '../testing/live-server.ts';
import { LiveViewer } from '../testing/live-viewer.ts';
import { asked, TOY, testRng } from '../testing/toy-tables.ts';

const { fuzzMessages } = inject('counts');
let server: LiveServer;
let play: LivePlay;
beforeAll(async () => {
  // A long pause: what the host answers by itself must not be taken for an effect of what is sent.
  server = await liveServer({}, { PLAYMAT_COVERT_PAUSE_MS: '60000' });
  play = await LivePlay.begin(server, TOY, 61);
  while (asked(play.host)?.why !== 'act') await play.step();
});
afterAll(async () => {
  expect(server.errors).toEqual([]);
  await server.close();
});

const position = () => JSON.stringify([play.host.match?.position(), play.host.status.status]);
const tell = (viewer: LiveViewer, kind: string, body: unknown) =>
  viewer.request(kind, body).catch((error: unknown) => ({ ok: false, why: (error as Error).name }));
/** Messages are paced: somebody who waits is not too fast. */
const breathe = () => new Promise((resolve) => setTimeout(resolve, 80));

test('answers of the wrong shape are refused as malformed and change nothing', async () => {
  const before = position();
  const { seat, ask } = asked(play.host) as { seat: 0 | 1; ask: number };
  const bodies = [
    null,
    7,
    'x',
    [],
    {},
    { ask },
    { ask, answer: 'all' },
    { ask, answer: [0.5] },
    { ask, answer: [null] },
    { ask: '1', answer: [] },
    { ask: -1, answer: [] },
    { ask, answer: Array.from({ length: 201 }, (_, i) => i) },
  ];
  for (const body of bodies) {
    expect(await tell(play.seat(seat), 'answer', body)).toEqual({ ok: false, why: 'malformed' });
    await breathe();
  }
  expect(position()).toBe(before);
});

test('a seat forged into a message is refused, whoever sends it (S05)', async () => {
  const before = position();
  const { seat, ask } = asked(play.host) as { seat: 0 | 1; ask: number };
  const other = play.seat(seat === 0 ? 1 : 0);
  expect(await tell(other, 'answer', { ask, answer: [], seat })).toEqual({ ok: false, why: 'malformed' });
  expect(await other.answer(ask, [])).toEqual({ ok: false, why: 'notYourQuestion' });
  expect(await tell(other, 'cancel', { ask })).toMatchObject({ ok: false });
  const [, , watcher] = play.viewers as [LiveViewer, LiveViewer, LiveViewer];
  const commands = [
    ['answer', { ask, answer: [] }],
    ['answers', [{ ask, answer: [] }]],
    ['cancel', { ask }],
    ['concede', {}],
    ['claim', {}],
    ['rematch', { want: true }],
    ['window', { kind: 'response', mode: 'alwaysPass' }],
    ['leave', {}],
  ] as const;
  for (const [kind, body] of commands) expect(await tell(watcher, kind, body)).toEqual({ ok: false, why: 'notSeated' });
  expect(position()).toBe(before);
});

test('random answers that are stale, foreign or not offered leave the match as it was', async () => {
  const rng = testRng(62);
  const before = position();
  const { seat, ask } = asked(play.host) as { seat: 0 | 1; ask: number };
  const offered = play.host.match?.askOf(seat)?.spec.from.length ?? 0;
  for (let i = 0; i < fuzzMessages; i++) {
    const who = roll(rng, 2) as 0 | 1;
    const mine = who === seat && roll(rng, 2) === 0;
    const id = mine ? ask : ask - 1 - roll(rng, ask);
    const answer = mine ? [offered + roll(rng, 9)] : Array.from({ length: roll(rng, 4) }, () => roll(rng, 9));
    // Straight to the host: the pace of one socket would make this take minutes.
    expect(await play.host.submit(who, [{ ask: id, answer }])).toMatchObject({ ok: false });
  }
  expect(position()).toBe(before);
});

test('an answer sent twice counts once, and one to a question of before has no effect (D02, D10)', async () => {
  await breathe();
  const { seat, ask } = asked(play.host) as { seat: 0 | 1; ask: number };
  const viewer = play.seat(seat);
  const { seq } = play;
  const replies = await Promise.all([viewer.answer(ask, []), viewer.answer(ask, []), viewer.answer(ask - 1, [0])]);
  expect(replies.filter(({ ok }) => ok)).toHaveLength(1);
  expect(replies[0]).toEqual({ ok: true });
  await play.inStep();
  expect(play.seq).toBe(seq + 1);
});

test('asking about many cards at once does not make an answer too fast', async () => {
  await new Promise((resolve) => setTimeout(resolve, 3000));
  const { seat, ask } = asked(play.host) as { seat: 0 | 1; ask: number };
  const viewer = play.seat(seat);
  const questions = Array.from({ length: 60 }, () => tell(viewer, 'explain', { card: 'x' }));
  expect(await viewer.answer(ask - 1, [])).toEqual({ ok: false, why: 'stale' });
  expect(await Promise.all(questions)).toContainEqual({ ok: false, why: 'tooFast' });
});

test('an unknown kind of message, or one for bytes, closes at most its own socket', async () => {
  const before = position();
  const { code } = play.table;
  const stranger = await LiveViewer.join(server.at, TOY, code, 'public');
  stranger.room.reconnection.enabled = false;
  expect(await tell(stranger, 'cheat', {})).toMatchObject({ ok: false });
  expect(await tell(stranger, '__proto__', {})).toMatchObject({ ok: false });
  expect(await tell(stranger, 'constructor', {})).toMatchObject({ ok: false });
  stranger.room.send('cheat', { a: 1 });
  stranger.room.sendBytes('answer', new Uint8Array([1, 2, 3]));
  await breathe();
  expect(position()).toBe(before);
  expect(play.seat(0).room.connection.isOpen).toBe(true);
});

test('an oversize message ends its socket before anybody reads it', async () => {
  const before = position();
  const stranger = await LiveViewer.join(server.at, TOY, play.table.code, 'public');
  stranger.room.reconnection.enabled = false;
  const closed = new Promise<number>((resolve) => stranger.room.onLeave((code) => resolve(code)));
  stranger.room.send('answer', { ask: 1, answer: [], more: 'x'.repeat(8000) });
  expect(await closed).toBe(1009);
  expect(position()).toBe(before);
});

test('a flood is refused, then closed, and nobody else notices', async () => {
  const before = position();
  const { code, tokens } = await liveTable(server);
  const flooder = await LiveViewer.join(server.at, TOY, code, 0, tokens[0]);
  const closed = new Promise<number>((resolve) => flooder.room.onLeave((code) => resolve(code)));
  const replies = Array.from({ length: 300 }, () => tell(flooder, 'answer', { ask: 999, answer: [] }));
  expect(await closed).toBe(CLOSE.flood);
  const said = (await Promise.all(replies)).map((reply) => ('why' in reply ? reply.why : 'ok'));
  expect(said).toContain('tooFast');
  expect(said.filter((why) => why === 'stale').length).toBeLessThanOrEqual(45);
  expect(position()).toBe(before);
  expect(play.viewers.every((viewer) => viewer.room.connection.isOpen)).toBe(true);
});

test('who joins with a wrong token, an old page or an unknown code is told so', async () => {
  const { code } = play.table;
  const join = (body: unknown, at = code) => server.call('POST', `/matchmake/joinById/${at}`, body);
  expect((await join({ wire: 99 })).body).toEqual({ code: CLOSE.oldPage, error: 'oldPage' });
  expect((await join({ wire: 1, seat: 0 })).body).toEqual({ code: CLOSE.unknown, error: 'malformed' });
  expect((await join({ wire: 1 }, '22222222')).body).toEqual({ code: CLOSE.unknown, error: 'noSuchTable' });
  await expect(LiveViewer.join(server.at, TOY, code, 0, 'x'.repeat(43))).rejects.toThrow('notSeated');
});

test('the 101st spectator is told that the table is full, and players still come in', async () => {
  const { code, tokens } = await liveTable(server);
  await Promise.all(Array.from({ length: 100 }, () => LiveViewer.join(server.at, TOY, code, 'public')));
  await expect(LiveViewer.join(server.at, TOY, code, 'public')).rejects.toThrow('tableFull');
  const player = await LiveViewer.join(server.at, TOY, code, 0, tokens[0]);
  await player.until(() => player.status.watchers === 100);
});
