// Plans the text of an effect: its steps as sentences, joined where one speaks of what another has just bound.
import type { Condition, Effect, Naming } from '../card-data.ts';
import type { Clause, SaidCondition, Sentence } from './plan.ts';
import { type Changes, type Changing, changeOf, clauseOf, namingClause, type Simple } from './plan-clause.ts';
import { mention, type Scope } from './scope.ts';

export const conditionsOf = (conditions: readonly Condition[] | undefined, scope: Scope): SaidCondition[] =>
  (conditions ?? []).map((condition) => {
    if (!('bound' in condition)) return condition;
    const { is, atLeast } = condition;
    return { among: mention(scope, condition), ...(is !== undefined && { is }), atLeast };
  });

/** With the targets that a declaration names first: a single one opens the sentence of what becomes of it. */
export function planUse(targets: readonly Naming[] = [], effect: readonly Effect[], scope: Scope): Sentence[] {
  if (targets.length === 0) return planEffect(effect, scope);
  const clauses = [namingClause(targets, scope)];
  const names = new Set(targets.map(({ as }) => as));
  return targets.length === 1
    ? planEffect(effect, scope, { clauses, names })
    : [{ say: 'clauses', clauses }, ...planEffect(effect, scope)];
}

interface Open {
  readonly clauses: readonly Clause[];
  /** What the open sentence has spoken of. */
  readonly names: ReadonlySet<string>;
}
/** `together` makes one sentence of all steps, so that it is plain how far a condition or a permission goes. */
export function planEffect(effect: readonly Effect[], scope: Scope, begun?: Open, together = false): Sentence[] {
  const sentences: Sentence[] = [];
  let clauses = [...(begun?.clauses ?? [])];
  let open = new Set(begun?.names);
  const close = (): void => {
    if (clauses.length > 0) sentences.push({ say: 'clauses', clauses });
    clauses = [];
    open = new Set();
  };
  for (const unit of unitsOf(effect)) {
    if (isWhole(unit)) {
      close();
      sentences.push(wholeOf(unit, scope));
      continue;
    }
    const step = 'do' in unit ? unit : unit[0];
    if (!together && !continues(step, open)) close();
    clauses.push('do' in unit ? clauseOf(unit, scope) : changeOf(unit, scope));
    for (const name of [...spokenOf(step), ...boundBy(step)]) open.add(name);
    if (!together && step.do === 'choose' && step.by === 'opponent') close();
  }
  close();
  return sentences;
}

/** A step; or steps in a row that change the same cards for the same time, which one clause says. */
type Unit = Exclude<Effect, Changing> | Changes;
const isChange = (step: Effect): step is Changing => 'until' in step;
function unitsOf(effect: readonly Effect[]): Unit[] {
  const units: Unit[] = [];
  for (const step of effect) {
    const last = units.at(-1);
    if (!isChange(step)) units.push(step);
    else if (last === undefined || 'do' in last || !isSame(last[0], step)) units.push([step]);
    else units[units.length - 1] = [...last, step];
  }
  return units;
}
const isSame = (one: Changing, other: Changing): boolean =>
  one.until === other.until && JSON.stringify(one.target) === JSON.stringify(other.target);

type Whole = Extract<Effect, { do: 'may' | 'pay' | 'if' | 'forEach' }>;
const isWhole = (unit: Unit): unit is Whole => 'do' in unit && 'then' in unit;

function wholeOf(step: Whole, scope: Scope): Sentence {
  const under = (effect: readonly Effect[]): Sentence[] => planEffect(effect, scope, undefined, true);
  switch (step.do) {
    case 'may':
      return { say: 'may', then: under(step.then) };
    case 'pay':
      return { say: 'pay', cost: step.cost, then: under(step.then) };
    case 'if':
      return { say: 'if', if: conditionsOf(step.if, scope), then: under(step.then), else: under(step.else ?? []) };
    case 'forEach': {
      const of = mention(scope, step);
      return { say: 'forEach', of, ...(step.is !== undefined && { is: step.is }), then: under(step.then) };
    }
  }
}

const LOOKED = '(looked)';
const DRAWN = '(drawn)';
/** Does the step speak of something that the open sentence bound, or belong to it by custom? */
function continues(step: Simple, open: ReadonlySet<string>): boolean {
  if (step.do === 'shuffle') return open.size > 0;
  if (step.do === 'discard' && step.who === undefined && open.has(DRAWN)) return true;
  if (step.do === 'choose' && step.from.where === 'looked' && open.has(LOOKED)) return true;
  return spokenOf(step).some((name) => open.has(name));
}
/** Names of bound cards in the step. */
function spokenOf(step: Simple): string[] {
  const parts = [
    'target' in step ? step.target : undefined,
    'on' in step ? step.on : undefined,
    'by' in step ? step.by : undefined,
    'amount' in step ? step.amount : undefined,
    step,
  ];
  return parts.flatMap((part) => (typeof part === 'object' && 'bound' in part ? [part.bound] : []));
}
function boundBy(step: Simple): string[] {
  switch (step.do) {
    case 'lookTop':
    case 'revealTop':
      return [step.as, LOOKED];
    case 'choose':
    case 'search':
      return [step.as];
    case 'mill':
      return step.as === undefined ? [] : [step.as];
    case 'draw':
      return [DRAWN];
    default:
      return [];
  }
}
