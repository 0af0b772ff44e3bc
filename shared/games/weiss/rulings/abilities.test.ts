// Rulings on effects: what they mean, and what they do as far as they can (7.2, 7.3).
import { test } from 'vitest';
import { auto, event, fighter, plain } from './bench/cards.ts';
import { rulingsBy } from './bench.ts';

const ruling = rulingsBy(test);
const salvageLater = event(
  [
    { do: 'choose', as: 'one', from: { who: 'you', where: 'waitingRoom' } },
    { do: 'draw', amount: 1 },
    { do: 'move', target: { bound: 'one' }, to: 'hand' },
  ],
  { name: 'later' },
);

ruling('a chosen card that a refresh takes along is another object, which the effect no longer means', (r) => {
  r.table({ at: 'main', A: { hand: [salvageLater], deck: plain('d'), waitingRoom: plain('x', 'y') }, shuffles: [2] });
  r.act('playEvent later', ['chooseTarget', 'y']);
  r.expect({ A: { hand: ['d'], deck: ['y'], clock: ['x'], waitingRoom: ['later'] } });
});
ruling('a chosen card that the effect itself puts on the stage is meant by its later steps', (r) => {
  const revive = event([
    { do: 'choose', as: 'one', from: { who: 'you', where: 'waitingRoom' } },
    { do: 'place', target: { bound: 'one' }, slot: 'any' },
    { do: 'power', target: { bound: 'one' }, by: 1500, until: 'endOfTurn' },
  ]);
  r.table({ at: 'main', A: { hand: [revive], waitingRoom: [fighter(1000, { name: 'x' })] } });
  r.act('playEvent event', ['placeSlot', 'frontLeft']);
  r.expect({ A: { frontLeft: { name: 'x', power: 2500, state: 'stand' } } });
});
const attackBegins = { on: 'phaseBegins', phase: 'attack', turn: 'you' } as const;
ruling('a waiting ability cannot be paid for with its card once that is another object', (r) => {
  const fickle = fighter(1000, {
    name: 'fickle',
    abilities: [
      auto(attackBegins, [{ do: 'move', target: 'this', to: 'hand' }]),
      auto(attackBegins, [{ do: 'draw', amount: 1 }], { cost: [{ pay: 'this', to: 'waitingRoom' }] }),
    ],
  });
  r.table({ at: 'attackBegins', A: { frontLeft: fickle } });
  r.neverAsks('payCost', ['whichAbilityFirst', 'fickle 0']);
  r.until('declarationBegins', ['whichAbilityFirst', 'fickle 0']);
  r.expect({ A: { hand: ['fickle'], waitingRoom: 0 } });
});
ruling('an empty cost is none, and nobody is asked whether to pay it', (r) => {
  const free = fighter(1000, {
    name: 'free',
    abilities: [auto(attackBegins, [{ do: 'draw', amount: 1 }], { cost: [] })],
  });
  r.table({ at: 'attackBegins', A: { frontLeft: free, deck: plain('d', 'e') } });
  r.neverAsks('payCost');
  r.until('declarationBegins');
  r.expect({ A: { hand: ['d'] } });
});
ruling('a condition on where a card stands is not met by the object that it has become', (r) => {
  const again = fighter(1000, {
    name: 'again',
    abilities: [
      auto(attackBegins, [
        { do: 'move', target: 'this', to: 'memory' },
        { do: 'place', target: 'this', slot: 'same' },
      ]),
      auto(attackBegins, [{ do: 'draw', amount: 1 }], { if: [{ thisIn: 'stage' }] }),
    ],
  });
  r.table({ at: 'attackBegins', A: { frontLeft: again } });
  r.until('declarationBegins', ['whichAbilityFirst', 'again 0']);
  r.expect({ A: { frontLeft: { name: 'again', state: 'stand' }, hand: 0 } });
});
ruling('flipped and milled cards are meant where they came to lie', (r) => {
  const storm = event(
    [
      { do: 'flip', amount: 1, as: 'flipped' },
      { do: 'mill', amount: 1, as: 'milled' },
      { do: 'move', target: { bound: 'flipped' }, to: 'hand' },
      { do: 'move', target: { bound: 'milled' }, to: 'stock' },
    ],
    { name: 'storm' },
  );
  r.table({ at: 'main', A: { hand: [storm], deck: plain('a', 'b', 'c') } });
  r.act('playEvent storm');
  r.expect({ A: { hand: ['a'], stock: ['b'], waitingRoom: ['storm'] } });
});
ruling('a milled card that a refresh takes along at once is another object', (r) => {
  const storm = event(
    [
      { do: 'mill', amount: 2, as: 'milled' },
      { do: 'move', target: { bound: 'milled' }, to: 'stock' },
    ],
    { name: 'storm' },
  );
  r.table({
    at: 'main',
    A: { hand: [storm], deck: plain('a'), waitingRoom: plain('x', 'y', 'z') },
    shuffles: [[1, 2, 0, 3]],
  });
  r.act('playEvent storm');
  r.expect({ A: { stock: ['x'], deck: ['a', 'z'], clock: ['y'] } });
});
