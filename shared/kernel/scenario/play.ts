// Plays a scenario's steps: answers what they name, passes the windows they do not, and stops where they say.
import { type Answer, type AskSpec, ask } from '../ask.ts';
import { NeverEnds } from '../assert.ts';
import { cardAt } from '../card.ts';
import type { GameModule } from '../game.ts';
import { Match } from '../match.ts';
import { ScriptFault } from '../rng.ts';
import { opponentOf, SEATS, type Seat } from '../seat.ts';
import type { KernelState } from '../state.ts';
import type { Happening } from '../story.ts';
import { Audience } from './audience.ts';
import type { TableBench } from './bench.ts';
import { normal } from './book.ts';
import type { Misfit } from './card-words.ts';
import { endless } from './endless.ts';
import { give, type Mode } from './modes.ts';
import type { Choice, SeatName, Step } from './types.ts';
import { declining, type Words } from './words.ts';

/** A step that did not go as the file says; the sentence reads `expected ..., got ...`. */
export class StepFailure extends Error {
  override name = 'StepFailure';
}
/** The rules asked chance for what the file does not say. */
class Unscripted extends StepFailure {
  override name = 'Unscripted';
}
const MOST_ANSWERS = 600;
const NEXT_TURN = 'nextturn';
const OVER = 'over';
const PAUSE = 'pause';
const MOST_SHOWN = 4;

/** The game with a pause before every stretch, so that a scenario may look at the table there. */
const paused = <S extends KernelState>(game: GameModule<S>): GameModule<S> => ({
  ...game,
  *advance(state) {
    yield* ask({ seat: game.turnPlayer(state), why: PAUSE, from: [], min: 0, max: 0 });
    yield* game.advance(state);
  },
});

type Chosen = Extract<Step, { choose: unknown }>;
type Refused = Extract<Step, { illegal: unknown }>;
interface Asked {
  readonly spec: AskSpec;
  readonly answer: Answer;
}

interface Parts<S extends KernelState> {
  readonly bench: TableBench<S>;
  readonly words: Words<S>;
  readonly seatOf: (name: SeatName) => Seat;
  readonly mode: Mode;
  readonly match: Match<S>;
  readonly audience?: Audience<S>;
}

export class Playing<S extends KernelState> {
  readonly bench: TableBench<S>;
  readonly words: Words<S>;
  private readonly mode: Mode;
  private readonly seatOf: (name: SeatName) => Seat;
  private readonly audience: Audience<S> | undefined;
  private held: Match<S>;
  /** Told since the last step that did something. */
  heard: Happening[] = [];
  /** Has a step begun something that is to be finished before the table is looked at? */
  private isUnderWay = false;

