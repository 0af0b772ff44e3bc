// What a card's data could say wrong though every field is right.
import { expect, test } from 'vitest';
import type { Ability, AreaData, CardData, CharacterData, Effect, EventData, ItemData, Trigger } from './card-data.ts';
import { faultsOfCard } from './check-card.ts';

const COMMON = { no: 'T-1', name: { en: 'Test' }, set: 'Test', rarity: 'C', attributes: [], cost: {}, ex: 1 } as const;
const character = (more: Partial<CharacterData> = {}): CharacterData => ({
  ...COMMON,
  type: 'character',
  person: 'Test',
  cells: ['AC'],
  ap: 1,
  dp: 1,
  sp: 1,
  basics: [],
  abilities: [],
  ...more,
});
const event = (more: Partial<EventData> = {}): EventData => ({
  ...COMMON,
  type: 'event',
  abilities: [{ kind: 'event', effect: [] }],
  ...more,
});
const item = (...abilities: Ability[]): ItemData => ({ ...COMMON, type: 'item', abilities });
const area = (...abilities: Ability[]): AreaData => ({ ...COMMON, type: 'area', abilities });
const doing = (...effect: Effect[]): CharacterData =>
  character({ abilities: [{ kind: 'declared', cost: {}, effect }] });
const always = (ability: Omit<Extract<Ability, { kind: 'always' }>, 'kind'>): CharacterData =>
  character({ abilities: [{ kind: 'always', ...ability }] });
const faultsOf = (card: CardData): string[] =>
  faultsOfCard(card, (name) => name === 'Known').map(({ path, sentence }) => `${path.join('.')}: ${sentence}`);

const STRONG = { who: 'you', where: 'field', ap: { atLeast: 3 } } as const;
const STEADY = { who: 'you', where: 'field', dp: { atLeast: 3 } } as const;
const NIMBLE = { who: 'you', where: 'field', basic: 'jump' } as const;
const FOUND = { as: 'found', from: { who: 'you', where: 'dustBox' } } as const;
const BOOST: Partial<CharacterData> = JSON.parse('{"basics":[{"basic":"boost","cost":{}}]}');

