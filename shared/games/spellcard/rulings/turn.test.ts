// Rulings on the turn (section 4): its phases in order, spirit, draw, deeds, and the stance for the enemy turn.
import { test } from 'vitest';
import {
  armour,
  attacker,
  attackSpell,
  DRAW,
  everybody,
  fighter,
  gear,
  instant,
  item,
  plain,
  power,
  quick,
  ritual,
  skilled,
  spell,
  terrain,
} from './bench/cards.ts';
import { busy, changed, having, spent } from './bench/prepare.ts';
import { rulingsBy } from './bench.ts';

const ruling = rulingsBy(test);
const X = fighter('X');
const V = fighter('V');

ruling('a turn is start, draw, action and end, and then it is the turn of the other', (r) => {
  r.table({ at: 'start', A: { line: [X] }, B: { line: [V] } });
  r.startTurn();
  r.expect({ phase: 'action', turnPlayer: 'A', turn: 3 });
  r.happened({ turnBegan: 1, phaseBegan: 3 });
  r.endTurn();
  r.expect({ phase: 'end', turnPlayer: 'B', turn: 4 });
  r.happened({ turnBegan: 1, phaseBegan: 4 });
});
ruling('the turn ends only when its player says so: nothing left to do ends nothing', (r) => {
  r.table({ at: 'action', A: { line: [having(X, 'attack')] } });
  r.offers('A.act', []);
  r.run();
  r.expect({ next: 'turnEnd', turnPlayer: 'A' });
});

ruling('T27: with a hand of 7 one card is drawn, with 6 or 0 two', (r) => {
  for (const [held, drawn] of [
    [7, 1],
    [6, 2],
    [0, 2],
    [12, 1],
  ] as const) {
    r.table({ at: 'start', A: { hand: held }, B: { hand: 3 } });
    r.startTurn();
    r.expect({ A: { hand: held + drawn, deck: 20 - drawn }, B: { hand: 3, deck: 20 } });
  }
});
ruling('T27: in turn 1 the first player draws one card, and in turn 2 the second draws two', (r) => {
  r.table({ at: 'start', turn: 1, A: { hand: 5 }, B: { hand: 5 } });
  r.startTurn();
  r.expect({ A: { hand: 6 } });
  r.endTurn();
  r.startTurn();
  r.expect({ turnPlayer: 'B', turn: 2, B: { hand: 7 } });
});
ruling('T28: with nine cards in hand at the end nothing is discarded', (r) => {
  r.table({ at: 'end', A: { hand: 9 }, B: { hand: 9 } });
  r.neverAsks('discard');
  r.endTurn();
  r.expect({ A: { hand: 9, discard: 0 }, B: { hand: 9, discard: 0 } });
});
ruling('what is drawn comes from the top of the deck, as much as there is', (r) => {
  r.table({ at: 'start', A: { deck: plain('top', 'next', 'third') } });
  r.startTurn();
  r.expect({ A: { hand: ['next', 'top'], deck: ['third'] } });
  r.table({ at: 'start', A: { deck: plain('last'), hand: 1 } });
  r.startTurn();
  r.expect({ A: { hand: 2, deck: 0 }, winner: null });
});

