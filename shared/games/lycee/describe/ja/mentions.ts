// Japanese card text: whom or what a clause speaks of.
import type { CardType, Naming } from '../../card-data.ts';
import { JA_TERMS } from '../../text/ja/terms.ts';
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
import { counterOf, nounWord, thisCard } from './kinds.ts';
import { allOf, perOne, someOf } from './select.ts';

/** The red words of a target. */
const red = (words: string): string => `‹${words}›`;

export function mentioned(mention: Mention, self: CardType): string {
  switch (mention.of) {
    case 'this':
      return thisCard(self);
    case 'bearer':
      return self === 'item' ? `${thisCard(self)}を装備しているキャラ` : `${thisCard(self)}にいるキャラ`;
    case 'battleOpponent':
      return '対戦キャラ';
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
  if (typeof apart === 'number') return `${apart}番目の${nounWord(noun)}`;
  const that = many ? 'それらの' : 'その';
  if (apart === undefined) return `${that}${nounWord(noun)}`;
  return noun === 'character'
    ? `${that}${owner === 'you' ? '味方' : '相手'}${nounWord(noun)}`
    : `${owner === 'you' ? '自分' : '相手'}の${that}${nounWord(noun)}`;
}

/** "持ち主の" where cards go to another player's zone, perhaps. */
export const ownersOf = (mention: Mention): string => (isOwn(mention) ? '' : '持ち主の');

type Counted = Exclude<Quantity, number>;
export type ValueOf = Extract<Counted, { readonly value: unknown }>;
/** "他の味方キャラ1体につき", before a number. */
export function measure(quantity: Exclude<Counted, ValueOf>, self: CardType): string {
  if ('each' in quantity) return perOne(quantity.each, self);
  const { eachOf } = quantity;
  const onField = eachOf.of === 'bound' && eachOf.origin === 'field';
  const counter = counterOf(eachOf.of === 'bound' ? eachOf.noun : 'card', onField);
  return `${mentioned(eachOf, self)}1${counter}につき`;
}
export const valuePhrase = ({ value, of }: ValueOf, self: CardType): string =>
  `${mentioned(of, self)}の${JA_TERMS.values[value]}`;

const CELLS = {
  ownEmpty: '空き味方フィールド1つ',
  opponentEmpty: '空き相手フィールド1つ',
} as const;
export const cellPhrase = (cell: Red<CellNaming>): string =>
  cell === 'before' ? 'そのフィールド' : red(CELLS[cell.cell]);

const DECLARED_BY = { you: '自分が宣言した', opponent: '相手が宣言した', any: '宣言された' } as const;
const DECLARATION_OF = { you: '自分の宣言', opponent: '相手の宣言', any: '宣言' } as const;
export function declarationPhrase(naming: Red<DeclarationNaming>): string {
  if (naming === 'before') return 'その宣言';
  const { by, of } = naming.declaration;
  if (of === undefined) return red(`${DECLARATION_OF[by]}1つ`);
  return red(`${DECLARED_BY[by]}${of.map((one) => JA_TERMS.declarations[one]).join('または')}1つ`);
}

/** A target that the effect never speaks of. */
export function namingPhrase(naming: Naming, self: CardType): string {
  if ('cell' in naming) return cellPhrase(naming);
  return 'declaration' in naming ? declarationPhrase(naming) : mentioned({ of: 'named', naming }, self);
}
