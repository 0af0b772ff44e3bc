// Rulings on what abilities and effects give: to cards and players, by whom, for how long, and where it ends (2.3, 7.4).
import { test } from 'vitest';
import type { Act, Auto, Effect, Gift, Granted, Until } from '../ability-data.ts';
import { act, auto, cont, event, fighter, plain } from './bench/cards.ts';
import { rulingsBy } from './bench.ts';

const ruling = rulingsBy(test);
const spell = (...effect: Effect[]) => event(effect, { name: 'spell' });
const cast = ['main', 'playEvent spell'] as const;
const mine = { who: 'you', where: 'stage' } as const;
const theirs = { who: 'opponent', where: 'stage' } as const;
const knight = fighter(3000, { name: 'knight', traits: ['Guard'] });
const squire = fighter(2000, { name: 'squire' });
const give = (target: Extract<Effect, { do: 'give' }>['target'], until: Until, ...gives: readonly Gift[]): Effect => ({
  do: 'give',
  target,
  gives,
  until,
});
const ability = (of: Granted): Gift => ({ what: 'ability', ability: of });
const guards = { ...mine, trait: 'Guard' } as const;
const captain = (...gives: Gift[]) => fighter(1000, { name: 'captain', abilities: [cont(guards, gives)] });
const stock = (amount = 1): Effect => ({ do: 'stockCharge', amount });
const asItAttacks: Auto = auto({ on: 'attacks', who: 'this' }, [stock()]);
const send = (name: string, to: 'hand' | 'waitingRoom' | 'memory'): Effect => ({
  do: 'move',
  target: { all: { ...mine, name } },
  to,
});

