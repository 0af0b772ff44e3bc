// What makes a deck legal (3.1), and for which three characters.
import { describe, expect, test } from 'vitest';
import type { Deck } from '../../kernel/deck.ts';
import type { CardData } from './card-data.ts';
import { STARTERS } from './cards/starters.ts';
import { checkDeck, isLegalFor, triosOf } from './deck.ts';
import { front } from './front.ts';

const TRIO = ['sc/C01', 'sc/C02', 'sc/C03'];
/** Five spell cards each of the first three characters. */
const SPELLS: Readonly<Record<string, number>> = Object.fromEntries(
  ['01', '02', '03'].flatMap((who) => [1, 2, 3, 4, 5].map((n) => [`sc/S${who}-${n}`, 1])),
);
const ITEMS = { 'sc/I01': 4, 'sc/I02': 4, 'sc/I03': 4, 'sc/I04': 3 };
const deckOf = (cards: Readonly<Record<string, number>>): Deck => ({ name: 'Under test', cards });
/** 15 spell cards, 15 items, 30 Power, but for the counts that are given. */
const changed = (counts: Readonly<Record<string, number>>): Deck =>
  deckOf({ ...SPELLS, ...ITEMS, 'sc/P01': 30, ...counts });
const rulesOf = (deck: Deck, needed?: number): string[] =>
  checkDeck(deck, needed === undefined ? {} : { spellsPerCharacter: needed }).map(({ rule }) => rule);

describe('T49', () => {
  test('a deck of 61 cards is invalid, and so is one of 59', () => {
    expect(checkDeck(changed({ 'sc/P01': 31 }))).toEqual([{ rule: 'deckSize', values: { size: 61, needed: 60 } }]);
    expect(rulesOf(changed({ 'sc/P01': 29 }))).toEqual(['deckSize']);
  });

  test('sixty cards with five copies of one item are invalid', () => {
    expect(checkDeck(changed({ 'sc/I01': 5, 'sc/P01': 29 }))).toEqual([
      { rule: 'copies', values: { name: 'Hot Chestnuts', no: 'sc/I01', amount: 5, most: 4 } },
    ]);
  });

  test('sixty cards with thirty Power are valid with five spell cards of each of three characters', () => {
    expect(checkDeck(changed({}))).toEqual([]);
    expect(checkDeck(changed({ 'sc/S03-5': 0, 'sc/P01': 31 }))).toEqual([
      { rule: 'noTrio', values: { needed: 5, characters: 3, found: 2 } },
    ]);
  });
});

test('so many spell cards are needed as the match says', () => {
  const four = changed({ 'sc/S03-5': 0, 'sc/P01': 31 });
  expect(rulesOf(four, 4)).toEqual([]);
  expect(rulesOf(four, 3)).toEqual([]);
  expect(front.checkDeck(four, { spellsPerCharacter: 4 })).toEqual([]);
  expect(front.checkDeck(four)).not.toEqual([]);
});

test('copies of one spell card count towards those that its character needs', () => {
  expect(rulesOf(changed({ 'sc/S03-5': 0, 'sc/S03-1': 2 }))).toEqual([]);
});

test('cards of one name are copies of each other, whatever their numbers', () => {
  const [one, other] = ['own/1', 'own/2'].map(
    (no): CardData => ({
      no,
      type: 'equipment',
      name: { en: 'Umbrella' },
      rarity: 'N',
      slot: 'weapon',
      p: 0,
      gives: [],
    }),
  ) as [CardData, CardData];
  const catalogue = new Map([one, other].map((card) => [card.no, card]));
  const faults = checkDeck(deckOf({ 'own/1': 3, 'own/2': 2 }), {}, catalogue);
  expect(faults).toContainEqual({ rule: 'copies', values: { name: 'Umbrella', no: 'own/1', amount: 5, most: 4 } });
});

