// Rulings on HP and spirit outside attacks: costs, effects, poison, healing, and their limits (sections 1.2, 5, 9.3).
import { test } from 'vitest';
import type { Effect } from '../card-data.ts';
import {
  AIM,
  aiming,
  armour,
  attacker,
  DRAW,
  draw,
  everybody,
  fighter,
  item,
  skilled,
  spell,
  terrain,
  USER,
} from './bench/cards.ts';
import { busy, type CardSpec, changed, guarding, hurt, spent, wearing } from './bench/prepare.ts';
import { rulingsBy } from './bench.ts';

const ruling = rulingsBy(test);
const [V, W, X] = [fighter('V'), fighter('W'), fighter('X')];
const hurting = (amount: number): Effect => ({ do: 'hurt', target: AIM, amount });
const acid = (amount: number) => item('acid', [hurting(amount)], aiming());

ruling('the HP that a skill costs are lost with its declaration, before anybody answers', (r) => {
  const fervour = skilled('X', draw(2), { hp: 3 });
  r.table({ at: 'action', A: { line: [fervour] }, B: { hand: 1 } });
  r.at('B.answer', [['act', 'skill X']], (there) =>
    there.expect({ A: { line: { X: { hp: 7, spirit: 4 } }, hand: 0 } }),
  );
  r.act('skill X');
  r.expect({ A: { line: { X: 7 }, hand: 2 } });
});
ruling('a spell card may cost HP of its character, too', (r) => {
  const pact = spell('pact', 'X', draw(2), { hp: 4, spirit: 2 });
  r.table({ at: 'action', A: { line: [X, W], hand: [pact] } });
  r.act('spell pact');
  r.expect({ A: { line: { X: { hp: 6, spirit: 3 }, W: { hp: 10, spirit: 5 } }, hand: 2 } });
});
ruling('whoever has not the HP that something costs cannot use it; with exactly so many it can', (r) => {
  const fervour = skilled('X', DRAW, { hp: 3 });
  const pact = spell('pact', 'X', DRAW, { hp: 3 });
  r.table({ at: 'action', A: { line: [hurt(fervour, 2)], hand: [pact] } });
  r.offers('A.act', ['attack X']);
  r.table({ at: 'action', A: { line: [hurt(fervour, 3)], hand: [pact] } });
  r.offers('A.act', ['attack X', 'skill X', 'spell pact']);
});
ruling('whoever pays its last HP is out, and what it has declared does nothing', (r) => {
  const fervour = skilled('X', draw(2), { hp: 3 });
  r.table({ at: 'action', A: { line: [hurt(wearing(fervour, armour('coat')), 3), W] } });
  r.act('skill X');
  r.expect({ A: { line: ['W'], out: ['X'], discard: ['coat'], hand: 0 }, winner: null });
  r.happened({ fell: 1, failed: 1 });
});
ruling('whoever pays the last HP of its last character has lost', (r) => {
  const fervour = skilled('X', DRAW, { hp: 3 });
  r.table({ at: 'action', A: { line: [hurt(fervour, 3)] }, B: { hand: 1 } });
  r.neverAsks('answer', ['act', 'skill X']);
  r.act('skill X');
  r.expect({ winner: 'B', reason: 'allOut' });
  r.expectFact('public', 'chain', []);
});

