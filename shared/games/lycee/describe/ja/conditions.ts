// Japanese card text: conditions, before 場合 or as a time.
import { rangePhrase } from '../../../../kernel/describe/ja/words.ts';
import type { CardType, Cell, Kind } from '../../card-data.ts';
import { JA_TERMS } from '../../text/ja/terms.ts';
import { isTime, type Time } from '../occasions.ts';
import { isField, isMany, type SaidCondition } from '../plan.ts';
import { kindPhrase, modifiers, nounWord, thisCard } from './kinds.ts';
import { mentioned } from './mentions.ts';
import { counterIn, isBareHand, kindIn, placeOf } from './select.ts';

type Of<K extends string> = Extract<SaidCondition, { readonly [P in K]: unknown }>;

/** "自ターン中、": conditions that are a time. */
export const timesLead = (conditions: readonly SaidCondition[]): string =>
  conditions.map((one) => (isTime(one) ? `${timePhrase(one)}、` : '')).join('');
/** "AかつBの場合、" for the others. */
export const conditionsLead = (conditions: readonly SaidCondition[], self: CardType): string =>
  caseOf(
    conditions.filter((one) => !isTime(one)),
    self,
  );
/** All of them before 場合. */
export function caseOf(conditions: readonly SaidCondition[], self: CardType): string {
  const words = conditions.map((one) => conditionPhrase(one, self));
  return words.length === 0 ? '' : `${joined(words)}場合、`;
}
/** Words that stand before a noun, joined: all but the last lose their の. */
const joined = (words: readonly string[]): string =>
  words.map((word, i) => (i === words.length - 1 ? word : `${word.replace(/の$/, '')}、かつ`)).join('');

const timePhrase = ({ turn }: Time): string => `${TURNS[turn]}中`;
export const TURNS = { you: '自ターン', opponent: '相手ターン' } as const;

/** As words that stand before 場合. */
function conditionPhrase(condition: SaidCondition, self: CardType): string {
  if ('count' in condition) return countPhrase(condition, self);
  if ('turn' in condition) return `${TURNS[condition.turn]}中の`;
  if ('thisIn' in condition) return `${thisCard(self)}が${placePhrase(condition.thisIn)}にいる`;
  if ('thisIs' in condition) return `${thisCard(self)}が${predicate(condition.thisIs, self)}`;
  if ('among' in condition) return amongPhrase(condition, self);
  return battlePhrase(condition.battle, self);
}
const placePhrase = (place: 'attackRow' | 'defenceRow' | Cell): string =>
  place === 'attackRow' ? 'AF' : place === 'defenceRow' ? 'DF' : JA_TERMS.cells[place];

function battlePhrase(battle: Of<'battle'>['battle'], self: CardType): string {
  switch (battle) {
    case 'thisAttacks':
      return `${thisCard(self)}が攻撃キャラの`;
    case 'thisDefends':
      return `${thisCard(self)}が防御キャラの`;
    case 'unblocked':
      return '防御キャラがいない';
  }
}

function predicate(kind: Kind, self: CardType): string {
  if (kind.type !== undefined) return `${kindPhrase(kind, kind.type, self)}の`;
  const words = modifiers(kind, self);
  return words.length === 0 ? 'ある' : joined(words);
}

/** Characters are there (いる), cards are there (ある); of a bare hand it is said how many it has. */
function countPhrase({ count, ...range }: Of<'count'>, self: CardType): string {
  const { atLeast, atMost } = range;
  if (count.battling === 'opponent' && atLeast === 1 && atMost === undefined) return opponentPhrase(count, self);
  const amount = rangePhrase(range, counterIn(count));
  const place = placeOf(count);
  if (isBareHand(count)) return atMost === 0 ? `${place}がない` : `${place}が${amount}の`;
  const there = `${place}${place === '' ? '' : 'に'}${kindIn(count, self)}が`;
  const [are, areNot] = isField(count.where) ? ['いる', 'いない'] : ['ある', 'ない'];
  if (atMost === 0) return `${there}${areNot}`;
  return atLeast === 1 && atMost === undefined ? `${there}${are}` : `${there}${amount}${are}`;
}
/** What the character in battle with this one is. */
function opponentPhrase({ battling: _, ...select }: Of<'count'>['count'], self: CardType): string {
  const { who: _who, where: _where, ...kind } = select;
  const words = modifiers(kind, self);
  return words.length === 0 ? `${thisCard(self)}が対戦キャラとバトルしている` : `対戦キャラが${joined(words)}`;
}

function amongPhrase({ among, is, atLeast }: Of<'among'>, self: CardType): string {
  const noun = among.of === 'bound' ? among.noun : 'character';
  const onField = among.of === 'bound' && among.origin === 'field' && noun === 'character';
  const counter = onField ? '体' : '枚';
  if (is === undefined) return `${nounWord(noun)}が${atLeast}${counter}以上選ばれた`;
  if (!isMany(among)) return `${mentioned(among, self)}が${predicate(is, self)}`;
  return `${mentioned(among, self)}の中に${kindPhrase(is, noun, self)}が${atLeast}${counter}以上${onField ? 'いる' : 'ある'}`;
}
