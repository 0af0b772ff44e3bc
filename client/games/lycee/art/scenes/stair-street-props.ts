// What stands about on Stair Street: hives, leaves and blossoms, bees, roofs below.
import type { Scene } from '../../../../art/artwork.ts';

export const LEAVES =
  'M-50-10C-40-34-14-34 0-10C14-34 40-34 50-10C30 4 14 6 0-4C-14 6-30 4-50-10zM-30 24C-20 4 0 6 6 24C-4 38-22 36-30 24zM20 20C26 0 46 4 50 20C42 34 26 32 20 20z';
export const CLOVER =
  'M0 0C-20-4-26-24-12-30C-4-34 0-26 0-22C0-26 4-34 12-30C26-24 20-4 0 0C22-6 34 8 26 18C20 26 8 22 0 0C-8 22-20 26-26 18C-34 8-22-6 0 0zM-2 0L-4 50H2L2 0z';
export const FLOWER = 'M0-14C10-40 40-20 16-4C40 6 22 36 4 16C-4 40-36 24-16 4C-40-4-24-34 0-14z';
export const TOMATO_VINE = 'M0 60V-50M0 20L-26 4M0 0L26-18M0-24L-20-40';
export const BEE =
  'M-30 6Q-30-16 0-16Q32-16 34 6Q30 26 0 26Q-30 26-30 6zM-14-14Q-30-50-2-42Q6-36 2-14zM4-14Q14-48 32-34Q36-24 14-12z';
export const SHUTTERS = 'M-50-40H-26V40H-50zM26-40H50V40H26z';

/** Where bees fly, and how large. */
export const bees = (...at: readonly (readonly [x: number, y: number, size: number])[]): Scene['back'] =>
  at.flatMap(([x, y, size]): Scene['back'] => [
    ['form', BEE, '#ffd23c', x, y, size],
    ['form', 'M-8-14V24M10-14V24', '#4a2c14', x, y, size, 9],
  ]);

/** The quarter below, roof behind roof. */
export const QUARTER: Scene['back'] = [
  ['town', 0.66, 0.16, 12, 'low-14'],
  ['town', 0.78, 0.18, 8, 'low-28'],
];
