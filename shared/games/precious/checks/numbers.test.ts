// Numbers of cards in texts.
import { expect, test } from 'vitest';
import type { CardData } from '../card-data.ts';
import { doing, FOUND, faultsOf, giving, MINE, naming } from './testing/cards.ts';

test.each<[string, CardData, RegExp]>([
  ['a draw of no cards', doing({ do: 'draw', amount: 0 }), /\.amount: a number of cards is .*1 or more/],
  ['a draw of -1 for each', doing({ do: 'draw', amount: { count: MINE, times: -1 } }), /\.amount\.times: .*1 or more/],
  ['a discard of less than none', doing({ do: 'discard', amount: -1 }), /\.amount: .*1 or more/],
  ['no cards milled', doing({ do: 'mill', amount: 0 }), /\.amount: .*1 or more/],
  ['points that are taken', doing({ do: 'givePoints', amount: -1, who: 'you' }), /\.amount: .*1 or more/],
  ['a look at no cards', doing({ do: 'lookTop', amount: 0, as: 'a' }), /\.amount: .*1 or more/],
  ['no cards revealed', doing({ do: 'revealTop', amount: 0, as: 'a' }), /\.amount: .*1 or more/],
  ['a search for less than one', doing({ do: 'search', as: 'a', card: {}, amount: 0.5 }), /\.amount: .*1 or more/],
  ['a choice of no cards', doing({ do: 'choose', ...FOUND, amount: 0 }), /\.amount: .*1 or more/],
  ['no targets that are named', naming(MINE, { amount: 0 }), /^texts\.0\.targets\.0\.amount: .*1 or more/],
])('no card has %s', (_what, card, fault) => {
  expect(faultsOf(card)).toContainEqual(expect.stringMatching(fault));
});

test.each<[string, CardData]>([
  [
    'AP lowered for each card of a kind',
    giving({ to: 'this', gives: [{ what: 'ap', by: { count: MINE, times: -10 } }] }),
  ],
  [
    'a step for each card that was bound',
    doing({ do: 'mill', amount: 1, as: 'm' }, { do: 'draw', amount: { bound: 'm', times: 1 } }),
  ],
])('a card may have %s', (_what, card) => {
  expect(faultsOf(card)).toEqual([]);
});
