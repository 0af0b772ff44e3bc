// Every kind of fault in a scenario file, with its exact words and place.
import { describe, expect, test } from 'vitest';
import { FRONTS } from './fronts.ts';
import { readScenario } from './read-scenario.ts';

const GAMES = Object.keys(FRONTS).join(', ');

const whole = { title: 'T', game: 'weiss', state: { phase: 'main' }, steps: [{ expect: { turn: 3 } }] };
const faultsIn = (text: string): string[] => {
  const read = readScenario(text);
  return 'faults' in read ? read.faults.map(({ message }) => message) : [];
};
const faults = (change: object): string[] => faultsIn(JSON.stringify({ ...whole, ...change }));
const inAbility = (ability: object): string[] =>
  faults({ cards: [{ type: 'character', name: 'M', abilities: [ability] }] });
const inEffect = (...effect: unknown[]): string[] =>
  inAbility({ kind: 'auto', when: { on: 'placed', who: 'this' }, effect }).map((fault) =>
    fault.replace('cards[0].abilities[0].effect', 'EFFECT'),
  );
const inStep = (step: unknown): string[] => faults({ steps: [step] });

test('a whole file reads as a scenario with complete cards', () => {
  const read = readScenario(
    JSON.stringify({
      ...whole,
      $schema: '../scenario.schema.json',
      options: { edition: 'current' },
      cards: [{ type: 'event', name: 'Signal', counter: true }, 'PM/S01-017'],
      state: {
        phase: 'attack',
        begun: true,
        A: { deck: { fill: 3 }, stage: { frontLeft: 'Mira', backLeft: ['B'] }, FC: 2 },
      },
      steps: [
        { seat: 'A', choose: ['Mira', 2] },
        { expect: { A: { FC: { card: 'Mira', power: 3000 } }, question: null } },
      ],
    }),
  );
  expect(read).toMatchObject({
    scenario: {
      title: 'T',
      options: { edition: 'current' },
      cards: [{ type: 'event', no: 'Signal', name: { en: 'Signal' }, level: 0, counter: true }, 'PM/S01-017'],
      state: { A: { stage: { backLeft: ['B'] } } },
      steps: [{ choose: ['Mira', 2] }, { expect: { A: { FC: { power: 3000 } } } }],
    },
  });
});

test('the title is known where it stands in a file that reads', () => {
  expect(readScenario(JSON.stringify({ ...whole, game: 'chess' }))).toMatchObject({ title: 'T' });
  expect(readScenario('{"title": "T"')).not.toHaveProperty('title');
});

describe('the file', () => {
  test.each<[string, string]>([
    ['{"title": "T",\n"game": weiss}', 'line 2, column 9: weiss is no value; a text stands in "quotes"'],
    ['[]', 'file: a list is not an object'],
    ['{"title": "T"}', `game: missing; it is one of ${GAMES}`],
  ])('%s', (text, fault) => {
    expect(faultsIn(text)).toEqual([fault]);
  });

  test.each<[object, string]>([
    [{ game: 'chess' }, `game: "chess" is none of ${GAMES}`],
    [{ title: '' }, 'title: this text is empty'],
    [{ title: 'x'.repeat(201) }, 'title: this text has 201 characters, more than 200'],
    [{ state: undefined }, 'state: missing; an object belongs here'],
    [{ step: [] }, 'step: there is no such field here; there are title, about, game, options, cards, state, steps'],
    [{ options: { edition: 'next' } }, 'options.edition: "next" is none of seed, current'],
    [
      { options: { edtion: 'seed' } },
      'options.edtion: there is no such field here; there are edition, firstPlayer, refreshPenalty, attackSoulUntil, bondOn, endPhaseOrder, laterIcons, simultaneousLoss',
    ],
  ])('%j', (change, fault) => {
    expect(faults(change)).toEqual([fault]);
  });
});