ruling('in each start phase all living characters of both sides gain their regen', (r) => {
  const of = (name: string, regen: number) => spent(fighter(name, { regen, spirit: 9 }), 2);
  r.table({ at: 'start', A: { line: [of('X', 1), of('Y', 0)] }, B: { line: [of('V', 3)] } });
  r.startTurn();
  r.expect({ A: { line: { X: { spirit: 3 }, Y: { spirit: 2 } } }, B: { line: { V: { spirit: 5 } } } });
  r.endTurn();
  r.startTurn();
  r.expect({ A: { line: { X: { spirit: 4 }, Y: { spirit: 2 } } }, B: { line: { V: { spirit: 8 } } } });
});
ruling('regenBothSides false: only the characters of the turn player gain spirit', (r) => {
  const of = (name: string) => spent(fighter(name, { regen: 2 }), 0);
  r.table({ at: 'start', A: { line: [of('X')] }, B: { line: [of('V')] }, options: { regenBothSides: false } });
  r.startTurn();
  r.expect({ A: { line: { X: { spirit: 2 } } }, B: { line: { V: { spirit: 0 } } } });
  r.endTurn();
  r.startTurn();
  r.expect({ A: { line: { X: { spirit: 2 } } }, B: { line: { V: { spirit: 2 } } } });
});
ruling('regen fills spirit up to the printed value and no further', (r) => {
  const of = (name: string, left: number) => spent(fighter(name, { regen: 3, spirit: 5 }), left);
  r.table({ at: 'start', A: { line: [of('X', 3), of('Y', 5)] } });
  r.startTurn();
  r.expect({ A: { line: { X: { spirit: 5 }, Y: { spirit: 5 } } } });
  r.happened({ spiritChanged: 1 });
});
ruling('spiritCap none: regen goes beyond the printed value', (r) => {
  r.table({
    at: 'start',
    A: { line: [spent(fighter('X', { regen: 3, spirit: 5 }), 4)] },
    options: { spiritCap: 'none' },
  });
  r.startTurn();
  r.expect({ A: { line: { X: { spirit: 7 } } } });
});
ruling('what raises or lowers regen counts when spirit comes back', (r) => {
  const drained = changed(fighter('X', { regen: 2, spirit: 9 }), { what: 'regen', by: -3, last: 9 });
  r.table({
    at: 'start',
    A: { line: [spent(drained, 4)] },
    B: {
      line: [spent(fighter('V', { regen: 1, spirit: 9 }), 4)],
      environment: [terrain('spring', [{ what: 'regen', by: 1 }])],
    },
  });
  r.startTurn();
  r.expect({ A: { line: { X: { regen: 0, spirit: 4 } } }, B: { line: { V: { regen: 2, spirit: 6 } } } });
});
ruling('spirit comes back before the environment works, and that before cards are drawn', (r) => {
  const count = terrain('count', [], {
    each: [
      { do: 'heal', target: everybody('any'), amount: { stat: 'spirit', of: everybody('you') } },
      { do: 'mill', amount: 1 },
    ],
  });
  const wounded = { lies: fighter('X', { regen: 2, hp: 20 }), hp: 1, spirit: 1 };
  r.table({ at: 'start', A: { line: [wounded], environment: [count], deck: plain('top', 'next', 'third', 'last') } });
  r.startTurn();
  r.expect({ A: { line: { X: { hp: 4, spirit: 3 } }, discard: ['top'], hand: ['third', 'next'] } });
});
ruling('poison works before the environment does', (r) => {
  const count = terrain('count', [], {
    each: [{ do: 'gainSpirit', target: everybody('you'), amount: { stat: 'missing', of: everybody('you') } }],
  });
  const poisoned = changed(fighter('X', { spirit: 9 }), { what: 'poison', by: 2, last: 9 });
  r.table({ at: 'start', A: { line: [spent(poisoned, 0)], environment: [count] } });
  r.startTurn();
  r.expect({ A: { line: { X: { hp: 8, spirit: 2 } } } });
});

