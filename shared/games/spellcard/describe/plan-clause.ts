// Plans single clauses: a step with everything that it speaks of looked up in what was said before.
import { bind } from '../../../kernel/describe/spoken.ts';
import type { Amount, Effect, Naming, Turns } from '../card-data.ts';
import { bindingOf, type Clause, type Quantity, type SaidGift } from './plan.ts';
import { mention, type Scope } from './scope.ts';

/** Steps that are one clause; the others are sentences of their own. */
export type Simple = Exclude<Effect, { readonly then: readonly Effect[] }>;
export type Changing = Extract<Effect, { readonly turns: Turns }>;

export function quantityOf(amount: Amount, scope: Scope): Quantity {
  if (typeof amount === 'number') return amount;
  if ('dealt' in amount) return { dealt: true, times: amount.times, plus: 0 };
  const { times = 1, plus = 0 } = amount;
  return 'count' in amount
    ? { number: amount.count, times, plus }
    : { value: amount.stat, of: mention(scope, amount.of), times, plus };
}

/** The targets of a declaration. */
export function namingClause(targets: readonly Naming[], scope: Scope): Clause {
  for (const { as, from, amount = 1 } of targets) bind(scope, as, bindingOf(from, amount));
  return { do: 'name', targets };
}

/** Of the same cards for the same time. */
export function changeOf([first, ...others]: readonly [Changing, ...Changing[]], scope: Scope): Clause {
  const what = mention(scope, first.target);
  const gifts = [first, ...others].map((step) => giftIn(step, scope));
  return { do: 'change', what, gifts, turns: first.turns };
}
function giftIn(step: Changing, scope: Scope): SaidGift {
  switch (step.do) {
    case 'poison':
      return { what: 'poison', by: step.amount };
    case 'forbid':
      return { what: 'cannot', do: step.what };
    default:
      return { what: step.do, by: quantityOf(step.by, scope) };
  }
}

export function clauseOf(step: Exclude<Simple, Changing>, scope: Scope): Clause {
  switch (step.do) {
    case 'choose': {
      const { as, from, amount = 1, upTo = false, by = 'you' } = step;
      bind(scope, as, bindingOf(from, amount));
      return { do: 'choose', from, amount, upTo, by };
    }
    case 'hurt':
    case 'heal':
    case 'gainSpirit':
    case 'loseSpirit': {
      const what = mention(scope, step.target);
      return { do: step.do, what, amount: quantityOf(step.amount, scope) };
    }
    case 'cure':
    case 'refresh':
    case 'destroy':
      return { do: step.do, what: mention(scope, step.target) };
    case 'redirect':
      return { do: 'redirect', what: mention(scope, step.to) };
    case 'stance':
      return { do: 'stance', what: mention(scope, step.target), to: step.to };
    case 'weaken':
      return { do: 'weaken', by: quantityOf(step.by, scope) };
    case 'draw':
    case 'mill':
      return { do: step.do, amount: quantityOf(step.amount, scope), who: step.who ?? 'you' };
    case 'discard':
      return { do: step.do, amount: quantityOf(step.amount, scope), who: step.who ?? 'you', card: step.card ?? {} };
    case 'move':
      return { do: 'move', what: mention(scope, step.target), to: step.to };
    case 'search':
    case 'negate':
      return step;
  }
}