describe('cards', () => {
  test.each<[unknown, string]>([
    [5, 'cards[0]: a card is its definition, or the name of a card from a set'],
    [{ name: 'M' }, 'cards[0].type: missing; it is one of character, event, climax'],
    [{ type: 'hero', name: 'M' }, 'cards[0].type: "hero" is none of character, event, climax'],
    [{ type: 'event' }, 'cards[0].name: missing; a name is a text or {"en": NAME}'],
    [{ type: 'event', name: 'M', level: 1.5 }, 'cards[0].level: 1.5 is not a whole number'],
    [{ type: 'event', name: 'M', level: 100 }, 'cards[0].level: 100 is more than 99'],
    [{ type: 'event', name: 'M', cost: -10 }, 'cards[0].cost: -10 is less than -9'],
    [{ type: 'character', name: 'M', power: 1e300 }, 'cards[0].power: 1e+300 is more than 1000000'],
    [{ type: 'event', name: 'M', counter: false }, 'cards[0].counter: false is not true; leave the field out instead'],
    [
      { type: 'climax', name: 'M', icons: Array(11).fill('soul') },
      'cards[0].icons: this list has 11 entries, more than 10',
    ],
    [
      { type: 'climax', name: 'M', soul: 1 },
      'cards[0].soul: there is no such field here; there are type, no, name, title, side, rarity, color, icons, abilities, flavor',
    ],
  ])('%j', (card, fault) => {
    expect(faults({ cards: [card] })).toEqual([fault]);
  });
});

describe('abilities', () => {
  const VERBS =
    'choose, move, place, draw, discard, power, soul, level, give, turn, lookTop, revealTop, putBack, search, reveal, shuffle, flip, mill, stockCharge, heal, take, damage, swap, exchange, encore, icon, may, pay, if, forEach, repeat, oneOf, by, later';
  const TARGETS = 'a target is "this", "battleOpponent", "bearer", {"bound": NAME} or {"all": SELECT}';
  const power = { do: 'power', target: 'this', until: 'endOfTurn' };

  test('a verb that does not exist is told with its whole place', () => {
    const draw = { do: 'draw', amount: 1 };
    const bad = { kind: 'auto', when: { on: 'placed', who: 'this' }, effect: [draw, draw, { do: 'drawz' }] };
    const good = { ...bad, effect: [draw] };
    expect(faults({ cards: [{ type: 'character', name: 'M', abilities: [good, bad] }] })).toEqual([
      expect.stringMatching(/^cards\[0\]\.abilities\[1\]\.effect\[2\]\.do: "drawz" is none of choose, move, /),
    ]);
  });

  test.each<[unknown, string[]]>([
    [{ amount: 1 }, [`EFFECT[0].do: missing; it is one of ${VERBS}`]],
    [
      { do: 'draw', amount: 1, uptp: true },
      ['EFFECT[0].uptp: there is no such field here; there are do, amount, upTo'],
    ],
    ['draw', ['EFFECT[0]: "draw" is not an object']],
    [{ do: 'reveal', target: 'foe' }, [`EFFECT[0].target: ${TARGETS}`]],
    [{ do: 'reveal', target: { bund: 'x' } }, [`EFFECT[0].target: ${TARGETS}`]],
    [{ do: 'reveal' }, [`EFFECT[0].target: missing; ${TARGETS}`]],
    [{ ...power, by: 'much' }, ['EFFECT[0].by: an amount is a number, or has one of count, bound, level, sum']],
    [
      { ...power, by: { count: { who: 'you', where: 'field' }, times: 500 } },
      [
        'EFFECT[0].by.count.where: "field" is none of deck, hand, stock, clock, level, climax, waitingRoom, memory, resolution, stage, front, back, frontLeft, frontCenter, frontRight, backLeft, backRight, looked, markers',
      ],
    ],
    [
      { do: 'may', then: [{ do: 'pay', cost: [{ pay: 'stok' }], then: [] }] },
      [
        'EFFECT[0].then[0].cost[0].pay: "stok" is none of stock, discard, reveal, restThis, restOthers, this, move, deckTopToClock',
      ],
    ],
  ])('an effect of %j', (effect, expected) => {
    expect(inEffect(effect)).toEqual(expected);
  });

  test.each<[object, string]>([
    [{ kind: 'continuous' }, 'kind: "continuous" is none of auto, act, cont, event, deck'],
    [{ kind: 'auto', effect: [] }, 'when: missing; that is one trigger, or a list of triggers of which each wakes it'],
    [
      { kind: 'auto', when: { on: 'placed', who: 'me' }, effect: [] },
      'when.who: that is "this" or a selection of cards such as {"who": "you", "where": "stage"}',
    ],
    [
      { kind: 'event', if: [{ cout: 3 }], effect: [] },
      'if[0]: a condition has one of count, amount, turn, phase, thisIn, target, bound, yourLevel, all, placedThisTurn, battle, not, or',
    ],
    [{ kind: 'event', if: [{ turn: 'mine' }], effect: [] }, 'if[0].turn: "mine" is none of you, opponent'],
    [
      { kind: 'cont', to: 'this', gives: [{ what: 'cannot', do: 'fly' }] },
      'gives[0].do: "fly" is none of attack, frontalAttack, sideAttack, stand, encore, reverse, move, beChosen, use, play, playEvents, playClimaxes, playCharacters, useBackup',
    ],
  ])('%j', (ability, fault) => {
    expect(inAbility(ability)).toEqual([`cards[0].abilities[0].${fault}`]);
  });
});

