// Rulings on steps that lead to others, and on icons as effects: icon, repeat, one of several (1.2, 7.2, 7.3).
import { test } from 'vitest';
import type { Effect } from '../ability-data.ts';
import type { Icon } from '../card-data.ts';
import { act, auto, climax, cont, event, fighter, plain } from './bench/cards.ts';
import type { SideSpec } from './bench/prepare.ts';
import { rulingsBy } from './bench.ts';

const ruling = rulingsBy(test);
const spell = (...effect: Effect[]) => event(effect, { name: 'spell' });
const cast = ['main', 'playEvent spell'] as const;
const mine = { who: 'you', where: 'stage' } as const;
const knight = fighter(3000, { name: 'knight' });
const hit = (amount: number): Effect => ({ do: 'damage', amount, to: 'opponent' });
const lucky = fighter(1000, { name: 'lucky', level: 1, icons: ['soul'] });

const using = (icon: Icon) => fighter(3000, { name: 'user', abilities: [act([], [{ do: 'icon', icon }])] });
const CASES: readonly (readonly [Icon, SideSpec, readonly (readonly [string, string])[], object])[] = [
  ['soul', {}, [], { A: { frontLeft: { soul: 2 } } }],
  ['pool', { deck: plain('a') }, [['mayStock', 'yes']], { A: { stock: ['a'] } }],
  ['draw', { deck: plain('a', 'b') }, [['mayDraw', 'yes']], { A: { hand: ['a'] } }],
  ['comeback', { waitingRoom: [climax(), knight] }, [['salvageCharacter', 'knight']], { A: { hand: ['knight'] } }],
  ['gate', { waitingRoom: [knight, climax()] }, [['salvageClimax', 'climax']], { A: { hand: ['climax'] } }],
  [
    'standby',
    { waitingRoom: [lucky] },
    [
      ['standbyCharacter', 'lucky'],
      ['standbySlot', 'backLeft'],
    ],
    { A: { backLeft: { name: 'lucky', state: 'rest' } } },
  ],
  [
    'choice',
    { waitingRoom: [knight, lucky] },
    [
      ['choiceCharacter', 'lucky'],
      ['choiceWhere', 'stock'],
    ],
    { A: { stock: ['lucky'], waitingRoom: ['knight'] } },
  ],
  [
    'discovery',
    { deck: [climax(), knight, ...plain('c', 'd')] },
    [
      ['revealMore', 'yes'],
      ['revealMore', 'yes'],
      ['discoveryCharacter', 'knight'],
    ],
    { A: { hand: ['knight'], waitingRoom: ['climax'], deck: ['c', 'd'] } },
  ],
  ['focus', { waitingRoom: [climax(), event([])] }, [['salvageFocus', 'event']], { A: { hand: ['event'] } }],
];
for (const [icon, side, answers, expected] of CASES) {
  ruling(`1.2: an ability does what the icon ${icon} does`, (r) => {
    r.table({ at: 'main', options: { laterIcons: 'on' }, A: { frontLeft: using(icon), ...side } });
    r.act('use user', ...answers);
    r.expect(expected);
  });
}
ruling('1.2: an ability does what the icon return does, to whoever may be chosen (7.3)', (r) => {
  const ghost = fighter(3000, { name: 'ghost', abilities: [cont('this', [{ what: 'cannot', do: 'beChosen' }])] });
  r.table({ at: 'main', A: { frontLeft: using('return') }, B: { backLeft: knight, frontLeft: ghost } });
  r.offers('returnToHand', ['knight'], ['main', 'use user']);
  r.act('use user', ['returnToHand', 'knight']);
  r.expect({ B: { hand: ['knight'], frontLeft: { name: 'ghost' } } });
  const deck = [climax(['return']), ...plain(3)];
  r.table({ at: 'attack', A: { frontCenter: knight, deck }, B: { frontLeft: ghost } });
  r.neverAsks('returnToHand', ['attack', 'knight']);
});
ruling('1.2: an ability does what the icon shot does, for the next damage of its character that is canceled', (r) => {
  r.table({
    at: 'main',
    A: { frontLeft: using('shot'), frontRight: knight },
    B: { deck: [climax(), climax(), ...plain('c', 'd', 'e')] },
  });
  r.act('use user');
  r.until('attack');
  r.attack('knight', 'direct');
  r.expect({ B: { clock: 0, waitingRoom: ['climax'] } });
  r.attack('user', 'direct');
  r.expect({ B: { clock: ['c'], waitingRoom: ['climax', 'climax'] } });
});
ruling('1.2: the soul icon of an ability means its own character, and of an event nobody', (r) => {
  r.table({ at: 'main', A: { hand: [spell({ do: 'icon', icon: 'soul' })], frontLeft: knight } });
  r.run(cast);
  r.expect({ A: { frontLeft: { soul: 1 } } });
  r.table({ at: 'main', A: { frontLeft: using('soul') } });
  r.act('use user');
  r.until('stand');
  r.expect({ A: { frontLeft: { soul: 1 } } });
});
ruling('1.2: an icon that says "may" can be declined', (r) => {
  for (const icon of ['pool', 'draw', 'comeback', 'gate', 'standby', 'choice', 'return'] as const) {
    r.table({
      at: 'main',
      A: { frontLeft: using(icon), waitingRoom: [lucky, climax()] },
      B: { frontLeft: knight },
    });
    r.act('use user');
    r.expect({ A: { hand: 0, stock: 0, deck: 10, waitingRoom: 2 }, B: { hand: 0 } });
  }
});

