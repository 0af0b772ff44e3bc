// Scenario files of Precious Memories: what their words mean, where a table may begin, and what may be under way on it.
import { describe, expect, test } from 'vitest';
import type { Step } from '../../kernel/scenario/types.ts';
import { card, character, event, runAt, type State } from './testing/at-table.ts';

const OK = { ok: true };
const DRAW = [{ do: 'draw', amount: 1 }];
const rin = character('Rin', { ap: 30, dp: 20 });
const mio = character('Mio', { ap: 20, dp: 40 });
const back = card({ type: 'character', name: 'Back' });
const aide = character('Aide', {
  texts: [{ kind: 'use', timing: ['main', 'approach'], cost: { rest: true }, effect: DRAW }],
});
const rope = card({
  type: 'support',
  name: 'Rope',
  texts: [{ kind: 'static', to: 'bearer', gives: [{ what: 'ap', by: 10 }] }],
});
const song = event('Song', { effect: DRAW });
const hush = event('Hush', { timing: ['interrupt'], effect: [{ do: 'negate' }] });
const burst = event('Burst', { effect: DRAW }, { keywords: [{ keyword: 'break' }] });
const cards = [rin, mio, back, aide, rope, song, hush, burst];
const run = (state: State, steps: readonly Step[], more: Parameters<typeof runAt>[2] = [], options = {}) =>
  runAt(state, steps, [...cards, ...more], options);
type Seen = Extract<Step, { expect: unknown }>['expect'];
const sees = (state: State, seen: Seen) => run(state, [{ expect: seen }]);

describe('a table', () => {
  test('has characters in two areas, active unless told otherwise', () => {
    const A = { mainArea: ['Rin', { card: 'Mio', orientation: 'Resting' }], 'support area': 'Back' };
    const seen = { mainArea: [{ card: 'Rin', orientation: 'active' }, { orientation: 'rested' }], supportArea: 1 };
    expect(sees({ A }, { A: { ...seen, field: { inAnyOrder: ['Rin', 'Mio', 'Back'] } } })).toEqual(OK);
  });
  test('has support cards on characters, attached or told of, also those of the other player', () => {
    const attached: State = { A: { mainArea: { card: 'Rin', attached: ['Rope'] } } };
    const told: State = { A: { mainArea: 'Rin', set: 'Rope' }, setOn: [{ card: 'Rope', on: 'Rin' }] };
    const foreign: State = { A: { mainArea: 'Rin' }, B: { set: 'Rope' }, setOn: [{ card: 'Rope', on: 'Rin' }] };
    const seen = { mainArea: { ap: 40, attached: ['Rope'] } };
    for (const state of [attached, told, foreign]) expect(sees(state, { A: seen })).toEqual(OK);
  });
  test('has points that lie face up unless they have paid', () => {
    const A = { pointArea: ['Rin', { card: 'Song', face: 'down' }, { fill: 2, face: 'down' }] } as const;
    const seen = [{ card: 'Rin', orientation: 'faceUp' }, { orientation: 'face down' }, { face: 'down' }, '*'] as const;
    expect(sees({ A }, { A: { pointArea: seen } })).toEqual(OK);
  });
  test('shows the values that a character has now, 0 for less, and what is printed elsewhere', () => {
    const state: State = {
      A: { mainArea: { card: 'Rin', attached: ['Rope'] }, hand: 'Rin' },
      modifiers: [
        { card: 'mainArea', what: 'AP', by: 20 },
        { card: 'mainArea', what: 'dp', by: -50, until: 'lasting' },
      ],
    };
    expect(sees(state, { A: { mainArea: { ap: 60, dp: 0 }, hand: [{ card: 'Rin', ap: 30, dp: 20 }] } })).toEqual(OK);
  });
  test('may hold cards of the other player, which go home when they leave', () => {
    const broom = event('Broom', {
      targets: [{ as: 'one', from: { who: 'you', where: 'field' } }],
      effect: [{ do: 'move', target: { bound: 'one' }, to: 'hand' }],
    });
    const state: State = { A: { mainArea: 'Rin', hand: 'Broom' }, foreign: ['Rin'] };
    const home = { A: { field: 0, hand: 0 }, B: { hand: ['Rin'] } };
    expect(run(state, [{ seat: 'A', choose: 'play Broom' }, { expect: home }], [broom])).toEqual(OK);
  });
});

