// One table as a room: sockets in, the mirror out. What happens at the table is the host's business.
import { type AuthContext, type Client, CloseCode, type Deferred, Room, ServerError, validate } from '@colyseus/core';
import { StateView } from '@colyseus/schema';
import type { ZodType } from 'zod';
import type { Seat } from '../../shared/kernel/seat.ts';
import type { Viewer } from '../../shared/kernel/story.ts';
import { CLOSE, type Denial, type Reply, type SeatMessages, WIRE_VERSION } from '../../shared/protocol/messages.ts';
import type { TableMirror } from '../mirror/schema.ts';
import { newMirror, writeBatch, writeStatus } from '../mirror/write.ts';
import type { Audience } from '../table/audience.ts';
import type { Batch } from '../table/batch.ts';
import type { Host } from '../table/host.ts';
import { BODIES, JOIN, MALFORMED, orMalformed } from './bodies.ts';
import { Bucket, MESSAGE_PACE, QUESTION_PACE } from './pace.ts';
import type { RoomDesk } from './room-desk.ts';

export const MOST_WATCHERS = 100;
/** Seconds that a dropped socket may take to come back by itself. */
const RECONNECT_SECONDS = 60;
/** The patch timer only has to exist: every patch is sent by hand. */
const HARDLY_EVER_MS = 3_600_000;
/** Changes of status within this time go out together. */
const STATUS_MS = 100;
/** Above this the framework itself closes the socket, whatever the messages are. */
const MOST_MESSAGES_PER_SECOND = 400;

/** Closings after which the page tries again by itself; any other is meant. */
const COMES_BACK: readonly number[] = [
  CloseCode.GOING_AWAY,
  CloseCode.NO_STATUS_RECEIVED,
  CloseCode.ABNORMAL_CLOSURE,
  CloseCode.MAY_TRY_RECONNECT,
];
/** Whoever did not come back in time has left: `onLeave` follows. */
const staysAway = (): void => undefined;

interface Guest {
  /** Null for whoever only watches. */
  readonly seat: Seat | null;
  readonly bucket: Bucket;
  readonly questions: Bucket;
}
type TableClient = Client<{ userData: Guest; auth: { seat: Seat | null }; messages: SeatMessages }>;
export interface RoomNeeds {
  readonly code: string;
  readonly desk: RoomDesk;
}

export class TableRoom extends Room<{ state: TableMirror; client: TableClient }> implements Audience {
  override patchRate = HARDLY_EVER_MS;
  override autoDispose = false;
  override maxMessagesPerSecond = MOST_MESSAGES_PER_SECOND;
  private desk!: RoomDesk;
  private host!: Host;
  private leaveHost: () => void = () => undefined;
  /** Session that holds each seat now; the newest socket with the token wins. */
  private readonly holders: [string | undefined, string | undefined] = [undefined, undefined];
  private readonly returning: [Deferred | undefined, Deferred | undefined] = [undefined, undefined];
  private readonly watchers = new Set<string>();
  private statusTimer: NodeJS.Timeout | undefined;

  override messages = {
    answer: this.on(BODIES.answer, (seat, body) => this.host.submit(seat, [body])),
    answers: this.on(BODIES.answers, (seat, body) => this.host.submit(seat, body)),
    register: this.on(BODIES.register, (seat, { ask, deck }) => this.host.register(seat, ask, deck)),
    cancel: this.on(BODIES.cancel, (seat, { ask }) => this.host.cancel(seat, ask)),
    concede: this.on(BODIES.concede, (seat) => this.host.concede(seat)),
    claim: this.on(BODIES.claim, (seat) => this.host.claim(seat)),
    rematch: this.on(BODIES.rematch, (seat, { want }) => this.host.want(seat, want)),
    window: this.on(BODIES.window, (seat, { kind, mode }) => this.host.window(seat, kind, mode)),
    leave: this.on(BODIES.leave, (seat) => this.host.leave(seat)),
    explain: this.asked(BODIES.explain, 'questions', (viewer, { card }) => this.host.explain(viewer, card)),
    '*': (client: TableClient): void => {
      this.paced(client, 'bucket');
    },
  };

  override async onCreate({ code, desk }: RoomNeeds): Promise<void> {
    this.roomId = code;
    this.desk = desk;
    const host = await desk.hostFor(code);
    this.host = host;
    this.state = newMirror(host.game);
    writeStatus(this.state, host.status);
    if (host.batch !== undefined) writeBatch(this.state, host.game, host.batch);
    this.leaveHost = host.show(this);
    await this.setPrivate(true);
    desk.opened(this);
  }

