// What a card could tell of cards that somebody does not see.
import { expect, test } from 'vitest';
import type { CardData, CharacterData, Condition, Effect, EventData, Select } from '../card-data.ts';
import { character, choosing, doing, event, FOUND, faultsOf, giving, naming } from './testing/cards.ts';

const waking = (effect: Effect, ...conditions: Condition[]): CharacterData =>
  character({
    texts: [{ kind: 'trigger', when: { on: 'turnBegins', turn: 'you' }, if: conditions, effect: [effect] }],
  });
const needing = (useCondition: Condition, ...keywords: EventData['keywords']): EventData =>
  event({ useCondition: [useCondition], keywords });
const HAND: Select = { who: 'you', where: 'hand' };
const REDS: Select = { ...HAND, color: 'red' };
const THEIRS: Select = { who: 'opponent', where: 'hand' };
const DECK: Select = { who: 'you', where: 'deck' };

test.each<[string, CardData, RegExp]>([
  ['a target named in the own hand', naming(HAND), /^texts\.0\.targets\.0\.from\.where: .*where everybody sees it/],
  ["a target named in the opponent's hand", naming(THEIRS), /\.where: .*where everybody sees it/],
  ['a target named in a deck', naming(DECK), /\.where: .*where everybody sees it/],
  [
    'a target named among looked-at cards',
    naming({ who: 'you', where: 'looked' }),
    /\.where: .*where everybody sees it/,
  ],
  [
    "a use condition on what is in the opponent's hand",
    needing({ count: { ...THEIRS, color: 'red' }, atLeast: 1 }),
    /^useCondition\.0\.count: of the opponent's hand only the number/,
  ],
  [
    "a use condition on what is in either player's hand",
    needing({ count: { ...THEIRS, who: 'any', type: 'event' }, atLeast: 1 }),
    /^useCondition\.0\.count: of the opponent's hand only the number/,
  ],
  [
    'a use condition on what is in the own deck',
    needing({ count: { ...DECK, cost: {} }, atLeast: 1 }),
    /of a deck only/,
  ],
  [
    "a triggered text that asks what is in the opponent's hand",
    waking({ do: 'draw', amount: 1 }, { count: { ...THEIRS, color: 'red' }, atLeast: 1 }),
    /^texts\.0\.if\.0\.count: of the opponent's hand only the number/,
  ],
  [
    "a step for each red card of the opponent's hand",
    doing({ do: 'draw', amount: { count: { ...THEIRS, color: 'red' }, times: 1 } }),
    /\.amount\.count: of the opponent's hand only the number/,
  ],
  [
    "a step as large as a card of the opponent's hand",
    doing({ do: 'draw', amount: { of: { all: THEIRS }, value: 'source' } }),
    /\.amount\.of\.all: of the opponent's hand only the number/,
  ],
  [
    'a static text that asks what is in the own hand',
    giving({ if: [{ count: REDS, atLeast: 1 }], to: 'this', gives: [{ what: 'ap', by: 10 }] }),
    /^texts\.0\.if\.0\.count: everybody would see/,
  ],
  [
    'a static value for each red card of the own hand',
    giving({ to: 'this', gives: [{ what: 'ap', by: { count: REDS, times: 10 } }] }),
    /^texts\.0\.gives\.0\.by\.count: everybody would see/,
  ],
  [
    'a static value as large as a card of the own hand',
    giving({ to: 'this', gives: [{ what: 'ap', by: { of: { all: HAND }, value: 'source' } }] }),
    /\.by\.of\.all: everybody would see/,
  ],
  [
    'Break and a use condition on what is in the own hand',
    needing({ count: REDS, atLeast: 1 }, { keyword: 'break' }),
    /^useCondition\.0\.count: everybody would see/,
  ],
  ["a choice from the opponent's deck", choosing({ ...DECK, who: 'opponent' }), /\.from\.where: nobody sees the cards/],
  ['a choice from the own deck', choosing(DECK), /\.from\.where: nobody sees the cards of a deck; search it/],
  [
    "a choice among looked-at cards of the opponent's",
    doing(
      { do: 'lookTop', amount: 2, as: 'two' },
      { do: 'choose', as: 'it', from: { who: 'opponent', where: 'looked' } },
    ),
    /\.from\.where: only cards of the own deck/,
  ],
  [
    'a step on all red cards of a deck',
    doing({ do: 'move', target: { all: { ...DECK, color: 'red' } }, to: 'trash' }),
    /\.target\.all: nobody sees the cards of a deck/,
  ],
])('no card has %s', (_what, card, fault) => {
  expect(faultsOf(card)).toContainEqual(expect.stringMatching(fault));
});

test.each<[string, CardData]>([
  ['a target named in a trash or a point area', naming({ who: 'any', where: 'pointArea' })],
  ["a use condition on the number of cards in the opponent's hand", needing({ count: THEIRS, atLeast: 5 })],
  ['a use condition on the number of cards in a deck', needing({ count: DECK, atMost: 10 })],
  ['a use condition on what is in the own hand', needing({ count: REDS, atLeast: 1 })],
  ['a use condition on what is in a trash', needing({ count: { ...FOUND.from, color: 'red' }, atLeast: 1 })],
  [
    'Break and a use condition on the number of cards in hand',
    needing({ count: HAND, atLeast: 1 }, { keyword: 'break' }),
  ],
  [
    'a triggered text that asks what is in the own hand',
    waking({ do: 'draw', amount: 1 }, { count: REDS, atLeast: 1 }),
  ],
  ['a step for each red card of the own hand', doing({ do: 'draw', amount: { count: REDS, times: 1 } })],
  [
    'a static value for each card in hand',
    giving({ to: 'this', gives: [{ what: 'ap', by: { count: HAND, times: 10 } }] }),
  ],
  ["a choice from the opponent's hand", choosing(THEIRS, { do: 'move', target: { bound: 'it' }, to: 'deckTop' })],
  ['a step on a whole hand', doing({ do: 'reveal', target: { all: THEIRS } })],
])('a card may have %s', (_what, card) => {
  expect(faultsOf(card)).toEqual([]);
});
