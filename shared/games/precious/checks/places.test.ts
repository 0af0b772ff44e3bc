// From where texts move cards, and what they set and let enter.
import { expect, test } from 'vitest';
import type { CardData, Select } from '../card-data.ts';
import { choosing, doing, event, FOUND, faultsOf, MINE, step, wearing } from './testing/cards.ts';

const THEIRS: Select = { who: 'opponent', where: 'hand' };
const POINT: Select = { who: 'you', where: 'pointArea' };
const ONLY_SUPPORT = /\.target: only a support card is set on a character/;

test.each<[string, CardData, RegExp]>([
  [
    "cards of the opponent's hand that it puts back",
    choosing(
      THEIRS,
      { do: 'move', target: { bound: 'it' }, to: 'deckTop' },
      { do: 'putBack', bound: 'it', to: 'deckBottom' },
    ),
    /\.effect\.2\.bound: only cards that were looked at/,
  ],
  ['a point that it moves', choosing(POINT, step('it')), /\.effect\.1\.target: points stay in the point area/],
  [
    'a point named as a target that it moves',
    event({
      texts: [{ kind: 'event', timing: ['main'], targets: [{ as: 'it', from: POINT }], effect: [step('it')] }],
    }),
    /\.effect\.0\.target: points stay/,
  ],
  ['all points moved', doing({ do: 'move', target: { all: POINT }, to: 'hand' }), /\.target: points stay/],
  ['a point that enters', choosing(POINT, { do: 'enter', target: { bound: 'it' } }), /\.target: points stay/],
  ['a point that is set', choosing(POINT, { do: 'set', target: { bound: 'it' }, on: 'this' }), /\.target: points stay/],
  [
    'Break and a step that moves it',
    event({
      keywords: [{ keyword: 'break' }],
      texts: [{ kind: 'event', timing: ['main'], effect: [{ do: 'move', target: 'this', to: 'hand' }] }],
    }),
    /\.effect\.0\.target: points stay/,
  ],
  ['a character set on a character', choosing(MINE, { do: 'set', target: { bound: 'it' }, on: 'this' }), ONLY_SUPPORT],
  ['a character that is set', doing({ do: 'set', target: 'this', on: 'this' }), ONLY_SUPPORT],
  ['a bearer that is set', wearing({ do: 'set', target: 'bearer', on: 'bearer' }), ONLY_SUPPORT],
  [
    'an event set on a character',
    choosing({ ...FOUND.from, type: 'event' }, { do: 'set', target: { bound: 'it' }, on: 'this' }),
    ONLY_SUPPORT,
  ],
  [
    'a support card that enters the field',
    choosing({ who: 'you', where: 'set' }, { do: 'enter', target: { bound: 'it' } }),
    /\.target: only a character that is elsewhere enters/,
  ],
  [
    'an event that enters the field',
    choosing({ ...FOUND.from, type: 'event' }, { do: 'enter', target: { bound: 'it' } }),
    /\.target: only a character that is elsewhere enters/,
  ],
])('no card has %s', (_what, card, fault) => {
  expect(faultsOf(card)).toContainEqual(expect.stringMatching(fault));
});

test.each<[string, CardData]>([
  [
    'a card that is searched for and put back on top',
    doing(
      { do: 'search', as: 'it', card: {}, amount: 1 },
      { do: 'shuffle' },
      { do: 'putBack', bound: 'it', to: 'deckTop' },
    ),
  ],
  [
    'a looked-at card put back',
    doing(
      { do: 'lookTop', amount: 2, as: 'two' },
      { do: 'choose', as: 'one', from: { who: 'you', where: 'looked' } },
      { do: 'putBack', bound: 'one', to: 'deckBottom' },
    ),
  ],
  ['a point that is turned', choosing(POINT, { do: 'turnUp', target: { bound: 'it' } })],
  [
    'a step of an event that moves it',
    event({ texts: [{ kind: 'event', timing: ['main'], effect: [{ do: 'move', target: 'this', to: 'hand' }] }] }),
  ],
  [
    'Break and a step that turns it',
    event({
      keywords: [{ keyword: 'break' }],
      texts: [{ kind: 'event', timing: ['main'], effect: [{ do: 'turnUp', target: 'this' }] }],
    }),
  ],
  [
    'a support card that is set on it',
    choosing({ ...FOUND.from, type: 'support' }, { do: 'set', target: { bound: 'it' }, on: 'this' }),
  ],
  ['a character that leaves and enters again', choosing(MINE, step('it'), { do: 'enter', target: { bound: 'it' } })],
])('a card may have %s', (_what, card) => {
  expect(faultsOf(card)).toEqual([]);
});
