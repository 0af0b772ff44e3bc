// Tables, boards and machines of the Marble Arcade, before which its people and toys stand.
import type { Scene } from '../../../../art/artwork.ts';
import { DISC, SQUARE, short, tableAt } from '../../../../art/props.ts';
import { arcadeFrom, bulbs, lanternAt, marbleAt, SIGN, tilesFrom } from './marble-props.ts';

const CABINET = 'M-40 50V-40Q-40-50-30-50H30Q40-50 40-40V50z';
const CRT = 'M-30-34H30V4H-30z';
const WEDGES = `${[0, 2, 4, 6, 8, 10]
  .map((i) => {
    const at = (t: number): string =>
      `${Math.round(Math.sin((t / 12) * 2 * Math.PI) * 50)} ${Math.round(-Math.cos((t / 12) * 2 * Math.PI) * 50)}`;
    return `M0 0L${at(i)}L${at(i + 1)}z`;
  })
  .join('')}`;
const PENNANT = 'M-50-50H50L0 50z';
const EARS = 'M-30 50C-50-20-40-50-26-50C-8-50-6 0-8 50zM30 50C50-20 40-50 26-50C8-50 6 0 8 50z';
const SPIRAL = 'M0 0C10-10 22 4 10 16C-8 28-34 8-24-18C-10-46 40-36 44 4C46 46-20 64-50 24';

const wheelAt = (x: number, y: number, size: number): Scene['back'] => [
  ['form', DISC, '#e8b84c', x, y, size],
  ['form', DISC, '#2c2430', x, y, short(size * 0.94)],
  ['form', WEDGES, '#d83440', x, y, short(size * 0.92)],
  ['form', DISC, '#e8b84c', x, y, short(size * 0.44)],
  ['form', DISC, '#8c4c2c', x, y, short(size * 0.38)],
];
const cabinetAt = (x: number, y: number, size: number, body: string, glow: string): Scene['back'] => [
  ['form', CABINET, body, x, y, size],
  ['form', CRT, glow, x, y, size],
  ['form', 'M-14 18H14', '#1c1428', x, y, size, 6],
];

