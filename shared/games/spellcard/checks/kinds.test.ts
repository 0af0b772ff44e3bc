// Kinds of cards: what lies where, what nobody could tell of hidden cards (section 2), names that nobody has.
import { expect, test } from 'vitest';
import type { CardData, Condition, Effect, Kind, Select } from '../card-data.ts';
import { choosing, DISCARDED, doing, ENEMIES, FRIENDS, faultsOf, item, KNOWN, naming } from './testing/cards.ts';

const HAND: Select = { who: 'you', where: 'hand' };
const DECK: Select = { who: 'you', where: 'deck' };
const when = (...conditions: Condition[]): CardData => doing({ do: 'if', if: conditions, then: [] });
const search = (card: Kind): Effect => ({ do: 'search', card, amount: 1 });

test.each<[string, CardData, RegExp]>([
  ['a target in hand', naming(HAND), /^targets\.0\.from\.where: .*everybody sees it/],
  ['a target in a deck', naming(DECK), /^targets\.0\.from\.where: .*everybody sees it/],
  ['a choice in a deck', choosing(DECK), /^effect\.0\.from\.where: .*search it/],
  [
    "a choice in the other's hand",
    choosing({ ...HAND, who: 'foe' }),
    /^effect\.0\.from\.who: nobody chooses from a hand/,
  ],
  [
    "a choice by the other in one's hand",
    doing({ do: 'choose', as: 'it', from: HAND, by: 'foe' }),
    /^effect\.0\.from\.who: nobody chooses from a hand/,
  ],
  [
    'how many spell cards are in a hand',
    when({ count: { ...HAND, type: 'spell' }, atLeast: 1 }),
    /\.count: of the cards/,
  ],
  ['how many items are in a deck', when({ count: { ...DECK, type: 'item' }, atLeast: 1 }), /\.count: of the cards/],
  [
    'so much for each item in hand',
    doing({ do: 'draw', amount: { count: { ...HAND, who: 'foe', type: 'item' }, times: 1 } }),
    /^effect\.0\.amount\.count: of the cards in hand/,
  ],
  ['all cards of a deck', doing({ do: 'move', target: { all: DECK }, to: 'hand' }), /\.target\.all: nobody else sees/],
  [
    'all items in hand',
    doing({ do: 'move', target: { all: { ...HAND, type: 'item' } }, to: 'deckBottom' }),
    /\.target\.all: nobody else sees/,
  ],
])('nobody could tell %s', (_what, card, fault) => {
  expect(faultsOf(card)).toContainEqual(expect.stringMatching(fault));
});

test.each<[string, CardData, RegExp]>([
  [
    'equipment in the battle line',
    naming({ ...ENEMIES, type: 'equipment' }),
    /\.type: in line lies no card of type equipment/,
  ],
  [
    'characters among the discarded cards',
    naming({ ...DISCARDED, type: 'character' }),
    /\.type: in discard lies no card/,
  ],
  [
    'characters in a deck',
    doing(search({ type: 'character' })),
    /\.card\.type: in deck lies no card of type character/,
  ],
  ['a slot of characters', naming({ ...ENEMIES, slot: 'weapon' }), /\.slot: "slot" means nothing of cards in line/],
  ['wounded equipment', naming({ who: 'foe', where: 'gear', wounded: true }), /\.wounded: "wounded" means nothing/],
  ['cards in a deck with HP', doing(search({ hp: { atLeast: 1 } })), /\.hp: "hp" means nothing of cards in deck/],
  ['a slot of items', doing(search({ type: 'item', slot: 'weapon' })), /\.slot: "slot" speaks of another type/],
  [
    'a kind of spell cards in preparation',
    when({ count: { who: 'any', where: 'ritual', kind: 'once' }, atLeast: 1 }),
    /\.kind: /,
  ],
  ['a range without an end', naming({ ...ENEMIES, hp: {} }), /\.hp: a range has an end/],
  ['a count that is compared with nothing', when({ count: ENEMIES }), /^effect\.0\.if\.0: a count is compared/],
  ['a name that no card has', doing(search({ name: 'Stranger' })), /\.name: no card is called "Stranger"/],
  ['a character that is none', naming({ ...ENEMIES, character: 'sc/E01' }), /\.character: no character has the number/],
  [
    'spell cards of a user that it has not',
    item({ effect: [search({ spellOf: 'user' })] }),
    /\.spellOf: no character uses/,
  ],
  [
    'others than a user that it has not',
    item({ targets: [{ as: 'aim', from: { ...FRIENDS, other: true } }] }),
    /\.other: no character uses/,
  ],
  [
    'the slot of a character that was named',
    naming(ENEMIES, {}, { do: 'if', if: [{ is: { slot: 'weapon' }, bound: 'aim' }], then: [] }),
    /\.is\.slot: "slot" means nothing of cards in line/,
  ],
])('no card speaks of %s', (_what, card, fault) => {
  expect(faultsOf(card)).toEqual([expect.stringMatching(fault)]);
});

test.each<[string, CardData]>([
  [
    'how many cards a hand and a deck have',
    when({ count: HAND, atMost: 3 }, { count: { ...DECK, who: 'foe' }, atLeast: 1 }),
  ],
  ["a choice in one's own hand", choosing(HAND, { do: 'move', target: { bound: 'it' }, to: 'deckBottom' })],
  [
    "a choice by the other in the other's hand",
    doing({ do: 'choose', as: 'it', from: { ...HAND, who: 'foe' }, by: 'foe' }),
  ],
  ['spell cards of anybody in the own line', item({ effect: [search({ spellOf: 'line' })] })],
  ['a card of this name', doing(search({ name: KNOWN, type: 'spell' }))],
  ['weather on the table', naming({ who: 'any', where: 'environment', kind: 'weather' })],
  [
    'characters as they are',
    naming({
      ...ENEMIES,
      character: 'sc/C01',
      stance: 'busy',
      hp: { atMost: 3 },
      spirit: { atLeast: 1 },
      wounded: true,
    }),
  ],
])('a card may speak of %s', (_what, card) => {
  expect(faultsOf(card)).toEqual([]);
});
