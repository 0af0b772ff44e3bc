// Rulings on playing cards from hand (5.2), and on what the main phase allows (5.3).
import { test } from 'vitest';
import { act, auto, climax, cont, event, fighter, plain } from './bench/cards.ts';
import { rested, reversed } from './bench/prepare.ts';
import { rulingsBy } from './bench.ts';

const ruling = rulingsBy(test);
const salvage = event(
  [
    { do: 'choose', as: 'one', from: { who: 'you', where: 'waitingRoom', type: 'character' } },
    { do: 'move', target: { bound: 'one' }, to: 'hand' },
  ],
  { name: 'salvage', cost: 1 },
);

ruling('G09: a colour that lies in neither level nor clock is not played, but for level 0', (r) => {
  const red1 = fighter(3000, { name: 'red 1', color: 'red', level: 1 });
  const red0 = fighter(3000, { name: 'red 0', color: 'red' });
  const blue = fighter(3000, { name: 'b', color: 'blue' });
  r.table({ at: 'main', A: { level: [blue], clock: [blue], hand: [red1, red0] } });
  r.illegal(['main', 'playCharacter red 1']);
  r.act('playCharacter red 0', ['chooseSlot', 'frontLeft']);
  r.expect({ A: { frontLeft: { name: 'red 0' } } });
});
ruling('G09: a colour in the clock is enough', (r) => {
  const red1 = fighter(3000, { name: 'red 1', color: 'red', level: 1 });
  r.table({ at: 'main', A: { level: 1, clock: [fighter(1, { color: 'red' })], hand: [red1] } });
  r.offers('main', ['playCharacter red 1']);
});
ruling('a colour in stock, waiting room or on the stage is no help', (r) => {
  const red = fighter(1, { name: 'r', color: 'red' });
  const red1 = fighter(3000, { name: 'red 1', color: 'red', level: 1 });
  r.table({ at: 'main', A: { level: 1, stock: [red], waitingRoom: [red], frontLeft: red, hand: [red1] } });
  r.illegal(['main', 'playCharacter red 1']);
});
ruling('an event of level 0 needs no colour, a climax always does', (r) => {
  const red0 = event([], { name: 'red event', color: 'red' });
  r.table({
    at: 'main',
    A: {
      clock: 1,
      hand: [red0, climax([], { name: 'red climax', color: 'red' }), climax([], { name: 'yellow climax' })],
    },
  });
  r.offers('main', ['playEvent red event']);
  r.until('climax');
  r.offers('climax', ['yellow climax']);
});
ruling('a climax is played at any level', (r) => {
  r.table({ at: 'climax', A: { clock: 1, hand: [climax()] } });
  r.run(['climax', 'climax']);
  r.expect({ A: { climax: ['climax'], level: 0 } });
});
ruling('G11: a character above the own level cannot be played', (r) => {
  r.table({ at: 'main', A: { level: 1, hand: [fighter(3000, { level: 2 })] } });
  r.illegal(['main', 'playCharacter fighter']);
});
ruling('G12, SQ16: the cost is paid from the top of the stock', (r) => {
  r.table({ at: 'main', A: { stock: plain('k1', 'k2'), hand: [fighter(3000, { cost: 1 })] } });
  r.act('playCharacter fighter', ['chooseSlot', 'frontLeft']);
  r.expect({ A: { stock: ['k2'], waitingRoom: ['k1'], frontLeft: 'stand' } });
});
ruling('SQ15: a cost of n takes n cards from the stock, one by one, to the waiting room', (r) => {
  r.table({ at: 'main', A: { stock: plain('k1', 'k2', 'k3'), hand: [fighter(3000, { cost: 2 })] } });
  r.act('playCharacter fighter', ['chooseSlot', 'frontLeft']);
  r.expect({ A: { stock: ['k3'], waitingRoom: ['k2', 'k1'] } });
});
ruling('a cost that the stock does not cover cannot be paid', (r) => {
  r.table({ at: 'main', A: { stock: 1, hand: [fighter(3000, { cost: 2 })] } });
  r.illegal(['main', 'playCharacter fighter']);
});
ruling('SQ16: nobody sees the stock, not even its owner', (r) => {
  r.table({ at: 'main', A: { stock: plain('k1', 'k2') } });
  r.expectSeen('A', { 'A.stock': 2 });
  r.expectSeen('B', { 'A.stock': 2 });
  r.expectSeen('public', { 'A.stock': 2 });
});
ruling('G13, SQ17: a cost reduced below zero is zero', (r) => {
  const cheaper = fighter(3000, {
    abilities: [cont({ who: 'you', where: 'hand', type: 'event' }, [{ what: 'cost', by: -1 }])],
  });
  const draw = event([{ do: 'draw', amount: 1 }], { name: 'draw', cost: 1 });
  r.table({
    at: 'main',
    A: { frontLeft: cheaper, frontCenter: cheaper, backLeft: cheaper, stock: plain('k'), hand: [draw] },
  });
  r.act('playEvent draw');
  r.expect({ A: { stock: ['k'], hand: 1, waitingRoom: ['draw'] } });
});
ruling('SQ17: a reduced cost is what is paid', (r) => {
  const cheaper = fighter(3000, {
    abilities: [cont({ who: 'you', where: 'hand', type: 'event' }, [{ what: 'cost', by: -1 }])],
  });
  const draw = event([{ do: 'draw', amount: 1 }], { name: 'draw', cost: 2 });
  r.table({ at: 'main', A: { frontLeft: cheaper, stock: plain('k'), hand: [draw] }, B: { hand: [draw], stock: 1 } });
  r.act('playEvent draw');
  r.expect({ A: { stock: 0, hand: 1, waitingRoom: ['draw', 'k'] } });
});
ruling('G14, SQ20: an event that brings back a character may bring back the one that paid for it', (r) => {
  r.table({ at: 'main', A: { stock: plain('K'), hand: [salvage] } });
  r.act('playEvent salvage');
  r.expect({ A: { hand: ['K'], waitingRoom: ['salvage'], stock: 0 } });
});
ruling('an event lies in the resolution zone while its text runs: it cannot bring back itself', (r) => {
  const any = event([
    { do: 'choose', as: 'one', from: { who: 'you', where: 'waitingRoom' }, upTo: true },
    { do: 'move', target: { bound: 'one' }, to: 'hand' },
  ]);
  r.table({ at: 'main', A: { hand: [any], waitingRoom: plain('x') } });
  r.at('chooseTarget', [['main', 'playEvent event']], (there) =>
    there.expectSeen('B', { 'A.resolution': ['event'], 'A.hand': 0 }),
  );
  r.offers('chooseTarget', ['x'], ['main', 'playEvent event']);
});
ruling('an event with nothing to do may be played, and goes to the waiting room', (r) => {
  r.table({ at: 'main', A: { hand: [event([])] } });
  r.act('playEvent event');
  r.expect({ A: { waitingRoom: ['event'] } });
});
ruling('SQ1: two own characters of the same name may stand side by side', (r) => {
  const twin = fighter(3000, { name: 'twin' });
  r.table({ at: 'main', A: { frontLeft: twin, hand: [twin] } });
  r.act('playCharacter twin', ['chooseSlot', 'frontRight']);
  r.expect({ A: { frontLeft: { name: 'twin' }, frontRight: { name: 'twin' } } });
});
ruling('SQ19: what an effect puts on the stage was not played', (r) => {
  const proud = fighter(3000, {
    name: 'proud',
    level: 3,
    cost: 2,
    color: 'red',
    abilities: [
      auto({ on: 'placed', who: 'this', played: true }, [{ do: 'draw', amount: 1 }]),
      auto({ on: 'placed', who: 'this' }, [{ do: 'stockCharge', amount: 1 }]),
    ],
  });
  const call = event([
    { do: 'choose', as: 'one', from: { who: 'you', where: 'hand' } },
    { do: 'place', target: { bound: 'one' }, slot: 'any' },
  ]);
  r.table({ at: 'main', A: { hand: [call, proud] } });
  r.act('playEvent event', ['chooseTarget', 'proud'], ['placeSlot', 'backLeft']);
  r.expect({ A: { backLeft: { name: 'proud', state: 'stand' }, hand: 0, stock: 1 } });
});
ruling('a card placed from hand by an effect was placed from hand', (r) => {
  const proud = fighter(3000, {
    name: 'proud',
    abilities: [auto({ on: 'placed', who: 'this', from: 'hand' }, [{ do: 'draw', amount: 1 }])],
  });
  const call = event([
    { do: 'choose', as: 'one', from: { who: 'you', where: 'hand' } },
    { do: 'place', target: { bound: 'one' }, slot: 'any' },
  ]);
  r.table({ at: 'main', A: { hand: [call, proud] } });
  r.act('playEvent event', ['chooseTarget', 'proud'], ['placeSlot', 'backLeft']);
  r.expect({ A: { hand: 1 } });
});
ruling('a character is played onto any of the five slots, standing', (r) => {
  r.table({ at: 'main', A: { frontLeft: fighter(1), hand: [fighter(3000, { name: 'new' })] } });
  r.offers(
    'chooseSlot',
    ['frontLeft', 'frontCenter', 'frontRight', 'backLeft', 'backRight'],
    ['main', 'playCharacter new'],
  );
});
ruling(
  'playing onto an occupied slot sends the older character away at the next check timing, and it may use Encore',
  (r) => {
    r.table({
      at: 'main',
      A: { frontLeft: fighter(1000, { name: 'older' }), stock: 3, hand: [fighter(2000, { name: 'newer' })] },
    });
    r.at(
      'encore',
      [
        ['main', 'playCharacter newer'],
        ['chooseSlot', 'frontLeft'],
      ],
      (there) => there.expect({ A: { frontLeft: { name: 'newer' }, waitingRoom: ['older'] } }),
    );
    r.act('playCharacter newer', ['chooseSlot', 'frontLeft'], ['encore', 'yes']);
    r.expect({ A: { frontLeft: { name: 'older', state: 'rest' }, waitingRoom: ['newer', 'plain', 'plain', 'plain'] } });
  },
);
ruling('G60: moving swaps two own slots, and states travel along', (r) => {
  r.table({
    at: 'main',
    A: { frontLeft: rested(fighter(1000, { name: 'tired' })), backLeft: fighter(2000, { name: 'fresh' }) },
  });
  r.act('move tired', ['moveTo', 'backLeft']);
  r.expect({ A: { frontLeft: { name: 'fresh', state: 'stand' }, backLeft: { name: 'tired', state: 'rest' } } });
});
ruling('G60: moving to an empty own slot is legal, any number of times', (r) => {
  r.table({ at: 'main', A: { frontLeft: reversed(fighter(1000)) } });
  r.act('move fighter', ['moveTo', 'frontRight']);
  r.act('move fighter', ['moveTo', 'backRight']);
  r.expect({ A: { frontLeft: null, backRight: 'reverse' } });
});
ruling('a change of slot is no change of zone: nothing is placed, nothing leaves, and changes of power stay', (r) => {
  const restless = fighter(1000, {
    name: 'restless',
    abilities: [
      act([], [{ do: 'power', target: 'this', by: 500, until: 'endOfTurn' }]),
      auto({ on: 'placed', who: 'this' }, [{ do: 'draw', amount: 1 }]),
    ],
  });
  r.table({ at: 'main', A: { frontLeft: restless } });
  r.act('use restless');
  r.act('move restless', ['moveTo', 'backLeft']);
  r.expect({ A: { backLeft: { power: 1500 }, hand: 0 } });
});
ruling('characters of the other player are neither moved nor used', (r) => {
  const doer = fighter(1000, { name: 'doer', abilities: [act([], [])] });
  r.table({ at: 'main', A: { frontLeft: fighter(1) }, B: { frontLeft: doer, hand: [fighter(1)] } });
  r.offers('main', ['move fighter']);
});
ruling('a card in hand is seen by its owner alone', (r) => {
  r.table({ at: 'main', A: { hand: plain('a', 'b') } });
  r.expectSeen('A', { 'A.hand': ['a', 'b'] });
  r.expectSeen('B', { 'A.hand': 2 });
  r.expectSeen('public', { 'A.hand': 2 });
});
