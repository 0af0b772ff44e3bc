// The rules text of a card, from the data that the rules run: a line for each basic ability, then one for each ability.
import { type ByLanguage, inLanguage, type Language } from '../../kernel/game.ts';
import type { Ability, Basic, CardData, Kind } from './card-data.ts';
import { abilityLine, basicLine, type PhraseBook } from './describe/compose.ts';
import { ENGLISH } from './describe/en/book.ts';
import { JAPANESE } from './describe/ja/book.ts';
import { CHINESE } from './describe/zh-tw/book.ts';

const BOOKS: ByLanguage<PhraseBook> = { en: ENGLISH, ja: JAPANESE, 'zh-TW': CHINESE };

/** `nameIn` says the cards and people that a text names, which the data names in English, in its language. */
export function describe(
  card: CardData,
  language: Language,
  nameIn: (name: string) => string = (name) => name,
): readonly string[] {
  const book = inLanguage(BOOKS, language);
  const basics = card.type === 'character' ? card.basics : [];
  return [
    ...basics.map((basic) => basicLine(book, named(basic, nameIn))),
    ...card.abilities.map((ability) => abilityLine(book, named(ability, nameIn), card)),
  ];
}

/** The same data with other names in its kinds of cards. */
const named = <T extends Ability | Basic>(ability: T, nameIn: (name: string) => string): T =>
  JSON.parse(JSON.stringify(ability), (part, value) =>
    typeof value === 'string' && NAMES.includes(part) ? nameIn(value) : value,
  );
const NAMES: readonly string[] = ['name', 'nameHas', 'person'] satisfies (keyof Kind)[];
