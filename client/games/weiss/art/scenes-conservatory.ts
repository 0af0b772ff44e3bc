// The places of Winter Conservatory: a music school in the snow of a pass, by lamplight and by the moon.
import type { Artwork, Stroke } from '../../../art/artwork.ts';
import { DISC, floorFrom, shelfAt, snow, windowAt } from '../../../art/props.ts';

const PIPE = 'M-4.6-50H4.6V44L0 54L-4.6 44z';
const MOUTHS = 'M-3 30H3L0 38z';
const CURTAIN = 'M-50-60H36Q26-20-6 4Q-14 30-10 60H-50z';
const FOLDS = 'M-36-60Q-34 0-38 60M-14-60Q-16-10-32 14M12-60Q4-20-24 4';
const PINE = 'M0-50L16-20H8L24 6H12L32 36H5V50H-5V36H-32L-12 6H-24L-8-20H-16z';
const CAPS =
  'M0-50L12-26L4-30L0-24L-4-31L-12-26zM10-14L19-2L8-6L0 2L-8-6L-19-2L-10-14Q0-8 10-14zM14 12L26 29L12 24L0 32L-12 24L-26 29L-14 12Q0 20 14 12z';
const SCHOOL = 'M-50 40V4L-34-10L-18 4V-22L-8-46L2-22V4H24L38-12L50 4V40z';
const PANES =
  'M-44 12H-38V24H-44zM-32 12H-26V24H-32zM-12-16H-4V-4H-12zM-12 8H-4V20H-12zM10 12H16V24H10zM24 12H30V24H24zM38 12H44V24H38z';
const ROOFS =
  'M-54 6L-34-14L-14 6L-18 6L-34-8L-50 6zM-22-20L-8-50L6-20L0-22L-8-40L-16-22zM20 4L38-18L54 6L48 6L38-8L28 6z';
const LANCET = 'M-30 50V-8Q-30-36 0-50Q30-36 30-8V50z';
const GLASS = 'M-22 46V-6H-4V46zM4 46V-6H22V46z';
const ROSE = 'M0-36a14 14 0 1 0 0 28a14 14 0 1 0 0-28z';
const STAFF = 'M-50-16H50M-50-8H50M-50 0H50M-50 8H50M-50 16H50';
const NOTES =
  'M-38 8a6 5 0 1 0 12 0a6 5 0 1 0-12 0zM-29 8V-22H-26V8zM-10 0a6 5 0 1 0 12 0a6 5 0 1 0-12 0zM-1 0V-30H18V-24H2V0zM8-4a6 5 0 1 0 12 0a6 5 0 1 0-12 0zM17-4V-30H20V-4zM32 12a6 5 0 1 0 12 0a6 5 0 1 0-12 0zM41 12V-18H44V12z';
const BLACK_KEY = 'M-14-50H14V50H-14z';
const SHEET = 'M-34-46L38-40L32 46L-40 40z';
const LINES = 'M-24-26L26-22M-26-8L24-4M-28 10L22 14';
const BED = 'M-50-40Q-40-56-30-40V-6H34V-24Q42-36 50-24V40H42V22H-42V40H-50z';
const QUILT = 'M-30-6Q-10-24 14-12L36-6V14H-30z';
const TRUNK = 'M-50-8Q-50-34-24-34H24Q50-34 50-8V40H-50z';
const STRAPS = 'M-50-4H50M-28-34V40M28-34V40';
const HARP = 'M-34 50Q-44-20-24-50Q-4-20 34-34Q44 0-10 50z';
const STRINGS = 'M-20-22V40M-10-12V44M2-14V36M14-18V24M24-22V10';
const RIB = 'M-60 60V0Q-60-60 0-60Q60-60 60 0V60M-60 6H60M-36-48V60M0-60V60M36-48V60M-54-24H54M-60 34H60';
const FROND = 'M0 50Q-4 0 10-50Q16-10 8 50zM2 20Q-30 6-46-20Q-16-12 4 6zM4 30Q30 10 48 6Q28 30 6 42z';
const CRACKS = 'M-50-6L-20 2L-6-8L18 0L50-10M-20 2L-28 20M18 0L26 18L44 22M-6-8L-2-22';

