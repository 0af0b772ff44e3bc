// The live table over a room: follows its batches, folds them, compares with the mirror, and sends answers.
import { computed, signal, batch as together } from '@preact/signals';
import type { Explanation } from '../../shared/kernel/explain.ts';
import type { GameFront } from '../../shared/kernel/game.ts';
import { canonical } from '../../shared/kernel/hash.ts';
import { copyToFold, fold, type Handle, type Heard, isChange, type TableModel } from '../../shared/kernel/model.ts';
import type { Seat } from '../../shared/kernel/seat.ts';
import type { CardFace } from '../../shared/kernel/story.ts';
import type { HeardAsk, ShownAsk } from '../../shared/kernel/view.ts';
import type { Reply, RoomMessages, SeatMessages, TableStatus, WindowMode } from '../../shared/protocol/messages.ts';
import { type MirrorState, readBatch, readMirror, readStatus } from '../../shared/protocol/mirror.ts';
import { hostAnswers } from '../../shared/protocol/windows.ts';
import { codecFor } from '../../shared/protocol/wire.ts';
import type { TableRoom } from '../net/table-room.ts';
import type { Batch, LinkState, LiveTable } from './live-table.ts';
import { answersAtOnce, dialedFirst, isAnswer, mayDecline, rangeOf, toggled } from './picks.ts';

export interface Watch {
  /** In development a fold that differs from the mirror throws; in production it is told here once and mended. */
  readonly strict: boolean;
  report(what: string, detail: unknown): void;
  /** Is the page hidden now? Then batches are not animated, and coming back settles. */
  hidden(): boolean;
  onVisible(listener: () => void): () => void;
}

export const pageWatch: Watch = {
  strict: import.meta.env.DEV,
  // The one place where the client writes to the console: a difference between fold and mirror is our fault.
  report: (what, detail) => console.error(what, detail),
  hidden: () => document.hidden,
  onVisible(listener) {
    const heard = (): void => {
      if (!document.hidden) listener();
    };
    document.addEventListener('visibilitychange', heard);
    return () => document.removeEventListener('visibilitychange', heard);
  },
};

/** How a seat handles a kind of window that it has not set. */
const USUAL: WindowMode = 'stopIfCan';

