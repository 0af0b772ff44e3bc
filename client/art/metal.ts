// The metal frame of a card: coloured, lit from above, with gold in its corners.
import { css, darker, lighter } from '../scenes/colors.ts';
import type { Box, Size } from '../scenes/geometry.ts';
import { roundRect } from '../scenes/paint.ts';
import type { Tone } from './tone.ts';

type Ctx = CanvasRenderingContext2D;
const GOLD = 0xf2c866;

export function paintMetal(ctx: Ctx, { w, h }: Size, tone: Tone): void {
  const metal = ctx.createLinearGradient(0, 0, w * 0.35, h);
  for (const [at, color] of [
    [0, lighter(tone.frame, 0.5)],
    [0.1, lighter(tone.frame, 0.12)],
    [0.22, tone.frame],
    [0.5, darker(tone.frame, 0.24)],
    [0.62, lighter(tone.frame, 0.22)],
    [0.72, tone.frame],
    [1, darker(tone.frame, 0.5)],
  ] as const) {
    metal.addColorStop(at, css(color));
  }
  ctx.fillStyle = metal;
  ctx.fillRect(0, 0, w, h);
}

/** The edge of the picture is sunk into the metal: dark above, light below. */
export function paintSunk(ctx: Ctx, box: Box, tone: Tone, line: number, radius: number): void {
  const edge = ctx.createLinearGradient(0, box.y, 0, box.y + box.h);
  edge.addColorStop(0, css(darker(tone.deep, 0.72), 0.95));
  edge.addColorStop(0.6, css(darker(tone.deep, 0.4), 0.8));
  edge.addColorStop(1, css(lighter(tone.frame, 0.6), 0.9));
  roundRect(ctx, box, radius);
  ctx.strokeStyle = edge;
  ctx.lineWidth = line;
  ctx.stroke();
}

/** How far gold reaches from the corners, in parts of the face, and whether a gold line joins them. */
export type Corners = readonly [reach: number, lined: boolean];

export function paintCorners(ctx: Ctx, box: Box, [reach, lined]: Corners, u: number): void {
  const gold = ctx.createLinearGradient(box.x, box.y, box.x + box.w, box.y + box.h);
  for (let i = 0; i <= 4; i++) gold.addColorStop(i / 4, css(i % 2 === 0 ? lighter(GOLD, 0.5) : darker(GOLD, 0.28)));
  ctx.fillStyle = gold;
  ctx.strokeStyle = css(0x2a1806, 0.85);
  ctx.lineWidth = 0.7 * u;
  for (const [sx, sy] of [
    [1, 1],
    [-1, 1],
    [1, -1],
    [-1, -1],
  ] as const) {
    const [x, y, r] = [sx > 0 ? box.x : box.x + box.w, sy > 0 ? box.y : box.y + box.h, reach * u];
    ctx.beginPath();
    ctx.moveTo(x, y);
    ctx.lineTo(x + sx * r, y);
    ctx.quadraticCurveTo(x + sx * r * 0.3, y + sy * r * 0.3, x, y + sy * r);
    ctx.closePath();
    ctx.fill();
    ctx.stroke();
  }
  if (!lined) return;
  roundRect(ctx, box, 1.5 * u);
  ctx.strokeStyle = gold;
  ctx.lineWidth = 1.1 * u;
  ctx.stroke();
}
