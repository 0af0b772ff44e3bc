// Rulings on the battle step (6.5).
import { test } from 'vitest';
import { fighter } from './bench/cards.ts';
import { rulingsBy } from './bench.ts';

const ruling = rulingsBy(test);

ruling('G27: the weaker attacker reverses, its damage was dealt before', (r) => {
  r.table({ at: 'attack', A: { frontCenter: fighter(5000) }, B: { frontCenter: fighter(5500) } });
  r.attack('frontCenter', 'frontal');
  r.expect({ A: { frontCenter: 'reverse' }, B: { frontCenter: 'stand', clock: 1 } });
});
