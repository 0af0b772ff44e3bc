// Why a card is as it is: each part of a value with its source, and each thing that keeps a card from being used.
import { describe, expect, inject, test } from 'vitest';
import type { Rule } from '../../kernel/ask.ts';
import type { CardId } from '../../kernel/card.ts';
import type { Obstacle } from '../../kernel/explain.ts';
import { Match } from '../../kernel/match.ts';
import type { Seat } from '../../kernel/seat.ts';
import { playerRng, randomSteps, setupOf } from '../../kernel/testing/play.ts';
import type { Skill, Zone } from './card-data.ts';
import { declare } from './declaring/declare.ts';
import { end } from './ending.ts';
import { explain } from './explain.ts';
import { spellcard } from './game.ts';
import {
  aiming,
  armour,
  charm,
  DRAW,
  fighter,
  gear,
  instant,
  item,
  power,
  quick,
  ritual,
  skilled,
  spell,
  terrain,
} from './rulings/bench/cards.ts';
import {
  busy,
  type CardSpec,
  changed,
  having,
  hurt,
  prepare,
  type SideSpec,
  spent,
  standing,
  type TableSpec,
} from './rulings/bench/prepare.ts';
import type { Table } from './state.ts';

const { simMatches } = inject('counts');

const laid = (A: SideSpec, B: SideSpec = {}, more: Partial<TableSpec> = {}): Table =>
  prepare({ at: 'action', A, B, ...more }, 0, false);
const cardIn = (table: Table, zone: Zone, seat: Seat = 0): CardId => table.zones[seat][zone][0] as CardId;
const blocked = (table: Table, zone: Zone, seat: Seat = 0): readonly Obstacle[] =>
  explain(table, seat, cardIn(table, zone, seat)).obstacles;
const said = ({ lacks, rule, needs, has }: Obstacle): string =>
  [lacks, rule, ...(needs === undefined ? [] : [`needs ${needs}`]), ...(has === undefined ? [] : [`has ${has}`])].join(
    ' ',
  );
const lacks = (table: Table, zone: Zone, seat: Seat = 0): string[] => blocked(table, zone, seat).map(said);

describe('a value', () => {
  const values = (table: Table, seat: Seat = 0) => explain(table, 'public', cardIn(table, 'line', seat)).values;

  test('is what is printed, what equipment and environments give, and what has changed it', () => {
    const X = fighter('X', { atk: 2, def: 1, flight: 3, regen: 1 });
    const blade = gear('blade', [
      { what: 'flight', by: 1 },
      { what: 'atk', by: 4 },
    ]);
    const fell = changed(standing(X, { gear: [blade] }), { what: 'atk', by: -3, last: 9 });
    const table = laid({ line: [fell] }, { environment: [terrain('moor', [{ what: 'atk', by: 1 }])] });
    expect(values(table)).toEqual([
      {
        what: 'atk',
        printed: 2,
        now: 4,
        parts: [
          { by: 4, from: { no: 'blade', path: 'gives.1' } },
          { by: 1, from: { no: 'moor', path: 'gives.0' } },
          { by: -3, from: { no: 'what changed it', path: 'effect' } },
        ],
      },
      { what: 'def', printed: 1, now: 1, parts: [] },
      { what: 'flight', printed: 3, now: 4, parts: [{ by: 1, from: { no: 'blade', path: 'gives.0' } }] },
      { what: 'regen', printed: 1, now: 1, parts: [] },
    ]);
  });
  test('has no part of what counts in the other stance', () => {
    const wall = armour('wall', [{ what: 'def', by: 2, stance: 'guard' }]);
    const parts = (card: CardSpec) => values(laid({}, { line: [standing(card, { gear: [wall] })] }), 1)[1]?.parts;
    expect(parts(fighter('V'))).toEqual([{ by: 2, from: { no: 'wall', path: 'gives.0' } }]);
    expect(parts(busy(fighter('V')))).toEqual([]);
  });
  test('reads 0 where it would be less, and its parts still say why', () => {
    const [atk] = values(laid({ line: [changed(fighter('X', { atk: 1 }), { what: 'atk', by: -4, last: 9 })] }));
    expect(atk).toMatchObject({ printed: 1, now: 0, parts: [{ by: -4 }] });
  });
  test('is told to everybody who asks, of either side', () => {
    const table = laid({ line: [fighter('X', { atk: 7 })] });
    for (const viewer of [0, 1, 'public'] as const)
      expect(explain(table, viewer, cardIn(table, 'line')).values[0]).toMatchObject({ what: 'atk', now: 7 });
  });
  test('is told of no card outside the battle line', () => {
    const table = laid({ hand: [gear('blade')], out: [fighter('T')] });
    expect(explain(table, 0, cardIn(table, 'hand')).values).toEqual([]);
    expect(explain(table, 0, cardIn(table, 'out'))).toEqual({ values: [], obstacles: [] });
  });
});

