// Rulings on shipped cards of Winter Conservatory, of level 0 and 1: each shape of ability once, played by card number.
import { test } from 'vitest';
import { climax, event, fighter, plain } from './bench/cards.ts';
import { reversed } from './bench/prepare.ts';
import { rulingsBy } from './bench.ts';

const ruling = rulingsBy(test);
const play = (no: string) => `playCharacter ${no}`;
const toFront = ['chooseSlot', 'frontLeft'] as const;
/** A level that pays for the color of the card. */
const ofLevel = (amount: number) => ['PM/W02-002', 'PM/W02-009', ...plain('third')].slice(0, amount);

ruling('PM/W02-001 mills one as it comes from hand, and grows where that is a Musician', (r) => {
  for (const [top, power] of [
    ['PM/W02-002', 4000],
    ['PM/W02-007', 2000],
    ['PM/W02-034', 2000],
  ] as const) {
    r.table({ at: 'main', A: { hand: ['PM/W02-001'], deck: [top, ...plain('b')] } });
    r.act(play('PM/W02-001'), toFront);
    r.expect({ A: { frontLeft: { power }, deck: ['b'], waitingRoom: 1 } });
  }
});
ruling('PM/W02-003 flips four cards and brings a Musician back for each climax, also one that was flipped', (r) => {
  const deck = ['PM/W02-034', 'PM/W02-001', ...plain('a'), 'PM/W02-035', ...plain('b')];
  r.table({ at: 'main', A: { frontLeft: 'PM/W02-003', stock: 1, deck, waitingRoom: ['PM/W02-024', 'PM/W02-006'] } });
  r.act('use PM/W02-003', ['chooseTarget', 'PM/W02-024'], ['chooseTarget', 'PM/W02-001']);
  r.expect({
    A: {
      hand: ['Linnet, Last Through the Pass', 'Linnet, the Whole Score'],
      deck: ['b'],
      frontLeft: 'rest',
      stock: 0,
      waitingRoom: 5,
    },
  });
});
ruling('PM/W02-004 discards a card to take an event or a Musician from among four', (r) => {
  const deck = ['PM/W02-006', 'PM/W02-031', 'PM/W02-002', 'PM/W02-034', ...plain('e')];
  r.table({ at: 'main', A: { hand: ['PM/W02-004', ...plain('x')], deck } });
  const paid = [['main', play('PM/W02-004')], toFront, ['payCost', 'yes']] as const;
  r.offers('chooseTarget', ['Snowed In', 'Bram, One Drumstick'], ...paid);
  r.run(...paid, ['chooseTarget', 'PM/W02-031']);
  r.expect({ A: { hand: ['Snowed In'], deck: ['e'], waitingRoom: 4 } });
});
ruling('PM/W02-005 rests to warm a Student, itself none', (r) => {
  r.table({ at: 'main', A: { backLeft: 'PM/W02-005', frontLeft: 'PM/W02-007', frontRight: 'PM/W02-006' } });
  r.act('use PM/W02-005');
  r.expect({ A: { backLeft: 'rest', frontLeft: { power: 3000 }, frontRight: { power: 1500 } } });
});
ruling("PM/W02-006 takes an attacker under its owner's deck that is above that player's level", (r) => {
  const A = { frontCenter: fighter(3000, { name: 'x', level: 2 }), deck: plain('t', 'b') };
  r.table({ at: 'attack', A: { ...A, level: 1 }, B: { frontCenter: 'PM/W02-006' } });
  r.attack('frontCenter', 'frontal', ['B.mayDo', 'yes']);
  r.expect({ A: { frontCenter: null, deck: ['b', 'x'] }, B: { frontCenter: 'reverse' } });
  r.table({ at: 'attack', A: { ...A, level: 2 }, B: { frontCenter: 'PM/W02-006' } });
  r.neverAsks('mayDo', ['attack', 'frontCenter'], ['attackKind', 'frontal']);
});
ruling('PM/W02-007 draws two and discards one when its player levels up, and not for the other', (r) => {
  const clock = plain('a', 'b', 'c', 'd', 'e', 'f');
  r.table({
    at: 'attack',
    A: { frontCenter: fighter(1), backLeft: 'PM/W02-007' },
    B: { frontCenter: fighter(9000), backLeft: 'PM/W02-007', clock, hand: plain('h'), deck: plain(9) },
  });
  r.attack('frontCenter', 'frontal', ['B.levelUp', 'c'], ['B.discard', 'h']);
  r.expect({ A: { hand: 0 }, B: { level: ['c'], hand: ['plain', 'plain'] } });
});
ruling('PM/W02-008 has a second name in hand, and not on the stage', (r) => {
  const A = { hand: ['PM/W02-013', 'PM/W02-008'], level: ofLevel(2), waitingRoom: ['PM/W02-002'] };
  r.table({ at: 'main', A });
  r.act(play('PM/W02-013'), toFront, ['payCost', 'yes'], ['reveal', 'PM/W02-008'], ['discard', 'PM/W02-008']);
  r.expect({ A: { hand: ['Bram, One Drumstick'], frontLeft: { power: 4000 } } });
  r.table({ at: 'main', A: { frontLeft: 'PM/W02-008', backLeft: 'PM/W02-013' } });
  r.expect({ A: { backLeft: { power: 4000 } } });
});
ruling('PM/W02-009 rests to help another Student that is attacked, until that attack ends', (r) => {
  r.table({
    at: 'attack',
    A: { frontCenter: fighter(4000), frontLeft: fighter(1) },
    B: { frontCenter: 'PM/W02-002', frontRight: 'PM/W02-006', backLeft: 'PM/W02-009' },
  });
  r.neverAsks('payCost', ['attack', 'frontLeft'], ['attackKind', 'frontal']);
  r.attack('frontCenter', 'frontal', ['B.payCost', 'yes']);
  r.expect({ A: { frontCenter: 'reverse' }, B: { backLeft: 'rest', frontCenter: { state: 'stand', power: 3000 } } });
});

