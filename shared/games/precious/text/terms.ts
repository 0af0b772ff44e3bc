// What a language calls the things of Precious Memories on its cards: their texts and what the page says of a card are made of the same terms.
import { inLanguage, type Language } from '../../../kernel/game.ts';
import type { CardType, Color, KeywordName, State, Timing, Value, Zone } from '../card-data.ts';
import { TRAITS, WORKS } from '../cards/traits.ts';
import type { ANY, SHARED } from '../cost/bill.ts';

type Words<K extends string> = Readonly<Record<K, string>>;
export interface Terms {
  readonly colors: Words<Color>;
  /** What else a point of a payment is for (5.3). */
  readonly payments: Words<typeof ANY | typeof SHARED>;
  readonly types: Words<CardType>;
  readonly states: Words<State>;
  readonly values: Words<Value | 'cost' | 'source'>;
  readonly keywords: Words<KeywordName>;
  readonly timings: Words<Timing>;
  readonly zones: Words<Zone>;
}

/** Words or sentences of the page by key. */
export type Texts = Readonly<Record<string, string>>;
/** Words by the keys of their kind. */
export const under = (kind: string, words: Texts): Texts =>
  Object.fromEntries(Object.entries(words).map(([name, word]) => [`${kind}.${name}`, word]));

/** The terms that the page says of a card; its work stands among its traits. */
export const termTexts = (terms: Terms, language: Language): Texts => ({
  ...under('color', { ...terms.colors, ...terms.payments }),
  ...under('icon', terms.keywords),
  ...under('type', terms.types),
  ...under('state', terms.states),
  ...under('value', terms.values),
  ...under('trait', Object.fromEntries(TRAIT_NAMES.map(([id, name]) => [id, inLanguage(name, language)]))),
});
/** Works and traits by id; a stray id of a scenario's own cards is its own word. */
const TRAIT_NAMES = Object.entries({ ...WORKS, ...TRAITS });
