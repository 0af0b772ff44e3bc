// Plans the text of an effect: its steps as sentences, joined where one speaks of what another has just bound.
import type { Effect, Until } from '../card-data.ts';
import type { Clause, Sentence } from './plan.ts';
import { changeOf, clauseOf, type Simple } from './plan-clause.ts';
import { conditionsOf } from './plan-condition.ts';
import { mention, type Scope } from './scope.ts';

/** `together` makes one sentence of all steps, so that it is plain how far a condition or a permission goes. */
export function planEffect(effect: readonly Effect[], scope: Scope, together = false): Sentence[] {
  const sentences: Sentence[] = [];
  let clauses: Clause[] = [];
  let open = new Set<string>();
  const close = (): void => {
    if (clauses.length > 0) sentences.push({ say: 'clauses', clauses });
    clauses = [];
    open = new Set();
  };
  for (let i = 0; i < effect.length; i++) {
    const step = effect[i] as Effect;
    if (isWhole(step)) {
      close();
      sentences.push(wholeOf(step, scope));
      continue;
    }
    if (!together && !continues(step, open)) close();
    const changes = isChange(step) ? sameChanges(step, effect.slice(i + 1)) : [];
    clauses.push(isChange(step) ? changeOf(step, changes, scope) : clauseOf(step, scope));
    i += changes.length;
    for (const name of [...spokenOf(step), ...boundBy(step)]) open.add(name);
    if (!together && step.do === 'choose' && step.by === 'opponent') close();
  }
  close();
  return sentences;
}

type Whole = Extract<Effect, { do: 'may' | 'pay' | 'if' | 'forEach' }>;
const isWhole = (step: Effect): step is Whole =>
  step.do === 'may' || step.do === 'pay' || step.do === 'if' || step.do === 'forEach';

function wholeOf(step: Whole, scope: Scope): Sentence {
  switch (step.do) {
    case 'may':
      return { say: 'may', then: planEffect(step.then, scope, true) };
    case 'pay':
      return { say: 'pay', cost: step.cost, then: planEffect(step.then, scope, true) };
    case 'if':
      return {
        say: 'if',
        if: conditionsOf(step.if, scope),
        then: planEffect(step.then, scope, true),
        else: planEffect(step.else ?? [], scope, true),
      };
    case 'forEach':
      return {
        say: 'forEach',
        of: mention(scope, step),
        ...(step.is !== undefined && { is: step.is }),
        then: planEffect(step.then, scope, true),
      };
  }
}

type Changing = Extract<Effect, { readonly until: Until }>;
const isChange = (step: Effect): step is Changing => 'until' in step;
/** The steps that follow at once and change the same cards for the same time: one clause says all. */
function sameChanges(first: Changing, following: readonly Effect[]): Changing[] {
  const same: Changing[] = [];
  for (const step of following) {
    if (!isChange(step) || step.until !== first.until) break;
    if (JSON.stringify(step.target) !== JSON.stringify(first.target)) break;
    same.push(step);
  }
  return same;
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
    'with' in step ? step.with : undefined,
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
