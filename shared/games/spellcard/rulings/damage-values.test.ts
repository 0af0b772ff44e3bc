// Rulings on what changes the damage of an attack: the stance in the own turn, wards, equipment, and what forbids dodging (sections 1.7, 4.4, 5).
import { test } from 'vitest';
import type { DamageType, Gift } from '../card-data.ts';
import { armour, attacker, DRAW, fighter, gear, instant, item, terrain } from './bench/cards.ts';
import { busy, type CardSpec, changed, guarding, hurt, type TableSpec, wearing } from './bench/prepare.ts';
import { rulingsBy } from './bench.ts';

const ruling = rulingsBy(test);
/** X, with this attack, has its turn; V stands against it. */
const against = (type: DamageType, atk: number, V: CardSpec, options: TableSpec['options'] = {}): TableSpec => ({
  at: 'action',
  A: { line: [attacker('X', type, atk)] },
  B: { line: [V] },
  options,
});
const V = (def: number, flight = 0, spirit = 5) => fighter('V', { def, flight, spirit });
const attackOfX = ['act', 'attack X'] as const;

/** In the turn of A, B answers with an attack on it. */
const attackedInOwnTurn = (type: DamageType, power: number, ownTurnStance: string): TableSpec => ({
  at: 'action',
  A: { line: [fighter('X', { def: 2 })], hand: [item('whistle', DRAW)] },
  B: { line: [fighter('V')], hand: [instant('sting', 'V', [], { attack: { type, power } })] },
  options: { ownTurnStance },
});
ruling('ownTurnStance: in its own turn a character that has not acted yet counts as busy, or as guarding', (r) => {
  for (const [ownTurnStance, hp] of [
    ['busy', 6],
    ['guard', 9],
  ] as const) {
    r.table(attackedInOwnTurn('strike', 5, ownTurnStance));
    r.act('item whistle', ['B.answer', 'spell sting']);
    r.expect({ A: { line: { X: hp } } });
  }
});
ruling('a character that was turned into guard in its own turn counts as busy all the same', (r) => {
  const { A, ...rest } = attackedInOwnTurn('strike', 5, 'busy');
  r.table({ ...rest, A: { ...A, line: [guarding(fighter('X', { def: 2 }))] } });
  r.act('item whistle', ['B.answer', 'spell sting']);
  r.expect({ A: { line: { X: 6 } } });
});

ruling('a ward is taken off each attack but an absolute one, and leaves no less than nothing', (r) => {
  for (const [type, atk, hp] of [
    ['strike', 5, 4],
    ['danmaku', 5, 5],
    ['danmaku', 1, 8],
    ['bombard', 5, 4],
    ['absolute', 5, 3],
  ] as const) {
    r.table(against(type, atk, wearing(busy(hurt(fighter('V'), 8)), armour('veil', [{ what: 'ward', by: 2 }]))));
    r.attack('X', 'V');
    r.expect({ B: { line: { V: { hp, ward: 2 } } } });
  }
});
ruling('a value that is given in one stance counts only in that', (r) => {
  const shell: Gift = { what: 'def', by: 2, stance: 'guard' };
  const meets = (V: CardSpec) => against('strike', 3, wearing(V, armour('shell', [shell])));
  r.table(meets(guarding(V(1))));
  r.attack('X', 'V');
  r.expect({ B: { line: { V: { hp: 10, def: 3 } } } });
  r.table(meets(busy(V(1))));
  r.attack('X', 'V');
  r.expect({ B: { line: { V: { hp: 7, def: 1 } } } });
});
ruling('what strengthens one type of attack does so for whoever makes it and on whomever it is made', (r) => {
  const horn = gear('horn', [{ what: 'power', type: 'danmaku', by: 2 }]);
  const lure = armour('lure', [{ what: 'against', type: 'danmaku', by: 1 }]);
  for (const [type, hp] of [
    ['danmaku', 4],
    ['absolute', 7],
  ] as const) {
    r.table({
      at: 'action',
      A: { line: [wearing(attacker('X', type, 3), horn)] },
      B: { line: [wearing(busy(V(0)), lure)] },
    });
    r.attack('X', 'V');
    r.expect({ B: { line: { V: hp } } });
  }
});
ruling('an attack that is weakened below nothing is one of nothing', (r) => {
  const fog = terrain('fog', [{ what: 'against', type: 'danmaku', by: -5 }]);
  r.table({
    ...against('danmaku', 3, busy(V(0, 3, 3))),
    A: { line: [attacker('X', 'danmaku', 3)], environment: [fog] },
  });
  r.neverAsks('dodge', attackOfX);
  r.attack('X', 'V');
  r.expect({ B: { line: { V: { hp: 10, spirit: 3 } } } });
  r.happened({ attacked: 1, damaged: 1 });
});
ruling('whoever cannot dodge is not asked', (r) => {
  for (const stance of [guarding, busy]) {
    for (const type of ['danmaku', 'bombard'] as const) {
      r.table(against(type, 4, changed(stance(V(0, 2, 5)), { what: 'dodge', last: 3 })));
      r.neverAsks('dodge', attackOfX);
      r.neverAsks('dodgeFully', attackOfX);
    }
  }
  r.attack('X', 'V');
  r.expect({ B: { line: { V: { spirit: 5 } } } });
});
ruling('a lower flight or defence is never below 0', (r) => {
  const soaked = changed(busy(V(1, 1)), { what: 'def', by: -3, last: 3 }, { what: 'flight', by: -3, last: 3 });
  r.table(against('bombard', 4, soaked));
  r.neverAsks('dodge', attackOfX);
  r.attack('X', 'V');
  r.expect({ B: { line: { V: { hp: 5, def: 0, flight: 0 } } } });
});
