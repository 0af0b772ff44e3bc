// What of the vocabulary of abilities is on some card, form by form, and what only people who write scenarios have.
import { expect, test } from 'vitest';
import type { All } from '../../../kernel/testing/forms.ts';
import { BASICS, RESTRICTIONS, UNTIL } from '../card-data.ts';
import {
  ABILITIES,
  ABILITY_PARTS,
  AMOUNT,
  BATTLES,
  BATTLING,
  CELLS,
  CONDITION,
  COSTS,
  DECLARED_BY,
  DESTINATIONS,
  DISCARDING,
  DRAWING,
  GIFTS,
  KIND,
  LAID,
  LEAVING,
  MILLING,
  NAMING_PARTS,
  ON,
  PLACES,
  PUT_BACK,
  RANGE,
  RELOCATED,
  SPECIAL,
  SPECIAL_PARTS,
  STANDING,
  TARGET,
  TIMES,
  TURNS,
  TURNS_OF_CONDITIONS,
  VERB_PARTS,
  VERBS,
  WHO,
  WHOSE,
  YOURS,
} from '../testing/vocabulary.ts';
import { CATALOGUE } from './catalogue.ts';

type Json = Readonly<Record<string, unknown>>;
/** A value and all that is inside it, as far as it is objects. */
const objectsIn = (value: unknown): Json[] =>
  typeof value === 'object' && value !== null ? [value as Json, ...Object.values(value).flatMap(objectsIn)] : [];

