// Items and areas: what they bring to a character, so that the good ones go to the own side and the others to the foe's.
import type { BasicName, Gift, Restriction, Value } from '../card-data.ts';
import { isAttackCell, isDefenceCell } from '../queries.ts';
import type { Board, Character, Seen } from './board.ts';
import { attackWorth, guardWorth } from './fight.ts';
import { isForbidden } from './gifts.ts';
import { cellWorth } from './line-up.ts';
import { WEIGHTS } from './weights.ts';
import { fieldWorth, sideOf } from './worth.ts';

/** To whoever controls the character. */
const BASIC_WORTH: Readonly<Record<BasicName, number>> = {
  dash: 1,
  aggressive: 0.6,
  step: 0.4,
  sideStep: 0.3,
  orderStep: 0.3,
  jump: 0.5,
  touch: 0.3,
  escape: 0.1,
  sideAttack: 1,
  taxTrash: -3,
  taxWakeup: -2,
  supporter: 0.5,
  attacker: 0.2,
  defender: 0.2,
  bonus: 1,
  deckBonus: 1,
  penalty: -1,
};

export function giftWorth(board: Board, gift: Gift, bearer: Character): number {
  switch (gift.what) {
    case 'basic':
      return BASIC_WORTH[gift.basic.basic];
    case 'cannot':
      return isForbidden(board, bearer, gift.do) ? 0 : restrictionWorth(board, gift.do, bearer);
    default:
      return changeWorth(board, gift.what, typeof gift.by === 'number' ? gift.by : 1, bearer);
  }
}
/** A change of a value that lasts, to whoever controls the character: what it does differently, and a little for later. */
export function changeWorth(board: Board, what: Value, by: number, bearer: Character): number {
  const changed = { ...bearer, [what]: bearer[what] + by };
  const later = WEIGHTS.potential * by * WEIGHTS[what];
  return later + cellWorth(board, changed) - cellWorth(board, bearer);
}
export function restrictionWorth(board: Board, what: Restriction, bearer: Character): number {
  const { attacker, defender } = board.facing(bearer);
  const { rounds } = WEIGHTS;
  switch (what) {
    case 'attack':
      return isAttackCell(bearer.cell) ? -rounds * Math.max(0.5, attackWorth(board, bearer, defender)) : -0.3;
    case 'defend': {
      const guards = isDefenceCell(bearer.cell);
      return guards && attacker !== undefined ? -rounds * guardWorth(board, attacker, bearer) : -0.5;
    }
    case 'support':
      return -WEIGHTS.support * bearer.sp;
    case 'wakeUp':
      return -fieldWorth(bearer) / 2;
    case 'move':
      return -0.2;
    case 'down':
      return 2;
    case 'target':
      return 0.7;
  }
}

/** To the own side, on this character of either. */
export function attachmentWorth(board: Board, { data }: Seen, bearer: Character): number {
  const worth = data.abilities.reduce((sum, ability) => {
    if (ability.kind === 'always' && ability.to === 'bearer')
      return ability.gives.reduce((so, gift) => so + giftWorth(board, gift, bearer), sum);
    return ability.kind === 'auto' ? sum + WEIGHTS.ability : sum;
  }, 0);
  return sideOf(board, bearer) * worth;
}
