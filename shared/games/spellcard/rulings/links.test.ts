// Rulings on what answers do to the declaration that they answer (6.2): negate, weaken, redirect, and to its user.
import { test } from 'vitest';
import type { CardData, Effect } from '../card-data.ts';
import {
  AIM,
  aiming,
  attacker,
  attackSpell,
  DRAW,
  draw,
  fighter,
  HIT,
  item,
  NEGATE,
  plain,
  power,
  quick,
  skilled,
  spell,
  terrain,
} from './bench/cards.ts';
import type { TableSpec } from './bench/prepare.ts';
import { rulingsBy } from './bench.ts';

const ruling = rulingsBy(test);
const X = attacker('X', 'absolute', 3);
const V = fighter('V');
const W = fighter('W');
/** X may attack V, with these hands. */
const duel = (A: readonly CardData[], B: readonly CardData[], options: TableSpec['options'] = {}): TableSpec => ({
  at: 'action',
  A: { line: [X], hand: A },
  B: { line: [V], hand: B },
  options,
});
const attackOfX = ['act', 'attack X'] as const;
const weaken = (by: number): readonly Effect[] => [{ do: 'weaken', by }];

ruling('what is negated does nothing, and what was paid for it stays paid', (r) => {
  const bolt = spell('bolt', 'X', draw(3), { p: 1, spirit: 2 });
  r.table(duel([bolt, ...power(1)], [quick('parry', NEGATE)]));
  r.run(['act', 'spell bolt'], ['payP', 'power'], ['B.answer', 'item parry']);
  r.expect({ A: { hand: 0, discard: ['bolt', 'power'], line: { X: { spirit: 3, done: ['spell'] } } } });
  r.happened({ failed: 1, resolved: 1 });
});
ruling('attacks and environments are negated just so', (r) => {
  r.table(duel([terrain('moor')], [quick('parry', NEGATE), quick('parry', NEGATE)]));
  r.attack('X', 'V', ['B.answer', 'item parry']);
  r.act('item moor', ['B.answer', 'item parry']);
  r.expect({ A: { environment: 0, discard: ['moor'] }, B: { line: { V: 10 } } });
});
ruling('negated is the declaration that is answered and no other', (r) => {
  r.table(duel([quick('counter', NEGATE)], [quick('parry', NEGATE)]));
  r.run(attackOfX, ['B.answer', 'item parry'], ['A.answer', 'item counter']);
  r.expect({ B: { line: { V: 7 } } });
  r.happened({ failed: 1, resolved: 2 });
  r.table(duel([quick('own', DRAW)], [quick('parry', NEGATE)]));
  r.run(attackOfX, ['B.answer'], ['A.answer', 'item own'], ['B.answer', 'item parry']);
  r.expect({ A: { hand: 0 }, B: { line: { V: 7 } } });
});
ruling('what negates, weakens or redirects does nothing as the first link', (r) => {
  const all: Effect[] = [...NEGATE, ...weaken(2), { do: 'redirect', to: 'user' }, ...DRAW];
  r.table({ at: 'action', A: { line: [X], hand: [quick('parry', all)] } });
  r.act('item parry');
  r.expect({ A: { hand: 1 } });
  r.happened({ resolved: 1, failed: 0 });
});
ruling('a weakened attack has so much less ATK, never below 0, and its Power cards count', (r) => {
  const weak = (by: number, boost: readonly string[], hp: number) => {
    r.table(duel([...power(2)], [quick('veil', weaken(by))]));
    r.attack('X', ['V', ...boost], ['B.answer', 'item veil']);
    r.expect({ B: { line: { V: hp } } });
  };
  weak(2, [], 9);
  weak(9, [], 10);
  weak(3, ['power', 'power'], 8);
});
ruling('a second weakening answers the first, not the attack; both in one text count twice', (r) => {
  const veil = () => quick('veil', weaken(1));
  r.table(duel(plain('any'), [veil(), veil()]));
  r.run(attackOfX, ['B.answer', 'item veil'], ['A.answer'], ['B.answer', 'item veil']);
  r.expect({ B: { line: { V: 8 }, hand: 0 } });
  r.table(duel([], [quick('veil', [...weaken(1), ...weaken(1)])]));
  r.run(attackOfX, ['B.answer', 'item veil']);
  r.expect({ B: { line: { V: 9 } } });
});
ruling('weakened is the attack that is answered and no other', (r) => {
  const ray = attackSpell('ray', 'X', 'absolute', 4, { speed: 'instant' });
  r.table(duel([ray], [quick('veil', weaken(3))]));
  r.run(attackOfX, ['B.answer'], ['A.answer', 'spell ray'], ['B.answer', 'item veil']);
  r.expect({ B: { line: { V: 6 } } });
  r.happened({ attacked: 2 });
});
ruling('the attacks of a skill and of a spell card are weakened, and an effect that hurts is not', (r) => {
  const burst = skilled('X', [], { attack: { type: 'absolute', power: 4 } });
  const acid = item('acid', [{ do: 'hurt', target: AIM, amount: 4 }], aiming());
  r.table({
    at: 'action',
    A: { line: [burst], hand: [acid] },
    B: { line: [V], hand: [1, 2].map(() => quick('veil', weaken(3))) },
  });
  r.act('skill X', ['B.answer', 'item veil']);
  r.expect({ B: { line: { V: 9 } } });
  r.act('item acid', ['B.answer', 'item veil']);
  r.expect({ B: { line: { V: 5 } } });
});
ruling('a redirected attack is on the one it was led to, by whom it is dodged', (r) => {
  const flier = fighter('W', { flight: 2 });
  const decoy = quick('decoy', [{ do: 'redirect', to: AIM }], aiming({ who: 'you' }));
  r.table({ at: 'action', A: { line: [attacker('X', 'danmaku', 4)] }, B: { line: [V, flier], hand: [decoy] } });
  r.run(attackOfX, ['attackTarget', 'V'], ['B.answer', 'item decoy'], ['nameTarget', 'W'], ['B.dodge', 2]);
  r.expect({ B: { line: { V: 10, W: { hp: 8, spirit: 4 } } } });
});
ruling('a character may lead an attack to itself with its skill', (r) => {
  const guardian = skilled('W', [{ do: 'redirect', to: 'user' }], { speed: 'instant', answers: { attack: 'any' } });
  r.table({ at: 'action', A: { line: [X] }, B: { line: [V, guardian] } });
  r.run(attackOfX, ['attackTarget', 'V'], ['B.answer', 'skill W']);
  r.expect({ B: { line: { V: 10, W: 7 } } });
});
ruling('an attack on several is not redirected, and an attack that is led to somebody gone stays where it is', (r) => {
  const decoy = quick('decoy', [{ do: 'redirect', to: AIM }], aiming({ who: 'you' }));
  const wave = attackSpell('wave', 'X', 'absolute', 2, { on: 'all' });
  r.table({ at: 'action', A: { line: [X], hand: [wave] }, B: { line: [V, W], hand: [decoy] } });
  r.run(['act', 'spell wave'], ['B.answer', 'item decoy'], ['nameTarget', 'W'], ['attackOrder', 'V', 'W']);
  r.expect({ B: { line: { V: 8, W: 8 } } });
  const dart = attackSpell('dart', 'X', 'absolute', 10, { speed: 'instant' });
  r.table({ at: 'action', A: { line: [X], hand: [dart] }, B: { line: [V, W], hand: [decoy] } });
  r.run(
    attackOfX,
    ['attackTarget', 'V'],
    ['B.answer', 'item decoy'],
    ['nameTarget', 'W'],
    ['A.answer', 'spell dart'],
    ['attackTarget', 'W'],
  );
  r.expect({ B: { line: { V: 7 }, out: ['W'] } });
});
ruling('of what answers an attack after the redirection each answers what it answered', (r) => {
  const decoy = quick('decoy', [{ do: 'redirect', to: AIM }], aiming({ who: 'you' }));
  r.table({ at: 'action', A: { line: [X], hand: [quick('counter', NEGATE)] }, B: { line: [V, W], hand: [decoy] } });
  r.run(
    attackOfX,
    ['attackTarget', 'V'],
    ['B.answer', 'item decoy'],
    ['nameTarget', 'W'],
    ['A.answer', 'item counter'],
  );
  r.expect({ B: { line: { V: 7, W: 10 } } });
});
ruling('what an answer does to the character that it answers, it does to the user of that declaration', (r) => {
  const hex = quick('hex', [{ do: 'loseSpirit', target: 'answered', amount: 2 }]);
  r.table({ at: 'action', A: { line: [X, fighter('Y')] }, B: { line: [V], hand: [hex] } });
  r.attack('X', 'V', ['B.answer', 'item hex']);
  r.expect({ A: { line: { X: { spirit: 2 }, Y: { spirit: 5 } } } });
});
ruling('what an attack has hit may be meant by the effect after it', (r) => {
  const sting = attackSpell('sting', 'X', 'absolute', 1);
  const venom = { ...sting, effect: [{ do: 'must', then: [{ do: 'poison', target: HIT, amount: 2, turns: 3 }] }] };
  r.table({ at: 'action', A: { line: [X], hand: [venom as CardData] }, B: { line: [V, W] } });
  r.run(['act', 'spell sting'], ['attackTarget', 'W']);
  r.expect({ B: { line: { V: { poison: 0 }, W: { hp: 9, poison: 2 } } } });
});
