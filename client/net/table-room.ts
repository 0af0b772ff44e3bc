// The room as the live table needs it, and the Colyseus client behind it.
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
  /** What the room tells this seat alone. */
  onSeat(listener: (told: SeatMessages['seat']) => void): void;
  request<M extends keyof RoomMessages>(message: M, payload: RoomMessages[M]): Promise<Reply>;
  /** Closes the socket; the seat stays taken. */
  close(): void;
}
export type Joined =
  | { readonly ok: true; readonly room: TableRoom }
  /** `code` is one of `CLOSE` or another number of the server's. */
  | { readonly ok: false; readonly code: number };

/** Longest that a dropped connection is tried again before the page asks the player. */
const TRIES = 120;

/** Joins the table's room; without a token as a spectator. */
export async function joinTable(code: string, token: string | undefined): Promise<Joined> {
  const client = new Client(new URL('.', document.baseURI).href.replace(/\/$/, ''));
  const options: JoinOptions = { wire: WIRE_VERSION, ...(token === undefined ? {} : { token }) };
  try {
    const room = await client.joinById<MirrorState>(code, { ...options });
    room.reconnection.minUptime = 0;
    room.reconnection.maxRetries = TRIES;
    room.reconnection.maxEnqueuedMessages = 0;
    return { ok: true, room: asTableRoom(room) };
  } catch (error) {
    const number = error !== null && typeof error === 'object' && 'code' in error ? Number(error.code) : 0;
    return { ok: false, code: number };
  }
}

function asTableRoom(room: Room<unknown, MirrorState>): TableRoom {
  // The room speaks to a seat as soon as it has joined, perhaps before anybody listens here.
  let told: SeatMessages['seat'] | undefined;
  let tell: ((told: SeatMessages['seat']) => void) | undefined;
  room.onMessage('seat', (message: SeatMessages['seat']) => {
    told = message;
    tell?.(message);
  });
  return {
    get state() {
      return room.state as MirrorState | undefined;
    },
    onState: (listener) => void room.onStateChange(listener),
    onDrop: (listener) => void room.onDrop(listener),
    onReconnect: (listener) => void room.onReconnect(listener),
    onClose: (listener) => void room.onLeave((code) => listener(code)),
    onSeat(listener) {
      tell = listener;
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
      room.reconnection.enabled = false;
      room.connection.close();
    },
  };
}

/** Did the server close this socket for a reason that trying again does not mend? */
export const isFinal = (code: number): boolean => (Object.values(CLOSE) as number[]).includes(code);
