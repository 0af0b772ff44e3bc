// Rulings on the steps of effects that choose, move, place, exchange and change values (7.2 to 7.4).
import { test } from 'vitest';
import type { Destination, Effect, Place } from '../ability-data.ts';
import type { Pile, Slot } from '../card-data.ts';
import { act, auto, climax, cont, event, fighter, plain } from './bench/cards.ts';
import { rested } from './bench/prepare.ts';
import { rulingsBy } from './bench.ts';

const ruling = rulingsBy(test);
const spell = (...effect: Effect[]) => event(effect, { name: 'spell' });
const cast = ['main', 'playEvent spell'] as const;
const mine = { who: 'you', where: 'stage' } as const;
const theirs = { who: 'opponent', where: 'stage' } as const;
const room = { who: 'you', where: 'waitingRoom' } as const;
const knight = fighter(3000, { name: 'knight' });
const squire = fighter(2000, { name: 'squire' });
const all = (select: typeof mine | typeof theirs | typeof room, to: Destination): Effect => ({
  do: 'move',
  target: { all: select },
  to,
});
const looked: Effect = { do: 'lookTop', amount: 3, as: 'seen' };

ruling('7.3: of cards that are bound those of a kind may be chosen', (r) => {
  const dig = spell(
    { do: 'mill', amount: 3, as: 'milled' },
    { do: 'choose', as: 'one', from: { bound: 'milled', is: { type: 'climax' } } },
    { do: 'move', target: { bound: 'one' }, to: 'hand' },
  );
  const deck = [...plain('a'), climax([], { name: 'gale' }), climax([], { name: 'calm' }), ...plain('x')];
  r.table({ at: 'main', A: { hand: [dig], deck, waitingRoom: [climax([], { name: 'old' })] } });
  r.offers('chooseTarget', ['gale', 'calm'], cast);
  r.run(cast, ['chooseTarget', 'calm']);
  r.expect({ A: { hand: ['calm'], waitingRoom: ['spell', 'gale', 'a', 'old'] } });
});
ruling(
  '7.3: whoever chooses of cards that nobody else sees is asked, whether there is one of the kind or none',
  (r) => {
    for (const deck of [plain('a', 'b', 'c'), [climax(), ...plain('b', 'c')]]) {
      const pick = spell(
        looked,
        { do: 'choose', as: 'one', from: { bound: 'seen', is: { type: 'climax' } } },
        { do: 'move', target: { bound: 'one' }, to: 'stock' },
      );
      r.table({ at: 'main', A: { hand: [pick], deck: [...deck, ...plain('z')] } });
      r.stop('chooseTarget', cast);
    }
  },
);
ruling('7.3: as many are chosen as were counted, none for zero or less, all if there are fewer', (r) => {
  const gather = spell(
    { do: 'choose', as: 'some', from: room, amount: { count: { ...mine }, plus: -1 } },
    { do: 'move', target: { bound: 'some' }, to: 'hand' },
  );
  const stage = { frontLeft: knight, frontRight: squire, backLeft: knight };
  r.table({ at: 'main', A: { hand: [gather], ...stage, waitingRoom: plain('a', 'b', 'c') } });
  r.illegal(cast, ['chooseTarget', 'a']);
  r.run(cast, ['chooseTarget', 'a', 'c']);
  r.expect({ A: { hand: 2, waitingRoom: ['spell', 'b'] } });
  r.table({ at: 'main', A: { hand: [gather], ...stage, waitingRoom: plain('a') } });
  r.run(cast);
  r.expect({ A: { hand: ['a'] } });
  r.table({ at: 'main', A: { hand: [gather], waitingRoom: plain('a', 'b') } });
  r.run(cast);
  r.expect({ A: { hand: 0, waitingRoom: ['spell', 'a', 'b'] } });
});
ruling('7.3: of differing names there may be fewer than were asked for, "up to" even none', (r) => {
  const pick = (upTo: boolean) =>
    spell(
      { do: 'choose', as: 'some', from: room, amount: 3, differing: true, ...(upTo && { upTo: true }) },
      { do: 'move', target: { bound: 'some' }, to: 'hand' },
    );
  const waitingRoom = plain('a', 'a', 'a', 'b');
  r.table({ at: 'main', A: { hand: [pick(false)], waitingRoom } });
  r.illegal(cast, ['chooseTarget', 'a']);
  r.run(cast, ['chooseTarget', 'b', 'a']);
  r.expect({ A: { hand: 2, waitingRoom: ['spell', 'a', 'a'] } });
  r.table({ at: 'main', A: { hand: [pick(true)], waitingRoom } });
  r.illegal(cast, ['chooseTarget', 'a', 'a']);
  r.run(cast);
  r.expect({ A: { hand: 0 } });
  r.table({ at: 'main', A: { hand: [pick(false)], waitingRoom: plain('a', 'a') } });
  r.run(cast, ['chooseTarget', 'a']);
  r.expect({ A: { hand: 1 } });
});
ruling('7.3: what was discarded is known to the steps after it', (r) => {
  const toss = spell(
    { do: 'discard', amount: 2, as: 'gone' },
    { do: 'if', if: [{ bound: 'gone', is: { type: 'climax' }, atLeast: 1 }], then: [{ do: 'stockCharge', amount: 1 }] },
    { do: 'choose', as: 'one', from: { bound: 'gone', is: { type: 'character' } } },
    { do: 'place', target: { bound: 'one' }, slot: 'emptyFront' },
  );
  r.table({ at: 'main', A: { hand: [toss, climax(), knight, squire], frontLeft: squire, frontRight: squire } });
  r.run(cast, ['discard', 'climax', 'knight']);
  r.expect({ A: { frontCenter: 'stand', hand: ['squire'], stock: 1, waitingRoom: ['spell', 'climax'] } });
});
ruling('7.3: a discard of zero or less, or from an empty hand, is none', (r) => {
  const toss = (by: number) =>
    spell(
      { do: 'discard', amount: { count: { ...mine }, plus: by }, as: 'gone' },
      { do: 'draw', amount: { bound: 'gone' } },
    );
  for (const [by, hand, left] of [
    [-2, 2, 2],
    [-1, 2, 2],
    [3, 1, 1],
    [3, 0, 0],
  ] as const) {
    r.table({ at: 'main', A: { hand: [toss(by), ...plain(hand)], frontLeft: knight } });
    r.run(cast);
    r.expect({ A: { hand: left } });
  }
});
ruling('2.3: what a refresh takes away in the middle is not what was discarded any more', (r) => {
  const toss = spell(
    { do: 'draw', amount: 1 },
    { do: 'discard', amount: 3, as: 'gone' },
    { do: 'move', target: { bound: 'gone' }, to: 'stock' },
  );
  r.table({ at: 'main', A: { hand: [toss, ...plain('a', 'b', 'c')], deck: plain('x') }, shuffles: [3] });
  r.run(cast, ['discard', 'a', 'b', 'c']);
  r.expect({ A: { hand: ['x'], stock: 0, deck: 2, clock: 1, waitingRoom: ['spell'] } });
});