describe('the table', () => {
  const CARD = 'a card is its name, {"card": NAME, ...} or {"fill": n}';
  test.each<[object, string]>([
    [{ phase: undefined }, 'state.phase: missing; a text belongs here'],
    [{ turnPlayer: 'C' }, 'state.turnPlayer: "C" is none of A, B'],
    [{ turn: 0 }, 'state.turn: 0 is less than 1'],
    [
      { atack: 1 },
      'state.atack: there is no such field here; there are turnPlayer, turn, phase, begun, modifiers, A, B, attack, attacks, shots, refreshPoints, given, uses, later, placed, times',
    ],
    [{ attack: { attacker: 'M', kind: 1 } }, 'state.attack.kind: 1 is not a text'],
    [{ A: { hand: ['x', 'y', 3] } }, `state.A.hand[2]: ${CARD}`],
    [{ A: { hand: ['x', 'y', { crad: 'M' }] } }, `state.A.hand[2]: ${CARD}`],
    [{ A: { hand: [{ card: 'M', face: 'left' }] } }, 'state.A.hand[0].face: "left" is none of up, down'],
    [
      { A: { clock: { card: 'M', orientaton: 'rest' } } },
      'state.A.clock.orientaton: there is no such field here; there are card, face, orientation, counters, markers, attached',
    ],
    [{ B: { deck: { fill: 201 } } }, 'state.B.deck.fill: 201 is more than 200'],
    [
      { B: { 'waiting room': true } },
      'state.B["waiting room"]: a zone holds a number of blanks, one card, or a list of cards',
    ],
    [{ A: { FC: { card: 'M', markers: ['x', 5] } } }, `state.A.FC.markers[1]: ${CARD}`],
    [{ modifiers: [{ card: 'M', what: 'power', by: 'x' }] }, 'state.modifiers[0].by: "x" is not a whole number'],
  ])('%j', (change, fault) => {
    expect(faults({ state: { phase: 'main', ...change } })).toEqual([fault]);
  });
});

