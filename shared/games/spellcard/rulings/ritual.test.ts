// Rulings on rituals (4.6): how one begins, what breaks it, and how it takes effect.
import { test } from 'vitest';
import type { Entry } from '../../../kernel/testing/ruling/words.ts';
import type { CardData, Effect } from '../card-data.ts';
import {
  AIM,
  aiming,
  attacker,
  attackSpell,
  DRAW,
  draw,
  everybody,
  fighter,
  gear,
  instant,
  item,
  NEGATE,
  power,
  quick,
  ritual,
  silence,
  skilled,
  spell,
  terrain,
} from './bench/cards.ts';
import { busy, changed, having, hurt, type SideSpec, spent, standing, type TableSpec } from './bench/prepare.ts';
import { rulingsBy } from './bench.ts';

const ruling = rulingsBy(test);
const X = fighter('X');
const Y = fighter('Y');
const V = fighter('V');
const rite = ritual('rite', 'X', draw(3));
/** In the turn of A: the rite of V, begun in the turn before, is due at its end. */
const prepared = (
  card: CardData,
  A: SideSpec = {},
  B: SideSpec = {},
  options: TableSpec['options'] = {},
): TableSpec => ({
  at: 'action',
  A: { line: [X, Y], ...A },
  B: { line: [V, fighter('W')], rituals: [{ card, by: 'V', due: 3 }], ...B },
  options,
});
const ofV = ritual('of V', 'V', draw(3));
const gag = (turns = 1): readonly Effect[] => [silence(AIM, turns)];

