// Rulings on the keywords of section 8 as data: Change, Memory, Experience, Shift, Accelerate, Resonate, markers under a card (8.8 to 8.14).
import { test } from 'vitest';
import type { Effect, Measure } from '../ability-data.ts';
import { act, auto, climax, cont, event, fighter, plain } from './bench/cards.ts';
import { faceDown, rested, type SideSpec } from './bench/prepare.ts';
import { rulingsBy } from './bench.ts';

const ruling = rulingsBy(test);
const mine = { who: 'you', where: 'stage' } as const;
const charge: Effect = { do: 'stockCharge', amount: 1 };
const hit: Effect = { do: 'damage', amount: 1, to: 'opponent' };
const spell = (...effect: Effect[]) => event(effect, { name: 'spell' });
const cast = ['main', 'playEvent spell'] as const;
const climaxPhase = { on: 'phaseBegins', phase: 'climax', turn: 'you' } as const;
const storm = climax([], { name: 'storm' });

const mask = fighter(9000, { name: 'mask', level: 3, color: 'blue' });
const actor = fighter(1000, {
  name: 'actor',
  abilities: [
    auto(
      climaxPhase,
      [
        { do: 'choose', as: 'one', from: { who: 'you', where: 'waitingRoom', name: 'mask' } },
        { do: 'place', target: { bound: 'one' }, slot: 'same' },
      ],
      {
        label: 'change',
        cost: [
          { pay: 'stock', amount: 1 },
          { pay: 'this', to: 'waitingRoom' },
        ],
      },
    ),
  ],
});
ruling(
  '8.8: Change puts the named card, standing, onto the slot that its card had, whatever its level and color',
  (r) => {
    for (const slot of ['frontLeft', 'backRight'] as const)
      for (const lies of [actor, rested(actor)]) {
        r.table({ at: 'climax', A: { [slot]: lies, waitingRoom: [mask], stock: 1 } });
        r.run(['payCost', 'yes']);
        r.expect({ A: { [slot]: { name: 'mask', state: 'stand' }, waitingRoom: ['actor', 'plain'], stock: 0 } });
      }
  },
);
ruling('8.8: it may be declined, needs its cost, and comes in the own climax phase only', (r) => {
  r.table({ at: 'climax', A: { frontLeft: actor, waitingRoom: [mask], stock: 1 } });
  r.run();
  r.expect({ A: { frontLeft: { name: 'actor' }, stock: 1 } });
  r.table({ at: 'climax', A: { frontLeft: actor, waitingRoom: [mask] }, B: { backLeft: actor, stock: 1 } });
  r.neverAsks('payCost');
});
ruling('8.8: paid without the named card, its card is gone for nothing, and may use Encore', (r) => {
  r.table({ at: 'climax', A: { frontLeft: actor, stock: 4 } });
  r.run(['payCost', 'yes'], ['encore', 'yes']);
  r.expect({ A: { frontLeft: { name: 'actor', state: 'rest' }, stock: 0 } });
});
ruling('8.8: when the slot is taken by then, Encore brings its card back there and the other leaves', (r) => {
  r.table({ at: 'climax', A: { frontLeft: actor, waitingRoom: [mask], stock: 4 } });
  r.run(['payCost', 'yes'], ['encore', 'yes']);
  r.expect({ A: { frontLeft: { name: 'actor' }, waitingRoom: ['mask', 'plain', 'plain', 'plain', 'plain'] } });
});
ruling('8.8: its card has to be on the stage when the time comes', (r) => {
  const gust = fighter(1000, {
    name: 'gust',
    abilities: [auto(climaxPhase, [{ do: 'move', target: { all: { ...mine, name: 'actor' } }, to: 'hand' }])],
  });
  r.table({ at: 'climax', A: { frontLeft: actor, backLeft: gust, waitingRoom: [mask], stock: 1 } });
  r.run(['whichAbilityFirst', 'gust']);
  r.expect({ A: { frontLeft: null, hand: ['actor'], stock: 1 } });
});
ruling('8.8, G70: what comes by Change is placed, not played', (r) => {
  const loud = fighter(9000, {
    name: 'mask',
    abilities: [
      auto({ on: 'placed', who: 'this', from: 'hand', played: true }, [hit]),
      auto({ on: 'placed', who: 'this' }, [charge]),
    ],
  });
  r.table({ at: 'climax', A: { frontLeft: actor, waitingRoom: [loud], stock: 1 } });
  r.run(['payCost', 'yes']);
  r.expect({ A: { frontLeft: { name: 'mask' }, stock: 1 }, B: { clock: 0 } });
});
ruling('8.8: at the beginning of the encore step, from hand, and resting, where the card says so', (r) => {
  const late = fighter(1000, {
    name: 'late',
    abilities: [
      auto(
        { on: 'phaseBegins', phase: 'encore', turn: 'you' },
        [
          { do: 'choose', as: 'one', from: { who: 'you', where: 'hand', name: 'mask' } },
          { do: 'place', target: { bound: 'one' }, slot: 'same', state: 'rest' },
        ],
        { label: 'change', cost: [{ pay: 'this', to: 'clock' }] },
      ),
    ],
  });
  r.table({ at: 'encore', A: { frontLeft: late, hand: [mask] } });
  r.run(['payCost', 'yes'], ['chooseTarget', 'mask']);
  r.expect({ A: { frontLeft: { name: 'mask', state: 'rest' }, clock: ['late'], hand: 0 } });
});

