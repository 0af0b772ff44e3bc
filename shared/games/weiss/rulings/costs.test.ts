// Rulings on costs: what pays, from where and to where, all or nothing and in printed order (7.2).
import { test } from 'vitest';
import type { Cost, Destination, Effect } from '../ability-data.ts';
import { act, auto, climax, cont, event, fighter, plain } from './bench/cards.ts';
import { faceDown, rested, type SideSpec } from './bench/prepare.ts';
import { type Ruling, rulingsBy } from './bench.ts';

const ruling = rulingsBy(test);
const charge: Effect = { do: 'stockCharge', amount: 1 };
const doer = (cost: readonly Cost[], effect: readonly Effect[] = [charge]) =>
  fighter(3000, { name: 'doer', abilities: [act(cost, effect)] });
type Side = NonNullable<Parameters<Ruling['expect']>[0]['A']>;
const storm = climax([], { name: 'storm' });
const guard = fighter(1000, { name: 'guard', traits: ['Guard'] });

const after: readonly (readonly [Destination, Side])[] = [
  ['waitingRoom', { waitingRoom: ['doer'] }],
  ['hand', { hand: ['doer'] }],
  ['stock', { stock: ['doer', 'stocked'] }],
  ['stockBottom', { stock: ['stocked', 'doer'] }],
  ['clock', { clock: ['doer', 'clocked'] }],
  ['clockBottom', { clock: ['clocked', 'doer'] }],
  ['memory', { memory: ['doer'] }],
  ['level', { level: ['doer'] }],
  ['deckTop', { deck: ['doer', 'last'] }],
  ['deckBottom', { deck: ['last', 'doer'] }],
];
const held = { stock: plain('stocked'), clock: plain('clocked'), deck: plain('last') };
const hit: Effect = { do: 'damage', amount: 1, to: 'opponent' };
for (const [to, side] of after)
  ruling(`this: its own card pays by going to ${to}, and the effect comes all the same`, (r) => {
    r.table({ at: 'main', A: { frontLeft: doer([{ pay: 'this', to }], [hit]), ...held } });
    r.act('use doer');
    r.expect({ A: { frontLeft: null, ...side }, B: { clock: 1 } });
  });
ruling('this: it may be shuffled into the deck', (r) => {
  r.table({
    at: 'main',
    A: { frontLeft: doer([{ pay: 'this', to: 'deckShuffled' }]), deck: plain('a', 'b') },
    shuffles: [[1, 2, 0]],
  });
  r.act('use doer');
  r.expect({ A: { stock: ['a'], deck: ['b', 'doer'] } });
});
ruling('this: it pays from the clock, from memory, and from hand', (r) => {
  const pays = { cost: [{ pay: 'this', to: 'waitingRoom' }] } as const;
  const begins = { on: 'phaseBegins', phase: 'climax', turn: 'you' } as const;
  for (const place of ['clock', 'memory'] as const) {
    const card = fighter(1000, { name: 'card', abilities: [auto(begins, [charge], { ...pays, in: place })] });
    r.table({ at: 'climax', A: { [place]: [card] } });
    r.run(['payCost', 'yes']);
    r.expect({ A: { [place]: 0, waitingRoom: ['card'], stock: 1 } });
  }
});
ruling('this: a card that has left since its ability woke pays for nothing, not as another object', (r) => {
  const ghost = fighter(1000, {
    name: 'ghost',
    abilities: [auto({ on: 'attacks', who: 'this' }, [charge], { cost: [{ pay: 'this', to: 'memory' }] })],
  });
  const drag = auto({ on: 'attacks', who: { who: 'you', where: 'stage' } }, [
    { do: 'move', target: { all: { who: 'you', where: 'front' } }, to: 'hand' },
    { do: 'place', target: { all: { who: 'you', where: 'hand', name: 'ghost' } }, slot: 'front', state: 'rest' },
  ]);
  const a = { frontLeft: ghost, backLeft: fighter(1000, { name: 'hook', abilities: [drag] }) };
  r.table({ at: 'attack', A: a });
  r.attack('ghost', 'direct', ['whichAbilityFirst', 'hook'], ['placeSlot', 'frontLeft']);
  r.expect({ A: { frontLeft: { name: 'ghost', state: 'rest' }, memory: 0, stock: 1 } });
});