ruling('HP that an effect takes know no defence, no dodge, no stance and no ward', (r) => {
  const safe = wearing(fighter('V', { def: 9, flight: 9 }), armour('veil', [{ what: 'ward', by: 9 }]));
  for (const stance of [guarding, busy]) {
    r.table({ at: 'action', A: { hand: [acid(3)] }, B: { line: [stance(safe)] } });
    r.neverAsks('dodge', ['act', 'item acid']);
    r.act('item acid');
    r.expect({ B: { line: { V: { hp: 7, spirit: 5 } } } });
  }
});
ruling('HP never fall below 0: more than there are is as much as there is', (r) => {
  r.table({ at: 'action', A: { hand: [acid(99)] }, B: { line: [hurt(V, 2), W] } });
  r.act('item acid', ['nameTarget', 'V']);
  r.expect({ B: { line: ['W'], out: ['V'] } });
  r.happened({ damaged: 1, fell: 1 });
});
ruling('several that one effect hurts lose HP at once and leave together', (r) => {
  const quake = item('quake', [{ do: 'hurt', target: everybody('any'), amount: 2 }]);
  r.table({
    at: 'action',
    A: { line: [hurt(X, 2), fighter('Y')], hand: [quake] },
    B: { line: [hurt(V, 1), W, hurt(fighter('U'), 2)] },
  });
  r.act('item quake');
  r.expect({ A: { line: { Y: 8 }, out: ['X'] }, B: { line: { W: 8 }, out: ['U', 'V'] }, winner: null });
  r.happened({ damaged: 5, fell: 3 });
});
ruling('T46: the last characters of both sides are reduced to 0 by one effect: a draw', (r) => {
  const quake = item('quake', [{ do: 'hurt', target: everybody('any'), amount: 5 }]);
  r.table({ at: 'action', A: { line: [hurt(X, 5)], hand: [quake] }, B: { line: [hurt(V, 3)] } });
  r.act('item quake');
  r.expect({ A: { line: 0, out: ['X'] }, B: { line: 0, out: ['V'] }, winner: 'draw' });
});
ruling('of an effect that hurts first one side and then the other only its end counts: a draw', (r) => {
  const both = item('both', [
    { do: 'hurt', target: everybody('foe'), amount: 9 },
    { do: 'hurt', target: everybody('you'), amount: 9 },
  ]);
  r.table({ at: 'action', A: { line: [hurt(X, 5)], hand: [both] }, B: { line: [hurt(V, 3)] } });
  r.act('item both');
  r.expect({ winner: 'draw' });
});
ruling('a character may be hurt by its own effect to its end, and what its text says after that is done', (r) => {
  const wrath = skilled('X', [{ do: 'hurt', target: USER, amount: 9 }, ...DRAW]);
  r.table({ at: 'action', A: { line: [hurt(wrath, 1), W] } });
  r.act('skill X');
  r.expect({ A: { line: ['W'], out: ['X'], hand: 1 } });
});

const poisoned = (card: CardSpec, by: number, last: number): CardSpec => changed(card, { what: 'poison', by, last });
ruling('poison takes HP in each start phase, of the own turn and of the enemy turn, until it has run out', (r) => {
  const venom = item('venom', [{ do: 'poison', target: AIM, amount: 2, turns: 3 }], aiming());
  r.table({ at: 'action', turn: 3, A: { hand: [venom] }, B: { line: [V] } });
  r.act('item venom');
  r.expect({ B: { line: { V: { hp: 10, poison: 2 } } } });
  for (const [turn, hp, poison] of [
    [4, 8, 2],
    [5, 6, 2],
    [6, 6, 0],
  ] as const) {
    r.endTurn();
    r.startTurn();
    r.expect({ turn, B: { line: { V: { hp, poison } } } });
  }
});
ruling('poison is as strong as all that was given together', (r) => {
  const V2 = changed(V, { what: 'poison', by: 1, last: 9 }, { what: 'poison', by: 2, last: 9, from: 'own' });
  r.table({ at: 'start', A: { line: [V2] } });
  r.startTurn();
  r.expect({ A: { line: { V: { hp: 7, poison: 3 } } } });
});
ruling('poison takes the last HP: the character is out before cards are drawn', (r) => {
  r.table({ at: 'start', A: { line: [poisoned(hurt(wearing(V, armour('coat')), 2), 2, 9), W] } });
  r.startTurn();
  r.expect({ A: { line: ['W'], out: ['V'], discard: ['coat'], hand: 2 } });
});
ruling('whose last character poison takes has lost before its draw', (r) => {
  r.table({ at: 'start', A: { line: [poisoned(hurt(V, 1), 1, 9)] }, B: { hand: 1 } });
  r.startTurn();
  r.expect({ A: { hand: 0, deck: 20 }, winner: 'B', reason: 'allOut', phase: 'start' });
});
ruling('poison takes the last character of both sides in one start phase: a draw', (r) => {
  for (const barrierOnlyAttacks of [true, false]) {
    r.table({
      at: 'start',
      A: { line: [poisoned(hurt(V, 1), 1, 9)] },
      B: { line: [poisoned(hurt(X, 1), 1, 9)] },
      options: { barrierOnlyAttacks },
    });
    r.startTurn();
    r.expect({ winner: 'draw' });
  }
});
ruling('an environment that hurts everybody takes the last character of both sides: a draw', (r) => {
  const mire = terrain('mire', [], { each: [{ do: 'hurt', target: everybody('any'), amount: 1 }] });
  r.table({ at: 'start', A: { line: [hurt(V, 1)] }, B: { line: [hurt(X, 1)], environment: [mire] } });
  r.startTurn();
  r.expect({ winner: 'draw' });
});