test.each<[string, CardData, RegExp]>([
  ['a value above nine', character({ ap: 10 }), /^ap: .*0 to 9/],
  ['a value below zero', character({ sp: -1 }), /^sp: .*0 to 9/],
  ['thirteen pips of a kind', character({ cost: { pips: { snow: 13 } } }), /^cost\.pips\.snow: .*12/],
  [
    'half a pip in the cost of an ability',
    character({ basics: [{ basic: 'step', cost: { pips: { star: 0.5 } } }] }),
    /^basics\.0\.cost\.pips\.star: /,
  ],
  ['a basic ability without a rules text', character(BOOST), /^basics\.0\.basic: .*"boost"/],
  ['a basic ability twice', character({ basics: [{ basic: 'dash' }, { basic: 'dash' }] }), /^basics\.1: .*only once/],
  ['a printed [T]', character({ cost: { tap: true } }), /^cost\.tap: /],
  [
    'a summons paid with the card itself',
    character({ cost: { special: [{ pay: 'trashThis' }] } }),
    /^cost\.special\.0: /,
  ],
  ['a declared ability of an item', item({ kind: 'declared', cost: {}, effect: [] }), /^abilities\.0: .*"declared"/],
  [
    'the text of an event on a character',
    character({ abilities: [{ kind: 'event', effect: [] }] }),
    /"event" does nothing/,
  ],
  [
    'an ability that is always on, on an event',
    event({ abilities: [{ kind: 'always', to: 'this', gives: [] }] }),
    /"always"/,
  ],
  ['an event without a text', event({ abilities: [] }), /^abilities: .*exactly one/],
  [
    'an event with two texts',
    event({
      abilities: [
        { kind: 'event', effect: [] },
        { kind: 'event', effect: [] },
      ],
    }),
    /^abilities: .*exactly one/,
  ],
  [
    'points for points',
    event({ cost: { pips: { moon: 1 } }, abilities: [{ kind: 'asCost', amount: 2, attribute: 'moon' }] }),
    /^cost\.pips: .*5\.10/,
  ],
  ['a character with a bearer', always({ to: 'bearer', gives: [] }), /^abilities\.0\.to: .*no bearer/],
  ['a step on the bearer of a character', doing({ do: 'ready', target: 'bearer' }), /\.target: .*no bearer/],
  [
    'a value of the bearer of a character',
    doing({ do: 'draw', amount: { of: 'bearer', value: 'ap' } }),
    /\.of: .*no bearer/,
  ],
  ['a step on cards that nothing binds', doing({ do: 'ready', target: { bound: 'ghost' } }), /\.bound: .*"ghost"/],
  [
    'a step on cards that only a later step binds',
    doing({ do: 'ready', target: { bound: 'found' } }, { do: 'choose', ...FOUND }),
    /\.bound: .*"found"/,
  ],
  ['cards kept back that nothing binds', doing({ do: 'putBack', bound: 'a', to: 'deckTop', except: 'b' }), /"b"/],
  [
    'a cell that is a card',
    character({
      abilities: [
        {
          kind: 'declared',
          cost: {},
          targets: [FOUND],
          effect: [{ do: 'relocate', target: 'this', to: { cell: 'found' } }],
        },
      ],
    }),
    /\.to\.cell: no target is a cell called "found"/,
  ],
  ['a negated declaration that is no target', doing({ do: 'negate', declaration: 'x' }), /\.declaration: .*"x"/],
  ['a binding that every object has', doing({ do: 'mill', amount: 1, as: 'toString' }), /\.as: .*"toString"/],
  ['a target called as the cell of the card itself is', doing({ do: 'mill', amount: 1, as: 'from' }), /\.as: .*"from"/],
  [
    'a name that no card has',
    always({ to: { who: 'you', where: 'field', name: 'Unknown' }, gives: [] }),
    /\.name: no card is called "Unknown"/,
  ],
  [
    'looking back at nothing',
    doing({ do: 'choose', as: 'found', from: { who: 'you', where: 'looked' } }),
    /\.where: no step before this one looks/,
  ],
  ['ap to cards of some ap', always({ to: STRONG, gives: [{ what: 'ap', by: 1 }] }), /gives ap cannot look at ap/],
  ['dp to cards of some ap', always({ to: STRONG, gives: [{ what: 'dp', by: 1 }] }), /gives dp cannot look at ap/],
  [
    'sp while there is a card of some dp',
    always({ if: [{ count: STEADY, atLeast: 1 }], to: 'this', gives: [{ what: 'sp', by: 1 }] }),
    /gives sp cannot look at dp/,
  ],
  [
    'a basic ability while it has some ap',
    always({
      if: [{ thisIs: { ap: { atLeast: 3 } } }],
      to: 'this',
      gives: [{ what: 'basic', basic: { basic: 'dash' } }],
    }),
    /gives basic cannot look at ap/,
  ],
  [
    'ap for each card of some ap',
    always({ to: 'this', gives: [{ what: 'ap', by: { count: STRONG, times: 1 } }] }),
    /gives ap cannot look at ap/,
  ],
  [
    'ap as much as the sp of a card of some ap',
    always({ to: 'this', gives: [{ what: 'ap', by: { of: { all: STRONG }, value: 'sp' } }] }),
    /gives ap cannot look at ap/,
  ],
  [
    'dp as much as its ap',
    always({ to: 'this', gives: [{ what: 'dp', by: { of: 'this', value: 'ap' } }] }),
    /gives dp cannot look at ap/,
  ],
  [
    'a ban, and then dp, to cards of some ap',
    always({
      to: STRONG,
      gives: [
        { what: 'cannot', do: 'move' },
        { what: 'dp', by: 1 },
      ],
    }),
    /gives dp cannot look at ap/,
  ],
])('no card has %s', (_what, card, fault) => {
  expect(faultsOf(card)).toContainEqual(expect.stringMatching(fault));
});

