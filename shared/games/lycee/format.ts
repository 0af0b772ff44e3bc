// What a scenario file of Lycee may hold: cards as data, with everything left out that can be guessed, and its tables.
import {
  among,
  byWord,
  either,
  type Format,
  fields,
  type GameFormat,
  list,
  text,
  whole,
  word,
} from '../../kernel/scenario/format.ts';
import { AREA_ON, ATTRIBUTES, type CardData, CELLS, type Cell, ITEM_ON, type Words } from './card-data.ts';
import { ABILITIES, BASIC_ABILITIES } from './format/ability.ts';
import { COST } from './format/select.ts';
import { LYCEE_TABLE } from './format/table.ts';
import { OPTIONS } from './options.ts';
import { BEGIN_WORDS } from './scenario-words.ts';
import { textOf } from './text/text.ts';

/** In English, and in other languages as far as somebody has written it. */
const words = (says: string, about: string, longest: number) =>
  either(says, [
    text(about, longest),
    fields({
      en: text('In English.', longest),
      ja: text('In Japanese.', longest).exactOptional(),
      'zh-TW': text('In traditional Chinese.', longest).exactOptional(),
    }),
  ]).describe(about);
const common = {
  no: text('Its number; its English name, unless told otherwise.', 60).exactOptional(),
  name: words('a name is a text or {"en": NAME}', 'Its name, by which the file speaks of it.', 100),
  set: text('The set that it belongs to; "own", unless told otherwise.', 60).default('own'),
  rarity: text('The rarity; C, unless told otherwise.', 10).default('C'),
  attributes: list(word(ATTRIBUTES, 'An attribute.'), 'Its attributes; none, unless told otherwise.', 5).default([]),
  cost: COST.describe('What it costs; nothing, unless told otherwise.').default({}),
  ex: among(
    [0, 1, 2, 3],
    'The points that it yields when it is discarded for a cost; 1, unless told otherwise.',
  ).default(1),
  abilities: ABILITIES.default([]),
  flavor: words('a flavor text is a text or {"en": TEXT}', 'Its flavor text.', 1000).exactOptional(),
};
const value = (about: string) => whole(`${about}; 1, unless told otherwise.`, 0, 9).default(1);
const cells = list(word(CELLS, 'A cell.'), 'The cells that it may enter; all six, unless told otherwise.', 6);

type Text = string | Words;
const inWords = (said: Text): Words => (typeof said === 'string' ? { en: said } : said);
/** A definition with what could be left out. */
function complete<C extends { no?: string; name: Text; flavor?: Text }>({ no, name, flavor, ...rest }: C) {
  const named = inWords(name);
  return { no: no ?? named.en, name: named, ...rest, ...(flavor === undefined ? {} : { flavor: inWords(flavor) }) };
}

export const LYCEE_CARD = byWord('type', [
  fields({
    type: word(['character'], 'A character.'),
    ...common,
    person: text('Full name of the person that it shows; its own name, unless told otherwise.', 100).exactOptional(),
    cells: cells.default([...CELLS]),
    ap: value('Its AP'),
    dp: value('Its DP'),
    sp: value('Its SP'),
    basics: BASIC_ABILITIES.default([]),
  }).transform(({ person, ...card }) => {
    const whole = complete(card);
    return { ...whole, person: person ?? whole.name.en };
  }),
  fields({ type: word(['event'], 'An event.'), ...common }).transform(complete),
  fields({ type: word(['item'], 'An item.'), ...common }).transform(complete),
  fields({ type: word(['area'], 'An area.'), ...common }).transform(complete),
]).meta({ id: 'lycee-card', description: 'The definition of a card: a character, an event, an item or an area.' });

const PLACES = {
  AL: 'left in the attack row',
  AC: 'in the centre of the attack row',
  AR: 'right in the attack row',
  DL: 'left in the defence row',
  DC: 'in the centre of the defence row',
  DR: 'right in the defence row',
} as const satisfies Record<Cell, string>;
const inEachCell = (what: string, zoneOf: (cell: Cell) => string): [string, string][] =>
  CELLS.map((cell) => [zoneOf(cell), `${what} ${PLACES[cell]}, as its player sees it.`]);

export const lyceeFormat: GameFormat = {
  id: 'lycee',
  name: 'Lycee',
  card: LYCEE_CARD satisfies Format<CardData>,
  options: OPTIONS,
  text: textOf('en'),
  phases: BEGIN_WORDS,
  more: LYCEE_TABLE,
  zones: {
    deck: 'The deck, top card first.',
    hand: 'The hand.',
    dustBox: 'The dust box, newest card first.',
    outOfGame: 'What is out of the game.',
    chain: 'Cards that are declared and wait to resolve, newest first.',
    field: 'All six cells, each by its name: {"AL": NAME, ...}.',
    ...Object.fromEntries([
      ...inEachCell('The character', (cell) => cell),
      ...inEachCell('The area', (cell) => AREA_ON[cell]),
      ...inEachCell('The item', (cell) => ITEM_ON[cell]),
    ]),
  },
};
