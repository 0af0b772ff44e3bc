// Rulings on numbers that abilities change or set: uses in a turn, trigger checks, damage, the hand limit; and on where a card goes instead (7.6, 6.3, 6.5, 5.5, 7.4).
import { test } from 'vitest';
import type { Cont, Effect, Gift } from '../ability-data.ts';
import { act, auto, climax, cont, event, fighter, plain } from './bench/cards.ts';
import { reversed } from './bench/prepare.ts';
import { rulingsBy } from './bench.ts';

const ruling = rulingsBy(test);
const mine = { who: 'you', where: 'stage' } as const;
const charge: Effect = { do: 'stockCharge', amount: 1 };
const spell = (...effect: Effect[]) => event(effect, { name: 'spell' });
const cast = ['main', 'playEvent spell'] as const;
const knight = fighter(3000, { name: 'knight' });
const once = fighter(1000, { name: 'once', abilities: [act([], [charge], { perTurn: 1 })] });
const blink = spell(
  { do: 'choose', as: 'one', from: { ...mine, name: 'once' } },
  { do: 'move', target: { bound: 'one' }, to: 'hand' },
  { do: 'place', target: { bound: 'one' }, slot: 'its' },
);

ruling('7.6: each ACT of a card, and each card, has its own number', (r) => {
  const twofold = fighter(1000, {
    name: 'twofold',
    abilities: [act([], [charge], { perTurn: 1 }), act([], [charge], { perTurn: 2 })],
  });
  r.table({ at: 'main', A: { frontLeft: twofold, frontRight: once, backLeft: once } });
  r.act('use twofold 0');
  r.illegal(['main', 'use twofold 0']);
  r.act('use twofold 1');
  r.act('use twofold 1');
  r.illegal(['main', 'use twofold 1']);
  r.act('use frontRight');
  r.act('use backLeft');
  r.illegal(['main', 'use once']);
  r.expect({ A: { stock: 5 } });
});
ruling('7.6: the number is reached for this turn; in the next own turn it is used again', (r) => {
  r.table({ at: 'main', A: { frontLeft: once, deck: 9 }, B: { deck: 9 } });
  r.act('use once');
  r.illegal(['main', 'use once']);
  r.until('stand');
  r.until('stand');
  r.until('mainAction');
  r.act('use once');
  r.expect({ A: { stock: 2 } });
});
ruling('7.6, 2.3: a card that has left and come back counts anew, one that changes its slot does not', (r) => {
  r.table({ at: 'main', A: { hand: [blink], frontLeft: once } });
  r.act('use once');
  r.act('move once', ['moveTo', 'backLeft']);
  r.illegal(['main', 'use once']);
  r.run(cast);
  r.act('use once');
  r.illegal(['main', 'use once']);
  r.expect({ A: { backLeft: { name: 'once' }, stock: 2 } });
});
ruling('7.6: an ACT of memory has its number, too', (r) => {
  const echo = fighter(1000, { name: 'echo', abilities: [act([], [charge], { perTurn: 2, in: 'memory' })] });
  r.table({ at: 'main', A: { memory: [echo] } });
  r.act('use echo');
  r.act('use echo');
  r.illegal(['main', 'use echo']);
  r.expect({ A: { stock: 2 } });
});
ruling('7.6: what another card gives with a number is counted for each card that has it', (r) => {
  const teacher = fighter(1000, {
    name: 'teacher',
    abilities: [cont({ ...mine, other: true }, [{ what: 'ability', ability: act([], [charge], { perTurn: 1 }) }])],
  });
  r.table({ at: 'main', A: { frontLeft: knight, frontRight: knight, backLeft: teacher } });
  r.act('use frontLeft');
  r.act('use frontRight');
  r.illegal(['main', 'use knight']);
  r.expect({ A: { stock: 2 } });
});
const counts = (perTurn: number) =>
  fighter(1000, {
    name: 'counter',
    abilities: [auto({ on: 'attacks', who: { ...mine, other: true } }, [charge], { perTurn })],
  });
