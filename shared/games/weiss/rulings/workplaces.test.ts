// Rulings on where abilities work that do not work on the stage: hand, clock, its top card, memory, markers (7.1, 8.3, 8.9, 2.4).
import { test } from 'vitest';
import type { Effect, Workplace } from '../ability-data.ts';
import { act, auto, backup, climax, cont, event, fighter, plain } from './bench/cards.ts';
import { type CardSpec, faceDown, type SideSpec } from './bench/prepare.ts';
import { rulingsBy } from './bench.ts';

const ruling = rulingsBy(test);
const mine = { who: 'you', where: 'stage' } as const;
const front = { who: 'you', where: 'front' } as const;
const charge: Effect = { do: 'stockCharge', amount: 1 };
const spell = (...effect: Effect[]) => event(effect, { name: 'spell' });
const cast = ['main', 'playEvent spell'] as const;
const knight = fighter(2000, { name: 'knight' });

/** Where a card may lie, as a side of the table is written down. */
const lying = (card: CardSpec): Readonly<Record<string, SideSpec>> => ({
  stage: { backRight: card },
  hand: { hand: [card] },
  'clock, on top': { clock: [card, ...plain('low')] },
  'clock, covered': { clock: [...plain('top'), card] },
  memory: { memory: [card] },
  'memory, face down': { memory: [faceDown(card as never)] },
  marker: { markers: { frontLeft: card } },
  'marker, face down': { markers: { frontLeft: faceDown(card as never) } },
  waitingRoom: { waitingRoom: [card] },
  stock: { stock: [card] },
  level: { level: [card] },
  climax: { climax: [card] },
});
const WORKS: readonly (readonly [Workplace | undefined, readonly string[]])[] = [
  [undefined, ['stage', 'climax']],
  ['clock', ['clock, on top', 'clock, covered']],
  ['clockTop', ['clock, on top']],
  ['memory', ['memory']],
  ['marker', ['marker']],
];
for (const [works, places] of WORKS) {
  const where = works === undefined ? {} : { in: works };
  ruling(`7.1: a CONT of ${works ?? 'the stage'} works there, and nowhere else`, (r) => {
    const banner = fighter(1000, { name: 'banner', abilities: [cont(front, [{ what: 'power', by: 500 }], where)] });
    for (const [place, side] of Object.entries(lying(banner))) {
      r.table({ at: 'main', A: { frontLeft: knight, ...side } });
      r.expect({ A: { frontLeft: { power: places.includes(place) ? 2500 : 2000 } } });
    }
  });
  ruling(`7.1: an AUTO of ${works ?? 'the stage'} waits there, and nowhere else`, (r) => {
    const when = { on: 'phaseBegins', phase: 'climax', turn: 'you' } as const;
    const clerk = fighter(1000, { name: 'clerk', abilities: [auto(when, [{ do: 'mill', amount: 1 }], where)] });
    for (const [place, side] of Object.entries(lying(clerk))) {
      r.table({ at: 'climax', A: { frontLeft: knight, deck: plain(9), ...side } });
      r.run();
      r.expect({ A: { deck: places.includes(place) ? 8 : 9 } });
    }
  });
}
ruling('7.1: an ACT works on the stage, in the clock, on top of it or in memory, as it says', (r) => {
  for (const [works, places] of WORKS.slice(0, 4)) {
    const where = works === undefined ? {} : { in: works };
    const sage = fighter(1000, { name: 'sage', abilities: [act([], [charge], where)] });
    for (const [place, side] of Object.entries(lying(sage))) {
      // In the climax zone it would be no character.
      if (place === 'climax') continue;
      r.table({ at: 'main', A: { frontLeft: knight, ...side } });
      if (!places.includes(place)) r.illegal(['main', 'use sage']);
      else {
        r.act('use sage');
        r.expect({ A: { stock: 1 } });
      }
    }
  }
});
ruling("7.1: abilities off the stage are their player's: neither is an ACT the opponent's to use", (r) => {
  const sage = fighter(1000, { name: 'sage', abilities: [act([], [charge], { in: 'memory' })] });
  r.table({ at: 'main', B: { memory: [sage], clock: [sage] } });
  r.illegal(['main', 'use sage']);
});

const inHand = (gives: Parameters<typeof cont>[1], more: Partial<Parameters<typeof cont>[2]> = {}) =>
  cont('this', gives, { in: 'hand', ...more });
