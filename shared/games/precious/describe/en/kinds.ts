// English card text: what kind of card is meant.
import { listed, rangePhrase } from '../../../../kernel/describe/en/words.ts';
import type { CardType, Keyword, Kind } from '../../card-data.ts';
import { EN_TERMS } from '../../text/en/terms.ts';

export type Noun = CardType | 'card';
export const nounWord = (noun: Noun, many: boolean): string => {
  const word = noun === 'support' ? 'support card' : noun;
  return many ? `${word}s` : word;
};
export const thisCard = (self: CardType): string => `this ${nounWord(self, false)}`;
/** The character that a support card is set on. */
export const bearerWords = (self: CardType): string => `the character with ${thisCard(self)}`;

export const keywordPhrase = (keyword: Keyword): string => {
  const name = EN_TERMS.keywords[keyword.keyword];
  return keyword.keyword === 'natural' ? `${name} ${keyword.x}` : name;
};

const PARTICIPATING = {
  any: 'participating',
  approacher: 'approaching',
  interferer: 'interfering',
  opponent: '',
} as const;
export const participatingWord = ({ participates }: Kind): string =>
  participates === undefined ? '' : PARTICIPATING[participates];
/** Names and traits stand as they do on cards, and mean the whole between the brackets (section 8). */
export const nameWord = (name: string | undefined): string => (name === undefined ? '' : `「${name}」`);
export const traitsWord = (traits: readonly string[] | undefined): string =>
  traits === undefined ? '' : `【${traits.join('+')}】`;
export const stateWord = ({ state }: Kind): string => (state === undefined ? '' : EN_TERMS.states[state]);

/** "cost 2 or less", "AP 30 or more", "Break (!)", "a support card": what a card has. */
export function possessions(kind: Kind): string[] {
  const ranges = (['cost', 'source', 'ap', 'dp'] as const).flatMap((what) => {
    const range = kind[what];
    return range === undefined ? [] : [`${EN_TERMS.values[what]} ${rangePhrase(range)}`];
  });
  return [
    ...ranges,
    ...(kind.keyword === undefined ? [] : [EN_TERMS.keywords[kind.keyword]]),
    ...(kind.supported ? ['a support card'] : []),
  ];
}

/** "other active red characters in the main area with AP 20 or less": without article, owner or number. */
export function kindPhrase(kind: Kind, noun: Noun, many: boolean, self: CardType, area = ''): string {
  const has = possessions(kind);
  const parts = [
    kind.other ? 'other' : '',
    stateWord(kind).replace(' ', '-'),
    kind.color === undefined ? '' : EN_TERMS.colors[kind.color],
    participatingWord(kind),
    traitsWord(kind.traits),
    nameWord(kind.name),
    nounWord(kind.type ?? noun, many),
    kind.work === undefined ? '' : `of the work ${nameWord(kind.work)}`,
    area,
    has.length === 0 ? '' : `with ${listed(has)}`,
    kind.supported === false ? 'without a support card' : '',
    kind.participates === 'opponent' ? `in an approach with ${thisCard(self)}` : '',
  ];
  return parts.filter((part) => part !== '').join(' ');
}

export const withArticle = (words: string): string =>
  words.startsWith('other ') ? `an${words}` : `${/^[aeiou]/i.test(words) ? 'an' : 'a'} ${words}`;