ruling('T29: a character that did nothing in its turn guards in the enemy turn', (r) => {
  r.table({ at: 'start', A: { line: [X] }, B: { line: [attacker('V', 'strike', 3)] } });
  r.startTurn();
  r.expect({ A: { line: { X: 'ready' } } });
  r.endTurn();
  r.expect({ A: { line: { X: 'guard' } } });
  r.startTurn();
  r.attack('V', 'X');
  r.expect({ A: { line: { X: { hp: 9, state: 'guard' } } } });
});
ruling('attack, skill, spell card and ritual make busy in the enemy turn; whoever skipped guards', (r) => {
  const line = [attacker('X', 'absolute', 1), skilled('Y', DRAW), fighter('Z')];
  const own = { line, hand: [spell('bolt', 'Z', DRAW)] };
  r.table({ at: 'action', A: own, B: { line: [V] } });
  r.attack('X', 'V');
  r.expect({ A: { line: { X: 'busy', Y: 'ready', Z: 'ready' } } });
  r.act('skill Y');
  r.endTurn();
  r.expect({ A: { line: { X: 'busy', Y: 'busy', Z: 'guard' } } });
  r.table({ at: 'action', A: own });
  r.act('spell bolt');
  r.endTurn();
  r.expect({ A: { line: { X: 'guard', Y: 'guard', Z: 'busy' } } });
  r.table({ at: 'action', A: { line, hand: [ritual('rite', 'X')] } });
  r.act('spell rite');
  r.endTurn();
  r.expect({ A: { line: { X: 'busy', Y: 'guard', Z: 'guard' } } });
});
ruling('items and equipment are no action: their user and their bearer guard', (r) => {
  const tonic = item('tonic', [{ do: 'gainSpirit', target: 'user', amount: 1 }], { user: true });
  r.table({ at: 'action', A: { line: [X, fighter('Y')], hand: [tonic, gear('blade')] } });
  r.act('item tonic', ['nameUser', 'X']);
  r.act('equip blade', ['equipOn', 'X']);
  r.expect({ A: { line: { X: { state: 'ready', done: [] }, Y: 'ready' } } });
  r.endTurn();
  r.expect({ A: { line: { X: 'guard', Y: 'guard' } } });
});
ruling('spellCountsAsAction false: whoever used nothing but spell cards and rituals guards', (r) => {
  const hand = [spell('bolt', 'X', DRAW), ritual('rite', 'Y')];
  r.table({ at: 'action', A: { line: [X, fighter('Y')], hand }, options: { spellCountsAsAction: false } });
  r.act('spell bolt');
  r.act('spell rite');
  r.expect({ A: { line: { X: 'ready', Y: 'ready' } } });
  r.endTurn();
  r.expect({ A: { line: { X: 'guard', Y: 'guard' } } });
});
ruling('what came to nothing was an action all the same', (r) => {
  r.table({
    at: 'action',
    A: { line: [skilled('X', DRAW)] },
    B: { line: [V], hand: [quick('parry', [{ do: 'negate' }])] },
  });
  r.act('skill X', ['B.answer', 'item parry']);
  r.endTurn();
  r.expect({ A: { line: { X: 'busy' }, hand: 0 } });
});
ruling('instants in the enemy turn leave the stance that was set, guard as well as busy', (r) => {
  const answers = skilled('V', DRAW, { speed: 'instant' });
  const hand = [instant('snap', 'W', DRAW), ...plain(1)];
  const line = [answers, busy(fighter('W'))];
  r.table({ at: 'action', A: { line: [attacker('X', 'absolute', 1)], hand: 1 }, B: { line, hand } });
  r.attack('X', 'V', ['B.answer', 'skill V'], ['A.answer'], ['B.answer', 'spell snap']);
  r.expect({ B: { line: { V: { state: 'guard', done: ['skill'] }, W: { state: 'busy', done: ['spell'] } } } });
  r.endTurn();
  r.expect({ B: { line: { V: 'guard', W: 'busy' } } });
});
ruling('with its own turn a character stands upright again, whatever it did before', (r) => {
  r.table({ at: 'start', A: { line: [busy(X)] }, B: { line: [V] } });
  r.startTurn();
  r.expect({ A: { line: { X: 'ready' } }, B: { line: { V: 'guard' } } });
});
ruling('a character without spirit or under silence may guard: guarding is no action', (r) => {
  const silent = changed(fighter('Y'), { what: 'spell', last: 9 });
  r.table({ at: 'action', A: { line: [spent(X, 0), silent] } });
  r.endTurn();
  r.expect({ A: { line: { X: 'guard', Y: 'guard' } } });
});

const snap = instant('snap', 'V', [], { attack: { type: 'strike', power: 3 } });
ruling('in its own turn a character is hit as a busy one, whether it has acted or not', (r) => {
  r.table({ at: 'action', A: { line: [attacker('X', 'absolute', 1)] }, B: { line: [V], hand: [snap, snap] } });
  r.attack('X', 'V', ['B.answer', 'spell snap']);
  r.expect({ A: { line: { X: 6 } } });
  r.table({ at: 'action', A: { line: [X], hand: [item('it', DRAW)] }, B: { line: [V], hand: [snap] } });
  r.act('item it', ['B.answer', 'spell snap']);
  r.expect({ A: { line: { X: { hp: 6, state: 'ready' } } } });
});
ruling('ownTurnStance guard: whoever has not acted yet is hit in guard in its own turn', (r) => {
  const options = { ownTurnStance: 'guard' };
  r.table({ at: 'action', A: { line: [X], hand: [item('it', DRAW)] }, B: { line: [V], hand: [snap] }, options });
  r.act('item it', ['B.answer', 'spell snap']);
  r.expect({ A: { line: { X: 9 } } });
});
ruling('a guard lasts for the enemy turn alone: in its own turn the character is busy to what hits it', (r) => {
  const wear = { lies: X, gear: [armour('wall', [{ what: 'def', by: 9, stance: 'guard' }])] };
  r.table({ at: 'start', A: { line: [wear] }, B: { line: [V] } });
  r.startTurn();
  r.expect({ A: { line: { X: { state: 'ready', def: 0 } } } });
  r.endTurn();
  r.expect({ A: { line: { X: { state: 'guard', def: 9 } } } });
});

