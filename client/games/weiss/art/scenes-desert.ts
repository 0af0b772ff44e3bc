// The places of Brass Desert: dunes that sing, what is dug out of them, and where it is bought, mended and kept.
import type { Artwork, Stroke } from '../../../art/artwork.ts';
import { DISC, floorFrom, SQUARE, shelfAt, stepsFrom, tableAt } from '../../../art/props.ts';

const GEAR =
  'M-8-50H8L12-38L24-32L36-40L46-30L38-18L42-8H50V8H42L38 18L46 30L36 40L24 32L12 38L8 50H-8L-12 38L-24 32L-36 40L-46 30L-38 18L-42 8H-50V-8H-42L-38-18L-46-30L-36-40L-24-32L-12-38zM0-18a18 18 0 1 0 0 36a18 18 0 1 0 0-36z';
const DUNE = 'M-60 40Q-30-6-4-30Q-16 10 30 40z';
const LEE = 'M-4-30Q20-26 70 40H30Q-16 10-4-30z';
const SONG = 'M-50 0Q-37-12-25 0T0 0T25 0T50 0';
const TENT = 'M-50 40L0-40L50 40z';
const FLAP = 'M-10 40L0-10L14 40z';
const POLE = 'M-2-50H2V50H-2z';
const LADDER = 'M-16-50L-24 50M16-50L24 50M-17-36H17M-18-18H18M-19 0H19M-21 18H21M-22 36H22';
const POT = 'M-16-50H16V-42Q40-24 34 8Q28 40 14 50H-14Q-28 40-34 8Q-40-24-16-42z';
const SHARD = 'M-40-30L10-44L44-6L20 36L-30 26z';
const ARCH = 'M-40 50V-6Q-40-34 0-50Q40-34 40-6V50z';
const AWNING = 'M-50-30H50V10Q42 26 33 10Q25 26 17 10Q8 26 0 10Q-8 26-17 10Q-25 26-33 10Q-42 26-50 10z';
const STRIPES = 'M-33-30H-17V10Q-25 26-33 10zM0-30H17V10Q8 26 0 10zM33-30H50V10Q42 26 33 10z';
const RUG = 'M-30-50H30V50H-30z';
const WEAVE = 'M0-40L18-14L0 12L-18-14zM0 12L18 30L0 46L-18 30zM-24-44V44M24-44V44';
const COLUMN = 'M-20-50H20V-40H14V40H20V50H-20V40H-14V-40H-20z';
const STUMP = 'M-14-20L-4-32L4-14L14-24V40H20V50H-20V40H-14z';
const FLUTES = 'M-6-38V38M6-38V38';
const COLOSSUS = 'M-44 50V-8Q-46-50 0-50Q46-50 44-8V50z';
const CREST = 'M-8-66H8V10H-8zM-46-4H-16V8H-46zM46-4H16V8H46z';
const SLITS = 'M-36 14H-12V24H-36zM12 14H36V24H12z';
const TOOLS = 'M-4-50H4V50H-4zM-20-50H20V-30H-20zM40-50H46V50H40zM30-50Q43-30 56-50L50-30H36z';

const wall = (color: string): Stroke => ['poly', color, 0, 0, 1, 0, 1, 1, 0, 1];
const duneAt = (x: number, y: number, size: number, lit: string, lee: string): readonly Stroke[] => [
  ['form', LEE, lee, x, y, size],
  ['form', DUNE, lit, x, y, size],
];
const tentAt = (x: number, y: number, size: number, color: string): readonly Stroke[] => [
  ['form', TENT, color, x, y, size],
  ['form', 'M0-40L50 40H14z', `${color}-30`, x, y, size],
  ['form', FLAP, '#ffdf90', x, y, size],
];
const awningAt = (x: number, y: number, size: number, color: string): readonly Stroke[] => [
  ['form', AWNING, color, x, y, size],
  ['form', STRIPES, '#fbeed0', x, y, size],
];
const columnAt = (x: number, y: number, size: number, stone: string): readonly Stroke[] => [
  ['form', COLUMN, stone, x, y, size],
  ['form', FLUTES, `${stone}-26`, x, y, size, 3],
];

