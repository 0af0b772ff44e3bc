// Traditional Chinese card text: what kind of card is meant, as words before its noun or as what is said of it.
import type { CardType, Kind, Range } from '../../card-data.ts';
import { ZH_TERMS } from '../../text/zh-tw/terms.ts';

export type Noun = CardType | 'card';
export const nounWord = (noun: Noun): string => (noun === 'card' ? '卡' : ZH_TERMS.types[noun]);
export const thisCard = (self: CardType): string => `此${nounWord(self)}`;
/** Characters on the field are counted as persons, all else in sheets. */
export const measureOf = (noun: Noun, onField: boolean): string => (noun === 'character' && onField ? '名' : '張');
export const basicIn = (name: string): string => `【${name}】`;

/** "2點以上", "3張以下", "1至2點", "3". */
export function rangePhrase({ atLeast, atMost }: Range, unit = ''): string {
  if (atLeast === undefined) return `${atMost}${unit}以下`;
  if (atMost === undefined) return `${atLeast}${unit}以上`;
  return atLeast === atMost ? `${atLeast}${unit}` : `${atLeast}至${atMost}${unit}`;
}

const BATTLING = { any: '戰鬥中', attacker: '攻擊中', defender: '防禦中' } as const;

/** What a card is apart from its type and attribute; `is` is 為 where it is said of a card, nothing before a noun. */
export function modifiers(kind: Kind, self: CardType, is = ''): string[] {
  const { states, values, basics } = ZH_TERMS;
  const { battling } = kind;
  const ranges = (['ex', 'ap', 'dp', 'sp'] as const).map((what) => {
    const range = kind[what];
    return range === undefined ? '' : `${values[what]}${is}${rangePhrase(range)}`;
  });
  const parts = [
    kind.sameColumn ? `與${thisCard(self)}同列` : '',
    kind.adjacent ? `與${thisCard(self)}相鄰` : '',
    battling === undefined ? '' : battling === 'opponent' ? `與${thisCard(self)}戰鬥中` : BATTLING[battling],
    kind.state === undefined ? '' : `${is}${states[kind.state]}`,
    kind.equipped === undefined ? '' : `${kind.equipped ? '裝有' : '未裝有'}裝備`,
    kind.basic === undefined ? '' : `持有${basicIn(basics[kind.basic])}`,
    kind.name === undefined ? '' : `名為「${kind.name}」`,
    kind.nameHas === undefined ? '' : `卡名含有「${kind.nameHas}」`,
    kind.person === undefined ? '' : `姓名為「${kind.person}」`,
    kind.cost === undefined ? '' : `使用代償${is}${rangePhrase(kind.cost, '點')}`,
    ...ranges,
  ];
  return parts.filter((part) => part !== '');
}

/** "未行動狀態且AP2以下的其他": before owner, attribute and noun. */
export function before(kind: Kind, self: CardType): string {
  const words = modifiers(kind, self);
  return `${words.join('且')}${words.length === 0 ? '' : '的'}${kind.other ? '其他' : ''}`;
}
/** "雪屬性人物". */
export const plainNoun = ({ attribute, type }: Kind, noun: Noun): string =>
  `${attribute === undefined ? '' : ZH_TERMS.attributes[attribute]}${nounWord(type ?? noun)}`;
export const kindPhrase = (kind: Kind, noun: Noun, self: CardType): string =>
  `${before(kind, self)}${plainNoun(kind, noun)}`;

/** "為雪屬性且AP為3以上": what is said of a card. */
export function predicate(kind: Kind, self: CardType): string {
  const { type, attribute, other } = kind;
  const isNoun = type !== undefined || other === true;
  const words = [
    ...modifiers(kind, self, '為'),
    ...(isNoun ? [`為${other ? '其他' : ''}${plainNoun(kind, 'card')}`] : []),
    ...(!isNoun && attribute !== undefined ? [`為${ZH_TERMS.attributes[attribute]}`] : []),
  ];
  return words.length === 0 ? '存在' : words.join('且');
}
