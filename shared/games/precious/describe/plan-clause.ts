// Plans single clauses: a step with everything that it speaks of looked up in what was said before.
import { bind } from '../../../kernel/describe/spoken.ts';
import type { Amount, Effect, Gift, Naming, Until, Value } from '../card-data.ts';
import { bindingOf, type Change, type Clause, type Player, type Quantity, type SaidGift } from './plan.ts';
import { mention, type Scope } from './scope.ts';

type Of<Do extends Effect['do']> = Extract<Effect, { do: Do }>;
/** Steps that are one clause; the others are sentences of their own. */
export type Simple = Exclude<Effect, { do: 'may' | 'pay' | 'if' | 'forEach' }>;
export type Changing = Extract<Effect, { readonly until: Until }>;
/** Of the same cards for the same time. */
export type Changes = readonly [Changing, ...Changing[]];

export function changeOf(steps: Changes, scope: Scope): Change {
  const [{ target, until }] = steps;
  const what = mention(scope, target);
  return { do: 'change', what, gifts: steps.map((step) => giftIn(step, scope)), until };
}
function giftIn(step: Changing, scope: Scope): SaidGift {
  switch (step.do) {
    case 'gain':
      return { what: 'keyword', keyword: step.keyword };
    case 'forbid':
      return { what: 'cannot', do: step.what };
    default:
      return { what: step.do, by: quantityOf(step.by, scope) };
  }
}
export const giftOf = (gift: Gift, scope: Scope): SaidGift =>
  isOfValue(gift) ? { what: gift.what, by: quantityOf(gift.by, scope) } : gift;
type OfValue = Extract<Gift, { readonly what: Value }>;
const isOfValue = (gift: Gift | OfValue): gift is OfValue => gift.what === 'ap' || gift.what === 'dp';

function quantityOf(amount: Amount, scope: Scope): Quantity {
  if (typeof amount === 'number') return amount;
  if ('count' in amount) return { each: amount.count, times: amount.times };
  if ('bound' in amount) return { eachOf: mention(scope, amount), times: amount.times };
  return { value: amount.value, of: mention(scope, amount.of) };
}

/** The targets of a declaration. */
export function namingClause(targets: readonly Naming[], scope: Scope): Clause {
  for (const { as, from, amount = 1 } of targets) bind(scope, as, bindingOf(from, amount));
  return { do: 'name', targets };
}

export function clauseOf(step: Exclude<Simple, Changing>, scope: Scope): Clause {
  switch (step.do) {
    case 'turnUp':
    case 'turnDown':
    case 'rest':
    case 'wake':
    case 'exit':
    case 'reveal':
    case 'approachAgain':
      return { do: step.do, what: mention(scope, step.target) };
    case 'move':
    case 'shift':
      return { ...step, what: mention(scope, step.target) };
    case 'enter':
      return { do: 'enter', what: mention(scope, step.target), to: step.to, resting: step.state === 'resting' };
    case 'set':
      return { do: 'set', what: mention(scope, step.target), on: mention(scope, step.on) };
    case 'shuffle':
    case 'negate':
      return step;
    default:
      return clauseOfCards(step, scope);
  }
}

const playerOf = ({ who = 'you' }: { readonly who?: Player }): Player => who;
type OfCards = Of<
  'choose' | 'draw' | 'discard' | 'mill' | 'givePoints' | 'lookTop' | 'revealTop' | 'putBack' | 'search'
>;
/** Steps that take cards from somewhere. */
function clauseOfCards(step: OfCards, scope: Scope): Clause {
  switch (step.do) {
    case 'choose':
      return choosing(step, scope);
    case 'draw':
    case 'givePoints':
      return { do: step.do, amount: quantityOf(step.amount, scope), who: playerOf(step) };
    case 'discard':
      return { do: 'discard', amount: quantityOf(step.amount, scope), who: playerOf(step), card: step.card ?? {} };
    case 'mill':
      return milling(step, scope);
    case 'lookTop':
    case 'revealTop':
      bind(scope, step.as, { ...FROM_DECK, many: step.amount > 1, whole: true });
      return { do: step.do, amount: step.amount };
    case 'putBack':
      return { do: 'putBack', what: mention(scope, step), rest: step.except !== undefined, to: step.to };
    case 'search':
      bind(scope, step.as, { ...FROM_DECK, noun: step.card.type ?? 'card', many: step.amount > 1 });
      return { do: 'search', card: step.card, amount: step.amount };
  }
}
const FROM_DECK = { noun: 'card', owner: 'you', origin: 'deck' } as const;

function choosing({ as, from, amount = 1, upTo, by }: Of<'choose'>, scope: Scope): Clause {
  bind(scope, as, bindingOf(from, amount));
  return { do: 'choose', from, amount, upTo: upTo === true, by: by ?? 'you' };
}
function milling(step: Of<'mill'>, scope: Scope): Clause {
  const amount = quantityOf(step.amount, scope);
  const who = playerOf(step);
  if (step.as !== undefined) {
    const owner = who === 'each' ? 'any' : who;
    bind(scope, step.as, { noun: 'card', owner, origin: 'trash', many: amount !== 1 || who === 'each', whole: true });
  }
  return { do: 'mill', amount, who };
}
