// Plays a scenario's steps: answers what they name, passes the windows they do not, and stops where they say.
import type { Answer, AskSpec } from '../ask.ts';
import { Match } from '../match.ts';
import { opponentOf, type Seat } from '../seat.ts';
import type { KernelState } from '../state.ts';
import { Audience } from './audience.ts';
import type { TableBench } from './bench.ts';
import { normal } from './book.ts';
import type { Misfit } from './card-words.ts';
import type { Mode } from './modes.ts';
import { paused } from './paused.ts';
import { Sitting } from './sitting.ts';
import { StepFailure, Unscripted } from './step-failure.ts';
import type { Choice, SeatName, Step } from './types.ts';
import { declining, isCalled, type Words } from './words.ts';

const MOST_ANSWERS = 600;
const NEXT_TURN = 'nextturn';
const OVER = 'over';
const MOST_SHOWN = 4;

type Chosen = Extract<Step, { choose: unknown }>;
type Refused = Extract<Step, { illegal: unknown }>;
interface Asked {
  readonly spec: AskSpec;
  readonly answer: Answer;
}

export class Playing<S extends KernelState> extends Sitting<S> {
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
    if (spec === undefined) return this.mustKnow(choices);
    there.mustKnow(choices);
    const found = there.refuses(spec, choices);
    if (found.why === 'other')
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
        throw new StepFailure(
          `expected ${word} to come, got the end of the match: ${this.words.outcome(this.match.result)}`,
        );
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
  goTo(name: SeatName | undefined, question: string | undefined): void {
    const seat = name === undefined ? undefined : this.seatOf(name);
    this.seek((spec) => (seat === undefined || spec.seat === seat) && isCalled(spec, question), 'on the way');
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

  private aside(): Playing<S> {
    const { bench, words, seatOf } = this;
    return new Playing({ bench, words, seatOf, mode: 'plain', match: this.held.fork() });
  }
  private leadsOn(): boolean {
    const there = this.aside();
    there.answerPause();
    return there.isResting && there.state.story.n === this.state.story.n;
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
    const end = this.match.result === null ? [] : [`the end of the match, ${this.words.outcome(this.match.result)}`];
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
    return this.seek((spec) => spec.seat === seat && isCalled(spec, question), 'before it', this.reachOf(seat));
  }
  private seek(
    isSought: (spec: AskSpec) => boolean,
    where: string,
    isInReach: () => boolean = () => true,
  ): AskSpec | undefined {
    for (let n = 0; n < MOST_ANSWERS && this.match.result === null && isInReach(); n++) {
      const sought = this.asked().find(isSought);
      if (sought !== undefined) return sought;
      this.pass(where);
    }
    return undefined;
  }
}

const listOf = (choices: Choice | readonly Choice[]): readonly Choice[] =>
  typeof choices === 'object' ? choices : [choices];
const inWords = (choices: readonly Choice[]): string => choices.map((one) => JSON.stringify(one)).join(' and ');
const reasonOf = ({ why, sentence }: Misfit): string => (why === 'refused' ? `, which does not take ${sentence}` : '');
