// The host without sockets: order, storage before telling, covert pauses, bots, and every way a match ends.
import { expect, test, vi } from 'vitest';
import { BrokenInvariant } from '../../shared/kernel/assert.ts';
import { seedFromNumber } from '../../shared/kernel/rng.ts';
import type { KernelState } from '../../shared/kernel/state.ts';
import type { Store } from '../store/store.ts';
import { rest } from '../testing/manual-clock.ts';
import { answerOnce, asked, listen, seated, stage, TOY, testRng, toyTable } from '../testing/toy-tables.ts';
import type { Host } from './host.ts';
import { isDenied } from './tables.ts';

/** Plays at random until `until` holds. */
async function playUntil(host: Host, until: () => boolean, seed = 7): Promise<void> {
  const rng = testRng(seed);
  for (let i = 0; i < 500 && !until(); i++) if (!(await answerOnce(host, rng))) break;
}
const opening = async (host: Host): Promise<void> => {
  for (const seat of [0, 1] as const) {
    await host.submit(seat, [{ ask: host.match?.askOf(seat)?.id ?? 0, answer: [] }]);
  }
};

test('a match begins when the second seat is taken, and each decision is one batch in order', async () => {
  const scene = await stage();
  const { host } = await seated(scene);
  const { batches } = listen(host);
  expect(host.status).toMatchObject({ status: 'playing', names: ['Ann', 'Ben'] });
  expect(host.batch?.open[0]).toBe(1);
  await opening(host);
  await playUntil(host, () => batches.length >= 5);
  expect(batches.map(({ open }) => open[0])).toEqual(batches.map((_, i) => i + 2));
});

test('a sealed answer makes no batch, and only its own seat hears of it', async () => {
  const { host } = await seated(await stage());
  const { heard } = listen(host);
  const ask = host.match?.askOf(1)?.id ?? 0;
  expect(await host.submit(1, [{ ask, answer: [0] }])).toEqual({ ok: true });
  expect(heard).toEqual(['seat 1']);
  expect(host.sealedOf(1)).toBe(ask);
  expect(await host.submit(1, [{ ask, answer: [1] }])).toEqual({ ok: false, why: 'stale' });
  await host.submit(0, [{ ask: host.match?.askOf(0)?.id ?? 0, answer: [] }]);
  expect(heard.filter((what) => what === 'settled')).toHaveLength(1);
  expect(host.sealedOf(1)).toBeNull();
});

test('nothing is told before it is stored, and a failed write pauses the table until it succeeds (D09)', async () => {
  const scene = await stage();
  const { host } = await seated(scene);
  await opening(host);
  const { batches } = listen(host);
  const { append } = scene.store;
  let failures = 2;
  scene.store.append = async (...given: Parameters<Store['append']>) => {
    if (failures-- > 0) throw new Error('disk full');
    return append.apply(scene.store, given);
  };
  const open = asked(host);
  const reply = host.submit(0, [{ ask: open?.ask ?? 0, answer: [] }]);
  await rest();
  expect(batches).toHaveLength(0);
  expect(host.status.paused).toBe('store');
  // Whoever comes now is shown what is stored, not what is not yet.
  expect(host.batch?.table).not.toEqual(host.match?.view('public'));
  expect(await host.submit(0, [])).toEqual({ ok: false, why: 'paused' });
  await scene.clock.pass(1_000);
  expect(batches).toHaveLength(0);
  await scene.clock.pass(2_000);
  expect(await reply).toEqual({ ok: true });
  expect(batches).toHaveLength(1);
  expect(host.status.paused).toBeNull();
});

test('of two equal answers one counts and the other is stale (D02)', async () => {
  const { host } = await seated(await stage());
  await opening(host);
  const { batches } = listen(host);
  const { seat, ask } = asked(host) ?? { seat: 0, ask: 0 };
  const replies = await Promise.all([
    host.submit(seat, [{ ask, answer: [] }]),
    host.submit(seat, [{ ask, answer: [] }]),
  ]);
  expect(replies[0]).toEqual({ ok: true });
  expect(replies[1]).toMatchObject({ ok: false });
  expect(batches).toHaveLength(1);
});