ruling('7.6: triggers of an AUTO after its number are skipped, in both turns, and anew in the next', (r) => {
  const a = { frontLeft: knight, frontCenter: knight, frontRight: knight };
  const clear = Array.from({ length: 9 }, () => climax());
  for (const perTurn of [1, 2]) {
    r.table({ at: 'attack', A: { ...a, backLeft: counts(perTurn), deck: 12 }, B: { deck: [...clear, ...clear] } });
    for (const slot of ['frontLeft', 'frontCenter', 'frontRight']) r.attack(slot, 'direct');
    r.expect({ A: { stock: 3 + perTurn } });
    r.until('stand');
    r.until('stand');
    r.until('attack');
    r.attack('frontLeft', 'direct');
    r.expect({ A: { stock: 5 + perTurn } });
  }
});
ruling('7.6: of two triggers at once the one after the number is skipped', (r) => {
  const porter = fighter(1000, {
    name: 'porter',
    abilities: [auto({ on: 'comes', card: {}, who: 'you', to: 'waitingRoom' }, [charge], { perTurn: 1 })],
  });
  r.table({ at: 'main', A: { hand: [spell({ do: 'mill', amount: 3 })], backLeft: porter } });
  r.run(cast);
  r.expect({ A: { waitingRoom: 4, stock: 1 } });
});

const eager = (by: number, more: Partial<Parameters<typeof cont>[2]> = {}) =>
  fighter(3000, { name: 'eager', abilities: [cont('this', [{ what: 'triggerChecks', by }], more)] });
ruling('6.3: the further trigger checks are those of its own attack, and of no other', (r) => {
  r.table({
    at: 'attack',
    A: { frontLeft: eager(1), frontRight: knight },
    B: { backLeft: eager(2), deck: plain(9) },
  });
  r.attack('knight', 'direct');
  r.expect({ A: { stock: 1 } });
  r.attack('eager', 'direct');
  r.expect({ A: { stock: 3 } });
});
ruling('6.3: the icons of each check are run, and both count for the damage', (r) => {
  const deck = [climax(['soul'], { name: 'one' }), climax(['soul', 'draw'], { name: 'two' }), ...plain('drawn', 'x')];
  r.table({ at: 'attack', A: { frontLeft: eager(1), deck }, B: { deck: plain(9) } });
  r.attack('eager', 'direct', ['whichIconFirst', 'soul'], ['mayDraw', 'yes']);
  r.expect({ A: { stock: ['two', 'one'], hand: ['drawn'] }, B: { clock: 4 } });
});
ruling('6.3: after the first check waiting abilities are resolved before the second', (r) => {
  const eye = fighter(1000, {
    name: 'eye',
    abilities: [auto({ on: 'triggers', card: { who: 'you', where: 'resolution', type: 'climax' } }, [charge])],
  });
  r.table({ at: 'attack', A: { frontLeft: eager(1), backLeft: eye, deck: [climax(), ...plain('a', 'b', 'c')] } });
  r.attack('eager', 'direct');
  r.expect({ A: { stock: ['b', 'a', 'climax'] } });
});
ruling('6.3: several such abilities add up, and one with a condition counts while it holds', (r) => {
  const drum = fighter(1000, {
    name: 'drum',
    abilities: [cont({ ...mine, name: 'eager' }, [{ what: 'triggerChecks', by: 1 }])],
  });
  const a = { backLeft: drum, deck: plain(9) };
  r.table({ at: 'attack', A: { ...a, frontLeft: eager(1) } });
  r.attack('eager', 'direct');
  r.expect({ A: { stock: 3 } });
  const idle = eager(1, { if: [{ count: { who: 'you', where: 'memory' }, atLeast: 1 }] });
  r.table({ at: 'attack', A: { ...a, frontLeft: idle } });
  r.attack('eager', 'direct');
  r.expect({ A: { stock: 2 } });
});
ruling('6.3: an effect may give a further check for the turn', (r) => {
  const haste = spell({
    do: 'give',
    target: { all: { ...mine, name: 'knight' } },
    gives: [{ what: 'triggerChecks', by: 1 }],
    until: 'endOfTurn',
  });
  r.table({ at: 'main', A: { hand: [haste], frontLeft: knight, frontRight: fighter(1, { name: 'other' }) } });
  r.run(cast);
  r.until('attack');
  r.attack('other', 'direct');
  r.attack('knight', 'direct');
  r.expect({ A: { stock: 3 } });
});

