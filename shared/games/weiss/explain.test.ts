// Why a card is as it is: each part of a value with its source, and each thing that keeps a card from being used.
import { describe, expect, inject, test } from 'vitest';
import { refOf } from '../../kernel/card.ts';
import type { Explanation } from '../../kernel/explain.ts';
import { explain as explainHandle } from '../../kernel/explain.ts';
import { Match } from '../../kernel/match.ts';
import { handleOf } from '../../kernel/rng.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { Viewer } from '../../kernel/story.ts';
import { newMatch, playerRng, randomSteps } from '../../kernel/testing/play.ts';
import { useKey } from './abilities/uses.ts';
import { type CardData, SLOTS, type Zone } from './card-data.ts';
import { explain } from './explain.ts';
import { weiss } from './game.ts';
import { act, backup, climax, cont, event, fighter } from './rulings/bench/cards.ts';
import { prepare, type TableSpec } from './rulings/bench/prepare.ts';
import type { Table } from './state.ts';
import { modify } from './table.ts';

const { simMatches } = inject('counts');
const assist = fighter(500, {
  name: 'assist',
  abilities: [cont({ who: 'you', where: 'stage', inFront: true }, [{ what: 'power', by: 1000 }])],
});
const laid = (spec: TableSpec): Table => prepare(spec, 0, false);
const cardIn = (table: Table, zone: Zone, seat: 0 | 1 = 0): number => table.zones[seat][zone]?.at(-1) as number;
const explained = (table: Table, zone: Zone, viewer: Viewer = 0, seat: 0 | 1 = 0): Explanation =>
  explain(table, viewer, cardIn(table, zone, seat));

test('power is what is printed, what an Assist adds, and what changed it', () => {
  const table = laid({ at: 'main', A: { frontLeft: fighter(3000), backLeft: assist } });
  modify(table, refOf(table, cardIn(table, 'frontLeft')), 'power', 2000, 'endOfTurn', 0, { no: 'assist', path: '0' });
  const [power] = explained(table, 'frontLeft', 'public').values;
  expect(power).toEqual({
    what: 'power',
    printed: 3000,
    now: 6000,
    parts: [
      { by: 1000, from: { no: 'assist', path: '0' } },
      { by: 2000, from: { no: 'assist', path: '0' } },
    ],
  });
});