const SAID = [...CATALOGUE.values()].flatMap((card) => [
  ...objectsIn(card.cost),
  ...objectsIn(card.abilities),
  ...(card.type === 'character' ? objectsIn(card.basics) : []),
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

const isBan = ({ what }: Json): boolean => what === 'cannot';
const EFFECTS = SAID.filter((object) => 'do' in object && !isBan(object));
const TRIGGERS = SAID.filter((object) => 'on' in object);
const WHENS = objectsUnder('when').filter((when) => !('on' in when));
const CONDITIONS = objectsUnder('if');
const NAMINGS = objectsUnder('targets');
const SELECTS = SAID.filter((object) => 'where' in object);
const KINDS = [...SELECTS, ...objectsUnder('card', 'is', 'thisIs')];
const AMOUNTS = objectsUnder('by', 'amount');
const RANGES = objectsUnder('cost', 'ex', 'ap', 'dp', 'sp').filter((one) => 'atLeast' in one || 'atMost' in one);
const TARGETS = ['target', 'with', 'of'].flatMap((key) => saidUnder(key));

/** Of forms told apart by a word, "the word.the field" of everything they say. */
const partsOf = (forms: readonly Json[], tag: string): string[] =>
  forms.flatMap((form) => Object.keys(form).map((key) => `${form[tag]}.${key}`));
const keysOf = (forms: readonly Json[]): string[] => forms.flatMap((form) => Object.keys(form));
const saidBy = (forms: readonly Json[], tag: string, word: string, key: string): unknown[] =>
  saidUnder(
    key,
    forms.filter((form) => form[tag] === word),
  );

const each = (words: readonly string[]): All<string> => Object.fromEntries(words.map((word) => [word, true]));
test.each<[string, readonly unknown[], All<string>]>([
  ['an ability', saidUnder('kind'), ABILITIES],
  ['a part of an ability', partsOf(SAID, 'kind'), ABILITY_PARTS],
  ['a part of a cost', keysOf(objectsUnder('cost')), COSTS],
  ['a special cost', saidUnder('pay'), SPECIAL],
  ['a part of a special cost', partsOf(SAID, 'pay'), SPECIAL_PARTS],
  ['a basic ability', saidUnder('basic'), each(BASICS)],
  ['a trigger', saidUnder('on'), ON],
  ['whom a trigger watches', TRIGGERS.map(({ on, who }) => `${on} ${who === 'this' ? who : 'others'}`), WHOSE],
  ['where somebody leaves for', saidBy(TRIGGERS, 'on', 'leaves', 'to'), LEAVING],
  ['whose event', saidBy(TRIGGERS, 'on', 'eventUsed', 'by'), YOURS],
  ['whose turn begins', saidBy(TRIGGERS, 'on', 'turnBegins', 'turn'), YOURS],
  ['whose turn ends', saidBy(TRIGGERS, 'on', 'turnEnds', 'turn'), YOURS],
  ['the turn of a declaration', saidUnder('turn', WHENS), TURNS],
  ['the time of a declaration', saidUnder('in', WHENS), TIMES],
  ['a verb', saidUnder('do', EFFECTS), VERBS],
  ['a part of a verb', partsOf(EFFECTS, 'do'), VERB_PARTS],
  ['who draws', saidBy(EFFECTS, 'do', 'draw', 'who'), DRAWING],
  ['who discards', saidBy(EFFECTS, 'do', 'discard', 'who'), DISCARDING],
  ['who mills', saidBy(EFFECTS, 'do', 'mill', 'who'), MILLING],
  ['where something is moved', saidBy(EFFECTS, 'do', 'move', 'to'), DESTINATIONS],
  ['a place for looked-at cards', saidBy(EFFECTS, 'do', 'putBack', 'to'), PUT_BACK],
  [
    'where somebody goes',
    saidBy(EFFECTS, 'do', 'relocate', 'to').map((to) => (typeof to === 'string' ? to : 'cell')),
    RELOCATED,
  ],
  ['an end', saidUnder('until'), each(UNTIL)],
  [
    'a gift',
    saidUnder(
      'what',
      SAID.filter((object) => !('until' in object)),
    ),
    GIFTS,
  ],
  ['a restriction that is given', saidUnder('do', SAID.filter(isBan)), each(RESTRICTIONS)],
  ['a restriction that an effect lays', saidBy(EFFECTS, 'do', 'forbid', 'what'), LAID],
  ['a part of a named target', keysOf(NAMINGS), NAMING_PARTS],
  ['a named cell', saidUnder('cell', NAMINGS), CELLS],
  ['whose declaration', saidUnder('by', objectsUnder('declaration')), DECLARED_BY],
  ['whose cards', saidUnder('who', SELECTS), WHO],
  ['where cards are', saidUnder('where', SELECTS), PLACES],
  ['a part of a kind', keysOf(KINDS), KIND],
  ['a part in a battle', saidUnder('battling', KINDS), BATTLING],
  ['a part of an amount', keysOf(AMOUNTS), AMOUNT],
  ['an end of a range', keysOf(RANGES), RANGE],
  [
    'a target of an effect',
    TARGETS.flatMap((one) => (typeof one === 'string' ? [one] : Object.keys(one ?? {}))),
    TARGET,
  ],
  ['a part of a condition', keysOf(CONDITIONS), CONDITION],
  ['the turn of a condition', saidUnder('turn', CONDITIONS), TURNS_OF_CONDITIONS],
  ['the battle of a condition', saidUnder('battle', CONDITIONS), BATTLES],
  ['where this card is', saidUnder('thisIn', CONDITIONS), STANDING],
])('%s is on some card, or stands here as a word of scenarios', (_what, said, words) => {
  const onCards = Object.keys(words).filter((word) => said.includes(word));
  expect(onCards).toEqual(Object.keys(words).filter((word) => words[word]));
});

test('whom and what an ability names is on some card, and a part of a name is the same in every language', () => {
  const cards = [...CATALOGUE.values()];
  expect(cards.map((card) => card.type === 'character' && card.person)).toEqual(
    expect.arrayContaining(saidUnder('person')),
  );
  for (const part of saidUnder('nameHas').map(String)) {
    const having = cards.filter(({ name }) => name.en.includes(part));
    expect(having.length).toBeGreaterThan(1);
    for (const { name } of having) expect(Object.values(name).every((word) => word.includes(part))).toBe(true);
  }
});
