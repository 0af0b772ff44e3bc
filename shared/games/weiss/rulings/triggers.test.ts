// Rulings on what wakes triggered abilities: lists, plays, uses, damage, level ups, and cards that come into a zone (7.1).
import { test } from 'vitest';
import type { Auto, Effect, Trigger } from '../ability-data.ts';
import { act, auto, climax, cont, event, fighter, plain } from './bench/cards.ts';
import { rulingsBy } from './bench.ts';

const ruling = rulingsBy(test);
const mine = { who: 'you', where: 'stage' } as const;
const charge: Effect = { do: 'stockCharge', amount: 1 };
const spell = (...effect: Effect[]) => event(effect, { name: 'spell' });
const cast = ['main', 'playEvent spell'] as const;
/** Stocks a card each time that it wakes. */
const waits = (when: Auto['when'], name = 'waiter') => fighter(3000, { name, abilities: [auto(when, [charge])] });
const fetch = (name: string): Effect[] => [
  { do: 'choose', as: 'one', from: { who: 'you', where: 'waitingRoom', name: 'guest' } },
  { do: 'place', target: { bound: 'one' }, slot: name === 'door' ? 'emptyBack' : 'emptyFront' },
];

ruling('7.1: one happening wakes an ability once, though it meets several of its triggers', (r) => {
  const twofold = waits([
    { on: 'attacks', who: 'this' },
    { on: 'attacks', who: mine },
  ]);
  r.table({ at: 'attack', A: { frontLeft: twofold, frontRight: fighter(1000, { name: 'other' }), deck: 9 } });
  r.attack('waiter', 'direct');
  r.expect({ A: { stock: 2 } });
  r.attack('other', 'direct');
  r.expect({ A: { stock: 4 } });
});
ruling('7.1: its own leaving is one of "your characters" leaving, unless it is about others', (r) => {
  const sweep = spell({ do: 'move', target: { all: mine }, to: 'clock' });
  r.table({ at: 'main', A: { hand: [sweep], frontLeft: waits({ on: 'leaves', who: mine }) } });
  r.run(cast);
  r.expect({ A: { frontLeft: null, stock: 1 } });
  r.table({ at: 'main', A: { hand: [sweep], frontLeft: waits({ on: 'leaves', who: { ...mine, other: true } }) } });
  r.run(cast);
  r.expect({ A: { frontLeft: null, stock: 0 } });
});

const guest = waits({ on: 'placed', who: 'this', by: 'door' }, 'guest');
ruling('placed by: it wakes when an effect of a card of that name places it', (r) => {
  r.table({ at: 'main', A: { hand: [event(fetch('door'), { name: 'door' })], waitingRoom: [guest] } });
  r.act('playEvent door', ['placeSlot', 'backLeft']);
  r.expect({ A: { backLeft: { name: 'guest' }, stock: 1 } });
});
ruling('placed by: neither the effect of another card nor a play wakes it', (r) => {
  r.table({ at: 'main', A: { hand: [event(fetch('gate'), { name: 'gate' }), guest], waitingRoom: [guest] } });
  r.act('playEvent gate', ['placeSlot', 'frontLeft']);
  r.act('playCharacter guest', ['chooseSlot', 'backLeft']);
  r.expect({ A: { frontLeft: { name: 'guest' }, backLeft: { name: 'guest' }, stock: 0 } });
});
ruling('placed by: to come onto the stage in an exchange is to be placed by it', (r) => {
  const swap: Effect[] = [
    { do: 'choose', as: 'out', from: { ...mine, name: 'host' } },
    { do: 'choose', as: 'in', from: { who: 'you', where: 'waitingRoom', name: 'guest' } },
    { do: 'exchange', target: { bound: 'out' }, with: { bound: 'in' } },
  ];
  const host = fighter(3000, { name: 'host' });
  for (const [name, stock] of Object.entries({ door: 1, gate: 0 })) {
    r.table({ at: 'main', A: { hand: [event(swap, { name })], frontLeft: host, waitingRoom: [guest] } });
    r.act(`playEvent ${name}`);
    r.expect({ A: { frontLeft: { name: 'guest' }, waitingRoom: [name, 'host'], stock } });
  }
});
ruling('placed by: the effect of an ability that another card gives is one of the card that has it', (r) => {
  const opens = act([], fetch('door'));
  const locksmith = fighter(1000, {
    name: 'locksmith',
    abilities: [cont({ ...mine, name: ['door', 'gate'] }, [{ what: 'ability', ability: opens }])],
  });
  for (const [name, stock] of Object.entries({ door: 1, gate: 0 })) {
    r.table({
      at: 'main',
      A: { frontLeft: fighter(1000, { name }), frontRight: locksmith, waitingRoom: [guest] },
    });
    r.act(`use ${name}`, ['placeSlot', 'backLeft']);
    r.expect({ A: { backLeft: { name: 'guest' }, stock } });
  }
});
ruling('placed by: a name that the placing card has been given counts', (r) => {
  const nickname = fighter(1000, {
    abilities: [cont({ ...mine, other: true }, [{ what: 'name', is: 'door' }])],
  });
  const gate = fighter(1000, { name: 'gate', abilities: [act([], fetch('door'))] });
  r.table({ at: 'main', A: { frontLeft: gate, frontRight: nickname, waitingRoom: [guest] } });
  r.act('use gate', ['placeSlot', 'backLeft']);
  r.expect({ A: { stock: 1 } });
});

