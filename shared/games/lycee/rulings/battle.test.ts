// Rulings on attacks and the choice of a defender (6.1 to 6.3).
import { test } from 'vitest';
import type { Basic, Cost } from '../card-data.ts';
import {
  aimed,
  always,
  auto,
  bounce,
  DRAW,
  declared,
  drawing,
  event,
  exhaust,
  fighter,
  item,
  pips,
  plain,
  points,
  TAP,
  trash,
  withAbilities,
} from './bench/cards.ts';
import { acted, fresh } from './bench/prepare.ts';
import { rulingsBy } from './bench.ts';

const { ruling, paidAtOnce, paidOnResolution } = rulingsBy(test);
const attacks = ['main', 'attack A'] as const;
const A = fighter('A', 4, 3);
const D = fighter('D', 2, 3);

ruling('L01: the attacker downs a weaker defender and stays, and the deck is unharmed', (r) => {
  r.table({ at: 'main', A: { AC: A, hand: 1 }, B: { DC: D } });
  r.at('support', [attacks, ['defender', 'D']], (there) =>
    there.expect({ A: { AC: 'acted' }, B: { DC: 'acted' }, step: 'support' }),
  );
  r.attack('A', ['defender', 'D']);
  r.expect({ A: { AC: 'acted', deck: 20 }, B: { DC: null, dustBox: ['D'], deck: 20 }, battle: null });
});
ruling('L02: without a defender exactly as many cards as its AP go from the top of the deck', (r) => {
  r.table({ at: 'main', A: { AC: A }, B: { DC: D, deck: [...plain('a', 'b', 'c', 'd', 'e'), ...plain(5)] } });
  r.attack('A');
  r.expect({ A: { AC: 'acted' }, B: { DC: 'ready', deck: 6, dustBox: ['d', 'c', 'b', 'a'] } });
});
ruling('L08: a character in the right column attacks what its opponent calls the left', (r) => {
  const side = { DL: fighter('left'), DC: fighter('centre'), DR: fighter('right') };
  r.table({ at: 'main', A: { AR: A, AL: fighter('other') }, B: side });
  r.offers('defender', ['left'], attacks);
  r.offers('defender', ['right'], ['main', 'attack other']);
});
ruling('from the centre only the centre is attacked', (r) => {
  r.table({ at: 'main', A: { AC: A }, B: { DL: fighter('left'), DC: fighter('centre'), AC: fighter('front') } });
  r.offers('defender', ['centre'], attacks);
});
ruling('only own ready characters of the attack row are declared as attackers', (r) => {
  r.table({
    at: 'main',
    A: { AL: acted(fighter('tired')), AC: A, DC: fighter('back') },
    B: { AC: fighter('theirs') },
  });
  r.offers('main', ['attack A']);
});
ruling('L12: a fresh character can neither attack nor pay [T]', (r) => {
  r.table({ at: 'main', A: { AC: fresh(withAbilities('new', declared(TAP, DRAW))) } });
  r.offers('main', []);
});
ruling('L15: a fresh character may defend in the turn of its opponent', (r) => {
  r.table({ at: 'main', A: { AC: A }, B: { DC: fresh(D) } });
  r.attack('A', ['defender', 'D']);
  r.expect({ B: { DC: null, dustBox: ['D'] } });
});
ruling('any number of attacks may be declared in a turn, and a readied character attacks again', (r) => {
  const rouse = event('rouse', [{ do: 'ready', target: { all: { who: 'you', where: 'attackRow' } } }]);
  r.table({ at: 'main', A: { AC: fighter('A', 1), AL: fighter('B', 2), hand: [rouse] } });
  r.attack('A');
  r.attack('B');
  r.illegal(attacks);
  r.act('use rouse');
  r.attack('A');
  r.expect({ A: { AC: 'acted', AL: 'ready' }, B: { deck: 16 } });
});
ruling('the other player never declares an attack', (r) => {
  r.table({ at: 'main', B: { AC: A, hand: 1 } });
  r.offers('mainEnd', [], ['main']);
});