ruling('8.9: Memory: its condition counts the own memory zone', (r) => {
  const elder = fighter(1000, {
    name: 'elder',
    abilities: [
      cont('this', [{ what: 'power', by: 2000 }], {
        label: 'memory',
        if: [{ count: { who: 'you', where: 'memory' }, atLeast: 2 }],
      }),
    ],
  });
  const keep = spell({ do: 'move', target: { all: { who: 'you', where: 'waitingRoom' } }, to: 'memory' });
  r.table({ at: 'main', A: { hand: [keep], frontLeft: elder, memory: 1, waitingRoom: 1 }, B: { memory: 5 } });
  r.expect({ A: { frontLeft: { power: 1000 } } });
  r.run(cast);
  r.expect({ A: { frontLeft: { power: 3000 } } });
  r.table({ at: 'main', A: { frontLeft: elder, memory: [faceDown(mask), faceDown(mask)] } });
  r.expect({ A: { frontLeft: { power: 3000 } } });
});
ruling('8.9: Memory: a card in memory may come back onto the stage', (r) => {
  const sleeper = fighter(1000, {
    name: 'sleeper',
    abilities: [
      auto(climaxPhase, [{ do: 'place', target: 'this', slot: 'emptyFront' }], {
        label: 'memory',
        in: 'memory',
        cost: [{ pay: 'stock', amount: 1 }],
      }),
    ],
  });
  r.table({ at: 'climax', A: { memory: [sleeper], stock: 1 } });
  r.run(['payCost', 'yes'], ['placeSlot', 'frontRight']);
  r.expect({ A: { frontRight: { name: 'sleeper', state: 'stand' }, memory: 0, stock: 0 } });
});

