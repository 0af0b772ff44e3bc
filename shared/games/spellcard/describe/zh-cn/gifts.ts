// Simplified Chinese card text: what equipment gives to its bearer, and an environment to everybody.
import { signed } from '../../../../kernel/describe/values.ts';
import type { Gift } from '../../card-data.ts';
import { ZH_TERMS } from '../../text/zh-cn/terms.ts';
import type { Speaker } from '../plan.ts';
import { BANS } from './clauses.ts';

const IMMUNITIES = {
  spell: '不会陷入沉默',
  attack: '不会被禁止攻击',
  skill: '不会被禁止使用技能',
  dodge: '不会被禁止擦弹',
  poison: '不会中毒',
} as const;

export function giftPhrase(gift: Gift, { of }: Speaker): string {
  const whom = of === 'environment' ? '所有人物' : '装备者';
  switch (gift.what) {
    case 'power':
      return `${whom}进行的${ZH_TERMS.damage[gift.type]}攻击威力${signed(gift.by)}`;
    case 'against':
      return `${whom}受到的${ZH_TERMS.damage[gift.type]}攻击威力${signed(gift.by)}`;
    case 'cannot':
      return whom + BANS[gift.do];
    case 'immune':
      return whom + IMMUNITIES[gift.to];
    default: {
      const when = gift.stance === undefined ? '' : `处于${ZH_TERMS.states[gift.stance]}时，`;
      return `${whom}${when}${ZH_TERMS.values[gift.what]}${signed(gift.by)}`;
    }
  }
}
