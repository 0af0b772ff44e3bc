// The live table over a room without a network: it follows, settles, reports, and sends.
import { describe, expect, test, vi } from 'vitest';
import { sample } from '../../shared/kernel/ask/limit.ts';
import type { Deck } from '../../shared/kernel/deck.ts';
import type { GameModule } from '../../shared/kernel/game.ts';
import { playerRng, randomStep, randomSteps } from '../../shared/kernel/testing/play.ts';
import { TOY_STARTERS } from '../../shared/kernel/testing/toy/cards.ts';
import { rosterToy, toy } from '../../shared/kernel/testing/toy/toy.ts';
import type { Reply } from '../../shared/protocol/messages.ts';
import { fakeRoom } from './fake-room.ts';
import type { Batch, LiveTable } from './live-table.ts';
import { openTable, type Watch } from './open-table.ts';

const game = toy as unknown as GameModule;
const watching = (part: Partial<Watch> = {}): Watch => ({
  strict: true,
  report: () => undefined,
  hidden: () => false,
  onVisible: () => () => undefined,
  ...part,
});

function playOut(room: ReturnType<typeof fakeRoom>, seed: number): void {
  const rng = playerRng(seed);
  for (const step of randomSteps(room.match, rng)) {
    room.answerFor(step.seat, step.answer);
  }
}

test('the open question has the decks that its seat has registered, whether or not it joined anew since', async () => {
  const [deck, other] = TOY_STARTERS;
  const room = fakeRoom(rosterToy, 0);
  let seat: Parameters<typeof room.onSeat>[0] = () => undefined;
  room.onSeat = (listener) => {
    seat = listener;
  };
  const live = openTable(room, rosterToy as unknown as GameModule, 'CODE', 0, watching());
  // The mirror may come before what the seat alone is told: then nothing is asked yet that more choices could still follow.
  expect(live.ask.value).toBeNull();
  seat({ windows: {}, sealed: null, added: null });
  const ask = live.ask.value?.id ?? 0;
  const before = live.ask.value?.from ?? [];
  live.picks.value = [1];
  expect(await live.register(deck as Deck)).toEqual({ ok: true });
  expect(room.asked.at(-1)).toEqual({ message: 'register', payload: { ask, deck } });
  const added = { ask, from: [{ deck: other as Deck }] };
  seat({ windows: {}, sealed: null, added });
  expect(live.ask.value).toMatchObject({ id: ask, from: [...before, ...added.from] });
  expect(live.picks.value).toEqual([1]);
  room.drop();
  room.reconnect();
  expect(live.ask.value?.from).toHaveLength(before.length + 1);
  seat({ windows: {}, sealed: null, added: { ...added, ask: ask + 5 } });
  expect(live.ask.value?.from).toEqual(before);
});

test('a faulty deck comes back with its faults, and is no refusal of an answer', async () => {
  const room = fakeRoom(rosterToy, 0);
  const denied: Reply = { ok: false, why: 'badDeck', faults: [{ rule: 'twice', values: {} }] };
  room.request = () => Promise.resolve(denied);
  const live = openTable(room, rosterToy as unknown as GameModule, 'CODE', 0, watching());
  expect(await live.register(TOY_STARTERS[0] as Deck)).toEqual(denied);
  expect([live.refusal.value, live.sending.value]).toEqual([null, false]);
});

describe('following', () => {
  test.each([[0], [1], ['public']] as const)('every batch of a match folds to the mirror for viewer %s', (viewer) => {
    const room = fakeRoom(toy, viewer, 3);
    const live = openTable(room, game, 'CODE', viewer === 'public' ? null : viewer, watching());
    const batches: Batch[] = [];
    live.onBatch((batch) => batches.push(batch));
    playOut(room, 3);
    expect(batches.length).toBeGreaterThan(20);
    expect(live.model.value).toEqual(room.match.view(viewer));
    expect(live.ask.value).toBeNull();
    expect(live.story.value.slice(-1)).toEqual(batches.flatMap(({ heard }) => heard).slice(-1));
  });

  test('a fold that differs from the mirror throws where it is strict, and else is reported once and mended', () => {
    const report = vi.fn();
    const room = fakeRoom(toy, 0, 3);
    const live = openTable(room, game, 'CODE', 0, watching({ strict: false, report }));
    const settled = vi.fn();
    live.onSettle(settled);
    room.spoil((state) => ({ ...state, facts: new Map([['planted', '1']]) }));
    playOut(room, 3);
    expect(report).toHaveBeenCalledTimes(1);
    expect(settled).toHaveBeenCalled();
    expect(live.model.value.facts).toEqual({ planted: 1 });

    const strict = fakeRoom(toy, 0, 3);
    openTable(strict, game, 'CODE', 0, watching());
    strict.spoil((state) => ({ ...state, facts: new Map([['planted', '1']]) }));
    expect(() => playOut(strict, 3)).toThrow(/planted/);
  });
});