describe('steps are counted from 1 in words', () => {
  const NO_VALUE =
    'is not a whole number, as a value of a card is; else there are card, face, orientation, counters, markers, attached, or count, top, bottom, has, lacks, inAnyOrder of a zone';
  const STEP = 'a step has one of choose, illegal, shuffle, roll, until, concede, expect, note';
  test('the fourth step is steps[3]', () => {
    const note = { note: 'x' };
    expect(faults({ steps: [note, note, note, {}] })).toEqual([`steps[3] (step 4): ${STEP}`]);
  });

  test.each<[unknown, string]>([
    [{ seat: 'A' }, `steps[0] (step 1): ${STEP}`],
    [{ seat: 'A', chose: 'x' }, `steps[0] (step 1): ${STEP}`],
    ['note', `steps[0] (step 1): ${STEP}`],
    [{ choose: 'x' }, 'steps[0].seat (step 1): missing; it is one of A, B'],
    [{ seat: 'A', choose: true }, 'steps[0].choose (step 1): a choice is a text, a whole number, or a list of these'],
    [{ seat: 'A', choose: ['x', {}] }, 'steps[0].choose[1] (step 1): a choice is a text or a whole number'],
    [
      { seat: 'A', choose: 'x', illegal: 'y' },
      'steps[0].illegal (step 1): there is no such field here; there are seat, question, choose',
    ],
    [{ seat: 'A', until: 'end' }, 'steps[0].seat (step 1): there is no such field here; there are until'],
    [{ roll: true }, 'steps[0].roll (step 1): a roll is A, B or a whole number'],
    [{ shuffle: 'x' }, 'steps[0].shuffle (step 1): "x" is not a list'],
  ])('%j', (step, fault) => {
    expect(inStep(step)).toEqual([fault]);
  });

  test.each<[object, string]>([
    [{ card: 'M', orientatoin: 'rest' }, `orientatoin (step 1): "rest" ${NO_VALUE}`],
    [{ hass: ['M'] }, `hass (step 1): a list ${NO_VALUE}`],
    [{ face: 'side' }, 'face (step 1): "side" is none of up, down'],
    [{ card: 'M', orientation: 5 }, 'orientation (step 1): 5 is not a text'],
    [
      { has: ['M'], cout: 3 },
      'cout (step 1): there is no such field here; there are count, top, bottom, has, lacks, inAnyOrder',
    ],
  ])('what is wrong with a card in a zone is told as such: %j', (FC, fault) => {
    expect(inStep({ expect: { A: { FC } } })).toEqual([`steps[0].expect.A.FC.${fault}`]);
  });

  test('an expectation tells all that is wrong in it', () => {
    const zones = {
      stock: { count: 'x' },
      clock: [{ card: 'M', power: 'x' }],
      stage: true,
      level: { top: ['M'], power: 1 },
    };
    const expectation = {
      A: zones,
      phas: 'main',
      question: 'main',
      result: { winner: 'C' },
      happened: [{ card: 'M' }],
    };
    expect(inStep({ expect: expectation })).toEqual([
      'steps[0].expect.A.stock.count (step 1): "x" is not a whole number',
      `steps[0].expect.A.clock[0].power (step 1): "x" ${NO_VALUE}`,
      'steps[0].expect.A.stage (step 1): a zone is a number, null, a card, a list of cards, or {"count", "top", "has", ...}',
      'steps[0].expect.A.level.power (step 1): there is no such field here; there are count, top, bottom, has, lacks, inAnyOrder',
      'steps[0].expect.question (step 1): a question is an object or null',
      'steps[0].expect.result.winner (step 1): "C" is none of A, B, draw, none',
      'steps[0].expect.happened[0].type (step 1): missing; a text belongs here',
      'steps[0].expect.phas (step 1): there is no such field here; there are A, B, phase, step, turn, turnPlayer, question, result, happened, happenedNot',
    ]);
  });
});

describe('a text that a terminal would obey is a fault, and is not printed', () => {
  const SENTENCE = 'this text holds a line break or another control character';
  test.each(['\u001b[31m', 'a\nb', '\u0000', '\u009b', '\u202eabc', '\u2028'])('%j', (title) => {
    expect(readScenario(JSON.stringify({ ...whole, title }))).toEqual({
      faults: [expect.objectContaining({ message: `title: ${SENTENCE}` })],
    });
    expect(faults({ cards: [{ type: 'event', name: title }] })).toEqual([`cards[0].name: ${SENTENCE}`]);
    expect(inStep({ note: title })).toEqual([`steps[0].note (step 1): ${SENTENCE}`]);
    expect(faults({ state: { phase: 'main', A: { [title]: 1 } } })).toEqual([
      'state.A: the name of a field in it holds a control character',
    ]);
  });
});