const levels = (of: Measure) => ({ amount: of, atLeast: 3 });
const inLevel = { who: 'you', where: 'level' } as const;
const veteran = fighter(1000, {
  name: 'veteran',
  abilities: [
    cont('this', [{ what: 'soul', by: 1 }], {
      label: 'experience',
      if: [levels({ sum: 'level', of: { all: inLevel } })],
    }),
  ],
});
ruling('8.10, G64: Experience needs the levels of the cards in the level zone to come to so much', (r) => {
  const one = fighter(1000, { name: 'one', level: 1 });
  const rise = spell({ do: 'take', from: 'deck', amount: 1, to: 'level' });
  r.table({
    at: 'main',
    A: { hand: [rise], frontLeft: veteran, level: [...plain('nil'), one, one], deck: [one, ...plain(3)] },
  });
  r.expect({ A: { frontLeft: { soul: 1 } } });
  r.run(cast);
  r.expect({ A: { frontLeft: { soul: 2 } } });
});
ruling('8.10: a climax counts 0, an event its level, and the opponent counts nothing', (r) => {
  const level: [SideSpec['level'], number][] = [
    [[storm, storm, storm], 1],
    [[event([], { level: 3 })], 2],
    [[fighter(1, { level: 2 }), storm], 1],
    [[fighter(1, { level: 2 }), fighter(1, { level: 1 })], 2],
    [3, 1],
  ];
  for (const [cards, soul] of level) {
    r.table({ at: 'main', A: { frontLeft: veteran, level: cards ?? 0 }, B: { level: [fighter(1, { level: 3 })] } });
    r.expect({ A: { frontLeft: { soul } } });
  }
});
ruling('8.10: Experience may look for a color or a name there', (r) => {
  for (const kind of [{ color: 'blue' }, { name: 'mask' }] as const) {
    const novice = fighter(1000, {
      name: 'novice',
      abilities: [
        cont('this', [{ what: 'power', by: 500 }], {
          label: 'experience',
          if: [{ count: { ...inLevel, ...kind }, atLeast: 1 }],
        }),
      ],
    });
    r.table({ at: 'main', A: { frontLeft: novice, level: [mask, ...plain(1)] } });
    r.expect({ A: { frontLeft: { power: 1500 } } });
    r.table({ at: 'main', A: { frontLeft: novice, level: plain(2), clock: [mask] } });
    r.expect({ A: { frontLeft: { power: 1000 } } });
  }
});

const shifts = (phase: 'main' | 'climax') =>
  fighter(1000, {
    name: 'shifter',
    color: 'blue',
    abilities: [
      auto(
        { on: 'phaseBegins', phase, turn: 'you' },
        [
          { do: 'choose', as: 'one', from: { who: 'you', where: 'hand', sameColor: true }, upTo: true },
          { do: 'exchange', target: 'this', with: { bound: 'one' } },
        ],
        { label: 'shift', in: 'clock', if: [{ yourLevel: { atLeast: 1 } }] },
      ),
    ],
  });
const shifter = shifts('main');
const shift = (a: SideSpec) => ({ at: 'clock' as const, A: { level: 1, ...a } });
ruling('8.11, O7: Shift exchanges its card for a hand card of its color, which takes its place in the clock', (r) => {
  const clock = [...plain('top'), shifter, ...plain('low')];
  r.table(shift({ clock, hand: [mask, ...plain('yellow')] }));
  r.until('mainAction', ['chooseTarget', 'mask']);
  r.expect({ A: { clock: ['top', 'mask', 'low'], hand: ['shifter', 'yellow'] } });
  r.table({ at: 'climax', A: { level: 1, clock: [shifts('climax')], hand: [mask, ...plain('yellow')] } });
  r.offers('chooseTarget', ['mask']);
});
ruling('8.11: it may be declined', (r) => {
  r.table(shift({ clock: [shifter], hand: [mask] }));
  r.until('mainAction');
  r.expect({ A: { clock: ['shifter'], hand: ['mask'] } });
});
ruling('8.11: it needs its level', (r) => {
  r.table(shift({ clock: [shifter], hand: [mask], level: 0 }));
  r.until('mainAction');
  r.happened({ abilityUsed: 0 });
});
ruling('8.11: nobody learns whether there was a card of the color', (r) => {
  for (const hand of [[mask], plain('yellow')]) {
    r.table({ at: 'climax', A: { level: 1, clock: [shifts('climax')], hand } });
    r.at('chooseTarget', [], (there, spec) => {
      if (there.hears('B', spec).includes('"from":[{')) throw new Error('B hears what is offered');
    });
  }
});
ruling('8.11: with six cards in the clock an exchange brings no level up', (r) => {
  r.table(shift({ clock: [shifter, ...plain(5)], hand: [mask] }));
  r.until('mainAction', ['chooseTarget', 'mask']);
  r.expect({ A: { clock: ['mask', 'plain', 'plain', 'plain', 'plain', 'plain'], level: 1, hand: ['shifter'] } });
  r.happened({ leveledUp: 0 });
});
ruling('8.11: a card that left the clock since it woke shifts no more', (r) => {
  const nurse = fighter(1000, {
    name: 'nurse',
    abilities: [auto({ on: 'phaseBegins', phase: 'main', turn: 'you' }, [{ do: 'heal', amount: 1 }])],
  });
  r.table(shift({ clock: [shifter], hand: [mask], backLeft: nurse }));
  r.until('mainAction', ['whichAbilityFirst', 'nurse'], ['chooseTarget', 'mask']);
  r.expect({ A: { clock: 0, hand: ['mask'], waitingRoom: ['shifter'] } });
});
ruling('8.11: in the clock only', (r) => {
  r.table(shift({ frontLeft: shifter, memory: [shifter], waitingRoom: [shifter], hand: [mask] }));
  r.until('mainAction');
  r.happened({ abilityUsed: 0 });
});

