// English card text: what kind of card is meant.
import { listed, rangePhrase } from '../../../../kernel/describe/en/words.ts';
import type { ItemKind, Kind } from '../../card-data.ts';
import type { Noun, Speaker } from '../plan.ts';

const NOUNS: Readonly<Record<Noun, readonly [one: string, many: string]>> = {
  character: ['character', 'characters'],
  spell: ['spell card', 'spell cards'],
  power: ['Power card', 'Power cards'],
  equipment: ['piece of equipment', 'pieces of equipment'],
  item: ['item', 'items'],
  weapon: ['weapon', 'weapons'],
  armour: ['piece of armour', 'pieces of armour'],
  terrain: ['terrain', 'terrains'],
  weather: ['weather', 'weathers'],
  charm: ['barrier charm', 'barrier charms'],
  environment: ['environment', 'environments'],
  ritual: ['ritual', 'rituals'],
  card: ['card', 'cards'],
};
export const nounWord = (noun: Noun, many: boolean): string => NOUNS[noun][many ? 1 : 0];
/** The character that uses it, or has it on. */
const USERS: Readonly<Record<Speaker['of'], string>> = {
  skill: 'this character',
  spell: 'the caster',
  item: 'the user',
  equipment: 'the bearer',
  environment: 'the character',
};
export const userWords = ({ of }: Speaker): string => USERS[of];
export const answeredWords = ({ toAttack }: Speaker): string => (toAttack ? 'the attacker' : 'the acting character');

export const nameWord = (name: string): string => `“${name}”`;
export const STANCES = { guard: 'guarding', busy: 'busy' } as const;
const SORTS: Readonly<Partial<Record<ItemKind, string>>> = { once: 'single-use', buff: 'buff', debuff: 'debuff' };

/** "HP 3 or less", "spirit 2 or more": what a character has. */
export function possessions({ hp, spirit }: Kind): string[] {
  return [
    ...(hp === undefined ? [] : [`HP ${rangePhrase(hp)}`]),
    ...(spirit === undefined ? [] : [`spirit ${rangePhrase(spirit)}`]),
  ];
}
/** "other busy enemy characters with HP 3 or less": without article, owner or number. */
export function kindPhrase(kind: Kind, noun: Noun, many: boolean, speaker: Speaker, side = ''): string {
  const has = possessions(kind);
  const parts = [
    kind.other ? 'other' : '',
    kind.stance === undefined ? '' : STANCES[kind.stance],
    kind.wounded ? 'wounded' : '',
    kind.kind === undefined ? '' : (SORTS[kind.kind] ?? ''),
    side,
    nounWord(noun, many),
    [kind.name, kind.character].flatMap((name) => (name === undefined ? [] : [nameWord(name)])).join(' '),
    kind.spellOf === 'user' ? `of ${userWords(speaker)}` : '',
    kind.spellOf === 'line' ? 'of your characters' : '',
    has.length === 0 ? '' : `with ${listed(has)}`,
  ];
  return parts.filter((part) => part !== '').join(' ');
}
export const withArticle = (words: string): string =>
  words.startsWith('other ') ? `an${words}` : `${/^[aeiou]/i.test(words) ? 'an' : 'a'} ${words}`;