const OPEN: readonly (readonly [Destination, Pile])[] = [
  ['hand', 'hand'],
  ['stock', 'stock'],
  ['clock', 'clock'],
  ['level', 'level'],
  ['waitingRoom', 'waitingRoom'],
  ['memory', 'memory'],
  ['deckTop', 'deck'],
];
for (const [to, pile] of OPEN) {
  ruling(`7.3: move to ${to}: the card goes on top of that zone of its owner`, (r) => {
    r.table({
      at: 'main',
      A: { hand: [spell(all(theirs, to))] },
      B: { frontLeft: knight, [pile]: plain('old'), deck: pile === 'deck' ? plain('old') : 10 },
    });
    r.run(cast);
    r.expect({ A: { hand: 0 }, B: { frontLeft: null, [pile]: ['knight', 'old'] } });
  });
}
for (const [to, pile] of [
  ['deckBottom', 'deck'],
  ['stockBottom', 'stock'],
  ['clockBottom', 'clock'],
] as const) {
  ruling(`7.3: move to ${to}: the card goes under that zone of its owner`, (r) => {
    const B = { frontLeft: knight, deck: plain(3), [pile]: plain('old') };
    r.table({ at: 'main', A: { hand: [spell(all(theirs, to))] }, B });
    r.run(cast);
    r.expect({ B: { frontLeft: null, [pile]: ['old', 'knight'] } });
  });
}
ruling('7.3: move to deckShuffled: the deck of each owner is shuffled, once, with all that came into it', (r) => {
  const sweep = spell({ do: 'move', target: { all: { who: 'any', where: 'stage' } }, to: 'deckShuffled' });
  r.table({
    at: 'main',
    A: { hand: [sweep], frontLeft: knight, deck: plain('a') },
    B: { frontLeft: squire, frontRight: knight, deck: plain('b') },
    shuffles: [
      [1, 0],
      [1, 2, 0],
    ],
  });
  r.run(cast);
  r.expect({ A: { deck: ['a', 'knight'] }, B: { deck: ['squire', 'b', 'knight'] } });
  r.table({ at: 'main', A: { hand: [spell(all(theirs, 'deckShuffled'))] }, B: { deck: plain(3) }, shuffles: [10] });
  r.run(cast);
  r.expect({ B: { deck: 3 } });
});
ruling('7.3: move to the climax zone: the one that lay there leaves, and so does what is no climax (5.1)', (r) => {
  const raise = spell({ do: 'choose', as: 'one', from: room }, { do: 'move', target: { bound: 'one' }, to: 'climax' });
  r.table({ at: 'main', A: { hand: [raise], waitingRoom: [climax([], { name: 'new' })], climax: [climax()] } });
  r.run(cast);
  r.expect({ A: { climax: ['new'], waitingRoom: ['climax', 'spell'] } });
  r.table({ at: 'main', A: { hand: [raise], waitingRoom: [knight], climax: [climax()] } });
  r.run(cast);
  r.expect({ A: { climax: 0, waitingRoom: 3 } });
});
ruling('5.7: what is put under the clock is among the oldest seven', (r) => {
  const sink = spell(all(mine, 'clockBottom'));
  r.table({ at: 'main', A: { hand: [sink], frontLeft: knight, clock: 6 } });
  r.run(cast, ['levelUp', 'knight']);
  r.expect({ A: { level: ['knight'], clock: 0, waitingRoom: 7 } });
});
ruling('2.4: move to markers: under the card whose ability it is, up or down, and nowhere once it is gone', (r) => {
  const keeper = (to: Destination, before: readonly Effect[] = []) =>
    fighter(3000, { name: 'keeper', abilities: [act([], [...before, all(theirs, to)])] });
  for (const to of ['markers', 'markersDown'] as const) {
    r.table({ at: 'main', A: { frontLeft: keeper(to) }, B: { frontLeft: knight } });
    r.act('use keeper');
    r.expect({ A: { markers: { frontLeft: ['knight'] } }, B: { frontLeft: null } });
    r.expectSeen('B', { 'A.markersFrontLeft': to === 'markers' ? ['knight'] : [null] });
  }
  const leaves: Effect = { do: 'move', target: 'this', to: 'memory' };
  r.table({ at: 'main', A: { frontLeft: keeper('markers', [leaves]) }, B: { frontLeft: knight } });
  r.act('use keeper');
  r.expect({ A: { memory: ['keeper'] }, B: { frontLeft: { name: 'knight' } } });
});

