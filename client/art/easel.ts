// What every brush paints with: the canvas and its colours, and the plainest shapes.
import type { Roles } from './tint.ts';

type Ctx = CanvasRenderingContext2D;
export const TURN = Math.PI * 2;

export interface Easel {
  readonly ctx: Ctx;
  readonly w: number;
  readonly h: number;
  readonly roles: Roles;
  dice(): number;
}
/** The measures of a stroke, then its colours, in their order; a path comes before its colour. */
export type Brush = (easel: Easel, n: readonly number[], words: readonly string[]) => void;
export const num = (n: readonly number[], i: number): number => n[i] ?? 0;

export function disc(ctx: Ctx, x: number, y: number, r: number, fill: string | CanvasGradient): void {
  ctx.beginPath();
  ctx.arc(x, y, Math.max(0, r), 0, TURN);
  ctx.fillStyle = fill;
  ctx.fill();
}
/** A light that fades out towards its rim. */
export function glow(ctx: Ctx, x: number, y: number, r: number, from: string, to: string): void {
  const light = ctx.createRadialGradient(x, y, 0, x, y, r);
  light.addColorStop(0, from);
  light.addColorStop(1, to);
  disc(ctx, x, y, r, light);
}
export function fade(ctx: Ctx, y: number, to: number, ...colors: readonly string[]): CanvasGradient {
  const down = ctx.createLinearGradient(0, y, 0, to);
  for (const [i, color] of colors.entries()) down.addColorStop(i / (colors.length - 1), color);
  return down;
}
export function shape(ctx: Ctx, fill: string | CanvasGradient, ...points: readonly number[]): void {
  ctx.beginPath();
  for (let i = 0; i < points.length; i += 2) ctx.lineTo(points[i] ?? 0, points[i + 1] ?? 0);
  ctx.fillStyle = fill;
  ctx.fill();
}
/** A skyline from its heights at even steps, down to the foot. */
export function skyline(
  { ctx, w, h }: Easel,
  fill: string | CanvasGradient,
  count: number,
  at: (t: number) => number,
): void {
  const points: number[] = [];
  for (let i = 0; i <= count; i++) points.push((i / count) * w, at(i / count) * h);
  shape(ctx, fill, ...points, w, h, 0, h);
}

const paths = new Map<string, Path2D>();
export function drawnOnce(path: string): Path2D {
  const drawn = paths.get(path) ?? new Path2D(path);
  paths.set(path, drawn);
  return drawn;
}
