// Heads, what a face does on a card, and what stays in it for good.
import type { Layer } from './artwork.ts';
import { both, oval, slab } from './outlines.ts';

export const HEAD: readonly Layer[] = [
  [both((side) => oval(side * 41, 12, 7, 10)), 'skin-12'],
  [oval(0, 4, 41, 48), 'skin'],
  ['M20-38C60-10 44 44 0 52C60 56 58-28 20-38z', 'skin-14'],
  [both((side) => oval(side * 25, 27, 8, 5)), '#f0705866'],
];

type Sides = (draw: (side: -1 | 1) => string) => string;
const left: Sides = (draw) => draw(-1);
const INK = '#33242c';
const LIPS = '#8a3a38';

const eyesOn = (sides: Sides): readonly Layer[] => [
  [sides((side) => oval(side * 17, 12, 7.5, 10.5)), '#ffffff'],
  [sides((side) => oval(side * 17 + 0.5, 13, 6.4, 9.4)), 'iris'],
  [sides((side) => oval(side * 17 + 0.5, 13, 3.6, 6)), '#1c1620'],
  [sides((side) => oval(side * 17 + 2.6, 8.4, 2.4, 3)), '#ffffff'],
  [sides((side) => `M${side * 17 - 9} 5Q${side * 17}-3 ${side * 17 + 9} 5`), INK, 3.4],
];
const EYES = eyesOn(both);
const browsAt = (out: number, middle: number, inner: number): Layer => [
  both((side) => `M${side * 26} ${out}Q${side * 18}${middle} ${side * 9} ${inner}`),
  'hair-40',
  3,
];
const RAISED: Layer = [both((side) => `M${side * 27} -13Q${side * 18}-21 ${side * 9} -15`), 'hair-40', 3];
/** Lids that cover the upper part of the eyes. */
const lidsTo = (y: number): readonly Layer[] => [
  [
    both(
      (side) =>
        `M${side * 17 - 10} ${y}Q${side * 17 - 10} 0 ${side * 17} 0Q${side * 17 + 10} 0 ${side * 17 + 10} ${y}z`,
    ),
    'skin-8',
  ],
  [both((side) => `M${side * 17 - 10} ${y}h20`), INK, 3.4],
];
const SHUT_EYES: Layer = [both((side) => `M${side * 17 - 8} 12Q${side * 17} 19 ${side * 17 + 8} 12`), INK, 3.6];
const SMILING_EYES: Layer = [both((side) => `M${side * 17 - 8} 15Q${side * 17} 5 ${side * 17 + 8} 15`), INK, 3.8];
const SMILE: Layer = ['M-6 31Q0 37 6 31', LIPS, 3];
const LAUGH: readonly Layer[] = [
  ['M-15 27Q0 31 15 27Q12 47 0 47Q-12 47-15 27z', '#7c2430'],
  ['M-12 29Q0 33 12 29L10 34Q0 37-10 34z', '#ffffff'],
];

export const MOODS = {
  open: [...EYES, browsAt(-9, -14, -10), SMILE],
  shut: [SHUT_EYES, browsAt(-6, -11, -7), ['M-8 30Q0 40 8 30z', LIPS]],
  grin: [...EYES, RAISED, ...LAUGH],
  cheer: [SMILING_EYES, RAISED, ...LAUGH],
  stern: [
    ...EYES,
    ...lidsTo(6),
    [both((side) => `M${side * 28} -9L${side * 9} -3`), 'hair-40', 4],
    ['M-8 35Q0 32 8 35', LIPS, 3.4],
  ],
  sleepy: [...EYES, ...lidsTo(11), browsAt(-5, -10, -8), ['M-5 34Q0 36 5 33', LIPS, 3]],
  gasp: [...EYES, RAISED, [oval(0, 37, 6, 8), '#7c2430']],
  wink: [...eyesOn(left), ['M9 12Q17 5 26 14', INK, 3.8], browsAt(-10, -16, -10), ['M-10 30Q4 42 14 28', LIPS, 3.4]],
  calm: [SHUT_EYES, browsAt(-6, -11, -7), SMILE],
  worried: [
    ...EYES,
    ...lidsTo(5),
    [both((side) => `M${side * 27} -5L${side * 10} -12`), 'hair-40', 3.4],
    ['M-9 35Q-4 31 0 35Q4 38 9 34', LIPS, 3],
  ],
  sing: [SHUT_EYES, RAISED, ['M-9 31Q0 26 9 31Q9 46 0 46Q-9 46-9 31z', '#7c2430']],
} as const satisfies Readonly<Record<string, readonly Layer[]>>;

/** Under what a face does. */
export const MARKS = {
  freckles: [
    [both((side) => [0, 7, 14].map((x, i) => oval(side * (18 + x), 26 + (i % 2) * 5, 1.9)).join('')), '#a85c38aa'],
  ],
  soot: [['M16 26Q30 18 36 30Q26 40 18 34z', '#2a262acc']],
  paint: [
    ['M-4 14Q0 10 4 14L5 26Q0 30-5 26z', '#3c8ccc'],
    [oval(27, 30, 5, 4), '#e8503c'],
  ],
  flour: [[oval(-26, 27, 9, 7), '#ffffffd0']],
  wrinkles: [
    [
      both(
        (side) => `M${side * 31} 20Q${side * 36} 24 ${side * 35} 30M${side * 14} 28Q${side * 17} 34 ${side * 14} 40`,
      ),
      'skin-34',
      2,
    ],
  ],
  tired: [[both((side) => `M${side * 17 - 8} 24Q${side * 17} 30 ${side * 17 + 8} 24`), '#8a5c88b0', 3]],
  sweat: [['M-40-14Q-50 2-42 6Q-34 4-40-14zM36-18Q28-6 34-2Q42-4 36-18z', '#c8f0ff']],
  beard: [['M-43 8C-46 74-24 98 0 98C24 98 46 74 43 8C38 30 20 24 0 24C-20 24-38 30-43 8z', 'hair-6']],
  ice: [['M-26 82L-20 104L-14 86M-6 92L0 116L7 92M16 86L22 102L27 80', '#f4fbff', 5]],
} as const satisfies Readonly<Record<string, readonly Layer[]>>;

/** Over the mouth. */
export const MOUTHS = {
  moustache: [
    ['M0 27C-12 19-32 25-38 38C-24 42-8 40 0 34C8 40 24 42 38 38C32 25 12 19 0 27z', 'hair+6'],
    ['M0 28Q-18 26-30 36M0 28Q18 26 30 36', 'hair-26', 2],
  ],
  toast: [
    ['M-4 26L40 18Q52 16 52 28L48 56Q46 64 38 62L2 52z', '#c8843c'],
    ['M2 29L40 23Q46 22 46 30L43 53Q42 57 37 56L6 48z', '#ffe2a8'],
  ],
  peg: [
    [slab(-14, 29, 46, 13, 4), '#6a4018'],
    [slab(-12, 31, 42, 9, 3), '#f0b45c'],
    ['M-10 36H28M10 28V44', '#6a4018', 2.6],
  ],
  whistle: [
    [slab(-6, 30, 22, 12, 4), '#ffd880'],
    [oval(14, 39, 9), '#e8b040'],
    [oval(14, 39, 4), '#6a4414'],
  ],
} as const satisfies Readonly<Record<string, readonly Layer[]>>;
