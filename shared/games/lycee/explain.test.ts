// Why a card is as it is: each part of a value with its source, and each thing that keeps a card from being used.
import { describe, expect, inject, test } from 'vitest';
import { refOf } from '../../kernel/card.ts';
import { explain as explainHandle, type Obstacle } from '../../kernel/explain.ts';
import { Match } from '../../kernel/match.ts';
import { handleOf } from '../../kernel/rng.ts';
import type { Seat } from '../../kernel/seat.ts';
import { playerRng, randomSteps, setupOf } from '../../kernel/testing/play.ts';
import { CELLS, MOVES, type Zone } from './card-data.ts';
import { CATALOGUE } from './cards/catalogue.ts';
import { explain } from './explain.ts';
import { lycee } from './game.ts';
import {
  always,
  bounce,
  costEvent,
  declared,
  event,
  fighter,
  item,
  move,
  pips,
  TAP,
  withAbilities,
  withBasics,
} from './rulings/bench/cards.ts';
import { acted, type CardSpec, fresh, prepare, type SideSpec } from './rulings/bench/prepare.ts';
import type { Table } from './state.ts';
import { markUsed, modify, onceKey } from './table.ts';

const { simMatches } = inject('counts');

const laid = (A: SideSpec, B: SideSpec = {}): Table => prepare({ at: 'main', A, B }, 0, false);
const cardIn = (table: Table, zone: Zone, seat: Seat = 0): number => table.zones[seat][zone].at(-1) as number;
const blocked = (table: Table, zone: Zone, seat: Seat = 0): readonly Obstacle[] =>
  explain(table, seat, cardIn(table, zone, seat)).obstacles;

test('a value is what is printed, what abilities in play add, and what has changed it', () => {
  const blade = item('blade', always('bearer', [{ what: 'ap', by: 2 }]));
  const table = laid({ AC: fighter('bearer', 2, 1), itemAC: blade });
  const bearer = refOf(table, cardIn(table, 'AC'));
  modify(table, bearer, 'ap', 1, 'endOfBattle', { no: 'helper', path: 'support' });
  const { values } = explain(table, 'public', bearer.card);
  expect(values[0]).toEqual({
    what: 'ap',
    printed: 2,
    now: 5,
    parts: [
      { by: 2, from: { no: 'blade', path: 'abilities.0' } },
      { by: 1, from: { no: 'helper', path: 'support' } },
    ],
  });
  expect(values[1]).toEqual({ what: 'dp', printed: 1, now: 1, parts: [] });
});

describe('a hand card', () => {
  const rookie = fighter('rookie');
  const held = (card: CardSpec, A: SideSpec = {}, B: SideSpec = {}): readonly Obstacle[] =>
    blocked(laid({ ...A, hand: [card] }, B), 'hand');

  test('lacks its turn, its phase, or the end of what goes on', () => {
    expect(blocked(laid({}, { hand: [rookie] }), 'hand', 1)).toEqual([{ lacks: 'turn', rule: '4.4' }]);
    const early: Table = { ...laid({ hand: [rookie] }), phase: 'start' };
    expect(blocked(early, 'hand')).toEqual([{ lacks: 'phase', needs: 'main', rule: '4.4' }]);
    const fighting = laid({ hand: [rookie], AC: fighter('attacker') });
    fighting.battle = { attacker: refOf(fighting, cardIn(fighting, 'AC')), cell: 'DC', defender: null };
    expect(blocked(fighting, 'hand')).toEqual([{ lacks: 'battle', rule: '4.4' }]);
  });
  test('that is a character lacks its cost, an empty cell of its limits, or that its person is not there', () => {
    expect(held({ ...rookie, cost: pips({ snow: 1 }) })).toEqual([{ lacks: 'cost', rule: '5.2' }]);
    expect(held({ ...rookie, cells: ['AC'] }, { AC: fighter('other') })).toEqual([{ lacks: 'cells', rule: '4.6' }]);
    const twin = { ...fighter('twin'), person: 'rookie' };
    expect(held(rookie, { DL: twin })).toEqual([{ lacks: 'person', rule: '4.7' }]);
  });
  test('that is an item lacks a bearer', () => {
    const ring = item('ring', always('bearer', []));
    expect(held(ring)).toEqual([{ lacks: 'noBearer', rule: '4.8' }]);
    expect(held(ring, {}, { DC: fighter('foe') })).toEqual([]);
  });
  test('that is an event lacks the time its text asks for, its condition, and a target', () => {
    expect(held(event('free', []))).toEqual([]);
    expect(held(event('brawl', [], { when: { in: 'battle' } }))).toEqual([{ lacks: 'onlyBattle', rule: '6.4' }]);
    expect(held(event('reply', [], { when: { in: 'response' } }))).toEqual([{ lacks: 'onlyResponse', rule: '7.2' }]);
    const late = event('late', [], { when: { turn: 'opponent' } });
    expect(held(late)).toEqual([{ lacks: 'onlyOpponentTurn', rule: '4.4' }]);
    expect(held(event('if', [], { if: [{ turn: 'opponent' }] }))).toEqual([{ lacks: 'condition', rule: '4.9' }]);
    expect(held(bounce())).toEqual([{ lacks: 'target', rule: '7.4' }]);
    expect(held(costEvent('coin', 2, 'sun'))).toEqual([{ lacks: 'onlyCost', rule: '5.10' }]);
  });
  test('says what it lacks to its owner alone', () => {
    const table = laid({}, { hand: [rookie] });
    const handle = handleOf(table.rng, cardIn(table, 'hand', 1), 0);
    expect(explainHandle(lycee, table, 0, handle)).toBeUndefined();
    expect(explainHandle(lycee, table, 'public', handle)).toBeUndefined();
    expect(explainHandle(lycee, table, 1, handle)?.obstacles).toHaveLength(1);
  });
});

