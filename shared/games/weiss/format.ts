// What a scenario file of Weiß Schwarz may hold: cards as data, with everything left out that can be guessed, and an attack under way.
import {
  byWord,
  type Format,
  fields,
  flag,
  type GameFormat,
  list,
  text,
  whole,
  word,
} from '../../kernel/scenario/format.ts';
import { type CardData, COLORS, ICONS, PHASES } from './card-data.ts';
import { ABILITIES, TRAITS } from './format/ability.ts';
import { WEISS_TABLE } from './format/table.ts';
import { inWords, type Said, words } from './format/words.ts';
import { OPTIONS } from './options.ts';
import { textOf } from './text/text.ts';

const common = {
  no: text('Its number; its English name, unless told otherwise.', 60).exactOptional(),
  name: words('a name is a text or {"en": NAME}', 'Its name, by which the file speaks of it.', 100),
  title: text('The title that it belongs to; "own", unless told otherwise.', 60).default('own'),
  side: word(['W', 'S'], 'The side; W, unless told otherwise.').default('W'),
  rarity: text('The rarity; C, unless told otherwise.', 10).default('C'),
  color: word(COLORS, 'The color; yellow, unless told otherwise.').default('yellow'),
  icons: list(
    word(ICONS, 'A trigger icon.'),
    'Its trigger icons in the order printed; none, unless told otherwise.',
    10,
  ).default([]),
  abilities: ABILITIES.default([]),
  flavor: words('a flavor text is a text or {"en": TEXT}', 'Its flavor text.', 1000).exactOptional(),
};
const level = whole('Its level; 0, unless told otherwise.', -9, 99).default(0);
const cost = whole('Its cost; 0, unless told otherwise.', -9, 99).default(0);

type Named = { no?: string; name: Said; flavor?: Said };
/** A definition with what could be left out. */
function complete<C extends Named>({ no, name, flavor, ...rest }: C) {
  const named = inWords(name);
  return { no: no ?? named.en, name: named, ...rest, ...(flavor === undefined ? {} : { flavor: inWords(flavor) }) };
}

export const WEISS_CARD = byWord('type', [
  fields({
    type: word(['character'], 'A character.'),
    ...common,
    level,
    cost,
    power: whole('Its power; 1000, unless told otherwise.', -1_000_000, 1_000_000).default(1000),
    soul: whole('Its soul; 1, unless told otherwise.', -99, 99).default(1),
    traits: TRAITS.default([]),
  }).transform(complete),
  fields({
    type: word(['event'], 'An event.'),
    ...common,
    level,
    cost,
    counter: flag('It has the counter icon: it may be played in the counter step.').exactOptional(),
  }).transform(complete),
  fields({ type: word(['climax'], 'A climax.'), ...common }).transform(complete),
]).meta({ id: 'weiss-card', description: 'The definition of a card: a character, an event or a climax.' });

const slot = 'on the stage';
export const weissFormat: GameFormat = {
  id: 'weiss',
  name: 'Weiß Schwarz',
  card: WEISS_CARD satisfies Format<CardData>,
  options: OPTIONS,
  text: textOf('en'),
  phases: PHASES,
  more: WEISS_TABLE,
  zones: {
    deck: 'The deck, top card first.',
    hand: 'The hand.',
    stock: 'The stock, top card first: it is paid first.',
    clock: 'The clock, newest card first.',
    level: 'The level zone, newest card first.',
    climax: 'The climax zone.',
    waitingRoom: 'The waiting room, newest card first.',
    memory: 'The memory.',
    resolution: 'The resolution zone, newest card first.',
    stage: 'All five slots, each by its name: {"frontLeft": NAME, ...}.',
    frontLeft: `Front left ${slot}.`,
    frontCenter: `Front center ${slot}.`,
    frontRight: `Front right ${slot}.`,
    backLeft: `Back left ${slot}.`,
    backRight: `Back right ${slot}.`,
  },
};