describe('a character', () => {
  const attack = (line: readonly CardSpec[], more: Partial<TableSpec> = {}): string[] =>
    blocked(laid({ line }, {}, more), 'line')
      .filter(({ ability }) => ability === undefined)
      .map(said);
  const useOf = (
    skill: Partial<Skill>,
    how: (card: CardSpec) => CardSpec = (card) => card,
    B: SideSpec = {},
  ): string[] => {
    const { effect = DRAW, ...of } = skill;
    const table = laid({ line: [how(skilled('X', effect, of))] }, B);
    return blocked(table, 'line')
      .filter(({ ability }) => ability === 'skill')
      .map(said);
  };
  const X = fighter('X');

  test('attacks unless it lacks spirit, has acted, prepares a ritual or is forbidden to', () => {
    expect(attack([X])).toEqual([]);
    expect(attack([spent(X, 0)])).toEqual(['noSpirit 1.2 needs 1 has 0']);
    expect(attack([having(X, 'attack')])).toEqual(['alreadyActed 4.3']);
    expect(attack([having(X, 'skill')])).toEqual(['alreadyActed 4.3']);
    expect(attack([having(X, 'ritual')])).toEqual(['preparing 4.6']);
    expect(attack([changed(X, { what: 'attack', last: 9 })])).toEqual(['cannotAttack 1.4']);
    expect(attack([having(X, 'spell')])).toEqual([]);
  });
  test('hears nothing of attacks in the turn of the other', () => {
    const table = laid({}, { line: [spent(X, 0)] });
    expect(blocked(table, 'line', 1).filter(({ ability }) => ability === undefined)).toEqual([]);
  });
  test('uses its skill unless it was used, or the normal attack was made instead', () => {
    expect(useOf({})).toEqual([]);
    expect(useOf({}, (card) => having(card, 'skill'))).toEqual(['skillUsed 1.3']);
    expect(useOf({}, (card) => having(card, 'attack'))).toEqual(['otherActed 1.3']);
    expect(useOf({}, (card) => having(card, 'ritual'))).toEqual(['preparing 4.6']);
    expect(useOf({}, (card) => having(card, 'spell'))).toEqual([]);
  });
  test('uses its skill unless it lacks spirit or HP, is forbidden to, or finds no target', () => {
    expect(useOf({ spirit: 3 }, (card) => spent(card, 2))).toEqual(['noSpirit 1.2 needs 3 has 2']);
    expect(useOf({ spirit: 0 }, (card) => spent(card, 0))).toEqual(['noSpirit 1.2 needs 1 has 0']);
    expect(useOf({ hp: 4 }, (card) => hurt(card, 3))).toEqual(['noHp 1.2 needs 4 has 3']);
    expect(useOf({}, (card) => changed(card, { what: 'skill', last: 9 }))).toEqual(['cannotUseSkill 1.3']);
    expect(useOf(aiming({ stance: 'busy' }))).toEqual(['noTarget 6.4']);
    expect(useOf(aiming({ stance: 'busy' }), undefined, { line: [busy(fighter('V'))] })).toEqual([]);
  });
  test('uses no skill in the turn of the other, and none that answers where there is nothing to answer', () => {
    const theirs = laid({}, { line: [skilled('V', DRAW, { speed: 'instant' })] });
    expect(lacks(theirs, 'line', 1)).toEqual(['notYourTurn 1.9']);
    expect(useOf({ speed: 'instant', answers: { attack: 'any' } })).toEqual(['nothingToAnswer 1.9']);
    expect(useOf({ speed: 'instant' })).toEqual([]);
  });
  test('has everything said of it that is in its way', () => {
    expect(attack([changed(having(spent(X, 0), 'ritual', 'spell'), { what: 'attack', last: 9 })])).toEqual([
      'noSpirit 1.2 needs 1 has 0',
      'preparing 4.6',
      'cannotAttack 1.4',
    ]);
  });
});