/** Plays to a covert response of a person, whose hand holds (or lacks) a Nay. */
async function toResponse(holds: boolean) {
  for (let seed = 1; seed < 60; seed++) {
    const scene = await stage();
    const { host } = await seated(scene, { seed: seedFromNumber(seed) });
    const rng = testRng(seed);
    for (let i = 0; i < 40; i++) {
      const open = asked(host);
      if (open === undefined) break;
      const spec = host.match?.askOf(open.seat)?.spec;
      if (spec?.covert === 'response' && spec.from.length > 0 === holds) return { scene, host, ...open };
      if (spec?.covert !== undefined && spec.from.length === 0) await scene.clock.pass(1_500);
      else await answerOnce(host, rng);
      await rest();
      if (spec?.covert !== undefined && spec.from.length > 0) await scene.clock.pass(1_500);
    }
  }
  throw new Error('no seed leads to such a response');
}

test('an empty covert offer is declined by the host after the pause, and the log says so', async () => {
  const { scene, host, ask } = await toResponse(false);
  const { batches } = listen(host);
  await scene.clock.pass(1_499);
  expect(batches).toHaveLength(0);
  await scene.clock.pass(1);
  expect(batches).toHaveLength(1);
  const { rows } = await scene.store.match(host.table.code);
  expect(rows.findLast((row) => 'answer' in row)).toMatchObject({ ask, answer: [], byHost: true });
});

test('a person who declines at once is told no sooner than the host would have been', async () => {
  const { scene, host, seat, ask } = await toResponse(true);
  const { batches } = listen(host);
  const reply = host.submit(seat, [{ ask, answer: [] }]);
  await scene.clock.pass(1_499);
  expect(batches).toHaveLength(0);
  // While the decline waits, the other seat is answered as ever, and a second answer is refused.
  expect(await host.submit(seat === 0 ? 1 : 0, [{ ask, answer: [] }])).toEqual({ ok: false, why: 'notYourQuestion' });
  expect(await host.submit(seat, [{ ask, answer: [] }])).toEqual({ ok: false, why: 'stale' });
  await scene.clock.pass(1);
  expect(await reply).toEqual({ ok: true });
  expect(batches).toHaveLength(1);
});

test('always pass declines for a seat whatever it holds, and always stop asks it with nothing to offer (D06)', async () => {
  const full = await toResponse(true);
  const { batches } = listen(full.host);
  await full.host.window(full.seat, 'response', 'alwaysPass');
  await full.scene.clock.pass(1_500);
  expect(batches).toHaveLength(1);
  const empty = await toResponse(false);
  const heard = listen(empty.host);
  await empty.host.window(empty.seat, 'response', 'alwaysStop');
  await empty.scene.clock.pass(60_000);
  expect(heard.batches).toHaveLength(0);
  expect(await empty.host.submit(empty.seat, [{ ask: empty.ask, answer: [] }])).toEqual({ ok: true });
  const settings = await empty.scene.store.settings(empty.host.table.code);
  expect(settings).toEqual([{ seat: empty.seat, kind: 'response', mode: 'alwaysStop' }]);
});

test('a bot answers after its pause, and a match against it ends', async () => {
  const scene = await stage();
  const deck = { name: 'Tricks', cards: TOY.starters[1]?.cards ?? {} };
  const made = await scene.tables.create(toyTable({ opponent: 'bot', bot: { kind: 'random', deck } }));
  if (isDenied(made)) throw new Error(made.why);
  const host = await scene.tables.host(made.code);
  if (host === undefined) throw new Error('no table');
  const rng = testRng(3);
  for (let i = 0; i < 500 && host.match?.result === null; i++) {
    if (asked(host)?.seat === 0 && host.match.askOf(0)?.spec.covert === undefined) await answerOnce(host, rng);
    else await scene.clock.pass(1_500);
    if (asked(host)?.seat === 0 && host.match.askOf(0)?.spec.covert !== undefined) void answerOnce(host, rng);
  }
  expect(host.status).toMatchObject({ status: 'over', bots: [false, true], rematch: [false, true] });
  expect(scene.errors).toEqual([]);
});

test('a bot that answers out of the offer ends the match without a result instead of hanging it', async () => {
  const scene = await stage({ bots: { random: () => [99] } });
  const deck = { name: 'Tricks', cards: TOY.starters[1]?.cards ?? {} };
  const made = await scene.tables.create(toyTable({ opponent: 'bot', bot: { kind: 'random', deck } }));
  if (isDenied(made)) throw new Error(made.why);
  const host = await scene.tables.host(made.code);
  await scene.clock.pass(700);
  expect(host?.match?.result).toEqual({ winner: 'none', reason: 'noResult' });
  expect(scene.errors).toHaveLength(1);
});

