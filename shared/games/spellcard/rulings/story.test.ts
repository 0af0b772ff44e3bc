// Rulings on the story: what is told because of what, in which order, and what it tells nobody (kernel: story, match).
import { expect, test } from 'vitest';
import { VIEWERS } from '../../../kernel/story.ts';
import { Told } from '../../../kernel/testing/ruling/told.ts';
import type { Effect } from '../card-data.ts';
import { spellcard } from '../game.ts';
import {
  AIM,
  aiming,
  armour,
  attacker,
  attackSpell,
  DRAW,
  fighter,
  gear,
  item,
  NEGATE,
  plain,
  power,
  quick,
  ritual,
  skilled,
  spell,
  terrain,
} from './bench/cards.ts';
import { busy, hurt, prepare, type TableSpec, wearing } from './bench/prepare.ts';
import { rulingsBy } from './bench.ts';

const ruling = rulingsBy(test);
const X = attacker('X', 'absolute', 5);
const [V, W] = [fighter('V'), fighter('W')];

ruling('an attacker pays its spirit and turns busy because it has declared, and its Power cards go for that', (r) => {
  r.table({ at: 'action', A: { line: [X], hand: power(2) }, B: { line: [V], hand: 1 } });
  r.stop('B.answer', ['act', 'attack X'], ['boostAttack', 'power', 'power']);
  r.because('spiritChanged', 'declared');
  r.because('turned', 'declared');
  r.causedBy('declared', 'moved', 1);
  r.happened({ declared: 1, paid: 0, attacked: 0 });
});
ruling('what pays for a card goes because of its declaration', (r) => {
  r.table({ at: 'action', A: { line: [X], hand: [spell('bolt', 'X', DRAW, { p: 2, spirit: 1 }), ...power(2)] } });
  r.act('spell bolt', ['payP', 'power', 'power']);
  r.because('paid', 'declared');
  r.because('spiritChanged', 'declared');
  r.causedBy('declared', 'moved', 1);
  r.happened({ paid: 1 });
});
ruling(
  'a card that has resolved goes to the discard pile because of that, one that has failed because of that',
  (r) => {
    r.table({ at: 'action', A: { hand: [item('it', DRAW)] }, B: { hand: [quick('no', NEGATE)] } });
    r.act('item it', ['B.answer', 'item no']);
    r.because('moved', 'failed');
    r.causedBy('resolved', 'moved', 1);
    r.order('declared', ['it', 'no']);
  },
);
ruling('whoever falls leaves because of that, and its equipment is destroyed because of that', (r) => {
  r.table({
    at: 'action',
    A: { line: [X] },
    B: { line: [hurt(wearing(V, gear('blade'), armour('coat')), 1), W] },
  });
  r.attack('X', 'V');
  r.causedBy('fell', 'moved', 2);
});
ruling('a card that is given to a barrier goes because of that', (r) => {
  r.table({ at: 'action', A: { line: [X] }, B: { line: [hurt(V, 1), W], hand: [spell('seal', 'V')] } });
  r.attack('X', 'V', ['barrierDefend', 'seal']);
  r.because('moved', 'barrierFed');
  r.causedBy('barrierFed', 'moved', 1);
});
ruling('a piece of equipment comes because it is equipped, and the old one goes because of that', (r) => {
  r.table({ at: 'action', A: { line: [wearing(X, gear('blade'))], hand: [gear('lance')] } });
  r.act('equip lance');
  r.causedBy('equipped', 'moved', 2);
});
ruling('an environment comes because it resolves, and the old one of its kind goes because it comes', (r) => {
  r.table({ at: 'action', A: { hand: [terrain('moor')], environment: [terrain('heath')] } });
  r.act('item moor');
  r.causedBy('environmentCame', 'moved', 2);
  r.causedBy('resolved', 'moved', 0);
});
ruling('what a ritual does it does because it is due', (r) => {
  const rite = { card: ritual('rite', 'X', [{ do: 'heal', target: 'user', amount: 2 }]), by: 'X', due: 4 };
  r.table({ at: 'end', turn: 4, B: { line: [hurt(X, 3)], rituals: [rite] } });
  r.endTurn();
  r.because('healed', 'ritualDue');
  r.because('moved', 'ritualDue');
});
ruling('the HP that a skill costs are lost because it was declared', (r) => {
  r.table({ at: 'action', A: { line: [skilled('X', DRAW, { hp: 2 })] } });
  r.act('skill X');
  r.because('damaged', 'declared');
});
ruling('the phases of a turn are told in order, once each, and the turn before them', (r) => {
  r.table({ at: 'start' });
  r.endTurn();
  r.happened({ turnBegan: 1, phaseBegan: 4 });
});

