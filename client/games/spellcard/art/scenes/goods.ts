// The grounds of what lies about in Vesper Quay; what lasts on somebody has a pattern of its kind: rising, sinking, or closed around it.
import type { Scene, Stroke } from '../../../../art/artwork.ts';
import { DISC, floorFrom, SQUARE, shelfAt, tableAt, windowAt } from '../../../../art/props.ts';
import { arms, circles, DART, DROP, LEAF, LIGHT, on, ring, SPARK, spiral, wall } from './patterns.ts';
import { candles, pigeonholes } from './post-places.ts';

type Strokes = readonly Stroke[];

const DESK: Strokes = [
  wall('#6c4c48'),
  ...windowAt(0.2, 0.3, 0.5, '#8ca4c8'),
  ['sun', 0.84, 0.14, 0.06, 'lamp'],
  ['cone', 0.84, 0.14, 0.4, 0.5],
  ...tableAt(0.74, '#9c6848'),
];
const SILL: Strokes = [
  wall('#a8c0c4'),
  ...windowAt(0.5, 0.36, 0.84, '#f4f4e0'),
  ['clouds', 0.3, 2, 0.1, '#ffffff', 0.7],
  ...tableAt(0.8, '#e8dcc4'),
];
const BOLLARD = 'M-26-50H26L20-34V50H-20V-34z';
const QUAYSIDE: Strokes = [
  ['ridge', 0.44, 0.03, 2],
  ['sea', 0.46],
  ['form', BOLLARD, '#2c3c48', 0.1, 0.7, 0.3, 0, 1, 0.82, -0.08],
  ...floorFrom(0.78, '#6c7880'),
];
const PEGS = 'M-50 0H50M-30 0V14M0 0V14M30 0V14';
const HALL: Strokes = [
  wall('#7c848c'),
  ['poly', '#646c78', 0, 0.7, 1, 0.7, 1, 1, 0, 1],
  ['form', PEGS, '#3c3438', 0.5, 0.14, 0.8, 4],
  ...windowAt(0.88, 0.36, 0.3, '#dce8f0'),
  ...floorFrom(0.84, '#8c6c54'),
];
const SHED: Strokes = [
  wall('#6c7458'),
  ['form', 'M0-50V50', '#54583c', 0.1, 0.4, 1.3, 1.6, 4, 0.2],
  ['form', LEAF, '#9cbc6c', 0.1, 0.16, 0.16, 0, 2, 0.4, 0.04],
  ...shelfAt(0.84, '#a88454'),
];
const VELVET: Strokes = [
  wall('#5c2c48'),
  ['form', DISC, '#84405c', 0.5, 0.5, 1.1],
  ['form', 'M-60-20Q-30 20 0-10T60-20', '#3c1c34', 0.5, 0.86, 1.2, 6],
];
const CELLAR: Strokes = [
  wall('#2c2830'),
  ['form', SQUARE, '#3c3840', 0.08, 0.12, 0.15, 0, 5, 0.18],
  ['form', SQUARE, '#38343c', 0, 0.3, 0.15, 0, 6, 0.18],
  ...candles([0.08, 0.66, 0.26], [0.92, 0.7, 0.22]),
  ...tableAt(0.82, '#4c4044'),
];
const POST: Strokes = [...pigeonholes('#84604c'), ...tableAt(0.82, '#a8785c')];

