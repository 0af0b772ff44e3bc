// Rulings on markers: the pile under each slot (2.4, O4, O5).
import { test } from 'vitest';
import type { Effect } from '../ability-data.ts';
import { act, auto, climax, cont, event, fighter, plain } from './bench/cards.ts';
import { faceDown } from './bench/prepare.ts';
import { rulingsBy } from './bench.ts';

const ruling = rulingsBy(test);
const knight = fighter(3000, { name: 'knight' });
const squire = fighter(3000, { name: 'squire' });
const spell = (...effect: Effect[]) => event(effect, { name: 'spell' });
const cast = ['main', 'playEvent spell'] as const;
const banish = spell({ do: 'move', target: { all: { who: 'you', where: 'stage' } }, to: 'waitingRoom' });
const markers = [faceDown(fighter(1000, { name: 'top' })), fighter(1000, { name: 'open' }), faceDown(climax())];

ruling('2.4, O4: everybody sees how many markers there are and in what order, and nobody a face-down one', (r) => {
  r.table({ at: 'main', A: { frontLeft: knight, markers: { frontLeft: markers } } });
  for (const viewer of ['A', 'B', 'public'] as const)
    r.expectSeen(viewer, { 'A.markersFrontLeft': [null, 'open', null], 'A.frontLeft': ['knight'], looks: [] });
});
ruling('2.4: markers go along with a character to another slot, in their order and as they lay', (r) => {
  r.table({ at: 'main', A: { frontLeft: knight, markers: { frontLeft: markers } } });
  r.act('move knight', ['moveTo', 'backRight']);
  r.expect({ A: { markers: { frontLeft: 0, backRight: ['top', 'open', 'climax'] }, waitingRoom: 0 } });
  for (const viewer of ['A', 'B', 'public'] as const)
    r.expectSeen(viewer, { 'A.markersBackRight': [null, 'open', null], 'A.markersFrontLeft': [] });
});
ruling('2.4: when two characters change places each pile goes with its own', (r) => {
  r.table({
    at: 'main',
    A: {
      frontLeft: knight,
      backLeft: squire,
      markers: { frontLeft: markers, backLeft: [faceDown(knight), ...plain('last')] },
    },
  });
  r.act('move knight', ['moveTo', 'backLeft']);
  r.expect({ A: { frontLeft: { name: 'squire' }, backLeft: { name: 'knight' }, waitingRoom: 0 } });
  r.expectSeen('B', { 'A.markersBackLeft': [null, 'open', null], 'A.markersFrontLeft': [null, 'last'] });
  r.act('move squire', ['moveTo', 'frontRight']);
  r.expectSeen('A', { 'A.markersFrontRight': [null, 'last'], 'A.markersFrontLeft': [] });
});
ruling('2.4: who has no markers brings none to the slot of one that has some', (r) => {
  r.table({ at: 'main', A: { frontLeft: knight, backLeft: squire, markers: { backLeft: plain('its') } } });
  r.act('move knight', ['moveTo', 'backLeft']);
  r.expect({ A: { markers: { frontLeft: ['its'], backLeft: 0 }, waitingRoom: 0 } });
});
ruling("O5: markers left over where a character moves to go to their owners' waiting rooms, its own go along", (r) => {
  const leftOver = [
    faceDown(fighter(1000, { name: 'mine' })),
    { lies: plain('yours')[0] ?? '', owner: 'foe' } as const,
  ];
  r.table({ at: 'main', A: { frontLeft: knight, markers: { frontLeft: markers, backLeft: leftOver } } });
  r.act('move knight', ['moveTo', 'backLeft']);
  r.expect({
    A: { markers: { backLeft: ['top', 'open', 'climax'] }, waitingRoom: ['mine'] },
    B: { waitingRoom: ['yours'] },
  });
});
ruling('O5: a refresh that left-over markers make possible comes right after them', (r) => {
  r.table({
    at: 'main',
    A: { frontLeft: knight, deck: 0, markers: { frontRight: plain('one', 'two') } },
    shuffles: [2],
  });
  r.act('move knight', ['moveTo', 'frontRight']);
  r.expect({ A: { deck: ['two'], waitingRoom: 0, clock: ['one'] } });
});
ruling("2.4: when a character leaves the stage its markers go to their owners' waiting rooms, face up", (r) => {
  const foreign = { lies: plain('yours')[0] ?? '', face: 'down', owner: 'foe' } as const;
  r.table({ at: 'main', A: { hand: [banish], backLeft: knight, markers: { backLeft: [...markers, foreign] } } });
  r.run(cast);
  r.expect({
    A: { backLeft: null, markers: { backLeft: 0 }, waitingRoom: ['spell', 'top', 'open', 'climax', 'knight'] },
    B: { waitingRoom: ['yours'] },
  });
  r.expectSeen('B', { 'A.waitingRoom': ['spell', 'top', 'open', 'climax', 'knight'], 'B.waitingRoom': ['yours'] });
});
ruling('2.4: markers leave wherever their character goes to', (r) => {
  const home = spell({ do: 'move', target: { all: { who: 'opponent', where: 'stage' } }, to: 'hand' });
  r.table({ at: 'main', A: { hand: [home] }, B: { frontLeft: knight, markers: { frontLeft: markers } } });
  r.run(cast);
  r.expect({ B: { hand: ['knight'], waitingRoom: 3 } });
  r.expectSeen('A', { 'B.hand': 1, 'B.waitingRoom': ['top', 'open', 'climax'] });
});
ruling('2.4: markers leave at the same time as their character, before any interrupt', (r) => {
  r.table({
    at: 'main',
    A: { hand: [banish], frontLeft: knight, deck: 0, markers: { frontLeft: [faceDown(squire)] } },
    shuffles: [2],
    options: { refreshPenalty: 'immediate' },
  });
  r.run(cast);
  r.expect({ A: { waitingRoom: ['spell'], deck: 1, clock: 1 } });
});
ruling('2.4: markers leave with a character that pays a cost, and do not come back with Encore', (r) => {
  const martyr = fighter(3000, {
    name: 'martyr',
    abilities: [act([{ pay: 'this', to: 'waitingRoom' }], [{ do: 'stockCharge', amount: 3 }])],
  });
  r.table({ at: 'main', A: { frontLeft: martyr, markers: { frontLeft: markers } } });
  r.act('use martyr', ['encore', 'yes']);
  r.expect({ A: { frontLeft: { name: 'martyr', state: 'rest' }, markers: { frontLeft: 0 }, waitingRoom: 6 } });
});
ruling('5.1: markers belong to the older of two characters on a slot and leave with it', (r) => {
  r.table({ at: 'main', A: { hand: [squire], frontLeft: knight, markers: { frontLeft: markers } } });
  r.act('playCharacter squire', ['chooseSlot', 'frontLeft']);
  r.expect({ A: { frontLeft: { name: 'squire' }, markers: { frontLeft: 0 }, waitingRoom: 4 } });
});
ruling('5.1: when the newer of two characters leaves first, the markers stay with the older', (r) => {
  const visit = spell(
    { do: 'choose', as: 'guest', from: { who: 'you', where: 'waitingRoom', name: 'squire' } },
    { do: 'place', target: { bound: 'guest' } },
    { do: 'draw', amount: 1, upTo: true },
    { do: 'move', target: { bound: 'guest' }, to: 'hand' },
  );
  r.table({
    at: 'main',
    A: { hand: [visit], frontLeft: knight, waitingRoom: [squire], markers: { frontLeft: markers } },
  });
  const way = [cast, ['placeSlot', 'frontLeft']] as const;
  r.at('mayDraw', way, (there) => there.expect({ A: { frontLeft: { name: 'squire' }, markers: { frontLeft: 3 } } }));
  r.run(...way);
  r.expect({
    A: { frontLeft: { name: 'knight' }, markers: { frontLeft: ['top', 'open', 'climax'] }, hand: ['squire'] },
  });
});
ruling('5.1: a pile of markers without a character is put into the waiting room in the next check timing', (r) => {
  r.table({ at: 'climax', A: { frontLeft: knight, markers: { frontLeft: markers, backLeft: markers } } });
  r.run();
  r.expect({ A: { markers: { frontLeft: 3, backLeft: 0 }, waitingRoom: ['top', 'open', 'climax'] } });
  r.happened({ moved: 1 });
});
ruling('2.4: a marker is not on the stage: it gives nothing, wakes for nothing, and has no Encore', (r) => {
  const standard = fighter(3000, {
    name: 'standard',
    abilities: [
      cont({ who: 'you', where: 'stage' }, [{ what: 'power', by: 1000 }]),
      auto({ on: 'phaseBegins', phase: 'climax', turn: 'you' }, [{ do: 'draw', amount: 1 }]),
      auto({ on: 'leaves', who: 'this' }, [{ do: 'draw', amount: 1 }]),
    ],
  });
  r.table({
    at: 'climax',
    A: { frontLeft: knight, stock: 6, markers: { frontLeft: [standard, faceDown(standard)], backLeft: [standard] } },
  });
  r.neverAsks('encore');
  r.run();
  r.expect({ A: { frontLeft: { power: 3000 }, hand: 0, stock: 6, waitingRoom: ['standard'] } });
});
ruling('2.4: what means the stage does not mean markers', (r) => {
  const count = spell({
    do: 'damage',
    amount: { count: { who: 'you', where: 'stage' }, times: 1 },
    to: 'opponent',
  });
  r.table({ at: 'main', A: { hand: [count], frontLeft: knight, markers: { frontLeft: markers } } });
  r.run(cast);
  r.expect({ B: { clock: 1 } });
});
ruling('2.4, 2.3: a source that has left and come back as another object gets no markers of what it was', (r) => {
  const again = fighter(1000, {
    name: 'again',
    abilities: [
      auto({ on: 'attacks', who: 'this' }, [
        {
          do: 'later',
          at: { phase: 'encore', turn: 'you' },
          then: [{ do: 'take', from: 'deck', amount: 1, to: 'markers' }],
        },
      ]),
      act(
        [],
        [
          { do: 'choose', as: 'one', from: { who: 'you', where: 'waitingRoom' } },
          { do: 'move', target: { bound: 'one' }, to: 'markers' },
        ],
      ),
    ],
  });
  const blink = fighter(1000, {
    name: 'blink',
    abilities: [
      auto({ on: 'attacks', who: 'this' }, [
        { do: 'choose', as: 'one', from: { who: 'you', where: 'stage', name: 'again' } },
        { do: 'move', target: { bound: 'one' }, to: 'hand' },
        { do: 'place', target: { bound: 'one' }, slot: 'its' },
      ]),
    ],
  });
  const a = (second: typeof blink) => ({ frontLeft: again, frontRight: second, deck: plain(9) });
  for (const [second, markers] of [
    [squire, 1],
    [blink, 0],
  ] as const) {
    r.table({ at: 'attack', A: a(second) });
    r.attack('again', 'direct');
    r.attack(second.name.en, 'direct');
    r.until('end');
    r.expect({ A: { markers: { frontLeft: markers } } });
  }
});
