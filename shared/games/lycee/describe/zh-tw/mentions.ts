// Traditional Chinese card text: whom or what a clause speaks of.
import type { CardType, Naming } from '../../card-data.ts';
import { ZH_TERMS } from '../../text/zh-tw/terms.ts';
import {
  amountIn,
  type Bound,
  type CellNaming,
  type DeclarationNaming,
  isOwn,
  type Mention,
  type Quantity,
  type Red,
} from '../plan.ts';
import { measureOf, nounWord, thisCard } from './kinds.ts';
import { allOf, perOne, someOf } from './select.ts';

/** The red words of a target. */
const red = (words: string): string => `‹${words}›`;

export function mentioned(mention: Mention, self: CardType): string {
  switch (mention.of) {
    case 'this':
      return thisCard(self);
    case 'bearer':
      return self === 'item' ? `裝有${thisCard(self)}的人物` : `${thisCard(self)}上的人物`;
    case 'battleOpponent':
      return '對戰人物';
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
function boundPhrase({ noun, many, owner, apart }: Bound): string {
  const measure = many ? '些' : measureOf(noun, noun === 'character');
  if (typeof apart === 'number') return `第${apart}${many ? '批' : measure}${nounWord(noun)}`;
  const that = many ? '那些' : '該';
  return `${that}${apart === undefined ? '' : owner === 'you' ? '己方' : '對方'}${nounWord(noun)}`;
}

/** "持有者的" where cards go to another player's zone, perhaps. */
export const ownersOf = (mention: Mention): string => (isOwn(mention) ? '' : '持有者的');

type Counted = Exclude<Quantity, number>;
export type ValueOf = Extract<Counted, { readonly value: unknown }>;
/** "每有1名其他己方人物", before what it brings. */
export function measured(quantity: Exclude<Counted, ValueOf>, self: CardType): string {
  if ('each' in quantity) return perOne(quantity.each, self);
  const { eachOf } = quantity;
  const noun = eachOf.of === 'bound' ? eachOf.noun : 'card';
  const measure = measureOf(noun, eachOf.of === 'bound' && eachOf.origin === 'field');
  return eachOf.of === 'bound' ? `每有1${measure}上述${nounWord(noun)}` : `${mentioned(eachOf, self)}中每有1${measure}`;
}
export const valuePhrase = ({ value, of }: ValueOf, self: CardType): string =>
  `${mentioned(of, self)}的${ZH_TERMS.values[value]}`;

const CELLS = { ownEmpty: '己方1個空格', opponentEmpty: '對方1個空格' } as const;
export const cellPhrase = (cell: Red<CellNaming>): string => (cell === 'before' ? '該格' : red(CELLS[cell.cell]));

const DECLARED_BY = { you: '己方宣言的', opponent: '對方宣言的', any: '' } as const;
export function declarationPhrase(naming: Red<DeclarationNaming>): string {
  if (naming === 'before') return '該宣言';
  const { by, of } = naming.declaration;
  if (of === undefined) return red(`${by === 'any' ? '' : by === 'you' ? '己方的' : '對方的'}1個宣言`);
  const words = of.map((one) => ZH_TERMS.declarations[one]).join('或');
  return red(by === 'any' ? `已宣言的1個${words}` : `${DECLARED_BY[by]}1個${words}`);
}

/** A target that the effect never speaks of. */
export function namingPhrase(naming: Naming, self: CardType): string {
  if ('cell' in naming) return cellPhrase(naming);
  return 'declaration' in naming ? declarationPhrase(naming) : mentioned({ of: 'named', naming }, self);
}
