// What stands about in several places: clocks, windows, steps, shelves, falling snow.
import type { Stroke } from './artwork.ts';

export const DISC = 'M-50 0a50 50 0 1 0 100 0a50 50 0 1 0-100 0z';
export const SQUARE = 'M-50-50H50V50H-50z';
export const BAR = 'M-50-6H50V6H-50z';
export const BIRD = 'M-50-6Q-26-30 0 0Q26-30 50-6Q24-14 0 10Q-24-14-50-6z';
export const STEAM =
  'M-40 30C-60 10-40-10-26-6C-26-34 10-40 18-20C40-30 56-4 40 10C56 30 24 44 10 34C-4 48-36 46-40 30z';
const PANE = 'M-34 50V-20A34 34 0 0 1 34-20V50z';
const MULLIONS = 'M0-54V50M-34 0H34';

/** Measures in the file need no more than three digits. */
export const short = (share: number): number => Math.round(share * 1000) / 1000;

export const snow = (count: number): Stroke => ['bokeh', count, 0, 1, '#ffffff'];

/** A clock whose hands stand `hour` hours after twelve. */
export function clockAt(x: number, y: number, size: number, hour: number, rim = '#5c4434'): readonly Stroke[] {
  const hand = (turn: number, long: number): string =>
    `M0 0L${Math.round(Math.sin(turn * 2 * Math.PI) * long)} ${Math.round(-Math.cos(turn * 2 * Math.PI) * long)}`;
  return [
    ['form', DISC, rim, x, y, size],
    ['form', DISC, '#f8f0dc', x, y, short(size * 0.82)],
    ['form', hand(hour / 12, 20) + hand(hour % 1, 32), '#2c2430', x, y, size, 6],
  ];
}

export const windowAt = (x: number, y: number, size: number, light = '#ffd98c'): readonly Stroke[] => [
  ['form', PANE, 'near', x, y, short(size * 1.16)],
  ['form', PANE, light, x, y, size],
  ['form', MULLIONS, 'near', x, y, size, 6],
];

/** Steps that come towards us, from the upper edge down; `narrow` and `wide` are half their width. */
export function stepsFrom(
  y: number,
  narrow: number,
  wide: number,
  count: number,
  tread: string,
  riser: string,
): Stroke[] {
  return Array.from({ length: count }, (_, i): Stroke[] => {
    const level = (t: number): number => short(y + (1.04 - y) * t ** 1.3);
    const half = (t: number): number => narrow + (wide - narrow) * t ** 1.3;
    const sides = (t: number): [number, number] => [short(0.5 - half(t)), short(0.5 + half(t))];
    const [top, edge, foot] = [i / count, (i + 0.55) / count, (i + 1) / count];
    const [[a, b], [c, d]] = [sides(top), sides(edge)];
    return [
      ['poly', tread, a, level(top), b, level(top), d, level(edge), c, level(edge)],
      ['poly', riser, c, level(edge), d, level(edge), d, level(foot), c, level(foot)],
    ];
  }).flat();
}

/** A floor whose boards run to the vanishing point. */
export const floorFrom = (y: number, color: string): readonly Stroke[] => [
  ['poly', color, 0, y, 1, y, 1, 1, 0, 1],
  ['poly', `${color}-16`, 0.42, y, 0.46, y, 0.3, 1, 0.14, 1],
  ['poly', `${color}-16`, 0.54, y, 0.58, y, 0.86, 1, 0.7, 1],
  ['poly', `${color}-16`, 0.14, y, 0.2, y, -0.3, 1, -0.5, 1],
  ['poly', `${color}-16`, 0.8, y, 0.86, y, 1.5, 1, 1.3, 1],
];

/** A table across the picture. */
export const tableAt = (y: number, color: string): readonly Stroke[] => [
  ['poly', `${color}+24`, 0, y, 1, y, 1, short(y + 0.06), 0, short(y + 0.06)],
  ['poly', `${color}-10`, 0, short(y + 0.06), 1, short(y + 0.06), 1, 1, 0, 1],
];

export const shelfAt = (y: number, color: string): readonly Stroke[] => [
  ['poly', `${color}+20`, 0, y, 1, y, 1, short(y + 0.03), 0, short(y + 0.03)],
  ['poly', '#0c0a1466', 0, short(y + 0.03), 1, short(y + 0.03), 1, short(y + 0.07), 0, short(y + 0.06)],
];