test.each<[string, CardData]>([
  ['nothing but its values', character()],
  ['nine of each value and twelve pips of a kind', character({ ap: 9, dp: 9, sp: 9, cost: { pips: { sun: 12 } } })],
  [
    'two bonuses',
    character({
      basics: [
        { basic: 'bonus', effect: [] },
        { basic: 'bonus', effect: [] },
      ],
    }),
  ],
  ['an effect on the bearer of an area', area({ kind: 'always', to: 'bearer', gives: [{ what: 'dp', by: 1 }] })],
  ['blue text paid from the hand', event({ cost: { special: [{ pay: 'mill', amount: 2 }] } })],
  ['a name that a card has', always({ to: { who: 'you', where: 'field', name: 'Known' }, gives: [] })],
  [
    'a step on what a step inside another bound',
    doing({ do: 'may', then: [{ do: 'choose', ...FOUND }] }, { do: 'move', target: { bound: 'found' }, to: 'hand' }),
  ],
  [
    'targets written after the effect that speaks of them',
    event({
      abilities: [
        {
          kind: 'event',
          effect: [
            { do: 'relocate', target: { bound: 'found' }, to: { cell: 'there' } },
            { do: 'negate', declaration: 'that' },
          ],
          targets: [FOUND, { as: 'there', cell: 'ownEmpty' }, { as: 'that', declaration: { by: 'opponent' } }],
        },
      ],
    }),
  ],
  [
    'a choice of the cards looked at',
    doing({ do: 'lookTop', amount: 2, as: 'two' }, { do: 'choose', as: 'one', from: { who: 'you', where: 'looked' } }),
  ],
  ['ap to cards of some dp', always({ to: STEADY, gives: [{ what: 'ap', by: 1 }] })],
  ['ap to cards with a basic ability', always({ to: NIMBLE, gives: [{ what: 'ap', by: 1 }] })],
  ['ap as much as its sp', always({ to: 'this', gives: [{ what: 'ap', by: { of: 'this', value: 'sp' } }] })],
  ['ap as much as its points', always({ to: 'this', gives: [{ what: 'ap', by: { of: 'this', value: 'ex' } }] })],
  ['a ban on cards of some ap', always({ to: STRONG, gives: [{ what: 'cannot', do: 'attack' }] })],
])('a card may have %s', (_what, card) => {
  expect(faultsOf(card)).toEqual([]);
});

test('the card of the happening is bound as "other" in what it wakes, and nowhere else', () => {
  const effect: readonly Effect[] = [{ do: 'ready', target: { bound: 'other' } }];
  const waking = (when: Trigger): CardData => character({ abilities: [{ kind: 'auto', when, effect }] });
  expect(faultsOf(waking({ on: 'enters', who: { who: 'you', where: 'field' } }))).toEqual([]);
  expect(faultsOf(waking({ on: 'turnBegins', turn: 'you' }))).toEqual([expect.stringContaining('"other"')]);
  expect(faultsOf(doing(...effect))).toEqual([expect.stringContaining('"other"')]);
});
test('whom a Bonus has downed is bound as "other" in it, also where it is given; in other basic abilities nobody is', () => {
  const effect: readonly Effect[] = [{ do: 'move', target: { bound: 'other' }, to: 'outOfGame' }];
  expect(faultsOf(character({ basics: [{ basic: 'bonus', effect }] }))).toEqual([]);
  expect(faultsOf(always({ to: 'this', gives: [{ what: 'basic', basic: { basic: 'bonus', effect } }] }))).toEqual([]);
  const nobody = [expect.stringContaining('"other"')];
  expect(faultsOf(character({ basics: [{ basic: 'deckBonus', effect }] }))).toEqual(nobody);
  const when: Trigger = { on: 'enters', who: { who: 'you', where: 'field' } };
  const gain: Effect = { do: 'gain', target: 'this', basic: { basic: 'penalty', effect }, until: 'lasting' };
  expect(faultsOf(character({ abilities: [{ kind: 'auto', when, effect: [gain] }] }))).toEqual(nobody);
});