/** Opens the table; `room` has its first state. */
export function openTable(
  room: TableRoom,
  game: GameFront,
  code: string,
  seat: Seat | null,
  watch: Watch = pageWatch,
): LiveTable {
  const viewer = seat ?? 'public';
  const codec = codecFor(game);
  const first = room.state as MirrorState;
  const faces = new Map<Handle, CardFace>();
  const batchListeners = new Set<(batch: Batch) => void>();
  const settleListeners = new Set<(model: TableModel) => void>();

  const model = signal<TableModel>(readMirror(game.sight, first, viewer));
  const opening = readBatch(codec, first, viewer);
  const told = signal<ShownAsk | null>(opening.ask);
  /** What this seat alone is told; the mirror may come before it. */
  const own = signal<SeatMessages['seat'] | null>(null);
  const modeOf = (kind: string): WindowMode => own.value?.windows[kind] ?? USUAL;
  const sealed = computed(() => told.value !== null && told.value.id === own.value?.sealed);
  const passing = computed(() => {
    const covert = told.value?.covert;
    if (told.value === null || covert === undefined) return null;
    return hostAnswers(told.value, modeOf(covert)) ? covert : null;
  });
  const ask = computed(() => {
    if (told.value === null || own.value === null || sealed.value || passing.value !== null) return null;
    return withAdded(told.value, own.value.added);
  });
  const asks = signal<readonly HeardAsk[]>(opening.asks);
  const statusText = signal(first.status);
  const status = computed<TableStatus>(() => readStatus({ ...first, status: statusText.value }));
  const link = signal<LinkState>('live');
  const closeCode = signal<number | null>(null);
  const story = signal<readonly Heard[]>(opening.heard);
  const picks = signal<readonly number[]>([]);
  const dialed = signal(dialedFirst(game, opening.ask));
  const sending = signal(false);
  const before = new Map<string, WindowMode>();
  const refusal = signal<LiveTable['refusal']['value']>(null);
  let seq = first.seq;
  /** Has the match begun? Before it there is no table to fold onto. */
  let begun = first.batch !== '';
  let stale = false;
  let missed = false;
  let reported = false;
  /** What cards were asked about, for as long as nothing changes. */
  let explained = { of: model.value, cards: new Map<Handle, Promise<Explanation | null>>() };
  learn(model.value);
  learnFrom(opening.heard);

  room.onState(follow);
  room.onSeat((message) => {
    own.value = message;
  });
  room.onDrop(() => {
    stale = true;
    link.value = 'dropped';
  });
  room.onReconnect(() => {
    link.value = 'live';
    follow();
  });
  room.onClose((code) => {
    closeCode.value = code;
    link.value = 'closed';
  });
  const stopWatching = watch.onVisible(() => {
    if (missed) settle();
  });

  /** Takes the mirror as it is and tells everybody to drop what they were showing. */
  function settle(): void {
    missed = false;
    for (const listener of settleListeners) listener(model.value);
  }

  function learn(shown: TableModel): void {
    for (const [handle, face] of Object.entries(shown.cards)) faces.set(handle, face);
  }
  function learnFrom(heard: readonly Heard[]): void {
    for (const { what } of heard) {
      if (!isChange(what)) continue;
      if (what.type === 'moved' || what.type === 'turnedOver')
        for (const { now } of what.cards) if (now !== null) faces.set(now.handle, now.face);
      if (what.type === 'looked') for (const card of what.cards) if (card !== null) faces.set(card.handle, card.face);
    }
  }

  function follow(): void {
    const { state } = room;
    if (state === undefined) return;
    const latest = readBatch(codec, state, viewer);
    together(() => {
      statusText.value = state.status;
      if (latest.ask?.id !== told.value?.id) {
        picks.value = [];
        dialed.value = dialedFirst(game, latest.ask);
        refusal.value = null;
        told.value = latest.ask;
      }
      if (state.seq === seq && !stale) return;
      asks.value = latest.asks;
      advance(state, latest.heard);
    });
  }

  function advance(state: MirrorState, heard: readonly Heard[]): void {
    const mirror = readMirror(game.sight, state, viewer);
    const gap = stale || state.seq !== seq + 1;
    const begins = !begun;
    begun = true;
    stale = false;
    seq = state.seq;
    learn(mirror);
    learnFrom(heard);
    if (gap || begins) {
      model.value = mirror;
      // What lies between is unknown, but the last batch was told in full.
      story.value = [...story.value, ...heard];
      return settle();
    }
    const before = model.value;
    const after = copyToFold(before);
    for (const happening of heard) fold(after, happening);
    const same = canonical(after) === canonical(mirror);
    if (!same && watch.strict)
      throw new Error(`batch ${seq}: the fold differs from the mirror ${difference(after, mirror)}`);
    model.value = mirror;
    story.value = [...story.value, ...heard];
    if (!same) {
      if (!reported) watch.report(`batch ${seq}: the fold differs from the mirror`, difference(after, mirror));
      reported = true;
      return settle();
    }
    if (watch.hidden()) {
      missed = true;
      return;
    }
    const settled: Batch = { seq, heard, before, after: mirror };
    for (const listener of batchListeners) listener(settled);
  }

  async function send<M extends keyof RoomMessages>(message: M, payload: RoomMessages[M]): Promise<Reply> {
    if (sending.value || link.value !== 'live') return { ok: false, why: 'notNow' };
    sending.value = true;
    refusal.value = null;
    const reply = await room.request(message, payload);
    together(() => {
      sending.value = false;
      // Whoever gave a deck says itself what is wrong with it.
      if (!reply.ok && reply.faults === undefined) refusal.value = reply.why;
    });
    return reply;
  }
  async function askAbout(handle: Handle, refused: () => void): Promise<Explanation | null> {
    const reply = await room.request('explain', { card: handle }).catch(() => null);
    if (reply?.ok === true) return reply.explanation ?? null;
    refused();
    return null;
  }
  function answer(answer: readonly number[]): void {
    const open = ask.value;
    if (open !== null) void send('answer', { ask: open.id, answer });
  }

  return {
    game,
    code,
    seat,
    model,
    ask,
    asks,
    status,
    until: computed(() => status.value.until),
    link,
    closeCode,
    windows: computed(() => own.value?.windows ?? {}),
    sealed,
    sending,
    refusal,
    story,
    picks,
    dialed,
    passing,
    faceOf: (handle) => model.value.cards[handle] ?? faces.get(handle),
    explain(handle) {
      if (explained.of !== model.value) explained = { of: model.value, cards: new Map() };
      const { cards } = explained;
      const known = cards.get(handle) ?? askAbout(handle, () => cards.delete(handle));
      cards.set(handle, known);
      return known;
    },
    pick(position) {
      const open = ask.value;
      if (open === null || sending.value || link.value !== 'live' || rangeOf(open) !== undefined) return;
      picks.value = toggled(open, picks.value, position);
      if (answersAtOnce(open) && picks.value.length === 1) answer(picks.value);
    },
    confirm() {
      const open = ask.value;
      if (open === null) return;
      if (rangeOf(open) !== undefined) answer([dialed.value]);
      else if (isAnswer(open, picks.value)) answer(picks.value);
    },
    answer(positions) {
      const open = ask.value;
      if (open !== null && isAnswer(open, positions)) answer(positions);
    },
    register(deck) {
      const open = ask.value;
      if (open?.registers !== true) return Promise.resolve({ ok: false, why: 'notNow' });
      return send('register', { ask: open.id, deck });
    },
    decline() {
      const open = ask.value;
      if (open !== null && mayDecline(open)) answer([]);
    },
    cancel() {
      const open = ask.value;
      if (open === null) return;
      if (picks.value.length > 0) picks.value = [];
      else if (open.cancelable) void send('cancel', { ask: open.id });
    },
    number(n) {
      answer([n]);
    },
    concede: () => void send('concede', {}),
    claim: () => void send('claim', {}),
    rematch: (want) => void send('rematch', { want }),
    window(kind, mode) {
      const now = modeOf(kind);
      if (mode === 'alwaysPass' && now !== mode) before.set(kind, now);
      void send('window', { kind, mode });
    },
    modeBefore: (kind) => before.get(kind) ?? USUAL,
    leave: () => void send('leave', {}),
    onBatch(listener) {
      batchListeners.add(listener);
      return () => batchListeners.delete(listener);
    },
    onSettle(listener) {
      settleListeners.add(listener);
      return () => settleListeners.delete(listener);
    },
    close() {
      stopWatching();
      room.close();
    },
  };
}

