// The rules text of a card, from the data that the rules run: a line for each basic ability, then one for each ability.
import type { Language } from '../../kernel/game.ts';
import type { CardData } from './card-data.ts';
import { abilityLine, basicLine, type PhraseBook } from './describe/compose.ts';
import { ENGLISH } from './describe/en/book.ts';
import { JAPANESE } from './describe/ja/book.ts';
import { CHINESE } from './describe/zh-tw/book.ts';

const BOOKS: Readonly<Record<Language, PhraseBook>> = { en: ENGLISH, ja: JAPANESE, 'zh-TW': CHINESE };

export function describe(card: CardData, language: Language): readonly string[] {
  const book = BOOKS[language];
  const basics = card.type === 'character' ? card.basics : [];
  return [
    ...basics.map((basic) => basicLine(book, basic)),
    ...card.abilities.map((ability) => abilityLine(book, ability, card)),
  ];
}
