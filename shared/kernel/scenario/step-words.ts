// The words in steps that could be misspelled without anybody noticing: a question that is never asked, a happening that never happens.
import type { KernelState } from '../state.ts';
import type { ScenarioBench } from './bench.ts';
import { normal } from './book.ts';
import { placeOf } from './place.ts';
import { type Expectation, type HappeningExpectation, ScenarioFault, type Step } from './types.ts';

/** What every game tells, with its fields. */
const SHARED: Readonly<Record<string, readonly string[]>> = {
  moved: ['seat', 'from', 'toSeat', 'to', 'at', 'places'],
  turnedOver: ['seat', 'zone', 'places'],
  turned: ['state'],
  shuffled: ['seat', 'zone'],
  looked: ['seat'],
  lookEnded: [],
  valuesChanged: ['changes'],
  factsChanged: ['facts'],
};
/** Asked of any happening. */
const ABOUT_CARDS = ['card', 'cards'];
const NO_PHASES = ['next turn', 'over'];

/** Throws `ScenarioFault` at the first word that names no question, phase, happening or field of one. */
export function checkStepWords<S extends KernelState>(bench: ScenarioBench<S>, steps: readonly Step[]): void {
  const words = new StepWords(bench);
  for (const [i, step] of steps.entries()) words.check(step, ['steps', i]);
}

class StepWords<S extends KernelState> {
  private readonly questions: readonly string[];
  private readonly happenings: Readonly<Record<string, readonly string[]>>;
  private readonly phases: ReadonlySet<string>;
  constructor({ game, phases, aliases }: ScenarioBench<S>) {
    const asks = Object.keys(game.text('en')).flatMap((key) => /^ask\.(.+?)(?:_one|_other)?$/u.exec(key)?.[1] ?? []);
    this.questions = [...new Set(asks)];
    this.happenings = { ...SHARED, ...game.events };
    const others = Object.keys(aliases).filter((alias) => phases.includes(aliases[alias] ?? ''));
    this.phases = new Set([...phases, ...NO_PHASES, ...others].map(normal));
  }

  check(step: Step, place: readonly PropertyKey[]): void {
    if ('question' in step) this.isQuestion(step.question, [...place, 'question']);
    if ('until' in step && step.until !== undefined && !this.phases.has(normal(step.until)))
      fault([...place, 'until'], `no phase is called "${step.until}"`);
    if ('expect' in step) this.checkExpectation(step.expect, [...place, 'expect']);
  }
  private checkExpectation({ question, happened, happenedNot }: Expectation, place: readonly PropertyKey[]): void {
    this.isQuestion(question?.is, [...place, 'question', 'is']);
    for (const [i, one] of (happened ?? []).entries()) this.isHappening(one, [...place, 'happened', i]);
    for (const [i, one] of (happenedNot ?? []).entries()) this.isHappening(one, [...place, 'happenedNot', i]);
  }
  private isQuestion(word: string | undefined, place: readonly PropertyKey[]): void {
    if (word === undefined || this.questions.some((one) => normal(one) === normal(word))) return;
    fault(place, `no question is called "${word}"; there are ${this.questions.join(', ')}`);
  }
  private isHappening(one: string | HappeningExpectation, place: readonly PropertyKey[]): void {
    const { type, ...fields } = typeof one === 'string' ? { type: one } : one;
    const known = Object.keys(this.happenings).find((name) => normal(name) === normal(type));
    if (known === undefined)
      fault(place, `no happening is called "${type}"; there are ${Object.keys(this.happenings).join(', ')}`);
    const own = this.happenings[known] ?? [];
    for (const field of Object.keys(fields)) {
      if (!own.includes(field) && !ABOUT_CARDS.includes(field))
        fault([...place, field], `${known} has no such field; it has ${[...own, ...ABOUT_CARDS].join(', ')}`);
    }
  }
}
function fault(place: readonly PropertyKey[], sentence: string): never {
  throw new ScenarioFault(placeOf(place), sentence);
}
