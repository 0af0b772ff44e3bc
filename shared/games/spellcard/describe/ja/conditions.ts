// Japanese card text: conditions, before 場合.
import { rangePhrase } from '../../../../kernel/describe/ja/words.ts';
import type { Kind } from '../../card-data.ts';
import { JA_TERMS } from '../../text/ja/terms.ts';
import { type Mention, nounIn, nounOf, type SaidCondition, type Speaker } from '../plan.ts';
import { counter, modifiers, nameWord, nounWord } from './kinds.ts';
import { mentioned } from './mentions.ts';
import { groupOf } from './select.ts';

/** "Aの、かつBの場合、". */
export const caseOf = (conditions: readonly SaidCondition[], speaker: Speaker): string =>
  `${joined(conditions.map((one) => conditionPhrase(one, speaker)))}場合、`;
/** Words that stand before a noun, joined: all but the last lose their の. */
const joined = (words: readonly string[]): string =>
  words.map((word, i) => (i === words.length - 1 ? word : `${word.replace(/の$/, '')}、かつ`)).join('');

function conditionPhrase(condition: SaidCondition, speaker: Speaker): string {
  if ('count' in condition) return countPhrase(condition, speaker);
  if ('turn' in condition) return `${condition.turn === 'you' ? '自分' : '相手'}のターンの`;
  if ('userIs' in condition) return isSo({ of: 'user' }, condition.userIs, speaker);
  if ('is' in condition) return isSo(condition.whom, condition.is, speaker);
  if ('there' in condition) return `${JA_TERMS.kinds[condition.there]}がある`;
  return condition.dealt === 1 ? '攻撃がダメージを与えた' : `攻撃が${condition.dealt}以上のダメージを与えた`;
}

function isSo(whom: Mention, kind: Kind, speaker: Speaker): string {
  const { type, slot, kind: sort, spellOf } = kind;
  const isNoun = type !== undefined || slot !== undefined || sort !== undefined || spellOf !== undefined;
  const words = [
    ...(kind.other ? ['別のキャラクターの'] : []),
    ...modifiers(kind, speaker),
    ...[kind.name, kind.character].flatMap((name) => (name === undefined ? [] : [`${nameWord(name)}の`])),
    ...(isNoun ? [`${nounWord(nounOf(kind))}の`] : []),
  ];
  return `${mentioned(whom, speaker)}が${words.length === 0 ? 'いる' : joined(words)}`;
}

/** Characters are there (いる), cards are there (ある). */
function countPhrase({ count, ...range }: Extract<SaidCondition, { count: unknown }>, speaker: Speaker): string {
  const noun = nounIn(count);
  const what = groupOf(count, speaker);
  const [is, isNot] = noun === 'character' ? ['いる', 'いない'] : ['ある', 'ない'];
  if (range.atMost === 0) return `${what}が${isNot}`;
  if (range.atLeast === 1 && range.atMost === undefined) return `${what}が${is}`;
  if (range.atLeast === undefined) return `${what}が${rangePhrase(range, counter(noun))}の`;
  return `${what}が${range.atLeast === range.atMost ? 'ちょうど' : ''}${rangePhrase(range, counter(noun))}${is}`;
}
