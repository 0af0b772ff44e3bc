// The pictures' grounds of the clockwork orchard: rows, a shed, a field, and what grows below, with the patterns of the spell cards.
import type { Scene, Stroke } from '../../../../art/artwork.ts';
import { BIRD, clockAt, DISC, floorFrom, short, tableAt } from '../../../../art/props.ts';
import {
  APPLE,
  arms,
  COG,
  circles,
  DROP,
  flying,
  LEAF,
  LIGHT,
  on,
  PETAL,
  ring,
  SPARK,
  spiral,
  THORN,
  volley,
} from './patterns.ts';

type Strokes = readonly Stroke[];

const TREE = 'M-8 50V18C-40 22-56 0-44-18C-44-42-14-56 4-46C30-56 54-34 46-14C54 8 30 24 8 18V50z';
const treeAt = (x: number, y: number, size: number, fruit = '#e8583c'): Strokes => [
  ['form', TREE, '#4c8450', x, y, size],
  [
    'arc',
    LIGHT,
    fruit,
    x,
    short(y - size * 0.12),
    short(size * 0.11),
    5,
    short(size * 0.28),
    short(size * 0.28),
    0,
    0.8,
  ],
];
export const ROWS: Strokes = [
  ['clouds', 0.14, 4, 0.1, '#ffffff', 0.5],
  ['ridge', 0.5, 0.05, 1.4],
  ...floorFrom(0.66, '#7c9c54'),
  ...treeAt(0.34, 0.56, 0.24),
  ...treeAt(0.66, 0.56, 0.24),
  ...treeAt(0.1, 0.6, 0.42),
  ...treeAt(0.92, 0.6, 0.42),
];
const SHED: Strokes = [
  ['poly', '#8c7c4c', 0, 0, 1, 0, 1, 1, 0, 1],
  ['form', 'M0-50V50', '#6c5c38', 0.1, 0.4, 1.3, 1.6, 4, 0.2],
  ...clockAt(0.2, 0.22, 0.24, 11.9),
  ['form', COG, '#c8a04c', 0.82, 0.2, 0.24],
  ['form', COG, '#8c6c3c', 0.64, 0.1, 0.14],
  ['shafts', 0.5, 0.2],
  ...tableAt(0.84, '#84603c'),
];
const HARK: Readonly<Record<string, Scene>> = {
  rows: on(ROWS, ring(LEAF, '#d8f09c', 0.57, 0.46, 0.45, 14, 0.09)),
  windfall: on(
    ROWS,
    ...[0.08, 0.3, 0.52, 0.74, 0.94].map(
      (x, i): Stroke => [
        'stream',
        APPLE,
        '#e84c3c',
        x,
        short(-0.1 + (i % 2) * 0.1),
        short(x - 0.04),
        0.9,
        0.09,
        0.14,
        5,
        0.03,
        1,
      ],
    ),
  ),
  grafting: on(
    SHED,
    ...circles('#d8ffb0', 0.66, 0.46, 2, 0.66, 0.84),
    ring(LEAF, '#9cdc6c', 0.66, 0.46, 0.36, 10, 0.12),
    ring(LIGHT, '#f4ffb0', 0.66, 0.46, 0.5, 16, 0.06),
  ),
  blossom: on(ROWS, ...arms(5, PETAL, '#ffb4cc', [0.7, 0.36], 7, 0.8, 0.4, 0.13)),
  oiled: on(
    SHED,
    ...volley(DROP, '#ffd86c', [0.3, 0.86], [0, 0.26], 0.09, 0.44, 0.62),
    ...volley(LEAF, '#a4dc74', [0.3, 0.86], [0.01, 0.26], 0.14, 0.54, 0.74),
  ),
  harvest: on(
    ROWS.slice(0, 2),
    ['burst', 0.5, 0.44, 24, 0.2],
    ...circles('#fff4c8', 0.5, 0.44, 4, 1.02, 1.16),
    ring(APPLE, '#e84c3c', 0.5, 0.44, 0.46, 12, 0.15),
    ring(LIGHT, '#ffe48c', 0.5, 0.44, 0.62, 24, 0.06),
  ),
};

const FIELD: Strokes = [
  ['sun', 0.8, 0.3, 0.1],
  ['clouds', 0.2, 4, 0.1, 'low', 0.6],
  ['ridge', 0.56, 0.05, 1.4],
  ...floorFrom(0.6, '#a8844c'),
];
const CROW_SKY: Strokes = [
  ['sun', 0.5, 0.5, 0.16, '#ffb06c'],
  ['clouds', 0.3, 4, 0.12, '#8c5c5c', 0.5],
  ['ridge', 0.7, 0.04, 1.4, 'near+16'],
  ...floorFrom(0.76, '#5c4440'),
];
const crows = (...ys: readonly number[]): Stroke[] =>
  ys.map((y, i) => [
    'form',
    BIRD,
    '#1c1c30',
    short(0.08 + (i % 3) * 0.05),
    y,
    short(0.12 + (i % 2) * 0.05),
    0,
    4,
    0.22,
    short(0.03 - (i % 2) * 0.06),
  ]);
