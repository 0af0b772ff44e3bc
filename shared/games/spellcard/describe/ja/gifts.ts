// Japanese card text: what equipment gives to its bearer, and an environment to everybody.
import { finite, phrase } from '../../../../kernel/describe/ja/phrases.ts';
import { signed } from '../../../../kernel/describe/values.ts';
import type { Gift } from '../../card-data.ts';
import { JA_TERMS } from '../../text/ja/terms.ts';
import type { Speaker } from '../plan.ts';
import { BANS } from './clauses.ts';
import { ATTACKS } from './heads.ts';

const IMMUNITIES = {
  spell: '沈黙しない',
  attack: '攻撃を禁じられない',
  skill: 'スキルの使用を禁じられない',
  dodge: '回避を禁じられない',
  poison: '毒を受けない',
} as const;

export function giftPhrase(gift: Gift, { of }: Speaker): string {
  const whom = of === 'environment' ? 'すべてのキャラクター' : '装備者';
  switch (gift.what) {
    case 'power':
      return `${whom}が行う${ATTACKS[gift.type]}は威力${signed(gift.by)}`;
    case 'against':
      return `${whom}が受ける${ATTACKS[gift.type]}は威力${signed(gift.by)}`;
    case 'cannot':
      return `${whom}は${finite(phrase(...BANS[gift.do]))}`;
    case 'immune':
      return `${whom}は${IMMUNITIES[gift.to]}`;
    default: {
      const when = gift.stance === undefined ? '' : `${JA_TERMS.states[gift.stance]}の間、`;
      return `${whom}は${when}${JA_TERMS.values[gift.what]}${signed(gift.by)}を得る`;
    }
  }
}