const blocked = (spec: TableSpec, zone: Zone) => explained(laid(spec), zone).obstacles;
test('a hand card says which of level, color, stock and time it lacks', () => {
  const tall = fighter(5000, { level: 2, cost: 1, color: 'red' });
  expect(blocked({ at: 'main', A: { hand: [tall] } }, 'hand')).toEqual([
    { lacks: 'level', needs: 2, has: 0, rule: '5.2' },
    { lacks: 'color', needs: 'red', rule: '5.2' },
    { lacks: 'stock', needs: 1, has: 0, rule: '5.2' },
  ]);
  expect(blocked({ at: 'climax', A: { hand: [climax()] } }, 'hand')[0]?.lacks).toBe('phase');
});
test('a hand card says that something forbids its play, and no color that it need not have', () => {
  const hush = fighter(1000, { name: 'hush', abilities: [cont('opponent', [{ what: 'cannot', do: 'playEvents' }])] });
  expect(blocked({ at: 'main', A: { hand: [event([])] }, B: { frontLeft: hush } }, 'hand')).toEqual([
    { lacks: 'banned', rule: '7.1' },
  ]);
  const free = fighter(5000, {
    level: 1,
    color: 'red',
    abilities: [cont('this', [{ what: 'may', do: 'playAnyColor' }], { in: 'hand' })],
  });
  expect(blocked({ at: 'main', A: { hand: [free], level: 1 } }, 'hand')).toEqual([]);
});
test('a character says that its ability was used as often as it may be, and that abilities are forbidden', () => {
  const twice = act([], [], { perTurn: 2 });
  const table = laid({ at: 'main', A: { frontLeft: fighter(3000, { name: 'busy', abilities: [twice] }) } });
  expect(explained(table, 'frontLeft').obstacles).toEqual([]);
  table.uses[useKey(refOf(table, cardIn(table, 'frontLeft')), { no: 'busy', path: '0' })] = 2;
  expect(explained(table, 'frontLeft').obstacles).toEqual([{ lacks: 'uses', needs: 2, rule: '7.6', ability: '0' }]);
  const still = cont({ who: 'opponent', where: 'stage' }, [{ what: 'cannot', do: 'use' }]);
  const at = {
    A: { frontLeft: fighter(3000, { abilities: [twice] }) },
    B: { frontLeft: fighter(1, { name: 'still', abilities: [still] }) },
  };
  expect(blocked({ at: 'main', ...at }, 'frontLeft')).toEqual([{ lacks: 'banned', rule: '7.1' }]);
});
test('a character says what an ability lacks that another card gives it, counted on from its own', () => {
  const costly = act([{ pay: 'stock', amount: 2 }], []);
  const teacher = fighter(1, {
    name: 'teacher',
    abilities: [cont({ who: 'you', where: 'stage', other: true }, [{ what: 'ability', ability: costly }])],
  });
  const pupil = fighter(1, { name: 'pupil', abilities: [act([], [])] });
  const lacks = { lacks: 'stock', needs: 2, has: 1, rule: '7.2', ability: '1' };
  const a = { frontLeft: pupil, backLeft: teacher };
  expect(blocked({ at: 'main', A: { ...a, stock: 1 } }, 'frontLeft')).toEqual([lacks]);
  expect(blocked({ at: 'main', A: { ...a, stock: 2 } }, 'frontLeft')).toEqual([]);
  expect(blocked({ at: 'main', A: { ...a, stock: 1 } }, 'backLeft')).toEqual([]);
  const still = cont({ who: 'opponent', where: 'stage' }, [{ what: 'cannot', do: 'use' }]);
  const hush = fighter(1, { name: 'still', abilities: [still] });
  expect(blocked({ at: 'main', A: { ...a, frontLeft: fighter(1) }, B: { frontLeft: hush } }, 'frontLeft')).toEqual([
    { lacks: 'banned', rule: '7.1' },
  ]);
});
test('nobody but its owner is told what a hand card lacks', () => {
  const table = laid({ at: 'main', B: { hand: [event([])] } });
  const handle = handleOf(table.rng, cardIn(table, 'hand', 1), 0);
  expect(explainHandle(weiss, table, 0, handle)).toBeUndefined();
  expect(explainHandle(weiss, table, 'public', handle)).toBeUndefined();
  expect(explainHandle(weiss, table, 1, handle)?.obstacles).toEqual([{ lacks: 'turn', rule: '5.3' }]);
});
test('a character says why it cannot attack, and why its ability cannot be used', () => {
  const rested = { lies: fighter(1), state: 'rest' } as const;
  const attacking = (spec: TableSpec['A'], zone: Zone) => {
    const match = Match.start(weiss, laid({ at: 'attack', A: { frontRight: fighter(1), ...spec } }));
    return explain(match.state, 0, cardIn(match.state, zone)).obstacles;
  };
  expect(attacking({ frontLeft: rested }, 'frontLeft')).toEqual([{ lacks: 'notStanding', rule: '6.1' }]);
  expect(attacking({ backLeft: fighter(1) }, 'backLeft')).toEqual([{ lacks: 'backStage', rule: '6.1' }]);
  expect(attacking({}, 'frontRight')).toEqual([]);
  const thinker = fighter(1, { abilities: [act([{ pay: 'stock', amount: 2 }], [{ do: 'draw', amount: 1 }])] });
  const match = Match.start(weiss, laid({ at: 'main', A: { frontLeft: thinker, stock: 1 } }));
  expect(explain(match.state, 0, cardIn(match.state, 'frontLeft')).obstacles).toEqual([
    { lacks: 'stock', needs: 2, has: 1, rule: '7.2', ability: '0' },
  ]);
});

