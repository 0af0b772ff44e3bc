// Rulings on the end of a match (section 9).
import { test } from 'vitest';
import type { CardData } from '../card-data.ts';
import {
  AIM,
  aiming,
  attacker,
  attackSpell,
  charm,
  DRAW,
  draw,
  everybody,
  fighter,
  gear,
  instant,
  item,
  NEGATE,
  plain,
  power,
  quick,
  ritual,
  spell,
} from './bench/cards.ts';
import { busy, hurt, type SideSpec } from './bench/prepare.ts';
import { type Ruling, rulingsBy } from './bench.ts';

const ruling = rulingsBy(test);
const X = attacker('X', 'absolute', 5);
const [V, W, U] = [fighter('V'), fighter('W'), fighter('U')];
const wave = attackSpell('wave', 'X', 'absolute', 5, { on: 'all' });
const nobodyIsAsked = (r: Ruling): void => {
  if (r.match.askedSeats.length > 0) throw new Error('somebody is asked after the end');
};

ruling('whose three characters are all out has lost', (r) => {
  r.table({ at: 'action', A: { line: [X] }, B: { line: [hurt(V, 5)], out: [W, U] } });
  r.attack('X', 'V');
  r.expect({ B: { line: 0, out: ['V', 'W', 'U'] }, winner: 'A', reason: 'allOut' });
  r.happened({ ended: 1 });
  nobodyIsAsked(r);
});
ruling('with one character left a player goes on', (r) => {
  r.table({ at: 'action', A: { line: [X] }, B: { line: [hurt(V, 5), hurt(W, 1)], out: [U] } });
  r.attack('X', 'V');
  r.expect({ B: { line: { W: 1 } }, winner: null });
});
ruling('an attack on all may take all three at once', (r) => {
  r.table({ at: 'action', A: { line: [X], hand: [wave] }, B: { line: [hurt(V, 5), hurt(W, 4), hurt(U, 1)] } });
  r.act('spell wave', ['attackOrder', 'V', 'W', 'U']);
  r.expect({ B: { out: ['U', 'W', 'V'] }, winner: 'A', reason: 'allOut' });
  r.happened({ attacked: 3, fell: 3, ended: 1 });
});
ruling('a player may lose its last character in its own turn', (r) => {
  const snap = instant('snap', 'V', [], { attack: { type: 'absolute', power: 5 } });
  r.table({ at: 'action', A: { line: [hurt(X, 5)] }, B: { line: [V], hand: [snap] } });
  r.attack('X', 'V', ['B.answer', 'spell snap']);
  r.expect({ A: { out: ['X'] }, B: { line: { V: 10 } }, winner: 'B', reason: 'allOut' });
  r.expectFact('public', 'chain', []);
});

