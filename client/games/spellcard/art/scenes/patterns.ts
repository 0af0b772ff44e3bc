// What flies in the pictures of spell cards, and in which patterns: rings, volleys, spirals, streams.
import type { Scene, Stroke } from '../../../../art/artwork.ts';
import { DISC, short } from '../../../../art/props.ts';

/** A small light; everything else has its head up. */
export const LIGHT = '';
export const ENVELOPE = 'M-46-30L0 6L46-30V34H-46zM-40-38H40L0-8z';
export const LEAF = 'M0-52C36-22 34 24 4 42L0 56L-4 42C-34 24-36-22 0-52z';
export const SPARK = 'M0-50L11-11L50 0L11 11L0 50L-11 11L-50 0L-11-11z';
export const DART = 'M0-56L22 34L0 20L-22 34z';
export const DROP = 'M0-52C12-20 30-2 30 18A30 30 0 0 1-30 18C-30-2-12-20 0-52z';
export const MOTH = 'M0-20L46-46L42-2L10 6L34 38L5 20L0 36L-5 20L-34 38L-10 6L-42-2L-46-46z';
export const APPLE = 'M-3-28V-50H7V-30C24-44 48-36 46-2C44 34 20 50 0 42C-20 50-44 34-46-2C-48-36-24-42-3-28z';
export const PETAL = 'M0 50C-40 20-34-30-10-50L0-36L10-50C34-30 40 20 0 50z';
export const COG =
  'M-9-50H9L13-37L26-43L40-28L34-16L48-9V9L35 13L40 28L28 40L15 35L9 50H-9L-14 36L-28 40L-40 27L-35 14L-50 9V-9L-36-14L-40-28L-27-40L-14-36z';
export const SEAL =
  'M0-50C14-52 18-40 30-38C44-36 40-22 48-10C54 4 42 12 40 26C36 42 22 38 10 46C-4 54-14 44-26 40C-42 36-38 22-46 10C-54-4-42-14-40-26C-36-42-22-38-10-46z';
export const THORN = 'M0-58Q10 6 24 42Q0 26-24 42Q-10 6 0-58z';
export const PAGE = 'M-30-42H30V42H-30z';
export const CRANE = 'M-58-34L-40-30L-14 12L-8-54L12 8L54-40L24 36L-18 36z';
export const ROCKET = 'M0-56C16-38 18-14 16 8L28 30L12 26L0 56L-12 26L-28 30L-16 8C-18-14-16-38 0-56z';

const LARGE = 1.3;
/** All round, their heads outwards. */
export const ring = (
  piece: string,
  color: string,
  x: number,
  y: number,
  out: number,
  count: number,
  size: number,
): Stroke => ['arc', ...[piece, color, x, y, short(size * LARGE), count, out, out, 0, short(1 - 1 / count)]];
/** One arc behind the other, between two turns from upright. */
export const volley = (
  piece: string,
  color: string,
  [x, y]: readonly [x: number, y: number],
  [from, to]: readonly [from: number, to: number],
  size: number,
  ...outs: readonly number[]
): Stroke[] =>
  outs.map((out, i) => [
    'arc',
    ...[
      piece,
      color,
      x,
      y,
      short(size * LARGE * (0.8 + i * 0.2)),
      Math.round((4 + i * 2) * Math.max(1, (to - from) * 3)),
      out,
      out,
    ],
    ...[short(from + (i % 2) * 0.03), short(to - (i % 2) * 0.03)],
  ]);
/** So many turns outwards, growing. */
export const spiral = (
  piece: string,
  color: string,
  [x, y]: readonly [x: number, y: number],
  count: number,
  far: number,
  turns: number,
  size: number,
  from = 0,
): Stroke => [
  'arc',
  piece,
  color,
  x,
  y,
  short(size * 0.6),
  count,
  0.14,
  far,
  from,
  short(from + turns),
  short(size * LARGE),
];
/** Several arms of a spiral. */
export const arms = (
  many: number,
  piece: string,
  color: string,
  at: readonly [x: number, y: number],
  count: number,
  far: number,
  turns: number,
  size: number,
): Stroke[] =>
  Array.from({ length: many }, (_, i) => spiral(piece, color, at, count, far, turns, size, short(i / many)));
/** Circles within one another. */
export const circles = (color: string, x: number, y: number, line: number, ...sizes: readonly number[]): Stroke[] =>
  sizes.map((size) => ['form', DISC, color, x, y, size, short(line / size)]);
/** A burst of lights in the sky. */
export const rocketBurst = (color: string, x: number, y: number, size: number): Stroke[] => [
  ['sun', x, y, short(size * 0.14), color],
  ring(LIGHT, color, x, y, short(size * 0.3), 9, short(size * 0.13)),
  ring(LIGHT, `${color}+30`, x, y, short(size * 0.52), 13, short(size * 0.15)),
];

export const on = (place: readonly Stroke[], ...pattern: readonly Stroke[]): Scene => ({
  back: [...place, ...pattern],
  front: [],
});
/** Of some, what flies is near the eye, too, beside and below whoever is there. */
export const flying = (
  scenes: Readonly<Record<string, Scene>>,
  near: Readonly<Record<string, readonly [piece: string, color: string]>>,
): Readonly<Record<string, Scene>> =>
  Object.fromEntries(
    Object.entries(scenes).map(([name, scene]) => {
      const [piece, color] = near[name] ?? [];
      if (piece === undefined || color === undefined) return [name, scene];
      const front: Stroke[] = [
        ['arc', piece, color, 0.5, 0.5, 0.17, 2, 0.6, 0.62, 0.36, 0.43, 0.22],
        ['arc', piece, color, 0.5, 0.5, 0.24, 3, 0.64, 0.6, 0.57, 0.73, 0.15],
      ];
      return [name, { back: scene.back, front }];
    }),
  );
export const wall = (color: string): Stroke => ['poly', color, 0, 0, 1, 0, 1, 1, 0, 1];
