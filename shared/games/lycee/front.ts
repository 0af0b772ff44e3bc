// Lycee as its table shows it: what the page loads, without the rules.
import { type GameFront, inLanguage, type Language } from '../../kernel/game.ts';
import type { CardData } from './card-data.ts';
import { CATALOGUE, printOf } from './cards/catalogue.ts';
import { nameOfPerson } from './cards/people.ts';
import { STARTERS } from './cards/starters.ts';
import { abilityIn, lineOf } from './data-of.ts';
import { checkDeck } from './deck.ts';
import { describe } from './describe.ts';
import { EVENTS } from './happening.ts';
import { OPTIONS, optionsFrom } from './options.ts';
import { textOf } from './text/text.ts';
import { openZones } from './view.ts';
import { ANSWER_WINDOWS, WINDOWS } from './window-kinds.ts';

/** Basic abilities, and what is printed in icons. */
function keywordsOf(card: CardData | undefined): string[] {
  if (card === undefined) return [];
  return card.type === 'character' ? [...new Set(card.basics.map(({ basic }) => basic)), 'fieldLimits', 'ex'] : ['ex'];
}

/** Cards and people are named in English in the data of cards. */
const NAMES: ReadonlyMap<string, CardData['name']> = new Map(
  [...CATALOGUE.values()].map(({ name }) => [name.en, name]),
);
function nameIn(name: string, language: Language): string {
  const names = nameOfPerson(name) ?? NAMES.get(name);
  return names === undefined ? name : inLanguage(names, language);
}

export const front: GameFront = {
  id: 'lycee',
  languages: ['en', 'ja', 'zh-TW'],
  options: OPTIONS,
  sight: openZones,
  events: EVENTS,
  starters: STARTERS,
  windows: WINDOWS,
  answerWindows: ANSWER_WINDOWS,
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
  keywords: (no) => keywordsOf(CATALOGUE.get(no)),
  lineOf: (no, path) => {
    const card = CATALOGUE.get(no);
    return card && lineOf(card, path);
  },
  abilityName: (no, path) => {
    if (path === 'support') return 'part.support';
    const card = CATALOGUE.get(no);
    const ability = card && abilityIn(card, path);
    return ability !== undefined && 'basic' in ability ? `basic.${ability.basic}` : undefined;
  },
  checkDeck,
  fillOptions: optionsFrom,
};
