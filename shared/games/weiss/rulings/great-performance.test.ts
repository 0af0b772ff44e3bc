// Rulings on who is attacked and how: Great Performance, attacks on the back stage, side attacks without loss (8.7, 6.1).
import { test } from 'vitest';
import type { Effect } from '../ability-data.ts';
import { auto, backup, climax, cont, event, fighter, plain } from './bench/cards.ts';
import { rested, reversed, type SideSpec } from './bench/prepare.ts';
import { rulingsBy } from './bench.ts';

const ruling = rulingsBy(test);
const mine = { who: 'you', where: 'stage' } as const;
const charge: Effect = { do: 'stockCharge', amount: 1 };
const takes = cont('this', [{ what: 'takesAttacks' }], { label: 'greatPerformance' });
const star = fighter(3000, { name: 'star', level: 3, abilities: [takes] });
const guard = fighter(9000, { name: 'guard' });
const FRONT = ['frontLeft', 'frontCenter', 'frontRight'] as const;
const B = (more: SideSpec = {}): SideSpec => ({ frontCenter: star, deck: plain(9), ...more });

ruling(
  '8.7, G33: whatever the slot of the attacker, and whoever faces it, the attack is frontal on the middle',
  (r) => {
    for (const slot of FRONT)
      for (const others of [{}, { frontLeft: guard, frontRight: guard }]) {
        r.table({ at: 'attack', A: { [slot]: fighter(5000, { soul: 2 }) }, B: B(others) });
        r.neverAsks('attackKind', ['attack', slot]);
        r.neverAsks('attackWhom', ['attack', slot]);
        r.run(['attack', slot]);
        r.expect({ A: { [slot]: { state: 'rest', soul: 2 } }, B: { frontCenter: 'reverse', clock: 2 } });
        if ('frontLeft' in others) r.expect({ B: { frontLeft: 'stand', frontRight: 'stand' } });
      }
  },
);
ruling('8.7: a stronger one reverses the attacker in the battle', (r) => {
  r.table({ at: 'attack', A: { frontLeft: fighter(1000) }, B: B() });
  r.run(['attack', 'frontLeft']);
  r.expect({ A: { frontLeft: 'reverse' }, B: { frontCenter: 'stand' } });
});
ruling('8.7: resting it performs as well', (r) => {
  r.table({ at: 'attack', A: { frontLeft: fighter(5000) }, B: { frontCenter: rested(star) } });
  r.run(['attack', 'frontLeft']);
  r.expect({ B: { frontCenter: 'reverse', clock: 1 } });
});
ruling('8.7: reversed in the first battle, it is switched off for the next', (r) => {
  r.table({ at: 'attack', A: { frontLeft: fighter(5000), frontCenter: fighter(5000) }, B: B() });
  r.run(['attack', 'frontLeft']);
  r.expect({ B: { frontCenter: 'reverse' } });
  r.until('attack');
  r.offers('attackKind', ['frontal', 'side'], ['attack', 'frontCenter']);
});
ruling('8.7: reversed, attackers beside the middle attack as they otherwise do', (r) => {
  r.table({
    at: 'attack',
    A: { frontLeft: fighter(5000), frontRight: fighter(5000) },
    B: { frontCenter: reversed(star), frontRight: guard, deck: plain(9) },
  });
  r.offers('attackKind', ['frontal', 'side'], ['attack', 'frontLeft']);
  r.attack('frontRight', 'direct');
  r.expect({ B: { clock: 2, frontCenter: 'reverse' } });
});
ruling('8.7: beside the middle, or behind, it does not perform', (r) => {
  for (const slot of ['frontLeft', 'backLeft', 'backRight'] as const) {
    r.table({ at: 'attack', A: { frontLeft: fighter(5000) }, B: { [slot]: star, deck: plain(9) } });
    r.attack('frontLeft', 'direct');
    r.expect({ B: { clock: 2, [slot]: 'stand' } });
  }
});
ruling('8.7: it takes the attacks on its own side only', (r) => {
  r.table({ at: 'attack', A: { frontLeft: fighter(5000), frontCenter: star }, B: { deck: plain(9) } });
  r.attack('frontLeft', 'direct');
  r.expect({ A: { frontCenter: 'stand' }, B: { clock: 2 } });
});
ruling('O9: who cannot make frontal attacks cannot attack against it, and who cannot make side attacks can', (r) => {
  const shy = fighter(5000, { name: 'shy', abilities: [cont('this', [{ what: 'cannot', do: 'frontalAttack' }])] });
  const blunt = fighter(5000, { name: 'blunt', abilities: [cont('this', [{ what: 'cannot', do: 'sideAttack' }])] });
  r.table({ at: 'attack', A: { frontLeft: shy, frontRight: blunt }, B: B() });
  r.offers('attack', ['blunt']);
  r.table({ at: 'attack', A: { frontLeft: shy }, B: B({ frontCenter: reversed(star) }) });
  r.attack('shy', 'direct');
  r.expect({ B: { clock: 2 } });
});
ruling('O9: the attack phase ends where nobody may attack it', (r) => {
  const shy = fighter(5000, { name: 'shy', abilities: [cont('this', [{ what: 'cannot', do: 'frontalAttack' }])] });
  r.table({ at: 'attackBegins', A: { frontLeft: shy }, B: B() });
  r.until('encore');
  r.happened({ attacked: 0 });
});
ruling('8.7: it is the defender: what waits for being attacked wakes, and Backup may help it', (r) => {
  const proud = fighter(3000, {
    name: 'proud',
    abilities: [takes, auto({ on: 'isAttacked', who: 'this' }, [charge])],
  });
  const b = B({ frontCenter: proud, frontRight: guard, hand: [backup(4000, 0)] });
  r.table({ at: 'attack', A: { frontLeft: fighter(5000) }, B: b });
  r.run(['attack', 'frontLeft'], ['counter', 'use backup']);
  r.expect({ A: { frontLeft: 'reverse' }, B: { frontCenter: { power: 7000, state: 'stand' }, stock: 1 } });
});
ruling('8.7: whoever faces the attacker is not attacked', (r) => {
  const wary = fighter(3000, { name: 'wary', abilities: [auto({ on: 'isAttacked', who: 'this' }, [charge])] });
  r.table({ at: 'attack', A: { frontLeft: fighter(5000) }, B: B({ frontRight: wary }) });
  r.run(['attack', 'frontLeft']);
  r.expect({ B: { stock: 0, frontRight: 'stand' } });
});
ruling('8.7: who attacks makes a frontal attack: what waits for that kind wakes', (r) => {
  const eager = fighter(5000, {
    name: 'eager',
    abilities: [
      auto({ on: 'attacks', who: 'this', kind: 'frontal' }, [charge]),
      auto({ on: 'attacks', who: 'this', kind: 'direct' }, [{ do: 'draw', amount: 1 }]),
    ],
  });
  r.table({ at: 'attack', A: { frontLeft: eager }, B: B() });
  r.run(['attack', 'eager']);
  r.expect({ A: { stock: 2, hand: 0 } });
});
ruling('8.7: given by another card or for the turn it performs, too, and only while its condition holds', (r) => {
  const stage = fighter(1000, {
    name: 'stage',
    abilities: [
      cont({ ...mine, name: 'guard' }, [{ what: 'takesAttacks' }], {
        if: [{ count: { who: 'you', where: 'memory' }, atLeast: 1 }],
      }),
    ],
  });
  const b = { frontCenter: guard, backLeft: stage, deck: plain(9) };
  r.table({ at: 'attack', A: { frontLeft: fighter(9000) }, B: { ...b, memory: 1 } });
  r.run(['attack', 'frontLeft']);
  r.expect({ B: { frontCenter: 'reverse' } });
  r.table({ at: 'attack', A: { frontLeft: fighter(9000) }, B: b });
  r.attack('frontLeft', 'direct');
  r.expect({ B: { clock: 2, frontCenter: 'stand' } });
});
ruling('8.7, SQ26: when it leaves before the damage, the attack stays frontal and deals its damage', (r) => {
  const wind = climax(['return'], { name: 'wind' });
  r.table({ at: 'attack', A: { frontLeft: fighter(5000), deck: [wind, ...plain(5)] }, B: B() });
  r.run(['attack', 'frontLeft'], ['returnToHand', 'star']);
  r.expect({ A: { frontLeft: 'rest' }, B: { frontCenter: null, clock: 1 } });
});