ruling('7.1: what works in hand works there alone: on the stage the card has its printed level', (r) => {
  const eager = fighter(5000, { name: 'eager', level: 1, abilities: [inHand([{ what: 'level', by: -1 }])] });
  r.table({ at: 'main', A: { hand: [eager], clock: 1 } });
  r.act('playCharacter eager', ['chooseSlot', 'frontLeft']);
  r.expect({ A: { frontLeft: { name: 'eager', level: 1 } } });
});
ruling('5.2: a cost that a card changes in hand is what its play costs, never below 0 (SQ17)', (r) => {
  for (const [by, stock] of [
    [-1, 2],
    [-9, 3],
    [1, 0],
  ] as const) {
    const giant = fighter(5000, { name: 'giant', cost: 2, abilities: [inHand([{ what: 'cost', by }])] });
    r.table({ at: 'main', A: { hand: [giant], stock: 3 } });
    r.act('playCharacter giant', ['chooseSlot', 'frontLeft']);
    r.expect({ A: { stock } });
  }
  const dear = fighter(5000, { name: 'dear', cost: 2, abilities: [inHand([{ what: 'cost', by: 2 }])] });
  r.table({ at: 'main', A: { hand: [dear], stock: 3 } });
  r.illegal(['main', 'playCharacter dear']);
});
ruling('5.2: a level that a card raises in hand is needed to play it', (r) => {
  const late = fighter(5000, { name: 'late', abilities: [inHand([{ what: 'level', by: 1 }])] });
  r.table({ at: 'main', A: { hand: [late] } });
  r.illegal(['main', 'playCharacter late']);
  r.table({ at: 'main', A: { hand: [late], level: 1 } });
  r.act('playCharacter late', ['chooseSlot', 'frontLeft']);
  r.expect({ A: { hand: 0 } });
});
ruling('5.2: an event may change its cost in hand, and a climax may need no color', (r) => {
  const letter = event([charge], { name: 'letter', cost: 1 });
  const cheap = { ...letter, abilities: [inHand([{ what: 'cost', by: -1 }]), ...letter.abilities] };
  r.table({ at: 'main', A: { hand: [cheap] } });
  r.act('playEvent letter');
  r.expect({ A: { stock: 1 } });
  const storm = climax([], { name: 'storm', color: 'blue' });
  const free = { ...storm, abilities: [inHand([{ what: 'may', do: 'playAnyColor' }])] };
  for (const [card, zone] of [
    [storm, 0],
    [free, 1],
  ] as const) {
    r.table({ at: 'climax', A: { hand: [card] } });
    if (zone === 0) r.illegal(['climax', 'storm']);
    else r.run(['climax', 'storm']);
    r.expect({ A: { climax: zone } });
  }
});
ruling('5.2: without the color requirement the level is still needed', (r) => {
  const stranger = fighter(5000, {
    name: 'stranger',
    color: 'blue',
    level: 1,
    abilities: [inHand([{ what: 'may', do: 'playAnyColor' }])],
  });
  r.table({ at: 'main', A: { hand: [stranger] } });
  r.illegal(['main', 'playCharacter stranger']);
  r.table({ at: 'main', A: { hand: [stranger], level: 1 } });
  r.act('playCharacter stranger', ['chooseSlot', 'frontLeft']);
  r.expect({ A: { hand: 0 } });
});
ruling('5.2: a color that a card has in hand pays the color requirement of its own play', (r) => {
  const twin = fighter(5000, {
    name: 'twin',
    color: 'blue',
    level: 1,
    abilities: [inHand([{ what: 'color', is: 'yellow' }])],
  });
  r.table({ at: 'main', A: { hand: [twin], level: 1 } });
  r.act('playCharacter twin', ['chooseSlot', 'frontLeft']);
  r.expect({ A: { frontLeft: { name: 'twin' } } });
});
ruling('5.2: a card that cannot be played is not offered as a counter or as a climax', (r) => {
  const parry = event([], { name: 'parry', counter: true });
  const stuck = { ...parry, abilities: [inHand([{ what: 'cannot', do: 'play' }]), ...parry.abilities] };
  r.table({ at: 'attack', A: { frontLeft: knight }, B: { frontRight: knight, hand: [stuck] } });
  r.offers('counter', [], ['attack', 'frontLeft'], ['attackKind', 'frontal']);
  const storm = { ...climax([], { name: 'storm' }), abilities: [inHand([{ what: 'cannot', do: 'play' }])] };
  r.table({ at: 'climax', A: { hand: [storm], clock: 1 } });
  r.offers('climax', []);
});
ruling('SQ19: a card that cannot be played may be placed by an effect', (r) => {
  const shy = fighter(5000, { name: 'shy', abilities: [inHand([{ what: 'cannot', do: 'play' }])] });
  const bring = spell(
    { do: 'choose', as: 'one', from: { who: 'you', where: 'hand' } },
    { do: 'place', target: { bound: 'one' }, slot: 'emptyFront' },
  );
  r.table({ at: 'main', A: { hand: [bring, shy] } });
  r.illegal(['main', 'playCharacter shy']);
  r.run(cast, ['chooseTarget', 'shy'], ['placeSlot', 'frontLeft']);
  r.expect({ A: { frontLeft: { name: 'shy' } } });
});
ruling('5.2: what a card says of itself in hand may depend on the table, and is read anew each time', (r) => {
  const eager = fighter(5000, {
    name: 'eager',
    cost: 1,
    abilities: [inHand([{ what: 'cost', by: -1 }], { if: [{ count: mine, atLeast: 2 }] })],
  });
  r.table({ at: 'main', A: { hand: [eager, ...plain('x')], frontLeft: knight } });
  r.illegal(['main', 'playCharacter eager']);
  r.act('playCharacter x', ['chooseSlot', 'frontRight']);
  r.act('playCharacter eager', ['chooseSlot', 'frontCenter']);
  r.expect({ A: { frontCenter: { name: 'eager' } } });
});
ruling('7.1: an ability that works on the stage may lower the cost of cards in hand', (r) => {
  const broker = fighter(1000, {
    name: 'broker',
    abilities: [cont({ who: 'you', where: 'hand', trait: 'Pilot' }, [{ what: 'cost', by: -1 }])],
  });
  const hand = [fighter(5000, { name: 'pilot', traits: ['Pilot'], cost: 1 }), fighter(5000, { name: 'cook', cost: 1 })];
  r.table({ at: 'main', A: { hand, backLeft: broker }, B: { backLeft: broker } });
  r.offers('main', ['playCharacter pilot', 'move broker']);
});

