// The back of every card: a lamp over guilloche lines, in a double border of brass.
import { css, darker, lighter } from '../../../scenes/colors.ts';
import type { Size } from '../../../scenes/geometry.ts';
import { roundRect } from '../../../scenes/paint.ts';
import { palette } from '../../../styles/palette.ts';
import { glow } from './easel.ts';

type Ctx = CanvasRenderingContext2D;
/** A hanging lamp in a box of 32 by 40 around 0,0: its body, then its glass. */
const LAMP = 'M-1.600-20h3.200v5h-3.200zM-7-10q0-6 7-6t7 6l3 2v2.600h-20v-2.600zM-9.500 12h19l1.500 3-3 3h-16l-3-3z';
const GLASS = 'M-7.600-4h15.200l1.600 15h-18.400z';
const FLAME = 'M0-3q6 6 3.600 10a4.200 4.200 0 0 1-7.200 0q-1.600-3 1-5.600.6 2 1.600 2.600 1.800-3 1-7z';

export function paintBack(ctx: Ctx, { w, h }: Size): void {
  const u = w / 93;
  const x = w / 2;
  const y = h / 2;
  const night = ctx.createLinearGradient(0, 0, 0, h);
  night.addColorStop(0, css(lighter(palette.cardBack, 0.1)));
  night.addColorStop(1, css(darker(palette.cardBack, 0.55)));
  ctx.fillStyle = night;
  ctx.fillRect(0, 0, w, h);
  glow(ctx, x, y, w * 0.85, css(palette.accent, 0.34), css(palette.accent, 0));
  ctx.save();
  roundRect(ctx, { x: 5 * u, y: 5 * u, w: w - 10 * u, h: h - 10 * u }, 4 * u);
  ctx.clip();
  ctx.translate(x, y);
  guilloche(ctx, u);
  ctx.restore();
  for (const [inset, line, alpha] of [
    [3.6, 1.5, 0.95],
    [6.4, 0.6, 0.7],
  ] as const) {
    roundRect(ctx, { x: inset * u, y: inset * u, w: w - 2 * inset * u, h: h - 2 * inset * u }, 4 * u);
    const brass = ctx.createLinearGradient(0, 0, w, h);
    brass.addColorStop(0, css(lighter(palette.accent, 0.55), alpha));
    brass.addColorStop(0.5, css(palette.accentDeep, alpha));
    brass.addColorStop(1, css(palette.accent, alpha));
    ctx.strokeStyle = brass;
    ctx.lineWidth = line * u;
    ctx.stroke();
  }
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(1.3 * u, 1.3 * u);
  emblem(ctx);
  ctx.restore();
}

/** Two families of waves around a ring, as on banknotes. */
function guilloche(ctx: Ctx, u: number): void {
  ctx.lineWidth = 0.55 * u;
  for (const [from, step, count, petals, swing, color] of [
    [35, 7, 9, 12, 3.4, css(lighter(palette.cardBack, 0.55), 0.6)],
    [35, 7, 9, 12, -3.4, css(lighter(palette.accent, 0.2), 0.5)],
  ] as const) {
    ctx.strokeStyle = color;
    ctx.beginPath();
    for (let ring = 0; ring < count; ring++) {
      for (let i = 0; i <= 128; i++) {
        const a = (i / 128) * Math.PI * 2;
        const r = (from + ring * step + swing * Math.sin(a * petals)) * u;
        ctx[i === 0 ? 'moveTo' : 'lineTo'](Math.cos(a) * r, Math.sin(a) * r);
      }
    }
    ctx.stroke();
  }
}

function emblem(ctx: Ctx): void {
  const field = ctx.createRadialGradient(0, 2, 2, 0, 0, 25);
  field.addColorStop(0, css(0x6a4420));
  field.addColorStop(0.5, css(0x2a2438));
  field.addColorStop(1, css(palette.night));
  ctx.beginPath();
  ctx.arc(0, 0, 24, 0, Math.PI * 2);
  ctx.fillStyle = field;
  ctx.fill();
  ctx.strokeStyle = css(palette.accent, 0.95);
  ctx.lineWidth = 1.3;
  ctx.stroke();
  for (let i = 0; i < 24; i++) {
    const a = (i / 24) * Math.PI * 2;
    const out = i % 2 === 0 ? 22 : 20.5;
    ctx.beginPath();
    ctx.moveTo(Math.cos(a) * 18.5, Math.sin(a) * 18.5);
    ctx.lineTo(Math.cos(a) * out, Math.sin(a) * out);
    ctx.strokeStyle = css(palette.accent, 0.6);
    ctx.lineWidth = 0.7;
    ctx.stroke();
  }
  ctx.scale(0.82, 0.82);
  glow(ctx, 0, 4, 20, css(0xfff0b8, 0.75), css(palette.accent, 0));
  const brass = ctx.createLinearGradient(0, -20, 0, 18);
  brass.addColorStop(0, css(lighter(palette.accent, 0.7)));
  brass.addColorStop(1, css(palette.accentDeep));
  ctx.fillStyle = css(0xffe6a6, 0.9);
  ctx.fill(new Path2D(GLASS));
  ctx.fillStyle = brass;
  ctx.fill(new Path2D(LAMP));
  ctx.strokeStyle = css(0xa8641c);
  ctx.lineWidth = 1.2;
  ctx.stroke(new Path2D(GLASS));
  ctx.fillStyle = css(0xf07a1c);
  ctx.fill(new Path2D(FLAME));
}
