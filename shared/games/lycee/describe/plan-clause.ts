// Plans single clauses: a step with everything that it speaks of looked up in what was said before.
import { bind } from '../../../kernel/describe/spoken.ts';
import type { Amount, Basic, Effect, Gift, Naming, Until } from '../card-data.ts';
import {
  type CellNaming,
  type Change,
  type Clause,
  type DeclarationNaming,
  nounOf,
  originIn,
  type Player,
  type Quantity,
  type SaidBasic,
  type SaidGift,
} from './plan.ts';
import { planEffect } from './plan-effect.ts';
import { mention, mentionRed, newScope, type Scope } from './scope.ts';

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
      return { what: 'basic', basic: planBasic(step.basic) };
    case 'forbid':
      return { what: 'cannot', do: step.what };
    default:
      return { what: step.do, by: quantityOf(step.by, scope) };
  }
}
export function giftOf(gift: Gift, scope: Scope): SaidGift {
  switch (gift.what) {
    case 'basic':
      return { what: 'basic', basic: planBasic(gift.basic) };
    case 'cannot':
      return gift;
    default:
      return { what: gift.what, by: quantityOf(gift.by, scope) };
  }
}
/** What a Bonus binds as the other card is the battle opponent (section 8). */
export function planBasic(basic: Basic): SaidBasic {
  if ('effect' in basic) {
    return { basic: basic.basic, effect: planEffect(basic.effect, newScope([], { other: 'battleOpponent' })) };
  }
  return 'cost' in basic ? { basic: basic.basic, cost: basic.cost } : { basic: basic.basic };
}

function quantityOf(amount: Amount, scope: Scope): Quantity {
  if (typeof amount === 'number') return amount;
  if ('count' in amount) return { each: amount.count, times: amount.times };
  if ('bound' in amount) return { eachOf: mention(scope, amount), times: amount.times };
  return { value: amount.value, of: mention(scope, amount.of) };
}
const playerOf = ({ who = 'you' }: { readonly who?: Player }): Player => who;

export function clauseOf(step: Exclude<Simple, Changing>, scope: Scope): Clause {
  switch (step.do) {
    case 'act':
    case 'ready':
    case 'down':
    case 'reveal':
    case 'takeOver':
      return { do: step.do, what: mention(scope, step.target) };
    case 'move':
      return { do: 'move', what: mention(scope, step.target), to: step.to };
    case 'enter':
      return {
        do: 'enter',
        what: mention(scope, step.target),
        acted: step.state === 'acted',
        anyCell: step.anyCell === true,
      };
    case 'relocate':
      return { do: 'relocate', what: mention(scope, step.target), to: placeOf(step, scope) };
    case 'exchange':
      return { do: 'exchange', what: mention(scope, step.target), with: mention(scope, step.with) };
    case 'negate':
      return { do: 'negate', what: mentionRed(scope, step.declaration, isDeclaration) };
    default:
      return clauseOfCards(step, scope);
  }
}
const isCell = (naming: Naming): naming is CellNaming => 'cell' in naming;
const isDeclaration = (naming: Naming): naming is DeclarationNaming => 'declaration' in naming;
const placeOf = ({ to }: Of<'relocate'>, scope: Scope) =>
  typeof to === 'object' ? mentionRed(scope, to.cell, isCell) : to;

type OfCards = Of<'choose' | 'draw' | 'discard' | 'mill' | 'lookTop' | 'revealTop' | 'putBack' | 'search' | 'shuffle'>;
/** Steps that take cards from somewhere. */
function clauseOfCards(step: OfCards, scope: Scope): Clause {
  switch (step.do) {
    case 'choose':
      return choosing(step, scope);
    case 'draw':
      return { do: 'draw', amount: quantityOf(step.amount, scope), who: playerOf(step) };
    case 'discard':
      return {
        do: 'discard',
        amount: quantityOf(step.amount, scope),
        who: playerOf(step),
        card: step.card ?? {},
      };
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
    case 'shuffle':
      return { do: 'shuffle' };
  }
}
const FROM_DECK = { noun: 'card', owner: 'you', origin: 'deck' } as const;

function choosing({ as, from, amount = 1, upTo, by }: Of<'choose'>, scope: Scope): Clause {
  bind(scope, as, { noun: nounOf(from), many: amount > 1, owner: from.who, origin: originIn(from.where) });
  return { do: 'choose', from, amount, upTo: upTo === true, by: by ?? 'you' };
}
function milling(step: Of<'mill'>, scope: Scope): Clause {
  const amount = quantityOf(step.amount, scope);
  const who = playerOf(step);
  if (step.as !== undefined) {
    const owner = who === 'each' ? 'any' : who;
    const many = amount !== 1 || who === 'each';
    bind(scope, step.as, { noun: 'card', owner, origin: 'dustBox', many, whole: true });
  }
  return { do: 'mill', amount, who };
}
