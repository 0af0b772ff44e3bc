// Rulings on what cards and players cannot do (7.3), and on traits, names, colors and icons that abilities give (7.4).
import { test } from 'vitest';
import type { Effect, Gift, Restriction, Select } from '../ability-data.ts';
import { act, auto, backup, climax, cont, event, fighter, plain } from './bench/cards.ts';
import { rested, reversed } from './bench/prepare.ts';
import { rulingsBy } from './bench.ts';

const ruling = rulingsBy(test);
const mine = { who: 'you', where: 'stage' } as const;
const theirs = { who: 'opponent', where: 'stage' } as const;
const charge: Effect = { do: 'stockCharge', amount: 1 };
const spell = (...effect: Effect[]) => event(effect, { name: 'spell' });
const cast = ['main', 'playEvent spell'] as const;
const knight = fighter(3000, { name: 'knight' });
const cannot = (...what: Restriction[]) =>
  fighter(3000, { name: 'bound', abilities: what.map((one) => cont('this', [{ what: 'cannot', do: one }])) });
const give = (gift: Gift, target: 'you' | 'opponent' | Select): Effect => ({
  do: 'give',
  target: typeof target === 'string' ? target : { all: target },
  gives: [gift],
  until: 'endOfTurn',
});
const forbid = (what: Restriction, target: 'you' | 'opponent' | Select = mine): Effect =>
  give({ what: 'cannot', do: what }, target);

