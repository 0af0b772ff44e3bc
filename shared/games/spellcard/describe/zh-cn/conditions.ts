// Simplified Chinese card text: conditions, after 若.
import type { Kind } from '../../card-data.ts';
import { ZH_TERMS } from '../../text/zh-cn/terms.ts';
import { type Mention, nounIn, nounOf, type SaidCondition, type Speaker } from '../plan.ts';
import { counter, nameWord, nounWord, qualities, rangePhrase } from './kinds.ts';
import { mentioned } from './mentions.ts';
import { groupOf } from './select.ts';

/** "若A且B，". */
export const caseOf = (conditions: readonly SaidCondition[], speaker: Speaker): string =>
  `若${conditions.map((one) => conditionPhrase(one, speaker)).join('，且')}，`;

function conditionPhrase(condition: SaidCondition, speaker: Speaker): string {
  if ('count' in condition) return countPhrase(condition, speaker);
  if ('turn' in condition) return `当前为${condition.turn === 'you' ? '己方' : '对方'}的回合`;
  if ('userIs' in condition) return isSo({ of: 'user' }, condition.userIs, speaker);
  if ('is' in condition) return isSo(condition.whom, condition.is, speaker);
  if ('there' in condition) return `场上有${ZH_TERMS.kinds[condition.there]}`;
  return condition.dealt === 1 ? '该攻击造成了伤害' : `该攻击造成了不少于${condition.dealt}点伤害`;
}

function isSo(whom: Mention, kind: Kind, speaker: Speaker): string {
  const { type, slot, kind: sort, spellOf } = kind;
  const isNoun = type !== undefined || slot !== undefined || sort !== undefined || spellOf !== undefined;
  const words = [
    ...qualities(kind),
    ...(kind.other ? ['不是使用者自身'] : []),
    ...[kind.name, kind.character].flatMap((name) => (name === undefined ? [] : [`是${nameWord(name)}`])),
    ...(isNoun ? [`是${nounWord(nounOf(kind))}`] : []),
  ];
  return `${mentioned(whom, speaker)}${words.length === 0 ? '在场' : words.join('且')}`;
}

/** "己方人物不少于2名", "有己方人物", "没有己方人物". */
function countPhrase({ count, ...range }: Extract<SaidCondition, { count: unknown }>, speaker: Speaker): string {
  const what = groupOf(count, speaker);
  if (range.atMost === 0) return `没有${what}`;
  if (range.atLeast === 1 && range.atMost === undefined) return `有${what}`;
  return `${what}${rangePhrase(range, counter(nounIn(count)))}`;
}