const racer = (cost: Parameters<typeof act>[0]) =>
  fighter(1000, { name: 'racer', abilities: [auto(climaxPhase, [hit], { label: 'accelerate', cost })] });
ruling("8.12: Accelerate pays with the deck's top card, which comes on top of the clock", (r) => {
  r.table({
    at: 'climax',
    A: {
      frontLeft: racer([{ pay: 'deckTopToClock', amount: 1 }]),
      deck: [storm, ...plain('next')],
      clock: plain('low'),
    },
  });
  r.run(['payCost', 'yes']);
  r.expect({ A: { clock: ['storm', 'low'], deck: ['next'] }, B: { clock: 1 } });
  r.happened({ damageTaken: 1, damageCanceled: 0 });
});
ruling('8.12: the level up that it brings about comes before its effect', (r) => {
  r.table({ at: 'climax', A: { frontLeft: racer([{ pay: 'deckTopToClock', amount: 1 }]), clock: 6 } });
  r.at('levelUp', [['payCost', 'yes']], (there) => there.expect({ A: { clock: 7 }, B: { clock: 0 } }));
  r.run(['payCost', 'yes'], ['levelUp', 'plain']);
  r.expect({ A: { level: 1, clock: 0 }, B: { clock: 1 } });
});
ruling('8.12: or with cards from the waiting room, which come under the clock', (r) => {
  const cost = [
    { pay: 'move', amount: 2, from: 'waitingRoom', card: { type: 'character' }, to: 'clockBottom' },
  ] as const;
  r.table({
    at: 'climax',
    A: { frontLeft: racer(cost), waitingRoom: [...plain('x'), storm, ...plain('y')], clock: plain('top') },
  });
  r.run(['payCost', 'yes'], ['moveAsCost', 'x', 'y']);
  r.expect({ A: { clock: ['top', 'x', 'y'], waitingRoom: ['storm'] }, B: { clock: 1 } });
  r.table({ at: 'climax', A: { frontLeft: racer(cost), waitingRoom: [storm, ...plain('y')] } });
  r.neverAsks('payCost');
});

