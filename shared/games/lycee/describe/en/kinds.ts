// English card text: what kind of card is meant.
import { listed, rangePhrase } from '../../../../kernel/describe/en/words.ts';
import type { CardType, Kind } from '../../card-data.ts';
import { EN_TERMS } from '../../text/en/terms.ts';

export type Noun = CardType | 'card';
export const nounWord = (noun: Noun, many: boolean): string => (many ? plural(noun) : noun);
export const plural = (word: string): string => (word.endsWith('x') ? `${word}es` : `${word}s`);
export const thisCard = (self: CardType): string => `this ${self}`;

const BATTLING = { any: 'battling', attacker: 'attacking', defender: 'defending' } as const;
export const battlingWord = ({ battling }: Kind): string =>
  battling === undefined || battling === 'opponent' ? '' : BATTLING[battling];

/** "cost 2 or less", "AP 3 or more", "Dash", "an item": what a card has. */
export function possessions(kind: Kind): string[] {
  const { values, basics } = EN_TERMS;
  const ranges = (['ex', 'ap', 'dp', 'sp'] as const).flatMap((what) => {
    const range = kind[what];
    return range === undefined ? [] : [`${values[what]} ${rangePhrase(range)}`];
  });
  return [
    ...(kind.nameHas === undefined ? [] : [`"${kind.nameHas}" in the name`]),
    ...(kind.cost === undefined ? [] : [`cost ${rangePhrase(kind.cost)}`]),
    ...ranges,
    ...(kind.basic === undefined ? [] : [basics[kind.basic]]),
    ...(kind.equipped ? ['an item'] : []),
  ];
}

/** "other ready snow characters in the attack row with AP 2 or less": without article, owner or number. */
export function kindPhrase(kind: Kind, noun: Noun, many: boolean, self: CardType, row = ''): string {
  const has = possessions(kind);
  const parts = [
    kind.other ? 'other' : '',
    kind.state === undefined ? '' : EN_TERMS.states[kind.state],
    kind.attribute === undefined ? '' : EN_TERMS.attributes[kind.attribute],
    battlingWord(kind),
    kind.name === undefined ? '' : `"${kind.name}"`,
    nounWord(kind.type ?? noun, many),
    kind.person === undefined ? '' : `depicting "${kind.person}"`,
    row,
    has.length === 0 ? '' : `with ${listed(has)}`,
    kind.equipped === false ? 'without an item' : '',
    kind.sameColumn ? `in the same column as ${thisCard(self)}` : '',
    kind.adjacent ? `adjacent to ${thisCard(self)}` : '',
    kind.battling === 'opponent' ? `in battle with ${thisCard(self)}` : '',
  ];
  return parts.filter((part) => part !== '').join(' ');
}

export const withArticle = (words: string): string =>
  words.startsWith('other ') ? `an${words}` : `${/^"?[aeiou]/i.test(words) ? 'an' : 'a'} ${words}`;
