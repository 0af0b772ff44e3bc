// Rulings on set-up (section 4): cut, first player, opening hands, one mulligan each.
import { test } from 'vitest';
import { plain } from './bench/cards.ts';
import { rulingsBy } from './bench.ts';

const ruling = rulingsBy(test);
const shuffles = [50, 50];
const fromA = { at: 'setUp', shuffles, rolls: ['A'] } as const;

ruling('G01: five cards are drawn, and a mulligan of three draws three', (r) => {
  r.table(fromA);
  r.run(['A.mulligan', 'plain', 'plain', 'plain']);
  r.expect({ A: { hand: 5, waitingRoom: 3, deck: 42 }, B: { hand: 5, waitingRoom: 0, deck: 45 }, turnPlayer: 'A' });
});
ruling('G02: a player mulligans once; all five may go, and no second mulligan is asked', (r) => {
  r.table(fromA);
  r.run(['A.mulligan', 'plain', 'plain', 'plain', 'plain', 'plain']);
  r.expect({ A: { hand: 5, waitingRoom: 5, deck: 40 } });
  r.neverAsks('mulligan');
});
ruling('G02: a second mulligan of the same player is refused', (r) => {
  r.table(fromA);
  r.neverAsks('A.mulligan', ['A.mulligan', 'plain', 'plain', 'plain', 'plain', 'plain']);
  r.run();
});
ruling('G03: the starting player mulligans first, and the other only after that', (r) => {
  r.table(fromA);
  r.neverAsks('A.mulligan', ['B.mulligan']);
  r.at('A.mulligan', [], (there) => there.expect({ A: { hand: 5 }, B: { hand: 5 } }));
  r.at('B.mulligan', [['A.mulligan', 'plain']], (there) => there.expect({ A: { hand: 5, waitingRoom: 1 } }));
  r.run();
});
ruling('a mulligan of nothing keeps the hand', (r) => {
  r.table(fromA);
  r.run();
  r.expect({ A: { hand: 5, waitingRoom: 0 }, B: { hand: 5, waitingRoom: 0 } });
});
ruling('cards of a mulligan are public in the waiting room, and what is drawn for them is not', (r) => {
  const deck = [...plain('v', 'w', 'x', 'y', 'z', 'a'), ...plain(44)];
  r.table({ ...fromA, A: { deck } });
  r.at('mulligan', [['A.mulligan', 'x']], (there) => {
    there.expectSeen('B', { 'A.waitingRoom': ['x'], 'A.hand': 5 });
    there.expectSeen('public', { 'A.hand': 5, 'A.deck': 44 });
    there.expectSeen('A', { 'A.hand': ['a', 'z', 'y', 'w', 'v'], 'A.deck': 44 });
  });
  r.run();
});
ruling('the opponent cuts: so many cards from the top go to the bottom', (r) => {
  const deck = [...plain('a', 'b', 'c', 'd', 'e', 'f', 'g'), ...plain(43)];
  r.table({ ...fromA, A: { deck } });
  r.run(['B.cut', 2]);
  r.expect({ A: { hand: ['g', 'f', 'e', 'd', 'c'] } });
});
ruling('each player is asked for a cut of the other deck, and nothing has to be cut', (r) => {
  r.table(fromA);
  r.illegal(['A.cut', 50]);
  r.run(['A.cut', 0]);
  r.happened({ cut: 2 });
});
