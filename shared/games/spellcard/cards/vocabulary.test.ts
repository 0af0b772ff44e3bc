// What of the vocabulary of cards is on some card, form by form, and what only people who write scenarios have.
import { expect, test } from 'vitest';
import type { CardData } from '../card-data.ts';
import {
  AGAINST,
  type All,
  AMOUNT,
  AMOUNT_STATS,
  ANSWERED,
  ANSWERED_ATTACKS,
  ANSWERING,
  ATTACK_PARTS,
  CONDITION,
  DAMAGE,
  DESTINATIONS,
  GIFT_PARTS,
  GIFTS,
  IMMUNITIES,
  ITEM_PARTS,
  ITEMS,
  KIND,
  NAMING_PARTS,
  NORMAL,
  PLACES,
  POWERS,
  RANGE,
  RESTRICTIONS,
  SKILL_PARTS,
  SLOTS,
  SPEEDS,
  SPELL_PARTS,
  SPELLS_OF,
  STANCES,
  TARGET,
  THERE,
  TURNS,
  VERB_PARTS,
  VERBS,
  WHO,
  WHOSE_CARDS,
} from '../testing/vocabulary.ts';
import { CATALOGUE } from './catalogue.ts';

type Json = Readonly<Record<string, unknown>>;
/** A value and all that is inside it, as far as it is objects. */
const objectsIn = (value: unknown): Json[] =>
  typeof value === 'object' && value !== null ? [value as Json, ...Object.values(value).flatMap(objectsIn)] : [];

const CARDS = [...CATALOGUE.values()];
const ofType = (type: CardData['type']): Json[] =>
  CARDS.filter((card) => card.type === type).map((card) => ({ ...card }));
const SKILLS = CARDS.flatMap((card) => (card.type === 'character' ? [{ ...card.skill }] : []));
/** Whatever declares or gives something; what is printed beside it is no word of texts. */
const SAID = CARDS.flatMap((card) => objectsIn(card.type === 'character' ? card.skill : card));
/** Everything that some card says under a key, of all that it says or of a part of it. */
const saidUnder = (key: string, among: readonly Json[] = SAID): unknown[] =>
  among.flatMap((object) => (key in object ? [object[key]] : []));
const objectsUnder = (...keys: string[]): Json[] =>
  keys.flatMap((key) =>
    saidUnder(key)
      .flat()
      .filter((one): one is Json => typeof one === 'object' && one !== null),
  );

const GIVEN = objectsUnder('gives');
const EFFECTS = SAID.filter((object) => 'do' in object && !GIVEN.includes(object));
const CONDITIONS = objectsUnder('if').filter((one) => !('do' in one));
const SELECTS = SAID.filter((object) => 'where' in object);
const KINDS = [...SELECTS, ...objectsUnder('card', 'is', 'userIs')];
const AMOUNTS = objectsUnder('by', 'amount', 'power');
const RANGES = objectsUnder('hp', 'spirit');
const TARGETS = [...saidUnder('target'), ...saidUnder('of', AMOUNTS), ...saidBy(EFFECTS, 'do', 'redirect', 'to')];
const ANSWERS = objectsUnder('answers');

const keysOf = (forms: readonly Json[]): string[] => forms.flatMap((form) => Object.keys(form));
/** Of forms told apart by a word, "the word.the field" of everything they say. */
const partsOf = (forms: readonly Json[], tag: string): string[] =>
  forms.flatMap((form) => Object.keys(form).map((key) => `${form[tag]}.${key}`));
function saidBy(forms: readonly Json[], tag: string, word: string, key: string): unknown[] {
  return saidUnder(
    key,
    forms.filter((form) => form[tag] === word),
  );
}