ruling('whoever draws the last card of its deck goes on with it in hand', (r) => {
  r.table({ at: 'start', A: { deck: plain('last') } });
  r.startTurn();
  r.expect({ A: { hand: ['last'], deck: 0 }, winner: null });
});
ruling('an empty deck gives no card and no loss by itself', (r) => {
  r.table({ at: 'start', A: { deck: 0, hand: 1 } });
  r.startTurn();
  r.expect({ A: { hand: 1, deck: 0 }, winner: null, phase: 'action' });
});
ruling('whoever has neither deck nor hand when it is to draw has lost', (r) => {
  r.table({ at: 'start', A: { deck: 0, hand: 0 } });
  r.startTurn();
  r.expect({ winner: 'B', reason: 'deckAndHandOut' });
});
ruling('an empty hand is no loss while there is a deck', (r) => {
  r.table({ at: 'action', A: { hand: [item('it', draw(0))], deck: 1 } });
  r.act('item it');
  r.expect({ A: { hand: 0, deck: 1 }, winner: null });
});
ruling('whoever uses its last card with an empty deck has lost once it is resolved, not before', (r) => {
  const last = item('last', [{ do: 'heal', target: everybody('you'), amount: 2 }]);
  r.table({ at: 'action', A: { line: [hurt(X, 5)], hand: [last], deck: 0 }, B: { hand: 1 } });
  r.at('B.answer', [['act', 'item last']], (there) => there.expect({ A: { hand: 0, chain: ['last'] }, winner: null }));
  r.act('item last');
  r.expect({ A: { line: { X: 7 }, hand: 0, deck: 0 }, winner: 'B', reason: 'deckAndHandOut' });
  nobodyIsAsked(r);
});
ruling('a last card that brings another into the hand loses nothing', (r) => {
  const back = item('back', [{ do: 'move', target: AIM, to: 'hand' }], {
    targets: [{ as: 'aim', from: { who: 'you', where: 'discard' } }],
  });
  r.table({ at: 'action', A: { hand: [back], discard: plain('old'), deck: 0 } });
  r.act('item back');
  r.expect({ A: { hand: ['old'], discard: ['back'] }, winner: null });
});
ruling('a card that pays or strengthens may be the last: it is seen when the declaration has resolved', (r) => {
  r.table({ at: 'action', A: { line: [X], hand: power(1), deck: 0 }, B: { line: [V] } });
  r.attack('X', ['V', 'power']);
  r.expect({ B: { line: { V: 4 } }, winner: 'B', reason: 'deckAndHandOut' });
});
ruling('a negated last card is a last card', (r) => {
  r.table({
    at: 'action',
    A: { hand: [item('last', DRAW)], deck: 0 },
    B: { hand: [quick('no', NEGATE), ...plain(1)] },
  });
  r.act('item last', ['B.answer', 'item no']);
  r.expect({ winner: 'B', reason: 'deckAndHandOut' });
});
ruling('whoever is to lose by an answer loses before what that answered resolves', (r) => {
  const robber = quick('robber', [{ do: 'discard', amount: 1, who: 'foe' }]);
  r.table({
    at: 'action',
    A: { line: [X], hand: plain(1), deck: 0 },
    B: { line: [V], hand: [robber, ...plain(1)] },
  });
  r.attack('X', 'V', ['B.answer', 'item robber']);
  r.expect({ B: { line: { V: 10 } }, winner: 'B', reason: 'deckAndHandOut' });
  r.happened({ attacked: 0 });
});
ruling('a deck that is milled away loses with an empty hand, and not with a card in it', (r) => {
  const flood = item('flood', [{ do: 'mill', amount: 3, who: 'foe' }]);
  r.table({ at: 'action', A: { hand: [flood] }, B: { deck: 3 } });
  r.act('item flood');
  r.expect({ B: { deck: 0, discard: 3 }, winner: 'A', reason: 'deckAndHandOut' });
  r.table({ at: 'action', A: { hand: [flood] }, B: { deck: 3, hand: 1 } });
  r.act('item flood');
  r.expect({ B: { deck: 0 }, winner: null });
});
ruling('inside an effect nobody loses: it is seen after all of it', (r) => {
  const rescue = item(
    'rescue',
    [
      { do: 'mill', amount: 5 },
      { do: 'move', target: AIM, to: 'hand' },
    ],
    {
      targets: [{ as: 'aim', from: { who: 'you', where: 'discard' } }],
    },
  );
  r.table({ at: 'action', A: { hand: [rescue], discard: plain('old'), deck: 3 } });
  r.act('item rescue');
  r.expect({ A: { deck: 0, hand: ['old'] }, winner: null });
});
ruling('whoever equips its last card with an empty deck has lost at the next check, not by equipping', (r) => {
  r.table({ at: 'action', A: { line: [X], hand: [gear('blade')], deck: 0 } });
  r.act('equip blade');
  r.expect({ A: { hand: 0, line: { X: { gear: ['blade'] } } }, winner: null });
  r.endTurn();
  r.startTurn();
  r.expect({ winner: 'B', reason: 'deckAndHandOut' });
});
ruling('a ritual that takes effect is checked like a declaration that resolves', (r) => {
  const rite = { card: ritual('rite', 'X', [{ do: 'mill', amount: 9, who: 'foe' }]), by: 'X', due: 4 };
  r.table({ at: 'end', turn: 4, A: { hand: 0, deck: 4 }, B: { line: [X], rituals: [rite] } });
  r.endTurn();
  r.expect({ A: { deck: 0 }, winner: 'B', reason: 'deckAndHandOut', turn: 4 });
});

ruling('both lose the last hand card at the same time with empty decks: a draw', (r) => {
  const fire = item('fire', [{ do: 'discard', amount: 1, who: 'each' }]);
  r.table({ at: 'action', A: { hand: [fire, ...plain(1)], deck: 0 }, B: { hand: 1, deck: 0 } });
  r.act('item fire');
  r.expect({ A: { hand: 0 }, B: { hand: 0 }, winner: 'draw', reason: 'both' });
});
ruling('the last characters of both sides fall by one effect: a draw', (r) => {
  const quake = item('quake', [{ do: 'hurt', target: everybody('any'), amount: 3 }]);
  r.table({ at: 'action', A: { line: [hurt(X, 3)], hand: [quake] }, B: { line: [hurt(V, 3)] } });
  r.act('item quake');
  r.expect({ A: { out: ['X'] }, B: { out: ['V'] }, winner: 'draw', reason: 'both' });
});
ruling('one has lost its last character and the other deck and hand in one check: a draw', (r) => {
  const dart = item('dart', [{ do: 'hurt', target: AIM, amount: 3 }], aiming());
  r.table({ at: 'action', A: { hand: [dart], deck: 0 }, B: { line: [hurt(V, 3)] } });
  r.act('item dart');
  r.expect({ A: { hand: 0 }, B: { out: ['V'] }, winner: 'draw', reason: 'both' });
});
ruling('the same by an attack, whose barrier is checked: a draw', (r) => {
  const dart = attackSpell('dart', 'X', 'absolute', 3);
  r.table({ at: 'action', A: { line: [X], hand: [dart], deck: 0 }, B: { line: [hurt(V, 3)] } });
  r.act('spell dart');
  r.expect({ A: { hand: 0 }, B: { out: ['V'] }, winner: 'draw', reason: 'both' });
});
ruling('whoever has all characters out and no cards has lost once', (r) => {
  r.table({ at: 'action', A: { line: [X] }, B: { line: [hurt(V, 3)], deck: 0 } });
  r.attack('X', 'V');
  r.expect({ winner: 'A', reason: 'allOut' });
  r.happened({ ended: 1 });
});

