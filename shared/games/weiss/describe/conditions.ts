// The conditions of an ability as clauses after "if".
import type { Amount, Condition, Kind, Range, Row, Select, Workplace } from '../ability-data.ts';
import { amountPhrase, thoseOf } from './amounts.ts';
import { type Book, joinedBy, saidOf, say } from './book.ts';
import {
  cardsIn,
  eitherKind,
  group,
  isAnyMarker,
  isCounted,
  nounIn,
  onePhrase,
  oneSaid,
  quoted,
  rangePhrase,
  whereOf,
} from './kinds.ts';
import type { PhraseKey } from './phrases/en.ts';
import { mentionOf, nounWord, type Scope } from './scope.ts';
import type { Form, Slots } from './template.ts';

/** What is one of several comes last, so that "or" joins nothing else. */
export function conditionsPhrase(book: Book, conditions: readonly Condition[], scope: Scope): string {
  const isLoose = (one: Condition): boolean => 'or' in one && one.or.length > 1;
  const all = [...conditions.filter((one) => !isLoose(one)), ...conditions.filter(isLoose)];
  const words = all.map((condition, i) => {
    const text = conditionPhrase(book, condition, scope, i === all.length - 1 ? 'last' : 'joined');
    return isLoose(condition) && all.length > 1 ? say(book, 'or.either', { text }) : text;
  });
  return joinedBy(book, 'and.if', words);
}

/** The last before what follows from it, or joined to another; under "not" it stands as a clause under "may" would. */
export function conditionPhrase(book: Book, condition: Condition, scope: Scope, form: Form = 'last'): string {
  if ('count' in condition) return countPhrase(book, condition, scope, form);
  if ('turn' in condition) return say(book, 'if.turn', { turn: say(book, `turn.${condition.turn}`) }, form);
  if ('phase' in condition) return say(book, 'if.phase', { phase: say(book, `phase.${condition.phase}`) }, form);
  if ('thisIn' in condition) return say(book, `if.in.${condition.thisIn satisfies Row | Workplace}`, {}, form);
  if ('bound' in condition) return boundPhrase(book, condition, scope, form);
  if ('amount' in condition) {
    const amount = amountPhrase(book, condition.amount, scope);
    return say(book, 'if.amount', { amount, range: rangePhrase(book, condition, scope) }, form);
  }
  if ('yourLevel' in condition)
    return say(book, 'if.level', { range: rangePhrase(book, condition.yourLevel, scope) }, form);
  if ('target' in condition) return targetPhrase(book, condition, scope, form);
  if ('all' in condition) return allPhrase(book, condition.all, condition.are, scope, form);
  if ('placedThisTurn' in condition) return say(book, 'if.placedThisTurn', {}, form);
  if ('battle' in condition) return say(book, `if.battle.${condition.battle}`, {}, form);
  if ('not' in condition)
    return say(book, 'if.not', { condition: conditionPhrase(book, condition.not, scope, 'may') }, form);
  return joinedBy(
    book,
    form === 'may' ? 'nor.if' : 'or.if',
    condition.or.map((one, i) =>
      conditionPhrase(book, one, scope, form === 'joined' && i < condition.or.length - 1 ? 'last' : form),
    ),
  );
}

function allPhrase(book: Book, all: Select, are: Kind, scope: Scope, form: Form): string {
  const cards = group(book, 'all', all, '', true, scope);
  const state = onlyState(are);
  if (state !== undefined) return say(book, `if.all.state.${state}`, { cards }, form);
  return say(book, 'if.all', { cards, kind: eitherKind(book, are, nounIn(all), true, scope) }, form);
}
/** A state that is all that is asked for. */
const onlyState = (kind: Kind): Kind['state'] => (Object.keys(kind).length === 1 ? kind.state : undefined);

