// Scenario files of Lycee: what their words mean, where a table may begin, and what may be under way on it.
import { describe, expect, test } from 'vitest';
import type { Step } from '../../kernel/scenario/types.ts';
import { reservedIn } from './cost/reserved.ts';
import type { Waiting } from './scenario-state.ts';
import { card, character, event, laidTable, runAt, type State } from './testing/at-table.ts';

const OK = { ok: true };
const step = { basic: 'step', cost: {} };
const rin = character('Rin', { ap: 3, dp: 2, sp: 1 });
const mio = character('Mio', { ap: 2, dp: 3, sp: 1 });
const draws = { kind: 'declared', cost: {}, effect: [{ do: 'draw', amount: 1 }] };
const aide = character('Aide', { abilities: [draws] });
const bow = card({
  type: 'item',
  name: 'Bow',
  abilities: [{ kind: 'always', to: 'bearer', gives: [{ what: 'ap', by: 2 }] }],
});
const boots = card({
  type: 'item',
  name: 'Boots',
  abilities: [{ kind: 'always', to: 'bearer', gives: [{ what: 'basic', basic: step }] }],
});
const pond = card({ type: 'area', name: 'Pond' });
const cards = [rin, mio, aide, bow, boots, pond];
const run = (state: State, steps: readonly Step[], more: Parameters<typeof runAt>[2] = [], options = {}) =>
  runAt(state, steps, [...cards, ...more], options);
const sees = (state: State, seen: Extract<Step, { expect: unknown }>['expect'], options = {}) =>
  run(state, [{ expect: seen }], [], options);

describe('a table', () => {
  test('has characters in cells, by their short and their long names, ready unless told otherwise', () => {
    const A = { AL: 'Rin', 'defence center': { card: 'Mio', orientation: 'Acted' } };
    const seen = { AL: { card: 'Rin', orientation: 'ready' }, DC: { card: 'Mio', orientation: 'tapped' } };
    expect(sees({ A }, { A: { ...seen, field: ['Rin', 'Mio'], 'attack row': 1, defenceRow: ['Mio'] } })).toEqual(OK);
  });
  test('has an item under a character, in its zone or attached, and an area on any cell', () => {
    const attached: State = { A: { AL: { card: 'Rin', attached: ['Bow'] }, areaDR: 'Pond' } };
    const zones: State = { A: { AL: 'Rin', itemAL: 'Bow', areaDR: ['Pond'] } };
    const seen = { AL: { ap: 5, attached: ['Bow'] }, itemAL: 'Bow', items: 1, areas: ['Pond'], areaDR: 1 };
    for (const state of [attached, zones]) expect(sees(state, { A: seen })).toEqual(OK);
  });
  test('shows the values that a character has now, and what is printed elsewhere', () => {
    const state: State = {
      A: { AC: { card: 'Rin', attached: ['Bow'] }, hand: ['Rin'], dustBox: ['Bow'] },
      modifiers: [
        { card: 'AC', what: 'AP', by: -6 },
        { card: 'AC', what: 'sp', by: 2, until: 'lasting' },
      ],
    };
    const values = { ap: -1, dp: 2, sp: 3 };
    expect(sees(state, { A: { AC: values, hand: [{ card: 'Rin', ap: 3, sp: 1 }] } })).toEqual(OK);
  });
  test('may hold cards of the other player, which go home when they leave', () => {
    const broom = event('Broom', {
      targets: [{ as: 'one', from: { who: 'you', where: 'field' } }],
      effect: [{ do: 'move', target: { bound: 'one' }, to: 'hand' }],
    });
    const state: State = { A: { AC: { card: 'Rin', attached: ['Bow'] }, hand: ['Broom'] }, foreign: ['Rin', 'Bow'] };
    const home = { A: { field: 0, hand: 0 }, B: { hand: ['Rin'], dustBox: ['Bow'] } };
    expect(run(state, [{ seat: 'A', choose: 'use Broom' }, { expect: home }], [broom])).toEqual(OK);
  });
});

