// English card text: whom or what a clause speaks of, as its subject or its object.
import { listed } from '../../../../kernel/describe/en/words.ts';
import type { CardType, Naming } from '../../card-data.ts';
import { EN_TERMS } from '../../text/en/terms.ts';
import {
  amountIn,
  type Bound,
  type CellNaming,
  type DeclarationNaming,
  isMany,
  isOwn,
  type Mention,
  type Quantity,
  type Red,
} from '../plan.ts';
import { nounWord, plural, thisCard } from './kinds.ts';
import { allOf, eachOf, someOf } from './select.ts';

/** The red words of a target. */
const red = (words: string): string => `‹${words}›`;

export const subjectOf = (mention: Mention, self: CardType): string =>
  isNear(mention) ? (isMany(mention) ? 'they' : 'it') : named(mention, self);
export const objectOf = (mention: Mention, self: CardType): string =>
  isNear(mention) ? (isMany(mention) ? 'them' : 'it') : named(mention, self);
const isNear = (mention: Mention): boolean => mention.of === 'bound' && mention.near;

function named(mention: Mention, self: CardType): string {
  switch (mention.of) {
    case 'this':
      return thisCard(self);
    case 'bearer':
      return self === 'item' ? 'the equipped character' : `the character on ${thisCard(self)}`;
    case 'battleOpponent':
      return `${thisCard(self)}'s battle opponent`;
    case 'all':
      return allOf(mention.select, self);
    case 'named': {
      const { naming } = mention;
      return red(someOf(naming.from, amountIn(naming), naming.upTo === true, self));
    }
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

/** A target that the effect never speaks of. */
export function namingPhrase(naming: Naming, self: CardType): string {
  if ('cell' in naming) return cellPhrase(naming);
  return 'declaration' in naming ? declarationPhrase(naming) : named({ of: 'named', naming }, self);
}

/** "your hand", "its owner's hand", "their owners' hands": where cards go. */
export function ownersPhrase(mention: Mention, pile: 'hand' | 'deck' | 'dustBox'): string {
  const word = EN_TERMS.piles[pile];
  if (isOwn(mention)) return `your ${word}`;
  return isMany(mention) ? `their owners' ${plural(word)}` : `its owner's ${word}`;
}

type Counted = Exclude<Quantity, number>;
/** "for each of your characters", after a number. */
export function measure(quantity: Exclude<Counted, { readonly value: unknown }>, self: CardType): string {
  return 'each' in quantity ? `for ${eachOf(quantity.each, self)}` : `for each of ${objectOf(quantity.eachOf, self)}`;
}
/** "its SP", "the SP of that character". */
export function valuePhrase({ value, of }: Extract<Counted, { readonly value: unknown }>, self: CardType): string {
  const word = EN_TERMS.values[value];
  if (isNear(of)) return `${isMany(of) ? 'their' : 'its'} ${word}`;
  return of.of === 'this' ? `${thisCard(self)}'s ${word}` : `the ${word} of ${objectOf(of, self)}`;
}

const CELLS = {
  ownEmpty: '1 empty cell of your field',
  opponentEmpty: "1 empty cell of your opponent's field",
} as const;
export const cellPhrase = (cell: Red<CellNaming>): string => (cell === 'before' ? 'that cell' : red(CELLS[cell.cell]));

const OF_WHOM = { you: ' of yours', opponent: " of your opponent's", any: '' } as const;
const DECLARED_BY = { you: ' that you declared', opponent: ' that your opponent declared' } as const;
export function declarationPhrase(naming: Red<DeclarationNaming>): string {
  if (naming === 'before') return 'that declaration';
  const { by, of } = naming.declaration;
  if (of === undefined) return red(`1 declaration${OF_WHOM[by]}`);
  const words = listed(
    of.map((one) => EN_TERMS.declarations[one]),
    'or',
  );
  return red(by === 'any' ? `1 declared ${words}` : `1 ${words}${DECLARED_BY[by]}`);
}
