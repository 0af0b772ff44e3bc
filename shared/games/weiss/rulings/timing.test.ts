// Rulings on check timing and the order of what waits (5.1).
import { test } from 'vitest';
import type { Auto, Effect, Trigger } from '../ability-data.ts';
import { auto, climax, event, fighter, plain } from './bench/cards.ts';
import { rulingsBy } from './bench.ts';

const ruling = rulingsBy(test);
const attackBegins: Trigger = { on: 'phaseBegins', phase: 'attack', turn: 'any' };
const waits = (name: string, effect: readonly Effect[], more: readonly Auto[] = []) =>
  fighter(3000, { name, abilities: [auto(attackBegins, effect), ...more] });
const charge: Effect = { do: 'stockCharge', amount: 1 };

ruling(
  "G68: the turn player's abilities come first, and what B's ability wakes on A's side comes before B's next",
  (r) => {
    const turnA3: Effect = { do: 'turn', target: { all: { who: 'opponent', where: 'back' } }, to: 'rest' };
    const a3 = fighter(3000, { name: 'A3', abilities: [auto({ on: 'turned', who: 'this', to: 'rest' }, [charge])] });
    r.table({
      at: 'attackBegins',
      A: { frontLeft: waits('A1', [charge]), frontRight: waits('A2', [charge]), backLeft: a3 },
      B: { frontLeft: waits('B1', [turnA3]), frontRight: waits('B2', [{ do: 'draw', amount: 1 }]) },
    });
    r.at('A.whichAbilityFirst', [], (there) => there.expect({ A: { stock: 0 } }));
    r.offers('A.whichAbilityFirst', ['A1 0', 'A2 0']);
    r.at('B.whichAbilityFirst', [['A.whichAbilityFirst', 'A2']], (there) => there.expect({ A: { stock: 2 } }));
    r.until('declarationBegins', ['A.whichAbilityFirst', 'A2'], ['B.whichAbilityFirst', 'B1']);
    r.expect({ A: { stock: 3 }, B: { hand: 1 } });
    r.order('abilityUsed', ['A2', 'A1', 'B1', 'A3', 'B2']);
  },
);
ruling('a waiting ability has to be played: only its optional parts may be declined', (r) => {
  r.table({ at: 'attackBegins', A: { frontLeft: waits('A1', [charge]) } });
  r.until('declarationBegins');
  r.expect({ A: { stock: 1 } });
});
ruling('an ability waits once for each time its condition was met', (r) => {
  const both: Trigger = { on: 'placed', who: { who: 'you', where: 'stage', other: true } };
  const host = fighter(3000, { name: 'host', abilities: [auto(both, [charge])] });
  const invite = event(
    [
      { do: 'choose', as: 'guests', from: { who: 'you', where: 'waitingRoom' }, amount: 2 },
      { do: 'place', target: { bound: 'guests' }, slot: 'any' },
    ],
    { name: 'invite' },
  );
  r.table({ at: 'main', A: { frontLeft: host, hand: [invite], waitingRoom: plain('x', 'y') } });
  r.act('playEvent invite', ['placeSlot', 'backLeft'], ['placeSlot', 'backRight'], ['whichAbilityFirst', 'host']);
  r.expect({ A: { stock: 2 } });
});
ruling('a waiting ability stays when its source has left the stage', (r) => {
  const farewell = fighter(3000, {
    name: 'farewell',
    abilities: [auto(attackBegins, [{ do: 'move', target: 'this', to: 'hand' }]), auto(attackBegins, [charge])],
  });
  r.table({ at: 'attackBegins', A: { frontLeft: farewell } });
  r.until('declarationBegins', ['whichAbilityFirst', 'farewell 0']);
  r.expect({ A: { frontLeft: null, hand: 1, stock: 1 } });
});
ruling('the condition of a waiting ability is judged when it is resolved', (r) => {
  const picky = fighter(3000, {
    name: 'picky',
    abilities: [
      auto(attackBegins, [charge], { if: [{ count: { who: 'you', where: 'hand' }, atLeast: 1 }] }),
      auto(attackBegins, [{ do: 'draw', amount: 1 }]),
    ],
  });
  r.table({ at: 'attackBegins', A: { frontLeft: picky, hand: 0 } });
  r.until('declarationBegins');
  r.expect({ A: { hand: 1, stock: 1 } });
});
ruling('losses are seen first: a player at level 4 loses before anything waiting is resolved', (r) => {
  const late = fighter(3000, { abilities: [auto({ on: 'damageTaken', by: 'this' }, [charge])] });
  r.table({ at: 'attack', A: { frontCenter: late }, B: { level: 3, clock: 6, deck: 5 } });
  r.attack('frontCenter', 'direct', ['levelUp', 'plain']);
  r.expect({ winner: 'A', A: { stock: 1 } });
});
ruling('rule actions come before waiting abilities', (r) => {
  const shrink: Effect = {
    do: 'power',
    target: { all: { who: 'opponent', where: 'stage' } },
    by: -3000,
    until: 'endOfTurn',
  };
  const watcher = auto({ on: 'leaves', who: { who: 'opponent', where: 'stage' } }, [{ do: 'draw', amount: 1 }]);
  r.table({
    at: 'attackBegins',
    A: { frontLeft: waits('shrinker', [shrink], [watcher]) },
    B: { frontLeft: waits('small', [charge]) },
  });
  r.until('declarationBegins');
  r.expect({ B: { frontLeft: null, waitingRoom: ['small'], stock: 1 }, A: { hand: 1 } });
  r.order('abilityUsed', ['shrinker', 'shrinker', 'small']);
});
ruling('characters that a rule action sends away together leave before anybody may react', (r) => {
  const shrink: Effect = {
    do: 'power',
    target: { all: { who: 'opponent', where: 'stage' } },
    by: -3000,
    until: 'endOfTurn',
  };
  r.table({
    at: 'attackBegins',
    A: { frontLeft: waits('shrinker', [shrink]) },
    B: { frontLeft: fighter(3000, { name: 'one' }), backLeft: fighter(2000, { name: 'two' }), stock: 3 },
  });
  r.at('B.whichAbilityFirst', [], (there) => there.expect({ B: { frontLeft: null, backLeft: null, waitingRoom: 2 } }));
  r.until('declarationBegins', ['B.whichAbilityFirst', 'two encore'], ['encore', 'yes']);
  r.expect({ B: { frontLeft: null, backLeft: { name: 'two', state: 'rest' } } });
});
ruling('characters that leave together see each other leave', (r) => {
  const shrink: Effect = {
    do: 'power',
    target: { all: { who: 'opponent', where: 'stage' } },
    by: -3000,
    until: 'endOfTurn',
  };
  const mourner = fighter(3000, {
    name: 'mourner',
    abilities: [auto({ on: 'leaves', who: { who: 'you', where: 'stage', other: true } }, [{ do: 'draw', amount: 1 }])],
  });
  r.table({
    at: 'attackBegins',
    A: { frontLeft: waits('shrinker', [shrink]) },
    B: { frontLeft: mourner, backLeft: mourner },
  });
  r.until('declarationBegins', ['B.whichAbilityFirst', 'mourner 0']);
  r.expect({ B: { frontLeft: null, backLeft: null, hand: 2 } });
});
ruling('what is no climax leaves the climax zone, and of two climaxes the older one', (r) => {
  r.table({
    at: 'attackBegins',
    A: { climax: [climax([], { name: 'newer' }), climax([], { name: 'older' })] },
    B: { climax: plain('odd') },
  });
  r.until('declarationBegins');
  r.expect({ A: { climax: ['newer'], waitingRoom: ['older'] }, B: { climax: 0, waitingRoom: ['odd'] } });
});
ruling('what is no character leaves the stage', (r) => {
  r.table({ at: 'attackBegins', A: { frontLeft: event([], { name: 'odd' }) } });
  r.until('declarationBegins');
  r.expect({ A: { frontLeft: null, waitingRoom: ['odd'] } });
});
