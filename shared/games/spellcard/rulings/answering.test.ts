// Rulings on what answers what (1.9), and on who hears that somebody could answer (6.2).
import { test } from 'vitest';
import type { Entry } from '../../../kernel/testing/ruling/words.ts';
import type { Answering, CardData } from '../card-data.ts';
import {
  aiming,
  attacker,
  attackSpell,
  charm,
  DRAW,
  fighter,
  instant,
  item,
  NEGATE,
  plain,
  power,
  quick,
  skill,
  skilled,
  spell,
  terrain,
} from './bench/cards.ts';
import { spent, type TableSpec } from './bench/prepare.ts';
import type { Ruling } from './bench.ts';
import { rulingsBy } from './bench.ts';

const ruling = rulingsBy(test);
/** It answers only this. */
const to = (name: string, answers: Answering): CardData => quick(name, DRAW, { answers });
const V = fighter('V');

/** Everything that A may declare, by kind: normal attack, skill, spell card, item, environment. */
const DECLARED: Readonly<Record<string, readonly Entry[]>> = {
  attack: [['act', 'attack X']],
  skill: [['act', 'skill Y']],
  spell: [['act', 'spell bolt']],
  item: [['act', 'item it']],
  environment: [['act', 'item moor']],
};
const against = (hand: readonly CardData[], more: TableSpec['B'] = {}): TableSpec => ({
  at: 'action',
  A: {
    line: [attacker('X', 'danmaku', 2), skilled('Y', DRAW)],
    hand: [spell('bolt', 'X', DRAW), item('it', DRAW), terrain('moor')],
  },
  B: { line: [V], hand, ...more },
});
const answersTo = (r: Ruling, way: readonly Entry[], offered: readonly string[]): void =>
  r.offers(
    'B.answer',
    offered.map((name) => `item ${name}`),
    ...way,
  );

ruling('an answer to certain declarations is offered to those and to no others', (r) => {
  const hand = [
    to('to attack', { of: ['attack'] }),
    to('to skill', { of: ['skill'] }),
    to('to spell', { of: ['spell'] }),
    to('to item', { of: ['item'] }),
    to('to cards', { of: ['spell', 'item'] }),
    quick('to any', DRAW),
  ];
  r.table(against(hand));
  answersTo(r, DECLARED['attack'] ?? [], ['to attack', 'to any']);
  answersTo(r, DECLARED['skill'] ?? [], ['to skill', 'to any']);
  answersTo(r, DECLARED['spell'] ?? [], ['to spell', 'to cards', 'to any']);
  answersTo(r, DECLARED['item'] ?? [], ['to item', 'to cards', 'to any']);
  answersTo(r, DECLARED['environment'] ?? [], ['to item', 'to cards', 'to any']);
});
ruling('an answer to attacks is offered to normal attacks, attack skills and attack spells, by their type', (r) => {
  const hand = [
    to('to any', { attack: 'any' }),
    to('to strike', { attack: 'strike' }),
    to('to danmaku', { attack: 'danmaku' }),
    to('to spells', { of: ['spell'], attack: 'any' }),
  ];
  const ray = attackSpell('ray', 'X', 'strike', 1);
  const burst = fighter('Z', { skill: skill([], { attack: { type: 'bombard', power: 1 } }) });
  const { A, ...table } = against(hand);
  r.table({ ...table, A: { ...A, line: [...(A?.line ?? []), burst], hand: [ray, spell('bolt', 'X', DRAW)] } });
  answersTo(r, [['act', 'attack X']], ['to any', 'to danmaku']);
  answersTo(r, [['act', 'spell ray']], ['to any', 'to strike', 'to spells']);
  answersTo(r, [['act', 'skill Z']], ['to any']);
  answersTo(r, [['act', 'spell bolt']], []);
  answersTo(r, [['act', 'skill Y']], []);
});
ruling('an answer to the enemy is not offered to the own declaration, another one is', (r) => {
  const { B, ...table } = against(plain('any'));
  const hand = [to('to foe', { by: 'foe' }), to('to each', { attack: 'any' })];
  r.table({ ...table, A: { line: table.A?.line ?? [], hand }, B: B ?? {} });
  r.offers('A.answer', ['item to each'], ['act', 'attack X'], ['B.answer']);
  r.table(against(hand));
  answersTo(r, [['act', 'attack X']], ['to foe', 'to each']);
});
ruling('an answer to what is aimed at yours is offered where a declaration names one of your characters', (r) => {
  const hand = [to('to aimed', { atYours: true })];
  const hex = item('hex', DRAW, aiming());
  const mend = item('mend', DRAW, aiming({ who: 'you' }));
  const { B, ...table } = against(hand);
  r.table({ ...table, A: { ...table.A, hand: [hex, mend, item('it', DRAW)] }, B: B ?? {} });
  answersTo(r, [['act', 'attack X']], ['to aimed']);
  answersTo(r, [['act', 'item hex']], ['to aimed']);
  answersTo(
    r,
    [
      ['act', 'item mend'],
      ['nameTarget', 'X'],
    ],
    [],
  );
  answersTo(r, [['act', 'item it']], []);
});
ruling('only the newest declaration is answered: what lies under it no more', (r) => {
  const { A, B, ...table } = against([to('to attack', { of: ['attack'] }), quick('any', DRAW)]);
  r.table({ ...table, A: { ...A, hand: [quick('own', DRAW)] }, B: B ?? {} });
  r.offers('B.answer', ['item any'], ['act', 'attack X'], ['B.answer'], ['A.answer', 'item own']);
});
ruling('all parts of what it answers must hold', (r) => {
  r.table(against([to('narrow', { of: ['attack'], attack: 'strike', by: 'foe', atYours: true })]));
  answersTo(r, [['act', 'attack X']], []);
  r.table(against([to('narrow', { of: ['attack'], attack: 'danmaku', by: 'foe', atYours: true })]));
  answersTo(r, [['act', 'attack X']], ['narrow']);
});
ruling('what answers certain declarations is no first link', (r) => {
  const line = [skilled('X', DRAW, { speed: 'instant', answers: { of: ['item'] } })];
  const hand = [
    to('to item', { of: ['item'] }),
    instant('snap', 'X', DRAW, { answers: { by: 'foe' } }),
    quick('any', DRAW),
  ];
  r.table({ at: 'action', A: { line, hand }, B: { line: [V] } });
  r.offers('A.act', ['attack X', 'item any']);
  r.offers('A.answer', ['skill X', 'item to item'], ['act', 'item any']);
});
ruling('an answer that names needs something to name', (r) => {
  const hex = quick('hex', DRAW, aiming({ who: 'foe', stance: 'guard' }));
  r.table(against([hex, quick('any', DRAW)]));
  answersTo(r, [['act', 'attack X']], ['any']);
});

