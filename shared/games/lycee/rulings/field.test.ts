// Rulings on the field and its zones: rows, columns, neighbours, and who sees what (section 2).
import { test } from 'vitest';
import type { Cell } from '../card-data.ts';
import { aimed, always, area, event, fighter, item, plain, withAbilities } from './bench/cards.ts';
import { rulingsBy } from './bench.ts';

const { ruling } = rulingsBy(test);
/** Weakens whoever stands in the column of its own cell, on either side. */
const pillar = withAbilities(
  'pillar',
  always({ who: 'any', where: 'field', sameColumn: true, other: true }, [{ what: 'ap', by: -1 }]),
);
const FIELD = ['AL', 'AC', 'AR', 'DL', 'DC', 'DR'] as const satisfies readonly Cell[];
const crowd = (): Partial<Record<Cell, ReturnType<typeof fighter>>> =>
  Object.fromEntries(FIELD.map((cell) => [cell, fighter(cell, 1)]));
const weakened = (cells: readonly Cell[]) =>
  Object.fromEntries(FIELD.map((cell) => [cell, { ap: cells.includes(cell) ? 0 : 1 }]));

const COLUMNS: readonly [own: readonly [Cell, Cell], facing: readonly [Cell, Cell]][] = [
  [
    ['AL', 'DL'],
    ['AR', 'DR'],
  ],
  [
    ['AC', 'DC'],
    ['AC', 'DC'],
  ],
  [
    ['AR', 'DR'],
    ['AL', 'DL'],
  ],
];
for (const [own, facing] of COLUMNS) {
  ruling(`the column of ${own[0]} and ${own[1]} is that of ${facing[0]} and ${facing[1]} to the opponent`, (r) => {
    r.table({ at: 'main', A: { ...crowd(), [own[0]]: pillar }, B: crowd() });
    r.expect({ A: { ...weakened([own[1]]), [own[0]]: { name: 'pillar', ap: 1 } }, B: weakened(facing) });
  });
}
const NEIGHBOURS: readonly [Cell, readonly Cell[]][] = [
  ['AL', ['AC', 'DL']],
  ['AC', ['AL', 'AR', 'DC']],
  ['AR', ['AC', 'DR']],
  ['DL', ['DC', 'AL']],
  ['DC', ['DL', 'DR', 'AC']],
  ['DR', ['DC', 'AR']],
];
for (const [cell, neighbours] of NEIGHBOURS) {
  ruling(`next to ${cell} are ${neighbours.join(', ')} of the own field, and nothing across the border`, (r) => {
    const aura = withAbilities(
      'aura',
      always({ who: 'any', where: 'field', adjacent: true }, [{ what: 'ap', by: -1 }]),
    );
    r.table({ at: 'main', A: { ...crowd(), [cell]: aura }, B: crowd() });
    r.expect({ A: { ...weakened(neighbours), [cell]: { name: 'aura', ap: 1 } }, B: weakened([]) });
  });
}
ruling('an area counts where it lies: its column is that of its cell', (r) => {
  const ruin = area('ruin', always({ who: 'any', where: 'field', sameColumn: true }, [{ what: 'ap', by: -1 }]));
  r.table({ at: 'main', A: crowd(), B: { ...crowd(), areaDL: ruin } });
  r.expect({ A: weakened(['AR', 'DR']), B: weakened(['AL', 'DL']) });
});
ruling('the attack row is next to the opponent, the defence row behind it', (r) => {
  const banner = withAbilities(
    'banner',
    always({ who: 'you', where: 'attackRow', other: true }, [{ what: 'ap', by: -1 }]),
  );
  r.table({ at: 'main', A: { ...crowd(), DC: banner } });
  r.expect({ A: { ...weakened(['AL', 'AC', 'AR']), DC: { ap: 1 } } });
});