describe('it goes on', () => {
  const tax = character('Lodger', { basics: [{ basic: 'taxTrash', cost: { pips: { snow: 1 } } }] });
  const acted = { AL: { card: 'Rin', orientation: 'acted' }, DL: 'Lodger', hand: 8 };
  test.each<[string, object, State?]>([
    ['start', { seat: 'A', is: 'payTax' }],
    ['wakeUp', { seat: 'A', is: 'leaveActed' }],
    ['warm up', { seat: 'A', is: 'main' }],
    ['main', { seat: 'A', is: 'main' }],
    ['main', { seat: 'B', is: 'mainEnd' }, { passed: true }],
    ['defender', { seat: 'B', is: 'defender' }, { battle: { attacker: 'Rin', cell: 'DR' } }],
    ['support', { seat: 'A', is: 'support' }, { battle: { attacker: 'Rin', cell: 'DR' } }],
    ['Support Step', { seat: 'B', is: 'support' }, { battle: { attacker: 'Rin', cell: 'DR' }, passed: true }],
    ['end', { seat: 'A', is: 'discardToLimit' }],
  ])('at %s with the question %j', (phase, question, more = {}) => {
    const state: State = { phase, A: { deck: 10, ...acted }, B: { deck: 10, hand: 1, DR: 'Mio' }, ...more };
    expect(run(state, [{ expect: { question } }], [tax])).toEqual(OK);
  });
  test('from the warm-up, which draws two, and one in the first turn of all', () => {
    const drawn = (turn: number, hand: number) =>
      run({ phase: 'warmUp', turn }, [{ until: 'main' }, { expect: { A: { hand } } }]);
    expect(drawn(1, 1)).toEqual(OK);
    expect(drawn(2, 2)).toEqual(OK);
  });
  test('from the outcome of a battle, also of one whose defender has gone', () => {
    const at = (defender: object): State => ({
      phase: 'outcome',
      A: { AC: { card: 'Rin', orientation: 'acted' } },
      B: { DC: { card: 'Mio', orientation: 'acted' } },
      battle: { attacker: 'Rin', cell: 'DC', ...defender },
    });
    const fought = (defender: object, deck: number, happened: string) =>
      run(at(defender), [{ until: 'main' }, { expect: { B: { deck, DC: 'Mio' }, happened: [happened] } }]);
    expect(fought({}, 7, 'deckDamaged')).toEqual(OK);
    expect(fought({ defender: 'Mio' }, 10, 'fought')).toEqual(OK);
    expect(fought({ defender: null }, 10, 'battleEnded')).toEqual(OK);
  });
  test('and an attack or a chain is whole: what was begun comes to its end before the table is looked at', () => {
    const state: State = { A: { AC: 'Rin', DC: 'Aide' }, B: { DC: 'Mio', DL: 'Rin', hand: 1 } };
    const attack: Step = { seat: 'A', choose: 'attack AC' };
    expect(run(state, [attack, { expect: { phase: 'main', B: { deck: 7 } } }])).toEqual(OK);
    expect(run(state, [attack, { until: 'outcome' }, { expect: { phase: 'outcome', B: { deck: 10 } } }])).toEqual(OK);
    const defended: Step[] = [attack, { seat: 'B', choose: 'Mio' }, { expect: { B: { deck: 10, DC: 'Mio' } } }];
    expect(run(state, defended)).toEqual(OK);
    const used: Step[] = [{ seat: 'A', choose: 'use Aide' }, { expect: { A: { hand: 1, deck: 9 }, phase: 'main' } }];
    expect(run(state, used)).toEqual(OK);
  });
});