const shield = (gives: Gift, more: Partial<Cont> = {}) =>
  fighter(1000, { name: 'shield', abilities: [cont('you', [gives], more)] });
const hits = (amount: number) => spell({ do: 'damage', amount, to: 'opponent' });
ruling('7.4: damage that a player receives may be less, wherever it comes from; nobody else receives less', (r) => {
  const less = shield({ what: 'damage', by: -1 });
  r.table({ at: 'main', A: { hand: [hits(3)], backLeft: less }, B: { backLeft: less } });
  r.run(cast);
  r.expect({ B: { clock: 2 } });
  r.table({ at: 'main', A: { hand: [hits(3)], backLeft: less } });
  r.run(cast);
  r.expect({ B: { clock: 3 } });
});
ruling('7.4, SQ3: never less than 0, and then there is no damage, taken or canceled', (r) => {
  const waits = fighter(1000, {
    name: 'waiter',
    abilities: [
      auto(
        [
          { on: 'damageTaken', to: 'any' },
          { on: 'damageCanceled', to: 'any' },
        ],
        [charge],
      ),
    ],
  });
  for (const by of [-2, -9]) {
    r.table({
      at: 'main',
      A: { hand: [hits(2)], backLeft: waits },
      B: { backLeft: shield({ what: 'damage', by }), deck: [climax(), ...plain(5)] },
    });
    r.run(cast);
    r.expect({ A: { stock: 0 }, B: { clock: 0, deck: 6, waitingRoom: 0 } });
    r.happened({ damageTaken: 0, damageCanceled: 0 });
  }
});
ruling('7.4: atMost: only damage of that number or less is lessened, as it is dealt', (r) => {
  for (const [amount, clock] of [
    [1, 0],
    [2, 1],
    [3, 3],
  ] as const) {
    r.table({
      at: 'main',
      A: { hand: [hits(amount)] },
      B: { backLeft: shield({ what: 'damage', by: -1, atMost: 2 }) },
    });
    r.run(cast);
    r.expect({ B: { clock } });
  }
  const two = shield({ what: 'damage', by: -1, atMost: 2 });
  r.table({ at: 'main', A: { hand: [hits(3)] }, B: { backLeft: two, backRight: shield({ what: 'damage', by: -1 }) } });
  r.run(cast);
  r.expect({ B: { clock: 2 } });
});
ruling('7.4: several abilities lessen damage each, and one may add to it', (r) => {
  const less = shield({ what: 'damage', by: -1 });
  r.table({ at: 'main', A: { hand: [hits(4)] }, B: { backLeft: less, backRight: less } });
  r.run(cast);
  r.expect({ B: { clock: 2 } });
  const frail = fighter(1000, { abilities: [cont('opponent', [{ what: 'damage', by: 1 }])] });
  r.table({ at: 'main', A: { hand: [hits(1)], backLeft: frail } });
  r.run(cast);
  r.expect({ B: { clock: 2 } });
});
ruling('7.4: lessened damage is canceled by a climax among so many cards only', (r) => {
  const deck = [...plain(2), climax(), ...plain(5)];
  r.table({ at: 'main', A: { hand: [hits(3)] }, B: { backLeft: shield({ what: 'damage', by: -1 }), deck } });
  r.run(cast);
  r.expect({ B: { clock: 2, waitingRoom: 0 } });
});
ruling('7.4: an effect may lessen the damage of a turn; to be put into the clock is not damage', (r) => {
  const calm: Effect = { do: 'give', target: 'you', gives: [{ what: 'damage', by: -9 }], until: 'endOfTurn' };
  const hurt: Effect = { do: 'damage', amount: 2, to: 'you' };
  r.table({
    at: 'main',
    A: { hand: [spell(calm, hurt, { do: 'take', from: 'deck', amount: 1, to: 'clock' })] },
    B: { frontLeft: knight },
  });
  r.run(cast);
  r.expect({ A: { clock: 1 } });
});

