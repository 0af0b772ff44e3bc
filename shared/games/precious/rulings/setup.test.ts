// Rulings on set-up and the first turn (section 3).
import { test } from 'vitest';
import { character, plain, withKeywords } from './bench/cards.ts';
import { rulingsBy } from './bench.ts';

const ruling = rulingsBy(test);
const shuffles = [60, 60];
const first = [
  ['A.rockPaperScissors', 'rock'],
  ['B.rockPaperScissors', 'scissors'],
  ['A.chooseFirst', 'A'],
] as const;
const SEVEN = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
const NEXT = ['h', 'i', 'j', 'k', 'l', 'm', 'n'];
const named = () => [...plain(...SEVEN, ...NEXT), ...plain(46)];

ruling('both shuffle and may be cut, both draw seven, and the first turn begins', (r) => {
  r.table({ at: 'setUp', shuffles });
  r.run(...first);
  r.expect({ A: { hand: 7, deck: 53 }, B: { hand: 7, deck: 53 }, turnPlayer: 'A', turn: 1 });
  r.happened({ shuffled: 2, cut: 2, firstPlayerChosen: 1, mulliganed: 2 });
});
ruling('the hands come from decks that have been shuffled', (r) => {
  const order = [...Array.from({ length: 59 }, (_, i) => i + 1), 0];
  r.table({ at: 'setUp', shuffles: [order, order], A: { deck: [...plain('top'), ...plain(59)] }, B: { deck: 60 } });
  r.run(...first);
  r.expect({ A: { hand: Array(7).fill('plain') } });
});
ruling('the opponent may cut the shuffled deck', (r) => {
  r.table({ at: 'setUp', shuffles, A: { deck: named() } });
  r.run(['B.cut', 7], ...first);
  r.expect({ A: { hand: NEXT.toReversed() } });
});
ruling('it is decided who is first before the hands are dealt', (r) => {
  r.table({ at: 'setUp', shuffles });
  r.at('A.chooseFirst', first.slice(0, 2), (there) => there.expect({ A: { hand: 0 }, B: { hand: 0 } }));
  r.run(...first);
  r.expect({ A: { hand: 7 } });
});
ruling('hands are thrown until they differ, and the winner chooses who is first', (r) => {
  r.table({ at: 'setUp', shuffles });
  r.run(
    ['A.rockPaperScissors', 'paper'],
    ['B.rockPaperScissors', 'paper'],
    ['A.rockPaperScissors', 'paper'],
    ['B.rockPaperScissors', 'scissors'],
    ['B.chooseFirst', 'A'],
  );
  r.expect({ turnPlayer: 'A' });
  r.happened({ throwMade: 2 });
});
ruling('the winner of the throw may also go second', (r) => {
  r.table({ at: 'setUp', shuffles });
  r.run(...first.slice(0, 2), ['A.chooseFirst', 'B']);
  r.expect({ turnPlayer: 'B', turn: 1 });
});
ruling('agreed: both name the first player, and a lot decides where they differ', (r) => {
  const options = { firstPlayer: 'agree' };
  r.table({ at: 'setUp', shuffles, options });
  r.run(['A.chooseFirst', 'B'], ['B.chooseFirst', 'B']);
  r.expect({ turnPlayer: 'B' });
  r.table({ at: 'setUp', shuffles, options, rolls: ['B'] });
  r.run(['A.chooseFirst', 'A'], ['B.chooseFirst', 'B']);
  r.expect({ turnPlayer: 'B' });
});
ruling('at random: a lot decides who is first, and nobody is asked', (r) => {
  for (const who of ['A', 'B'] as const) {
    r.table({ at: 'setUp', shuffles, options: { firstPlayer: 'random' }, rolls: [who] });
    r.neverAsks('chooseFirst');
    r.run();
    r.expect({ turnPlayer: who, A: { hand: 7 }, B: { hand: 7 } });
  }
});

