// A table room without a network, for tests: a match of its own whose decisions it mirrors to one viewer as the server does.
import type { GameModule } from '../../shared/kernel/game.ts';
import { Match } from '../../shared/kernel/match.ts';
import { SEATS } from '../../shared/kernel/seat.ts';
import type { KernelState } from '../../shared/kernel/state.ts';
import type { Viewer } from '../../shared/kernel/story.ts';
import { setupOf } from '../../shared/kernel/testing/play.ts';
import { hear } from '../../shared/kernel/view.ts';
import type { Reply, RoomMessages, TableStatus } from '../../shared/protocol/messages.ts';
import { cardLines, countsOf, knownOf, type MirrorState } from '../../shared/protocol/mirror.ts';
import { packAsk, packHeardAsk } from '../../shared/protocol/pack.ts';
import { codecFor } from '../../shared/protocol/wire.ts';
import type { TableRoom } from '../net/table-room.ts';

export interface FakeRoom extends TableRoom {
  readonly match: Match<KernelState>;
  /** Everything asked of the room. */
  readonly asked: { readonly message: string; readonly payload: unknown }[];
  /** Answers for the other seat, as if it had. */
  answerFor(seat: 0 | 1, answer: readonly number[]): void;
  /** Writes the mirror without telling anybody, as when patches were missed. */
  quietly(change: () => void): void;
  drop(): void;
  reconnect(): void;
  shut(code: number): void;
  /** Changes what the next mirror shows beside the truth: a fault. */
  spoil(spoiled: (state: MirrorState) => MirrorState): void;
}

const STATUS: TableStatus = {
  names: ['Ada', 'Ben'],
  bots: [false, false],
  options: {},
  status: 'playing',
  awaySince: [null, null],
  watchers: 0,
  rematch: [false, false],
  next: null,
  paused: null,
  until: null,
};

export function fakeRoom<S extends KernelState>(game: GameModule<S>, viewer: Viewer, seed = 1): FakeRoom {
  const module = game as unknown as GameModule;
  const match = Match.start(module, module.setup(setupOf(module, seed), true));
  const { zones } = game.sight;
  const codec = codecFor(game);
  const on = { state: [] as (() => void)[], drop: [] as (() => void)[], back: [] as (() => void)[] };
  const onClose: ((code: number) => void)[] = [];
  const asked: { message: string; payload: unknown }[] = [];
  let seq = 0;
  let base = 0;
  let quiet = false;
  let cards = new Map<string, string>();
  let spoil = (state: MirrorState): MirrorState => state;
  let state = write();

  function write(): MirrorState {
    const told = match.listen();
    const heardBy = (who: Viewer) =>
      codec.encode(
        told.map((what) => hear(match.state, what, who)),
        base,
      );
    const open = heardBy('public');
    const view = match.view('public');
    seq++;
    cards = new Map(cardLines(zones, view, cards));
    const written: MirrorState = {
      seq,
      batch: JSON.stringify([seq, base, open, match.heardAsks('public').map(packHeardAsk)]),
      cards,
      counts: countsOf(zones, view),
      facts: new Map(Object.entries(view.facts).map(([key, fact]) => [key, JSON.stringify(fact)])),
      status: JSON.stringify(STATUS),
      seats: SEATS.map((seat) => {
        if (seat !== viewer) return { known: undefined, told: undefined };
        const ask = match.shownAsk(seat);
        const own = Object.fromEntries(heardBy(seat).map((happening, i) => [i, happening]));
        return {
          known: JSON.stringify(knownOf(zones, match.view(seat), view)),
          told: JSON.stringify([seq, own, ask === undefined ? null : packAsk(ask)]),
        };
      }),
    };
    base = told.at(-1)?.n ?? base;
    return spoil(written);
  }
  function settle(): void {
    state = write();
    if (!quiet) for (const listener of on.state) listener();
  }
  function submit(seat: 0 | 1, id: number, answer: readonly number[]): Reply {
    const refusal = match.submit(seat, id, answer);
    if (refusal !== undefined) return { ok: false, why: refusal };
    settle();
    return { ok: true };
  }

  return {
    get state() {
      return state;
    },
    match,
    asked,
    onState: (listener) => void on.state.push(listener),
    onDrop: (listener) => void on.drop.push(listener),
    onReconnect: (listener) => void on.back.push(listener),
    onClose: (listener) => void onClose.push(listener),
    onSeat: (listener) => listener({ windows: {}, sealed: null, added: null }),
    request(message, payload) {
      asked.push({ message, payload });
      if (message !== 'answer' || viewer === 'public') return Promise.resolve({ ok: true });
      const { ask, answer } = payload as RoomMessages['answer'];
      return Promise.resolve(submit(viewer, ask, answer));
    },
    close: () => undefined,
    answerFor(seat, answer) {
      submit(seat, match.askOf(seat)?.id ?? 0, answer);
    },
    quietly(change) {
      quiet = true;
      change();
      quiet = false;
    },
    drop: () => on.drop.forEach((listener) => void listener()),
    reconnect: () => on.back.forEach((listener) => void listener()),
    shut: (code) => onClose.forEach((listener) => void listener(code)),
    spoil(spoiled) {
      spoil = spoiled;
    },
  };
}
