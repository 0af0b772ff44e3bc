// Simplified Chinese card text: whom or what a clause speaks of, and how much.
import { ZH_TERMS } from '../../text/zh-cn/terms.ts';
import {
  type Bound,
  type Counted,
  isMany,
  isOwn,
  isPlain,
  type Mention,
  type Quantity,
  type Speaker,
} from '../plan.ts';
import { answeredWords, counter, nounWord, userWords } from './kinds.ts';
import { allOf, groupOf } from './select.ts';

export function mentioned(mention: Mention, speaker: Speaker): string {
  switch (mention.of) {
    case 'user':
      return userWords(speaker);
    case 'answered':
      return answeredWords(speaker);
    case 'attacked':
      return mention.many ? '被攻击的各人物' : '被攻击的人物';
    case 'all':
      return allOf(mention.select, speaker);
    case 'bound':
      return boundPhrase(mention);
  }
}
function boundPhrase({ noun, many, owner, apart }: Bound): string {
  if (typeof apart === 'number') return `第${apart}${counter(noun)}${nounWord(noun)}`;
  const whose = apart === undefined ? '' : owner === 'you' ? '己方' : '敌方';
  return `${many ? '这些' : '该'}${whose}${nounWord(noun)}`;
}
export const ownersOf = (mention: Mention): string => (isOwn(mention) ? '己方' : '持有者的');

/** "2×使用者的灵力+1". */
export function sum(counted: Counted, speaker: Speaker): string {
  const { times, plus } = counted;
  const more = plus === 0 ? '' : `${plus < 0 ? '-' : '+'}${Math.abs(plus)}`;
  return `${times === 1 ? '' : `${times}×`}${measured(counted, speaker)}${more}`;
}
function measured(counted: Counted, speaker: Speaker): string {
  if ('dealt' in counted) return '造成的伤害';
  if ('number' in counted) return `${groupOf(counted.number, speaker)}的数量`;
  const { value, of: whom } = counted;
  const whose = `${mentioned(whom, speaker)}${value === 'missing' ? '' : '的'}`;
  return `${whose}${ZH_TERMS.values[value]}${isMany(whom) ? '总和' : ''}`;
}
/** "2点体力", "与造成的伤害相等的体力". */
export const muchOf = (amount: Quantity, word: string, speaker: Speaker): string =>
  typeof amount === 'number'
    ? `${amount}点${word}`
    : `与${isPlain(amount) ? sum(amount, speaker) : `（${sum(amount, speaker)}）`}相等的${word}`;
/** After a value: "+2", "-（造成的伤害）". */
export function change(by: Quantity, speaker: Speaker): string {
  if (typeof by === 'number') return by < 0 ? String(by) : `+${by}`;
  const { times, plus } = by;
  const falls = times < 0 && plus <= 0;
  return falls ? `-（${sum({ ...by, times: -times, plus: -plus }, speaker)}）` : `+（${sum(by, speaker)}）`;
}
