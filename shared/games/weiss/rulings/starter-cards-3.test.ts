// Rulings on shipped cards whose shapes others share, so that each card with abilities has one of its own.
import { test } from 'vitest';
import { fighter, plain } from './bench/cards.ts';
import { rulingsBy } from './bench.ts';

const ruling = rulingsBy(test);

ruling('PM/W01-018 bonds with the Sela who carries the flame, for a card, when it is played', (r) => {
  const A = {
    level: ['PM/W01-002', ...plain(1)],
    stock: 1,
    hand: ['PM/W01-018', ...plain('x')],
    waitingRoom: ['PM/W01-010', 'PM/W01-001'],
  };
  r.table({ at: 'main', A });
  r.act('playCharacter PM/W01-018', ['chooseSlot', 'frontLeft'], ['payCost', 'yes']);
  r.expect({ A: { hand: ['Sela, Carrying the Flame'], frontLeft: { power: 7500 }, stock: 0 } });
});
ruling('PM/W01-018 raises a yellow character when its player plays a climax', (r) => {
  r.table({
    at: 'climax',
    A: { frontLeft: 'PM/W01-018', frontRight: 'PM/W01-002', clock: ['PM/W01-002'], hand: ['PM/W01-033', 'PM/W01-032'] },
  });
  r.run(['climax', 'PM/W01-032'], ['chooseTarget', 'frontRight']);
  r.expect({ A: { frontRight: { power: 4000, soul: 4 }, frontLeft: { power: 7500, soul: 3 } } });
});
ruling('PM/W01-021 backs up with 3000 at level 2, and not at level 1', (r) => {
  const b = (level: number) => ({
    frontCenter: fighter(3000),
    level,
    stock: 1,
    hand: ['PM/W01-021'],
  });
  r.table({ at: 'attack', A: { frontCenter: fighter(5500) }, B: b(2) });
  r.attack('frontCenter', 'frontal', ['counter', 'use PM/W01-021']);
  r.expect({ A: { frontCenter: 'reverse' }, B: { frontCenter: { power: 6000 }, stock: 0, hand: 0 } });
  r.table({ at: 'attack', A: { frontCenter: fighter(5500) }, B: b(1) });
  r.illegal(['attack', 'frontCenter'], ['attackKind', 'frontal'], ['counter', 'use PM/W01-021']);
});
ruling('PM/W01-027 brings a character back from the waiting room, and nothing else', (r) => {
  r.table({
    at: 'main',
    A: { level: ['PM/W01-021'], stock: 1, hand: ['PM/W01-027'], waitingRoom: ['PM/W01-001', 'PM/W01-028'] },
  });
  r.act('playEvent PM/W01-027', ['chooseTarget', 'PM/W01-001']);
  r.expect({ A: { hand: ['Sela, Apprentice of the Wick'], stock: 0 } });
});
ruling('PM/W01-032 gives all own characters two soul, and nobody else', (r) => {
  r.table({
    at: 'climax',
    A: { frontLeft: 'PM/W01-002', backLeft: 'PM/W01-002', clock: ['PM/W01-002'], hand: ['PM/W01-032'] },
    B: { frontLeft: 'PM/W01-002' },
  });
  r.run(['climax', 'PM/W01-032']);
  r.expect({
    A: { frontLeft: { power: 3000, soul: 3 }, backLeft: { soul: 3 } },
    B: { frontLeft: { power: 3000, soul: 1 } },
  });
});
ruling('a climax with +1000 power and +1 soul to all raises all own characters while it lies there', (r) => {
  const at = (no: string, color: string) => ({
    at: 'climax' as const,
    A: { frontLeft: fighter(3000), backRight: fighter(1000), clock: [color], hand: [no] },
    B: { frontLeft: fighter(3000) },
  });
  for (const [no, color] of [
    ['PM/W01-033', 'PM/W01-013'],
    ['PM/W01-034', 'PM/W01-013'],
    ['PM/S01-028', 'PM/S01-001'],
    ['PM/S01-029', 'PM/S01-001'],
    ['PM/S01-030', 'PM/S01-006'],
    ['PM/S01-032', 'PM/S01-001'],
  ] as const) {
    r.table(at(no, color));
    r.run(['climax', no]);
    r.expect({
      A: { frontLeft: { power: 4000, soul: 2 }, backRight: { power: 2000, soul: 2 } },
      B: { frontLeft: { power: 3000, soul: 1 } },
    });
  }
});

ruling('PM/S01-002 flips four cards and draws one for each climax among them', (r) => {
  r.table({
    at: 'main',
    A: {
      frontLeft: 'PM/S01-002',
      stock: 1,
      deck: [...plain('a'), 'PM/S01-028', ...plain('b'), 'PM/S01-029', ...plain('c', 'd', 'e')],
    },
  });
  r.act('use PM/S01-002');
  r.expect({ A: { hand: ['d', 'c'], stock: 0, waitingRoom: 5, deck: ['e'], frontLeft: 'rest' } });
});
ruling('PM/S01-006 cannot make side attacks', (r) => {
  r.table({ at: 'attack', A: { frontLeft: 'PM/S01-006' }, B: { frontRight: fighter(9000) } });
  r.neverAsks('attackKind', ['attack', 'frontLeft']);
  r.run(['attack', 'frontLeft']);
  r.expect({ A: { frontLeft: 'reverse' } });
});
ruling('PM/S01-011 backs up with 1500 for nothing but itself', (r) => {
  r.table({
    at: 'attack',
    A: { frontCenter: fighter(4000) },
    B: { frontCenter: fighter(3000), level: 1, hand: ['PM/S01-011'] },
  });
  r.attack('frontCenter', 'frontal', ['counter', 'use PM/S01-011']);
  r.expect({ A: { frontCenter: 'reverse' }, B: { frontCenter: { power: 4500 }, hand: 0 } });
});
ruling('PM/S01-031 charges the stock and gives one character two soul when it is played', (r) => {
  r.table({
    at: 'climax',
    A: {
      frontLeft: fighter(3000),
      frontRight: fighter(3000),
      clock: ['PM/S01-006'],
      hand: ['PM/S01-031'],
      deck: 3,
    },
  });
  r.run(['climax', 'PM/S01-031'], ['chooseTarget', 'frontRight']);
  r.expect({ A: { stock: 1, frontRight: { power: 3000, soul: 3 }, frontLeft: { power: 3000, soul: 1 } } });
});
