// Japanese card text: which cards a selection means, with their owner and their number.
import type { CardType, Select } from '../../card-data.ts';
import { JA_TERMS } from '../../text/ja/terms.ts';
import { isField, nounOf } from '../plan.ts';
import { counterOf, modifiers, nounWord } from './kinds.ts';

const SIDE = { you: '味方', opponent: '相手', any: '' } as const;
type Whose = Readonly<Record<Select['who'], string>>;
const ALL: Whose = { you: '自分の', opponent: '相手の', any: 'お互いの' };
/** Of some cards. */
const SOME: Whose = { ...ALL, any: 'いずれかの' };

export const counterIn = (select: Select): string => counterOf(nounOf(select), isField(select.where));

/** "自分のゴミ箱", "味方フィールド"; nothing for characters, which are of a side themselves. */
export function placeOf({ who, where }: Select, whose: Whose = ALL): string {
  switch (where) {
    case 'field':
    case 'attackRow':
    case 'defenceRow':
      return '';
    case 'items':
    case 'areas':
      return `${SIDE[who]}フィールド`;
    case 'hand':
    case 'dustBox':
    case 'deck':
      return `${whose[who]}${JA_TERMS.piles[where]}`;
    case 'looked':
      return 'その中';
  }
}
const ROWS = { field: '', attackRow: 'AFの', defenceRow: 'DFの' } as const;
/** "雪属性の他の味方キャラ", "味方AFのキャラ"; without the place of other cards. */
export function kindIn(select: Select, self: CardType, all = ''): string {
  const { who, where, type = nounOf(select) } = select;
  const side = isField(where) ? `${SIDE[who]}${ROWS[where]}` : '';
  return `${modifiers(select, self).join('')}${all}${side}${nounWord(type)}`;
}
/** Any cards of a hand are the hand. */
export const isBareHand = ({ where, type, ...kind }: Select): boolean =>
  where === 'hand' && type === undefined && Object.keys(kind).length === 1;

/** "他の味方キャラ", "自分のゴミ箱の雪属性のキャラ", "自分の手札". */
export function groupOf(select: Select, self: CardType, whose: Whose = ALL): string {
  const place = placeOf(select, whose);
  if (isBareHand(select)) return place;
  return `${place}${place === '' ? '' : 'の'}${kindIn(select, self)}`;
}

/** "味方キャラ1体", "自分の手札2枚まで". */
export const someOf = (select: Select, amount: number, upTo: boolean, self: CardType): string =>
  `${someIn(select, self)}${amount}${counterIn(select)}${upTo ? 'まで' : ''}`;
export const someIn = (select: Select, self: CardType): string => groupOf(select, self, SOME);
/** "雪属性のすべての味方キャラ", "自分のゴミ箱のすべてのカード". */
export function allOf(select: Select, self: CardType): string {
  const place = placeOf(select);
  if (isBareHand(select)) return `${place}すべて`;
  return `${place}${place === '' ? '' : 'の'}${kindIn(select, self, 'すべての')}`;
}
/** "他の味方キャラ1体につき". */
export const perOne = (select: Select, self: CardType): string => `${groupOf(select, self)}1${counterIn(select)}につき`;
