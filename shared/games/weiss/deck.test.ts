// What makes a deck legal (section 3).
import { expect, test } from 'vitest';
import type { Deck } from '../../kernel/deck.ts';
import { CATALOGUE } from './cards/catalogue.ts';
import { STARTERS } from './cards/starters.ts';
import { checkDeck, copies } from './deck.ts';
import { fighter } from './rulings/bench/cards.ts';

const STARTER = STARTERS[0] as Deck;
const rulesOf = (cards: Readonly<Record<string, number>>): string[] =>
  checkDeck({ name: 'Under test', cards }).map(({ rule }) => rule);
/** A deck with some counts of the first starter changed. */
const changed = (counts: Readonly<Record<string, number>>): string[] => rulesOf({ ...STARTER.cards, ...counts });

test.each(STARTERS)('the starter deck $name is legal and plays all the climaxes it may', (starter) => {
  expect(checkDeck(starter)).toEqual([]);
  const climaxes = Object.entries(starter.cards).filter(([no]) => CATALOGUE.get(no)?.type === 'climax');
  expect(climaxes.reduce((total, [, count]) => total + count, 0)).toBe(8);
});

test('a deck of 49 or 51 cards is refused (G73)', () => {
  expect(changed({ 'PM/W01-002': 2 })).toEqual(['deckSize']);
  expect(changed({ 'PM/W01-002': 4 })).toEqual(['deckSize']);
});

test('nine climaxes are one too many (G73)', () => {
  expect(changed({ 'PM/W01-032': 1, 'PM/W01-002': 2 })).toEqual(['climaxes']);
});

test('five cards of one name are refused though their numbers differ (G73)', () => {
  expect(changed({ 'PM/W01-P01': 1, 'PM/W01-002': 2 })).toEqual(['copies']);
  expect(changed({ 'PM/W01-001': 3, 'PM/W01-P01': 1 })).toEqual([]);
});

test('a number that no card has is named in the fault', () => {
  const faults = checkDeck({ name: 'Under test', cards: { ...STARTER.cards, 'PM/X99-001': 1 } });
  expect(faults).toContainEqual({ rule: 'unknownCard', values: { no: 'PM/X99-001' } });
});

test('everything wrong with a deck is said at once', () => {
  expect(rulesOf({ 'PM/W01-031': 9 })).toEqual(['copies', 'deckSize', 'climaxes']);
  expect(rulesOf({})).toEqual(['deckSize']);
});

test('a card may say itself how many of its name a deck holds, any number as well as fewer', () => {
  const swarm = (most: number) => fighter(1000, { name: 'swarm', abilities: [{ kind: 'deck', copies: most }] });
  expect(copies([{ card: swarm(50), count: 50 }])).toEqual([]);
  expect(copies([{ card: swarm(1), count: 2 }])).toEqual([
    { rule: 'copies', values: { name: 'swarm', amount: 2, most: 1 } },
  ]);
  expect(copies([{ card: fighter(1000, { name: 'swarm' }), count: 5 }])).toHaveLength(1);
});