const tell = (spec: TableSpec) => new Told(spellcard, prepare(spec, 0, true));
type Telling = ReturnType<typeof tell>;
/** What was told of the game, but for spirit and stances. */
const typesOf = ({ types }: Telling): string[] => types.filter((type) => type !== 'spiritChanged' && type !== 'turned');

const attackOn = (B: TableSpec['B'], type = X.atkType): Telling => {
  const hand = [spell('spark', 'X')];
  return tell({
    at: 'action',
    A: { line: [{ ...X, atkType: type }], hand },
    ...(B !== undefined && { B }),
  });
};
test('a barrier is told as raised, fought and decided before the damage is told, and then who falls', () => {
  const told = attackOn({ line: [hurt(wearing(V, gear('blade')), 2)], hand: [spell('seal', 'V'), ...plain(1)] });
  for (const words of [['attack'], [], [], [], ['seal'], ['spark'], []]) told.pick(...words);
  expect(typesOf(told)).toEqual([
    'declared',
    'attacked',
    'barrierRaised',
    'barrierFed',
    'moved',
    'barrierFed',
    'moved',
    'barrierDecided',
    'damaged',
    'fell',
    'moved',
    'moved',
    'ended',
  ]);
});
test('a barrier that holds is decided before the damage is told, which is what was lost', () => {
  const told = attackOn({ line: [hurt(V, 4), W], hand: [spell('seal', 'V'), ...plain(1)] });
  for (const words of [['attack'], ['V'], [], [], ['seal'], []]) told.pick(...words);
  expect(typesOf(told)).toEqual([
    'declared',
    'attacked',
    'barrierRaised',
    'barrierFed',
    'moved',
    'barrierDecided',
    'damaged',
    'resolved',
  ]);
  expect(told.all.find(({ what }) => what.type === 'barrierDecided')?.what).toMatchObject({ held: true });
  expect(told.all.find(({ what }) => what.type === 'damaged')?.what).toMatchObject({ amount: 3, prevented: false });
});
test('an attack is told before its target is asked to dodge, what was dodged before the barrier', () => {
  const told = attackOn({ line: [hurt(busy(fighter('V', { flight: 2 })), 2), W], hand: plain(1) }, 'danmaku');
  for (const words of [['attack'], ['V'], [], []]) told.pick(...words);
  expect(told.asks).toBe('1.dodge');
  expect(typesOf(told)).toEqual(['declared', 'attacked']);
  told.pick(1);
  expect(told.asks).toBe('1.barrierDefend');
  expect(typesOf(told)).toEqual(['declared', 'attacked', 'grazed', 'barrierRaised']);
  expect(told.all.find(({ what }) => what.type === 'grazed')?.what).toMatchObject({ amount: 1, spent: 1 });
});
test('the damage of turn 1 is told as prevented', () => {
  const told = tell({ at: 'action', turn: 1, A: { line: [X] }, B: { line: [V] } });
  told.pick('attack');
  expect(told.all.find(({ what }) => what.type === 'damaged')?.what).toMatchObject({ amount: 0, prevented: true });
});
test('each target of an attack is told by itself: attacked, then damaged, then the next', () => {
  const wave = attackSpell('wave', 'X', 'absolute', 2, { on: 'all' });
  const told = tell({ at: 'action', A: { line: [X], hand: [wave] }, B: { line: [hurt(V, 1), W] } });
  for (const words of [['wave'], ['V', 'W']]) told.pick(...words);
  expect(typesOf(told)).toEqual([
    'moved',
    'declared',
    'attacked',
    'barrierRaised',
    'barrierDecided',
    'damaged',
    'fell',
    'moved',
    'attacked',
    'damaged',
    'resolved',
    'moved',
  ]);
});

