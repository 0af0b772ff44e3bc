// The geometry of an arrow along a straight or a bent path: its outline, ready to be filled.
import type { Box, Point } from './geometry.ts';

const STEPS = 24;

/** A point of the path at `t`: straight between two points, bent over the middle one of three. */
export function along(path: readonly Point[], t: number): Point {
  const [a, b, c] = path;
  if (a === undefined || b === undefined) return a ?? { x: 0, y: 0 };
  if (c === undefined) return { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t };
  const u = 1 - t;
  return {
    x: u * u * a.x + 2 * u * t * b.x + t * t * c.x,
    y: u * u * a.y + 2 * u * t * b.y + t * t * c.y,
  };
}

function headingAt(path: readonly Point[], t: number): Point {
  const from = along(path, Math.max(0, t - 0.01));
  const to = along(path, Math.min(1, t + 0.01));
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
}

const lengthOf = (path: readonly Point[]): number => {
  let length = 0;
  for (let i = 1; i <= STEPS; i++) {
    const from = along(path, (i - 1) / STEPS);
    const to = along(path, i / STEPS);
    length += Math.hypot(to.x - from.x, to.y - from.y);
  }
  return length;
};

/** How far along its path the head of an arrow begins. */
function neckOf(path: readonly Point[], width: number): number {
  const length = lengthOf(path);
  return length === 0 ? 0 : 1 - Math.min(width * 1.7, length * 0.5) / length;
}
/** The head of an arrow, twice as wide as its neck: its tip between its barbs. */
export function arrowHead(path: readonly Point[], width: number): readonly [Point, Point, Point] {
  const neck = neckOf(path, width);
  const at = along(path, neck);
  const way = headingAt(path, neck);
  const barb = width * 1.05;
  return [
    { x: at.x + way.y * barb, y: at.y - way.x * barb },
    along(path, 1),
    { x: at.x - way.y * barb, y: at.y + way.x * barb },
  ];
}

/** The outline of an arrow: narrow at its tail, `width` at its neck, and its head. */
export function arrowOutline(path: readonly Point[], width: number): Point[] {
  const neck = neckOf(path, width);
  const left: Point[] = [];
  const right: Point[] = [];
  for (let i = 0; i <= STEPS; i++) {
    const t = (neck * i) / STEPS;
    const at = along(path, t);
    const way = headingAt(path, t);
    const half = (width / 2) * (0.35 + 0.65 * (i / STEPS));
    left.push({ x: at.x + way.y * half, y: at.y - way.x * half });
    right.push({ x: at.x - way.y * half, y: at.y + way.x * half });
  }
  return [...left, ...arrowHead(path, width), ...right.reverse()];
}

export function boundsOfPoints(points: readonly Point[], margin: number): Box {
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  const x = Math.min(...xs) - margin;
  const y = Math.min(...ys) - margin;
  return { x, y, w: Math.max(...xs) + margin - x, h: Math.max(...ys) + margin - y };
}
