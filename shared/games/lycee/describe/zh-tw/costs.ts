// Traditional Chinese card text: costs, as they stand in brackets before an ability.
import type { CardType, Cost, Kind, SpecialCost } from '../../card-data.ts';
import { ZH_TERMS } from '../../text/zh-tw/terms.ts';
import { bracketed } from '../brackets.ts';
import { kindPhrase, thisCard } from './kinds.ts';
import { someOf } from './select.ts';

/** "[雪][雪][T][將此人物破棄]", "[0]". */
export const costPhrase = (cost: Cost, self: CardType): string =>
  bracketed(cost, ZH_TERMS.pips, (special) => blueText(special, self));

function blueText(cost: SpecialCost, self: CardType): string {
  switch (cost.pay) {
    case 'trashThis':
      return `將${thisCard(self)}破棄`;
    case 'returnThis':
      return `將${thisCard(self)}移回手牌`;
    case 'trashItem':
      return `將${thisCard(self)}的裝備破棄`;
    case 'trashOther':
      return `將${ownOthers(cost, self)}破棄`;
    case 'actOther':
      return `將${ownOthers({ ...cost, card: { ...cost.card, state: 'ready' } }, self)}轉為行動狀態`;
    case 'returnOther':
      return `將${ownOthers(cost, self)}移回手牌`;
    case 'discard':
      return cost.card === undefined
        ? `捨棄${cost.amount}張手牌`
        : `捨棄手牌中的${cost.amount}張${kindPhrase(cost.card, 'card', self)}`;
    case 'mill':
      return `從己方卡組最上方捨棄${cost.amount}張卡`;
    case 'removeFromDustBox':
      return `將${someOf({ ...cost.card, who: 'you', where: 'dustBox' }, cost.amount, false, self)}移出遊戲`;
  }
}
/** An event is no character, so that all of them are others. */
const ownOthers = ({ amount, card }: { readonly amount: number; readonly card?: Kind }, self: CardType): string => {
  const others = self === 'character' ? { ...card, other: true as const } : card;
  return someOf({ ...others, who: 'you', where: 'field' }, amount, false, self);
};
