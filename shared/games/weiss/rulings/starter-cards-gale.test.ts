// Rulings on shipped cards of Gale Circuit: each shape of ability once, played by card number.
import { test } from 'vitest';
import { climax, fighter, plain } from './bench/cards.ts';
import { rested, reversed } from './bench/prepare.ts';
import { rulingsBy } from './bench.ts';

const ruling = rulingsBy(test);
const play = (no: string) => `playCharacter ${no}`;
const toFront = ['chooseSlot', 'frontLeft'] as const;

ruling('PM/S01-001 raises another of the crew when it attacks', (r) => {
  r.table({ at: 'attack', A: { frontCenter: 'PM/S01-001', backLeft: 'PM/S01-005', backRight: fighter(1) } });
  r.attack('frontCenter', 'direct');
  r.expect({ A: { backLeft: { power: 4500 }, backRight: { power: 1 } } });
});
ruling('PM/S01-003 searches for a Pilot for a discarded card, and may find nothing', (r) => {
  const A = { hand: ['PM/S01-003', ...plain('x')], deck: ['PM/S01-005', 'PM/S01-001', 'PM/S01-006'] };
  r.table({ at: 'main', A, shuffles: [2] });
  r.offers(
    'searchDeck',
    ['Kestrel, Rookie Number Nine', 'Pell, Unlicensed Flier'],
    ['main', play('PM/S01-003')],
    toFront,
    ['payCost', 'yes'],
  );
  r.act(play('PM/S01-003'), toFront, ['payCost', 'yes'], ['searchDeck', 'PM/S01-006']);
  r.expect({ A: { hand: ['Pell, Unlicensed Flier'], deck: 2, waitingRoom: ['x'] } });
});
ruling('PM/S01-004 attacks from the side only, and sorts up to three cards of the deck', (r) => {
  r.table({
    at: 'main',
    A: { frontCenter: 'PM/S01-004', deck: plain('a', 'b', 'c', 'd') },
    B: { frontCenter: fighter(1) },
  });
  r.act('use PM/S01-004', ['lookMore', 'yes'], ['lookMore', 'yes'], ['lookMore'], ['orderBack', 'b', 'a']);
  r.expect({ A: { deck: ['b', 'a', 'c', 'd'], frontCenter: 'rest' } });
});
ruling('PM/S01-004 is not asked how it attacks: the side is what is left', (r) => {
  r.table({ at: 'attack', A: { frontCenter: 'PM/S01-004' }, B: { frontCenter: fighter(9000) } });
  r.neverAsks('attackKind', ['attack', 'frontCenter']);
  r.run(['attack', 'frontCenter']);
  r.expect({ A: { frontCenter: 'rest' }, B: { clock: 1 } });
});
ruling('PM/S01-007 has one level and 2000 power more beside two Rivals', (r) => {
  r.table({ at: 'main', A: { frontLeft: 'PM/S01-007', frontCenter: 'PM/S01-013', frontRight: 'PM/S01-013' } });
  r.expect({ A: { frontLeft: { level: 1, power: 4500 } } });
});
ruling("PM/S01-008 sends a battle opponent of cost 0 under its owner's deck", (r) => {
  r.table({
    at: 'attack',
    A: { frontCenter: fighter(3000, { name: 'x' }), deck: plain('t', 'b') },
    B: { frontCenter: 'PM/S01-008' },
  });
  r.attack('frontCenter', 'frontal', ['B.mayDo', 'yes']);
  r.expect({ A: { frontCenter: null, deck: ['b', 'x'] }, B: { frontCenter: 'reverse' } });
});
ruling("PM/S01-009 answers the opponent's climax, and draws for an own red one", (r) => {
  const red = climax([], { name: 'red', color: 'red' });
  const marshal = 'PM/S01-009';
  r.table({ at: 'climax', A: { backLeft: marshal, clock: ['PM/S01-001'], hand: [red] }, B: { frontLeft: marshal } });
  r.run(['climax', 'red'], ['mayDraw', 'yes']);
  r.expect({ A: { hand: 1 }, B: { frontLeft: { power: 3500 } } });
});
ruling('PM/S01-010 mills two for its combo and may save a Pilot among them', (r) => {
  const deck = [...plain('a'), 'PM/S01-001', ...plain('t', 'z')];
  r.table({ at: 'attack', A: { frontCenter: 'PM/S01-010', climax: ['PM/S01-028'], stock: 1, deck } });
  r.attack('frontCenter', 'direct', ['payCost', 'yes'], ['chooseTarget', 'PM/S01-001']);
  r.expect({ A: { hand: ['Kestrel, Rookie Number Nine'], waitingRoom: ['a', 'plain'], frontCenter: { power: 7500 } } });
});
ruling('PM/S01-012 grows when another Kestrel comes from hand', (r) => {
  r.table({ at: 'main', A: { backLeft: 'PM/S01-012', hand: ['PM/S01-001'] } });
  r.act(play('PM/S01-001'), toFront);
  r.expect({ A: { backLeft: { power: 5500 } } });
});
ruling('PM/S01-012 bonds with Kestrel when it is played', (r) => {
  r.table({
    at: 'main',
    A: { level: ['PM/S01-003'], stock: 1, hand: ['PM/S01-012'], waitingRoom: ['PM/S01-010', 'PM/S01-001'] },
  });
  r.act(play('PM/S01-012'), toFront, ['payCost', 'yes']);
  r.expect({ A: { hand: ['Kestrel, Full Throttle'], stock: 0 } });
});
ruling('PM/S01-013 defends with 1500 more, until that attack ends', (r) => {
  r.table({ at: 'attack', A: { frontCenter: fighter(7000) }, B: { frontCenter: 'PM/S01-013' } });
  r.attack('frontCenter', 'frontal');
  r.expect({ A: { frontCenter: 'reverse' }, B: { frontCenter: { state: 'stand', power: 6000 } } });
});
ruling('PM/S01-014 cannot stand while the stock is low', (r) => {
  r.table({ at: 'stand', A: { frontLeft: rested('PM/S01-014'), stock: 1 } });
  r.run();
  r.expect({ A: { frontLeft: 'rest' } });
  r.table({ at: 'stand', A: { frontLeft: rested('PM/S01-014'), stock: 2 } });
  r.run();
  r.expect({ A: { frontLeft: 'stand' } });
});
ruling('PM/S01-015 rests itself and another of the crew to weaken a rival, and needs a Pilot', (r) => {
  const A = { backLeft: 'PM/S01-015', backRight: 'PM/S01-005' };
  r.table({ at: 'main', A });
  r.illegal(['main', 'use PM/S01-015']);
  r.table({
    at: 'main',
    A: { ...A, frontLeft: 'PM/S01-006' },
    B: { frontLeft: fighter(1000, { level: 1 }), backLeft: fighter(1) },
  });
  r.act('use PM/S01-015');
  r.expect({
    A: { backLeft: 'rest', backRight: 'rest', frontLeft: { power: 4000 } },
    B: { frontLeft: null, waitingRoom: 1 },
  });
});
ruling('PM/S01-016 dances away after its attack for a card', (r) => {
  r.table({ at: 'attack', A: { frontCenter: 'PM/S01-016', backLeft: fighter(1, { name: 'x' }), hand: 1 } });
  r.attack('frontCenter', 'direct', ['payCost', 'yes'], ['moveTo', 'backLeft']);
  r.expect({ A: { frontCenter: { name: 'x', state: 'stand' }, backLeft: { name: 'Squall Dancer', state: 'rest' } } });
});
ruling('PM/S01-016 mills one when it falls, and charges the stock where that is a climax', (r) => {
  r.table({ at: 'encore', A: { frontLeft: reversed('PM/S01-016'), deck: ['PM/S01-028', ...plain('a', 'b')] } });
  r.run();
  r.expect({ A: { stock: ['a'], waitingRoom: ['Break the Cloud Ceiling', 'Squall Dancer'] } });
});
ruling('PM/S01-017 grows when it comes from the waiting room, and pays to hurt after a cancel', (r) => {
  r.table({
    at: 'attack',
    A: { frontCenter: 'PM/S01-017', stock: 1, deck: plain('t', 'u') },
    B: { deck: [climax(), ...plain('a', 'b')] },
  });
  r.attack('frontCenter', 'direct', ['payCost', 'yes']);
  r.expect({ B: { waitingRoom: ['climax'], clock: ['a'] } });
});
ruling("PM/S01-018 may put a fallen battle opponent on top of its owner's deck", (r) => {
  r.table({
    at: 'attack',
    A: { frontCenter: 'PM/S01-018' },
    B: { frontCenter: fighter(1000, { name: 'x' }), deck: 5, stock: 3 },
  });
  r.attack('frontCenter', 'frontal', ['mayDo', 'yes']);
  r.expect({ B: { frontCenter: null, deck: 5, clock: 1, stock: 3 } });
  r.until('encore');
  r.neverAsks('encore');
});
ruling('PM/S01-019 rests when another Pilot falls, and saves a low Pilot, also that one', (r) => {
  r.table({ at: 'encore', A: { frontLeft: reversed('PM/S01-001'), backLeft: 'PM/S01-019' } });
  r.expect({ A: { frontLeft: { power: 3000 } } });
  r.run(['payCost', 'yes']);
  r.expect({ A: { backLeft: 'rest', hand: ['Kestrel, Rookie Number Nine'] } });
});
ruling('PM/S01-020 charges the stock when its damage goes through', (r) => {
  r.table({ at: 'attack', A: { frontCenter: 'PM/S01-020' } });
  r.attack('frontCenter', 'direct');
  r.expect({ A: { stock: 2 } });
});
ruling('PM/S01-020 rises to defend a Pilot while nobody is reversed', (r) => {
  r.table({ at: 'attack', A: { frontCenter: fighter(1) }, B: { frontCenter: 'PM/S01-006', backLeft: 'PM/S01-020' } });
  r.attack('frontCenter', 'frontal');
  r.expect({ B: { backLeft: { power: 8500 } } });
});
ruling('PM/S01-021 may pay within its combo, and keeps the power without paying', (r) => {
  const A = { frontCenter: 'PM/S01-021', climax: ['PM/S01-029'], stock: 1, hand: 1 };
  r.table({ at: 'attack', A });
  r.attack('frontCenter', 'direct', ['payCost', 'yes']);
  r.expect({ A: { frontCenter: { power: 12500 }, hand: 0 }, B: { clock: 5 } });
  r.table({ at: 'attack', A });
  r.attack('frontCenter', 'direct');
  r.expect({ A: { frontCenter: { power: 12500 }, hand: 1 }, B: { clock: 4 } });
});
ruling('PM/S01-022 takes one card of four unseen and throws the others away', (r) => {
  const A = {
    level: ['PM/S01-003', ...plain(2)],
    stock: 2,
    hand: ['PM/S01-022'],
    deck: plain('a', 'b', 'c', 'd', 'e'),
  };
  r.table({ at: 'main', A });
  r.act(play('PM/S01-022'), toFront, ['chooseTarget', 'c']);
  r.expect({ A: { hand: ['c'], deck: ['e'], waitingRoom: 5 } });
  r.expectSeen('B', { 'A.hand': 1 });
});
ruling('PM/S01-022 may store a character with a soul icon when the main phase begins', (r) => {
  r.table({ at: 'clock', A: { frontLeft: 'PM/S01-022', waitingRoom: ['PM/S01-017', 'PM/S01-001'] } });
  r.until('mainAction', ['chooseTarget', 'PM/S01-017']);
  r.expect({ A: { stock: ['Kestrel, Eye of the Storm'] } });
});
ruling("PM/S01-023 dims the character facing it, and may send a weaker one to its owner's clock", (r) => {
  const A = { level: ['PM/S01-003', ...plain(2)], stock: 4, hand: ['PM/S01-023', ...plain('x')] };
  r.table({ at: 'main', A, B: { frontRight: fighter(9500, { name: 'gone' }), frontLeft: fighter(9501) } });
  r.act(play('PM/S01-023'), toFront, ['payCost', 'yes']);
  r.expect({ B: { frontRight: null, clock: ['gone'], frontLeft: { soul: 1 } } });
  r.table({ at: 'main', A: { frontLeft: 'PM/S01-023' }, B: { frontRight: fighter(1) } });
  r.expect({ B: { frontRight: { soul: 0 } } });
});
ruling(
  'PM/S01-024 weakens everybody else, makes the opponent choose and discard, and hurts for the own climax',
  (r) => {
    r.table({
      at: 'main',
      A: {
        level: ['PM/S01-003', ...plain(2)],
        climax: [climax()],
        stock: 3,
        hand: ['PM/S01-024'],
        frontRight: fighter(500, { name: 'weak' }),
      },
      B: { frontLeft: fighter(3000, { name: 'one' }), backLeft: fighter(3000, { name: 'two' }), hand: plain('h') },
    });
    r.act(play('PM/S01-024'), toFront, ['B.chooseTarget', 'one'], ['B.discard', 'h']);
    r.expect({ A: { frontRight: null, clock: 1 }, B: { frontLeft: null, backLeft: { power: 2500 }, hand: ['one'] } });
  },
);
ruling('PM/S01-025 is a counter that returns the attacker, so that neither damage nor battle comes', (r) => {
  r.table({
    at: 'attack',
    A: { frontCenter: fighter(5000, { name: 'x' }) },
    B: {
      frontCenter: fighter(3000),
      level: ['PM/S01-003', ...plain(1)],
      stock: 2,
      hand: ['PM/S01-025', ...plain('h')],
    },
  });
  r.attack('frontCenter', 'frontal', ['counter', 'play PM/S01-025']);
  r.expect({ A: { frontCenter: null, hand: ['x'] }, B: { frontCenter: 'stand', clock: 0, hand: 0 } });
});
ruling('PM/S01-026 raises up to two Pilots', (r) => {
  r.table({
    at: 'main',
    A: { frontLeft: 'PM/S01-001', frontRight: 'PM/S01-006', level: ['PM/S01-001'], stock: 1, hand: ['PM/S01-026'] },
  });
  r.act('playEvent PM/S01-026', ['chooseTarget', 'frontLeft', 'frontRight']);
  r.expect({ A: { frontLeft: { power: 3500, soul: 2 }, frontRight: { power: 5000, soul: 2 } } });
});
ruling('PM/S01-027 launches a Pilot of the own level, standing; Kestrel grows from the waiting room', (r) => {
  const A = {
    frontLeft: 'PM/S01-006',
    level: ['PM/S01-001', ...plain(1)],
    stock: 2,
    waitingRoom: ['PM/S01-017', 'PM/S01-021'],
  };
  r.table({ at: 'main', A: { ...A, hand: ['PM/S01-027'] } });
  r.offers('chooseTarget', ['Kestrel, Eye of the Storm'], ['main', 'playEvent PM/S01-027']);
  r.act('playEvent PM/S01-027', ['chooseTarget', 'PM/S01-017'], ['placeSlot', 'frontRight']);
  r.expect({ A: { frontRight: { state: 'stand', power: 9000 } } });
});