const watcher = (by: 'you' | 'opponent' | 'any', card: Extract<Trigger, { on: 'played' }>['card']) =>
  waits({ on: 'played', by, card });
ruling('played: a play of a card of the kind wakes it, one of another kind does not', (r) => {
  const backLeft = watcher('you', { type: 'character', trait: 'Guard' });
  r.table({ at: 'main', A: { backLeft, hand: [...plain('x'), spell()] } });
  r.act('playCharacter x', ['chooseSlot', 'frontLeft']);
  r.run(cast);
  r.expect({ A: { stock: 0 } });
  r.table({ at: 'main', A: { backLeft, hand: [fighter(1, { name: 'guard', traits: ['Guard'] })] } });
  r.act('playCharacter guard', ['chooseSlot', 'frontLeft']);
  r.expect({ A: { stock: 1 } });
});
ruling('played: an event is played, and whoever waits for it comes after its text', (r) => {
  r.table({
    at: 'main',
    A: { backLeft: watcher('you', { type: 'event' }), hand: [spell(charge)], deck: plain('a', 'b', 'c') },
  });
  r.run(cast);
  r.expect({ A: { stock: ['b', 'a'] } });
});
ruling('played: a character that an effect puts onto the stage is not played (SQ19)', (r) => {
  r.table({
    at: 'main',
    A: {
      frontRight: watcher('you', { type: 'character' }),
      hand: [spell(...fetch('door'))],
      waitingRoom: plain('guest'),
    },
  });
  r.run(cast, ['placeSlot', 'backLeft']);
  r.expect({ A: { backLeft: { name: 'guest' }, stock: 0 } });
});
ruling("played: it says whose plays wake it, also a counter in the opponent's turn", (r) => {
  const counter = event([], { name: 'parry', counter: true });
  const lay = (a: 'you' | 'opponent' | 'any', b: 'you' | 'opponent' | 'any') =>
    r.table({
      at: 'attack',
      A: { frontLeft: fighter(1000, { name: 'attacker' }), backLeft: watcher(a, { type: 'event' }) },
      B: { frontRight: fighter(9000), backLeft: watcher(b, { type: 'event' }), hand: [counter] },
    });
  lay('opponent', 'you');
  r.attack('attacker', 'frontal', ['counter', 'play parry']);
  r.expect({ A: { stock: 2 }, B: { stock: 1 } });
  lay('you', 'opponent');
  r.attack('attacker', 'frontal', ['counter', 'play parry']);
  r.expect({ A: { stock: 1 }, B: { stock: 0 } });
  lay('any', 'any');
  r.attack('attacker', 'frontal', ['counter', 'play parry']);
  r.expect({ A: { stock: 2 }, B: { stock: 1 } });
});

