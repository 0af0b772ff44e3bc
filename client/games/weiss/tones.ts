// The four colours of Weiß Schwarz and what goes with each, and dice that a card's number throws for its picture.
import { palette } from '../../styles/palette.ts';

export interface Tone {
  readonly frame: number;
  readonly deep: number;
  readonly ink: number;
  /** Sky of the picture, above and below. */
  readonly sky: readonly [number, number];
  readonly cloth: readonly number[];
}
export const TONES: Readonly<Record<string, Tone>> = {
  yellow: {
    frame: palette.cardYellow,
    deep: 0x8a6410,
    ink: 0x2a1d02,
    sky: [0xffe9a8, 0xf0a94a],
    cloth: [0x5b3d1c, 0xc0582a, 0x3f4f7c, 0xf4ead2],
  },
  green: {
    frame: palette.cardGreen,
    deep: 0x1d5f36,
    ink: 0x04210f,
    sky: [0xd4f3cf, 0x4fb48a],
    cloth: [0x22543a, 0x8a5a2b, 0x2a4d74, 0xefe7cf],
  },
  red: {
    frame: palette.cardRed,
    deep: 0x7c1f22,
    ink: 0xfff3ee,
    sky: [0xffd0b0, 0xd8584f],
    cloth: [0x3a2233, 0x21304d, 0xe8d9c6, 0x7d1f2c],
  },
  blue: {
    frame: palette.cardBlue,
    deep: 0x1b4685,
    ink: 0xf2f8ff,
    sky: [0xd2ecff, 0x5a8fe0],
    cloth: [0x1f335e, 0xe9eef6, 0x7a3f57, 0x2d6f78],
  },
};
export const PLAIN: Tone = {
  frame: palette.cardColorless,
  deep: 0x3c4456,
  ink: 0x10131b,
  sky: [0xdfe4ee, 0x8c97ad],
  cloth: [0x39435c, 0xd9dde6],
};
export const toneOf = (color: string): Tone => TONES[color] ?? PLAIN;

/** Numbers from 0 to 1 that belong to one text alone, always the same. */
export function diceOf(text: string): () => number {
  let state = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) state = Math.imul(state ^ text.charCodeAt(i), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
export const pickOf = <T>(dice: () => number, from: readonly T[]): T => from[Math.floor(dice() * from.length)] as T;