describe('it goes on', () => {
  const A = { deck: 10, mainArea: 'Rin', hand: ['Song', { fill: 7 }] } as const;
  const B = { deck: 10, mainArea: 'Mio', hand: ['Song'] } as const;
  const approach = { approacher: 'Rin' };
  const met = { approacher: 'Rin', interferer: 'Mio' };
  test.each<[string, object, State?]>([
    ['start', { seat: 'A', is: 'main' }],
    ['main', { seat: 'A', is: 'main' }],
    ['Main Phase', { seat: 'B', is: 'mainPriority' }, { passed: true }],
    ['main', { seat: 'B', is: 'mainPriority' }, { priority: 'B' }],
    ['main', { seat: 'A', is: 'main' }, { begun: true }],
    ['approach', { seat: 'A', is: 'approacher' }],
    ['approach', { seat: 'A', is: 'approacher' }, { begun: true }],
    ['approached', { seat: 'A', is: 'approached' }, { approach }],
    ['approached', { seat: 'B', is: 'approached' }, { approach, passed: true }],
    ['interference', { seat: 'B', is: 'interferer' }, { approach }],
    ['interfered', { seat: 'A', is: 'interfered' }, { approach: met }],
    ['interfered', { seat: 'B', is: 'interfered' }, { approach: met, priority: 'B' }],
    ['judgement', { seat: 'A', is: 'approachOver' }, { approach: met }],
    ['approach over', { seat: 'A', is: 'approachOver' }],
    ['end', { seat: 'A', is: 'discardToLimit' }],
    ['handLimit', { seat: 'A', is: 'discardToLimit' }],
  ])('at %s with the question %j (%j)', (phase, question, more = {}) => {
    expect(run({ phase, A, B, ...more }, [{ expect: { question } }])).toEqual(OK);
  });
  test('from the start of a turn, which draws two, and one in the first turn of all (4.1)', () => {
    const drawn = (turn: number, hand: number) =>
      run({ phase: 'start', turn }, [{ until: 'main' }, { expect: { A: { hand } } }]);
    expect(drawn(1, 1)).toEqual(OK);
    expect(drawn(2, 2)).toEqual(OK);
  });
  test('from the judgement of an approach, also of one whose interferer has gone (6.3)', () => {
    const judged = (interferer: string | null, B: number, happened: string) =>
      run({ phase: 'judgement', A, B: { ...B0, mainArea: 'Aide' }, approach: { approacher: 'Rin', interferer } }, [
        { until: 'approachOver' },
        { expect: { B: { mainArea: B }, happened: [happened] } },
      ]);
    const B0 = { deck: 10 };
    expect(judged('Aide', 0, 'judged')).toEqual(OK);
    expect(judged(null, 1, 'approachEnded')).toEqual(OK);
  });
  test('and an approach is whole: what was begun comes to its end before the table is looked at', () => {
    const state: State = { phase: 'approach', A, B };
    const sets: Step = { seat: 'A', choose: 'Rin' };
    expect(run(state, [sets, { expect: { phase: 'approach', B: { pointArea: 1 } } }])).toEqual(OK);
    const meets: Step = { seat: 'B', question: 'interferer', choose: 'Mio' };
    const seen = { A: { mainArea: [] }, B: { mainArea: 1, pointArea: 0 } } as const;
    expect(run(state, [sets, meets, { expect: seen }])).toEqual(OK);
  });
});

describe('what characters have been through', () => {
  const offers = (state: State, ...those: string[]) =>
    run({ phase: 'approach', ...state }, [{ expect: { question: { is: 'approacher', offers: those } } }]);
  test('entered in this turn: no approach (4.3)', () => {
    expect(offers({ A: { mainArea: ['Rin', 'Mio'] }, entered: ['Rin'] }, 'Mio')).toEqual(OK);
  });
  test('approached: not more often than it may (6.4)', () => {
    const A = { mainArea: ['Rin', 'Mio'] };
    expect(offers({ A, approached: [{ card: 'Rin' }] }, 'Mio')).toEqual(OK);
    expect(offers({ A, approached: [{ card: 'Rin', may: 2 }] }, 'Mio', 'Rin')).toEqual(OK);
  });
  test('used: not again in this turn (7.6)', () => {
    const usable = (state: State, ...those: string[]) =>
      run({ A: { mainArea: 'Aide' }, ...state }, [{ expect: { question: { is: 'main', offers: those } } }]);
    expect(usable({}, 'use Aide ability 1')).toEqual(OK);
    expect(usable({ used: [{ card: 'Aide', text: 'texts.0' }] })).toEqual(OK);
  });
  test('gained keywords and prohibitions last as long as they say', () => {
    const from = { of: 'Song', text: 'texts.0' };
    const A = { mainArea: ['Rin', 'Mio'] };
    const gained = { card: 'Rin', keyword: { keyword: 'active' }, until: 'endOfTurn', from } as const;
    const forbidden = { card: 'Mio', what: 'approach', until: 'endOfTurn', from } as const;
    expect(offers({ A, entered: ['Rin'], gained: [gained], forbidden: [forbidden] }, 'Rin')).toEqual(OK);
    const later: Step[] = [
      { until: 'next turn' },
      { until: 'approach' },
      { until: 'next turn' },
      { until: 'approach' },
    ];
    const steps: Step[] = [...later, { expect: { question: { is: 'approacher', offers: ['Rin', 'Mio'] } } }];
    expect(run({ phase: 'approach', A, forbidden: [forbidden] }, steps)).toEqual(OK);
  });
});

