// Which values a continuous ability may read: only earlier ones than it gives, or working one out would never end.
import { expect, test } from 'vitest';
import type { Cont } from '../ability-data.ts';
import { cont } from '../rulings/bench/cards.ts';
import { checkLayers } from './layers.ts';

const strong = { who: 'you', where: 'stage', power: { atLeast: 3000 } } as const;
const high = { who: 'you', where: 'stage', level: { atLeast: 1 } } as const;

test.each<[string, Cont]>([
  ['power to cards of some power', cont(strong, [{ what: 'power', by: 500 }])],
  [
    'power while there is a card of some power',
    cont('this', [{ what: 'power', by: 500 }], { if: [{ count: strong, atLeast: 1 }] }),
  ],
  ['power for each card of some power', cont('this', [{ what: 'power', by: { count: strong, times: 500 } }])],
  [
    'abilities to cards of some label',
    cont({ who: 'you', where: 'stage', label: 'bond' }, [{ what: 'ability', ability: cont('this', []) }]),
  ],
  ['a level to cards of some power', cont(strong, [{ what: 'level', by: 1 }])],
  ['a level to cards of some level', cont(high, [{ what: 'level', by: 1 }])],
  [
    'soul, and then a level, to cards of some level',
    cont(high, [
      { what: 'soul', by: 1 },
      { what: 'level', by: 1 },
    ]),
  ],
])('no ability gives %s', (_what, ability) => {
  expect(() => checkLayers('T-1', ability)).toThrow(/T-1/);
});

test.each<[string, Cont]>([
  ['power to cards of some level', cont(high, [{ what: 'power', by: 500 }])],
  ['soul to cards of some power', cont(strong, [{ what: 'soul', by: 1 }])],
  ['a ban on cards of some power', cont(strong, [{ what: 'cannot', do: 'attack' }])],
  ['power to cards of some label', cont({ who: 'you', where: 'stage', label: 'bond' }, [{ what: 'power', by: 500 }])],
  ['power to this card', cont('this', [{ what: 'power', by: 500 }])],
])('an ability may give %s', (_what, ability) => {
  expect(() => checkLayers('T-1', ability)).not.toThrow();
});
