// What makes a deck legal (3.1).
import { expect, test } from 'vitest';
import type { Deck } from '../../kernel/deck.ts';
import type { CardData } from './card-data.ts';
import { STARTERS } from './cards/starters.ts';
import { checkDeck } from './deck.ts';

const STARTER = STARTERS[0] as Deck;
const rulesOf = (cards: Readonly<Record<string, number>>): string[] =>
  checkDeck({ name: 'Under test', cards }).map(({ rule }) => rule);
/** A deck with some counts of the first starter changed. */
const changed = (counts: Readonly<Record<string, number>>): string[] => rulesOf({ ...STARTER.cards, ...counts });

test.each(STARTERS)('the starter deck $name is legal', (starter) => {
  expect(checkDeck(starter)).toEqual([]);
});

test('a deck of 59 or 61 cards is refused', () => {
  expect(STARTER.cards['LY/A-001']).toBe(3);
  expect(changed({ 'LY/A-001': 2 })).toEqual(['deckSize']);
  expect(changed({ 'LY/A-001': 4 })).toEqual(['deckSize']);
});

test('five cards of one name are refused', () => {
  expect(STARTER.cards['LY/A-020']).toBe(3);
  expect(changed({ 'LY/A-001': 1, 'LY/A-020': 5 })).toEqual(['copies']);
});

test('five cards of one name are refused though they are of two types', () => {
  const shared = { name: { en: 'Snowfall' }, set: 'Test', rarity: 'C', attributes: [], cost: {}, ex: 1 } as const;
  const catalogue = new Map<string, CardData>([
    ['T-1', { ...shared, no: 'T-1', type: 'event', abilities: [{ kind: 'event', effect: [] }] }],
    ['T-2', { ...shared, no: 'T-2', type: 'item', abilities: [] }],
  ]);
  const faults = checkDeck({ name: 'Under test', cards: { 'T-1': 2, 'T-2': 3 } }, catalogue);
  expect(faults).toContainEqual({ rule: 'copies', values: { name: 'Snowfall', amount: 5, most: 4 } });
});

test('a card that is in a deck no times is not in it', () => {
  expect(changed({ 'LY/X-001': 0 })).toEqual([]);
});

test('a number that no card has is named in the fault', () => {
  const faults = checkDeck({ name: 'Under test', cards: { ...STARTER.cards, 'LY/X-001': 1 } });
  expect(faults).toContainEqual({ rule: 'unknownCard', values: { no: 'LY/X-001' } });
});

test('everything wrong with a deck is said at once', () => {
  expect(rulesOf({ 'LY/X-001': 1, 'LY/A-001': 9 })).toEqual(['unknownCard', 'copies', 'deckSize']);
  expect(rulesOf({})).toEqual(['deckSize']);
});
