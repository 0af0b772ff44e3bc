// Rulings on amounts: what abilities count and add up, so many times and so much more (7.3, 8.10).
import { test } from 'vitest';
import type { Amount, Counted, Effect, Measure, Target } from '../ability-data.ts';
import { act, auto, climax, cont, event, fighter, plain } from './bench/cards.ts';
import { faceDown } from './bench/prepare.ts';
import { type Ruling, rulingsBy } from './bench.ts';

const ruling = rulingsBy(test);
const mine = { who: 'you', where: 'stage' } as const;
const inHand = { count: { who: 'you', where: 'hand' } } as const;
const spell = (...effect: Effect[]) => event(effect, { name: 'spell' });
const cast = ['main', 'playEvent spell'] as const;
const charge = (amount: Amount): Effect => ({ do: 'stockCharge', amount });
/** A character of 1000 power that has so much more; one that gets it when its ability is used. */
const scaled = (by: Amount) => fighter(1000, { name: 'scaled', abilities: [cont('this', [{ what: 'power', by }])] });
const rising = (by: Amount) =>
  fighter(1000, { name: 'rising', abilities: [act([], [{ do: 'power', target: 'this', by, until: 'endOfTurn' }])] });

ruling('count: so many times, so much more, and at most', (r) => {
  for (const [how, hand, power] of [
    [{}, 2, 1002],
    [{ times: 500 }, 3, 2500],
    [{ times: 500 }, 0, 1000],
    [{ times: 500, plus: 200 }, 3, 2700],
    [{ plus: 200 }, 0, 1200],
    [{ times: 500, plus: 200, atMost: 1200 }, 2, 2200],
    [{ times: 500, plus: 200, atMost: 1199 }, 2, 2199],
    [{ times: -100 }, 4, 600],
    [{ times: -100, plus: 300, atMost: 0 }, 2, 1000],
    [{ times: -100, plus: 300, atMost: 0 }, 4, 900],
  ] as const) {
    r.table({ at: 'main', A: { frontLeft: scaled({ ...inHand, ...how }), hand } });
    r.expect({ A: { frontLeft: { power } } });
  }
});
ruling('count: a step does nothing for zero or less (7.3)', (r) => {
  for (const [hand, stock] of [
    [4, 2],
    [2, 0],
    [1, 0],
  ] as const) {
    // The event itself lies in the resolution zone while it counts.
    r.table({ at: 'main', A: { hand: [spell(charge({ ...inHand, plus: -2 })), ...plain(hand)] } });
    r.run(cast);
    r.expect({ A: { stock } });
  }
});
ruling('count: cards of the kind alone are counted, on the side that is meant', (r) => {
  const climaxes = { count: { who: 'opponent', where: 'waitingRoom', type: 'climax' }, times: 1000 } as const;
  const room = [climax(), ...plain('x'), climax()];
  r.table({ at: 'main', A: { frontLeft: scaled(climaxes), waitingRoom: [climax()] }, B: { waitingRoom: room } });
  r.expect({ A: { frontLeft: { power: 3000 } } });
});
ruling('bound: as many as were bound, or as many of them as are of the kind', (r) => {
  const mill: Effect = { do: 'mill', amount: 3, as: 'milled' };
  const deck = [climax(), ...plain('a'), climax(), ...plain(6)];
  for (const [amount, stock] of [
    [{ bound: 'milled' }, 3],
    [{ bound: 'milled', is: { type: 'climax' } }, 2],
    [{ bound: 'milled', is: { name: 'a' } }, 1],
    [{ bound: 'milled', is: { type: 'event' } }, 0],
    [{ bound: 'milled', is: { type: 'climax' }, times: 2, plus: -1 }, 3],
    [{ bound: 'nothing' }, 0],
  ] as const) {
    r.table({ at: 'main', A: { hand: [spell(mill, charge(amount))], deck } });
    r.run(cast);
    r.expect({ A: { stock } });
  }
});
ruling("level: yours, or your opponent's", (r) => {
  for (const [level, power] of [
    ['you', 3000],
    ['opponent', 2000],
  ] as const) {
    r.table({ at: 'main', A: { frontLeft: scaled({ level, times: 1000 }), level: 2 }, B: { level: 1 } });
    r.expect({ A: { frontLeft: { power } } });
  }
});