ruling(
  'T32: a ritual started in turn 5 takes effect in the end phase of turn 6; its caster did nothing else and is busy',
  (r) => {
    r.table({ at: 'action', turn: 5, A: { line: [X], hand: [rite] } });
    r.act('spell rite');
    r.expect({ A: { ritual: ['rite'], hand: 0, line: { X: { done: ['ritual'] } } } });
    r.illegal(['act', 'attack X']);
    r.endTurn();
    r.expect({ turn: 6, A: { line: { X: 'busy' }, ritual: ['rite'], hand: 0 } });
    r.startTurn();
    r.expect({ turn: 6, phase: 'action', A: { ritual: ['rite'], hand: 0 } });
    r.endTurn();
    r.expect({ turn: 7, A: { ritual: 0, hand: 3, discard: ['rite'] } });
    r.happened({ ritualBegan: 1, ritualDue: 1 });
  },
);
ruling('T33: its caster is silenced in turn 6: the ritual is cancelled, and nothing is returned', (r) => {
  const dear = ritual('rite', 'X', draw(3), { p: 1, spirit: 2 });
  const hush = item('hush', gag(), aiming());
  r.table({
    at: 'action',
    turn: 5,
    A: { line: [X], hand: [dear, ...power(1)] },
    B: { line: [V], hand: [hush] },
  });
  r.act('spell rite', ['payP', 'power']);
  r.endTurn();
  r.startTurn();
  r.act('item hush');
  r.expect({ A: { ritual: 0, hand: 0, discard: ['rite', 'power'], line: { X: { spirit: 3, silenced: true } } } });
  r.endTurn();
  r.expect({ A: { hand: 0 } });
  r.happened({ ritualBroken: 1, ritualDue: 0 });
});
ruling('a skill, a piece of equipment and an environment that silence the caster break it just so', (r) => {
  const hushing = skilled('X', gag(), aiming());
  r.table(prepared(ofV, { line: [hushing] }));
  r.act('skill X', ['nameTarget', 'V']);
  r.expect({ B: { ritual: 0, discard: ['of V'] } });
  const numb = terrain('numb', [{ what: 'cannot', do: 'spell' }]);
  r.table(prepared(ofV, { hand: [numb] }));
  r.act('item numb');
  r.expect({ B: { ritual: 0, discard: ['of V'] } });
  const muzzle = gear('muzzle', [{ what: 'cannot', do: 'spell' }]);
  r.table({ at: 'action', A: { line: [X], hand: [rite, muzzle] } });
  r.act('spell rite');
  r.act('equip muzzle');
  r.expect({ A: { ritual: 0, discard: ['rite'] } });
});
ruling('what silences somebody else, forbids something else or hurts the caster breaks nothing', (r) => {
  const hush = item('hush', gag(), aiming());
  const bind: Effect[] = (['attack', 'skill', 'dodge'] as const).map((what) => ({
    do: 'forbid',
    target: AIM,
    what,
    turns: 1,
  }));
  const hand = [hush, item('bind', bind, aiming()), item('acid', [{ do: 'hurt', target: AIM, amount: 5 }], aiming())];
  r.table(prepared(ofV, { hand }));
  r.act('item hush', ['nameTarget', 'W']);
  r.act('item bind', ['nameTarget', 'V']);
  r.act('item acid', ['nameTarget', 'V']);
  r.expect({ B: { ritual: ['of V'] } });
  r.endTurn();
  r.expect({ B: { hand: 3 } });
});
ruling('whoever is immune to silence keeps its ritual', (r) => {
  const firm = { lies: V, gear: [gear('crown', [{ what: 'immune', to: 'spell' }])] };
  r.table(prepared(ofV, { hand: [item('hush', gag(), aiming())] }, { line: [firm] }));
  r.act('item hush');
  r.expect({ B: { ritual: ['of V'], line: { V: { silenced: false } } } });
});
ruling('silence breaks all rituals of its target, and those of nobody else', (r) => {
  const ofW = ritual('of W', 'W', DRAW);
  const rituals = [
    { card: ofV, by: 'V', due: 3 },
    { card: ofW, by: 'W', due: 3 },
    { card: ritual('second', 'V'), by: 'V', due: 5 },
  ];
  r.table(prepared(ofV, { hand: [item('hush', gag(), aiming())] }, { rituals }));
  r.act('item hush', ['nameTarget', 'V']);
  r.expect({ B: { ritual: ['of W'] } });
  r.happened({ ritualBroken: 2 });
});
ruling('silence that has run out breaks nothing more; in the turn in which it lasts no spell card is used', (r) => {
  const silent = changed(X, { what: 'spell', last: 3 });
  r.table({ at: 'action', A: { line: [silent], hand: [rite] } });
  r.illegal(['act', 'spell rite']);
  r.endTurn();
  r.startTurn();
  r.endTurn();
  r.startTurn();
  r.act('spell rite');
  r.expect({ A: { ritual: ['rite'] } });
});
ruling('a caster that is silenced before its declaration has resolved prepares nothing', (r) => {
  const hush = quick('hush', [silence({ all: { who: 'foe', where: 'line' } }, 1)]);
  r.table({ at: 'action', A: { line: [X], hand: [rite] }, B: { line: [V], hand: [hush] } });
  r.act('spell rite', ['B.answer', 'item hush']);
  r.expect({ A: { ritual: 0, discard: ['rite'], hand: 0 } });
  r.endTurn();
  r.startTurn();
  r.endTurn();
  r.expect({ A: { hand: 0 } });
});
ruling('a ritual is declared like any spell card: it may be negated', (r) => {
  r.table({ at: 'action', A: { line: [X], hand: [rite] }, B: { line: [V], hand: [quick('parry', NEGATE)] } });
  r.act('spell rite', ['B.answer', 'item parry']);
  r.expect({ A: { ritual: 0, discard: ['rite'] } });
  r.illegal(['act', 'attack X']);
});
ruling('when a ritual takes effect that is no declaration: nobody answers it', (r) => {
  r.table({ ...prepared(ofV, { hand: [quick('parry', NEGATE)] }, { hand: 1 }), at: 'end' });
  r.neverAsks('answer');
  r.endTurn();
  r.expect({ A: { hand: ['parry'] }, B: { hand: 4 } });
});