describe('a hand card', () => {
  const held = (card: CardSpec, A: SideSpec = {}, B: SideSpec = {}, more: Partial<TableSpec> = {}): string[] => {
    const { hand = [], line = [fighter('X')], ...rest } = A;
    // The card itself lies lowest, so that it is the first of its zone.
    return lacks(laid({ ...rest, line, hand: [...(hand as readonly CardSpec[]), card] }, B, more), 'hand');
  };
  const bolt = spell('bolt', 'X', DRAW);

  test('that is Power only pays and strengthens; a unique one that was used is no more than that', () => {
    const relic = item('relic', DRAW, { unique: true });
    expect(held(power(1)[0] as CardSpec)).toEqual(['onlyPower 1.6']);
    expect(held(relic)).toEqual([]);
    expect(held(relic, {}, {}, { used: [relic] })).toEqual(['usedUp 1.10']);
  });
  test('that is a spell card lacks its character, its spirit, its HP, or its voice', () => {
    expect(held(bolt)).toEqual([]);
    expect(held(spell('of Y', 'Y', DRAW))).toEqual(['ownerNotThere 1.5']);
    expect(held(bolt, { line: [spent(fighter('X'), 0)] })).toEqual(['noSpirit 1.2 needs 1 has 0']);
    expect(held(spell('rich', 'X', DRAW, { spirit: 4 }), { line: [spent(fighter('X'), 3)] })).toEqual([
      'noSpirit 1.2 needs 4 has 3',
    ]);
    expect(held(spell('pact', 'X', DRAW, { hp: 4 }), { line: [hurt(fighter('X'), 2)] })).toEqual([
      'noHp 1.2 needs 4 has 2',
    ]);
    expect(held(bolt, { line: [changed(fighter('X'), { what: 'spell', last: 9 })] })).toEqual(['silenced 7']);
    expect(held(spell('hex', 'X', DRAW, aiming({ stance: 'busy' })))).toEqual(['noTarget 6.4']);
  });
  test('that is a spell card waits while its character prepares, and a ritual where that has acted', () => {
    const rite = ritual('rite', 'X');
    expect(held(bolt, { line: [having(fighter('X'), 'ritual')] })).toEqual(['preparing 4.6']);
    expect(held(rite, { line: [having(fighter('X'), 'attack')] })).toEqual(['alreadyActed 4.6']);
    expect(held(rite, { line: [having(fighter('X'), 'ritual')] })).toEqual([]);
  });
  test('lacks P that its hand cannot pay', () => {
    const dear = [
      spell('dear', 'X', DRAW, { p: 2 }),
      item('dear', DRAW, { p: 2 }),
      gear('dear', [], { p: 2 }),
      terrain('dear', [], { p: 2 }),
    ];
    for (const card of dear) {
      expect(held(card, { hand: power(1) })).toEqual(['cannotPay 1.5 needs 2']);
      expect(held(card, { hand: power(2) })).toEqual([]);
    }
  });
  test('lacks its turn: even what is instant needs something to answer', () => {
    const cards = [instant('snap', 'V', DRAW), quick('parry', DRAW), item('it', DRAW), gear('blade'), terrain('moor')];
    for (const card of cards) {
      const table = laid({}, { line: [fighter('V')], hand: [card] });
      expect(lacks(table, 'hand', 1)).toEqual(['notYourTurn 1.9']);
    }
  });
  test('that answers certain declarations has nothing to answer in the own action phase', () => {
    expect(held(quick('parry', DRAW, { answers: { of: ['spell'] } }))).toEqual(['nothingToAnswer 1.9']);
  });
  test('that is a barrier charm and nothing else is only for the barrier', () => {
    expect(held(charm())).toEqual(['onlyBarrier 5']);
    expect(held(item('bright', DRAW, { kind: 'barrierCharm' }))).toEqual([]);
  });
  test('that is an item lacks a target for each of its possible users', () => {
    const share = item('share', DRAW, { user: true, ...aiming({ who: 'you', other: true }) });
    expect(held(share)).toEqual(['noTarget 6.4']);
    expect(held(share, { line: [fighter('X'), fighter('Y')] })).toEqual([]);
  });
});

