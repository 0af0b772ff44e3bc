// Scenario files of Spellcard: what their words mean, where a table may begin, and what may be under way on it.
import { describe, expect, test } from 'vitest';
import type { Step } from '../../kernel/scenario/types.ts';
import { card, character, must, runAt, type State, spell } from './testing/at-table.ts';

const OK = { ok: true };
const DRAW = must({ do: 'draw', amount: 1 });
const one = [{ as: 'one', from: { who: 'foe', where: 'line' } }];
const cards = [
  character('Rin', { atk: 4, skill: { effect: DRAW } }),
  character('Mio', { flight: 2 }),
  character('Kai'),
  spell('Star', 'Rin', { effect: DRAW, unique: true }),
  spell('Hush', 'Mio', { speed: 'instant', answers: { by: 'foe' }, effect: must({ do: 'negate' }) }),
  spell('Comet', 'Rin', { ritual: 1, attack: { type: 'absolute', power: 3 } }),
  card({ type: 'equipment', name: 'Stick', slot: 'weapon', gives: [{ what: 'atk', by: 2 }] }),
  card({ type: 'item', name: 'Hills', kind: 'terrain', gives: [{ what: 'def', by: 1 }] }),
  card({ type: 'item', name: 'Thorn', kind: 'debuff', targets: one, effect: DRAW }),
  card({ type: 'power', name: 'Power' }),
];
const run = (state: State, steps: readonly Step[], options = {}) => runAt(state, steps, cards, options);
type Seen = Extract<Step, { expect: unknown }>['expect'];
const sees = (state: State, seen: Seen) => run(state, [{ expect: seen }]);

describe('a table', () => {
  test('has characters with all their HP and spirit, unless counters say otherwise', () => {
    const A = { line: ['Rin', { card: 'Mio', counters: { hp: 3, Spirit: 0 } }] };
    const seen = {
      line: [
        { card: 'Rin', hp: 10, spirit: 5 },
        { card: 'Mio', hp: 3, spirit: 0 },
      ],
    };
    expect(sees({ A }, { A: seen })).toEqual(OK);
  });
  test('has characters that are ready in their own turn and in guard in the other’s, unless told otherwise (4.4)', () => {
    const state: State = { A: { 'battle line': ['Rin', { card: 'Mio', orientation: 'busy' }] }, B: { line: 'Kai' } };
    const A = { line: [{ orientation: 'ready' }, { orientation: 'busy' }] };
    expect(sees(state, { A, B: { line: { orientation: 'guard' } } })).toEqual(OK);
    expect(sees({ ...state, phase: 'start' }, { A: { line: [{ orientation: 'guard' }, '*'] } })).toEqual(OK);
  });
  test('has equipment on characters, attached or told of', () => {
    const attached: State = { A: { line: { card: 'Rin', attached: ['Stick'] } } };
    const told: State = { A: { line: 'Rin', equipment: 'Stick' }, gearOn: [{ card: 'Stick', on: 'Rin' }] };
    for (const state of [attached, told]) {
      expect(sees(state, { A: { line: { atk: 6, attached: ['Stick'] } } })).toEqual(OK);
    }
  });
  test('has changes that last, and environments that work for both', () => {
    const from = { from: 'B', of: 'Thorn', text: 'effect' } as const;
    const state: State = {
      A: { line: 'Rin', environment: 'Hills' },
      B: { line: 'Mio' },
      changes: [
        { card: 'Rin', what: 'atk', by: -1, last: 4, ...from },
        { card: 'Rin', what: 'cannot', do: 'attack', last: 3, ...from },
        { card: 'Rin', what: 'poison', by: 2, last: 5, ...from },
      ],
    };
    const steps: Step[] = [
      { expect: { A: { line: { atk: 3, def: 1 } }, B: { line: { def: 1 } } } },
      { seat: 'A', question: 'act', illegal: 'attack Rin' },
      { until: 'next turn' },
      { until: 'action' },
      { expect: { A: { line: { hp: 8, atk: 3 } } } },
      { until: 'next turn' },
      { until: 'action' },
      { expect: { A: { line: { hp: 6, atk: 4 } }, question: { is: 'act', offersAtLeast: ['attack Rin'] } } },
    ];
    expect(run(state, steps)).toEqual(OK);
  });
  test('knows which unique cards were used: they are Power cards (1.10)', () => {
    const state: State = { A: { line: 'Rin', hand: ['Star', 'Power'] }, B: { line: ['Mio', 'Kai'] }, used: ['Star'] };
    const attack: Step[] = [
      { seat: 'A', question: 'act', illegal: 'cast Star' },
      { seat: 'A', choose: 'attack Rin' },
      { seat: 'A', question: 'attackTarget', choose: ['Mio', 'Star'] },
      { expect: { happened: [{ type: 'attacked', power: 5 }] } },
    ];
    expect(run(state, attack)).toEqual(OK);
  });
});

