// Why a card is as it is: each part of a value with its source, and each thing that keeps a card from being used.
import { describe, expect, inject, test } from 'vitest';
import { refOf } from '../../kernel/card.ts';
import { explain as explainHandle, type Obstacle } from '../../kernel/explain.ts';
import type { Match } from '../../kernel/match.ts';
import { handleOf } from '../../kernel/rng.ts';
import type { Seat } from '../../kernel/seat.ts';
import { newMatch, playerRng, randomStep } from '../../kernel/testing/play.ts';
import {
  type CardData,
  CELLS,
  type CharacterData,
  type EventData,
  type ItemData,
  MOVES,
  type Zone,
} from './card-data.ts';
import { CATALOGUE } from './cards/catalogue.ts';
import { explain } from './explain.ts';
import { lycee } from './game.ts';
import { optionsFrom } from './options.ts';
import { addCard, emptyTable, type Laid } from './setup.ts';
import type { Table } from './state.ts';
import { modify } from './table.ts';

const { simMatches } = inject('counts');

const common = (name: string) => ({ no: name, name: { en: name }, set: '', rarity: '', attributes: [], abilities: [] });
const character = (name: string, more: Partial<CharacterData> = {}): CharacterData => ({
  ...common(name),
  type: 'character',
  cost: {},
  ex: 1,
  person: name,
  cells: CELLS,
  ap: 2,
  dp: 2,
  sp: 1,
  basics: [],
  ...more,
});
const event = (more: Partial<EventData>): EventData => ({
  ...common('event'),
  type: 'event',
  cost: {},
  ex: 1,
  ...more,
});
const item = (more: Partial<ItemData>): ItemData => ({ ...common('item'), type: 'item', cost: {}, ex: 1, ...more });

/** What lies where on the side of seat 0, which is in its main phase. */
type Side = Partial<Record<Zone, CardData | (Laid & { readonly lies: CardData })>>;
function laid(own: Side, other: Side = {}): Table {
  const defined: Record<string, CardData> = {};
  const table = { ...emptyTable('0'.repeat(64), optionsFrom({}), false, defined), phase: 'main' as const, turn: 1 };
  for (const [seat, side] of [own, other].entries()) {
    for (const [zone, held] of Object.entries(side)) {
      const { lies, ...how } = 'lies' in held ? held : { lies: held };
      defined[lies.no] = lies;
      addCard(table, seat as Seat, lies.no, zone as Zone, how);
    }
  }
  return table;
}
const cardIn = (table: Table, zone: Zone, seat: Seat = 0): number => table.zones[seat][zone].at(-1) as number;
const blocked = (table: Table, zone: Zone, seat: Seat = 0): readonly Obstacle[] =>
  explain(table, seat, cardIn(table, zone, seat)).obstacles;

test('a value is what is printed, what abilities in play add, and what has changed it', () => {
  const gift = { kind: 'always', to: 'bearer', gives: [{ what: 'ap', by: 2 }] } as const;
  const table = laid({ AC: character('fighter'), itemAC: item({ abilities: [gift] }) });
  const fighter = refOf(table, cardIn(table, 'AC'));
  modify(table, fighter, 'ap', 1, 'endOfBattle', { no: 'helper', path: 'support' });
  const { values } = explain(table, 'public', fighter.card);
  expect(values[0]).toEqual({
    what: 'ap',
    printed: 2,
    now: 5,
    parts: [
      { by: 2, from: { no: 'item', path: 'abilities.0' } },
      { by: 1, from: { no: 'helper', path: 'support' } },
    ],
  });
  expect(values[1]).toEqual({ what: 'dp', printed: 2, now: 2, parts: [] });
});

