// Rulings on items and areas (1.7, 2.5, 2.6, 4.8).
import { test } from 'vitest';
import { aimed, always, area, auto, bounce, DRAW, event, fighter, item, trash } from './bench/cards.ts';
import { rulingsBy } from './bench.ts';

const { ruling } = rulingsBy(test);
const sword = item('sword', always('bearer', [{ what: 'ap', by: 2 }]));
const meadow = area('meadow', always('bearer', [{ what: 'dp', by: 2 }]));

ruling('L53: an item goes on any character, also of the opponent, that has none', (r) => {
  r.table({
    at: 'main',
    A: { hand: [sword], AC: fighter('A'), DC: fighter('held'), itemDC: sword },
    B: { AC: fighter('B', 1) },
  });
  r.offers('chooseBearer', ['A', 'B'], ['main', 'equip sword']);
  r.act('equip sword', ['chooseBearer', 'B']);
  r.expect({ A: { hand: 0 }, B: { AC: { ap: 3 }, itemAC: ['sword'] } });
});
ruling('L53: where every character has an item none can be equipped', (r) => {
  r.table({ at: 'main', A: { hand: [sword], AC: fighter('A'), itemAC: sword } });
  r.offers('main', ['attack A']);
  r.table({ at: 'main', A: { hand: [sword] } });
  r.offers('main', []);
});
ruling('an item modifies its character for as long as it is equipped, wherever that goes', (r) => {
  const leap = aimed('leap', (target) => [{ do: 'relocate', target, to: 'any' }]);
  const rust = event('rust', [{ do: 'move', target: { all: { who: 'opponent', where: 'items' } }, to: 'dustBox' }]);
  r.table({ at: 'main', A: { hand: [leap, rust] }, B: { AC: fighter('B', 1), itemAC: sword } });
  r.act('use leap', ['relocateCell', 'DL']);
  r.expect({ B: { DL: { ap: 3 }, itemDL: ['sword'], itemAC: [] } });
  r.act('use rust');
  r.expect({ B: { DL: { ap: 1 }, itemDL: [], dustBox: ['sword'] } });
});
ruling("when its character leaves the field an item goes to its owner's dust box", (r) => {
  r.table({ at: 'main', A: { hand: [sword, bounce()] }, B: { AC: fighter('B', 1) } });
  r.act('equip sword');
  r.act('use bounce');
  r.expect({ A: { dustBox: ['bounce', 'sword'] }, B: { AC: null, itemAC: [], hand: ['B'], dustBox: 0 } });
});
ruling('an item goes along with a character that is taken over', (r) => {
  const charm = aimed('charm', (target) => [{ do: 'takeOver', target }]);
  r.table({ at: 'main', A: { hand: [charm] }, B: { AC: fighter('B', 1), itemAC: sword } });
  r.act('use charm', ['enterCell', 'DL']);
  r.expect({ A: { DL: { ap: 3 }, itemDL: ['sword'] }, B: { itemAC: [], dustBox: 0 } });
});
ruling('an item whose character has left before it resolves fails and goes to the dust box', (r) => {
  r.table({ at: 'main', A: { hand: [sword], AC: fighter('A') }, B: { hand: [bounce()] } });
  r.act('equip sword', ['respond', 'use bounce']);
  r.expect({ A: { AC: null, itemAC: [], dustBox: ['sword'], hand: ['A'] } });
  r.happened({ failed: 1 });
});
ruling('an item goes on the character that was named, though another with an item stands in its cell by then', (r) => {
  const gift = event('gift', [
    { do: 'choose', as: 'away', from: { who: 'opponent', where: 'field', equipped: true } },
    { do: 'choose', as: 'to', from: { who: 'opponent', where: 'field', equipped: false } },
    { do: 'exchange', target: { bound: 'away' }, with: { bound: 'to' } },
  ]);
  r.table({
    at: 'main',
    A: { hand: [sword], AC: fighter('A', 1), DC: fighter('B'), itemDC: sword },
    B: { hand: [gift] },
  });
  r.act('equip sword', ['respond', 'use gift']);
  r.expect({ A: { DC: { name: 'A', ap: 3 }, itemDC: ['sword'], AC: { name: 'B' }, itemAC: ['sword'] } });
});
ruling('an item follows a character that has moved before it resolves', (r) => {
  const shove = aimed('shove', (target) => [{ do: 'relocate', target, to: 'any' }]);
  r.table({ at: 'main', A: { hand: [sword], AC: fighter('A', 1) }, B: { hand: [shove] } });
  r.act('equip sword', ['respond', 'use shove'], ['relocateCell', 'DR']);
  r.expect({ A: { DR: { ap: 3 }, itemDR: ['sword'] } });
});
ruling('a character leaves its area behind: it lies on the cell', (r) => {
  r.table({ at: 'main', A: { hand: [bounce()] }, B: { AC: fighter('B', 1, 1), areaAC: meadow, DC: fighter('C') } });
  r.expect({ B: { AC: { dp: 3 } } });
  r.act('use bounce', ['target', 'B']);
  r.expect({ B: { AC: null, areaAC: ['meadow'], hand: ['B'], dustBox: 0 } });
});
ruling('an area modifies whoever stands on its cell, one after another', (r) => {
  const leap = aimed('leap', (target) => [{ do: 'relocate', target, to: 'any' }]);
  r.table({ at: 'main', A: { hand: [leap, leap] }, B: { AC: fighter('B', 1, 1), areaDL: meadow } });
  r.expect({ B: { AC: { dp: 1 } } });
  r.act('use leap', ['relocateCell', 'DL']);
  r.expect({ B: { DL: { dp: 3 } } });
  r.act('use leap', ['relocateCell', 'AC']);
  r.expect({ B: { AC: { dp: 1 }, areaDL: ['meadow'] } });
});
ruling('an area goes on any cell of either player that has none, occupied or not', (r) => {
  r.table({ at: 'main', A: { hand: [meadow], areaAL: meadow, AC: fighter('A') }, B: { AC: fighter('B', 1, 1) } });
  r.at('chooseAreaCell', [['main', 'place meadow']], (_there, { from }) => {
    if (from.length !== 11) throw new Error(`${from.length} cells are offered`);
  });
  r.illegal(['main', 'place meadow'], ['chooseAreaCell', 'A.AL']);
  r.act('place meadow', ['chooseAreaCell', 'B.AC']);
  r.expect({ B: { areaAC: ['meadow'], AC: { dp: 3 } } });
});
ruling('an area is placed on the named cell, though whoever stood there has gone by then', (r) => {
  const quake = event('quake', [{ do: 'relocate', target: { all: { who: 'opponent', where: 'field' } }, to: 'any' }]);
  r.table({ at: 'main', A: { hand: [meadow], AC: fighter('A') }, B: { hand: [quake] } });
  r.act('place meadow', ['chooseAreaCell', 'A.AC'], ['respond', 'use quake'], ['relocateCell', 'DC']);
  r.expect({ A: { areaAC: ['meadow'], AC: null } });
});
ruling('an area is placed on a cell by its owner and goes to the dust box of its owner', (r) => {
  const fire = event('fire', [{ do: 'move', target: { all: { who: 'you', where: 'areas' } }, to: 'dustBox' }]);
  r.table({ at: 'main', A: { hand: [meadow] }, B: { hand: [fire] } });
  r.act('place meadow', ['chooseAreaCell', 'B.DR']);
  r.run(['mainEnd', 'use fire']);
  r.expect({ A: { dustBox: ['meadow'] }, B: { areaDR: [], dustBox: ['fire'] } });
});
ruling('what an item or an area says of its character wakes for that one alone', (r) => {
  const bell = item('bell', auto({ on: 'attacks', who: 'this' }, DRAW));
  const gate = area('gate', auto({ on: 'enters', who: 'this' }, DRAW));
  r.table({
    at: 'main',
    A: { AC: fighter('A'), itemAC: bell, AL: fighter('B'), areaDC: gate, hand: [fighter('C'), fighter('D')] },
  });
  r.attack('B');
  r.expect({ A: { hand: 2 } });
  r.attack('A');
  r.expect({ A: { hand: 3 } });
  r.act('summon C', ['chooseCell', 'DL']);
  r.expect({ A: { hand: 2 } });
  r.act('summon D', ['chooseCell', 'DC']);
  r.expect({ A: { hand: 2 } });
});
ruling('an item on a character of the opponent counts as used by that one', (r) => {
  const bell = item('bell', auto({ on: 'attacks', who: 'this' }, DRAW));
  r.table({ at: 'main', A: { AC: fighter('A'), itemAC: { lies: bell, owner: 'foe' } } });
  r.attack('A');
  r.expect({ A: { hand: 1 }, B: { hand: 0 } });
});
ruling('items and areas have no orientation and do nothing by themselves', (r) => {
  r.table({ at: 'main', A: { areaAC: meadow, AL: fighter('A'), itemAL: sword } });
  r.offers('main', ['attack A']);
});
ruling(
  'an item is equipped, an area placed, by the turn player only, with an empty chain and outside of battle',
  (r) => {
    r.table({
      at: 'main',
      A: { AC: fighter('A'), hand: [sword, meadow] },
      B: { AC: fighter('B'), hand: [sword, meadow, trash('x', { state: 'acted' })] },
    });
    r.offers('mainEnd', [], ['main']);
    r.offers('A.support', [], ['main', 'attack A']);
  },
);
