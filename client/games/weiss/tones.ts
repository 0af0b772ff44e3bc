// The four colours of Weiß Schwarz and what goes with each, and dice that a card's number throws for its picture.
import { palette } from '../../styles/palette.ts';

export interface Tone {
  readonly frame: number;
  readonly deep: number;
  readonly ink: number;
  /** Sky of the picture, above and below. */
  readonly sky: readonly [number, number];
}
export const TONES: Readonly<Record<string, Tone>> = {
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
export const PLAIN: Tone = {
  frame: palette.cardColorless,
  deep: 0x3c4456,
  ink: 0x10131b,
  sky: [0xdfe4ee, 0x8c97ad],
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