describe('in the counter step', () => {
  const counter = (more: Parameters<typeof event>[1] = {}) => event([], { ...more, counter: true });
  const held = (card: CardData, B: TableSpec['B'] = {}): Explanation['obstacles'] => {
    const facing = { A: { frontLeft: fighter(3000) }, B: { frontRight: fighter(2000), ...B, hand: [card] } };
    const match = Match.start(weiss, laid({ at: 'attack', ...facing }));
    match.submit(0, match.askOf(0)?.id ?? 0, [0]);
    match.submit(0, match.askOf(0)?.id ?? 0, [0]);
    expect(match.askOf(1)?.spec.why).toBe('counter');
    return explain(match.state, 1, cardIn(match.state, 'hand', 1)).obstacles;
  };
  test('nothing keeps a counter from being used whose level, color and cost are met', () => {
    expect(held(counter())).toEqual([]);
    expect(held(backup(2000, 0))).toEqual([]);
  });
  test('an event with the icon lacks what any event lacks, and not the turn', () => {
    expect(held(counter({ level: 1, cost: 2, color: 'red' }), { stock: 1 })).toEqual([
      { lacks: 'level', needs: 1, has: 0, rule: '5.2' },
      { lacks: 'color', needs: 'red', rule: '5.2' },
      { lacks: 'stock', needs: 2, has: 1, rule: '5.2' },
    ]);
  });
  test('a Backup lacks a level and what its cost asks for, but no color', () => {
    expect(held(backup(2000, 1, 1, { level: 1, color: 'red' }))).toEqual([
      { lacks: 'level', needs: 1, has: 0, rule: '8.4' },
      { lacks: 'stock', needs: 1, has: 0, rule: '7.2' },
    ]);
  });
  test('what is no counter waits for its turn', () => {
    expect(held(fighter(1000))).toEqual([{ lacks: 'turn', rule: '5.3' }]);
    expect(held(event([]))).toEqual([{ lacks: 'turn', rule: '5.3' }]);
  });
});

/** Where a hand card could be used in principle, or a character of the front row attack. */
const WINDOWS: Readonly<Record<string, readonly Zone[]>> = {
  main: ['hand', ...SLOTS],
  climax: ['hand'],
  counter: ['hand'],
  attack: ['frontLeft', 'frontCenter', 'frontRight'],
};
test('in random matches nothing is said to keep an offered card from its use, and something each that is not offered', () => {
  for (let seed = 0; seed < simMatches / 10; seed++) {
    const match = newMatch(weiss, seed);
    const rng = playerRng(seed);
    for (const step of randomSteps(match, rng)) {
      judge(match, step.seat, `${seed}/${step.id}`);
      match.submit(step.seat, step.id, step.answer);
    }
  }
});
function judge(match: Match<Table>, seat: Seat, at: string): void {
  const { why, from } = match.askOf(seat)?.spec ?? { why: '', from: [] };
  const uses = from.flatMap<{ readonly card?: number; readonly ability?: number }>((one) => {
    if ('action' in one) return [one.action];
    return 'card' in one ? [one] : [];
  });
  for (const zone of WINDOWS[why] ?? [])
    for (const card of match.state.zones[seat][zone] ?? []) {
      const { obstacles } = explain(match.state, seat, card);
      const said = `${why} ${at}: ${match.state.cards[card]?.no} lacks ${JSON.stringify(obstacles)}`;
      const offered = uses.some((use) => use.card === card);
      if (obstacles.every(({ ability }) => ability !== undefined) !== offered) throw new Error(said);
      const used = uses.flatMap((use) => (use.card === card ? [String(use.ability)] : []));
      if (obstacles.some(({ ability }) => ability !== undefined && used.includes(ability))) throw new Error(said);
    }
}
