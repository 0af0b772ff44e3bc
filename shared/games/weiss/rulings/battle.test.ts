// Rulings on the battle step (6.5) and on who is in battle (6.1).
import { test } from 'vitest';
import { auto, backup, fighter, plain } from './bench/cards.ts';
import { reversed } from './bench/prepare.ts';
import { rulingsBy } from './bench.ts';

const ruling = rulingsBy(test);

ruling('G27: the weaker attacker reverses, its damage was dealt before', (r) => {
  r.table({ at: 'attack', A: { frontCenter: fighter(5000) }, B: { frontCenter: fighter(5500) } });
  r.attack('frontCenter', 'frontal');
  r.expect({ A: { frontCenter: 'reverse' }, B: { frontCenter: 'stand', clock: 1 } });
});
ruling('G27: equal powers reverse both', (r) => {
  r.table({ at: 'attack', A: { frontCenter: fighter(5500) }, B: { frontCenter: fighter(5500) } });
  r.attack('frontCenter', 'frontal');
  r.expect({ A: { frontCenter: 'reverse' }, B: { frontCenter: 'reverse', clock: 1 } });
});
ruling('the weaker defender reverses and the attacker stays at rest', (r) => {
  r.table({ at: 'attack', A: { frontCenter: fighter(5500) }, B: { frontCenter: fighter(5000) } });
  r.attack('frontCenter', 'frontal');
  r.expect({ A: { frontCenter: 'rest' }, B: { frontCenter: 'reverse' } });
});
ruling('side and direct attacks have no battle', (r) => {
  r.table({
    at: 'attack',
    A: { frontCenter: fighter(1000), frontLeft: fighter(1000) },
    B: { frontCenter: fighter(9000) },
  });
  r.attack('frontCenter', 'side');
  r.attack('frontLeft', 'direct');
  r.expect({ A: { frontCenter: 'rest', frontLeft: 'rest' }, B: { frontCenter: 'stand' } });
});
ruling('a character that is reversed already does not become reversed again', (r) => {
  const mourner = fighter(1000, {
    abilities: [auto({ on: 'turned', who: 'this', to: 'reverse' }, [{ do: 'draw', amount: 1 }])],
  });
  r.table({ at: 'attack', A: { frontCenter: fighter(3000) }, B: { frontCenter: reversed(mourner) } });
  r.attack('frontCenter', 'frontal');
  r.expect({ B: { frontCenter: 'reverse', hand: 0 } });
});
ruling('a reversed attacker that is still on the stage deals its damage', (r) => {
  const dizzy = fighter(9000, {
    abilities: [auto({ on: 'attacks', who: 'this' }, [{ do: 'turn', target: 'this', to: 'reverse' }])],
  });
  r.table({ at: 'attack', A: { frontCenter: dizzy }, B: { frontCenter: fighter(1000) } });
  r.attack('frontCenter', 'frontal');
  r.expect({ A: { frontCenter: 'reverse' }, B: { frontCenter: 'reverse', clock: 1 } });
});
ruling('a participant that moved to another own slot is still in battle', (r) => {
  const dodge = fighter(1000, {
    name: 'dodger',
    abilities: [auto({ on: 'isAttacked', who: 'this' }, [{ do: 'swap', target: 'this' }])],
  });
  r.table({ at: 'attack', A: { frontCenter: fighter(9000) }, B: { frontCenter: dodge } });
  r.attack('frontCenter', 'frontal', ['moveTo', 'backLeft']);
  r.expect({ B: { frontCenter: null, backLeft: { name: 'dodger', state: 'reverse' } } });
});
ruling('"when its battle opponent becomes reversed" wakes for both sides of the battle, and for nobody else', (r) => {
  const gloat = auto({ on: 'turned', who: 'battleOpponent', to: 'reverse' }, [{ do: 'draw', amount: 1 }]);
  const gloater = fighter(3000, { abilities: [gloat] });
  r.table({
    at: 'attack',
    A: { frontCenter: gloater, frontLeft: gloater, deck: plain(5) },
    B: { frontCenter: gloater, frontRight: gloater, hand: 0 },
  });
  r.attack('frontCenter', 'frontal');
  r.expect({ A: { hand: 1 }, B: { hand: 1 } });
});
ruling('an effect on the battle opponent does nothing once that has left the stage', (r) => {
  const reaper = fighter(3000, {
    abilities: [
      auto({ on: 'turned', who: 'battleOpponent', to: 'reverse' }, [
        { do: 'move', target: 'battleOpponent', to: 'stock' },
      ]),
    ],
  });
  const fleeing = fighter(1000, {
    name: 'fleeing',
    abilities: [auto({ on: 'turned', who: 'this', to: 'reverse' }, [{ do: 'move', target: 'this', to: 'hand' }])],
  });
  r.table({ at: 'attack', A: { frontCenter: fleeing }, B: { frontCenter: reaper } });
  r.attack('frontCenter', 'frontal');
  r.expect({ A: { frontCenter: null, hand: ['fleeing'], stock: 1 }, B: { stock: 0 } });
});
ruling('power of a counter lasts beyond the battle, until the end of the turn', (r) => {
  r.table({
    at: 'attack',
    A: { frontCenter: fighter(4500) },
    B: { frontCenter: fighter(3000), hand: [backup(2000, 0)] },
  });
  r.attack('frontCenter', 'frontal', ['counter', 'use backup']);
  r.expect({ A: { frontCenter: 'reverse' }, B: { frontCenter: { power: 5000 } } });
  r.until('stand');
  r.expect({ B: { frontCenter: { power: 3000 } } });
});
