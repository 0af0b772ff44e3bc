// Sits at the table of a scenario: what is asked, answering in the way of the mode, what everybody hears of it.
import type { Answer, AskSpec } from '../ask.ts';
import { NeverEnds } from '../assert.ts';
import { cardAt } from '../card.ts';
import { Match } from '../match.ts';
import { ScriptFault } from '../rng.ts';
import { SEATS, type Seat } from '../seat.ts';
import type { KernelState } from '../state.ts';
import type { Happening } from '../story.ts';
import type { Audience } from './audience.ts';
import type { TableBench } from './bench.ts';
import { endless } from './endless.ts';
import { give, type Mode } from './modes.ts';
import { PAUSE } from './paused.ts';
import { StepFailure, Unscripted } from './step-failure.ts';
import type { SeatName } from './types.ts';
import { declining, type Words } from './words.ts';

export interface Parts<S extends KernelState> {
  readonly bench: TableBench<S>;
  readonly words: Words<S>;
  readonly seatOf: (name: SeatName) => Seat;
  readonly mode: Mode;
  readonly match: Match<S>;
  readonly audience?: Audience<S>;
}

export class Sitting<S extends KernelState> {
  readonly bench: TableBench<S>;
  readonly words: Words<S>;
  protected readonly mode: Mode;
  protected readonly seatOf: (name: SeatName) => Seat;
  protected readonly audience: Audience<S> | undefined;
  protected held: Match<S>;
  /** Told since the last step that did something. */
  heard: Happening[] = [];
  /** Has a step begun something that is to be finished before the table is looked at? */
  protected isUnderWay = false;

  constructor({ bench, words, seatOf, mode, match, audience }: Parts<S>) {
    this.bench = bench;
    this.words = words;
    this.seatOf = seatOf;
    this.mode = mode;
    this.held = match;
    this.audience = audience;
  }
  get match(): Match<S> {
    return this.held;
  }
  get state(): S {
    return this.held.state;
  }
  /** Between two stretches, where the table is at rest. */
  get isResting(): boolean {
    return this.questions().some(({ why }) => why === PAUSE);
  }
  get phase(): string {
    return this.bench.phaseOf(this.state, this.isResting);
  }
  /** The questions that are open, pauses not counted. */
  asked(): AskSpec[] {
    return this.questions().filter(({ why }) => why !== PAUSE);
  }

  protected begin(): void {
    this.heard = [];
    this.isUnderWay = true;
    this.mustGoOn();
  }
  protected mustGoOn(): void {
    if (this.match.result !== null)
      throw new StepFailure(`expected the match to go on, got its end: ${this.words.outcome(this.match.result)}`);
  }
  protected answerPause(): void {
    const pause = this.questions().find(({ why }) => why === PAUSE);
    if (pause !== undefined) this.give(pause.seat, []);
  }

  protected questions(): AskSpec[] {
    return SEATS.flatMap((seat) => this.held.askOf(seat)?.spec ?? []);
  }
  /** Passes one question; one that must be answered is a failure that shows it. */
  protected pass(why: string, isWhole = false): void {
    const [spec] = this.questions().filter((one) => declining(one) !== undefined);
    if (spec !== undefined) return this.give(spec.seat, declining(spec) as Answer);
    const questions = this.questions().map((one) => this.words.question(this.state, one));
    const must = `${questions.join(' and ')}, which must be answered`;
    throw new StepFailure(isWhole ? `${why} ${must}` : `expected an answer ${why}, got ${must}`);
  }
  protected give(seat: Seat, answer: Answer): void {
    try {
      const { match, told } = give(this.mode, this.held, seat, answer);
      this.held = match;
      this.note(told);
    } catch (error) {
      if (error instanceof NeverEnds) throw new StepFailure(`expected an end, got ${endless(this)}`);
      if (!(error instanceof ScriptFault)) throw error;
      throw new Unscripted(
        `expected chance to be scripted (a step "shuffle" or "roll" before it), got ${this.chance(error)}`,
      );
    }
  }
  /** Whose cards were to be shuffled when the script had nothing fitting. */
  private chance({ message, list }: ScriptFault): string {
    const [card] = list;
    if (card === undefined) return message;
    const { seat, zone } = cardAt(this.state, card);
    return `a shuffle of ${this.words.nameOfSeat(seat)}.${zone} (${list.length} cards): ${message}`;
  }
  protected note(told: readonly Happening[]): void {
    this.heard.push(...told);
    const fault = this.audience?.follow(this.held, told);
    if (fault !== undefined)
      throw new StepFailure(`expected every viewer's table to follow what it hears, got ${fault}`);
  }
  /** Writes on in the script of chance, where this stretch began: it runs again from there when it is undone or stored. */
  protected script(write: (script: NonNullable<S['rng']['script']>) => void): void {
    const position = this.held.position();
    const state = this.bench.game.clone(position.state);
    if (state.rng.script !== undefined) write(state.rng.script);
    this.held = new Match(this.held.game, { ...position, state });
  }
}