  private constructor({ bench, words, seatOf, mode, match, audience }: Parts<S>) {
    this.bench = bench;
    this.words = words;
    this.seatOf = seatOf;
    this.mode = mode;
    this.held = match;
    this.audience = audience;
  }
  /** Sits down at a laid table. */
  static at<S extends KernelState>(
    bench: TableBench<S>,
    state: S,
    words: Words<S>,
    seatOf: (name: SeatName) => Seat,
    mode: Mode,
  ): Playing<S> {
    const match = Match.start(paused(bench.game), state);
    match.listen();
    const parts = { bench, words, seatOf, mode, match };
    return new Playing(mode === 'plain' ? parts : { ...parts, audience: new Audience(match) });
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

  choose(step: Chosen): void {
    this.begin();
    const choices = listOf(step.choose);
    this.mustName(choices);
    const { spec, answer } = this.find(step.seat, step.question, choices);
    this.give(spec.seat, answer);
  }
  /** On a fork: the next question of that seat (or the named one) does not offer this. */
  illegal(step: Refused): void {
    const choices = listOf(step.illegal);
    this.mustGoOn();
    this.mustName(choices);
    const there = this.aside();
    if (step.until !== undefined) return there.illegalUntil(step.seat, step.until, choices);
    const spec = there.reach(step.seat, step.question);
    (spec === undefined ? this : there).mustKnow(choices);
    if (spec === undefined) return;
    const found = there.refuses(spec, choices);
    if (found?.why === 'other')
      throw new StepFailure(
        `expected a question about such a thing as ${found.sentence}, got ${this.words.question(there.state, spec)}; name the question with "question"`,
      );
  }
  /** None of a seat's questions offers this until a phase begins. */
  private illegalUntil(name: SeatName, until: string, choices: readonly Choice[]): void {
    const look = (): void => {
      for (const spec of this.asked()) if (spec.seat === this.seatOf(name)) this.refuses(spec, choices);
    };
    look();
    this.passUntil(until, look);
  }
  /** Throws if the question takes this; says why not. */
  private refuses(spec: AskSpec, choices: readonly Choice[]): Misfit {
    const found = this.words.answer(this.state, spec, choices);
    if ('why' in found && found.why !== 'unclear') return found;
    throw new StepFailure(
      `expected ${inWords(choices)} not to be offered, got ${this.words.question(this.state, spec)}`,
    );
  }
  /** A place in a pile may come to hold a card later on. */
  private mustName(choices: readonly Choice[]): void {
    this.mustKnow(choices.filter((choice) => !this.words.isInPile(choice)));
  }
  private mustKnow(choices: readonly Choice[]): void {
    const unknown = choices.find((choice) => !this.words.isKnown(this.state, choice));
    if (unknown !== undefined) throw new StepFailure(`expected words that this match knows, got "${unknown}"`);
  }
  until(word: string): void {
    this.begin();
    this.passUntil(word);
    this.isUnderWay = false;
  }
  private passUntil(word: string, look: () => void = () => undefined): void {
    const wanted = normal(word);
    const { turnOf } = this.bench;
    const from = turnOf(this.state);
    const isThere = (): boolean => {
      if (wanted === OVER) return this.match.result !== null;
      if (!this.isResting) return false;
      return wanted === NEXT_TURN ? turnOf(this.state) > from : normal(this.phase) === this.words.plain(word);
    };
    for (let n = 0; !isThere(); n++) {
      if (this.match.result !== null)
        throw new StepFailure(`expected ${word} to come, got the end of the match: ${this.resultInWords()}`);
      if (n > MOST_ANSWERS) throw new StepFailure(`expected ${word} to come, got ${MOST_ANSWERS} questions without it`);
      this.pass(`before ${word}`);
      look();
    }
  }
  concede(name: SeatName): void {
    this.begin();
    this.held.end({ winner: opponentOf(this.seatOf(name)), reason: 'conceded' });
    this.note(this.held.listen());
  }
  shuffle(names: readonly string[]): void {
    const last = names.map((name) => {
      const fitting = this.state.cards.flatMap((_, id) => (this.words.means(this.state, name, id) ? [id] : []));
      if (fitting.length === 0) throw new StepFailure(`expected cards of this match, got "${name}"`);
      return fitting;
    });
    this.script(({ shuffles }) => shuffles.push({ last }));
  }
  roll(result: SeatName | number): void {
    this.script(({ rolls }) => rolls.push(typeof result === 'number' ? result : this.seatOf(result)));
  }

  /**
   * Lets what the last step began come to its end: passes windows until the match rests or somebody has a free
   * decision, but not a question that the coming step answers.
   */
  settle(coming: Chosen | Refused | undefined): void {
    while (this.match.result === null && this.isUnderWay) {
      if (this.isResting) {
        const way = this.bench.isOnTheWay(this.state);
        if (way === undefined || (way === 'leads' && !this.leadsOn())) break;
        this.answerPause();
        continue;
      }
      const specs = this.asked();
      if (coming !== undefined && specs.some((spec) => this.answers(coming, spec))) break;
      if (specs.some(({ why }) => this.bench.restingQuestions.includes(why))) break;
      if (specs.every((spec) => declining(spec) === undefined)) break;
      this.pass('before the table is looked at');
    }
  }
  /** Goes on to a question: of this seat, of this name, whichever is said. */
  goTo(name: SeatName | undefined, question: string | undefined): AskSpec | undefined {
    for (let n = 0; n < MOST_ANSWERS && this.match.result === null; n++) {
      const sought = this.asked().find(
        (spec) => (name === undefined || spec.seat === this.seatOf(name)) && isCalled(spec, question),
      );
      if (sought !== undefined) return sought;
      if (name === undefined && question === undefined && this.asked().length > 0) return this.asked()[0];
      this.pass('on the way');
    }
    return undefined;
  }

  /** What the last step began comes to its end, so that broken rules show; chance that no step scripted ends it before. */
  playOut(): void {
    try {
      this.settle(undefined);
    } catch (error) {
      if (!(error instanceof Unscripted)) throw error;
    }
  }
  /** What must be so in the end: no script of chance is left over. */
  finish(): void {
    const { script } = this.state.rng;
    if ((script?.shuffles.length ?? 0) > 0)
      throw new StepFailure('expected a shuffle for every scripted order, got none');
    if ((script?.rolls.length ?? 0) > 0) throw new StepFailure('expected a lot for every scripted roll, got none');
  }

  private begin(): void {
    this.heard = [];
    this.isUnderWay = true;
    this.mustGoOn();
  }
  private mustGoOn(): void {
    if (this.match.result !== null)
      throw new StepFailure(`expected the match to go on, got its end: ${this.resultInWords()}`);
  }
  resultInWords(): string {
    const { result } = this.state;
    if (result === null) return 'a match that goes on';
    const winner = typeof result.winner === 'number' ? this.words.nameOfSeat(result.winner) : result.winner;
    return `winner ${winner} (${result.reason})`;
  }
  private aside(): Playing<S> {
    const { bench, words, seatOf } = this;
    return new Playing({ bench, words, seatOf, mode: 'plain', match: this.held.fork() });
  }
  private leadsOn(): boolean {
    const there = this.aside();
    there.answerPause();
    return there.isResting && there.state.story.n === this.state.story.n;
  }
  private answerPause(): void {
    const pause = this.questions().find(({ why }) => why === PAUSE);
    if (pause !== undefined) this.give(pause.seat, []);
  }

  private questions(): AskSpec[] {
    return SEATS.flatMap((seat) => this.held.askOf(seat)?.spec ?? []);
  }
  private answers(step: Chosen | Refused, spec: AskSpec): boolean {
    if (spec.seat !== this.seatOf(step.seat) || !isCalled(spec, step.question)) return false;
    if ('illegal' in step) return true;
    const found = this.words.answer(this.state, spec, listOf(step.choose));
    return !('why' in found) || found.why === 'unclear';
  }

  /** Passes on to the question that these choices answer. */
  private find(name: SeatName, question: string | undefined, choices: readonly Choice[]): Asked {
    const seat = this.seatOf(name);
    const passed: string[] = [];
    const isInReach = this.reachOf(seat);
    const wanted = `expected ${name} to be offered ${inWords(choices)}`;
    for (let n = 0; n < MOST_ANSWERS && this.match.result === null && isInReach(); n++) {
      for (const spec of this.asked()) {
        if (spec.seat !== seat) continue;
        if (!isCalled(spec, question)) {
          passed.push(this.words.question(this.state, spec));
          continue;
        }
        const found = this.words.answer(this.state, spec, choices);
        if (!('why' in found)) return { spec, answer: found };
        if (found.why === 'unclear') throw new StepFailure(`expected one meaning, got ${found.sentence}`);
        passed.push(`${this.words.question(this.state, spec)}${reasonOf(found)}`);
        if (question !== undefined) throw new StepFailure(`${wanted}, got ${passed.at(-1)}`);
      }
      this.pass(`${wanted}, got`, true);
    }
    const end = this.match.result === null ? [] : [`the end of the match, ${this.resultInWords()}`];
    const got = [...passed.slice(0, MOST_SHOWN), ...end].join(', then ');
    throw new StepFailure(`${wanted}, got ${got || `no question to ${name}`}`);
  }
  /** Whoever's turn it is must be asked in this turn, the other until the end of its next one. */
  private reachOf(seat: Seat): () => boolean {
    const { turnOf, game } = this.bench;
    const last = turnOf(this.state) + (game.turnPlayer(this.state) === seat ? 0 : 1);
    return () => turnOf(this.state) <= last;
  }
  /** The next question of a seat, or the named one, in reach. */
  private reach(name: SeatName, question: string | undefined): AskSpec | undefined {
    const seat = this.seatOf(name);
    const isInReach = this.reachOf(seat);
    for (let n = 0; n < MOST_ANSWERS && this.match.result === null && isInReach(); n++) {
      const spec = this.asked().find((one) => one.seat === seat && isCalled(one, question));
      if (spec !== undefined) return spec;
      this.pass('before it');
    }
    return undefined;
  }

  /** Passes one question; one that must be answered is a failure that shows it. */
  private pass(why: string, isWhole = false): void {
    const [spec] = this.questions().filter((one) => declining(one) !== undefined);
    if (spec !== undefined) return this.give(spec.seat, declining(spec) as Answer);
    const questions = this.questions().map((one) => this.words.question(this.state, one));
    const must = `${questions.join(' and ')}, which must be answered`;
    throw new StepFailure(isWhole ? `${why} ${must}` : `expected an answer ${why}, got ${must}`);
  }
  private give(seat: Seat, answer: Answer): void {
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
  private note(told: readonly Happening[]): void {
    this.heard.push(...told);
    const fault = this.audience?.follow(this.held, told);
    if (fault !== undefined)
      throw new StepFailure(`expected every viewer's table to follow what it hears, got ${fault}`);
  }
  /** Writes on in the script of chance, where this stretch began: it runs again from there when it is undone or stored. */
  private script(write: (script: NonNullable<S['rng']['script']>) => void): void {
    const position = this.held.position();
    const state = this.bench.game.clone(position.state);
    if (state.rng.script !== undefined) write(state.rng.script);
    this.held = new Match(this.held.game, { ...position, state });
  }
}

const listOf = (choices: Choice | readonly Choice[]): readonly Choice[] =>
  typeof choices === 'object' ? choices : [choices];
const inWords = (choices: readonly Choice[]): string => choices.map((one) => JSON.stringify(one)).join(' and ');
const isCalled = (spec: AskSpec, question: string | undefined): boolean =>
  question === undefined || normal(question) === normal(spec.why) || normal(question) === normal(spec.covert ?? '');
const reasonOf = ({ why, sentence }: Misfit): string => (why === 'refused' ? `, which does not take ${sentence}` : '');
