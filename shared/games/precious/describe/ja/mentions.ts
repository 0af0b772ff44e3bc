// Japanese card text: whom or what a clause speaks of.
import type { CardType } from '../../card-data.ts';
import { JA_TERMS } from '../../text/ja/terms.ts';
import { meantByThis } from '../occasions.ts';
import { type Bound, isOwn, type Mention, type Quantity } from '../plan.ts';
import { bearerWords, nounWord, thisCard } from './kinds.ts';
import { allOf, perOne } from './select.ts';

export const opponentWords = (self: CardType): string =>
  `${meantByThis(self) === 'this' ? thisCard(self) : bearerWords(self)}のアプローチ相手`;
export function mentioned(mention: Mention, self: CardType): string {
  switch (mention.of) {
    case 'this':
      return thisCard(self);
    case 'bearer':
      return bearerWords(self);
    case 'approachOpponent':
      return opponentWords(self);
    case 'all':
      return allOf(mention.select, self);
    case 'bound':
      return boundPhrase(mention);
  }
}
function boundPhrase({ noun, many, owner, apart }: Bound): string {
  if (typeof apart === 'number') return `${apart}番目の${nounWord(noun)}`;
  const that = `${many ? 'それらの' : 'その'}${nounWord(noun)}`;
  return apart === undefined ? that : `${owner === 'you' ? '自分' : '相手'}の${that}`;
}

/** "持ち主の" where cards go to another player's zone, perhaps. */
export const ownersOf = (mention: Mention): string => (isOwn(mention) ? '' : '持ち主の');

type Counted = Exclude<Quantity, number>;
export type ValueOf = Extract<Counted, { readonly value: unknown }>;
/** "自分の他のキャラ1枚につき", before a number. */
export const measure = (quantity: Exclude<Counted, ValueOf>, self: CardType): string =>
  'each' in quantity ? perOne(quantity.each, self) : `${mentioned(quantity.eachOf, self)}1枚につき`;
export const valuePhrase = ({ value, of }: ValueOf, self: CardType): string =>
  `${mentioned(of, self)}の${JA_TERMS.values[value]}`;
