// Rulings on entering the field: summons, field limits, one of each person, entering by an effect (4.4 to 4.7), and what everything costs (5.1).
import { test } from 'vitest';
import type { Effect } from '../card-data.ts';
import {
  always,
  area,
  auto,
  bounce,
  DRAW,
  declared,
  drawing,
  event,
  fighter,
  item,
  move,
  pips,
  plain,
  points,
  trash,
  withAbilities,
} from './bench/cards.ts';
import { acted } from './bench/prepare.ts';
import { rulingsBy } from './bench.ts';

const { ruling } = rulingsBy(test);
const summons = ['main', 'summon A'] as const;

ruling('a character is summoned to an empty own cell, and enters ready and fresh', (r) => {
  r.table({
    at: 'main',
    A: { hand: [fighter('A', 2, 3)], AC: fighter('B'), DL: fighter('C') },
    B: { AR: fighter('D') },
  });
  r.offers('chooseCell', ['AL', 'AR', 'DC', 'DR'], summons);
  r.act('summon A', ['chooseCell', 'AR']);
  r.expect({ A: { AR: { name: 'A', state: 'ready', fresh: true, ap: 2, dp: 3 }, hand: 0 } });
});
ruling('L22: a character that may enter one cell only cannot be summoned while that is taken', (r) => {
  const limited = fighter('A', 1, 1, { cells: ['AC'] });
  r.table({ at: 'main', A: { hand: [limited], AC: acted(fighter('B')) } });
  r.illegal(summons);
  r.table({ at: 'main', A: { hand: [limited] } });
  r.neverAsks('chooseCell', summons);
  r.act('summon A');
  r.expect({ A: { AC: { name: 'A' } } });
});
ruling('field limits name the cells that are offered', (r) => {
  r.table({ at: 'main', A: { hand: [fighter('A', 1, 1, { cells: ['AL', 'AR', 'DR'] })], AR: fighter('B') } });
  r.offers('chooseCell', ['AL', 'DR'], summons);
});
ruling('a character that may enter no cell is never summoned', (r) => {
  r.table({ at: 'main', A: { hand: [fighter('A', 1, 1, { cells: [] })] } });
  r.offers('main', []);
});
ruling('the cell is named when declaring: where it is taken in response, the summon fails and stays paid', (r) => {
  const shove = event('shove', [{ do: 'relocate', target: { all: { who: 'opponent', where: 'field' } }, to: 'any' }]);
  r.table({
    at: 'main',
    A: { hand: [fighter('A', 1, 1, { cost: pips({ snow: 1 }) }), points(1, 'snow')], DL: fighter('B') },
    B: { hand: [shove] },
  });
  r.act('summon A', ['chooseCell', 'AC'], ['pay', 'snow 1'], ['respond', 'use shove'], ['relocateCell', 'AC']);
  r.expect({ A: { AC: { name: 'B' }, hand: 0, dustBox: ['A', 'snow 1'] } });
  r.happened({ failed: 1 });
});

const rin = (name: string, cells = fighter('x').cells) => fighter(name, 1, 1, { person: 'Rin A', cells });
ruling('L54: of one person only one stands on a field; that of the opponent is irrelevant', (r) => {
  r.table({ at: 'main', A: { hand: [rin('A')], AC: rin('B') } });
  r.illegal(summons);
  r.table({ at: 'main', A: { hand: [rin('A')] }, B: { AC: rin('B') } });
  r.act('summon A', ['chooseCell', 'AC']);
  r.expect({ A: { AC: { name: 'A' } } });
});
ruling('another person may have the same card name', (r) => {
  r.table({ at: 'main', A: { hand: [rin('A')], AC: fighter('A', 1, 1, { person: 'Rin B' }) } });
  r.act('summon A', ['chooseCell', 'AL']);
  r.expect({ A: { AL: { name: 'A' }, AC: { name: 'A' } } });
});
ruling('if the person stands there by the time it resolves, the summon fails', (r) => {
  const call = event('call', [
    { do: 'choose', as: 'one', from: { who: 'you', where: 'hand', type: 'character' } },
    { do: 'enter', target: { bound: 'one' } },
  ]);
  r.table({ at: 'main', A: { hand: [rin('A'), rin('B'), call] }, B: { hand: [drawing()] } });
  r.act(
    'summon A',
    ['chooseCell', 'AC'],
    ['B.respond', 'use drawing'],
    ['A.respond', 'use call'],
    ['chooseTarget', 'B'],
    ['enterCell', 'DC'],
  );
  r.expect({ A: { AC: null, DC: { name: 'B' }, dustBox: ['A', 'call'] } });
  r.happened({ failed: 1 });
});