const guardsDamage = { ...mine, trait: 'Guard' } as const;
for (const [on, deck] of [
  ['damageTaken', plain(5)],
  ['damageCanceled', [climax(), ...plain(5)]],
] as const) {
  ruling(`${on}: of damage that one of the selected characters deals, and of no other`, (r) => {
    const a = {
      frontLeft: fighter(1000, { name: 'guard', traits: ['Guard'] }),
      frontRight: fighter(1000, { name: 'rogue' }),
      backLeft: waits({ on, by: guardsDamage }),
    };
    r.table({ at: 'attack', A: a, B: { deck } });
    r.attack('guard', 'direct');
    r.expect({ A: { stock: 2 } });
    r.table({ at: 'attack', A: a, B: { deck } });
    r.attack('rogue', 'direct');
    r.expect({ A: { stock: 1 } });
  });
  ruling(`${on}: damage of an event is damage of no character`, (r) => {
    const hit = spell({ do: 'damage', amount: 1, to: 'opponent' });
    r.table({ at: 'main', A: { hand: [hit], frontLeft: waits({ on, by: mine }) }, B: { deck } });
    r.run(cast);
    r.expect({ A: { stock: 0 } });
  });
  ruling(`${on}: damage that a character's ability deals is damage of that character`, (r) => {
    const archer = fighter(1000, {
      name: 'archer',
      traits: ['Guard'],
      abilities: [act([], [{ do: 'damage', amount: 1, to: 'opponent' }])],
    });
    r.table({ at: 'main', A: { frontLeft: archer, backLeft: waits({ on, by: guardsDamage }) }, B: { deck } });
    r.act('use archer');
    r.expect({ A: { stock: 1 } });
  });
  ruling(`${on}: it says who receives the damage, wherever that comes from`, (r) => {
    const hit = spell({ do: 'damage', amount: 1, to: 'opponent' });
    const seen = (to: 'you' | 'opponent' | 'any') => {
      r.table({
        at: 'main',
        A: { hand: [hit], backLeft: waits({ on, to }) },
        B: { backLeft: waits({ on, to }), deck },
      });
      r.run(cast);
    };
    seen('you');
    r.expect({ A: { stock: 0 }, B: { stock: 1 } });
    seen('opponent');
    r.expect({ A: { stock: 1 }, B: { stock: 0 } });
    seen('any');
    r.expect({ A: { stock: 1 }, B: { stock: 1 } });
  });
}
ruling('damageTaken does not wake for canceled damage, nor damageCanceled for damage that is taken', (r) => {
  const a = { frontLeft: fighter(1000, { name: 'attacker' }) };
  const b = (on: 'damageTaken' | 'damageCanceled', deck: ReturnType<typeof plain>) => ({
    backLeft: waits({ on, to: 'you' }),
    deck: [...deck, climax(), ...plain(5)],
  });
  r.table({ at: 'attack', A: a, B: b('damageTaken', []) });
  r.attack('attacker', 'direct');
  r.expect({ B: { clock: 0, stock: 0 } });
  r.table({ at: 'attack', A: a, B: b('damageCanceled', plain(2)) });
  r.attack('attacker', 'direct');
  r.expect({ B: { clock: 2, stock: 0 } });
});
ruling('damageTaken: to be put into the clock is not damage (6.5)', (r) => {
  r.table({ at: 'clock', A: { hand: plain('x'), backLeft: waits({ on: 'damageTaken', to: 'you' }) } });
  r.until('mainBegins', ['clock', 'x']);
  r.expect({ A: { clock: ['x'], stock: 0 } });
});

const idle = (name: string, more: Partial<Parameters<typeof act>[2]> = {}) =>
  fighter(1000, { name, abilities: [act([], [], more)] });
