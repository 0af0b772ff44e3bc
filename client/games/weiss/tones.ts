// The four colours of Weiß Schwarz and what goes with each.
import type { Tone } from '../../art/tone.ts';
import { palette } from '../../styles/palette.ts';

const TONES: Readonly<Record<string, Tone>> = {
  yellow: {
    frame: palette.cardYellow,
    deep: 0x8a6410,
    ink: 0x2a1d02,
    sky: [0xffe9a8, 0xf0a94a],
  },
  green: {
    frame: palette.cardGreen,
    deep: 0x1d5f36,
    ink: 0x04210f,
    sky: [0xd4f3cf, 0x4fb48a],
  },
  red: {
    frame: palette.cardRed,
    deep: 0x7c1f22,
    ink: 0xfff3ee,
    sky: [0xffd0b0, 0xd8584f],
  },
  blue: {
    frame: palette.cardBlue,
    deep: 0x1b4685,
    ink: 0xf2f8ff,
    sky: [0xd2ecff, 0x5a8fe0],
  },
};
const PLAIN: Tone = {
  frame: palette.cardColorless,
  deep: 0x3c4456,
  ink: 0x10131b,
  sky: [0xdfe4ee, 0x8c97ad],
};
export const toneOf = (color: string): Tone => TONES[color] ?? PLAIN;
