// Places of the Night Post: its counter, its roofs, the room of dead letters, the seal bench, and a street made of paper.
import type { Stroke } from '../../../../art/artwork.ts';
import { DISC, SQUARE, shelfAt, short, tableAt, windowAt } from '../../../../art/props.ts';
import { wall } from './patterns.ts';

type Strokes = readonly Stroke[];
const LETTERS = 'M-40-18H34V8H-40zM-34 14H40V38H-34z';

/** Rows of them, with letters in some. */
export const pigeonholes = (wood: string): Strokes => [
  wall(wood),
  ...[0.1, 0.31, 0.52, 0.73].flatMap((y, i): Stroke[] => [
    ['form', SQUARE, `${wood}-46`, 0.1, y, 0.17, 0, 4, 0.2],
    ['form', LETTERS, '#e8d4b0', short(0.1 + (i % 2) * 0.2), y, 0.15, 0, 2, 0.4],
  ]),
];
export const COUNTER: Strokes = [
  ...pigeonholes('#7c4038'),
  ['sun', 0.5, 0.05, 0.06, 'lamp'],
  ['cone', 0.5, 0.05, 0.44, 0.5],
  ...tableAt(0.84, '#94543c'),
];
const BOX = 'M-30-34Q-30-50 0-50Q30-50 30-34V50H-30z';
/** Pillar boxes along a street in the evening. */
export const STREET: Strokes = [
  ['sun', 0.78, 0.44, 0.1],
  ['town', 0.66, 0.36, 6],
  ['road', 0.62, 0.6, '#6c3c48'],
  ['lamps', 0.6, 3],
  ['form', BOX, '#a82c38', 0.1, 0.76, 0.3, 0, 1, 0.82, -0.05],
  ['form', 'M-20-18H20', '#2c0c18', 0.1, 0.76, 0.3, 9, 1, 0.82, -0.05],
];
/** A whole town whose windows are lit. */
export const WINDOWS: Strokes = [
  ['stars', 40, 0.4],
  ['town', 0.6, 0.4, 8],
  ['mist', 0.6, 0.2, 0.5],
  ['town', 0.98, 0.34, 5, 'near+12'],
];
const ROOF = 'M-50 50L-20-20L50-20L90 50z';
const CHIMNEY = 'M-14-50H14V50H-14zM-20-50H20V-36H-20z';
export const ROOFTOPS: Strokes = [
  ['stars', 60, 0.6],
  ['sun', 0.16, 0.16, 0.07, '#f4ecd0'],
  ['town', 0.8, 0.3, 8],
  ['form', CHIMNEY, '#4c3850', 0.9, 0.68, 0.26],
  ['form', ROOF, '#5c3c50', 0.74, 0.94, 0.5],
  ['form', ROOF, '#44304c', 0.16, 1, 0.5],
  ['form', 'M-40 30H70M-30 8H58M-22-12H50', '#8c6470', 0.74, 0.94, 0.5, 1.6],
];
const STACK = 'M-44 50V34H40V50zM-36 32V16H44V32zM-46 14V-2H34V14zM-34-4V-20H40V-4z';
const BOOKS = 'M-48 50V-30H-32V50zM-28 50V-44H-14V50zM-10 50V-24H8V50zM12 50V-40H26V50zM30 50V-20H46V50z';
export const DEAD_LETTERS: Strokes = [
  wall('#84749c'),
  ['form', STACK, '#f0e4d8', 0.12, 0.22, 0.2, 0, 2, 0.38],
  ['form', BOOKS, '#54406c', 0.32, 0.21, 0.22, 0, 1, 0.36],
  ...shelfAt(0.33, '#4c3c5c'),
  ['form', BOOKS, '#5c4c80', 0.12, 0.54, 0.22, 0, 2, 0.38],
  ['form', STACK, '#e8dcd4', 0.3, 0.55, 0.2, 0, 1, 0.4],
  ...shelfAt(0.66, '#4c3c5c'),
  ['shafts', 0.8, 0.22],
  ['mist', 0.9, 0.24, 0.4, '#8c7ca8'],
];
const CANDLE = 'M-12 50V-10H12V50z';
const FLAME = 'M0-50C16-30 14-14 0-10C-14-14-16-30 0-50z';
export const candles = (...spots: readonly (readonly [x: number, y: number, size: number])[]): Strokes =>
  spots.flatMap(([x, y, size]): Stroke[] => [
    ['sun', x, short(y - size * 0.3), short(size * 0.26), '#ffd070'],
    ['form', CANDLE, '#f4e4cc', x, y, size],
    ['form', FLAME, '#fff0a0', x, y, size],
  ]);
