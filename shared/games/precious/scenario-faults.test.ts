// What a table of a scenario file may not have: each fault in its words, with its place.
import { describe, expect, test } from 'vitest';
import type { CardData } from './card-data.ts';
import { card, character, event, runAt, type State } from './testing/at-table.ts';

const use = { kind: 'use', timing: ['main'], cost: {}, effect: [] };
const rin = character('Rin', { texts: [use] });
const winter = character('Winter Rin', { no: '01-001a' });
const summer = character('Summer Rin', { no: '01-001' });
const cook = card({ type: 'character', name: 'Cook' });
const rope = card({ type: 'support', name: 'Rope' });
const song = event('Song', { targets: [{ as: 'one', from: { who: 'any', where: 'field' } }] });
const cards = [rin, winter, summer, cook, rope, song];
const faultOf = (state: State, more: readonly CardData[] = []) =>
  runAt(state, [{ note: 'nothing' }], [...cards, ...more]).message;

describe('a zone', () => {
  test('is one of those that there are', () => {
    expect(faultOf({ B: { graveyard: 'Rin' } })).toMatch(
      /^state\.B\.graveyard: no zone is called "graveyard"; there are deck, hand, trash, mainArea, supportArea, /,
    );
  });
  const six = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => character(name));
  test.each<[State, string]>([
    [{ A: { mainArea: 'Song' } }, 'state.A.mainArea: in mainArea lies a card of type character'],
    [{ A: { supportArea: 'Rope' } }, 'state.A.supportArea: in supportArea lies a card of type character'],
    [{ A: { mainArea: 'Cook' } }, 'state.A.mainArea: in mainArea stand characters with AP and DP'],
    [{ A: { mainArea: ['a', 'b', 'c', 'd', 'e', 'f'] } }, 'state.A.mainArea[0]: in mainArea stand 5 at most'],
    [
      { A: { mainArea: 'Winter Rin', supportArea: 'Summer Rin' } },
      'state.A.mainArea: on a field stands one character of each identity',
    ],
    [{ A: { set: 'Rin' } }, 'state.A.set: in set lies a card of type support'],
    [{ A: { set: 'Rope' } }, 'state.setOn: it says which character Rope is set on'],
    [
      { A: { hand: [{ card: 'Rin', attached: ['Rope'] }] } },
      'state.A.hand[0].attached[0]: a support card is attached to a character on the field only',
    ],
    [
      { A: { mainArea: { card: 'Rin', attached: ['Song'] } } },
      'state.A.mainArea.attached[0]: in set lies a card of type support',
    ],
    [
      { A: { mainArea: { card: 'Rin', markers: [{ fill: 1 }] } } },
      'state.A.mainArea.markers[0]: Precious Memories has no markers',
    ],
    [
      { A: { mainArea: { card: 'Rin', counters: { luck: 1 } } } },
      'state.A.mainArea: Precious Memories has no counters',
    ],
    [{ A: { mainArea: { card: 'Rin', face: 'down' } } }, 'state.A.mainArea: only points have a face that is told'],
    [
      { A: { hand: { card: 'Rin', orientation: 'active' } } },
      'state.A.hand: only cards of the field and points have an orientation',
    ],
    [
      { A: { mainArea: { card: 'Rin', orientation: 'face down' } } },
      'state.A.mainArea: an orientation is one of active, resting, not "face down"',
    ],
    [
      { A: { pointArea: { card: 'Rin', orientation: 'resting' } } },
      'state.A.pointArea: an orientation is one of faceUp, faceDown, not "resting"',
    ],
    [
      { A: { pointArea: { card: 'Rin', orientation: 'faceUp', face: 'down' } } },
      'state.A.pointArea: its face and its orientation say the same',
    ],
  ])('does not hold everything: %j', (state, message) => {
    expect(faultOf(state, six)).toBe(message);
  });
});

describe('what is under way belongs to its phase', () => {
  const A = { mainArea: 'Rin' };
  const approach = { approacher: 'Rin' };
  const during =
    'an approach is under way with "phase": approached, interference, interfered, judgement, and only then';
  const met = 'with "phase": interfered, judgement there is an interferer, and only then';
  test.each<[State, string]>([
    [
      { phase: 'lunch' },
      'state.phase: it is one of setup, start, main, approach, approached, interference, interfered, judgement, approachOver, end, handLimit, not "lunch"',
    ],
    [{ phase: 'approached', A }, `state.approach: ${during}`],
    [{ phase: 'approachOver', A, approach }, `state.approach: ${during}`],
    [{ phase: 'judgement', A, approach }, `state.approach.interferer: ${met}`],
    [{ phase: 'approached', A, approach: { ...approach, interferer: 'Rin' } }, `state.approach.interferer: ${met}`],
    [
      { phase: 'approached', A: { supportArea: 'Rin' }, approach },
      'state.approach.approacher: whoever takes part in an approach stands in a main area',
    ],
    [{ phase: 'end', begun: true }, 'state.begun: of end only the beginning is a start point'],
    [
      { phase: 'start', passed: true },
      'state.passed: priority passes with "phase": main, approached, interfered, approachOver',
    ],
    [
      { phase: 'approach', priority: 'A' },
      'state.priority: priority passes with "phase": main, approached, interfered, approachOver',
    ],
  ])('%j', (state, message) => {
    expect(faultOf(state)).toBe(message);
  });
});

