// The four colours of Precious Memories and what goes with each on cards and costs.
import { COLORS, type Color } from '../../../shared/games/precious/card-data.ts';
import type { Badge } from '../../art/badge.ts';
import type { Tone } from '../../art/tone.ts';
import { palette } from '../../styles/palette.ts';

export const isColor = (color: string): color is Color => (COLORS as readonly string[]).includes(color);

const TONES: Readonly<Record<Color, Tone>> = {
  red: { frame: palette.cardRed, deep: 0x7e2422, ink: 0x2c0706, sky: [0xffdfd6, 0xdb7468] },
  green: { frame: palette.cardGreen, deep: 0x1f5b31, ink: 0x05230e, sky: [0xdff5dc, 0x68b077] },
  yellow: { frame: palette.cardYellow, deep: 0x806210, ink: 0x2b2002, sky: [0xfff4c9, 0xe4bf52] },
  blue: { frame: palette.cardBlue, deep: 0x1f4680, ink: 0x041531, sky: [0xdceafd, 0x6d9fdf] },
};
/** A number on white paper binds no colour (5.4). */
const PLAIN: Tone = { frame: 0xd9d2c3, deep: 0x5c554a, ink: 0x1d1811, sky: [0xf2eee4, 0xa79f90] };
export const toneOf = (color: string): Tone => (isColor(color) ? TONES[color] : PLAIN);

/** Each has a shape of its own, so that nobody needs to tell the colours apart: a heart, a leaf, a star, a drop. */
export const BADGES: Readonly<Record<Color, Badge>> = {
  red: {
    path: 'M8 14.600 2.300 8.900A3.700 3.700 0 0 1 7.500 3.600L8 4.100l.500-.500a3.700 3.700 0 0 1 5.200 5.300Z',
    color: 0xb8332f,
  },
  green: {
    path: 'M14.500 1.500q-11.500-.500-12 7.500 0 2 1.200 3.300L2 14.400l1.200 1L5 13.500q1.300.800 3 .500 7.500-1.500 6.500-12.500Z',
    color: 0x2b7d40,
  },
  yellow: {
    path: 'M8 1.200 10 6l5.200.400-4 3.400 1.300 5L8 12.100 3.500 14.800l1.300-5-4-3.400L6 6Z',
    color: 0xa57a08,
  },
  blue: { path: 'M8 .800q5.400 6.200 5.400 9.300a5.400 5.400 0 0 1-10.800 0Q2.600 7 8 .800Z', color: 0x2a62b3 },
};
const COLORLESS: Badge = { path: 'M8 2.500a5.500 5.500 0 1 1-.1 0Z', color: 0x6f675a };
export const badgeOf = (color: string): Badge => (isColor(color) ? BADGES[color] : COLORLESS);
