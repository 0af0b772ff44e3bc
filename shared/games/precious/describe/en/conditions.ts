// English card text: conditions, after "if" or as a time.
import { listed, rangePhrase } from '../../../../kernel/describe/en/words.ts';
import type { CardType, Kind, Range } from '../../card-data.ts';
import { EN_TERMS } from '../../text/en/terms.ts';
import { isTime, type Time } from '../occasions.ts';
import { isField, isMany, nounOf, type SaidCondition } from '../plan.ts';
import {
  kindPhrase,
  type Noun,
  nameWord,
  participatingWord,
  possessions,
  stateWord,
  thisCard,
  traitsWord,
  withArticle,
} from './kinds.ts';
import { objectOf, opponentWords, subjectOf } from './mentions.ts';
import { manyOf } from './select.ts';

type Of<K extends string> = Extract<SaidCondition, { readonly [P in K]: unknown }>;

/** "if A and B, " for those that are no time. */
export function conditionsLead(conditions: readonly SaidCondition[], self: CardType): string {
  const others = conditions.filter((one) => !isTime(one)).map((one) => conditionPhrase(one, self));
  return others.length === 0 ? '' : `if ${listed(others)}, `;
}
/** "during your turn, " for those that are a time. */
export const timesLead = (conditions: readonly SaidCondition[]): string =>
  conditions.flatMap((one) => (isTime(one) ? [`during ${turnWords(one)}, `] : [])).join('');
const turnWords = ({ turn }: Time): string => (turn === 'you' ? 'your turn' : "your opponent's turn");

/** As a clause after "if". */
export function conditionPhrase(condition: SaidCondition, self: CardType): string {
  if ('count' in condition) return countPhrase(condition, self);
  if ('turn' in condition) return `it is ${turnWords(condition)}`;
  if ('thisIn' in condition) return `${thisCard(self)} is in the ${EN_TERMS.zones[condition.thisIn]}`;
  if ('thisIs' in condition) return `${thisCard(self)} ${predicate(condition.thisIs, self)}`;
  if ('points' in condition) return `you have ${condition.points} points than your opponent`;
  return amongPhrase(condition, self);
}

/** "is resting and has AP 30 or more". */
function predicate(kind: Kind, self: CardType): string {
  const is = [
    stateWord(kind),
    kind.color === undefined ? '' : EN_TERMS.colors[kind.color],
    kind.participates === 'any' ? 'participating in an approach' : participatingWord(kind),
    kind.type === undefined ? '' : withArticle(kindPhrase({ type: kind.type }, 'card', false, self)),
    nameWord(kind.name),
    traitsWord(kind.traits),
    kind.work === undefined ? '' : `of the work ${nameWord(kind.work)}`,
    kind.participates === 'opponent' ? `in an approach with ${thisCard(self)}` : '',
  ].filter((word) => word !== '');
  const has = [...possessions(kind), ...(kind.supported === false ? ['no support card'] : [])];
  const parts = [...(is.length === 0 ? [] : [`is ${listed(is)}`]), ...(has.length === 0 ? [] : [`has ${listed(has)}`])];
  return parts.length === 0 ? `is ${withArticle(kindPhrase(kind, self, false, self))}` : listed(parts);
}

/** "2 or more", "1 or fewer", "no", "exactly 2" before what is counted. */
function amountPhrase(range: Range): string {
  if (range.atMost === 0) return 'no';
  return `${range.atLeast === range.atMost ? 'exactly ' : ''}${rangePhrase(range, 'fewer')}`;
}
function countPhrase({ count, ...range }: Of<'count'>, self: CardType): string {
  const isOne = range.atLeast === 1 && range.atMost === undefined;
  if (isOne && count.participates === 'opponent') return opponentPhrase(count, self);
  const words = manyOf(count, !isOne, self);
  const what = isOne ? withArticle(words) : `${amountPhrase(range)} ${words}`;
  const there = `there ${isOne ? 'is' : 'are'} ${what}`;
  if (isField(count.where)) {
    if (count.who === 'any') return count.where === 'field' ? `${there} on the field` : there;
    return count.who === 'you' ? `you have ${what}` : `your opponent has ${what}`;
  }
  if (count.where !== 'hand' || count.who === 'any') return there;
  return count.who === 'you' ? `you have ${what}` : `your opponent has ${ofTheirs(what)}`;
}
/** "your opponent has 3 cards in their hand". */
const ofTheirs = (what: string): string => what.replace("in your opponent's hand", 'in their hand');
/** What the other one in the approach is. */
function opponentPhrase({ participates: _, ...select }: Of<'count'>['count'], self: CardType): string {
  const { who: _who, where: _where, ...kind } = select;
  return `${opponentWords(self)} is ${withArticle(kindPhrase(kind, nounOf(select), false, self))}`;
}

function amongPhrase({ among, is, atLeast }: Of<'among'>, self: CardType): string {
  const many = isMany(among);
  if (is === undefined) return many ? `${atLeast} or more of them are there` : 'one was chosen';
  const noun: Noun = among.of === 'bound' ? among.noun : 'character';
  if (!many) return `${subjectOf(among, self)} is ${withArticle(kindPhrase(is, noun, false, self))}`;
  const those = objectOf(among, self);
  return atLeast === 1
    ? `there is ${withArticle(kindPhrase(is, noun, false, self))} among ${those}`
    : `there are ${atLeast} or more ${kindPhrase(is, noun, true, self)} among ${those}`;
}