test('a field that objects do not keep is a fault everywhere', () => {
  const odd = JSON.stringify({ ...whole, steps: [{ expect: { A: { X: 1 } } }] }).replace('"X"', '"__proto__"');
  expect(faultsIn(odd)).toEqual(['steps[0].expect.A.__proto__ (step 1): no field has this name']);
});

describe('what expects nothing is a fault', () => {
  const NOTHING = 'nothing is expected here';
  const EMPTY = 'this list is empty, so nothing is expected here';
  test.each<[object, string]>([
    [{}, `expect (step 1): ${NOTHING}`],
    [{ A: {} }, `expect.A (step 1): ${NOTHING}`],
    [{ A: { FC: {} } }, `expect.A.FC (step 1): ${NOTHING}`],
    [{ A: { hand: ['x', {}] } }, `expect.A.hand[1] (step 1): ${NOTHING}`],
    [{ A: { hand: { has: [] } } }, `expect.A.hand.has (step 1): ${EMPTY}`],
    [{ A: { hand: { lacks: [] } } }, `expect.A.hand.lacks (step 1): ${EMPTY}`],
    [{ A: { deck: { top: [] } } }, `expect.A.deck.top (step 1): ${EMPTY}`],
    [{ A: { deck: { bottom: [] } } }, `expect.A.deck.bottom (step 1): ${EMPTY}`],
    [{ A: { FC: { counters: {} } } }, `expect.A.FC.counters (step 1): ${NOTHING}`],
    [{ happened: [] }, `expect.happened (step 1): ${EMPTY}`],
    [{ happenedNot: [] }, `expect.happenedNot (step 1): ${EMPTY}`],
    [{ question: {} }, `expect.question (step 1): ${NOTHING}`],
    [{ question: { offersAtLeast: [] } }, `expect.question.offersAtLeast (step 1): ${EMPTY}`],
    [{ question: { offersNot: [] } }, `expect.question.offersNot (step 1): ${EMPTY}`],
  ])('%j', (expected, fault) => {
    expect(inStep({ expect: expected })).toEqual([`steps[0].${fault}`]);
  });
  test('and an empty list of choices', () => {
    expect(inStep({ seat: 'A', choose: [] })).toEqual([
      'steps[0].choose (step 1): this list is empty; "pass" picks nothing',
    ]);
    expect(inStep({ seat: 'A', illegal: [] })).toEqual(['steps[0].illegal (step 1): this list is empty']);
  });
  test('and a file without an expectation', () => {
    const fault = 'steps: nothing is expected here: a step "expect" or "illegal" has to say what must be so';
    expect(faults({ steps: [] })).toEqual([fault]);
    expect(faults({ steps: [{ note: 'x' }, { seat: 'A', choose: 'x' }, { until: 'end' }] })).toEqual([fault]);
    expect(inStep({ seat: 'A', illegal: 'x' })).toEqual([]);
  });
  test.each<object>([
    { A: { FC: [] } },
    { A: { hand: { inAnyOrder: [] } } },
    { A: { FC: { markers: [] } } },
    { question: { offers: [] } },
    { question: null },
    { result: {} },
  ])('but %j says something', (expected) => {
    expect(inStep({ expect: expected })).toEqual([]);
  });
});

test('zones stay in the order of the file, in which cards of one name are counted', () => {
  const A = { waitingRoom: ['M'], FR: 'M', deck: 3, FL: 'M', hand: ['M'] };
  const read = readScenario(JSON.stringify({ ...whole, state: { B: { memory: [], clock: 1 }, phase: 'main', A } }));
  if (!('scenario' in read)) throw new Error('it reads');
  const { state } = read.scenario;
  expect(Object.keys(state.A ?? {})).toEqual(Object.keys(A));
  expect(Object.keys(state.B ?? {})).toEqual(['memory', 'clock']);
});
