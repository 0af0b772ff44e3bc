// The six colours of Spellcard and what goes with each on cards; they look, and nothing more (no rule speaks of them).
import { COLORS, type Color } from '../../../shared/games/spellcard/card-data.ts';
import type { Badge } from '../../art/badge.ts';
import type { Tone } from '../../art/tone.ts';
import { palette } from '../../styles/palette.ts';

const isColor = (color: string): color is Color => (COLORS as readonly string[]).includes(color);

const TONES: Readonly<Record<Color, Tone>> = {
  red: { frame: palette.cardRed, deep: 0x7c2030, ink: 0x2c0609, sky: [0xffd9d2, 0xd8606a] },
  blue: { frame: palette.cardBlue, deep: 0x1d3f80, ink: 0x041430, sky: [0xd8ebff, 0x5f93e0] },
  green: { frame: palette.cardGreen, deep: 0x1b5a36, ink: 0x042310, sky: [0xdaf5e0, 0x5cb07c] },
  yellow: { frame: palette.cardYellow, deep: 0x80600c, ink: 0x2b2002, sky: [0xfff3c4, 0xe6bd48] },
  purple: { frame: palette.cardPurple, deep: 0x472a78, ink: 0x16062e, sky: [0xeadcff, 0x9670d8] },
  grey: { frame: palette.cardGrey, deep: 0x454d5e, ink: 0x12161f, sky: [0xe6eaf2, 0x8c97ac] },
};
export const toneOf = (color: string): Tone => (isColor(color) ? TONES[color] : TONES.grey);

/** Each has a shape of its own, so that nobody needs to tell the colours apart: a flame, a wave, a leaf, a sun, a moon, a ring. */
const BADGES: Readonly<Record<Color, Badge>> = {
  red: {
    path: 'M8.500 1q4.500 4 4.500 8a5 5 0 0 1-10 .2Q3 6.500 5 4.500q.300 2 1.600 2.600Q6.400 3.500 8.500 1Z',
    color: 0xb0303c,
  },
  blue: {
    path: 'M1 5q2.300-3 4.700 0t4.700 0T15 5v3q-2.300 3-4.600 0t-4.700 0T1 8Zm0 6q2.300-3 4.700 0t4.700 0 4.600 0v2.500H1Z',
    color: 0x285fb4,
  },
  green: {
    path: 'M13.500 2.500Q3 2 2.500 9q0 2 1 3.200L2 14.500l1.300.800 1.500-2q7.700 1 8.700-10.800Z',
    color: 0x26784a,
  },
  yellow: {
    path: 'M8 .500 9.600 4l3.700-1.300L12 6.400 15.500 8 12 9.600l1.300 3.700L9.600 12 8 15.500 6.400 12l-3.700 1.300L4 9.600.500 8 4 6.400 2.700 2.700 6.400 4Z',
    color: 0xa07408,
  },
  purple: { path: 'M10.500 1.500A6.800 6.800 0 1 0 14.800 11 5.800 5.800 0 0 1 10.500 1.500Z', color: 0x6a41ac },
  grey: { path: 'M8 2a6 6 0 1 1-.1 0ZM8 5a3 3 0 1 0 .1 0Z', color: 0x5a6478 },
};
export const badgeOf = (color: string): Badge => (isColor(color) ? BADGES[color] : BADGES.grey);
