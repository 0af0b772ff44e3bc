// Foil: a sheen that lies on the face for good, and a band of light that can be slid over it.
import type { Size } from '../scenes/geometry.ts';
import { roundRect } from '../scenes/paint.ts';

type Ctx = CanvasRenderingContext2D;
const RAINBOW = ['#ff8fb0', '#ffd88a', '#b8ff9a', '#8af0ff', '#a8a0ff', '#ff9ae8'] as const;
/** Neither lighter nor darker on the whole, so that the picture keeps its contrast. */
const SHEEN = ['#d83a78', '#c89030', '#48b048', '#2898c8', '#5848c8', '#c048a8'] as const;

function rainbow(ctx: Ctx, { w, h }: Size, colors: readonly string[], turns: number): CanvasGradient {
  const across = ctx.createLinearGradient(0, 0, w, h);
  const count = Math.round(colors.length * turns);
  for (let i = 0; i <= count; i++) across.addColorStop(i / count, colors[i % colors.length] ?? '#ffffff');
  return across;
}

/** The sheen at rest, baked into the face. */
export function paintSheen(ctx: Ctx, size: Size): void {
  ctx.save();
  ctx.globalCompositeOperation = 'soft-light';
  ctx.globalAlpha = 0.46;
  ctx.fillStyle = rainbow(ctx, size, SHEEN, 1.5);
  ctx.fillRect(0, 0, size.w, size.h);
  ctx.globalCompositeOperation = 'lighter';
  for (const [at, wide, alpha] of [
    [0.24, 0.1, 0.1],
    [0.37, 0.03, 0.1],
    [0.8, 0.06, 0.08],
  ] as const) {
    ctx.globalAlpha = alpha;
    band(ctx, size, at, wide, '#ffffff');
  }
  ctx.restore();
}

function band(ctx: Ctx, { w, h }: Size, at: number, wide: number, fill: string | CanvasGradient): void {
  const x = (w + h * 0.5) * at - h * 0.25;
  const half = (w * wide) / 2;
  ctx.beginPath();
  ctx.moveTo(x - half + h * 0.25, 0);
  ctx.lineTo(x + half + h * 0.25, 0);
  ctx.lineTo(x + half - h * 0.25, h);
  ctx.lineTo(x - half - h * 0.25, h);
  ctx.fillStyle = fill;
  ctx.fill();
}

/**
 * The shimmer alone, on nothing, to be laid over a foil card: `phase` from 0 to 1 slides it from the left edge to the
 * right, and at both ends nothing is seen. Best added to what lies below.
 */
export function paintFoil(ctx: Ctx, size: Size, phase: number): void {
  ctx.save();
  roundRect(ctx, { x: 0, y: 0, ...size }, size.w * 0.055);
  ctx.clip();
  const colors = rainbow(ctx, size, RAINBOW, 1);
  const at = -0.35 + phase * 1.7;
  for (const [wide, alpha, fill] of [
    [0.56, 0.13, colors],
    [0.36, 0.16, colors],
    [0.18, 0.2, colors],
    [0.06, 0.3, '#ffffff'],
  ] as const) {
    ctx.globalAlpha = alpha;
    band(ctx, size, at, wide, fill);
  }
  ctx.restore();
}