export const DESERT_SCENES: Artwork['scenes'] = {
  dunes: {
    back: [
      ['sun', 0.7, 0.22, 0.14],
      ['burst', 0.7, 0.22, 14, 0.12],
      ['ridge', 0.56, 0.05, 0.8, 'far+20'],
      ...duneAt(0.24, 0.6, 0.7, '#f0bf68', '#a85c2c'),
      ['ridge', 0.72, 0.05, 0.6, '#e0a04c'],
      ...duneAt(0.76, 0.76, 0.8, '#f6d084', '#b86a30'),
      ['form', SONG, '#fff4d0', 0.24, 0.8, 0.5, 2, 2, 0.02, 0.05],
      ['ridge', 0.9, 0.03, 0.9, '#f2c470'],
      ['form', SONG, '#b86a30', 0.72, 0.93, 0.6, 1.6, 2, 0.03, 0.04],
    ],
    front: [['bokeh', 10, 0.6, 1, '#ffe2a0']],
  },
  dig: {
    back: [
      ['sun', 0.24, 0.14, 0.1],
      ['ridge', 0.3, 0.03, 1.2, '#d89a50'],
      ...tentAt(0.84, 0.24, 0.2, '#f0dcb0'),
      ...tentAt(0.66, 0.26, 0.13, '#d86c44'),
      ['poly', '#c88444', 0, 0.32, 1, 0.34, 1, 1, 0, 1],
      ['poly', '#a8602f', 0, 0.46, 0.3, 0.43, 0.7, 0.5, 1, 0.45, 1, 1, 0, 1],
      ['poly', '#7e4226', 0, 0.62, 0.4, 0.66, 0.7, 0.61, 1, 0.65, 1, 1, 0, 1],
      ['poly', '#5a2c20', 0, 0.8, 0.5, 0.77, 1, 0.82, 1, 1, 0, 1],
      ['form', GEAR, '#d8a03c', 0.1, 0.58, 0.28],
      ['form', GEAR, '#8a5a24', 0.9, 0.84, 0.36],
      ['form', SHARD, '#e8c890', 0.4, 0.9, 0.09, 0, 3, 0.17, -0.03],
      ['form', POT, '#c8623c', 0.5, 0.72, 0.14],
      ['form', LADDER, '#f0d49a', 0.92, 0.5, 0.44, 4],
      ['form', 'M-70 0H70', '#fff4d8', 0.5, 0.38, 1, 0.8, 2, 0, 0.2],
      ['form', POLE, '#fff4d8', 0.06, 0.36, 0.16, 0, 3, 0.3],
    ],
    front: [['bokeh', 9, 0.3, 1, '#ffdf9c']],
  },
  bazaar: {
    back: [
      wall('low'),
      ['form', ARCH, 'mid-10', 0.5, 0.46, 0.9],
      ['form', ARCH, 'low+40', 0.5, 0.5, 0.66],
      ['sun', 0.5, 0.4, 0.07],
      ['poly', '#b86a3c', 0, 0.1, 0.24, 0.2, 0.24, 0.8, 0, 0.9],
      ['poly', '#a4562f', 1, 0.1, 0.76, 0.2, 0.76, 0.8, 1, 0.9],
      ...awningAt(0.14, 0.24, 0.5, '#c8342c'),
      ...awningAt(0.88, 0.28, 0.46, '#2c7c7c'),
      ['form', RUG, '#a8283c', 0.08, 0.62, 0.36],
      ['form', WEAVE, '#f4d488', 0.08, 0.62, 0.36, 3],
      ['form', RUG, '#2c5c84', 0.92, 0.64, 0.36],
      ['form', WEAVE, '#f4d488', 0.92, 0.64, 0.36, 3],
      ['poly', '#d89c58', 0, 0.86, 0.3, 0.76, 0.7, 0.76, 1, 0.86, 1, 1, 0, 1],
      ['form', POT, '#c8623c', 0.24, 0.84, 0.17],
      ['form', POT, '#e0a850', 0.78, 0.86, 0.15],
      ['garland', 0.06, 0.1, 6],
    ],
    front: [['bokeh', 8, 0.1, 1, 'lamp']],
  },
  vault: {
    back: [
      wall('near+10'),
      ['form', DISC, '#6a4420', 0.5, 0.42, 1.06],
      ['form', DISC, '#b8802c', 0.5, 0.42, 0.98],
      ['form', DISC, '#7a4c1c', 0.5, 0.42, 0.82],
      ['form', GEAR, '#d8a03c', 0.5, 0.42, 0.78],
      ['form', DISC, '#4c2c18', 0.5, 0.42, 0.36],
      ['arc', 0.5, 0.42, 0.04, 17, 0.45, 0.45, 0, 1, 0.04, 'M-40 0a40 40 0 1 0 80 0a40 40 0 1 0-80 0z', '#ffe09a'],
      ['beam', 0.86, -0.1, 0.6, 0.05, 0.7, 'sun'],
      ['beam', 0.1, -0.1, 0.42, 0.03, 0.4, 'sun'],
      ['poly', 'near-10', 0, 0, 0.1, 0, 0.06, 0.8, 0, 0.9],
      ['poly', 'near-10', 1, 0, 0.9, 0, 0.94, 0.8, 1, 0.9],
      ...stepsFrom(0.82, 0.4, 0.6, 3, '#a8743c', '#5c3820'),
    ],
    front: [['bokeh', 12, 0, 1, '#ffdf90']],
  },
  workshop: {
    back: [
      wall('mid-34'),
      ['form', SQUARE, 'near', 0.78, 0.26, 0.46],
      ['form', SQUARE, 'low+20', 0.78, 0.26, 0.41],
      ['sun', 0.84, 0.22, 0.05],
      ['form', 'M-50 50V20Q-10-10 10 10Q30-6 50 14V50z', '#e0a04c', 0.78, 0.26, 0.41],
      ['form', 'M-50 0H50M0-50V50', 'near', 0.78, 0.26, 0.41, 4],
      ['form', GEAR, '#a8702c', 0.12, 0.18, 0.34],
      ['form', GEAR, '#c8923c', 0.31, 0.28, 0.22],
      ['form', GEAR, '#7a4c24', 0.42, 0.12, 0.16],
      ['form', TOOLS, '#d8b48c', 0.1, 0.56, 0.2],
      ...shelfAt(0.7, '#7a4c2c'),
      ['form', POT, '#c8623c', 0.92, 0.6, 0.16],
      ['form', DISC, '#d8a03c', 0.8, 0.65, 0.08],
      ['cone', 0.44, 0, 0.4, 0.5],
      ...tableAt(0.82, '#94603a'),
    ],
    front: [['bokeh', 8, 0.3, 1, '#ffb860']],
  },
  ruin: {
    back: [
      ['sun', 0.5, 0.4, 0.15],
      ['burst', 0.5, 0.4, 16, 0.16],
      ['ridge', 0.62, 0.04, 1, 'far'],
      ['form', COLOSSUS, '#a8702c', 0.78, 0.52, 0.56],
      ['form', CREST, '#6a4420', 0.78, 0.52, 0.56],
      ['form', SLITS, '#ffe6a0', 0.78, 0.52, 0.56],
      ...columnAt(0.1, 0.46, 0.64, '#e4bc88'),
      ...columnAt(0.32, 0.5, 0.46, '#d0a068'),
      ['poly', '#e4bc88', 0, 0.12, 0.42, 0.2, 0.42, 0.27, 0, 0.2],
      ['form', STUMP, '#d0a068', 0.52, 0.6, 0.3],
      ['ridge', 0.78, 0.04, 0.8, '#e0a04c'],
      ['form', SHARD, '#c08850', 0.3, 0.86, 0.13, 0, 2, 0.3, 0.03],
      ['ridge', 0.94, 0.03, 0.7, '#f0bf68'],
    ],
    front: [['bokeh', 8, 0.6, 1, '#ffe2a0']],
  },
  camp: {
    back: [
      ['stars', 70, 0.62],
      ['sun', 0.82, 0.16, 0.07, '#fff4d8'],
      ['ridge', 0.6, 0.07, 0.9, 'far-20'],
      ...tentAt(0.16, 0.6, 0.46, '#c85a3c'),
      ...tentAt(0.88, 0.62, 0.4, '#e0b060'),
      ['ridge', 0.8, 0.03, 1, '#8a4c34'],
      ['sun', 0.5, 0.84, 0.05, '#ffb040'],
      ['form', 'M-60 0Q-30-14 0 0T60 0', '#e08c44', 0.5, 0.94, 1, 1.4],
    ],
    front: [['bokeh', 14, 0.4, 1, '#ffb040']],
  },
  sandstorm: {
    back: [
      ['swirl', 0.5, 0.4, 10, 'low'],
      ['clouds', 0.14, 6, 0.2, 'mid-10', 0.8],
      ['ridge', 0.66, 0.06, 0.8, 'far'],
      ...columnAt(0.9, 0.56, 0.4, 'far-20'),
      ['form', STUMP, 'far-20', 0.1, 0.6, 0.4],
      ['mist', 0.6, 0.24, 'low', 0.7],
      ['ridge', 0.84, 0.04, 1.3, '#d08c40'],
      ['form', SONG, '#fff0c0', 0.5, 0.3, 1.3, 1, 3, 0, 0.16],
    ],
    front: [
      ['rain', 34, 2.4],
      ['mist', 0.98, 0.16, 'low', 0.6],
      ['bokeh', 10, 0, 1, '#ffdf9c'],
    ],
  },
  archive: {
    back: [
      wall('mid-28'),
      ['form', ARCH, 'near', 0.5, 0.36, 0.84],
      ['form', ARCH, 'low', 0.5, 0.37, 0.76],
      ['form', 'M0-50V50M-40 0H40', 'near', 0.5, 0.37, 0.76, 2.4],
      ...shelfAt(0.3, '#7a4c2c'),
      ['form', POT, '#c8623c', 0.08, 0.23, 0.16, 0, 1, 0.14],
      ['form', POT, '#5c8c84', 0.8, 0.23, 0.16, 0, 1, 0.12],
      ...shelfAt(0.6, '#7a4c2c'),
      ['form', DISC, '#d8a03c', 0.08, 0.54, 0.14],
      ['form', DISC, 'near', 0.08, 0.54, 0.06],
      ['form', 'M-40-50Q0-40 40-50V50Q0 40-40 50z', '#f0dcae', 0.92, 0.5, 0.18],
      ['form', 'M-24-24H24M-24-6H24M-24 12H10', '#8a5a3c', 0.92, 0.5, 0.18, 5],
      ['beam', 0.5, 0.1, 0.44, 0.04, 0.4, 'sun'],
      ['beam', 0.5, 0.1, 0.56, 0.04, 0.4, 'sun'],
      ...floorFrom(0.84, '#8a5634'),
    ],
    front: [['bokeh', 10, 0.1, 1, '#ffdf90']],
  },
};

export const DESERT_SKIES: Artwork['skies'] = {
  'red.noon': ['#3c8c9c', '#e8a874', '#f8d0a0', '#fff4d8'],
  'red.rust': ['#5c1f24', '#c2502c', '#f0a25c', '#ffe0a8'],
  'red.ember': ['#24101c', '#7c2420', '#e0602c', '#ffc878'],
  'red.stars': ['#1c1434', '#5c2c4c', '#e07c4c', '#ffd8a8'],
  'yellow.noon': ['#1c7c9c', '#e8b858', '#f8d888', '#fff8d0'],
  'yellow.brass': ['#4c2c0c', '#b87420', '#f0b84c', '#fff0b0'],
  'yellow.sand': ['#8a5420', '#d89434', '#f6c868', '#fff2c0'],
  'yellow.stars': ['#14183c', '#4c4468', '#d89c5c', '#ffe8b0'],
};