ruling('attack: it is not offered, others are; forbidden for the turn it attacks in the next', (r) => {
  r.table({ at: 'attack', A: { frontLeft: cannot('attack'), frontRight: knight } });
  r.offers('attack', ['knight']);
  r.table({ at: 'main', A: { hand: [spell(forbid('attack', theirs))] }, B: { frontLeft: knight, deck: 20 } });
  r.run(cast);
  r.until('stand');
  r.until('attack');
  r.offers('attack', ['knight']);
});
ruling('attack: who stands in front alone and cannot attack leaves no attack step', (r) => {
  r.table({ at: 'attackBegins', A: { frontLeft: cannot('attack'), backLeft: knight } });
  r.until('encore');
  r.happened({ attacked: 0 });
});
ruling('frontalAttack, sideAttack: one leaves the other, both leave none but the direct attack', (r) => {
  const b = { frontRight: knight, deck: plain(9) };
  for (const [bound, kind, clock] of [
    [cannot('frontalAttack'), 'side', 1],
    [cannot('sideAttack'), 'frontal', 1],
  ] as const) {
    r.table({ at: 'attack', A: { frontLeft: bound }, B: b });
    r.neverAsks('attackKind', ['attack', 'bound']);
    r.run(['attack', 'bound']);
    r.expect({ B: { clock, frontRight: kind === 'side' ? 'stand' : 'reverse' } });
  }
  const neither = cannot('frontalAttack', 'sideAttack');
  r.table({ at: 'attack', A: { frontLeft: neither, frontRight: neither }, B: b });
  r.illegal(['attack', 'frontLeft']);
  r.attack('frontRight', 'direct');
  r.expect({ B: { clock: 2 } });
});
ruling('stand: neither the stand phase nor an effect stands it', (r) => {
  const raise = spell({ do: 'turn', target: { all: mine }, to: 'stand' });
  r.table({ at: 'stand', A: { frontLeft: rested(cannot('stand')), frontRight: rested(knight), hand: [raise] } });
  r.until('mainAction');
  r.expect({ A: { frontLeft: 'rest', frontRight: 'stand' } });
  r.act('move frontRight', ['moveTo', 'backLeft']);
  r.run(cast);
  r.expect({ A: { frontLeft: 'rest' } });
});
ruling('stand: it comes onto the stage standing all the same, and may be turned otherwise', (r) => {
  const lay: Effect = { do: 'turn', target: { all: mine }, to: 'reverse' };
  r.table({ at: 'main', A: { hand: [cannot('stand'), spell(lay)] } });
  r.act('playCharacter bound', ['chooseSlot', 'frontLeft']);
  r.expect({ A: { frontLeft: 'stand' } });
  r.run(cast);
  r.expect({ A: { frontLeft: 'reverse' } });
});
ruling(
  'encore: neither its own nor a printed Encore can be used, other abilities that wait for its leaving can',
  (r) => {
    const stuck = fighter(3000, {
      name: 'stuck',
      abilities: [
        cont('this', [{ what: 'cannot', do: 'encore' }]),
        auto({ on: 'leaves', who: 'this', to: 'waitingRoom' }, [{ do: 'encore' }], {
          label: 'encore',
          cost: [{ pay: 'discard', amount: 1 }],
        }),
        auto({ on: 'leaves', who: 'this', to: 'waitingRoom' }, [{ do: 'damage', amount: 1, to: 'opponent' }]),
      ],
    });
    r.table({ at: 'encore', A: { frontLeft: reversed(stuck), stock: 3, hand: 1 } });
    r.neverAsks('encore');
    r.run();
    r.expect({ A: { frontLeft: null, stock: 3, hand: 1 }, B: { clock: 1 } });
  },
);
ruling('encore: another card may forbid it, as long as it is there when the character leaves', (r) => {
  const warden = fighter(1000, { name: 'warden', abilities: [cont(theirs, [{ what: 'cannot', do: 'encore' }])] });
  r.table({ at: 'encore', A: { backLeft: warden }, B: { frontLeft: reversed(knight), stock: 3 } });
  r.neverAsks('encore');
  r.table({ at: 'encore', A: { backLeft: reversed(warden) }, B: { frontLeft: reversed(knight), stock: 3 } });
  r.run(['B.encore', 'yes']);
  r.expect({ B: { frontLeft: { name: 'knight', state: 'rest' } } });
});
ruling('reverse: neither a battle nor an effect reverses it, and others it does', (r) => {
  const fell = spell({ do: 'turn', target: { all: mine }, to: 'reverse' });
  r.table({ at: 'main', A: { hand: [fell], frontLeft: cannot('reverse'), frontRight: knight } });
  r.run(cast);
  r.expect({ A: { frontLeft: 'stand', frontRight: 'reverse' } });
  r.table({ at: 'attack', A: { frontLeft: knight }, B: { frontRight: cannot('reverse') } });
  r.attack('knight', 'frontal');
  r.expect({ A: { frontLeft: 'reverse' }, B: { frontRight: 'stand' } });
});
ruling('reverse: what waits for its being reversed does not wake', (r) => {
  const fan = fighter(9000, {
    name: 'fan',
    abilities: [auto({ on: 'turned', who: 'battleOpponent', to: 'reverse' }, [{ do: 'draw', amount: 1 }])],
  });
  r.table({ at: 'attack', A: { frontLeft: fan }, B: { frontRight: cannot('reverse') } });
  r.attack('fan', 'frontal');
  r.expect({ A: { hand: 0 } });
});
ruling('move: it is neither moved nor changed for another, in the main phase or by an effect', (r) => {
  r.table({ at: 'main', A: { frontLeft: cannot('move'), frontRight: knight } });
  r.offers('main', ['move knight']);
  r.offers('moveTo', ['frontCenter', 'backLeft', 'backRight'], ['main', 'move knight']);
  const push = spell({ do: 'swap', target: { all: { ...mine, name: 'bound' } } });
  const pull = spell({ do: 'swap', target: { all: { ...mine, name: 'knight' } } });
  r.table({ at: 'main', A: { hand: [push], frontLeft: cannot('move') } });
  r.neverAsks('moveTo', cast);
  r.table({ at: 'main', A: { hand: [pull], frontLeft: cannot('move'), frontRight: knight } });
  r.offers('moveTo', ['frontCenter', 'backLeft', 'backRight'], cast);
  const shove = spell({ do: 'place', target: { all: { ...mine, name: 'knight' } }, slot: 'front' });
  r.table({ at: 'main', A: { hand: [shove], frontLeft: cannot('move'), frontCenter: knight } });
  r.neverAsks('placeSlot', cast);
  r.run(cast);
  r.expect({ A: { frontRight: { name: 'knight' } } });
});
ruling('move: placing another onto its slot is no move of it: it leaves by the rule', (r) => {
  r.table({ at: 'main', A: { hand: [knight], frontLeft: cannot('move') } });
  r.act('playCharacter knight', ['chooseSlot', 'frontLeft']);
  r.expect({ A: { frontLeft: { name: 'knight' }, waitingRoom: ['bound'] } });
});
ruling('move: where nobody can make room there is no move', (r) => {
  const bound = cannot('move');
  const a = { frontLeft: knight, frontCenter: bound, frontRight: bound, backLeft: bound, backRight: bound };
  r.table({ at: 'main', A: a });
  r.offers('main', []);
});
ruling("beChosen: neither an effect nor a trigger icon of the opponent's chooses it, its own side's do", (r) => {
  const grab = (from: Select) =>
    spell({ do: 'choose', as: 'one', from }, { do: 'move', target: { bound: 'one' }, to: 'hand' });
  r.table({ at: 'main', A: { hand: [grab(theirs)] }, B: { frontLeft: cannot('beChosen') } });
  r.run(cast);
  r.expect({ B: { frontLeft: 'stand' } });
  r.table({ at: 'main', A: { hand: [grab(mine)], frontLeft: cannot('beChosen') } });
  r.run(cast);
  r.expect({ A: { frontLeft: null } });
  const deck = [climax(['return'], { name: 'wind' }), ...plain(5)];
  r.table({
    at: 'attack',
    A: { frontLeft: knight, deck },
    B: { frontLeft: cannot('beChosen'), backLeft: fighter(1, { name: 'other' }) },
  });
  r.offers('returnToHand', ['other'], ['attack', 'knight']);
});
ruling("beChosen: who chooses for the other player's effect is bound by it as that player is", (r) => {
  const lose = (seat: 'you' | 'opponent') =>
    spell({
      do: 'by',
      who: 'opponent',
      then: [
        { do: 'choose', as: 'one', from: { who: seat, where: 'stage' } },
        { do: 'move', target: { bound: 'one' }, to: 'hand' },
      ],
    });
  r.table({ at: 'main', A: { hand: [lose('you')] }, B: { frontLeft: cannot('beChosen') } });
  r.run(cast);
  r.expect({ B: { frontLeft: 'stand' } });
});
ruling('beChosen: it may be attacked, and what concerns all concerns it', (r) => {
  r.table({ at: 'attack', A: { frontLeft: fighter(9000) }, B: { frontRight: cannot('beChosen') } });
  r.attack('frontLeft', 'frontal');
  r.expect({ B: { frontRight: 'reverse' } });
});
ruling('use: its ACTs are not offered, neither its own nor those that it is given; its AUTOs work', (r) => {
  const mute = fighter(1000, {
    name: 'mute',
    abilities: [
      cont('this', [{ what: 'cannot', do: 'use' }]),
      act([], [charge]),
      auto({ on: 'attacks', who: 'this' }, [{ do: 'draw', amount: 1 }]),
    ],
  });
  const teacher = fighter(1000, {
    name: 'teacher',
    abilities: [cont({ ...mine, other: true }, [{ what: 'ability', ability: act([], [charge]) }])],
  });
  r.table({ at: 'main', A: { frontLeft: mute, frontRight: knight, backLeft: teacher } });
  r.offers('main', ['move mute', 'move knight', 'move teacher', 'use knight']);
  r.until('attack');
  r.attack('mute', 'direct');
  r.expect({ A: { hand: 1 } });
});
ruling("use: the opponent's cards may be what forbids it", (r) => {
  const sage = fighter(1000, { name: 'sage', abilities: [act([], [charge])] });
  const jailer = fighter(1000, { name: 'jailer', abilities: [cont(theirs, [{ what: 'cannot', do: 'use' }])] });
  r.table({ at: 'main', A: { frontLeft: sage }, B: { backLeft: jailer } });
  r.illegal(['main', 'use sage']);
});
ruling('use: an ACT in hand cannot be used either, where its card says so', (r) => {
  const { abilities } = backup(1000, 0);
  const broken = fighter(1000, {
    name: 'broken',
    abilities: [cont('this', [{ what: 'cannot', do: 'use' }], { in: 'hand' }), ...abilities],
  });
  r.table({ at: 'attack', A: { frontLeft: knight }, B: { frontRight: knight, hand: [broken, backup(1000, 0)] } });
  r.offers('counter', ['use backup'], ['attack', 'knight'], ['attackKind', 'frontal']);
});
ruling('play: a card on the stage may forbid the play of hand cards of a kind', (r) => {
  const censor = fighter(1000, {
    name: 'censor',
    abilities: [cont({ who: 'opponent', where: 'hand', level: { atMost: 0 } }, [{ what: 'cannot', do: 'play' }])],
  });
  const high = fighter(5000, { name: 'high', level: 1 });
  r.table({ at: 'main', A: { hand: [knight, spell(), high], level: 1 }, B: { backLeft: censor } });
  r.offers('main', ['playCharacter high']);
});