test('a character is not one of the sixty', () => {
  expect(checkDeck(changed({ 'sc/C01': 1, 'sc/P01': 29 }))).toEqual([
    { rule: 'characterInDeck', values: { no: 'sc/C01' } },
  ]);
});

test('a number that no card has is named in the fault, unless the deck has none of it', () => {
  expect(checkDeck(changed({ 'sc/X99': 1, 'sc/P01': 29 }))).toEqual([
    { rule: 'unknownCard', values: { no: 'sc/X99' } },
  ]);
  expect(rulesOf(changed({ 'sc/X99': 0 }))).toEqual([]);
});

test('everything wrong with a deck is said at once', () => {
  expect(rulesOf(deckOf({ 'sc/X99': 1, 'sc/C01': 1, 'sc/I01': 9 }))).toEqual([
    'unknownCard',
    'characterInDeck',
    'copies',
    'deckSize',
    'noTrio',
  ]);
  expect(rulesOf(deckOf({}))).toEqual(['deckSize', 'noTrio']);
});

describe('a deck is legal for three characters', () => {
  test('of whom it has the spell cards, in any order', () => {
    expect(isLegalFor(changed({}), TRIO, 5)).toBe(true);
    expect(isLegalFor(changed({}), TRIO.toReversed(), 5)).toBe(true);
    expect(isLegalFor(changed({}), ['sc/C01', 'sc/C02', 'sc/C04'], 5)).toBe(false);
    expect(isLegalFor(changed({ 'sc/S03-5': 0, 'sc/P01': 31 }), TRIO, 5)).toBe(false);
    expect(isLegalFor(changed({ 'sc/S03-5': 0, 'sc/P01': 31 }), TRIO, 4)).toBe(true);
  });

  test('who are three different ones', () => {
    expect(isLegalFor(changed({}), ['sc/C01', 'sc/C01', 'sc/C02'], 5)).toBe(false);
    expect(isLegalFor(changed({}), ['sc/C01', 'sc/C02'], 5)).toBe(false);
  });

  test('only if nothing else is wrong with it', () => {
    expect(isLegalFor(changed({ 'sc/P01': 31 }), TRIO, 5)).toBe(false);
    expect(isLegalFor(changed({ 'sc/I01': 5, 'sc/P01': 29 }), TRIO, 5)).toBe(false);
  });
});

describe('the trios of a roster', () => {
  const WITH_FOUR = changed({ ...Object.fromEntries([1, 2, 3, 4, 5].map((n) => [`sc/S04-${n}`, 1])), 'sc/P01': 25 });

  test('are all that one of its decks is legal for, each once and in order', () => {
    expect(triosOf([changed({})], 5)).toEqual([TRIO]);
    expect(triosOf([changed({}), WITH_FOUR], 5)).toEqual([
      ['sc/C01', 'sc/C02', 'sc/C03'],
      ['sc/C01', 'sc/C02', 'sc/C04'],
      ['sc/C01', 'sc/C03', 'sc/C04'],
      ['sc/C02', 'sc/C03', 'sc/C04'],
    ]);
  });

  test('leave out what only a faulty deck would allow', () => {
    expect(triosOf([changed({}), { ...WITH_FOUR, cards: { ...WITH_FOUR.cards, 'sc/P01': 26 } }], 5)).toEqual([TRIO]);
    expect(triosOf([], 5)).toEqual([]);
  });

  test('are more where fewer spell cards are needed', () => {
    const three = Object.fromEntries([1, 2, 3].map((n) => [`sc/S04-${n}`, 1]));
    const roster = [changed({ ...three, 'sc/P01': 27 })];
    expect(triosOf(roster, 5)).toHaveLength(1);
    expect(triosOf(roster, 3)).toHaveLength(4);
  });

  test.each(STARTERS)('of the starter deck $name alone are its three faces', (starter) => {
    expect(triosOf([starter], 5)).toEqual([starter.faces.slice(0, 3).toSorted()]);
  });
});
