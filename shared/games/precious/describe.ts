// The rules text of a card, from the data that the rules run: keywords first, then use conditions, then a line for each text.
import { inLanguage, type Language } from '../../kernel/game.ts';
import type { CardData } from './card-data.ts';
import { linesBefore } from './data-paths.ts';
import { type PhraseBook, textLine } from './describe/compose.ts';
import { ENGLISH } from './describe/en/book.ts';
import { JAPANESE } from './describe/ja/book.ts';
import { conditionsOf } from './describe/plan-effect.ts';
import { newScope } from './describe/scope.ts';

/** Nobody has written the other languages. */
const bookOf = (language: Language): PhraseBook => (language === 'ja' ? JAPANESE : ENGLISH);

/** `nameIn` says the cards, works and traits that a text names, by the words of the data, in its language. */
export function describe(
  card: CardData,
  language: Language,
  nameIn: (name: string) => string = (name) => name,
): readonly string[] {
  const book = bookOf(language);
  const said = named(card, nameIn);
  const { type, texts } = said;
  return [
    ...linesBefore(said).flatMap((what) => lineOf(what, said, book, language)),
    ...texts.map((text) => textLine(book, text, type)),
  ];
}

function lineOf(
  what: ReturnType<typeof linesBefore>[number],
  card: CardData,
  book: PhraseBook,
  language: Language,
): string[] {
  if (typeof what === 'object') return [book.keyword(what)];
  switch (what) {
    case 'alsoNamed':
      return card.type === 'character'
        ? [book.alsoNamed((card.alsoNamed ?? []).map((name) => inLanguage(name, language)))]
        : [];
    case 'useCondition':
      return [book.useCondition(conditionsOf(card.useCondition, newScope()), card.type)];
    case 'sets':
      return card.type === 'support' && card.sets !== undefined ? [book.sets(card.sets)] : [];
  }
}

/** The same data with other words for the cards, works and traits in its rules. */
function named(card: CardData, nameIn: (name: string) => string): CardData {
  const { name, traits, work } = card;
  const said: CardData = JSON.parse(JSON.stringify(card), (part, value) => {
    if (part === 'traits') return (value as string[]).map(nameIn);
    return typeof value === 'string' && (part === 'name' || part === 'work') ? nameIn(value) : value;
  });
  return { ...said, name, traits, work };
}
