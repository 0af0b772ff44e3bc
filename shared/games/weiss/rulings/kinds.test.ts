// Rulings on kinds of cards and on where they lie: what a selection means, and what it does not (1.1, 2, 7.3).
import { test } from 'vitest';
import type { Effect, Kind, Label, Select } from '../ability-data.ts';
import { MARKERS_UNDER, SLOTS } from '../card-data.ts';
import { act, auto, backup, climax, cont, event, fighter, plain } from './bench/cards.ts';
import { type CardSpec, faceDown, type SideSpec } from './bench/prepare.ts';
import { type Ruling, rulingsBy } from './bench.ts';

const ruling = rulingsBy(test);
const mine = { who: 'you', where: 'stage' } as const;
const inRoom = { who: 'you', where: 'waitingRoom' } as const;
const charge: Effect = { do: 'stockCharge', amount: 1 };
const choose = (from: Select): Effect => ({ do: 'choose', as: 'one', from, upTo: true });
const pick = (from: Select, ...before: Effect[]) => event([...before, choose(from)], { name: 'pick' });
const cast = ['main', 'playEvent pick'] as const;

/** Of these cards in the waiting room the kind means exactly those names. */
const means = (r: Ruling, kind: Kind, cards: readonly CardSpec[], names: readonly string[], a: SideSpec = {}): void => {
  r.table({ at: 'main', A: { ...a, hand: [pick({ ...inRoom, ...kind })], waitingRoom: cards } });
  if (names.length === 0) r.neverAsks('chooseTarget', cast);
  else r.offers('chooseTarget', names, cast);
};

const guard = fighter(3000, { name: 'guard', traits: ['Guard', 'Ferry'], color: 'red', level: 1, cost: 1, soul: 1 });
const pilot = fighter(5000, {
  name: 'pilot',
  traits: ['Pilot'],
  color: 'blue',
  level: 2,
  cost: 1,
  soul: 2,
  icons: ['soul'],
});
const giant = fighter(9000, {
  name: 'night giant',
  color: 'green',
  level: 3,
  cost: 2,
  soul: 3,
  icons: ['soul', 'soul'],
});
const letter = event([], { name: 'night letter', color: 'red', level: 2, cost: 0 });
const storm = climax(['gate', 'soul'], { name: 'storm', color: 'blue' });
const five = [guard, pilot, giant, letter, storm];

ruling('trait: the trait, or one of several', (r) => {
  means(r, { trait: 'Ferry' }, five, ['guard']);
  means(r, { trait: ['Pilot', 'Guard'] }, five, ['guard', 'pilot']);
  means(r, { trait: ['Cook', 'Baker'] }, five, []);
});
ruling('name: the whole name, or one of several', (r) => {
  means(r, { name: 'pilot' }, five, ['pilot']);
  means(r, { name: ['guard', 'storm', 'giant'] }, five, ['guard', 'storm']);
  means(r, { name: 'night' }, five, []);
});
ruling('nameHas: a part of the name, or one of several parts', (r) => {
  means(r, { nameHas: 'night' }, five, ['night giant', 'night letter']);
  means(r, { nameHas: ['lot', 'giant'] }, five, ['pilot', 'night giant']);
  means(r, { nameHas: ['day', 'noon'] }, five, []);
});
ruling('color: the color, or one of several', (r) => {
  means(r, { color: 'red' }, five, ['guard', 'night letter']);
  means(r, { color: ['green', 'blue'] }, five, ['pilot', 'night giant', 'storm']);
  means(r, { color: ['yellow'] }, five, []);
});
ruling('icon: the trigger icon, or one of several', (r) => {
  means(r, { icon: 'soul' }, five, ['pilot', 'night giant', 'storm']);
  means(r, { icon: ['gate', 'draw'] }, five, ['storm']);
  means(r, { icon: ['draw', 'shot'] }, five, []);
});
ruling('parts narrow each other', (r) => {
  means(r, { icon: 'soul', type: 'character', color: ['blue', 'red'] }, five, ['pilot']);
  means(r, { nameHas: 'night', level: { atMost: 2 }, icon: 'soul' }, five, []);
});

