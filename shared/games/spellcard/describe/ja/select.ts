// Japanese card text: which cards a selection means, in the constructions that sentences need.
import type { Select } from '../../card-data.ts';
import { JA_TERMS } from '../../text/ja/terms.ts';
import { nounIn, type Speaker } from '../plan.ts';
import { counter, kindPhrase } from './kinds.ts';

/** "自分の", "敵の", "自分の捨札の", "相手が出した": whose and where. */
export function placeOf({ who, where }: Select): string {
  switch (where) {
    case 'line':
    case 'ritual':
    case 'gear':
      return { you: '自分の', foe: '敵の', any: '' }[who];
    case 'environment':
      return { you: '自分が出した', foe: '相手が出した', any: '' }[who];
    default:
      return `${{ you: '自分の', foe: '相手の', any: 'お互いの' }[who]}${JA_TERMS.zones[where]}の`;
  }
}
export const groupOf = (select: Select, speaker: Speaker): string =>
  `${placeOf(select)}${kindPhrase(select, nounIn(select), speaker)}`;
/** "敵のキャラクター1体", "自分の捨札のスペルカード2枚まで". */
export const someOf = (select: Select, amount: number, upTo: boolean, speaker: Speaker): string =>
  `${groupOf(select, speaker)}${amount}${counter(nounIn(select))}${upTo ? 'まで' : ''}`;
/** "自分の他のすべてのキャラクター". */
export const allOf = (select: Select, speaker: Speaker): string =>
  `${placeOf(select)}${kindPhrase(select, nounIn(select), speaker, 'すべての')}`;