ruling('L47: a response that trashes the attacker ends the attack: no defender, no damage', (r) => {
  r.table({ at: 'main', A: { AC: A }, B: { DC: D, hand: [trash()] } });
  r.neverAsks('defender', attacks, ['respond', 'use trash']);
  r.attack('A', ['respond', 'use trash']);
  r.expect({ A: { AC: null, dustBox: ['A'] }, B: { DC: 'ready', deck: 20 }, battle: null });
  r.happened({ battleBegan: 0, failed: 1 });
});
ruling('an attacker that is returned to hand does not attack', (r) => {
  r.table({ at: 'main', A: { AC: A }, B: { DC: D, hand: [bounce()] } });
  r.attack('A', ['respond', 'use bounce']);
  r.expect({ A: { AC: null, hand: ['A'] }, B: { deck: 20, DC: 'ready' } });
});
ruling('an attacker that is moved to another column does not attack, and is acted where it stands', (r) => {
  const shove = aimed('shove', (target) => [{ do: 'relocate', target, to: 'adjacent' }]);
  r.table({ at: 'main', A: { AC: A }, B: { DC: D, hand: [shove] } });
  r.attack('A', ['respond', 'use shove'], ['relocateCell', 'AL']);
  r.expect({ A: { AC: null, AL: { name: 'A', state: 'acted' } }, B: { deck: 20, DC: 'ready' } });
});
ruling('an attacker that is moved to the defence row of its column does not attack', (r) => {
  const shove = aimed('shove', (target) => [{ do: 'relocate', target, to: 'adjacent' }]);
  r.table({ at: 'main', A: { AC: A }, B: { DC: D, hand: [shove] } });
  r.attack('A', ['respond', 'use shove'], ['relocateCell', 'DC']);
  r.expect({ A: { DC: { name: 'A', state: 'acted' } }, B: { deck: 20, DC: 'ready' } });
});
ruling('an attacker that may no longer attack does not, and is acted', (r) => {
  const peace = aimed('peace', (target) => [{ do: 'forbid', target, what: 'attack', until: 'endOfTurn' }]);
  r.table({ at: 'main', A: { AC: A }, B: { DC: D, hand: [peace] } });
  r.attack('A', ['respond', 'use peace']);
  r.expect({ A: { AC: 'acted' }, B: { deck: 20, DC: 'ready' } });
});
ruling('an attacker that the opponent takes over does not attack', (r) => {
  const charm = aimed('charm', (target) => [{ do: 'takeOver', target }]);
  r.table({ at: 'main', A: { AC: A }, B: { hand: [charm] } });
  r.attack('A', ['respond', 'use charm'], ['enterCell', 'AC']);
  r.expect({ A: { AC: null }, B: { AC: { name: 'A', fresh: true }, deck: 20 }, battle: null });
});
ruling('a fresh attacker that loses Aggressive has lost the right to attack', (r) => {
  const spurs = item('spurs', always('bearer', [{ what: 'basic', basic: { basic: 'aggressive' } }]));
  const rust = event('rust', [{ do: 'move', target: { all: { who: 'opponent', where: 'items' } }, to: 'dustBox' }]);
  r.table({ at: 'main', A: { AC: fresh(A), itemAC: spurs }, B: { hand: [rust] } });
  r.attack('A', ['respond', 'use rust']);
  r.expect({ A: { AC: 'acted', itemAC: [], dustBox: ['spurs'] }, B: { deck: 20 }, battle: null });
});
ruling('what a response brings into the defence row may defend', (r) => {
  const ambush = event('ambush', [
    { do: 'choose', as: 'one', from: { who: 'you', where: 'hand', type: 'character' } },
    { do: 'enter', target: { bound: 'one' } },
  ]);
  r.table({ at: 'main', A: { AC: A }, B: { hand: [ambush, D] } });
  r.attack('A', ['respond', 'use ambush'], ['chooseTarget', 'D'], ['enterCell', 'DC'], ['defender', 'D']);
  r.expect({ B: { DC: null, dustBox: ['D', 'ambush'], deck: 20 } });
});
paidAtOnce('L61: an attacker is acted at once: to make it acted in response does nothing', (r) => {
  r.table({ at: 'main', A: { AC: A }, B: { DC: D, hand: [exhaust()] } });
  r.attack('A', ['respond', 'use exhaust'], ['defender', 'D']);
  r.expect({ A: { AC: 'acted' }, B: { DC: null } });
});
paidAtOnce('an attacker that is readied in response still attacks', (r) => {
  const rouse = aimed('rouse', (target) => [{ do: 'ready', target }]);
  r.table({ at: 'main', A: { AC: A }, B: { hand: [rouse] } });
  r.attack('A', ['respond', 'use rouse']);
  r.expect({ A: { AC: 'ready' }, B: { deck: 16 } });
});
paidOnResolution('L61: an attacker that a response makes acted cannot pay its [T]: no battle', (r) => {
  r.table({ at: 'main', A: { AC: A }, B: { DC: D, hand: [exhaust()] } });
  r.neverAsks('defender', attacks, ['respond', 'use exhaust']);
  r.attack('A', ['respond', 'use exhaust']);
  r.expect({ A: { AC: 'acted' }, B: { DC: 'ready', deck: 20 }, battle: null });
});

