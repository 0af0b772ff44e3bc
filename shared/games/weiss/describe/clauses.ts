// Each verb as a clause.
import type { Destination, Effect, Player, Target, Who } from '../ability-data.ts';
import { isOne, number, thoseOf, withX } from './amounts.ts';
import { type Book, listed, saidOf, say } from './book.ts';
import { topPhrase } from './costs.ts';
import { giftClauses, playerSaid, untilPhrase, valuesClause } from './gifts.ts';
import { eitherKind, group, nounOf } from './kinds.ts';
import { bind, bindingOfSelect, mentionOf, ownerBy, ownerOf, type Scope, sideOf, whosePhrase } from './scope.ts';
import type { Form, Said } from './template.ts';

/** Steps that lead to others are sentences of their own. */
export type Led = Extract<Effect, { do: 'may' | 'pay' | 'if' | 'forEach' | 'repeat' | 'oneOf' | 'by' | 'later' }>;
export type Simple = Exclude<Effect, Led>;
export type Change = Extract<Effect, { do: 'power' | 'soul' | 'level' }>;
type Of<Do extends Effect['do']> = Extract<Effect, { do: Do }>;

/** The clause of a step; `changes` are the changes of values that it says together. */
export function clauseOf(book: Book, step: Simple, changes: readonly Change[], scope: Scope, form: Form): string {
  return withX(book, scope, plainClause(book, step, changes, scope, form));
}
function plainClause(book: Book, step: Simple, changes: readonly Change[], scope: Scope, form: Form): string {
  switch (step.do) {
    case 'choose':
      return choosing(book, step, scope, form);
    case 'move':
      return moving(book, step, scope, form);
    case 'place':
      return placing(book, step, scope, form);
    case 'exchange':
      return say(
        book,
        'do.exchange',
        {
          a: mentionOf(book, scope, step.target, 'subject'),
          b: mentionOf(book, scope, step.with, 'subject'),
          state: step.state === undefined || step.state === 'stand' ? '' : say(book, `exchange.${step.state}`),
        },
        form,
      );
    case 'swap':
      return say(book, 'do.swap', { what: mentionOf(book, scope, step.target, 'object') }, form);
    case 'turn':
      return say(book, `do.turn.${step.to}`, { what: mentionOf(book, scope, step.target, 'object') }, form);
    case 'power':
    case 'soul':
    case 'level':
      return changing(book, changes, scope, form);
    case 'give':
      return giving(book, step, scope, form);
    case 'reveal':
      return say(book, 'do.reveal', { what: mentionOf(book, scope, step.target, 'object') }, form);
    case 'encore':
      return say(book, 'do.encore', {}, form);
    case 'icon':
      return say(book, 'do.icon', { icon: say(book, `icon.${step.icon}`) }, form);
    case 'damage': {
      const theirs = step.to === 'you' ? 'do.damage.they' : 'do.damage.reader';
      const key = scope.doer === undefined ? (`do.damage.${step.to}` as const) : theirs;
      return say(book, key, { n: number(book, step.amount, scope) }, form);
    }
    default:
      return fromPiles(book, step, scope, form);
  }
}
/** Verbs that take cards off a pile. */
type FromPile = Of<
  | 'draw'
  | 'discard'
  | 'lookTop'
  | 'revealTop'
  | 'putBack'
  | 'search'
  | 'shuffle'
  | 'flip'
  | 'mill'
  | 'stockCharge'
  | 'heal'
  | 'take'
>;
const bindsNoun = (step: FromPile) => ('card' in step && step.card !== undefined ? nounOf(step.card) : 'card');
function fromPiles(book: Book, step: FromPile, scope: Scope, form: Form): string {
  const from = 'of' in step && step.of === 'opponent' ? 'opponent' : 'you';
  const whose = say(book, `whose.${sideOf(scope, from) as Player | 'they'}`);
  const n = 'amount' in step ? number(book, step.amount, scope) : 0;
  const many = 'amount' in step && !isOne(step.amount);
  const top = topPhrase(book, n);
  if ('as' in step && step.as !== undefined) {
    bind(scope, step.as, { noun: bindsNoun(step), many, ...ownerBy(scope, from), returns: false });
  }
  const count = saidOf(String(n), many);
  switch (step.do) {
    case 'draw':
      return say(book, step.upTo ? 'do.draw.upTo' : 'do.draw', { n: count }, form);
    case 'discard':
      return say(
        book,
        'do.discard',
        { cards: say(book, 'some', { n, cards: eitherKind(book, step.card ?? {}, 'card', many, scope) }), whose },
        form,
      );
    case 'lookTop':
      return say(book, step.upTo ? 'do.look.upTo' : 'do.look', { n: count, top, whose }, form);
    case 'revealTop':
      return say(book, 'do.revealTop', { top, whose }, form);
    case 'putBack':
      return puttingBack(book, step, scope, form);
    case 'search':
      return say(book, 'do.search', { n, cards: eitherKind(book, step.card, 'card', many, scope), whose }, form);
    case 'shuffle':
      return say(book, 'do.shuffle', { whose }, form);
    case 'flip':
      return say(book, 'do.flip', { n: count, top, whose }, form);
    case 'mill':
      return say(book, 'do.mill', { top, whose }, form);
    case 'stockCharge':
    case 'heal': {
      // Of several each may be the last.
      if (step.do === 'heal' && step.optional && many) return say(book, 'do.heal.upTo', { n: count, whose }, form);
      const words = say(book, `do.${step.do}`, { top, whose }, step.optional ? 'may' : form);
      if (!step.optional) return words;
      return say(book, scope.doer === undefined ? 'do.may' : 'do.may.they', { text: words }, form);
    }
    case 'take': {
      const what = saidOf(say(book, `${step.bottom ? 'bottom' : 'top'}.${step.from}`, { top, whose }), many);
      return say(book, `do.move.${step.to}`, { what, whose, many: count }, form);
    }
  }
}

