// A match as the host runs it: every step comes with the rows, the story and the checkpoint that the store has to keep.
import type { Answer } from '../../shared/kernel/ask.ts';
import { assert } from '../../shared/kernel/assert.ts';
import type { Deck, DeckFault } from '../../shared/kernel/deck.ts';
import type { GameModule } from '../../shared/kernel/game.ts';
import { hashState } from '../../shared/kernel/hash.ts';
import type { LogRow } from '../../shared/kernel/log.ts';
import { type Given, Match, type Position, type Refusal } from '../../shared/kernel/match.ts';
import type { Seat } from '../../shared/kernel/seat.ts';
import { noteShown } from '../../shared/kernel/shown.ts';
import type { KernelState, Result } from '../../shared/kernel/state.ts';
import type { Happening } from '../../shared/kernel/story.ts';
import type { Checkpoint, Entry } from '../store/table-record.ts';

/** Finished stretches from one checkpoint to the next. */
const STRETCHES_PER_CHECKPOINT = 8;
export const NO_RESULT: Result = { winner: 'none', reason: 'noResult' };

/** What one settled decision brought. */
export interface Step {
  readonly entry: Entry;
  /** Number of the last happening before it. */
  readonly base: number;
  readonly told: readonly Happening[];
  /** After a sealed answer or a registered deck its seat alone: nobody else hears of it yet. */
  readonly heardBy: 'all' | Seat;
}
/** Where a run stands in its log. */
export interface Mark {
  readonly rows: number;
  readonly stretches: number;
  readonly seq: number;
  /** Number of the last happening told so far. */
  readonly n: number;
}
export const START: Mark = { rows: 0, stretches: 0, seq: 0, n: 0 };
export type Report = (error: unknown) => void;

function brokeAt(rows: readonly LogRow[]): { readonly broke?: Given } {
  const [row] = rows;
  return row !== undefined && 'answer' in row ? { broke: { seat: row.seat, answer: row.answer } } : {};
}
/** A match as its checkpoint shows it, ended without a result, and what that tells; no rule is run. */
function endedAt(game: GameModule, position: Position<KernelState>) {
  const state = game.clone(position.state);
  game.end(state, NO_RESULT);
  noteShown(game.sight, state, 0);
  const { told } = state.story;
  return { match: new Match(game, { state, since: [], asked: position.asked }), told };
}

export class Run {
  readonly game: GameModule;
  match: Match<KernelState>;
  seq: number;
  private rows: number;
  /** Stretches finished before `match` was made. */
  private before: number;
  private hashed: number;
  private checkpointed: number;
  private n: number;
  /** Told by no rule, and still to be heard. */
  private aside: readonly Happening[] = [];
  private readonly report: Report;

  constructor(game: GameModule, match: Match<KernelState>, mark: Mark, report: Report) {
    this.game = game;
    this.match = match;
    this.rows = mark.rows;
    this.seq = mark.seq;
    this.before = mark === START ? 0 : mark.stretches - match.stretches;
    this.hashed = mark.stretches;
    this.checkpointed = mark.stretches;
    this.n = mark.n;
    this.report = report;
  }

  get stretches(): number {
    return this.before + this.match.stretches;
  }
  get isOver(): boolean {
    return this.match.result !== null;
  }

