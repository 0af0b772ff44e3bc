// Steps of effects: numbers that mean something, and cards that lie where the step can concern them.
import { expect, test } from 'vitest';
import type { Amount, CardData, Select } from '../card-data.ts';
import { choosing, DISCARDED, doing, ENEMIES, FRIENDS, faultsOf, naming, weather } from './testing/cards.ts';

const GEAR: Select = { who: 'foe', where: 'gear' };
const all = (select: Select) => ({ all: select });
const moving = (from: Select): CardData => naming(from, {}, { do: 'move', target: { bound: 'aim' }, to: 'hand' });
const onAll = (amount: Amount): CardData => doing({ do: 'hurt', target: all(ENEMIES), amount });

test.each<[string, CardData, RegExp]>([
  ['a draw of no cards', doing({ do: 'draw', amount: 0 }), /^effect\.0\.amount: .*1 or more/],
  ['half a discard', doing({ do: 'discard', amount: 0.5 }), /^effect\.0\.amount: .*1 or more/],
  ['a search for less than one', doing({ do: 'search', card: {}, amount: 0 }), /^effect\.0\.amount: .*1 or more/],
  ['a choice of no cards', doing({ do: 'choose', as: 'it', from: ENEMIES, amount: 0 }), /\.amount: .*1 or more/],
  ['no targets that are named', naming(ENEMIES, { amount: 0 }), /^targets\.0\.amount: .*1 or more/],
  ['a wound of 0', onAll(0), /^effect\.0\.amount: .*1 or more/],
  ['0 times as many', onAll({ count: FRIENDS, times: 0 }), /\.amount\.times: .*0 times/],
  ['half a point more', onAll({ count: FRIENDS, times: 1, plus: 0.5 }), /\.amount\.plus: .*whole number/],
  ['a change by 0', doing({ do: 'atk', target: 'user', by: 0, turns: 1 }), /\.by: .*other than 0/],
  ['a change for no turn', doing({ do: 'atk', target: 'user', by: 1, turns: 0 }), /\.turns: .*1 or more \(4\.5\)/],
  ['poison for no turn', doing({ do: 'poison', target: all(ENEMIES), amount: 1, turns: 0 }), /\.turns: /],
  ['poison of 0', doing({ do: 'poison', target: all(ENEMIES), amount: 0, turns: 1 }), /\.amount: poison takes/],
  ['silence for no turn', doing({ do: 'forbid', target: all(ENEMIES), what: 'spell', turns: 0 }), /\.turns: /],
])('no card has %s', (_what, card, fault) => {
  expect(faultsOf(card)).toEqual([expect.stringMatching(fault)]);
});

test.each<[string, CardData, RegExp]>([
  ['destroy a character', doing({ do: 'destroy', target: all(ENEMIES) }), /\.target: .*gear, environment, not in line/],
  ['destroy the user', doing({ do: 'destroy', target: 'user' }), /\.target: .*not in line/],
  ['destroy what was discarded', choosing(DISCARDED, { do: 'destroy', target: { bound: 'it' } }), /not in discard/],
  ['move a character', moving(ENEMIES), /^effect\.0\.target: .*not in line/],
  [
    'take back a spell card in preparation',
    moving({ who: 'you', where: 'ritual' }),
    /^effect\.0\.target: .*not in ritual/,
  ],
  [
    "move the other's discarded cards",
    moving({ ...DISCARDED, who: 'foe' }),
    /^effect\.0\.target: only cards of the own/,
  ],
  [
    'hurt equipment',
    doing({ do: 'hurt', target: all(GEAR), amount: 1 }),
    /^effect\.0\.target: .*to cards in line, not in gear/,
  ],
  ['refresh equipment', naming(GEAR, {}, { do: 'refresh', target: { bound: 'aim' } }), /not in gear/],
  ['poison equipment', doing({ do: 'poison', target: all(GEAR), amount: 1, turns: 2 }), /not in gear/],
  ['silence equipment', doing({ do: 'forbid', target: all(GEAR), what: 'spell', turns: 2 }), /not in gear/],
  ['strengthen equipment', doing({ do: 'atk', target: all(GEAR), by: 1, turns: 2 }), /not in gear/],
  [
    'read the flight of equipment',
    doing({ do: 'draw', amount: { stat: 'flight', of: all(GEAR) } }),
    /\.amount\.of: .*not in gear/,
  ],
])('no step can %s', (_what, card, fault) => {
  expect(faultsOf(card)).toEqual([expect.stringMatching(fault)]);
});

test.each<[string, CardData]>([
  ['takes discarded cards, equipment and environments where they belong', moving(DISCARDED)],
  ["gives the other's equipment back", moving(GEAR)],
  ['destroys weather', naming({ who: 'any', where: 'environment' }, {}, { do: 'destroy', target: { bound: 'aim' } })],
  ['counts down', doing({ do: 'atk', target: 'user', by: { count: FRIENDS, times: -1, plus: 4 }, turns: 1 })],
  ['draws for everybody in the weather', weather({ each: [{ do: 'draw', amount: 1, who: 'each' }] })],
  ['discards cards of a kind', doing({ do: 'discard', amount: 1, who: 'foe', card: { type: 'power' } })],
])('a card may be one that %s', (_what, card) => {
  expect(faultsOf(card)).toEqual([]);
});