ruling('5.5: a hand limit that is lowered makes discard more; the opponent has the usual one', (r) => {
  const tight: Gift = { what: 'handLimit', by: -3 };
  r.table({ at: 'end', A: { hand: 7, backLeft: shield(tight) } });
  r.run(['discardToLimit', 'plain', 'plain', 'plain']);
  r.expect({ A: { hand: 4, waitingRoom: 3 } });
  r.table({ at: 'end', A: { hand: 7 }, B: { backLeft: shield(tight), hand: 7 } });
  r.run();
  r.expect({ A: { hand: 7 }, B: { hand: 7 } });
});
ruling('5.5: several changes of the limit add up, and a limit below 0 is none less than 0', (r) => {
  r.table({
    at: 'end',
    A: { hand: 9, backLeft: shield({ what: 'handLimit', by: 1 }), backRight: shield({ what: 'handLimit', by: 1 }) },
  });
  r.run();
  r.expect({ A: { hand: 9 } });
  r.table({ at: 'end', A: { hand: 2, backLeft: shield({ what: 'handLimit', by: -9 }) } });
  r.run();
  r.expect({ A: { hand: 0, waitingRoom: 2 } });
});
ruling('5.5: a limit for the turn still holds as the turn ends', (r) => {
  const gift: Effect = { do: 'give', target: 'you', gives: [{ what: 'handLimit', by: 2 }], until: 'endOfTurn' };
  r.table({ at: 'main', A: { hand: [spell(gift), ...plain(9)] } });
  r.run(cast);
  r.until('stand');
  r.expect({ A: { hand: 9 } });
});

