// What a language calls the things of Spellcard on its cards: their texts and what the page says of a card are made of the same terms.
import { inLanguage, type Language } from '../../../kernel/game.ts';
import type { CardType, Color, DamageType, ItemKind, Slot, Speed, Stat, State, Zone } from '../card-data.ts';
import { CATALOGUE } from '../cards/catalogue.ts';

type Words<K extends string> = Readonly<Record<K, string>>;
export interface Terms {
  readonly colors: Words<Color>;
  readonly types: Words<CardType>;
  readonly states: Words<State>;
  readonly values: Words<Stat | 'hp' | 'spirit' | 'p' | 'power' | 'missing' | 'poison'>;
  readonly damage: Words<DamageType>;
  readonly speeds: Words<Speed>;
  readonly slots: Words<Slot>;
  readonly kinds: Words<ItemKind>;
  /** Marks of spell cards and items besides their speed. */
  readonly marks: Words<'final' | 'unique' | 'ritual' | 'exclusive' | 'silence'>;
  readonly zones: Words<Zone>;
}

/** Words or sentences of the page by key. */
export type Texts = Readonly<Record<string, string>>;
/** Words by the keys of their kind. */
export const under = (kind: string, words: Texts): Texts =>
  Object.fromEntries(Object.entries(words).map(([name, word]) => [`${kind}.${name}`, word]));

/** Signs of a card: how it hits, when it is used, what it is put on. */
export const iconsOf = ({ damage, speeds, slots, kinds, marks, values }: Terms): Texts => ({
  ...damage,
  ...speeds,
  ...slots,
  ...kinds,
  ...marks,
  p: values.p,
});
/** Whose spell cards they are: characters by number. */
const ownersIn = (language: Language): Texts =>
  Object.fromEntries(
    [...CATALOGUE.values()].flatMap(({ no, type, name }) =>
      type === 'character' ? [[no, inLanguage(name, language)]] : [],
    ),
  );
/** The terms that the page says of a card. */
export const termTexts = (terms: Terms, language: Language): Texts => ({
  ...under('color', terms.colors),
  ...under('icon', iconsOf(terms)),
  ...under('type', terms.types),
  ...under('state', terms.states),
  ...under('value', terms.values),
  ...under('trait', { ...terms.slots, ...terms.kinds, ...ownersIn(language) }),
});
