// What a card's data could say wrong though every field is right: numbers, owners, speeds, names, and what is not there.
import { expect, test } from 'vitest';
import type { CardData } from './card-data.ts';
import {
  answering,
  attacking,
  character,
  doing,
  ENEMIES,
  equipment,
  FRIENDS,
  faultsOf,
  item,
  KNOWN,
  naming,
  skilled,
  spell,
  weather,
} from './checks/testing/cards.ts';

test.each<[string, CardData, RegExp]>([
  ['a character without HP', character({ hp: 0 }), /^hp: .*1 or more/],
  ['a defence below zero', character({ def: -1 }), /^def: .*0 or more/],
  ['half a spirit', character({ spirit: 4.5 }), /^spirit: .*whole number/],
  ['a skill that costs 0 HP', skilled({ hp: 0 }), /^skill\.hp: .*1 or more/],
  ['a skill that costs less than no spirit', skilled({ spirit: -1 }), /^skill\.spirit: .*0 or more/],
  ['an active skill that answers', skilled({ answers: { by: 'foe' } }), /^skill\.answers: only an instant one/],
  ['a spell card of nobody', spell({ owner: 'sc/X99' }), /^owner: no character has the number "sc\/X99"/],
  ['a spell card of an item', spell({ owner: 'sc/I01' }), /^owner: no character has the number/],
  ['a P below zero', spell({ p: -1 }), /^p: .*0 or more/],
  ['an instant ritual', spell({ ritual: 1, speed: 'instant' }), /^ritual: .*\(4\.6\)/],
  ['a ritual that takes effect at once', spell({ ritual: 0 }), /^ritual: .*1 or more/],
  ['an active spell card that answers', spell({ answers: { by: 'foe' } }), /^answers: only an instant one/],
  ['an attack on no enemies', spell({ attack: { type: 'strike', power: 1, on: 0 } }), /^attack\.on: .*1 enemy or more/],
  ['a power below zero', spell({ attack: { type: 'strike', power: -1 } }), /^attack\.power: .*0 or more/],
  ['an attack that nobody makes', item({ attack: { type: 'strike', power: 1 } }), /^attack: .*made by a character/],
  ['equipment that gives 0', equipment({ what: 'atk', by: 0 }), /^gives\.0\.by: .*other than 0/],
  ['half a point of weather', weather({ gives: [{ what: 'flight', by: 0.5 }] }), /^gives\.0\.by: .*whole number/],
  ['instant weather', weather({ speed: 'instant' }), /^speed: an environment is active/],
  [
    'an exclusive effect of a card that nobody uses',
    item({ exclusive: [{ character: KNOWN, effect: [] }] }),
    /^exclusive: .*"user" \(1\.11\)/,
  ],
  [
    'an exclusive effect for a stranger',
    item({ user: true, exclusive: [{ character: 'sc/X99', effect: [] }] }),
    /^exclusive\.0\.character: no character has the number "sc\/X99"/,
  ],
  [
    'two exclusive effects for the same',
    item({
      user: true,
      exclusive: [
        { character: 'sc/C01', effect: [] },
        { character: 'sc/C01', effect: [] },
      ],
    }),
    /^exclusive\.1: .*one exclusive effect/,
  ],
])('no card has %s', (_what, card, fault) => {
  expect(faultsOf(card)).toEqual([expect.stringMatching(fault)]);
});