const fading = fighter(3000, {
  name: 'fading',
  abilities: [cont('this', [{ what: 'goes', to: 'memory', instead: 'waitingRoom' }])],
});
ruling('7.4: what goes elsewhere instead is that card, not those that leave with it or beside it', (r) => {
  const sweep = spell({ do: 'move', target: { all: mine }, to: 'waitingRoom' });
  r.table({ at: 'main', A: { hand: [sweep], frontLeft: knight, frontCenter: fading, backRight: knight } });
  r.run(cast);
  r.expect({ A: { memory: ['fading'], waitingRoom: 3 } });
  const strike = spell({ do: 'move', target: { all: { ...mine, name: 'knight' } }, to: 'waitingRoom' });
  r.table({ at: 'main', A: { hand: [strike], frontLeft: knight, frontCenter: fading }, B: { frontLeft: fading } });
  r.run(cast);
  r.expect({ A: { memory: 0, waitingRoom: ['spell', 'knight'], frontCenter: 'stand' } });
});
ruling('7.4: it goes elsewhere from the stage only, and only instead of that zone', (r) => {
  const home = spell({ do: 'move', target: { all: mine }, to: 'hand' });
  r.table({ at: 'main', A: { hand: [home], frontLeft: fading } });
  r.run(cast);
  r.expect({ A: { hand: ['fading'], memory: 0 } });
  r.table({ at: 'main', A: { hand: [spell({ do: 'discard', amount: 1 }), fading] } });
  r.run(cast);
  r.expect({ A: { waitingRoom: ['spell', 'fading'], memory: 0 } });
});
ruling('7.4: each zone that it may go to instead, and what waits sees the zone where it really went', (r) => {
  const waits = fighter(1000, {
    name: 'waiter',
    abilities: (['memory', 'stock', 'clock', 'hand', 'waitingRoom'] as const).map((to) =>
      auto({ on: 'leaves', who: { ...mine, other: true }, to }, [
        { do: 'damage', amount: { memory: 1, stock: 2, clock: 3, hand: 4, waitingRoom: 5 }[to], to: 'opponent' },
      ]),
    ),
  });
  const strike = spell({ do: 'move', target: { all: { ...mine, name: 'slips' } }, to: 'waitingRoom' });
  for (const [to, clock] of Object.entries({ memory: 1, stock: 2, clock: 3, hand: 4 })) {
    const goes = { what: 'goes', to: to as 'memory', instead: 'waitingRoom' } as const;
    const slips = fighter(1000, { name: 'slips', abilities: [cont('this', [goes])] });
    r.table({ at: 'main', A: { hand: [strike], frontLeft: slips, backLeft: waits, stock: 0 } });
    r.run(cast);
    r.expect({ A: { [to]: ['slips'], waitingRoom: ['spell'] }, B: { clock } });
  }
});
ruling('7.4, 8.2: who leaves for memory in the encore step or in a battle of places has no Encore', (r) => {
  r.table({ at: 'encore', A: { frontLeft: reversed(fading), stock: 3 } });
  r.neverAsks('encore');
  r.run();
  r.expect({ A: { memory: ['fading'], waitingRoom: 0, stock: 3 } });
  r.table({ at: 'main', A: { hand: [knight], frontLeft: fading, stock: 3 } });
  r.act('playCharacter knight', ['chooseSlot', 'frontLeft']);
  r.expect({ A: { frontLeft: { name: 'knight' }, memory: ['fading'], stock: 3 } });
});
ruling('7.4: its markers go to the waiting room wherever it goes', (r) => {
  const strike = spell({ do: 'move', target: { all: mine }, to: 'waitingRoom' });
  r.table({ at: 'main', A: { hand: [strike], frontLeft: fading, markers: { frontLeft: plain('under') } } });
  r.run(cast);
  r.expect({ A: { memory: ['fading'], waitingRoom: ['spell', 'under'] } });
});
ruling('7.4: each replacement applies once: two that undo each other come to an end', (r) => {
  const torn = fighter(1000, {
    name: 'torn',
    abilities: [
      cont('this', [{ what: 'goes', to: 'memory', instead: 'waitingRoom' }]),
      cont('this', [{ what: 'goes', to: 'hand', instead: 'memory' }]),
      cont('this', [{ what: 'goes', to: 'memory', instead: 'hand' }]),
    ],
  });
  const strike = spell({ do: 'move', target: { all: mine }, to: 'waitingRoom' });
  r.table({ at: 'main', A: { hand: [strike], frontLeft: torn } });
  r.run(cast);
  r.expect({ A: { memory: ['torn'], frontLeft: null, hand: 0 } });
});
ruling('7.4: another card may be what makes it go elsewhere, and an effect may for the turn', (r) => {
  const strike = spell({ do: 'move', target: { all: { ...mine, name: 'knight' } }, to: 'waitingRoom' });
  const usher = fighter(1000, {
    name: 'usher',
    abilities: [cont({ ...mine, other: true }, [{ what: 'goes', to: 'stock', instead: 'waitingRoom' }])],
  });
  r.table({ at: 'main', A: { hand: [strike], frontLeft: knight, backLeft: usher } });
  r.run(cast);
  r.expect({ A: { stock: ['knight'] } });
  const doom: Effect = {
    do: 'give',
    target: { all: { ...mine, name: 'knight' } },
    gives: [{ what: 'goes', to: 'clock', instead: 'waitingRoom' }],
    until: 'endOfTurn',
  };
  const both = spell(doom, { do: 'move', target: { all: mine }, to: 'waitingRoom' });
  r.table({ at: 'main', A: { hand: [both], frontLeft: knight, backLeft: fighter(1, { name: 'other' }) } });
  r.run(cast);
  r.expect({ A: { clock: ['knight'], waitingRoom: ['spell', 'other'] } });
});
ruling('5.7: a card that goes to the clock instead may be the seventh', (r) => {
  const sinks = fighter(1000, {
    name: 'sinks',
    abilities: [cont('this', [{ what: 'goes', to: 'clock', instead: 'waitingRoom' }])],
  });
  const strike = spell({ do: 'move', target: { all: mine }, to: 'waitingRoom' });
  r.table({ at: 'main', A: { hand: [strike], frontLeft: sinks, clock: 6 } });
  r.run(cast, ['levelUp', 'sinks']);
  r.expect({ A: { level: ['sinks'], clock: 0 } });
});