describe('it goes on', () => {
  const A = { line: ['Rin', 'Mio'], hand: ['Star'] } as const;
  const B = { line: ['Kai', 'Mio'], hand: ['Hush'] } as const;
  test.each<[string, object, State?]>([
    ['start', { seat: 'A', is: 'act' }],
    ['action', { seat: 'A', is: 'act' }],
    ['Action Phase', { seat: 'B', is: 'act' }, { turnPlayer: 'B', turn: 4 }],
    ['end', { seat: 'B', is: 'act' }],
  ])('at %s with the question %j (%j)', (phase, question, more = {}) => {
    expect(run({ phase, A, B, ...more }, [{ expect: { question } }])).toEqual(OK);
  });
  test('from the start of a turn, which draws two, and one in the first turn of all (4.2)', () => {
    const drawn = (turn: number, hand: number) =>
      run({ phase: 'start', turn, A: { line: 'Rin' }, B: { line: 'Mio' } }, [
        { until: 'action' },
        { expect: { A: { hand } } },
      ]);
    expect(drawn(1, 1)).toEqual(OK);
    expect(drawn(3, 2)).toEqual(OK);
  });
  test('with what characters have done in this turn (1.3, 4.3)', () => {
    const state: State = { A, B, done: [{ card: 'Rin', deeds: ['skill'] }] };
    const question = { is: 'act', offers: ['attack Mio', 'cast Star'] };
    expect(sees(state, { A: { line: [{ orientation: 'busy' }, '*'] }, question })).toEqual(OK);
  });
  test('with a chain, whose newest declaration somebody may answer (6.2)', () => {
    const chain = [{ seat: 'A', kind: 'skill', card: 'Rin' }] as const;
    const state = (more: object): State => ({ A, B, chain, ...more });
    expect(sees(state({ asked: 'B' }), { question: { seat: 'B', is: 'answer', offers: ['cast Hush'] } })).toEqual(OK);
    const drawn = (more: object, hand: number) =>
      run(state(more), [{ expect: { A: { hand }, question: { is: 'act' } } }]);
    expect(drawn({}, 2)).toEqual(OK);
    expect(drawn({ asked: 'A', refused: true }, 2)).toEqual(OK);
    expect(drawn({ chain: [{ ...chain[0], negated: true }] }, 1)).toEqual(OK);
  });
  test('with a ritual in preparation, also of a caster that has fallen (4.6)', () => {
    const ritual = { seat: 'A', card: 'Comet', targets: { attacked: ['Kai'] }, due: 4 } as const;
    const hits = (caster: string | null, out: readonly string[]) =>
      run(
        {
          turn: 4,
          turnPlayer: 'B',
          A: { line: caster === null ? 'Mio' : ['Mio', 'Rin'], out, ritual: 'Comet' },
          B: { line: ['Kai', 'Rin'] },
          rituals: [{ ...ritual, caster }],
        },
        [
          { until: 'next turn' },
          { expect: { B: { line: [{ card: 'Kai', hp: 7 }, 'Rin'] }, A: { discard: ['Comet'] } } },
        ],
      );
    expect(hits('Rin#1', [])).toEqual(OK);
    expect(hits(null, ['Rin'])).toEqual(OK);
  });
});

describe('the set-up', () => {
  const side = { lineup: 3, deck: 60 };
  const trio = ['Ysolde Farr', 'Juno Ember', 'Mother Gannet'];
  const early: State = { phase: 'chooseTrios', A: side, B: side, rosters: { A: ['nine-lights'] } };
  test('offers every three characters for which a roster holds a legal deck, named in any order (3.2)', () => {
    const named = [trio.join(' + '), trio.toReversed().join(' + '), 'sc/C03 + sc/C10 + sc/C09'];
    for (const words of named) expect(run(early, [{ seat: 'A', choose: words }])).toEqual(OK);
    expect(sees(early, { question: { seat: 'A', is: 'chooseTrio', offers: [named[0] as string] } })).toEqual(OK);
    const wrong = run(early, [{ seat: 'A', question: 'chooseTrio', illegal: 'Ysolde Farr + Juno Ember + Nemo Blank' }]);
    expect(wrong).toEqual(OK);
  });
  test('takes some legal deck for a side whose decks the file does not tell', () => {
    const shown: State = {
      phase: 'adjustDecks',
      A: { line: trio, deck: 60 },
      B: { line: ['Pia Sealwright', 'Nerys Undertow', 'Nemo Blank'], deck: 60 },
      rosters: { A: ['nine-lights', 'rooftops'] },
    };
    const offers = ['Nine Lights, No Sleep'];
    expect(sees(shown, { question: { seat: 'A', is: 'chooseDeck', offers } })).toEqual(OK);
    expect(sees(shown, { question: { seat: 'B', is: 'chooseDeck', min: 1 } })).toEqual(OK);
  });
});
