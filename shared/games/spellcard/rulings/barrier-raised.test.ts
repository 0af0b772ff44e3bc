// Rulings on what raises the last-ditch barrier, when, and what follows it (section 5, end).
import { test } from 'vitest';
import type { CardData } from '../card-data.ts';
import {
  AIM,
  aiming,
  armour,
  attacker,
  attackSpell,
  charm,
  everybody,
  fighter,
  instant,
  item,
  must,
  ritual,
  skilled,
  spell,
} from './bench/cards.ts';
import { duel, ON_V, ofV, ofX, V, W, X } from './bench/duel.ts';
import { busy, type CardSpec, hurt, wearing } from './bench/prepare.ts';
import { rulingsBy } from './bench.ts';

const ruling = rulingsBy(test);

ruling('an attack that leaves HP raises no barrier', (r) => {
  r.table(duel([], [ofV()], { victim: hurt(V, 4) }));
  r.neverAsks('barrierDefend', ...ON_V);
  r.attack('X', 'V');
  r.expect({ B: { line: { V: 1, W: 10 } } });
  r.happened({ barrierRaised: 0 });
});
ruling('an attack that takes exactly the last HP raises a barrier', (r) => {
  r.table(duel([], [ofV()], { victim: hurt(V, 3) }));
  r.attack('X', 'V', ['barrierDefend', 'seal']);
  r.expect({ B: { line: { V: 1, W: 10 } } });
});

ruling('an attack spell and an attack skill raise it just as a normal attack does', (r) => {
  const ray = attackSpell('ray', 'X', 'absolute', 4);
  r.table(duel([ray], [ofV()]));
  r.act('spell ray', ['attackTarget', 'V'], ['barrierDefend', 'seal']);
  r.expect({ B: { line: { V: 1, W: 10 } } });
  const burst = skilled('X', [], { attack: { type: 'absolute', power: 4 } });
  r.table(duel([], [ofV()], { line: [burst] }));
  r.act('skill X', ['attackTarget', 'V'], ['barrierDefend', 'seal']);
  r.expect({ B: { line: { V: 1, W: 10 } } });
});
ruling('an attack in the turn of its victim raises a barrier, too: the defender is the side of the victim', (r) => {
  const snap = instant('snap', 'V', [], { attack: { type: 'absolute', power: 10 } });
  r.table({ at: 'action', A: { line: [X, W], hand: [ofX()] }, B: { line: [fighter('V')], hand: [snap, ofV()] } });
  r.attack(
    'X',
    'V',
    ['B.answer', 'spell snap'],
    ['attackTarget', 'X'],
    ['A.barrierDefend', 'spark'],
    ['B.barrierAttack', 'seal'],
  );
  r.expect({ A: { out: ['X'], discard: ['spark'] }, B: { discard: ['snap', 'seal'] } });
});
ruling('a barrier does not stop the next attack: each raises one of its own', (r) => {
  r.table({
    at: 'action',
    A: { line: [X, attacker('Y', 'strike', 0)] },
    B: { line: [hurt(V, 2), W], hand: [ofV(), ofV('wall')] },
  });
  r.attack('X', 'V', ['barrierDefend', 'seal']);
  r.attack('Y', 'V', ['barrierDefend', 'wall']);
  r.expect({ B: { line: { V: 1, W: 10 }, hand: 0 } });
  r.happened({ barrierRaised: 2, barrierFed: 2, damaged: 2 });
});
ruling('HP that an effect or poison takes raise no barrier', (r) => {
  const acid = item('acid', [{ do: 'hurt', target: AIM, amount: 9 }], aiming());
  r.table(duel([acid], [ofV()]));
  r.neverAsks('barrierDefend', ['act', 'item acid'], ['nameTarget', 'V']);
  r.act('item acid', ['nameTarget', 'V']);
  r.expect({ B: { out: ['V'], hand: ['seal'] } });
  const poisoned: CardSpec = { lies: fighter('V'), hp: 2, changes: [{ what: 'poison', by: 2, last: 9 }] };
  r.table({ at: 'start', A: { line: [poisoned, W], hand: [ofV()] } });
  r.neverAsks('barrierDefend');
  r.startTurn();
  r.expect({ A: { out: ['V'], line: ['W'] } });
});
ruling('barrierOnlyAttacks false: an enemy effect raises a barrier, against the one whose skill or card it is', (r) => {
  const options = { barrierOnlyAttacks: false };
  const acid = spell('acid', 'X', [{ do: 'hurt', target: AIM, amount: 9 }], aiming());
  r.table(duel([acid, ofX()], [ofV(), ofV('wall')], { options }));
  const way = [
    ['act', 'spell acid'],
    ['nameTarget', 'V'],
    ['barrierDefend', 'seal'],
  ] as const;
  r.offers('A.barrierAttack', ['spark'], ...way);
  r.run(...way, ['barrierAttack', 'spark'], ['barrierDefend', 'wall']);
  r.expect({ B: { line: { V: 1, W: 10 } } });
});
ruling(
  'barrierOnlyAttacks false: of several that one effect hurts each has its barrier before anybody loses HP',
  (r) => {
    const flood = spell('flood', 'X', [{ do: 'hurt', target: everybody('foe'), amount: 4 }]);
    const B = { line: [hurt(V, 2), hurt(W, 3), fighter('U')], hand: [ofV(), charm()] };
    r.table({ at: 'action', A: { line: [X], hand: [flood] }, B, options: { barrierOnlyAttacks: false } });
    r.offers('A.attackOrder', ['V', 'W'], ['act', 'spell flood']);
    const way = [
      ['act', 'spell flood'],
      ['attackOrder', 'W', 'V'],
      ['barrierDefend', 'charm'],
    ] as const;
    r.at('B.barrierDefend', [...way], (there) => there.expect({ B: { line: { V: 2, W: 3, U: 10 } } }));
    r.run(...way, ['barrierDefend']);
    r.expect({ B: { line: { W: 1, U: 6 }, out: ['V'], hand: ['seal'] } });
  },
);
ruling('barrierOnlyAttacks false: against poison and an effect of nobody the attacker has nothing to give', (r) => {
  const options = { barrierOnlyAttacks: false };
  const acid = item('acid', [{ do: 'hurt', target: AIM, amount: 9 }], aiming());
  r.table(duel([acid, ofX()], [ofV()], { options }));
  const way = [
    ['act', 'item acid'],
    ['nameTarget', 'V'],
    ['barrierDefend', 'seal'],
  ] as const;
  r.offers('A.barrierAttack', [], ...way);
  const poisoned: CardSpec = { lies: fighter('V'), hp: 2, changes: [{ what: 'poison', by: 2, last: 9 }] };
  r.table({ at: 'start', A: { line: [poisoned, W], hand: [ofV()] }, B: { line: [X], hand: [ofX()] }, options });
  r.offers('B.barrierAttack', [], ['A.barrierDefend', 'seal']);
});
ruling('barrierOnlyAttacks false: what its own side does to a character raises none all the same', (r) => {
  const options = { barrierOnlyAttacks: false };
  const martyr = skilled('V', [{ do: 'hurt', target: 'user', amount: 2 }], { hp: 1 });
  const purge = item('purge', [{ do: 'hurt', target: everybody('you'), amount: 2 }]);
  r.table({ at: 'action', A: { line: [hurt(martyr, 3), W], hand: [ofV(), purge] }, options });
  r.neverAsks('barrierDefend', ['act', 'skill V']);
  r.neverAsks('barrierDefend', ['act', 'item purge']);
  r.act('skill V');
  r.expect({ A: { out: ['V'], hand: ['seal', 'purge'] } });
});

