// A camera and a projector: the shutter that falls, and film that runs past the lamp.
import type { SoundId } from '../sound-ids.ts';
import { bandPass } from './filters.ts';
import { breath, edge, felt, rub, struck, wood } from './matter.ts';
import { type Chance, hiss } from './noise.ts';
import { NOTE, type Recipe } from './recipe.ts';
import { glide, mix, pluck, shaped, swell, type Wave } from './wave.ts';

/** One hole of the film on the claw: a tick, and the drum below it. */
const perforation = (chance: Chance, corner: number): Wave =>
  mix([0, 0.7, edge(corner, chance, 0.008)], [0.004, 0.5, wood(corner * 0.16, chance, 0.35)]);

export const FILM_SOUNDS = {
  // The mirror goes up, the curtain runs, the mirror falls back.
  shutter: {
    level: -2,
    room: 0.26,
    make: (c) =>
      mix(
        [0, 0.8, edge(4300, c, 0.012)],
        [0.004, 0.7, wood(610, c, 0.5)],
        [0.012, 0.35, shaped(bandPass(hiss(0.07, c), glide(5200, 3100, 0.07), 1.1), swell(0.02, 0.07))],
        [0.078, 1, edge(3000, c, 0.016)],
        [0.08, 0.8, wood(420, c, 0.6)],
        [0.082, 0.4, felt(150, c, 0.1)],
        [0.09, 0.1, struck(NOTE.a6, [[1, 1, 0.09]], 0.2)],
      ),
  },
  // It starts to run, hole by hole, and the lamp hums behind it.
  reel: {
    level: -5,
    room: 0.24,
    make: (c) =>
      mix(
        [0, 0.5, rub(0.5, glide(1500, 2600, 0.5), c, 0.3)],
        [0, 0.35, breath(0.5, glide(300, 620, 0.5), c, 0.4)],
        [
          0,
          0.14,
          shaped(
            struck(
              NOTE.d4,
              [
                [1, 1, 0.5],
                [2, 0.4, 0.4],
              ],
              0.55,
            ),
            pluck(0.12, 0.4),
          ),
        ],
        ...[0, 0.085, 0.158, 0.224, 0.285, 0.342, 0.398, 0.454].map((at, i): [number, number, Wave] => [
          at,
          0.75 - 0.045 * i,
          perforation(c, 2500 + 130 * i),
        ]),
      ),
  },
} as const satisfies Partial<Record<SoundId, Recipe>>;
