// Rosters at a table without sockets: who may bring one, what is registered and who hears of it, and when the time is up.
import { describe, expect, test } from 'vitest';
import type { Deck } from '../../shared/kernel/deck.ts';
import { replay } from '../../shared/kernel/log.ts';
import type { Seat } from '../../shared/kernel/seat.ts';
import { playerRng } from '../../shared/kernel/testing/play.ts';
import { toySecrets } from '../../shared/kernel/testing/toy/secrets.ts';
import type { ToyState } from '../../shared/kernel/testing/toy/state.ts';
import type { CreateTable } from '../../shared/protocol/messages.ts';
import { listen, ROSTER_TOY, seated, stage, TOY, toyTable } from '../testing/toy-tables.ts';
import type { Host } from './host.ts';
import { isDenied } from './tables.ts';

const [rubble, tricks] = TOY.starters.map(({ name, cards }): Deck => ({ name, cards })) as [Deck, Deck];
const OWN = { ...(toySecrets.adjust?.({} as ToyState, 0, playerRng(1)) as Deck), name: 'Own' };
const BAD: Deck = { name: 'Bad', cards: { 'TOY-1': 1 } };

const rosterStage = (change: Parameters<typeof stage>[0] = {}) => stage({ games: { toy: ROSTER_TOY }, ...change });
/** Ann has brought two decks, Ben one. */
async function choosing(change: Partial<CreateTable> = {}) {
  const scene = await rosterStage();
  return { scene, ...(await seated(scene, { roster: [rubble, tricks], ...change })) };
}
const idOf = (host: Host | undefined, seat: Seat): number => host?.match?.askOf(seat)?.id ?? 0;
const decksOf = (host: Host | undefined, seat: Seat) => host?.match?.shownAsk(seat)?.from ?? [];
const pick = (host: Host, seat: Seat, at: number) => host.submit(seat, [{ ask: idOf(host, seat), answer: [at] }]);

describe('a roster', () => {
  test('is what its seat chooses from, and one deck alone is a roster of one', async () => {
    const { host } = await choosing();
    expect(decksOf(host, 0)).toEqual([{ deck: rubble }, { deck: tricks }]);
    expect(decksOf(host, 1)).toEqual([{ deck: tricks }]);
  });

  test('is malformed for a game that takes none, if it is too large, and if its first deck is not the one named', async () => {
    const malformed = { why: 'malformed' };
    const { tables } = await stage();
    const roster = [rubble, tricks];
    const bot = { kind: 'random', deck: tricks, roster: [tricks] };
    expect(await tables.create(toyTable({ roster }))).toEqual(malformed);
    expect(await tables.create(toyTable({ opponent: 'bot', bot }))).toEqual(malformed);
    const made = await tables.create(toyTable());
    if (isDenied(made)) throw new Error(made.why);
    expect(await tables.takeSeat(made.code, { name: 'Ben', deck: rubble, roster })).toEqual(malformed);
    const scene = await rosterStage();
    const createWith = (given: Deck[]) => scene.tables.create(toyTable({ deck: rubble, roster: given }));
    for (const wrong of [[tricks, rubble], [], [rubble, tricks, OWN, rubble]])
      expect(await createWith(wrong)).toEqual(malformed);
    expect(await createWith([rubble, tricks, OWN])).toMatchObject({ seat: 0 });
    expect(await scene.tables.create(toyTable({ opponent: 'bot', bot }))).toMatchObject({ seat: 0 });
  });

  test('is checked deck by deck, with the options of the table', async () => {
    const heard: unknown[] = [];
    const checkDeck: typeof ROSTER_TOY.checkDeck = (deck, options) => {
      heard.push(options);
      return ROSTER_TOY.checkDeck(deck);
    };
    const { tables } = await rosterStage({ games: { toy: { ...ROSTER_TOY, checkDeck } } });
    const bad = await tables.create(toyTable({ roster: [rubble, BAD], options: { goal: 3 } }));
    expect(bad).toMatchObject({ why: 'badDeck', faults: [{ rule: 'deckSize' }] });
    const made = await tables.create(toyTable({ options: { goal: 3 } }));
    if (isDenied(made)) throw new Error(made.why);
    await tables.takeSeat(made.code, { name: 'Ben', deck: tricks });
    expect(heard).toEqual(heard.map(() => ({ goal: 3 })));
    expect(heard).toHaveLength(4);
  });

  test('goes on to a rematch, and is in nothing that the table says of itself', async () => {
    const { scene, host, code } = await choosing();
    const shown = JSON.stringify([host.status, await scene.tables.card(code), host.batch?.open, host.batch?.table]);
    expect(shown).not.toContain(rubble.name);
    expect(shown).not.toContain('TOY-');
    await host.concede(1);
    await host.want(0, true);
    await host.want(1, true);
    const next = await scene.tables.host(host.table.next ?? '');
    expect(decksOf(next, 0)).toEqual([{ deck: rubble }, { deck: tricks }]);
  });
});

