// What a scenario file of Precious Memories may hold: cards as data, with everything left out that can be guessed, and its tables.
import { z } from 'zod';
import {
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
import { type CardData, COLORS, RARITIES, type Words } from './card-data.ts';
import { CONDITIONS, KEYWORD, KIND, WHO } from './format/select.ts';
import { PRECIOUS_TABLE } from './format/table.ts';
import { TEXTS } from './format/text.ts';
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
const A_NAME = 'a name is a text or {"en": NAME}';
const common = {
  no: text(
    'Its number: that of its work, or the whole one with the key of the work before it; its English name, unless told otherwise.',
    60,
  ).exactOptional(),
  name: words(A_NAME, 'Its name, by which the file speaks of it.', 100),
  subtitle: words(
    'a subtitle is a text or {"en": TEXT}',
    'The scene that it shows; no text refers to it.',
    100,
  ).exactOptional(),
  work: text('The work that it belongs to; "own", unless told otherwise.', 60).default('own'),
  rarity: word(RARITIES, 'The rarity; 1, unless told otherwise.').default('1'),
  color: word(COLORS, 'Its colour; red, unless told otherwise.').default('red'),
  cost: whole('Its use cost; 0, unless told otherwise.', 0, 20).default(0),
  source: whole('What it yields as payment; 1, unless told otherwise.', 0, 20).default(1),
  traits: list(text('A trait.', 60), 'Its traits; none, unless told otherwise.', 10).default([]),
  useCondition: CONDITIONS.describe('All of these have to hold for it to be played.').exactOptional(),
  texts: TEXTS.default([]),
  flavor: words('a flavor text is a text or {"en": TEXT}', 'Its flavor text.', 1000).exactOptional(),
};
const value = (about: string) => whole(about, 0, 990).exactOptional();
const BREAK = fields({ keyword: word(['break'], 'Break.') });

type Said = string | Words;
const inWords = (said: Said): Words => (typeof said === 'string' ? { en: said } : said);
interface Brief {
  readonly no?: string;
  readonly name: Said;
  readonly subtitle?: Said;
  readonly work: string;
  readonly flavor?: Said;
}
/** A definition with what could be left out. */
function complete<C extends Brief>({ no, name, subtitle, flavor, ...rest }: C) {
  const named = inWords(name);
  const number = no ?? named.en;
  const whole = number.includes('/') ? number : `${rest.work}/${number}`;
  return {
    no: whole,
    name: named,
    ...(subtitle === undefined ? {} : { subtitle: inWords(subtitle) }),
    ...rest,
    ...(flavor === undefined ? {} : { flavor: inWords(flavor) }),
  };
}

export const PRECIOUS_CARD = byWord('type', [
  fields({
    type: word(['character'], 'A character.'),
    ...common,
    ap: value('Its AP, a multiple of 10; without AP and DP it is for the support area only.'),
    dp: value('Its DP, a multiple of 10.'),
    alsoNamed: list(words(A_NAME, 'A name.', 100), 'Further names that it counts as.', 5).exactOptional(),
    keywords: list(KEYWORD, 'Its keywords; none, unless told otherwise.', 10).default([]),
  }).transform(({ alsoNamed, ...card }) => ({
    ...complete(card),
    ...(alsoNamed === undefined ? {} : { alsoNamed: alsoNamed.map(inWords) }),
  })),
  fields({
    type: word(['event'], 'An event.'),
    ...common,
    keywords: list(BREAK, 'Break, or nothing.', 1).default([]),
  }).transform(complete),
  fields({
    type: word(['support'], 'A support card.'),
    ...common,
    sets: fields({ who: WHO.exactOptional(), card: KIND.exactOptional() })
      .describe('The characters it may be set on; own ones, unless told otherwise.')
      .exactOptional(),
    keywords: list(z.never(), 'A support card has no keyword.', 0).default([]),
  }).transform(complete),
]).meta({ id: 'precious-card', description: 'The definition of a card: a character, an event or a support card.' });

export const preciousFormat: GameFormat = {
  id: 'precious',
  name: 'Precious Memories',
  card: PRECIOUS_CARD satisfies Format<CardData>,
  options: OPTIONS,
  text: textOf('en'),
  phases: BEGIN_WORDS,
  more: PRECIOUS_TABLE,
  zones: {
    deck: 'The deck, top card first.',
    hand: 'The hand.',
    trash: 'The trash, newest card first.',
    mainArea: 'The characters of the main area, the last one first.',
    supportArea: 'The characters of the support area, the last one first.',
    set: 'Support cards on characters, which "setOn" names; those of the own player may be attached to a character instead.',
    pointArea: 'The points, newest card first; with "face": "down" they have paid or been used.',
    play: 'Cards that are declared and wait to resolve, newest first.',
    field: 'Both areas, each by its name: {"mainArea": NAME, ...}.',
  },
};
