// Whoever is not a person, whole and in flat layers: their heads are about 100 wide around 0,0, so that what people wear fits.
import type { Layer } from './artwork.ts';
import { AUTOMATA } from './automata.ts';
import { CONTRAPTIONS } from './contraptions.ts';
import { CAT, CREATURES } from './creatures.ts';
import { EFFIGIES } from './effigies.ts';
import { both, oval, slab } from './outlines.ts';
import { PETS } from './pets.ts';
import { TOYS } from './toys.ts';

const MACHINE = `${slab(-52, -44, 104, 84, 18)}${slab(-80, 58, 160, 150, 26)}${slab(-16, 36, 32, 28, 4)}M-4-76h8v34h-8z${oval(0, -80, 12)}`;
const SPIRIT =
  'M0-72C54-60 60 10 48 60C60 100 40 120 58 190C20 160 8 166 0 186C-8 166-20 160-58 190C-40 120-60 100-48 60C-60 10-54-60 0-72z';
const STORM = `M0-78l15 26l30-18l-3 32l34 4l-20 26l26 22l-32 10l6 34l-30-10l-12 30l-14-28l-14 28l-12-30l-30 10l6-34l-32-10l26-22l-20-26l34-4l-3-32l30 18z`;
const gaze = (rx: number, ry: number): Layer => [both((side) => oval(side * 22, 0, rx, ry)), 'eyes'];

export const BEINGS = {
  Cat: [
    [CAT, 'body'],
    ['M-46-50L-44-8L-22-34zM46-50L44-8L22-34z', 'body+22'],
    ['M-52 12C-46 48-62 90-70 190L-40 190C-44 90-30 50-40 10z', 'body+12'],
    [CAT, 'edge', 3],
    gaze(10, 12),
    [both((side) => oval(side * 22, 0, 2.4, 11)), '#101018'],
    ['M-5 18h10l-5 6zM-12 34Q0 26 12 34', 'edge', 2.5],
  ],
  Machine: [
    [MACHINE, 'body'],
    [slab(-44, -36, 88, 30, 12), 'body+24'],
    [slab(-66, 72, 132, 18, 9), 'body+16'],
    [`${oval(-60, 110, 7)}${oval(60, 110, 7)}${oval(0, 150, 16)}`, 'edge'],
    [MACHINE, 'edge', 3],
    [both((side) => slab(side * 24 - 13, -12, 26, 18, 6)), 'eyes'],
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
    [both((side) => oval(side * 32, 22, 8, 4)), '#ffffff44'],
  ],
  ...CREATURES,
  ...CONTRAPTIONS,
  ...PETS,
  ...TOYS,
  ...EFFIGIES,
  ...AUTOMATA,
} as const satisfies Readonly<Record<string, readonly Layer[]>>;
export type Being = keyof typeof BEINGS;