describe('a registered deck', () => {
  test('joins the question of its seat, and nobody else hears anything', async () => {
    const { host } = await choosing();
    const before = JSON.stringify([decksOf(host, 0), host.status, host.batch]);
    const { heard } = listen(host);
    expect(await host.register(1, idOf(host, 1), OWN)).toEqual({ ok: true });
    expect(heard).toEqual(['seat 1']);
    expect(host.addedOf(1)).toEqual({ ask: idOf(host, 1), from: [{ deck: OWN }] });
    expect(host.addedOf(0)).toBeNull();
    expect(JSON.stringify([decksOf(host, 0), host.status, host.batch])).toBe(before);
  });

  test('is not heard of by a seat that has answered already', async () => {
    const { host } = await choosing();
    await pick(host, 0, 0);
    const { heard } = listen(host);
    await host.register(1, idOf(host, 1), OWN);
    expect(heard).toEqual(['seat 1']);
  });

  test('is refused with its faults, for another question, after the answer, and beyond twenty', async () => {
    const { scene, host, code } = await choosing();
    const [ann, ben] = [idOf(host, 0), idOf(host, 1)];
    const { heard } = listen(host);
    const { rows } = await scene.store.match(code);
    const faults = [{ rule: 'deckSize', values: { size: 1, wanted: 20 } }];
    expect(await host.register(0, ann, BAD)).toEqual({ ok: false, why: 'badDeck', faults });
    expect(await host.register(0, ben, OWN)).toEqual({ ok: false, why: 'stale' });
    expect(heard).toEqual([]);
    expect((await scene.store.match(code)).rows).toEqual(rows);
    await pick(host, 0, 0);
    expect(await host.register(0, ann, OWN)).toEqual({ ok: false, why: 'stale' });
    const rng = playerRng(2);
    const replies = [];
    for (let tries = 0; tries < 200 && replies.at(-1)?.ok !== false; tries++) {
      const deck = toySecrets.adjust?.(host.match?.state as unknown as ToyState, 1, rng);
      if (deck !== undefined) replies.push(await host.register(1, ben, deck));
    }
    expect(replies).toHaveLength(21);
    expect(replies.at(-1)).toEqual({ ok: false, why: 'illegal' });
    expect(decksOf(host, 1)).toHaveLength(21);
  });

  test('is stored before it is acknowledged', async () => {
    const { scene, host, code } = await choosing();
    const { append } = scene.store;
    const ask = idOf(host, 0);
    let acknowledged = false;
    scene.store.append = async (...given) => {
      expect(acknowledged).toBe(false);
      await append.apply(scene.store, given);
    };
    await host.register(0, ask, OWN);
    acknowledged = true;
    expect((await scene.store.match(code)).rows.at(-1)).toEqual({ seat: 0, ask, register: OWN });
  });

  test('comes back after a restart, before the first batch and after, and its match runs again from its log', async () => {
    const { scene, host, code } = await choosing();
    const ask = idOf(host, 0);
    await host.register(0, ask, OWN);
    await pick(host, 1, 0);
    const shown = (of: Host | undefined) => [of?.match?.shownAsk(0), of?.match?.shownAsk(1), of?.addedOf(0)];
    const before = shown(host);
    await host.stop();
    const again = await rosterStage({ store: scene.store, clock: scene.clock });
    const next = (await again.tables.host(code)) as Host;
    expect(shown(next)).toEqual(before);
    expect(next.batch?.asks[0]?.[4]).toHaveLength(2);
    expect(await pick(next, 0, 2)).toEqual({ ok: true });
    await next.concede(0);
    const log = await again.tables.log(code);
    if (isDenied(log)) throw new Error(log.why);
    expect(replay(ROSTER_TOY, log).divergence).toBeUndefined();
    expect(log.rows.filter((row) => 'register' in row)).toEqual([{ seat: 0, ask, register: OWN }]);
  });

  test('at which the rules break ends the match without a result', async () => {
    const register = (): never => {
      throw new Error('broken');
    };
    const scene = await rosterStage({ games: { toy: { ...ROSTER_TOY, register } } });
    const { host } = await seated(scene);
    expect(await host.register(0, idOf(host, 0), OWN)).toEqual({ ok: true });
    expect(host.match?.result).toEqual({ winner: 'none', reason: 'noResult' });
    expect(scene.errors).toHaveLength(2);
  });
});

