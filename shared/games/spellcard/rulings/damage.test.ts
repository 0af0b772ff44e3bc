// Rulings on damage (section 5): strike, danmaku, bombard and absolute, in either stance.
import { test } from 'vitest';
import { DAMAGE_TYPES, type DamageType, type Stance } from '../card-data.ts';
import { attacker, fighter, instant } from './bench/cards.ts';
import { busy, type CardSpec, guarding, type TableSpec } from './bench/prepare.ts';
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
const stances = { guard: guarding, busy } satisfies Record<Stance, (card: CardSpec) => CardSpec>;
const attackOfX = ['act', 'attack X'] as const;

ruling('T01: strike 5 on a busy character with DEF 3 does 3 damage', (r) => {
  r.table(against('strike', 5, busy(V(3))));
  r.attack('X', 'V');
  r.expect({ A: { line: { X: { spirit: 4, state: 'busy' } } }, B: { line: { V: { hp: 7, state: 'busy' } } } });
  r.happened({ attacked: 1, damaged: 1, grazed: 0 });
});
ruling('T02: strike 2 on a busy character with DEF 5 does 1 damage', (r) => {
  r.table(against('strike', 2, busy(V(5))));
  r.attack('X', 'V');
  r.expect({ B: { line: { V: 9 } } });
});
ruling('T04: strike 3 on a guarding character with DEF 3 does no damage', (r) => {
  r.table(against('strike', 3, guarding(V(3))));
  r.attack('X', 'V');
  r.expect({ B: { line: { V: 10 } } });
  r.happened({ attacked: 1, damaged: 1 });
});
ruling('T05: strike 4 on a guarding character with DEF 3 breaks its guard for 1 damage', (r) => {
  r.table(against('strike', 4, guarding(V(3))));
  r.attack('X', 'V');
  r.expect({ B: { line: { V: { hp: 9, state: 'guard' } } } });
});
ruling('a strike asks nobody about dodging', (r) => {
  for (const stance of [guarding, busy]) {
    r.table(against('strike', 5, stance(V(0, 4, 5))));
    r.neverAsks('dodge', attackOfX);
    r.neverAsks('dodgeFully', attackOfX);
  }
});

ruling('T08: danmaku 4 on a busy character with FLY 2 and SP 5 that dodges all it can: 2 damage, SP 3', (r) => {
  r.table(against('danmaku', 4, busy(V(0, 2, 5))));
  r.attack('X', 'V', ['B.dodge', 2]);
  r.expect({ B: { line: { V: { hp: 8, spirit: 3 } } } });
  r.happened({ grazed: 1 });
});
ruling('T09: the same with SP 1: 3 damage, SP 0', (r) => {
  r.table(against('danmaku', 4, busy(V(0, 2, 1))));
  r.offers('B.dodge', ['0 to 1'], attackOfX);
  r.attack('X', 'V', ['B.dodge', 1]);
  r.expect({ B: { line: { V: { hp: 7, spirit: 0 } } } });
});
ruling('T10: the same in guard with SP 1: 2 damage, SP 0', (r) => {
  r.table(against('danmaku', 4, guarding(V(0, 2, 1))));
  r.offers('B.dodge', ['0 to 2'], attackOfX);
  r.attack('X', 'V', ['B.dodge', 2]);
  r.expect({ B: { line: { V: { hp: 8, spirit: 0 } } } });
});
ruling('in guard any dodge costs 1 spirit in all', (r) => {
  for (const dodged of [1, 2, 3]) {
    r.table(against('danmaku', 4, guarding(V(0, 3, 5))));
    r.attack('X', 'V', ['B.dodge', dodged]);
    r.expect({ B: { line: { V: { hp: 6 + dodged, spirit: 4 } } } });
  }
});
ruling('T12: danmaku 4 on a character with SP 0 and FLY 4 does 4 damage in any stance, and nobody is asked', (r) => {
  for (const stance of [guarding, busy]) {
    r.table(against('danmaku', 4, stance(V(0, 4, 0))));
    r.neverAsks('dodge', attackOfX);
    r.attack('X', 'V');
    r.expect({ B: { line: { V: { hp: 6, spirit: 0 } } } });
  }
});
ruling('T13: danmaku 4 on a busy character with DEF 9 that does not dodge does 4 damage', (r) => {
  r.table(against('danmaku', 4, busy(V(9, 2, 5))));
  r.attack('X', 'V', ['B.dodge', 0]);
  r.expect({ B: { line: { V: { hp: 6, spirit: 5 } } } });
  r.happened({ grazed: 0 });
});
ruling('T14: a busy character with FLY 2 and SP 5 may dodge 0, 1 or 2 of danmaku, not 3', (r) => {
  r.table(against('danmaku', 4, busy(V(0, 2, 5))));
  r.offers('B.dodge', ['0 to 2'], attackOfX);
  r.illegal(attackOfX, ['B.dodge', 3]);
  r.attack('X', 'V', ['B.dodge', 1]);
  r.expect({ B: { line: { V: { hp: 7, spirit: 4 } } } });
});
ruling('no more than the attack itself can be dodged', (r) => {
  for (const stance of [guarding, busy]) {
    r.table(against('danmaku', 1, stance(V(0, 3, 3))));
    r.offers('B.dodge', ['0 to 1'], attackOfX);
    r.attack('X', 'V', ['B.dodge', 1]);
    r.expect({ B: { line: { V: { hp: 10, spirit: 2 } } } });
  }
});
ruling('dodging is chosen when the attack resolves: what was spent on an answer dodges nothing', (r) => {
  const busyV = busy(fighter('V', { flight: 2, spirit: 2 }));
  const focus = instant('focus', 'V', [], { spirit: 1 });
  r.table({ at: 'action', A: { line: [attacker('X', 'danmaku', 4)] }, B: { line: [busyV], hand: [focus] } });
  r.offers('B.dodge', ['0 to 2'], attackOfX);
  r.offers('B.dodge', ['0 to 1'], attackOfX, ['B.answer', 'spell focus']);
  r.attack('X', 'V', ['B.answer', 'spell focus'], ['B.dodge', 1]);
  r.expect({ B: { line: { V: { hp: 7, spirit: 0 } } } });
});