ruling(
  "7.4: an AUTO that is given for the turn is gone in the next, one until the end of the opponent's turn is not",
  (r) => {
    const asTurnsBegin: Auto = auto({ on: 'phaseBegins', phase: 'draw', turn: 'any' }, [stock()]);
    for (const [until, charged] of [
      ['endOfTurn', [0, 0]],
      ['endOfAttack', [0, 0]],
      ['endOfOpponentsTurn', [1, 1]],
    ] as const) {
      r.table({
        at: 'main',
        A: { hand: [spell(give({ all: mine }, until, ability(asTurnsBegin)))], frontLeft: knight },
      });
      r.run(cast);
      r.until('mainAction');
      r.expect({ turnPlayer: 'B', A: { stock: charged[0] } });
      r.until('stand');
      r.until('mainAction');
      r.expect({ turnPlayer: 'A', A: { stock: charged[1] } });
    }
  },
);
ruling('7.4: what is given until the end of the attack is gone with it', (r) => {
  const rusher = fighter(3000, {
    name: 'rusher',
    abilities: [
      auto({ on: 'attacks', who: 'this' }, [
        give({ all: mine }, 'endOfAttack', { what: 'cannot', do: 'reverse' }, ability(asItAttacks)),
      ]),
    ],
  });
  r.table({
    at: 'attack',
    A: { frontCenter: rusher, frontRight: knight },
    B: { frontCenter: fighter(9000), frontLeft: fighter(9000) },
  });
  r.attack('rusher', 'frontal');
  r.expect({ A: { frontCenter: 'rest', stock: 1 } });
  r.attack('knight', 'frontal');
  r.expect({ A: { frontRight: 'reverse', stock: 2 } });
});
ruling('7.4: what is given to a character of the opponent works for its player', (r) => {
  const curse: Auto = auto({ on: 'phaseBegins', phase: 'main', turn: 'you' }, [
    { do: 'take', from: 'deck', amount: 1, to: 'clock' },
  ]);
  r.table({
    at: 'main',
    A: { hand: [spell(give({ all: theirs }, 'endOfOpponentsTurn', ability(curse)))], frontLeft: squire },
    B: { frontLeft: knight },
  });
  r.run(cast);
  r.until('mainAction');
  r.expect({ turnPlayer: 'B', A: { clock: 0 }, B: { clock: 1 } });
});
ruling('7.4: an ACT that an effect gives is used by its card in that main phase, as often as it is paid for', (r) => {
  const drill: Act = act([{ pay: 'restThis' }], [stock(2)]);
  const free: Act = act([], [{ do: 'power', target: 'this', by: 500, until: 'endOfTurn' }], { perTurn: 2 });
  r.table({
    at: 'main',
    A: {
      hand: [spell(give({ all: guards }, 'endOfTurn', ability(drill), ability(free)))],
      frontLeft: knight,
      backLeft: squire,
    },
  });
  r.run(cast);
  r.illegal(['main', 'use squire']);
  r.act('use knight 0');
  r.illegal(['main', 'use knight 0']);
  r.act('use knight 1');
  r.act('use knight 1');
  r.illegal(['main', 'use knight']);
  r.expect({ A: { stock: 2, frontLeft: { state: 'rest', power: 4000 } } });
});
ruling('7.4: an ACT that a CONT gives is not there without its giver', (r) => {
  const drill: Act = act([], [stock()]);
  r.table({
    at: 'main',
    A: { hand: [spell(send('captain', 'hand'))], frontLeft: knight, backLeft: captain(ability(drill)) },
  });
  r.act('use knight');
  r.run(cast);
  r.illegal(['main', 'use knight']);
  r.expect({ A: { stock: 1 } });
});
ruling(
  '7.4: an AUTO that a CONT gives has woken once its moment has been, though the giver leaves before it resolves',
  (r) => {
    const drum = fighter(1000, {
      name: 'drum',
      abilities: [auto({ on: 'attacks', who: mine }, [send('captain', 'hand')])],
    });
    r.table({
      at: 'attack',
      A: { frontLeft: knight, frontRight: knight, backLeft: captain(ability(asItAttacks)), backRight: drum },
    });
    r.attack('frontLeft', 'direct', ['whichAbilityFirst', 'drum']);
    r.expect({ A: { stock: 2, backLeft: null } });
    r.attack('frontRight', 'direct');
    r.expect({ A: { stock: 3 } });
  },
);
ruling('7.4: an AUTO that a CONT gives works for those alone whom it concerns, also for who comes later', (r) => {
  const cheer: Auto = auto({ on: 'placed', who: 'this' }, [stock()]);
  r.table({ at: 'main', A: { backLeft: captain(ability(cheer)), hand: [knight, squire] } });
  r.act('playCharacter squire', ['chooseSlot', 'frontLeft']);
  r.expect({ A: { stock: 0 } });
  r.act('playCharacter knight', ['chooseSlot', 'frontRight']);
  r.expect({ A: { stock: 1 } });
});
ruling('7.4: two that give the same give it twice', (r) => {
  const both = captain(ability(asItAttacks));
  r.table({ at: 'attack', A: { frontLeft: knight, backLeft: both, backRight: both } });
  r.attack('knight', 'direct', ['whichAbilityFirst', 'captain']);
  r.expect({ A: { stock: 3 } });
});
ruling('7.4: "this" in what is given is the card that has it, and its number per turn is its own (7.6)', (r) => {
  const once: Act = act([], [{ do: 'power', target: 'this', by: 1000, until: 'endOfTurn' }], { perTurn: 1 });
  r.table({ at: 'main', A: { frontLeft: knight, frontRight: knight, backLeft: captain(ability(once)) } });
  r.act('use frontLeft');
  r.illegal(['main', 'use frontLeft']);
  r.act('use frontRight');
  r.expect({ A: { frontLeft: { power: 4000 }, frontRight: { power: 4000 }, backLeft: { power: 1000 } } });
});
ruling('7.4: a CONT that is given works while its card and the giver are there, and counts from its card', (r) => {
  const proud = cont('this', [{ what: 'power', by: { count: { ...mine, other: true }, times: 1000 } }]);
  r.table({
    at: 'main',
    A: {
      hand: [spell(send('captain', 'hand'))],
      frontLeft: knight,
      frontRight: squire,
      backLeft: captain(ability(proud)),
    },
  });
  r.expect({ A: { frontLeft: { power: 5000 }, frontRight: { power: 2000 } } });
  r.run(cast);
  r.expect({ A: { frontLeft: { power: 3000 } } });
});
ruling('7.4, SQ2: a CONT that is given and takes power away sends who has none left to the waiting room', (r) => {
  const gloom = cont(theirs, [{ what: 'power', by: -2000 }]);
  const glare = cont('this', [{ what: 'power', by: -3000 }]);
  r.table({
    at: 'main',
    A: { hand: [spell(give({ all: mine }, 'endOfTurn', ability(gloom)))], frontLeft: knight },
    B: { frontLeft: squire, frontRight: knight },
  });
  r.run(cast);
  r.expect({ B: { frontLeft: null, waitingRoom: ['squire'], frontRight: { power: 1000 } } });
  r.table({
    at: 'main',
    A: { hand: [spell(give({ all: theirs }, 'endOfTurn', ability(glare)))] },
    B: { frontLeft: squire, frontRight: fighter(4000) },
  });
  r.run(cast);
  r.expect({ B: { frontLeft: null, frontRight: { power: 1000 } } });
});
ruling('2.3: what is given stays with a card that changes slots, and not with one that left and came back', (r) => {
  r.table({
    at: 'main',
    A: {
      hand: [
        spell(give({ all: mine }, 'endOfTurn', ability(act([], [stock()])), { what: 'power', by: 500 })),
        event([send('knight', 'hand')], { name: 'recall' }),
      ],
      frontLeft: knight,
    },
  });
  r.run(cast);
  r.act('move knight', ['moveTo', 'backLeft']);
  r.act('use knight');
  r.expect({ A: { stock: 1, backLeft: { power: 3500 } } });
  r.act('playEvent recall');
  r.act('playCharacter knight', ['chooseSlot', 'frontLeft']);
  r.illegal(['main', 'use knight']);
  r.expect({ A: { frontLeft: { power: 3000 } } });
  if (r.state.modifiers.length > 0) throw new Error('no change of value is left');
});

