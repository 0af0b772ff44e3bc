// A table for each kind of covert window, with a seat that could use it and with one that could not.
import { type SceneSpec, sceneOf, type WindowScene } from '../../../kernel/testing/ruling/window-scene.ts';
import type { CardData } from '../card-data.ts';
import { auto, backup, climax, event, fighter, plain } from '../rulings/bench/cards.ts';
import type { TableSpec } from '../rulings/bench/prepare.ts';
import { Ruling } from '../rulings/bench.ts';
import type { Table } from '../state.ts';

const payer = auto({ on: 'attacks', who: 'this' }, [{ do: 'draw', amount: 1 }], {
  cost: [{ pay: 'discard', amount: 1, card: { type: 'climax' } }],
});

const SCENES: readonly SceneSpec<TableSpec, readonly CardData[]>[] = [
  {
    kind: 'counter',
    who: 'B',
    why: 'counter',
    way: [
      ['attack', 'frontCenter'],
      ['attackKind', 'frontal'],
    ],
    able: [backup(1000, 0), ...plain(1)],
    unable: [plain(2), [backup(1000, 0, 1), ...plain(1)], [event([], { counter: true, level: 1 }), ...plain(1)]],
    table: (hand) => ({
      at: 'attack',
      A: { frontCenter: fighter(2000), hand: 1 },
      B: { frontCenter: fighter(1000), hand },
    }),
  },
  {
    kind: 'climax',
    who: 'A',
    why: 'climax',
    way: [],
    able: [climax(), ...plain(1)],
    unable: [plain(2), [climax([], { color: 'blue' }), ...plain(1)]],
    table: (hand) => ({ at: 'climax', A: { hand, clock: 1, frontLeft: fighter(1000) }, B: { hand: 2 } }),
  },
  {
    kind: 'payCost',
    who: 'A',
    why: 'payCost',
    way: [['attack', 'frontCenter']],
    able: [climax(), ...plain(1)],
    unable: [plain(2)],
    table: (hand) => ({ at: 'attack', A: { frontCenter: fighter(1000, { abilities: [payer] }), hand } }),
  },
];

export const weissWindows: readonly WindowScene<Table>[] = SCENES.map((scene) =>
  sceneOf(() => new Ruling('told'), scene),
);