describe('a hand card', () => {
  test('lacks its turn, its phase, or the end of what goes on', () => {
    const rookie = character('rookie');
    expect(blocked(laid({}, { hand: rookie }), 'hand', 1)).toEqual([{ lacks: 'turn', rule: '4.4' }]);
    const early: Table = { ...laid({ hand: rookie }), phase: 'start' };
    expect(blocked(early, 'hand')).toEqual([{ lacks: 'phase', needs: 'main', rule: '4.4' }]);
    const fighting = laid({ hand: rookie, AC: character('fighter') });
    fighting.battle = { attacker: refOf(fighting, cardIn(fighting, 'AC')), cell: 'DC', defender: null, n: 1 };
    expect(blocked(fighting, 'hand')).toEqual([{ lacks: 'battle', rule: '4.4' }]);
  });
  test('that is a character lacks its cost, an empty cell of its limits, or that its person is not there', () => {
    const rookie = character('rookie', { cells: ['AC'], cost: { pips: { snow: 1 } } });
    expect(blocked(laid({ hand: rookie }), 'hand')).toEqual([{ lacks: 'cost', rule: '5.2' }]);
    const taken = laid({ hand: { ...rookie, cost: {} }, AC: character('other') });
    expect(blocked(taken, 'hand')).toEqual([{ lacks: 'cells', rule: '4.6' }]);
    const twice = laid({ hand: { ...rookie, cost: {} }, DL: { ...character('twin'), person: 'rookie' } });
    expect(blocked(twice, 'hand')).toEqual([{ lacks: 'person', rule: '4.7' }]);
  });
  test('that is an item lacks a bearer', () => {
    expect(blocked(laid({ hand: item({}) }), 'hand')).toEqual([{ lacks: 'noBearer', rule: '4.8' }]);
    expect(blocked(laid({ hand: item({}) }, { DC: character('foe') }), 'hand')).toEqual([]);
  });
  test('that is an event lacks the time its text asks for, its condition, and a target', () => {
    const text = { kind: 'event', effect: [] } as const;
    const held = (more: object): readonly Obstacle[] =>
      blocked(laid({ hand: event({ abilities: [{ ...text, ...more }] }) }), 'hand');
    expect(held({})).toEqual([]);
    expect(held({ when: { in: 'battle' } })).toEqual([{ lacks: 'onlyBattle', rule: '6.4' }]);
    expect(held({ when: { in: 'response' } })).toEqual([{ lacks: 'onlyResponse', rule: '7.2' }]);
    expect(held({ when: { turn: 'opponent' } })).toEqual([{ lacks: 'onlyOpponentTurn', rule: '4.4' }]);
    expect(held({ if: [{ turn: 'opponent' }] })).toEqual([{ lacks: 'condition', rule: '4.9' }]);
    const targets = [{ as: 'aim', from: { who: 'opponent', where: 'field' } }];
    expect(held({ targets })).toEqual([{ lacks: 'target', rule: '7.4' }]);
    const asCost = event({ abilities: [{ kind: 'asCost', amount: 2, attribute: 'sun' }] });
    expect(blocked(laid({ hand: asCost }), 'hand')).toEqual([{ lacks: 'onlyCost', rule: '5.10' }]);
  });
  test('says what it lacks to its owner alone', () => {
    const table = laid({}, { hand: character('rookie') });
    const handle = handleOf(table.rng, cardIn(table, 'hand', 1), 0);
    expect(explainHandle(lycee, table, 0, handle)).toBeUndefined();
    expect(explainHandle(lycee, table, 'public', handle)).toBeUndefined();
    expect(explainHandle(lycee, table, 1, handle)?.obstacles).toHaveLength(1);
  });
});

describe('a character', () => {
  const fighter = character('fighter');
  test('says why it cannot attack', () => {
    expect(blocked(laid({ AC: fighter }), 'AC')).toEqual([]);
    expect(blocked(laid({ DC: fighter }), 'DC')).toEqual([{ lacks: 'notAttackRow', rule: '6.1' }]);
    const lying = (how: Laid): readonly Obstacle[] => blocked(laid({ AC: { lies: fighter, ...how } }), 'AC');
    expect(lying({ state: 'acted' })).toEqual([{ lacks: 'acted', rule: '6.1' }]);
    expect(lying({ fresh: true })).toEqual([{ lacks: 'fresh', rule: '4.6' }]);
    const tagged = item({ abilities: [{ kind: 'always', to: 'bearer', gives: [{ what: 'cannot', do: 'attack' }] }] });
    expect(blocked(laid({ AC: fighter, itemAC: tagged }), 'AC')).toEqual([{ lacks: 'forbidden', rule: '6.1' }]);
  });
  test('says of each move why it cannot be made', () => {
    const walker = character('walker', {
      basics: [
        { basic: 'step', cost: { pips: { star: 1 } } },
        { basic: 'touch', cost: {} },
      ],
    });
    expect(blocked(laid({ AC: walker }), 'AC')).toEqual([
      { lacks: 'cost', rule: '5.2', ability: 'basics.0' },
      { lacks: 'ready', rule: '8', ability: 'basics.1' },
    ]);
    const table = laid({ AC: walker, DC: character('partner') });
    table.cards[cardIn(table, 'AC')] = { ...(table.cards[0] as Table['cards'][0]), used: ['walker basics.1'] };
    expect(blocked(table, 'AC')).toContainEqual({ lacks: 'used', rule: '8', ability: 'basics.1' });
  });
  test('says of each special ability why it cannot be used, also in the turn of the other player', () => {
    const thinker = character('thinker', {
      abilities: [{ kind: 'declared', cost: { tap: true }, when: { turn: 'you' }, effect: [] }],
    });
    const tired = laid({ DC: { lies: thinker, state: 'acted' } });
    expect(blocked(tired, 'DC')).toContainEqual({ lacks: 'acted', rule: '5.7', ability: 'abilities.0' });
    const waiting = laid({}, { DC: thinker });
    waiting.window = { name: 'main', holder: 1, passes: 1, next: 'turnPlayer' };
    expect(blocked(waiting, 'DC', 1)).toEqual([{ lacks: 'turn', rule: '4.4', ability: 'abilities.0' }]);
  });
});

/** Questions that offer what may be declared. */
const OFFERING: readonly string[] = ['main', 'mainEnd', 'respond', 'support'];
test('in random matches nothing is said to keep an offered card from its use, and something each that is not offered', () => {
  let judged = 0;
  for (let seed = 0; seed < simMatches / 10; seed++) {
    const match = newMatch(lycee, seed);
    const rng = playerRng(seed);
    for (let step = randomStep(match, rng); step !== undefined; step = randomStep(match, rng)) {
      if (OFFERING.includes(match.askOf(step.seat)?.spec.why ?? ''))
        judged += judge(match, step.seat, `${seed}/${step.id}`);
      match.submit(step.seat, step.id, step.answer);
    }
  }
  expect(judged).toBeGreaterThan(100);
});
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
