// Shapes of which our own motifs are put together: in a box of 512, what is cut out running the other way round.

export type Point = readonly [x: number, y: number];
export const MIDDLE: Point = [256, 256];

export const round = (r: number, [x, y]: Point, sweep: 0 | 1): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 ${sweep} ${2 * r} 0a${r} ${r} 0 1 ${sweep} ${-2 * r} 0z`;
export const disc = (r: number, at = MIDDLE): string => round(r, at, 1);
export const hole = (r: number, at = MIDDLE): string => round(r, at, 0);

export function turnsLeft(points: readonly Point[]): boolean {
  const area = points.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = points[(i + 1) % points.length] ?? [0, 0];
    return sum + x * nextY - nextX * y;
  }, 0);
  return area < 0;
}
export const outline = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${x} ${y}`).join('L')}z`;
export const solid = (...points: readonly Point[]): string => outline(turnsLeft(points) ? points.toReversed() : points);
export const gap = (...points: readonly Point[]): string => outline(turnsLeft(points) ? points : points.toReversed());
export type Draw = typeof solid;
export const box = (draw: Draw, x: number, y: number, w: number, h: number): string =>
  draw([x, y], [x + w, y], [x + w, y + h], [x, y + h]);

/** At an angle in whole turns from twelve o'clock, `out` from the middle and `aside` of its ray. */
export function polar(turn: number, out: number, aside = 0, [x, y] = MIDDLE): Point {
  const [sin, cos] = [Math.sin(turn * 2 * Math.PI), Math.cos(turn * 2 * Math.PI)];
  return [x + sin * out + cos * aside, y - cos * out + sin * aside];
}
export const bar = (
  draw: Draw,
  turn: number,
  from: number,
  to: number,
  wide: number,
  tip = wide,
  at = MIDDLE,
): string =>
  draw(polar(turn, to, -tip, at), polar(turn, to, tip, at), polar(turn, from, wide, at), polar(turn, from, -wide, at));