ruling('T23: skill or attack, one of them once in a turn; in the next own turn it is free again', (r) => {
  r.table({ at: 'action', A: { line: [skilled('X', DRAW)] }, B: { line: [V] } });
  r.act('skill X');
  r.illegal(['act', 'skill X']);
  r.illegal(['act', 'attack X']);
  r.endTurn();
  r.startTurn();
  r.endTurn();
  r.startTurn();
  r.expect({ A: { line: { X: { state: 'ready', done: [] } } } });
  r.offers('A.act', ['skill X', 'attack X']);
});
ruling('the characters act in any order, and hand cards come between as long as they can be paid', (r) => {
  const hand = [spell('bolt', 'X', DRAW), spell('again', 'X', DRAW), item('it', DRAW), gear('blade')];
  r.table({ at: 'action', A: { line: [skilled('X', DRAW), skilled('Y', DRAW)], hand } });
  r.act('skill Y');
  r.act('spell bolt');
  r.act('item it');
  r.act('spell again');
  r.act('equip blade', ['equipOn', 'Y']);
  r.act('skill X');
  r.expect({ A: { line: { X: { done: ['spell', 'spell', 'skill'] }, Y: { done: ['skill'] } } } });
});
ruling('an instant skill is used once in a turn, the enemy turn too, and in the next turn again', (r) => {
  const quickV = skilled('V', [{ do: 'mill', amount: 1 }], { speed: 'instant', spirit: 1 });
  const line = [attacker('X', 'absolute', 1), attacker('Y', 'absolute', 1)];
  r.table({ at: 'action', A: { line }, B: { line: [quickV] } });
  r.attack('X', 'V', ['B.answer', 'skill V']);
  r.neverAsks('B.answer', ['act', 'attack Y']);
  r.endTurn();
  r.startTurn();
  r.expect({ B: { line: { V: { done: [], spirit: 4 } } } });
  r.act('skill V');
  r.illegal(['act', 'skill V']);
  r.illegal(['act', 'attack V']);
  r.endTurn();
  r.startTurn();
  r.attack('X', 'V', ['B.answer', 'skill V']);
  r.expect({ B: { line: { V: { spirit: 2, done: ['skill'] } } } });
});

ruling('in the end phase what has run out ends first, then rituals take effect, then stances are set', (r) => {
  const rite = {
    card: ritual('rite', 'V', [
      { do: 'hurt', target: everybody('foe'), amount: { stat: 'atk', of: everybody('foe') } },
      { do: 'heal', target: { all: { who: 'foe', where: 'line', stance: 'busy' } }, amount: 1 },
    ]),
    by: 'V',
    due: 3,
  };
  const raised = changed(fighter('X', { atk: 1 }), { what: 'atk', by: 4, last: 3 });
  r.table({ at: 'action', A: { line: [raised] }, B: { line: [V], rituals: [rite] } });
  r.endTurn();
  // ATK 1 again, and not yet in guard: 1 is lost and healed.
  r.expect({ A: { line: { X: { hp: 10, state: 'guard' } } } });
  r.happened({ damaged: 1, healed: 1, ritualDue: 1 });
});
ruling('what lasts one turn ends with the turn of use, and what lasts two with the next', (r) => {
  const chant = (name: string, turns: number) => item(name, [{ do: 'atk', target: everybody('you'), by: 1, turns }]);
  r.table({ at: 'action', A: { line: [X], hand: [chant('short', 1), chant('long', 2)] } });
  r.act('item short');
  r.act('item long');
  r.expect({ A: { line: { X: { atk: 5 } } } });
  r.endTurn();
  r.expect({ A: { line: { X: { atk: 4 } } } });
  r.startTurn();
  r.endTurn();
  r.expect({ A: { line: { X: { atk: 3 } } } });
  r.happened({ afflictionEnded: 2 });
});
ruling('what was used in the enemy turn counts that turn as its first', (r) => {
  const parry = quick('parry', [{ do: 'def', target: everybody('you'), by: 2, turns: 1 }]);
  r.table({ at: 'action', A: { line: [X] }, B: { line: [V], hand: [parry] } });
  r.attack('X', 'V', ['B.answer', 'item parry']);
  r.expect({ B: { line: { V: { def: 2 } } } });
  r.endTurn();
  r.expect({ B: { line: { V: { def: 0 } } } });
});
ruling('one that spends its last spirit on its action is ready for nothing, but still takes its stance', (r) => {
  const bolt = attackSpell('bolt', 'X', 'absolute', 1, { spirit: 1 });
  r.table({ at: 'action', A: { line: [spent(X, 1)], hand: [bolt, ...power(1)] }, B: { line: [V] } });
  r.act('spell bolt');
  r.offers('A.act', []);
  r.endTurn();
  r.expect({ A: { line: { X: { state: 'busy', spirit: 0 } } } });
});
