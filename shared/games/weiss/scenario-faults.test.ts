// Tables and cards of a file that cannot be meant: each is a fault that names its place.
import { describe, expect, test } from 'vitest';
import { runScenario } from '../../kernel/scenario/run.ts';
import type { TableState } from '../../kernel/scenario/types.ts';
import type { CardData } from './card-data.ts';
import { auto, cont, fighter } from './rulings/bench/cards.ts';
import { weissBench } from './scenario.ts';
import type { WeissState } from './scenario-begin.ts';

type State = Partial<TableState & WeissState>;
const lancer = fighter(5000, { name: 'Lancer' });
const guard = fighter(3000, { name: 'Guard' });
const faultOf = (state: State, cards: readonly CardData[] = [lancer, guard]): string | undefined =>
  runScenario(
    weissBench,
    { title: 'test', game: 'weiss', cards, state: { phase: 'main', ...state }, steps: [] },
    { once: true },
  ).message;

describe('a zone', () => {
  test.each(['grave', 'constructor', 'toString', '__proto__'])('that is called %s is none', (word) => {
    const side = JSON.parse(`{"${word}": {"FL": "Lancer"}}`);
    expect(faultOf({ B: side })).toMatch(
      new RegExp(`^state\\.B\\.${word}: no zone is called "${word}"; there are deck, `),
    );
    expect(faultOf({ B: { stage: side } })).toMatch(new RegExp(`^state\\.B\\.stage\\.${word}: no zone is called`));
  });
  test('with an unusual name is quoted in its place', () => {
    expect(faultOf({ B: { 'the grave': 1 } })).toMatch(/^state\.B\["the grave"\]: /);
  });
  test('holds cards, and zones only if it is a group', () => {
    expect(faultOf({ A: { hand: { FL: 'Lancer' } } })).toBe(
      'state.A.hand: a zone holds a number of blanks, one card, or a list of cards',
    );
  });
  test('has no face where cards do not lie face down', () => {
    const fault = 'only cards in memory and markers have a face';
    for (const face of ['up', 'down'] as const) {
      expect(faultOf({ A: { deck: [{ fill: 2, face }] } })).toBe(`state.A.deck[0]: ${fault}`);
      expect(faultOf({ A: { FC: { card: 'Lancer', face } } })).toBe(`state.A.FC: ${fault}`);
      expect(faultOf({ A: { memory: { card: 'Lancer', face } } })).toBeUndefined();
    }
  });
});

describe('a table holds at most 400 cards', () => {
  const full = (zones: number) => Object.fromEntries(['deck', 'stock'].slice(0, zones).map((zone) => [zone, 200]));
  const fault = (side: string) => `state.${side}: with these cards there are more than 400 on the table`;
  test('on both sides together', () => {
    expect(faultOf({ A: full(1), B: full(1) })).toBeUndefined();
    expect(faultOf({ A: full(1), B: { ...full(1), hand: 1 } })).toBe(fault('B'));
    expect(faultOf({ A: { ...full(2), FC: 'Lancer' } })).toBe(fault('A'));
  });
  test('with the markers', () => {
    expect(faultOf({ A: { ...full(2), FC: [], FL: [] }, B: { FC: { card: 'Lancer', markers: [{ fill: 1 }] } } })).toBe(
      fault('B'),
    );
  });
  test('counted before they are laid', () => {
    const fills = Array.from({ length: 200 }, () => ({ fill: 200 }));
    const sides = Object.fromEntries([...weissBench.game.sight.zones].map((zone) => [zone, fills]));
    expect(faultOf({ A: sides, B: sides })).toBe(fault('A'));
  });
});

