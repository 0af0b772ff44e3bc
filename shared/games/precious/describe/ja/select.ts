// Japanese card text: which cards a selection means, with their owner and their number. All cards are counted in sheets.
import type { CardType, Select } from '../../card-data.ts';
import { JA_TERMS } from '../../text/ja/terms.ts';
import { isField, nounOf } from '../plan.ts';
import { modifiers, nounWord, thisCard } from './kinds.ts';

type Whose = Readonly<Record<Select['who'], string>>;
const ALL: Whose = { you: '自分の', opponent: '相手の', any: 'お互いの' };
/** Of some cards. */
const SOME: Whose = { ...ALL, any: 'いずれかの' };

/** "自分の捨札", "自分のメインエリア"; nothing for the field, whose characters are of a side themselves. */
export function placeOf({ who, where }: Select, whose: Whose = ALL): string {
  switch (where) {
    case 'field':
      return '';
    case 'set':
      return who === 'any' ? 'キャラ' : `${whose[who]}キャラ`;
    case 'mainArea':
    case 'supportArea':
    case 'hand':
    case 'trash':
    case 'deck':
    case 'pointArea':
      return `${whose[who]}${JA_TERMS.zones[where]}`;
    case 'looked':
      return 'その中';
  }
}
const SIDE: Whose = { you: '自分の', opponent: '相手の', any: '' };
/** "自分の他の赤のキャラ"; without the place of cards that are not spoken of as of a side. */
export function kindIn(select: Select, self: CardType, all = ''): string {
  const side = select.where === 'field' ? SIDE[select.who] : '';
  const words = modifiers(select, self).join('');
  const noun = nounWord(isField(select.where) ? 'character' : (select.type ?? nounOf(select)));
  return `${side}${all}${words}${noun}`;
}
/** Any cards of a hand are the hand. */
export const isBareHand = (select: Select): boolean => select.where === 'hand' && Object.keys(select).length === 2;

/** "自分の他のキャラ", "自分の捨札の赤のキャラ", "自分の手札". */
export function groupOf(select: Select, self: CardType, whose: Whose = ALL, all = ''): string {
  const { participates, ...others } = select;
  if (participates === 'opponent') return `${thisCard(self)}のアプローチ相手である${groupOf(others, self, whose, all)}`;
  const place = placeOf(select, whose);
  if (isBareHand(select)) return place;
  return `${place}${place === '' ? '' : 'の'}${kindIn(select, self, all)}`;
}

/** "自分のキャラ1枚", "自分の手札2枚まで". */
export const someOf = (select: Select, amount: number, upTo: boolean, self: CardType): string =>
  `${someIn(select, self)}${amount}枚${upTo ? 'まで' : ''}`;
export const someIn = (select: Select, self: CardType): string => groupOf(select, self, SOME);
/** "自分のすべての赤のキャラ", "自分の捨札のすべてのカード". */
export const allOf = (select: Select, self: CardType): string =>
  isBareHand(select) ? `${placeOf(select)}すべて` : groupOf(select, self, ALL, 'すべての');
/** "自分の他のキャラ1枚につき". */
export const perOne = (select: Select, self: CardType): string => `${groupOf(select, self)}1枚につき`;