export const MARBLE_GAMES: Readonly<Record<string, Scene>> = {
  tourney: {
    back: [
      ...arcadeFrom('#8c3434', '#d8946c'),
      ['form', PENNANT, '#f4c84c', 0.06, 0.07, 0.13, 0, 3, 0.29],
      ['form', PENNANT, '#3c6cac', 0.2, 0.09, 0.13, 0, 3, 0.29],
      ...lanternAt(0.1, 0.4, 0.16, '#ffc864', 1, 0.8),
      ['form', 'M-60 0Q0-10 60 0Q0 10-60 0z', '#fff0d0', 0.5, 0.92, 0.8],
    ],
    front: [],
  },
  wheelroom: {
    back: [...wheelAt(0.5, 0.44, 0.98), ...bulbs(0.03), ...bulbs(0.97), ['sun', 0.5, 0.44, 0.04]],
    front: [['bokeh', 12, 0, 1, '#ffc0b0']],
  },
  wheeltop: {
    back: [
      ...arcadeFrom('#a86c28', '#f0b85c'),
      ...lanternAt(0.14, 0.22, 0.2, '#e8503c', 1, 0.72),
      ['form', DISC, '#8c4c2c', 0.5, 1.06, 1.3],
      ...wheelAt(0.5, 1.06, 1.2),
    ],
    front: [],
  },
  boardfloor: {
    back: [
      ['poly', '#3c8450', 0, 0, 1, 0, 1, 1, 0, 1],
      ['form', SPIRAL, '#f4e8b8', 0.5, 0.5, 0.9, 17],
      ['form', SPIRAL, '#8c6c3c', 0.5, 0.5, 0.9, 1.4],
      ['form', SQUARE, '#e8603c', 0.12, 0.14, 0.14],
      ['form', SQUARE, '#4c8cc8', 0.88, 0.18, 0.14],
      ['form', SQUARE, '#f0b83c', 0.9, 0.84, 0.16],
      ['form', 'M-30-10L0-36L30-10M0-36V40', '#fff4c8', 0.1, 0.5, 0.14, 12],
    ],
    front: [],
  },
  bumpers: {
    back: [
      ['poly', '#6c2c6c', 0, 0, 1, 0, 1, 1, 0, 1],
      ['burst', 0.5, 0.44, 18, 0.3],
      ['form', DISC, '#ffd85c', 0.14, 0.16, 0.24, 0, 1, 0.7, 0.06],
      ['form', DISC, '#e8483c', 0.14, 0.16, 0.18, 0, 1, 0.7, 0.06],
      ['form', DISC, '#fff4d0', 0.14, 0.16, 0.08, 0, 1, 0.7, 0.06],
      ['form', 'M-50 50L50 0V50z', '#3c1c54', 0.1, 0.88, 0.4],
      ['form', 'M50 50L-50 0V50z', '#3c1c54', 0.92, 0.88, 0.4],
      ...bulbs(0.96, '#7ce8d8'),
    ],
    front: [['bokeh', 10, 0, 1, '#ffe0a0']],
  },
  tubtop: {
    back: [
      ...arcadeFrom('#a87030', '#e0a860'),
      ...lanternAt(0.1, 0.36, 0.18, '#e8503c', 1, 0.8),
      ['garland', 0.04, 0.06, 8],
      ['form', 'M-60-10Q0-34 60-10L52 40H-52z', '#8c5430', 0.5, 0.94, 1],
      ['form', 'M-60-10Q0-34 60-10Q0 14-60-10z', '#ecd8b0', 0.5, 0.94, 1],
    ],
    front: [],
  },
  dizzy: {
    back: [
      ['swirl', 0.5, 0.46, 12, '#8cf0b8'],
      ['form', SPIRAL, '#f4ffe0', 0.5, 0.46, 1, 3],
      ['form', 'M-50 0H50M0-50V50M-36-36L36 36M36-36L-36 36', '#ffe27a', 0.12, 0.16, 0.12, 10, 2, 0.36, 0.02],
    ],
    front: [],
  },
  cabinets: {
    back: [
      ['poly', '#4c1c4c', 0, 0, 1, 0, 1, 1, 0, 1],
      ...cabinetAt(0.12, 0.5, 0.56, '#d8503c', '#7cf0e0'),
      ...cabinetAt(0.5, 0.46, 0.5, '#3c6cb0', '#ffd46c'),
      ...cabinetAt(0.88, 0.5, 0.56, '#8c4cb0', '#a8f08c'),
      ...bulbs(0.05),
      ...tilesFrom(0.8, '#c87c4c', '#7c3c48'),
    ],
    front: [['bokeh', 10, 0, 1, '#ffd46c']],
  },
  scoreboard: {
    back: [
      ['poly', '#a8602c', 0, 0, 1, 0, 1, 1, 0, 1],
      ['form', 'M-50-40H50V40H-50z', '#241c3c', 0.46, 0.36, 0.84],
      ['form', 'M-40-20H-10M0-20H36M-40 0H-10M0 0H24M-40 20H-10M0 20H12', '#ffd85c', 0.46, 0.36, 0.8, 7],
      ...bulbs(0.04),
      ['burst', 0.46, 0.36, 14, 0.2],
      ...tableAt(0.88, '#7c3c34'),
    ],
    front: [['bokeh', 16, 0, 0.9, '#fff0b0']],
  },
  countdown: {
    back: [
      ['poly', '#1c1434', 0, 0, 1, 0, 1, 1, 0, 1],
      ['form', 'M-50 0H50', '#b82c54a0', 0.5, 0.05, 1, 1, 14, 0, 0.07],
      ['form', 'M-50-50H50V50H-50z', '#ff6c7c', 0.5, 0.48, 0.92, 2],
      ['form', SIGN, '#ffd85c', 0.22, 0.1, 0.2, 0, 2, 0.28],
    ],
    front: [],
  },
  finale: {
    back: [
      ['poly', '#24143c', 0, 0, 1, 0, 1, 1, 0, 1],
      ['form', SQUARE, '#e8503c', 0.1, 0.12, 0.1, 0, 4, 0.2],
      ['form', SQUARE, '#f4c84c', 0.2, 0.22, 0.07, 0, 3, 0.2],
      ['form', SQUARE, '#4cc8b8', 0.06, 0.84, 0.1, 0, 4, 0.22],
      ['form', SQUARE, '#b46ce0', 0.16, 0.94, 0.07, 0, 3, 0.22],
      ['sun', 0.47, 0.5, 0.2, '#ff7c7c'],
    ],
    front: [['bokeh', 16, 0, 1, '#ff9cb0']],
  },
  chalkwall: {
    back: [
      ['poly', '#2c5c40', 0, 0, 1, 0, 1, 1, 0, 1],
      ['form', 'M-40-40H30M-40-24H10M-40-8H40M-40 8H20M-40 24H34', '#f4f8e4b0', 0.3, 0.28, 0.6, 3],
      ['form', 'M-40-30L40 30M40-30L-40 30', '#ff9c8cc0', 0.82, 0.2, 0.2, 6],
      ['form', DISC, '#fff0a8c0', 0.86, 0.5, 0.2, 5],
      ['form', 'M-50 0Q-20-30 0 0T50 0', '#8cd0f0c0', 0.16, 0.62, 0.3, 5],
      ...tableAt(0.86, '#7c5434'),
      ['form', SIGN, '#ffffff', 0.2, 0.88, 0.08, 0, 1, 0.56],
    ],
    front: [],
  },
  cranebox: {
    back: [
      ['poly', '#b84c7c', 0, 0, 1, 0, 1, 1, 0, 1],
      ['poly', '#8ce0e8', 0.06, 0.1, 0.94, 0.1, 0.94, 0.84, 0.06, 0.84],
      ['form', 'M-30 50L20-50M0 50L40-30', '#ffffff80', 0.6, 0.4, 0.6, 6],
      ['form', DISC, '#f4a86c', 0.56, 0.82, 0.28, 0, 1, 0.24],
      ['form', DISC, '#f4a86c', 0.48, 0.7, 0.1, 0, 3, 0.16, 0.004],
      ['form', DISC, '#8c6cc8', 0.68, 0.9, 0.26],
      ['form', DISC, '#fff4e0', 0.12, 0.9, 0.2, 0, 1, 0.16],
      ['form', DISC, '#e8503c', 0.4, 0.92, 0.22],
      ['form', 'M0-50V50', '#5c6478', 0.3, 0.28, 0.5, 5],
      ...bulbs(0.05),
      ['poly', '#d83c54', 0, 0.94, 1, 0.94, 1, 1, 0, 1],
    ],
    front: [
      ['form', DISC, '#c8844c', 0.52, 0.68, 0.12, 0, 1, 0.18],
      ['form', DISC, '#d8985c', 0.61, 0.76, 0.3],
      ['form', DISC, '#fff0d8', 0.61, 0.81, 0.14],
      ['form', 'M-26-14V-2M26-14V-2M-8 18H8L0 26z', '#3c2428', 0.61, 0.76, 0.3, 8],
      ['form', EARS, '#f4f0f8', 0.84, 0.68, 0.2],
      ['form', DISC, '#f4f0f8', 0.84, 0.82, 0.24],
      ['form', 'M-22-10V2M22-10V2', '#3c2428', 0.84, 0.82, 0.24, 9],
      ['form', DISC, '#e8c84c', 0.44, 0.9, 0.18],
      ['form', DISC, '#8c6cc8', 0.74, 0.92, 0.2],
    ],
  },
  ringdrawn: {
    back: [
      ['poly', '#c88844', 0, 0, 1, 0, 1, 1, 0, 1],
      ['form', 'M-50 0A50 34 0 1 1 50 0A50 34 0 1 1-50 0z', '#fff4d8', 0.5, 0.72, 0.94, 2.4],
      ...marbleAt(0.72, 0.82, 0.14, '#7cd4e8', '#f4f0a0'),
      ...marbleAt(0.5, 0.9, 0.12, '#f48c8c', '#ffffff'),
      ...marbleAt(0.9, 0.62, 0.1, '#a4e08c', '#2c8c5c'),
      ['shafts', 0.5, 0.3],
    ],
    front: [],
  },
  tablegames: {
    back: [
      ...arcadeFrom('#3c7044', '#b4b46c'),
      ...lanternAt(0.12, 0.24, 0.18, '#ffb44c', 1, 0.76),
      ['form', 'M-50-20H50L60 20H-60z', '#2c8c6c', 0.5, 0.84, 0.8],
      ['form', 'M-50-20H50L60 20H-60zM0-20V20', '#fff8dc', 0.5, 0.84, 0.8, 2],
    ],
    front: [],
  },
};
