// Abilities such as cards have, one of each manner of speaking.
import type { Ability, CardData } from '../../card-data.ts';
import { cardOf } from './specimens.ts';

const card = (type: CardData['type'], ...abilities: readonly Ability[]): CardData => cardOf(type, abilities);

export const EXAMPLES = {
  'basic abilities with their costs and effects': cardOf('character', [], {
    basics: [
      { basic: 'dash' },
      { basic: 'step', cost: {} },
      { basic: 'sideAttack', cost: { pips: { snow: 1, star: 1 } } },
      { basic: 'taxTrash', cost: { special: [{ pay: 'discard', amount: 1 }] } },
      { basic: 'bonus', effect: [{ do: 'move', target: { bound: 'other' }, to: 'outOfGame' }] },
      { basic: 'penalty', effect: [{ do: 'mill', amount: 2 }] },
    ],
  }),
  'a condition that is always looked at': card('character', {
    kind: 'always',
    if: [{ turn: 'you' }, { count: { who: 'you', where: 'field', attribute: 'snow', other: true }, atLeast: 2 }],
    to: 'this',
    gives: [
      { what: 'ap', by: 1 },
      { what: 'dp', by: 1 },
    ],
  }),
  'a value for each card of a kind': card('character', {
    kind: 'always',
    to: 'this',
    gives: [{ what: 'ap', by: { count: { who: 'you', where: 'dustBox', type: 'event' }, times: 1 } }],
  }),
  'what others get': card('character', {
    kind: 'always',
    if: [{ thisIn: 'defenceRow' }],
    to: { who: 'you', where: 'field', adjacent: true },
    gives: [
      { what: 'sp', by: 1 },
      { what: 'basic', basic: { basic: 'sideStep', cost: {} } },
    ],
  }),
  'the bearer of an item': card('item', {
    kind: 'always',
    to: 'bearer',
    gives: [
      { what: 'ap', by: 2 },
      { what: 'basic', basic: { basic: 'penalty', effect: [{ do: 'draw', amount: 1, who: 'opponent' }] } },
      { what: 'cannot', do: 'support' },
    ],
  }),
  'the bearer of an area': card('area', {
    kind: 'always',
    if: [{ turn: 'opponent' }],
    to: 'bearer',
    gives: [{ what: 'cannot', do: 'down' }],
  }),
  'a named target, spoken of again': card('character', {
    kind: 'declared',
    cost: { pips: { snow: 2, star: 1 }, tap: true },
    limit: 'oncePerTurn',
    targets: [{ as: 'foe', from: { who: 'opponent', where: 'field', sameColumn: true } }],
    effect: [
      { do: 'act', target: { bound: 'foe' } },
      { do: 'dp', target: { bound: 'foe' }, by: -1, until: 'endOfTurn' },
    ],
  }),
  'what is chosen on resolution': card('character', {
    kind: 'declared',
    cost: {},
    when: { turn: 'you', in: 'noBattle' },
    effect: [
      { do: 'choose', as: 'ally', from: { who: 'you', where: 'attackRow', other: true } },
      { do: 'ap', target: { bound: 'ally' }, by: 2, until: 'endOfTurn' },
      { do: 'gain', target: { bound: 'ally' }, basic: { basic: 'dash' }, until: 'endOfTurn' },
    ],
  }),
  'a cost in blue text': card('character', {
    kind: 'declared',
    cost: { special: [{ pay: 'trashThis' }, { pay: 'actOther', amount: 1, card: { attribute: 'sun' } }] },
    effect: [
      { do: 'draw', amount: 2 },
      { do: 'discard', amount: 1 },
    ],
  }),
  'two targets of different sides': card('event', {
    kind: 'event',
    when: { in: 'battle' },
    targets: [
      { as: 'ally', from: { who: 'you', where: 'field', battling: 'any' } },
      { as: 'foe', from: { who: 'opponent', where: 'field', ap: { atMost: 2 } } },
    ],
    effect: [
      { do: 'ap', target: { bound: 'ally' }, by: 1, until: 'endOfBattle' },
      { do: 'forbid', target: { bound: 'foe' }, what: 'support', until: 'endOfTurn' },
      { do: 'move', target: { bound: 'ally' }, to: 'hand' },
    ],
  }),
  'several targets': card('event', {
    kind: 'event',
    targets: [{ as: 'some', from: { who: 'any', where: 'field', state: 'acted' }, amount: 2, upTo: true }],
    effect: [{ do: 'ready', target: { bound: 'some' } }],
  }),
  'a response that negates': card('event', {
    kind: 'event',
    when: { in: 'response' },
    targets: [{ as: 'link', declaration: { by: 'opponent', of: ['event', 'ability'] } }],
    effect: [{ do: 'negate', declaration: 'link' }],
  }),
  'a named cell': card('event', {
    kind: 'event',
    targets: [
      { as: 'ally', from: { who: 'you', where: 'field' } },
      { as: 'cell', cell: 'ownEmpty' },
    ],
    effect: [{ do: 'relocate', target: { bound: 'ally' }, to: { cell: 'cell' } }],
  }),
  'an event as a cost': cardOf('event', [{ kind: 'asCost', amount: 4, attribute: 'sun' }], {
    cost: { special: [{ pay: 'actOther', amount: 1 }] },
  }),
  'an own entry': card('character', {
    kind: 'auto',
    when: { on: 'enters', who: 'this' },
    if: [{ count: { who: 'opponent', where: 'hand' }, atLeast: 5 }],
    effect: [{ do: 'discard', amount: 1, who: 'opponent' }],
  }),
  'another that enters': card('character', {
    kind: 'auto',
    when: { on: 'enters', who: { who: 'you', where: 'field', other: true, attribute: 'moon' } },
    effect: [{ do: 'ap', target: { bound: 'other' }, by: 1, until: 'endOfTurn' }],
  }),
  'what an item sees of its bearer': card('item', {
    kind: 'auto',
    when: { on: 'attacks', who: 'this' },
    effect: [{ do: 'mill', amount: 1, who: 'opponent' }],
  }),
  'leaving for the dust box': card('character', {
    kind: 'auto',
    when: { on: 'leaves', who: 'this', to: 'dustBox' },
    effect: [
      {
        do: 'pay',
        cost: { pips: { flower: 1 } },
        then: [{ do: 'enter', target: 'this', state: 'acted', anyCell: true }],
      },
    ],
  }),
  'looking at the deck': card('character', {
    kind: 'auto',
    when: { on: 'turnBegins', turn: 'you' },
    effect: [
      { do: 'lookTop', amount: 3, as: 'top' },
      { do: 'choose', as: 'one', from: { who: 'you', where: 'looked', type: 'event' }, upTo: true },
      { do: 'reveal', target: { bound: 'one' } },
      { do: 'move', target: { bound: 'one' }, to: 'hand' },
      { do: 'putBack', bound: 'top', to: 'deckBottom', except: 'one' },
    ],
  }),
  'what is revealed decides': card('character', {
    kind: 'auto',
    when: { on: 'supports', who: 'this' },
    effect: [
      { do: 'revealTop', amount: 1, as: 'top' },
      {
        do: 'if',
        if: [{ bound: 'top', is: { type: 'character', attribute: 'snow' }, atLeast: 1 }],
        then: [{ do: 'move', target: { bound: 'top' }, to: 'hand' }],
        else: [{ do: 'putBack', bound: 'top', to: 'deckBottom' }],
      },
    ],
  }),
  'a permission': card('character', {
    kind: 'auto',
    when: { on: 'defends', who: 'this' },
    effect: [
      {
        do: 'may',
        then: [
          { do: 'choose', as: 'card', from: { who: 'you', where: 'hand' } },
          { do: 'move', target: { bound: 'card' }, to: 'deckBottom' },
          { do: 'dp', target: 'this', by: 2, until: 'endOfBattle' },
        ],
      },
    ],
  }),
  'what the opponent chooses': card('event', {
    kind: 'event',
    if: [{ battle: 'unblocked' }],
    effect: [
      { do: 'choose', as: 'theirs', from: { who: 'opponent', where: 'field' }, by: 'opponent' },
      { do: 'down', target: { bound: 'theirs' } },
    ],
  }),
  'a search': card('event', {
    kind: 'event',
    effect: [
      { do: 'search', as: 'found', card: { type: 'character', cost: { atMost: 2 } }, amount: 1 },
      { do: 'reveal', target: { bound: 'found' } },
      { do: 'move', target: { bound: 'found' }, to: 'hand' },
      { do: 'shuffle' },
    ],
  }),
  'a value of another card': card('character', {
    kind: 'auto',
    when: { on: 'attacks', who: 'this' },
    if: [{ thisIs: { equipped: true } }],
    effect: [
      { do: 'choose', as: 'ally', from: { who: 'you', where: 'field', adjacent: true } },
      { do: 'ap', target: 'this', by: { of: { bound: 'ally' }, value: 'sp' }, until: 'endOfBattle' },
    ],
  }),
  'places changed': card('character', {
    kind: 'declared',
    cost: { pips: { cloud: 1 } },
    targets: [{ as: 'ally', from: { who: 'you', where: 'field', other: true } }],
    effect: [{ do: 'exchange', target: 'this', with: { bound: 'ally' } }],
  }),
  'a character taken over': card('event', {
    kind: 'event',
    targets: [{ as: 'foe', from: { who: 'opponent', where: 'field', state: 'acted', cost: { atMost: 2 } } }],
    effect: [
      { do: 'takeOver', target: { bound: 'foe' } },
      { do: 'forbid', target: { bound: 'foe' }, what: 'wakeUp', until: 'lasting' },
    ],
  }),
  'each of several cards': card('event', {
    kind: 'event',
    effect: [
      { do: 'mill', amount: 3, as: 'milled' },
      { do: 'forEach', bound: 'milled', is: { attribute: 'star' }, then: [{ do: 'draw', amount: 1 }] },
    ],
  }),
} as const satisfies Readonly<Record<string, CardData>>;