describe('what characters have been through', () => {
  test('fresh: neither an attack nor [T]', () => {
    const state: State = { A: { AC: 'Rin', AL: 'Rin' }, fresh: ['AL'] };
    expect(run(state, [{ expect: { question: { is: 'main', offers: ['attack AC'] } } }])).toEqual(OK);
  });
  test('entered in this turn: so too, unless they are Aggressive, which no longer helps in the turn after', () => {
    const scout = character('Scout', {
      basics: [{ basic: 'aggressive' }],
      abilities: [{ kind: 'declared', cost: { tap: true }, effect: [] }],
    });
    const offered = (marks: State, ...offers: string[]) => {
      const state: State = { passed: true, B: { AC: 'Scout', hand: 1 }, ...marks };
      return run(state, [{ expect: { question: { seat: 'B', is: 'mainEnd', offers } } }], [scout]);
    };
    expect(offered({}, 'use Scout')).toEqual(OK);
    expect(offered({ entered: ['Scout'] }, 'use Scout')).toEqual(OK);
    expect(offered({ fresh: ['Scout'] })).toEqual(OK);
  });
  test('used: not again in this turn, of a card itself or of what an item gives it', () => {
    const runner = character('Runner', { basics: [step] });
    const offers = (state: State, ...those: string[]) =>
      run(state, [{ expect: { question: { is: 'main', offers: those } } }], [runner]);
    const A = { DC: { card: 'Runner', attached: ['Boots'] } };
    const ofBoots = { card: 'Runner', of: 'Boots', ability: 'abilities.0.gives.0.basic' };
    expect(offers({ A }, 'move Runner ability 1', 'move Runner ability 2')).toEqual(OK);
    expect(offers({ A, used: [{ card: 'Runner', ability: 'basics.0' }] }, 'move Runner ability 2')).toEqual(OK);
    expect(offers({ A, used: [ofBoots] }, 'move Runner ability 1')).toEqual(OK);
  });
  test('gained and forbidden, until their time is over', () => {
    const gained: State['gained'] = [{ card: 'AC', basic: { basic: 'dash' }, until: 'endOfTurn' }];
    const state: State = {
      A: { AC: 'Rin', AL: 'Rin' },
      B: { DC: 'Twin' },
      gained,
      forbidden: [{ card: 'AL', what: 'attack', until: 'lasting' }],
    };
    const twin = character('Twin', { ap: 3, dp: 2 });
    const dashed: Step[] = [
      { seat: 'A', illegal: 'attack AL' },
      { seat: 'A', choose: 'attack AC' },
      { seat: 'B', choose: 'Twin' },
      { expect: { A: { AC: 'Rin' }, B: { DC: null }, happened: [{ type: 'fought', first: 'AC' }] } },
    ];
    expect(run(state, dashed, [twin])).toEqual(OK);
  });
  test('a move that it is not said who gave', () => {
    const gained: State['gained'] = [{ card: 'AC', basic: { basic: 'escape', cost: {} }, until: 'endOfTurn' }];
    const fled: Step[] = [
      { seat: 'A', choose: 'move AC' },
      { seat: 'B', choose: 'pass' },
      { expect: { A: { AC: null } } },
    ];
    expect(run({ A: { AC: 'Rin' }, B: { hand: ['Mio'] }, gained }, fled)).toEqual(OK);
  });
});

describe('an ability that waits is meant', () => {
  const effect = [{ do: 'mill', amount: 1 }];
  const leaves = { kind: 'auto', when: { on: 'leaves', who: 'this' }, effect };
  const gift = { what: 'basic', basic: { basic: 'penalty', effect } };
  const veil = card({ type: 'item', name: 'Veil', abilities: [{ kind: 'always', to: 'bearer', gives: [gift] }] });
  const nadia = character('Nadia', { basics: [step, { basic: 'penalty', effect }], abilities: [draws, leaves] });
  const twice = character('Twice', {
    basics: [
      { basic: 'penalty', effect },
      { basic: 'penalty', effect },
    ],
  });
  const leave = { basic: 'escape', cost: {} };
  const flight = character('Flight', { basics: [leave] });
  const all = [nadia, twice, veil, flight];
  const broom = event('Broom', {
    effect: [{ do: 'move', target: { all: { who: 'you', where: 'field' } }, to: 'dustBox' }],
  });
  const chosen = (who: object | string, word: string, label: string | null) =>
    run(
      { A: { hand: ['Broom'], DC: who as string } },
      [
        { seat: 'A', choose: 'use Broom' },
        { seat: 'A', question: 'whichFirst', choose: word },
        { expect: { question: { is: 'whichFirst' }, happened: [{ type: 'abilityUsed', label }] } },
      ],
      [...all, broom],
    );
  test('by what it is called, by its line, and by what gives it', () => {
    const worn = { card: 'Nadia', attached: ['Veil'] };
    for (const word of ['Nadia penalty', 'Nadia ability 2', 'Nadia given penalty'])
      expect(chosen(worn, word, 'penalty')).toEqual(OK);
    expect(chosen(worn, 'Nadia ability 4', null)).toEqual(OK);
  });
  test('by its line where a card has two of one name', () => {
    const state: State = { A: { hand: ['Broom'], DC: 'Twice' } };
    const question = { is: 'whichFirst', offers: ['Twice ability 1', 'Twice ability 2'] };
    expect(run(state, [{ seat: 'A', choose: 'use Broom' }, { expect: { question } }], [...all, broom])).toEqual(OK);
  });
});

