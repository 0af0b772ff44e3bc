// Rulings on the first turn: whoever goes first deals no damage in it (3.4, 10.18).
import { test } from 'vitest';
import {
  AIM,
  aiming,
  attacker,
  DRAW,
  everybody,
  fighter,
  instant,
  item,
  power,
  quick,
  silence,
  skilled,
  spell,
} from './bench/cards.ts';
import { busy, hurt, type SideSpec, type TableSpec } from './bench/prepare.ts';
import { rulingsBy } from './bench.ts';

const ruling = rulingsBy(test);
const X = attacker('X', 'absolute', 3);
const [V, W] = [fighter('V'), fighter('W')];

/** The first turn of the match, A's. */
const first = (A: SideSpec, B: SideSpec = { line: [V] }): TableSpec => ({ at: 'action', turn: 1, A, B });
ruling('T26: in turn 1 the first player may declare a strike, and it does 0 damage', (r) => {
  r.table(first({ line: [attacker('X', 'strike', 5)], hand: power(1) }, { line: [busy(V)] }));
  r.attack('X', ['V', 'power']);
  r.expect({ A: { line: { X: { spirit: 4, state: 'busy' } }, hand: 0 }, B: { line: { V: 10 } } });
  r.happened({ declared: 1, attacked: 1, damaged: 1, resolved: 1 });
});
ruling('T26: in turn 1 a silencing skill of the first player works', (r) => {
  const hush = skilled('X', [silence(AIM, 2)], aiming());
  r.table(first({ line: [hush] }));
  r.act('skill X');
  r.expect({ B: { line: { V: { silenced: true } } } });
});
ruling('in turn 1 nobody is asked to dodge what does no damage, and no barrier is raised', (r) => {
  for (const type of ['danmaku', 'bombard', 'absolute'] as const) {
    for (const stance of ['busy', 'guard'] as const) {
      const victim = { lies: fighter('V', { flight: 2 }), hp: 1, state: stance };
      r.table(first({ line: [attacker('X', type, 5)] }, { line: [victim], hand: [spell('seal', 'V')] }));
      for (const why of ['dodge', 'dodgeFully', 'barrierDefend']) r.neverAsks(why, ['act', 'attack X']);
      r.attack('X', 'V');
      r.expect({ B: { line: { V: { hp: 1, spirit: 5 } } } });
    }
  }
});
ruling('in turn 1 an effect of the first player that hurts does nothing, and what it does besides it does', (r) => {
  const acid = item('acid', [{ do: 'hurt', target: everybody('foe'), amount: 3 }, ...DRAW]);
  r.table(first({ hand: [acid] }, { line: [V, W] }));
  r.act('item acid');
  r.expect({ A: { hand: 1 }, B: { line: { V: 10, W: 10 } } });
});
ruling('in turn 1 the HP that a skill costs are paid', (r) => {
  r.table(first({ line: [skilled('X', DRAW, { hp: 2 })] }));
  r.act('skill X');
  r.expect({ A: { line: { X: 8 }, hand: 1 } });
});
ruling('poison that the first player gives in turn 1 works from turn 2 on', (r) => {
  const sting = item('sting', [{ do: 'poison', target: AIM, amount: 2, turns: 3 }], aiming());
  r.table(first({ hand: [sting] }));
  r.act('item sting');
  r.expect({ B: { line: { V: { hp: 10, poison: 2 } } } });
  r.endTurn();
  r.startTurn();
  r.expect({ turn: 2, B: { line: { V: 8 } } });
});
ruling('in turn 1 the instants of the second player do damage', (r) => {
  const snap = instant('snap', 'V', [], { attack: { type: 'absolute', power: 4 } });
  const acid = quick('acid', [{ do: 'hurt', target: everybody('foe'), amount: 1 }]);
  r.table(first({ line: [X] }, { line: [V], hand: [snap, acid] }));
  r.attack('X', 'V', ['B.answer', 'spell snap'], ['B.answer', 'item acid']);
  r.expect({ A: { line: { X: 5 } }, B: { line: { V: 10 } } });
});
ruling('in turn 1 the first player may dodge what the second does to it, and raise a barrier against it', (r) => {
  const snap = instant('snap', 'V', [], { attack: { type: 'danmaku', power: 4 } });
  const flying = hurt(fighter('X', { flight: 1 }), 3);
  r.table(first({ line: [flying, fighter('Y')], hand: [spell('seal', 'X')] }, { line: [V], hand: [snap] }));
  r.attack('Y', 'V', ['B.answer', 'spell snap'], ['attackTarget', 'X'], ['A.dodge', 1], ['A.barrierDefend', 'seal']);
  r.expect({ A: { line: { X: { hp: 1, spirit: 4 }, Y: 10 } } });
});
ruling('from turn 2 on damage is done by whoever has the turn', (r) => {
  for (const turn of [2, 3]) {
    r.table({ at: 'action', turn, A: { line: [X] }, B: { line: [V] } });
    r.attack('X', 'V');
    r.expect({ B: { line: { V: 7 } } });
  }
});
