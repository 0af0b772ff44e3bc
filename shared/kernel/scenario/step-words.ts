// The words in steps that could be misspelled without anybody noticing: a question that is never asked, a happening that never happens.
import type { KernelState } from '../state.ts';
import { type TableBench, WITH_CARDS } from './bench.ts';
import { normal } from './book.ts';
import { ABOUT_CARDS, misfitOf, SHARED } from './field-kinds.ts';
import { own } from './own.ts';
import { placeOf } from './place.ts';
import {
  type Expectation,
  type HappeningExpectation,
  ScenarioFault,
  SEAT_NAMES,
  type Step,
  type ZoneExpectation,
} from './types.ts';
import { ZoneWords } from './zone-words.ts';

const NO_PHASES = ['next turn', 'over'];

/** Throws `ScenarioFault` at the first word that names no question, phase, happening or field of one. */
export function checkStepWords<S extends KernelState>(bench: TableBench<S>, steps: readonly Step[]): void {
  const words = new StepWords(bench);
  for (const [i, step] of steps.entries()) words.check(step, ['steps', i]);
}

class StepWords<S extends KernelState> {
  private readonly bench: TableBench<S>;
  private readonly zones: ZoneWords;
  private readonly reasons: readonly string[];
  private readonly questions: readonly string[];
  private readonly happenings: Readonly<Record<string, readonly string[]>>;
  private readonly phases: ReadonlySet<string>;
  constructor(bench: TableBench<S>) {
    const { game, phases, aliases } = bench;
    const keys = Object.keys(game.text('en'));
    this.bench = bench;
    this.zones = new ZoneWords(bench);
    const asked = keys.flatMap((key) => /^ask\.(.+?)(?:_one|_other)?$/u.exec(key)?.[1] ?? []);
    this.questions = [...new Set([...asked, ...game.windows])];
    this.reasons = keys.flatMap((key) => /^reason\.(.+)$/u.exec(key)?.[1] ?? []);
    this.happenings = { ...SHARED, ...game.events };
    const others = Object.keys(aliases).filter((alias) => phases.includes(own(aliases, alias) ?? ''));
    this.phases = new Set([...phases, ...others].map(normal));
  }

  check(step: Step, place: readonly PropertyKey[]): void {
    if ('question' in step) isOneOf('question', this.questions, step.question, [...place, 'question']);
    if ('until' in step) this.isPhase(step.until, [...place, 'until'], NO_PHASES);
    if ('expect' in step) this.checkExpectation(step.expect, [...place, 'expect']);
  }
  private checkExpectation(expected: Expectation, place: readonly PropertyKey[]): void {
    const { phase, step, result, question, happened, happenedNot } = expected;
    for (const name of SEAT_NAMES)
      for (const [zone, wanted] of Object.entries(expected[name] ?? {}))
        this.isZone(zone, wanted, [...place, name, zone]);
    this.isPhase(phase, [...place, 'phase']);
    isOneOf('step', this.bench.steps, step, [...place, 'step']);
    isOneOf('reason', this.reasons, result?.reason, [...place, 'result', 'reason']);
    isOneOf('question', this.questions, question?.is, [...place, 'question', 'is']);
    for (const [i, one] of (happened ?? []).entries()) this.isHappening(one, [...place, 'happened', i]);
    for (const [i, one] of (happenedNot ?? []).entries()) this.isHappening(one, [...place, 'happenedNot', i]);
  }
  private isZone(word: string, wanted: ZoneExpectation, place: readonly PropertyKey[]): void {
    if (this.zones.zoneOf(word) === undefined && this.zones.groupOf(word) === undefined)
      fault(place, this.zones.none(word));
    this.hasParts(wanted, place);
  }
  /** Counters, markers and attachments only where the game has them, in cards and lists of cards alike. */
  private hasParts(wanted: unknown, place: readonly PropertyKey[]): void {
    if (wanted === null || typeof wanted !== 'object') return;
    for (const [key, inner] of Object.entries(wanted)) {
      const at = [...place, Array.isArray(wanted) ? Number(key) : key];
      if (WITH_CARDS.some((part) => part === key) && !this.bench.withCards.some((part) => part === key))
        fault(at, `this game has no ${key === 'attached' ? 'attachments' : key}`);
      this.hasParts(inner, at);
    }
  }
  private isPhase(word: string | undefined, place: readonly PropertyKey[], besides: readonly string[] = []): void {
    if (word === undefined || [...this.phases, ...besides.map(normal)].includes(normal(word))) return;
    fault(place, `no phase is called "${word}"; there are ${[...this.bench.phases, ...besides].join(', ')}`);
  }
  private isHappening(one: string | HappeningExpectation, place: readonly PropertyKey[]): void {
    const { type, ...fields } = typeof one === 'string' ? { type: one } : one;
    const known = Object.keys(this.happenings).find((name) => normal(name) === normal(type));
    if (known === undefined)
      fault(place, `no happening is called "${type}"; there are ${Object.keys(this.happenings).join(', ')}`);
    const its = [...(this.happenings[known] ?? []), ...ABOUT_CARDS];
    for (const [field, value] of Object.entries(fields)) {
      if (!its.includes(field)) fault([...place, field], `${known} has no such field; it has ${its.join(', ')}`);
      const misfit = misfitOf(field, value, this.bench.happeningFields);
      if (misfit !== undefined) fault([...place, field], misfit);
    }
  }
}
function isOneOf(
  kind: string,
  words: readonly string[],
  word: string | undefined,
  place: readonly PropertyKey[],
): void {
  if (word === undefined || words.some((one) => normal(one) === normal(word))) return;
  fault(place, `no ${kind} is called "${word}"; there are ${words.join(', ')}`);
}
function fault(place: readonly PropertyKey[], sentence: string): never {
  throw new ScenarioFault(placeOf(place), sentence);
}