  override onAuth(_client: TableClient, options: unknown, _context: AuthContext): { seat: Seat | null } {
    const joining = JOIN.safeParse(options);
    if (!joining.success) throw new ServerError(CLOSE.unknown, MALFORMED);
    const { token, wire } = joining.data;
    if (wire !== WIRE_VERSION) throw new ServerError(CLOSE.oldPage, 'oldPage' satisfies Denial);
    if (token === undefined) return { seat: null };
    const seat = this.desk.seatOf(this.host.table, token);
    if (seat === undefined) throw new ServerError(CLOSE.unknown, 'notSeated' satisfies Denial);
    return { seat };
  }
  override onJoin(client: TableClient): void {
    const { seat } = client.auth ?? { seat: null };
    if (seat === null && this.watchers.size >= MOST_WATCHERS) {
      throw new ServerError(CLOSE.full, 'tableFull' satisfies Denial);
    }
    const now = this.desk.now();
    client.userData = { seat, bucket: new Bucket(MESSAGE_PACE, now), questions: new Bucket(QUESTION_PACE, now) };
    if (seat === null) return this.watch(client, true);
    client.view = new StateView();
    client.view.add(this.state.seats[seat] as object as Parameters<StateView['add']>[0]);
    const before = this.holders[seat];
    this.holders[seat] = client.sessionId;
    this.returning[seat]?.reject();
    this.returning[seat] = undefined;
    if (before !== undefined) this.clients.get(before)?.leave(CLOSE.replaced);
    this.seat(seat);
    this.host.arrive(seat);
  }
  override onDrop(client: TableClient, code?: number): void {
    const guest = client.userData;
    if (guest === undefined) return;
    if (guest.seat === null) this.watch(client, false);
    else if (this.holders[guest.seat] !== client.sessionId) return;
    else this.host.depart(guest.seat);
    if (!COMES_BACK.includes(code ?? CloseCode.ABNORMAL_CLOSURE)) return;
    const back = this.allowReconnection(client, RECONNECT_SECONDS);
    back.catch(staysAway);
    if (guest.seat !== null) this.returning[guest.seat] = back;
  }
  override onReconnect(client: TableClient): void {
    const guest = client.userData;
    if (guest === undefined) return;
    if (guest.seat === null) return this.watch(client, true);
    this.returning[guest.seat] = undefined;
    this.seat(guest.seat);
    this.host.arrive(guest.seat);
  }
  override onLeave(client: TableClient): void {
    const guest = client.userData;
    if (guest === undefined) return;
    if (guest.seat === null) return this.watch(client, false);
    if (this.holders[guest.seat] !== client.sessionId) return;
    this.holders[guest.seat] = undefined;
    this.returning[guest.seat] = undefined;
    this.host.depart(guest.seat);
  }
  override onDispose(): void {
    clearTimeout(this.statusTimer);
    this.leaveHost();
    this.desk.closed(this);
  }
  /** Only what broke: a refusal is no fault, and the framework's wrapping holds what the client sent, its token included. */
  override onUncaughtException(error: Error): void {
    if (!(error.cause instanceof ServerError)) this.desk.report(error.cause ?? error);
  }

  settled(batch: Batch): void {
    this.writeStatus();
    writeBatch(this.state, this.host.game, batch);
    this.broadcastPatch();
  }
  status(): void {
    this.statusTimer ??= setTimeout(() => {
      if (this.writeStatus()) this.broadcastPatch();
    }, STATUS_MS);
  }
  seat(seat: Seat): void {
    const holder = this.clients.get(this.holders[seat] ?? '');
    const { host } = this;
    holder?.send('seat', { windows: host.windows.of(seat), sealed: host.sealedOf(seat), added: host.addedOf(seat) });
  }
  closed(): void {
    this.writeStatus();
    this.broadcastPatch();
    for (const client of this.clients) client.leave(CLOSE.closed);
  }

  private writeStatus(): boolean {
    clearTimeout(this.statusTimer);
    this.statusTimer = undefined;
    return writeStatus(this.state, this.host.status);
  }
  private watch({ sessionId }: TableClient, here: boolean): void {
    if (here) this.watchers.add(sessionId);
    else this.watchers.delete(sessionId);
    if (this.host.attendance.watchers !== this.watchers.size) this.host.watch(this.watchers.size);
  }
  /** Why a message may not pass now, if so; a flood is closed. */
  private paced(client: TableClient, from: 'bucket' | 'questions'): Denial | undefined {
    const pace = client.userData?.[from].take(this.desk.now());
    // The refusals so far go out first.
    if (pace === 'flood') setImmediate(() => client.leave(CLOSE.flood));
    return pace === 'pass' ? undefined : 'tooFast';
  }
  /** A message of a seat: paced, checked by shape, and answered with a typed reply. */
  private on<B>(shape: ZodType<B>, act: (seat: Seat, body: B) => Promise<Reply>) {
    return this.asked(shape, 'bucket', async (viewer, body) =>
      viewer === 'public' ? { ok: false, why: 'notSeated' } : act(viewer, body),
    );
  }
  /** A message of anybody: a seat's only from the socket that holds it now. */
  private asked<B>(shape: ZodType<B>, from: 'bucket' | 'questions', act: (viewer: Viewer, body: B) => Promise<Reply>) {
    return validate(orMalformed(shape), async (sender: Client, body): Promise<Reply> => {
      const client = sender as TableClient;
      const tooFast = this.paced(client, from);
      if (tooFast !== undefined) return { ok: false, why: tooFast };
      if (body === MALFORMED) return { ok: false, why: MALFORMED };
      const seat = client.userData?.seat ?? null;
      if (seat !== null && this.holders[seat] !== client.sessionId) return { ok: false, why: 'notSeated' };
      return act(seat ?? 'public', body);
    });
  }
}