ruling('the defender becomes acted, and only a ready one may be chosen', (r) => {
  r.table({
    at: 'main',
    A: { AC: A, AL: fighter('B', 1) },
    B: { DC: fighter('D', 1, 9), DR: acted(fighter('tired')) },
  });
  r.attack('A', ['defender', 'D']);
  r.expect({ B: { DC: 'acted', DR: 'acted', deck: 20 } });
  r.neverAsks('defender', ['main', 'attack B']);
  r.attack('B');
  r.expect({ B: { deck: 19 } });
});
ruling('nobody is asked for a defender where nobody could be one', (r) => {
  r.table({ at: 'main', A: { AC: A }, B: { DL: D } });
  r.neverAsks('defender', attacks);
});
ruling('L50: the choice of a defender is not answered: the first chance is the support step', (r) => {
  const undo = trash('undo', { battling: 'attacker' });
  r.table({ at: 'main', A: { AC: A, hand: [drawing()] }, B: { DC: D, hand: [undo] } });
  // Nobody is in battle while the attack waits.
  r.offers('respond', [], attacks);
  for (const why of ['respond', 'mainEnd']) r.neverAsks(why, attacks, ['respond'], ['defender', 'D']);
  r.offers('A.support', ['use drawing'], attacks, ['defender', 'D']);
  r.offers('B.support', ['use undo'], attacks, ['defender', 'D'], ['A.support']);
  r.attack('A', ['defender', 'D'], ['B.support', 'use undo']);
  r.expect({ A: { AC: null, dustBox: ['A'] }, B: { DC: 'acted', deck: 20 } });
});
ruling('automatic effects of attack and defence come before the support step', (r) => {
  const eager = fighter('A', 4, 3, { abilities: [auto({ on: 'attacks', who: 'this' }, DRAW)] });
  const wary = fighter('D', 2, 3, { abilities: [auto({ on: 'defends', who: 'this' }, DRAW)] });
  r.table({ at: 'main', A: { AC: eager }, B: { DC: wary, hand: 1 } });
  r.at('B.support', [attacks, ['defender', 'D']], (there) => there.expect({ A: { hand: 1 }, B: { hand: 2 } }));
});
ruling('a failed attack wakes nothing that waits for one', (r) => {
  const eager = fighter('A', 4, 3, { abilities: [auto({ on: 'attacks', who: 'this' }, DRAW)] });
  r.table({ at: 'main', A: { AC: eager }, B: { hand: [bounce()] } });
  r.attack('A', ['respond', 'use bounce']);
  r.expect({ A: { hand: ['A'] } });
});
ruling('of an attacker that its own attack has sent away nothing more is asked: no defender, no support (6.5)', (r) => {
  const comet = fighter('X', 3, 3, {
    abilities: [auto({ on: 'attacks', who: 'this' }, [{ do: 'move', target: 'this', to: 'hand' }])],
  });
  r.table({ at: 'main', A: { AC: comet, hand: 1 }, B: { DC: fighter('D'), hand: 1 } });
  r.neverAsks('defender', ['main', 'attack X']);
  r.neverAsks('support', ['main', 'attack X']);
  r.attack('X');
  r.expect({ A: { hand: ['X', 'plain'] }, B: { DC: 'ready', deck: 20 } });
  r.happened({ battleBegan: 1, battleEnded: 1, undefended: 0 });
});
ruling('of several Side Attacks the one without pips is used, then the one with the fewest', (r) => {
  const sideAttack = (cost: Cost): Basic => ({ basic: 'sideAttack', cost });
  const given = (cost: Cost) => item('wing', always('bearer', [{ what: 'basic', basic: sideAttack(cost) }]));
  const sideways = [
    ['main', 'attack X'],
    ['chooseColumn', 'DL'],
  ] as const;
  const costly = fighter('X', 3, 3, { basics: [sideAttack(pips({ snow: 2 }))] });
  r.table({ at: 'main', A: { AC: costly, itemAC: given({}), hand: [points(2, 'snow')] } });
  r.neverAsks('pay', ...sideways);
  r.table({ at: 'main', A: { AC: costly, itemAC: given(pips({ snow: 1 })), hand: [points(1, 'snow')] } });
  r.attack('X', ['chooseColumn', 'DL'], ['pay', 'snow 1']);
  r.table({
    at: 'main',
    A: { AC: costly, itemAC: given({ special: [{ pay: 'mill', amount: 1 }] }), hand: [points(2, 'snow')] },
  });
  r.neverAsks('pay', ...sideways);
});