const PLACES: readonly (readonly [Place, readonly Slot[]])[] = [
  ['any', ['frontLeft', 'frontCenter', 'frontRight', 'backLeft', 'backRight']],
  ['empty', ['frontCenter', 'frontRight', 'backRight']],
  ['emptyFront', ['frontCenter', 'frontRight']],
  ['front', ['frontLeft', 'frontCenter', 'frontRight']],
  ['back', ['backLeft', 'backRight']],
];
for (const [slot, offered] of PLACES) {
  ruling(`5.2: place on a slot of "${slot}": those, standing unless told otherwise, without a play`, (r) => {
    const raise = (state?: 'rest') =>
      spell(
        { do: 'choose', as: 'one', from: { ...room, name: 'guest' } },
        { do: 'place', target: { bound: 'one' }, slot, ...(state && { state }) },
      );
    const guest = fighter(1000, {
      name: 'guest',
      level: 3,
      color: 'red',
      abilities: [auto({ on: 'placed', who: 'this', from: 'hand', played: true }, [{ do: 'draw', amount: 1 }])],
    });
    const A = { frontLeft: knight, backLeft: squire, waitingRoom: [guest] };
    const last = offered.at(-1) as Slot;
    r.table({ at: 'main', A: { hand: [raise()], ...A } });
    r.offers('placeSlot', offered, cast);
    r.run(cast, ['placeSlot', last]);
    r.expect({ A: { [last]: { name: 'guest', state: 'stand' }, hand: 0 } });
    r.table({ at: 'main', A: { hand: [raise('rest')], ...A } });
    r.run(cast, ['placeSlot', last]);
    r.expect({ A: { [last]: { name: 'guest', state: 'rest' } } });
  });
}
ruling('5.2: place on "emptyBack" needs no question for a single slot, and where there is none nothing moves', (r) => {
  const raise = spell(
    { do: 'choose', as: 'one', from: { ...room, name: 'squire' } },
    { do: 'place', target: { bound: 'one' }, slot: 'emptyBack' },
  );
  r.table({ at: 'main', A: { hand: [raise], waitingRoom: [squire], backLeft: knight } });
  r.run(cast);
  r.expect({ A: { backRight: { name: 'squire' } } });
  r.table({ at: 'main', A: { hand: [raise], waitingRoom: [squire], backLeft: knight, backRight: knight } });
  r.run(cast);
  r.expect({ A: { waitingRoom: ['spell', 'squire'], backLeft: { name: 'knight' } } });
});
ruling('8.8: place on "same": the slot that the source had before it left', (r) => {
  const changer = fighter(1000, {
    name: 'changer',
    abilities: [
      act(
        [{ pay: 'this', to: 'waitingRoom' }],
        [
          { do: 'choose', as: 'one', from: { ...room, name: 'squire' } },
          { do: 'place', target: { bound: 'one' }, slot: 'same' },
        ],
      ),
    ],
  });
  r.table({ at: 'main', A: { backRight: rested(changer), waitingRoom: [squire] } });
  r.act('use changer');
  r.expect({ A: { backRight: { name: 'squire', state: 'stand' }, waitingRoom: ['changer'] } });
});
ruling('7.3: place on "its": each comes back to where it was before an earlier step moved it', (r) => {
  const blink = spell(
    { do: 'choose', as: 'some', from: theirs, amount: 2 },
    { do: 'move', target: { bound: 'some' }, to: 'memory' },
    { do: 'draw', amount: 1 },
    { do: 'place', target: { bound: 'some' }, slot: 'its', state: 'rest' },
  );
  r.table({ at: 'main', A: { hand: [blink] }, B: { frontLeft: knight, backRight: squire } });
  r.run(cast);
  r.expect({
    B: { frontLeft: { name: 'knight', state: 'rest' }, backRight: { name: 'squire', state: 'rest' }, memory: 0 },
    A: { hand: 1 },
  });
});
ruling('7.3: what no step moved has no slot to come back to', (r) => {
  const call = spell({ do: 'choose', as: 'one', from: room }, { do: 'place', target: { bound: 'one' }, slot: 'its' });
  r.table({ at: 'main', A: { hand: [call], waitingRoom: [knight] } });
  r.run(cast);
  r.expect({ A: { waitingRoom: ['spell', 'knight'] } });
});
ruling(
  '2.2: who is on the stage already moves there with its state and its changes, and whoever is there changes places',
  (r) => {
    const step = spell(
      { do: 'power', target: { all: { ...mine, name: 'knight' } }, by: 500, until: 'endOfTurn' },
      { do: 'place', target: { all: { ...mine, name: 'knight' } }, slot: 'back' },
    );
    r.table({ at: 'main', A: { hand: [step], frontLeft: rested(knight), backLeft: squire } });
    r.run(cast, ['placeSlot', 'backLeft']);
    r.expect({
      A: { backLeft: { name: 'knight', state: 'rest', power: 3500 }, frontLeft: { name: 'squire', state: 'stand' } },
    });
  },
);
ruling("7.3: the opponent's cards come onto their owner's stage, where the player of the effect says", (r) => {
  const back = spell(
    { do: 'choose', as: 'one', from: { who: 'opponent', where: 'waitingRoom' } },
    { do: 'place', target: { bound: 'one' }, slot: 'front', state: 'rest' },
  );
  r.table({ at: 'main', A: { hand: [back] }, B: { waitingRoom: [knight], frontRight: squire } });
  r.run(cast, ['A.placeSlot', 'frontRight']);
  r.expect({ A: { frontRight: null }, B: { frontRight: { name: 'knight', state: 'rest' }, waitingRoom: ['squire'] } });
});

