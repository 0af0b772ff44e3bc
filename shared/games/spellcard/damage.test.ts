// The numbers of section 5: its tables, the reference function of section 11, and what the options change of them.
import { expect, test } from 'vitest';
import { DAMAGE_TYPES, type DamageType, type Stance } from './card-data.ts';
import { type DamageRules, damageOf, type Hit, mostDodged } from './damage.ts';
import { optionsFrom } from './options.ts';

const RULES: DamageRules = optionsFrom({});
const STANCES: readonly Stance[] = ['guard', 'busy'];
const NOTHING: Hit = { type: 'strike', stance: 'busy', atk: 0, def: 0, flight: 0, spirit: 0 };
const hit = (type: DamageType, stance: Stance, values: Partial<Hit>): Hit => ({ ...NOTHING, type, stance, ...values });
const lost = (on: Hit, dodge = 0, rules = RULES): number => damageOf(on, dodge, rules).amount;
/** `2 (1)`: damage, and spirit spent. */
const both = (on: Hit, dodge: number, rules = RULES): string => {
  const { amount, spent } = damageOf(on, dodge, rules);
  return `${amount} (${spent})`;
};

/** Rows ATK from 1, columns DEF from 0. */
const strikes = (stance: Stance): string[] =>
  [1, 2, 3, 4, 5, 6].map((atk) => [0, 1, 2, 3, 4, 5].map((def) => lost(hit('strike', stance, { atk, def }))).join(' '));
test('strike on a busy character does ATK-DEF+1, at least 1 (T01, T02)', () => {
  expect(strikes('busy')).toEqual([
    '2 1 1 1 1 1',
    '3 2 1 1 1 1',
    '4 3 2 1 1 1',
    '5 4 3 2 1 1',
    '6 5 4 3 2 1',
    '7 6 5 4 3 2',
  ]);
});
test('strike on a guarding character does 1 if ATK is more than DEF, else nothing (T04, T05)', () => {
  expect(strikes('guard')).toEqual([
    '1 0 0 0 0 0',
    '1 1 0 0 0 0',
    '1 1 1 0 0 0',
    '1 1 1 1 0 0',
    '1 1 1 1 1 0',
    '1 1 1 1 1 1',
  ]);
});

/** The smallest damage that can be reached by dodging. */
const smallest = (on: Hit): string => both(on, mostDodged(on, RULES));
type DanmakuRow = readonly [atk: number, flight: number, spirit: number, busy: string, guard: string];
const DANMAKU: readonly DanmakuRow[] = [
  [4, 2, 5, '2 (2)', '2 (1)'],
  [4, 2, 1, '3 (1)', '2 (1)'],
  [4, 2, 0, '4 (0)', '4 (0)'],
  [4, 0, 5, '4 (0)', '4 (0)'],
  [4, 4, 4, '0 (4)', '0 (1)'],
  [4, 6, 2, '2 (2)', '0 (1)'],
  [6, 3, 2, '4 (2)', '3 (1)'],
  [6, 3, 1, '5 (1)', '3 (1)'],
  [1, 3, 3, '0 (1)', '0 (1)'],
];
test.each(DANMAKU)('danmaku %i on FLY %i and SP %i can be dodged to %s busy and %s in guard', (...row) => {
  const [atk, flight, spirit, busy, guard] = row;
  const is = (stance: Stance, def: number): string => smallest(hit('danmaku', stance, { atk, def, flight, spirit }));
  for (const def of [0, 9]) expect([is('busy', def), is('guard', def)]).toEqual([busy, guard]);
});

