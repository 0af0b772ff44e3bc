// The host's desk: which open questions answer themselves, and when. Nobody can tell from the clock who answered.

import { checkAnswer } from '../../shared/kernel/ask/check.ts';
import type { Answer } from '../../shared/kernel/ask.ts';
import type { Match } from '../../shared/kernel/match.ts';
import type { Rng } from '../../shared/kernel/rng.ts';
import { type BySeat, SEATS, type Seat } from '../../shared/kernel/seat.ts';
import type { KernelState } from '../../shared/kernel/state.ts';
import type { ShownAsk } from '../../shared/kernel/view.ts';
import type { Reply } from '../../shared/protocol/messages.ts';
import { hostAnswers } from '../../shared/protocol/windows.ts';
import type { TableRecord } from '../store/table-record.ts';
import { type Bots, botRng } from './bots.ts';
import type { Clock } from './clock.ts';
import type { Timing } from './timing.ts';
import type { Windows } from './windows.ts';

export interface Given {
  readonly ask: number;
  readonly answer: Answer;
}
/** A question on the desk. */
interface Open {
  readonly ask: number;
  readonly since: number;
  callOff: () => void;
  /** A person has declined early, and the decline waits. */
  held: boolean;
}
interface Around {
  readonly clock: Clock;
  readonly timing: Timing;
  readonly bots: Bots;
  /** Called when a question could not be answered by whom it should be. */
  failed(error: unknown): void;
}
/** The timed question that is open, and when its time is up. */
interface Timed {
  readonly id: number;
  readonly until: number;
  readonly callOff: () => void;
}
const nothing = (): void => undefined;

export class Desk {
  private readonly around: Around;
  private readonly windows: Windows;
  private readonly give: (seat: Seat, given: Given, byHost: boolean) => Promise<Reply>;
  private readonly open: BySeat<Open | undefined> = [undefined, undefined];
  private readonly rngs: BySeat<Rng | undefined> = [undefined, undefined];
  /** Sealed questions that one seat has answered and the other has not. */
  readonly sealed: BySeat<number | null> = [null, null];
  private timed: Timed | undefined;

  constructor(around: Around, windows: Windows, give: (seat: Seat, given: Given, byHost: boolean) => Promise<Reply>) {
    this.around = around;
    this.windows = windows;
    this.give = give;
  }

  /** When the open timed question ends by itself, whoever has answered it; null without one. */
  get until(): number | null {
    return this.timed?.until ?? null;
  }

  /** Looks at what is open now: starts the clock of new questions and calls off what is answered. */
  attend(match: Match<KernelState>, table: TableRecord): void {
    this.time(match);
    for (const seat of SEATS) {
      const ask = match.askOf(seat);
      const before = this.open[seat];
      const isSealed = match.isSealed && ask === undefined;
      this.sealed[seat] = isSealed ? (before?.ask ?? this.sealed[seat]) : null;
      if (before !== undefined && before.ask === ask?.id && before.held) continue;
      before?.callOff();
      if (ask === undefined) {
        this.open[seat] = undefined;
        continue;
      }
      const since = before?.ask === ask.id ? before.since : this.around.clock.now();
      const open: Open = { ask: ask.id, since, callOff: nothing, held: false };
      this.open[seat] = open;
      const bot = table.seats[seat]?.bot ?? null;
      const { covert } = ask.spec;
      if (covert !== undefined && hostAnswers(ask.spec, this.windows.mode(seat, covert))) {
        this.later(open, this.around.timing.covertPauseMs, () => this.give(seat, { ask: ask.id, answer: [] }, true));
      } else if (bot !== null) {
        const { covertPauseMs, botPauseMs } = this.around.timing;
        const shown = match.shownAsk(seat) as ShownAsk;
        this.later(open, covert === undefined ? botPauseMs : covertPauseMs, () => {
          this.rngs[seat] ??= botRng(table.seed, seat);
          const answer = (this.around.bots[bot] as Bots[string])(
            match.game,
            match.view(seat),
            shown,
            seat,
            this.rngs[seat],
          );
          return this.give(seat, { ask: ask.id, answer }, false);
        });
      }
    }
  }

  /** Keeps back a person's decline of a covert window until the pause is over; undefined if there is nothing to keep. */
  hold(match: Match<KernelState>, seat: Seat, given: Given): Promise<Reply> | undefined {
    const open = this.open[seat];
    const ask = match.askOf(seat);
    if (open === undefined || ask?.id !== given.ask || open.ask !== given.ask || given.answer.length > 0)
      return undefined;
    if (ask.spec.covert === undefined || !checkAnswer(ask.spec, given.answer)) return undefined;
    const wait = open.since + this.around.timing.covertPauseMs - this.around.clock.now();
    if (wait <= 0 && !open.held) return undefined;
    if (open.held) return Promise.resolve({ ok: false, why: 'stale' });
    open.callOff();
    open.held = true;
    return new Promise((resolve, reject) => {
      const callOff = this.around.clock.after(wait, () => {
        open.callOff = nothing;
        this.give(seat, given, false).then(resolve, reject);
      });
      open.callOff = () => {
        callOff();
        resolve({ ok: false, why: 'over' });
      };
    });
  }
  /** Starts the time of a question that ends by itself; a restart of the server starts it anew. */
  private time(match: Match<KernelState>): void {
    const { timed: now } = match;
    if (now?.id === this.timed?.id) return;
    this.timed?.callOff();
    this.timed = undefined;
    if (now === undefined) return;
    const wait = now.within * 1000;
    const callOff = this.around.clock.after(wait, () => {
      const late = match.askedSeats.map((seat) => ({ seat, ask: match.askOf(seat)?.id ?? 0 }));
      const gave = late.map(({ seat, ask }) => this.give(seat, { ask, answer: [0] }, true));
      Promise.all(gave).catch(this.around.failed);
    });
    this.timed = { id: now.id, until: this.around.clock.now() + wait, callOff };
  }
  /** Calls off everything. */
  stop(): void {
    this.timed?.callOff();
    this.timed = undefined;
    for (const seat of SEATS) {
      this.open[seat]?.callOff();
      this.open[seat] = undefined;
    }
  }

  private later(open: Open, pause: number, act: () => Promise<Reply>): void {
    const wait = Math.max(0, open.since + pause - this.around.clock.now());
    open.callOff = this.around.clock.after(wait, () => {
      open.callOff = nothing;
      Promise.resolve().then(act).catch(this.around.failed);
    });
  }
}
