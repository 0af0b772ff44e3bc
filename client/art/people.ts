// People and beings in flat layers, from the shoulders up: a head is about 100 wide and 0,0 lies in its middle.
import type { Layer } from './artwork.ts';

const oval = (x: number, y: number, rx: number, ry = rx): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;
/** A box whose upper corners are round by `top`, the lower by `foot`. */
function slab(x: number, y: number, w: number, h: number, top: number, foot = top): string {
  const across = `M${x} ${y + top}a${top} ${top} 0 0 1 ${top} ${-top}h${w - 2 * top}a${top} ${top} 0 0 1 ${top} ${top}`;
  return `${across}v${h - top - foot}a${foot} ${foot} 0 0 1 ${-foot} ${foot}h${2 * foot - w}a${foot} ${foot} 0 0 1 ${-foot} ${-foot}z`;
}
const eyes = (draw: (side: number) => string): string => draw(-1) + draw(1);

const FRINGE = 'M-50 26C-62-76 62-80 50 26C44-6 36-14 22-18C4-2-18 2-30-2C-42 0-46 6-50 26z';
const SHORT = 'M-50 12C-62-76 62-80 50 12C44-6 36-14 22-18C4-2-18 2-30-2C-42 0-46 6-50 12z';
const SPIKY = 'M-50 14L-62-26L-44-30L-48-66L-20-54L-6-86L16-56L44-72L42-40L64-30L48 14L38-14L20-8L4-26L-14-6L-34-16z';
const SHINE: Layer = ['M-32-36C-12-56 14-56 34-36C12-46-10-46-32-36z', 'hair+40'];
/** Hair throws its shade on the brow. */
const BROW: Layer = ['M-41 0C-41-60 41-60 41 0C38 6 36-2 22-8C4 10-18 12-30 8C-36 10-39 8-41 12z', 'skin-28'];

const CUTS = {
  bob: [[[slab(-58, -54, 116, 116, 58, 34), 'hair-30']], FRINGE],
  long: [[[slab(-60, -52, 120, 190, 60, 26), 'hair-30']], FRINGE],
  short: [[], SHORT],
  tail: [[['M18-48C120-70 96 60 74 110C66 60 60 10 24-10z', 'hair-30']], FRINGE],
  buns: [
    [
      [oval(-50, -44, 25), 'hair-15'],
      [oval(50, -44, 25), 'hair-15'],
      [slab(-52, -50, 104, 84, 42), 'hair-30'],
    ],
    FRINGE,
  ],
  spiky: [[], SPIKY],
} as const satisfies Readonly<Record<string, readonly [back: readonly Layer[], front: string]>>;
export type Cut = keyof typeof CUTS;

const BODY: readonly Layer[] = [
  [slab(-15, 36, 30, 46, 10), 'skin-25'],
  ['M-92 210C-92 104-62 80-20 72L0 90L20 72C62 80 92 104 92 210z', 'cloth'],
  ['M-92 210C-92 104-62 80-20 72L-14 78C-50 92-66 120-62 210z', 'cloth+16'],
  ['M92 210C92 104 62 80 20 72L16 76C56 92 70 130 66 210z', 'cloth-30'],
  ['M-22 70L0 92L22 70L34 84L0 122L-34 84z', 'cloth+30'],
  ['M-3 122L3 122L4 210L-4 210z', 'cloth-35'],
];
const HEAD: readonly Layer[] = [
  [eyes((side) => oval(side * 41, 12, 7, 10)), 'skin-12'],
  [oval(0, 4, 41, 48), 'skin'],
  ['M20-38C60-10 44 44 0 52C60 56 58-28 20-38z', 'skin-14'],
  [eyes((side) => oval(side * 25, 27, 8, 5)), '#f0705866'],
];
const OPEN: readonly Layer[] = [
  [eyes((side) => oval(side * 17, 12, 7.5, 10.5)), '#ffffff'],
  [eyes((side) => oval(side * 17 + 0.5, 13, 6.4, 9.4)), 'iris'],
  [eyes((side) => oval(side * 17 + 0.5, 13, 3.6, 6)), '#1c1620'],
  [eyes((side) => oval(side * 17 + 2.6, 8.4, 2.4, 3)), '#ffffff'],
  [eyes((side) => `M${side * 17 - 9} 5Q${side * 17}-3 ${side * 17 + 9} 5`), '#33242c', 3.4],
  [eyes((side) => `M${side * 26} -9Q${side * 18}-14 ${side * 9} -10`), 'hair-40', 3],
  ['M-6 31Q0 37 6 31', '#8a3a38', 3],
];
const SHUT: readonly Layer[] = [
  [eyes((side) => `M${side * 17 - 8} 12Q${side * 17} 19 ${side * 17 + 8} 12`), '#33242c', 3.6],
  [eyes((side) => `M${side * 26} -6Q${side * 18}-11 ${side * 9} -7`), 'hair-40', 3],
  ['M-8 30Q0 40 8 30z', '#8a3a38'],
];