ruling('used: without a label any ACT counts, with one only abilities of that label', (r) => {
  const a = { frontLeft: idle('sage', { label: 'brainstorm' }), frontRight: idle('fool') };
  const used = (when: Trigger) => {
    r.table({ at: 'main', A: a, B: { backLeft: waits(when) } });
    r.act('use sage');
    r.act('use fool');
  };
  used({ on: 'used', by: 'opponent' });
  r.expect({ B: { stock: 2 } });
  used({ on: 'used', by: 'opponent', label: 'brainstorm' });
  r.expect({ B: { stock: 1 } });
  used({ on: 'used', by: 'you' });
  r.expect({ B: { stock: 0 } });
});
ruling('used, 7.6: its own use is a use of its label, too, until its number for the turn is reached', (r) => {
  const when: Trigger = { on: 'used', by: 'you', label: 'resonate' };
  const echo = fighter(1000, { abilities: [auto(when, [charge], { perTurn: 3, label: 'resonate' })] });
  r.table({ at: 'main', A: { frontLeft: idle('sage', { label: 'resonate' }), backLeft: echo } });
  r.act('use sage');
  r.expect({ A: { stock: 3 } });
});
ruling('used: abilities of a card of that name, and of no other', (r) => {
  const a = {
    frontLeft: idle('sage'),
    frontRight: idle('fool'),
    backLeft: waits({ on: 'used', by: 'you', name: 'sage' }),
  };
  r.table({ at: 'main', A: a, B: { backLeft: waits({ on: 'used', by: 'you', name: 'sage' }) } });
  r.act('use fool');
  r.expect({ A: { stock: 0 } });
  r.act('use sage');
  r.expect({ A: { stock: 1 }, B: { stock: 0 } });
});
ruling('used: a triggered ability of the label is used when it resolves', (r) => {
  const draws = fighter(1000, {
    name: 'drawer',
    abilities: [auto({ on: 'attacks', who: 'this' }, [{ do: 'draw', amount: 1 }], { label: 'cxCombo' })],
  });
  const when: Trigger = { on: 'used', by: 'you', label: 'cxCombo', name: 'drawer' };
  r.table({ at: 'attack', A: { frontLeft: draws, backLeft: waits(when) } });
  r.attack('drawer', 'direct');
  r.expect({ A: { hand: 1, stock: 2 } });
});
ruling('used: an ability that another card gives is used by the card that has it', (r) => {
  const teacher = fighter(1000, {
    name: 'teacher',
    abilities: [cont({ ...mine, name: 'pupil' }, [{ what: 'ability', ability: act([], []) }])],
  });
  const a = (name: string) => ({
    frontLeft: fighter(1000, { name: 'pupil' }),
    frontRight: teacher,
    backLeft: waits({ on: 'used', by: 'you', name }),
  });
  r.table({ at: 'main', A: a('pupil') });
  r.act('use pupil');
  r.expect({ A: { stock: 1 } });
  r.table({ at: 'main', A: a('teacher') });
  r.act('use pupil');
  r.expect({ A: { stock: 0 } });
});

ruling('levelsUp: it says whose level ups wake it', (r) => {
  const hit = spell({ do: 'damage', amount: 1, to: 'opponent' });
  const leveled = (who: 'you' | 'opponent' | 'any') => {
    r.table({
      at: 'main',
      A: { hand: [hit], backLeft: waits({ on: 'levelsUp', who }) },
      B: { clock: 6, backLeft: waits({ on: 'levelsUp', who }) },
    });
    r.run(cast, ['levelUp', 'plain']);
  };
  leveled('you');
  r.expect({ A: { stock: 0 }, B: { stock: 1, level: 1 } });
  leveled('opponent');
  r.expect({ A: { stock: 1 }, B: { stock: 0 } });
  leveled('any');
  r.expect({ A: { stock: 1 }, B: { stock: 1 } });
});
ruling('levelsUp: two level ups at once wake it twice; a card that is put into the level zone is none', (r) => {
  const hits = spell({ do: 'damage', amount: 9, to: 'opponent' });
  r.table({
    at: 'main',
    A: { hand: [hits] },
    B: { clock: 6, deck: 12, backLeft: waits({ on: 'levelsUp', who: 'you' }) },
  });
  r.run(cast, ['levelUp', 'plain'], ['levelUp', 'plain'], ['whichAbilityFirst', 'waiter']);
  r.expect({ B: { level: 2, stock: 2 } });
  const rise = spell({ do: 'take', from: 'deck', amount: 1, to: 'level' });
  r.table({ at: 'main', A: { hand: [rise], backLeft: waits({ on: 'levelsUp', who: 'you' }) } });
  r.run(cast);
  r.expect({ A: { level: 1, stock: 0 } });
});

