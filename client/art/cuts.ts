// How hair is cut: what of it lies behind the head, its front, and what falls over the shoulders.
import type { Layer } from './artwork.ts';
import { both, oval, ovals, slab } from './outlines.ts';

const FRINGE = 'M-50 26C-62-76 62-80 50 26C44-6 36-14 22-18C4-2-18 2-30-2C-42 0-46 6-50 26z';
const SHORT = 'M-50 12C-62-76 62-80 50 12C44-6 36-14 22-18C4-2-18 2-30-2C-42 0-46 6-50 12z';
const SPIKY = 'M-50 14L-62-26L-44-30L-48-66L-20-54L-6-86L16-56L44-72L42-40L64-30L48 14L38-14L20-8L4-26L-14-6L-34-16z';
const TOUSLED =
  'M-50 18C-55-6-56-24-51-38L-66-50L-45-55L-42-80L-23-62L-8-90L7-64L30-82L31-58L56-62L47-40C55-26 54-8 50 18C46 2 41-8 29-13L19-2L9-15L-6-4L-16-16L-32-4C-42-3-46 4-50 18z';
const CURTAIN = 'M-50 32C-62-78 62-78 50 14C47 0 42-9 34-14C26-7 6 8-16 36C-30 38-42 38-50 32z';
const SWEPT = 'M-50 14C-61-74 61-74 50 14C46-10 35-25 15-32C6-25-8-22-18-30C-35-24-46-8-50 14z';
const PARTED = 'M-50 24C-62-78 62-78 50 24C47-4 32-26 2-34C-30-26-46-4-50 24z';
const BLUNT = 'M-50 34C-61-77 61-77 50 34C47 16 45 4 41-5C20 3-20 3-41-5C-45 4-47 16-50 34z';
const SHAGGY =
  'M-54 32L-57-2L-66-16L-53-28L-55-56L-35-55L-21-77L2-62L27-76L36-55L58-50L51-26L65-8L53 6L54 34L44 14L36-4L24 11L14-9L2 9L-10-8L-22 12L-34-4L-44 14z';
const CROPPED = 'M-48 4C-58-72 58-72 48 4C45-18 38-27 27-30C9-24-9-24-27-30C-38-27-45-18-48 4z';
const RECEDING =
  'M-50 20C-57-14-54-46-32-52C-12-60 12-60 32-52C54-46 57-14 50 20C46 6 46-12 39-26C30-38 10-34 0-40C-10-34-30-38-39-26C-46-12-46 6-50 20z';
const TUCKED = 'M-50 42C-62-78 62-78 50 42C48 18 44-2 31-16C12-4-14 0-33-12C-43-2-47 18-50 42z';

interface Hair {
  readonly back?: readonly Layer[];
  readonly front: string;
  /** Leaves the brow free, and so in the light. */
  readonly bare?: true;
  /** Over the front, at the sides. */
  readonly falls?: readonly Layer[];
}

