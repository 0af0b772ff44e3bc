// Rulings on the end of a match (section 9).
import { test } from 'vitest';
import { act, auto, backup, event, fighter, plain } from './bench/cards.ts';
import type { SideSpec } from './bench/prepare.ts';
import { rulingsBy } from './bench.ts';

const ruling = rulingsBy(test);
const flood = event([{ do: 'move', target: { all: { who: 'any', where: 'deck' } }, to: 'clock' }], { name: 'flood' });
const brink: SideSpec = { level: 3, clock: 6, deck: plain('a') };
const levelUps = [
  ['A.levelUp', 'a'],
  ['B.levelUp', 'a'],
] as const;

ruling('G55: both at level 4 in the same check is a draw', (r) => {
  r.table({ at: 'main', A: { ...brink, hand: [flood] }, B: brink, shuffles: [6, 6] });
  r.act('playEvent flood', ...levelUps);
  r.expect({ A: { level: 4 }, B: { level: 4 }, winner: 'draw' });
});
ruling('G55: where both lose for different reasons it is a draw all the same', (r) => {
  r.table({ at: 'main', A: { ...brink, hand: [flood] }, B: { deck: plain('a'), level: 1 }, shuffles: [6] });
  r.act('playEvent flood', ['A.levelUp', 'a']);
  r.expect({ winner: 'draw' });
});
ruling('simultaneousLoss nonTurnPlayerWins: where both lose the other than the turn player wins', (r) => {
  r.table({
    at: 'main',
    options: { simultaneousLoss: 'nonTurnPlayerWins' },
    A: { ...brink, hand: [flood] },
    B: brink,
    shuffles: [6, 6],
  });
  r.act('playEvent flood', ...levelUps);
  r.expect({ winner: 'B' });
});
ruling('an attack that ends the match is over with it: the table shows none', (r) => {
  r.table({ at: 'attack', A: { frontCenter: fighter(5000) }, B: { ...brink, waitingRoom: 9, deck: plain(5) } });
  r.attack('frontCenter', 'direct', ['levelUp', 'plain']);
  r.expect({ winner: 'A' });
  if (r.match.view('public').facts['attack'] !== null) throw new Error('the attack is still shown');
});
ruling("a sole loser's opponent wins, and nothing more is asked", (r) => {
  r.table({ at: 'main', A: { ...brink, hand: [flood] }, B: { deck: plain('b'), waitingRoom: 3 }, shuffles: [6, 3] });
  r.act('playEvent flood', ['A.levelUp', 'a']);
  r.expect({ winner: 'B' });
  if (r.match.askedSeats.length > 0) throw new Error('nobody is asked after the end');
  r.happened({ ended: 1 });
});
ruling('level 4 is seen at the check timing, not in the middle of an effect', (r) => {
  const both = event(
    [
      { do: 'damage', amount: 1, to: 'you' },
      { do: 'damage', amount: 1, to: 'opponent' },
    ],
    { name: 'both' },
  );
  const side: SideSpec = { level: 3, clock: 6, deck: 5 };
  r.table({ at: 'main', A: { ...side, hand: [both] }, B: side });
  r.act('playEvent both', ['A.levelUp', 'plain'], ['B.levelUp', 'plain']);
  r.expect({ winner: 'draw' });
});
ruling('G75: a player may concede while the other decides: the match is over at once, without a check timing', (r) => {
  r.table({
    at: 'attack',
    A: { frontCenter: fighter(3000) },
    B: { frontCenter: fighter(9000), hand: [backup(500, 0)] },
  });
  r.stop('B.counter', ['attack', 'frontCenter'], ['attackKind', 'frontal']);
  r.concede('A');
  r.expect({ winner: 'B', A: { frontCenter: 'rest' }, B: { clock: 0 } });
  if (r.match.askedSeats.length > 0) throw new Error('nobody is asked after the end');
});
ruling('a player may concede in the own decision, and nothing that waits is resolved', (r) => {
  const waiting = fighter(500, { abilities: [auto({ on: 'attackEnds', who: 'this' }, [{ do: 'draw', amount: 1 }])] });
  r.table({ at: 'attack', A: { frontCenter: waiting } });
  r.stop('attack');
  r.concede('A');
  r.expect({ winner: 'B', A: { hand: 0 } });
  r.happened({ ended: 1 });
});
ruling('who draws the last card of deck and waiting room has lost', (r) => {
  r.table({ at: 'clock', A: { deck: plain('a', 'b'), hand: plain('h') } });
  r.run(['clock', 'h']);
  r.expect({ A: { hand: 2, deck: 0 }, winner: 'B' });
});
ruling('an empty deck alone loses nothing: it is rebuilt', (r) => {
  r.table({ at: 'clock', A: { deck: plain('a', 'b'), hand: plain('h'), waitingRoom: plain('x', 'y') }, shuffles: [2] });
  r.run(['clock', 'h']);
  r.expect({ A: { hand: 2, deck: ['y'], clock: ['x', 'h'] }, winner: null });
});
ruling('a loop that never ends is reported, never cut short in silence', (r) => {
  const flip = fighter(3000, {
    name: 'flip',
    abilities: [
      act([], [{ do: 'turn', target: 'this', to: 'rest' }]),
      auto({ on: 'turned', who: 'this', to: 'rest' }, [{ do: 'turn', target: 'this', to: 'stand' }]),
      auto({ on: 'turned', who: 'this', to: 'stand' }, [{ do: 'turn', target: 'this', to: 'rest' }]),
    ],
  });
  r.table({ at: 'main', A: { frontLeft: flip } });
  r.breaks(/one stretch told 20000 happenings/, ['main', 'use flip']);
});
