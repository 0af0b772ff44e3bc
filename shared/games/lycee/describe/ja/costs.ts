// Japanese card text: costs, as they stand in brackets before an ability.
import type { CardType, Cost, Kind, SpecialCost } from '../../card-data.ts';
import { JA_TERMS } from '../../text/ja/terms.ts';
import { bracketed } from '../brackets.ts';
import { thisCard } from './kinds.ts';
import { someOf } from './select.ts';

/** "[雪][雪][T][このキャラを破棄する]", "[0]". */
export const costPhrase = (cost: Cost, self: CardType): string =>
  bracketed(cost, JA_TERMS.pips, (special) => blueText(special, self));

function blueText(cost: SpecialCost, self: CardType): string {
  switch (cost.pay) {
    case 'trashThis':
      return `${thisCard(self)}を破棄する`;
    case 'returnThis':
      return `${thisCard(self)}を手札に戻す`;
    case 'trashItem':
      return `${thisCard(self)}の装備しているアイテムを破棄する`;
    case 'trashOther':
      return `${ownOthers(cost, self)}を破棄する`;
    case 'actOther':
      return `${ownOthers({ ...cost, card: { ...cost.card, state: 'ready' } }, self)}を行動済み状態にする`;
    case 'returnOther':
      return `${ownOthers(cost, self)}を手札に戻す`;
    case 'discard':
      return `${someOf({ ...cost.card, who: 'you', where: 'hand' }, cost.amount, false, self)}を破棄する`;
    case 'mill':
      return `自分のデッキを${cost.amount}枚破棄する`;
    case 'removeFromDustBox':
      return `${someOf({ ...cost.card, who: 'you', where: 'dustBox' }, cost.amount, false, self)}をゲームから取り除く`;
  }
}
/** An event is no character, so that all of them are others. */
const ownOthers = ({ amount, card }: { readonly amount: number; readonly card?: Kind }, self: CardType): string => {
  const others = self === 'character' ? { ...card, other: true as const } : card;
  return someOf({ ...others, who: 'you', where: 'field' }, amount, false, self);
};
