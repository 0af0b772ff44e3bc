// English card text: each verb as a clause.
import type { Amount, Destination, Effect, Target } from '../card-data.ts';
import type { Binding, Scope } from './en-effects.ts';
import { type Change, changePhrase, untilPhrase } from './en-gifts.ts';
import { allOf, cards, pileWord, placed, plain, someOf } from './en-select.ts';

/** Steps that are one clause; the others are sentences of their own. */
export type Simple = Exclude<Effect, { do: 'if' | 'pay' | 'forEach' | 'may' }>;
type Of<Do extends Effect['do']> = Extract<Effect, { do: Do }>;

/** The clause of a step; `changes` are the changes of values that it says together. */
export function clauseOf(step: Simple, changes: readonly Change[], scope: Scope): string {
  switch (step.do) {
    case 'choose':
      return choosing(step, scope);
    case 'move':
      return moving(step, scope);
    case 'place':
      return placing(step, scope);
    case 'swap':
      return `move ${objectOf(step.target, scope)} to another slot, changing places with a character there`;
    case 'turn':
      return `${step.to === 'reverse' ? 'reverse' : step.to} ${objectOf(step.target, scope)}`;
    case 'power':
    case 'soul':
    case 'level':
      return changing(changes, scope);
    case 'reveal':
      return `reveal ${objectOf(step.target, scope)}`;
    case 'encore':
      return 'return this card from your waiting room to the slot it left, resting';
    case 'damage':
      return damaging(step);
    default:
      return fromPiles(step, scope);
  }
}

/** Verbs that take cards off a pile. */
function fromPiles(
  step: Exclude<
    Simple,
    { do: 'choose' | 'move' | 'place' | 'swap' | 'turn' | 'power' | 'soul' | 'level' | 'reveal' | 'encore' | 'damage' }
  >,
  scope: Scope,
): string {
  switch (step.do) {
    case 'draw':
      return step.upTo ? `draw up to ${cards(step.amount)}` : `draw ${cards(step.amount)}`;
    case 'discard':
      return discarding(step);
    case 'lookTop':
      bind(scope, step.as, step.amount > 1);
      return step.upTo
        ? `look at up to ${cards(step.amount)} from the top of your deck`
        : `look at ${topOf(step.amount, 'deck')}`;
    case 'revealTop':
      bind(scope, step.as, step.amount > 1);
      return `reveal ${topOf(step.amount, 'deck')}`;
    case 'putBack':
      return puttingBack(step, scope);
    case 'search':
      bind(scope, step.as, step.amount > 1);
      return `search your deck for up to ${step.amount} ${plain(step.card, 'card', step.amount > 1)}`;
    case 'shuffle':
      return 'shuffle your deck';
    case 'flip':
      bind(scope, step.as, step.amount > 1);
      return `flip over ${topOf(step.amount, 'deck')}, and put ${step.amount > 1 ? 'them' : 'it'} into your waiting room`;
    case 'mill':
      if (step.as !== undefined) bind(scope, step.as, step.amount > 1);
      return `put ${topOf(step.amount, 'deck')} into your waiting room`;
    case 'stockCharge':
      return `${step.optional ? 'you may ' : ''}put ${topOf(step.amount, 'deck')} into your stock`;
    case 'heal':
      return `${step.optional ? 'you may ' : ''}put ${topOf(step.amount, 'clock')} into your waiting room`;
  }
}

const topOf = (amount: number, pile: 'deck' | 'clock'): string =>
  amount === 1 ? `the top card of your ${pile}` : `the top ${amount} cards of your ${pile}`;
const bind = (scope: Scope, as: string, many: boolean): void => {
  scope.bound.set(as, { many, noun: 'card', owner: 'you', returns: false });
};

function choosing({ as, from, amount = 1, by, ...step }: Of<'choose'>, scope: Scope): string {
  const upTo = step.upTo === true;
  const onStage = from.where === 'stage' || from.where === 'front' || from.where === 'back';
  scope.bound.set(as, {
    many: amount > 1,
    noun: onStage || from.type === 'character' ? 'character' : 'card',
    owner: from.who,
    returns: onStage || from.where === 'waitingRoom' || from.where === 'clock' || from.where === 'memory',
  });
  if (by !== 'opponent') return `choose ${someOf(from, amount, upTo)}`;
  const whose = from.who === 'opponent' ? 'their' : from.who === 'you' ? 'your' : 'either';
  return `your opponent chooses ${someOf(from, amount, upTo, whose)}`;
}

