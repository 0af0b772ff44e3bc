// The pictures' grounds of the harbour's people: a place, and before it the pattern of the spell card.
import type { Scene, Stroke } from '../../../../art/artwork.ts';
import { BIRD, SQUARE, shelfAt, short, windowAt } from '../../../../art/props.ts';
import {
  arms,
  circles,
  DART,
  DROP,
  flying,
  LIGHT,
  on,
  PAGE,
  ROCKET,
  ring,
  rocketBurst,
  SPARK,
  spiral,
  volley,
  wall,
} from './patterns.ts';

type Strokes = readonly Stroke[];

const TOWER = 'M-14 50L-9-26H-14V-34H-8V-46L0-54L8-46V-34H14V-26H9L14 50z';
export const HEADLAND: Strokes = [
  ['form', 'M-60 50Q-20-30 20-34Q60-20 70 50z', 'near+10', 0.86, 0.66, 0.4],
  ['form', TOWER, '#d8dcec', 0.86, 0.42, 0.3],
  ['sun', 0.86, 0.3, 0.03, '#fff0b0'],
];
const LAMP_ROOM: Strokes = [
  ['stars', 50, 0.7],
  ['sea', 0.66],
  ['form', 'M0-50V50', '#0c1838', 0.08, 0.4, 1.3, 4, 3, 0.28],
  ['form', 'M-50 0H50', '#0c1838', 0.5, 0.34, 1.2, 4],
  ['poly', '#1c2850', 0, 0, 1, 0, 1, 0.06, 0, 0.06],
  ['poly', '#1c2850', 0, 0.86, 1, 0.86, 1, 1, 0, 1],
  ['poly', '#e0b04c', 0, 0.84, 1, 0.84, 1, 0.865, 0, 0.865],
];
const NIGHT_SEA: Strokes = [['stars', 60, 0.5], ['sea', 0.58], ...HEADLAND];
const beams = (color: string, x: number, y: number, alpha: number, ...turns: readonly number[]): Stroke[] =>
  turns.map((turn) => ['beam', color, x, y, turn, 0.03, alpha]);
const eighths = Array.from({ length: 9 }, (_, i) => short(i / 9 + 0.03));

const YSOLDE: Readonly<Record<string, Scene>> = {
  lamproom: on(
    LAMP_ROOM,
    ...beams('#fff0b0', 0.8, 0.6, 0.7, 0.8, 0.9, 0.05),
    ...circles('#ffe8a0', 0.43, 0.46, 1.6, 0.9),
  ),
  ninthbeam: on(
    NIGHT_SEA.slice(0, 2),
    ...beams('#fff0b0', 0.16, 0.5, 0.95, 0.2),
    ...beams('#ffe08c', 0.16, 0.5, 0.4, 0.1, 0.29),
    ['stream', ...[LIGHT, '#fff0a0', 0.16, 0.5, 1.06, 0.2, 0.06, 0.22, 8, 0, 1]],
  ),
  waterglare: on(
    [
      ['sun', 0.5, 0.3, 0.1],
      ['sea', 0.36],
    ],
    ['shafts', 0.5, 0.2],
    ...[0.5, 0.64, 0.78, 0.92].map(
      (y, i): Stroke => ['stream', SPARK, '#ffffff', 0, y, 1, y, 0.05 + i * 0.02, 0.05 + i * 0.02, 9, 0.02, 2],
    ),
  ),
  fulllens: on(
    LAMP_ROOM,
    ['burst', 0.5, 0.44, 18, 0.3],
    ...beams('#fff4c0', 0.5, 0.44, 0.85, ...eighths),
    ...circles('#fff4c8', 0.5, 0.44, 3, 1.04, 1.2),
  ),
  warnoff: on(
    NIGHT_SEA,
    ...beams('#ff8c6c', 0.24, 0.34, 0.7, 0.2),
    ['stream', LIGHT, '#ffe08c', 0.3, 0.12, 0.5, 0.12, 0.16, 0.16, 2, 0, 1],
    ['stream', LIGHT, '#ff7c5c', 0.54, 0.12, 0.96, 0.12, 0.13, 0.13, 6, 0, 1],
  ),
  keptlight: on(
    LAMP_ROOM,
    ring(LIGHT, '#ffd870', 0.5, 0.44, 0.42, 14, 0.09),
    ring(LIGHT, '#ffb84c', 0.5, 0.44, 0.58, 20, 0.07),
    ...circles('#ffe8a8', 0.5, 0.44, 2, 0.7, 1),
  ),
};

