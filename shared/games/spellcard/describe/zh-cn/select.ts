// Simplified Chinese card text: which cards a selection means, in the constructions that sentences need.
import type { Select } from '../../card-data.ts';
import { ZH_TERMS } from '../../text/zh-cn/terms.ts';
import { nounIn, type Speaker } from '../plan.ts';
import { counter, kindPhrase } from './kinds.ts';

/** "己方弃牌堆中的", "敌方人物的": before the number. */
function placeOf({ who, where }: Select): string {
  switch (where) {
    case 'line':
    case 'ritual':
      return '';
    case 'gear':
      return { you: '己方人物的', foe: '敌方人物的', any: '' }[who];
    case 'environment':
      return { you: '己方放置的', foe: '对方放置的', any: '' }[who];
    default:
      return `${{ you: '己方', foe: '对方', any: '双方' }[who]}${ZH_TERMS.zones[where]}中的`;
  }
}
/** "己方", "敌方" before the noun. */
const ownerOf = ({ who, where }: Select): string =>
  where === 'line' || where === 'ritual' ? { you: '己方', foe: '敌方', any: '' }[who] : '';
const kindOf = (select: Select, speaker: Speaker): string =>
  kindPhrase(select, nounIn(select), speaker, ownerOf(select));

export const groupOf = (select: Select, speaker: Speaker): string => `${placeOf(select)}${kindOf(select, speaker)}`;
/** "至多2名敌方人物", "己方弃牌堆中的1张符卡". */
export const someOf = (select: Select, amount: number, upTo: boolean, speaker: Speaker): string =>
  `${placeOf(select)}${upTo ? '至多' : ''}${amount}${counter(nounIn(select))}${kindOf(select, speaker)}`;
export const allOf = (select: Select, speaker: Speaker): string => `${placeOf(select)}所有${kindOf(select, speaker)}`;