const WEAR = {
  none: [],
  scarf: [
    [slab(-44, 58, 88, 28, 14), 'trim'],
    ['M14 80L40 80L46 140L24 144z', 'trim-18'],
    ['M-40 66Q0 84 40 66', 'trim+30', 3],
  ],
  band: [[slab(-51, -34, 102, 13, 6), 'trim']],
  hat: [
    [slab(-44, -90, 88, 50, 28, 4), 'trim'],
    [slab(-44, -58, 88, 12, 1), 'trim-45'],
    [oval(0, -42, 72, 12), 'trim-18'],
  ],
  cap: [
    ['M-54-32C-62-96 62-96 54-32z', 'trim-40'],
    ['M-54-34Q0-14 54-34Q64-24 50-16Q0-34-50-16Q-64-24-54-34z', '#14182a'],
    [oval(0, -52, 9), '#ffd070'],
  ],
  toque: [
    [`${oval(-30, -84, 26)}${oval(30, -84, 26)}${oval(0, -96, 30)}`, '#fff6e8'],
    [slab(-46, -74, 92, 38, 6), '#f0e2cc'],
    ['M-16-70V-42M16-70V-42', '#cdbba0', 3],
  ],
  goggles: [
    [slab(-52, -44, 104, 12, 5), '#3a3038'],
    [eyes((side) => oval(side * 22, -38, 20, 17)), '#e8c67a'],
    [eyes((side) => oval(side * 22, -38, 14, 12)), '#58b8d8'],
    [eyes((side) => `M${side * 22 - 8} -40l7-6`), '#ffffff', 4],
  ],
  glasses: [[eyes((side) => oval(side * 18, 12, 14, 13)), '#2d2733', 3.6]],
} as const satisfies Readonly<Record<string, readonly Layer[]>>;
export type Wear = keyof typeof WEAR;

const CAT = 'M-52 12L-52-66L-20-40Q0-46 20-40L52-66L52 12C46 48 62 90 70 190L-70 190C-62 90-46 48-52 12z';
const MACHINE = `${slab(-52, -44, 104, 84, 18)}${slab(-80, 58, 160, 150, 26)}${slab(-16, 36, 32, 28, 4)}M-4-76h8v34h-8z${oval(0, -80, 12)}`;
const SPIRIT =
  'M0-72C54-60 60 10 48 60C60 100 40 120 58 190C20 160 8 166 0 186C-8 166-20 160-58 190C-40 120-60 100-48 60C-60 10-54-60 0-72z';
const STORM = `M0-78l15 26l30-18l-3 32l34 4l-20 26l26 22l-32 10l6 34l-30-10l-12 30l-14-28l-14 28l-12-30l-30 10l6-34l-32-10l26-22l-20-26l34-4l-3-32l30 18z`;
const gaze = (rx: number, ry: number): Layer => [eyes((side) => oval(side * 22, 0, rx, ry)), 'eyes'];
const BEINGS = {
  Cat: [
    [CAT, 'body'],
    ['M-46-50L-44-8L-22-34zM46-50L44-8L22-34z', 'body+22'],
    ['M-52 12C-46 48-62 90-70 190L-40 190C-44 90-30 50-40 10z', 'body+12'],
    [CAT, 'edge', 3],
    gaze(10, 12),
    [eyes((side) => oval(side * 22, 0, 2.4, 11)), '#101018'],
    ['M-5 18h10l-5 6zM-12 34Q0 26 12 34', 'edge', 2.5],
  ],
  Machine: [
    [MACHINE, 'body'],
    [slab(-44, -36, 88, 30, 12), 'body+24'],
    [slab(-66, 72, 132, 18, 9), 'body+16'],
    [`${oval(-60, 110, 7)}${oval(60, 110, 7)}${oval(0, 150, 16)}`, 'edge'],
    [MACHINE, 'edge', 3],
    [eyes((side) => slab(side * 24 - 13, -12, 26, 18, 6)), 'eyes'],
    ['M-22 22H22M-22 30H22', 'edge', 3],
  ],
  Storm: [
    [STORM, 'body'],
    ['M-40-20C-20-50 30-50 44-14C20-36-16-34-40-20zM-30 40C-10 60 24 56 40 30C20 44-10 46-30 40z', 'body+22'],
    [STORM, 'edge', 3],
    ['M-38-10L-8 4L-10 14Q-30 14-38-10zM38-10L8 4L10 14Q30 14 38-10z', 'eyes'],
    ['M-28 34L-16 26L-4 36L8 26L20 36L30 26', 'eyes', 5],
  ],
  Spirit: [
    [SPIRIT, 'body'],
    ['M-48 60C-60 10-54-60 0-72C-34-40-36 10-26 60C-34 110-24 130-40 160C-44 110-58 100-48 60z', 'body+30'],
    [SPIRIT, 'edge', 3],
    gaze(8, 14),
    ['M-6 32Q0 42 6 32', 'eyes', 3],
    [eyes((side) => oval(side * 32, 22, 8, 4)), '#ffffff44'],
  ],
} as const satisfies Readonly<Record<string, readonly Layer[]>>;
export type Being = keyof typeof BEINGS;

export const PARTS: Readonly<Record<string, readonly Layer[]>> = {
  body: BODY,
  head: HEAD,
  open: OPEN,
  shut: SHUT,
  ...Object.fromEntries(
    Object.entries(CUTS).flatMap(([name, [back, front]]) => [
      [`${name}.back`, back],
      [`${name}.front`, [BROW, [front, 'hair'], SHINE] as readonly Layer[]],
    ]),
  ),
  ...Object.fromEntries(Object.entries(WEAR).map(([name, layers]) => [`wear.${name}`, layers])),
  ...BEINGS,
};
