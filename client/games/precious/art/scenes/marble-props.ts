// What stands about in the Marble Arcade: its roof of glass, lanterns, marbles, tiles and bulbs.
import type { Scene } from '../../../../art/artwork.ts';
import { DISC, short } from '../../../../art/props.ts';

export const LANTERN = 'M-14-50H14V-42Q44-30 44 0Q44 30 14 42V50H-14V42Q-44 30-44 0Q-44-30-14-42z';
export const LANTERN_RIBS = 'M-36-20H36M-44 0H44M-36 20H36';
export const SIGN = 'M-50-18H50V18H-50z';
const TWIST = 'M-20-46C20-20-30 20 24 44C50 20 0-20-20-46z';

/** The vault above the aisle, and the way below it. */
export const arcadeFrom = (iron: string, floor: string): Scene['back'] => [
  ['poly', `${iron}+20`, 0, 0, 0.28, 0.24, 0.28, 0.62, 0, 0.86],
  ['poly', iron, 1, 0, 0.72, 0.24, 0.72, 0.62, 1, 0.86],
  [
    'form',
    'M-50 10Q0-30 50 10M-38 16Q0-16 38 16M-28 20Q0-4 28 20M0-10V20M-24-4L-14 18M24-4L14 18',
    iron,
    0.5,
    0.14,
    1,
    2.4,
  ],
  ['poly', floor, 0.28, 0.62, 0.72, 0.62, 1, 0.86, 1, 1, 0, 1, 0, 0.86],
  ['poly', `${floor}-16`, 0.42, 0.62, 0.47, 0.62, 0.36, 1, 0.2, 1],
  ['poly', `${floor}-16`, 0.53, 0.62, 0.58, 0.62, 0.8, 1, 0.64, 1],
];
export const lanternAt = (x: number, y: number, size: number, color: string, more = 0, step = 0.2): Scene['back'] => [
  ['sun', x, y, short(size * 0.2), '#ffd890'],
  ['form', LANTERN, color, x, y, size, 0, more, step],
  ['form', LANTERN_RIBS, `${color}-30`, x, y, size, 3, more, step],
];
export const marbleAt = (x: number, y: number, size: number, glass: string, twist: string): Scene['back'] => [
  ['form', DISC, glass, x, y, size],
  ['form', TWIST, twist, x, y, size],
  ['form', 'M-30-10Q-24-32-2-36', '#ffffffd0', x, y, size, 7],
];
/** A row of bulbs, as around a sign. */
export const bulbs = (y: number, color = '#fff0b0'): Scene['back'] => [
  ['form', DISC, '#5c2c28', 0.05, y, 0.06, 0, 9, 0.1],
  ['form', DISC, color, 0.05, y, 0.045, 0, 9, 0.1],
];
/** Squares by turns dark and light. */
export const tilesFrom = (y: number, light: string, dark: string): Scene['back'] => [
  ['poly', light, 0, y, 1, y, 1, 1, 0, 1],
  ['poly', dark, 0.1, y, 0.3, y, 0.2, 1, -0.14, 1],
  ['poly', dark, 0.45, y, 0.6, y, 0.66, 1, 0.42, 1],
  ['poly', dark, 0.75, y, 0.9, y, 1.14, 1, 0.88, 1],
];
