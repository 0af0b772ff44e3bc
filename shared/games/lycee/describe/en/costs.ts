// English card text: costs, as they stand in brackets before an ability.
import type { CardType, Cost, Kind, SpecialCost } from '../../card-data.ts';
import { EN_TERMS } from '../../text/en/terms.ts';
import { bracketed } from '../brackets.ts';
import { kindPhrase, nounWord, thisCard } from './kinds.ts';

/** "[snow][snow][T][Trash this character]", "[0]". */
export const costPhrase = (cost: Cost, self: CardType): string =>
  bracketed(cost, EN_TERMS.pips, (special) => blueText(special, self));

function blueText(cost: SpecialCost, self: CardType): string {
  switch (cost.pay) {
    case 'trashThis':
      return `Trash ${thisCard(self)}`;
    case 'returnThis':
      return `Return ${thisCard(self)} to your hand`;
    case 'trashItem':
      return `Trash the item of ${thisCard(self)}`;
    case 'trashOther':
      return `Trash ${ownOthers(cost, self)}`;
    case 'actOther':
      return `Make ${ownOthers({ ...cost, card: { ...cost.card, state: 'ready' } }, self)} acted`;
    case 'returnOther':
      return `Return ${ownOthers(cost, self)} to hand`;
    case 'discard':
      return `Discard ${some(cost, self)} from your hand`;
    case 'mill':
      return `Discard ${cost.amount} ${nounWord('card', cost.amount > 1)} from the top of your deck`;
    case 'removeFromDustBox':
      return `Remove ${some(cost, self)} in your dust box from the game`;
  }
}
interface Picked {
  readonly amount: number;
  readonly card?: Kind;
}
const some = ({ amount, card = {} }: Picked, self: CardType): string =>
  `${amount} ${kindPhrase(card, 'card', amount > 1, self)}`;
/** An event is no character, so that all of them are others. */
const ownOthers = ({ amount, card = {} }: Picked, self: CardType): string =>
  `${amount} of your ${kindPhrase(self === 'character' ? { ...card, other: true } : card, 'character', true, self)}`;