const encore: Auto = auto({ on: 'leaves', who: 'this', to: 'waitingRoom' }, [{ do: 'encore' }], {
  label: 'encore',
  cost: [{ pay: 'discard', amount: 1 }],
});
ruling('7.4, 8.2: an Encore that an effect gave triggers as its card leaves', (r) => {
  const gift = spell(give({ all: mine }, 'endOfTurn', ability(encore)), send('knight', 'waitingRoom'));
  r.table({ at: 'main', A: { hand: [gift, ...plain('toll')], backRight: knight } });
  r.run(cast, ['encore', 'yes']);
  r.expect({ A: { backRight: { name: 'knight', state: 'rest' }, hand: 0 } });
});
for (const slots of [
  ['frontLeft', 'backLeft'],
  ['backLeft', 'frontLeft'],
] as const) {
  const [guardAt, captainAt] = slots;
  ruling(`7.4: of two that leave at once each has what the other gave it: the giver in ${captainAt}`, (r) => {
    const sweep = spell({ do: 'move', target: { all: mine }, to: 'waitingRoom' });
    const A = { hand: [sweep, ...plain('toll')], [guardAt]: knight, [captainAt]: captain(ability(encore)) };
    r.table({ at: 'main', A });
    r.run(cast, ['encore', 'yes']);
    r.expect({ A: { [guardAt]: { name: 'knight', state: 'rest' }, [captainAt]: null, hand: 0 } });
  });
  ruling(`7.4: of two that leave at once one can keep the other from Encore: the one in ${captainAt}`, (r) => {
    const sweep = spell({ do: 'move', target: { all: mine }, to: 'waitingRoom' });
    const jailer = captain({ what: 'cannot', do: 'encore' });
    r.table({ at: 'main', A: { hand: [sweep], [guardAt]: knight, [captainAt]: jailer, stock: 3 } });
    r.run(cast, ['encore', 'yes']);
    r.expect({ A: { [guardAt]: null, [captainAt]: { name: 'captain' }, stock: 0 } });
  });
  ruling(`7.4: of two that leave at once one can send the other elsewhere: the one in ${captainAt}`, (r) => {
    const sweep = spell({ do: 'move', target: { all: mine }, to: 'waitingRoom' });
    const guide = captain({ what: 'goes', to: 'memory', instead: 'waitingRoom' });
    r.table({ at: 'main', A: { hand: [sweep], [guardAt]: knight, [captainAt]: guide } });
    r.run(cast);
    r.expect({ A: { memory: ['knight'], waitingRoom: ['spell', 'captain'] } });
  });
}
ruling('7.4: the giver that has left before gives no Encore any more', (r) => {
  const strike = spell(send('captain', 'waitingRoom'), send('knight', 'waitingRoom'));
  r.table({
    at: 'main',
    A: { hand: [strike, ...plain('toll')], frontLeft: knight, backLeft: captain(ability(encore)) },
  });
  r.neverAsks('encore', cast);
  r.run(cast);
  r.expect({ A: { frontLeft: null, hand: ['toll'] } });
});

ruling('7.4: who loses its abilities loses those that it was given before, not those given after', (r) => {
  const bare: Gift = { what: 'loses', all: 'abilities' };
  const gift = ability(act([], [stock()]));
  const loud = fighter(3000, { name: 'loud', abilities: [act([], [stock(3)])] });
  r.table({
    at: 'main',
    A: {
      hand: [spell(give({ all: mine }, 'endOfTurn', gift), give({ all: mine }, 'endOfTurn', bare))],
      frontLeft: loud,
    },
  });
  r.run(cast);
  r.illegal(['main', 'use loud']);
  r.table({
    at: 'main',
    A: {
      hand: [spell(give({ all: mine }, 'endOfTurn', bare), give({ all: mine }, 'endOfTurn', gift))],
      frontLeft: loud,
    },
  });
  r.run(cast);
  r.act('use loud');
  r.expect({ A: { stock: 1 } });
});
ruling('8.2: who loses its abilities keeps the Encore of the rules, and loses one of its own', (r) => {
  const stubborn = fighter(3000, { name: 'stubborn', abilities: [encore] });
  const hush = spell(
    give({ all: mine }, 'endOfTurn', { what: 'loses', all: 'abilities' }),
    send('stubborn', 'waitingRoom'),
  );
  r.table({ at: 'main', A: { hand: [hush, ...plain('toll')], frontLeft: stubborn, stock: 3 } });
  r.run(cast, ['encore', 'yes']);
  r.expect({ A: { frontLeft: { name: 'stubborn' }, stock: 0, hand: ['toll'] } });
});
ruling('7.4: who loses its abilities for the turn has them again in the next', (r) => {
  const loud = fighter(3000, { name: 'loud', abilities: [cont('this', [{ what: 'power', by: 500 }])] });
  r.table({
    at: 'main',
    A: { hand: [spell(give({ all: mine }, 'endOfTurn', { what: 'loses', all: 'abilities' }))], frontLeft: loud },
  });
  r.run(cast);
  r.expect({ A: { frontLeft: { power: 3000 } } });
  r.until('stand');
  r.expect({ A: { frontLeft: { power: 3500 } } });
});
