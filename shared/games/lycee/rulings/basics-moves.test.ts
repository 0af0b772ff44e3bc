// Rulings on the moves among the basic abilities (section 8): Step, Side Step, Order Step, Jump, Touch, Escape.
import { test } from 'vitest';
import type { Cell, Move } from '../card-data.ts';
import {
  aimed,
  always,
  bounce,
  drawing,
  event,
  exhaust,
  fighter,
  item,
  move,
  pips,
  plain,
  points,
} from './bench/cards.ts';
import { acted, fresh } from './bench/prepare.ts';
import { rulingsBy } from './bench.ts';

const { ruling } = rulingsBy(test);
const mover = (...moves: Move[]) => fighter('A', 1, 1, { basics: moves.map((one) => move(one)) });
const goes = ['main', 'move A'] as const;

ruling('L23: field limits count when entering only: a later move ignores them', (r) => {
  const limited = fighter('A', 1, 1, { cells: ['AL', 'AC', 'DL', 'DC'], basics: [move('sideStep')] });
  r.table({ at: 'main', A: { AC: limited } });
  r.offers('moveTo', ['AL', 'AR'], goes);
  r.act('move A', ['moveTo', 'AR']);
  r.expect({ A: { AC: null, AR: { name: 'A', state: 'ready' } } });
});
ruling('L24: a Step finds no cell where all that share an edge are taken; the one across the border is none', (r) => {
  const A = { AC: mover('step'), AL: fighter('l'), AR: fighter('r'), DC: fighter('b') };
  r.table({ at: 'main', A });
  r.illegal(goes);
});
ruling('L25: the same character steps once a turn', (r) => {
  r.table({ at: 'main', A: { AC: mover('step') } });
  r.act('move A', ['moveTo', 'AL']);
  r.offers('main', ['attack A']);
  r.endTurn();
  r.endTurn();
  r.until('main');
  r.act('move A', ['moveTo', 'AC']);
  r.expect({ A: { AC: 'ready' } });
});
ruling('two moves of one character are each used once', (r) => {
  r.table({ at: 'main', A: { AC: mover('step', 'jump') } });
  r.act('move A 0', ['moveTo', 'AL']);
  r.illegal(['main', 'move A 0']);
  r.act('move A 1', ['moveTo', 'DR']);
  r.illegal(goes);
  r.expect({ A: { DR: 'ready' } });
});
ruling('two characters with the same move use it once each', (r) => {
  r.table({ at: 'main', A: { AC: mover('step'), DC: { ...mover('step'), name: { en: 'B' }, no: 'B' } } });
  r.act('move A', ['moveTo', 'AL']);
  r.act('move B', ['moveTo', 'DR']);
  r.expect({ A: { AL: 'ready', DR: 'ready' } });
});
const ways: readonly [Move, Cell, readonly Cell[]][] = [
  ['step', 'AL', ['AC', 'DL']],
  ['step', 'AC', ['AL', 'AR', 'DC']],
  ['step', 'AR', ['AC', 'DR']],
  ['step', 'DL', ['DC', 'AL']],
  ['step', 'DC', ['DL', 'DR', 'AC']],
  ['step', 'DR', ['DC', 'AR']],
  ['sideStep', 'DC', ['DL', 'DR']],
  ['jump', 'AC', ['AL', 'AR', 'DL', 'DC', 'DR']],
];
for (const [way, from, to] of ways) {
  ruling(`${way} from ${from} leads to ${to.join(', ')}`, (r) => {
    r.table({ at: 'main', A: { [from]: mover(way) } });
    r.offers('moveTo', to, goes);
  });
}
const only: readonly [Move, Cell, Cell][] = [
  ['sideStep', 'AL', 'AC'],
  ['orderStep', 'AL', 'DL'],
  ['orderStep', 'DR', 'AR'],
];
for (const [way, from, to] of only) {
  ruling(`${way} from ${from} leads to ${to} alone, which is not asked for`, (r) => {
    r.table({ at: 'main', A: { [from]: mover(way) } });
    r.act('move A');
    r.expect({ A: { [from]: null, [to]: 'ready' } });
  });
}
ruling('a move goes to empty own cells only', (r) => {
  r.table({ at: 'main', A: { AC: mover('jump'), AL: fighter('l'), DR: fighter('d') }, B: {} });
  r.at('moveTo', [goes], (there, { from }) => {
    for (const one of from)
      if (!('slot' in one) || one.seat !== there.seatOf('A')) throw new Error('a cell of the opponent is offered');
  });
  r.offers('moveTo', ['AR', 'DL', 'DC'], goes);
});
ruling('a moved character stays who it is: ready, with its changes, and as fresh as it was', (r) => {
  const sword = item('sword', always('bearer', [{ what: 'ap', by: 2 }]));
  r.table({ at: 'main', A: { AC: fresh(mover('step')), itemAC: sword } });
  r.act('move A', ['moveTo', 'DC']);
  r.expect({ A: { DC: { state: 'ready', ap: 3, fresh: true }, itemAC: [], itemDC: ['sword'] } });
});
ruling('moves are declared in the own turn only, and by ready characters, fresh ones too', (r) => {
  r.table({
    at: 'main',
    A: { AC: acted(mover('step')), DL: fresh({ ...mover('step'), name: { en: 'F' }, no: 'F' }) },
    B: { AC: mover('step'), hand: 1 },
  });
  r.offers('main', ['move F']);
  r.offers('mainEnd', [], ['main']);
});
ruling('a move demands its cost', (r) => {
  const runner = fighter('A', 1, 1, { basics: [move('step', pips({ snow: 1 }))] });
  r.table({ at: 'main', A: { AC: runner, hand: [points(1, 'moon')] } });
  r.offers('main', ['attack A']);
  r.table({ at: 'main', A: { AC: runner, hand: [points(1, 'snow')] } });
  r.act('move A', ['moveTo', 'AL'], ['pay', 'snow 1']);
  r.expect({ A: { AL: 'ready', dustBox: ['snow 1'] } });
});
ruling('whoever may not move does not', (r) => {
  const anchor = item('anchor', always('bearer', [{ what: 'cannot', do: 'move' }]));
  r.table({ at: 'main', A: { AC: mover('step'), itemAC: anchor } });
  r.offers('main', ['attack A']);
});
ruling('a move in response is used by the turn player alone, and not during a battle', (r) => {
  r.table({
    at: 'main',
    A: { AC: mover('step'), hand: [drawing('one')] },
    B: { AC: mover('step'), hand: [drawing('two')] },
  });
  r.offers('B.respond', ['use two'], ['main', 'use one']);
  r.offers('A.respond', ['move A'], ['main', 'use one'], ['B.respond', 'use two']);
  r.table({ at: 'main', A: { AL: fighter('X'), DC: mover('step'), hand: [drawing('one')] } });
  r.offers('A.support', ['use one'], ['main', 'attack X']);
});
ruling('a move whose cell has been taken fails, and is used up', (r) => {
  const shove = event('shove', [
    { do: 'relocate', target: { all: { who: 'opponent', where: 'defenceRow' } }, to: 'any' },
  ]);
  r.table({ at: 'main', A: { AC: mover('step'), DC: fighter('D') }, B: { hand: [shove] } });
  r.act('move A', ['moveTo', 'AL'], ['respond', 'use shove'], ['relocateCell', 'AL']);
  r.expect({ A: { AC: { name: 'A', state: 'ready' }, AL: { name: 'D' } } });
  r.happened({ failed: 1 });
  r.illegal(goes);
});
const steal = aimed('steal', (target) => [{ do: 'takeOver', target }]);
ruling('a Step of a character that the other player has taken over comes to nothing', (r) => {
  r.table({ at: 'main', A: { AC: mover('step') }, B: { hand: [steal] } });
  r.act('move A', ['moveTo', 'AL'], ['B.respond', 'use steal'], ['B.enterCell', 'DC']);
  r.expect({ A: { AC: null, AL: null }, B: { DC: { name: 'A' } } });
});
ruling('an Escape of a character that the other player has taken over comes to nothing', (r) => {
  r.table({ at: 'main', A: { AC: mover('escape') }, B: { hand: [steal] } });
  r.act('move A', ['B.respond', 'use steal'], ['B.enterCell', 'DC']);
  r.expect({ A: { dustBox: 0 }, B: { DC: { name: 'A' } } });
});
ruling('a Step that has moved away in response does not go to a cell that it is no longer next to', (r) => {
  r.table({ at: 'main', A: { AC: mover('step', 'jump'), hand: 1 }, B: { hand: [drawing('answer')] } });
  r.act('move A 0', ['moveTo', 'AL'], ['B.respond', 'use answer'], ['A.respond', 'move A 1'], ['moveTo', 'DR']);
  r.expect({ A: { AL: null, DR: { name: 'A' } } });
});
ruling('a Step that has moved away in response goes where it still leads', (r) => {
  r.table({ at: 'main', A: { AC: mover('step', 'jump'), hand: 1 }, B: { hand: [drawing('answer')] } });
  r.act('move A 0', ['moveTo', 'AL'], ['B.respond', 'use answer'], ['A.respond', 'move A 1'], ['moveTo', 'DL']);
  r.expect({ A: { AL: { name: 'A' }, DL: null } });
});
ruling('a Step that an effect has given goes where a Step leads, also when it resolves', (r) => {
  const teach = aimed(
    'teach',
    (target) => [{ do: 'gain', target, basic: { basic: 'step', cost: {} }, until: 'endOfTurn' }],
    { who: 'you' },
  );
  r.table({ at: 'main', A: { AC: mover('jump'), hand: [teach, ...plain(1)] }, B: { hand: [drawing('answer')] } });
  r.act('use teach');
  r.act('move A 1', ['moveTo', 'AL'], ['B.respond', 'use answer'], ['A.respond', 'move A 0'], ['moveTo', 'DR']);
  r.expect({ A: { AL: null, DR: { name: 'A' } } });
});
ruling('whoever has been forbidden to move in response stays where it is', (r) => {
  const pin = aimed('pin', (target) => [{ do: 'forbid', target, what: 'move', until: 'endOfTurn' }]);
  r.table({ at: 'main', A: { AC: mover('step') }, B: { hand: [pin] } });
  r.act('move A', ['moveTo', 'AL'], ['B.respond', 'use pin']);
  r.expect({ A: { AC: { name: 'A' }, AL: null } });
});
ruling('whoever has become acted in response moves all the same: it was ready when it was declared', (r) => {
  r.table({ at: 'main', A: { AC: mover('step') }, B: { hand: [exhaust()] } });
  r.act('move A', ['moveTo', 'AL'], ['B.respond', 'use exhaust']);
  r.expect({ A: { AC: null, AL: { name: 'A', state: 'acted' } } });
});