  /** The first step of a match: what its setup told. */
  begin(): Step {
    return this.step([], 'all');
  }
  answer(seat: Seat, ask: number, answer: Answer, byHost: boolean): Refusal | Step {
    const refusal = this.guard((match) => match.submit(seat, ask, answer));
    if (refusal !== undefined) return refusal;
    const heardBy = this.isStillSealed(seat) ? seat : 'all';
    return this.step([{ seat, ask, answer, ...(byHost ? { byHost } : {}) }], heardBy);
  }
  /** A deck for an open question that takes some, or what is wrong with it. */
  register(seat: Seat, ask: number, deck: Deck): Refusal | readonly DeckFault[] | Step {
    const refused = this.guard((match) => match.register(seat, ask, deck));
    if (refused !== undefined) return refused;
    return this.step([{ seat, ask, register: deck }], this.isOver ? 'all' : seat);
  }
  cancel(seat: Seat, ask: number): Refusal | Step {
    const open = this.match.askOf(seat);
    if (open === undefined) return 'notYourQuestion';
    if (open.id !== ask) return 'stale';
    const refusal = this.guard((match) => match.cancel(seat));
    return refusal ?? this.step([{ seat, cancel: ask }], 'all');
  }
  end(result: Result): Refusal | Step {
    const refusal = this.guard((match) => match.end(result));
    return refusal ?? this.step([{ end: result }], 'all');
  }
  /** A match that could not be resumed from `position` ends there. */
  static lost(game: GameModule, position: Position<KernelState>, mark: Mark, report: Report): Run {
    const { match, told } = endedAt(game, position);
    const run = new Run(game, match, mark, report);
    run.aside = told;
    return run;
  }
  /** The step of a lost match: its end. */
  lose(): Step {
    return this.step([{ end: NO_RESULT }], 'all');
  }

  /** A sealed question waits for the other seat while this one has answered. */
  private isStillSealed(seat: Seat): boolean {
    return this.match.isSealed && this.match.askOf(seat) === undefined;
  }

  /**
   * Runs `work`; a broken invariant is met here and nowhere else: the match is run again from its checkpoint,
   * and if it breaks again it ends without a result as the checkpoint shows it, with its log kept.
   */
  private guard<Refused>(work: (match: Match<KernelState>) => Refused | undefined): Refused | undefined {
    const position = this.match.position();
    const { stretches } = this;
    for (const attempt of [1, 2]) {
      try {
        if (attempt === 2) this.replace(new Match(this.game, position), stretches);
        return work(this.match);
      } catch (error) {
        this.report(error);
      }
    }
    const { match, told } = endedAt(this.game, position);
    this.replace(match, stretches);
    this.aside = told;
    return undefined;
  }
  private replace(match: Match<KernelState>, stretches: number): void {
    this.match = match;
    this.before = stretches - match.stretches;
  }

  private step(answers: readonly LogRow[], heardBy: Step['heardBy']): Step {
    const heard = heardBy === 'all';
    const told = [...this.match.listen(), ...this.aside];
    this.aside = [];
    const at = this.rows;
    // A step that ended without a result did not take its answer: the log says what the state is.
    const failed = this.match.result?.reason === NO_RESULT.reason && !answers.some((row) => 'end' in row);
    const rows: LogRow[] = failed ? [{ end: NO_RESULT, ...brokeAt(answers) }] : [...answers];
    if (this.stretches > this.hashed) {
      rows.push({ stretch: this.stretches, hash: hashState(this.match.position().state) });
      this.hashed = this.stretches;
    }
    this.rows += rows.length;
    const base = this.n;
    this.n = this.match.state.story.n;
    if (heard) this.seq++;
    const checkpoint = this.checkpoint();
    const entry: Entry = {
      at,
      rows,
      ...(heard ? { batch: { seq: this.seq, told } } : {}),
      ...(checkpoint === undefined ? {} : { checkpoint }),
      ...(this.isOver ? { table: { status: 'over' as const } } : {}),
    };
    assert(heard || told.length === 0, `what is sealed told ${told.length} happenings`);
    return { entry, base, told, heardBy };
  }

  /** A checkpoint at the start, at the end, and every few stretches between. */
  private checkpoint(): Checkpoint | undefined {
    const due = this.stretches - this.checkpointed >= STRETCHES_PER_CHECKPOINT;
    if (!due && !this.isOver && this.seq > 1) return undefined;
    this.checkpointed = this.stretches;
    return { rows: this.rows, stretches: this.stretches, position: this.match.position() };
  }
}
