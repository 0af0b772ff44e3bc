// What a scenario file of Spellcard may hold: cards as data, with everything left out that can be guessed, and its tables.
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
import { type CardData, COLORS, DAMAGE_TYPES, ENVIRONMENTS, RARITIES, SLOTS } from './card-data.ts';
import { DOING, hp, NO_SKILL, SKILL, speed } from './format/doing.ts';
import { EFFECTS, GIFT } from './format/effect.ts';
import { character } from './format/select.ts';
import { SPELLCARD_TABLE } from './format/table.ts';
import { inWords, type Said, words } from './format/words.ts';
import { OPTIONS } from './options.ts';
import { BEGIN_WORDS } from './scenario-words.ts';
import { textOf } from './text/text.ts';

const common = {
  no: text('Its number; its English name, unless told otherwise.', 60).exactOptional(),
  name: words('a name is a text or {"en": NAME}', 'Its name, by which the file speaks of it.', 100),
  rarity: word(RARITIES, 'The rarity; N, unless told otherwise.').default('N'),
  flavor: words('a flavor text is a text or {"en": TEXT}', 'Its flavor text.', 1000).exactOptional(),
};
interface Brief {
  readonly no?: string;
  readonly name: Said;
  readonly flavor?: Said;
}
/** A definition with what could be left out. */
function complete<C extends Brief>({ no, name, flavor, ...rest }: C) {
  const named = inWords(name);
  return { no: no ?? named.en, name: named, ...rest, ...(flavor === undefined ? {} : { flavor: inWords(flavor) }) };
}

const value = (about: string, usual: number) =>
  whole(`${about}; ${usual}, unless told otherwise.`, 0, 99).default(usual);
const p = value('The P that it costs', 0);
const usable = {
  p,
  speed,
  final: flag('After its declaration nobody may answer.').exactOptional(),
  unique: flag('It may be used once a match, by either player; then its copies are Power cards.').exactOptional(),
};
const gives = list(GIFT, 'What it gives; nothing, unless told otherwise.', 20).default([]);

const CHARACTER = fields({
  type: word(['character'], 'A character.'),
  ...common,
  color: word(COLORS, 'Its colour; red, unless told otherwise.').default('red'),
  title: words(
    'a title is a text or {"en": TEXT}',
    'What it is called besides its name; that, unless told otherwise.',
    100,
  ).exactOptional(),
  hp: whole('Its HP; 10, unless told otherwise.', 1, 99).default(10),
  spirit: value('Its spirit', 5),
  regen: value('The spirit that it regains in each start phase', 0),
  atk: value('The power of its normal attack', 3),
  atkType: word(DAMAGE_TYPES, 'The type of its normal attack; strike, unless told otherwise.').default('strike'),
  def: value('Its defence', 0),
  flight: value('Its flight', 0),
  skill: SKILL.describe('Its skill; one that costs more spirit than it has, unless told otherwise.').default({
    ...NO_SKILL,
    name: { en: NO_SKILL.name },
    effect: [],
  }),
}).transform(({ title, ...card }) => {
  const whole = complete(card);
  return { ...whole, title: title === undefined ? whole.name : inWords(title) };
});
const SPELL = fields({
  type: word(['spell'], 'A spell card.'),
  ...common,
  owner: character('The character that alone may use it.'),
  ...usable,
  spirit: whole('The spirit that it costs; as the option says, unless told otherwise.', 0, 99).exactOptional(),
  hp,
  ritual: whole('It takes effect in the end phase so many turns later.', 1, 9).exactOptional(),
  ...DOING,
}).transform(complete);
const EQUIPMENT = fields({
  type: word(['equipment'], 'Equipment.'),
  ...common,
  slot: word(SLOTS, 'Where it is worn.'),
  p,
  gives,
}).transform(complete);
const item = { type: word(['item'], 'An item.'), ...common, ...usable };
const ITEM = byWord('kind', [
  fields({
    ...item,
    kind: word(['once', 'buff', 'debuff', 'barrierCharm'], 'What kind of item it is.'),
    ...DOING,
    user: flag('It is used by an own character, which is named with the declaration.').exactOptional(),
    exclusive: list(
      fields({ character: character('If this character uses it.'), effect: EFFECTS.describe('What it does besides.') }),
      'Exclusive effects.',
      9,
    ).exactOptional(),
  }).transform(complete),
  fields({
    ...item,
    kind: word(ENVIRONMENTS, 'An environment.'),
    gives,
    each: EFFECTS.describe('Done in each start phase.').exactOptional(),
  }).transform(complete),
]);

export const SPELLCARD_CARD = byWord('type', [
  CHARACTER,
  SPELL,
  fields({ type: word(['power'], 'A Power card.'), ...common }).transform(complete),
  EQUIPMENT,
  ITEM,
]).meta({
  id: 'spellcard-card',
  description: 'The definition of a card: a character, a spell card, a Power card, equipment or an item.',
});

export const spellcardFormat: GameFormat = {
  id: 'spellcard',
  name: 'Spellcard',
  card: SPELLCARD_CARD satisfies Format<CardData>,
  options: OPTIONS,
  text: textOf('en'),
  phases: BEGIN_WORDS,
  more: SPELLCARD_TABLE,
  zones: {
    line: 'The battle line: characters, with "counters" for "hp" and "spirit", and with equipment "attached".',
    hand: 'The hand.',
    deck: 'The deck, top card first.',
    discard: 'The discard pile, newest card first.',
    out: 'Characters that have left the battle.',
    gear: 'Equipment on characters, which "gearOn" names; it may be attached to a character instead.',
    environment: 'Terrain and weather that this player has brought.',
    ritual: 'Spell cards in preparation, which "rituals" tells of.',
    chain: 'Cards that are declared and wait to resolve, newest first.',
    lineup: 'Before the characters are shown: three sleeves, as a number.',
  },
};