const LEDGERS = 'M-48 50V-34H-26V50zM-22 50V-44H-2V50zM2 50V-30H22V50zM26 50V-40H46V50z';
const GAUGE = 'M-6-50H6V50H-6zM6-46H20V-42H6zM6-22H14V-18H6zM6 2H20V6H6zM6 26H14V30H6z';
const TIDE_OFFICE: Strokes = [
  wall('#3c7494'),
  ...[0.24, 0.76].flatMap((x) => windowAt(x, 0.3, 0.44, '#c4ecf4')),
  ['form', LEDGERS, '#2c4c80', 0.1, 0.62, 0.2, 0, 4, 0.22],
  ...shelfAt(0.74, '#8c6c4c'),
  ['form', GAUGE, '#f4f0dc', 0.5, 0.3, 0.5],
];
const TIDE_STEPS: Strokes = [
  ['ridge', 0.44, 0.03, 2],
  ['sea', 0.46],
  ['form', GAUGE, '#f0e8d0', 0.06, 0.5, 0.8],
  ['form', SQUARE, '#54707c', 0.96, 0.98, 0.34, 0, 3, -0.08, -0.09],
];
const TIDELINE = 'M-60 0Q-48-12-36 0T-12 0T12 0T36 0T60 0';
const tidelines = (color: string, ...ys: readonly number[]): Stroke[] =>
  ys.map((y, i) => ['form', TIDELINE, color, short(0.5 + (i % 2) * 0.08), y, 1.1, short(1.4 + i * 0.5)]);
const NERYS: Readonly<Record<string, Scene>> = {
  tideoffice: on(TIDE_OFFICE, ring(DROP, '#b8f4f4', 0.57, 0.46, 0.45, 14, 0.08)),
  ebb: on(
    TIDE_STEPS,
    ...tidelines('#e8ffff', 0.6, 0.72, 0.84),
    ...volley(DROP, '#8ce8ec', [0.36, 0.8], [0, 0.27], 0.11, 0.4, 0.58, 0.76),
  ),
  carried: on(
    TIDE_OFFICE,
    ['arc', LIGHT, '#5cc8e8', 0.5, 0.62, 0.1, 15, 0.5, 0.5, -0.24, 0.24],
    ['arc', LIGHT, '#f0fcff', 0.5, 0.62, 0.07, 17, 0.62, 0.62, -0.24, 0.24],
    ['arc', DART, '#2c7cc0', 0.5, 0.62, 0.1, 11, 0.38, 0.38, -0.22, 0.22],
  ),
  highwater: on(
    TIDE_STEPS,
    ...tidelines('#ffffff', 0.1, 0.24, 0.38, 0.52, 0.66),
    ...[0.17, 0.31, 0.45].map(
      (y, i): Stroke => ['stream', ...[LIGHT, '#a4f4f0', -0.05, y, 1.05, y, 0.08, 0.08, 9 + i, 0.03, 2]],
    ),
  ),
  overdue: on(TIDE_OFFICE, ...volley(PAGE, '#ffffff', [0.66, 0.8], [-0.28, 0.06], 0.13, 0.42, 0.6, 0.78)),
  slackwater: on(
    [
      ['sun', 0.5, 0.28, 0.08],
      ['ridge', 0.42, 0.03, 2],
      ['sea', 0.44],
    ],
    ['mist', 0.44, 0.16, 0.6],
    ...circles('#f4ffff', 0.5, 0.5, 1.4, 0.5, 0.78, 1.06),
    ring(DROP, '#d4fcf8', 0.5, 0.5, 0.39, 12, 0.07),
  ),
};

const CLIFFS: Strokes = [
  ['clouds', 0.16, 4, 0.14, 'low', 0.7],
  ['form', 'M-70 60V-40L-30-50L-10-10L10 0L30 60z', '#54647c', 0.1, 0.56, 0.7],
  ['form', 'M70 60V-30L40-46L20-12L-10 4L-20 60z', '#6c7c90', 0.94, 0.6, 0.6],
  ['sea', 0.78],
  ['mist', 0.7, 0.2, 0.7],
];
const SHIP = 'M-50 10H50L36 36H-36zM-30 8V-10H-10V8zM-4 8V-34H4V8zM8-30L34 2H8zM-10-28L-32-14H-10z';
const ROADSTEAD: Strokes = [
  ['ridge', 0.5, 0.04, 2],
  ['sea', 0.54],
  ['form', SHIP, 'near+20', 0.12, 0.56, 0.26, 0, 2, 0.38, -0.02],
  ['form', SHIP, 'near+6', 0.3, 0.68, 0.2, 0, 1, 0.5],
];
const WIND = 'M-60 0Q-20-14 10 0Q40 14 60-6';
const GANNET: Readonly<Record<string, Scene>> = {
  horncliff: on(CLIFFS, ...circles('#f8fcff', 0.57, 0.46, 2.4, 0.9, 1.06, 1.24), [
    'form',
    BIRD,
    '#ffffff',
    0.14,
    0.14,
    0.12,
    0,
    2,
    0.34,
    0.04,
  ]),
  lownote: on(
    CLIFFS,
    ...circles('#ffffff', 0.22, 0.52, 4, 0.6, 0.86, 1.14, 1.44),
    ring(LIGHT, '#a4d4ff', 0.22, 0.52, 0.5, 18, 0.1),
  ),
  echoes: on(
    CLIFFS,
    ...circles('#ffffff', 0.02, 0.4, 3, 0.5, 0.8, 1.1),
    ...circles('#cce4ff', 0.98, 0.4, 3, 0.5, 0.8, 1.1),
    ['arc', LIGHT, '#8cc4ff', 0.02, 0.4, 0.09, 8, 0.56, 0.56, 0.06, 0.44],
    ['arc', LIGHT, '#8cc4ff', 0.98, 0.4, 0.09, 8, 0.56, 0.56, 0.56, 0.94],
  ),
  southwest: on(
    CLIFFS.slice(0, 4),
    ['form', WIND, '#ffffffb0', 0.5, 0.1, 1, 2, 7, 0.03, 0.13],
    ['rain', 70, 1.4],
    spiral(DROP, '#d4ecff', [0.68, 0.36], 22, 0.7, 2, 0.1),
  ),
  allhold: on(
    ROADSTEAD,
    ...circles('#ffffff', 0.5, 0.5, 3, 0.84, 1.02),
    ring(LIGHT, '#b4e0ff', 0.5, 0.5, 0.48, 16, 0.12),
    ['mist', 0.56, 0.12, 0.6],
  ),
  birddive: on(
    ROADSTEAD.slice(0, 2),
    ...[0.06, 0.2, 0.34, 0.62, 0.76, 0.9].map(
      (x, i): Stroke => [
        'stream',
        ...[DART, '#ffffff', short(x + 0.12), -0.1, x, short(0.74 + (i % 2) * 0.16), 0.07, 0.12, 5, 0, 1],
      ],
    ),
    ['form', 'M-40 0Q0-24 40 0', '#ffffff', 0.7, 0.86, 0.4, 5],
  ),
};

