// Rulings on environments (1.8): terrain and weather, whom they work for, what they give, forbid and do in each turn.
import { test } from 'vitest';
import type { Effect, Gift } from '../card-data.ts';
import {
  AIM,
  aiming,
  attacker,
  DRAW,
  everybody,
  fighter,
  instant,
  item,
  ritual,
  spell,
  terrain,
  weather,
} from './bench/cards.ts';
import { busy, hurt } from './bench/prepare.ts';
import { rulingsBy } from './bench.ts';

const ruling = rulingsBy(test);
const X = fighter('X');
const V = fighter('V');

ruling(
  'T35: terrain T1 is mine, weather W lies there, then the enemy plays terrain T2: T1 goes, T2 and W work for both',
  (r) => {
    const T1 = terrain('T1', [{ what: 'def', by: 1 }]);
    const T2 = terrain('T2', [{ what: 'def', by: 2 }]);
    const W = weather('W', [{ what: 'flight', by: 3 }]);
    r.table({ at: 'action', A: { line: [X], hand: [T2] }, B: { line: [V], environment: [W, T1] } });
    r.expect({ A: { line: { X: { def: 1, flight: 3 } } }, B: { line: { V: { def: 1, flight: 3 } } } });
    r.act('item T2');
    r.expect({
      A: { line: { X: { def: 2, flight: 3 } }, environment: ['T2'], discard: 0 },
      B: { line: { V: { def: 2, flight: 3 } }, environment: ['W'], discard: ['T1'] },
    });
  },
);
ruling('a new weather replaces the old one, of whichever side, and leaves the terrain', (r) => {
  r.table({
    at: 'action',
    A: { line: [X], hand: [weather('rain')], environment: [weather('sun'), terrain('moor')] },
  });
  r.act('item rain');
  r.expect({ A: { environment: ['rain', 'moor'], discard: ['sun'] } });
  r.happened({ environmentCame: 1 });
});
ruling('what an environment replaces goes to its owner, whoever has brought the new one', (r) => {
  r.table({ at: 'action', A: { line: [X], hand: [terrain('moor')] }, B: { environment: [terrain('marsh')] } });
  r.act('item moor');
  r.expect({ A: { discard: 0 }, B: { discard: ['marsh'], environment: 0 } });
});
ruling('an environment stays from turn to turn, and does not leave with the characters of its player', (r) => {
  const dart = item('dart', [{ do: 'hurt', target: AIM, amount: 10 }], aiming());
  r.table({
    at: 'action',
    A: { line: [X], hand: [dart] },
    B: { line: [V, fighter('W')], environment: [terrain('moor')] },
  });
  r.act('item dart', ['nameTarget', 'V']);
  r.endTurn();
  r.startTurn();
  r.endTurn();
  r.expect({ B: { out: ['V'], environment: ['moor'] } });
});
ruling('every environment works for both sides: what it gives to one it gives to all', (r) => {
  const gifts: Gift[] = [
    { what: 'atk', by: 2 },
    { what: 'flight', by: -1 },
  ];
  const flier = (name: string) => fighter(name, { flight: 2 });
  r.table({
    at: 'action',
    A: { line: [flier('X'), flier('Y')], environment: [weather('gale', gifts)] },
    B: { line: [flier('V')] },
  });
  const blown = { atk: 5, flight: 1 };
  r.expect({ A: { line: { X: blown, Y: blown } }, B: { line: { V: blown } } });
});
ruling('an environment gives by stance, and by the type of an attack', (r) => {
  const mist = weather('mist', [
    { what: 'def', by: 2, stance: 'busy' },
    { what: 'power', type: 'absolute', by: 1 },
    { what: 'against', type: 'strike', by: 3 },
  ]);
  r.table({
    at: 'action',
    A: { line: [attacker('X', 'absolute', 2), attacker('Y', 'strike', 1)], environment: [mist] },
    B: { line: [V, busy(fighter('W'))] },
  });
  r.expect({ B: { line: { V: { def: 0 }, W: { def: 2 } } } });
  r.attack('X', 'V');
  r.attack('Y', 'W');
  r.expect({ B: { line: { V: 7, W: 7 } } });
});
ruling('in each start phase an environment does what it says, in both turns', (r) => {
  const mire = terrain('mire', [], { each: [{ do: 'loseSpirit', target: everybody('any'), amount: 1 }] });
  r.table({ at: 'start', A: { line: [X], environment: [mire] }, B: { line: [V] } });
  r.startTurn();
  r.expect({ A: { line: { X: { spirit: 4 } } }, B: { line: { V: { spirit: 4 } } } });
  r.endTurn();
  r.startTurn();
  r.expect({ A: { line: { X: { spirit: 3 } } }, B: { line: { V: { spirit: 3 } } } });
});
ruling('both environments work in one start phase, and neither in the turn in which it comes', (r) => {
  const heal = (by: number): readonly Effect[] => [{ do: 'heal', target: everybody('any'), amount: by }];
  const glade = terrain('glade', [], { each: heal(1) });
  const dew = weather('dew', [], { each: heal(2) });
  r.table({ at: 'action', A: { line: [hurt(X, 1)], hand: [glade] }, B: { line: [hurt(V, 1)], environment: [dew] } });
  r.act('item glade');
  r.expect({ A: { line: { X: 1 } } });
  r.endTurn();
  r.startTurn();
  r.expect({ A: { line: { X: 4 } }, B: { line: { V: 4 } } });
});
ruling('what an environment forbids nobody can do, and it breaks every ritual as soon as it comes', (r) => {
  const numb = terrain('numb', [{ what: 'cannot', do: 'spell' }]);
  const hand = [numb, spell('bolt', 'X', DRAW), ritual('rite', 'Y')];
  r.table({
    at: 'action',
    A: { line: [X, fighter('Y')], hand },
    B: { line: [V], rituals: [{ card: ritual('of V', 'V'), by: 'V', due: 9 }], hand: [instant('snap', 'V', DRAW)] },
  });
  r.act('spell rite');
  r.act('item numb');
  r.expect({ A: { ritual: 0 }, B: { ritual: 0 } });
  r.offers('A.act', ['attack X']);
  r.offers('B.answer', [], ['act', 'attack X']);
});
ruling('a destroyed environment gives nothing any more', (r) => {
  const clear = item('clear', [{ do: 'destroy', target: { all: { who: 'any', where: 'environment' } } }]);
  const moor = terrain('moor', [{ what: 'def', by: 2 }]);
  r.table({
    at: 'action',
    A: { line: [X], hand: [clear], environment: [weather('rain')] },
    B: { line: [V], environment: [moor] },
  });
  r.act('item clear');
  r.expect({
    A: { environment: 0, line: { X: { def: 0 } } },
    B: { environment: 0, discard: ['moor'], line: { V: { def: 0 } } },
  });
});