ruling(
  'in the turn in which it starts a ritual its caster neither attacks nor uses its skill or another spell card',
  (r) => {
    const hand = [rite, spell('bolt', 'X', DRAW), instant('snap', 'X', DRAW)];
    r.table({ at: 'action', A: { line: [skilled('X', DRAW), Y], hand } });
    r.act('spell rite');
    r.offers('A.act', ['attack Y']);
  },
);
ruling('nor does it answer anything in that turn; in the turn after it may', (r) => {
  const caster = skilled('X', DRAW, { speed: 'instant' });
  const hand = [rite, instant('snap', 'X', DRAW), item('it', DRAW)];
  r.table({ at: 'action', A: { line: [caster], hand }, B: { line: [V], hand: 1 } });
  r.act('spell rite');
  r.offers('A.answer', [], ['act', 'item it'], ['B.answer']);
  r.endTurn();
  r.startTurn();
  r.offers('A.answer', ['skill X', 'spell snap'], ['act', 'attack V']);
});
ruling('whoever has attacked or used its skill or a spell card starts no ritual in that turn', (r) => {
  for (const deed of ['attack', 'skill', 'spell'] as const) {
    r.table({ at: 'action', A: { line: [having(X, deed), Y], hand: [rite, ritual('of Y', 'Y')] } });
    r.illegal(['act', 'spell rite']);
    r.act('spell of Y');
    r.expect({ A: { ritual: ['of Y'] } });
  }
});
ruling('a caster may start several rituals in one turn, and they take effect in that order', (r) => {
  const hand = [
    ritual('first', 'X', [{ do: 'gainSpirit', target: everybody('you'), amount: 4 }]),
    ritual('second', 'X', [{ do: 'draw', amount: { stat: 'spirit', of: everybody('you') } }]),
  ];
  r.table({ at: 'action', A: { line: [spent(X, 1)], hand } });
  r.act('spell first');
  r.act('spell second');
  r.expect({ A: { ritual: ['second', 'first'] } });
  r.endTurn();
  r.startTurn();
  r.endTurn();
  r.expect({ A: { hand: 5, discard: ['second', 'first'] } });
});
ruling('a caster in preparation dodges', (r) => {
  const flier = fighter('X', { flight: 2 });
  r.table({ at: 'action', A: { line: [flier], hand: [rite] }, B: { line: [attacker('V', 'danmaku', 3)] } });
  r.act('spell rite');
  r.endTurn();
  r.startTurn();
  r.attack('V', 'X', ['A.dodge', 2]);
  r.expect({ A: { line: { X: { hp: 9, spirit: 3 } }, ritual: ['rite'] } });
});
ruling('in its next own turn a caster is free to act while a longer ritual is in preparation', (r) => {
  r.table({ at: 'action', A: { line: [skilled('X', DRAW)], hand: [ritual('long', 'X', draw(3), { ritual: 3 })] } });
  r.act('spell long');
  r.endTurn();
  r.startTurn();
  r.endTurn();
  r.startTurn();
  r.expect({ turn: 5, A: { ritual: ['long'] } });
  r.offers('A.act', ['skill X', 'attack X']);
});
ruling('a ritual takes effect in the end phase that its card says', (r) => {
  for (const turns of [0, 1, 2, 3]) {
    r.table({
      at: 'action',
      A: { line: [X], hand: [ritual('rite', 'X', [{ do: 'mill', amount: 5 }], { ritual: turns })] },
    });
    r.act('spell rite');
    for (let turn = 0; turn < turns; turn++) {
      r.endTurn();
      r.startTurn();
      r.expect({ A: { ritual: ['rite'] } });
    }
    r.endTurn();
    r.expect({ A: { ritual: 0 }, turn: 4 + turns });
  }
});
ruling('the rituals of both sides that are due take effect in the order in which they began', (r) => {
  const own = ritual('own', 'X', [{ do: 'hurt', target: everybody('foe'), amount: 1 }], { ritual: 0 });
  const late = ritual('of V', 'V', [
    { do: 'heal', target: everybody('you'), amount: { stat: 'missing', of: everybody('you') } },
  ]);
  r.table({
    at: 'action',
    A: { line: [X], hand: [own] },
    B: { line: [V], rituals: [{ card: late, by: 'V', due: 3 }] },
  });
  r.act('spell own');
  r.endTurn();
  r.expect({ B: { line: { V: 9 } } });
  r.happened({ ritualDue: 2, healed: 0 });
});
ruling('what runs out in an end phase is over when its rituals take effect', (r) => {
  const weak = ritual('of V', 'V', [{ do: 'draw', amount: { stat: 'def', of: 'user' } }]);
  r.table(prepared(weak, {}, { line: [changed(fighter('V', { def: 1 }), { what: 'def', by: 3, last: 3 }), Y] }));
  r.endTurn();
  r.expect({ B: { hand: 1 } });
});
ruling('rituals take effect before stances are set', (r) => {
  const storm = ritual('of V', 'V', [], { attack: { type: 'strike', power: 3, on: 'all' } });
  r.table({
    at: 'action',
    A: { line: [X] },
    B: { line: [V], rituals: [{ card: storm, by: 'V', due: 3, named: { attacked: ['X'] } }] },
  });
  r.endTurn();
  r.expect({ A: { line: { X: { hp: 6, state: 'guard' } } } });
});

