// What people do on a card: gestures before a body, and stances that show somebody from head to foot instead of it.
import type { Layer } from './artwork.ts';
import { both, oval, ovals, slab } from './outlines.ts';

const SLEEVE = 34;
const hand = (x: number, y: number): Layer => [oval(x, y, 15, 16), 'skin'];
const sleeve = (path: string): readonly Layer[] => [
  [path, 'cloth-34', SLEEVE + 6],
  [path, 'cloth+6', SLEEVE],
];

/** From the wrist, at such a slant, so far out. */
function at(slant: number, out: number, aside = 0): readonly [x: number, y: number] {
  const [sin, cos] = [Math.sin((slant * Math.PI) / 180), Math.cos((slant * Math.PI) / 180)];
  return [Math.round(68 + sin * out + cos * aside), Math.round(124 - cos * out + sin * aside)];
}
const letter = (slant: number): string =>
  `M${[at(slant, 24, -19), at(slant, 86, -19), at(slant, 86, 19), at(slant, 24, 19)].map(([x, y]) => `${x} ${y}`).join('L')}z`;

/** Before everything else of somebody. */
export const GESTURES = {
  up: [...sleeve('M66 122Q112 104 102 22'), [slab(84, 8, 36, 16, 6), 'trim'], hand(102, -6)],
  wide: [
    ...sleeve('M66 122Q110 104 104 40M-66 122Q-110 104-104 40'),
    [both((s) => slab(s * 104 - 18, 26, 36, 14, 6)), 'trim'],
    [both((s) => oval(s * 105, 12, 15, 16)), 'skin'],
  ],
  /** The palm open towards what flies from it. */
  reach: [
    ...sleeve('M62 124Q98 112 106 66'),
    [slab(90, 48, 34, 16, 6), 'trim'],
    hand(108, 34),
    ['M99 30L93 10M107 26L107 4M115 30L122 11', 'skin', 7],
  ],
  /** A hand full of letters. */
  fanned: [
    [letter(-58) + letter(-4), '#e8d8bc'],
    [letter(-31) + letter(23), '#fffaf0'],
    [[-58, -31, -4, 23].map((turn) => oval(...at(turn, 62), 5)).join(''), '#d8343c'],
    ...sleeve('M78 166Q92 150 76 132'),
    hand(70, 122),
  ],
  /** A lit lantern, held up. */
  lanternUp: [
    ...sleeve('M66 122Q106 112 100 40'),
    [slab(84, 26, 34, 14, 6), 'trim'],
    hand(100, 12),
    ['M100-4V-30', '#2c2024', 5],
    [oval(100, -50, 30), '#ffe89060'],
    ['M78-72L100-96L122-72z', '#3a2828'],
    [slab(80, -74, 40, 50, 5), '#3a2828'],
    [slab(85, -68, 30, 38, 4), '#ffd860'],
    [oval(100, -48, 8, 13), '#fffdf0'],
    [oval(100, 4, 13, 12), 'skin'],
  ],
  crossed: [...sleeve('M72 132Q40 96-34 112'), hand(-44, 112), ...sleeve('M-72 132Q-40 118 36 128'), hand(46, 126)],
  hip: [...sleeve('M-70 104Q-118 124-72 158'), [both((s) => (s < 0 ? oval(-66, 158, 14) : '')), 'skin']],
  hold: [...sleeve('M74 150Q84 118 60 100'), hand(54, 90)],
  chin: [...sleeve('M70 150Q80 100 44 72'), hand(36, 58)],
  point: [...sleeve('M62 114Q96 110 106 82'), ['M108 70L114 36', 'skin', 10], hand(108, 66)],
  paper: [
    ['M-64 70L0 84L64 70L66 140L0 154L-66 140z', '#fff8e8'],
    ['M0 84V154', '#c8b898', 4],
    [both((s) => `M${s * 10} 98L${s * 54} 88M${s * 10} 112L${s * 54} 102M${s * 10} 126L${s * 54} 116`), '#8a8078', 4],
    [both((s) => oval(s * 62, 112, 12, 13)), 'skin'],
  ],
  flags: [
    ['M86 110L118-40M-78 112L-112 60', '#7a4a24', 6],
    ['M118-44L64-58L56-2L112-8z', '#e8503c'],
    ['M118-44L64-58L56-2z', '#ffe27a'],
    ['M-108 66L-128 122L-84 136L-78 96z', '#ffe27a'],
    ['M-108 66L-128 122L-84 136z', '#e8503c'],
    ...sleeve('M62 116Q92 110 98 66'),
    hand(100, 50),
  ],
  spear: [
    ['M78 168L96-92', '#8a5428', 9],
    ['M96-124L112-84L96-74L80-88z', '#e8f0fc'],
    ['M96-124L112-84L96-74z', '#8c9cb4'],
  ],
} as const satisfies Readonly<Record<string, readonly Layer[]>>;

