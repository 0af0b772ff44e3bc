// The bench on which rulings are read: lay a table, act, expect. Every ruling is played in every mode.
import type { Answer, AskSpec } from '../../../kernel/ask.ts';
import { BrokenInvariant } from '../../../kernel/assert.ts';
import type { Json } from '../../../kernel/json.ts';
import { Match } from '../../../kernel/match.ts';
import { Audience } from '../../../kernel/scenario/audience.ts';
import { give, MODES, type Mode } from '../../../kernel/scenario/modes.ts';
import { PAUSE, paused } from '../../../kernel/scenario/paused.ts';
import { declining } from '../../../kernel/scenario/words.ts';
import { opponentOf, SEATS, type Seat } from '../../../kernel/seat.ts';
import type { Happening, Viewer } from '../../../kernel/story.ts';
import { weiss } from '../game.ts';
import type { Stretch, Table } from '../state.ts';
import { differences, type Expectation } from './bench/expectation.ts';
import { prepare, type TableSpec, type Who } from './bench/prepare.ts';
import { heardOf, seenByLook, seenZone } from './bench/seen.ts';
import { type Entry, inWords, positionsOf, wordsOf } from './bench/words.ts';

/** An answer that the script names is not offered, or its question is not asked. */
class NotOffered extends Error {}
const MOST_ANSWERS = 500;
/** Stretches that only lead to the next free decision. */
const LEADING: readonly Stretch[] = ['declarationBegins', 'mainBegins'];
/** Stretches that go on with what the one before began. */
const GOING_ON: readonly Stretch[] = ['draw', 'attackSteps'];

export class Ruling {
  private readonly mode: Mode;
  private held: Match<Table> | undefined;
  private audience: Audience<Table> | undefined;
  private readonly heard: Happening[] = [];
  expectations = 0;

  constructor(mode: Mode) {
    this.mode = mode;
  }
  get match(): Match<Table> {
    if (this.held === undefined) throw new Error('a ruling begins with its table');
    return this.held;
  }
  get state(): Table {
    return this.match.state;
  }
  private get seatOfA(): Seat {
    return this.mode === 'swapped' ? 1 : 0;
  }
  /** Seat A is whoever's turn it is when the ruling begins. */
  readonly seatOf = (who: Who): Seat => (who === 'A' ? this.seatOfA : opponentOf(this.seatOfA));
  readonly whoIs = (seat: Seat): Who => (seat === this.seatOfA ? 'A' : 'B');

  /** Lays the table. */
  table(spec: TableSpec): void {
    const story = this.mode !== 'plain';
    this.held = Match.start(paused(weiss), prepare(spec, this.seatOfA, story));
    this.held.listen();
    if (story) this.audience = new Audience(this.held);
  }

  /** Runs one stretch, and what goes on with it, with these answers; questions they do not name are declined. */
  run(...entries: Entry[]): void {
    let begun = 0;
    this.play(entries, () => begun++ > 0 && !GOING_ON.includes(this.state.next));
  }
  /** Runs on until this stretch comes next. */
  until(next: Stretch, ...entries: Entry[]): void {
    let begun = 0;
    this.play(entries, () => begun++ > 0 && this.state.next === next);
  }
  /** One attack: who, how (where there is a choice), and further answers. */
  attack(who: string, kind: 'frontal' | 'side' | 'direct', ...entries: Entry[]): void {
    this.lead();
    const forced = kind === 'direct' || !this.isAsked('attackKind', [['attack', who]]);
    this.run(['attack', who], ...(forced ? [] : [['attackKind', kind] as const]), ...entries);
  }
  /** One action of the main phase: `playCharacter`, `playEvent`, `use` or `move`, and a card. */
  act(action: string, ...entries: Entry[]): void {
    this.lead();
    this.run(['main', action], ...entries);
  }
  /** Plays on until this is asked, and stays there. */
  stop(why: string, ...entries: Entry[]): void {
    this.expectations++;
    if (this.reach(why, entries) === undefined) throw new Error(`nobody is asked ${why}`);
  }
  concede(who: Who): void {
    this.match.end({ winner: opponentOf(this.seatOf(who)), reason: 'conceded' });
    this.note(this.match.listen());
  }