ruling('T15: bombard 6 on a busy character with DEF 2 that does not dodge does 5 damage', (r) => {
  r.table(against('bombard', 6, busy(V(2, 3, 5))));
  r.attack('X', 'V', ['B.dodge', 0]);
  r.expect({ B: { line: { V: { hp: 5, spirit: 5 } } } });
});
ruling('T16: bombard 6 on a busy character with DEF 2, FLY 3 and SP 5 that dodges 3: 2 damage, SP 2', (r) => {
  r.table(against('bombard', 6, busy(V(2, 3, 5))));
  r.offers('B.dodge', ['0 to 3'], attackOfX);
  r.attack('X', 'V', ['B.dodge', 3]);
  r.expect({ B: { line: { V: { hp: 8, spirit: 2 } } } });
});
ruling('T18: bombard 4 on a guarding character with DEF 2 and FLY 2 that dodges: no damage for 1 spirit', (r) => {
  r.table(against('bombard', 4, guarding(V(2, 2, 4))));
  r.neverAsks('dodge', attackOfX);
  r.attack('X', 'V', ['B.dodgeFully', 'yes']);
  r.expect({ B: { line: { V: { hp: 10, spirit: 3 } } } });
});
ruling('in guard a bombard that gets through does 2 damage, dodged or not', (r) => {
  r.table(against('bombard', 6, guarding(V(2, 3, 5))));
  r.attack('X', 'V');
  r.expect({ B: { line: { V: { hp: 8, spirit: 5 } } } });
  r.table(against('bombard', 6, guarding(V(2, 3, 5))));
  r.attack('X', 'V', ['B.dodgeFully', 'yes']);
  r.expect({ B: { line: { V: { hp: 8, spirit: 4 } } } });
});
ruling('without spirit or flight nobody is asked to fly from a bombard', (r) => {
  for (const stance of [guarding, busy]) {
    for (const [flight, spirit] of [
      [3, 0],
      [0, 5],
    ] as const) {
      r.table(against('bombard', 6, stance(V(2, flight, spirit))));
      r.neverAsks('dodge', attackOfX);
      r.neverAsks('dodgeFully', attackOfX);
    }
  }
});
ruling(
  'a bombard that is flown from altogether does nothing, or 1 where the match takes the minimum literally',
  (r) => {
    for (const fullDodge of [0, 1]) {
      r.table(against('bombard', 4, busy(V(2, 4, 4)), { fullDodge }));
      r.attack('X', 'V', ['B.dodge', 4]);
      r.expect({ B: { line: { V: { hp: 10 - fullDodge, spirit: 0 } } } });
    }
  },
);
ruling('bombardDodgeCap: a bombard is flown from as far as flight goes, or as spirit goes', (r) => {
  r.table(against('bombard', 6, busy(V(2, 1, 5)), { bombardDodgeCap: 'flight' }));
  r.offers('B.dodge', ['0 to 1'], attackOfX);
  r.table(against('bombard', 6, busy(V(2, 1, 5)), { bombardDodgeCap: 'none' }));
  r.offers('B.dodge', ['0 to 5'], attackOfX);
  r.attack('X', 'V', ['B.dodge', 5]);
  r.expect({ B: { line: { V: { hp: 9, spirit: 0 } } } });
});
ruling('T21: absolute 3 on a guarding character with DEF 9 and FLY 9 does 3 damage, and nobody is asked', (r) => {
  for (const stance of [guarding, busy]) {
    r.table(against('absolute', 3, stance(V(9, 9))));
    r.neverAsks('dodge', attackOfX);
    r.neverAsks('dodgeFully', attackOfX);
    r.attack('X', 'V');
    r.expect({ B: { line: { V: { hp: 7, spirit: 5 } } } });
  }
});
ruling('minDamageAtZeroAttack: a strike of nothing does 1 to a busy character, or 0', (r) => {
  for (const minDamageAtZeroAttack of [0, 1]) {
    r.table(against('strike', 0, busy(V(3)), { minDamageAtZeroAttack }));
    r.attack('X', 'V');
    r.expect({ B: { line: { V: 10 - minDamageAtZeroAttack } } });
  }
});