const bell = fighter(1000, {
  name: 'bell',
  abilities: [cont(mine, [{ what: 'power', by: 1000 }], { label: 'alarm', in: 'clockTop' })],
});
ruling('8.3: Alarm begins when the cards above it leave, and stops as soon as another card is placed on it', (r) => {
  const mend = spell({ do: 'heal', amount: 1 });
  r.table({ at: 'main', A: { hand: [mend], frontLeft: knight, clock: [...plain('top'), bell] } });
  r.expect({ A: { frontLeft: { power: 2000 } } });
  r.run(cast);
  r.expect({ A: { frontLeft: { power: 3000 } } });
  const burn = spell({ do: 'take', from: 'deck', amount: 1, to: 'clock' });
  r.table({ at: 'main', A: { hand: [burn], frontLeft: knight, clock: [bell] } });
  r.run(cast);
  r.expect({ A: { frontLeft: { power: 2000 } } });
});
ruling('8.3: what is put under the clock does not stop Alarm', (r) => {
  const bury = spell({ do: 'take', from: 'deck', amount: 1, to: 'clockBottom' });
  r.table({ at: 'main', A: { hand: [bury], frontLeft: knight, clock: [bell] } });
  r.run(cast);
  r.expect({ A: { clock: ['bell', 'plain'], frontLeft: { power: 3000 } } });
});
ruling('8.3: two cards of Alarm do not both work: only one is on top', (r) => {
  r.table({ at: 'main', A: { frontLeft: knight, clock: [bell, bell] } });
  r.expect({ A: { frontLeft: { power: 3000 } } });
});
ruling('8.3: an AUTO of Alarm that has woken is resolved, though its card has been covered since', (r) => {
  const siren = fighter(1000, {
    name: 'siren',
    abilities: [
      auto({ on: 'damageTaken', to: 'opponent' }, [charge], { label: 'alarm', in: 'clockTop' }),
      auto({ on: 'comes', card: {}, who: 'you', to: 'waitingRoom' }, [charge], { label: 'alarm', in: 'clockTop' }),
    ],
  });
  const both = spell(
    { do: 'damage', amount: 1, to: 'opponent' },
    { do: 'take', from: 'deck', amount: 1, to: 'clock' },
    { do: 'mill', amount: 1 },
  );
  r.table({ at: 'main', A: { hand: [both], clock: [siren] } });
  r.run(cast);
  r.expect({ A: { clock: ['plain', 'siren'], stock: 1 } });
});
ruling('8.3: an AUTO of Alarm may pay with its own card', (r) => {
  const signal = fighter(1000, {
    name: 'signal',
    abilities: [
      auto({ on: 'phaseBegins', phase: 'climax', turn: 'you' }, [charge], {
        label: 'alarm',
        in: 'clockTop',
        cost: [{ pay: 'this', to: 'waitingRoom' }],
      }),
    ],
  });
  r.table({ at: 'climax', A: { clock: [signal, ...plain('low')] } });
  r.run(['payCost', 'yes']);
  r.expect({ A: { clock: ['low'], waitingRoom: ['signal'], stock: 1 } });
});

