// Japanese card text: whom or what a clause speaks of, and how much.
import { JA_TERMS } from '../../text/ja/terms.ts';
import {
  type Bound,
  type Counted,
  isMany,
  isOwn,
  isPlain,
  type Mention,
  nounIn,
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
      return '攻撃を受けたキャラクター';
    case 'all':
      return allOf(mention.select, speaker);
    case 'bound':
      return boundPhrase(mention);
  }
}
function boundPhrase({ noun, many, owner, apart }: Bound): string {
  const those = `${many ? 'それらの' : 'その'}${nounWord(noun)}`;
  if (typeof apart === 'number') return `${apart}番目の${nounWord(noun)}`;
  return apart === undefined ? those : `${owner === 'you' ? '自分の' : '敵の'}${those}`;
}
export const ownersOf = (mention: Mention): string => (isOwn(mention) ? '自分の' : '持ち主の');

/** "術者の霊力×2+1". */
export function sum(counted: Counted, speaker: Speaker): string {
  const { times, plus } = counted;
  const more = plus === 0 ? '' : `${plus < 0 ? '-' : '+'}${Math.abs(plus)}`;
  return `${measured(counted, speaker)}${times === 1 ? '' : `×${times}`}${more}`;
}
function measured(counted: Counted, speaker: Speaker): string {
  if ('dealt' in counted) return '与えたダメージ';
  if ('number' in counted) {
    const count = counter(nounIn(counted.number)) === '体' ? '数' : '枚数';
    return `${groupOf(counted.number, speaker)}の${count}`;
  }
  const { value, of } = counted;
  return `${mentioned(of, speaker)}の${JA_TERMS.values[value]}${isMany(of) ? 'の合計' : ''}`;
}
/** "体力を2", "体力を与えたダメージと同じだけ". */
export const muchOf = (amount: Quantity, word: string, speaker: Speaker): string =>
  typeof amount === 'number'
    ? `${word}を${amount}`
    : `${word}を${isPlain(amount) ? sum(amount, speaker) : `（${sum(amount, speaker)}）`}と同じだけ`;
/** After a value: "+2", "-（与えたダメージ）". */
export function change(by: Quantity, speaker: Speaker): string {
  if (typeof by === 'number') return by < 0 ? String(by) : `+${by}`;
  const { times, plus } = by;
  const falls = times < 0 && plus <= 0;
  return falls ? `-（${sum({ ...by, times: -times, plus: -plus }, speaker)}）` : `+（${sum(by, speaker)}）`;
}
