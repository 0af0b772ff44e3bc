// Tables and cards of a file that cannot be meant: each is a fault that names its place.
import { describe, expect, test } from 'vitest';
import type { CardData } from './card-data.ts';
import { card, character, event, runAt, type State } from './testing/at-table.ts';

const rin = character('Rin', { basics: [{ basic: 'step', cost: {} }] });
const mio = character('Mio');
const bow = card({ type: 'item', name: 'Bow' });
const pond = card({ type: 'area', name: 'Pond' });
const song = event('Song', { targets: [{ as: 'one', from: { who: 'any', where: 'field' } }] });
const faultOf = (state: State, options: Parameters<typeof runAt>[3] = {}, cards: readonly CardData[] = []) =>
  runAt(state, [], [rin, mio, bow, pond, song, ...cards], options).message;

describe('a zone', () => {
  test('is one of those that there are', () => {
    expect(faultOf({ B: { graveyard: 'Rin' } })).toMatch(
      /^state\.B\.graveyard: no zone is called "graveyard"; there are deck, hand, dustBox, outOfGame, chain, AL, /,
    );
  });
  test.each<[State, string]>([
    [{ A: { AC: 'Bow' } }, 'state.A.AC: in AC lies a card of type character'],
    [{ A: { areaAC: 'Rin' } }, 'state.A.areaAC: in areaAC lies a card of type area'],
    [{ A: { AC: 'Rin', itemAC: 'Pond' } }, 'state.A.itemAC: in itemAC lies a card of type item'],
    [{ A: { AC: ['Rin', 'Mio'] } }, 'state.A.AC[0]: in AC lies one card'],
    [{ A: { areaDL: ['Pond', 'Pond'] } }, 'state.A.areaDL[0]: in areaDL lies one card'],
    [{ A: { AC: { card: 'Rin', attached: ['Bow', 'Bow'] } } }, 'state.A.AC.attached[0]: in itemAC lies one card'],
    [{ A: { itemDR: 'Bow' } }, 'state: Bow lies in itemDR, where no character is'],
    [
      { A: { hand: [{ card: 'Rin', attached: ['Bow'] }] } },
      'state.A.hand[0].attached[0]: an item is attached to a character on the field only',
    ],
    [{ A: { AC: { card: 'Rin', markers: [{ fill: 1 }] } } }, 'state.A.AC.markers[0]: Lycee has no markers'],
    [{ A: { AC: { card: 'Rin', counters: { luck: 1 } } } }, 'state.A.AC: Lycee has no counters'],
    [{ A: { AC: { card: 'Rin', face: 'down' } } }, 'state.A.AC: Lycee has no cards whose face is told'],
    [
      { A: { hand: { card: 'Rin', orientation: 'acted' } } },
      'state.A.hand: only characters on the field have an orientation',
    ],
    [
      { A: { AC: { card: 'Rin', orientation: 'asleep' } } },
      'state.A.AC: an orientation is one of ready, acted, not "asleep"',
    ],
  ])('does not hold everything: %j', (state, message) => {
    expect(faultOf(state)).toBe(message);
  });
});

describe('what is under way belongs to its phase', () => {
  const battle = { attacker: 'Rin', cell: 'DC' };
  const attack = { seat: 'A', kind: 'attack', card: 'Rin', cells: { from: 'A.AC', cell: 'B.DC' } } as const;
  const A = { AC: 'Rin' };
  test.each<[State, string]>([
    [
      { phase: 'lunch' },
      'state.phase: it is one of setup, start, wakeUp, warmUp, main, respond, resolve, defender, support, outcome, end, not "lunch"',
    ],
    [{ phase: 'support', A }, 'state: with "phase": "support" a "battle" is under way'],
    [
      { battle, A },
      'state.battle: a battle is under way with "phase": defender, support, outcome, or with a chain in it',
    ],
    [{ phase: 'respond' }, 'state.chain: declarations wait with "phase": respond or resolve, and with nothing else'],
    [{ chain: [attack], A }, 'state.chain: declarations wait with "phase": respond or resolve, and with nothing else'],
    [{ phase: 'end', begun: true }, 'state.begun: of end only the beginning is a start point'],
    [{ phase: 'start', passed: true }, 'state.passed: nobody passes in "phase": "start"'],
    [
      { phase: 'defender', A, B: { DC: 'Mio' }, battle: { ...battle, defender: 'Mio' } },
      'state.battle.defender: the defender is still to be chosen',
    ],
    [{ phase: 'support', A: { hand: 'Rin' }, battle }, 'state.battle.attacker: a battler stands on the field'],
    [
      { phase: 'support', A, battle: { ...battle, cell: 'AC' } },
      'state.battle.cell: it is one of DL, DC, DR, not "AC"',
    ],
    [
      { phase: 'support', A, battle: { ...battle, attacker: 'Rina' } },
      'state.battle.attacker: no card of this table is "Rina"',
    ],
  ])('%j', (state, message) => {
    expect(faultOf(state)).toBe(message);
  });
});