ruling('1.1: a level range means characters and events; a climax has no level, not even 0', (r) => {
  means(r, { level: { atMost: 2 } }, five, ['guard', 'pilot', 'night letter']);
  means(r, { level: { atLeast: 2, atMost: 2 } }, five, ['pilot', 'night letter']);
  means(r, { level: { atLeast: 4 } }, five, []);
  means(r, { level: { atMost: 0 } }, [storm, ...plain('x')], ['x']);
});
ruling('1.1: a cost range means characters and events; a climax has no cost, not even 0', (r) => {
  means(r, { cost: { atMost: 0 } }, five, ['night letter']);
  means(r, { cost: { atLeast: 1, atMost: 1 } }, five, ['guard', 'pilot']);
});
ruling('1.1: ranges of power and soul mean characters, which alone have some', (r) => {
  means(r, { power: { atMost: 5000 } }, five, ['guard', 'pilot']);
  means(r, { power: { atLeast: 5000 } }, five, ['pilot', 'night giant']);
  means(r, { soul: { atMost: 2 } }, five, ['guard', 'pilot']);
  means(r, { soul: { atLeast: 3 } }, five, ['night giant']);
});
ruling('an end may be counted: a level of at most your level and 1 more', (r) => {
  const kind = { level: { atMost: { level: 'you', plus: 1 } } } as const;
  means(r, kind, five, ['guard']);
  means(r, kind, five, ['guard', 'pilot', 'night letter'], { level: 1 });
  means(r, kind, five, ['guard', 'pilot', 'night letter', 'night giant'], { level: 2 });
});
ruling('an end may be counted: cost, power and soul by what lies elsewhere', (r) => {
  const clock = { count: { who: 'you', where: 'clock' } } as const;
  means(r, { cost: { atLeast: { ...clock, plus: -1 } } }, five, ['night giant'], { clock: 3 });
  means(r, { cost: { atMost: clock } }, five, ['guard', 'pilot', 'night letter'], { clock: 1 });
  means(r, { power: { atLeast: { ...clock, times: 2500 } } }, five, ['pilot', 'night giant'], { clock: 2 });
  means(r, { power: { atMost: { ...clock, times: 2500 } } }, five, ['guard', 'pilot'], { clock: 2 });
  means(r, { soul: { atLeast: clock, atMost: clock } }, five, ['pilot'], { clock: 2 });
});
ruling('an end may be counted by what an earlier step has bound', (r) => {
  const question = pick(
    { ...inRoom, level: { atMost: { sum: 'level', of: { bound: 'top' } } } },
    { do: 'revealTop', amount: 1, as: 'top' },
  );
  r.table({ at: 'main', A: { hand: [question], deck: [pilot, ...plain(3)], waitingRoom: five } });
  r.offers('chooseTarget', ['guard', 'pilot', 'night letter'], cast);
  r.table({ at: 'main', A: { hand: [question], deck: plain(3), waitingRoom: five } });
  r.neverAsks('chooseTarget', cast);
});

const labelled = (label: Label, name: string) =>
  fighter(1000, { name, abilities: [auto({ on: 'attacks', who: 'this' }, [charge], { label })] });
ruling('label: cards with an ability of that label', (r) => {
  const cards = [labelled('bond', 'friend'), labelled('change', 'mask'), backup(1000, 1), ...plain('none'), storm];
  means(r, { label: 'bond' }, cards, ['friend']);
  means(r, { label: 'backup' }, cards, ['backup']);
  means(r, { label: 'alarm' }, cards, []);
});
ruling('label: given abilities count, and those that were taken away do not', (r) => {
  const teacher = fighter(1000, {
    name: 'teacher',
    abilities: [
      cont({ ...mine, name: 'pupil' }, [
        { what: 'ability', ability: auto({ on: 'attacks', who: 'this' }, [charge], { label: 'change' }) },
      ]),
    ],
  });
  const hush: Effect = {
    do: 'give',
    target: { all: { ...mine, name: 'mask' } },
    gives: [{ what: 'loses', all: 'abilities' }],
    until: 'endOfTurn',
  };
  const a = { frontLeft: labelled('change', 'mask'), frontRight: fighter(1000, { name: 'pupil' }), backLeft: teacher };
  const from = { ...mine, label: 'change' } as const;
  r.table({ at: 'main', A: { ...a, hand: [pick(from)] } });
  r.offers('chooseTarget', ['mask', 'pupil'], cast);
  r.table({ at: 'main', A: { ...a, hand: [pick(from, hush)] } });
  r.offers('chooseTarget', ['pupil'], cast);
});