const wave = ritual('wave', 'X', [], { attack: { type: 'absolute', power: 2 } });
ruling('the targets of a ritual are named when it is declared, and Power cards given for its attack then', (r) => {
  r.table({ at: 'action', A: { line: [X], hand: [wave, ...power(1)] }, B: { line: [V, fighter('W')] } });
  r.act('spell wave', ['attackTarget', 'V', 'power']);
  r.expect({ A: { ritual: ['wave'], discard: ['power'] }, B: { line: { V: 10, W: 10 } } });
  r.endTurn();
  r.startTurn();
  r.neverAsks('attackTarget', ['act']);
  r.endTurn();
  r.expect({ B: { line: { V: 7, W: 10 } } });
});
ruling('of a ritual whose targets are gone nothing is done, and its card is discarded', (r) => {
  const hex = ritual('hex', 'X', [{ do: 'hurt', target: AIM, amount: 2 }, ...draw(3)], aiming());
  const dart = attackSpell('dart', 'Y', 'absolute', 10);
  r.table({ at: 'action', A: { line: [X, Y], hand: [hex, dart] }, B: { line: [V, fighter('W')] } });
  r.act('spell hex', ['nameTarget', 'V']);
  r.act('spell dart', ['attackTarget', 'V']);
  r.endTurn();
  r.startTurn();
  r.endTurn();
  r.expect({ A: { hand: 0, discard: ['hex', 'dart'], ritual: 0 }, B: { line: { W: 10 } } });
});
ruling('the attack of a ritual meets its targets in the stance of that end phase, and may be dodged', (r) => {
  const rain = ritual('rain', 'V', [], { attack: { type: 'danmaku', power: 3 } });
  const flier = fighter('X', { flight: 2 });
  const rituals = [{ card: rain, by: 'V', due: 3, named: { attacked: ['X'] } }];
  r.table({ at: 'action', A: { line: [flier] }, B: { line: [V], rituals } });
  r.endTurn(['A.dodge', 2]);
  r.expect({ A: { line: { X: { hp: 9, spirit: 3 } } } });
});
ruling('against the attack of a ritual a barrier is raised, and its caster feeds the other side', (r) => {
  const blast = ritual('blast', 'V', [], { attack: { type: 'absolute', power: 5 } });
  const rituals = [{ card: blast, by: 'V', due: 3, named: { attacked: ['X'] } }];
  r.table({
    at: 'action',
    A: { line: [hurt(X, 3), Y], hand: [spell('of X', 'X')] },
    B: { line: [V], rituals, hand: [spell('more of V', 'V')] },
  });
  r.endTurn(['A.barrierDefend', 'of X'], ['B.barrierAttack']);
  r.expect({ A: { line: { X: 1, Y: 10 } }, B: { hand: ['more of V'] } });
});
ruling('what a ritual does may be declined, but for what its text demands', (r) => {
  const gift = ritual('of V', 'V', draw(3), { may: true });
  r.table(prepared(gift));
  r.endTurn();
  r.expect({ B: { hand: 0, discard: ['of V'] } });
  r.table(prepared(gift));
  r.endTurn(['B.useEffect', 'yes']);
  r.expect({ B: { hand: 3 } });
});