const wall = (color: string): Stroke => ['poly', color, 0, 0, 1, 0, 1, 1, 0, 1];
const pineAt = (x: number, y: number, size: number, color = 'far-34'): readonly Stroke[] => [
  ['form', PINE, color, x, y, size],
  ['form', CAPS, '#f2faff', x, y, size],
];

export const CONSERVATORY_SCENES: Artwork['scenes'] = {
  boiler: {
    back: [
      wall('top-20'),
      ['form', 'M-60-30H-10Q10-30 10-10V60M-60-12H-24Q-10-12-10 4V60', '#a8683c', 0.2, 0.3, 0.7, 5],
      ['form', 'M60-36H4Q-10-36-10-20V60', '#7c5040', 0.86, 0.3, 0.7, 6],
      ['form', 'M-50 50V-20Q-50-50 0-50Q50-50 50-20V50z', '#3c4a54', 0.5, 0.46, 0.94],
      ['form', 'M-50-16H50M-50 30H50', '#6c7c84', 0.5, 0.46, 0.94, 3],
      ['form', DISC, '#c8923c', 0.5, 0.24, 0.22],
      ['form', DISC, '#fff4d8', 0.5, 0.24, 0.17],
      ['form', 'M0 0L22-24', '#c8302c', 0.5, 0.24, 0.17, 8],
      ['sun', 0.5, 0.6, 0.1, '#ffa040'],
      [
        'form',
        'M-50-20Q-50-40 0-40Q50-40 50-20V40H-50zM-36-16V30H36V-16Q20-26 0-26Q-20-26-36-16z',
        '#20282e',
        0.5,
        0.6,
        0.4,
      ],
      ...floorFrom(0.82, '#4c3c3c'),
      ['form', 'M-50 50Q-40 0-10-10Q10-40 24-6Q46 0 50 50z', '#1c2026', 0.1, 0.86, 0.34],
      ['form', 'M-50 50Q-40 0-10-10Q10-40 24-6Q46 0 50 50z', '#1c2026', 0.92, 0.88, 0.3],
    ],
    front: [
      ['clouds', 0.06, 3, 0.1, '#ffffff', 0.3],
      ['bokeh', 8, 0.4, 1, '#ffa040'],
    ],
  },
  hall: {
    back: [
      wall('top-6'),
      ['poly', 'mid-34', 0.14, 0, 0.86, 0, 0.86, 0.8, 0.14, 0.8],
      ['form', PIPE, 'low', 0.22, 0.36, 0.62, 0, 3, 0.075, -0.03],
      ['form', PIPE, 'low', 0.78, 0.36, 0.62, 0, 3, -0.075, -0.03],
      ['form', PIPE, 'low+14', 0.5, 0.24, 0.7],
      ['form', MOUTHS, 'near', 0.22, 0.36, 0.62, 0, 3, 0.075, -0.03],
      ['form', MOUTHS, 'near', 0.78, 0.36, 0.62, 0, 3, -0.075, -0.03],
      ['cone', 0.24, -0.04, 0.3, 0.5],
      ['cone', 0.76, -0.04, 0.3, 0.5],
      ...floorFrom(0.76, '#6c4a36'),
      ['form', CURTAIN, 'mid-10', 0.08, 0.4, 0.86],
      ['form', FOLDS, 'top', 0.08, 0.4, 0.86, 2.4],
      ['poly', 'mid', 0, 0, 1, 0, 1, 0.05, 0.75, 0.09, 0.5, 0.06, 0.25, 0.09, 0, 0.05],
    ],
    front: [
      ['stream', 0, 0.95, 1, 0.95, 0.06, 0.06, 8, 0, 0, '', '#ffe2a0'],
      ['bokeh', 7, 0.1, 0.8, 'lamp'],
    ],
  },
  attic: {
    back: [
      wall('near+16'),
      ['form', DISC, 'near-20', 0.7, 0.26, 0.46],
      ['form', DISC, 'low', 0.7, 0.26, 0.4],
      ['form', DISC, '#ffffff', 0.76, 0.22, 0.12],
      ['form', 'M-50 0H50M0-50V50', 'near-20', 0.7, 0.26, 0.4, 5],
      ['beam', 0.7, 0.26, 0.6, 0.05, 0.42, 'low'],
      ['form', HARP, 'near+34', 0.16, 0.6, 0.5],
      ['form', STRINGS, 'low', 0.16, 0.6, 0.46, 1.6],
      ['poly', 'near+6', 0, 0, 0.5, -0.1, 0.07, 0.52, 0, 0.6],
      ['poly', 'near+26', 0.44, 0, 0.52, 0, 0.06, 0.62, 0, 0.62],
      ['poly', 'near+26', 0.94, 0, 1, 0, 1, 0.72, 0.96, 0.72],
      ...floorFrom(0.8, '#4c3a40'),
      ['form', TRUNK, '#7a5238', 0.88, 0.8, 0.32],
      ['form', STRAPS, '#d8a858', 0.88, 0.8, 0.32, 4],
      ['form', SHEET, '#f4f8ff', 0.3, 0.9, 0.16, 0, 2, 0.13, 0.02],
    ],
    front: [['bokeh', 12, 0.2, 1, '#e8f4ff']],
  },
  pass: {
    back: [
      ['stars', 24, 0.36],
      ['sun', 0.78, 0.2, 0.09],
      ['peaks', 0.5, 0.26, 4, 'far'],
      ['peaks', 0.6, 0.2, 6, 'far+34'],
      ['ridge', 0.66, 0.05, 0.8, '#dcecf8'],
      ['form', SCHOOL, 'far-40', 0.2, 0.5, 0.42],
      ['form', PANES, '#ffdf90', 0.2, 0.5, 0.42],
      ['form', ROOFS, '#f4fbff', 0.2, 0.5, 0.42],
      ['ridge', 0.78, 0.05, 1.1, '#f2f9ff'],
      ...pineAt(0.94, 0.62, 0.34),
      ...pineAt(0.82, 0.68, 0.24),
      ['mist', 0.7, 0.1, 'low+30', 0.5],
      ['ridge', 0.92, 0.04, 0.7, '#ffffff'],
    ],
    front: [snow(18)],
  },
  lake: {
    back: [
      ['stars', 40, 0.46],
      ['sun', 0.3, 0.2, 0.11, '#f4faff'],
      ['ridge', 0.5, 0.1, 1, 'far'],
      ...pineAt(0.08, 0.44, 0.34),
      ...pineAt(0.2, 0.5, 0.22),
      ...pineAt(0.93, 0.42, 0.4),
      ...pineAt(0.8, 0.5, 0.24),
      ['poly', 'low+10', 0, 0.6, 1, 0.6, 1, 1, 0, 1],
      ['poly', 'low+55', 0.22, 0.6, 0.4, 0.6, 0.58, 1, 0.06, 1],
      ['form', CRACKS, '#ffffff', 0.26, 0.74, 0.6, 1.2],
      ['form', CRACKS, '#ffffff', 0.78, 0.86, 0.8, 1.4],
      ['form', 'M-60 0Q-20-16 20 0T70 4', 'far', 0.5, 0.9, 0.9, 1],
      ['mist', 0.6, 0.08, '#ffffff', 0.6],
    ],
    front: [snow(10)],
  },
  dormitory: {
    back: [
      wall('mid-38'),
      ['poly', 'mid-48', 0, 0.5, 1, 0.5, 1, 1, 0, 1],
      ...windowAt(0.16, 0.26, 0.36, 'low+20'),
      ...windowAt(0.5, 0.26, 0.36, 'low+30'),
      ...windowAt(0.84, 0.26, 0.36, 'low+20'),
      ['poly', '#f6fbff', 0.02, 0.43, 0.3, 0.43, 0.3, 0.46, 0.02, 0.46],
      ['poly', '#f6fbff', 0.36, 0.43, 0.64, 0.43, 0.64, 0.46, 0.36, 0.46],
      ['poly', '#f6fbff', 0.7, 0.43, 0.98, 0.43, 0.98, 0.46, 0.7, 0.46],
      ...floorFrom(0.8, '#5a4238'),
      ['form', BED, '#c49a64', 0.14, 0.7, 0.4],
      ['form', QUILT, 'frame', 0.14, 0.7, 0.4],
      ['form', BED, '#c49a64', 0.88, 0.72, 0.42],
      ['form', QUILT, 'mid+30', 0.88, 0.72, 0.42],
      ['sun', 0.5, 0.06, 0.04, 'lamp'],
    ],
    front: [['bokeh', 8, 0, 0.6, '#ffe6a8']],
  },
  chapel: {
    back: [
      wall('top-12'),
      ['form', LANCET, 'near', 0.5, 0.4, 0.98],
      ['form', LANCET, 'low', 0.5, 0.4, 0.9],
      ['form', GLASS, 'frame+20', 0.5, 0.44, 0.84],
      ['form', ROSE, '#ffe6a0', 0.5, 0.42, 0.9],
      ['form', 'M-30 8H30M-30 28H30M0-8V50', 'near', 0.5, 0.4, 0.9, 2.4],
      ['form', LANCET, 'mid', 0.1, 0.36, 0.5],
      ['form', LANCET, 'mid', 0.9, 0.36, 0.5],
      ['form', 'M0-50V50M-30 0H30M-30 26H30', 'near', 0.1, 0.36, 0.5, 3],
      ['form', 'M0-50V50M-30 0H30M-30 26H30', 'near', 0.9, 0.36, 0.5, 3],
      ['beam', 0.5, 0.2, 0.42, 0.04, 0.5, 'sun'],
      ['beam', 0.5, 0.2, 0.58, 0.04, 0.5, 'sun'],
      ['poly', 'near+20', 0.2, 0, 0.27, 0, 0.27, 1, 0.2, 1],
      ['poly', 'near+20', 0.73, 0, 0.8, 0, 0.8, 1, 0.73, 1],
      ...floorFrom(0.84, '#3c4a5c'),
      ['stream', 0.02, 0.8, 0.2, 0.84, 0.05, 0.06, 4, 0, 0, '', '#ffd27a'],
      ['stream', 0.98, 0.8, 0.8, 0.84, 0.05, 0.06, 4, 0, 0, '', '#ffd27a'],
    ],
    front: [['bokeh', 8, 0.6, 1, 'lamp']],
  },
  practice: {
    back: [
      wall('mid-24'),
      ['form', STAFF, 'low', 0.5, 0.2, 1.5, 0.7],
      ['form', NOTES, 'low', 0.14, 0.2, 0.5],
      ['form', NOTES, 'low', 0.84, 0.2, 0.5],
      ['form', STAFF, 'low', 0.5, 0.52, 1.5, 0.7],
      ['form', NOTES, 'low', 0.1, 0.52, 0.5],
      ['form', NOTES, 'low', 0.88, 0.53, 0.5],
      ['cone', 0.5, -0.06, 0.62, 0.66],
      ['form', 'M-50 30Q-46-20 0-24Q46-20 50 30z', '#1f7a58', 0.5, 0.02, 0.34],
      ['poly', 'near+10', 0, 0.76, 1, 0.76, 1, 0.82, 0, 0.82],
      ['poly', '#fbf7ea', 0, 0.82, 1, 0.82, 1, 1, 0, 1],
      ['form', 'M0-50V50', '#8c94a8', 0.1, 0.92, 0.24, 3, 9, 0.1],
      ['form', BLACK_KEY, '#1a2030', 0.1, 0.87, 0.17, 0, 1, 0.1],
      ['form', BLACK_KEY, '#1a2030', 0.4, 0.87, 0.17, 0, 2, 0.1],
      ['form', BLACK_KEY, '#1a2030', 0.8, 0.87, 0.17, 0, 1, 0.1],
    ],
    front: [['bokeh', 6, 0, 0.7, '#ffe6a8']],
  },
  glasshouse: {
    back: [
      ['stars', 40, 0.7],
      ['sun', 0.24, 0.22, 0.09, '#f4faff'],
      ['peaks', 0.66, 0.16, 5, 'far'],
      ['form', RIB, 'near+22', 0.5, 0.5, 0.98, 2.6],
      ['form', 'M-62 0Q-62-62 0-62Q62-62 62 0L54-6Q50-52 0-54Q-50-52-54-6z', '#f4fbff', 0.5, 0.46, 0.98],
      ['form', FROND, '#1f6a4a', 0.08, 0.68, 0.6],
      ['form', FROND, '#2c8458', 0.2, 0.8, 0.42],
      ['form', FROND, '#1f6a4a', 0.92, 0.66, 0.6],
      ['form', FROND, '#2c8458', 0.8, 0.8, 0.44],
      ...shelfAt(0.9, '#5c4a3c'),
      ['garland', 0.08, 0.07, 7],
    ],
    front: [
      ['form', FROND, '#123c34', 0.02, 0.92, 0.4],
      ['form', FROND, '#123c34', 0.99, 0.94, 0.4],
      ['bokeh', 8, 0.1, 0.9, 'lamp'],
    ],
  },
  study: {
    back: [
      wall('mid-30'),
      ...windowAt(0.8, 0.24, 0.4, 'low+24'),
      ...shelfAt(0.3, '#6c5040'),
      ['form', 'M-6-50H6V50H-6z', '#b4543c', 0.06, 0.19, 0.22, 0, 3, 0.075],
      ['form', 'M-6-50H6V50H-6z', '#d8b464', 0.1, 0.2, 0.18, 0, 3, 0.075],
      ...shelfAt(0.56, '#6c5040'),
      ['form', 'M-6-50H6V50H-6z', '#4c8474', 0.05, 0.45, 0.22, 0, 4, 0.07],
      ['form', SHEET, '#f8f6ea', 0.92, 0.56, 0.2],
      ['form', LINES, '#7c8cac', 0.92, 0.56, 0.18, 4],
      ['form', SHEET, '#f8f6ea', 0.74, 0.58, 0.16],
      ['form', LINES, '#7c8cac', 0.74, 0.58, 0.14, 4],
      ['sun', 0.44, 0.1, 0.05, 'lamp'],
      ['cone', 0.44, 0.1, 0.4, 0.5],
      ['poly', '#7a5640', 0, 0.82, 1, 0.82, 1, 0.88, 0, 0.88],
      ['poly', '#4c342c', 0, 0.88, 1, 0.88, 1, 1, 0, 1],
    ],
    front: [['bokeh', 7, 0, 1, '#ffe6a8']],
  },
};

export const CONSERVATORY_SKIES: Artwork['skies'] = {
  'blue.snow': ['#5478a8', '#a0bad8', '#e8f0f8', '#ffffff'],
  'blue.moon': ['#0c1638', '#28487c', '#8cb0dc', '#f0f8ff'],
  'blue.aurora': ['#101a4a', '#2c5c9c', '#7ce0d0', '#e0fff4'],
  'blue.lamp': ['#141c40', '#3c4c84', '#d8b888', '#ffe8b4'],
  'green.snow': ['#4c8494', '#98c4c0', '#e4f4ec', '#ffffff'],
  'green.moon': ['#08222e', '#1c5454', '#8cc8b4', '#ecfff4'],
  'green.aurora': ['#0a2038', '#146458', '#6ce8a4', '#eaffe0'],
  'green.lamp': ['#0e2a28', '#2a5c48', '#e0c080', '#fff0b8'],
};
