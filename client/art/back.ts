// The back of every card of a game: guilloche lines in a double border of metal, around the game's emblem.
import { css, darker, lighter } from '../scenes/colors.ts';
import type { Size } from '../scenes/geometry.ts';
import { roundRect } from '../scenes/paint.ts';
import { glow } from './easel.ts';

type Ctx = CanvasRenderingContext2D;
export interface BackDesign {
  readonly ground: number;
  readonly metal: number;
  /** The metal in its own shade. */
  readonly deep: number;
  /** Paints around 0,0, within a round of radius 24. */
  emblem(ctx: Ctx): void;
}

export function paintBack(ctx: Ctx, { w, h }: Size, { ground, metal, deep, emblem }: BackDesign): void {
  const u = w / 93;
  const x = w / 2;
  const y = h / 2;
  const night = ctx.createLinearGradient(0, 0, 0, h);
  night.addColorStop(0, css(lighter(ground, 0.1)));
  night.addColorStop(1, css(darker(ground, 0.55)));
  ctx.fillStyle = night;
  ctx.fillRect(0, 0, w, h);
  glow(ctx, x, y, w * 0.85, css(metal, 0.34), css(metal, 0));
  ctx.save();
  roundRect(ctx, { x: 5 * u, y: 5 * u, w: w - 10 * u, h: h - 10 * u }, 4 * u);
  ctx.clip();
  ctx.translate(x, y);
  waves(ctx, u, 3.4, css(lighter(ground, 0.55), 0.6));
  waves(ctx, u, -3.4, css(lighter(metal, 0.2), 0.5));
  ctx.restore();
  for (const [inset, line, alpha] of [
    [3.6, 1.5, 0.95],
    [6.4, 0.6, 0.7],
  ] as const) {
    roundRect(ctx, { x: inset * u, y: inset * u, w: w - 2 * inset * u, h: h - 2 * inset * u }, 4 * u);
    const border = ctx.createLinearGradient(0, 0, w, h);
    border.addColorStop(0, css(lighter(metal, 0.55), alpha));
    border.addColorStop(0.5, css(deep, alpha));
    border.addColorStop(1, css(metal, alpha));
    ctx.strokeStyle = border;
    ctx.lineWidth = line * u;
    ctx.stroke();
  }
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(1.3 * u, 1.3 * u);
  emblem(ctx);
  ctx.restore();
}

/** One family of waves around rings; two that swing against each other are a guilloche, as on banknotes. */
function waves(ctx: Ctx, u: number, swing: number, color: string): void {
  ctx.lineWidth = 0.55 * u;
  ctx.strokeStyle = color;
  ctx.beginPath();
  for (let ring = 0; ring < 9; ring++) {
    for (let i = 0; i <= 128; i++) {
      const a = (i / 128) * Math.PI * 2;
      const r = (35 + ring * 7 + swing * Math.sin(a * 12)) * u;
      ctx[i === 0 ? 'moveTo' : 'lineTo'](Math.cos(a) * r, Math.sin(a) * r);
    }
  }
  ctx.stroke();
}