describe('settling', () => {
  test('a reconnected table takes the mirror as it is and animates nothing', () => {
    const room = fakeRoom(toy, 0, 5);
    const live = openTable(room, game, 'CODE', 0, watching());
    const [told, settled] = [vi.fn(), vi.fn()];
    live.onBatch(told);
    live.onSettle(settled);
    room.drop();
    expect(live.link.value).toBe('dropped');
    room.quietly(() => playOut(room, 5));
    room.reconnect();
    expect(live.link.value).toBe('live');
    expect(told).not.toHaveBeenCalled();
    expect(settled).toHaveBeenCalledTimes(1);
    expect(live.model.value).toEqual(room.match.view(0));
  });

  test('without a line nothing is picked that could not be sent', () => {
    const room = fakeRoom(toy, 0, 5);
    const live = openTable(room, game, 'CODE', 0, watching());
    const before = live.ask.value;
    expect(before).not.toBeNull();
    room.drop();
    live.pick(0);
    expect(live.picks.value).toEqual([]);
    room.reconnect();
    live.pick(0);
    expect(live.sending.value || live.picks.value.length > 0).toBe(true);
  });

  test('a hidden page hears its story but settles on coming back', () => {
    let hidden = true;
    let show = (): void => undefined;
    const onVisible: Watch['onVisible'] = (listener) => {
      show = listener;
      return () => undefined;
    };
    const watch = watching({ hidden: () => hidden, onVisible });
    const room = fakeRoom(toy, 0, 5);
    const live = openTable(room, game, 'CODE', 0, watch);
    const [told, settled] = [vi.fn(), vi.fn()];
    live.onBatch(told);
    live.onSettle(settled);
    playOut(room, 5);
    expect(told).not.toHaveBeenCalled();
    expect(live.story.value.length).toBeGreaterThan(0);
    hidden = false;
    show();
    expect(settled).toHaveBeenCalledTimes(1);
  });

  test('a closed connection tells its code', () => {
    const room = fakeRoom(toy, 0, 5);
    const live = openTable(room, game, 'CODE', 0, watching());
    room.shut(4201);
    expect([live.link.value, live.closeCode.value]).toEqual(['closed', 4201]);
  });
});

describe('answering', () => {
  test('a question for one thing is answered by picking it, once', async () => {
    const room = fakeRoom(toy, 0, 2);
    const live = openTable(room, game, 'CODE', 0, watching());
    const rng = playerRng(2);
    while (live.ask.value === null || live.ask.value.max !== 1) {
      const step = randomStep(room.match, rng);
      if (step === undefined) throw new Error('no question for one thing');
      room.answerFor(step.seat, step.answer);
    }
    const { id } = live.ask.value;
    live.pick(0);
    live.pick(0);
    await Promise.resolve();
    expect(room.asked).toEqual([{ message: 'answer', payload: { ask: id, answer: [0] } }]);
  });

  test('a card is asked about once while nothing changes, and again after a refusal', async () => {
    const room = fakeRoom(toy, 0, 2);
    const live = openTable(room, game, 'CODE', 0, watching());
    const explained = vi.fn(async () => ({ ok: true, explanation: { values: [], obstacles: [] } }) as Reply);
    const { request } = room;
    room.request = (message, payload) => (message === 'explain' ? explained() : request(message, payload));
    const [first, second] = await Promise.all([live.explain('a'), live.explain('a')]);
    expect([first, explained.mock.calls.length]).toEqual([second, 1]);
    await live.explain('b');
    expect(explained).toHaveBeenCalledTimes(2);
    const step = randomStep(room.match, playerRng(2));
    if (step !== undefined) room.answerFor(step.seat, step.answer);
    explained.mockResolvedValueOnce({ ok: false, why: 'tooFast' });
    expect(await live.explain('a')).toBeNull();
    expect(await live.explain('a')).toEqual(first);
    expect(explained).toHaveBeenCalledTimes(4);
  });

  test('a refused answer says why until the next one', async () => {
    const room = fakeRoom(toy, 0, 2);
    room.request = () => Promise.resolve({ ok: false, why: 'paused' });
    const live = openTable(room, game, 'CODE', 0, watching());
    while (live.ask.value === null) {
      const open = room.match.askOf(1);
      room.answerFor(1, open === undefined ? [] : (sample(open.spec, playerRng(1)) ?? []));
    }
    live.concede();
    await vi.waitFor(() => expect(live.refusal.value).toBe('paused'));
    expect(live.sending.value).toBe(false);
  });

  /** Plays until seat 0 is in a covert window that offers it nothing. */
  function inEmptyWindow(live: LiveTable, room: ReturnType<typeof fakeRoom>, seed: number): boolean {
    const rng = playerRng(seed);
    for (let tries = 0; tries < 300; tries++) {
      const told = room.match.shownAsk(0);
      if (told?.covert !== undefined && told.from.length === 0) return live.model.value !== undefined;
      const step = randomStep(room.match, rng);
      if (step === undefined) return false;
      room.answerFor(step.seat, step.answer);
    }
    return false;
  }
  test.each([
    ['stopIfCan', true],
    ['alwaysPass', true],
    ['alwaysStop', false],
  ] as const)('a covert window without an offer, set to %s, is no question: %s', (mode, passes) => {
    for (let seed = 1; seed < 40; seed++) {
      const room = fakeRoom(toy, 0, seed);
      room.onSeat = (listener) => listener({ windows: { response: mode, search: mode }, sealed: null, added: null });
      const live = openTable(room, game, 'CODE', 0, watching());
      if (!inEmptyWindow(live, room, seed)) continue;
      expect(live.passing.value === null).toBe(!passes);
      expect(live.ask.value === null).toBe(passes);
      return;
    }
    throw new Error('no empty window in forty matches');
  });

  test.each(['alwaysStop', 'stopIfCan'] as const)(
    'whoever passes always by a press can go back to what was set: %s',
    (mode) => {
      const room = fakeRoom(toy, 0);
      let seat: Parameters<typeof room.onSeat>[0] = () => undefined;
      room.onSeat = (listener) => {
        seat = listener;
      };
      const live = openTable(room, game, 'CODE', 0, watching());
      seat({ windows: { response: mode }, sealed: null, added: null });
      live.window('response', 'alwaysPass');
      seat({ windows: { response: 'alwaysPass' }, sealed: null, added: null });
      live.window('response', 'alwaysPass');
      expect(live.modeBefore('response')).toBe(mode);
      expect(live.modeBefore('search')).toBe('stopIfCan');
    },
  );
});