test('whoever concedes while anybody is asked loses, and no question and no timer is left (D09)', async () => {
  for (const seat of [0, 1] as const) {
    const scene = await stage();
    const { host } = await seated(scene);
    await opening(host);
    await playUntil(host, () => asked(host)?.why === 'response');
    expect(await host.concede(seat)).toEqual({ ok: true });
    expect(host.match?.result).toEqual({ winner: seat === 0 ? 1 : 0, reason: 'conceded' });
    expect(asked(host)).toBeUndefined();
    expect(scene.clock.waiting).toBe(0);
    expect(await host.concede(seat)).toEqual({ ok: false, why: 'over' });
    expect((await scene.store.match(host.table.code)).rows.some((row) => 'end' in row)).toBe(true);
  }
});

test('the win by absence can be claimed after three minutes and not before', async () => {
  const scene = await stage();
  const { host } = await seated(scene);
  host.arrive(0);
  host.arrive(1);
  host.depart(1);
  await scene.clock.pass(179_000);
  expect(await host.claim(0)).toEqual({ ok: false, why: 'notNow' });
  await scene.clock.pass(1_000);
  expect(await host.claim(1)).toEqual({ ok: false, why: 'notNow' });
  expect(await host.claim(0)).toEqual({ ok: true });
  expect(host.match?.result).toEqual({ winner: 0, reason: 'absence' });
});

test('a rematch that both want goes on at a new table where the same tokens hold the seats', async () => {
  const scene = await stage();
  const { host, tokens } = await seated(scene);
  expect(await host.want(0, true)).toEqual({ ok: false, why: 'notNow' });
  await host.concede(0);
  await host.want(0, true);
  expect(host.status.next).toBeNull();
  await host.want(1, true);
  const next = await scene.tables.host(host.status.next ?? '');
  expect(next?.status).toMatchObject({ status: 'playing', names: ['Ann', 'Ben'] });
  for (const seat of [0, 1] as const) expect(next && scene.tables.seatOf(next.table, tokens[seat])).toBe(seat);
  expect(next?.table.seed).not.toBe(host.table.seed);
});

test('a rematch is shown only once it is stored', async () => {
  const scene = await stage();
  const { host } = await seated(scene);
  await host.concede(0);
  await host.want(0, true);
  vi.spyOn(scene.store, 'update').mockRejectedValueOnce(new Error('the disk is full'));
  await expect(host.want(1, true)).rejects.toThrow('the disk is full');
  expect(host.status.next).toBeNull();
  expect(await host.want(1, true)).toEqual({ ok: true });
  expect(host.status.next).not.toBeNull();
});

/** A table whose rules break at the end of a turn, `times` times. */
async function breaking(times: number) {
  let left = times;
  const game = {
    ...TOY,
    advance: (state: KernelState) => {
      if ('next' in state && state.next === 'end' && left-- > 0) throw new BrokenInvariant('a planted fault');
      return TOY.advance(state);
    },
  };
  const scene = await stage({ games: { toy: game } });
  const { host } = await seated(scene);
  await opening(host);
  return { scene, host, reply: await host.submit(0, [{ ask: asked(host)?.ask ?? 0, answer: [] }]) };
}

test('a broken invariant is run again from the checkpoint, and the match goes on', async () => {
  const { scene, host, reply } = await breaking(1);
  expect(reply).toEqual({ ok: true });
  expect(scene.errors).toHaveLength(1);
  expect(asked(host)).toMatchObject({ seat: 1, why: 'act' });
});

test('an invariant that stays broken ends the match without a result, with its log kept', async () => {
  const { scene, host } = await breaking(2);
  expect(scene.errors).toHaveLength(2);
  expect(host.batch?.open[2].length).toBeGreaterThan(0);
  expect(host.match?.result).toEqual({ winner: 'none', reason: 'noResult' });
  expect(host.status.status).toBe('over');
  const log = await scene.tables.log(host.table.code);
  expect(isDenied(log) ? log : log.rows.at(-1)).toEqual({
    end: { winner: 'none', reason: 'noResult' },
    broke: { seat: 0, answer: [] },
  });
});
