// Plans the text of an effect: its steps as sentences, joined where one speaks of what another has just bound.
import { ATTACKED, type Condition, type Doing, type Effect } from '../card-data.ts';
import type { Clause, SaidCondition, Sentence } from './plan.ts';
import { type Changing, changeOf, clauseOf, namingClause, quantityOf, type Simple } from './plan-clause.ts';
import { mention, type Scope } from './scope.ts';

/** What a declaration does: its targets are named, its attack is made, then comes its effect. */
export function planDoing({ targets = [], attack, effect }: Doing, scope: Scope): Sentence[] {
  const { on = 1 } = attack ?? {};
  const naming = targets.length === 0 ? [] : [namingClause(targets, scope)];
  if (attack === undefined) {
    // A single target opens the sentence of what becomes of it.
    if (targets.length !== 1) return [...saying(naming), ...planEffect(effect, scope)];
    return planEffect(effect, scope, { clauses: naming, names: new Set(targets.map(({ as }) => as)) });
  }
  const power = quantityOf(attack.power, scope);
  scope.last = undefined;
  return [...saying(naming), { say: 'attack', attack: { type: attack.type, power, on } }, ...planEffect(effect, scope)];
}
const saying = (clauses: readonly Clause[]): Sentence[] => (clauses.length === 0 ? [] : [{ say: 'clauses', clauses }]);

export const conditionsOf = (conditions: readonly Condition[], scope: Scope): SaidCondition[] =>
  conditions.map((condition) => {
    if ('is' in condition) return { is: condition.is, whom: mention(scope, condition) };
    // It speaks of something else.
    scope.last = undefined;
    return condition;
  });

interface Open {
  readonly clauses: readonly Clause[];
  /** What the open sentence has spoken of. */
  readonly names: ReadonlySet<string>;
}
/** `together` makes one sentence of all steps, so that it is plain how far a condition or a duty goes. */
export function planEffect(effect: readonly Effect[], scope: Scope, begun?: Open, together = false): Sentence[] {
  const sentences: Sentence[] = [];
  let clauses = [...(begun?.clauses ?? [])];
  let open = new Set(begun?.names);
  const close = (): void => {
    sentences.push(...saying(clauses));
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
  }
  close();
  return sentences;
}

/** A step; or steps in a row that change the same cards for the same time, which one clause says. */
type Unit = Exclude<Effect, Changing> | readonly [Changing, ...Changing[]];
const isChange = (step: Effect): step is Changing => 'turns' in step;
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
  one.turns === other.turns && JSON.stringify(one.target) === JSON.stringify(other.target);

type Whole = Extract<Effect, { readonly then: readonly Effect[] }>;
const isWhole = (unit: Unit): unit is Whole => 'do' in unit && 'then' in unit;
function wholeOf(step: Whole, scope: Scope): Sentence {
  const under = (effect: readonly Effect[]): Sentence[] => planEffect(effect, scope, undefined, true);
  if (step.do === 'must') return { say: 'must', then: under(step.then) };
  return { say: 'if', if: conditionsOf(step.if, scope), then: under(step.then), else: under(step.else ?? []) };
}

const DRAWN = '(drawn)';
/** Does the step speak of something that the open sentence bound, or belong to it by custom? */
const continues = (step: Simple, open: ReadonlySet<string>): boolean =>
  (step.do === 'discard' && step.who === undefined && open.has(DRAWN)) || spokenOf(step).some((name) => open.has(name));
/** Names of bound cards in the step. */
function spokenOf(step: Simple): string[] {
  const target = 'target' in step ? step.target : step.do === 'redirect' ? step.to : undefined;
  return typeof target === 'object' && 'bound' in target && target.bound !== ATTACKED ? [target.bound] : [];
}
function boundBy(step: Simple): string[] {
  if (step.do === 'choose') return [step.as];
  return step.do === 'draw' && step.who === undefined ? [DRAWN] : [];
}