const BRASSWEN: Readonly<Record<string, Scene>> = {
  furrows: on(FIELD, ring(COG, '#e0b860', 0.43, 0.46, 0.46, 11, 0.11)),
  strawfist: on(
    FIELD,
    ['speed', 40, 0.7],
    ['burst', 0.72, 0.4, 16, 0.4],
    ...volley(THORN, '#ffe07c', [0.2, 0.6], [0.1, 0.34], 0.16, 0.5, 0.66, 0.82),
  ),
  overwound: on(
    CROW_SKY,
    ...circles('#ffe0a0', 0.68, 0.4, 3, 0.5, 0.72, 0.96, 1.2),
    spiral(COG, '#f0b44c', [0.68, 0.4], 14, 0.76, 1.6, 0.14),
    spiral(SPARK, '#ffffff', [0.68, 0.4], 10, 0.6, 1.2, 0.1, 0.5),
  ),
  heels: on(
    FIELD,
    ['arc', LIGHT, '#ffe8a0', 0.5, 0.7, 0.09, 15, 0.52, 0.52, -0.25, 0.25],
    ['arc', COG, '#d8a850', 0.5, 0.7, 0.13, 11, 0.66, 0.66, -0.25, 0.25],
  ),
  parliament: on(
    CROW_SKY,
    ...crows(0.08, 0.2, 0.32),
    ...volley(BIRD, '#1c1c30', [0.36, 0.9], [-0.1, 0.26], 0.16, 0.56, 0.74, 0.9),
  ),
  allgears: on(
    CROW_SKY,
    ['burst', 0.5, 0.44, 18, 0.3],
    ring(COG, '#e8b850', 0.5, 0.44, 0.42, 9, 0.22),
    ring(COG, '#b8843c', 0.5, 0.44, 0.64, 12, 0.24),
  ),
};

const TRUNKS = 'M-20 60C-10 20-12-20-16-60H14C12-20 14 20 26 60z';
const MOSS_WOOD: Strokes = [
  ['form', TRUNKS, '#2c4c3c', 0.08, 0.46, 0.9, 0, 4, 0.22],
  ['shafts', 0.5, 0.3],
  ['mist', 0.7, 0.3, 0.5],
  ['form', TRUNKS, '#1c342c', -0.02, 0.5, 1.1, 0, 1, 1.04],
  ['poly', '#3c5c34', 0, 0.86, 1, 0.82, 1, 1, 0, 1],
  ['reeds', 0.16, 26, '#5c9444'],
];
const ROOT = 'M0-60C-6-30 20-10 8 14C0 34-24 34-30 60M8 14C20 30 30 34 34 60M14-14C34-8 44 6 50 20';
const UNDER_ROOT: Strokes = [
  ['poly', '#2c3428', 0, 0, 1, 0, 1, 1, 0, 1],
  ['form', DISC, '#3c5440', 0.5, 0.5, 0.9],
  ['form', ROOT, '#8c6c44', 0.16, 0.24, 0.7, 7],
  ['form', ROOT, '#a8845c', 0.84, 0.2, 0.6, 6],
  ['form', ROOT, '#6c5438', 0.46, 0.14, 0.4, 6],
  ['garland', 0.2, 0.06, 7],
];
const JACKS = 'M-6 0a6 6 0 1 0 12 0a6 6 0 1 0-12 0z';
const EXCHANGE: Strokes = [
  ['poly', '#5c4830', 0, 0, 1, 0, 1, 1, 0, 1],
  ['form', 'M0-60Q10 0 0 60', '#3c2c20', 0.06, 0.4, 1.1, 2.4, 5, 0.18],
  ...[0.14, 0.28, 0.42].flatMap((y): Stroke[] => [
    ['form', JACKS, '#1c1410', 0.1, y, 0.6, 0, 7, 0.135],
    ['form', JACKS, '#a4ffb0', 0.1, y, 0.3, 0, 3, 0.27],
  ]),
  ['form', 'M-50-20Q-20 40 50-10M-50 0Q0 50 50 20', '#e8a04c', 0.5, 0.34, 1, 2],
];
const LINDEN: Readonly<Record<string, Scene>> = {
  mosswood: on(
    MOSS_WOOD,
    ring(LEAF, '#b4f07c', 0.43, 0.46, 0.46, 14, 0.09),
    ...circles('#d8ffb8', 0.43, 0.46, 1.4, 0.8),
  ),
  spores: on(MOSS_WOOD, ...volley(LIGHT, '#d0ff6c', [0.74, 0.42], [-0.4, 0.2], 0.09, 0.34, 0.5, 0.68), [
    'strewn',
    LIGHT,
    '#f0ffb0',
    0.04,
    26,
    0,
    0.9,
  ]),
  partyline: on(
    EXCHANGE,
    ['stream', LEAF, '#b4e87c', 0, 0.3, 1, 0.16, 0.1, 0.1, 9, 0.06, 2],
    ['stream', LIGHT, '#ffe48c', 0, 0.5, 1, 0.36, 0.08, 0.08, 11, 0.06, 2],
  ),
  strangle: on(
    UNDER_ROOT,
    spiral(THORN, '#b49c5c', [0.7, 0.4], 20, 0.7, 1.6, 0.17),
    spiral(LIGHT, '#9cf09c', [0.7, 0.4], 14, 0.6, 1.6, 0.07, 0.5),
  ),
  thorns: on(UNDER_ROOT, ...arms(5, THORN, '#c8e87c', [0.5, 0.44], 7, 0.84, 0.26, 0.18)),
  exchange: on(
    EXCHANGE,
    ring(LIGHT, '#a4ffb0', 0.5, 0.5, 0.44, 16, 0.09),
    ring(LEAF, '#8cd46c', 0.5, 0.5, 0.6, 20, 0.12),
  ),
};

export const ORCHARD_SCENES = flying(
  { ...HARK, ...BRASSWEN, ...LINDEN },
  {
    windfall: [APPLE, '#e84c3c'],
    blossom: [PETAL, '#ffb4cc'],
    harvest: [APPLE, '#e84c3c'],
    strawfist: [THORN, '#ffe07c'],
    overwound: [COG, '#f0b44c'],
    allgears: [COG, '#e8b850'],
    spores: [LIGHT, '#d0ff6c'],
    thorns: [THORN, '#c8e87c'],
  },
);