const storm = climax([], { name: 'storm' });
const parry = event([], { name: 'parry', counter: true });
ruling('playEvents: no events of that player, in the main phase and as a counter; all else may be played', (r) => {
  const ban = fighter(1000, { name: 'ban', abilities: [cont('opponent', [{ what: 'cannot', do: 'playEvents' }])] });
  r.table({ at: 'main', A: { hand: [spell(), knight] }, B: { backLeft: ban, hand: 1 } });
  r.offers('main', ['playCharacter knight']);
  r.table({ at: 'main', A: { hand: [spell(charge)], backLeft: ban } });
  r.run(cast);
  r.expect({ A: { stock: 1 } });
  r.table({ at: 'attack', A: { frontLeft: knight, backLeft: ban }, B: { frontRight: knight, hand: [parry] } });
  r.offers('counter', [], ['attack', 'knight'], ['attackKind', 'frontal']);
  const both = { frontRight: knight, hand: [parry, backup(1000, 0)] };
  r.table({ at: 'attack', A: { frontLeft: knight, backLeft: ban }, B: both });
  r.offers('counter', ['use backup'], ['attack', 'knight'], ['attackKind', 'frontal']);
});
ruling('useBackup: no Backup of that player; events may be played', (r) => {
  const ban = fighter(1000, { name: 'ban', abilities: [cont('opponent', [{ what: 'cannot', do: 'useBackup' }])] });
  const b = { frontRight: knight, hand: [parry, backup(1000, 0)] };
  r.table({ at: 'attack', A: { frontLeft: knight, backLeft: ban }, B: b });
  r.offers('counter', ['play parry'], ['attack', 'knight'], ['attackKind', 'frontal']);
  r.table({ at: 'attack', A: { frontLeft: knight }, B: { ...b, backLeft: ban } });
  r.offers('counter', ['play parry', 'use backup'], ['attack', 'knight'], ['attackKind', 'frontal']);
});
ruling('playCharacters: no characters of that player; an effect may place one', (r) => {
  const ban = fighter(1000, { name: 'ban', abilities: [cont('you', [{ what: 'cannot', do: 'playCharacters' }])] });
  const bring = spell(
    { do: 'choose', as: 'one', from: { who: 'you', where: 'hand' } },
    { do: 'place', target: { bound: 'one' }, slot: 'emptyBack' },
  );
  r.table({ at: 'main', A: { hand: [knight, bring], backLeft: ban } });
  r.offers('main', ['playEvent spell', 'move ban']);
  r.run(cast, ['chooseTarget', 'knight']);
  r.expect({ A: { backRight: { name: 'knight' } } });
});
ruling('playClimaxes: no climax of that player in that turn', (r) => {
  const ban = spell(forbid('playClimaxes', 'you'));
  r.table({ at: 'main', A: { hand: [ban, storm], clock: 1 } });
  r.run(cast);
  r.until('climax');
  r.offers('climax', []);
  r.table({ at: 'main', A: { hand: [spell(forbid('playClimaxes', 'opponent')), storm], clock: 1 } });
  r.run(cast);
  r.until('climax');
  r.offers('climax', ['storm']);
});
ruling("a ban for the opponent's next turn holds there, and not in the turn after", (r) => {
  const ban: Effect = {
    do: 'give',
    target: 'opponent',
    gives: [{ what: 'cannot', do: 'playCharacters' }],
    until: 'endOfOpponentsTurn',
  };
  r.table({ at: 'main', A: { hand: [spell(ban)], deck: 20 }, B: { hand: [knight], deck: 20 } });
  r.run(cast);
  r.until('stand');
  r.until('mainAction');
  r.illegal(['main', 'playCharacter knight']);
  r.until('stand');
  r.until('stand');
  r.until('mainAction');
  r.offers('main', ['playCharacter knight', 'playCharacter plain', 'playCharacter plain']);
});