/** An ACT with this cost is used with these answers; then A is like that. */
const pays = (r: Ruling, item: Cost, a: SideSpec, picks: readonly string[], side: Side): void => {
  r.table({ at: 'main', A: { frontLeft: doer([item], [hit]), ...a } });
  r.act('use doer', ...(picks.length === 0 ? [] : ([['moveAsCost', ...picks]] as const)));
  r.expect({ A: side, B: { clock: 1 } });
};
const from = (place: Extract<Cost, { pay: 'move' }>['from'], to: Destination, more = {}): Cost => ({
  pay: 'move',
  amount: 1,
  from: place,
  to,
  ...more,
});
ruling('move: from the clock, which anybody sees, whichever of its cards', (r) => {
  pays(r, from('clock', 'waitingRoom'), { clock: plain('c', 'b', 'a') }, ['b'], {
    clock: ['c', 'a'],
    waitingRoom: ['b'],
  });
  pays(r, from('clock', 'clock'), { clock: plain('c', 'b', 'a') }, ['a'], { clock: ['a', 'c', 'b'] });
});
ruling('move: from the climax zone', (r) => {
  pays(r, from('climax', 'waitingRoom'), { climax: [storm] }, [], { climax: 0, waitingRoom: ['storm'] });
  pays(r, from('climax', 'hand'), { climax: [storm] }, [], { climax: 0, hand: ['storm'] });
});
ruling('move: from the waiting room under the clock, the first that is picked above the next', (r) => {
  const waitingRoom = [...plain('x', 'y', 'z'), storm];
  pays(r, from('waitingRoom', 'clockBottom', { amount: 2 }), { waitingRoom, clock: plain('top') }, ['z', 'x'], {
    clock: ['top', 'z', 'x'],
    waitingRoom: ['y', 'storm'],
  });
  pays(r, from('waitingRoom', 'deckBottom', { card: { type: 'climax' } }), { waitingRoom, deck: 1 }, [], {
    deck: ['plain', 'storm'],
    waitingRoom: ['x', 'y', 'z'],
  });
});
ruling('move: from memory, also a card that lies face down there, unless a kind is asked for', (r) => {
  const memory = [faceDown(fighter(1, { name: 'hidden' })), ...plain('open')];
  pays(r, from('memory', 'waitingRoom', { amount: 2 }), { memory }, [], { memory: 0, waitingRoom: 2 });
  pays(r, from('memory', 'waitingRoom', { card: { type: 'character' } }), { memory }, [], {
    memory: ['hidden'],
    waitingRoom: ['open'],
  });
});
ruling('move: from the stage or from a part of it, never the source itself', (r) => {
  const stage = { frontRight: guard, backLeft: guard, backRight: fighter(1, { name: 'cook' }) };
  pays(r, from('stage', 'waitingRoom', { card: { trait: 'Guard' }, amount: 2 }), stage, [], {
    frontLeft: 'stand',
    frontRight: null,
    backLeft: null,
    backRight: 'stand',
    waitingRoom: 2,
  });
  pays(r, from('back', 'hand'), stage, ['cook'], { hand: ['cook'], backLeft: 'stand', frontRight: 'stand' });
  pays(r, from('frontRight', 'clock'), stage, [], { clock: ['guard'], frontRight: null });
  r.table({ at: 'main', A: { frontLeft: doer([from('front', 'waitingRoom')]), backLeft: guard } });
  r.illegal(['main', 'use doer']);
});
ruling('move: who leaves the stage to pay may use Encore after the ability', (r) => {
  r.table({
    at: 'main',
    A: { frontLeft: doer([from('stage', 'waitingRoom')], [hit]), frontRight: guard, stock: 3 },
  });
  r.at('encore', [['main', 'use doer']], (there) =>
    there.expect({ A: { frontRight: null, waitingRoom: ['guard'] }, B: { clock: 1 } }),
  );
  r.act('use doer', ['encore', 'yes']);
  r.expect({ A: { frontRight: { name: 'guard', state: 'rest' }, stock: 0 } });
});
ruling('move: from under the card itself, and of no other card', (r) => {
  const markers = { frontLeft: plain('one', 'two'), frontRight: plain('its') };
  pays(r, from('markers', 'waitingRoom'), { frontRight: guard, markers }, ['two'], {
    markers: { frontLeft: ['one'], frontRight: ['its'] },
    waitingRoom: ['two'],
  });
  r.table({
    at: 'main',
    A: { frontLeft: doer([from('markers', 'waitingRoom')]), frontRight: guard, markers: { frontRight: plain(2) } },
  });
  r.illegal(['main', 'use doer']);
});
ruling('move: from hand to a zone, and under the card as a marker', (r) => {
  const hand = [...plain('x', 'y'), storm];
  pays(r, from('hand', 'clock'), { hand }, ['y'], { clock: ['y'], hand: ['x', 'storm'] });
  pays(r, from('hand', 'memory', { card: { type: 'climax' } }), { hand }, ['storm'], { memory: ['storm'], hand: 2 });
  pays(r, from('hand', 'markersDown'), { hand }, ['x'], { markers: { frontLeft: ['x'] } });
  r.expectSeen('B', { 'A.markersFrontLeft': [null] });
  r.expectSeen('A', { 'A.markersFrontLeft': [null] });
});
ruling('move: a kind that nothing is of cannot be paid', (r) => {
  const red = { card: { color: 'red' } } as const;
  for (const place of ['clock', 'waitingRoom', 'memory', 'hand'] as const) {
    r.table({ at: 'main', A: { frontLeft: doer([from(place, 'level', red)]), [place]: plain(3) } });
    r.illegal(['main', 'use doer']);
    r.table({ at: 'main', A: { frontLeft: doer([from(place, 'level', { amount: 2 })]), [place]: 1 } });
    r.illegal(['main', 'use doer']);
  }
});

