// Rulings on Bond and Brainstorm (8.5, 8.6); Encore, Assist and Backup stand in files of their own.
import { test } from 'vitest';
import type { Options } from '../../../kernel/game.ts';
import { act, auto, climax, event, fighter, plain } from './bench/cards.ts';
import { rulingsBy } from './bench.ts';

const ruling = rulingsBy(test);
const friend = fighter(1000, { name: 'friend' });
const bonded = fighter(2000, {
  name: 'bonded',
  abilities: [
    auto(
      { on: 'placed', who: 'this', from: 'hand', played: true },
      [
        { do: 'choose', as: 'one', from: { who: 'you', where: 'waitingRoom', name: 'friend' } },
        { do: 'move', target: { bound: 'one' }, to: 'hand' },
      ],
      { label: 'bond', cost: [{ pay: 'stock', amount: 1 }] },
    ),
  ],
});
const call = (from: 'hand' | 'waitingRoom') =>
  event(
    [
      { do: 'choose', as: 'one', from: { who: 'you', where: from, name: 'bonded' } },
      { do: 'place', target: { bound: 'one' }, slot: 'any' },
    ],
    { name: 'call' },
  );
const asked = (from: 'hand' | 'waitingRoom', options: Options) => ({
  at: 'main' as const,
  options,
  A: {
    hand: from === 'hand' ? [call(from), bonded] : [call(from)],
    stock: 1,
    waitingRoom: from === 'hand' ? [friend] : [friend, bonded],
  },
});
const played = [
  ['main', 'playEvent call'],
  ['placeSlot', 'frontLeft'],
] as const;
const playedFromHand = [played[0], ['chooseTarget', 'bonded'], played[1]] as const;

ruling('G70: Bond waits when its character is played from hand, and brings back a card of the name', (r) => {
  r.table({ at: 'main', A: { hand: [bonded], stock: 1, waitingRoom: [friend, ...plain('x')] } });
  r.act('playCharacter bonded', ['chooseSlot', 'frontLeft'], ['payCost', 'yes']);
  r.expect({ A: { hand: ['friend'], stock: 0 } });
});
ruling('G70: Bond does not wait when the standby icon puts its character on the stage', (r) => {
  const deck = [climax(['standby']), ...plain(5)];
  r.table({ at: 'attack', A: { frontCenter: fighter(1), stock: 1, waitingRoom: [bonded, friend], deck } });
  r.neverAsks('payCost', ['attack', 'frontCenter'], ['standbyCharacter', 'bonded'], ['standbySlot', 'frontLeft']);
});
ruling('Bond may be declined', (r) => {
  r.table({ at: 'main', A: { hand: [bonded], stock: 1, waitingRoom: [friend] } });
  r.act('playCharacter bonded', ['chooseSlot', 'frontLeft']);
  r.expect({ A: { hand: 0, stock: 1 } });
});
ruling('Bond may be paid for though no card of the name lies in the waiting room', (r) => {
  r.table({ at: 'main', A: { hand: [bonded], stock: 1 } });
  r.act('playCharacter bonded', ['chooseSlot', 'frontLeft'], ['payCost', 'yes']);
  r.expect({ A: { hand: 0, stock: 0 } });
});
ruling('bondOn played: an effect that places its character from hand does not wake Bond', (r) => {
  r.table(asked('hand', {}));
  r.neverAsks('payCost', ...playedFromHand);
});
ruling(
  'bondOn handToStage: an effect that places its character from hand wakes Bond, from elsewhere it does not',
  (r) => {
    r.table(asked('hand', { bondOn: 'handToStage' }));
    r.run(...playedFromHand, ['payCost', 'yes']);
    r.expect({ A: { hand: ['friend'] } });
  },
);
ruling('bondOn handToStage: from the waiting room Bond does not wait', (r) => {
  r.table(asked('waitingRoom', { bondOn: 'handToStage' }));
  r.neverAsks('payCost', ...played);
});
ruling('bondOn entered: Bond waits however its character comes onto the stage', (r) => {
  r.table(asked('waitingRoom', { bondOn: 'entered' }));
  r.run(...played, ['payCost', 'yes']);
  r.expect({ A: { hand: ['friend'] } });
});
ruling(
  'Brainstorm flips cards into the resolution zone, sends all of them to the waiting room and then looks what they were',
  (r) => {
    const storm = act(
      [{ pay: 'stock', amount: 1 }],
      [
        { do: 'flip', amount: 4, as: 'flipped' },
        { do: 'forEach', bound: 'flipped', is: { type: 'climax' }, then: [{ do: 'draw', amount: 1 }] },
      ],
      { label: 'brainstorm' },
    );
    const deck = [...plain('a'), climax(), ...plain('b'), climax(), ...plain('c', 'd', 'e')];
    r.table({ at: 'main', A: { frontLeft: fighter(1, { name: 'thinker', abilities: [storm] }), stock: 1, deck } });
    r.act('use thinker');
    r.expect({ A: { hand: ['d', 'c'], waitingRoom: ['climax', 'b', 'climax', 'a', 'plain'], deck: ['e'] } });
  },
);
ruling('flipped cards that a refresh does not take count all the same', (r) => {
  const storm = act(
    [],
    [
      { do: 'flip', amount: 2, as: 'flipped' },
      {
        do: 'if',
        if: [{ bound: 'flipped', is: { type: 'climax' }, atLeast: 1 }],
        then: [{ do: 'stockCharge', amount: 1 }],
      },
    ],
  );
  const thinker = fighter(1, { name: 'thinker', abilities: [storm] });
  r.table({
    at: 'main',
    A: { frontLeft: thinker, deck: [climax()], waitingRoom: plain('w', 'x', 'y', 'z') },
    shuffles: [4],
  });
  r.act('use thinker');
  r.expect({ A: { stock: ['x'], clock: ['y'], waitingRoom: ['w', 'climax'] } });
});
ruling('"when you use Brainstorm" wakes on the own use, and not on the opponent\'s', (r) => {
  const storm = act([], [{ do: 'flip', amount: 1, as: 'flipped' }], { label: 'brainstorm' });
  const fan = fighter(1, {
    name: 'fan',
    abilities: [auto({ on: 'used', label: 'brainstorm', by: 'you' }, [{ do: 'draw', amount: 1 }])],
  });
  r.table({
    at: 'main',
    A: { frontLeft: fighter(1, { name: 'thinker', abilities: [storm] }), backLeft: fan },
    B: { backLeft: fan },
  });
  r.act('use thinker');
  r.expect({ A: { hand: 1 }, B: { hand: 0 } });
});
