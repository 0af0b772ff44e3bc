// Rulings on attacking: who may, what it costs, Power cards, and several targets (sections 1, 6.4, 6.7).
import { test } from 'vitest';
import type { CardData } from '../card-data.ts';
import {
  attacker,
  attackSpell,
  DRAW,
  fighter,
  instant,
  item,
  plain,
  power,
  quick,
  ritual,
  skilled,
  spell,
  USER,
} from './bench/cards.ts';
import { busy, changed, hurt, type SideSpec, spent, type TableSpec } from './bench/prepare.ts';
import { rulingsBy } from './bench.ts';

const ruling = rulingsBy(test);
const X = attacker('X', 'absolute', 3);
const [V, W, U] = [fighter('V'), fighter('W'), fighter('U')];

ruling('a normal attack costs 1 spirit and is the action of its character', (r) => {
  r.table({ at: 'action', A: { line: [X] }, B: { line: [V] } });
  r.attack('X', 'V');
  r.expect({ A: { line: { X: { spirit: 4, state: 'busy', done: ['attack'] } } }, B: { line: { V: 7 } } });
});
ruling('the spirit is paid with the declaration, before anybody answers', (r) => {
  r.table({ at: 'action', A: { line: [X] }, B: { line: [V], hand: 1 } });
  r.at('B.answer', [['act', 'attack X']], (there) =>
    there.expect({ A: { line: { X: { spirit: 4, state: 'busy' } } }, B: { line: { V: 10 } } }),
  );
  r.attack('X', 'V');
  r.expect({ B: { line: { V: 7 } } });
});
ruling('T22: a character with 0 spirit cannot attack, nor do anything else', (r) => {
  const empty = skilled('X', DRAW, { spirit: 0 });
  r.table({ at: 'action', A: { line: [spent(empty, 0), fighter('Y')], hand: [spell('bolt', 'X', DRAW)] } });
  r.illegal(['act', 'attack X']);
  r.offers('A.act', ['attack Y']);
});
ruling('a character attacks once in a turn', (r) => {
  r.table({ at: 'action', A: { line: [X] }, B: { line: [V] } });
  r.attack('X', 'V');
  r.illegal(['act', 'attack X']);
});
ruling('T23: a character that has used its skill cannot attack, but its spell card is still legal', (r) => {
  r.table({ at: 'action', A: { line: [skilled('X', DRAW)], hand: [spell('bolt', 'X', DRAW)] } });
  r.offers('A.act', ['attack X', 'skill X', 'spell bolt']);
  r.act('skill X');
  r.illegal(['act', 'attack X']);
  r.offers('A.act', ['spell bolt']);
});
ruling('a character that has attacked cannot use its skill, but its spell card is still legal', (r) => {
  r.table({ at: 'action', A: { line: [skilled('X', DRAW)], hand: [spell('bolt', 'X', DRAW)] } });
  r.act('attack X');
  r.offers('A.act', ['spell bolt']);
});
ruling('a character that has used a spell card may still attack', (r) => {
  r.table({ at: 'action', A: { line: [X], hand: [spell('bolt', 'X', DRAW)] }, B: { line: [V] } });
  r.act('spell bolt');
  r.attack('X', 'V');
  r.expect({ A: { line: { X: { done: ['spell', 'attack'] } } }, B: { line: { V: 7 } } });
});
ruling('a character that has begun a ritual in this turn cannot attack', (r) => {
  r.table({ at: 'action', A: { line: [X, fighter('Y')], hand: [ritual('rite', 'X')] } });
  r.act('spell rite');
  r.offers('A.act', ['attack Y']);
});
ruling('silence forbids no attack; what forbids attacks does', (r) => {
  r.table({ at: 'action', A: { line: [changed(X, { what: 'spell', last: 3 })] } });
  r.offers('A.act', ['attack X']);
  r.table({ at: 'action', A: { line: [changed(X, { what: 'attack', last: 3 }), fighter('Y')] } });
  r.offers('A.act', ['attack Y']);
});
ruling('nobody attacks in the turn of the other, nor as an answer', (r) => {
  r.table({ at: 'action', A: { line: [X] }, B: { line: [V], hand: [quick('parry', DRAW)] } });
  r.offers('B.answer', ['item parry'], ['act', 'attack X']);
});
ruling('any living enemy may be attacked, and nobody else', (r) => {
  r.table({ at: 'action', A: { line: [X, fighter('Y')] }, B: { line: [V, busy(W), hurt(U, 1)], out: [fighter('T')] } });
  r.offers('A.attackTarget', ['V', 'W', 'U'], ['act', 'attack X']);
});
ruling('all three characters may attack in one turn, in any order', (r) => {
  r.table({
    at: 'action',
    A: { line: [X, attacker('Y', 'absolute', 1), attacker('Z', 'absolute', 2)] },
    B: { line: [V] },
  });
  for (const who of ['Z', 'X', 'Y']) r.attack(who, 'V');
  r.expect({ A: { line: { X: 'busy', Y: 'busy', Z: 'busy' } }, B: { line: { V: 4 } } });
  r.offers('A.act', []);
});

