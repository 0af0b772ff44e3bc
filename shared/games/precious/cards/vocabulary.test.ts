// What of the vocabulary of texts is on some card, form by form, and what only people who write scenarios have.
import { expect, test } from 'vitest';
import {
  AGAINST,
  type All,
  AMOUNT,
  CONDITION,
  COSTS,
  DESTINATIONS,
  FORBIDDEN,
  GIFTS,
  GIVEN_TO,
  KEYWORDS,
  KIND,
  NAMING_PARTS,
  ON,
  PARTICIPATES,
  PLACES,
  POINTS,
  PUT_BACK,
  RANGE,
  TARGET,
  TEXT_PARTS,
  TEXTS,
  THIS_IN,
  TIMINGS,
  UNTIL,
  VERB_PARTS,
  VERBS,
  WHO,
  WHOSE,
} from '../testing/vocabulary.ts';
import { CATALOGUE } from './catalogue.ts';
import { TRAITS, WORKS } from './traits.ts';

type Json = Readonly<Record<string, unknown>>;
/** A value and all that is inside it, as far as it is objects. */
const objectsIn = (value: unknown): Json[] =>
  typeof value === 'object' && value !== null ? [value as Json, ...Object.values(value).flatMap(objectsIn)] : [];

const SAID = [...CATALOGUE.values()].flatMap((card) => [
  ...objectsIn(card.texts),
  ...objectsIn({ useCondition: card.useCondition }),
  ...objectsIn({ keywords: card.keywords }),
  ...objectsIn(card.type === 'support' ? { sets: card.sets } : {}),
]);
/** Everything that some card says under a key, of all that it says or of a part of it. */
const saidUnder = (key: string, among: readonly Json[] = SAID): unknown[] =>
  among.flatMap((object) => (key in object ? [object[key]] : []));
const objectsUnder = (...keys: string[]): Json[] =>
  keys.flatMap((key) =>
    saidUnder(key)
      .flat()
      .filter((one): one is Json => typeof one === 'object' && one !== null),
  );

const TEXT_FORMS = SAID.filter((object) => 'kind' in object);
const isBan = ({ what }: Json): boolean => what === 'cannot';
const EFFECTS = SAID.filter((object) => 'do' in object && !isBan(object));
const TRIGGERS = objectsUnder('when');
const CONDITIONS = [...objectsUnder('if', 'useCondition')];
const SELECTS = SAID.filter((object) => 'where' in object);
const KINDS = [...SELECTS, ...objectsUnder('card', 'is', 'thisIs', 'for')];
const RANGES = objectsUnder('cost', 'source', 'ap', 'dp').filter((one) => 'atLeast' in one || 'atMost' in one);
const PRICES = objectsUnder('cost').filter((one) => !RANGES.includes(one));
const TARGETS = ['target', 'of', 'on'].flatMap((key) =>
  saidUnder(
    key,
    SAID.filter((object) => !TRIGGERS.includes(object)),
  ),
);

/** Of forms told apart by a word, "the word.the field" of everything they say. */
const partsOf = (forms: readonly Json[], tag: string): string[] =>
  forms.flatMap((form) => Object.keys(form).map((key) => `${form[tag]}.${key}`));
const keysOf = (forms: readonly Json[]): string[] => forms.flatMap((form) => Object.keys(form));
const saidBy = (forms: readonly Json[], tag: string, word: string, key: string): unknown[] =>
  saidUnder(
    key,
    forms.filter((form) => form[tag] === word),
  );

test.each<[string, readonly unknown[], All<string>]>([
  ['a text', saidUnder('kind'), TEXTS],
  ['a part of a text', partsOf(TEXT_FORMS, 'kind'), TEXT_PARTS],
  ['a part of a cost', keysOf(PRICES), COSTS],
  ['a timing tag', saidUnder('timing').flat(), TIMINGS],
  ['a part of what an interruption answers', keysOf(objectsUnder('against')), AGAINST],
  ['a keyword', saidUnder('keyword'), KEYWORDS],
  ['a trigger', saidUnder('on', TRIGGERS), ON],
  [
    'whom a trigger watches',
    TRIGGERS.filter(({ who }) => who !== undefined).map(({ on, who }) => `${on} ${who === 'this' ? who : 'others'}`),
    WHOSE,
  ],
  ['whose cards', saidUnder('who', SELECTS), WHO],
  ['a verb', saidUnder('do', EFFECTS), VERBS],
  ['a part of a verb', partsOf(EFFECTS, 'do'), VERB_PARTS],
  ['where something is moved', saidBy(EFFECTS, 'do', 'move', 'to'), DESTINATIONS],
  ['who receives points', saidBy(EFFECTS, 'do', 'givePoints', 'who'), GIVEN_TO],
  ['a place for looked-at cards', saidBy(EFFECTS, 'do', 'putBack', 'to'), PUT_BACK],
  [
    'a gift',
    saidUnder(
      'what',
      SAID.filter((object) => !('until' in object)),
    ),
    GIFTS,
  ],
  ['a restriction', [...saidUnder('do', SAID.filter(isBan)), ...saidBy(EFFECTS, 'do', 'forbid', 'what')], FORBIDDEN],
  ['an end', saidUnder('until'), UNTIL],
  ['a part of a named target', keysOf(objectsUnder('targets')), NAMING_PARTS],
  ['where cards are', saidUnder('where', SELECTS), PLACES],
  ['a part of a kind', keysOf(KINDS), KIND],
  ['a part in an approach', saidUnder('participates', KINDS), PARTICIPATES],
  ['a part of an amount', keysOf(objectsUnder('by', 'amount')), AMOUNT],
  ['an end of a range', keysOf(RANGES), RANGE],
  [
    'a target of an effect',
    TARGETS.flatMap((one) => (typeof one === 'string' ? [one] : Object.keys(one ?? {}))),
    TARGET,
  ],
  ['a part of a condition', keysOf(CONDITIONS), CONDITION],
  ['where this card is', saidUnder('thisIn', CONDITIONS), THIS_IN],
  ['points against points', saidUnder('points', CONDITIONS), POINTS],
])('%s is on some card, or stands here as a word of scenarios', (_what, said, words) => {
  const onCards = Object.keys(words).filter((word) => said.includes(word));
  expect(onCards).toEqual(Object.keys(words).filter((word) => words[word]));
});

test('traits, works and names that a text speaks of are on some card', () => {
  const cards = [...CATALOGUE.values()];
  const names = cards.flatMap((card) => [card.name, ...(card.type === 'character' ? (card.alsoNamed ?? []) : [])]);
  const traits = saidUnder('traits').flat();
  expect(traits.length).toBeGreaterThan(0);
  expect(Object.keys(TRAITS)).toEqual(expect.arrayContaining(traits));
  expect(Object.keys(WORKS)).toEqual(expect.arrayContaining(saidUnder('work')));
  expect(names.map(({ en }) => en)).toEqual(expect.arrayContaining(saidUnder('name')));
});