/** A dash where there is nothing to dodge. */
type BombardRow = readonly [number, number, number, number, string, string, string, string];
const BOMBARD: readonly BombardRow[] = [
  [6, 2, 3, 5, '5 (0)', '2 (3)', '2 (0)', '2 (1)'],
  [6, 2, 3, 1, '5 (0)', '4 (1)', '2 (0)', '2 (1)'],
  [6, 2, 3, 0, '5 (0)', '-', '2 (0)', '-'],
  [6, 2, 0, 5, '5 (0)', '-', '2 (0)', '-'],
  [4, 2, 2, 4, '3 (0)', '1 (2)', '2 (0)', '0 (1)'],
  [4, 2, 4, 4, '3 (0)', '0 (4)', '2 (0)', '0 (1)'],
  [4, 5, 1, 3, '1 (0)', '1 (1)', '0 (0)', '0 (1)'],
  [5, 1, 2, 2, '5 (0)', '3 (2)', '2 (0)', '2 (1)'],
  [3, 3, 1, 1, '1 (0)', '1 (1)', '0 (0)', '0 (1)'],
  [8, 2, 3, 3, '7 (0)', '4 (3)', '2 (0)', '2 (1)'],
];
test.each(BOMBARD)(
  'bombard %i on DEF %i, FLY %i and SP %i does %s busy and dodged %s, in guard %s and dodged %s',
  (...row) => {
    const [atk, def, flight, spirit, ...expected] = row;
    const is = (stance: Stance): string[] => {
      const on = hit('bombard', stance, { atk, def, flight, spirit });
      const most = mostDodged(on, RULES);
      return [both(on, 0), most === 0 ? '-' : both(on, most)];
    };
    expect([...is('busy'), ...is('guard')]).toEqual(expected);
  },
);
test('absolute damage is what it says, in any stance, and nothing of it can be dodged (T21)', () => {
  for (const stance of STANCES) {
    const on = hit('absolute', stance, { atk: 3, def: 9, flight: 9, spirit: 9 });
    expect([both(on, 9), mostDodged(on, RULES)]).toEqual(['3 (0)', 0]);
  }
});
test('nothing of a strike can be dodged', () => {
  for (const stance of STANCES) {
    const on = hit('strike', stance, { atk: 5, flight: 9, spirit: 9 });
    expect([damageOf(on, 9, RULES).dodged, mostDodged(on, RULES)]).toEqual([0, 0]);
  }
});
test('busy, no more can be dodged than flight, spirit and attack allow; in guard one spirit is enough for all (5.2)', () => {
  const most = (stance: Stance, atk: number, flight: number, spirit: number): number[] =>
    (['danmaku', 'bombard'] as const).map((type) => mostDodged(hit(type, stance, { atk, flight, spirit }), RULES));
  expect([most('busy', 4, 2, 5), most('busy', 4, 5, 2), most('busy', 2, 5, 4)]).toEqual([
    [2, 2],
    [2, 2],
    [2, 2],
  ]);
  expect([most('guard', 9, 7, 1), most('guard', 4, 7, 1), most('guard', 9, 7, 0)]).toEqual([
    [7, 7],
    [4, 4],
    [0, 0],
  ]);
});
test('in guard a bombard is flown with all of the flight or not at all (5.3)', () => {
  const on = hit('bombard', 'guard', { atk: 6, def: 2, flight: 4, spirit: 3 });
  expect(damageOf(on, 1, RULES)).toEqual({ amount: 0, spent: 1, dodged: 4 });
  expect(damageOf(on, 0, RULES)).toEqual({ amount: 2, spent: 0, dodged: 0 });
});

/** Word for word the function of section 11. */
function reference(type: DamageType, stance: Stance, ATK: number, DEF: number, FLY: number, SP: number, dodge: number) {
  if (type === 'absolute') return { dmg: ATK, spent: 0 };
  const cap = Math.min(FLY, ATK);
  if (type === 'danmaku') {
    const g = stance === 'guard' ? (SP >= 1 ? Math.min(dodge, cap) : 0) : Math.min(dodge, cap, SP);
    return { dmg: ATK - g, spent: stance === 'guard' ? (g > 0 ? 1 : 0) : g };
  }
  if (type === 'strike')
    return { dmg: stance === 'guard' ? (ATK > DEF ? 1 : 0) : Math.max(1, ATK - DEF + 1), spent: 0 };
  const full = stance === 'guard';
  const use = full && dodge > 0 && SP >= 1 && FLY > 0;
  const d = full ? (use ? cap : 0) : Math.min(dodge, cap, SP);
  const r = ATK - d;
  return {
    dmg: full ? (r > DEF ? 2 : 0) : r === 0 && d > 0 ? 0 : Math.max(1, r - DEF + 1),
    spent: full ? (use ? 1 : 0) : d,
  };
}
const DIGITS = Array.from({ length: 10 }, (_, n) => n);
/** Every ATK, DEF, FLY and SP from 0 to 9. */
const everyHit = (type: DamageType, stance: Stance): Hit[] =>
  DIGITS.flatMap((atk) =>
    DIGITS.flatMap((def) =>
      DIGITS.flatMap((flight) => DIGITS.map((spirit) => ({ type, stance, atk, def, flight, spirit }))),
    ),
  );