ruling('deckTopToClock: so many, one after the other', (r) => {
  r.table({
    at: 'main',
    A: { frontLeft: doer([{ pay: 'deckTopToClock', amount: 2 }]), deck: plain('a', 'b', 'c', 'd') },
  });
  r.act('use doer');
  r.expect({ A: { clock: ['b', 'a'], stock: ['c'] } });
});
ruling('G52: the whole cost is paid, only then the level up, then the effect', (r) => {
  const cost: Cost[] = [
    { pay: 'deckTopToClock', amount: 1 },
    { pay: 'stock', amount: 1 },
  ];
  r.table({ at: 'main', A: { frontLeft: doer(cost, [hit]), clock: 6, stock: plain('paid'), deck: plain('d', 'e') } });
  r.at('levelUp', [['main', 'use doer']], (there) =>
    there.expect({ A: { clock: 7, stock: 0, waitingRoom: ['paid'] }, B: { clock: 0 } }),
  );
  r.act('use doer', ['levelUp', 'd']);
  r.expect({ A: { level: ['d'], clock: 0, waitingRoom: 7 }, B: { clock: 1 } });
});
ruling('5.1: a refresh waits until all of the cost is paid, and takes along what paid', (r) => {
  const cost: Cost[] = [
    { pay: 'deckTopToClock', amount: 1 },
    { pay: 'discard', amount: 1 },
  ];
  r.table({
    at: 'main',
    A: { frontLeft: doer(cost), deck: plain('last'), waitingRoom: plain('old'), hand: plain('toll') },
    shuffles: [[0, 1]],
    options: { refreshPenalty: 'immediate' },
  });
  r.act('use doer');
  r.expect({ A: { deck: 0, hand: 0, waitingRoom: 0, clock: ['toll', 'last'], stock: ['old'] } });
});
ruling('7.2: items are paid in their printed order', (r) => {
  const items: Cost[] = [
    { pay: 'stock', amount: 1 },
    { pay: 'discard', amount: 1 },
    { pay: 'this', to: 'waitingRoom' },
  ];
  const paid = ['stocked', 'toll', 'doer'];
  for (const order of [
    [0, 1, 2],
    [2, 0, 1],
    [1, 2, 0],
  ]) {
    const cost = order.map((i) => items[i] as Cost);
    r.table({ at: 'main', A: { frontLeft: doer(cost, [hit]), stock: plain('stocked'), hand: plain('toll') } });
    r.act('use doer');
    r.expect({ A: { waitingRoom: order.map((i) => paid[i] as string).toReversed() } });
  }
});
ruling('7.2: what one item puts somewhere does not pay for a later one', (r) => {
  const cost: Cost[] = [{ pay: 'stock', amount: 1 }, from('waitingRoom', 'memory')];
  r.table({ at: 'main', A: { frontLeft: doer(cost), stock: plain('stocked') } });
  r.illegal(['main', 'use doer']);
});
ruling('all or nothing: two items that take from one place need cards for both', (r) => {
  const short = (cost: readonly Cost[], a: SideSpec) => {
    r.table({ at: 'main', A: { frontLeft: doer(cost), ...a } });
    r.illegal(['main', 'use doer']);
  };
  for (const place of ['clock', 'waitingRoom', 'memory', 'hand', 'markers'] as const) {
    const a = place === 'markers' ? { markers: { frontLeft: plain(1) } } : { [place]: plain(1) };
    short([from(place, 'level'), from(place, 'level')], a);
  }
  short([from('stage', 'hand'), from('front', 'hand')], { frontRight: guard });
  short([{ pay: 'restOthers', amount: 1 }, from('stage', 'hand')], { frontRight: guard });
  short(
    [
      { pay: 'restOthers', amount: 1, card: { trait: 'Guard' } },
      { pay: 'restOthers', amount: 1 },
    ],
    { frontRight: guard },
  );
  short(
    [
      { pay: 'deckTopToClock', amount: 1 },
      { pay: 'deckTopToClock', amount: 1 },
    ],
    { deck: 1 },
  );
  const climaxToo: Cost = { pay: 'discard', amount: 1, card: { type: 'climax' } };
  short([climaxToo, climaxToo], { hand: [storm, ...plain('x')] });
  short([climaxToo, from('hand', 'clock')], { hand: [storm] });
});
ruling('all or nothing: what a later item needs cannot be picked for an earlier one', (r) => {
  const cost: Cost[] = [
    { pay: 'discard', amount: 2 },
    { pay: 'discard', amount: 1, card: { type: 'climax' } },
  ];
  r.table({ at: 'main', A: { frontLeft: doer(cost, []), hand: [storm, ...plain('x', 'y', 'z')] } });
  r.illegal(['main', 'use doer'], ['discard', 'x', 'storm']);
  r.act('use doer', ['discard', 'x'], ['discard', 'y'], ['discard', 'storm']);
  r.expect({ A: { hand: ['z'], waitingRoom: ['storm', 'y', 'x'] } });
  const others: Cost[] = [
    { pay: 'restOthers', amount: 1 },
    { pay: 'restOthers', amount: 1, card: { trait: 'Guard' } },
  ];
  const a = { frontLeft: doer(others, []), frontRight: guard, backLeft: fighter(1, { name: 'cook' }) };
  r.table({ at: 'main', A: a });
  r.act('use doer');
  r.expect({ A: { frontLeft: 'stand', frontRight: 'rest', backLeft: 'rest' } });
});
ruling('restThis: it needs to stand, and to be on the stage', (r) => {
  r.table({ at: 'main', A: { frontLeft: rested(doer([{ pay: 'restThis' }])) } });
  r.illegal(['main', 'use doer']);
  const spirit = fighter(1, { name: 'spirit', abilities: [act([{ pay: 'restThis' }], [charge], { in: 'memory' })] });
  r.table({ at: 'main', A: { memory: [spirit] } });
  r.illegal(['main', 'use spirit']);
});
ruling('restOthers: so many standing ones, of the kind', (r) => {
  const cost: Cost[] = [{ pay: 'restOthers', amount: 2, card: { trait: 'Guard' } }];
  const a = { frontLeft: doer(cost), frontRight: guard, backLeft: fighter(1) };
  r.table({ at: 'main', A: { ...a, frontCenter: rested(guard) } });
  r.illegal(['main', 'use doer']);
  r.table({ at: 'main', A: { ...a, frontCenter: guard } });
  r.act('use doer');
  r.expect({ A: { frontCenter: 'rest', frontRight: 'rest', backLeft: 'stand', frontLeft: 'stand' } });
});

