// Rulings on the counter step (6.4) and Backup (8.4).
import { test } from 'vitest';
import { act, backup, climax, event, fighter, plain } from './bench/cards.ts';
import { rulingsBy } from './bench.ts';

const ruling = rulingsBy(test);
const power = (by: number) =>
  [{ do: 'power', target: { all: { who: 'you', where: 'stage' } }, by, until: 'endOfTurn' }] as const;
const counterEvent = event(power(2000), { name: 'shout', counter: true });
const declared = [
  ['attack', 'frontCenter'],
  ['attackKind', 'frontal'],
] as const;

ruling('G28, SQ18: Backup needs its level and its cost, but no colour', (r) => {
  const help = backup(2000, 1, 1, { color: 'blue' });
  r.table({
    at: 'attack',
    A: { frontCenter: fighter(4500) },
    B: { frontCenter: fighter(3000), level: 1, stock: 1, hand: [help] },
  });
  r.attack('frontCenter', 'frontal', ['counter', 'use backup']);
  r.expect({
    A: { frontCenter: 'reverse' },
    B: { frontCenter: { state: 'stand', power: 5000 }, stock: 0, hand: 0, waitingRoom: ['backup', 'plain'] },
  });
});
ruling('G29: Backup of level 1 cannot be used at level 0', (r) => {
  r.table({
    at: 'attack',
    A: { frontCenter: fighter(4500) },
    B: { frontCenter: fighter(3000), stock: 1, hand: [backup(2000, 1, 1)] },
  });
  r.illegal(...declared, ['counter', 'use backup']);
});
ruling('Backup cannot be used by a player who cannot pay for it', (r) => {
  r.table({
    at: 'attack',
    A: { frontCenter: fighter(4500) },
    B: { frontCenter: fighter(3000), level: 1, hand: [backup(2000, 1, 1)] },
  });
  r.offers('counter', [], ...declared);
});
ruling('G31: one counter in an attack, and another in the next', (r) => {
  const hand = [backup(500, 0, 0, { name: 'one' }), backup(500, 0, 0, { name: 'two' })];
  const a = { frontCenter: fighter(2000), frontLeft: fighter(2000) };
  r.table({ at: 'attack', A: a, B: { frontCenter: fighter(3000), frontRight: fighter(3000), hand } });
  r.neverAsks('counter', ...declared, ['counter', 'use one']);
  r.attack('frontCenter', 'frontal', ['counter', 'use one']);
  r.attack('frontLeft', 'frontal', ['counter', 'use two']);
  r.expect({ B: { frontCenter: { power: 3500 }, frontRight: { power: 3500 } } });
});
ruling('G32: there is no counter step in side and direct attacks', (r) => {
  const a = { frontCenter: fighter(2000), frontLeft: fighter(2000) };
  r.table({ at: 'attack', A: a, B: { frontCenter: fighter(3000), hand: [counterEvent, backup(500, 0)] } });
  r.neverAsks('counter', ['attack', 'frontCenter'], ['attackKind', 'side']);
  r.neverAsks('counter', ['attack', 'frontLeft']);
});
ruling("SQ21: in the opponent's turn only cards with a counter icon are played, and only in the counter step", (r) => {
  const quiet = event(power(2000), { name: 'quiet' });
  const doer = fighter(3000, { name: 'doer', abilities: [act([], power(500))] });
  r.table({
    at: 'attack',
    A: { frontCenter: fighter(4500) },
    B: { frontCenter: doer, hand: [quiet, counterEvent, climax(), fighter(1000)], clock: 1 },
  });
  r.offers('counter', ['play shout'], ...declared);
});
ruling('SQ21, SQ23: a counter event is played in the counter step or in the own main phase', (r) => {
  r.table({ at: 'attack', A: { frontCenter: fighter(4500) }, B: { frontCenter: fighter(3000), hand: [counterEvent] } });
  r.attack('frontCenter', 'frontal', ['counter', 'play shout']);
  r.expect({ A: { frontCenter: 'reverse' }, B: { frontCenter: 'stand', waitingRoom: ['shout'], hand: 0, clock: 1 } });
});
ruling('SQ23: a counter event may be played in the own main phase', (r) => {
  r.table({ at: 'main', A: { frontCenter: fighter(3000), hand: [counterEvent] } });
  r.act('playEvent shout');
  r.expect({ A: { frontCenter: { power: 5000 }, waitingRoom: ['shout'] } });
});
ruling('Backup cannot be used in the own main phase, but its card may be played as a character', (r) => {
  r.table({ at: 'main', A: { hand: [backup(500, 0)] } });
  r.offers('main', ['playCharacter backup']);
});
ruling('a counter event needs its level and its colour', (r) => {
  const high = event([], { name: 'high', counter: true, level: 1 });
  const blue = event([], { name: 'blue', counter: true, level: 1, color: 'blue' });
  r.table({
    at: 'attack',
    A: { frontCenter: fighter(4500) },
    B: { frontCenter: fighter(3000), level: 1, hand: [high, blue] },
  });
  r.offers('counter', ['play high'], ...declared);
});
ruling('Backup is usable when the defender has left, and then has nobody to help', (r) => {
  const wind = climax(['return'], { name: 'wind' });
  r.table({
    at: 'attack',
    A: { frontCenter: fighter(4500), deck: [wind, ...plain(5)] },
    B: { frontCenter: fighter(3000), frontLeft: fighter(3000), hand: [backup(2000, 0)] },
  });
  r.attack('frontCenter', 'frontal', ['returnToHand', 'B.frontCenter'], ['counter', 'use backup']);
  r.expect({ B: { frontLeft: { power: 3000 }, waitingRoom: ['backup'] } });
});
ruling('the counter window opens whatever is held, also with nothing to offer', (r) => {
  r.table({ at: 'attack', A: { frontCenter: fighter(4500) }, B: { frontCenter: fighter(3000), hand: plain('dull') } });
  r.offers('counter', [], ...declared);
});
ruling('the counter window is skipped where everybody sees that the hand is empty', (r) => {
  r.table({ at: 'attack', A: { frontCenter: fighter(4500) }, B: { frontCenter: fighter(3000), hand: 0 } });
  r.neverAsks('counter', ...declared);
});
ruling('others hear of a counter window its name and whose it is, the same whatever is held', (r) => {
  r.table({ at: 'attack', A: { frontCenter: fighter(4500) }, B: { frontCenter: fighter(3000), hand: [counterEvent] } });
  r.at('counter', declared, (there, spec) => {
    for (const viewer of ['A', 'public'] as const) {
      const heard = there.hears(viewer, spec);
      if (heard !== JSON.stringify({ seat: there.seatOf('B'), why: 'counter' }))
        throw new Error(`${viewer} hears ${heard}`);
    }
  });
});
ruling('a check timing comes before the counter play: what the trigger step woke is done by then', (r) => {
  const wind = climax(['return'], { name: 'wind' });
  const loyal = fighter(3000, {
    name: 'loyal',
    abilities: [
      {
        kind: 'auto',
        when: { on: 'leaves', who: { who: 'you', where: 'stage' } },
        effect: [{ do: 'draw', amount: 1 }],
      },
    ],
  });
  r.table({
    at: 'attack',
    A: { frontCenter: fighter(4500), deck: [wind, ...plain(5)] },
    B: { frontCenter: fighter(3000), frontLeft: loyal, deck: [counterEvent, ...plain(5)] },
  });
  r.offers('counter', ['play shout'], ...declared, ['returnToHand', 'B.frontCenter']);
});
