// Rulings on two cards that change places, zone for zone (7.3, O7).
import { test } from 'vitest';
import type { Select } from '../ability-data.ts';
import { act, auto, climax, cont, event, fighter, plain } from './bench/cards.ts';
import { rested } from './bench/prepare.ts';
import { rulingsBy } from './bench.ts';

const ruling = rulingsBy(test);
const mine = { who: 'you', where: 'stage' } as const;
const knight = fighter(3000, { name: 'knight' });
const squire = fighter(2000, { name: 'squire' });
const cast = ['main', 'playEvent spell'] as const;
/** One card of the first selection and one of the second change places. */
const exchange = (one: Select, other: Select, state?: 'rest') =>
  event(
    [
      { do: 'choose', as: 'one', from: one },
      { do: 'choose', as: 'other', from: other },
      { do: 'exchange', target: { bound: 'one' }, with: { bound: 'other' }, ...(state && { state }) },
    ],
    { name: 'spell' },
  );
const inClock = { who: 'you', where: 'clock', name: 'low' } as const;
const inHand = { who: 'you', where: 'hand', name: 'held' } as const;
const room = { who: 'you', where: 'waitingRoom', name: 'squire' } as const;

ruling('O7: a clock card and a hand card change places, and the place in the clock stays the same', (r) => {
  const clock = plain('top', 'low', 'bottom');
  for (const spell of [exchange(inClock, inHand), exchange(inHand, inClock)]) {
    r.table({ at: 'main', A: { hand: [spell, ...plain('held')], clock } });
    r.run(cast, ['chooseTarget', 'held']);
    r.expect({ A: { clock: ['top', 'held', 'bottom'], hand: ['low'] } });
  }
});
ruling('5.7: an exchange with a clock of six cards makes it no longer, and nobody levels up', (r) => {
  const clock = plain('a', 'b', 'low', 'd', 'e', 'f');
  for (const spell of [exchange(inClock, inHand), exchange(inHand, inClock)]) {
    r.table({ at: 'main', A: { hand: [spell, ...plain('held')], clock } });
    r.run(cast, ['chooseTarget', 'held']);
    r.expect({ A: { level: 0, clock: ['a', 'b', 'held', 'd', 'e', 'f'], hand: ['low'] } });
  }
});
ruling('5.6: an exchange with the waiting room does not empty it in between', (r) => {
  const spell = exchange(room, { who: 'you', where: 'level' });
  r.table({ at: 'main', A: { hand: [spell], level: plain('one'), waitingRoom: [squire], deck: 1 } });
  r.run(cast);
  r.expect({ A: { level: ['squire'], waitingRoom: ['spell', 'one'], deck: 1 } });
});
ruling(
  '7.3: who comes onto the stage in exchange for one from there stands, unless told otherwise, on its slot',
  (r) => {
    for (const state of [undefined, 'rest'] as const) {
      for (const spell of [
        exchange({ ...mine, name: 'knight' }, room, state),
        exchange(room, { ...mine, name: 'knight' }, state),
      ]) {
        r.table({
          at: 'main',
          A: { hand: [spell], backLeft: rested(knight), frontLeft: fighter(1), waitingRoom: [squire] },
        });
        r.run(cast);
        r.expect({ A: { backLeft: { name: 'squire', state: state ?? 'stand' }, waitingRoom: ['spell', 'knight'] } });
      }
    }
  },
);
ruling('2.3: both are new objects, and both have come and gone', (r) => {
  const host = fighter(2000, {
    name: 'squire',
    abilities: [
      auto({ on: 'placed', who: 'this', from: 'waitingRoom' }, [{ do: 'draw', amount: 1 }]),
      auto({ on: 'placed', who: 'this', from: 'hand', played: true }, [{ do: 'draw', amount: 3 }]),
    ],
  });
  const guest = fighter(3000, {
    name: 'knight',
    abilities: [auto({ on: 'leaves', who: 'this', to: 'waitingRoom' }, [{ do: 'stockCharge', amount: 1 }])],
  });
  const spell = event(
    [
      { do: 'power', target: { all: mine }, by: 1000, until: 'endOfTurn' },
      { do: 'choose', as: 'other', from: room },
      { do: 'exchange', target: { all: mine }, with: { bound: 'other' } },
    ],
    { name: 'spell' },
  );
  r.table({ at: 'main', A: { hand: [spell], frontLeft: guest, waitingRoom: [host] } });
  r.run(cast, ['whichAbilityFirst', 'squire']);
  r.expect({ A: { frontLeft: { name: 'squire', power: 2000 }, hand: 1, stock: 1 } });
});
ruling('2.4: markers go with the one that leaves the stage, and do not pass to the one that comes', (r) => {
  const spell = exchange({ ...mine, name: 'knight' }, room);
  const markers = { frontLeft: plain('m') };
  r.table({ at: 'main', A: { hand: [spell], frontLeft: knight, waitingRoom: [squire], markers } });
  r.run(cast);
  r.expect({ A: { frontLeft: { name: 'squire' }, markers: { frontLeft: 0 }, waitingRoom: 3 } });
});
ruling('2.2: two on the stage change slots, each as it is', (r) => {
  const spell = exchange({ ...mine, name: 'knight' }, { ...mine, name: 'squire' }, 'rest');
  r.table({ at: 'main', A: { hand: [spell], frontLeft: rested(knight), backRight: squire } });
  r.run(cast);
  r.expect({ A: { backRight: { name: 'knight', state: 'rest' }, frontLeft: { name: 'squire', state: 'stand' } } });
  const rock = fighter(2000, { name: 'squire', abilities: [cont('this', [{ what: 'cannot', do: 'move' }])] });
  r.table({ at: 'main', A: { hand: [spell], frontLeft: rested(knight), backRight: rock } });
  r.run(cast);
  r.expect({ A: { frontLeft: { name: 'knight' }, backRight: { name: 'squire' } } });
});
ruling('7.3: nothing changes places with nobody', (r) => {
  const spell = exchange({ ...mine, name: 'knight' }, room);
  r.table({ at: 'main', A: { hand: [spell], frontLeft: knight } });
  r.run(cast);
  r.expect({ A: { frontLeft: { name: 'knight' }, waitingRoom: ['spell'] } });
  r.table({ at: 'main', A: { hand: [spell], waitingRoom: [squire] } });
  r.run(cast);
  r.expect({ A: { waitingRoom: ['spell', 'squire'] } });
});
ruling('7.3: a card does not change places with itself', (r) => {
  const spell = exchange(inHand, inHand);
  r.table({ at: 'main', A: { hand: [spell, ...plain('held')] } });
  r.run(cast, ['chooseTarget', 'held'], ['chooseTarget', 'held']);
  r.expect({ A: { hand: ['held'] } });
  // The event alone: from the hand, and to the waiting room.
  r.happened({ moved: 2 });
});
ruling('7.3: later steps go on meaning both, where they have come to', (r) => {
  const spell = event(
    [
      { do: 'choose', as: 'one', from: { ...mine, name: 'knight' } },
      { do: 'choose', as: 'other', from: room },
      { do: 'exchange', target: { bound: 'one' }, with: { bound: 'other' } },
      { do: 'power', target: { bound: 'other' }, by: 500, until: 'endOfTurn' },
      { do: 'move', target: { bound: 'one' }, to: 'hand' },
    ],
    { name: 'spell' },
  );
  r.table({ at: 'main', A: { hand: [spell], frontLeft: knight, waitingRoom: [squire] } });
  r.run(cast);
  r.expect({ A: { frontLeft: { name: 'squire', power: 2500 }, hand: ['knight'] } });
});
ruling('7.3: an ACT exchanges its own card, and a climax that comes onto the stage that way leaves (5.1)', (r) => {
  const changeling = fighter(1000, {
    name: 'changeling',
    abilities: [
      act(
        [],
        [
          { do: 'choose', as: 'other', from: { who: 'you', where: 'waitingRoom' } },
          { do: 'exchange', target: 'this', with: { bound: 'other' } },
        ],
      ),
    ],
  });
  r.table({ at: 'main', A: { frontLeft: changeling, waitingRoom: [climax()] } });
  r.act('use changeling');
  r.expect({ A: { frontLeft: null, waitingRoom: ['climax', 'changeling'] } });
});
