// What a sound needs beside its matter: how loud it is against the others, and how much of the room is heard.
import type { Chance } from './noise.ts';
import type { Wave } from './wave.ts';

export interface Recipe {
  /** Decibel against the others. */
  readonly level: number;
  /** The part of the room, 0 for none. */
  readonly room: number;
  make(chance: Chance): Wave;
}

/** The notes of the table: D major without the notes that rub, so that any two sounds agree. */
export const NOTE = {
  d3: 146.83,
  a3: 220,
  d4: 293.66,
  fSharp4: 369.99,
  a4: 440,
  b4: 493.88,
  d5: 587.33,
  e5: 659.26,
  fSharp5: 739.99,
  a5: 880,
  b5: 987.77,
  d6: 1174.66,
  e6: 1318.51,
  fSharp6: 1479.98,
  a6: 1760,
} as const;
