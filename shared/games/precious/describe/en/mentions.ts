// English card text: whom or what a clause speaks of, as its subject or its object.
import type { CardType } from '../../card-data.ts';
import { EN_TERMS } from '../../text/en/terms.ts';
import { meantByThis } from '../occasions.ts';
import { type Bound, isMany, isOwn, type Mention, type Quantity } from '../plan.ts';
import { bearerWords, nounWord, thisCard } from './kinds.ts';
import { allOf, eachOf } from './select.ts';

export const subjectOf = (mention: Mention, self: CardType): string =>
  isNear(mention) ? (isMany(mention) ? 'they' : 'it') : named(mention, self);
export const objectOf = (mention: Mention, self: CardType): string =>
  isNear(mention) ? (isMany(mention) ? 'them' : 'it') : named(mention, self);
const isNear = (mention: Mention): boolean => mention.of === 'bound' && mention.near;

export const opponentWords = (self: CardType): string =>
  meantByThis(self) === 'this'
    ? `${thisCard(self)}'s approach opponent`
    : `the approach opponent of ${bearerWords(self)}`;
function named(mention: Mention, self: CardType): string {
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
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'];
function boundPhrase({ noun, many, owner, apart }: Bound): string {
  const words = nounWord(noun, many);
  if (typeof apart === 'number') return `the ${ORDINALS[apart - 1] ?? 'last'} ${words}`;
  const that = `${many ? 'those' : 'that'} ${words}`;
  return apart === undefined ? that : `${that} of ${owner === 'you' ? 'yours' : "your opponent's"}`;
}

/** "your hand", "its owner's hand", "their owners' hands": where cards go; a trash has no plural. */
export function ownersPhrase(mention: Mention, pile: 'hand' | 'deck' | 'trash'): string {
  const word = EN_TERMS.zones[pile];
  if (isOwn(mention)) return `your ${word}`;
  return isMany(mention) ? `their owners' ${pile === 'trash' ? word : `${word}s`}` : `its owner's ${word}`;
}

type Counted = Exclude<Quantity, number>;
type ValueOf = Extract<Counted, { readonly value: unknown }>;
/** "for each of your characters", after a number. */
export function measure(quantity: Exclude<Counted, ValueOf>, self: CardType): string {
  return 'each' in quantity ? `for ${eachOf(quantity.each, self)}` : `for each of ${objectOf(quantity.eachOf, self)}`;
}
/** "its AP", "the AP of that character". */
export function valuePhrase({ value, of }: ValueOf, self: CardType): string {
  const word = EN_TERMS.values[value];
  if (isNear(of)) return `${isMany(of) ? 'their' : 'its'} ${word}`;
  return of.of === 'this' ? `${thisCard(self)}'s ${word}` : `the ${word} of ${objectOf(of, self)}`;
}