ruling('in the middle of an attack on all the match ends with the barrier that cost the last card', (r) => {
  const seal: CardData = spell('seal', 'V');
  r.table({ at: 'action', A: { line: [X], hand: [wave] }, B: { line: [hurt(V, 2), W], hand: [seal], deck: 0 } });
  r.act('spell wave', ['attackOrder', 'V', 'W'], ['barrierDefend', 'seal']);
  r.expect({ B: { line: { V: 1, W: 10 } }, winner: 'A', reason: 'deckAndHandOut' });
  r.happened({ attacked: 1, ended: 1, resolved: 0 });
  r.expectFact('public', 'chain', []);
});
ruling('in the middle of an attack on all the match goes on while its victim has a card or an ally', (r) => {
  const hand = [charm(), ...plain(1)];
  r.table({ at: 'action', A: { line: [X], hand: [wave] }, B: { line: [hurt(V, 2), hurt(W, 7)], hand, deck: 0 } });
  r.act('spell wave', ['attackOrder', 'V', 'W'], ['barrierDefend', 'charm']);
  r.expect({ B: { line: { V: 1, W: 2 }, hand: 1 }, winner: null });
  r.happened({ attacked: 2 });
});
ruling('an attacker that gives its last card to a barrier loses before it hits the next target', (r) => {
  const spark = spell('spark', 'X');
  const seals = [spell('seal', 'V'), spell('wall', 'V'), ...plain(1)];
  r.table({
    at: 'action',
    A: { line: [X], hand: [wave, spark], deck: 0 },
    B: { line: [hurt(V, 2), W], hand: seals },
  });
  r.act(
    'spell wave',
    ['attackOrder', 'V', 'W'],
    ['barrierDefend', 'seal'],
    ['barrierAttack', 'spark'],
    ['barrierDefend', 'wall'],
  );
  r.expect({ B: { line: { V: 1, W: 10 } }, winner: 'B', reason: 'deckAndHandOut' });
});

ruling('after the end nobody is asked, and nothing waits', (r) => {
  const parry = quick('parry', NEGATE);
  r.table({ at: 'action', A: { line: [X], hand: [parry] }, B: { line: [hurt(V, 5)], hand: [parry] } });
  r.attack('X', 'V');
  r.expect({ winner: 'A', window: null, barrier: null, A: { chain: 0 }, B: { chain: 0 } });
  nobodyIsAsked(r);
  for (const fact of ['window', 'barrier']) r.expectFact('public', fact, null);
  r.expectFact('public', 'result', { winner: r.seatOf('A'), reason: 'allOut' });
});
ruling('whoever concedes has lost', (r) => {
  for (const who of ['A', 'B'] as const) {
    r.table({ at: 'action', A: { line: [X] }, B: { hand: 1 } });
    r.concede(who);
    r.expect({ winner: who === 'A' ? 'B' : 'A', reason: 'conceded' });
    nobodyIsAsked(r);
  }
});
ruling('a concession in the middle of a barrier leaves neither barrier nor chain open', (r) => {
  const hand = [spell('seal', 'V')];
  r.table({ at: 'action', A: { line: [X], hand: 1 }, B: { line: [hurt(busy(V), 1), W], hand } satisfies SideSpec });
  r.stop('A.barrierAttack', ['act', 'attack X'], ['attackTarget', 'V'], ['barrierDefend', 'seal']);
  r.expect({ barrier: 'A' });
  r.concede('B');
  r.expect({ winner: 'A', reason: 'conceded', barrier: null, window: null });
  r.expectFact('public', 'chain', []);
  r.happened({ ended: 1, barrierDecided: 0 });
  nobodyIsAsked(r);
});
ruling('a concession in the middle of a chain leaves none open', (r) => {
  r.table({ at: 'action', A: { line: [X], hand: [item('it', DRAW)] }, B: { hand: 1 } });
  r.stop('B.answer', ['act', 'item it']);
  r.expect({ window: 'B', A: { chain: ['it'] } });
  r.concede('A');
  r.expect({ winner: 'B', window: null });
  r.expectFact('public', 'chain', []);
  nobodyIsAsked(r);
});