const HURT = { do: 'hurt', amount: 1 } as const;
test.each<[string, CardData, RegExp]>([
  ['what was never bound', doing({ ...HURT, target: { bound: 'it' } }), /^effect\.0\.target\.bound: .*bound as "it"/],
  [
    'what only a later step binds',
    doing({ ...HURT, target: { bound: 'it' } }, { do: 'choose', as: 'it', from: ENEMIES }),
    /^effect\.0\.target\.bound: nothing before this/,
  ],
  [
    'one name for two choices',
    doing({ do: 'choose', as: 'it', from: ENEMIES }, { do: 'choose', as: 'it', from: FRIENDS }),
    /^effect\.1\.as: "it" is bound already/,
  ],
  [
    'a choice by the name of what is attacked',
    doing({ do: 'choose', as: 'attacked', from: ENEMIES }),
    /^effect\.0\.as: nothing can be bound as "attacked"/,
  ],
  [
    'a choice by a name that everything has',
    doing({ do: 'choose', as: 'toString', from: ENEMIES }),
    /^effect\.0\.as: nothing can be bound as/,
  ],
  [
    'whom it attacks where it attacks nobody',
    doing({ ...HURT, target: { bound: 'attacked' } }),
    /^effect\.0\.target\.bound: nothing before this/,
  ],
  ['the user of a card that nobody uses', item({ effect: [{ ...HURT, target: 'user' }] }), /\.target: no character/],
  ['whom it answers where it answers nobody', doing({ ...HURT, target: 'answered' }), /\.target: it answers nothing/],
  ['a negation of nothing', doing({ do: 'negate' }), /^effect\.0: only an instant that answers can negate/],
  ['a weakening of nothing', doing({ do: 'weaken', by: 1 }), /^effect\.0: only an instant that answers can weaken/],
  ['a redirection of nothing', doing({ do: 'redirect', to: 'user' }), /^effect\.0: .*can redirect/],
  ['damage that no attack deals', doing({ ...HURT, target: 'user', amount: { dealt: true, times: 1 } }), /\.dealt: /],
  [
    'a condition on damage that no attack deals',
    doing({ do: 'if', if: [{ dealt: 1 }], then: [] }),
    /^effect\.0\.if\.0\.dealt: no attack/,
  ],
  [
    'the damage of an attack in its own power',
    spell({ attack: { type: 'strike', power: { dealt: true, times: 1 } } }),
    /^attack\.power\.dealt: no attack/,
  ],
  [
    'a condition on a user that it has not',
    item({ effect: [{ do: 'if', if: [{ userIs: { wounded: true } }], then: [] }] }),
    /\.userIs: no character uses it/,
  ],
  [
    'a condition on what was never bound',
    doing({ do: 'if', if: [{ is: { wounded: true }, bound: 'it' }], then: [] }),
    /\.if\.0\.bound: nothing before this/,
  ],
  [
    'faults inside what must be done, in both ways that a condition leads',
    doing({ do: 'if', if: [], then: [], else: [{ do: 'must', then: [{ do: 'negate' }] }] }),
    /^effect\.0\.else\.0\.then\.0: only an instant/,
  ],
  [
    'faults in an exclusive effect',
    item({ user: true, exclusive: [{ character: KNOWN, effect: [{ do: 'negate' }] }] }),
    /^exclusive\.0\.effect\.0: only an instant/,
  ],
  ['a choice in the weather', weather({ each: [{ do: 'choose', as: 'it', from: ENEMIES }] }), /leaves nothing to/],
  ['a discard in the weather', weather({ each: [{ do: 'discard', amount: 1, who: 'each' }] }), /leaves nothing to/],
  ['a search in the weather', weather({ each: [{ do: 'search', card: {}, amount: 1 }] }), /^each\.0: .*nothing to/],
  ['a user of the weather', weather({ each: [{ ...HURT, target: 'user' }] }), /^each\.0\.target: no character uses it/],
])('no card speaks of %s', (_what, card, fault) => {
  expect(faultsOf(card)).toEqual([expect.stringMatching(fault)]);
});

test.each<[string, CardData]>([
  ['names what it does something to', naming(ENEMIES, {}, { ...HURT, target: { bound: 'aim' } })],
  ['speaks of whom it attacks', attacking({ ...HURT, target: { bound: 'attacked' } })],
  [
    'attacks as strongly as the one attacked has lost HP',
    spell({ attack: { type: 'strike', power: { stat: 'missing', of: { bound: 'attacked' }, times: 1 } } }),
  ],
  ['heals what it has dealt', attacking({ do: 'heal', target: 'user', amount: { dealt: true, times: 1 } })],
  [
    'answers in every way',
    answering(
      { do: 'negate' },
      { do: 'weaken', by: 1 },
      { do: 'redirect', to: 'user' },
      { ...HURT, target: 'answered' },
    ),
  ],
  ['is used by somebody', item({ user: true, effect: [{ ...HURT, target: 'user' }] })],
  [
    'says in its exclusive effect what was named',
    item({
      user: true,
      targets: [{ as: 'aim', from: ENEMIES }],
      exclusive: [{ character: 'sc/C01', effect: [{ ...HURT, target: { bound: 'aim' } }] }],
    }),
  ],
  ['hurts everybody in each start phase', weather({ each: [{ ...HURT, target: { all: ENEMIES } }] })],
  ['is only Power', { type: 'power', no: 'own/P', name: { en: 'P' }, rarity: 'N' }],
  [
    'takes as well as it gives',
    equipment({ what: 'atk', by: 2 }, { what: 'def', by: -1 }, { what: 'immune', to: 'poison' }),
  ],
])('a card may be one that %s', (_what, card) => {
  expect(faultsOf(card)).toEqual([]);
});