ruling('T56: of two strikes in one turn on a guarding character with DEF 2, 2 does nothing and 5 does 1', (r) => {
  r.table({
    at: 'action',
    A: { line: [attacker('X', 'strike', 2), attacker('Y', 'strike', 5)] },
    B: { line: [guarding(V(2))] },
  });
  r.attack('X', 'V');
  r.expect({ B: { line: { V: { hp: 10, state: 'guard' } } } });
  r.attack('Y', 'V');
  r.expect({ B: { line: { V: { hp: 9, state: 'guard' } } } });
});
ruling('guard lasts while spirit runs down: the second danmaku meets the guard that is left without spirit', (r) => {
  r.table({
    at: 'action',
    A: { line: [attacker('X', 'danmaku', 3), attacker('Y', 'danmaku', 3)] },
    B: { line: [guarding(V(0, 3, 1))] },
  });
  r.attack('X', 'V', ['B.dodge', 3]);
  r.neverAsks('dodge', ['act', 'attack Y']);
  r.attack('Y', 'V');
  r.expect({ B: { line: { V: { hp: 7, spirit: 0, state: 'guard' } } } });
});
ruling('dodgeCapPer: flight may be used up to its value in every attack, or once in a turn', (r) => {
  const two = (dodgeCapPer: string): TableSpec => ({
    at: 'action',
    A: { line: [attacker('X', 'danmaku', 4), attacker('Y', 'danmaku', 4)] },
    B: { line: [busy(V(0, 3, 5))] },
    options: { dodgeCapPer },
  });
  r.table(two('attack'));
  r.attack('X', 'V', ['B.dodge', 2]);
  r.offers('B.dodge', ['0 to 3'], ['act', 'attack Y']);
  r.table(two('turn'));
  r.attack('X', 'V', ['B.dodge', 2]);
  r.offers('B.dodge', ['0 to 1'], ['act', 'attack Y']);
  r.attack('Y', 'V', ['B.dodge', 1]);
  r.expect({ B: { line: { V: { hp: 5, spirit: 2 } } } });
});
ruling('a flight that is limited by the turn is whole again in the next', (r) => {
  r.table({ ...against('danmaku', 4, busy(V(0, 2, 5)), { dodgeCapPer: 'turn' }) });
  r.attack('X', 'V', ['B.dodge', 2]);
  r.endTurn();
  r.startTurn();
  r.endTurn();
  r.startTurn();
  r.offers('B.dodge', ['0 to 2'], attackOfX);
});

ruling('T58: in real matches, too, guard is never worse than busy with the same dodge', (r) => {
  for (const type of DAMAGE_TYPES) {
    for (const [atk, def, flight, spirit] of SAMPLE) {
      const left = (stance: Stance): number => {
        r.table(against(type, atk, stances[stance](V(def, flight, spirit))));
        const most = { guard: Math.min(flight, atk), busy: Math.min(flight, atk, spirit) }[stance];
        const flies = (type === 'danmaku' || type === 'bombard') && spirit > 0 && most > 0;
        const isWhole = type === 'bombard' && stance === 'guard';
        r.attack('X', 'V', ...(flies ? [isWhole ? (['dodgeFully', 'yes'] as const) : (['dodge', most] as const)] : []));
        const [card = 0] = r.state.zones[r.seatOf('B')].line;
        return r.state.cards[card]?.hp ?? 0;
      };
      const [guard, other] = [left('guard'), left('busy')];
      if (guard < other) throw new Error(`${type} ${atk} on ${def}, ${flight}, ${spirit}: ${guard} of ${other}`);
      r.expect({ B: { line: { V: other } } });
    }
  }
});
const SAMPLE = [
  [0, 0, 0, 0],
  [3, 3, 1, 1],
  [4, 2, 2, 4],
  [4, 2, 4, 4],
  [6, 2, 3, 1],
  [6, 2, 3, 0],
] as const;