const shoots = (power: number) =>
  fighter(power, { name: 'sniper', abilities: [cont('this', [{ what: 'may', do: 'attackBack' }])] });
const sniper = shoots(5000);
ruling('attackBack: it may attack whoever faces it, or a character of the back stage instead', (r) => {
  const b = {
    frontRight: guard,
    backLeft: fighter(1000, { name: 'left' }),
    backRight: fighter(1000, { name: 'right' }),
  };
  r.table({ at: 'attack', A: { frontLeft: sniper }, B: { ...b, deck: plain(9) } });
  const frontal = [
    ['attack', 'sniper'],
    ['attackKind', 'frontal'],
  ] as const;
  r.offers('attackKind', ['frontal', 'side'], ['attack', 'sniper']);
  r.offers('attackWhom', ['guard', 'left', 'right'], ...frontal);
  r.run(...frontal, ['attackWhom', 'right']);
  r.expect({ B: { backRight: 'reverse', backLeft: 'stand', frontRight: 'stand', clock: 1 } });
});
ruling('attackBack: against an empty slot it may attack directly or a character behind', (r) => {
  r.table({ at: 'attack', A: { frontLeft: sniper }, B: { backLeft: guard, deck: plain(9) } });
  r.offers('attackKind', ['frontal', 'direct'], ['attack', 'sniper']);
  r.attack('sniper', 'frontal');
  r.expect({ A: { frontLeft: 'reverse' }, B: { clock: 1, backLeft: 'stand' } });
  r.table({ at: 'attack', A: { frontLeft: sniper }, B: { deck: plain(9), frontLeft: guard } });
  r.attack('sniper', 'direct');
  r.expect({ B: { clock: 2 } });
});
ruling('attackBack: to attack the back stage is a frontal attack, with a counter and a battle', (r) => {
  const b = { backLeft: guard, hand: [backup(1000, 0)], deck: plain(9) };
  r.table({ at: 'attack', A: { frontLeft: shoots(9500) }, B: b });
  r.attack('frontLeft', 'frontal', ['counter', 'use backup']);
  r.expect({ A: { frontLeft: 'reverse' }, B: { backLeft: { power: 10000, state: 'stand' } } });
});
ruling('7.3: a prohibition of frontal attacks beats the permission', (r) => {
  const torn = fighter(5000, {
    name: 'torn',
    abilities: [
      cont('this', [
        { what: 'may', do: 'attackBack' },
        { what: 'cannot', do: 'frontalAttack' },
      ]),
    ],
  });
  r.table({ at: 'attack', A: { frontLeft: torn }, B: { backLeft: guard, deck: plain(9) } });
  r.neverAsks('attackKind', ['attack', 'torn']);
  r.attack('torn', 'direct');
  r.expect({ B: { clock: 2 } });
});
ruling('attackBack: the permission is of that card, and of no other', (r) => {
  r.table({
    at: 'attack',
    A: { frontLeft: fighter(5000, { name: 'other' }), frontRight: sniper },
    B: { backLeft: guard, deck: plain(9) },
  });
  r.neverAsks('attackKind', ['attack', 'other']);
  r.offers('attackKind', ['frontal', 'direct'], ['attack', 'sniper']);
});
ruling('8.7: Great Performance wins against it, and reversed it does not', (r) => {
  const b = { backLeft: fighter(1000, { name: 'behind' }), deck: plain(9) };
  r.table({ at: 'attack', A: { frontCenter: sniper }, B: { ...b, frontCenter: star } });
  r.neverAsks('attackWhom', ['attack', 'sniper']);
  r.run(['attack', 'sniper']);
  r.expect({ B: { frontCenter: 'reverse', backLeft: 'stand' } });
  r.table({ at: 'attack', A: { frontCenter: sniper }, B: { ...b, frontCenter: reversed(star) } });
  r.offers('attackWhom', ['star', 'behind'], ['attack', 'sniper'], ['attackKind', 'frontal']);
});

