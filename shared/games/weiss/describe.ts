// The rules text of a card, from the data that the rules run: one line per ability, in the order of the data.
import { type ByLanguage, inLanguage, type Language } from '../../kernel/game.ts';
import type { Ability, CardData, CardType } from './card-data.ts';
import { lineInEnglish } from './describe/en.ts';

/** How a language words one ability of a card of some type. */
export type LineOf = (ability: Ability, type: CardType, counter: boolean) => string;

const LINES: ByLanguage<LineOf> = { en: lineInEnglish };

export function describe(card: CardData, language: Language): string[] {
  const counter = card.type === 'event' && card.counter === true;
  const lineOf = inLanguage(LINES, language);
  return card.abilities.map((ability) => lineOf(ability, card.type, counter));
}
