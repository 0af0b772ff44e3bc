// English card text: which cards a selection means, in the constructions that sentences need.
import type { CardType, Select } from '../../card-data.ts';
import { EN_TERMS } from '../../text/en/terms.ts';
import { isField, nounOf } from '../plan.ts';
import { kindPhrase, withArticle } from './kinds.ts';

type Whose = Readonly<Record<Select['who'], string>>;
/** Of some cards; "both players'" of all. */
const WHOSE: Whose = { you: 'your', opponent: "your opponent's", any: "either player's" };
const ALL: Whose = { ...WHOSE, any: "both players'" };
/** As the opponent's own text would say it of them. */
export const THEIRS: Whose = { you: 'your', opponent: 'their', any: "either player's" };

const areaOf = ({ where }: Select): string =>
  isField(where) && where !== 'field' ? `in the ${EN_TERMS.zones[where]}` : '';
const kindOf = (select: Select, many: boolean, self: CardType): string =>
  kindPhrase(select, nounOf(select), many, self, areaOf(select));

/** "in your hand", "on your characters"; nothing for characters, whose owner stands before them. */
function placePhrase({ who, where }: Select, whose: Whose): string {
  switch (where) {
    case 'field':
    case 'mainArea':
    case 'supportArea':
      return '';
    case 'set':
      return who === 'any' ? 'on characters' : `on ${whose[who]} characters`;
    case 'trash':
      return `in ${whose[who]} ${EN_TERMS.zones[where]}`;
    case 'hand':
    case 'deck':
    case 'pointArea':
      return `in ${whose[who]} ${EN_TERMS.zones[where]}${who === 'any' && whose === ALL ? 's' : ''}`;
    case 'looked':
      return 'among them';
  }
}
/** "characters" of a side, after "of": "your other characters". */
const isGroup = ({ who, where }: Select): boolean => isField(where) && who !== 'any';
const plainly = (select: Select, many: boolean, self: CardType, whose: Whose): string => {
  const place = placePhrase(select, whose);
  return `${kindOf(select, many, self)}${place === '' ? '' : ` ${place}`}`;
};

/** "up to 2 of your characters", "1 card in your hand". */
export function someOf(select: Select, amount: number, upTo: boolean, self: CardType, whose: Whose = WHOSE): string {
  const number = `${upTo ? 'up to ' : ''}${amount}`;
  return isGroup(select)
    ? `${number} of ${whose[select.who]} ${kindOf(select, true, self)}`
    : `${number} ${plainly(select, amount > 1, self, whose)}`;
}
/** "all of your characters", "all characters". */
export const allOf = (select: Select, self: CardType): string =>
  isGroup(select)
    ? `all of ${WHOSE[select.who]} ${kindOf(select, true, self)}`
    : `all ${plainly(select, true, self, ALL)}`;
/** "each of your characters", "each card in your hand". */
export const eachOf = (select: Select, self: CardType): string =>
  isGroup(select)
    ? `each of ${WHOSE[select.who]} ${kindOf(select, true, self)}`
    : `each ${plainly(select, false, self, ALL)}`;
/** "one of your other characters", as the subject of an occasion. */
export const anyOf = (select: Select, self: CardType): string =>
  isGroup(select)
    ? `one of ${WHOSE[select.who]} ${kindOf(select, true, self)}`
    : withArticle(plainly(select, false, self, WHOSE));
/** "characters", "cards in your hand": for a count. */
export const manyOf = (select: Select, many: boolean, self: CardType): string =>
  isField(select.where) ? kindOf(select, many, self) : plainly(select, many, self, ALL);