const SECRETS: readonly [what: string, effect: readonly Effect[], ...picks: string[][]][] = [
  ['drawn', DRAW],
  ['not taken by a search', [{ do: 'search', card: { type: 'equipment' }, amount: 1 }], []],
];
for (const [what, effect, ...picks] of SECRETS) {
  test(`which card was ${what} is told to nobody but its owner`, () => {
    const shuffles = what === 'drawn' ? [] : [2];
    const [secret, under, kept] = plain('secret', 'under', 'kept');
    if (secret === undefined || under === undefined || kept === undefined) throw new Error('three cards');
    const told = tell({ at: 'action', A: { hand: [item('it', effect), kept], deck: [secret, under] }, shuffles });
    told.pick('item');
    told.pick();
    for (const words of picks) told.pick(...words);
    expect(typesOf(told)).toContain('resolved');
    for (const name of ['secret', 'under', 'kept'])
      for (const viewer of [1, 'public'] as const) expect(told.heardBy(viewer)).not.toContain(name);
    expect(told.heardBy(0)).toContain('secret');
    for (const viewer of VIEWERS) expect(told.heardBy(viewer)).toContain('"it"');
  });
}
test('what a search takes, and what is milled, discarded or given to a barrier, is told to all', () => {
  const [found, milled, thrown] = plain('found', 'milled', 'thrown');
  if (found === undefined || milled === undefined || thrown === undefined) throw new Error('three cards');
  const effect: readonly Effect[] = [
    { do: 'mill', amount: 1 },
    { do: 'search', card: { name: 'found' }, amount: 1 },
    { do: 'discard', amount: 1 },
  ];
  const told = tell({
    at: 'action',
    A: { hand: [item('it', effect), thrown], deck: [milled, found] },
    shuffles: [0],
  });
  for (const words of [['item'], [], ['found'], ['thrown']]) told.pick(...words);
  for (const viewer of VIEWERS)
    for (const name of ['found', 'milled', 'thrown']) expect(told.heardBy(viewer)).toContain(name);
  const held = attackOn({ line: [hurt(V, 4), W], hand: [spell('seal', 'V'), ...plain(1)] });
  for (const words of [['attack'], ['V'], [], [], ['seal'], []]) held.pick(...words);
  for (const viewer of VIEWERS) expect(held.heardBy(viewer)).toContain('seal');
});

const TAKEBACKS: readonly [what: string, spec: TableSpec, asks: string][] = [
  ['the target of an attack', { at: 'action', A: { line: [X] }, B: { line: [V, W] } }, 'attackTarget'],
  ['the Power for an attack', { at: 'action', A: { line: [X], hand: power(1) }, B: { line: [V] } }, 'boostAttack'],
  [
    'the payment of a spell card',
    { at: 'action', A: { line: [X], hand: [spell('it', 'X', DRAW, { p: 1 }), ...power(1)] } },
    'payP',
  ],
  [
    'the target of an effect',
    {
      at: 'action',
      A: { hand: [item('it', [{ do: 'hurt', target: AIM, amount: 1 }], aiming())] },
      B: { line: [V, W] },
    },
    'nameTarget',
  ],
  ['the user of an item', { at: 'action', A: { line: [V, W], hand: [item('it', DRAW, { user: true })] } }, 'nameUser'],
  ['the bearer of equipment', { at: 'action', A: { line: [V, W], hand: [gear('it')] } }, 'equipOn'],
];
for (const [what, spec, asks] of TAKEBACKS) {
  test(`while ${what} is asked the declaration can be taken back, and nobody has heard of it`, () => {
    const told = tell(spec);
    const before = told.all.length;
    told.pick(asks === 'attackTarget' || asks === 'boostAttack' ? 'attack' : ' it');
    expect(told.asks).toBe(`0.${asks}`);
    expect(told.all.length).toBe(before);
    expect(told.match.heardAsks(1)).toEqual([{ seat: 0, why: 'act' }]);
    expect(told.match.cancel(0)).toBeUndefined();
    expect(told.asks).toBe('0.act');
  });
}
test('once it was declared nothing can be taken back', () => {
  const told = tell({
    at: 'action',
    A: { line: [X], hand: [item('it', DRAW)] },
    B: { hand: [quick('parry', DRAW)] },
  });
  told.pick('item');
  expect(told.asks).toBe('1.answer');
  expect(told.match.cancel(0)).toBe('illegal');
  expect(told.match.cancel(1)).toBe('illegal');
});