const order = ['c', 'a', 'b', 'g', 'f', 'e', 'd'] as const;
const again = [...first, ['A.mulligan', 'yes'], ['A.bottomOrder', ...order]] as const;
ruling('M51: all seven go to the bottom in the order of choice, seven are drawn, and there is no second time', (r) => {
  r.table({ at: 'setUp', shuffles, A: { deck: named() } });
  r.neverAsks('A.mulligan', ...again);
  r.offers('B.mulligan', ['yes'], ...again);
  r.run(...again);
  r.expect({ A: { hand: NEXT.toReversed(), deck: [...Array(46).fill('plain'), ...order] } });
  r.happened({ mulliganed: 2, shuffled: 2 });
});
ruling('M52: only three of the seven cannot be returned', (r) => {
  r.table({ at: 'setUp', shuffles, A: { deck: named() } });
  r.offers('A.mulligan', ['yes'], ...first);
  r.offers('A.bottomOrder', SEVEN, ...first, ['A.mulligan', 'yes']);
  r.illegal(...first, ['A.mulligan', 'yes'], ['A.bottomOrder', 'a', 'b', 'c']);
  r.run(...first);
  r.expect({ A: { hand: SEVEN.toReversed(), deck: 53 } });
});
ruling('the first player returns the hand or keeps it before the other is asked', (r) => {
  r.table({ at: 'setUp', shuffles, A: { deck: named() }, B: { deck: named() } });
  const second = [...first.slice(0, 2), ['A.chooseFirst', 'B']] as const;
  r.at('B.mulligan', second, (there) => {
    if (there.match.askedSeats.length !== 1) throw new Error('both are asked at once');
    there.expect({ A: { hand: 7 }, B: { hand: 7 } });
  });
  r.at('A.mulligan', [...second, ['B.mulligan', 'yes'], ['B.bottomOrder', ...order]], (there) =>
    there.expect({ B: { hand: NEXT.toReversed() }, A: { hand: SEVEN.toReversed() } }),
  );
  r.run(...second);
  r.expect({ turnPlayer: 'B' });
});
ruling('a returned hand is seen by nobody else', (r) => {
  r.table({ at: 'setUp', shuffles, A: { deck: named() } });
  r.run(...again);
  r.expectSeen('B', { 'A.hand': 7, 'A.deck': 53, looks: [] });
  r.expectSeen('A', { 'A.hand': NEXT.toReversed(), 'A.deck': 53, looks: [] });
});

ruling('M53: the first player draws one card in the first turn, the second player two', (r) => {
  r.table({ at: 'setUp', shuffles });
  r.run(...first);
  r.until('main');
  r.expect({ A: { hand: 8, deck: 52 }, B: { hand: 7 }, turn: 1 });
  r.endTurn(['discardToLimit', 'plain']);
  r.until('main');
  r.expect({ A: { hand: 7 }, B: { hand: 9, deck: 51 }, turn: 2, turnPlayer: 'B' });
});
ruling('from its second turn on the first player draws two as well', (r) => {
  r.table({ at: 'start', turn: 3 });
  r.until('main');
  r.expect({ A: { hand: 2 } });
});
ruling('in the first turn of the match nobody approaches, Active or not', (r) => {
  const A = { mainArea: [character('old'), withKeywords('eager', { keyword: 'active' })], hand: 1 };
  r.table({ at: 'approach', turn: 1, A });
  r.neverAsks('approacher');
  r.endTurn();
  r.expect({ B: { pointArea: 0 }, turnPlayer: 'B' });
  r.table({ at: 'approach', turn: 2, A });
  r.offers('approacher', ['old', 'eager']);
});
ruling('nobody must approach in the first turn of the match either', (r) => {
  const A = { mainArea: [withKeywords('rash', { keyword: 'forcedApproach' })] };
  r.table({ at: 'approach', turn: 1, A });
  r.endTurn();
  r.expect({ A: { mainArea: { rash: 'active' } }, B: { pointArea: 0 } });
  r.table({ at: 'approach', turn: 2, A });
  r.endTurn();
  r.expect({ A: { mainArea: { rash: 'resting' } }, B: { pointArea: 1 } });
});
ruling('in the first turn of the match characters enter as in any other', (r) => {
  r.table({ at: 'start', turn: 1, A: { hand: [character('new')] } });
  r.until('main');
  r.act('enter new', ['chooseArea', 'mainArea']);
  r.expect({ A: { mainArea: { new: { state: 'active', entered: true } } } });
});
