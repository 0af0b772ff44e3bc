// English card text: conditions, after "if" or as a time.
import { listed, rangePhrase } from '../../../../kernel/describe/en/words.ts';
import type { CardType, Cell, Kind, Range } from '../../card-data.ts';
import { EN_TERMS } from '../../text/en/terms.ts';
import { isTime, type Time } from '../occasions.ts';
import { isField, isMany, nounOf, type SaidCondition } from '../plan.ts';
import { battlingWord, kindPhrase, type Noun, possessions, thisCard, withArticle } from './kinds.ts';
import { objectOf, subjectOf } from './mentions.ts';
import { manyOf } from './select.ts';

type Of<K extends string> = Extract<SaidCondition, { readonly [P in K]: unknown }>;

/** "if A and B, " for those that are no time. */
export function conditionsLead(conditions: readonly SaidCondition[], self: CardType): string {
  const others = conditions.filter((one) => !isTime(one)).map((one) => conditionPhrase(one, self));
  return others.length === 0 ? '' : `if ${listed(others)}, `;
}
/** "during your turn, " for those that are a time. */
export const timesLead = (conditions: readonly SaidCondition[]): string =>
  conditions.flatMap((one) => (isTime(one) ? [`${timePhrase(one)}, `] : [])).join('');
const timePhrase = ({ turn }: Time): string => `during ${turnWords(turn)}`;
export const turnWords = (turn: 'you' | 'opponent'): string => (turn === 'you' ? 'your turn' : "your opponent's turn");

/** As a clause after "if". */
export function conditionPhrase(condition: SaidCondition, self: CardType): string {
  if ('count' in condition) return countPhrase(condition, self);
  if ('turn' in condition) return `it is ${turnWords(condition.turn)}`;
  if ('thisIn' in condition) return `${thisCard(self)} is in ${placePhrase(condition.thisIn)}`;
  if ('thisIs' in condition) return `${thisCard(self)} ${predicate(condition.thisIs, self)}`;
  if ('among' in condition) return amongPhrase(condition, self);
  return battlePhrase(condition.battle, self);
}

function placePhrase(place: 'attackRow' | 'defenceRow' | Cell): string {
  switch (place) {
    case 'attackRow':
      return 'the attack row';
    case 'defenceRow':
      return 'the defence row';
    case 'AL':
      return 'the left cell of the attack row';
    case 'AC':
      return 'the centre cell of the attack row';
    case 'AR':
      return 'the right cell of the attack row';
    case 'DL':
      return 'the left cell of the defence row';
    case 'DC':
      return 'the centre cell of the defence row';
    case 'DR':
      return 'the right cell of the defence row';
  }
}
function battlePhrase(battle: Of<'battle'>['battle'], self: CardType): string {
  switch (battle) {
    case 'thisAttacks':
      return `${thisCard(self)} is the attacking character`;
    case 'thisDefends':
      return `${thisCard(self)} is the defending character`;
    case 'unblocked':
      return 'there is no defending character';
  }
}

/** "is ready and has AP 3 or more". */
function predicate(kind: Kind, self: CardType): string {
  const is = [
    kind.state === undefined ? '' : EN_TERMS.states[kind.state],
    kind.attribute === undefined || kind.attribute === 'star' ? '' : EN_TERMS.attributes[kind.attribute],
    battlingWord(kind),
    kind.type === undefined ? '' : withArticle(kind.type),
    kind.name === undefined ? '' : `"${kind.name}"`,
    kind.person === undefined ? '' : `"${kind.person}"`,
  ].filter((word) => word !== '');
  const has = [
    ...(kind.attribute === 'star' ? ['no attribute'] : []),
    ...possessions(kind),
    ...(kind.equipped === false ? ['no item'] : []),
  ];
  const parts = [...(is.length === 0 ? [] : [`is ${listed(is)}`]), ...(has.length === 0 ? [] : [`has ${listed(has)}`])];
  return parts.length === 0 ? `is ${withArticle(kindPhrase(kind, self, false, self))}` : listed(parts);
}

/** "2 or more", "1 or fewer", "no", "a" before what is counted. */
function amountPhrase(range: Range): string {
  if (range.atMost === 0) return 'no';
  return `${range.atLeast === range.atMost ? 'exactly ' : ''}${rangePhrase(range, 'fewer')}`;
}
function countPhrase({ count, ...range }: Of<'count'>, self: CardType): string {
  const isOne = range.atLeast === 1 && range.atMost === undefined;
  if (isOne && count.battling === 'opponent') return opponentPhrase(count, self);
  const words = manyOf(count, !isOne, self);
  const what = isOne ? withArticle(words) : `${amountPhrase(range)} ${words}`;
  if (isField(count.where) && count.who === 'any') return `there ${isOne ? 'is' : 'are'} ${what} on the field`;
  if (isField(count.where) || count.where === 'hand') {
    if (count.who === 'any') return `there ${isOne ? 'is' : 'are'} ${what}`;
    return count.who === 'you' ? `you have ${what}` : `your opponent has ${ofTheirs(what)}`;
  }
  return `there ${isOne ? 'is' : 'are'} ${what}`;
}
/** "your opponent has 3 cards in their hand". */
const ofTheirs = (what: string): string => what.replace("in your opponent's hand", 'in their hand');
/** What the character in battle with this one is. */
function opponentPhrase({ battling: _, ...select }: Of<'count'>['count'], self: CardType): string {
  const { who: _who, where: _where, ...kind } = select;
  return `${thisCard(self)}'s battle opponent is ${withArticle(kindPhrase(kind, nounOf(select), false, self))}`;
}

function amongPhrase({ among, is, atLeast }: Of<'among'>, self: CardType): string {
  const many = isMany(among);
  if (is === undefined) return many ? `${atLeast} or more were chosen` : 'one was chosen';
  const noun: Noun = among.of === 'bound' ? among.noun : 'character';
  if (!many) return `${subjectOf(among, self)} is ${withArticle(kindPhrase(is, noun, false, self))}`;
  const those = objectOf(among, self);
  return atLeast === 1
    ? `there is ${withArticle(kindPhrase(is, noun, false, self))} among ${those}`
    : `there are ${atLeast} or more ${kindPhrase(is, noun, true, self)} among ${those}`;
}
