// Japanese card text: conditions, before 場合 or as a time.
import { rangePhrase } from '../../../../kernel/describe/ja/words.ts';
import type { CardType, Kind } from '../../card-data.ts';
import { JA_TERMS } from '../../text/ja/terms.ts';
import { isTime, type Time } from '../occasions.ts';
import { isField, isMany, type SaidCondition } from '../plan.ts';
import { kindPhrase, modifiers, nounWord, thisCard } from './kinds.ts';
import { mentioned, opponentWords } from './mentions.ts';
import { isBareHand, kindIn, placeOf } from './select.ts';

type Of<K extends string> = Extract<SaidCondition, { readonly [P in K]: unknown }>;

/** "自分のターン中、": conditions that are a time. */
export const timesLead = (conditions: readonly SaidCondition[]): string =>
  conditions.map((one) => (isTime(one) ? `${timePhrase(one)}、` : '')).join('');
/** "AかつBの場合、" for the others. */
export const conditionsLead = (conditions: readonly SaidCondition[], self: CardType): string =>
  caseOf(
    conditions.filter((one) => !isTime(one)),
    self,
  );
/** All of them before 場合. */
export const caseOf = (conditions: readonly SaidCondition[], self: CardType): string =>
  conditions.length === 0 ? '' : `${phrases(conditions, self)}場合、`;
/** All of them as a statement of its own. */
export const stated = (conditions: readonly SaidCondition[], self: CardType): string =>
  phrases(conditions, self).replace(/の$/, 'である');
const phrases = (conditions: readonly SaidCondition[], self: CardType): string =>
  joined(conditions.map((one) => conditionPhrase(one, self)));
/** Words that stand before a noun, joined: all but the last lose their の. */
const joined = (words: readonly string[]): string =>
  words.map((word, i) => (i === words.length - 1 ? word : `${word.replace(/の$/, '')}、かつ`)).join('');

const timePhrase = ({ turn }: Time): string => `${turn === 'you' ? '自分' : '相手'}のターン中`;

/** As words that stand before 場合. */
function conditionPhrase(condition: SaidCondition, self: CardType): string {
  if ('count' in condition) return countPhrase(condition, self);
  if ('turn' in condition) return `${timePhrase(condition)}の`;
  if ('thisIn' in condition) return `${thisCard(self)}が${JA_TERMS.zones[condition.thisIn]}にいる`;
  if ('thisIs' in condition) return isSo(thisCard(self), condition.thisIs, self);
  if ('points' in condition) return `自分のポイントが相手より${condition.points === 'fewer' ? '少ない' : '多い'}`;
  return amongPhrase(condition, self);
}

/** "このキャラが休息状態", "このキャラにサポートカードがセットされている": the last word of it may stand before 場合. */
function isSo(whom: string, kind: Kind, self: CardType): string {
  if (kind.type !== undefined) return `${whom}が${kindPhrase(kind, kind.type, self)}の`;
  const { supported, ...others } = kind;
  const words = modifiers(others, self);
  const bears = supported === undefined ? [] : modifiers({ supported }, self);
  if (words.length > 0) return `${whom}が${joined([...words, ...bears])}`;
  return bears.length > 0 ? `${whom}に${joined(bears)}` : `${whom}がある`;
}

/** Characters are there (いる), cards are there (ある); of a bare hand it is said how many it has. */
function countPhrase({ count, ...range }: Of<'count'>, self: CardType): string {
  const { atLeast, atMost } = range;
  if (count.participates === 'opponent' && atLeast === 1 && atMost === undefined) return opponentPhrase(count, self);
  const amount = rangePhrase(range, '枚');
  const place = placeOf(count);
  if (isBareHand(count)) return atMost === 0 ? `${place}がない` : `${place}が${amount}の`;
  const there = `${place}${place === '' ? '' : 'に'}${kindIn(count, self)}が`;
  const [are, areNot] = isField(count.where) ? ['いる', 'いない'] : ['ある', 'ない'];
  if (atMost === 0) return `${there}${areNot}`;
  if (atMost !== undefined) return `${place}${place === '' ? '' : 'の'}${kindIn(count, self)}が${amount}の`;
  return atLeast === 1 ? `${there}${are}` : `${there}${amount}${are}`;
}
/** What the other one in the approach is. */
function opponentPhrase({ participates: _, ...select }: Of<'count'>['count'], self: CardType): string {
  const { who: _who, where: _where, ...kind } = select;
  return Object.keys(kind).length === 0 ? `${opponentWords(self)}がいる` : isSo(opponentWords(self), kind, self);
}

function amongPhrase({ among, is, atLeast }: Of<'among'>, self: CardType): string {
  const noun = among.of === 'bound' ? among.noun : 'character';
  const onField = among.of === 'bound' && among.origin === 'field' && noun === 'character';
  if (is === undefined) return `${nounWord(noun)}が${atLeast}枚以上選ばれた`;
  if (!isMany(among)) return isSo(mentioned(among, self), is, self);
  return `${mentioned(among, self)}の中に${kindPhrase(is, noun, self)}が${atLeast}枚以上${onField ? 'いる' : 'ある'}`;
}
