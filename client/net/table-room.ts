// The room as the live table needs it: a Colyseus room that is joined again by its seat token when the client's own reconnecting gives up.
import { Client, type Room } from '@colyseus/sdk';
import {
  CLOSE,
  type JoinOptions,
  type Reply,
  type RoomMessages,
  type SeatMessages,
  WIRE_VERSION,
} from '../../shared/protocol/messages.ts';
import type { MirrorState } from '../../shared/protocol/mirror.ts';

export interface TableRoom {
  readonly state: MirrorState | undefined;
  /** Called after each patch and after the first state. */
  onState(listener: () => void): void;
  onDrop(listener: () => void): void;
  onReconnect(listener: () => void): void;
  onClose(listener: (code: number) => void): void;
  /** What the room tells this seat alone; the last of it at once. */
  onSeat(listener: (told: SeatMessages['seat']) => void): void;
  request<M extends keyof RoomMessages>(message: M, payload: RoomMessages[M]): Promise<Reply>;
  /** Closes the socket; the seat stays taken. */
  close(): void;
}
type Joined<R> =
  | { readonly ok: true; readonly room: R }
  /** `code` is one of `CLOSE` or another number of the server's. */
  | { readonly ok: false; readonly code: number };
/** What is used of a Colyseus room. */
export type RawRoom = Pick<Room<unknown, MirrorState>, 'state' | 'request' | 'reconnection'> & {
  onStateChange(listener: () => void): unknown;
  onDrop(listener: () => void): unknown;
  onReconnect(listener: () => void): unknown;
  onLeave(listener: (code: number) => void): unknown;
  onMessage(type: 'seat', listener: (told: SeatMessages['seat']) => void): unknown;
  readonly connection: { close(): void };
};
type Join = () => Promise<Joined<RawRoom>>;

/** How often the client tries its own socket again before the page joins anew, as after a restart of the server. */
const SOCKET_TRIES = 4;
const JOIN_TRIES = 100;
const LONGEST_WAIT = 8_000;
const CONSENTED = 4000;

/** Joins the table's room; without a token as a spectator. */
export async function joinTable(code: string, token: string | undefined): Promise<Joined<TableRoom>> {
  const client = new Client(new URL('.', document.baseURI).href.replace(/\/$/, ''));
  const options: JoinOptions = { wire: WIRE_VERSION, ...(token === undefined ? {} : { token }) };
  const join: Join = async () => {
    try {
      return { ok: true, room: (await client.joinById<MirrorState>(code, { ...options })) as unknown as RawRoom };
    } catch (error) {
      const number = error !== null && typeof error === 'object' && 'code' in error ? Number(error.code) : 0;
      return { ok: false, code: number };
    }
  };
  const joined = await join();
  return joined.ok ? { ok: true, room: keepJoined(joined.room, join) } : joined;
}

/** Did the server close this socket, or refuse it, for a reason that trying again does not mend? */
const isFinal = (code: number): boolean => code === CONSENTED || (Object.values(CLOSE) as number[]).includes(code);

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Waits for the mirror, which follows the joining. */
function firstState(room: RawRoom): Promise<void> {
  if (room.state?.status) return Promise.resolve();
  return new Promise((resolve) => {
    room.onStateChange(() => resolve());
  });
}

/** A room that stays joined: whatever socket serves it, its listeners are the same. */
export function keepJoined(first: RawRoom, join: Join, wait: (ms: number) => Promise<void> = pause): TableRoom {
  const onState: (() => void)[] = [];
  const onDrop: (() => void)[] = [];
  const onBack: (() => void)[] = [];
  const onClose: ((code: number) => void)[] = [];
  const onSeat: ((told: SeatMessages['seat']) => void)[] = [];
  let told: SeatMessages['seat'] | undefined;
  let room = first;
  let closed = false;
  const tell = (listeners: readonly (() => void)[]): void => {
    for (const listener of listeners) listener();
  };
  const end = (code: number): void => {
    for (const listener of onClose) listener(code);
  };

  function attach(joined: RawRoom): void {
    room = joined;
    room.reconnection.minUptime = 0;
    room.reconnection.maxRetries = SOCKET_TRIES;
    room.reconnection.maxEnqueuedMessages = 0;
    // The room speaks to a seat as soon as it has joined, perhaps before anybody listens here.
    joined.onMessage('seat', (message) => {
      told = message;
      for (const listener of onSeat) listener(message);
    });
    joined.onStateChange(() => tell(onState));
    joined.onDrop(() => tell(onDrop));
    joined.onReconnect(() => tell(onBack));
    joined.onLeave((code) => void left(code));
  }

  async function left(code: number): Promise<void> {
    if (closed || isFinal(code)) return end(code);
    tell(onDrop);
    for (let tries = 0; tries < JOIN_TRIES && !closed; tries++) {
      await wait(Math.min(LONGEST_WAIT, 250 * 2 ** tries));
      const joined = await join();
      if (!joined.ok && isFinal(joined.code)) return end(joined.code);
      if (!joined.ok) continue;
      if (closed) return joined.room.connection.close();
      attach(joined.room);
      await firstState(joined.room);
      return tell(onBack);
    }
    end(code);
  }

  attach(first);
  return {
    get state() {
      return room.state?.status ? room.state : undefined;
    },
    onState: (listener) => void onState.push(listener),
    onDrop: (listener) => void onDrop.push(listener),
    onReconnect: (listener) => void onBack.push(listener),
    onClose: (listener) => void onClose.push(listener),
    onSeat(listener) {
      onSeat.push(listener);
      if (told !== undefined) listener(told);
    },
    async request(message, payload) {
      try {
        return (await room.request(message, payload)) as Reply;
      } catch {
        return { ok: false, why: 'notNow' };
      }
    },
    close() {
      closed = true;
      room.reconnection.enabled = false;
      room.connection.close();
    },
  };
}