describe('a timed question', () => {
  test('is answered by the host with the first choice of whoever has not answered', async () => {
    const { scene, host, code } = await choosing();
    const { batches } = listen(host);
    await pick(host, 0, 1);
    await scene.clock.pass(59_999);
    expect(batches).toHaveLength(0);
    await scene.clock.pass(1);
    expect(batches).toHaveLength(1);
    const answers = (await scene.store.match(code)).rows.filter((row) => 'answer' in row);
    expect(answers).toMatchObject([
      { seat: 0, answer: [1] },
      { seat: 1, answer: [0], byHost: true },
    ]);
    expect('byHost' in (answers[0] ?? {})).toBe(false);
    expect(host.match?.askOf(0)?.spec.why).toBe('setAside');
  });

  test('says when its time is up, from its opening until both have answered, whatever either does', async () => {
    const { scene, host } = await choosing();
    const until = scene.clock.now() + 60_000;
    const said = [host.status.until];
    await scene.clock.pass(5_000);
    await host.register(0, idOf(host, 0), OWN);
    said.push(host.status.until);
    await pick(host, 1, 0);
    said.push(host.status.until);
    expect(said).toEqual([until, until, until]);
    await pick(host, 0, 2);
    expect(host.status.until).toBeNull();
    await scene.clock.pass(120_000);
    expect(host.match?.askOf(0)?.spec.why).toBe('setAside');
  });

  test('is answered for both at the same moment if neither has, and its time begins anew after a restart', async () => {
    const { scene, host, code } = await choosing();
    await scene.clock.pass(50_000);
    await host.stop();
    const again = await rosterStage({ store: scene.store, clock: scene.clock });
    const next = (await again.tables.host(code)) as Host;
    expect(next.status.until).toBe(scene.clock.now() + 60_000);
    await scene.clock.pass(59_000);
    expect(next.match?.askOf(0)?.spec.why).toBe('chooseDeck');
    await scene.clock.pass(1_000);
    expect(next.match?.askOf(0)?.spec.why).toBe('setAside');
  });

  test('is answered by a bot as any other, and no later by the host for it', async () => {
    const scene = await rosterStage();
    const bot = { kind: 'random', deck: tricks, roster: [tricks, rubble] };
    const made = await scene.tables.create(toyTable({ opponent: 'bot', bot }));
    if (isDenied(made)) throw new Error(made.why);
    const host = (await scene.tables.host(made.code)) as Host;
    expect(decksOf(host, 1)).toHaveLength(2);
    await scene.clock.pass(700);
    expect(host.match?.askOf(1)).toBeUndefined();
    expect(host.match?.askOf(0)?.spec.why).toBe('chooseDeck');
    expect(host.status.until).not.toBeNull();
  });

  test('has no time left once its match is over', async () => {
    const { scene, host } = await choosing();
    await host.concede(1);
    expect(host.status.until).toBeNull();
    await scene.clock.pass(60_000);
    expect(scene.errors).toEqual([]);
  });
});
