// Rulings on what is last known of a card that leaves (7.4), and on moving by an effect a card that stays.
import { test } from 'vitest';
import { auto, fighter, plain } from './bench/cards.ts';
import { reversed } from './bench/prepare.ts';
import { rulingsBy } from './bench.ts';

const ruling = rulingsBy(test);
const doomed = fighter(3000, {
  name: 'doomed',
  abilities: [{ kind: 'cont', to: 'this', gives: [{ what: 'cannot', do: 'encore' }] }],
});

ruling('a character that could not use Encore on the stage is not asked for it once it has left', (r) => {
  r.table({ at: 'encore', A: { frontCenter: reversed(doomed), stock: 3 } });
  r.run();
  r.neverAsks('encore');
  r.expect({ A: { waitingRoom: ['doomed'], stock: 3 } });
});
ruling('an effect that places a character from the stage moves it, and it stays the object it was', (r) => {
  const shy = fighter(2000, {
    name: 'shy',
    abilities: [auto({ on: 'attacks', who: 'this' }, [{ do: 'place', target: 'this', slot: 'emptyBack' }])],
  });
  r.table({ at: 'attack', A: { frontCenter: shy, backLeft: fighter(1000) }, B: { deck: plain(9) } });
  r.attack('frontCenter', 'direct');
  r.expect({ A: { frontCenter: null, backRight: { name: 'shy', state: 'rest' } }, B: { clock: 2 } });
});
