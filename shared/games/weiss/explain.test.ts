// Why a card is as it is: each part of a value with its source, and each thing that keeps a card from being used.
import { expect, test } from 'vitest';
import { refOf } from '../../kernel/card.ts';
import type { Explanation } from '../../kernel/explain.ts';
import { explain as explainHandle } from '../../kernel/explain.ts';
import { Match } from '../../kernel/match.ts';
import { handleOf } from '../../kernel/rng.ts';
import type { Viewer } from '../../kernel/story.ts';
import type { Zone } from './card-data.ts';
import { explain } from './explain.ts';
import { weiss } from './game.ts';
import { act, climax, cont, event, fighter } from './rulings/bench/cards.ts';
import { prepare, type TableSpec } from './rulings/bench/prepare.ts';
import type { Table } from './state.ts';
import { modify } from './table.ts';

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
    { lacks: 'stock', needs: 2, has: 1, rule: '7.2' },
  ]);
});
