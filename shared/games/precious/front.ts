// Precious Memories as its table shows it: what the page loads, without the rules.
import { type GameFront, inLanguage, type Language } from '../../kernel/game.ts';
import { partsIn } from '../../kernel/json.ts';
import { AREAS, type CardData, KEYWORDS, TIMINGS } from './card-data.ts';
import { CATALOGUE, printOf } from './cards/catalogue.ts';
import { nameOfPerson } from './cards/people.ts';
import { STARTERS } from './cards/starters.ts';
import { TRAITS, WORKS } from './cards/traits.ts';
import { lineOf } from './data-paths.ts';
import { checkDeck } from './deck.ts';
import { describe } from './describe.ts';
import { EVENTS } from './happening.ts';
import { OPTIONS, optionsFrom } from './options.ts';
import { type Keywords, MARKS } from './text/keywords.ts';
import { textOf } from './text/text.ts';
import { openZones } from './view.ts';
import { ANSWER_WINDOWS, WINDOWS } from './window-kinds.ts';

/** Keywords that it has, gives or speaks of, the tags of its texts, and what else its print means. */
function keywordsOf(card: CardData): (keyof Keywords)[] {
  const parts = partsIn([card.keywords, card.texts]);
  const tags = new Set(card.texts.flatMap((text) => ('timing' in text ? text.timing : [])));
  const isThere: Readonly<Record<(typeof MARKS)[number], boolean>> = {
    source: true,
    useCondition: card.useCondition !== undefined || parts.some((part) => 'useCondition' in part),
    target: parts.some((part) => 'targets' in part),
    rest: parts.some((part) => 'rest' in part),
    noValues: card.type === 'character' && card.ap === undefined,
    support: card.type === 'support',
  };
  return [
    ...KEYWORDS.filter((name) => parts.some((part) => isKeyword(part, name))),
    ...TIMINGS.filter((tag) => tags.has(tag)),
    ...MARKS.filter((mark) => isThere[mark]),
  ];
}
const isKeyword = (part: object, name: string): boolean => 'keyword' in part && part.keyword === name;

/** Works and traits are ids in the data of cards, cards and people their English names. */
const NAMES: ReadonlyMap<string, CardData['name']> = new Map([
  ...[...CATALOGUE.values()].map(({ name }) => [name.en, name] as const),
  ...Object.entries({ ...WORKS, ...TRAITS }),
]);
function nameIn(name: string, language: Language): string {
  const names = nameOfPerson(name) ?? NAMES.get(name);
  return names === undefined ? name : inLanguage(names, language);
}

export const front: GameFront = {
  id: 'precious',
  languages: ['en', 'ja'],
  options: OPTIONS,
  sight: openZones,
  events: EVENTS,
  starters: STARTERS,
  areas: AREAS,
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
  abilityName: () => undefined,
  checkDeck: (deck) => checkDeck(deck),
  fillOptions: optionsFrom,
};
