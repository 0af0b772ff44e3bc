// What a card's data could say wrong though every field is right.
import { expect, test } from 'vitest';
import type { CardData, EventData, EventText, Select, StaticText, Trigger } from './card-data.ts';
import {
  character,
  doing,
  event,
  FOUND,
  faultsOf,
  giving,
  MINE,
  step,
  support,
  using,
} from './checks/testing/cards.ts';

const playing = (text: Partial<EventText>, more: Partial<EventData> = {}): EventData =>
  event({ texts: [{ kind: 'event', timing: ['interrupt'], effect: [], ...text }], ...more });
const STRONG: Select = { ...MINE, ap: { atLeast: 30 } };
const STEADY: Select = { ...MINE, dp: { atLeast: 30 } };
const QUICK: Select = { ...MINE, keyword: 'active' };
const _given = (...gives: StaticText['gives']): StaticText => ({ kind: 'static', to: 'this', gives });

test.each<[string, CardData, RegExp]>([
  ['AP without DP', character({ ap: 10 }), /^dp: .*both AP and DP/],
  ['DP without AP', character({ dp: 10 }), /^ap: .*both AP and DP/],
  ['an AP of 15', character({ ap: 15, dp: 10 }), /^ap: AP is a multiple of 10/],
  ['a DP below zero', character({ ap: 10, dp: -10 }), /^dp: DP is a multiple of 10/],
  ['a use cost below zero', character({ cost: -1 }), /^cost: .*0 or more/],
  ['half a source', event({ source: 0.5 }), /^source: .*0 or more/],
  ['the number of another work', event({ no: 'rain/01-001' }), /^no: .*"own\/"/],
  ['Break on a character', character({ keywords: [{ keyword: 'break' }] }), /^keywords\.0: .*"break" does nothing/],
  [
    'a keyword twice',
    character({ keywords: [{ keyword: 'active' }, { keyword: 'active' }] }),
    /^keywords\.1: .*only once/,
  ],
  [
    'Break that a text gives',
    giving({ to: 'this', gives: [{ what: 'keyword', keyword: { keyword: 'break' } }] }),
    /^texts\.0\.gives\.0\.keyword: Break stands on event cards/,
  ],
  [
    'Break that an effect gives',
    doing({ do: 'gain', target: 'this', keyword: { keyword: 'break' }, until: 'endOfTurn' }),
    /\.effect\.0\.keyword: Break stands on event cards/,
  ],
  ['Break together with [interrupt]', playing({}, { keywords: [{ keyword: 'break' }] }), /^keywords: .*Break/],
  ['an event without a text', event({ texts: [] }), /^texts: .*exactly one/],
  [
    'an event with two texts',
    event({ texts: [...event().texts, ...event().texts] }),
    /^texts: .*exactly one text of kind "event"/,
  ],
  [
    'a text that is used on an event',
    event({ texts: [...event().texts, ...doing().texts] }),
    /^texts\.1: .*"use" does nothing on a card of type event/,
  ],
  ['the text of an event on a character', character({ texts: event().texts }), /^texts\.0: .*"event" does nothing/],
  ['the text of an event on a support card', support(...event().texts), /^texts\.0: .*"event" does nothing/],
  ['two sides', using(['main', 'own', 'both']), /^texts\.0\.timing: .*one of own, opponent, both/],
  ['a tag twice', using(['main', 'main', 'own']), /^texts\.0\.timing: .*each tag once/],
  [
    'an answer without [interrupt]',
    playing({ timing: ['main', 'own'], against: { by: 'opponent' } }),
    /^texts\.0\.against: only an \[interrupt\]/,
  ],
  ['a negation without [interrupt]', doing({ do: 'negate' }), /\.effect\.0\.do: only an \[interrupt\] negates/],
  [
    'a negation without [interrupt], deep in a step',
    doing({ do: 'may', then: [{ do: 'negate' }] }),
    /\.then\.0\.do: only an \[interrupt\] negates/,
  ],
  [
    'a cost below zero',
    character({ texts: [{ kind: 'use', timing: ['main', 'own'], cost: { n: -1 }, effect: [] }] }),
    /^texts\.0\.cost: .*0 or more/,
  ],
  ['a colour of no points', doing({ do: 'pay', cost: { color: 'red' }, then: [] }), /\.cost: .*no colour/],
  ['a character with a bearer', giving({ to: 'bearer', gives: [] }), /^texts\.0\.to: .*no bearer/],
  ['a step on the bearer of a character', doing({ do: 'wake', target: 'bearer' }), /\.target: .*no bearer/],
  [
    'a support card set on the bearer of an event',
    playing({ targets: [FOUND], effect: [{ do: 'set', target: { bound: 'found' }, on: 'bearer' }] }),
    /\.on: .*no bearer/,
  ],
  [
    'a value of the bearer of a character',
    doing({ do: 'draw', amount: { of: 'bearer', value: 'source' } }),
    /\.of: .*no bearer/,
  ],
  [
    'an event whose opponent in the approach is meant',
    playing({ effect: [{ do: 'exit', target: 'approachOpponent' }] }),
    /\.target: a card of type event has no opponent/,
  ],
  [
    'a support card whose opponent in the approach is looked for',
    support({
      kind: 'use',
      timing: ['approach', 'both'],
      cost: {},
      targets: [{ as: 'foe', from: { who: 'opponent', where: 'mainArea', participates: 'opponent' } }],
      effect: [],
    }),
    /\.participates: a card of type support has no opponent/,
  ],
  ['a step on cards that nothing binds', doing({ do: 'wake', target: { bound: 'ghost' } }), /\.bound: .*"ghost"/],
  [
    'a step on cards that only a later step binds',
    doing({ do: 'wake', target: { bound: 'found' } }, { do: 'choose', ...FOUND }),
    /\.bound: .*"found"/,
  ],
  [
    'a step on what only another text binds',
    character({ texts: [...doing({ do: 'choose', ...FOUND }).texts, ...doing(step('found')).texts] }),
    /^texts\.1\.effect\.0\.target\.bound: .*"found"/,
  ],
  ['cards kept back that nothing binds', doing({ do: 'putBack', bound: 'a', to: 'trash', except: 'b' }), /"b"/],
  ['a binding that every object has', doing({ do: 'mill', amount: 1, as: 'toString' }), /\.as: .*"toString"/],
  ['a binding called as the bearer is', doing({ do: 'mill', amount: 1, as: 'bearer' }), /\.as: .*"bearer"/],
  ['a binding called as the replaced one is', doing({ do: 'mill', amount: 1, as: 'replaced' }), /\.as: .*"replaced"/],
  ['a binding called as what was looked at is', doing({ do: 'lookTop', amount: 1, as: 'looked' }), /\.as: .*"looked"/],
  [
    'a name that no card has',
    giving({ to: { ...MINE, name: 'Unknown' }, gives: [] }),
    /\.name: no card is called "Unknown"/,
  ],
  [
    'an unknown name in its use condition',
    event({ useCondition: [{ count: { ...MINE, name: 'Unknown' }, atLeast: 1 }] }),
    /^useCondition\.0\.count\.name: .*"Unknown"/,
  ],
  [
    'an unknown name of a bearer',
    { ...support(), sets: { card: { name: 'Unknown' } } },
    /^sets\.card\.name: .*"Unknown"/,
  ],
  [
    'looking back at nothing',
    doing({ do: 'choose', as: 'found', from: { who: 'you', where: 'looked' } }),
    /\.where: no step before this one looks/,
  ],
  [
    'a cost given on the field',
    giving({ to: MINE, gives: [{ what: 'cost', by: -1 }] }),
    /cost is given to cards in hand/,
  ],
  [
    'a value given in the hand',
    giving({ to: { who: 'you', where: 'hand' }, gives: [{ what: 'ap', by: 10 }] }),
    /ap is given to characters on the field/,
  ],
  ['AP to cards of some AP', giving({ to: STRONG, gives: [{ what: 'ap', by: 10 }] }), /gives ap cannot look at ap/],
  ['DP to cards of some AP', giving({ to: STRONG, gives: [{ what: 'dp', by: 10 }] }), /gives dp cannot look at ap/],
  [
    'a keyword while there is a card of some DP',
    giving({
      if: [{ count: STEADY, atLeast: 1 }],
      to: 'this',
      gives: [{ what: 'keyword', keyword: { keyword: 'active' } }],
    }),
    /gives keyword cannot look at dp/,
  ],
  [
    'a keyword to cards with a keyword',
    giving({ to: QUICK, gives: [{ what: 'keyword', keyword: { keyword: 'natural', x: 1 } }] }),
    /gives keyword cannot look at keyword/,
  ],
  [
    'DP while it has some AP',
    giving({ if: [{ thisIs: { ap: { atLeast: 30 } } }], to: 'this', gives: [{ what: 'dp', by: 10 }] }),
    /gives dp cannot look at ap/,
  ],
  [
    'AP for each card of some AP',
    giving({ to: 'this', gives: [{ what: 'ap', by: { count: STRONG, times: 10 } }] }),
    /gives ap cannot look at ap/,
  ],
  [
    'AP as much as the source of a card of some AP',
    giving({ to: 'this', gives: [{ what: 'ap', by: { of: { all: STRONG }, value: 'source' } }] }),
    /gives ap cannot look at ap/,
  ],
  [
    'DP as much as its AP',
    giving({ to: 'this', gives: [{ what: 'dp', by: { of: 'this', value: 'ap' } }] }),
    /gives dp cannot look at ap/,
  ],
  [
    'a ban, and then DP, to cards of some AP',
    giving({
      to: STRONG,
      gives: [
        { what: 'cannot', do: 'exit' },
        { what: 'dp', by: 10 },
      ],
    }),
    /gives dp cannot look at ap/,
  ],
  [
    'two targets of one name',
    event({ texts: [{ kind: 'event', timing: ['main'], targets: [FOUND, FOUND], effect: [] }] }),
    /^texts\.0\.targets\.1\.as: "found" is bound already/,
  ],
  [
    'a step that binds the name of a target',
    event({ texts: [{ kind: 'event', timing: ['main'], effect: [{ do: 'choose', ...FOUND }], targets: [FOUND] }] }),
    /^texts\.0\.effect\.0\.as: "found" is bound already/,
  ],
  [
    'two steps that bind one name, one of them inside another',
    doing({ do: 'choose', ...FOUND }, { do: 'may', then: [{ do: 'mill', amount: 1, as: 'found' }] }),
    /\.then\.0\.as: "found" is bound already/,
  ],
  [
    'a keyword on a support card',
    { ...support(), keywords: [{ keyword: 'active' }] as never[] },
    /^keywords\.0: .*"active" does nothing on a card of type support/,
  ],
])('no card has %s', (_what, card, fault) => {
  expect(faultsOf(card)).toContainEqual(expect.stringMatching(fault));
});

