// Rulings on what has left and come back, or is lost: it takes no part, pays nothing, and counts for nothing (6.2, 6.3, 7.6, 7.8).
import { test } from 'vitest';
import {
  aimed,
  character,
  DRAW,
  event,
  exiting,
  FREE,
  interrupt,
  support,
  trigger,
  use,
  withTexts,
} from './bench/cards.ts';
import { supported } from './bench/prepare.ts';
import { rulingsBy } from './bench.ts';

const ruling = rulingsBy(test);
const back = aimed('back', (target) => [{ do: 'shift', target, to: 'supportArea' }], { who: 'you' });
const forth = aimed('forth', (target) => [{ do: 'shift', target, to: 'mainArea' }], { who: 'you' });
const pushAway = interrupt('push', [
  { do: 'shift', target: { all: { who: 'opponent', where: 'mainArea' } }, to: 'supportArea' },
]);
const scatter = interrupt('scatter', [{ do: 'move', target: { all: { who: 'you', where: 'field' } }, to: 'hand' }]);

ruling('an interferer that has left the main area and is back by the judgement is not judged (6.3)', (r) => {
  r.table({
    at: 'approach',
    A: { mainArea: [character('X', 50, 50)] },
    B: { mainArea: [character('Y', 0, 20)], hand: [back, forth] },
  });
  r.approach('X', ['interferer', 'Y'], ['B.interfered', 'play back'], ['B.interfered', 'play forth']);
  r.expect({ B: { mainArea: ['Y'], trash: 2, pointArea: 0 } });
  r.happened({ interfered: 1, judged: 0, exited: 0, pointsGiven: 0 });
});
ruling(
  'an approacher that an interruption has moved away, and what was interrupted back, gives no point (6.2)',
  (r) => {
    r.table({
      at: 'approach',
      A: { mainArea: [character('X', 50, 50)], hand: [forth] },
      B: { mainArea: [character('Y', 0, 20)], hand: [pushAway] },
    });
    const away = [
      ['A.approached', 'play forth'],
      ['B.interrupt', 'play push'],
    ] as const;
    r.neverAsks('interferer', ['approacher', 'X'], ...away);
    r.approach('X', ...away);
    r.expect({ A: { mainArea: ['X'] }, B: { pointArea: 0 } });
  },
);

ruling('(T) inside an effect is not paid by who has left and come back meanwhile', (r) => {
  const X = withTexts('X', use(FREE, [{ do: 'pay', cost: { rest: true }, then: DRAW }]));
  const blink = interrupt('blink', [{ do: 'move', target: { all: { who: 'opponent', where: 'field' } }, to: 'hand' }]);
  const again = interrupt('again', [
    { do: 'choose', as: 'one', from: { who: 'you', where: 'hand', type: 'character' } },
    { do: 'enter', target: { bound: 'one' }, to: 'mainArea' },
  ]);
  r.table({ at: 'main', A: { mainArea: [X], hand: [again] }, B: { hand: [blink] } });
  r.act('use X', ['B.interrupt', 'play blink'], ['A.interrupt'], ['A.interrupt', 'play again'], ['chooseTarget', 'X']);
  r.expect({ A: { mainArea: { X: 'active' }, hand: 0 } });
  r.table({ at: 'main', A: { mainArea: [X] } });
  r.act('use X', ['payCost', 'yes']);
  r.expect({ A: { mainArea: { X: 'resting' }, hand: 1 } });
});

ruling('what was named and is lost counts for no amount, and nothing is done for each of it (7.8)', (r) => {
  const targets = [{ as: 'two', from: { who: 'opponent', where: 'field' }, amount: 2 }] as const;
  const counting = event('it', [{ do: 'draw', amount: { bound: 'two', times: 1 } }], { targets });
  const repeating = event('it', [{ do: 'forEach', bound: 'two', then: DRAW }], { targets });
  for (const it of [counting, repeating]) {
    const B = { mainArea: [character('S'), character('T')], hand: [scatter] };
    r.table({ at: 'main', A: { hand: [it] }, B });
    r.act('play it', ['B.interrupt', 'play scatter']);
    r.expect({ A: { hand: 0 } });
    r.table({ at: 'main', A: { hand: [it] }, B });
    r.act('play it');
    r.expect({ A: { hand: 2 } });
  }
});

ruling('a support card that its bearer has taken along still means it, where that has gone', (r) => {
  const charm = support('charm', [
    trigger({ on: 'exits', who: 'this' }, [{ do: 'move', target: 'bearer', to: 'hand' }]),
  ]);
  r.table({ at: 'main', A: { mainArea: [supported(character('X'), charm)] }, B: { hand: [exiting('exiting')] } });
  r.run(['A.main'], ['B.mainPriority', 'play exiting']);
  r.expect({ A: { hand: ['X'], trash: ['charm'], mainArea: [] } });
});