const VOLLEYS = [
  ['all of both', plain(6), 4, 2, 0],
  ['the second', [...plain('a'), climax(), ...plain('b', 'c', 'd')], ['c', 'b'], 1, 1],
  ['the first', [...plain('a', 'b'), climax(), ...plain('c', 'd')], ['b', 'a'], 1, 1],
  ['neither', [climax(), climax(), ...plain('c', 'd')], 0, 0, 2],
] as const;
for (const [which, deck, clock, damageTaken, damageCanceled] of VOLLEYS) {
  ruling(`6.5: "2 damage twice" is damage twice, each canceled or taken by itself: ${which} taken`, (r) => {
    r.table({ at: 'main', A: { hand: [spell({ do: 'repeat', times: 2, then: [hit(2)] })] }, B: { deck } });
    r.run(cast);
    r.expect({ B: { clock } });
    r.happened({ damageTaken, damageCanceled });
  });
}
ruling('6.5: each of repeated damages wakes what waits for it, once the effect is over', (r) => {
  const victim = fighter(3000, {
    name: 'victim',
    abilities: [auto({ on: 'damageTaken', to: 'you' }, [{ do: 'draw', amount: 1 }])],
  });
  const volley = spell({ do: 'repeat', times: 3, then: [hit(1)] });
  r.table({ at: 'main', A: { hand: [volley] }, B: { frontLeft: victim } });
  r.run(cast, ['B.whichAbilityFirst', 'victim'], ['B.whichAbilityFirst', 'victim']);
  r.expect({ B: { clock: 3, hand: 3 } });
});
ruling('7.3: repeated as often as is counted when it begins, and not at all for zero or less', (r) => {
  const storm = (plus: number) =>
    spell({
      do: 'repeat',
      times: { count: { who: 'you', where: 'hand' }, plus },
      then: [
        { do: 'draw', amount: 1 },
        { do: 'stockCharge', amount: 1 },
      ],
    });
  for (const [plus, stock] of [
    [0, 2],
    [1, 3],
    [-2, 0],
    [-5, 0],
  ] as const) {
    r.table({ at: 'main', A: { hand: [storm(plus), ...plain(2)] } });
    r.run(cast);
    r.expect({ A: { stock, hand: 2 + stock } });
  }
  for (const times of [0, -1]) {
    r.table({ at: 'main', A: { hand: [spell({ do: 'repeat', times, then: [hit(1)] })] } });
    r.run(cast);
    r.expect({ B: { clock: 0 } });
  }
});
ruling('7.3: each repetition chooses anew, among what is there then', (r) => {
  const pick = spell({
    do: 'repeat',
    times: 3,
    then: [
      { do: 'choose', as: 'one', from: { who: 'you', where: 'waitingRoom' } },
      { do: 'move', target: { bound: 'one' }, to: 'hand' },
    ],
  });
  r.table({ at: 'main', A: { hand: [pick], waitingRoom: plain('a', 'b') } });
  r.run(cast, ['chooseTarget', 'b']);
  r.expect({ A: { hand: ['a', 'b'], waitingRoom: ['spell'] } });
});
ruling('7.3: a level up comes between two repetitions', (r) => {
  const volley = spell({ do: 'repeat', times: 2, then: [hit(1)] });
  r.table({ at: 'main', A: { hand: [volley] }, B: { clock: 6, deck: plain('a', 'b', 'c') } });
  r.run(cast, ['B.levelUp', 'a']);
  r.expect({ B: { level: ['a'], clock: ['b'] } });
});

