// Runs a scenario in every mode and says whether it went as its file says.
import { BrokenInvariant } from '../assert.ts';
import type { CardId } from '../card.ts';
import { opponentOf, type Seat } from '../seat.ts';
import type { KernelState } from '../state.ts';
import type { Reader, ScenarioBench } from './bench.ts';
import { bookOf } from './book.ts';
import { nameFault } from './card-name.ts';
import { compare } from './expect.ts';
import { layTable } from './lay.ts';
import { MODES, type Mode } from './modes.ts';
import { Playing } from './play.ts';
import { show } from './show.ts';
import { StepFailure } from './step-failure.ts';
import { checkStepWords } from './step-words.ts';
import { type Scenario, ScenarioFault, type SeatName, type Step } from './types.ts';
import { Words } from './words.ts';
import { ZoneWords } from './zone-words.ts';

export interface Report {
  readonly ok: boolean;
  /** `step 3: expected ..., got ...`, or the place of a fault in the file. */
  readonly message?: string;
  /** Number of the step that did not go as the file says, from 1. */
  readonly step?: number;
}
export interface HowToRun {
  /** Plays it once instead of in every mode. */
  readonly once?: boolean;
  /** Plays it in these modes only, the first before all others. */
  readonly modes?: readonly Mode[];
  /** Gets the table after each step. */
  readonly show?: (text: string) => void;
}

export function runScenario<S extends KernelState, Card, More>(
  bench: ScenarioBench<S, Card, More>,
  scenario: Scenario<Card | string, More>,
  how: HowToRun = {},
): Report {
  const modes = how.modes ?? (how.once ? [FIRST] : [FIRST, ...MODES.filter((mode) => mode !== FIRST)]);
  for (const [i, mode] of modes.entries()) {
    const report = runIn(bench, scenario, mode, i === 0 ? how.show : undefined);
    if (!report.ok) return i === 0 ? report : { ...report, message: `${report.message} (played ${HOW[mode]})` };
  }
  return { ok: true };
}
const FIRST: Mode = 'told';
const HOW: Readonly<Record<Mode, string>> = {
  plain: 'unheard',
  told: 'once',
  forked: 'on a fork',
  undone: 'undone and redone',
  stored: 'from its stored position',
  swapped: 'with the seats swapped',
};

function runIn<S extends KernelState, Card, More>(
  bench: ScenarioBench<S, Card, More>,
  scenario: Scenario<Card | string, More>,
  mode: Mode,
  tell: HowToRun['show'],
): Report {
  let place = '';
  let at: Pick<Report, 'step'> = {};
  try {
    checkStepWords(bench, scenario.steps);
    const playing = sitDown(bench, scenario, mode);
    tell?.(`start: ${show(playing)}`);
    for (const [i, step] of scenario.steps.entries()) {
      place = `step ${i + 1}: `;
      at = { step: i + 1 };
      perform(playing, step, scenario.steps.slice(i + 1), mode);
      tell?.(`step ${i + 1} ${JSON.stringify(step)}: ${show(playing)}`);
    }
    place = 'end: ';
    at = {};
    playing.playOut();
    playing.finish();
    return { ok: true };
  } catch (error) {
    if (error instanceof ScenarioFault) return { ok: false, message: error.message };
    if (error instanceof StepFailure) return { ok: false, ...at, message: `${place}${error.message}` };
    if (error instanceof BrokenInvariant)
      return { ok: false, ...at, message: `${place}expected the rules to hold, got a broken one: ${error.message}` };
    throw error;
  }
}

/** Lays the table and sits down at it. */
export function sitDown<S extends KernelState, Card, More>(
  bench: ScenarioBench<S, Card, More>,
  scenario: Scenario<Card | string, More>,
  mode: Mode,
): Playing<S> {
  const seatOfA: Seat = mode === 'swapped' ? 1 : 0;
  const seatOf = (name: SeatName): Seat => (name === 'A' ? seatOfA : opponentOf(seatOfA));
  const zones = new ZoneWords(bench);
  const book = bookOf(bench, scenario.cards ?? [], (name) => nameFault(zones, name));
  const { state, inOrder } = layTable(bench, scenario, book, seatOf, mode !== 'plain');
  const words = new Words(bench, state, inOrder, seatOf, book.isName);
  bench.begin(state, scenario.state, readerOf(words, state, inOrder, seatOf, book.noOf));
  return Playing.at(bench, state, words, seatOf, mode);
}

function readerOf<S extends KernelState>(
  words: Words<S>,
  state: S,
  inOrder: readonly CardId[],
  seatOf: (name: SeatName) => Seat,
  noOf: Reader['noOf'],
): Reader {
  return {
    seatOf,
    noOf,
    cardOf: (text, place) => {
      const found = words.oneOf(state, inOrder, text, seatOf('A'));
      if (typeof found === 'number') return found;
      throw new ScenarioFault(
        place,
        found.why === 'unclear' ? found.sentence : `no card of this table is ${found.sentence}`,
      );
    },
  };
}

function perform<S extends KernelState>(playing: Playing<S>, step: Step, coming: readonly Step[], mode: Mode): void {
  if ('choose' in step) return playing.choose(step);
  if ('illegal' in step) return playing.illegal(step);
  if ('shuffle' in step) return playing.shuffle(step.shuffle);
  if ('roll' in step) return playing.roll(step.roll);
  if ('until' in step) return playing.until(step.until);
  if ('concede' in step) return playing.concede(step.seat);
  if ('note' in step) return;
  const { happened, happenedNot, ...expected } = step.expect;
  const { question } = expected;
  if (question === undefined || question === null) playing.settle(coming.find(isAnswer));
  else playing.goTo(question.seat, question.is);
  // Unheard, nothing is known of what happened.
  const heard = mode === 'plain' ? {} : { ...(happened && { happened }), ...(happenedNot && { happenedNot }) };
  compare(playing, { ...expected, ...heard });
}
const isAnswer = (step: Step): step is Extract<Step, { choose: unknown } | { illegal: unknown }> =>
  'choose' in step || 'illegal' in step;