ruling('each Power card that is discarded with the declaration gives a normal attack +1', (r) => {
  r.table({ at: 'action', A: { line: [X], hand: power(3) }, B: { line: [V, W] } });
  r.attack('X', ['V', 'power', 'power']);
  r.expect({ A: { hand: 1, discard: ['power', 'power'] }, B: { line: { V: 5, W: 10 } } });
});
ruling('Power cards strengthen an attack skill and an attack spell just so', (r) => {
  const burst = skilled('X', [], { attack: { type: 'absolute', power: 2 } });
  r.table({ at: 'action', A: { line: [burst], hand: power(2) }, B: { line: [V] } });
  r.act('skill X', ['boostAttack', 'power', 'power']);
  r.expect({ A: { line: { X: { spirit: 4 } }, hand: 0 }, B: { line: { V: 6 } } });
  const ray = attackSpell('ray', 'X', 'absolute', 2, { p: 1 });
  r.table({ at: 'action', A: { line: [X], hand: [ray, ...power(3)] }, B: { line: [V] } });
  r.act('spell ray', ['payP', 'power'], ['boostAttack', 'power', 'power']);
  r.expect({ A: { hand: 0, discard: ['ray', 'power', 'power', 'power'] }, B: { line: { V: 6 } } });
});
ruling('a Power card that pays for an attack spell does not strengthen it besides', (r) => {
  const ray = attackSpell('ray', 'X', 'absolute', 2, { p: 1 });
  r.table({ at: 'action', A: { line: [X], hand: [ray, ...power(2), ...plain(1)] }, B: { line: [V] } });
  r.offers('A.boostAttack', ['power'], ['act', 'spell ray'], ['payP', 'power']);
  r.offers('A.boostAttack', [], ['act', 'spell ray'], ['payP', 'power', 'power']);
});
ruling('of all hand cards only Power cards strengthen an attack, not a spell card that could pay', (r) => {
  const hand = [spell('bolt', 'X', DRAW), item('it', DRAW), ...power(1), ...plain(1)];
  r.table({ at: 'action', A: { line: [X], hand }, B: { line: [V, W] } });
  r.offers('A.attackTarget', ['V', 'W', 'power'], ['act', 'attack X']);
  r.illegal(['act', 'attack X'], ['attackTarget', 'V', 'bolt']);
});
ruling('whoever answers with an attack may strengthen it with Power cards just so', (r) => {
  const snap = instant('snap', 'V', [], { attack: { type: 'absolute', power: 1 } });
  r.table({ at: 'action', A: { line: [X] }, B: { line: [V], hand: [snap, ...power(2)] } });
  r.attack('X', 'V', ['B.answer', 'spell snap'], ['B.boostAttack', 'power', 'power']);
  r.expect({ A: { line: { X: 7 } }, B: { hand: 0, discard: ['snap', 'power', 'power'] } });
});
ruling('whether a hand holds Power cards is not told: the question is asked while there is a hand', (r) => {
  const heard = [power(1), plain(1)].map((hand) => {
    r.table({ at: 'action', A: { line: [X], hand }, B: { line: [V] } });
    r.stop('A.boostAttack', ['act', 'attack X']);
    return JSON.stringify(r.match.heardAsks(r.seatOf('B')));
  });
  if (heard[0] !== heard[1]) throw new Error(`B hears ${heard.join(' or ')}`);
  r.table({ at: 'action', A: { line: [X], hand: 0 }, B: { line: [V] } });
  r.neverAsks('boostAttack', ['act', 'attack X']);
});
ruling('a unique card that was used is a Power card for both: it strengthens an attack', (r) => {
  const relic = item('relic', DRAW, { unique: true });
  r.table({ at: 'action', A: { line: [X], hand: [relic] }, B: { line: [V] }, used: [relic] });
  r.offers('A.boostAttack', ['relic'], ['act', 'attack X']);
  r.attack('X', ['V', 'relic']);
  r.expect({ A: { hand: 0, discard: ['relic'] }, B: { line: { V: 6 } } });
});
ruling('a unique card that was not used yet strengthens nothing', (r) => {
  const relic = item('relic', DRAW, { unique: true });
  r.table({ at: 'action', A: { line: [X], hand: [relic] }, B: { line: [V] } });
  r.offers('A.boostAttack', [], ['act', 'attack X']);
});
ruling('one target exactly is named, with any number of Power cards', (r) => {
  r.table({ at: 'action', A: { line: [X], hand: power(2) }, B: { line: [V, W] } });
  r.illegal(['act', 'attack X'], ['attackTarget', 'power']);
  r.illegal(['act', 'attack X'], ['attackTarget', 'V', 'W']);
  r.illegal(['act', 'attack X'], ['attackTarget', 'V', 'W', 'power']);
  r.attack('X', 'W');
  r.expect({ A: { hand: 2 }, B: { line: { V: 10, W: 7 } } });
});
ruling('what was paid for an attack stays paid though its attacker falls before it resolves', (r) => {
  const snap = instant('snap', 'V', [], { attack: { type: 'absolute', power: 5 } });
  r.table({
    at: 'action',
    A: { line: [hurt(X, 2), fighter('Y')], hand: power(1) },
    B: { line: [V], hand: [snap] },
  });
  r.attack('X', ['V', 'power'], ['B.answer', 'spell snap'], ['attackTarget', 'X']);
  r.expect({ A: { line: ['Y'], out: ['X'], discard: ['power'] }, B: { line: { V: 10 } } });
  r.happened({ failed: 1, attacked: 1 });
});
ruling('an attack whose target has fallen meanwhile does nothing: no new target', (r) => {
  const martyr = skilled('V', DRAW, { speed: 'instant', hp: 1 });
  r.table({ at: 'action', A: { line: [X] }, B: { line: [hurt(martyr, 1), W] } });
  r.attack('X', 'V', ['B.answer', 'skill V']);
  r.expect({ A: { line: { X: { spirit: 4 } } }, B: { line: { W: 10 }, out: ['V'] } });
  r.happened({ failed: 2, attacked: 0 });
});

