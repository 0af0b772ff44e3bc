// Rulings on shipped cards of Lantern Harbor: each shape of ability once, played by card number.
import { test } from 'vitest';
import { climax, fighter, plain } from './bench/cards.ts';
import { reversed } from './bench/prepare.ts';
import { rulingsBy } from './bench.ts';

const ruling = rulingsBy(test);
const play = (no: string) => `playCharacter ${no}`;
const toFront = ['chooseSlot', 'frontLeft'] as const;
const none = climax([]);

ruling('PM/W01-001 lets its player look at the top card, unseen by others, and put it into the waiting room', (r) => {
  r.table({ at: 'main', A: { hand: ['PM/W01-001'], deck: plain('a', 'b') } });
  r.at('mayDo', [['main', play('PM/W01-001')], toFront], (there) => {
    there.expectSeen('A', { looks: ['a'] });
    there.expectSeen('B', { looks: [] });
  });
  r.act(play('PM/W01-001'), toFront, ['mayDo', 'yes']);
  r.expect({ A: { waitingRoom: ['a'], deck: ['b'] } });
});
ruling('PM/W01-003 flips four cards and searches once for each climax among them', (r) => {
  const deck = ['PM/W01-031', ...plain(3), 'PM/W01-010', 'PM/W01-005', ...plain('z')];
  r.table({ at: 'main', A: { frontLeft: 'PM/W01-003', stock: 1, deck }, shuffles: [2] });
  r.offers('searchDeck', ['Sela, Carrying the Flame'], ['main', 'use PM/W01-003']);
  r.act('use PM/W01-003', ['searchDeck', 'PM/W01-010']);
  r.expect({ A: { frontLeft: 'rest', stock: 0, hand: ['Sela, Carrying the Flame'], waitingRoom: 5 } });
});
ruling(
  "PM/W01-004 slips to the back when the opponent's attack phase begins, so that its slot is attacked directly",
  (r) => {
    r.table({
      at: 'attackBegins',
      A: { frontCenter: fighter(3000) },
      B: { frontCenter: 'PM/W01-004', backLeft: fighter(1) },
    });
    r.until('declarationBegins', ['B.mayDo', 'yes']);
    r.attack('frontCenter', 'direct');
    r.expect({ B: { frontCenter: null, backRight: { name: 'Ibbie, Little Ferry Pilot', state: 'stand' }, clock: 2 } });
  },
);
ruling('PM/W01-004 stays where both back slots are taken', (r) => {
  r.table({ at: 'attackBegins', B: { frontCenter: 'PM/W01-004', backLeft: fighter(1), backRight: fighter(1) } });
  r.until('declarationBegins');
  r.expect({ B: { frontCenter: 'stand' } });
});
ruling('PM/W01-005 may charge the stock when its battle opponent becomes reversed', (r) => {
  r.table({ at: 'attack', A: { frontCenter: 'PM/W01-005' }, B: { frontCenter: fighter(1000) } });
  r.attack('frontCenter', 'frontal', ['mayStock', 'yes']);
  r.expect({ A: { stock: 2 } });
});
ruling('PM/W01-006 grows in its own turn for each other Stargazer or Lamplighter', (r) => {
  r.table({
    at: 'end',
    A: { frontLeft: 'PM/W01-006', frontCenter: 'PM/W01-002', backLeft: 'PM/W01-005', backRight: fighter(1) },
  });
  r.expect({ A: { frontLeft: { power: 3000 } } });
  r.run();
  r.expect({ A: { frontLeft: { power: 2000 } } });
});
ruling('PM/W01-007 rests to raise another Lamplighter, and makes events cheaper', (r) => {
  r.table({
    at: 'main',
    A: {
      backLeft: 'PM/W01-007',
      frontLeft: 'PM/W01-002',
      level: ['PM/W01-027'],
      hand: ['PM/W01-027'],
      waitingRoom: plain('x'),
    },
  });
  r.act('use PM/W01-007');
  r.act('playEvent PM/W01-027');
  r.expect({ A: { backLeft: 'rest', frontLeft: { power: 4500 }, hand: ['x'] } });
});
ruling('PM/W01-008 takes a battle opponent of level 0 down with it, and none of level 1', (r) => {
  r.table({
    at: 'attack',
    A: { frontCenter: fighter(3000), frontLeft: fighter(3000, { level: 1 }) },
    B: { frontCenter: 'PM/W01-008', frontRight: 'PM/W01-008' },
  });
  r.attack('frontCenter', 'frontal', ['B.mayDo', 'yes']);
  r.attack('frontLeft', 'frontal');
  r.expect({ A: { frontCenter: 'reverse', frontLeft: 'rest' } });
});
ruling('PM/W01-009 cheers all Lamplighters when the trigger check reveals a climax', (r) => {
  r.table({ at: 'attack', A: { frontLeft: 'PM/W01-002', backLeft: 'PM/W01-009', deck: [none, ...plain(3)] } });
  r.attack('frontLeft', 'direct');
  r.expect({ A: { frontLeft: { power: 4000 }, backLeft: { power: 3000 } } });
});
ruling('PM/W01-010 pays for its combo only while its climax lies in the climax zone', (r) => {
  const A = { frontCenter: 'PM/W01-010', stock: 1, waitingRoom: ['PM/W01-002', 'PM/W01-005'] };
  r.table({ at: 'attack', A: { ...A, climax: ['PM/W01-032'] } });
  r.neverAsks('payCost', ['attack', 'frontCenter']);
  r.table({ at: 'attack', A: { ...A, climax: ['PM/W01-031'] } });
  r.attack('frontCenter', 'direct', ['payCost', 'yes'], ['chooseTarget', 'PM/W01-002']);
  r.expect({ A: { hand: ['Marlo, Baker Before Dawn'], frontCenter: { power: 8000 } } });
});
ruling('PM/W01-011 takes a revealed Lamplighter for a discarded card', (r) => {
  r.table({
    at: 'main',
    A: { level: ['PM/W01-005'], hand: ['PM/W01-011', ...plain('x')], deck: ['PM/W01-002', ...plain('b')] },
  });
  r.act(play('PM/W01-011'), toFront, ['discard', 'x']);
  r.expect({ A: { hand: ['Marlo, Baker Before Dawn'], waitingRoom: ['x'], deck: ['b'] } });
});
ruling('PM/W01-011 puts any other revealed card on the bottom of the deck', (r) => {
  r.table({
    at: 'main',
    A: { level: ['PM/W01-005'], hand: ['PM/W01-011', ...plain('x')], deck: plain('a', 'b', 'c') },
  });
  r.act(play('PM/W01-011'), toFront);
  r.expect({ A: { hand: ['x'], deck: ['b', 'c', 'a'] } });
});
ruling('PM/W01-012 comes back for a character from hand, and asks in the same way whatever is held', (r) => {
  r.table({ at: 'encore', A: { frontLeft: reversed('PM/W01-012'), hand: [none, ...plain('x')] } });
  r.run(['encore', 'yes'], ['discard', 'x']);
  r.expect({ A: { frontLeft: 'rest', hand: ['climax'] } });
});
ruling(
  'PM/W01-013 and PM/W01-014: the Backup raises, and the baker raises further until the end of that attack',
  (r) => {
    r.table({
      at: 'attack',
      A: { frontCenter: fighter(6000) },
      B: { frontCenter: fighter(3000), backLeft: 'PM/W01-014', level: 1, stock: 1, hand: ['PM/W01-013'] },
    });
    r.attack('frontCenter', 'frontal', ['counter', 'use PM/W01-013']);
    r.expect({ A: { frontCenter: 'reverse' }, B: { frontCenter: { state: 'stand', power: 5500 } } });
  },
);
ruling('PM/W01-015 trades a card when it makes a side attack, and only then', (r) => {
  r.table({
    at: 'attack',
    A: { frontCenter: 'PM/W01-015', frontLeft: 'PM/W01-015', hand: plain('x') },
    B: { frontCenter: fighter(1) },
  });
  r.attack('frontLeft', 'direct');
  r.attack('frontCenter', 'side', ['discard', 'x']);
  r.expect({ A: { waitingRoom: ['x'], hand: 1 } });
});
ruling('PM/W01-016 attacks only beside another Spirit or Ferry character', (r) => {
  r.table({ at: 'main', A: { frontCenter: 'PM/W01-016', frontLeft: 'PM/W01-002', hand: ['PM/W01-008'] } });
  r.act(play('PM/W01-008'), ['chooseSlot', 'backLeft']);
  r.until('attack');
  r.offers('attack', ['Daughter of the Spring Tide', 'Marlo, Baker Before Dawn']);
});
ruling('PM/W01-016 alone is not offered as an attacker', (r) => {
  r.table({ at: 'attack', A: { frontCenter: 'PM/W01-016', frontLeft: 'PM/W01-002' } });
  r.offers('attack', ['Marlo, Baker Before Dawn']);
});
ruling("PM/W01-017 grows by every letter it sends, through the opponent's next turn", (r) => {
  r.table({ at: 'main', A: { level: ['PM/W01-005'], stock: 1, hand: ['PM/W01-017', ...plain('x', 'y', 'z')] } });
  r.act(play('PM/W01-017'), toFront, ['chooseTarget', 'x', 'z']);
  r.until('stand');
  r.expect({ A: { frontLeft: { power: 8000 }, waitingRoom: ['z', 'x', 'plain'] } });
  r.until('stand');
  r.expect({ A: { frontLeft: { power: 5000 } } });
});
ruling('PM/W01-019 leaves its slot to an heir', (r) => {
  r.table({
    at: 'encore',
    A: { frontLeft: reversed('PM/W01-019'), level: 1, stock: 2, waitingRoom: ['PM/W01-018', 'PM/W01-023'] },
  });
  r.run(['payCost', 'yes']);
  r.expect({ A: { frontLeft: { name: 'Sela, Lamplighter of the Long Pier', state: 'rest' }, stock: 0 } });
});
ruling('PM/W01-020 changes into Tovi at the beginning of the climax phase, on the same slot, standing', (r) => {
  r.table({
    at: 'climax',
    A: { frontRight: 'PM/W01-020', stock: 4, hand: plain('x', 'y'), waitingRoom: ['PM/W01-024'] },
  });
  r.run(['payCost', 'yes'], ['discard', 'y']);
  r.expect({ A: { frontRight: { name: 'Tovi, A Name for a New Star', state: 'stand' }, stock: 3, waitingRoom: 3 } });
});
ruling('PM/W01-022 in the back raises the Lamplighters in front, and rests to charge when Sela attacks', (r) => {
  r.table({ at: 'attack', A: { frontLeft: 'PM/W01-010', frontRight: 'PM/W01-002', backRight: 'PM/W01-022' } });
  r.expect({ A: { frontLeft: { power: 6000 }, frontRight: { power: 4000 } } });
  r.attack('frontRight', 'direct');
  r.attack('frontLeft', 'direct', ['payCost', 'yes']);
  r.expect({ A: { backRight: 'rest', stock: 3 } });
});
ruling('PM/W01-023 heals one', (r) => {
  r.table({
    at: 'main',
    A: { level: ['PM/W01-002', ...plain(2)], clock: plain('top', 'below'), stock: 2, hand: ['PM/W01-023'] },
  });
  r.act(play('PM/W01-023'), toFront, ['mayDo', 'yes']);
  r.expect({ A: { clock: ['below'], frontLeft: { power: 9500 } } });
});
ruling('PM/W01-024 remembers Borrowed Starlight, and its combo deals two', (r) => {
  r.table({
    at: 'attack',
    A: { frontCenter: 'PM/W01-024', memory: ['PM/W01-029'], climax: ['PM/W01-033'], stock: 1, hand: 1 },
    B: { deck: 10 },
  });
  r.expect({ A: { frontCenter: { power: 12000 } } });
  r.attack('frontCenter', 'direct', ['payCost', 'yes']);
  r.expect({ B: { clock: 6 } });
});
ruling('PM/W01-025 stands again after its attack in the middle, and attacks a second time', (r) => {
  r.table({ at: 'attack', A: { frontCenter: 'PM/W01-025', stock: 1, hand: 1 }, B: { deck: 20 } });
  r.attack('frontCenter', 'direct', ['payCost', 'yes']);
  r.expect({ A: { frontCenter: { state: 'stand', soul: 1 }, stock: 0 }, B: { clock: 3 } });
  r.attack('frontCenter', 'direct');
  r.expect({ B: { clock: 5 } });
});
ruling('PM/W01-026 comes back for the top card of the deck', (r) => {
  r.table({ at: 'encore', A: { frontLeft: reversed('PM/W01-026'), deck: plain('a', 'b') } });
  r.run(['encore', 'yes']);
  r.expect({ A: { frontLeft: { state: 'rest', power: 10000 }, clock: ['a'] } });
});
ruling('PM/W01-028 is a counter that draws from level 2 on', (r) => {
  r.table({
    at: 'attack',
    A: { frontCenter: fighter(5000) },
    B: { frontCenter: fighter(3000), level: ['PM/W01-002', ...plain(1)], stock: 1, hand: ['PM/W01-028'] },
  });
  r.attack('frontCenter', 'frontal', ['counter', 'play PM/W01-028']);
  r.expect({ A: { frontCenter: 'reverse' }, B: { frontCenter: { power: 5500 }, hand: 1, waitingRoom: 2 } });
});
ruling('PM/W01-029 finds a Stargazer among five, shows it, and goes to the memory', (r) => {
  const deck = [...plain('a', 'b'), 'PM/W01-005', ...plain('c', 'd', 'e')];
  r.table({ at: 'main', A: { level: ['PM/W01-005', ...plain(1)], stock: 1, hand: ['PM/W01-029'], deck } });
  r.offers('chooseTarget', ['Tovi, Counting Stars'], ['main', 'playEvent PM/W01-029']);
  r.act('playEvent PM/W01-029', ['chooseTarget', 'PM/W01-005']);
  r.expect({ A: { hand: ['Tovi, Counting Stars'], deck: ['e'], memory: ['Borrowed Starlight'], waitingRoom: 5 } });
});
ruling('PM/W01-030 shuffles cards back and draws', (r) => {
  r.table({
    at: 'main',
    A: { stock: 1, hand: ['PM/W01-030'], deck: plain('a'), waitingRoom: plain('x', 'y') },
    shuffles: [3],
  });
  r.act('playEvent PM/W01-030', ['chooseTarget', 'x', 'y']);
  r.expect({ A: { hand: ['y'], deck: ['x', 'a'], waitingRoom: 2 } });
});
ruling('PM/W01-031 raises all own characters while it lies in the climax zone', (r) => {
  r.table({
    at: 'climax',
    A: { frontLeft: 'PM/W01-002', clock: ['PM/W01-002'], hand: ['PM/W01-031'] },
    B: { frontLeft: 'PM/W01-002' },
  });
  r.run(['climax', 'PM/W01-031']);
  r.expect({ A: { frontLeft: { power: 4000, soul: 2 } }, B: { frontLeft: { power: 3000, soul: 1 } } });
});
ruling('PM/W01-035 draws and raises one when it is played', (r) => {
  r.table({
    at: 'climax',
    A: { frontLeft: 'PM/W01-002', backLeft: 'PM/W01-007', clock: ['PM/W01-002'], hand: ['PM/W01-035'] },
  });
  r.run(['climax', 'PM/W01-035'], ['chooseTarget', 'backLeft']);
  r.expect({ A: { hand: 1, backLeft: { power: 4000, soul: 2 }, frontLeft: { power: 3000 } } });
});