describe('while a declaration waits', () => {
  /** A has declared an attack that B may answer. */
  const waiting = (B: SideSpec): Table => {
    const table = laid({ line: [fighter('X')] }, B);
    const card = cardIn(table, 'line');
    const declaring: Rule = declare(table, 0, { action: { do: 'attack', card } });
    expect(declaring.next([[], []]).done).toBe(true);
    expect(table.window).toMatchObject({ holder: 1 });
    return table;
  };
  test('what is active cannot answer, and an instant one only what it says', () => {
    const inHand = (card: CardSpec) => lacks(waiting({ line: [fighter('V')], hand: [card] }), 'hand', 1);
    expect(inHand(item('it', DRAW))).toEqual(['activeOnly 1.9']);
    expect(inHand(spell('bolt', 'V', DRAW))).toEqual(['activeOnly 1.9']);
    expect(inHand(gear('blade'))).toEqual(['activeOnly 1.9']);
    expect(inHand(quick('parry', DRAW))).toEqual([]);
    expect(inHand(quick('parry', DRAW, { answers: { of: ['spell'] } }))).toEqual(['nothingToAnswer 1.9']);
    expect(inHand(quick('parry', DRAW, { answers: { attack: 'strike' } }))).toEqual([]);
  });
  test('a skill is judged alike', () => {
    const of = (skill: Partial<Skill>) => lacks(waiting({ line: [skilled('V', DRAW, skill)] }), 'line', 1);
    expect(of({})).toEqual(['activeOnly 1.9']);
    expect(of({ speed: 'instant' })).toEqual([]);
  });
});

test('outside the action phase the own cards wait for it', () => {
  const table = laid({ line: [skilled('X', DRAW)], hand: [quick('parry', DRAW)] });
  table.phase = 'end';
  expect(lacks(table, 'hand')).toEqual(['notActionPhase 4.3']);
  expect(lacks(table, 'line')).toEqual(['notActionPhase 4.3', 'notActionPhase 4.3']);
});

test('others hear of no obstacle, nor does anybody before the first turn or after the end', () => {
  const table = laid({ line: [spent(fighter('X'), 0)], hand: power(1) });
  for (const zone of ['line', 'hand'] as const) {
    const card = cardIn(table, zone);
    expect(explain(table, 0, card).obstacles.length).toBeGreaterThan(0);
    for (const viewer of [1, 'public'] as const) expect(explain(table, viewer, card).obstacles).toEqual([]);
  }
  const early = laid({ hand: power(1) });
  early.phase = 'setup';
  expect(blocked(early, 'hand')).toEqual([]);
  end(table, { winner: 0, reason: 'allOut' });
  for (const zone of ['line', 'hand'] as const) expect(blocked(table, zone)).toEqual([]);
});

const OFFERING = ['act', 'answer'];
test('in random matches a card is offered if and only if nothing keeps it from being used', () => {
  let judged = 0;
  for (let seed = 1; seed <= Math.min(simMatches, 4); seed++) {
    const match = new Match(spellcard, {
      state: spellcard.setup(setupOf(spellcard, seed), false),
      since: [],
      asked: 0,
    });
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
  const { from = [], why } = match.askOf(seat)?.spec ?? {};
  const offered = from.flatMap((one) => ('action' in one ? [one.action] : []));
  const { hand, line } = state.zones[seat];
  const agree = (card: CardId, what: string | undefined, obstacles: readonly Obstacle[]): void =>
    expect(
      offered.some((one) => one.card === card && (what === undefined || one.do === what)),
      `${state.cards[card]?.no} ${why} ${JSON.stringify(obstacles)}`,
    ).toBe(obstacles.length === 0);
  for (const card of hand) agree(card, undefined, explain(state, seat, card).obstacles);
  for (const card of line) {
    const { obstacles } = explain(state, seat, card);
    agree(
      card,
      'skill',
      obstacles.filter(({ ability }) => ability === 'skill'),
    );
    if (why === 'act')
      agree(
        card,
        'attack',
        obstacles.filter(({ ability }) => ability === undefined),
      );
  }
  return hand.length + line.length;
}