describe('a card cannot be called', () => {
  test.each([
    ['pass', 'which means something else in steps'],
    ['De-cline', 'which means something else in steps'],
    ['no', 'which means something else in steps'],
    ['none', 'which means something else in steps'],
    ['yes', 'which means something else in steps'],
    ['A', 'which means something else in steps'],
    ['B', 'which means something else in steps'],
    ['*', 'which means any card'],
    ['5', 'which is a number'],
    ['hand', 'which is a place on the table'],
    ['FL', 'which is a place on the table'],
    ['A.FC', 'which is a place on the table'],
    ['hand.1', 'which is a place on the table'],
    ['stage', 'which is a place on the table'],
  ])('%s', (name, why) => {
    expect(faultOf({}, [lancer, fighter(1, { name })])).toBe(
      `cards[1].name: a card cannot be called "${name}", ${why}`,
    );
  });
  test.each([' ', '-', '...', '#'])('%j', (name) => {
    expect(faultOf({}, [fighter(1, { name })])).toBe(
      `cards[0].name: a card cannot be called "${name}": a name has a letter or a digit in it`,
    );
  });
  test('what counts the cards of one name', () => {
    expect(faultOf({}, [fighter(1, { name: 'Lancer#2' })])).toMatch(/^cards\[0\]\.name: .*: # and a number count/);
  });
  test('a word by its number either', () => {
    expect(faultOf({}, [{ ...lancer, no: 'hand' }])).toMatch(/^cards\[0\]\.no: a card cannot be called "hand"/);
  });
  test.each(['constructor', 'toString', 'a', 'Clockwork', 'Hand of Time', '\u{1f600}'])('but %s is a name', (name) => {
    expect(faultOf({ A: { hand: [name] } }, [fighter(1, { name })])).toBeUndefined();
  });
});

test('a number may not be the name of another card', () => {
  const other = { ...guard, no: 'Lancer' };
  expect(faultOf({}, [lancer, other])).toBe(
    'cards[1]: "Lancer" is the number of this card and the name of another one',
  );
  expect(faultOf({}, [other, lancer])).toBe('cards[1]: "Lancer" is the name of this card and the number of "Guard"');
  expect(faultOf({}, [lancer, { ...lancer, no: 'L2' }])).toBe('cards[1]: the file defines two cards called "Lancer"');
});

test('a CONT may not look at what it gives', () => {
  const to = { who: 'you', where: 'stage', power: { atLeast: 1 } } as const;
  const card = fighter(1, { name: 'Ring', abilities: [cont('this', []), cont(to, [{ what: 'power', by: 1 }])] });
  expect(faultOf({ A: { FC: 'Ring' } }, [card])).toBe(
    'cards[0].abilities[1]: an ability that gives power cannot look at power',
  );
});

test('abilities that never end are told with their cards', () => {
  const again = (to: 'stand' | 'rest') =>
    auto({ on: 'turned', who: 'this', to: to === 'stand' ? 'rest' : 'stand' }, [{ do: 'turn', target: 'this', to }]);
  const ring = fighter(1, { name: 'Ring', abilities: [again('stand'), again('rest')] });
  const report = runScenario(
    weissBench,
    {
      title: 'test',
      game: 'weiss',
      cards: [ring, lancer],
      state: { phase: 'attack', A: { deck: 9, FC: 'Ring', FL: 'Lancer' }, B: { deck: 9 } },
      steps: [{ seat: 'A', choose: 'Ring' }],
    },
    { once: true },
  );
  expect(report.message).toMatch(/^end: expected an end, got abilities that never end: Ring$/);
});

test('no cards are bound under a name that every object has', () => {
  const choose = { do: 'choose', as: 'toString', from: { who: 'you', where: 'stage' } } as const;
  const card = fighter(1, { name: 'Odd', abilities: [{ kind: 'act', cost: [], effect: [choose] }] });
  expect(faultOf({}, [card])).toBe('cards[0].abilities[0].effect[0].as: cards cannot be bound as "toString"');
});

describe('an attack that has just been declared', () => {
  const attack = { attacker: 'Lancer', kind: 'direct' };
  const state: State = { phase: 'attack', attack, A: { FC: 'Lancer', deck: 9 }, B: { deck: 9 } };
  test('may be of its kind in any spelling', () => {
    expect(faultOf(state)).toBeUndefined();
    expect(faultOf({ ...state, attack: { ...attack, kind: 'DIRECT' } })).toBeUndefined();
    expect(faultOf({ ...state, attack: { ...attack, kind: 'rear' } })).toBe(
      'state.attack.kind: this attack is direct, not rear',
    );
  });
  test('is under way at the beginning of the attack phase only', () => {
    const fault = 'state.attack: an attack is under way with "phase": "attack" only, and without "begun"';
    expect(faultOf({ ...state, phase: 'main' })).toBe(fault);
    expect(faultOf({ ...state, begun: true })).toBe(fault);
  });
  test.each(['rest', 'reverse'])('is not of a character that lies in %s', (orientation) => {
    expect(faultOf({ ...state, A: { FC: { card: 'Lancer', orientation }, deck: 9 } })).toBe(
      'state.attack.attacker: the attacker stands: that it attacks is what rests it',
    );
  });
  test('is the only one of the first turn', () => {
    expect(faultOf({ ...state, turn: 1 })).toBeUndefined();
    expect(faultOf({ ...state, turn: 1, attacks: 1 })).toBe(
      'state.attacks: in turn 1 there is one attack, and "attack" is that',
    );
    expect(faultOf({ ...state, turn: 2, attacks: 1 })).toBeUndefined();
  });
});

describe('the set-up', () => {
  const decks: State = { phase: 'setup', A: { deck: 50 }, B: { deck: 50 } };
  const fault = 'the set-up begins with nothing but decks';
  test('begins with two decks', () => {
    expect(faultOf({ ...decks, turnPlayer: 'A' })).toBeUndefined();
    expect(faultOf({ phase: 'setup', A: { deck: 50 } })).toBe('state.B: the set-up begins with a deck for each player');
  });
  test.each<[string, State]>([
    ['state.A.hand', { A: { deck: 50, hand: 5 } }],
    ['state.B.stage', { B: { stage: { FC: 'Lancer' }, deck: 50 } }],
    ['state.turn', { turn: 1 }],
    ['state.turnPlayer', { turnPlayer: 'B' }],
    ['state.attacks', { attacks: 0 }],
    ['state.modifiers', { modifiers: [] }],
    ['state.refreshPoints', { refreshPoints: { A: 1 } }],
  ])('and without %s', (place, state) => {
    expect(faultOf({ ...decks, ...state })).toBe(`${place}: ${fault}`);
  });
});
