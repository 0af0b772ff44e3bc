// Bullets and beams: many small ones at once, a heavy one, a single ray, what passes by close to the ear, and a ring of light.
import type { SoundId } from '../sound-ids.ts';
import { bandPass, lowPass } from './filters.ts';
import { bell, breath, chime, edge, felt, struck, wood } from './matter.ts';
import { hiss } from './noise.ts';
import { NOTE, type Recipe } from './recipe.ts';
import { glide, mix, pluck, shaped, swell, type Wave } from './wave.ts';

/** Small glass pearls let go one after another, ever higher. */
const pearls = (count: number, gap: number): [number, number, Wave][] =>
  Array.from({ length: count }, (_, i) => [
    i * gap,
    0.5 - 0.012 * i,
    chime(NOTE.d5 * 2 ** (([0, 2, 4, 7, 9][i % 5] as number) / 12 + 0.08 * Math.floor(i / 5)), 0.09, 2.76, 0.7),
  ]);

export const BARRAGE_SOUNDS = {
  volley: {
    level: -5,
    room: 0.34,
    make: (c) =>
      mix(
        ...pearls(15, 0.034),
        [0, 0.4, breath(0.6, glide(900, 2600, 0.6), c, 0.55)],
        [0.02, 0.3, edge(4200, c, 0.012)],
        [0.3, 0.25, edge(3800, c, 0.014)],
      ),
  },
  // It draws breath, and the floor shakes.
  cannon: {
    level: 0,
    room: 0.42,
    make: (c) =>
      mix(
        [0, 0.5, breath(0.2, glide(400, 1500, 0.2), c, 0.9)],
        [0.17, 1, felt(58, c, 0.4)],
        [0.17, 0.7, shaped(lowPass(hiss(0.5, c), 700), pluck(0.004, 0.3))],
        [0.18, 0.45, wood(120, c, 0.5)],
        [0.2, 0.3, shaped(bandPass(hiss(0.5, c), glide(2400, 700, 0.5), 0.9), swell(0.08, 0.5))],
      ),
  },
  // Silence, then one high tone through everything.
  ray: {
    level: -3,
    room: 0.6,
    make: (c) =>
      mix(
        [0, 0.3, breath(0.3, glide(2000, 5200, 0.3), c, 0.95)],
        [0.26, 0.7, bell(NOTE.a6, 0.7, 0.6)],
        [0.26, 0.5, bell(NOTE.d6, 0.8, 0.7)],
        [0.26, 0.35, shaped(bandPass(hiss(0.6, c), 4600, 1.4), pluck(0.004, 0.4))],
      ),
  },
  // Close to the ear, on one side and on the other.
  graze: {
    level: -6,
    room: 0.24,
    make: (c) =>
      mix(
        ...[0, 0.07, 0.13, 0.2, 0.26].flatMap((at, i): [number, number, Wave][] => [
          [at, 0.6, shaped(bandPass(hiss(0.09, c), glide(5200 - 300 * i, 2600, 0.09), 1.6), swell(0.03, 0.09))],
          [at + 0.03, 0.4, edge(5000 - 260 * i, c, 0.008)],
        ]),
        [0.04, 0.14, struck(NOTE.a6, [[1, 1, 0.2]], 0.3)],
      ),
  },
  // Rings of light that close: glasses stroked at their rims.
  ward: {
    level: -3,
    room: 0.55,
    make: (c) =>
      mix(
        [0, 0.6, bell(NOTE.d4, 0.8, 0.5)],
        [0.06, 0.6, bell(NOTE.a4, 0.8, 0.6)],
        [0.13, 0.6, bell(NOTE.d5, 0.7, 0.7)],
        [0, 0.35, breath(0.7, glide(500, 1300, 0.7), c, 0.35)],
        [0.2, 0.25, chime(NOTE.a5, 0.5, 3.53, 0.6)],
      ),
  },
} as const satisfies Partial<Record<SoundId, Recipe>>;