const songs = [fighter(1000, { name: 'song' }), ...plain('x')];
const shows: Cost[] = [{ pay: 'reveal', amount: 1, card: { name: 'song' } }];
const singer = fighter(1000, {
  name: 'singer',
  abilities: [auto({ on: 'attacks', who: 'this' }, [charge], { cost: shows })],
});
ruling('reveal: the card is seen by all as it is revealed, and stays in hand', (r) => {
  r.table({ at: 'main', A: { frontLeft: doer(shows), hand: songs } });
  r.act('use doer', ['reveal', 'song']);
  r.expect({ A: { hand: ['song', 'x'], stock: 1 } });
  r.expectSeen('B', { 'A.hand': 2, looks: [] });
  r.happened({ looked: 1 });
});
ruling('reveal: nobody learns whether it could be paid before it is', (r) => {
  const window = (hand: SideSpec['hand']) => {
    r.table({ at: 'attack', A: { frontLeft: singer, hand: hand ?? 0 } });
    r.at('payCost', [['attack', 'singer']], (there, spec) => {
      const heard = there.hears('B', spec);
      if (heard !== JSON.stringify({ seat: there.seatOf('A'), why: 'payCost' })) throw new Error(`B hears ${heard}`);
    });
  };
  window(songs);
  window(plain(2));
  r.offers('payCost', [], ['attack', 'singer']);
  r.table({ at: 'attack', A: { frontLeft: singer } });
  r.neverAsks('payCost', ['attack', 'singer']);
});
ruling('reveal: which card it is is asked also where only one is of the kind', (r) => {
  r.table({ at: 'attack', A: { frontLeft: singer, hand: songs } });
  r.offers('reveal', ['song'], ['attack', 'singer'], ['payCost', 'yes']);
  r.attack('singer', 'direct', ['payCost', 'yes'], ['reveal', 'song']);
  r.expect({ A: { stock: 2, hand: 2 } });
});
ruling('reveal: several cards, and any card where no kind is asked for', (r) => {
  const any: Cost[] = [{ pay: 'reveal', amount: 2 }];
  r.table({ at: 'main', A: { frontLeft: doer(any), hand: 1 } });
  r.illegal(['main', 'use doer']);
  r.table({ at: 'main', A: { frontLeft: doer(any), hand: [...songs, storm] } });
  r.act('use doer', ['reveal', 'x', 'storm']);
  r.expect({ A: { hand: 3, stock: 1 } });
});
ruling('7.3: a payment in the middle of an effect may be declined, and is all or nothing, too', (r) => {
  const middle: Effect[] = [
    { do: 'pay', cost: [{ pay: 'stock', amount: 1 }, from('clock', 'waitingRoom')], then: [hit] },
    charge,
  ];
  const ask = event(middle, { name: 'ask' });
  r.table({ at: 'main', A: { hand: [ask], stock: 1, clock: 1 } });
  r.act('playEvent ask', ['payCost', 'yes']);
  r.expect({ A: { clock: 0, stock: 1, waitingRoom: 3 }, B: { clock: 1 } });
  r.table({ at: 'main', A: { hand: [ask], stock: 1 } });
  r.neverAsks('payCost', ['main', 'playEvent ask']);
  r.act('playEvent ask');
  r.expect({ A: { stock: 2 }, B: { clock: 0 } });
});
ruling('7.4: a card that pays and would go elsewhere instead has paid', (r) => {
  const fading = fighter(3000, {
    name: 'fading',
    abilities: [
      cont('this', [{ what: 'goes', to: 'memory', instead: 'waitingRoom' }]),
      act([{ pay: 'this', to: 'waitingRoom' }], [hit]),
    ],
  });
  r.table({ at: 'main', A: { frontLeft: fading } });
  r.act('use fading');
  r.expect({ A: { memory: ['fading'], waitingRoom: 0 }, B: { clock: 1 } });
});