const setting = (what: 'power' | 'soul' | 'level', by: number): Effect => ({
  do: what,
  target: { all: mine },
  by,
  set: true,
  until: 'endOfTurn',
});
ruling('7.4: power, soul and level are set over what was there, and until the end of the turn', (r) => {
  const guard = fighter(2000, { name: 'guard', level: 1, soul: 1 });
  const flag = fighter(1000, {
    name: 'flag',
    abilities: [cont({ ...mine, name: 'guard' }, [{ what: 'power', by: 500 }])],
  });
  const become = spell(
    { do: 'soul', target: { all: mine }, by: 2, until: 'endOfTurn' },
    setting('power', 7000),
    setting('soul', 0),
    setting('level', 3),
  );
  r.table({ at: 'main', A: { hand: [become], frontLeft: guard, backRight: flag }, B: { backLeft: knight } });
  r.run(cast);
  r.expect({
    A: { frontLeft: { power: 7000, soul: 0, level: 3 } },
    B: { backLeft: { power: 3000, soul: 1, level: 0 } },
  });
  r.until('stand');
  r.expect({ A: { frontLeft: { power: 2500, soul: 1, level: 1 } } });
});
ruling('7.4, G72: power that is set to 0 sends it to the waiting room, whatever else it had', (r) => {
  const fell = spell({ do: 'power', target: { all: mine }, by: 1000, until: 'endOfTurn' }, setting('power', 0));
  r.table({ at: 'main', A: { hand: [fell], frontLeft: knight } });
  r.run(cast);
  r.expect({ A: { frontLeft: null, waitingRoom: ['knight', 'spell'] } });
});
ruling('7.4: the later of two values that are set counts', (r) => {
  r.table({ at: 'main', A: { hand: [spell(setting('power', 9000), setting('power', 4000))], frontLeft: knight } });
  r.run(cast);
  r.expect({ A: { frontLeft: { power: 4000 } } });
});
