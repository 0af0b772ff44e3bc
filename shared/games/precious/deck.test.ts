// What makes a deck legal (3.1).
import { expect, test } from 'vitest';
import type { Deck } from '../../kernel/deck.ts';
import type { CardData } from './card-data.ts';
import { STARTERS } from './cards/starters.ts';
import { checkDeck } from './deck.ts';
import { identityOf } from './identity.ts';

const STARTER = STARTERS[0] as Deck;
const faultsOf = (cards: Readonly<Record<string, number>>, catalogue?: ReadonlyMap<string, CardData>) =>
  checkDeck({ name: 'Under test', cards }, catalogue);
const rulesOf = (cards: Readonly<Record<string, number>>): string[] => faultsOf(cards).map(({ rule }) => rule);
/** A deck with some counts of the first starter changed. */
const changed = (counts: Readonly<Record<string, number>>): string[] => rulesOf({ ...STARTER.cards, ...counts });

test.each(STARTERS)('the starter deck $name is legal', (starter) => {
  expect(checkDeck(starter)).toEqual([]);
});

test('a deck of 59 or 61 cards is refused', () => {
  expect(STARTER.cards['tidepool/01-002']).toBe(3);
  expect(changed({ 'tidepool/01-002': 2 })).toEqual(['deckSize']);
  expect(changed({ 'tidepool/01-002': 4 })).toEqual(['deckSize']);
});

test('five cards of one number are refused', () => {
  expect(STARTER.cards['tidepool/01-009']).toBe(4);
  expect(changed({ 'tidepool/01-009': 5, 'tidepool/01-002': 2 })).toEqual(['copies']);
});

test('prints of one number that differ in the letter are copies of each other', () => {
  expect(changed({ 'tidepool/01-001': 3, 'tidepool/01-001a': 1, 'tidepool/01-002': 1 })).toEqual([]);
  expect(faultsOf({ ...STARTER.cards, 'tidepool/01-001': 2, 'tidepool/01-001a': 3, 'tidepool/01-002': 0 })).toEqual([
    { rule: 'copies', values: { name: 'Nagisa Isobe', no: 'tidepool/01-001', amount: 5, most: 4 } },
  ]);
});

test('four cards each of one name and one number are allowed where number or work differ', () => {
  const card = { name: { en: 'Yuri' }, type: 'character', rarity: '1', color: 'red', cost: 0, source: 1 } as const;
  const numbers = [...Array(14).keys()].map((i) => `rain/01-${String(i + 1).padStart(3, '0')}`);
  const catalogue = new Map<string, CardData>(
    [...numbers, 'snow/01-001'].map((no) => [no, { ...card, no, work: 'own', traits: [], keywords: [], texts: [] }]),
  );
  expect(faultsOf(Object.fromEntries([...catalogue.keys()].map((no) => [no, 4])), catalogue)).toEqual([]);
});

test('a card that is in a deck no times is not in it', () => {
  expect(changed({ 'tidepool/09-001': 0 })).toEqual([]);
});

test('a number that no card has is named in the fault', () => {
  const faults = faultsOf({ ...STARTER.cards, 'tidepool/09-001': 1 });
  expect(faults).toContainEqual({ rule: 'unknownCard', values: { no: 'tidepool/09-001' } });
});

test('everything wrong with a deck is said at once', () => {
  expect(rulesOf({ 'tidepool/09-001': 1, 'tidepool/01-001': 9 })).toEqual(['unknownCard', 'copies', 'deckSize']);
  expect(rulesOf({})).toEqual(['deckSize']);
});

test.each([
  ['rain/01-001a', 'rain/01-001'],
  ['rain/01-001b', 'rain/01-001'],
  ['rain/01-001', 'rain/01-001'],
  ['snow/01-001', 'snow/01-001'],
  ['own/Blank', 'own/Blank'],
])('the identity of %s is %s', (no, identity) => {
  expect(identityOf(no)).toBe(identity);
});