ruling('nobody sees a deck, not even its owner; of a hand others see the size', (r) => {
  r.table({ at: 'main', A: { hand: plain('x'), deck: plain('a', 'b') }, B: { hand: plain('y', 'z'), deck: 1 } });
  r.expectSeen('A', { 'A.hand': ['x'], 'A.deck': 2, 'B.hand': 2, 'B.deck': 1, looks: [] });
  r.expectSeen('B', { 'A.hand': 1, 'A.deck': 2, 'B.hand': ['y', 'z'], 'B.deck': 1, looks: [] });
  r.expectSeen('public', { 'A.hand': 1, 'A.deck': 2, 'B.hand': 2, 'B.deck': 1, looks: [] });
});
ruling('dust box, field, items, areas and what is out of the game lie open to both, in order', (r) => {
  const sword = item('sword', always('bearer', []));
  const meadow = area('meadow', always('bearer', []));
  r.table({
    at: 'main',
    A: { dustBox: plain('a', 'b'), outOfGame: plain('c'), AC: fighter('A'), itemAC: sword, areaDR: meadow },
  });
  for (const viewer of ['A', 'B', 'public'] as const)
    r.expectSeen(viewer, {
      'A.dustBox': ['a', 'b'],
      'A.outOfGame': ['c'],
      'A.AC': ['A'],
      'A.itemAC': ['sword'],
      'A.areaDR': ['meadow'],
    });
});
ruling('what is looked at is seen by its player alone, what is revealed by both, until it is put back', (r) => {
  const peek = event('peek', [
    { do: 'lookTop', amount: 2, as: 'top' },
    { do: 'putBack', bound: 'top', to: 'deckTop' },
  ]);
  const show = event('show', [
    { do: 'revealTop', amount: 2, as: 'top' },
    { do: 'putBack', bound: 'top', to: 'deckBottom' },
  ]);
  r.table({ at: 'main', A: { hand: [peek, show], deck: plain('a', 'b', 'c') } });
  r.at('orderBack', [['main', 'use peek']], (there) => {
    there.expectSeen('A', { looks: ['a', 'b'], 'A.deck': 3 });
    there.expectSeen('B', { looks: [], 'A.deck': 3 });
  });
  r.act('use peek', ['orderBack', 'b', 'a']);
  r.expectSeen('A', { looks: [] });
  r.expect({ A: { deck: ['b', 'a', 'c'] } });
  r.at('orderBack', [['main', 'use show']], (there) => there.expectSeen('B', { looks: ['b', 'a'] }));
  r.act('use show', ['orderBack', 'a', 'b']);
  r.expect({ A: { deck: ['c', 'a', 'b'] } });
});
ruling('milled and discarded cards are seen by both, drawn ones by their player alone', (r) => {
  const mix = event('mix', [
    { do: 'mill', amount: 1 },
    { do: 'draw', amount: 1 },
  ]);
  r.table({ at: 'main', A: { hand: [mix], deck: plain('a', 'b', 'c') } });
  r.act('use mix');
  r.expectSeen('A', { 'A.hand': ['b'], 'A.dustBox': ['mix', 'a'] });
  r.expectSeen('B', { 'A.hand': 1, 'A.dustBox': ['mix', 'a'] });
});
ruling('a search shows nobody else what is in the deck, and finding nothing is allowed', (r) => {
  const seek = event('seek', [
    { do: 'search', as: 'found', card: { type: 'character' }, amount: 1 },
    { do: 'reveal', target: { bound: 'found' } },
    { do: 'move', target: { bound: 'found' }, to: 'hand' },
    { do: 'shuffle' },
  ]);
  r.table({ at: 'main', A: { hand: [seek], deck: [...plain('a'), fighter('F'), ...plain('b')] }, shuffles: [2] });
  r.at('searchDeck', [['main', 'use seek']], (there) => there.expectSeen('B', { looks: [], 'A.deck': 3 }));
  r.act('use seek', ['searchDeck', 'F']);
  r.expect({ A: { hand: ['F'], deck: 2 } });
  r.happened({ looked: 2 });
  r.table({ at: 'main', A: { hand: [seek], deck: plain('a', 'b') }, shuffles: [2] });
  r.act('use seek');
  r.expect({ A: { hand: 0, deck: 2 } });
});
ruling('cells hold one character, one area, and a character one item', (r) => {
  const leap = aimed('leap', (target) => [{ do: 'relocate', target, to: 'any' }], { who: 'you' });
  r.table({ at: 'main', A: { ...crowd(), hand: [leap] } });
  r.act('use leap', ['target', 'AC']);
  r.expect({ A: { AC: { name: 'AC' }, DC: { name: 'DC' } } });
});