/** The question with what its seat has registered for it since it was asked. */
function withAdded(ask: ShownAsk, added: SeatMessages['seat']['added']): ShownAsk {
  if (added?.ask !== ask.id) return ask;
  return { ...ask, from: [...ask.from, ...added.from] };
}

/** The first part in which two models differ, short enough for a message. */
function difference(fold: TableModel, mirror: TableModel): string {
  const parts = (shown: TableModel): Record<string, unknown> => ({
    ...Object.fromEntries(
      shown.zones.flatMap((zones, seat) => Object.entries(zones).map(([z, v]) => [`${seat}.${z}`, v])),
    ),
    ...Object.fromEntries(Object.entries(shown.cards).map(([handle, face]) => [`card ${handle}`, face])),
    ...Object.fromEntries(Object.entries(shown.facts).map(([key, fact]) => [`fact ${key}`, fact])),
    looks: shown.looks,
  });
  const [a, b] = [parts(fold), parts(mirror)];
  return [...new Set([...Object.keys(a), ...Object.keys(b)])]
    .filter((key) => canonical(a[key] ?? null) !== canonical(b[key] ?? null))
    .slice(0, 5)
    .map((key) => `${key}: ${JSON.stringify(a[key])} <> ${JSON.stringify(b[key])}`)
    .join('; ');
}
