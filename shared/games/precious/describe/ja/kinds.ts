// Japanese card text: what kind of card is meant, as words that stand before its noun.
import { rangePhrase } from '../../../../kernel/describe/ja/words.ts';
import type { CardType, Keyword, Kind } from '../../card-data.ts';
import { JA_TERMS } from '../../text/ja/terms.ts';

export type Noun = CardType | 'card';
export const nounWord = (noun: Noun): string => {
  if (noun === 'card') return 'カード';
  return noun === 'support' ? `${JA_TERMS.types.support}カード` : JA_TERMS.types[noun];
};
export const thisCard = (self: CardType): string => `この${nounWord(self)}`;
/** The character that a support card is set on. */
export const bearerWords = (self: CardType): string => `${thisCard(self)}がセットされているキャラ`;

export const keywordPhrase = (keyword: Keyword): string => {
  const name = JA_TERMS.keywords[keyword.keyword];
  return keyword.keyword === 'natural' ? `${name}${keyword.x}` : name;
};

const PARTICIPATING = {
  any: 'アプローチに参加中の',
  approacher: 'アプローチ中の',
  interferer: '妨害中の',
  opponent: '',
} as const;

/** Each may stand before a noun, or before 場合. */
export function modifiers(kind: Kind, self: CardType): string[] {
  const { states, colors, values, keywords } = JA_TERMS;
  const { participates } = kind;
  const ranges = (['cost', 'source', 'ap', 'dp'] as const).map((what) => {
    const range = kind[what];
    return range === undefined ? '' : `${values[what]}${rangePhrase(range)}の`;
  });
  const parts = [
    participates === 'opponent' ? `${thisCard(self)}のアプローチ相手の` : '',
    participates === undefined ? '' : PARTICIPATING[participates],
    kind.state === undefined ? '' : `${states[kind.state]}の`,
    kind.supported === undefined ? '' : `サポートカードがセットされて${kind.supported ? 'いる' : 'いない'}`,
    kind.keyword === undefined ? '' : `${keywords[kind.keyword]}を持つ`,
    kind.work === undefined ? '' : `作品「${kind.work}」の`,
    ...ranges,
    kind.other ? '他の' : '',
    kind.color === undefined ? '' : `${colors[kind.color]}の`,
    kind.name === undefined ? '' : `「${kind.name}」の`,
    kind.traits === undefined ? '' : `【${kind.traits.join('+')}】の`,
  ];
  return parts.filter((part) => part !== '');
}

/** "赤のキャラ": without owner or number. */
export const kindPhrase = (kind: Kind, noun: Noun, self: CardType): string =>
  `${modifiers(kind, self).join('')}${nounWord(kind.type ?? noun)}`;
