// Small signs on buttons, drawn as strokes: a tick, a way on, a way back, and a fold.
import type { Point } from './geometry.ts';

export const GLYPHS = ['tick', 'on', 'back', 'fold', 'unfold', 'eye'] as const;
export type Glyph = (typeof GLYPHS)[number];

/** Strokes in a square from -1 to 1. */
const STROKES: Readonly<Record<Glyph, readonly (readonly (readonly [number, number])[])[]>> = {
  tick: [
    [
      [-0.75, 0.05],
      [-0.2, 0.6],
      [0.8, -0.6],
    ],
  ],
  on: [
    [
      [-0.7, -0.65],
      [0, 0],
      [-0.7, 0.65],
    ],
    [
      [0.1, -0.65],
      [0.8, 0],
      [0.1, 0.65],
    ],
  ],
  back: [
    [
      [-0.2, -0.85],
      [-0.8, -0.3],
      [-0.2, 0.25],
    ],
    [
      [-0.75, -0.3],
      [0.4, -0.3],
      [0.8, 0.1],
      [0.8, 0.4],
      [0.4, 0.8],
      [-0.3, 0.8],
    ],
  ],
  fold: [
    [
      [-0.7, -0.35],
      [0, 0.4],
      [0.7, -0.35],
    ],
  ],
  unfold: [
    [
      [-0.7, 0.35],
      [0, -0.4],
      [0.7, 0.35],
    ],
  ],
  eye: [
    [
      [-0.95, 0],
      [-0.4, -0.5],
      [0.4, -0.5],
      [0.95, 0],
      [0.4, 0.5],
      [-0.4, 0.5],
      [-0.95, 0],
    ],
    [
      [-0.15, 0],
      [0.15, 0],
    ],
  ],
};

export function paintGlyph(ctx: CanvasRenderingContext2D, glyph: Glyph, at: Point, size: number, color: string): void {
  ctx.save();
  ctx.translate(at.x, at.y);
  ctx.scale(size / 2, size / 2);
  ctx.strokeStyle = color;
  ctx.lineWidth = 4.4 / size;
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  for (const stroke of STROKES[glyph]) {
    ctx.beginPath();
    for (const [x, y] of stroke) ctx.lineTo(x, y);
    ctx.stroke();
  }
  ctx.restore();
}