type Comes = Extract<Trigger, { on: 'comes' }>;
const comes = (to: Comes['to'], more: Partial<Comes> = {}) => waits({ on: 'comes', card: {}, who: 'you', to, ...more });
ruling('comes: into the clock from hand, or from anywhere; a card from elsewhere is not from hand', (r) => {
  for (const [waiter, stock] of [
    [comes('clock', { from: 'hand' }), 1],
    [comes('clock'), 1],
    [comes('clock', { from: 'deck' }), 0],
    [comes('clock', { who: 'opponent' }), 0],
  ] as const) {
    r.table({ at: 'clock', A: { hand: plain('x'), backLeft: waiter } });
    r.until('mainBegins', ['clock', 'x']);
    r.expect({ A: { clock: ['x'], stock } });
  }
});
ruling('comes: damage comes into the clock from the resolution zone, each card a card', (r) => {
  const hit = spell({ do: 'damage', amount: 3, to: 'opponent' });
  for (const [waiter, stock] of [
    [comes('clock', { from: 'resolution', card: { color: 'red' } }), 2],
    [comes('clock', { card: { type: 'climax' } }), 0],
    [comes('clock', { from: 'deck' }), 0],
  ] as const) {
    const red = fighter(1000, { color: 'red' });
    r.table({ at: 'main', A: { hand: [hit] }, B: { deck: [red, ...plain(1), red, ...plain(5)], backLeft: waiter } });
    r.run(cast, ...(stock === 2 ? ([['whichAbilityFirst', 'waiter']] as const) : []));
    r.expect({ B: { clock: 3, stock } });
  }
});
ruling('comes: into the level zone from the clock', (r) => {
  const hit = spell({ do: 'damage', amount: 1, to: 'opponent' });
  for (const [waiter, stock] of [
    [comes('level', { from: 'clock' }), 1],
    [comes('level'), 1],
    [comes('level', { card: { type: 'climax' } }), 0],
    [comes('level', { from: 'hand' }), 0],
  ] as const) {
    r.table({ at: 'main', A: { hand: [hit] }, B: { clock: 6, backLeft: waiter } });
    r.run(cast, ['levelUp', 'plain']);
    r.expect({ B: { level: 1, stock } });
  }
});
ruling('comes: into memory, from wherever it was, also from the stage', (r) => {
  const keep = (where: 'stage' | 'waitingRoom') =>
    spell({ do: 'move', target: { all: { who: 'you', where, name: 'relic' } }, to: 'memory' });
  const relic = fighter(1000, { name: 'relic' });
  for (const [waiter, where, stock] of [
    [comes('memory'), 'waitingRoom', 1],
    [comes('memory'), 'stage', 1],
    [comes('memory', { from: 'waitingRoom' }), 'waitingRoom', 1],
    [comes('memory', { from: 'waitingRoom' }), 'stage', 0],
    [comes('memory', { card: { name: 'treasure' } }), 'waitingRoom', 0],
  ] as const) {
    r.table({
      at: 'main',
      A: {
        hand: [keep(where)],
        backLeft: waiter,
        ...(where === 'stage' ? { frontLeft: relic } : { waitingRoom: [relic] }),
      },
    });
    r.run(cast);
    r.expect({ A: { memory: ['relic'], stock } });
  }
});
ruling('comes: into the waiting room, and no card that lies there already or comes elsewhere', (r) => {
  const discards = spell({ do: 'discard', amount: 1 });
  for (const [waiter, stock] of [
    [comes('waitingRoom', { from: 'hand' }), 1],
    [comes('waitingRoom', { card: { name: 'x' } }), 1],
    [comes('waitingRoom', { card: { name: 'old' } }), 0],
    [comes('waitingRoom', { card: { name: 'x' }, from: 'deck' }), 0],
    [comes('waitingRoom', { card: { name: 'x' }, who: 'opponent' }), 0],
    [comes('memory'), 0],
  ] as const) {
    r.table({ at: 'main', A: { hand: [discards, ...plain('x')], waitingRoom: plain('old'), backLeft: waiter } });
    r.run(cast);
    r.expect({ A: { waitingRoom: ['spell', 'x', 'old'], stock } });
  }
});
ruling("comes: cards go to their owners' zones, and the opponent's are not yours", (r) => {
  const raid = spell({ do: 'take', from: 'deck', amount: 1, to: 'memory', of: 'opponent' });
  r.table({ at: 'main', A: { hand: [raid], backLeft: comes('memory') }, B: { backLeft: comes('memory') } });
  r.run(cast);
  r.expect({ A: { stock: 0 }, B: { memory: 1, stock: 1 } });
  r.table({ at: 'main', A: { hand: [raid], backLeft: comes('memory', { who: 'any' }) }, B: { deck: 9 } });
  r.run(cast);
  r.expect({ A: { stock: 1 } });
});