describe('a chain', () => {
  const frost = event('Frost', {
    targets: [{ as: 'one', from: { who: 'opponent', where: 'field' } }],
    effect: [{ do: 'dp', target: { bound: 'one' }, by: -1, until: 'endOfTurn' }],
  });
  const hush = event('Hush', {
    when: { in: 'response' },
    targets: [{ as: 'what', declaration: { by: 'opponent' } }],
    effect: [{ do: 'negate', declaration: 'what' }],
  });
  const chained = [frost, hush];
  const first: Waiting = { seat: 'A', kind: 'event', card: 'Frost', targets: { one: ['Mio'] } };
  const waiting: State = {
    phase: 'respond',
    A: { chain: ['Frost'], hand: 1 },
    B: { DC: 'Mio', hand: ['Hush'] },
    chain: [first],
  };
  const resolving = (...chain: Waiting[]): State => ({ ...waiting, phase: 'resolve', chain });
  test('waits for an answer to what was declared last', () => {
    const question = { seat: 'B', is: 'respond', offers: ['use Hush'] } as const;
    expect(run(waiting, [{ expect: { question } }], chained)).toEqual(OK);
    const passed: Step[] = [{ seat: 'B', choose: 'pass' }, { expect: { B: { DC: { dp: 2 } } } }];
    expect(run(waiting, passed, chained)).toEqual(OK);
    const answered: Step[] = [{ seat: 'B', choose: 'use Hush' }, { expect: { B: { DC: { dp: 3 } } } }];
    expect(run(waiting, answered, chained)).toEqual(OK);
  });
  test('resolves from its end, what was named included', () => {
    const answer: Waiting = { seat: 'B', kind: 'event', card: 'Hush', declarations: { what: 1 } };
    const state: State = { ...resolving(first, answer), B: { DC: 'Mio', chain: ['Hush'] } };
    const happened = [
      { type: 'resolved', card: 'Hush' },
      { type: 'failed', card: 'Frost', why: 'negated' },
    ];
    expect(run(state, [{ until: 'main' }, { expect: { B: { DC: { dp: 3 } }, happened } }], chained)).toEqual(OK);
    const negated = resolving({ ...first, negated: true });
    expect(run(negated, [{ until: 'main' }, { expect: { B: { DC: { dp: 3 } } } }], chained)).toEqual(OK);
  });
  test('names one of several declarations of a card by its place in the chain', () => {
    const aided: Waiting = { seat: 'A', kind: 'ability', card: 'Aide', ability: 'abilities.0' };
    const state: State = {
      phase: 'respond',
      A: { AC: 'Aide', chain: ['Frost'] },
      B: { DC: 'Mio', hand: ['Hush'] },
      chain: [aided, first, aided],
    };
    const named = (choose: string): Step[] => [
      { seat: 'B', choose: 'use Hush' },
      { seat: 'B', question: 'targetDeclaration', choose },
      { expect: { A: { hand: 1 }, B: { DC: { dp: 2 } } } },
    ];
    for (const choose of ['Aide declaration 1', 'AC declaration 3'])
      expect(run(state, named(choose), chained)).toEqual(OK);
    expect(run(state, named('Frost'), chained)).toMatchObject({ ok: false, step: 3 });
    for (const choose of ['Aide', 'Aide declaration 2'])
      expect(run(state, named(choose), chained)).toMatchObject({ ok: false, step: 2 });
  });
  test('fails where what was named has gone, and where whoever acts has', () => {
    const lost = resolving({ ...first, targets: { one: [null] } });
    const failed = (card: string, why: string): Step => ({ expect: { happened: [{ type: 'failed', card, why }] } });
    expect(run(lost, [{ until: 'main' }, failed('Frost', 'target')], chained)).toEqual(OK);
    const fled: State = {
      phase: 'resolve',
      A: { dustBox: ['Rin'] },
      chain: [{ seat: 'A', kind: 'attack', card: null, no: 'Rin', cells: { from: 'A.AC', cell: 'B.DC' } }],
    };
    expect(run(fled, [{ until: 'main' }, failed('Rin', 'attacker')])).toEqual(OK);
  });
  test('knows every kind of declaration', () => {
    const state: State = {
      phase: 'resolve',
      A: { chain: ['Pond', 'Bow', 'Rin'], AC: 'Mio', AR: 'Aide', DC: 'Ally' },
      B: { deck: 10 },
      chain: [
        { seat: 'A', kind: 'area', card: 'Pond', cells: { cell: 'B.DL' } },
        { seat: 'A', kind: 'item', card: 'Bow', targets: { bearer: ['Mio'] } },
        { seat: 'A', kind: 'summon', card: 'Rin', cells: { cell: 'A.AL' } },
        { seat: 'A', kind: 'ability', card: 'Aide', ability: 'abilities.0' },
        { seat: 'A', kind: 'basic', card: 'Ally', ability: 'basics.0', cells: { cell: 'A.DR' } },
      ],
    };
    const ally = character('Ally', { basics: [step] });
    const A = { AL: 'Rin', AC: { attached: ['Bow'] }, DR: 'Ally', DC: null, hand: 1, chain: null };
    expect(run(state, [{ until: 'main' }, { expect: { A, B: { areaDL: 'Pond' } } }], [ally])).toEqual(OK);
    const battle: State = {
      phase: 'resolve',
      A: { AC: { card: 'Rin', orientation: 'acted' }, DC: { card: 'Mio', orientation: 'acted' }, hand: 1 },
      battle: { attacker: 'Rin', cell: 'DC' },
      chain: [{ seat: 'A', kind: 'support', card: 'Mio', targets: { battler: ['Rin'] } }],
    };
    const question = { seat: 'A', is: 'support' } as const;
    expect(run(battle, [{ expect: { question, A: { AC: { ap: 4 } }, step: 'support' } }])).toEqual(OK);
  });
});