/** A rite of X that attacks all enemies. */
const rite = ritual('rite', 'X', [], { attack: { type: 'absolute', power: 5, on: 'all' } });
ruling('the attacker of a ritual is its caster, and if that is out its spell cards may still be given', (r) => {
  const snap = instant('snap', 'V', [], { attack: { type: 'absolute', power: 10 } });
  r.table({
    at: 'action',
    A: { line: [X, fighter('Y')], hand: [rite, ofX(), spell('of Y', 'Y')] },
    B: { line: [hurt(V, 5)], hand: [snap, ofV(), ofV('wall')], deck: 20 },
  });
  r.act('spell rite');
  r.act('attack Y', ['B.answer', 'spell snap'], ['attackTarget', 'X']);
  r.expect({ A: { line: ['Y'], out: ['X'], ritual: ['rite'] } });
  r.endTurn();
  r.startTurn();
  r.offers('A.barrierAttack', ['spark'], ['act'], ['B.barrierDefend', 'seal']);
  r.endTurn(['B.barrierDefend', 'seal'], ['A.barrierAttack', 'spark'], ['B.barrierDefend', 'wall']);
  r.expect({ B: { line: { V: 1 } }, winner: null });
});
ruling(
  'of several victims of one attack each has a barrier of its own, one after the other, as the attacker orders',
  (r) => {
    const wave = attackSpell('wave', 'X', 'absolute', 5, { on: 'all' });
    const U = hurt(busy(fighter('U')), 3);
    const seals = [ofV(), spell('of U', 'U'), charm()];
    r.table({ at: 'action', A: { line: [X], hand: [wave, ofX()] }, B: { line: [hurt(V, 2), W, U], hand: seals } });
    const way = [
      ['act', 'spell wave'],
      ['attackOrder', 'U', 'W', 'V'],
    ] as const;
    r.offers('B.barrierDefend', ['of U', 'charm'], ...way);
    r.at('B.barrierDefend', [...way], (there) => there.expect({ B: { line: { V: 2, W: 10, U: 3 } }, barrier: 'B' }));
    r.offers('B.barrierDefend', ['seal', 'charm'], ...way, ['barrierDefend', 'of U'], ['barrierAttack']);
    r.run(...way, ['barrierDefend', 'of U'], ['barrierAttack', 'spark'], ['barrierDefend'], ['barrierDefend', 'seal']);
    r.expect({ B: { line: { V: 1, W: 5 }, out: ['U'], discard: ['seal', 'of U'], hand: ['charm'] } });
  },
);
ruling('a barrier interrupts at once: the other targets of the attack are not damaged yet', (r) => {
  const wave = attackSpell('wave', 'X', 'absolute', 5, { on: 'all' });
  r.table({ at: 'action', A: { line: [X], hand: [wave] }, B: { line: [hurt(V, 2), W], hand: [ofV()] } });
  const way = [['act', 'spell wave'] as const];
  r.at('B.barrierDefend', [...way, ['attackOrder', 'V', 'W']], (there) =>
    there.expect({ B: { line: { V: 2, W: 10 } } }),
  );
  r.at('B.barrierDefend', [...way, ['attackOrder', 'W', 'V']], (there) =>
    there.expect({ B: { line: { V: 2, W: 5 } } }),
  );
});
ruling('dodging comes before the barrier: what was dodged does not have to be held', (r) => {
  const flying = hurt(busy(fighter('V', { flight: 2 })), 3);
  r.table(duel([], [ofV()], { line: [attacker('X', 'danmaku', 4)], victim: flying }));
  r.neverAsks('barrierDefend', ...ON_V, ['dodge', 2]);
  r.stop('B.barrierDefend', ...ON_V, ['dodge', 1]);
  r.happened({ attacked: 1, grazed: 1, barrierRaised: 1, barrierDecided: 0, damaged: 0 });
});
ruling('a ward may make a barrier needless', (r) => {
  const veiled = wearing(hurt(V, 2), armour('veil', [{ what: 'ward', by: 2 }]));
  r.table(duel([], [ofV()], { victim: veiled }));
  r.neverAsks('barrierDefend', ...ON_V);
  r.attack('X', 'V');
  r.expect({ B: { line: { V: 1, W: 10 } } });
});
ruling('a barrier that holds avoids the damage: none was dealt', (r) => {
  const bite = attackSpell('bite', 'X', 'absolute', 9);
  const drain: CardData = { ...bite, effect: must({ do: 'draw', amount: { dealt: true, times: 1 } }) };
  r.table(duel([drain], [ofV()], { victim: hurt(V, 4) }));
  r.act('spell bite', ['attackTarget', 'V'], ['barrierDefend', 'seal']);
  r.expect({ A: { hand: 0 }, B: { line: { V: 1, W: 10 } } });
});

