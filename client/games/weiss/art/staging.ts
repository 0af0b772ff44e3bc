// Weiß Schwarz for the casting office: its cast, its places, and what goes with its colours.
import type { Staging } from '../../../art/staging.ts';
import { toneOf } from '../tones.ts';
import { CASTINGS } from './cast.ts';
import { PERSONAS } from './personas.ts';
import { SCENES, SKIES } from './scenes.ts';

const CLOTHS: Readonly<Record<string, readonly string[]>> = {
  yellow: ['#5b3d1c', '#c0582a', '#3f4f7c', '#f4ead2'],
  green: ['#22543a', '#8a5a2b', '#2a4d74', '#efe7cf'],
  red: ['#3a2233', '#21304d', '#e8d9c6', '#7d1f2c'],
  blue: ['#1f335e', '#e9eef6', '#7a3f57', '#2d6f78'],
};
const PLAIN_CLOTHS = ['#39435c', '#d9dde6'] as const;

export const WEISS_STAGING: Staging = {
  castings: CASTINGS,
  personas: PERSONAS,
  scenes: SCENES,
  skies: SKIES,
  toneOf,
  clothsOf: (color) => CLOTHS[color] ?? PLAIN_CLOTHS,
};