describe('what waits', () => {
  const A = { deck: 10, mainArea: ['Rin', 'Aide'], play: 'Song' } as const;
  const B = { deck: 10, hand: 'Hush' } as const;
  const play = { seat: 'A', kind: 'event', card: 'Song' } as const;
  const goneOn = (state: State, seen: Seen) =>
    run({ A, B, priority: 'B', ...state }, [{ until: 'approach' }, { expect: seen }]);
  test('is asked about as long as somebody may interrupt it (7.3)', () => {
    const asked = (link: object, question: object | null) =>
      run({ A, B, priority: 'A', chain: [{ ...play, ...link }] }, [{ expect: { question } }]);
    expect(asked({ asked: 'B' }, { seat: 'B', is: 'interrupt' })).toEqual(OK);
    expect(asked({ asked: 'B', refused: true }, { seat: 'B', is: 'interrupt' })).toEqual(OK);
    expect(asked({}, { seat: 'A', is: 'main' })).toEqual(OK);
  });
  test('resolves then, unless it is negated', () => {
    const steps = (chain: State['chain'] = []): Step[] => [
      { until: 'approach' },
      { expect: { A: { hand: chain[0]?.negated ? 0 : 1, trash: ['Song'] } } },
    ];
    const left = { ...play, negated: true as const };
    for (const link of [play, left]) expect(run({ A, B, priority: 'B', chain: [link] }, steps([link]))).toEqual(OK);
  });
  test('may be an entry with its area, and a support card with its bearer', () => {
    const entry: State = {
      A: { ...A, play: 'Mio' },
      chain: [{ seat: 'A', kind: 'entry', card: 'Mio', area: 'mainArea' }],
    };
    expect(goneOn(entry, { A: { mainArea: 3 } })).toEqual(OK);
    const support: State = {
      A: { ...A, play: 'Rope' },
      chain: [{ seat: 'A', kind: 'support', card: 'Rope', targets: { bearer: ['Rin'] } }],
    };
    expect(goneOn(support, { A: { mainArea: { has: [{ card: 'Rin', attached: ['Rope'] }] } } })).toEqual(OK);
  });
  test('may be a text, also of a card that has gone', () => {
    const used = (held: string | null): State => ({
      A: { ...A, play: 0 },
      chain: [{ seat: 'A', kind: 'text', card: held, no: 'Aide', text: 'texts.0' }],
    });
    for (const held of ['Aide', null]) expect(goneOn(used(held), { A: { hand: 1 } })).toEqual(OK);
  });
  test('may be a triggered text, and a Break card that has just become a point (8)', () => {
    const herald = character('Herald', {
      texts: [{ kind: 'trigger', when: { on: 'turnEnds', turn: 'you' }, effect: DRAW }],
    });
    const pending = [{ seat: 'A', card: 'Herald', from: { of: 'Herald', text: 'texts.0' } }] as const;
    const woken: State = { phase: 'handLimit', A: { deck: 10, supportArea: 'Herald' }, pending };
    expect(run(woken, [{ until: 'next turn' }, { expect: { A: { hand: 1 } } }], [herald])).toEqual(OK);
    const breaks: State = { phase: 'approachOver', B: { deck: 10, pointArea: 'Burst' }, breaks: [{ card: 'Burst' }] };
    const steps: Step[] = [
      { seat: 'B', question: 'break', choose: 'Burst' },
      { expect: { B: { hand: 1, pointArea: { face: 'down' } } } },
    ];
    expect(run(breaks, steps)).toEqual(OK);
  });
});
