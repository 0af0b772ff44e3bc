// Rulings on the end of a match (section 9).
import { test } from 'vitest';
import {
  aimed,
  auto,
  costEvent,
  DRAW,
  declared,
  drawing,
  event,
  fighter,
  pips,
  plain,
  points,
  withAbilities,
} from './bench/cards.ts';
import { rulingsBy } from './bench.ts';

const { ruling, paidAtOnce, paidOnResolution } = rulingsBy(test);

ruling('L55: whoever loses the last card of the deck loses at once, before any Deck Bonus', (r) => {
  const raider = fighter('A', 4, 3, { basics: [{ basic: 'deckBonus', effect: [{ do: 'draw', amount: 1 }] }] });
  r.table({ at: 'main', A: { AC: raider }, B: { deck: plain('a', 'b', 'c') } });
  r.attack('A');
  r.expect({ A: { hand: 0 }, B: { deck: 0, dustBox: ['c', 'b', 'a'] }, winner: 'A', battle: null });
  r.happened({ ended: 1, abilityUsed: 0 });
});
ruling('it is the count that matters: the last card drawn is enough to lose', (r) => {
  r.table({ at: 'start', A: { deck: 2 } });
  r.until('main');
  r.expect({ A: { deck: 0, hand: 2 }, winner: 'B' });
});
ruling('with one card left a player goes on', (r) => {
  r.table({ at: 'start', A: { deck: 3 } });
  r.until('main');
  r.expect({ A: { deck: 1 }, winner: null });
});
ruling('a draw of more than there is draws what there is, and then it is lost', (r) => {
  r.table({ at: 'start', A: { deck: plain('a') } });
  r.until('main');
  r.expect({ A: { hand: ['a'] }, winner: 'B' });
});
ruling('both decks empty at the same check: a draw', (r) => {
  const flood = event('flood', [{ do: 'mill', amount: 5, who: 'each' }]);
  r.table({ at: 'main', A: { hand: [flood], deck: 5 }, B: { deck: 3 } });
  r.act('use flood');
  r.expect({ winner: 'draw' });
});
ruling('both drawing their last cards is one packet: a draw', (r) => {
  const feast = event('feast', [{ do: 'draw', amount: 2, who: 'each' }]);
  r.table({ at: 'main', A: { hand: [feast], deck: 1 }, B: { deck: 2 } });
  r.act('use feast');
  r.expect({ winner: 'draw' });
});
ruling('it is looked at after every packet: whose deck is empty first has lost, whatever would follow', (r) => {
  const pair = event('pair', [
    { do: 'mill', amount: 5 },
    { do: 'mill', amount: 5, who: 'opponent' },
  ]);
  r.table({ at: 'main', A: { hand: [pair], deck: 5 }, B: { deck: 5 } });
  r.act('use pair');
  r.expect({ A: { deck: 0 }, B: { deck: 5 }, winner: 'B' });
});
ruling('what a packet would wake comes too late', (r) => {
  const mourner = withAbilities(
    'mourner',
    auto({ on: 'leaves', who: 'this' }, [{ do: 'mill', amount: 9, who: 'opponent' }]),
  );
  const blast = aimed('blast', (target) => [
    { do: 'move', target, to: 'dustBox' },
    { do: 'mill', amount: 3, who: 'opponent' },
  ]);
  r.table({ at: 'main', A: { hand: [blast], deck: 5 }, B: { AC: mourner, deck: 3 } });
  r.act('use blast');
  r.expect({ A: { deck: 5 }, winner: 'A' });
});
ruling('cards that an effect takes from the deck count when the effect is done', (r) => {
  const dig = event('dig', [
    { do: 'lookTop', amount: 2, as: 'top' },
    { do: 'move', target: { bound: 'top' }, to: 'hand' },
  ]);
  r.table({ at: 'main', A: { hand: [dig], deck: plain('a', 'b') } });
  r.act('use dig');
  r.expect({ A: { deck: 0, hand: 2 }, winner: 'B' });
});
const ending = withAbilities(
  'doer',
  declared({ special: [{ pay: 'mill', amount: 2 }] }, [{ do: 'mill', amount: 9, who: 'opponent' }]),
);
paidAtOnce('a cost that takes the last card loses before the opponent is asked for a response', (r) => {
  r.table({ at: 'main', A: { AC: ending, deck: 2 }, B: { deck: 5, hand: 1 } });
  r.neverAsks('respond', ['main', 'use doer']);
  r.act('use doer');
  r.expect({ winner: 'B', B: { deck: 5 } });
});
paidOnResolution('a cost that takes the last card loses, before anything that it pays for', (r) => {
  r.table({ at: 'main', A: { AC: ending, deck: 2 }, B: { deck: 5 } });
  r.act('use doer');
  r.expect({ winner: 'B', B: { deck: 5 } });
});
ruling('after the end nobody is asked, and nothing waits', (r) => {
  const bell = withAbilities('bell', auto({ on: 'turnBegins', turn: 'you' }, DRAW));
  r.table({ at: 'start', A: { AC: bell, deck: 1 } });
  r.until('main');
  r.expect({ winner: 'B', battle: null });
  if (r.match.askedSeats.length > 0) throw new Error('somebody is asked after the end');
  r.expectFact('public', 'chain', []);
});
ruling('whoever concedes has lost', (r) => {
  r.table({ at: 'main', A: { AC: fighter('A') }, B: { hand: 1 } });
  r.concede('A');
  r.expect({ winner: 'B' });
  r.happened({ ended: 1 });
});
ruling('a cost event or a tax that takes the last card loses as well', (r) => {
  const plough = costEvent('plough', 2, 'moon', { cost: { special: [{ pay: 'mill', amount: 2 }] } });
  r.table({
    at: 'main',
    A: { hand: [drawing('it', 1, { cost: pips({ moon: 1, snow: 1 }) }), plough, points(1, 'snow')], deck: 2 },
  });
  r.neverAsks('B.respond', ['main', 'use it'], ['pay', 'declareAsCost plough']);
  r.run(['main', 'use it'], ['pay', 'declareAsCost plough']);
  r.expect({ winner: 'B', A: { hand: ['snow 1'] } });
  const taxed = fighter('A', 1, 1, {
    basics: [{ basic: 'taxTrash', cost: { special: [{ pay: 'mill', amount: 2 }] } }],
  });
  r.table({ at: 'start', A: { AC: taxed, deck: 2 } });
  r.until('main', ['payTax', 'yes']);
  r.expect({ winner: 'B', A: { hand: 0 } });
});
ruling('what is paid for within an effect loses before what it is paid for', (r) => {
  const gamble = event('gamble', [
    { do: 'pay', cost: { special: [{ pay: 'mill', amount: 3 }] }, then: [{ do: 'mill', amount: 9, who: 'opponent' }] },
  ]);
  r.table({ at: 'main', A: { hand: [gamble], deck: 3 }, B: { deck: 5 } });
  r.act('use gamble', ['payCost', 'yes']);
  r.expect({ winner: 'B', B: { deck: 5 } });
});