for (const type of DAMAGE_TYPES) {
  for (const stance of STANCES) {
    test(`${type} in ${stance} is as the reference function says for every ATK, DEF, FLY, SP and dodge (T01-T21)`, () => {
      const wrong: object[] = [];
      for (const on of everyHit(type, stance)) {
        // Of an attack that is nothing there is nothing to dodge: no spirit is spent on that.
        const most = on.atk === 0 ? 0 : 10;
        for (let dodge = 0; dodge <= most; dodge++) {
          const { dmg, spent } = reference(type, stance, on.atk, on.def, on.flight, on.spirit, dodge);
          const is = damageOf(on, dodge, RULES);
          if (is.amount !== dmg || is.spent !== spent) wrong.push({ ...on, dodge, dmg, spent, is });
        }
      }
      expect(wrong).toEqual([]);
    });
  }
}
test('of an attack that is nothing there is nothing to dodge, and the reference function does the same damage', () => {
  for (const type of DAMAGE_TYPES) {
    for (const stance of STANCES) {
      const on = hit(type, stance, { def: 2, flight: 3, spirit: 3 });
      expect(mostDodged(on, RULES)).toBe(0);
      expect(both(on, 3)).toBe(`${reference(type, stance, 0, 2, 3, 3, 3).dmg} (0)`);
    }
  }
});

/** Hits for which guard is worse than busy with the same dodge. */
const worseInGuard = (rules: DamageRules): Hit[] =>
  DAMAGE_TYPES.flatMap((type) =>
    everyHit(type, 'guard').filter((on) =>
      DIGITS.some((dodge) => lost(on, dodge, rules) > lost({ ...on, stance: 'busy' }, dodge, rules)),
    ),
  );
test('T58: guard is never worse than busy with the same dodge', () => {
  for (const fullDodge of [0, 1] as const)
    for (const minDamageAtZeroAttack of [0, 1] as const)
      expect(worseInGuard({ ...RULES, fullDodge, minDamageAtZeroAttack })).toEqual([]);
});
test('where a busy character may fly on without flight, guard can be worse (5.5)', () => {
  const [first] = worseInGuard({ ...RULES, bombardDodgeCap: 'none' });
  expect(first).toMatchObject({ type: 'bombard' });
});

test('bombardDodgeCap none: busy, only spirit and attack limit how far a bombard is flown; danmaku and guard stay', () => {
  const rules: DamageRules = { ...RULES, bombardDodgeCap: 'none' };
  const most = (type: DamageType, stance: Stance): number =>
    mostDodged(hit(type, stance, { atk: 6, def: 2, flight: 3, spirit: 5 }), rules);
  expect([most('bombard', 'busy'), most('danmaku', 'busy'), most('bombard', 'guard')]).toEqual([5, 3, 3]);
  expect(both(hit('bombard', 'busy', { atk: 6, def: 2, flight: 3, spirit: 5 }), 5, rules)).toBe('1 (5)');
  expect(mostDodged(hit('bombard', 'busy', { atk: 4, spirit: 9 }), rules)).toBe(4);
});
test('fullDodge: a bombard flown away from altogether does 0, or 1 by the letter of the formula', () => {
  const on = hit('bombard', 'busy', { atk: 4, def: 2, flight: 4, spirit: 4 });
  expect([both(on, 4), both(on, 4, { ...RULES, fullDodge: 1 })]).toEqual(['0 (4)', '1 (4)']);
  expect(both(on, 3, { ...RULES, fullDodge: 1 })).toBe('1 (3)');
  // Danmaku that is dodged altogether has no minimum.
  expect(both({ ...on, type: 'danmaku' }, 4, { ...RULES, fullDodge: 1 })).toBe('0 (4)');
});
test('minDamageAtZeroAttack: strike and bombard of nothing do 1 to a busy character, or 0', () => {
  const rules: DamageRules = { ...RULES, minDamageAtZeroAttack: 0 };
  for (const type of ['strike', 'bombard'] as const) {
    for (const def of [0, 3]) {
      expect(lost(hit(type, 'busy', { def }))).toBe(1);
      expect(lost(hit(type, 'busy', { def }), 0, rules)).toBe(0);
      expect(lost(hit(type, 'guard', { def }))).toBe(0);
    }
    expect(lost(hit(type, 'busy', { atk: 1, def: 5 }), 0, rules)).toBe(1);
  }
  expect(lost(hit('danmaku', 'busy', {}))).toBe(0);
});