export const CUTS = {
  bob: { back: [[slab(-58, -54, 116, 116, 58, 34), 'hair-30']], front: FRINGE },
  long: { back: [[slab(-60, -52, 120, 190, 60, 26), 'hair-30']], front: FRINGE },
  short: { front: SHORT },
  tail: { back: [['M18-48C120-70 96 60 74 110C66 60 60 10 24-10z', 'hair-30']], front: FRINGE },
  buns: {
    back: [
      [oval(-50, -44, 25), 'hair-15'],
      [oval(50, -44, 25), 'hair-15'],
      [slab(-52, -50, 104, 84, 42), 'hair-30'],
    ],
    front: FRINGE,
  },
  spiky: { front: SPIKY },
  tousled: { front: TOUSLED },
  curtain: { back: [[slab(-54, -50, 108, 92, 50, 30), 'hair-30']], front: CURTAIN },
  bun: {
    back: [
      [ovals([2, -66, 27, 23]), 'hair-14'],
      ['M-12-80C4-70 16-70 22-56', 'hair-36', 4],
      ['M-42-74L42-58', '#e8b84a', 6],
      ['M42-58L52-56', '#3a2c28', 5],
    ],
    front: SWEPT,
    bare: true,
  },
  thinBraid: {
    back: [[slab(-50, -48, 100, 76, 46, 30), 'hair-30']],
    front: FRINGE,
    falls: [
      [ovals([56, 22, 11, 13], [66, 39, 11, 12], [80, 53, 11, 11], [96, 62, 10, 10], [111, 65, 9, 9]), 'hair-12'],
      ['M50 24L62 20M60 44L70 34M74 60L82 46M92 70L95 55', 'hair+30', 3],
      [oval(120, 65, 6), '#ffffff'],
    ],
  },
  thickBraid: {
    back: [[slab(-50, -48, 100, 76, 46, 30), 'hair-30']],
    front: FRINGE,
    falls: [
      [ovals([-54, 34, 19, 18], [-58, 60, 20, 18], [-59, 84, 17, 16]), 'hair-12'],
      ['M-70 40L-42 30M-76 66L-42 54M-74 90L-44 78', 'hair+30', 4],
      [slab(-71, 95, 24, 9, 4), '#ffffff'],
      ['M-71 104L-47 104L-50 122L-59 116L-68 122z', 'hair-4'],
    ],
  },
  sideBraid: {
    back: [[slab(-52, -50, 104, 86, 48, 32), 'hair-30']],
    front: PARTED,
    bare: true,
    falls: [
      [ovals([-48, 46, 16, 16], [-46, 70, 16, 16], [-42, 94, 15, 15], [-40, 115, 11, 11]), 'hair-10'],
      ['M-62 50L-36 42M-60 74L-32 64M-55 97L-30 88', 'hair+34', 4],
    ],
  },
  pigtails: {
    back: [
      [slab(-52, -48, 104, 82, 46, 30), 'hair-30'],
      [
        both((s) => `M${s * 44} 22C${s * 104} 4 ${s * 110} 76 ${s * 84} 122C${s * 82} 92 ${s * 70} 62 ${s * 42} 46z`),
        'hair-8',
      ],
      [both((s) => `M${s * 58} 30C${s * 84} 36 ${s * 92} 66 ${s * 86} 96`), 'hair+26', 4],
      [both((s) => oval(s * 50, 32, 9)), '#e8503c'],
    ],
    front: PARTED,
    bare: true,
  },
  curls: {
    back: [[ovals([-46, 14, 20], [46, 14, 20], [-50, -12, 20], [50, -12, 20]), 'hair-30']],
    front: ovals(
      [-45, -22, 20],
      [-34, -46, 22],
      [-8, -58, 25],
      [22, -54, 24],
      [43, -34, 21],
      [48, -10, 15],
      [-49, 0, 14],
      [-20, -32, 18],
      [8, -36, 18],
      [30, -24, 15],
    ),
  },
  bigCurls: {
    back: [
      [
        ovals(
          [-64, -8, 36],
          [-52, -52, 36],
          [-10, -80, 38],
          [38, -70, 37],
          [66, -26, 36],
          [66, 18, 30],
          [-66, 30, 29],
          [-56, 58, 22],
          [58, 52, 23],
        ),
        'hair-22',
      ],
      [
        ovals(
          [-70, -18, 18],
          [-54, -62, 18],
          [-10, -90, 20],
          [42, -80, 18],
          [74, -32, 18],
          [70, 20, 14],
          [-70, 32, 14],
        ),
        'hair+8',
      ],
    ],
    front: ovals([-40, -36, 23], [-15, -48, 25], [14, -50, 25], [40, -36, 23], [-52, -10, 15], [52, -8, 15]),
  },
  veil: {
    back: [
      ['M-57-10C-64-72 64-72 57-10C64 60 84 120 100 200L-100 200C-84 120-64 60-57-10z', 'hair-16'],
      [
        both(
          (s) =>
            `M${s * 52} 20C${s * 58} 80 ${s * 66} 130 ${s * 80} 180M${s * 40} 60C${s * 44} 110 ${s * 50} 150 ${s * 58} 190`,
        ),
        'hair+40',
        4,
      ],
    ],
    front: BLUNT,
  },
  straight: { back: [[slab(-58, -52, 116, 200, 56, 8), 'hair-22']], front: BLUNT },
  receding: { front: RECEDING, bare: true },
  cropped: { front: CROPPED, bare: true },
  windblown: {
    back: [
      [
        'M-50 10C-64-72 40-86 62-42C92-46 116-30 130-10C112-12 102-10 94-4C112 6 124 22 130 44C108 30 94 28 82 32C96 48 104 70 100 98C82 64 60 52 40 56L-40 52z',
        'hair-20',
      ],
      ['M54-26C84-30 102-24 116-14M56 2C84 4 104 16 118 32M52 28C72 38 86 56 92 80', 'hair+26', 4],
    ],
    front: FRINGE,
  },
  wavy: {
    back: [
      [
        'M-54-10C-62-74 62-74 54-10C58 10 76 22 68 46C61 60 80 74 72 98C66 118 40 120 30 112L-30 112C-40 120-66 118-72 98C-80 74-61 60-68 46C-76 22-58 10-54-10z',
        'hair-24',
      ],
      [
        both((s) => `M${s * 54} 14C${s * 62} 32 ${s * 54} 46 ${s * 58} 62C${s * 66} 80 ${s * 60} 92 ${s * 54} 104`),
        'hair+24',
        4,
      ],
    ],
    front: FRINGE,
  },
  shaggy: { front: SHAGGY },
  braids: {
    back: [
      [both((s) => `M${s * 48}-20Q${s * 66} 40 ${s * 62} 112M${s * 38} 0Q${s * 48} 60 ${s * 46} 124`), 'hair-14', 15],
      [both((s) => `M${s * 48}-20Q${s * 66} 40 ${s * 62} 112M${s * 38} 0Q${s * 48} 60 ${s * 46} 124`), 'hair+12', 4],
      [both((s) => `M${s * 56} 52h${s * 14}M${s * 54} 92h${s * 16}M${s * 40} 76h${s * 14}`), '#ffcf5a', 7],
    ],
    front: PARTED,
    bare: true,
  },
  tucked: { back: [[ovals([0, 44, 44, 22]), 'hair-30']], front: TUCKED },
} as const satisfies Readonly<Record<string, Hair>>;
export type Cut = keyof typeof CUTS;

const SHINE: Layer = ['M-32-36C-12-56 14-56 34-36C12-46-10-46-32-36z', 'hair+40'];
/** Hair throws its shade on the brow. */
const BROW: Layer = ['M-41 0C-41-60 41-60 41 0C38 6 36-2 22-8C4 10-18 12-30 8C-36 10-39 8-41 12z', 'skin-28'];

const partsOf = (name: string, { back = [], front, bare, falls = [] }: Hair): [string, readonly Layer[]][] => [
  [`${name}.back`, back],
  [`${name}.front`, [...(bare ? [] : [BROW]), [front, 'hair'], SHINE, ...falls]],
];
export const HAIR: Readonly<Record<string, readonly Layer[]>> = {
  ...Object.fromEntries(Object.entries(CUTS).flatMap(([name, hair]) => partsOf(name, hair))),
  /** From behind, whatever the cut, hair is all there is of a head. */
  away: [
    [oval(0, 0, 50, 56), 'hair-6'],
    ['M-36-30C-14-52 16-52 38-30C14-42-12-42-36-30z', 'hair+40'],
    ['M-20 0Q-24 30-16 50M4 2Q4 34 2 54M26 0Q30 28 20 48', 'hair-34', 3],
  ],
};