const duet = { frontCenter: 'PM/W02-010', stock: 1, hand: plain('x') };
ruling('PM/W02-010 pays for its combo to find two Musicians, and grows', (r) => {
  const deck = [...plain('t'), 'PM/W02-002', 'PM/W02-006', 'PM/W02-024'];
  r.table({ at: 'attack', A: { ...duet, climax: ['PM/W02-034'], deck }, shuffles: [2] });
  r.attack('frontCenter', 'direct', ['payCost', 'yes'], ['searchDeck', 'PM/W02-002', 'PM/W02-024']);
  r.expect({
    A: {
      frontCenter: { power: 7500 },
      hand: ['Linnet, the Whole Score', 'Bram, One Drumstick'],
      waitingRoom: ['x', 'plain'],
    },
  });
});
ruling('PM/W02-010 has no combo with another climax', (r) => {
  r.table({ at: 'attack', A: { ...duet, climax: ['PM/W02-035'] } });
  r.neverAsks('payCost', ['attack', 'frontCenter']);
});
ruling('PM/W02-011 accelerates in the climax phase: the top card of the deck goes to the clock', (r) => {
  r.table({ at: 'climax', A: { frontLeft: 'PM/W02-011', deck: plain('top', 'next') } });
  r.run(['payCost', 'yes']);
  r.expect({ A: { clock: ['top'], deck: ['next'], frontLeft: { power: 7000, soul: 2 } } });
});
ruling('PM/W02-012 bonds with Linnet for a discarded card', (r) => {
  const waitingRoom = ['PM/W02-010', 'PM/W02-001'];
  r.table({ at: 'main', A: { level: ofLevel(1), hand: ['PM/W02-012', ...plain('x')], waitingRoom } });
  r.act(play('PM/W02-012'), toFront, ['payCost', 'yes']);
  r.expect({ A: { hand: ['Linnet, Duet for One'] } });
});
ruling('PM/W02-012 grows with each event that is played, and not with characters', (r) => {
  const A = { frontLeft: 'PM/W02-012', hand: [event([]), event([]), 'PM/W02-002'] };
  r.table({ at: 'main', A });
  r.act('playEvent event');
  r.act('playEvent event');
  r.act(play('PM/W02-002'), ['chooseSlot', 'frontRight']);
  r.expect({ A: { frontLeft: { power: 7500 } } });
});
ruling('PM/W02-013 is stronger beside a Linnet, and shows the whole score to call a low Musician', (r) => {
  const hand = ['PM/W02-013', 'PM/W02-024', ...plain('x')];
  const waitingRoom = ['PM/W02-019', 'PM/W02-016', 'PM/W02-006'];
  r.table({ at: 'main', A: { level: ofLevel(2), backLeft: 'PM/W02-001', hand, waitingRoom } });
  r.act(play('PM/W02-013'), toFront, ['payCost', 'yes'], ['reveal', 'PM/W02-024'], ['discard', 'x']);
  r.expect({
    A: { frontLeft: { power: 5000 }, hand: ['Fenna, Through the Wall', 'Linnet, the Whole Score'] },
  });
});
ruling('PM/W02-014 helps those in front, and Students more once the levels come to two', (r) => {
  const A = { frontLeft: 'PM/W02-002', frontCenter: 'PM/W02-004', frontRight: 'PM/W02-002', backLeft: 'PM/W02-014' };
  const one = fighter(1, { level: 1 });
  for (const [level, student] of [
    [[one], 3500],
    [[one, one], 4000],
  ] as const) {
    r.table({ at: 'main', A: { ...A, level } });
    r.expect({ A: { frontLeft: { power: student }, frontCenter: { power: 2000 }, frontRight: { power: 3000 } } });
  }
});
ruling('PM/W02-015 backs up with 2500 for a card of the stock', (r) => {
  r.table({
    at: 'attack',
    A: { frontCenter: fighter(5000) },
    B: { frontCenter: 'PM/W02-002', level: 1, stock: 1, hand: ['PM/W02-015'] },
  });
  r.attack('frontCenter', 'frontal', ['counter', 'use PM/W02-015']);
  r.expect({ A: { frontCenter: 'reverse' }, B: { frontCenter: { power: 5500 }, stock: 0 } });
});
ruling('PM/W02-016 attacks from the side with all of its soul', (r) => {
  r.table({
    at: 'attack',
    A: { frontCenter: 'PM/W02-016' },
    B: { frontCenter: fighter(9000, { level: 3 }), deck: plain(9) },
  });
  r.attack('frontCenter', 'side');
  r.expect({ A: { frontCenter: 'rest' }, B: { clock: 1 } });
});
ruling('PM/W02-016 may pass into memory as it falls, and needs no door', (r) => {
  r.table({ at: 'encore', A: { frontLeft: reversed('PM/W02-016') } });
  r.run(['mayDo', 'yes']);
  r.expect({ A: { frontLeft: null, memory: ['Fenna, Through the Wall'], waitingRoom: 0 } });
  r.table({ at: 'encore', A: { frontLeft: reversed('PM/W02-016') } });
  r.run();
  r.expect({ A: { memory: 0, waitingRoom: 1 } });
});
ruling("PM/W02-017 slows one whose soul is two or more, through the opponent's next turn", (r) => {
  const B = { frontLeft: fighter(1, { name: 'loud', soul: 2 }), backLeft: fighter(1), deck: plain(20) };
  r.table({ at: 'attack', A: { frontCenter: 'PM/W02-017', climax: [] }, B });
  r.attack('frontCenter', 'direct');
  r.expect({ B: { frontLeft: { soul: 1 }, backLeft: { soul: 1 } } });
  r.until('stand');
  r.until('attack');
  r.expect({ turnPlayer: 'B', B: { frontLeft: { soul: 1 } } });
  r.until('stand');
  r.until('mainAction');
  r.expect({ turnPlayer: 'A', B: { frontLeft: { soul: 2 } } });
});
ruling('PM/W02-018 returns for a discarded Musician, and for no other card', (r) => {
  const A = { frontLeft: reversed('PM/W02-018') };
  r.table({ at: 'encore', A: { ...A, hand: ['PM/W02-002', climax()] } });
  r.run(['encore', 'yes'], ['discard', 'PM/W02-002']);
  r.expect({ A: { frontLeft: { name: 'Dormitory Six, Lights Out', state: 'rest' }, hand: ['climax'] } });
  r.table({ at: 'encore', A: { ...A, hand: ['PM/W02-007'] } });
  r.offers('encore', []);
});
