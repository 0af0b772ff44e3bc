// Lycee as its table shows it: what the page loads, without the rules.
import { type GameFront, inLanguage, type Language } from '../../kernel/game.ts';
import { partsIn } from '../../kernel/json.ts';
import { BASICS, type CardData } from './card-data.ts';
import { CATALOGUE, printOf } from './cards/catalogue.ts';
import { nameOfPerson } from './cards/people.ts';
import { STARTERS } from './cards/starters.ts';
import { abilityIn, lineOf } from './data-of.ts';
import { checkDeck } from './deck.ts';
import { describe } from './describe.ts';
import { EVENTS } from './happening.ts';
import { OPTIONS, optionsFrom } from './options.ts';
import { SUPPORT } from './state.ts';
import { type Keywords, MARKS } from './text/keywords.ts';
import { LANGUAGES, textOf } from './text/text.ts';
import { openZones } from './view.ts';
import { ANSWER_WINDOWS, WINDOWS } from './window-kinds.ts';

/** Basic abilities that it has, gives or speaks of, and what else its print means. */
function keywordsOf(card: CardData): (keyof Keywords)[] {
  const parts = partsIn([card.cost, card.abilities, card.type === 'character' ? card.basics : []]);
  const isThere: Readonly<Record<(typeof MARKS)[number], boolean>> = {
    fieldLimits: card.type === 'character',
    ex: true,
    target: parts.some((part) => 'targets' in part),
    tap: parts.some((part) => 'tap' in part),
  };
  return [
    ...BASICS.filter((name) => parts.some((part) => 'basic' in part && part.basic === name)),
    ...MARKS.filter((mark) => isThere[mark]),
  ];
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
  languages: LANGUAGES,
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
  keywords: (no) => {
    const card = CATALOGUE.get(no);
    return card === undefined ? [] : keywordsOf(card);
  },
  lineOf: (no, path) => {
    const card = CATALOGUE.get(no);
    return card && lineOf(card, path);
  },
  abilityName: (no, path) => {
    if (path === SUPPORT) return 'part.support';
    const card = CATALOGUE.get(no);
    const ability = card && abilityIn(card, path);
    return ability !== undefined && 'basic' in ability ? `basic.${ability.basic}` : undefined;
  },
  checkDeck: (deck) => checkDeck(deck),
  fillOptions: optionsFrom,
};
