// Rulings on the options of a match that stand with no other subject: skipSupportWhenUnblocked (10.2), and who begins; pay (5.8) and mulligan (3.3) have their own.
import { test } from 'vitest';
import { drawing, fighter } from './bench/cards.ts';
import { rulingsBy } from './bench.ts';

const { ruling } = rulingsBy(test);
const skips = { skipSupportWhenUnblocked: true } as const;
const A = { AC: fighter('A', 4, 3), DC: fighter('S', 1, 1, { sp: 2 }), hand: [drawing()] };

ruling('skipSupportWhenUnblocked: without a defender there is no support step', (r) => {
  r.table({ at: 'main', options: skips, A, B: { DC: fighter('D', 2, 3), hand: [drawing()] } });
  r.neverAsks('support', ['main', 'attack A']);
  r.attack('A');
  r.expect({ A: { AC: 'acted', DC: 'ready' }, B: { deck: 16 }, battle: null });
});
ruling('skipSupportWhenUnblocked: with a defender it is held', (r) => {
  r.table({ at: 'main', options: skips, A, B: { DC: fighter('D', 2, 5) } });
  r.attack('A', ['defender', 'D'], ['A.support', 'support S']);
  r.expect({ B: { DC: null, deck: 20 } });
});
ruling('unless told otherwise the support step is held without a defender', (r) => {
  r.table({ at: 'main', A, B: { DC: fighter('D', 2, 3) } });
  r.offers('A.support', ['use drawing', 'support S'], ['main', 'attack A']);
});

const setUp = { at: 'setUp', shuffles: [60, 60] } as const;
ruling('firstPlayer random: nobody is asked', (r) => {
  r.table({ ...setUp, options: { firstPlayer: 'random' }, rolls: ['B'] });
  r.neverAsks('chooseFirst');
  r.run();
  r.expect({ turnPlayer: 'B' });
});
ruling('firstPlayer rockPaperScissors: the winner chooses who begins', (r) => {
  r.table({ ...setUp, options: { firstPlayer: 'rockPaperScissors' } });
  r.run(['A.rockPaperScissors', 'rock'], ['B.rockPaperScissors', 'paper'], ['B.chooseFirst', 'A']);
  r.expect({ turnPlayer: 'A' });
});