ruling('whoever gives its last card with an empty deck has lost after the barrier, though it holds', (r) => {
  r.table({ at: 'action', A: { line: [X] }, B: { line: [hurt(V, 2), W], hand: [ofV()], deck: 0 } });
  r.attack('X', 'V', ['barrierDefend', 'seal']);
  r.expect({ B: { line: { V: 1, W: 10 } }, winner: 'A', reason: 'deckAndHandOut', barrier: null });
});
ruling('both that give their last cards with empty decks: a draw after the barrier', (r) => {
  r.table({
    at: 'action',
    A: { line: [X], hand: [ofX()], deck: 0 },
    B: { line: [hurt(V, 2), W], hand: [ofV()], deck: 0 },
  });
  r.attack('X', 'V', ['barrierDefend', 'seal'], ['barrierAttack', 'spark']);
  r.expect({ B: { out: ['V'] }, winner: 'draw' });
});
ruling('while a barrier is fought nobody loses for lack of cards', (r) => {
  r.table({
    at: 'action',
    A: { line: [X], hand: [ofX()], deck: 0 },
    B: { line: [hurt(V, 2), W], hand: [ofV()], deck: 0 },
  });
  r.stop('A.barrierAttack', ...ON_V, ['barrierDefend', 'seal']);
  r.expect({ B: { hand: 0, deck: 0 }, winner: null, barrier: 'A' });
});
