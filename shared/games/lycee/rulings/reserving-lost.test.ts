// Rulings on reserved costs that a response has taken from whoever was to pay them (5.8, 4.6, 6.2).
import { test } from 'vitest';
import type { SpecialCost } from '../card-data.ts';
import { aimed, always, DRAW, declared, event, fighter, item, TAP, withAbilities } from './bench/cards.ts';
import { fresh } from './bench/prepare.ts';
import { rulingsBy } from './bench.ts';

const { paidOnResolution } = rulingsBy(test);
const doer = (...special: SpecialCost[]) => withAbilities('doer', declared({ special }, DRAW));
const steal = aimed('steal', (target) => [{ do: 'takeOver', target }]);
const stealing = (what: string) =>
  [
    ['B.respond', 'use steal'],
    ['B.target', what],
    ['B.enterCell', 'DC'],
  ] as const;
for (const pay of ['trashOther', 'actOther', 'returnOther'] as const) {
  paidOnResolution(`${pay} is not paid with a character that the other player has taken over`, (r) => {
    r.table({ at: 'main', A: { AC: doer({ pay, amount: 1 }), DC: fighter('S') }, B: { hand: [steal] } });
    r.act('use doer', ...stealing('S'));
    r.expect({ A: { hand: 0, dustBox: 0 }, B: { DC: { name: 'S', state: 'ready' } } });
  });
}
for (const pay of ['trashThis', 'returnThis', 'trashItem'] as const) {
  paidOnResolution(`${pay} is not paid by a character that the other player has taken over`, (r) => {
    const charm = item('charm', always('bearer', []));
    r.table({ at: 'main', A: { AC: doer({ pay }), itemAC: charm }, B: { hand: [steal] } });
    r.act('use doer', ['B.respond', 'use steal'], ['B.enterCell', 'DC']);
    r.expect({ A: { hand: 0, dustBox: 0 }, B: { DC: { name: 'doer' }, itemDC: ['charm'] } });
  });
}
paidOnResolution('[T] is not paid by a character that the other player has taken over', (r) => {
  r.table({ at: 'main', A: { AC: withAbilities('doer', declared(TAP, DRAW)) }, B: { hand: [steal] } });
  r.act('use doer', ['B.respond', 'use steal'], ['B.enterCell', 'DC']);
  r.expect({ A: { hand: 0 }, B: { DC: { name: 'doer', state: 'ready' } } });
});
paidOnResolution('an attacker that the other player has taken over does not become acted', (r) => {
  r.table({ at: 'main', A: { AC: fighter('X') }, B: { hand: [steal] } });
  r.act('attack X', ['B.respond', 'use steal'], ['B.enterCell', 'DC']);
  r.expect({ B: { DC: { name: 'X', state: 'ready' } } });
});
const spurs = item('spurs', always('bearer', [{ what: 'basic', basic: { basic: 'aggressive' } }]));
const rust = event('rust', [{ do: 'move', target: { all: { who: 'opponent', where: 'items' } }, to: 'dustBox' }]);
paidOnResolution('[T] is not paid by a fresh character that has lost Aggressive in response (4.6)', (r) => {
  const A = { AC: fresh(withAbilities('doer', declared(TAP, DRAW))), itemAC: spurs };
  r.table({ at: 'main', A, B: { hand: [rust] } });
  r.act('use doer', ['B.respond', 'use rust']);
  r.expect({ A: { AC: 'ready', hand: 0 } });
});
paidOnResolution('a fresh character pays for its support by becoming acted (L15)', (r) => {
  r.table({
    at: 'main',
    A: { AC: fighter('X', 2, 2), DC: fresh(fighter('S', 1, 1, { sp: 2 })) },
    B: { DC: fighter('D', 1, 3) },
  });
  r.attack('X', ['defender', 'D'], ['A.support', 'support S']);
  r.expect({ A: { DC: 'acted' }, B: { DC: null } });
});