type Count = Extract<Condition, { count: unknown }>;
function countPhrase(book: Book, { count, ...range }: Count, scope: Scope, form: Form): string {
  const { battling, facing, ...kind } = count;
  const { who: _, where: __, ...only } = kind;
  const isOne = range.atLeast === 1 && range.atMost === undefined;
  if (battling === 'this' && isOne)
    return say(book, 'if.battling', { one: onePhrase(book, only, 'character', scope) }, form);
  if (facing && isOne) return say(book, 'if.facing', { one: onePhrase(book, only, 'character', scope) }, form);
  if (isCounted(range)) {
    const amount = amountPhrase(book, { count }, scope);
    return say(book, 'if.amount', { amount, range: rangePhrase(book, range, scope) }, form);
  }
  const where = whereOf(count.where);
  const side = count.who;
  const pile = where === 'pile' ? say(book, `pile.${count.where as 'deck'}`) : '';
  if (where === 'pile' && typeof count.name === 'string' && isOne && Object.keys(only).length === 1)
    return say(book, `if.named.${side}`, { name: quoted(book, count.name), pile }, form);
  const many = isSeveral(range);
  const cards = cardsIn(book, count, many, scope);
  const isNone = range.atLeast === undefined && range.atMost === 0;
  const both = saidOf('', many && !isNone);
  const slots = { ...amountSlots(book, range, cards, many, scope, form, where === 'stage'), pile, both };
  if (isAnyMarker(count)) return say(book, 'if.anyMarkers', slots, form);
  if (where === 'looked' || where === 'markers') return say(book, `if.${where}`, slots, form);
  return say(book, where === 'stage' ? `if.stage.${side}` : `if.pile.${side}`, slots, form);
}
const isSeveral = ({ atLeast, atMost }: Range): boolean => atLeast !== 1 || (atMost !== undefined && atMost !== 1);
/** "2 or more characters", "a character", "no characters". */
function amountSlots(
  book: Book,
  range: Range,
  kind: string,
  many: boolean,
  scope: Scope,
  form: Form,
  onStage = false,
): Slots {
  const n = amountWord(book, range, scope);
  const place = onStage ? 'stage' : 'pile';
  const { atLeast, atMost } = range;
  let be: PhraseKey = 'be.amount';
  if (atLeast !== undefined && atMost === undefined) be = `be.${place}`;
  if (atLeast === undefined && atMost === 0) be = `be.none.${place}`;
  // A language with articles says "an event"; what is named has none.
  const cards = isSome(range) && book.latin ? oneSaid(book, kind) : say(book, 'some.are', { n, cards: kind });
  return { cards: saidOf(cards, many), n, kind, be: say(book, be, {}, form) };
}
const isSome = ({ atLeast, atMost }: Range): boolean => atLeast === 1 && atMost === undefined;
function amountWord(book: Book, range: Range, scope: Scope): string {
  const { atLeast, atMost } = range;
  if (atLeast === 1 && atMost === undefined) return say(book, 'amount.one');
  if (atLeast === undefined && atMost === 0) return say(book, 'amount.no');
  return rangePhrase(book, range, scope, 'amount');
}

function boundPhrase(
  book: Book,
  { bound, is, ...rest }: Extract<Condition, { bound: string }>,
  scope: Scope,
  form: Form,
): string {
  const range = exactly(rest);
  const binding = scope.bound.get(bound);
  const noun = binding?.noun ?? scope.other?.noun ?? 'card';
  if (binding?.many !== true && is !== undefined) {
    const one = onePhrase(book, is, noun, scope);
    const it = (as: Form): string =>
      say(book, 'if.bound.it', { who: mentionOf(book, scope, { bound }, 'object'), one }, as);
    return range.atMost === 0 ? say(book, 'if.not', { condition: it('may') }, form) : it(form);
  }
  if (isCounted(range) || (is === undefined && scope.last !== bound && scope.bound.size > 1)) {
    const amount = amountPhrase(book, { bound, ...(is && { is }) }, scope);
    return say(book, 'if.amount', { amount, range: rangePhrase(book, range, scope, 'amount') }, form);
  }
  if (is === undefined) {
    const several = isSeveral(range);
    const kind = say(book, 'such', { noun: nounWord(book, noun, several) });
    const slots = amountSlots(book, range, kind, several, scope, form);
    const one = say(book, 'such.one', { one: onePhrase(book, {}, noun, scope) });
    return say(book, 'if.bound', isSome(range) ? { ...slots, cards: saidOf(one) } : slots, form);
  }
  const kind = eitherKind(book, is, noun, true, scope);
  const slots = amountSlots(book, range, kind, true, scope, form);
  const isNone = range.atLeast === undefined && range.atMost === 0;
  const n = isNone ? say(book, 'amount.none') : rangePhrase(book, range, scope, 'amount');
  return say(book, 'if.bound.those', { ...slots, n: saidOf(n, true), those: thoseOf(book, scope, bound) }, form);
}
const exactly = ({ atLeast, atMost }: Range): Range => {
  const ends: { atLeast?: Amount; atMost?: Amount } = {};
  if (atLeast !== undefined) ends.atLeast = atLeast;
  if (atMost !== undefined) ends.atMost = atMost;
  return ends;
};

function targetPhrase(
  book: Book,
  { target, is }: Extract<Condition, { target: unknown }>,
  scope: Scope,
  form: Form,
): string {
  if (typeof target === 'object' && 'all' in target) return allPhrase(book, target.all, is, scope, form);
  const who = mentionOf(book, scope, target, 'subject');
  const state = onlyState(is);
  if (state !== undefined) return say(book, `if.is.state.${state}`, { who }, form);
  const noun = typeof target === 'object' ? (scope.bound.get(target.bound)?.noun ?? 'card') : 'character';
  const one = who.many ? eitherKind(book, is, noun, true, scope) : onePhrase(book, is, noun, scope);
  return say(book, 'if.is', { who, one }, form);
}
