// Why a card is as it is: each part of a value with its source, and each thing that keeps a card from being used.
import { describe, expect, inject, test } from 'vitest';
import { refOf } from '../../kernel/card.ts';
import type { Obstacle } from '../../kernel/explain.ts';
import { Match } from '../../kernel/match.ts';
import { opponentOf, type Seat } from '../../kernel/seat.ts';
import { playerRng, randomSteps, setupOf } from '../../kernel/testing/play.ts';
import { openWindow } from '../../kernel/windows.ts';
import type { Zone } from './card-data.ts';
import { dataOf, usesOf } from './data-of.ts';
import { linesBefore } from './data-paths.ts';
import { explain } from './explain.ts';
import { precious } from './game.ts';
import {
  always,
  bounce,
  character,
  drawing,
  event,
  negating,
  REST,
  source,
  support,
  use,
  withTexts,
} from './rulings/bench/cards.ts';
import {
  approached,
  type CardSpec,
  entered,
  prepare,
  resting,
  type SideSpec,
  supported,
} from './rulings/bench/prepare.ts';
import type { Table } from './state.ts';
import { markUsed, modify } from './table.ts';

const { simMatches } = inject('counts');

const laid = (A: SideSpec, B: SideSpec = {}, at: 'main' | 'approach' = 'main'): Table =>
  prepare({ at, A, B }, 0, false);
const cardIn = (table: Table, zone: Zone, seat: Seat = 0): number => table.zones[seat][zone].at(-1) as number;
const blocked = (table: Table, zone: Zone, seat: Seat = 0): readonly Obstacle[] =>
  explain(table, seat, cardIn(table, zone, seat)).obstacles;
const lacks = (table: Table, zone: Zone, seat: Seat = 0): readonly string[] =>
  blocked(table, zone, seat).map(({ lacks: what, rule }) => `${what} ${rule}`);

test('a value is what is printed, what texts in play add, and what has changed it; less than 0 reads as 0', () => {
  const charm = support('charm', [always('bearer', [{ what: 'ap', by: 20 }])]);
  const table = laid({ mainArea: [supported(character('X', 20, 10), charm)] });
  const ref = refOf(table, cardIn(table, 'mainArea'));
  modify(table, ref, 'ap', 10, 'endOfTurn', { no: 'helper', path: 'texts.0' });
  modify(table, ref, 'dp', -30, 'endOfTurn', { no: 'helper', path: 'texts.0' });
  const { values } = explain(table, 'public', ref.card);
  const helper = { no: 'helper', path: 'texts.0' };
  expect(values).toEqual([
    {
      what: 'ap',
      printed: 20,
      now: 50,
      parts: [
        { by: 20, from: { no: charm.no, path: 'texts.0' } },
        { by: 10, from: helper },
      ],
    },
    { what: 'dp', printed: 10, now: 0, parts: [{ by: -30, from: helper }] },
  ]);
});

describe('a hand card', () => {
  const held = (card: CardSpec, A: SideSpec = {}, B: SideSpec = {}): readonly string[] =>
    lacks(laid({ ...A, hand: [card, ...((A.hand as CardSpec[]) ?? [])] }, B), 'hand');

  test('lacks its turn, its phase, or priority', () => {
    const X = character('X');
    expect(lacks(laid({}, { hand: [X] }), 'hand', 1)).toEqual(['turn 4.2']);
    expect(lacks(laid({ hand: [X] }, {}, 'approach'), 'hand')).toContain('phase 4.2');
    const table = laid({ hand: [X] });
    table.window = openWindow('main', opponentOf(0), 'other');
    expect(lacks(table, 'hand')).toEqual(['notPriority 7.1']);
  });
  test('lacks enough sources, or one that shares its colour or its work', () => {
    const X = character('X', 20, 20, { cost: 2 });
    expect(held(X)).toEqual(['cost 5.2']);
    expect(held(X, { hand: [source(2, 'blue', 'elsewhere')] })).toEqual(['match 5.3']);
    expect(held(X, { hand: [source(2)] })).toEqual([]);
  });
  test('lacks its use condition, a free identity, a bearer or a target', () => {
    const alone = character('X', 20, 20, { useCondition: [{ count: { who: 'you', where: 'field' }, atLeast: 1 }] });
    expect(held(alone)).toEqual(['condition 5.10']);
    const X = character('X');
    expect(held(X, { mainArea: [X] })).toEqual(['identity 2.3']);
    expect(held(support('charm'))).toEqual(['noBearer 2.6']);
    expect(held(bounce('bounce'))).toEqual(['target 5.9']);
  });
  test('that is an event lacks its phase, its side, or what it could interrupt', () => {
    expect(held(event('late', [], { timing: ['approach'] }))).toEqual(['timing 7.5']);
    expect(held(event('theirs', [], { timing: ['main', 'opponent'] }))).toEqual(['turn 7.5']);
    expect(held(negating())).toEqual(['nothingToInterrupt 7.3']);
    expect(held(drawing())).toEqual([]);
  });
});