ruling('8.9: an ACT of memory may send its own card away, and then works no more', (r) => {
  const echo = fighter(1000, {
    name: 'echo',
    abilities: [act([{ pay: 'this', to: 'waitingRoom' }], [charge], { label: 'memory', in: 'memory' })],
  });
  r.table({ at: 'main', A: { memory: [echo] } });
  r.act('use echo');
  r.expect({ A: { memory: 0, waitingRoom: ['echo'], stock: 1 } });
  r.illegal(['main', 'use echo']);
});
ruling('2: a card that is turned face down in memory or as a marker loses its abilities', (r) => {
  const ghost = fighter(1000, {
    name: 'ghost',
    abilities: [
      cont(front, [{ what: 'power', by: 500 }], { in: 'memory' }),
      cont('bearer', [{ what: 'soul', by: 1 }], { in: 'marker' }),
    ],
  });
  const A = { frontLeft: knight, memory: [ghost], markers: { frontLeft: ghost } };
  r.table({ at: 'main', A });
  r.expect({ A: { frontLeft: { power: 2500, soul: 2 } } });
  r.table({ at: 'main', A: { ...A, memory: [faceDown(ghost)], markers: { frontLeft: faceDown(ghost) } } });
  r.expect({ A: { frontLeft: { power: 2000, soul: 1 } } });
});
ruling('2.4: several markers strengthen their bearer each, and go along with it', (r) => {
  const plate = fighter(1000, {
    name: 'plate',
    abilities: [cont('bearer', [{ what: 'power', by: 1000 }], { in: 'marker' })],
  });
  r.table({ at: 'main', A: { frontLeft: knight, frontRight: knight, markers: { frontLeft: [plate, plate] } } });
  r.expect({ A: { frontLeft: { power: 4000 }, frontRight: { power: 2000 } } });
  r.act('move frontLeft', ['moveTo', 'backLeft']);
  r.expect({ A: { backLeft: { power: 4000 }, frontRight: { power: 2000 } } });
});
ruling('2.4: a marker may give its bearer abilities, a trait, a prohibition or a permission', (r) => {
  const when = { on: 'attacks', who: 'this' } as const;
  const cloak = fighter(1000, {
    name: 'cloak',
    abilities: [
      cont('bearer', [{ what: 'ability', ability: auto(when, [charge]) }], { in: 'marker' }),
      cont('bearer', [{ what: 'cannot', do: 'sideAttack' }], { in: 'marker' }),
    ],
  });
  r.table({
    at: 'attack',
    A: { frontLeft: knight, frontRight: knight, markers: { frontLeft: cloak } },
    B: { frontRight: fighter(1000), frontLeft: fighter(1000) },
  });
  r.offers('attackKind', ['frontal', 'side'], ['attack', 'frontRight']);
  r.run(['attack', 'frontLeft']);
  r.expect({ A: { stock: 2 }, B: { frontRight: 'reverse' } });
  const badge = fighter(1000, {
    name: 'badge',
    abilities: [cont('bearer', [{ what: 'trait', is: 'Guard' }], { in: 'marker' })],
  });
  const captain = fighter(1000, {
    name: 'captain',
    abilities: [cont({ ...mine, trait: 'Guard' }, [{ what: 'power', by: 500 }])],
  });
  const a = { frontLeft: knight, frontRight: knight, backLeft: captain };
  r.table({ at: 'main', A: { ...a, markers: { frontLeft: badge } } });
  r.expect({ A: { frontLeft: { power: 2500 }, frontRight: { power: 2000 } } });
});
ruling('2.4: a foreign marker strengthens the character that it lies under, too', (r) => {
  const plate = fighter(1000, {
    name: 'plate',
    abilities: [cont('bearer', [{ what: 'power', by: 1000 }], { in: 'marker' })],
  });
  r.table({ at: 'main', A: { frontLeft: knight, markers: { frontLeft: { lies: plate, owner: 'foe' } } } });
  r.expect({ A: { frontLeft: { power: 3000 } } });
});
ruling('2.4: an AUTO of a marker may look at its bearer', (r) => {
  const spirit = fighter(1000, {
    name: 'spirit',
    abilities: [
      auto(
        { on: 'phaseBegins', phase: 'climax', turn: 'you' },
        [{ do: 'power', target: 'bearer', by: 1000, until: 'endOfTurn' }],
        { in: 'marker' },
      ),
    ],
  });
  r.table({ at: 'climax', A: { frontLeft: knight, frontRight: knight, markers: { frontRight: spirit } } });
  r.run();
  r.expect({ A: { frontLeft: { power: 2000 }, frontRight: { power: 3000 } } });
});
ruling('7.1: Backup is used from hand, and from nowhere else', (r) => {
  const B = { frontRight: knight, hand: plain('x'), frontCenter: backup(1000, 0), memory: [backup(1000, 0)] };
  r.table({ at: 'attack', A: { frontLeft: knight }, B });
  r.offers('counter', [], ['attack', 'frontLeft'], ['attackKind', 'frontal']);
});
