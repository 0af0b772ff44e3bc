// Rulings on effective values: continuous abilities, changes with an end, and where they end (7.4, 8.1, 2.1).
import { test } from 'vitest';
import type { Cont, Effect } from '../ability-data.ts';
import { act, auto, climax, cont, event, fighter, plain } from './bench/cards.ts';
import { rulingsBy } from './bench.ts';

const ruling = rulingsBy(test);
const assist: Cont = cont({ who: 'you', where: 'stage', inFront: true }, [{ what: 'power', by: 500 }], {
  label: 'assist',
});
const helper = fighter(1000, { name: 'helper', abilities: [assist] });
const ally = fighter(2000, { name: 'ally' });
const plus = (by: number, until: 'endOfTurn' | 'endOfOpponentsTurn' | 'endOfAttack'): Effect => ({
  do: 'power',
  target: { all: { who: 'you', where: 'stage' } },
  by,
  until,
});

ruling('G62: Assist in the back left helps front left and front center, and not front right', (r) => {
  r.table({ at: 'main', A: { frontLeft: ally, frontCenter: ally, frontRight: ally, backLeft: helper } });
  r.expect({
    A: {
      frontLeft: { power: 2500 },
      frontCenter: { power: 2500 },
      frontRight: { power: 2000 },
      backLeft: { power: 1000 },
    },
  });
});
ruling('G62: Assist that has moved to the front helps nobody', (r) => {
  r.table({ at: 'main', A: { frontCenter: ally, backLeft: helper, backRight: ally } });
  r.act('move helper', ['moveTo', 'frontLeft']);
  r.expect({ A: { frontCenter: { power: 2000 }, backRight: { power: 2000 }, frontLeft: { power: 1000 } } });
});
ruling('Assist in the back right helps front center and front right', (r) => {
  r.table({ at: 'main', A: { frontLeft: ally, frontCenter: ally, frontRight: ally, backRight: helper } });
  r.expect({ A: { frontLeft: { power: 2000 }, frontCenter: { power: 2500 }, frontRight: { power: 2500 } } });
});
ruling('two Assists add up, and neither helps the other player', (r) => {
  r.table({ at: 'main', A: { frontCenter: ally, backLeft: helper, backRight: helper }, B: { frontCenter: ally } });
  r.expect({ A: { frontCenter: { power: 3000 } }, B: { frontCenter: { power: 2000 } } });
});
ruling(
  'a continuous ability ends at once when its card leaves, and who lived on it leaves at the check timing',
  (r) => {
    const home = event([
      { do: 'choose', as: 'one', from: { who: 'you', where: 'back' } },
      { do: 'move', target: { bound: 'one' }, to: 'hand' },
    ]);
    const ghost = fighter(0, { name: 'ghost' });
    r.table({ at: 'main', A: { frontLeft: ghost, backLeft: helper, hand: [home] } });
    r.expect({ A: { frontLeft: { power: 500 } } });
    r.act('playEvent event');
    r.expect({ A: { frontLeft: null, hand: ['helper'], waitingRoom: ['ghost', 'event'] } });
  },
);
ruling('a continuous ability holds only while its condition does', (r) => {
  const proud = fighter(2000, {
    abilities: [cont('this', [{ what: 'power', by: 1000 }], { if: [{ turn: 'you' }] })],
  });
  r.table({ at: 'end', A: { backLeft: proud } });
  r.expect({ A: { backLeft: { power: 3000 } } });
  r.run();
  r.expect({ A: { backLeft: { power: 2000 } } });
});
ruling('"for each" counts as the table is now', (r) => {
  const leader = fighter(1000, {
    name: 'leader',
    abilities: [
      cont('this', [{ what: 'power', by: { count: { who: 'you', where: 'stage', other: true }, times: 500 } }]),
    ],
  });
  r.table({ at: 'main', A: { frontLeft: leader, frontRight: ally, hand: [ally] } });
  r.expect({ A: { frontLeft: { power: 1500 } } });
  r.act('playCharacter ally', ['chooseSlot', 'backLeft']);
  r.expect({ A: { frontLeft: { power: 2000 } } });
});
ruling('a climax works while it lies in the climax zone', (r) => {
  const banner = climax([], {
    name: 'banner',
    abilities: [
      cont({ who: 'you', where: 'stage' }, [
        { what: 'power', by: 1000 },
        { what: 'soul', by: 1 },
      ]),
    ],
  });
  r.table({ at: 'climax', A: { frontLeft: ally, clock: 1, hand: [banner] } });
  r.run(['climax', 'banner']);
  r.expect({ A: { frontLeft: { power: 3000, soul: 2 } } });
  r.until('stand', ['attack', 'ally']);
  r.expect({ A: { frontLeft: { power: 2000, soul: 1 }, waitingRoom: ['banner'] } });
});
ruling('changes until the end of the turn concern those who were there when they were made', (r) => {
  r.table({
    at: 'main',
    A: { frontLeft: ally, hand: [event([plus(1000, 'endOfTurn')]), fighter(2000, { name: 'late' })] },
  });
  r.act('playEvent event');
  r.act('playCharacter late', ['chooseSlot', 'frontRight']);
  r.expect({ A: { frontLeft: { power: 3000 }, frontRight: { power: 2000 } } });
});
ruling('changes until the end of the attack end with it', (r) => {
  const rusher = fighter(2000, {
    name: 'rusher',
    abilities: [auto({ on: 'attacks', who: 'this' }, [plus(1500, 'endOfAttack')])],
  });
  r.table({ at: 'attack', A: { frontCenter: rusher }, B: { frontCenter: fighter(3000) } });
  r.attack('rusher', 'frontal');
  r.expect({ A: { frontCenter: { power: 2000, state: 'rest' } }, B: { frontCenter: 'reverse' } });
});
ruling("changes until the end of the opponent's next turn last through it", (r) => {
  r.table({ at: 'main', A: { frontLeft: ally, hand: [event([plus(1000, 'endOfOpponentsTurn')])] } });
  r.act('playEvent event');
  r.until('stand');
  r.expect({ A: { frontLeft: { power: 3000 } }, turnPlayer: 'B' });
  r.until('stand');
  r.expect({ A: { frontLeft: { power: 2000 } }, turnPlayer: 'A' });
});
ruling("made in the opponent's turn, it is the opponent's next turn that counts", (r) => {
  const brave = fighter(2000, {
    name: 'brave',
    abilities: [auto({ on: 'isAttacked', who: 'this' }, [plus(1000, 'endOfOpponentsTurn')])],
  });
  r.table({ at: 'attack', A: { frontCenter: fighter(2500) }, B: { frontCenter: brave } });
  r.attack('frontCenter', 'frontal');
  r.expect({ B: { frontCenter: { power: 3000 } } });
  r.until('stand');
  r.until('stand');
  r.expect({ B: { frontCenter: { power: 3000 } }, turnPlayer: 'A' });
  r.until('stand');
  r.expect({ B: { frontCenter: { power: 2000 } }, turnPlayer: 'B' });
});
ruling('changes of value do not follow a card to another zone', (r) => {
  const bounce = event(
    [
      { do: 'choose', as: 'one', from: { who: 'you', where: 'stage' } },
      { do: 'move', target: { bound: 'one' }, to: 'hand' },
    ],
    { name: 'bounce' },
  );
  r.table({ at: 'main', A: { frontLeft: ally, hand: [event([plus(1000, 'endOfTurn')], { name: 'pump' }), bounce] } });
  r.act('playEvent pump');
  r.act('playEvent bounce');
  r.act('playCharacter ally', ['chooseSlot', 'frontLeft']);
  r.expect({ A: { frontLeft: { power: 2000 } } });
  if (r.state.modifiers.length > 0) throw new Error('no change is left');
});
ruling('SQ4: a level below zero stays below zero', (r) => {
  const sunk = fighter(2000, {
    name: 'sunk',
    level: 1,
    abilities: [act([], [{ do: 'level', target: 'this', by: -2, until: 'endOfTurn' }])],
  });
  r.table({ at: 'main', A: { frontLeft: sunk } });
  r.act('use sunk');
  r.expect({ A: { frontLeft: { level: -1, state: 'stand' } } });
});
ruling('a soul change counts for the damage of the same turn', (r) => {
  const cheer = event([{ do: 'soul', target: { all: { who: 'you', where: 'stage' } }, by: 2, until: 'endOfTurn' }]);
  r.table({ at: 'main', A: { frontLeft: ally, hand: [cheer] } });
  r.act('playEvent event');
  r.until('attack');
  r.attack('ally', 'direct');
  r.expect({ B: { clock: 4 } });
});
ruling('facing: an ability on the facing character finds it crosswise', (r) => {
  const glare = fighter(2000, {
    name: 'glare',
    abilities: [cont({ who: 'opponent', where: 'stage', facing: true }, [{ what: 'power', by: -500 }])],
  });
  r.table({ at: 'main', A: { frontLeft: glare }, B: { frontLeft: ally, frontCenter: ally, frontRight: ally } });
  r.expect({ B: { frontLeft: { power: 2000 }, frontCenter: { power: 2000 }, frontRight: { power: 1500 } } });
});
ruling('a change of shown values is told with what caused it', (r) => {
  r.table({ at: 'main', A: { frontLeft: ally, hand: [event([plus(1000, 'endOfTurn')])], deck: plain(3) } });
  r.act('playEvent event');
  r.happened({ valuesChanged: 1 });
  r.because('valuesChanged', 'played');
});
