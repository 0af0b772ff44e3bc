// Rulings on set-up and the first turn (section 3).
import { test } from 'vitest';
import { fighter, plain } from './bench/cards.ts';
import { rulingsBy } from './bench.ts';

const { ruling } = rulingsBy(test);
const shuffles = [60, 60];
const agreed = [
  ['A.chooseFirst', 'A'],
  ['B.chooseFirst', 'A'],
] as const;

ruling('both shuffle, both draw seven, somebody is first', (r) => {
  r.table({ at: 'setUp', shuffles });
  r.run(...agreed);
  r.expect({ A: { hand: 7, deck: 53 }, B: { hand: 7, deck: 53 }, turnPlayer: 'A', turn: 1 });
  r.happened({ shuffled: 2, cut: 2, firstPlayerChosen: 1, mulliganed: 0 });
});
ruling('the shuffle comes before the hands', (r) => {
  const order = [...Array.from({ length: 59 }, (_, i) => i + 1), 0];
  r.table({ at: 'setUp', shuffles: [order, order], A: { deck: [...plain('first'), ...plain(59)] }, B: { deck: 60 } });
  r.run(...agreed);
  r.expect({ A: { hand: Array(7).fill('plain') } });
});
ruling('the opponent may cut after the shuffle', (r) => {
  r.table({
    at: 'setUp',
    shuffles,
    A: { deck: [...plain('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'), ...plain(51)] },
  });
  r.run(['B.cut', 2], ...agreed);
  r.expect({ A: { hand: ['i', 'h', 'g', 'f', 'e', 'd', 'c'] } });
});
ruling('the hands are dealt before anybody says who is first', (r) => {
  r.table({ at: 'setUp', shuffles });
  r.at('A.chooseFirst', [], (there) => there.expect({ A: { hand: 7 }, B: { hand: 7 } }));
  r.run(...agreed);
});
ruling('who is first is agreed: both name the same player', (r) => {
  r.table({ at: 'setUp', shuffles });
  r.run(['A.chooseFirst', 'B'], ['B.chooseFirst', 'B']);
  r.expect({ turnPlayer: 'B' });
});
ruling('where they do not agree a coin decides', (r) => {
  r.table({ at: 'setUp', shuffles, rolls: ['B'] });
  r.run(['A.chooseFirst', 'A'], ['B.chooseFirst', 'B']);
  r.expect({ turnPlayer: 'B' });
});
ruling('L32: in the first turn of the game one card is drawn, in the first of the second player two', (r) => {
  r.table({ at: 'setUp', shuffles });
  r.run(...agreed);
  r.until('main');
  r.expect({ A: { hand: 8, deck: 52 }, B: { hand: 7 }, turn: 1 });
  r.endTurn(['discardToLimit', 'plain']);
  r.until('main');
  r.expect({ A: { hand: 7 }, B: { hand: 9, deck: 51 }, turn: 2, turnPlayer: 'B' });
});
ruling('L32: the third turn draws two for the first player again', (r) => {
  r.table({ at: 'start', turn: 3 });
  r.until('main');
  r.expect({ A: { hand: 2 } });
});
ruling('the first player may act in the first turn as in any other', (r) => {
  r.table({ at: 'start', turn: 1, A: { AC: fighter('A', 2), hand: [fighter('B')] } });
  r.until('main');
  r.offers('main', ['summon B', 'attack A']);
});
ruling('unless the match has them there are no mulligans', (r) => {
  r.table({ at: 'setUp', shuffles });
  r.neverAsks('mulligan', ...agreed);
  r.run(...agreed);
  r.expect({ A: { hand: 7 } });
});

const mulligan = { mulligan: 'noCharacter' } as const;
const withOne = [fighter('who'), ...plain(59)];
ruling('mulligan noCharacter: a hand without a character may be shuffled back, as often as it has none', (r) => {
  const last = [...Array.from({ length: 59 }, (_, i) => i + 1), 0];
  r.table({
    at: 'setUp',
    shuffles: [...shuffles, 60, last],
    options: mulligan,
    A: { deck: [...plain(59), fighter('who')] },
  });
  const yes = ['A.mulligan', 'yes'] as const;
  r.at('B.mulligan', [...agreed, yes, ['A.mulligan']], (there) => there.expect({ A: { hand: 7, deck: 53 } }));
  r.run(...agreed, yes, yes);
  r.happened({ mulliganed: 4 });
  r.expect({ A: { hand: 7, deck: 53 } });
});
ruling('mulligan noCharacter: a hand with a character is kept', (r) => {
  r.table({ at: 'setUp', shuffles, options: mulligan, A: { deck: withOne } });
  r.offers('A.mulligan', [], ...agreed);
  r.illegal(...agreed, ['A.mulligan', 'yes']);
  r.run(...agreed);
  r.expect({ A: { hand: 7 } });
});
ruling('mulligan noCharacter: both decide in turn order before the first turn', (r) => {
  r.table({ at: 'setUp', shuffles, options: mulligan });
  const first = [
    ['A.chooseFirst', 'B'],
    ['B.chooseFirst', 'B'],
  ] as const;
  r.at('B.mulligan', first, (there) => {
    if (there.match.askedSeats.length !== 1) throw new Error('both are asked at once');
    there.happened({ mulliganed: 0 });
  });
  r.at('A.mulligan', [...first, ['B.mulligan']], (there) => there.expect({ phase: 'setup' }));
  r.run(...first);
  r.expect({ turnPlayer: 'B', turn: 1 });
});
ruling('mulligan noCharacter: the hand that goes back is shown to both', (r) => {
  r.table({ at: 'setUp', shuffles: [...shuffles, 60], options: mulligan });
  r.run(...agreed, ['A.mulligan', 'yes'], ['A.mulligan']);
  r.happened({ looked: 1 });
});
ruling('mulligan noCharacter: others hear only that somebody is asked, the same whatever is held', (r) => {
  for (const deck of [withOne, plain(60)]) {
    r.table({ at: 'setUp', shuffles, options: mulligan, A: { deck } });
    r.at('A.mulligan', agreed, (there, spec) => {
      const heard = there.hears('B', spec);
      if (heard !== JSON.stringify({ seat: there.seatOf('A'), why: 'mulligan' })) throw new Error(`B hears ${heard}`);
    });
    r.run(...agreed);
  }
});
