// The host of one table: takes messages one at a time, stores every step before it tells it, and knows no sockets.

import { assert } from '../../shared/kernel/assert.ts';
import type { Deck, DeckFault } from '../../shared/kernel/deck.ts';
import { explain } from '../../shared/kernel/explain.ts';
import type { GameModule } from '../../shared/kernel/game.ts';
import type { Match, Refusal } from '../../shared/kernel/match.ts';
import { type BySeat, opponentOf, SEATS, type Seat } from '../../shared/kernel/seat.ts';
import type { KernelState, Result } from '../../shared/kernel/state.ts';
import type { Viewer } from '../../shared/kernel/story.ts';
import type { Denial, Reply, SeatMessages, TableStatus, WindowMode } from '../../shared/protocol/messages.ts';
import type { Store } from '../store/store.ts';
import type { TableRecord } from '../store/table-record.ts';
import { Attendance } from './attendance.ts';
import type { Audience } from './audience.ts';
import { type Batch, batchOf } from './batch.ts';
import type { Bots } from './bots.ts';
import type { Clock } from './clock.ts';
import { Desk, type Given } from './desk.ts';
import { Keeper } from './keeper.ts';
import { Queue } from './queue.ts';
import { NO_RESULT, type Report, type Run, type Step } from './run.ts';
import type { Timing } from './timing.ts';
import type { Windows } from './windows.ts';

export interface Surroundings {
  readonly store: Store;
  readonly clock: Clock;
  readonly timing: Timing;
  readonly bots: Bots;
  readonly report: Report;
  /** Makes the table of a rematch and returns its code. */
  rematch(table: TableRecord): Promise<string>;
}

const OK: Reply = { ok: true };
const no = (why: Refusal | Denial): Reply => ({ ok: false, why });

export class Host {
  readonly game: GameModule;
  table: TableRecord;
  readonly windows: Windows;
  readonly attendance: Attendance;
  private readonly around: Surroundings;
  private readonly queue = new Queue();
  private readonly audiences = new Set<Audience>();
  private readonly desk: Desk;
  private readonly keeper: Keeper;
  private run: Run | undefined;
  private rematch: BySeat<boolean>;
  private lastBatch: Batch | undefined;
  private stopped = false;

  constructor(around: Surroundings, game: GameModule, table: TableRecord, windows: Windows) {
    this.around = around;
    this.game = game;
    this.table = table;
    this.windows = windows;
    this.rematch = this.bots;
    this.attendance = new Attendance(this.bots, around.clock.now());
    const desk = { ...around, failed: (error: unknown) => this.failed(error) };
    this.keeper = new Keeper(around, () => this.statusChanged());
    this.desk = new Desk(desk, windows, (seat, given, byHost) => this.late(seat, given, byHost));
  }

  /** Goes on with a match that was stored; `lost` is its end without a result. */
  async resume(run: Run, lost: boolean): Promise<void> {
    this.run = run;
    if (lost) await this.tell(run.lose());
    else this.attend([]);
  }
  /** Begins the match: both seats are taken. */
  async begin(run: Run, version: string): Promise<void> {
    await this.queue.add(async () => {
      assert(this.run === undefined, `table ${this.table.code} has begun`);
      this.run = run;
      const { entry, ...rest } = run.begin();
      await this.tell({ ...rest, entry: { ...entry, table: { status: 'playing', version, ...entry.table } } });
    });
  }

