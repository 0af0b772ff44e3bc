// Rulings on who begins (section 4, option `firstPlayer`).
import { test } from 'vitest';
import { rulingsBy } from './bench.ts';

const ruling = rulingsBy(test);
const shuffles = [50, 50];
const begins = { A: { hand: 5 }, B: { hand: 5 } } as const;

ruling('the starting player is random unless told otherwise: nobody is asked', (r) => {
  r.table({ at: 'setUp', shuffles, rolls: ['B'] });
  r.neverAsks('chooseFirst');
  r.run();
  r.expect({ ...begins, turnPlayer: 'B' });
});
ruling('firstPlayer agree: both name the same player, who begins', (r) => {
  r.table({ at: 'setUp', shuffles, options: { firstPlayer: 'agree' } });
  r.run(['A.chooseFirst', 'B'], ['B.chooseFirst', 'B']);
  r.expect({ ...begins, turnPlayer: 'B' });
});
ruling('firstPlayer agree: where they differ a coin decides', (r) => {
  r.table({ at: 'setUp', shuffles, options: { firstPlayer: 'agree' }, rolls: ['A'] });
  r.run(['B.chooseFirst', 'B'], ['A.chooseFirst', 'A']);
  r.expect({ turnPlayer: 'A' });
});
ruling('firstPlayer agree: the answers are sealed; one alone changes nothing that anybody sees', (r) => {
  r.table({ at: 'setUp', shuffles, options: { firstPlayer: 'agree' } });
  r.at('A.chooseFirst', [['B.chooseFirst', 'B']], (there) => {
    there.happened({ firstPlayerChosen: 0 });
    there.expectSeen('A', { 'A.deck': 50, 'B.deck': 50, 'A.hand': [] });
  });
  r.run(['B.chooseFirst', 'B'], ['A.chooseFirst', 'B']);
});
ruling('firstPlayer rockPaperScissors: the winner chooses who begins', (r) => {
  r.table({ at: 'setUp', shuffles, options: { firstPlayer: 'rockPaperScissors' } });
  r.run(['A.rockPaperScissors', 'rock'], ['B.rockPaperScissors', 'paper'], ['B.chooseFirst', 'A']);
  r.expect({ turnPlayer: 'A' });
});
ruling('firstPlayer rockPaperScissors: rock beats scissors, whoever answers first', (r) => {
  r.table({ at: 'setUp', shuffles, options: { firstPlayer: 'rockPaperScissors' } });
  r.run(['B.rockPaperScissors', 'scissors'], ['A.rockPaperScissors', 'rock'], ['A.chooseFirst', 'A']);
  r.expect({ turnPlayer: 'A' });
});
ruling('firstPlayer rockPaperScissors: equal hands are thrown again', (r) => {
  r.table({ at: 'setUp', shuffles, options: { firstPlayer: 'rockPaperScissors' } });
  r.run(
    ['A.rockPaperScissors', 'paper'],
    ['B.rockPaperScissors', 'paper'],
    ['A.rockPaperScissors', 'scissors'],
    ['B.rockPaperScissors', 'paper'],
    ['A.chooseFirst', 'B'],
  );
  r.happened({ throwMade: 2 });
  r.expect({ turnPlayer: 'B' });
});