describe('a character', () => {
  const standing = (card: CardSpec, more: SideSpec = {}): readonly Obstacle[] =>
    blocked(laid({ ...more, AC: card }), 'AC');
  const brawler = fighter('brawler');

  test('says why it cannot attack', () => {
    expect(standing(brawler)).toEqual([]);
    expect(blocked(laid({ DC: brawler }), 'DC')).toEqual([{ lacks: 'notAttackRow', rule: '6.1' }]);
    expect(standing(acted(brawler))).toEqual([{ lacks: 'acted', rule: '6.1' }]);
    expect(standing(fresh(brawler))).toEqual([{ lacks: 'fresh', rule: '4.6' }]);
    const tag = item('tag', always('bearer', [{ what: 'cannot', do: 'attack' }]));
    expect(standing(brawler, { itemAC: tag })).toEqual([{ lacks: 'forbidden', rule: '6.1' }]);
  });
  test('says of each move why it cannot be made', () => {
    const walker = withBasics('walker', move('step', pips({ star: 1 })), move('touch'));
    expect(standing(walker)).toEqual([
      { lacks: 'cost', rule: '5.2', ability: 'basics.0' },
      { lacks: 'ready', rule: '8', ability: 'basics.1' },
    ]);
    const table = laid({ AC: walker, DC: brawler });
    markUsed(table, cardIn(table, 'AC'), onceKey({ no: 'walker', path: 'basics.1' }));
    expect(blocked(table, 'AC')).toContainEqual({ lacks: 'used', rule: '8', ability: 'basics.1' });
  });
  test('says of each special ability why it cannot be used, also in the turn of the other player', () => {
    const thinker = withAbilities('thinker', declared(TAP, [], { when: { turn: 'you' } }));
    expect(standing(acted(thinker))).toContainEqual({ lacks: 'acted', rule: '5.7', ability: 'abilities.0' });
    const waiting = laid({}, { DC: thinker });
    waiting.window = { name: 'main', holder: 1, passes: 1, next: 'turnPlayer' };
    expect(blocked(waiting, 'DC', 1)).toEqual([{ lacks: 'turn', rule: '4.4', ability: 'abilities.0' }]);
  });
});

/** Questions that offer what may be declared. */
const OFFERING: readonly string[] = ['main', 'mainEnd', 'respond', 'support'];
test.each(['declaration', 'resolution'])(
  'in random matches nothing is said to keep an offered card from its use, and something each that is not offered; pay: %s',
  (pay) => {
    let judged = 0;
    for (let seed = 0; seed < simMatches / 20; seed++) {
      const match = Match.start(lycee, lycee.setup(setupOf(lycee, seed, { pay }), false));
      const rng = playerRng(seed);
      for (const step of randomSteps(match, rng)) {
        if (OFFERING.includes(match.askOf(step.seat)?.spec.why ?? ''))
          judged += judge(match, step.seat, `${seed}/${step.id}`);
        match.submit(step.seat, step.id, step.answer);
      }
    }
    expect(judged).toBeGreaterThan(100);
  },
);
/** Compares what is offered with what is said of every card of the seat; how many those were. */
function judge(match: Match<Table>, seat: Seat, at: string): number {
  const { state } = match;
  const { why = '', from = [] } = match.askOf(seat)?.spec ?? {};
  const offered = from.flatMap((one) => ('action' in one ? [one.action] : []));
  const cards = ['hand' as const, ...CELLS].flatMap((zone) => state.zones[seat][zone]);
  for (const card of cards) {
    const { obstacles } = explain(state, seat, card);
    const own = offered.filter((one) => one.card === card);
    const said = `${why} ${at}: ${state.cards[card]?.no} ${JSON.stringify({ own, obstacles })}`;
    if (state.cards[card]?.zone === 'hand') expect(own.length > 0, said).toBe(obstacles.length === 0);
    else judgeCharacter(state, card, why, own, obstacles, said);
  }
  return cards.length;
}
type Use = { readonly do: string; readonly ability?: number };
function judgeCharacter(
  state: Table,
  card: number,
  why: string,
  own: readonly Use[],
  obstacles: readonly Obstacle[],
  said: string,
): void {
  const data = CATALOGUE.get(state.cards[card]?.no ?? '');
  if (data?.type !== 'character') throw new Error(`a character stands on the field: ${said}`);
  const isBlocked = (path?: string): boolean => obstacles.some(({ ability }) => ability === path);
  if (why === 'main')
    expect(
      own.some((use) => use.do === 'attack'),
      said,
    ).toBe(!isBlocked());
  for (const [i, ability] of data.abilities.entries()) {
    const line = data.basics.length + i;
    const isOffered = own.some((use) => use.do === 'use' && use.ability === line);
    if (ability.kind === 'declared') expect(isOffered, said).toBe(!isBlocked(`abilities.${i}`));
  }
  for (const [i, { basic }] of data.basics.entries()) {
    const isOffered = own.some((use) => (use.do === 'move' || use.do === 'supporter') && use.ability === i);
    const isMove = (MOVES as readonly string[]).includes(basic);
    if (isOffered || (isMove && why === 'main')) expect(isBlocked(`basics.${i}`), said).toBe(!isOffered);
  }
}