ruling('nobody is healed beyond its printed HP, and healing of nothing is not told', (r) => {
  const balm = item('balm', [{ do: 'heal', target: everybody('you'), amount: 4 }]);
  r.table({ at: 'action', A: { line: [hurt(V, 5), hurt(W, 8), X], hand: [balm] } });
  r.act('item balm');
  r.expect({ A: { line: { V: 9, W: 10, X: 10 } } });
  r.happened({ healed: 2 });
});
ruling('whoever is out is not healed', (r) => {
  const balm = item('balm', [{ do: 'heal', target: everybody('any'), amount: 4 }]);
  r.table({ at: 'action', A: { line: [W], out: [V], hand: [balm] } });
  r.act('item balm');
  r.expect({ A: { line: ['W'], out: ['V'] } });
  r.happened({ healed: 0 });
});
ruling('a character that loses more spirit than it has is left with none', (r) => {
  const leech = item('leech', [{ do: 'loseSpirit', target: AIM, amount: 7 }], aiming());
  r.table({ at: 'action', A: { hand: [leech] }, B: { line: [V] } });
  r.act('item leech');
  r.expect({ B: { line: { V: { spirit: 0 } } } });
});
ruling('spirit never exceeds the printed value, neither by regen nor by an effect', (r) => {
  const tonic = item('tonic', [{ do: 'gainSpirit', target: everybody('you'), amount: 3 }]);
  r.table({ at: 'action', A: { line: [spent(V, 1), spent(W, 4)], hand: [tonic] } });
  r.act('item tonic');
  r.expect({ A: { line: { V: { spirit: 4 }, W: { spirit: 5 } } } });
  r.table({ at: 'start', A: { line: [spent(fighter('V', { regen: 2 }), 4)] } });
  r.startTurn();
  r.expect({ A: { line: { V: { spirit: 5 } } } });
});
ruling('spiritCap none: spirit grows beyond the printed value, and can be spent', (r) => {
  const options = { spiritCap: 'none' };
  const tonic = item('tonic', [{ do: 'gainSpirit', target: USER, amount: 3 }], { user: true });
  const feat = spell('feat', 'V', DRAW, { spirit: 7 });
  r.table({ at: 'action', A: { line: [V], hand: [tonic, feat] }, options });
  r.offers('A.act', ['attack V', 'item tonic']);
  r.act('item tonic');
  r.expect({ A: { line: { V: { spirit: 8 } } } });
  r.act('spell feat');
  r.expect({ A: { line: { V: { spirit: 1 } } } });
  r.table({ at: 'start', A: { line: [fighter('V', { regen: 2 })] }, options });
  r.startTurn();
  r.expect({ A: { line: { V: { spirit: 7 } } } });
});
ruling('damage lasts: HP are not restored when a turn ends or begins', (r) => {
  r.table({ at: 'action', A: { line: [attacker('X', 'absolute', 4)] }, B: { line: [V] } });
  r.attack('X', 'V');
  r.endTurn();
  r.startTurn();
  r.expect({ turnPlayer: 'B', B: { line: { V: 6 } } });
});
