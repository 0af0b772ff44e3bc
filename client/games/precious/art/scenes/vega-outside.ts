// Stops, planets and roads on the way to Vega, before which its people stand.
import type { Scene } from '../../../../art/artwork.ts';
import { DISC, floorFrom, tableAt } from '../../../../art/props.ts';
import { BUS_PANE, CRATER, groundFrom, PLATE, POLE, planetAt, ringedAt, STAR } from './vega-props.ts';

const BUS = 'M-50-34Q-50-44-40-44H40Q50-44 50-34V28H-50z';
const BENCH = 'M-50-30H50V-16H-50zM-54 0H54V14H-54zM-42 14H-30V50H-42zM30 14H42V50H30z';
const TRAIL = 'M-50 30Q10 20 50-40Q30 40-50 50z';
const METEOR = 'M-50-30L20 20A18 18 0 1 1 2 40z';
const LINE = 'M-50 30L-24-10L4 8L30-30L50-14';

/** Side of a bus: its windows are lit. */
const busAt = (x: number, y: number, size: number, color: string): Scene['back'] => [
  ['form', BUS, color, x, y, size],
  ['form', 'M-50 4H50', '#fff0c8', x, y, size, 5],
  ['form', 'M-42-34H-22V-8H-42zM-16-34H8V-8H-16zM14-34H42V-8H14z', '#ffe8a0', x, y, size],
  [
    'form',
    'M-40 28a12 12 0 1 0 24 0a12 12 0 1 0-24 0zM16 28a12 12 0 1 0 24 0a12 12 0 1 0-24 0z',
    '#1c1830',
    x,
    y,
    size,
  ],
];
const starRoad: Scene['back'] = [
  ['road', 0.56, 0.6, '#5c4c84'],
  ['lamps', 0.56, 4],
];