  get match(): Match<KernelState> | undefined {
    return this.run?.match;
  }
  /** The newest batch, for whoever starts to show the table now; without happenings after a restart. */
  get batch(): Batch | undefined {
    return this.lastBatch;
  }
  get bots(): BySeat<boolean> {
    return SEATS.map((seat) => (this.table.seats[seat]?.bot ?? null) !== null) as BySeat<boolean>;
  }
  get status(): TableStatus {
    return {
      names: SEATS.map((seat) => this.table.seats[seat]?.name ?? null) as BySeat<string | null>,
      bots: this.bots,
      options: this.table.options,
      status: this.table.status,
      awaySince: SEATS.map((seat) =>
        this.table.seats[seat] === null ? null : this.attendance.awaySince[seat],
      ) as BySeat<number | null>,
      watchers: this.attendance.watchers,
      rematch: [...this.rematch],
      next: this.table.next,
      paused: this.keeper.paused,
      until: this.desk.until,
    };
  }
  /** Id of the sealed question that `seat` has answered and the other has not. */
  sealedOf(seat: Seat): number | null {
    return this.desk.sealed[seat];
  }
  /** What `seat` has registered for its open question. */
  addedOf(seat: Seat): SeatMessages['seat']['added'] {
    const { match } = this;
    const added = match?.addedTo(seat) ?? 0;
    const ask = added > 0 ? match?.shownAsk(seat) : undefined;
    return ask === undefined ? null : { ask: ask.id, from: ask.from.slice(-added) };
  }
  /** Looks at the match between two decisions; undefined before it has begun. */
  look<T>(at: (match: Match<KernelState>) => T): Promise<T | undefined> {
    return this.queue.add(async () => (this.run === undefined ? undefined : at(this.run.match)));
  }
  show(audience: Audience): () => void {
    this.audiences.add(audience);
    return () => this.audiences.delete(audience);
  }

  /** Applies the answers one by one, up to the first refusal or the first new information. */
  async submit(seat: Seat, answers: readonly Given[]): Promise<Reply> {
    return this.ifPlaying(async (run) => {
      for (const given of answers) {
        const held = this.desk.hold(run.match, seat, given);
        if (held !== undefined) return { later: held };
        const done = await this.answer(run, seat, given, false);
        if (typeof done === 'string') return no(done);
        if (done.told.length > 0 || run.match.askOf(seat) === undefined) break;
      }
      return OK;
    });
  }
  /** A deck for the open question of a seat, which takes some. */
  async register(seat: Seat, ask: number, deck: Deck): Promise<Reply> {
    return this.ifPlaying(async (run) => {
      const done = run.register(seat, ask, deck);
      return Array.isArray(done)
        ? { ok: false, why: 'badDeck', faults: done as readonly DeckFault[] }
        : this.settle(done as Refusal | Step);
    });
  }
  async cancel(seat: Seat, ask: number): Promise<Reply> {
    return this.ifPlaying(async (run) => this.settle(run.cancel(seat, ask)));
  }
  async concede(seat: Seat): Promise<Reply> {
    return this.ifPlaying((run) => this.end(run, { winner: opponentOf(seat), reason: 'conceded' }));
  }
  /** The win by absence (three minutes, unless the timing says otherwise). */
  async claim(seat: Seat): Promise<Reply> {
    return this.ifPlaying(async (run) => {
      const away = this.attendance.awayFor(opponentOf(seat), this.around.clock.now());
      if (away < this.around.timing.claimAfterMs) return no('notNow');
      return this.end(run, { winner: seat, reason: 'absence' });
    });
  }
  /** Leaving concedes a running match, closes a table that waits, and takes back the wish for a rematch. */
  async leave(seat: Seat): Promise<Reply> {
    if (this.table.status === 'playing') return this.concede(seat);
    if (this.table.status === 'waiting') await this.close();
    else await this.want(seat, false);
    return OK;
  }
  async want(seat: Seat, want: boolean): Promise<Reply> {
    return this.queue.add(async () => {
      if (this.table.status !== 'over' || this.table.next !== null) return no('notNow');
      this.rematch[seat] = want;
      if (this.rematch.every((each) => each)) {
        const next = await this.around.rematch(this.table);
        await this.around.store.update(this.table.code, { next });
        this.table = { ...this.table, next };
      }
      this.statusChanged();
      return OK;
    });
  }
  async window(seat: Seat, kind: string, mode: WindowMode): Promise<Reply> {
    if (!this.game.windows.includes(kind)) return no('malformed');
    return this.queue.add(async () => {
      await this.around.store.set(this.table.code, { seat, kind, mode });
      this.windows.set({ seat, kind, mode });
      for (const audience of this.audiences) audience.seat(seat);
      if (this.run !== undefined) this.desk.attend(this.run.match, this.table);
      return OK;
    });
  }