type Sum = Extract<Measure, { sum: unknown }>['sum'];
const sums = (sum: Sum, of: Target): Counted => ({ sum, of });
const big = fighter(2000, { name: 'big', level: 2, cost: 1, soul: 2 });
const small = fighter(1000, { name: 'small', level: 1, cost: 2, soul: 1 });
const OF_BOTH = { level: 3, cost: 3, power: 3000, soul: 3, markers: 3 } as const;
const OF_BIG = { level: 2, cost: 1, power: 2000, soul: 2, markers: 1 } as const;
const VALUES = ['level', 'cost', 'power', 'soul', 'markers'] as const;
const both = {
  frontLeft: big,
  frontRight: small,
  markers: { frontLeft: plain('m'), frontRight: [faceDown(small), ...plain('m')] },
};
/** The sum is exactly the total: then the event stocks a card. */
const counted = (r: Ruling, sum: Sum, of: Target, total: number, lay: object, ...before: Effect[]): void => {
  const isTotal = { amount: sums(sum, of), atLeast: total, atMost: total };
  r.table({ at: 'main', A: { hand: [spell(...before, { do: 'if', if: [isTotal], then: [charge(1)] })], ...lay } });
  r.run(cast);
  r.expect({ A: { stock: 1 } });
};
for (const sum of VALUES) {
  ruling(`sum of ${sum}: over all of a selection, over bound cards, and 0 over nobody`, (r) => {
    counted(r, sum, { all: mine }, OF_BOTH[sum], both);
    counted(r, sum, { all: { ...mine, name: 'big' } }, OF_BIG[sum], both);
    counted(r, sum, { all: { who: 'opponent', where: 'stage' } }, 0, both);
    const choose: Effect = { do: 'choose', as: 'one', from: { ...mine, name: 'big' } };
    counted(r, sum, { bound: 'one' }, OF_BIG[sum], both, choose);
    counted(r, sum, { bound: 'none' }, 0, both, choose);
  });
  ruling(`sum of ${sum}: over this card`, (r) => {
    const self = (total: number) =>
      fighter(2000, {
        ...big,
        name: 'big',
        abilities: [
          act(
            [],
            [{ do: 'if', if: [{ amount: sums(sum, 'this'), atLeast: total, atMost: total }], then: [charge(1)] }],
          ),
        ],
      });
    for (const [total, stock] of [
      [OF_BIG[sum], 1],
      [OF_BIG[sum] + 1, 0],
      [OF_BIG[sum] - 1, 0],
    ] as const) {
      r.table({ at: 'main', A: { ...both, frontLeft: self(total) } });
      r.act('use big');
      r.expect({ A: { stock } });
    }
  });
}
for (const [sum, total] of [
  ['level', 3],
  ['cost', 3],
  ['power', 3000],
  ['soul', 3],
] as const) {
  ruling(
    `sum of ${sum}: over the markers under this card, of which one that lies face down has no ${sum} (2.4)`,
    (r) => {
      const by: Counted = { sum, of: { all: { who: 'you', where: 'markers' } }, times: sum === 'power' ? 1 : 1000 };
      const more = sum === 'power' ? total : total * 1000;
      for (const [markers, power] of [
        [{ frontLeft: [big, small], frontRight: big }, 1000 + more],
        [{ frontLeft: [big, faceDown(climax()), small, faceDown(big)] }, 1000 + more],
        [{ frontRight: [big, small] }, 1000],
      ] as const) {
        r.table({ at: 'main', A: { frontLeft: rising(by), frontRight: fighter(1), markers } });
        r.act('use rising');
        r.expect({ A: { frontLeft: { power } } });
      }
    },
  );
}
ruling('sum: values count as they are now, below zero too', (r) => {
  const sunk = fighter(1000, { name: 'sunk', soul: 1, abilities: [cont('this', [{ what: 'soul', by: -3 }])] });
  const cheer = cont({ ...mine, name: 'big' }, [{ what: 'soul', by: 1 }]);
  r.table({
    at: 'main',
    A: {
      frontLeft: rising({ sum: 'soul', of: { all: { ...mine, other: true } }, times: 1000 }),
      frontCenter: big,
      frontRight: sunk,
      backLeft: fighter(1, { soul: 0, abilities: [cheer] }),
    },
  });
  r.act('use rising');
  r.expect({ A: { frontLeft: { power: 2000 } } });
});
ruling('2: a card that lies face down in memory adds nothing', (r) => {
  const by = { sum: 'level', of: { all: { who: 'you', where: 'memory' } }, times: 1000 } as const;
  r.table({ at: 'main', A: { frontLeft: scaled(by), memory: [big, faceDown(big), faceDown(small)] } });
  r.expect({ A: { frontLeft: { power: 3000 } } });
});

