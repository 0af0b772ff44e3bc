// English card text: what equipment gives to its bearer, and an environment to everybody.
import { signed } from '../../../../kernel/describe/values.ts';
import type { Gift } from '../../card-data.ts';
import { EN_TERMS } from '../../text/en/terms.ts';
import type { Speaker } from '../plan.ts';
import { BANS } from './clauses.ts';

const WHILE = { guard: ' while guarding', busy: ' while busy' } as const;
const IMMUNITIES = {
  spell: 'be silenced',
  attack: 'be kept from attacking',
  skill: 'be kept from using skills',
  dodge: 'be kept from dodging',
  poison: 'be poisoned',
} as const;

export function giftPhrase(gift: Gift, { of }: Speaker): string {
  const many = of === 'environment';
  const whom = many ? 'all characters' : 'the bearer';
  switch (gift.what) {
    case 'power':
      return `${EN_TERMS.damage[gift.type]} attacks by ${whom} get ${signed(gift.by)}`;
    case 'against':
      return `${EN_TERMS.damage[gift.type]} attacks on ${whom} get ${signed(gift.by)}`;
    case 'cannot':
      if (many && gift.do !== 'spell') return `no character can ${BANS[gift.do][0]}`;
      return gift.do === 'spell' ? `${whom} ${many ? 'are' : 'is'} silenced` : `${whom} cannot ${BANS[gift.do][0]}`;
    case 'immune':
      return `${many ? 'no character can' : `${whom} cannot`} ${IMMUNITIES[gift.to]}`;
    default: {
      const when = gift.stance === undefined ? '' : WHILE[gift.stance];
      return `${whom} ${many ? 'get' : 'gets'} ${EN_TERMS.values[gift.what]} ${signed(gift.by)}${when}`;
    }
  }
}