describe('what characters have been through', () => {
  const A = { AC: 'Rin', hand: 'Mio' };
  test.each<[State, string]>([
    [{ fresh: ['Mio'] }, 'state.fresh[0]: only characters on the field are so'],
    [{ foreign: ['Mio'] }, 'state.foreign[0]: only on the field lie cards of the other player'],
    [{ used: [{ card: 'Rin', ability: 'basics.1' }] }, 'state.used[0].ability: Rin has no ability at "basics.1"'],
    [
      { used: [{ card: 'Rin', of: 'Bo', ability: 'basics.0' }] },
      'state.used[0].of: no card is called "Bo", in this file or in a set',
    ],
    [
      { modifiers: [{ card: 'Mio', what: 'ap', by: 1 }] },
      'state.modifiers[0].card: only characters on the field are so',
    ],
    [
      { modifiers: [{ card: 'Rin', what: 'power', by: 1 }] },
      'state.modifiers[0].what: it is one of ap, dp, sp, not "power"',
    ],
    [{ modifiers: [{ card: 'Rin', what: 'ap', set: 1 }] }, 'state.modifiers[0]: say by how much, "by"'],
    [
      { modifiers: [{ card: 'Rin', what: 'ap', by: 1, until: 'soon' }] },
      'state.modifiers[0].until: it is one of endOfBattle, endOfTurn, lasting, not "soon"',
    ],
    [
      {
        gained: [
          { card: 'Rin', basic: { basic: 'dash' }, until: 'lasting', from: { of: 'Bow', ability: 'abilities.0' } },
        ],
      },
      'state.gained[0].from.ability: Bow has no ability at "abilities.0"',
    ],
  ])('%j', (state, message) => {
    expect(faultOf({ A, ...state })).toBe(message);
  });
});

describe('a declaration that waits', () => {
  const A = { AC: 'Rin', chain: 'Song', hand: 'Song' };
  const use = { seat: 'A', kind: 'event', card: 'A.chain', targets: { one: ['Rin'] } } as const;
  const waits = (link: object): State => ({ phase: 'respond', A, chain: [{ ...use, ...link }] });
  test.each<[object, string]>([
    [
      { kind: 'prayer' },
      '.kind: it is one of summon, item, area, attack, event, ability, basic, support, not "prayer"',
    ],
    [{ card: 'A.hand' }, '.card: what is declared from hand lies in the chain zone of its player'],
    [{ card: null, no: 'Song' }, '.card: what is declared from hand waits in the chain zone'],
    [{ kind: 'attack', card: null }, ': a card that has gone is told by "no"'],
    [{ kind: 'ability', card: 'Rin' }, ': "ability" says which one is used, such as "abilities.0"'],
    [{ kind: 'ability', card: 'Rin', ability: 'basics.0' }, ': nothing at "basics.0" is declared as a special ability'],
    [{ kind: 'basic', card: 'Rin', ability: 'basics.0' }, '.cells: whoever moves names a cell as "cell"'],
    [{ kind: 'attack', card: 'Rin', cells: { cell: 'B.DC' } }, '.cells: it names a cell as "from"'],
    [{ kind: 'support', card: 'Rin' }, '.targets: it names one card as "battler"'],
    [{ targets: {} }, ': its text names "one", and the file does not'],
    [{ targets: { one: ['Mia'] } }, '.targets.one[0]: no card of this table is "Mia"'],
    [{ cells: { cell: 'DC' } }, '.cells.cell: a cell is told with its side, such as A.AC, not "DC"'],
    [{ declarations: { what: 1 } }, '.declarations.what: before it so many are declared: 0'],
    [{ reserves: { cost: {} } }, '.reserves: with "pay": "declaration" its cost has been paid'],
  ])('%j', (link, message) => {
    expect(faultOf(waits(link))).toBe(`state.chain[0]${message}`);
  });
  test('has its cost reserved where costs are paid later', () => {
    expect(faultOf(waits({}), { pay: 'resolution' })).toBe(
      'state.chain[0].reserves: with "pay": "resolution" its cost is still to be paid',
    );
  });
  test('is declared for every card of the chain zones', () => {
    const state: State = {
      phase: 'respond',
      A: { AC: 'Rin', chain: ['Song', 'Bow'] },
      chain: [{ ...use, card: 'Song' }],
    };
    expect(faultOf(state)).toBe('state.chain: Bow lies in a chain zone and is not declared');
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
    ['state.fresh', { fresh: [] }],
  ])('and without %s', (place, state) => {
    expect(faultOf({ ...decks, ...state })).toBe(`${place}: ${fault}`);
  });
});

test('a card that no card can be is a fault of the file', () => {
  const odd = event('Odd', { effect: [{ do: 'draw', amount: { bound: 'found', times: 1 } }] });
  expect(faultOf({}, {}, [odd])).toBe(
    'cards[5].abilities[0].effect[0].amount.bound: no step before this one binds cards as "found"',
  );
});