export const VEGA_OUTSIDE: Readonly<Record<string, Scene>> = {
  departure: {
    back: [
      ['stars', 90, 0.7],
      ...ringedAt(0.82, 0.2, 0.26, '#e8945c', '#ffe4a8'),
      ...planetAt(0.14, 0.14, 0.12, '#8cc8b8'),
      ...starRoad,
    ],
    front: [['speed', 10, 0.6]],
  },
  moonbench: {
    back: [
      ['stars', 90, 0.8],
      ...planetAt(0.2, 0.24, 0.34, '#5ca4b8'),
      ['form', 'M-40-10Q-10-20 0 0Q20 20 40 10', '#b8e4c0', 0.2, 0.24, 0.3, 6],
      ...groundFrom(0.7, '#e0c890'),
      ['form', BENCH, '#8c5c3c', 0.5, 0.76, 0.9],
      ['form', POLE, '#5c4c5c', 0.92, 0.56, 0.6],
      ['form', PLATE, '#f0c04c', 0.92, 0.28, 0.14],
    ],
    front: [],
  },
  starmap: {
    back: [
      ['poly', '#3c2058', 0, 0, 1, 0, 1, 1, 0, 1],
      ['stars', 80, 1],
      ['form', LINE, '#ffe8a8', 0.3, 0.28, 0.5, 2],
      ['form', LINE, '#ff9c6c', 0.7, 0.6, 0.7, 2],
      ['form', DISC, '#ffd468', 0.06, 0.42, 0.07, 0, 1, 0.48, -0.3],
      ['form', DISC, '#7ce0d0', 0.36, 0.62, 0.08, 0, 1, 0.56, -0.1],
      ...ringedAt(0.12, 0.72, 0.2, '#f0885c', '#ffe0a0'),
      ['form', STAR, '#ffffff', 0.14, 0.1, 0.1, 0, 2, 0.4, 0.02],
    ],
    front: [['bokeh', 10, 0, 1, '#ffe0a0']],
  },
  depot: {
    back: [
      ['poly', '#34305c', 0, 0, 1, 0, 1, 0.8, 0, 0.8],
      ['form', 'M-50 50V-10Q0-50 50-10V50z', '#1c1c44', 0.5, 0.46, 1],
      ['stars', 30, 0.5],
      ...busAt(0.72, 0.5, 0.5, '#d87c8c'),
      ['sun', 0.2, 0.1, 0.04, 'lamp'],
      ['cone', 0.2, 0.1, 0.26, 0.5],
      ...floorFrom(0.76, '#54487c'),
      ['form', DISC, '#241c38', 0.1, 0.84, 0.2],
      ['form', DISC, '#8c84a8', 0.1, 0.84, 0.09],
    ],
    front: [],
  },
  alongside: {
    back: [
      ['stars', 90, 0.9],
      ...planetAt(0.86, 0.16, 0.16, '#f4a868'),
      ...busAt(0.16, 0.24, 0.46, '#4c6cb0'),
      ['form', TRAIL, '#ffe08c90', 0.3, 0.66, 0.9],
      ['form', TRAIL, '#fff4c890', 0.26, 0.6, 0.6],
      ['form', STAR, '#ffffff', 0.1, 0.5, 0.08, 0, 4, 0.2, 0.1],
      ['poly', '#8c5c4c', 0, 0.86, 1, 0.8, 1, 1, 0, 1],
    ],
    front: [['speed', 12, 0.7]],
  },
  pebble: {
    back: [
      ['stars', 90, 0.9],
      ['form', DISC, '#b49cd8', 0.72, 1.16, 1],
      ['form', CRATER, '#8c74b8', 0.6, 0.84, 0.2],
      ['form', CRATER, '#8c74b8', 0.92, 0.9, 0.16],
      ['form', STAR, '#fff8e0', 0.1, 0.14, 0.1, 0, 2, 0.34, 0.04],
      ...planetAt(0.92, 0.12, 0.1, '#f4b890'),
    ],
    front: [],
  },
  platform: {
    back: [
      ['stars', 40, 0.4],
      ['sun', 0.16, 0.42, 0.1],
      ['burst', 0.16, 0.42, 12, 0.2],
      ...ringedAt(0.76, 0.18, 0.3, '#d8806c', '#fff0c0'),
      ['peaks', 0.66, 0.1, 7, '#a8604c'],
      ['poly', '#d8a468', 0, 0.8, 1, 0.8, 1, 1, 0, 1],
      ['poly', '#fff4c8', 0, 0.86, 1, 0.86, 1, 0.885, 0, 0.885],
      ['form', POLE, '#5c3c48', 0.1, 0.56, 0.6],
      ['form', PLATE, '#fff0c8', 0.1, 0.3, 0.24],
      ['form', 'M-30-6H30M-20 10H20', '#8c4c3c', 0.1, 0.3, 0.22, 6],
    ],
    front: [],
  },
  rings: {
    back: [
      ['stars', 60, 0.8],
      ...planetAt(0.76, 0.36, 0.5, '#e89c5c'),
      ['form', 'M-60 20Q0 40 60-10', '#fff0c0', 0.5, 0.66, 1.1, 9],
      ['form', 'M-60 24Q0 46 60-4', '#f0b46c', 0.5, 0.72, 1.1, 6],
      ['form', 'M-60 30Q0 54 60 4', '#fff4d8', 0.5, 0.8, 1.1, 4],
      ['form', DISC, '#b8784c', 0.1, 0.92, 0.06, 0, 6, 0.15, -0.02],
    ],
    front: [['speed', 10, 0.6]],
  },
  outpost: {
    back: [
      ['stars', 90, 0.8],
      ...planetAt(0.84, 0.2, 0.2, '#c86c7c'),
      ['form', DISC, '#a4d0b0', 0.2, 0.98, 0.7],
      ['form', DISC, '#e0b878', 0.86, 1.0, 0.6],
      ['form', 'M-50-10L0-50L50-10V50H-50z', '#b8584c', 0.14, 0.56, 0.2],
      ['form', 'M-50-10L0-50L50-10V50H-50z', '#5c7cb0', 0.9, 0.62, 0.2],
      ['sun', 0.14, 0.58, 0.02, '#ffe08c'],
      ['sun', 0.9, 0.64, 0.02, '#ffe08c'],
      ['form', 'M-50 10Q0-40 50 10', '#fff4d0a0', 0.52, 0.5, 0.66, 1.4],
    ],
    front: [],
  },
  snowball: {
    back: [
      ['stars', 70, 0.8],
      ['swirl', 0.3, 0.2, 4, '#5c6cd0'],
      ...planetAt(0.86, 0.16, 0.12, '#f4d890'),
      ['form', DISC, '#f4faff', 0.5, 1.12, 1.5],
      ['form', 'M-46-20A50 50 0 0 1 46-20', '#ffffff', 0.5, 1.12, 1.5, 3],
      ['form', CRATER, '#c8d8f4', 0.2, 0.82, 0.2, 0, 1, 0.62, 0.02],
    ],
    front: [['bokeh', 20, 0, 1, '#ffffff']],
  },
  stalled: {
    back: [
      ['stars', 90, 0.8],
      ...ringedAt(0.14, 0.18, 0.18, '#d88c6c', '#ffe8b0'),
      ...planetAt(0.9, 0.12, 0.14, '#8cb4c8'),
      ['road', 0.5, 0.7, '#7c5c54'],
      [
        'form',
        'M-40 30C-60 10-40-10-26-6C-26-34 10-40 18-20C40-30 56-4 40 10C56 30 24 44-40 30z',
        '#6c5c6c',
        0.86,
        0.44,
        0.2,
        0,
        1,
        0.06,
        -0.12,
      ],
    ],
    front: [],
  },
  shower: {
    back: [
      ['stars', 90, 1],
      ['form', METEOR, '#ffb04c', 0.12, 0.16, 0.22, 0, 2, 0.34, -0.06],
      ['form', METEOR, '#ffe08c', 0.24, 0.5, 0.16, 0, 2, 0.32, -0.1],
      ['form', METEOR, '#ff8c3c', 0.08, 0.84, 0.14, 0, 2, 0.3, -0.04],
      ['road', 0.72, 0.7, '#6c4c54'],
      ['lamps', 0.72, 3],
    ],
    front: [['bokeh', 10, 0, 1, '#ffc060']],
  },
  twobuses: {
    back: [
      ['stars', 90, 0.7],
      ['swirl', 0.5, 0.3, 4, '#544cb8'],
      ...busAt(0.16, 0.34, 0.4, '#e0b44c'),
      ...busAt(0.84, 0.34, 0.4, '#e0b44c'),
      ...groundFrom(0.68, '#8c84d0'),
    ],
    front: [],
  },
  junction: {
    back: [
      ['stars', 40, 0.5],
      ...ringedAt(0.2, 0.22, 0.24, '#f49cac', '#fff0d8'),
      ['form', 'M-10-50H10L60 50H20L0-10L-20 50H-60z', '#8470b8', 0.5, 0.8, 0.7],
      ['form', 'M0-50L40 50M0-50L-40 50', '#fff0c8', 0.5, 0.8, 0.7, 1.6],
      ['form', BUS_PANE, '#f4e0c8', 0.88, 0.66, 0.24],
      ['clouds', 0.62, 4, 0.1, '#ffd8d8', 0.5],
      ['clouds', 0.98, 4, 0.1, '#ffe8e0', 0.6],
    ],
    front: [],
  },
  picnic: {
    back: [
      ['stars', 80, 0.7],
      ...ringedAt(0.2, 0.3, 0.34, '#d8a4e0', '#fff0e0'),
      ...groundFrom(0.64, '#8c7cc8'),
      ['form', 'M-50 0L0-24L50 0L0 24z', '#f4e8f0', 0.54, 0.86, 0.94],
      ['form', 'M-25-12L25 12M-38-6L12 18M-12-18L38 6', '#d86c8c', 0.54, 0.86, 0.94, 3],
    ],
    front: [['bokeh', 6, 0.4, 1, '#fff0e0']],
  },
  roadside: {
    back: [
      ['stars', 40, 0.5],
      ['sun', 0.16, 0.3, 0.1],
      ['ridge', 0.6, 0.06, 1.2, '#a8684c'],
      ...tableAt(0.78, '#8c5c48'),
      ['form', 'M-50 0H-20M0 0H30', '#fff0c0', 0.2, 0.93, 0.4, 5, 2, 0.36],
      ['form', BUS, '#5c6cac', 0.7, 0.24, 0.9],
      ['form', 'M-42-34H-22V-8H-42zM-16-34H8V-8H-16zM14-34H42V-8H14z', '#ffe8a0', 0.7, 0.24, 0.9],
      ['form', 'M-50 4H50', '#fff0c8', 0.7, 0.24, 0.9, 4],
    ],
    front: [],
  },
};