  expect(expected: Expectation): void {
    this.expectations++;
    const found = differences(this.state, this.whoIs, expected);
    if (found.length > 0) throw new Error(found.join('\n'));
  }
  /** How often these happened since the table was laid. */
  happened(expected: Readonly<Record<string, number>>): void {
    this.expectations++;
    if (this.mode === 'plain') return;
    for (const [type, times] of Object.entries(expected)) {
      const is = this.heard.filter(({ what }) => what.type === type).length;
      if (is !== times) throw new Error(`${type} happened ${is} times, expected ${times}`);
    }
  }
  /** Was this, the last of its type, because of the last of that type? */
  because(type: string, cause: string | undefined): void {
    this.expectations++;
    if (this.mode === 'plain') return;
    const effect = this.heard.findLast(({ what }) => what.type === type);
    if (effect === undefined) throw new Error(`${type} did not happen`);
    const is = this.heard.find(
      ({ n, what }) => n === effect.because && what.type !== 'valuesChanged' && what.type !== 'factsChanged',
    );
    if (is?.what.type !== cause) throw new Error(`${type} is because of ${is?.what.type}, expected ${cause}`);
  }
  /** So many of a type happened because of the last of another. */
  causedBy(cause: string, type: string, times: number): void {
    this.expectations++;
    if (this.mode === 'plain') return;
    const n = this.heard.findLast(({ what }) => what.type === cause)?.n;
    const is = this.heard.filter(({ because, what }) => because === n && what.type === type).length;
    if (is !== times) throw new Error(`${is} ${type} because of ${cause}, expected ${times}`);
  }
  /** The named cards did this, in this order, since the table was laid. */
  order(type: 'abilityUsed', expected: readonly string[]): void {
    this.expectations++;
    if (this.mode === 'plain') return;
    const used = this.heard
      .filter(({ what }) => what.type === type)
      .map(({ what }) => ('no' in what ? String(what.no) : ''));
    if (JSON.stringify(used) !== JSON.stringify(expected)) throw new Error(`${type} in the order ${used.join(', ')}`);
  }
  /** The last of these answers is not offered, or its question is not asked. */
  illegal(...entries: Entry[]): void {
    this.expectations++;
    const there = this.aside();
    there.lead();
    const refused = entries.at(-1) as Entry;
    try {
      there.run(...entries);
    } catch (error) {
      if (error instanceof NotOffered && error.message.startsWith(JSON.stringify(refused))) return;
      throw error;
    }
    throw new Error(`${JSON.stringify(refused)} is offered`);
  }
  /** Question `why`, reached with these answers, offers exactly this, in any order. */
  offers(why: string, offered: readonly string[], ...entries: Entry[]): void {
    this.at(why, entries, (there, spec) => {
      const is = spec.from.map((one) => wordsOf(there.state, there.whoIs, one)[0]).sort();
      if (JSON.stringify(is) !== JSON.stringify(offered.toSorted()))
        throw new Error(`${why} offers ${is.join(', ') || 'nothing'}`);
    });
  }
  /** Looks at the table while question `why` is open, on a fork. */
  at(why: string, entries: readonly Entry[], look: (there: Ruling, spec: AskSpec) => void): void {
    this.expectations++;
    const there = this.aside();
    const spec = there.reach(why, entries);
    if (spec === undefined) throw new Error(`nobody is asked ${why}`);
    look(there, spec);
  }
  /** The rules report a broken invariant on the way that these answers lead. */
  breaks(report: RegExp, ...entries: Entry[]): void {
    this.expectations++;
    if (this.mode !== 'plain') return;
    try {
      this.aside().run(...entries);
    } catch (error) {
      if (error instanceof BrokenInvariant && report.test(error.message)) return;
      throw error;
    }
    throw new Error(`nothing was reported like ${report}`);
  }
  /** Nobody is asked this on the way that these answers lead. */
  neverAsks(why: string, ...entries: Entry[]): void {
    this.expectations++;
    if (this.isAsked(why, entries)) throw new Error(`${why} is asked`);
  }

  /** A viewer sees this: of a zone of A or B (`A.hand`) a number, or names, top first; under `looks` the cards it looks at. */
  expectSeen(viewer: Who | 'public', expected: Readonly<Record<string, number | readonly (string | null)[]>>): void {
    this.expectations++;
    for (const [place, wanted] of Object.entries(expected)) {
      const [who, zone = ''] = place.split('.') as [Who, string?];
      const is =
        place === 'looks'
          ? seenByLook(this.match, this.viewer(viewer))
          : seenZone(this.match, this.viewer(viewer), this.seatOf(who), zone);
      if (JSON.stringify(is) !== JSON.stringify(wanted)) {
        throw new Error(`${viewer} sees ${JSON.stringify(is)} in ${place}, expected ${JSON.stringify(wanted)}`);
      }
    }
  }
  /** A public fact of the table as a viewer sees it. */
  expectFact(viewer: Who | 'public', fact: string, wanted: Json): void {
    this.expectations++;
    const is = this.match.view(this.viewer(viewer)).facts[fact];
    if (JSON.stringify(is) !== JSON.stringify(wanted)) throw new Error(`${fact} is ${JSON.stringify(is)} to ${viewer}`);
  }
  hears(viewer: Who | 'public', spec: AskSpec): string {
    return heardOf(this.match, spec, this.viewer(viewer));
  }
  private viewer(viewer: Who | 'public'): Viewer {
    return viewer === 'public' ? viewer : this.seatOf(viewer);
  }