const song = fighter(1000, { name: 'song' });
ruling('8.13: Resonate reveals a named card of the hand as a part of its cost', (r) => {
  const choir = fighter(1000, {
    name: 'choir',
    abilities: [
      act(
        [
          { pay: 'stock', amount: 1 },
          { pay: 'reveal', amount: 1, card: { name: 'song' } },
        ],
        [hit],
        { label: 'resonate', perTurn: 1 },
      ),
    ],
  });
  r.table({ at: 'main', A: { frontLeft: choir, stock: 2, hand: [song, ...plain('x')] } });
  r.act('use choir', ['reveal', 'song']);
  r.expect({ A: { hand: ['song', 'x'], stock: 1 }, B: { clock: 1 } });
  r.illegal(['main', 'use choir']);
  r.table({ at: 'main', A: { frontLeft: choir, stock: 2, hand: plain('x'), waitingRoom: [song] } });
  r.illegal(['main', 'use choir']);
});
ruling('8.13: as it is played, an AUTO of Resonate asks whatever the hand holds', (r) => {
  const tuned = fighter(1000, {
    name: 'tuned',
    abilities: [
      auto({ on: 'placed', who: 'this', from: 'hand' }, [charge], {
        label: 'resonate',
        cost: [{ pay: 'reveal', amount: 1, card: { name: 'song' } }],
      }),
    ],
  });
  const played = [
    ['main', 'playCharacter tuned'],
    ['chooseSlot', 'frontLeft'],
  ] as const;
  r.table({ at: 'main', A: { hand: [tuned, ...plain('x')] } });
  r.offers('payCost', [], ...played);
  r.table({ at: 'main', A: { hand: [tuned, song] } });
  r.run(...played, ['payCost', 'yes'], ['reveal', 'song']);
  r.expect({ A: { hand: ['song'], stock: 1 } });
});

ruling('8.14: a card puts others under itself as markers, and is worth more for each', (r) => {
  const fused = fighter(1000, {
    name: 'fused',
    abilities: [
      auto({ on: 'placed', who: 'this', from: 'hand' }, [
        { do: 'choose', as: 'some', from: { who: 'you', where: 'waitingRoom', name: 'song' }, amount: 2, upTo: true },
        { do: 'move', target: { bound: 'some' }, to: 'markers' },
      ]),
      cont('this', [{ what: 'power', by: { sum: 'markers', of: 'this', times: 1500 } }]),
    ],
  });
  r.table({ at: 'main', A: { hand: [fused], waitingRoom: [song, song, mask] } });
  r.act('playCharacter fused', ['chooseSlot', 'frontLeft'], ['chooseTarget', 'song', 'song']);
  r.expect({ A: { frontLeft: { power: 4000 }, markers: { frontLeft: ['song', 'song'] }, waitingRoom: ['mask'] } });
});
ruling('8.14: separation: a marker comes onto the stage, and what it leaves behind counts one less', (r) => {
  const twin = fighter(1000, {
    name: 'twin',
    abilities: [
      act(
        [],
        [
          { do: 'choose', as: 'one', from: { who: 'you', where: 'markers', type: 'character' } },
          { do: 'place', target: { bound: 'one' }, slot: 'emptyFront' },
        ],
      ),
      cont('this', [{ what: 'soul', by: 1 }], { if: [{ target: 'this', is: { markers: { atLeast: 2 } } }] }),
    ],
  });
  const markers = { frontLeft: [song, faceDown(mask)] };
  r.table({ at: 'main', A: { frontLeft: twin, markers } });
  r.expect({ A: { frontLeft: { soul: 2 } } });
  r.act('use twin', ['placeSlot', 'frontCenter']);
  r.expect({ A: { frontLeft: { soul: 1 }, frontCenter: { name: 'song' }, markers: { frontLeft: ['mask'] } } });
});
ruling('8.14: inheritance: a card that leaves for it goes under the one that takes its place', (r) => {
  const heir = fighter(5000, {
    name: 'heir',
    abilities: [
      act(
        [],
        [
          { do: 'choose', as: 'old', from: { ...mine, other: true } },
          { do: 'move', target: { bound: 'old' }, to: 'markers' },
        ],
      ),
    ],
  });
  r.table({ at: 'main', A: { frontLeft: heir, backLeft: song, markers: { backLeft: plain('under') }, stock: 3 } });
  r.neverAsks('encore', ['main', 'use heir']);
  r.act('use heir');
  r.expect({ A: { backLeft: null, markers: { frontLeft: ['song'], backLeft: 0 }, waitingRoom: ['under'], stock: 3 } });
});