test.each<[string, readonly unknown[], All<string>]>([
  ['a part of a skill', keysOf(SKILLS), SKILL_PARTS],
  ['a part of a spell card', keysOf(ofType('spell')), SPELL_PARTS],
  ['a part of an item', keysOf(ofType('item')), ITEM_PARTS],
  ['a speed of a skill', saidUnder('speed', SKILLS), SPEEDS],
  ['a speed of a spell card', saidUnder('speed', ofType('spell')), SPEEDS],
  ['a speed of an item', saidUnder('speed', ofType('item')), SPEEDS],
  ['a slot', saidUnder('slot', ofType('equipment')), SLOTS],
  ['a kind of item', saidUnder('kind', ofType('item')), ITEMS],
  ['a part of an attack', keysOf(objectsUnder('attack')), ATTACK_PARTS],
  ['the type of an attack by a card', saidUnder('type', objectsUnder('attack')), DAMAGE],
  ['the type of a normal attack', saidUnder('atkType', ofType('character')), NORMAL],
  ['a part of what is answered', keysOf(ANSWERS), ANSWERING],
  ['a declaration that is answered', saidUnder('of', ANSWERS).flat(), ANSWERED],
  ['an attack that is answered', saidUnder('attack', ANSWERS), ANSWERED_ATTACKS],
  ['a verb', saidUnder('do', EFFECTS), VERBS],
  ['a part of a verb', partsOf(EFFECTS, 'do'), VERB_PARTS],
  ['whose cards are drawn, discarded and milled', EFFECTS.map(({ do: verb, who }) => `${verb} ${who}`), WHOSE_CARDS],
  ['where something is moved', saidBy(EFFECTS, 'do', 'move', 'to'), DESTINATIONS],
  ['a stance that is taken', saidBy(EFFECTS, 'do', 'stance', 'to'), STANCES],
  ['what an effect forbids', saidBy(EFFECTS, 'do', 'forbid', 'what'), RESTRICTIONS],
  ['a gift', saidUnder('what', GIVEN), GIFTS],
  ['a part of a gift', keysOf(GIVEN), GIFT_PARTS],
  ['what becomes stronger', saidBy(GIVEN, 'what', 'power', 'type'), POWERS],
  ['what is harder to be hit with', saidBy(GIVEN, 'what', 'against', 'type'), AGAINST],
  // Two who may never attack, and whom nothing hurts, would play for ever.
  ['what a gift forbids', saidBy(GIVEN, 'what', 'cannot', 'do'), { ...RESTRICTIONS, attack: false }],
  ['what nothing does', saidBy(GIVEN, 'what', 'immune', 'to'), IMMUNITIES],
  ['whose cards', saidUnder('who', SELECTS), WHO],
  ['where cards are', saidUnder('where', SELECTS), PLACES],
  ['a part of a kind', keysOf(KINDS), KIND],
  ['whose spell cards', saidUnder('spellOf', KINDS), SPELLS_OF],
  ['an end of a range', keysOf(RANGES), RANGE],
  ['a part of a named target', keysOf(objectsUnder('targets')), NAMING_PARTS],
  [
    'a target of an effect',
    TARGETS.flatMap((one) => (typeof one === 'string' ? [one] : Object.keys(one ?? {}))),
    TARGET,
  ],
  ['a part of an amount', keysOf(AMOUNTS), AMOUNT],
  ['a value that is read', saidUnder('stat', AMOUNTS), AMOUNT_STATS],
  ['a part of a condition', keysOf(CONDITIONS), CONDITION],
  ['whose turn it is', saidUnder('turn', CONDITIONS), TURNS],
  ['an environment that is there', saidUnder('there', CONDITIONS), THERE],
])('%s is on some card, or stands here as a word of scenarios', (_what, said, words) => {
  const onCards = Object.keys(words).filter((word) => said.includes(word));
  expect(onCards).toEqual(Object.keys(words).filter((word) => words[word]));
});

test('attacks are on one enemy, on two, and on all', () => {
  const on = objectsUnder('attack').map(({ on: many = 1 }) => many);
  expect(new Set(on)).toEqual(new Set([1, 2, 'all']));
});

test('characters and names that a text speaks of are on some card', () => {
  const spoken = [...saidUnder('character'), ...saidUnder('owner')];
  const characters = CARDS.filter(({ type }) => type === 'character').map(({ no }) => no);
  expect(spoken.length).toBeGreaterThan(60);
  expect(characters).toEqual(expect.arrayContaining([...new Set(spoken)]));
  expect(CARDS.map(({ name }) => name.en)).toEqual(expect.arrayContaining(saidUnder('name', KINDS)));
});
