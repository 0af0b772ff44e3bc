// The rules text of a card, from the data that the rules run: one line per ability, in the order of the data.
import { type ByLanguage, inLanguage, type Language } from '../../kernel/game.ts';
import type { CardData } from './card-data.ts';
import type { Book } from './describe/book.ts';
import { ENGLISH } from './describe/english.ts';
import { JAPANESE } from './describe/japanese.ts';
import { lineOf } from './describe/line.ts';

const BOOKS: ByLanguage<Book> = { en: ENGLISH, ja: JAPANESE };

export function describe(card: CardData, language: Language): string[] {
  const counter = card.type === 'event' && card.counter === true;
  const book = inLanguage(BOOKS, language);
  return card.abilities.map((ability) => lineOf(book, ability, card.type, counter));
}