describe('a character', () => {
  const asked = (card: CardSpec): readonly string[] => lacks(laid({ mainArea: [card] }, {}, 'approach'), 'mainArea');

  test('is too new to approach, rests, or has approached', () => {
    expect(asked(entered(character('X')))).toEqual(['entered 4.3']);
    expect(asked(resting(character('X')))).toEqual(['resting 6']);
    expect(asked(approached(character('X')))).toEqual(['approached 6.4']);
    expect(asked(character('X'))).toEqual([]);
  });
  test('stands in the support area, or it is the first turn', () => {
    expect(lacks(laid({ supportArea: [character('X')] }, {}, 'approach'), 'supportArea')).toEqual(['supportArea 2']);
    const first = laid({ mainArea: [character('X')] }, {}, 'approach');
    first.turn = 1;
    expect(lacks(first, 'mainArea')).toEqual(['firstTurn 3.3']);
  });
  test('has used its text, rests, or lacks the colour of its cost', () => {
    const X = withTexts('X', use({ ...REST, n: 1, color: 'blue' }, []));
    const table = laid({ mainArea: [resting(X)], hand: [source(1)] });
    expect(lacks(table, 'mainArea')).toEqual(['resting 5.5', 'color 5.4']);
    const again = laid({ mainArea: [X], hand: [source(1, 'blue')] });
    expect(lacks(again, 'mainArea')).toEqual([]);
    markUsed(again, cardIn(again, 'mainArea'), { no: X.no, path: 'texts.0' });
    expect(blocked(again, 'mainArea')).toEqual([{ lacks: 'used', rule: '7.6', ability: 'texts.0' }]);
  });
});

test('others hear of no obstacle', () => {
  const table = laid({ hand: [character('X', 20, 20, { cost: 2 })] });
  const card = cardIn(table, 'hand');
  expect(explain(table, 0, card).obstacles).toHaveLength(1);
  for (const viewer of [1, 'public'] as const) expect(explain(table, viewer, card).obstacles).toEqual([]);
});

const OFFERING = ['main', 'mainPriority', 'approached', 'interfered', 'approachOver', 'interrupt'];
test('in random matches a card is offered if and only if nothing keeps it from being used', () => {
  let judged = 0;
  for (let seed = 1; seed <= Math.min(simMatches, 6); seed++) {
    const match = new Match(precious, { state: precious.setup(setupOf(precious, seed), false), since: [], asked: 0 });
    const rng = playerRng(seed);
    for (const step of randomSteps(match, rng)) {
      if (OFFERING.includes(match.askOf(step.seat)?.spec.why ?? '')) judged += judge(match, step.seat);
      match.submit(step.seat, step.id, step.answer);
    }
  }
  expect(judged).toBeGreaterThan(100);
});
/** Compares what is offered with what is said of every card of the seat; how many those were. */
function judge(match: Match<Table>, seat: Seat): number {
  const { state } = match;
  const { from = [] } = match.askOf(seat)?.spec ?? {};
  const offered = from.flatMap((one) => ('action' in one ? [one.action] : []));
  const { hand, mainArea, supportArea, set } = state.zones[seat];
  for (const card of hand) {
    const { obstacles } = explain(state, seat, card);
    expect(
      offered.some((one) => one.card === card),
      `${state.cards[card]?.no} ${JSON.stringify(obstacles)}`,
    ).toBe(obstacles.length === 0);
  }
  for (const card of [...mainArea, ...supportArea, ...set]) {
    const { obstacles } = explain(state, seat, card);
    for (const { path, text } of usesOf(state, card)) {
      const data = dataOf(state, card);
      const line = linesBefore(data).length + data.texts.indexOf(text);
      const isOffered = offered.some((one) => one.card === card && one.ability === line);
      expect(isOffered, `${data.no} ${path} ${JSON.stringify(obstacles)}`).toBe(
        !obstacles.some(({ ability }) => ability === path),
      );
    }
  }
  return hand.length;
}
