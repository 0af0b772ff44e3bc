// The painted shapes of effects that every game uses: light, rings, sparks, dust, slashes and shards.
import { css, darker, lighter } from '../scenes/colors.ts';
import { roundRect } from '../scenes/paint.ts';
import type { Shape } from './bits.ts';

type Paint = CanvasRenderingContext2D;
const named = (name: string, color: number): string => `fx:${name}:${color.toString(16)}`;

/** Paints around the middle of the shape. */
export const shape = (key: string, w: number, h: number, paint: (ctx: Paint) => void): Shape => ({
  key,
  w,
  h,
  paint(ctx) {
    ctx.translate(w / 2, h / 2);
    paint(ctx);
  },
});

function light(ctx: Paint, radius: number, stops: readonly (readonly [at: number, color: string])[]): void {
  const shade = ctx.createRadialGradient(0, 0, 0, 0, 0, radius);
  for (const [at, color] of stops) shade.addColorStop(at, color);
  ctx.fillStyle = shade;
  ctx.beginPath();
  ctx.arc(0, 0, radius, 0, Math.PI * 2);
  ctx.fill();
}

export const glow = (color: number): Shape =>
  shape(named('glow', color), 120, 120, (ctx) =>
    light(ctx, 60, [
      [0, css(lighter(color, 0.75), 0.95)],
      [0.25, css(lighter(color, 0.3), 0.6)],
      [0.6, css(color, 0.18)],
      [1, css(color, 0)],
    ]),
  );

export const ring = (color: number): Shape =>
  shape(named('ring', color), 150, 150, (ctx) => {
    light(ctx, 75, [
      [0, css(color, 0)],
      [0.7, css(color, 0)],
      [0.86, css(color, 0.4)],
      [0.91, css(lighter(color, 0.7), 0.95)],
      [0.95, css(color, 0.35)],
      [1, css(color, 0)],
    ]);
  });

/** A spark drawn out along its way, bright at its right end. */
export const streak = (color: number): Shape =>
  shape(named('streak', color), 70, 9, (ctx) => {
    const shade = ctx.createLinearGradient(-35, 0, 35, 0);
    shade.addColorStop(0, css(color, 0));
    shade.addColorStop(0.7, css(color, 0.85));
    shade.addColorStop(1, css(lighter(color, 0.85)));
    ctx.fillStyle = shade;
    ctx.beginPath();
    ctx.moveTo(-35, 0);
    ctx.quadraticCurveTo(18, -4.5, 34, 0);
    ctx.quadraticCurveTo(18, 4.5, -35, 0);
    ctx.fill();
  });

export const twinkle = (color: number): Shape =>
  shape(named('twinkle', color), 48, 48, (ctx) => {
    light(ctx, 16, [
      [0, css(color, 0.7)],
      [1, css(color, 0)],
    ]);
    ctx.fillStyle = css(lighter(color, 0.8));
    ctx.beginPath();
    for (let i = 0; i < 8; i++) {
      const far = i % 2 === 0 ? 23 : 3.2;
      ctx.lineTo(Math.cos((i * Math.PI) / 4) * far, Math.sin((i * Math.PI) / 4) * far);
    }
    ctx.fill();
  });

export const puff: Shape = shape('fx:puff', 60, 60, (ctx) =>
  light(ctx, 30, [
    [0, 'rgba(226, 214, 190, 0.4)'],
    [0.5, 'rgba(200, 190, 170, 0.2)'],
    [1, 'rgba(190, 180, 160, 0)'],
  ]),
);

/** A curved cut, thick in its middle. */
export const slash = (color: number): Shape =>
  shape(named('slash', color), 250, 64, (ctx) => {
    ctx.shadowColor = css(color);
    ctx.shadowBlur = 14;
    ctx.fillStyle = css(lighter(color, 0.85), 0.96);
    ctx.beginPath();
    ctx.moveTo(-120, 18);
    ctx.quadraticCurveTo(10, -34, 120, -10);
    ctx.quadraticCurveTo(14, -12, -120, 18);
    ctx.fill();
  });

/** A beam of light that widens to the right; also, upright, a spotlight. */
export const cone = (color: number): Shape =>
  shape(named('cone', color), 220, 110, (ctx) => {
    const shade = ctx.createLinearGradient(-110, 0, 110, 0);
    shade.addColorStop(0, css(lighter(color, 0.7), 0.75));
    shade.addColorStop(0.6, css(color, 0.25));
    shade.addColorStop(1, css(color, 0));
    ctx.fillStyle = shade;
    ctx.beginPath();
    ctx.moveTo(-110, -7);
    ctx.lineTo(110, -54);
    ctx.lineTo(110, 54);
    ctx.lineTo(-110, 7);
    ctx.fill();
  });

/** A strip of light, soft at its rims and its ends. */
export const strip = (color: number): Shape =>
  shape(named('strip', color), 120, 22, (ctx) => {
    const shade = ctx.createLinearGradient(0, -11, 0, 11);
    shade.addColorStop(0, css(color, 0));
    shade.addColorStop(0.4, css(color, 0.55));
    shade.addColorStop(0.5, css(lighter(color, 0.8), 0.95));
    shade.addColorStop(0.6, css(color, 0.55));
    shade.addColorStop(1, css(color, 0));
    ctx.fillStyle = shade;
    for (let x = 0; x < 120; x += 2) {
      ctx.globalAlpha = Math.min(1, x / 44, (118 - x) / 44) ** 1.5;
      ctx.fillRect(x - 60, -11, 2, 22);
    }
    ctx.globalAlpha = 1;
  });

/** The white of an impact, as large as a card. */
export const blank = (w: number, h: number): Shape =>
  shape(`fx:blank:${w}x${h}`, w, h, (ctx) => {
    roundRect(ctx, { x: -w / 2, y: -h / 2, w, h }, w * 0.055);
    ctx.fillStyle = css(0xfffaf0, 0.92);
    ctx.fill();
  });

const SHARDS = [
  [-16, -20, 14, -14, 4, 20],
  [-14, 12, -4, -20, 16, 6],
  [-18, -6, 12, -18, 18, 12, -6, 18],
] as const;
/** A splinter of a card. */
export const shard = (nth: number, color: number): Shape =>
  shape(named(`shard${nth % SHARDS.length}`, color), 44, 48, (ctx) => {
    const points = SHARDS[nth % SHARDS.length] ?? SHARDS[0];
    ctx.beginPath();
    for (let i = 0; i < points.length; i += 2) ctx.lineTo(points[i] ?? 0, points[i + 1] ?? 0);
    ctx.closePath();
    const shade = ctx.createLinearGradient(0, -22, 0, 22);
    shade.addColorStop(0, css(lighter(color, 0.6)));
    shade.addColorStop(1, css(darker(color, 0.25)));
    ctx.fillStyle = shade;
    ctx.fill();
    ctx.strokeStyle = css(0xffffff, 0.8);
    ctx.lineWidth = 1.5;
    ctx.stroke();
  });

/** A flat veil over everything. */
export const veil = (color: number, alpha: number): Shape => ({
  key: `${named('veil', color)}:${alpha}`,
  w: 3600,
  h: 2800,
  stretch: 'both',
  paint(ctx) {
    ctx.fillStyle = css(color, alpha);
    ctx.fillRect(0, 0, 99, 99);
  },
});
