// Rulings on declaring an attack, its order and its soul (6.1, 6.2, 6.5).
import { test } from 'vitest';
import { auto, climax, cont, event, fighter, plain } from './bench/cards.ts';
import { rested, reversed } from './bench/prepare.ts';
import { rulingsBy } from './bench.ts';

const ruling = rulingsBy(test);
const soulTrigger = (n: 1 | 2) => fighter(1000, { name: 'trigger', icons: n === 1 ? ['soul'] : ['soul', 'soul'] });

ruling('G18: an attack against an empty slot is direct and deals one more', (r) => {
  r.table({ at: 'attack', A: { frontCenter: fighter(3000) } });
  r.attack('frontCenter', 'direct');
  r.expect({ A: { frontCenter: 'rest', stock: 1 }, B: { clock: 2 } });
});
ruling('G19: two soul icons deal two more', (r) => {
  r.table({ at: 'attack', A: { frontCenter: fighter(3000), deck: [soulTrigger(2), ...plain(5)] } });
  r.attack('frontCenter', 'direct');
  r.expect({ A: { frontCenter: { soul: 3 } }, B: { clock: 4 } });
});
ruling('G20: soul 2 against the side of level 2 deals nothing: no damage is dealt, none is cancelled', (r) => {
  r.table({
    at: 'attack',
    A: { frontCenter: fighter(3000, { soul: 2 }) },
    B: { frontCenter: fighter(3000, { level: 2 }) },
  });
  r.attack('frontCenter', 'side');
  r.expect({ B: { clock: 0, deck: 10, waitingRoom: 0 } });
  r.happened({ damageTaken: 0, damageCanceled: 0 });
});
ruling('G22: against the side of level 0 the soul stays as it is', (r) => {
  r.table({ at: 'attack', A: { frontCenter: fighter(3000) }, B: { frontCenter: fighter(3000) } });
  r.attack('frontCenter', 'side');
  r.expect({ B: { clock: 1 } });
});
ruling('G22, SQ5, SQ4: against the side of a negative level the soul stays as it is', (r) => {
  const below = fighter(3000, { abilities: [cont('this', [{ what: 'level', by: -1 }])] });
  r.table({ at: 'attack', A: { frontCenter: fighter(3000) }, B: { frontCenter: below } });
  r.attack('frontCenter', 'side');
  r.expect({ B: { frontCenter: { level: -1, state: 'stand' }, clock: 1 } });
});
ruling('G23, SQ3: a soul below zero stays below zero, and its attack deals no damage', (r) => {
  r.table({
    at: 'attack',
    options: { attackSoulUntil: 'turn' },
    A: { frontCenter: fighter(3000), deck: [soulTrigger(1), ...plain(5)] },
    B: { frontCenter: fighter(3000, { level: 3 }) },
  });
  r.attack('frontCenter', 'side');
  r.expect({ A: { frontCenter: { state: 'rest', soul: -1 } }, B: { clock: 0, deck: 10 } });
  r.happened({ damageTaken: 0, damageCanceled: 0 });
});
ruling('SQ3: a character of soul 0 stays on the stage and may attack', (r) => {
  r.table({ at: 'attack', A: { frontCenter: fighter(3000, { soul: 0 }) }, B: { frontCenter: fighter(2000) } });
  r.attack('frontCenter', 'frontal');
  r.expect({ A: { frontCenter: 'rest' }, B: { frontCenter: 'reverse', deck: 10 } });
});
ruling(
  'G24, SQ26: a frontal attack whose defender leaves stays frontal: no bonus, the counter step comes, no battle',
  (r) => {
    const wind = climax(['soul', 'return'], { name: 'wind' });
    r.table({
      at: 'attack',
      A: { frontCenter: fighter(1000, { soul: 2 }), deck: [wind, ...plain(5)] },
      B: { frontCenter: fighter(9000, { name: 'defender' }) },
    });
    r.at(
      'counter',
      [
        ['attack', 'frontCenter'],
        ['attackKind', 'frontal'],
        ['whichIconFirst', 'soul'],
        ['returnToHand', 'defender'],
      ],
      (there) => there.expect({ B: { frontCenter: null, hand: ['defender'] } }),
    );
    r.attack('frontCenter', 'frontal', ['whichIconFirst', 'return'], ['returnToHand', 'defender']);
    r.expect({ A: { frontCenter: 'rest' }, B: { clock: 3, frontCenter: null } });
  },
);
ruling('SQ27: a side attack whose facing character leaves stays a side attack, with the level it had', (r) => {
  const wind = climax(['return'], { name: 'wind' });
  r.table({
    at: 'attack',
    A: { frontCenter: fighter(1000, { soul: 2 }), deck: [wind, ...plain(5)] },
    B: { frontCenter: fighter(9000, { name: 'facing', level: 1 }) },
  });
  r.attack('frontCenter', 'side', ['returnToHand', 'facing']);
  r.expect({ B: { clock: 1, hand: ['facing'] } });
});
ruling('the type of an attack stays when somebody enters the facing slot', (r) => {
  const jump = auto({ on: 'attacks', who: { who: 'opponent', where: 'stage' } }, [{ do: 'swap', target: 'this' }]);
  r.table({
    at: 'attack',
    A: { frontCenter: fighter(9000) },
    B: { backLeft: fighter(1000, { name: 'jumper', abilities: [jump] }), hand: 1 },
  });
  r.attack('frontCenter', 'direct', ['moveTo', 'frontCenter']);
  r.expect({ B: { frontCenter: { name: 'jumper', state: 'stand' }, clock: 2 } });
});
ruling(
  'G26, SQ28: an attacker that leaves when it attacks is checked for a trigger, and deals neither damage nor battle',
  (r) => {
    const shy = fighter(9000, {
      abilities: [auto({ on: 'attacks', who: 'this' }, [{ do: 'move', target: 'this', to: 'hand' }])],
    });
    r.table({ at: 'attack', A: { frontCenter: shy, deck: plain(5) }, B: { frontCenter: fighter(1000), hand: 1 } });
    r.at(
      'counter',
      [
        ['attack', 'frontCenter'],
        ['attackKind', 'frontal'],
      ],
      () => undefined,
    );
    r.attack('frontCenter', 'frontal');
    r.expect({ A: { frontCenter: null, hand: 1, stock: 1 }, B: { frontCenter: 'stand', clock: 0, deck: 10 } });
    r.happened({ triggered: 1, damageTaken: 0, damageCanceled: 0 });
  },
);
ruling('SQ25: declaration, trigger, counter, damage and battle come in this order', (r) => {
  const card = event([{ do: 'power', target: { all: { who: 'you', where: 'stage' } }, by: 500, until: 'endOfTurn' }], {
    counter: true,
  });
  const trigger = climax(['draw'], { name: 'book' });
  const a = { frontCenter: fighter(3000), deck: [trigger, ...plain(9)] };
  r.table({ at: 'attack', A: a, B: { frontCenter: fighter(2000), hand: [card] } });
  const declared = [
    ['attack', 'frontCenter'],
    ['attackKind', 'frontal'],
  ] as const;
  r.at('mayDraw', declared, (there) =>
    there.expect({ A: { frontCenter: 'rest', resolution: ['book'] }, B: { clock: 0 } }),
  );
  r.at('counter', declared, (there) => there.expect({ A: { stock: 1 }, B: { clock: 0, frontCenter: 'stand' } }));
  r.attack('frontCenter', 'frontal', ['counter', 'play event']);
  r.expect({ B: { clock: 1, frontCenter: 'reverse' } });
});
ruling('a facing character in any state, even reversed, leaves the choice of frontal or side', (r) => {
  r.table({ at: 'attack', A: { frontCenter: fighter(3000) }, B: { frontCenter: reversed(fighter(3000)) } });
  r.offers('attackKind', ['frontal', 'side'], ['attack', 'frontCenter']);
});
ruling('front left faces front right: slots face each other crosswise', (r) => {
  r.table({
    at: 'attack',
    A: { frontLeft: fighter(5000), frontRight: fighter(5000) },
    B: { frontRight: fighter(3000) },
  });
  r.attack('frontLeft', 'frontal');
  r.attack('frontRight', 'direct');
  r.expect({ B: { frontRight: 'reverse', clock: 3 } });
});
ruling('only standing characters in front attack', (r) => {
  r.table({
    at: 'attack',
    A: {
      frontLeft: rested(fighter(1)),
      frontCenter: fighter(2),
      frontRight: reversed(fighter(3)),
      backLeft: fighter(4),
    },
  });
  r.offers('attack', ['fighter']);
  r.illegal(['attack', 'frontLeft']);
  r.illegal(['attack', 'backLeft']);
});
ruling('a character that cannot attack is not offered, and one that cannot side attack attacks frontally', (r) => {
  const tame = fighter(3000, { name: 'tame', abilities: [cont('this', [{ what: 'cannot', do: 'attack' }])] });
  const bold = fighter(3000, { name: 'bold', abilities: [cont('this', [{ what: 'cannot', do: 'sideAttack' }])] });
  r.table({ at: 'attack', A: { frontLeft: tame, frontCenter: bold }, B: { frontCenter: fighter(3000) } });
  r.offers('attack', ['bold']);
  r.run(['attack', 'bold']);
  r.expect({ B: { frontCenter: 'reverse' } });
});
ruling('the turn player may stop attacking while it could still attack', (r) => {
  r.table({ at: 'attack', A: { frontLeft: fighter(1000), frontRight: fighter(1000) } });
  r.attack('frontLeft', 'direct');
  r.until('attack');
  r.run();
  r.until('end');
  r.happened({ attacked: 1 });
});
ruling('attackSoulUntil attack: the bonus of a direct attack ends with the attack', (r) => {
  r.table({ at: 'attack', A: { frontCenter: fighter(3000) } });
  r.attack('frontCenter', 'direct');
  r.expect({ A: { frontCenter: { soul: 1 } } });
});
ruling('attackSoulUntil turn: the changes of direct and side attacks last until the end of the turn', (r) => {
  r.table({
    at: 'attack',
    options: { attackSoulUntil: 'turn' },
    A: { frontLeft: fighter(3000), frontCenter: fighter(3000, { soul: 3 }) },
    B: { frontCenter: fighter(3000, { level: 1 }) },
  });
  r.attack('frontLeft', 'direct');
  r.attack('frontCenter', 'side');
  r.expect({ A: { frontLeft: { soul: 2 }, frontCenter: { soul: 2 } } });
  r.until('stand');
  r.expect({ A: { frontLeft: { soul: 1 }, frontCenter: { soul: 3 } } });
});
ruling('a fact of the attack is public while it lasts, and gone after it', (r) => {
  r.table({ at: 'attack', A: { frontCenter: fighter(3000) }, B: { hand: 1, frontCenter: fighter(3000) } });
  r.at(
    'counter',
    [
      ['attack', 'frontCenter'],
      ['attackKind', 'frontal'],
    ],
    (there) => there.expectFact('public', 'step', 'counter'),
  );
  r.attack('frontCenter', 'frontal');
  r.expectFact('B', 'attack', null);
});