/** As the object of a verb: "it", "them", "this card", "all of your characters". */
function objectOf(target: Target, scope: Scope): string {
  if (target === 'this') return 'this card';
  if (target === 'battleOpponent') return scope.opponentNamed ? 'that character' : "this card's battle opponent";
  if ('all' in target) return allOf(target.all);
  return scope.bound.get(target.bound)?.many ? 'them' : 'it';
}
/** As the subject of a sentence, and whether it is several. */
function subjectOf(target: Target, scope: Scope): readonly [string, boolean] {
  if (typeof target === 'string') return [objectOf(target, scope), false];
  if ('all' in target) return [allOf(target.all), true];
  const { many, noun } = bindingOf(target, scope) ?? { many: false, noun: 'card' };
  return [many ? `those ${noun}s` : `that ${noun}`, many];
}
const bindingOf = (target: Target, scope: Scope): Binding | undefined =>
  typeof target === 'object' && 'bound' in target ? scope.bound.get(target.bound) : undefined;

function changing(changes: readonly Change[], scope: Scope): string {
  const first = changes[0] as Change;
  const [subject, many] = subjectOf(first.target, scope);
  const gets = changes.map((change) => changePhrase(change.do, change.by)).join(' and ');
  return `${subject} ${many ? 'get' : 'gets'} ${gets} ${untilPhrase(first.until)}`;
}

/** Cards of the opponent go to their owner's zones. */
function moving({ target, to }: Of<'move'>, scope: Scope): string {
  const binding = bindingOf(target, scope);
  const foreign = target === 'battleOpponent' || (binding !== undefined && binding.owner !== 'you');
  const whose = foreign ? (binding?.many ? "their owners'" : "its owner's") : 'your';
  const what = objectOf(target, scope);
  return to === 'hand' && (binding?.returns === true || foreign || target === 'this')
    ? `return ${what} to ${whose} hand`
    : destined(what, whose, to);
}
function destined(what: string, whose: string, to: Destination): string {
  switch (to) {
    case 'deckTop':
      return `put ${what} on the top of ${whose} deck`;
    case 'deckBottom':
      return `put ${what} on the bottom of ${whose} deck`;
    case 'deckShuffled':
      return `shuffle ${what} into ${whose} deck`;
    default:
      return `put ${what} into ${whose} ${pileWord(to)}`;
  }
}

function placing({ target, slot = 'any', state }: Of<'place'>, scope: Scope): string {
  const what = objectOf(target, scope);
  const resting = state === 'rest' ? ', resting' : '';
  switch (slot) {
    case 'same':
      return `put ${what} onto the slot that this card had${resting}`;
    case 'any':
      return `put ${what} onto any slot of your stage${resting}`;
    case 'emptyBack':
      return `${target === 'this' ? 'move' : 'put'} ${what} to an empty slot of your back stage${resting}`;
  }
}

function puttingBack({ bound, to, except }: Of<'putBack'>, scope: Scope): string {
  const many = scope.bound.get(bound)?.many === true;
  const what = except !== undefined ? 'the rest' : many ? 'them' : 'it';
  const order = many ? ' in any order' : '';
  switch (to) {
    case 'deckTop':
      return `put ${what} back on the top of your deck${order}`;
    case 'deckBottom':
      return `put ${what} on the bottom of your deck${order}`;
    case 'waitingRoom':
      return `put ${what} into your waiting room`;
  }
}

function discarding({ amount, who, card = {} }: Of<'discard'>): string {
  const what = `${amount} ${plain(card, 'card', amount > 1)}`;
  return who === 'opponent' ? `your opponent discards ${what} from their hand` : `discard ${what} from your hand`;
}

function damaging({ amount, to }: Of<'damage'>): string {
  const whom = to === 'opponent' ? 'your opponent' : 'yourself';
  return typeof amount === 'number'
    ? `deal ${amount} damage to ${whom}`
    : `deal damage to ${whom} equal to ${countOf(amount)}`;
}
function countOf(amount: Exclude<Amount, number>): string {
  const what = 'count' in amount ? placed(amount.count) : 'those cards';
  return amount.times === 1 ? `the number of ${what}` : `${amount.times} times the number of ${what}`;
}
