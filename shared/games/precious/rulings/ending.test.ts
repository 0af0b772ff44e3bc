// Rulings on the end of a match (section 9).
import { test } from 'vitest';
import {
  always,
  bounce,
  breaking,
  character,
  DRAW,
  drawing,
  event,
  interrupt,
  plain,
  source,
  trigger,
  withTexts,
} from './bench/cards.ts';
import { faceDown } from './bench/prepare.ts';
import { rulingsBy } from './bench.ts';

const ruling = rulingsBy(test);
const X = character('X');
const heavy = withTexts('X', always('this', [{ what: 'points', by: 2 }]));
const flood = event('flood', [{ do: 'givePoints', amount: 1, who: 'each' }]);

ruling('M43: whoever draws the last card at the start of the turn has lost after the draw', (r) => {
  r.table({ at: 'start', A: { deck: plain('last') }, B: { hand: 1 } });
  r.until('main');
  r.expect({ A: { hand: ['last'], deck: 0 }, winner: 'B', phase: 'start' });
});
ruling('whoever has lost by the draw makes nobody active any more', (r) => {
  const watch = withTexts('watch', trigger({ on: 'turnBegins', turn: 'you' }, DRAW));
  r.table({ at: 'start', A: { deck: 2, mainArea: [{ lies: watch, state: 'resting' }] } });
  r.until('main');
  r.expect({ A: { hand: 2, mainArea: { watch: 'resting' } }, winner: 'B' });
  r.happened({ ended: 1, textTriggered: 0, turned: 0 });
});
ruling('with one card left in the deck a player goes on', (r) => {
  r.table({ at: 'start', A: { deck: 3 } });
  r.until('main');
  r.expect({ A: { deck: 1 }, winner: null });
});
ruling('M44: the seventh point ends the match', (r) => {
  r.table({ at: 'approach', A: { mainArea: [X] }, B: { pointArea: 6, hand: [drawing('it')] } });
  r.neverAsks('approachOver', ['approacher', 'X']);
  r.approach('X');
  r.expect({ B: { pointArea: 7 }, winner: 'A', approach: null });
  r.happened({ ended: 1 });
});
ruling('with six points a player goes on', (r) => {
  r.table({ at: 'approach', A: { mainArea: [X] }, B: { pointArea: 5 } });
  r.approach('X');
  r.expect({ B: { pointArea: 6 }, winner: null });
});
ruling('points that lie face down count', (r) => {
  const spent = Array.from({ length: 6 }, () => faceDown(source(1)));
  r.table({ at: 'approach', A: { mainArea: [X] }, B: { pointArea: spent } });
  r.approach('X');
  r.expect({ B: { faceDown: 6, faceUp: 1 }, winner: 'A' });
});
ruling('more than seven points are as good', (r) => {
  r.table({ at: 'approach', A: { mainArea: [heavy] }, B: { pointArea: 6 } });
  r.approach('X');
  r.expect({ B: { pointArea: 9 }, winner: 'A' });
});
ruling('M45: an effect that gives both players their seventh point: a draw', (r) => {
  r.table({ at: 'main', A: { hand: [flood], pointArea: 6 }, B: { pointArea: 6 } });
  r.act('play flood');
  r.expect({ A: { pointArea: 7 }, B: { pointArea: 7 }, winner: 'draw' });
});
ruling('both decks empty at the same time: a draw', (r) => {
  const feast = event('feast', [{ do: 'draw', amount: 2, who: 'each' }]);
  r.table({ at: 'main', A: { hand: [feast], deck: 1 }, B: { deck: 2 } });
  r.act('play feast');
  r.expect({ A: { deck: 0 }, B: { deck: 0 }, winner: 'draw' });
});
ruling('the seventh point of one and the empty deck of the other at the same time: a draw', (r) => {
  const trade = event('trade', [
    { do: 'draw', amount: 9 },
    { do: 'givePoints', amount: 1, who: 'opponent' },
  ]);
  r.table({ at: 'main', A: { hand: [trade], deck: 5 }, B: { pointArea: 6 } });
  r.act('play trade');
  r.expect({ A: { deck: 0 }, B: { pointArea: 7 }, winner: 'draw' });
});
ruling('inside an effect nobody loses: it is seen after it has been resolved completely', (r) => {
  const rescue = event('rescue', [
    { do: 'draw', amount: 5 },
    { do: 'choose', as: 'back', from: { who: 'you', where: 'hand', name: 'plain' } },
    { do: 'move', target: { bound: 'back' }, to: 'deckTop' },
  ]);
  r.table({ at: 'main', A: { hand: [rescue], deck: 3 } });
  r.act('play rescue', ['chooseTarget', 'plain']);
  r.expect({ A: { deck: 1, hand: 2 }, winner: null });
});
ruling('an effect that empties a deck ends the match, by drawing, by milling or by giving points', (r) => {
  for (const step of [
    { do: 'draw', amount: 3, who: 'opponent' },
    { do: 'mill', amount: 3, who: 'opponent' },
    { do: 'givePoints', amount: 3, who: 'opponent' },
  ] as const) {
    r.table({ at: 'main', A: { hand: [event('end', [step])] }, B: { deck: 3 } });
    r.act('play end');
    r.expect({ B: { deck: 0 }, winner: 'A' });
    r.table({ at: 'main', A: { hand: [event('end', [step])] }, B: { deck: 4 } });
    r.act('play end');
    r.expect({ B: { deck: 1 }, winner: null });
  }
});
ruling('more than there is: what is there is drawn, milled or turned up, and then it is lost', (r) => {
  const drain = event('drain', [{ do: 'draw', amount: 9, who: 'opponent' }]);
  r.table({ at: 'main', A: { hand: [drain] }, B: { deck: plain('a', 'b') } });
  r.act('play drain');
  r.expect({ B: { hand: ['b', 'a'] }, winner: 'A' });
  r.table({ at: 'main', A: { hand: [event('flush', [{ do: 'mill', amount: 9 }])], deck: plain('a', 'b') } });
  r.act('play flush');
  r.expect({ A: { trash: ['flush', 'b', 'a'] }, winner: 'B' });
});
ruling('an approach gives what is left of the deck, and the empty deck loses', (r) => {
  r.table({ at: 'approach', A: { mainArea: [heavy] }, B: { deck: plain('a', 'b') } });
  r.approach('X');
  r.expect({ B: { deck: 0, pointArea: ['b', 'a'] }, winner: 'A' });
});
ruling('points beyond an empty deck are none, and the effect goes on', (r) => {
  const twice = event('twice', [
    { do: 'givePoints', amount: 2, who: 'opponent' },
    { do: 'givePoints', amount: 2, who: 'opponent' },
    { do: 'draw', amount: 1 },
  ]);
  r.table({ at: 'main', A: { hand: [twice] }, B: { deck: plain('a', 'b') } });
  r.act('play twice');
  r.expect({ A: { hand: 1 }, B: { pointArea: ['b', 'a'] }, winner: 'A' });
  r.happened({ pointsGiven: 1 });
});
ruling('what the last happening has woken comes too late', (r) => {
  const bell = withTexts(
    'bell',
    trigger({ on: 'receivesPoints', seat: 'you' }, [{ do: 'givePoints', amount: 1, who: 'opponent' }]),
  );
  r.table({ at: 'approach', A: { mainArea: [X], pointArea: 6 }, B: { supportArea: [bell], pointArea: 6 } });
  r.approach('X');
  r.expect({ A: { pointArea: 6 }, winner: 'A' });
  r.happened({ textTriggered: 0 });
});
ruling('an interruption that ends the match leaves what it interrupted undone', (r) => {
  const strike = interrupt('strike', [{ do: 'givePoints', amount: 1, who: 'opponent' }]);
  r.table({
    at: 'main',
    A: { hand: [event('late', [{ do: 'givePoints', amount: 1, who: 'opponent' }])], pointArea: 6 },
    B: { hand: [strike], pointArea: 6 },
  });
  r.act('play late', ['B.interrupt', 'play strike']);
  r.expect({ A: { pointArea: 7 }, B: { pointArea: 6 }, winner: 'B' });
  r.expectFact('public', 'chain', []);
});
ruling('a Break that ends the match ends it before the free timing', (r) => {
  const boom = breaking('boom', [{ do: 'givePoints', amount: 1, who: 'opponent' }]);
  r.table({
    at: 'approach',
    A: { mainArea: [X], hand: [drawing('mine')], pointArea: 6 },
    B: { deck: [boom, ...plain(9)] },
  });
  r.neverAsks('approachOver', ['approacher', 'X'], ['B.break', 'boom']);
  r.approach('X', ['B.break', 'boom']);
  r.expect({ winner: 'B' });
});
ruling('after the end nobody is asked, and nothing waits', (r) => {
  r.table({ at: 'approach', A: { mainArea: [X], hand: [bounce()] }, B: { pointArea: 6, hand: 1 } });
  r.approach('X');
  r.expect({ winner: 'A', approach: null, priority: null, step: '' });
  if (r.match.askedSeats.length > 0) throw new Error('somebody is asked after the end');
  r.expectFact('public', 'result', { winner: r.seatOf('A'), reason: 'sevenPoints' });
});
ruling('whoever concedes has lost', (r) => {
  r.table({ at: 'main', A: { mainArea: [X] }, B: { hand: 1 } });
  r.concede('A');
  r.expect({ winner: 'B' });
  r.happened({ ended: 1 });
});