export const GOODS_SCENES: Readonly<Record<string, Scene>> = {
  pale: on(
    [['stars', 40, 1]],
    ['burst', 0.5, 0.48, 24, 0.3],
    ...circles('#c8f4ff', 0.5, 0.48, 2, 0.96, 1.12),
    ring(LIGHT, '#7cdcff', 0.5, 0.48, 0.52, 18, 0.09),
    ...arms(4, SPARK, '#e4fcff', [0.5, 0.48], 4, 0.86, 0.1, 0.1),
  ),
  desk: on(DESK),
  sill: on(SILL),
  quayside: on(QUAYSIDE),
  hall: on(HALL),
  shed: on(SHED),
  velvet: on(VELVET),
  cellar: on(CELLAR),
  post: on(POST),
  wings: on(
    QUAYSIDE,
    [
      'form',
      'M6 40C20-10 60-44 108-50C100-30 96-26 84-20C96-18 96-14 92-8C80 0 78 0 72 4C80 8 78 12 70 16C50 24 30 30 6 40z',
      '#ffffff',
      0.62,
      0.44,
      0.44,
    ],
    [
      'form',
      'M-6 40C-20-10-60-44-108-50C-100-30-96-26-84-20C-96-18-96-14-92-8C-80 0-78 0-72 4C-80 8-78 12-70 16C-50 24-30 30-6 40z',
      '#ffffff',
      0.38,
      0.44,
      0.44,
    ],
  ),
  wires: on(
    CELLAR,
    ['form', 'M-60-30C-20 40 10-50 60 20M-60 20C-10-50 20 50 60-30', '#e8a04c', 0.5, 0.4, 1.1, 3],
    ['form', 'M-60 0C-20-30 30 40 60 0', '#5cc8c0', 0.5, 0.4, 1.1, 3],
    ['strewn', SPARK, '#fff4b0', 0.07, 7, 0.1, 0.7],
  ),
  door: on([
    wall('#8c5c4c'),
    ['form', SQUARE, '#6c3c38', 0.14, 0.56, 0.3, 0, 2, 0.36],
    ['form', 'M-40-50H40V50H-40zM-30-40H-4V-4H-30zM4-40H30V-4H4z', '#54302c', 0.14, 0.56, 0.44, 2, 2, 0.36],
    ...floorFrom(0.84, '#84706c'),
  ]),
  rainstreet: on(
    [
      ['town', 0.8, 0.4, 6],
      ['lamps', 0.6, 2],
      ['road', 0.74, 0.7, '#4c5c6c'],
    ],
    ['rain', 120, 0.3],
  ),
  rising: on(
    DESK,
    ...[0.12, 0.34, 0.62, 0.88].map(
      (x): Stroke => ['stream', DART, '#ffe08c', x, 0.96, x, 0.06, 0.12, 0.05, 5, 0.02, 1],
    ),
  ),
  bulwark: on(
    QUAYSIDE,
    ['arc', LIGHT, '#d8f0ff', 0.5, 0.72, 0.08, 17, 0.56, 0.56, -0.25, 0.25],
    ...circles('#e8f8ff', 0.5, 0.72, 2, 1, 1.22),
  ),
  licensed: on(DESK, ['bokeh', 14, 0, 0.8], ring(LEAF, '#c8e88c', 0.48, 0.5, 0.48, 14, 0.1)),
  ninerings: on(
    VELVET,
    ring(LIGHT, '#ffe07c', 0.5, 0.44, 0.48, 9, 0.16),
    ...circles('#ffe8b0', 0.5, 0.44, 2, 0.8, 1.1),
  ),
  sinking: on(
    QUAYSIDE,
    ...[0.1, 0.32, 0.64, 0.88].map((x): Stroke => ['stream', DROP, '#1c2440', x, 1, x, 0, 0.06, 0.13, 5, 0.02, 1]),
  ),
  stinging: on(SHED, ...arms(3, LEAF, '#74b850', [0.5, 0.46], 6, 0.76, 0.3, 0.15)),
  hushed: on(VELVET, ['mist', 0.5, 0.5, 0.5, '#1c1024'], spiral(DART, '#2c1438', [0.5, 0.46], 18, 0.74, 1.5, 0.14)),
  tarred: on(
    CELLAR,
    ...[0.2, 0.46, 0.76].map((x): Stroke => ['stream', DROP, '#0c0c14', x, 0.9, x, 0, 0.1, 0.16, 4, 0.02, 1]),
  ),
  wicket: on(POST, ...circles('#ffffff', 0.5, 0.48, 3, 0.92, 1.06), ring(SPARK, '#fff0b8', 0.5, 0.48, 0.5, 12, 0.09)),
  founders: on(
    VELVET,
    ['burst', 0.5, 0.48, 18, 0.3],
    ...circles('#ffd8d8', 0.5, 0.48, 3, 1, 1.14, 1.28),
    ring(LIGHT, '#ff8ca4', 0.5, 0.48, 0.54, 20, 0.08),
  ),
  haunted: on(
    CELLAR,
    ...circles('#c8e8e8', 0.5, 0.46, 2, 0.9),
    spiral(LIGHT, '#a4f0e4', [0.5, 0.46], 20, 0.72, 1.4, 0.09),
  ),
};