const whatIsHeard = (r: Ruling, table: TableSpec, way: readonly Entry[]): string => {
  r.table(table);
  let heard = '';
  r.at('B.answer', way, (there, spec) => {
    heard = there.hears('A', spec) + there.hears('public', spec);
  });
  return heard;
};
const HANDS: readonly (readonly CardData[])[] = [
  [quick('parry', NEGATE)],
  [instant('snap', 'V', DRAW)],
  plain('any'),
  power(1),
  [charm()],
  [item('slow', DRAW)],
];
ruling('whoever has a hand is asked, and the question is heard the same whatever the hand holds', (r) => {
  for (const way of Object.values(DECLARED)) {
    const heard = new Set(HANDS.map((hand) => whatIsHeard(r, against(hand), way)));
    if (heard.size !== 1) throw new Error(`heard ${[...heard].join(' or ')}`);
  }
  r.expect({ window: null });
});
ruling('the question tells others the kind of declaration that may be answered, and nothing more', (r) => {
  const windows = { attack: 'answerAttack', skill: 'answerSkill', spell: 'answerSpell', item: 'answerItem' } as const;
  for (const [kind, window] of Object.entries(windows)) {
    const one = JSON.stringify({ seat: r.seatOf('B'), why: window });
    const heard = whatIsHeard(r, against(plain('any')), DECLARED[kind] ?? []);
    if (heard !== one + one) throw new Error(`of ${kind} is heard ${heard}`);
  }
  r.expect({ turnPlayer: 'A' });
});
ruling('without a hand nobody is asked, unless a skill could answer', (r) => {
  const way = ['act', 'attack X'] as const;
  const facing = (line: TableSpec['B'] & object) => r.table(against([], line));
  facing({});
  r.neverAsks('B.answer', way);
  facing({ line: [skilled('V', DRAW)] });
  r.neverAsks('B.answer', way);
  facing({ line: [skilled('V', DRAW, { speed: 'instant' })] });
  r.offers('B.answer', ['skill V'], way);
  facing({ line: [spent(skilled('V', DRAW, { speed: 'instant', spirit: 2 }), 1)] });
  r.neverAsks('B.answer', way);
  facing({ line: [skilled('V', DRAW, { speed: 'instant', answers: { of: ['item'] } })] });
  r.neverAsks('B.answer', way);
});
ruling('with a hand that could answer nothing its player is asked, too, and can only pass', (r) => {
  r.table(against(plain('any')));
  r.offers('B.answer', [], ['act', 'attack X']);
  r.attack('X', 'V');
  r.expect({ B: { line: { V: 8 } } });
});
ruling('an answer is seen by all once it is declared, not before', (r) => {
  r.table(against([quick('parry', NEGATE)]));
  const bolt: Entry = ['act', 'spell bolt'];
  r.at('B.answer', [bolt], (there) => there.expectSeen('A', { 'B.hand': 1, 'A.chain': ['bolt'] }));
  r.stop('A.answer', bolt, ['B.answer', 'item parry']);
  r.expectSeen('public', { 'B.hand': 0, 'B.chain': ['parry'], 'A.chain': ['bolt'] });
});
