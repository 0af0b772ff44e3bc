// Spellcard as its table shows it: what the page loads, without the rules.
import { type GameFront, inLanguage, type Language } from '../../kernel/game.ts';
import type { Words } from './card-data.ts';
import { CATALOGUE, printOf } from './cards/catalogue.ts';
import { STARTERS } from './cards/starters.ts';
import { lineOf } from './data-paths.ts';
import { checkDeck } from './deck.ts';
import { describe } from './describe.ts';
import { EVENTS } from './happening.ts';
import { OPTIONS, optionsFrom } from './options.ts';
import { keywordsOf } from './text/keywords-of.ts';
import { LANGUAGES, textOf } from './text/text.ts';
import { openZones } from './view.ts';
import { ANSWER_WINDOWS, WINDOWS } from './window-kinds.ts';

/** Texts name characters by number, and other cards by their English names. */
const NAMES: ReadonlyMap<string, Words> = new Map(
  [...CATALOGUE.values()].flatMap(({ no, name }) => [[no, name] as const, [name.en, name] as const]),
);
function nameIn(name: string, language: Language): string {
  const names = NAMES.get(name);
  return names === undefined ? name : inLanguage(names, language);
}

export const front: GameFront = {
  id: 'spellcard',
  languages: LANGUAGES,
  options: OPTIONS,
  sight: openZones,
  events: EVENTS,
  starters: STARTERS,
  windows: WINDOWS,
  answerWindows: ANSWER_WINDOWS,
  fromHighest: ['dodge'],
  prints: () => [...CATALOGUE.values()].map(printOf),
  print: (no) => {
    const card = CATALOGUE.get(no);
    return card && printOf(card);
  },
  text: textOf,
  describe: (no, language) => {
    const card = CATALOGUE.get(no);
    return card === undefined ? [] : describe(card, language, (name) => nameIn(name, language));
  },
  keywords: (no) => {
    const card = CATALOGUE.get(no);
    return card === undefined ? [] : keywordsOf(card);
  },
  lineOf: (no, path) => {
    const card = CATALOGUE.get(no);
    return card && lineOf(card, path);
  },
  abilityName: (_, path) => (path === 'skill' ? 'kind.skill' : undefined),
  roster: 10,
  checkDeck: (deck, options) => checkDeck(deck, options),
  fillOptions: optionsFrom,
};