test.each<[string, CardData]>([
  ['nothing at all', character()],
  ['AP and DP of zero', character({ ap: 0, dp: 0 })],
  ['Break on an event', event({ keywords: [{ keyword: 'break' }] })],
  ['a source that an event counts as', event({ texts: [...event().texts, { kind: 'source', by: 1, for: {} }] })],
  [
    'an effect on the bearer of a support card',
    support({ kind: 'static', to: 'bearer', gives: [{ what: 'dp', by: 10 }] }),
  ],
  ['an [interrupt] that negates', playing({ against: { of: ['text'] }, effect: [{ do: 'negate' }] })],
  ['a phase, a side and [interrupt]', using(['main', 'opponent', 'interrupt'])],
  ['both phases', using(['main', 'approach', 'both'])],
  ['a search for Break', doing({ do: 'search', as: 'found', card: { keyword: 'break' }, amount: 1 })],
  ['a name that a card has', giving({ to: { ...MINE, name: 'Known' }, gives: [] })],
  [
    'a step on what a step inside another bound',
    doing({ do: 'may', then: [{ do: 'choose', ...FOUND }] }, { do: 'move', target: { bound: 'found' }, to: 'hand' }),
  ],
  [
    'targets written after the effect that speaks of them',
    event({ texts: [{ kind: 'event', timing: ['main', 'own'], effect: [step('found')], targets: [FOUND] }] }),
  ],
  [
    'a choice of the cards looked at',
    doing({ do: 'lookTop', amount: 2, as: 'two' }, { do: 'choose', as: 'one', from: { who: 'you', where: 'looked' } }),
  ],
  ['AP to cards of some DP', giving({ to: STEADY, gives: [{ what: 'ap', by: 10 }] })],
  ['DP to cards with a keyword', giving({ to: QUICK, gives: [{ what: 'dp', by: 10 }] })],
  ['AP as much as its source', giving({ to: 'this', gives: [{ what: 'ap', by: { of: 'this', value: 'source' } }] })],
  ['a ban on cards of some AP', giving({ to: STRONG, gives: [{ what: 'cannot', do: 'approach' }] })],
  ['points for cards of some AP', giving({ to: STRONG, gives: [{ what: 'points', by: 1 }] })],
  [
    'a cost reduced while there is a card of some AP',
    giving({
      if: [{ count: STRONG, atLeast: 1 }],
      to: { who: 'you', where: 'hand', cost: { atLeast: 3 } },
      gives: [{ what: 'cost', by: -1 }],
    }),
  ],
  [
    'the same name in two texts',
    character({ texts: [...doing({ do: 'choose', ...FOUND }).texts, ...doing({ do: 'choose', ...FOUND }).texts] }),
  ],
])('a card may have %s', (_what, card) => {
  expect(faultsOf(card)).toEqual([]);
});

test('the other card of the happening is bound in what it wakes, and nowhere else', () => {
  const woken = (when: Trigger): CardData => character({ texts: [{ kind: 'trigger', when, effect: [step('other')] }] });
  const nobody = [expect.stringContaining('"other"')];
  expect(faultsOf(woken({ on: 'enters', who: MINE }))).toEqual([]);
  expect(faultsOf(woken({ on: 'played', by: 'opponent' }))).toEqual([]);
  expect(faultsOf(woken({ on: 'enters', who: 'this' }))).toEqual(nobody);
  expect(faultsOf(woken({ on: 'turnBegins', turn: 'you' }))).toEqual(nobody);
  expect(faultsOf(woken({ on: 'receivesPoints', seat: 'you' }))).toEqual(nobody);
  expect(faultsOf(doing(step('other')))).toEqual(nobody);
});