const wave = (on: number | 'all'): CardData => attackSpell('wave', 'X', 'absolute', 2, { on });
const waving = (on: number | 'all', B: SideSpec = { line: [V, W, U] }): TableSpec => ({
  at: 'action',
  A: { line: [X], hand: [wave(on), ...power(1)] },
  B,
});
ruling('an attack on two enemies names two and hits no other', (r) => {
  r.table(waving(2));
  r.illegal(['act', 'spell wave'], ['attackTarget', 'V']);
  r.illegal(['act', 'spell wave'], ['attackTarget', 'V', 'W', 'U']);
  r.act('spell wave', ['attackTarget', 'V', 'U', 'power'], ['attackOrder', 'V', 'U']);
  r.expect({ B: { line: { V: 7, W: 10, U: 7 } } });
  r.happened({ attacked: 2, damaged: 2 });
});
ruling('an attack on two where one enemy is left is on that one', (r) => {
  r.table(waving(2, { line: [V] }));
  r.neverAsks('attackTarget', ['act', 'spell wave']);
  r.act('spell wave');
  r.expect({ B: { line: { V: 8 } } });
});
ruling('an attack on all hits everyone in the order of its player, each by itself, with the same Power', (r) => {
  const dodger = busy(fighter('W', { flight: 2 }));
  const storm = attackSpell('storm', 'X', 'danmaku', 2, { on: 'all' });
  r.table({ at: 'action', A: { line: [X], hand: [storm, ...power(1)] }, B: { line: [V, dodger, U] } });
  r.act('spell storm', ['boostAttack', 'power'], ['A.attackOrder', 'U', 'W', 'V'], ['B.dodge', 2]);
  r.expect({ B: { line: { V: 7, W: { hp: 9, spirit: 3 }, U: 7 } } });
  r.happened({ attacked: 3, grazed: 1, damaged: 3 });
});
ruling('the order of the targets is asked when the attack resolves, and names each of them', (r) => {
  r.table(waving('all'));
  r.offers('A.attackOrder', ['V', 'W', 'U'], ['act', 'spell wave']);
  r.at('A.attackOrder', [['act', 'spell wave']], (there) => there.expect({ B: { line: { V: 10, W: 10, U: 10 } } }));
});
ruling('the targets are hit in the order that was picked', (r) => {
  const flying = (name: string) => busy(fighter(name, { flight: 1 }));
  const storm = attackSpell('storm', 'X', 'danmaku', 2, { on: 'all' });
  r.table({ at: 'action', A: { line: [X], hand: [storm] }, B: { line: [flying('V'), flying('W')] } });
  const way = [
    ['act', 'spell storm'],
    ['attackOrder', 'W', 'V'],
  ] as const;
  r.at('B.dodge', way, (there) => there.expect({ B: { line: { V: 10, W: 10 } } }));
  r.at('B.dodge', [...way, ['B.dodge', 0]], (there) => there.expect({ B: { line: { V: 10, W: 8 } } }));
});
ruling('of several targets the one that has fallen meanwhile is left out, and the others are hit', (r) => {
  const martyr = skilled('V', DRAW, { speed: 'instant', hp: 1 });
  r.table(waving('all', { line: [hurt(martyr, 1), W, U] }));
  r.act('spell wave', ['B.answer', 'skill V'], ['attackOrder', 'W', 'U']);
  r.expect({ B: { line: { W: 8, U: 8 }, out: ['V'] } });
});
ruling('one that falls under an attack on all leaves before the next is hit', (r) => {
  r.table(waving('all', { line: [hurt(V, 1), busy(fighter('W', { flight: 1 })), U] }));
  r.act('spell wave', ['attackOrder', 'V', 'U', 'W']);
  r.expect({ B: { line: { W: 8, U: 8 }, out: ['V'] } });
  r.happened({ fell: 1, attacked: 3 });
});

ruling('an attack ritual of a caster that is out has the printed value of its caster', (r) => {
  const rite = ritual('rite', 'X', [], { attack: { type: 'absolute', power: { stat: 'atk', of: USER } } });
  const snap = instant('snap', 'V', [], { attack: { type: 'absolute', power: 10 } });
  const line = [attacker('X', 'strike', 4), fighter('Y')];
  r.table({ at: 'action', A: { line, hand: [rite] }, B: { line: [V], hand: [snap] } });
  r.act('spell rite');
  r.act('attack Y', ['B.answer', 'spell snap'], ['attackTarget', 'X']);
  r.expect({ A: { out: ['X'], ritual: ['rite'] }, B: { line: { V: 9 } } });
  r.endTurn();
  r.startTurn();
  r.endTurn();
  r.expect({ A: { discard: ['rite'] }, B: { line: { V: 5 } } });
});
