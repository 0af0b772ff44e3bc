// Rulings on what abilities and effects give beside values: further abilities, traits, prohibitions, and for how long (7.4).
import { test } from 'vitest';
import type { Auto, Effect } from '../ability-data.ts';
import { act, auto, cont, event, fighter, plain } from './bench/cards.ts';
import { rested } from './bench/prepare.ts';
import { rulingsBy } from './bench.ts';

const ruling = rulingsBy(test);
const spell = (...effect: Effect[]) => event(effect, { name: 'spell' });
const cast = ['main', 'playEvent spell'] as const;
const mine = { who: 'you', where: 'stage' } as const;
const drawsAsItAttacks: Auto = auto({ on: 'attacks', who: 'this' }, [{ do: 'draw', amount: 1 }]);
const knight = fighter(3000, { name: 'knight', traits: ['Guard'] });
const cheapEncore: Auto = auto({ on: 'leaves', who: 'this', to: 'waitingRoom' }, [{ do: 'encore' }], {
  label: 'encore',
  cost: [{ pay: 'discard', amount: 1 }],
});

ruling('7.4: an AUTO that an effect gives works until the end of the turn', (r) => {
  const gift = spell({
    do: 'give',
    target: { all: mine },
    gives: [{ what: 'ability', ability: drawsAsItAttacks }],
    until: 'endOfTurn',
  });
  r.table({ at: 'main', A: { hand: [gift], frontLeft: knight }, B: { frontRight: fighter(9000) } });
  r.run(cast);
  r.until('attack');
  r.attack('frontLeft', 'side');
  r.expect({ A: { hand: 1, stock: 1, deck: 8 } });
});
ruling('7.4: what a CONT gives goes with the card that gives it', (r) => {
  const captain = fighter(1000, {
    name: 'captain',
    abilities: [cont({ ...mine, trait: 'Guard' }, [{ what: 'ability', ability: cheapEncore }])],
  });
  const strike = spell({ do: 'move', target: { all: { ...mine, name: 'knight' } }, to: 'waitingRoom' });
  r.table({ at: 'main', A: { hand: [strike, ...plain('toll')], frontLeft: knight, backLeft: captain } });
  r.run(cast, ['encore', 'yes']);
  r.expect({ A: { frontLeft: { name: 'knight', state: 'rest' }, hand: 0 } });
  r.table({ at: 'main', A: { hand: [strike, ...plain('toll')], frontLeft: knight } });
  r.run(cast);
  r.expect({ A: { frontLeft: null, hand: ['toll'] } });
});
ruling('7.4: when both leave at once, each had what the other gave', (r) => {
  const captain = fighter(1000, {
    name: 'captain',
    abilities: [cont({ ...mine, trait: 'Guard' }, [{ what: 'ability', ability: cheapEncore }])],
  });
  const sweep = spell({ do: 'move', target: { all: mine }, to: 'waitingRoom' });
  r.table({ at: 'main', A: { hand: [sweep, ...plain('toll')], frontLeft: knight, backLeft: captain } });
  r.run(cast, ['encore', 'yes']);
  r.expect({ A: { frontLeft: { name: 'knight' }, backLeft: null, hand: 0 } });
});
ruling('7.1: an ACT that is given is used by the card that has it', (r) => {
  const drill = act([{ pay: 'restThis' }], [{ do: 'power', target: 'this', by: 1000, until: 'endOfTurn' }]);
  const captain = fighter(1000, {
    name: 'captain',
    abilities: [cont({ ...mine, trait: 'Guard' }, [{ what: 'ability', ability: drill }])],
  });
  r.table({ at: 'main', A: { frontLeft: knight, backLeft: captain } });
  r.act('use knight');
  r.expect({ A: { frontLeft: { state: 'rest', power: 4000 }, backLeft: { power: 1000, state: 'stand' } } });
});
ruling('7.4: a CONT that is given counts as one of the card that has it', (r) => {
  const banner = cont({ ...mine, other: true }, [{ what: 'power', by: 500 }]);
  const gift = spell(
    { do: 'choose', as: 'one', from: { ...mine, name: 'knight' } },
    { do: 'give', target: { bound: 'one' }, gives: [{ what: 'ability', ability: banner }], until: 'endOfTurn' },
  );
  r.table({ at: 'main', A: { hand: [gift], frontLeft: knight, frontRight: fighter(2000) } });
  r.run(cast);
  r.expect({ A: { frontLeft: { power: 3000 }, frontRight: { power: 2500 } } });
});
ruling('2.3: what was given does not follow a card to its next life', (r) => {
  const gift = spell(
    { do: 'give', target: { all: mine }, gives: [{ what: 'cannot', do: 'encore' }], until: 'endOfTurn' },
    { do: 'choose', as: 'one', from: mine },
    { do: 'move', target: { bound: 'one' }, to: 'hand' },
    { do: 'place', target: { bound: 'one' }, slot: 'its' },
    { do: 'move', target: { bound: 'one' }, to: 'waitingRoom' },
  );
  r.table({ at: 'main', A: { hand: [gift], frontLeft: knight, stock: 3 } });
  r.run(cast, ['encore', 'yes']);
  r.expect({ A: { frontLeft: { name: 'knight', state: 'rest' }, stock: 0 } });
});
ruling('7.4: abilities that were taken away work no more, also not as it leaves', (r) => {
  const loud = fighter(3000, {
    name: 'loud',
    abilities: [cont({ ...mine, other: true }, [{ what: 'power', by: 500 }])],
  });
  const hush = spell({
    do: 'give',
    target: { all: { ...mine, name: 'loud' } },
    gives: [{ what: 'loses', all: 'abilities' }],
    until: 'endOfTurn',
  });
  r.table({ at: 'main', A: { hand: [hush], frontLeft: loud, frontRight: knight } });
  r.expect({ A: { frontRight: { power: 3500 } } });
  r.run(cast);
  r.expect({ A: { frontRight: { power: 3000 } } });
});
ruling('7.4: what leaves without its abilities neither wakes for its own leaving nor for that of others', (r) => {
  const last = fighter(3000, {
    abilities: [auto({ on: 'leaves', who: 'this' }, [{ do: 'stockCharge', amount: 1 }])],
  });
  const mourner = fighter(3000, {
    name: 'mourner',
    abilities: [auto({ on: 'leaves', who: { ...mine, other: true } }, [{ do: 'stockCharge', amount: 1 }])],
  });
  const hush: Effect = {
    do: 'give',
    target: { all: mine },
    gives: [{ what: 'loses', all: 'abilities' }],
    until: 'endOfTurn',
  };
  const sweep: Effect = { do: 'move', target: { all: mine }, to: 'clock' };
  for (const [effect, stock] of [
    [[sweep], 2],
    [[hush, sweep], 0],
  ] as const) {
    r.table({ at: 'main', A: { hand: [spell(...effect)], frontLeft: last, frontRight: mourner } });
    r.run(cast, ...(stock === 2 ? ([['whichAbilityFirst', 'mourner']] as const) : []));
    r.expect({ A: { frontLeft: null, frontRight: null, stock } });
  }
});
ruling('7.4: a trait that is given is one that others look for', (r) => {
  const herald = fighter(1000, {
    name: 'herald',
    abilities: [cont({ ...mine, trait: 'Guard' }, [{ what: 'power', by: 1000 }])],
  });
  const knighting = spell({
    do: 'give',
    target: { all: { ...mine, where: 'front' } },
    gives: [{ what: 'trait', is: 'Guard' }],
    until: 'endOfTurn',
  });
  r.table({ at: 'main', A: { hand: [knighting], frontLeft: fighter(2000), backLeft: herald } });
  r.expect({ A: { frontLeft: { power: 2000 } } });
  r.run(cast);
  r.expect({ A: { frontLeft: { power: 3000 } } });
});
ruling('5.2: a color that an ability gives pays the color requirement', (r) => {
  const dye = fighter(1000, {
    name: 'dye',
    abilities: [cont({ who: 'you', where: 'level' }, [{ what: 'color', is: 'red' }])],
  });
  const red = fighter(5000, { name: 'red', color: 'red', level: 1 });
  r.table({ at: 'main', A: { hand: [red], level: 1, backLeft: dye } });
  r.act('playCharacter red', ['chooseSlot', 'frontLeft']);
  r.expect({ A: { frontLeft: { name: 'red' } } });
});
ruling('5.5: a hand limit that is raised is read as the turn ends', (r) => {
  const pockets = fighter(1000, { name: 'pockets', abilities: [cont('you', [{ what: 'handLimit', by: 1 }])] });
  r.table({ at: 'end', A: { hand: 8, backLeft: pockets }, B: { hand: 8 } });
  r.until('stand');
  r.expect({ A: { hand: 8 } });
});
ruling('7.4: damage that is lessened to nothing is no damage at all (SQ3)', (r) => {
  const shield = fighter(1000, { name: 'shield', abilities: [cont('you', [{ what: 'damage', by: -1 }])] });
  r.table({
    at: 'attack',
    A: { frontLeft: fighter(3000), frontRight: fighter(3000, { soul: 2 }) },
    B: { backLeft: shield },
  });
  r.attack('frontLeft', 'direct');
  r.expect({ B: { clock: 1 } });
  r.attack('frontRight', 'direct');
  r.expect({ B: { clock: 3 } });
});
ruling('7.3: a prohibition beats a permission: what cannot be reversed loses its battle standing', (r) => {
  const rock = fighter(1000, { name: 'rock', abilities: [cont('this', [{ what: 'cannot', do: 'reverse' }])] });
  r.table({ at: 'attack', A: { frontLeft: fighter(5000) }, B: { frontRight: rock } });
  r.attack('frontLeft', 'frontal');
  r.expect({ B: { frontRight: 'stand' } });
});
ruling('7.3: "cannot be chosen" stops the effects of the other side, and nothing but choosing', (r) => {
  const ghost = fighter(3000, { name: 'ghost', abilities: [cont('this', [{ what: 'cannot', do: 'beChosen' }])] });
  const grab = spell(
    { do: 'choose', as: 'one', from: { who: 'opponent', where: 'stage' } },
    { do: 'move', target: { bound: 'one' }, to: 'hand' },
  );
  r.table({ at: 'main', A: { hand: [grab] }, B: { frontLeft: ghost, frontRight: knight } });
  r.run(cast);
  r.expect({ B: { frontLeft: { name: 'ghost' }, frontRight: null } });
  const sweep = spell({ do: 'move', target: { all: { who: 'opponent', where: 'stage' } }, to: 'hand' });
  r.table({ at: 'main', A: { hand: [sweep] }, B: { frontLeft: ghost, frontRight: knight } });
  r.run(cast);
  r.expect({ B: { frontLeft: null, frontRight: null } });
});
ruling('7.4: a replacement sends it elsewhere, and it has never gone to the waiting room', (r) => {
  const fading = fighter(3000, {
    name: 'fading',
    abilities: [cont('this', [{ what: 'goes', to: 'memory', instead: 'waitingRoom' }])],
  });
  const strike = spell({ do: 'move', target: { all: mine }, to: 'waitingRoom' });
  r.table({ at: 'main', A: { hand: [strike], frontLeft: fading, stock: 3 } });
  r.neverAsks('encore', cast);
  r.run(cast);
  r.expect({ A: { memory: ['fading'], waitingRoom: ['spell'], stock: 3 } });
});
ruling('7.6: an ability is used up to its number in a turn, and anew in the next', (r) => {
  const twice = fighter(3000, {
    name: 'twice',
    abilities: [act([], [{ do: 'stockCharge', amount: 1 }], { perTurn: 2 })],
  });
  r.table({ at: 'main', A: { frontLeft: twice } });
  r.act('use twice');
  r.act('use twice');
  r.illegal(['main', 'use twice']);
  r.expect({ A: { stock: 2 } });
});
ruling('7.6: triggers after the number are skipped', (r) => {
  const once = fighter(3000, {
    name: 'once',
    abilities: [
      auto({ on: 'placed', who: { ...mine, other: true } }, [{ do: 'stockCharge', amount: 1 }], { perTurn: 1 }),
    ],
  });
  r.table({ at: 'main', A: { frontLeft: once, hand: plain('one', 'two') } });
  r.act('playCharacter one', ['chooseSlot', 'frontRight']);
  r.act('playCharacter two', ['chooseSlot', 'backLeft']);
  r.expect({ A: { stock: 1 } });
});
ruling('6.3: two trigger checks are two, one after the other', (r) => {
  const eager = fighter(3000, { name: 'eager', abilities: [cont('this', [{ what: 'triggerChecks', by: 1 }])] });
  r.table({ at: 'attack', A: { frontLeft: eager, deck: plain('one', 'two', 'three') } });
  r.attack('frontLeft', 'direct');
  r.expect({ A: { stock: ['two', 'one'], deck: ['three'] } });
});
ruling('6.1: side attacks lose no soul where an ability says so', (r) => {
  const sly = fighter(3000, {
    name: 'sly',
    soul: 2,
    abilities: [cont('this', [{ what: 'may', do: 'sideAttackFully' }])],
  });
  r.table({ at: 'attack', A: { frontLeft: sly }, B: { frontRight: rested(fighter(9000, { level: 2 })) } });
  r.attack('frontLeft', 'side');
  r.expect({ B: { clock: 2 } });
});