describe('what characters have been through', () => {
  const A = { mainArea: 'Rin', hand: 'Cook', trash: 'Rope' };
  const from = { of: 'Song', text: 'texts.3' };
  test.each<[State, string]>([
    [{ entered: ['Cook'] }, 'state.entered[0]: only characters on the field are so'],
    [{ approached: [{ card: 'Cook' }] }, 'state.approached[0].card: only characters on the field are so'],
    [{ foreign: ['Cook'] }, 'state.foreign[0]: only characters on the field and support cards on them are so'],
    [{ setOn: [{ card: 'Rope', on: 'Rin' }] }, 'state.setOn[0].card: it lies in a zone "set"'],
    [{ used: [{ card: 'Rin', text: 'texts.1' }] }, 'state.used[0].text: Rin has no text at "texts.1"'],
    [
      { modifiers: [{ card: 'Rin', what: 'power', by: 1 }] },
      'state.modifiers[0].what: it is one of ap, dp, not "power"',
    ],
    [{ modifiers: [{ card: 'Rin', what: 'ap', set: 1 }] }, 'state.modifiers[0]: say by how much, "by"'],
    [
      { modifiers: [{ card: 'Rin', what: 'ap', by: 1, until: 'soon' }] },
      'state.modifiers[0].until: it is one of endOfApproach, endOfTurn, lasting, not "soon"',
    ],
    [
      { gained: [{ card: 'Rin', keyword: { keyword: 'active' }, until: 'lasting', from }] },
      'state.gained[0].from.text: Song has no text at "texts.3"',
    ],
  ])('%j', (state, message) => {
    expect(faultOf({ A, ...state })).toBe(message);
  });
});

describe('what waits', () => {
  const A = { mainArea: 'Rin', play: 'Song', hand: 'Song', pointArea: 'Rope' };
  const play = { seat: 'A', kind: 'event', card: 'A.play.1', targets: { one: ['Rin'] } } as const;
  test.each<[object, string]>([
    [{ kind: 'prayer' }, '.kind: it is one of entry, event, support, text, not "prayer"'],
    [{ card: 'A.hand.1' }, '.card: a card that is played lies in the play zone of its player'],
    [{ card: null, no: 'Song' }, '.card: a card that is played waits in the play zone'],
    [{ kind: 'text', card: null }, ': a card that has gone is told by "no"'],
    [{ kind: 'text', card: 'Rin' }, ': "text" says which one is used, such as "texts.0"'],
    [{ kind: 'text', card: 'Rin', text: 'texts.1' }, '.text: Rin has no text at "texts.1"'],
    [{ kind: 'text', card: 'A.play.1', text: 'texts.0' }, '.text: "texts.0" is not used'],
    [{ kind: 'entry' }, '.area: a character enters an area, and nothing else does'],
    [{ area: 'mainArea' }, '.area: a character enters an area, and nothing else does'],
    [{ kind: 'support' }, '.targets: a support card names one character as "bearer"'],
    [{ targets: {} }, '.targets: its text names "one", and the file does not'],
    [{ targets: { one: ['Mia'] } }, '.targets.one[0]: no card of this table is "Mia"'],
  ])('as a declaration: %j', (link, message) => {
    expect(faultOf({ A, chain: [{ ...play, ...link }] })).toBe(`state.chain[0]${message}`);
  });
  test('in a play zone is declared', () => {
    expect(faultOf({ A })).toBe('state.chain: Song lies in a play zone and is not declared');
  });
  test('as a triggered text wakes by itself, and breaks in a point area', () => {
    const pending = [{ seat: 'A', card: 'Rin', from: { of: 'Rin', text: 'texts.0' } }] as const;
    expect(faultOf({ A: { mainArea: 'Rin' }, pending })).toBe(
      'state.pending[0].from.text: "texts.0" does not wake by itself',
    );
    expect(faultOf({ A: { trash: 'Song' }, breaks: [{ card: 'Song' }] })).toBe(
      'state.breaks[0].card: it lies in a point area',
    );
  });
});

describe('the set-up', () => {
  const decks: State = { phase: 'setup', A: { deck: 60 }, B: { deck: 60 } };
  const fault = 'the set-up begins with nothing but decks';
  test('begins with two decks', () => {
    expect(faultOf({ ...decks, turnPlayer: 'A' })).toBeUndefined();
  });
  test.each<[string, State]>([
    ['state.A.hand', { A: { deck: 60, hand: 7 } }],
    ['state.turn', { turn: 1 }],
    ['state.turnPlayer', { turnPlayer: 'B' }],
    ['state.entered', { entered: [] }],
  ])('and without %s', (place, state) => {
    expect(faultOf({ ...decks, ...state })).toBe(`${place}: ${fault}`);
  });
});

test('a card that no card can be is a fault of the file', () => {
  const odd = event('Odd', { effect: [{ do: 'draw', amount: { bound: 'found', times: 1 } }] });
  expect(faultOf({}, [odd])).toBe(
    'cards[6].texts[0].effect[0].amount.bound: no step before this one binds cards as "found"',
  );
});