const levels = { sum: 'level', of: { all: { who: 'you', where: 'level' } } } as const;
const veteran = fighter(1000, {
  name: 'veteran',
  abilities: [
    cont('this', [{ what: 'power', by: 1000 }], { label: 'experience', if: [{ amount: levels, atLeast: 3 }] }),
  ],
});
const of = (...cards: number[]) => cards.map((level) => fighter(1, { name: `L${level}`, level }));
ruling(
  'G64: Experience needs 3: off with levels 0, 1, 1 in the level zone, on once a card of level 1 is added',
  (r) => {
    // The fourth level card ends the match, so the level zone is looked at before the check timing.
    const rise = spell(
      { do: 'choose', as: 'one', from: { who: 'you', where: 'waitingRoom' } },
      { do: 'move', target: { bound: 'one' }, to: 'level' },
      { do: 'draw', amount: 1, upTo: true },
    );
    r.table({ at: 'main', A: { hand: [rise], frontLeft: veteran, level: of(0, 1, 1), waitingRoom: of(1) } });
    r.expect({ A: { frontLeft: { power: 1000 } } });
    r.at('mayDraw', [cast], (there) => there.expect({ A: { frontLeft: { power: 2000 } } }));
  },
);
ruling('G64, 8.10: a climax in the level zone counts 0', (r) => {
  r.table({ at: 'main', A: { frontLeft: veteran, level: [climax(), ...of(1, 2)] } });
  r.expect({ A: { frontLeft: { power: 2000 } } });
  r.table({ at: 'main', A: { frontLeft: veteran, level: [climax(), climax(), ...of(2)] } });
  r.expect({ A: { frontLeft: { power: 1000 } } });
});
ruling('8.10: Experience begins with the level up that brings the sum', (r) => {
  const hit = spell({ do: 'damage', amount: 1, to: 'opponent' });
  for (const [picked, power] of [
    ['L2', 2000],
    ['L1', 1000],
  ] as const) {
    r.table({
      at: 'main',
      A: { hand: [hit] },
      B: { frontLeft: veteran, level: of(1), clock: [...of(2, 1), ...plain(4)] },
    });
    r.run(cast, ['levelUp', picked]);
    r.expect({ B: { level: [picked, 'L1'], frontLeft: { power } } });
  }
});
ruling('amounts are read when their step is done, not when the ability wakes', (r) => {
  const grower = fighter(1000, {
    name: 'grower',
    abilities: [
      auto({ on: 'placed', who: 'this' }, [
        { do: 'draw', amount: 2 },
        { do: 'power', target: 'this', by: { ...inHand, times: 1000 }, until: 'endOfTurn' },
      ]),
    ],
  });
  r.table({ at: 'main', A: { hand: [grower, ...plain('held')] } });
  r.act('playCharacter grower', ['chooseSlot', 'frontLeft']);
  r.expect({ A: { hand: 3, frontLeft: { power: 4000 } } });
});