const CRATE = `${SQUARE}M-40-40L40 40M40-40L-40 40`;
const ROCKET_YARD: Strokes = [
  ['stars', 40, 0.5],
  ['town', 0.72, 0.16, 9],
  ['poly', '#54283c', 0, 0.82, 1, 0.8, 1, 1, 0, 1],
  ['form', SQUARE, '#a8643c', 0.08, 0.8, 0.2, 0, 1, 0.84, 0.02],
  ['form', CRATE, '#6c3424', 0.08, 0.8, 0.2, 6, 1, 0.84, 0.02],
  ['form', ROCKET, '#e8503c', 0.06, 0.62, 0.14, 0, 1, 0.86, 0.02],
];
const FLEET: Strokes = [
  ['stars', 40, 0.5],
  ['sea', 0.64],
  ['form', SHIP, '#2c1430', 0.12, 0.62, 0.24, 0, 3, 0.26, 0.02],
];
const PENNANT = 'M-30-40L30-10L-30 20z';
const JUNO: Readonly<Record<string, Scene>> = {
  rocketyard: on(ROCKET_YARD, ...rocketBurst('#ffb43c', 0.8, 0.24, 0.5), ...rocketBurst('#ff6c5c', 0.1, 0.2, 0.36)),
  redflare: on(
    FLEET,
    ['burst', 0.74, 0.32, 14, 0.3],
    ...volley(LIGHT, '#ff5c4c', [0.74, 0.34], [-0.2, 0.2], 0.1, 0.34, 0.46, 0.58),
    ['stream', LIGHT, '#ffb45c', 0.4, 0.86, 0.72, 0.4, 0.04, 0.1, 8, 0.03, 1],
  ),
  salvo: on(
    FLEET,
    ...rocketBurst('#ffd04c', 0.5, 0.2, 0.56),
    ...rocketBurst('#ff6c8c', 0.12, 0.28, 0.44),
    ...rocketBurst('#6cd8ff', 0.9, 0.26, 0.44),
  ),
  dud: on(ROCKET_YARD, ['clouds', 0.34, 3, 0.16, '#8c7c88', 0.7], ['strewn', SPARK, '#ffc85c', 0.05, 8, 0.1, 0.6]),
  pennants: on(
    FLEET,
    ['arc', PENNANT, '#ffd84c', 0.5, 0.9, 0.13, 9, 0.78, 0.78, -0.16, 0.16],
    ['arc', PENNANT, '#ff5c4c', 0.5, 0.9, 0.13, 8, 0.92, 0.92, -0.15, 0.15],
    ['bokeh', 10, 0.1, 0.8, '#ffb45c'],
  ),
  wholestock: on(
    ROCKET_YARD.slice(0, 3),
    ['burst', 0.5, 0.46, 20, 0.5],
    ...arms(8, ROCKET, '#ff6c3c', [0.5, 0.48], 5, 0.9, 0.1, 0.18),
    ...rocketBurst('#ffe06c', 0.14, 0.16, 0.4),
    ...rocketBurst('#7ce8c8', 0.86, 0.18, 0.4),
  ),
};

export const HARBOUR_SCENES = flying(
  { ...YSOLDE, ...NERYS, ...GANNET, ...JUNO },
  {
    waterglare: [SPARK, '#ffffff'],
    ebb: [DROP, '#8ce8ec'],
    highwater: [LIGHT, '#a4f4f0'],
    overdue: [PAGE, '#ffffff'],
    lownote: [LIGHT, '#a4d4ff'],
    birddive: [DART, '#ffffff'],
    redflare: [LIGHT, '#ff5c4c'],
    salvo: [LIGHT, '#ffd04c'],
    wholestock: [ROCKET, '#ff6c3c'],
  },
);