const herald = (from: Select) =>
  fighter(1000, { name: 'herald', abilities: [cont(from, [{ what: 'power', by: 1000 }])] });
ruling('7.4: a trait, a name, a color or an icon that a CONT gives is one that others look for', (r) => {
  for (const [gift, kind] of [
    [{ what: 'trait', is: 'Guard' }, { trait: 'Guard' }],
    [{ what: 'name', is: 'captain' }, { name: 'captain' }],
    [{ what: 'name', is: 'sea captain' }, { nameHas: 'captain' }],
    [{ what: 'color', is: 'red' }, { color: 'red' }],
    [{ what: 'icon', is: 'soul' }, { icon: 'soul' }],
  ] as const) {
    const painter = fighter(1000, {
      name: 'painter',
      abilities: [cont({ who: 'you', where: 'frontLeft' }, [gift])],
    });
    const a = { frontLeft: knight, frontRight: knight, backLeft: herald({ ...mine, ...kind }) };
    r.table({ at: 'main', A: { ...a, backRight: painter } });
    r.expect({ A: { frontLeft: { power: 4000 }, frontRight: { power: 3000 } } });
    r.act('move painter', ['moveTo', 'frontLeft']);
    r.expect({ A: { backRight: { power: 3000 } } });
    r.table({ at: 'main', A: a });
    r.expect({ A: { frontLeft: { power: 3000 } } });
  }
});
ruling('7.4: what is given comes beside what is printed', (r) => {
  const dyed = fighter(1000, {
    name: 'dyed',
    traits: ['Ferry'],
    abilities: [
      cont('this', [
        { what: 'trait', is: 'Guard' },
        { what: 'name', is: 'alias' },
        { what: 'color', is: 'red' },
      ]),
    ],
  });
  for (const kind of [
    { trait: 'Ferry' },
    { trait: 'Guard' },
    { name: 'dyed' },
    { name: 'alias' },
    { color: 'yellow' },
    { color: 'red' },
  ] as const) {
    r.table({ at: 'main', A: { frontLeft: dyed, backLeft: herald({ ...mine, ...kind }) } });
    r.expect({ A: { frontLeft: { power: 2000 } } });
  }
});
ruling('7.4: traits may be taken away, and then given ones remain', (r) => {
  const bare = fighter(1000, {
    name: 'bare',
    traits: ['Ferry'],
    abilities: [cont('this', [{ what: 'loses', all: 'traits' }])],
  });
  r.table({ at: 'main', A: { frontLeft: bare, backLeft: herald({ ...mine, trait: 'Ferry' }) } });
  r.expect({ A: { frontLeft: { power: 1000 } } });
});
ruling('5.2: a color that a card in the clock is given pays the color requirement, while it is given', (r) => {
  const dye = fighter(1000, {
    name: 'dye',
    abilities: [cont({ who: 'you', where: 'clock' }, [{ what: 'color', is: 'red' }])],
  });
  const hand = [fighter(5000, { name: 'red', color: 'red', level: 1 })];
  const a = { hand, level: 1, clock: 1 };
  r.table({ at: 'main', A: a });
  r.illegal(['main', 'playCharacter red']);
  r.table({ at: 'main', A: { ...a, backLeft: dye } });
  r.act('playCharacter red', ['chooseSlot', 'frontLeft']);
  r.expect({ A: { hand: 0 } });
  r.table({ at: 'main', A: a, B: { backLeft: dye } });
  r.illegal(['main', 'playCharacter red']);
});
ruling('1.2: an icon that is given to a revealed card is run, beside its own', (r) => {
  const lens = fighter(1000, {
    name: 'lens',
    abilities: [cont({ who: 'you', where: 'resolution', type: 'character' }, [{ what: 'icon', is: 'soul' }])],
  });
  r.table({ at: 'attack', A: { frontLeft: knight, backLeft: lens }, B: { deck: plain(9) } });
  r.attack('knight', 'direct');
  r.expect({ A: { frontLeft: { soul: 2 } }, B: { clock: 3 } });
});
