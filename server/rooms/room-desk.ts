// The rooms of this process by table code: opened when somebody comes, one at a time for each code, and closed when all have gone.
import { matchMaker, ServerError } from '@colyseus/core';
import type { Seat } from '../../shared/kernel/seat.ts';
import { CLOSE, type Denial, WIRE_VERSION } from '../../shared/protocol/messages.ts';
import type { TableRecord } from '../store/table-record.ts';
import type { Clock } from '../table/clock.ts';
import type { Host } from '../table/host.ts';
import { Locks } from '../table/queue.ts';
import type { Report } from '../table/run.ts';
import { isCode } from '../table/secrets.ts';
import type { Tables } from '../table/tables.ts';
import { JOIN, MALFORMED } from './bodies.ts';
import { MOST_WATCHERS, type TableRoom } from './table-room.ts';

export const ROOM = 'table';
/** A room where nobody is goes after this time; the table stays in the store. */
const EMPTY_MS = 60_000;

export class RoomDesk {
  readonly report: Report;
  private readonly tables: Tables;
  private readonly clock: Clock;
  private readonly rooms = new Map<string, TableRoom>();
  private readonly wanted = new Map<string, number>();
  private readonly locks = new Locks();

  constructor(tables: Tables, clock: Clock, report: Report) {
    this.tables = tables;
    this.clock = clock;
    this.report = report;
  }

  now(): number {
    return this.clock.now();
  }
  seatOf(table: TableRecord, token: string): Seat | undefined {
    return this.tables.seatOf(table, token);
  }
  async hostFor(code: string): Promise<Host> {
    const host = await this.tables.host(code);
    if (host === undefined) throw new ServerError(CLOSE.unknown, 'noSuchTable' satisfies Denial);
    return host;
  }
  opened(room: TableRoom): void {
    this.rooms.set(room.roomId, room);
  }
  closed(room: TableRoom): void {
    if (this.rooms.get(room.roomId) === room) this.rooms.delete(room.roomId);
  }

  /** Sees to it that the room of a table is there; whoever may not join hears why before a seat is reserved. */
  async open(code: string, options: unknown): Promise<void> {
    const joining = JOIN.safeParse(options);
    if (!joining.success) throw new ServerError(CLOSE.unknown, MALFORMED);
    if (joining.data.wire !== WIRE_VERSION) throw new ServerError(CLOSE.oldPage, 'oldPage' satisfies Denial);
    if (!isCode(code)) throw new ServerError(CLOSE.unknown, 'noSuchTable' satisfies Denial);
    await this.locks.under(code, async () => {
      const host = await this.hostFor(code);
      if (host.table.status === 'closed') throw new ServerError(CLOSE.closed, 'closed' satisfies Denial);
      if (joining.data.token === undefined && host.attendance.watchers >= MOST_WATCHERS) {
        throw new ServerError(CLOSE.full, 'tableFull' satisfies Denial);
      }
      this.wanted.set(code, this.now());
      if (!this.rooms.has(code)) await matchMaker.createRoom(ROOM, { code });
    });
  }
  /** Closes the rooms where nobody has been for a while, and lets go of their tables. */
  async sweep(): Promise<void> {
    for (const code of this.tables.openCodes()) {
      await this.locks.under(code, async () => {
        const room = this.rooms.get(code);
        const since = this.wanted.get(code);
        if (since === undefined) this.wanted.set(code, this.now());
        if (room !== undefined && room.clients.length > 0) this.wanted.set(code, this.now());
        if (this.now() - (this.wanted.get(code) as number) < EMPTY_MS) return;
        await room?.disconnect();
        await this.tables.release(code);
        this.wanted.delete(code);
      });
    }
  }
}

const { controller } = matchMaker;
type Invoke = typeof controller.invokeMethod & { unguarded?: typeof controller.invokeMethod };

/**
 * Leaves of Colyseus' own matchmaking only what a table needs: joining a room by its code, and coming back to it.
 * No client can create a room, list rooms or be matched into one. The newest desk guards: in development modules come again.
 */
export function guardMatchmaking(desk: RoomDesk): void {
  const current: Invoke = controller.invokeMethod;
  const unguarded = current.unguarded ?? current.bind(controller);
  const guarded: Invoke = async (...given) => {
    const [method, code, options] = given;
    if (method === 'joinById') await desk.open(code, options);
    return unguarded(...given);
  };
  guarded.unguarded = unguarded;
  controller.exposedMethods = ['joinById', 'reconnect'];
  controller.invokeMethod = guarded;
}