ruling('markers: characters with so many markers under them', (r) => {
  const stage = {
    frontLeft: guard,
    frontCenter: pilot,
    backRight: giant,
    markers: { frontLeft: plain(1), backRight: [faceDown(guard), ...plain(1)] },
  };
  for (const [markers, names] of [
    [{ atLeast: 1 }, ['guard', 'night giant']],
    [{ atLeast: 2 }, ['night giant']],
    [{ atMost: 0 }, ['pilot']],
    [{ atLeast: 1, atMost: 1 }, ['guard']],
    [{ atLeast: { level: 'you' } }, ['guard', 'pilot', 'night giant']],
  ] as const) {
    r.table({ at: 'main', A: { ...stage, hand: [pick({ ...mine, markers })] } });
    r.offers('chooseTarget', names, cast);
  }
});
ruling('2.4, 5.1: markers are those of the older of two characters on a slot', (r) => {
  const newcomer = fighter(1000, {
    name: 'newcomer',
    abilities: [cont('this', [{ what: 'power', by: { sum: 'markers', of: 'this', plus: 100, times: 1000 } }])],
  });
  const place = event(
    [
      { do: 'choose', as: 'in', from: { ...inRoom, name: 'newcomer' } },
      { do: 'place', target: { bound: 'in' }, slot: 'any' },
      choose({ ...mine, markers: { atLeast: 1 } }),
      choose({ ...mine, markers: { atMost: 0 } }),
    ],
    { name: 'pick' },
  );
  const a = { frontLeft: guard, waitingRoom: [newcomer], hand: [place], markers: { frontLeft: plain(2) } };
  r.table({ at: 'main', A: a });
  r.at('chooseTarget', [cast, ['placeSlot', 'frontLeft']], (there, { from }) => {
    there.expect({ A: { frontLeft: { name: 'newcomer', power: 1100 } } });
    if (from.length !== 1) throw new Error('one of them has markers');
  });
  r.run(cast, ['placeSlot', 'frontLeft'], ['chooseTarget', 'guard'], ['chooseTarget', 'newcomer']);
  r.expect({ A: { frontLeft: { name: 'newcomer' }, markers: { frontLeft: 0 } } });
});

ruling('sameName: of the name of a card that was bound, and of no other', (r) => {
  const twin = event([{ do: 'choose', as: 'first', from: mine }, choose({ ...inRoom, sameName: 'first' })], {
    name: 'pick',
  });
  const a = { hand: [twin], frontLeft: guard, frontRight: pilot };
  r.table({ at: 'main', A: { ...a, waitingRoom: [...five, guard] } });
  r.offers('chooseTarget', ['guard', 'guard'], cast, ['chooseTarget', 'guard']);
  r.offers('chooseTarget', ['pilot'], cast, ['chooseTarget', 'pilot']);
  r.table({ at: 'main', A: { hand: [twin], frontLeft: fighter(1, { name: 'night' }), waitingRoom: five } });
  r.neverAsks('chooseTarget', cast);
});
ruling('sameName: of one of the names, where several cards were bound; of none where none was', (r) => {
  const kin = (amount: number) =>
    event([{ do: 'choose', as: 'some', from: mine, amount }, choose({ ...inRoom, sameName: 'some' })], {
      name: 'pick',
    });
  const a = { frontLeft: guard, frontRight: giant, waitingRoom: five };
  r.table({ at: 'main', A: { ...a, hand: [kin(2)] } });
  r.offers('chooseTarget', ['guard', 'night giant'], cast);
  r.table({ at: 'main', A: { ...a, hand: [kin(0)] } });
  r.neverAsks('chooseTarget', cast);
});
ruling('sameColor: of a color of the card whose ability it is', (r) => {
  for (const [color, names] of [
    ['red', ['guard', 'night letter']],
    ['blue', ['pilot', 'storm']],
    ['yellow', []],
  ] as const) {
    const asks = fighter(1000, { name: 'asks', color, abilities: [act([], [choose({ ...inRoom, sameColor: true })])] });
    r.table({ at: 'main', A: { frontLeft: asks, waitingRoom: five } });
    if (names.length === 0) r.neverAsks('chooseTarget', ['main', 'use asks']);
    else r.offers('chooseTarget', names, ['main', 'use asks']);
  }
});
ruling('not: everything that is not of the kind, of all its parts together', (r) => {
  means(r, { not: { type: 'character' } }, five, ['night letter', 'storm']);
  means(r, { not: { color: 'red', type: 'event' } }, five, ['guard', 'pilot', 'night giant', 'storm']);
  means(r, { type: 'character', not: { level: { atLeast: 2 } } }, five, ['guard']);
  means(r, { not: {} }, five, []);
});
ruling('or: of one of the kinds, and of every other part beside them', (r) => {
  means(r, { or: [{ type: 'event' }, { trait: 'Pilot' }] }, five, ['pilot', 'night letter']);
  means(r, { color: 'red', or: [{ type: 'event' }, { trait: 'Pilot' }] }, five, ['night letter']);
  means(r, { or: [{ type: 'event', color: 'blue' }, { not: { nameHas: 't' } }] }, five, ['guard']);
});