const dart = attackSpell('dart', 'X', 'absolute', 10);
const fells: Entry[] = [
  ['act', 'spell dart'],
  ['attackTarget', 'V'],
];
ruling('a caster that has fallen breaks nothing: its ritual takes effect', (r) => {
  r.table(prepared(ofV, { hand: [dart] }));
  r.run(...fells);
  r.expect({ B: { out: ['V'], ritual: ['of V'] } });
  r.endTurn();
  r.expect({ B: { hand: 3, discard: ['of V'] } });
});
ruling('of a fallen caster the printed values count: not what it wore, nor what has changed it', (r) => {
  const worn = changed(fighter('V', { atk: 2, def: 3, hp: 6, spirit: 4 }), { what: 'atk', by: 5, last: 9 });
  const of = (stat: 'atk' | 'def' | 'hp' | 'spirit', drawn: number) => {
    const sum = ritual('of V', 'V', [{ do: 'draw', amount: { stat, of: 'user' } }]);
    const wears = standing(worn, { gear: [gear('wall', [{ what: 'def', by: 4 }])] });
    r.table(prepared(sum, { hand: [dart] }, { line: [wears, fighter('W')] }));
    r.run(...fells);
    r.endTurn();
    r.expect({ B: { hand: drawn } });
  };
  of('atk', 2);
  of('def', 3);
  of('hp', 6);
  of('spirit', 4);
});
ruling('a fallen caster attacks with its ritual all the same, and gets nothing for itself', (r) => {
  const last = ritual('last', 'V', [{ do: 'heal', target: 'user', amount: 9 }], {
    attack: { type: 'strike', power: { stat: 'atk', of: 'user', plus: 1 } },
  });
  const rituals = [{ card: last, by: 'V', due: 3, named: { attacked: ['Y'] } }];
  r.table(prepared(last, { line: [X, busy(Y)], hand: [dart] }, { rituals }));
  r.run(...fells);
  r.endTurn();
  // Strike 4 on DEF 0.
  r.expect({ A: { line: { X: 10, Y: 5 } }, B: { out: ['V'] } });
});
ruling('ritualSurvivesCaster false: with its caster its rituals break, and no others', (r) => {
  const rituals = [
    { card: ofV, by: 'V', due: 3 },
    { card: ritual('of W', 'W', DRAW), by: 'W', due: 3 },
  ];
  r.table(prepared(ofV, { hand: [dart] }, { rituals }, { ritualSurvivesCaster: false }));
  r.run(...fells);
  r.expect({ B: { ritual: ['of W'], discard: ['of V'] } });
  r.because('ritualBroken', 'fell');
  r.endTurn();
  r.expect({ B: { hand: 1 } });
});
ruling('everybody sees what is in preparation, by whom, and when it is due', (r) => {
  r.table(prepared(ofV));
  r.expectSeen('A', { 'B.ritual': ['of V'] });
  const { rituals } = r.match.view('public').facts as { rituals: { due: number; seat: number }[] };
  const seen = rituals.map(({ due, seat }) => [due, seat]).join();
  if (seen !== `3,${r.seatOf('B')}`) throw new Error(`seen is ${seen}`);
});