function choosing(
  book: Book,
  { as, from, amount = 1, upTo, differing }: Of<'choose'>,
  scope: Scope,
  form: Form,
): string {
  const count = number(book, amount, scope);
  const n = say(book, upTo ? 'some.upTo' : 'some.n', { n: count });
  const many = !isOne(amount);
  let cards: string;
  if ('where' in from) {
    cards = group(book, 'pick', from, n, many, scope);
    bind(scope, as, bindingOfSelect(from, many, scope));
  } else {
    const { noun, ...of } = scope.bound.get(from.bound) ?? { noun: 'card' as const, owner: 'you' as const };
    const those = thoseOf(book, scope, from.bound);
    cards = say(book, 'pick.bound', { n, cards: eitherKind(book, from.is ?? {}, noun, many, scope), those });
    bind(scope, as, { returns: false, ...of, noun: from.is?.type ?? noun, many });
  }
  return say(book, 'do.choose', { cards: differing ? say(book, 'pick.differing', { cards }) : cards }, form);
}
function changing(book: Book, changes: readonly Change[], scope: Scope, form: Form): string {
  const [first] = changes as readonly [Change];
  const who = doing(scope, mentionOf(book, scope, first.target, 'subject'));
  const until = untilPhrase(book, first.until, scope);
  if (first.set) {
    const n = number(book, first.by, scope);
    return say(book, 'has.set', { value: say(book, `word.${first.do}`), who, n, until }, form);
  }
  const values = changes.map(({ do: what, by }) => ({ what, by }));
  return valuesClause(book, who, values, until, scope, form);
}
function giving(book: Book, { target, gives, until }: Of<'give'>, scope: Scope, form: Form): string {
  const who =
    target === 'you' || target === 'opponent'
      ? playerSaid(book, givenTo(scope, target))
      : mentionOf(book, scope, target, 'subject');
  return listed(book, giftClauses(book, doing(scope, who), gives, until, scope, form));
}
const givenTo = (scope: Scope, player: Player): Who => ownerBy(scope, player).owner;
/** After "have" a verb stands as it does after several. */
const doing = ({ isBare }: Scope, who: Said): Said => (isBare ? { ...who, many: true } : who);
/** Cards of the opponent go to their owner's zones. */
function moving(book: Book, { target, to }: Of<'move'>, scope: Scope, form: Form): string {
  const returns = typeof target === 'string' || 'all' in target || scope.bound.get(target.bound)?.returns !== false;
  const what = mentionOf(book, scope, target, 'object');
  const whose = whosePhrase(book, scope, target, what.many === true);
  const isBack = to === 'hand' && returns;
  return say(
    book,
    isBack ? 'do.return.hand' : `do.move.${to satisfies Destination}`,
    { what, whose, many: what },
    form,
  );
}
const statePhrase = (book: Book, state: Of<'place'>['state']): string =>
  state === undefined || state === 'stand' ? '' : say(book, `state.${state}`);
function placing(book: Book, { target, slot = 'any', state }: Of<'place'>, scope: Scope, form: Form): string {
  const what = mentionOf(book, scope, target, 'object');
  const whose = whosePhrase(book, scope, target, what.many === true);
  const slots = { what, whose, state: statePhrase(book, state) };
  const moves = slot !== 'same' && slot !== 'its';
  return moves && isThere(scope, target)
    ? say(book, `do.move.${slot}`, slots, form)
    : say(book, `do.place.${slot}`, slots, form);
}
/** A card that is on the stage already moves. */
const isThere = (scope: Scope, target: Target): boolean =>
  target === 'this' ||
  (typeof target === 'object' &&
    'bound' in target &&
    scope.bound.get(target.bound)?.noun === 'character' &&
    scope.bound.get(target.bound)?.onStage === true);
function puttingBack(book: Book, { bound, to, except }: Of<'putBack'>, scope: Scope, form: Form): string {
  const binding = scope.bound.get(bound);
  const many = binding?.many === true;
  const what: Said =
    except !== undefined ? saidOf(say(book, 'rest'), true) : mentionOf(book, scope, { bound }, 'object');
  const owner = ownerOf(scope, { bound });
  const whose = owner === 'any' ? whosePhrase(book, scope, { bound }, many) : say(book, `whose.${owner}`);
  return say(book, `do.putBack.${to}`, { what, whose, order: many ? say(book, 'order') : '' }, form);
}