const sly = (soul: number) =>
  fighter(5000, { name: 'sly', soul, abilities: [cont('this', [{ what: 'may', do: 'sideAttackFully' }])] });
ruling('6.1: sideAttackFully: the side attack deals all of its soul, and is one without counter and battle', (r) => {
  for (const soul of [1, 2, 3]) {
    r.table({
      at: 'attack',
      A: { frontLeft: sly(soul) },
      B: { frontRight: fighter(1000, { level: 3 }), hand: [backup(1000, 0)], deck: plain(9) },
    });
    r.neverAsks('counter', ['attack', 'sly'], ['attackKind', 'side']);
    r.attack('sly', 'side');
    r.expect({ A: { frontLeft: { state: 'rest', soul } }, B: { clock: soul, frontRight: 'stand' } });
  }
});
ruling('6.1: sideAttackFully helps no other attacker, and no attack of another kind', (r) => {
  const b = { frontRight: fighter(1000, { level: 1 }), frontLeft: fighter(1000, { level: 1 }), deck: plain(9) };
  r.table({ at: 'attack', A: { frontLeft: sly(2), frontRight: fighter(5000, { name: 'other', soul: 2 }) }, B: b });
  r.attack('other', 'side');
  r.expect({ B: { clock: 1 } });
  r.attack('sly', 'frontal');
  r.expect({ B: { clock: 3, frontRight: 'reverse' } });
});
ruling('6.1: sideAttackFully may be given for the turn', (r) => {
  const cunning: Effect = {
    do: 'give',
    target: { all: mine },
    gives: [{ what: 'may', do: 'sideAttackFully' }],
    until: 'endOfTurn',
  };
  r.table({
    at: 'main',
    A: { hand: [event([cunning], { name: 'spell' })], frontLeft: fighter(5000, { soul: 2 }) },
    B: { frontRight: fighter(1000, { level: 2 }), deck: plain(9) },
  });
  r.run(['main', 'playEvent spell']);
  r.until('attack');
  r.attack('frontLeft', 'side');
  r.expect({ B: { clock: 2 } });
});
