// Japanese card text: what kind of card is meant, as words that stand before its noun.
import { rangePhrase } from '../../../../kernel/describe/ja/words.ts';
import type { CardType, Kind } from '../../card-data.ts';
import { JA_TERMS } from '../../text/ja/terms.ts';

export type Noun = CardType | 'card';
export const nounWord = (noun: Noun): string => (noun === 'card' ? 'カード' : JA_TERMS.types[noun]);
export const thisCard = (self: CardType): string => `この${nounWord(self)}`;
/** Characters are counted in bodies, all else in sheets. */
export const counterOf = (noun: Noun, onField: boolean): string => (noun === 'character' && onField ? '体' : '枚');
export const basicIn = (name: string): string => `【${name}】`;

const BATTLING = { any: 'バトル中の', attacker: '攻撃中の', defender: '防御中の' } as const;

/** Each may stand before a noun, or before 場合. */
export function modifiers(kind: Kind, self: CardType): string[] {
  const { states, attributes, values, basics } = JA_TERMS;
  const { battling } = kind;
  const ranges = (['ex', 'ap', 'dp', 'sp'] as const).map((what) => {
    const range = kind[what];
    return range === undefined ? '' : `${values[what]}${rangePhrase(range)}の`;
  });
  const parts = [
    kind.sameColumn ? `${thisCard(self)}と同列の` : '',
    kind.adjacent ? `${thisCard(self)}に隣接する` : '',
    battling === undefined ? '' : battling === 'opponent' ? `${thisCard(self)}とバトル中の` : BATTLING[battling],
    kind.state === undefined ? '' : `${states[kind.state]}の`,
    kind.equipped === undefined ? '' : `アイテムを装備して${kind.equipped ? 'いる' : 'いない'}`,
    kind.basic === undefined ? '' : `${basicIn(basics[kind.basic])}を持つ`,
    kind.name === undefined ? '' : `カード名「${kind.name}」の`,
    kind.nameHas === undefined ? '' : `カード名に「${kind.nameHas}」を含む`,
    kind.person === undefined ? '' : `姓名「${kind.person}」の`,
    kind.cost === undefined ? '' : `使用代償${rangePhrase(kind.cost, '点')}の`,
    ...ranges,
    kind.attribute === undefined ? '' : `${attributes[kind.attribute]}の`,
    kind.other ? '他の' : '',
  ];
  return parts.filter((part) => part !== '');
}

/** "雪属性のキャラ": without owner or number. */
export const kindPhrase = (kind: Kind, noun: Noun, self: CardType): string =>
  `${modifiers(kind, self).join('')}${nounWord(kind.type ?? noun)}`;
