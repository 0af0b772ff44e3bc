// The pictures' grounds of the Night Post's people: a place, and before it the pattern of the spell card.
import type { Scene, Stroke } from '../../../../art/artwork.ts';
import { short, stepsFrom } from '../../../../art/props.ts';
import {
  arms,
  CRANE,
  circles,
  DART,
  ENVELOPE,
  flying,
  LIGHT,
  MOTH,
  on,
  PAGE,
  ring,
  SEAL,
  SPARK,
  spiral,
  volley,
} from './patterns.ts';
import {
  COUNTER,
  DEAD_LETTERS,
  HARBOUR_GATE,
  INK_STREET,
  PAPER_STREET,
  ROOFTOPS,
  SEAL_BENCH,
  STREET,
  WINDOWS,
} from './post-places.ts';

const WHITE = '#fff4e0';

const ODILE: Readonly<Record<string, Scene>> = {
  counter: on(
    COUNTER,
    ...circles('#ffe0b0', 0.43, 0.46, 1.6, 0.86, 0.94),
    ring(ENVELOPE, WHITE, 0.43, 0.46, 0.45, 14, 0.1),
  ),
  pillarboxes: on(STREET, ...volley(ENVELOPE, WHITE, [0.3, 0.84], [-0.06, 0.3], 0.12, 0.4, 0.6, 0.8)),
  sheaves: on(
    COUNTER,
    ['stream', ENVELOPE, WHITE, 0.1, 0.96, 0.98, 0.06, 0.07, 0.16, 9, 0.05, 1],
    ['stream', ENVELOPE, '#ffd8a8', -0.04, 0.7, 0.8, -0.02, 0.07, 0.15, 8, -0.05, 1],
    ['stream', ENVELOPE, '#ffb48c', 0.3, 1, 1.06, 0.36, 0.08, 0.16, 7, 0.05, 1],
  ),
  returned: on(
    STREET,
    ...circles('#ffd0a0', 0.62, 0.5, 2, 0.8, 1.06),
    ['arc', ENVELOPE, WHITE, 0.62, 0.5, 0.13, 15, 0.4, 0.4, 0.95, 0.05],
    ['arc', ENVELOPE, '#ff9c84', 0.62, 0.5, 0.11, 18, 0.57, 0.57, 0.95, 0.05],
  ),
  registry: on(
    COUNTER,
    ...circles('#fff0d0', 0.3, 0.44, 2, 0.62, 0.76, 1.02),
    ring(PAGE, WHITE, 0.3, 0.44, 0.44, 12, 0.09),
  ),
  windows: on(
    WINDOWS,
    ['burst', 0.5, 0.4, 24, 0.2],
    ...arms(6, ENVELOPE, WHITE, [0.5, 0.42], 8, 0.86, 0.3, 0.13),
    ring(LIGHT, '#ffd06c', 0.5, 0.42, 0.36, 16, 0.07),
  ),
};
const TOBIN: Readonly<Record<string, Scene>> = {
  rooftops: on(ROOFTOPS, ['bokeh', 12, 0, 0.8], ring(LIGHT, '#ffc84c', 0.43, 0.46, 0.46, 14, 0.07)),
  swing: on(
    ROOFTOPS,
    ['arc', LIGHT, '#ffb43c', 0.34, 0.62, 0.06, 14, 0.56, 0.56, -0.22, 0.26, 0.17],
    ['arc', LIGHT, '#ffe48c', 0.34, 0.62, 0.04, 14, 0.46, 0.46, -0.22, 0.22, 0.1],
  ),
  relay: on(
    [
      ['stars', 50, 0.5],
      ['ridge', 0.6, 0.06, 1.4],
      ['town', 0.9, 0.3, 7],
    ],
    ['stream', LIGHT, '#ffc84c', 0.06, 0.36, 1, 0.5, 0.05, 0.24, 7, 0.1, 1.5],
  ),
  raindrops: on(
    [
      ['town', 0.9, 0.44, 6],
      ['mist', 0.7, 0.3, 0.5],
    ],
    ['rain', 150, 0.3],
    ['stream', ...[LIGHT, '#ffe08c', 0, 0.2, 1, 0.9, 0.05, 0.05, 13, 0.12, 2.5]],
  ),
  sparktrail: on(
    ROOFTOPS,
    ['speed', 30, 0.5],
    ...volley(SPARK, '#ffd85c', [0.1, 0.7], [0.02, 0.3], 0.11, 0.34, 0.52, 0.7, 0.88),
    ['stream', LIGHT, '#ff8c4c', -0.05, 0.86, 0.7, 0.56, 0.04, 0.12, 9, 0.03, 2],
  ),
  steps: on(
    [['stars', 50, 0.4], ['town', 0.5, 0.2, 8], ...stepsFrom(0.3, 0.1, 0.62, 9, '#8c7468', '#54404c')],
    ['sun', 0.5, 0.16, 0.08, '#ffd870'],
    ['arc', LIGHT, '#ffc84c', 0.5, 0.18, 0.06, 10, 0.2, 0.76, 0.34, 0.36, 0.13],
    ['arc', LIGHT, '#ffc84c', 0.5, 0.18, 0.06, 10, 0.2, 0.76, 0.66, 0.64, 0.13],
  ),
};
const DUSK_MOTH = '#c8a4f0';
const CORVIN: Readonly<Record<string, Scene>> = {
  deadletters: on(DEAD_LETTERS, ring(MOTH, DUSK_MOTH, 0.57, 0.46, 0.45, 13, 0.1)),
  moths: on(DEAD_LETTERS, ...arms(3, MOTH, '#e0c8ff', [0.66, 0.42], 8, 0.8, 0.5, 0.15)),
  unclaimed: on(DEAD_LETTERS, ['strewn', ENVELOPE, '#e4dce8', 0.1, 16, 0.02, 0.98]),
  dust: on(DEAD_LETTERS, ['swirl', 0.3, 0.4, 5, '#b49cd0'], ['strewn', LIGHT, '#d8c4f0', 0.05, 34, 0, 1]),
  reopened: on(
    DEAD_LETTERS,
    ...circles('#d8b4ff', 0.3, 0.66, 2, 0.7, 0.84),
    ...volley(PAGE, '#f4ecff', [0.3, 0.8], [-0.14, 0.26], 0.12, 0.42, 0.62),
  ),
  blackedged: on(
    [...DEAD_LETTERS.slice(0, 1), ['mist', 0.6, 0.5, 0.4, '#6c4c94']],
    ['burst', 0.5, 0.36, 14, 0.3],
    ...arms(4, DART, '#1c1028', [0.5, 0.4], 8, 0.9, 0.12, 0.2),
    ring(LIGHT, '#b884ff', 0.5, 0.4, 0.44, 20, 0.06),
  ),
};
const RED_WAX = '#d83050';
const PIA: Readonly<Record<string, Scene>> = {
  sealbench: on(
    SEAL_BENCH,
    ...circles('#ffb0b8', 0.43, 0.46, 1.6, 0.88),
    ring(SEAL, RED_WAX, 0.43, 0.46, 0.44, 12, 0.1),
  ),
  postmarked: on(SEAL_BENCH, ...circles('#fff0f0', 0.7, 0.38, 2.4, 0.6, 0.78, 1.1), [
    'stream',
    ...[DART, '#ff9cb0', 0.3, 0.9, 1.02, 0.1, 0.09, 0.12, 6, 0.02, 1],
  ]),
  hundred: on(
    SEAL_BENCH,
    ring(SEAL, RED_WAX, 0.5, 0.4, 0.34, 12, 0.11),
    ring(SEAL, '#f0587c', 0.5, 0.4, 0.49, 18, 0.11),
    ring(SEAL, RED_WAX, 0.5, 0.4, 0.66, 24, 0.12),
  ),
  embargo: on(
    HARBOUR_GATE,
    ['stream', 'M-22-50H22V50H-22zM-10-32V32H10V-32z', '#d8a4c0', 0, 0.1, 1, 0.7, 0.12, 0.12, 12, 0, 1],
    ['stream', 'M-22-50H22V50H-22zM-10-32V32H10V-32z', '#d8a4c0', 1, 0.1, 0, 0.7, 0.12, 0.12, 12, 0, 1],
  ),
  counterfeit: on(
    SEAL_BENCH,
    ...[0.12, 0.34, 0.56].map(
      (y): Stroke => ['stream', ...[PAGE, '#f4d8e8', 0, y, 1, short(y - 0.04), 0.13, 0.13, 7, 0.02, 2]],
    ),
  ),
  sealed: on(
    HARBOUR_GATE,
    ['burst', 0.5, 0.44, 20, 0.2],
    ...circles('#ff7c94', 0.5, 0.44, 3, 0.9, 1.02),
    ring(SEAL, RED_WAX, 0.5, 0.44, 0.48, 14, 0.14),
    ring(LIGHT, '#ffa4b4', 0.5, 0.44, 0.66, 22, 0.08),
  ),
};
const INK = '#4c4880';
const NEMO: Readonly<Record<string, Scene>> = {
  paperstreet: on(PAPER_STREET, ring(PAGE, '#ffffff', 0.57, 0.46, 0.46, 10, 0.09)),
  oneline: on(
    PAPER_STREET,
    ['beam', 0.2, 0.94, 0.115, 0.016, 0.9],
    ['stream', LIGHT, INK, 0.1, 1, 1, 0.1, 0.07, 0.1, 14, 0, 1],
  ),
  papercuts: on(INK_STREET, ...arms(7, DART, '#ffffff', [0.5, 0.44], 6, 0.86, 0.18, 0.17)),
  nosuch: on(
    PAPER_STREET,
    ['rain', 110, 0.2],
    ['arc', LIGHT, INK, 0.7, 0.44, 0.07, 12, 0.36, 0.36, 0, 0.92],
    ['arc', LIGHT, '#8c88bc', 0.7, 0.44, 0.06, 12, 0.46, 0.46, 0.04, 0.96],
  ),
  everyone: on(
    PAPER_STREET,
    ring(CRANE, '#ffffff', 0.5, 0.46, 0.38, 9, 0.13),
    ring(CRANE, '#dcd8f0', 0.5, 0.46, 0.58, 14, 0.13),
  ),
  otherhand: on(
    INK_STREET,
    [
      'form',
      ...[
        'M-50 20C-30-50-6-50-14 0C-20 40-40 30-24-4C0-50 20-40 8 6C0 40 22 30 30-6C38-40 56-10 50 30',
        '#c8c8f8',
        0.5,
        0.34,
        1.1,
        3,
      ],
    ],
    spiral(LIGHT, '#e8404c', [0.72, 0.36], 16, 0.5, 1.3, 0.08),
  ),
};

export const NIGHT_POST_SCENES = flying(
  { ...ODILE, ...TOBIN, ...CORVIN, ...PIA, ...NEMO },
  {
    pillarboxes: [ENVELOPE, WHITE],
    sheaves: [ENVELOPE, WHITE],
    windows: [ENVELOPE, WHITE],
    sparktrail: [SPARK, '#ffd85c'],
    swing: [LIGHT, '#ffb43c'],
    moths: [MOTH, '#e0c8ff'],
    dust: [LIGHT, '#e4d4ff'],
    blackedged: [DART, '#1c1028'],
    hundred: [SEAL, RED_WAX],
    sealed: [SEAL, RED_WAX],
    papercuts: [DART, '#ffffff'],
    everyone: [CRANE, '#ffffff'],
  },
);