describe('with its cost reserved (5.8) a declaration', () => {
  const resolution = { pay: 'resolution' };
  const snow = { pips: { snow: 1 } };
  const song = event('Song', { effect: [{ do: 'draw', amount: 1 }] }, { cost: snow });
  const flake = card({ type: 'item', name: 'Flake', attributes: ['snow'] });
  const paid = { cost: snow, points: ['Flake'] };
  const waits = (points: readonly (string | null)[]): State => ({
    phase: 'resolve',
    A: { hand: ['Flake'], chain: ['Song'] },
    chain: [{ seat: 'A', kind: 'event', card: 'Song', reserves: { cost: snow, points } }],
  });
  const all = [song, flake];
  const resolves = (points: readonly (string | null)[], seen: Extract<Step, { expect: unknown }>['expect']) =>
    run(waits(points), [{ until: 'main' }, { expect: seen }], all, resolution);
  test('pays first of all, and comes to nothing without what it was to pay with', () => {
    expect(resolves(paid.points, { A: { hand: ['Blank'], dustBox: ['Song', 'Flake'] } })).toEqual(OK);
    expect(resolves(['*'], { A: { hand: ['Blank'], dustBox: ['Song', 'Flake'] } })).toEqual(OK);
    expect(resolves([null], { A: { hand: ['Flake'] }, happened: [{ type: 'failed', why: 'cost' }] })).toEqual(OK);
  });
  test('keeps what it reserves, as long as that is there', () => {
    const reservedAt = (state: State) => {
      const table = laidTable(state, [...cards, ...all], resolution);
      return reservedIn(table).map((id) => table.cards[id]?.no);
    };
    expect(reservedAt(waits(paid.points))).toEqual(['Flake']);
    expect(reservedAt(waits([null]))).toEqual([]);
    const attack = {
      seat: 'A',
      kind: 'attack',
      cells: { from: 'A.AC', cell: 'B.DC' },
      reserves: { cost: { tap: true } },
    } as const;
    const waiting = (held: string | null): State => ({
      phase: 'respond',
      A: { AC: 'Rin' },
      chain: [{ ...attack, card: held, no: 'Rin' }],
    });
    expect(reservedAt(waiting('Rin'))).toEqual(['Rin']);
    expect(reservedAt(waiting(null))).toEqual([]);
  });
  test('takes cards of the field and the hand for the parts of a special cost', () => {
    const special = [
      { pay: 'actOther', amount: 1 },
      { pay: 'mill', amount: 1 },
      { pay: 'discard', amount: 1 },
    ] as const;
    const cost = { special };
    const chant = event('Chant', { effect: [] }, { cost });
    const state: State = {
      phase: 'resolve',
      A: { AC: 'Rin', hand: ['Flake', 'Bow'], chain: ['Chant'] },
      chain: [{ seat: 'A', kind: 'event', card: 'Chant', reserves: { cost, picks: [['Rin'], [], ['Bow']] } }],
    };
    const A = { AC: { orientation: 'acted' }, hand: ['Flake'], deck: 9, dustBox: ['Chant', 'Bow', 'Blank'] };
    expect(run(state, [{ until: 'main' }, { expect: { A } }], [...all, chant], resolution)).toEqual(OK);
  });
});
