// What stands behind the people, and fills events and climaxes: skies, suns, hills, waves and rays from the card's number.
import { css, darker, lighter, mix } from '../../scenes/colors.ts';
import type { Size } from '../../scenes/geometry.ts';
import { pickOf, type Tone } from './tones.ts';

type Ctx = CanvasRenderingContext2D;
type Dice = () => number;
const GROUNDS = ['rays', 'stripes', 'dots', 'hills', 'waves', 'moon'] as const;

export function paintSky(ctx: Ctx, { w, h }: Size, tone: Tone, dice: Dice): void {
  const tilt = (dice() - 0.5) * w;
  const sky = ctx.createLinearGradient(w / 2 - tilt / 2, 0, w / 2 + tilt / 2, h);
  sky.addColorStop(0, css(tone.sky[0]));
  sky.addColorStop(1, css(tone.sky[1]));
  ctx.fillStyle = sky;
  ctx.fillRect(0, 0, w, h);
}

/** A quiet pattern, so that a person stands out before it. */
export function paintGround(ctx: Ctx, size: Size, tone: Tone, dice: Dice): void {
  const { w, h } = size;
  const kind = pickOf(dice, GROUNDS);
  const dark = css(mix(tone.sky[1], tone.deep, 0.45), 0.55);
  const light = css(0xffffff, 0.34);
  if (kind === 'rays') rays(ctx, size, w * (0.2 + dice() * 0.6), h * 0.4, 14, light);
  if (kind === 'stripes') {
    ctx.fillStyle = light;
    const step = w * (0.16 + dice() * 0.1);
    for (let x = -h; x < w; x += step) {
      ctx.beginPath();
      ctx.moveTo(x, h);
      ctx.lineTo(x + h * 0.6, 0);
      ctx.lineTo(x + h * 0.6 + step * 0.45, 0);
      ctx.lineTo(x + step * 0.45, h);
      ctx.fill();
    }
  }
  if (kind === 'dots') {
    ctx.fillStyle = light;
    const step = w * 0.13;
    for (let row = 0; row * step < h; row++) {
      for (let x = (row % 2) * step * 0.5; x < w + step; x += step)
        disc(ctx, x, row * step, step * 0.3 * (1 - (row * step) / (h * 1.3)));
    }
  }
  if (kind === 'hills' || kind === 'waves') bands(ctx, size, kind === 'waves' ? 0.05 : 0.16, dark, dice);
  if (kind === 'moon') {
    ctx.fillStyle = css(lighter(tone.sky[0], 0.5), 0.9);
    disc(ctx, w * (0.22 + dice() * 0.56), h * 0.3, w * 0.27);
    bands(ctx, size, 0.1, dark, dice);
  }
}

function disc(ctx: Ctx, x: number, y: number, r: number): void {
  if (r <= 0) return;
  ctx.beginPath();
  ctx.arc(x, y, r, 0, Math.PI * 2);
  ctx.fill();
}

function rays(ctx: Ctx, { w, h }: Size, x: number, y: number, count: number, color: string): void {
  ctx.fillStyle = color;
  const far = Math.hypot(w, h);
  for (let i = 0; i < count; i++) {
    const a = (i / count) * Math.PI * 2;
    ctx.beginPath();
    ctx.moveTo(x, y);
    ctx.lineTo(x + Math.cos(a) * far, y + Math.sin(a) * far);
    ctx.lineTo(x + Math.cos(a + Math.PI / count) * far, y + Math.sin(a + Math.PI / count) * far);
    ctx.fill();
  }
}

function bands(ctx: Ctx, { w, h }: Size, swing: number, color: string, dice: Dice): void {
  ctx.fillStyle = color;
  for (let i = 0; i < 3; i++) {
    const base = h * (0.52 + i * 0.16);
    const phase = dice() * 6.28;
    const pitch = 1 + dice() * 1.6;
    ctx.beginPath();
    ctx.moveTo(0, h);
    for (let t = 0; t <= 1.001; t += 0.04) ctx.lineTo(t * w, base + Math.sin(phase + t * 6.28 * pitch) * h * swing);
    ctx.lineTo(w, h);
    ctx.fill();
  }
}

/** A climax: a wide, loud scene with a sun that fills the sky. */
export function paintVista(ctx: Ctx, size: Size, tone: Tone, dice: Dice): void {
  const { w, h } = size;
  const night = ctx.createLinearGradient(0, 0, 0, h);
  night.addColorStop(0, css(darker(tone.deep, 0.25)));
  night.addColorStop(0.62, css(tone.sky[1]));
  night.addColorStop(1, css(tone.sky[0]));
  ctx.fillStyle = night;
  ctx.fillRect(0, 0, w, h);
  const x = w * (0.3 + dice() * 0.4);
  const y = h * (0.42 + dice() * 0.12);
  rays(ctx, size, x, y, 9 + Math.floor(dice() * 8), css(0xffffff, 0.2));
  const sun = ctx.createRadialGradient(x, y, 0, x, y, Math.min(w, h) * 0.3);
  sun.addColorStop(0, css(0xffffff));
  sun.addColorStop(0.6, css(lighter(tone.sky[0], 0.3)));
  sun.addColorStop(1, css(tone.sky[0], 0));
  ctx.fillStyle = sun;
  disc(ctx, x, y, Math.min(w, h) * 0.3);
  bands(ctx, size, 0.05 + dice() * 0.08, css(darker(tone.deep, 0.35), 0.6), dice);
  ctx.fillStyle = css(0xffffff, 0.85);
  for (let i = 0; i < 18; i++) disc(ctx, dice() * w, dice() * h * 0.6, Math.min(w, h) * (0.004 + dice() * 0.009));
}

/** An event: one strong sign in the middle. */
export function paintSign(ctx: Ctx, size: Size, tone: Tone, dice: Dice): void {
  const { w, h } = size;
  const r = Math.min(w, h) * 0.36;
  ctx.save();
  ctx.translate(w / 2, h / 2);
  const points = 3 + Math.floor(dice() * 5);
  const depth = 0.42 + dice() * 0.4;
  for (const [scale, color] of [
    [1.12, darker(tone.deep, 0.15)],
    [1, lighter(tone.frame, 0.1)],
    [0.62, 0xffffff],
    [0.34, tone.deep],
  ] as const) {
    ctx.rotate(dice() * 0.7);
    ctx.beginPath();
    for (let i = 0; i < points * 2; i++) {
      const a = (i / (points * 2)) * Math.PI * 2 - Math.PI / 2;
      const out = r * scale * (i % 2 === 0 ? 1 : depth);
      ctx.lineTo(Math.cos(a) * out, Math.sin(a) * out);
    }
    ctx.closePath();
    ctx.fillStyle = css(color, color === 0xffffff ? 0.9 : 1);
    ctx.fill();
  }
  ctx.restore();
}
