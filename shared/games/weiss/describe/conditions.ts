// The conditions of an ability as clauses after "if".
import type { Amount, Condition, Range, Row, Workplace } from '../ability-data.ts';
import { amountPhrase } from './amounts.ts';
import { type Book, joinedBy, saidOf, say } from './book.ts';
import { cardsIn, eitherKind, onePhrase, quoted, rangePhrase, whereOf } from './kinds.ts';
import { mentionOf, type Scope, sideOf } from './scope.ts';

export const conditionsPhrase = (book: Book, conditions: readonly Condition[], scope: Scope): string =>
  joinedBy(
    book,
    'and.if',
    conditions.map((condition) => conditionPhrase(book, condition, scope)),
  );

export function conditionPhrase(book: Book, condition: Condition, scope: Scope): string {
  if ('count' in condition) return countPhrase(book, condition, scope);
  if ('turn' in condition) return say(book, 'if.turn', { turn: say(book, `turn.${condition.turn}`) });
  if ('phase' in condition) return say(book, 'if.phase', { phase: say(book, `phase.${condition.phase}`) });
  if ('thisIn' in condition) return say(book, `if.in.${condition.thisIn satisfies Row | Workplace}`);
  if ('bound' in condition) return boundPhrase(book, condition, scope);
  if ('amount' in condition) {
    const amount = amountPhrase(book, condition.amount, scope);
    return say(book, 'if.amount', { amount, range: rangePhrase(book, condition, scope) });
  }
  if ('yourLevel' in condition) return say(book, 'if.level', { range: rangePhrase(book, condition.yourLevel, scope) });
  if ('target' in condition) return targetPhrase(book, condition, scope);
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
    return say(book, 'if.all', { cards, kind: eitherKind(book, condition.are, 'character', true, scope) });
  }
  if ('placedThisTurn' in condition) return say(book, 'if.placedThisTurn');
  if ('battle' in condition) return say(book, `if.battle.${condition.battle}`);
  if ('not' in condition) return say(book, 'if.not', { condition: conditionPhrase(book, condition.not, scope) });
  return joinedBy(
    book,
    'or.if',
    condition.or.map((one) => conditionPhrase(book, one, scope)),
  );
}

type Count = Extract<Condition, { count: unknown }>;
function countPhrase(book: Book, { count, ...range }: Count, scope: Scope): string {
  const { battling, facing, ...kind } = count;
  const { who: _, where: __, ...only } = kind;
  if (battling === 'this') return say(book, 'if.battling', { one: onePhrase(book, only, 'character', scope) });
  if (facing && range.atLeast === 1) return say(book, 'if.facing', { one: onePhrase(book, only, 'character', scope) });
  const where = whereOf(count.where);
  const side = sideOf(scope, count.who) === 'they' ? 'you' : (count.who as 'you');
  const pile = where === 'pile' ? say(book, `pile.${count.where as 'deck'}`) : '';
  if (where === 'pile' && typeof count.name === 'string' && range.atLeast === 1 && range.atMost === undefined)
    return say(book, `if.named.${side}`, { name: quoted(book, count.name), pile });
  const many = isSeveral(range);
  const cards = saidOf(joinedAmount(book, range, cardsIn(book, count, many, scope), scope), many);
  if (where === 'looked' || where === 'markers') return say(book, `if.${where}`, { cards });
  return where === 'stage' ? say(book, `if.stage.${side}`, { cards }) : say(book, `if.pile.${side}`, { cards, pile });
}
const isSeveral = ({ atLeast, atMost }: Range): boolean => atLeast !== 1 || atMost !== undefined;
/** "2 or more characters", "a character", "no characters". */
function joinedAmount(book: Book, range: Range, cards: string, scope: Scope): string {
  const n = amountWord(book, range, scope);
  return say(book, 'some.are', { n, cards });
}
function amountWord(book: Book, range: Range, scope: Scope): string {
  const { atLeast, atMost } = range;
  if (atLeast === 1 && atMost === undefined) return say(book, 'amount.one');
  if (atLeast === undefined && atMost === 0) return say(book, 'amount.no');
  return rangePhrase(book, range, scope, 'amount');
}

function boundPhrase(book: Book, { bound, is, ...range }: Extract<Condition, { bound: string }>, scope: Scope): string {
  const many = scope.bound.get(bound)?.many === true;
  if (is === undefined) {
    const several = range.atLeast !== 1;
    return say(book, 'if.bound', {
      cards: saidOf(joinedAmount(book, exactly(range), eitherKind(book, {}, 'card', several, scope), scope), several),
    });
  }
  if (!many) return say(book, 'if.bound.it', { one: onePhrase(book, is, 'card', scope) });
  return say(book, 'if.bound.those', {
    n: saidOf(rangePhrase(book, range, scope, 'amount'), true),
    kind: eitherKind(book, is, 'card', true, scope),
  });
}
const exactly = ({ atLeast, atMost }: Range): Range => {
  const ends: { atLeast?: Amount; atMost?: Amount } = {};
  if (atLeast !== undefined) ends.atLeast = atLeast;
  if (atMost !== undefined) ends.atMost = atMost;
  return ends;
};

function targetPhrase(book: Book, { target, is }: Extract<Condition, { target: unknown }>, scope: Scope): string {
  const who = mentionOf(book, scope, target, 'subject');
  const [only, ...others] = Object.keys(is);
  if (only === 'state' && others.length === 0 && is.state !== undefined)
    return say(book, `if.is.state.${is.state}`, { who });
  const one = who.many ? eitherKind(book, is, 'card', true, scope) : onePhrase(book, is, 'card', scope);
  return say(book, 'if.is', { who, one });
}