ruling('where markers: those under the card whose ability it is', (r) => {
  const keeper = fighter(1000, {
    name: 'keeper',
    abilities: [act([], [choose({ who: 'you', where: 'markers' })])],
  });
  const under = { frontLeft: [pilot, guard], frontRight: [giant] };
  r.table({ at: 'main', A: { frontLeft: keeper, frontRight: guard, markers: under } });
  r.offers('chooseTarget', ['pilot', 'guard'], ['main', 'use keeper']);
  r.table({ at: 'main', A: { frontCenter: keeper, frontRight: guard, markers: { frontRight: [giant] } } });
  r.neverAsks('chooseTarget', ['main', 'use keeper']);
});
ruling('where markers: of one that lies face down only its number is known (2.4)', (r) => {
  const counts = (kind: Kind) =>
    fighter(1000, {
      abilities: [
        cont('this', [{ what: 'power', by: { count: { who: 'you', where: 'markers', ...kind }, times: 1000 } }]),
      ],
    });
  for (const [kind, power] of [
    [{}, 4000],
    [{ type: 'character' }, 2000],
    [{ not: { type: 'climax' } }, 2000],
    [{ or: [{ type: 'climax' }, { color: 'red' }] }, 1000],
  ] as const) {
    const markers = { frontLeft: [faceDown(guard), pilot, faceDown(storm)] };
    r.table({ at: 'main', A: { frontLeft: counts(kind), markers } });
    r.expect({ A: { frontLeft: { power } } });
  }
});
ruling("where markers: the opponent's under the slot of the same name are not meant", (r) => {
  const dye = fighter(1000, {
    abilities: [cont({ who: 'any', where: 'markers' }, [{ what: 'trait', is: 'Guard' }])],
  });
  const muster = fighter(1000, {
    abilities: [
      cont('this', [{ what: 'power', by: { count: { who: 'you', where: 'markers', trait: 'Guard' }, times: 1000 } }]),
    ],
  });
  r.table({ at: 'main', A: { frontLeft: dye }, B: { frontLeft: muster, markers: { frontLeft: plain(2) } } });
  r.expect({ B: { frontLeft: { power: 1000 } } });
});
for (const where of SLOTS) {
  ruling(`where ${where}: who stands there, not who stands elsewhere, nor the markers under it`, (r) => {
    const stage = Object.fromEntries(SLOTS.map((slot) => [slot, fighter(1000, { name: slot })]));
    const cheer = cont({ who: 'you', where }, [{ what: 'power', by: 1000 }]);
    const herald = climax([], { abilities: [cheer] });
    const markers = { [where]: plain('marker') };
    r.table({ at: 'main', A: { ...stage, markers, hand: [pick({ who: 'any', where })] }, B: stage });
    r.offers('chooseTarget', [where, where], cast);
    r.table({ at: 'main', A: { ...stage, climax: [herald], markers }, B: stage });
    for (const slot of SLOTS)
      r.expect({ A: { [slot]: { power: slot === where ? 2000 : 1000 } }, B: { [slot]: { power: 1000 } } });
    if (r.state.zones[r.seatOf('A')][MARKERS_UNDER[where]]?.length !== 1) throw new Error('the marker lies there');
  });
}
