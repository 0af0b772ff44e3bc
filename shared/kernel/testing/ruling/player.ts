// Plays the script of a ruling, in one of the modes: questions that it does not name are declined.
import { checkAnswer } from '../../ask/check.ts';
import type { Answer, AskSpec } from '../../ask.ts';
import { Match, type Position } from '../../match.ts';
import { Audience } from '../../scenario/audience.ts';
import { give, type Mode } from '../../scenario/modes.ts';
import { PAUSE, paused } from '../../scenario/paused.ts';
import { declining } from '../../scenario/words.ts';
import { opponentOf, SEATS, type Seat } from '../../seat.ts';
import type { KernelState } from '../../state.ts';
import type { Happening } from '../../story.ts';
import type { RulingBench, Who } from './bench.ts';
import { type Entry, Words } from './words.ts';

/** An answer that the script names is not offered by its question. */
export class NotOffered extends Error {}
/** A question that the script names is not asked. */
class NotAsked extends Error {
  constructor(entry: Entry | undefined) {
    super(`${JSON.stringify(entry)} is not asked`);
  }
}
const MOST_ANSWERS = 500;

export class Player<S extends KernelState, Spec, Expected> {
  protected readonly bench: RulingBench<S, Spec, Expected>;
  protected readonly mode: Mode;
  protected readonly heard: Happening[] = [];
  private held: Match<S> | undefined;
  private audience: Audience<S> | undefined;

  constructor(bench: RulingBench<S, Spec, Expected>, mode: Mode) {
    this.bench = bench;
    this.mode = mode;
  }
  get match(): Match<S> {
    if (this.held === undefined) throw new Error('a ruling begins with its table');
    return this.held;
  }
  get state(): S {
    return this.match.state;
  }
  private get seatOfA(): Seat {
    return this.mode === 'swapped' ? 1 : 0;
  }
  readonly seatOf = (who: Who): Seat => (who === 'A' ? this.seatOfA : opponentOf(this.seatOfA));
  readonly whoIs = (seat: Seat): Who => (seat === this.seatOfA ? 'A' : 'B');
  /** Where a match of the game itself would stand: without the pause before the stretch. */
  position(): Position<S> {
    const { state, since, asked } = this.match.position();
    return { state, since: since.slice(1), asked };
  }
  protected get words(): Words<S> {
    return new Words(this.bench, this.state, this.whoIs);
  }

  /** Lays the table. */
  table(spec: Spec): void {
    const story = this.mode !== 'plain';
    this.heard.length = 0;
    this.held = Match.start(paused(this.bench.game), this.bench.prepare(spec, this.seatOfA, story));
    this.held.listen();
    if (story) this.audience = new Audience(this.held);
  }
  /** Goes on from a copy of another's table, unheard. */
  protected copy(match: Match<S>): void {
    this.held = match.fork();
  }

  /** Runs one stretch, and what goes on with it, with these answers; questions they do not name are declined. */
  run(...entries: Entry[]): void {
    let begun = 0;
    this.play(entries, () => begun++ > 0 && !this.bench.goesOn(this.state));
  }
  /** Runs on until a pause at which this holds; at least one stretch. */
  protected runUntil(there: (state: S) => boolean, entries: readonly Entry[]): void {
    let begun = 0;
    this.play(entries, () => begun++ > 0 && there(this.state));
  }
  /** Passes through stretches that ask nothing, to the next free decision. */
  protected lead(): void {
    this.play([], () => !this.bench.leads(this.state));
  }
  /** Plays until somebody is asked `why` and the answers are used up, or one more stretch has begun. */
  protected reach(why: string, entries: readonly Entry[]): AskSpec | undefined {
    this.lead();
    const left = [...entries];
    let stretches = 0;
    for (let n = 0; n < MOST_ANSWERS && this.match.result === null; n++) {
      const sought = this.questions().find((one) => this.words.isNamed([why], one));
      if (left.length === 0 && sought !== undefined) return sought;
      const spec = this.questionFor(left);
      const isNext = spec.why === PAUSE && !this.bench.goesOn(this.state);
      if (isNext && stretches++ > 0 && left.length === 0) return undefined;
      this.answer(spec, left);
    }
    if (left.length > 0) throw new NotAsked(left[0]);
    return undefined;
  }

  private questions(): AskSpec[] {
    return SEATS.flatMap((seat) => this.match.askOf(seat)?.spec ?? []);
  }
  /** The question that comes next: of two sealed ones, the one that is named. */
  private questionFor(left: readonly Entry[]): AskSpec {
    const specs = this.questions();
    const spec = specs.find((one) => this.words.isNamed(left[0], one)) ?? specs[0];
    if (spec === undefined) throw new Error('nobody is asked anything');
    return spec;
  }
  /** Answers questions until a pause at which `done` says so. */
  private play(entries: readonly Entry[], done: () => boolean): void {
    const left = [...entries];
    for (let n = 0; this.match.result === null; n++) {
      if (n > MOST_ANSWERS) throw new Error(`more than ${MOST_ANSWERS} answers`);
      const spec = this.questionFor(left);
      if (spec.why === PAUSE && done()) break;
      this.answer(spec, left);
    }
    if (left.length > 0) throw new NotAsked(left[0]);
  }
  private answer(spec: AskSpec, left: Entry[]): void {
    const { match, told } = give(this.mode, this.match, spec.seat, this.answerTo(spec, left));
    this.held = match;
    this.note(told);
  }
  private answerTo(spec: AskSpec, left: Entry[]): Answer {
    const [entry] = left;
    const { words } = this;
    if (entry === undefined || !words.isNamed(entry, spec)) return declined(spec, words.question(spec));
    left.shift();
    const [, ...picks] = entry;
    const positions = words.positions(spec, picks);
    if ('missing' in positions) {
      throw new NotOffered(`${JSON.stringify(entry)} is not offered by ${words.question(spec)}`);
    }
    if (!checkAnswer(spec, positions)) {
      throw new NotOffered(`${JSON.stringify(entry)} is too few, too many or too little for ${words.question(spec)}`);
    }
    return positions;
  }
  protected note(told: readonly Happening[]): void {
    this.heard.push(...told);
    const fault = this.audience?.follow(this.match, told);
    if (fault !== undefined) throw new Error(fault);
  }
}

/** Declining, where that may be; else the ruling has to say what is picked. */
function declined(spec: AskSpec, words: string): Answer {
  const answer = declining(spec);
  if (answer === undefined) throw new Error(`the ruling does not say what to answer to ${words}`);
  return answer;
}
