// Traditional Chinese card text: which cards a selection means, with their number and their owner.
import type { CardType, Select } from '../../card-data.ts';
import { ZH_TERMS } from '../../text/zh-tw/terms.ts';
import { isField, nounOf } from '../plan.ts';
import { before, kindPhrase, measureOf, plainNoun } from './kinds.ts';

const SIDE = { you: '己方', opponent: '對方', any: '' } as const;
type Whose = Readonly<Record<Select['who'], string>>;
const ALL: Whose = { you: '己方', opponent: '對方', any: '雙方' };
/** Of some cards. */
const SOME: Whose = { ...ALL, any: '任一方' };

export const measureIn = (select: Select): string => measureOf(nounOf(select), isField(select.where));

/** "己方垃圾箱", "己方埸上"; nothing for characters, which are of a side themselves. */
export function placeOf({ who, where }: Select, whose: Whose = ALL): string {
  switch (where) {
    case 'field':
    case 'attackRow':
    case 'defenceRow':
      return '';
    case 'items':
    case 'areas':
      return `${SIDE[who]}埸上`;
    case 'hand':
    case 'dustBox':
    case 'deck':
      return `${whose[who]}${ZH_TERMS.piles[where]}`;
    case 'looked':
      return '其中';
  }
}
const ROWS = { field: '', attackRow: 'AF位', defenceRow: 'DF位' } as const;
/** "未行動狀態的其他己方雪屬性人物"; without the place of other cards. */
export function kindIn(select: Select, self: CardType): string {
  const { who, where } = select;
  return isField(where)
    ? `${before(select, self)}${SIDE[who]}${ROWS[where]}${plainNoun(select, nounOf(select))}`
    : kindPhrase(select, nounOf(select), self);
}
/** Any cards of a hand are the hand. */
export const isBareHand = ({ where, type, ...kind }: Select): boolean =>
  where === 'hand' && type === undefined && Object.keys(kind).length === 1;

const placed = (place: string, words: string): string => {
  if (place === '' || place === '其中') return `${place}${words}`;
  return `${place}的${words}`;
};
/** "1名己方人物", "己方垃圾箱的至多2張事件", "己方手牌1張". */
export function someOf(select: Select, amount: number, upTo: boolean, self: CardType): string {
  const number = `${upTo ? '至多' : ''}${amount}${measureIn(select)}`;
  const place = placeOf(select, SOME);
  return isBareHand(select) ? `${place}${number}` : placed(place, `${number}${kindIn(select, self)}`);
}
/** "所有己方人物", "己方垃圾箱的所有卡". */
export const allOf = (select: Select, self: CardType): string =>
  isBareHand(select) ? `${placeOf(select)}的所有卡` : placed(placeOf(select), `所有${kindIn(select, self)}`);
/** "每有1名其他己方人物". */
export const perOne = (select: Select, self: CardType): string => {
  const place = placeOf(select);
  const one = `每有1${measureIn(select)}`;
  return isBareHand(select) ? `${place}${one}` : `${place}${one}${kindIn(select, self)}`;
};
/** "其他己方人物", "己方埸上的裝備": whichever it is. */
export const anyOf = (select: Select, self: CardType): string => placed(placeOf(select), kindIn(select, self));
