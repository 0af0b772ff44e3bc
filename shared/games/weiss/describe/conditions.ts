// The conditions of an ability as clauses after "if".
import type { Amount, Condition, Range, Row, Workplace } from '../ability-data.ts';
import { amountPhrase } from './amounts.ts';
import { type Book, joinedBy, saidOf, say } from './book.ts';
import { cardsIn, eitherKind, onePhrase, quoted, rangePhrase, whereOf } from './kinds.ts';
import type { PhraseKey } from './phrases/en.ts';
import { mentionOf, type Scope, sideOf } from './scope.ts';
import type { Form, Slots } from './template.ts';

export const conditionsPhrase = (book: Book, conditions: readonly Condition[], scope: Scope): string =>
  joinedBy(
    book,
    'and.if',
    conditions.map((condition, i) =>
      conditionPhrase(book, condition, scope, i === conditions.length - 1 ? 'last' : 'joined'),
    ),
  );

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
  if ('all' in condition) {
    const stage = whereOf(condition.all.where) === 'stage';
    const cards = say(
      book,
      stage ? `all.stage.${sideOf(scope, condition.all.who)}` : `all.pile.${sideOf(scope, condition.all.who)}`,
      {
        cards: cardsIn(book, condition.all, true, scope),
        pile: stage ? '' : say(book, `pile.${condition.all.where as 'deck'}`),
      },
    );
    return say(book, 'if.all', { cards, kind: eitherKind(book, condition.are, 'character', true, scope) }, form);
  }
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

type Count = Extract<Condition, { count: unknown }>;
function countPhrase(book: Book, { count, ...range }: Count, scope: Scope, form: Form): string {
  const { battling, facing, ...kind } = count;
  const { who: _, where: __, ...only } = kind;
  if (battling === 'this') return say(book, 'if.battling', { one: onePhrase(book, only, 'character', scope) }, form);
  if (facing && range.atLeast === 1)
    return say(book, 'if.facing', { one: onePhrase(book, only, 'character', scope) }, form);
  const where = whereOf(count.where);
  const side = sideOf(scope, count.who) === 'they' ? 'you' : (count.who as 'you');
  const pile = where === 'pile' ? say(book, `pile.${count.where as 'deck'}`) : '';
  if (where === 'pile' && typeof count.name === 'string' && range.atLeast === 1 && range.atMost === undefined)
    return say(book, `if.named.${side}`, { name: quoted(book, count.name), pile }, form);
  const many = isSeveral(range);
  const slots = {
    ...amountSlots(book, range, cardsIn(book, count, many, scope), many, scope, form, where === 'stage'),
    pile,
  };
  if (where === 'looked' || where === 'markers') return say(book, `if.${where}`, slots, form);
  return say(book, where === 'stage' ? `if.stage.${side}` : `if.pile.${side}`, slots, form);
}
const isSeveral = ({ atLeast, atMost }: Range): boolean => atLeast !== 1 || atMost !== undefined;
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
  return { cards: saidOf(say(book, 'some.are', { n, cards: kind }), many), n, kind, be: say(book, be, {}, form) };
}
function amountWord(book: Book, range: Range, scope: Scope): string {
  const { atLeast, atMost } = range;
  if (atLeast === 1 && atMost === undefined) return say(book, 'amount.one');
  if (atLeast === undefined && atMost === 0) return say(book, 'amount.no');
  return rangePhrase(book, range, scope, 'amount');
}

function boundPhrase(
  book: Book,
  { bound, is, ...range }: Extract<Condition, { bound: string }>,
  scope: Scope,
  form: Form,
): string {
  const many = scope.bound.get(bound)?.many === true;
  if (is === undefined) {
    const several = range.atLeast !== 1;
    const kind = eitherKind(book, {}, 'card', several, scope);
    return say(book, 'if.bound', amountSlots(book, exactly(range), kind, several, scope, form), form);
  }
  if (!many) return say(book, 'if.bound.it', { one: onePhrase(book, is, 'card', scope) }, form);
  const kind = eitherKind(book, is, 'card', true, scope);
  const n = saidOf(rangePhrase(book, range, scope, 'amount'), true);
  return say(book, 'if.bound.those', { ...amountSlots(book, exactly(range), kind, true, scope, form), n }, form);
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
  const who = mentionOf(book, scope, target, 'subject');
  const [only, ...others] = Object.keys(is);
  if (only === 'state' && others.length === 0 && is.state !== undefined)
    return say(book, `if.is.state.${is.state}`, { who }, form);
  const one = who.many ? eitherKind(book, is, 'card', true, scope) : onePhrase(book, is, 'card', scope);
  return say(book, 'if.is', { who, one }, form);
}