const LIMB = 21;
const legs = (path: string, ...feet: readonly (readonly [number, number])[]): readonly Layer[] => [
  [path, '#241c30', LIMB + 6],
  [path, 'trim-42', LIMB],
  [ovals(...feet.map(([x, y]) => [x, y, 20, 12] as const)), '#241c30'],
];
const arms = (path: string, ...hands: readonly (readonly [number, number])[]): readonly Layer[] => [
  [path, 'cloth-36', LIMB + 5],
  [path, 'cloth+4', LIMB],
  [ovals(...hands.map(([x, y]) => [x, y, 11] as const)), 'skin'],
];
const TORSO: readonly Layer[] = [
  ['M-34 60Q0 46 34 60Q46 96 42 124Q0 138-42 124Q-46 96-34 60z', 'cloth'],
  ['M34 60Q46 96 42 124Q26 130 12 131Q30 96 20 56z', 'cloth-26'],
  ['M-20 54L0 74L20 54', 'cloth+34', 6],
];

export interface Stance {
  readonly lean: number;
  readonly layers: readonly Layer[];
}
export const STANCES = {
  run: {
    lean: 0.16,
    layers: [
      ...legs('M-14 116Q-44 138-74 120M16 116Q54 118 52 146', [-84, 114], [62, 156]),
      ...arms('M-30 74Q-66 76-72 106', [-74, 114]),
      ...TORSO,
      ...arms('M30 74Q70 92 84 62', [88, 54]),
    ],
  },
  stroll: {
    lean: -0.04,
    layers: [
      ...legs('M-14 120L-22 150M16 120L30 150', [-26, 160], [40, 160]),
      ...arms('M-34 74Q-58 96-48 124', [-46, 130]),
      ...TORSO,
      ...arms('M32 76Q62 96 58 70', [56, 62]),
    ],
  },
  hop: {
    lean: -0.14,
    layers: [
      ...legs('M-10 116L-16 150', [-14, 162]),
      ...TORSO,
      ...legs('M18 114Q58 108 52 132', [60, 142]),
      ...arms('M-30 72Q-70 66-86 30M30 78Q58 100 60 122', [-88, 22], [60, 128]),
    ],
  },
  leap: {
    lean: 0.1,
    layers: [
      ...legs('M-14 116Q-50 116-62 146M16 116Q56 110 76 134', [-66, 156], [88, 138]),
      ...TORSO,
      ...arms('M-30 72Q-74 62-88 18M30 72Q74 62 88 18', [-90, 10], [90, 10]),
    ],
  },
  /** On a wire, with a pole. */
  balance: {
    lean: 0.06,
    layers: [
      ['M-128 174Q0 182 128 164', '#3a2c30', 4],
      ...legs('M-10 118Q-20 138-4 158M14 118Q52 116 66 142', [0, 164], [76, 148]),
      ...TORSO,
      ['M-128 62L128 90', '#8a5428', 7],
      ...arms('M-32 74Q-58 84-72 70M32 74Q58 90 76 84', [-78, 67], [82, 85]),
    ],
  },
  hang: {
    lean: 0.14,
    layers: [
      ...legs('M-12 118Q-28 140-22 158M14 118Q34 132 48 152', [-26, 166], [58, 158]),
      ...TORSO,
      ...arms('M-30 74Q-56 30-30-76M30 74Q60 20-8-96', [-28, -80], [-12, -102]),
    ],
  },
  ski: {
    lean: 0.2,
    layers: [
      ['M-96 170L104 170Q124 168 126 152', '#3a2430', 13],
      ['M-96 170L104 170Q122 168 124 154', '#e8a84c', 7],
      ...legs('M-14 116Q-46 124-34 154M16 116Q44 126 24 154', [-28, 160], [32, 160]),
      ['M-66 96L-128 130M70 92L20 166', '#5c4434', 5],
      ...arms('M-30 74Q-66 70-66 94', [-66, 98]),
      ...TORSO,
      ...arms('M30 74Q66 74 70 92', [72, 96]),
    ],
  },
} as const satisfies Readonly<Record<string, Stance>>;