const JAR = 'M-20-50H20V-36Q36-30 36-10V50H-36V-10Q-36-30-20-36z';
export const SEAL_BENCH: Strokes = [
  wall('#6c2c5c'),
  ['form', JAR, '#d85878', 0.1, 0.24, 0.18, 0, 2, 0.4],
  ['form', JAR, '#f0b060', 0.3, 0.24, 0.18, 0, 1, 0.4],
  ...shelfAt(0.33, '#a85c6c'),
  ...candles([0.08, 0.7, 0.22], [0.93, 0.68, 0.26]),
  ...tableAt(0.84, '#8c4458'),
];
export const HARBOUR_GATE: Strokes = [
  ['stars', 30, 0.4],
  ['sea', 0.56],
  ['town', 0.6, 0.18, 10],
  ['form', SQUARE, '#5c3450', 0.04, 0.72, 0.4],
  ['form', SQUARE, '#5c3450', 0.96, 0.72, 0.4],
  ['form', DISC, '#3c1c38', 0.5, 0.88, 0.05, 0, 6, 0.06, 0.004],
  ['form', DISC, '#3c1c38', 0.5, 0.88, 0.05, 0, 6, -0.06, 0.004],
];
const BLANK_HOUSE = 'M-40 50V-10L0-50L40-10V50z';
/** Folded hills, ruled air, houses without numbers. */
export const PAPER_STREET: Strokes = [
  ['form', 'M-90 0H90', '#ffffff50', 0.5, 0.06, 1, 1, 12, 0, 0.07],
  ['poly', '#9c9cc0', 0, 0.7, 0.22, 0.5, 0.4, 0.76, 0.4, 1, 0, 1],
  ['poly', '#8484ac', 0.22, 0.5, 0.4, 0.76, 0.4, 1, 0.3, 0.9],
  ['poly', '#b0b0d0', 0.3, 0.84, 0.72, 0.48, 1, 0.76, 1, 1, 0.3, 1],
  ['poly', '#8c8cb4', 0.72, 0.48, 1, 0.76, 1, 1, 0.84, 0.86],
  ['form', BLANK_HOUSE, '#ffffff', 0.14, 0.6, 0.2, 0, 1, 0.74, -0.06],
  ['form', `${BLANK_HOUSE}M-10 50V18H10V50`, '#6c6a90', 0.14, 0.6, 0.2, 4, 1, 0.74, -0.06],
];
/** The same at night, in ink. */
export const INK_STREET: Strokes = [
  ['stars', 30, 0.4],
  ['form', 'M-90 0H90', '#b4b4d838', 0.5, 0.06, 1, 1, 12, 0, 0.07],
  ['poly', '#54547c', 0, 0.74, 0.26, 0.5, 0.5, 0.86, 0.5, 1, 0, 1],
  ['poly', '#3c3c64', 0.26, 0.5, 0.5, 0.86, 0.5, 1, 0.36, 0.9],
  ['poly', '#6c6c94', 0.34, 0.9, 0.76, 0.54, 1, 0.8, 1, 1, 0.34, 1],
  ['poly', '#48486c', 0.76, 0.54, 1, 0.8, 1, 1, 0.86, 0.9],
  ['form', BLANK_HOUSE, '#9c9cbc', 0.12, 0.66, 0.2],
  ...windowAt(0.12, 0.7, 0.05),
];