const modes: readonly (readonly Effect[])[] = [
  [{ do: 'draw', amount: 1 }],
  [{ do: 'stockCharge', amount: 2 }],
  [{ do: 'choose', as: 'one', from: mine }, { do: 'turn', target: { bound: 'one' }, to: 'rest' }, hit(1)],
];
ruling('7.2: of several modes one is done, all of it and nothing of the others', (r) => {
  const either = spell({ do: 'oneOf', of: modes });
  for (const [mode, A, clock] of [
    ['first', { hand: 1, stock: 0, frontLeft: 'stand' }, 0],
    ['second', { hand: 0, stock: 2, frontLeft: 'stand' }, 0],
    ['third', { hand: 0, stock: 0, frontLeft: 'rest' }, 1],
  ] as const) {
    r.table({ at: 'main', A: { hand: [either], frontLeft: knight } });
    r.offers('whichMode', ['first', 'second', 'third'], cast);
    r.run(cast, ['whichMode', mode]);
    r.expect({ A, B: { clock } });
  }
});
ruling('7.2: of several modes so many are done, each once, in the order in which they are picked', (r) => {
  const some = spell({ do: 'oneOf', of: modes, amount: 2 });
  r.table({ at: 'main', A: { hand: [some], frontLeft: knight, deck: plain('a', 'b', 'c', 'd') } });
  r.illegal(cast, ['whichMode', 'second'], ['whichMode', 'second']);
  r.run(cast, ['whichMode', 'second'], ['whichMode', 'first']);
  r.expect({ A: { stock: ['b', 'a'], hand: ['c'], frontLeft: 'stand' }, B: { clock: 0 } });
});
ruling('7.2: where more modes are asked for than there are, all are done', (r) => {
  const every = spell({ do: 'oneOf', of: modes, amount: 5 });
  r.table({ at: 'main', A: { hand: [every], frontLeft: knight } });
  r.run(cast, ['whichMode', 'third'], ['whichMode', 'first']);
  r.expect({ A: { stock: 2, hand: 1, frontLeft: 'rest' }, B: { clock: 1 } });
});
ruling('7.3: what a mode has bound the steps after it know', (r) => {
  const send = spell(
    {
      do: 'oneOf',
      of: [
        [{ do: 'choose', as: 'one', from: { who: 'you', where: 'waitingRoom' } }],
        [{ do: 'choose', as: 'one', from: mine }],
      ],
    },
    { do: 'move', target: { bound: 'one' }, to: 'hand' },
  );
  r.table({ at: 'main', A: { hand: [send], frontLeft: knight, waitingRoom: plain('a') } });
  r.run(cast, ['whichMode', 'second']);
  r.expect({ A: { hand: ['knight'], waitingRoom: ['spell', 'a'] } });
});
