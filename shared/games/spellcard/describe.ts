// The rules text of a card, from the data that the rules run: what it costs, then what it does, a line for each text.
import { type ByLanguage, inLanguage, type Language } from '../../kernel/game.ts';
import type { CardData } from './card-data.ts';
import { linesOf } from './data-paths.ts';
import { lineText, type NameIn, type PhraseBook } from './describe/compose.ts';
import { ENGLISH } from './describe/en/book.ts';
import { JAPANESE } from './describe/ja/book.ts';
import { CHINESE } from './describe/zh-cn/book.ts';

const BOOKS: ByLanguage<PhraseBook> = { en: ENGLISH, ja: JAPANESE, 'zh-CN': CHINESE };

/** `nameIn` says the cards that a text names, by number or by their English names, in its language. */
export function describe(card: CardData, language: Language, nameIn: NameIn = (name) => name): readonly string[] {
  const said = named(card, language, nameIn);
  return linesOf(card).map((line) => lineText(inLanguage(BOOKS, language), said, line, nameIn));
}

/** The same data with other words for the cards in its rules, and for its skill. */
function named(card: CardData, language: Language, nameIn: NameIn): CardData {
  const said: CardData = JSON.parse(JSON.stringify(card), function (this: object, part, value) {
    const isOfKind = part === 'name' || (part === 'character' && !('effect' in this));
    return typeof value === 'string' && isOfKind ? nameIn(value) : value;
  });
  if (card.type !== 'character' || said.type !== 'character') return said;
  return { ...said, skill: { ...said.skill, name: { en: inLanguage(card.skill.name, language) } } };
}