const enter = (more: { anyCell?: true; state?: 'acted' } = {}): Effect[] => [
  { do: 'choose', as: 'one', from: { who: 'you', where: 'hand', type: 'character' } },
  { do: 'enter', target: { bound: 'one' }, ...more },
];
ruling('who enters by an effect pays nothing, keeps to its field limits, and is fresh', (r) => {
  const costly = fighter('A', 1, 1, {
    cells: ['DL', 'DC'],
    cost: pips({ snow: 5 }),
    abilities: [declared({ tap: true }, DRAW)],
  });
  r.table({ at: 'main', A: { hand: [event('call', enter()), costly] } });
  r.offers('enterCell', ['DL', 'DC'], ['main', 'use call'], ['chooseTarget', 'A']);
  r.act('use call', ['chooseTarget', 'A'], ['enterCell', 'DC']);
  r.expect({ A: { DC: { state: 'ready', fresh: true } } });
  r.offers('main', []);
});
ruling('the text may waive field limits, or let it enter acted', (r) => {
  const limited = fighter('A', 1, 1, { cells: ['DL'] });
  r.table({ at: 'main', A: { hand: [event('call', enter({ anyCell: true, state: 'acted' })), limited] } });
  r.act('use call', ['chooseTarget', 'A'], ['enterCell', 'AR']);
  r.expect({ A: { AR: { state: 'acted', fresh: true } } });
});
ruling('an effect brings in nobody where no cell or a person stands against it', (r) => {
  r.table({ at: 'main', A: { hand: [event('call', enter()), rin('A', ['AC'])], AC: fighter('B') } });
  r.act('use call', ['chooseTarget', 'A']);
  r.expect({ A: { hand: ['A'] } });
  r.table({ at: 'main', A: { hand: [event('call', enter()), rin('A')], AC: rin('B') } });
  r.act('use call', ['chooseTarget', 'A']);
  r.expect({ A: { hand: ['A'], AC: { name: 'B' } } });
});
ruling('a character of the opponent that is taken over is fresh, and not taken where its person stands', (r) => {
  const charm = event('charm', [{ do: 'takeOver', target: { bound: 'it' } }], {
    targets: [{ as: 'it', from: { who: 'opponent', where: 'field' } }],
  });
  r.table({ at: 'main', A: { hand: [charm] }, B: { AC: rin('B', ['AC']) } });
  r.offers('enterCell', ['AL', 'AC', 'AR', 'DL', 'DC', 'DR'], ['main', 'use charm']);
  r.act('use charm', ['enterCell', 'AL']);
  r.expect({ A: { AL: { name: 'B', fresh: true } }, B: { AC: null } });
  r.offers('main', []);
  r.table({ at: 'main', A: { hand: [charm], DC: rin('A') }, B: { AC: rin('B') } });
  r.act('use charm');
  r.expect({ B: { AC: { name: 'B' } } });
});
ruling('whoever was taken over goes to the zones of its owner', (r) => {
  r.table({
    at: 'main',
    A: {
      hand: [trash('trash', { who: 'you' }), bounce('bounce', { who: 'you' })],
      AC: { lies: fighter('S'), owner: 'foe' },
      AL: { lies: fighter('T'), owner: 'foe' },
    },
  });
  r.act('use trash', ['target', 'S']);
  r.act('use bounce');
  r.expect({ A: { AC: null, AL: null, hand: 0 }, B: { dustBox: ['S'], hand: ['T'] } });
});
ruling('whoever stands on the field leaves it only by effects', (r) => {
  r.table({ at: 'main', A: { AC: fighter('A'), DC: fighter('B') } });
  r.endTurn();
  r.endTurn();
  r.until('main');
  r.expect({ A: { AC: { name: 'A' }, DC: { name: 'B' } } });
  r.offers('main', ['attack A']);
});

ruling('everything demands its printed cost', (r) => {
  const cost = pips({ snow: 1 });
  const A = {
    AC: fighter('A', 1, 1, { basics: [move('step', cost)], abilities: [declared(cost, DRAW)] }),
    hand: [
      fighter('new', 1, 1, { cost }),
      drawing('draw', 1, { cost }),
      item('sword', always('bearer', []), { cost }),
      area('meadow', always('bearer', []), { cost }),
    ],
  };
  r.table({ at: 'main', A });
  r.offers('main', ['attack A']);
  r.table({ at: 'main', A: { ...A, hand: [...A.hand, points(1, 'snow')] } });
  r.offers('main', ['summon new', 'use draw', 'equip sword', 'place meadow', 'attack A', 'use A', 'move A']);
});
ruling('what has no cost at all is always on: never declared, never refused', (r) => {
  const leader = withAbilities('leader', always({ who: 'you', where: 'field', other: true }, [{ what: 'ap', by: 1 }]));
  r.table({ at: 'main', A: { AC: acted(leader), DC: fighter('A', 1) }, B: { AC: fighter('B', 1) } });
  r.offers('main', []);
  r.expect({ A: { DC: { ap: 2 }, AC: { ap: 1 } }, B: { AC: { ap: 1 } } });
});
ruling('what is always on counts as used by whoever controls the character', (r) => {
  const leader = withAbilities('leader', always({ who: 'you', where: 'field', other: true }, [{ what: 'ap', by: 1 }]));
  r.table({ at: 'main', A: { AC: { lies: leader, owner: 'foe' }, DC: fighter('A', 1) }, B: { AC: fighter('B', 1) } });
  r.expect({ A: { DC: { ap: 2 } }, B: { AC: { ap: 1 } } });
});
ruling('a declared card is declared once: it is in hand no more', (r) => {
  r.table({ at: 'main', A: { hand: [drawing('one'), ...plain(1)] }, B: { hand: [drawing('two')] } });
  r.illegal(['main', 'use one'], ['B.respond', 'use two'], ['A.respond', 'use one']);
});
ruling('who enters wakes what waits for it, summoned or by an effect', (r) => {
  const guest = withAbilities('A', auto({ on: 'enters', who: 'this' }, DRAW));
  r.table({
    at: 'main',
    A: { hand: [guest] },
    B: { AC: withAbilities('watch', auto({ on: 'enters', who: { who: 'opponent', where: 'field' } }, DRAW)) },
  });
  r.act('summon A', ['chooseCell', 'AC'], ['whichFirst', 'A']);
  r.expect({ A: { hand: 1 }, B: { hand: 1 } });
});