  /** What every ruling must come to: something was expected, and the script of chance is used up. */
  finish(): void {
    if (this.expectations === 0) throw new Error('a ruling expects something');
    const { script } = this.state.rng;
    const left = (script?.shuffles.length ?? 0) + (script?.rolls.length ?? 0);
    if (left > 0) throw new Error(`${left} scripted shuffles and rolls are left`);
  }

  /** Passes through stretches that ask nothing, to the next free decision. */
  private lead(): void {
    this.play([], () => !LEADING.includes(this.state.next));
  }
  private aside(): Ruling {
    const there = new Ruling(this.mode === 'swapped' ? 'swapped' : 'plain');
    there.held = this.match.fork();
    return there;
  }
  private isAsked(why: string, entries: readonly Entry[]): boolean {
    return this.aside().reach(why, entries) !== undefined;
  }
  /** Plays until somebody is asked `why` and the answers are used up, or one more stretch has begun. */
  private reach(why: string, entries: readonly Entry[]): AskSpec | undefined {
    this.lead();
    const left = [...entries];
    let stretches = 0;
    for (let n = 0; n < MOST_ANSWERS && this.match.result === null; n++) {
      const sought = this.questions().find((one) => names([why], one, this.whoIs));
      if (left.length === 0 && sought !== undefined) return sought;
      const spec = this.questionFor(left);
      const isNext = spec.why === PAUSE && !GOING_ON.includes(this.state.next);
      if (isNext && stretches++ > 0 && left.length === 0) return undefined;
      this.answer(spec, left);
    }
    return undefined;
  }

  private questions(): AskSpec[] {
    return SEATS.flatMap((seat) => this.match.askOf(seat)?.spec ?? []);
  }
  /** The question that comes next: of two sealed ones, the one that is named. */
  private questionFor(left: readonly Entry[]): AskSpec {
    const specs = this.questions();
    const spec = specs.find((one) => names(left[0], one, this.whoIs)) ?? specs[0];
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
    if (left.length > 0) throw new NotOffered(`${JSON.stringify(left[0])} is not asked`);
  }
  private answer(spec: AskSpec, left: Entry[]): void {
    this.give(spec.seat, this.answerTo(spec, left));
  }
  private answerTo(spec: AskSpec, left: Entry[]): Answer {
    const [entry] = left;
    if (entry === undefined || !names(entry, spec, this.whoIs))
      return declined(spec, inWords(this.state, this.whoIs, spec));
    const [, ...picks] = left.shift() as Entry;
    const positions = positionsOf(this.state, this.whoIs, spec, picks);
    if ('missing' in positions) {
      throw new NotOffered(`${JSON.stringify(entry)} is not offered by ${inWords(this.state, this.whoIs, spec)}`);
    }
    if (positions.length < spec.min || positions.length > spec.max) {
      throw new NotOffered(
        `${JSON.stringify(entry)} is too few or too many for ${inWords(this.state, this.whoIs, spec)}`,
      );
    }
    return positions;
  }
  private give(seat: Seat, answer: Answer): void {
    const { match, told } = give(this.mode, this.match, seat, answer);
    this.held = match;
    this.note(told);
  }
  private note(told: readonly Happening[]): void {
    this.heard.push(...told);
    const fault = this.audience?.follow(this.match, told);
    if (fault !== undefined) throw new Error(fault);
  }
}

const names = (entry: Entry | undefined, spec: AskSpec, whoIs: (seat: Seat) => Who): boolean =>
  entry !== undefined && (entry[0] === spec.why || entry[0] === `${whoIs(spec.seat)}.${spec.why}`);

/** Declining, where that may be; else the ruling has to say what is picked. */
function declined(spec: AskSpec, words: string): Answer {
  const answer = declining(spec);
  if (answer === undefined) throw new Error(`the ruling does not say what to answer to ${words}`);
  return answer;
}

/** Registers rulings with the test runner: one test each, played in every mode. */
export const rulingsBy =
  (test: (name: string, run: () => void) => void) =>
  (name: string, script: (r: Ruling) => void): void =>
    test(name, () => {
      for (const mode of MODES) playIn(mode, script);
    });

function playIn(mode: Mode, script: (r: Ruling) => void): void {
  const ruling = new Ruling(mode);
  try {
    script(ruling);
    ruling.finish();
  } catch (error) {
    if (error instanceof Error) error.message = `(${mode}) ${error.message}`;
    throw error;
  }
}