ruling('L60: Touch needs both to be ready', (r) => {
  r.table({ at: 'main', A: { AC: mover('touch'), DC: acted(fighter('P')) } });
  r.illegal(goes);
  r.table({ at: 'main', A: { AC: acted(mover('touch')), DC: fighter('P') } });
  r.offers('main', []);
});
ruling('Touch swaps with the own character of the same column, from either row', (r) => {
  r.table({ at: 'main', A: { AC: mover('touch'), DC: fighter('P'), AL: fighter('x') } });
  r.neverAsks('moveTo', goes);
  r.act('move A');
  r.expect({ A: { AC: { name: 'P', state: 'ready' }, DC: { name: 'A', state: 'ready' }, AL: { name: 'x' } } });
  r.table({ at: 'main', A: { DR: mover('touch'), AR: fighter('P') } });
  r.act('move A');
  r.expect({ A: { AR: { name: 'A' }, DR: { name: 'P' } } });
});
ruling('Touch finds nobody in an empty cell, nor across the border', (r) => {
  r.table({ at: 'main', A: { AC: mover('touch'), AL: fighter('l') }, B: { AC: fighter('P') } });
  r.illegal(goes);
});
ruling('Touch that has moved away in response does not change places across columns', (r) => {
  const A = { AC: mover('touch', 'jump'), DC: fighter('P'), hand: 1 };
  r.table({ at: 'main', A, B: { hand: [drawing('answer')] } });
  r.act('move A 0', ['B.respond', 'use answer'], ['A.respond', 'move A 1'], ['moveTo', 'AL']);
  r.expect({ A: { AC: null, AL: { name: 'A' }, DC: { name: 'P' } } });
});
ruling('L60: Touch comes to nothing if its partner has become acted in response', (r) => {
  r.table({ at: 'main', A: { AC: mover('touch'), DC: fighter('P') }, B: { hand: [exhaust()] } });
  r.act('move A', ['B.respond', 'use exhaust'], ['B.target', 'P']);
  r.expect({ A: { AC: { name: 'A' }, DC: { name: 'P' } } });
});
ruling('Touch carries both items along, and is used once a turn', (r) => {
  const sword = item('sword', always('bearer', [{ what: 'ap', by: 2 }]));
  const shield = item('shield', always('bearer', [{ what: 'dp', by: 2 }]));
  r.table({ at: 'main', A: { AC: mover('touch'), itemAC: sword, DC: fighter('P'), itemDC: shield } });
  r.act('move A');
  r.expect({ A: { DC: { name: 'A', ap: 3 }, itemDC: ['sword'], AC: { name: 'P', dp: 3 }, itemAC: ['shield'] } });
  r.illegal(goes);
});
ruling('Escape trashes the character', (r) => {
  r.table({ at: 'main', A: { AC: mover('escape') } });
  r.act('move A');
  r.expect({ A: { AC: null, dustBox: ['A'] } });
  r.happened({ downed: 0 });
});
ruling('the same move given by an item is another one: both are used', (r) => {
  const boots = item('boots', always('bearer', [{ what: 'basic', basic: move('step') }]));
  r.table({ at: 'main', A: { AC: mover('step'), itemAC: boots } });
  r.act('move A 0', ['moveTo', 'AL']);
  r.act('move A 1', ['moveTo', 'DL']);
  r.offers('main', []);
});
ruling('7.4: whoever leaves in response goes nowhere', (r) => {
  r.table({ at: 'main', A: { AC: mover('step') }, B: { hand: [bounce()] } });
  r.act('move A', ['moveTo', 'AL'], ['B.respond', 'use bounce']);
  r.expect({ A: { AC: null, AL: null, hand: ['A'] } });
  r.happened({ failed: 1 });
});
ruling('7.4: a Touch fails whose partner leaves in response', (r) => {
  r.table({ at: 'main', A: { AC: mover('touch'), DC: fighter('P') }, B: { hand: [bounce()] } });
  r.act('move A', ['B.respond', 'use bounce'], ['B.target', 'P']);
  r.expect({ A: { AC: { name: 'A' }, DC: null, hand: ['P'] } });
  r.happened({ failed: 1 });
});