  /** What a viewer may know of a card it sees; a card that it does not see is answered as one that is not there. */
  async explain(viewer: Viewer, card: string): Promise<Reply> {
    return this.queue.add(async () => {
      const { run } = this;
      const explanation = run && explain(this.game, run.match.state, viewer, card);
      return explanation === undefined ? no('notNow') : { ok: true, explanation };
    });
  }

  arrive(seat: Seat): void {
    this.attendance.arrive(seat);
    this.statusChanged();
  }
  depart(seat: Seat): void {
    this.attendance.depart(seat, this.around.clock.now());
    this.statusChanged();
  }
  watch(watchers: number): void {
    this.attendance.watchers = watchers;
    this.statusChanged();
  }
  /** The record changed outside a match: a seat was taken. */
  changed(table: TableRecord): void {
    this.table = table;
    this.rematch = this.bots;
    this.statusChanged();
  }
  async close(): Promise<void> {
    await this.queue.add(async () => {
      if (this.table.status !== 'waiting') return;
      await this.around.store.update(this.table.code, { status: 'closed' });
      this.table = { ...this.table, status: 'closed' };
      this.statusChanged();
      for (const audience of this.audiences) audience.closed();
    });
  }
  /** Stops all timers and waits for what is under way; the table goes on when it is opened again. */
  async stop(): Promise<void> {
    this.stopped = true;
    this.keeper.stop();
    this.desk.stop();
    await this.queue.idle();
  }

  /** Queues `work` on a running match. What is to be replied later does not hold up the queue. */
  private async ifPlaying(work: (run: Run) => Promise<Reply | { later: Promise<Reply> }>): Promise<Reply> {
    if (this.keeper.paused !== null) return no('paused');
    const reply = await this.queue.add(async () => {
      if (this.run === undefined) return no('notNow');
      return this.run.isOver ? no('over') : work(this.run);
    });
    return 'later' in reply ? reply.later : reply;
  }
  /** An answer that the desk kept back or gives itself: the host's, a bot's, a person's early decline. */
  private late(seat: Seat, given: Given, byHost: boolean): Promise<Reply> {
    return this.queue.add(async () => {
      const { run } = this;
      if (run === undefined || run.isOver || this.stopped) return no('over');
      const done = await this.answer(run, seat, given, byHost);
      assert(done !== 'illegal' || !this.bots[seat], `the bot of seat ${seat} gave no legal answer`);
      return typeof done === 'string' ? no(done) : OK;
    });
  }
  /** A bot or the host itself could not answer: nobody else will, so the match ends without a result. */
  private failed(error: unknown): void {
    this.around.report(error);
    if (this.stopped) return;
    this.ifPlaying((run) => this.end(run, NO_RESULT)).catch(this.around.report);
  }
  private async answer(run: Run, seat: Seat, { ask, answer }: Given, byHost: boolean): Promise<Refusal | Step> {
    const done = run.answer(seat, ask, answer, byHost);
    if (typeof done !== 'string') await this.tell(done);
    return done;
  }
  private async end(run: Run, result: Result): Promise<Reply> {
    return this.settle(run.end(result));
  }
  private async settle(done: Refusal | Step): Promise<Reply> {
    if (typeof done === 'string') return no(done);
    await this.tell(done);
    return OK;
  }

  /** Stores a step, then tells it. */
  private async tell(step: Step): Promise<void> {
    await this.keeper.keep(this.table.code, step.entry);
    this.table = { ...this.table, ...step.entry.table };
    this.attend(step.told, step);
  }
  /** Shows where the match stands, and sees to the questions that no person has to answer. */
  private attend(told: Step['told'], step?: Step): void {
    const run = this.run as Run;
    this.desk.attend(run.match, this.table);
    if (step !== undefined && step.heardBy !== 'all') {
      for (const each of this.audiences) each.seat(step.heardBy);
      return;
    }
    const batch = batchOf(run, step?.base ?? run.match.state.story.n, told);
    this.lastBatch = batch;
    for (const audience of this.audiences) audience.settled(batch);
  }
  private statusChanged(): void {
    for (const audience of this.audiences) audience.status();
  }
}
