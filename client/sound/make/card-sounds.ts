// Cards in hand and on the mat: paper, felt, and the wood below.
import type { SoundId } from '../sound-ids.ts';
import { band } from './filters.ts';
import { bell, breath, edge, felt, riffle, rub, wood } from './matter.ts';
import { hiss } from './noise.ts';
import { NOTE, type Recipe } from './recipe.ts';
import { glide, mix, pluck, shaped, swell } from './wave.ts';

export const CARD_SOUNDS = {
  // Pulled off the pile: the rub climbs, and the card snaps free.
  draw: {
    level: -2,
    room: 0.22,
    make: (c) =>
      mix(
        [0, 1, rub(0.17, glide(1500, 4300, 0.17), c, 0.7)],
        [0.14, 0.75, edge(3600, c, 0.016)],
        [0.15, 0.25, felt(170, c, 0.07)],
      ),
  },
  // Pushed over felt: lower, even, sinking.
  slide: {
    level: -5,
    room: 0.18,
    make: (c) =>
      mix(
        [0, 1, rub(0.26, glide(2500, 1300, 0.26), c, 0.3)],
        [0, 0.5, shaped(band(hiss(0.26, c), 180, 620), swell(0.07, 0.26))],
      ),
  },
  // Laid down: the near edge, then the flat of the card on felt over wood.
  place: {
    level: 0,
    room: 0.28,
    make: (c) =>
      mix(
        [0, 0.85, edge(2900, c, 0.016)],
        [0.016, 0.8, felt(125, c, 0.14)],
        [0.016, 0.45, wood(290, c, 0.6)],
        [0.03, 0.4, rub(0.09, 1900, c, 0.2)],
      ),
  },
  stand: {
    level: -3,
    room: 0.24,
    make: (c) =>
      mix(
        [0, 0.8, rub(0.13, glide(1400, 3000, 0.13), c, 0.6)],
        [0.1, 0.55, wood(520, c, 0.6)],
        [0.1, 0.45, edge(3200, c, 0.014)],
      ),
  },
  rest: {
    level: -4,
    room: 0.24,
    make: (c) =>
      mix(
        [0, 0.8, rub(0.15, glide(2600, 1200, 0.15), c, 0.4)],
        [0.11, 0.6, wood(310, c, 0.45)],
        [0.11, 0.5, felt(140, c, 0.1)],
      ),
  },
  // Half a turn, and flat on its face: heavier than resting.
  topple: {
    level: -1,
    room: 0.3,
    make: (c) =>
      mix(
        [0, 0.75, rub(0.2, glide(2700, 900, 0.2), c, 0.45)],
        [0.15, 0.8, felt(104, c, 0.2)],
        [0.15, 0.7, wood(225, c, 0.6)],
        [0.155, 0.35, edge(2000, c, 0.02)],
      ),
  },
  flip: {
    level: -2,
    room: 0.22,
    make: (c) =>
      mix(
        [0, 0.8, breath(0.12, glide(900, 2400, 0.12), c, 0.7)],
        [0.02, 0.55, rub(0.1, glide(2600, 4600, 0.1), c, 0.7)],
        [0.105, 0.9, edge(4100, c, 0.014)],
        [0.108, 0.4, felt(190, c, 0.08)],
      ),
  },
  // Two halves fall into each other, then the bridge comes down and the pack is knocked square.
  shuffle: {
    level: -2,
    room: 0.24,
    make: (c) =>
      mix(
        [0, 0.8, riffle(24, (part) => 0.019 - 0.009 * part, c)],
        [0.02, 0.28, rub(0.36, 1500, c, 0.6)],
        [0.34, 0.7, rub(0.2, glide(1300, 3300, 0.2), c, 0.4)],
        [0.53, 0.8, wood(360, c, 0.5)],
        [0.53, 0.6, felt(150, c, 0.1)],
      ),
  },
  // The waiting room becomes the deck: gathered in one sweep, riffled, set down.
  gather: {
    level: -1,
    room: 0.34,
    make: (c) =>
      mix(
        [0, 0.9, rub(0.34, glide(900, 2800, 0.34), c, 0.7)],
        [0.02, 0.5, breath(0.4, glide(350, 900, 0.4), c, 0.75)],
        [0.34, 0.75, riffle(22, (part) => 0.008 + 0.009 * part, c)],
        [0.66, 1, felt(105, c, 0.2)],
        [0.66, 0.45, wood(230, c, 0.5)],
        [0.68, 0.2, bell(NOTE.a4, 0.5, 0.5)],
      ),
  },
  // Ticked against the row of level cards.
  ticks: {
    level: -2,
    room: 0.3,
    make: (c) =>
      mix(
        [0, 0.5, rub(0.07, 2400, c, 0.5)],
        [0.055, 0.9, wood(740, c, 0.75)],
        [0.055, 0.5, edge(4300, c, 0.01)],
        [0.19, 0.65, wood(555, c, 0.65)],
        [0.19, 0.25, shaped(bell(NOTE.d6, 0.22, 0.6), pluck(0.001, 0.3))],
      ),
  },
} as const satisfies Partial<Record<SoundId, Recipe>>;
