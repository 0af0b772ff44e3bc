// Texts such as cards have, one of each manner of speaking.
import type { CardData, Text } from '../../card-data.ts';
import { cardOf } from './specimens.ts';

const card = (type: CardData['type'], ...texts: readonly Text[]): CardData => cardOf(type, texts);
const FOE = { who: 'opponent', where: 'field' } as const;
const ALLY = { who: 'you', where: 'field' } as const;

export const EXAMPLES = {
  'keywords and a use condition': cardOf('character', [], {
    keywords: [{ keyword: 'active' }, { keyword: 'natural', x: 2 }, { keyword: 'forcedApproach' }],
    useCondition: [{ count: { ...ALLY, color: 'red', other: true }, atLeast: 2 }],
  }),
  'an event with Break': cardOf(
    'event',
    [{ kind: 'event', timing: ['main', 'own'], effect: [{ do: 'draw', amount: 1 }] }],
    { keywords: [{ keyword: 'break' }] },
  ),
  'a text with a number and (T) as its cost': card('character', {
    kind: 'use',
    timing: ['own', 'main', 'approach'],
    cost: { n: 2, color: 'red', rest: true },
    targets: [{ as: 'foe', from: { ...FOE, cost: { atMost: 2 } } }],
    effect: [
      { do: 'rest', target: { bound: 'foe' } },
      { do: 'dp', target: { bound: 'foe' }, by: -10, until: 'endOfTurn' },
    ],
  }),
  'a text with a use condition of its own': card('character', {
    kind: 'use',
    timing: ['approach'],
    cost: {},
    useCondition: [{ thisIn: 'supportArea' }, { points: 'more' }],
    effect: [
      { do: 'choose', as: 'ally', from: { ...ALLY, participates: 'any' } },
      { do: 'ap', target: { bound: 'ally' }, by: 10, until: 'endOfApproach' },
      { do: 'dp', target: { bound: 'ally' }, by: 10, until: 'endOfApproach' },
    ],
  }),
  'an interruption': card('event', {
    kind: 'event',
    timing: ['both', 'interrupt'],
    against: { of: ['event', 'text'], by: 'opponent', card: { color: 'blue' } },
    effect: [{ do: 'negate' }],
  }),
  'two targets of different sides': card('event', {
    kind: 'event',
    timing: ['main', 'own'],
    targets: [
      { as: 'ally', from: { who: 'you', where: 'mainArea' } },
      { as: 'foe', from: FOE, amount: 2, upTo: true },
    ],
    effect: [
      { do: 'shift', target: { bound: 'ally' }, to: 'supportArea' },
      { do: 'forbid', target: { bound: 'foe' }, what: 'interfere', until: 'endOfTurn' },
    ],
  }),
  'a condition that is always looked at': card('character', {
    kind: 'static',
    if: [{ turn: 'you' }, { count: { ...ALLY, traits: ['Club', 'Sea'], name: 'Mio', other: true }, atLeast: 1 }],
    to: 'this',
    gives: [
      { what: 'ap', by: 20 },
      { what: 'points', by: 1 },
      { what: 'keyword', keyword: { keyword: 'natural', x: 3 } },
    ],
  }),
  'a value for each card of a kind': card('character', {
    kind: 'static',
    to: 'this',
    gives: [{ what: 'ap', by: { count: { who: 'you', where: 'pointArea', state: 'faceUp' }, times: 10 } }],
  }),
  'a condition on few of them, and on what it bears': card('character', {
    kind: 'static',
    if: [{ count: { who: 'opponent', where: 'mainArea' }, atMost: 2 }, { thisIs: { supported: true } }],
    to: 'this',
    gives: [{ what: 'ap', by: 10 }],
  }),
  'a target in the approach': card('character', {
    kind: 'use',
    timing: ['approach', 'both'],
    cost: { color: 'blue', n: 1 },
    targets: [{ as: 'foe', from: { who: 'opponent', where: 'mainArea', participates: 'opponent' } }],
    effect: [{ do: 'rest', target: { bound: 'foe' } }],
  }),
  'a use condition on its part in the approach': card('character', {
    kind: 'use',
    timing: ['approach', 'opponent'],
    cost: { color: 'blue', n: 1 },
    useCondition: [{ thisIs: { participates: 'any' } }],
    effect: [{ do: 'forbid', target: 'this', what: 'exit', until: 'endOfApproach' }],
  }),
  'what is cheaper': card('character', {
    kind: 'static',
    to: { who: 'you', where: 'hand', type: 'event', work: 'Rain' },
    gives: [{ what: 'cost', by: -1 }],
  }),
  'the bearer of a support card': card('support', {
    kind: 'static',
    to: 'bearer',
    gives: [
      { what: 'dp', by: 20 },
      { what: 'approaches', by: 1 },
      { what: 'cannot', do: 'target' },
    ],
  }),
  'what a support card sees of its bearer': card('support', {
    kind: 'trigger',
    when: { on: 'exits', who: 'this' },
    effect: [{ do: 'givePoints', amount: 1, who: 'opponent' }],
  }),
  'a source that counts as more': card('character', { kind: 'source', by: 1, for: { name: 'Mio' } }),
  'an own entry': card('character', {
    kind: 'trigger',
    when: { on: 'enters', who: 'this' },
    if: [{ count: { who: 'opponent', where: 'hand' }, atLeast: 5 }],
    effect: [{ do: 'discard', amount: 1, who: 'opponent' }],
  }),
  'another that approaches': card('character', {
    kind: 'trigger',
    when: { on: 'approaches', who: { ...ALLY, other: true, color: 'green' } },
    effect: [{ do: 'ap', target: { bound: 'other' }, by: 10, until: 'endOfApproach' }],
  }),
  'the other one in the approach': card('character', {
    kind: 'trigger',
    when: { on: 'interferes', who: 'this' },
    effect: [
      { do: 'dp', target: 'approachOpponent', by: -20, until: 'endOfApproach' },
      { do: 'turnDown', target: { all: { who: 'opponent', where: 'pointArea' } } },
    ],
  }),
  'points that are received': card('character', {
    kind: 'trigger',
    when: { on: 'receivesPoints', seat: 'you' },
    effect: [
      {
        do: 'pay',
        cost: { n: 1 },
        then: [
          { do: 'wake', target: 'this' },
          { do: 'approachAgain', target: 'this' },
        ],
      },
    ],
  }),
  'looking at the deck': card('event', {
    kind: 'event',
    timing: ['main', 'own'],
    effect: [
      { do: 'lookTop', amount: 3, as: 'top' },
      { do: 'choose', as: 'one', from: { who: 'you', where: 'looked', type: 'character' }, upTo: true },
      { do: 'reveal', target: { bound: 'one' } },
      { do: 'move', target: { bound: 'one' }, to: 'hand' },
      { do: 'putBack', bound: 'top', to: 'deckBottom', except: 'one' },
    ],
  }),
  'a search': card('event', {
    kind: 'event',
    timing: ['main', 'own'],
    effect: [
      { do: 'search', as: 'found', card: { type: 'support' }, amount: 1 },
      { do: 'reveal', target: { bound: 'found' } },
      { do: 'move', target: { bound: 'found' }, to: 'hand' },
      { do: 'shuffle' },
    ],
  }),
  'what is revealed decides': card('character', {
    kind: 'trigger',
    when: { on: 'turnBegins', turn: 'you' },
    effect: [
      { do: 'revealTop', amount: 1, as: 'top' },
      {
        do: 'if',
        if: [{ bound: 'top', is: { color: 'yellow' }, atLeast: 1 }],
        then: [{ do: 'move', target: { bound: 'top' }, to: 'hand' }],
        else: [{ do: 'putBack', bound: 'top', to: 'trash' }],
      },
    ],
  }),
  'a permission': card('character', {
    kind: 'trigger',
    when: { on: 'leaves', who: 'this' },
    effect: [
      {
        do: 'may',
        then: [
          { do: 'choose', as: 'card', from: { who: 'you', where: 'trash', type: 'character', cost: { atMost: 1 } } },
          { do: 'enter', target: { bound: 'card' }, to: 'supportArea', state: 'resting' },
        ],
      },
    ],
  }),
  'a support card that is set by an effect': card('character', {
    kind: 'trigger',
    when: { on: 'supported', who: { ...ALLY } },
    effect: [
      { do: 'choose', as: 'card', from: { who: 'you', where: 'trash', type: 'support' } },
      { do: 'set', target: { bound: 'card' }, on: 'this' },
    ],
  }),
  'what the opponent chooses': card('event', {
    kind: 'event',
    timing: ['main', 'own'],
    effect: [
      { do: 'choose', as: 'theirs', from: { who: 'opponent', where: 'field' }, by: 'opponent' },
      { do: 'exit', target: { bound: 'theirs' } },
    ],
  }),
  'what is played': card('character', {
    kind: 'trigger',
    when: { on: 'played', by: 'opponent' },
    effect: [{ do: 'mill', amount: 2, who: 'opponent' }],
  }),
  'each of several cards': card('event', {
    kind: 'event',
    timing: ['main', 'own'],
    effect: [
      { do: 'mill', amount: 3, as: 'milled' },
      { do: 'forEach', bound: 'milled', is: { color: 'red' }, then: [{ do: 'draw', amount: 1 }] },
    ],
  }),
  'a value of a card': card('character', {
    kind: 'trigger',
    when: { on: 'givesPoints', who: 'this' },
    effect: [
      { do: 'choose', as: 'ally', from: { ...ALLY, keyword: 'active', supported: true } },
      { do: 'gain', target: { bound: 'ally' }, keyword: { keyword: 'forcedApproach' }, until: 'lasting' },
      { do: 'ap', target: 'this', by: { of: { bound: 'ally' }, value: 'ap' }, until: 'endOfTurn' },
      { do: 'turnUp', target: { all: { who: 'you', where: 'pointArea' } } },
    ],
  }),
  'the end of each turn': card('character', {
    kind: 'trigger',
    when: { on: 'turnEnds', turn: 'any' },
    effect: [
      { do: 'draw', amount: { count: ALLY, times: 1 }, who: 'opponent' },
      { do: 'move', target: 'this', to: 'deckShuffled' },
    ],
  }),
} as const satisfies Readonly<Record<string, CardData>>;
