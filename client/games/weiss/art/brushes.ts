// Paints the strokes of which scenes are made. Where they lie is a share of the picture, how large they are one of its shorter side.
import type { Stroke } from './artwork.ts';
import { type Roles, tint } from './tint.ts';

type Ctx = CanvasRenderingContext2D;
const TURN = Math.PI * 2;

export interface Easel {
  readonly ctx: Ctx;
  readonly w: number;
  readonly h: number;
  readonly roles: Roles;
  dice(): number;
}
/** The measures of a stroke, then its colours, in their order. */
type Brush = (easel: Easel, n: readonly number[], colors: readonly string[]) => void;
const num = (n: readonly number[], i: number): number => n[i] ?? 0;

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
function fade(ctx: Ctx, y: number, to: number, ...colors: readonly string[]): CanvasGradient {
  const down = ctx.createLinearGradient(0, y, 0, to);
  for (const [i, color] of colors.entries()) down.addColorStop(i / (colors.length - 1), color);
  return down;
}
function shape(ctx: Ctx, fill: string | CanvasGradient, ...points: readonly number[]): void {
  ctx.beginPath();
  for (let i = 0; i < points.length; i += 2) ctx.lineTo(points[i] ?? 0, points[i + 1] ?? 0);
  ctx.fillStyle = fill;
  ctx.fill();
}
/** A skyline from its heights at even steps, down to the foot. */
function skyline({ ctx, w, h }: Easel, fill: string | CanvasGradient, count: number, at: (t: number) => number): void {
  const points: number[] = [];
  for (let i = 0; i <= count; i++) points.push((i / count) * w, at(i / count) * h);
  shape(ctx, fill, ...points, w, h, 0, h);
}

const BRUSHES: Readonly<Record<string, Brush>> = {
  sun({ ctx, w, h, roles }, n) {
    const [x, y, r] = [num(n, 0) * w, num(n, 1) * h, num(n, 2) * Math.min(w, h)];
    glow(ctx, x, y, r * 3.4, tint('sun', roles, 0.6), tint('low', roles, 0));
    disc(ctx, x, y, r, fade(ctx, y - r, y + r, tint('sun+50', roles), tint('sun', roles, 0.8)));
  },
  stars({ ctx, w, h, dice }, n) {
    ctx.fillStyle = '#fffbe6';
    for (let i = 0; i < num(n, 0); i++) {
      ctx.globalAlpha = 0.3 + dice() * 0.7;
      const r = Math.min(w, h) * (0.004 + dice() ** 3 * 0.012);
      ctx.fillRect(dice() * w, dice() * num(n, 1) * h, r, r);
    }
    ctx.globalAlpha = 1;
  },
  clouds({ ctx, w, h, roles, dice }, n, [color = 'low']) {
    const m = Math.min(w, h);
    const [y, count, size, alpha] = [num(n, 0) * h, num(n, 1), num(n, 2) * m, num(n, 3)];
    for (let i = 0; i < count; i++) {
      const x = ((i + dice()) / count) * w;
      const r = size * (0.6 + dice() * 0.7);
      const at = y + (dice() - 0.5) * size * 0.8;
      ctx.fillStyle = fade(
        ctx,
        at - r,
        at + r * 0.5,
        tint(`${color}+24`, roles, alpha),
        tint(color, roles, alpha * 0.2),
      );
      ctx.beginPath();
      for (const [dx, dr] of [
        [0, 1],
        [-0.95, 0.62],
        [0.9, 0.7],
        [1.7, 0.4],
        [-1.6, 0.36],
      ] as const) {
        ctx.moveTo(x + dx * r + dr * r, at);
        ctx.arc(x + dx * r, at + (1 - dr) * r * 0.4, dr * r, 0, TURN);
      }
      ctx.fill();
    }
  },
  ridge(easel, n, [color = 'far']) {
    const { ctx, h, roles, dice } = easel;
    const [y, swing, waves] = [num(n, 0), num(n, 1), num(n, 2)];
    const phase = dice() * TURN;
    const fill = fade(ctx, (y - swing) * h, (y + 0.35) * h, tint(`${color}+14`, roles), tint(`${color}-22`, roles));
    const wave = (t: number): number =>
      y + swing * (Math.sin(phase + t * TURN * waves) * 0.7 + Math.sin(phase * 2 + t * TURN * waves * 2.3) * 0.3);
    skyline(easel, fill, 30, wave);
  },
  peaks(easel, n, [color = 'far']) {
    const { ctx, h, roles, dice } = easel;
    const [y, swing, count] = [num(n, 0), num(n, 1), num(n, 2)];
    const fill = fade(ctx, (y - swing) * h, (y + 0.1) * h, tint(`${color}-10`, roles), tint('low', roles, 0.6));
    let i = 0;
    skyline(easel, fill, count * 2, () => y - (i++ % 2) * swing * (0.4 + dice() * 0.6));
  },
  town({ ctx, w, h, roles, dice }, n, [color = 'far']) {
    const [foot, high, count] = [num(n, 0) * h, num(n, 1) * h, num(n, 2)];
    const wide = w / count;
    for (let i = 0; i < count; i++) {
      const [x, top] = [i * wide - wide * 0.1, foot - high * (0.35 + dice() * 0.65)];
      const [far, roof] = [x + wide * 1.2, wide * (0.25 + dice() * 0.45)];
      const wall = fade(ctx, top - roof, foot, tint(`${color}+12`, roles), tint(`${color}-25`, roles));
      shape(ctx, wall, x, h, x, top, (x + far) / 2, top - roof, far, top, far, h);
      shape(
        ctx,
        tint('sun', roles, 0.35),
        x,
        top,
        (x + far) / 2,
        top - roof,
        far,
        top,
        (x + far) / 2,
        top - roof * 0.8,
      );
      ctx.fillStyle = tint('#ffd27a', roles, 0.9);
      for (let row = 0; row < 3; row++) {
        for (let k = 0; k < 2; k++) {
          if (dice() < 0.5)
            ctx.fillRect(x + wide * (0.3 + k * 0.4), top + wide * (0.2 + row * 0.5), wide * 0.16, wide * 0.24);
        }
      }
    }
  },
  sea({ ctx, w, h, roles, dice }, n) {
    const y = num(n, 0) * h;
    ctx.fillStyle = fade(ctx, y, h, tint('low', roles), tint('mid', roles), tint('top', roles));
    ctx.fillRect(0, y, w, h - y);
    for (let i = 0; i < 34; i++) {
      const t = dice() ** 1.5;
      const wide = w * (0.03 + t * 0.14) * (0.5 + dice());
      ctx.fillStyle = tint(i % 3 === 0 ? 'top' : 'sun', roles, i % 3 === 0 ? 0.25 : 0.5 * (1 - t * 0.6));
      ctx.fillRect(w * (0.5 + (dice() - 0.5) * (0.5 + t)) - wide / 2, y + t * (h - y), wide, h * (0.004 + t * 0.009));
    }
  },
  shafts({ ctx, w, h, roles, dice }, n) {
    for (let i = 0; i < 5; i++) {
      const [x, to] = [num(n, 0) * w + (dice() - 0.5) * w * 0.3, (i / 4) * w * 1.4 - w * 0.2];
      const light = fade(ctx, 0, h * 0.85, tint('sun', roles, num(n, 1) * 1.6), tint('sun', roles, 0));
      shape(ctx, light, x - w * 0.02, 0, x + w * 0.02, 0, to + w * 0.1, h, to - w * 0.1, h);
    }
  },
  burst({ ctx, w, h, roles, dice }, n) {
    const [x, y, count, far] = [num(n, 0) * w, num(n, 1) * h, num(n, 2), Math.hypot(w, h)];
    const light = ctx.createRadialGradient(x, y, 0, x, y, far * 0.8);
    light.addColorStop(0, tint('sun', roles, num(n, 3) * 2.4));
    light.addColorStop(1, tint('sun', roles, 0));
    ctx.beginPath();
    for (let i = 0; i < count; i++) {
      const a = ((i + dice() * 0.5) / count) * TURN;
      const b = a + (TURN / count) * (0.3 + dice() * 0.3);
      ctx.moveTo(x, y);
      ctx.lineTo(x + Math.cos(a) * far, y + Math.sin(a) * far);
      ctx.lineTo(x + Math.cos(b) * far, y + Math.sin(b) * far);
    }
    ctx.fillStyle = light;
    ctx.fill();
  },
  bokeh({ ctx, w, h, roles, dice }, n, [color = 'lamp']) {
    for (let i = 0; i < num(n, 0); i++) {
      const r = Math.min(w, h) * (0.012 + dice() ** 2 * 0.05);
      const [x, y] = [dice() * w, (num(n, 1) + dice() * (num(n, 2) - num(n, 1))) * h];
      glow(ctx, x, y, r, tint(`${color}+45`, roles, 0.75), tint(color, roles, 0.12));
    }
  },
  garland({ ctx, w, h, roles, dice }, n) {
    const [y, sag, count, m] = [num(n, 0) * h, num(n, 1) * h, num(n, 2), Math.min(w, h)];
    const skew = (dice() - 0.5) * 0.12 * h;
    const at = (t: number): number => y + sag * 4 * t * (1 - t) + skew * t;
    ctx.beginPath();
    for (let i = 0; i <= 16; i++) ctx.lineTo((i / 16) * w, at(i / 16));
    ctx.strokeStyle = tint('top-40', roles, 0.8);
    ctx.lineWidth = m * 0.006;
    ctx.stroke();
    for (let i = 0; i < count; i++) {
      const [x, r] = [((i + 0.5) / count) * w, m * 0.022];
      const low = at(x / w) + r * 1.2;
      glow(ctx, x, low, r * 3.4, tint('lamp', roles, 0.65), tint('lamp', roles, 0));
      disc(ctx, x, low, r, tint(i % 2 === 0 ? 'lamp+55' : 'sun+20', roles));
    }
  },
  /** A way to the vanishing point, its planks closer the farther they are. */
  road({ ctx, w, h, roles }, n, [color = 'near']) {
    const [y, half] = [num(n, 0) * h, num(n, 1) * w];
    const [x, tip] = [w / 2, half > w ? half : w * 0.03];
    shape(
      ctx,
      fade(ctx, y, h, tint(`${color}+26`, roles), tint(color, roles)),
      x - tip,
      y,
      x + tip,
      y,
      x + half,
      h,
      x - half,
      h,
    );
    for (let i = 1; i < 9; i++) {
      const t = (i / 9) ** 2.2;
      const wide = tip + (half - tip) * t;
      ctx.fillStyle = tint(`${color}-40`, roles, 0.6);
      ctx.fillRect(x - wide, y + t * (h - y), wide * 2, h * (0.003 + t * 0.012));
    }
    for (const side of [-1, 1]) {
      shape(ctx, tint('sun', roles, 0.55), x + side * tip, y, x + side * half, h, x + side * half * 0.93, h);
    }
  },
  lamps({ ctx, w, h, roles }, n, [color = 'lamp']) {
    const [y, count, m] = [num(n, 0) * h, num(n, 1), Math.min(w, h)];
    for (let i = 0; i < count; i++) {
      const t = ((i + 0.6) / count) ** 1.8;
      for (const side of [-1, 1]) {
        const [x, foot, r] = [w * (0.5 + side * (0.05 + t * 0.48)), y + t * (h - y) * 0.8, m * (0.006 + t * 0.018)];
        ctx.fillStyle = tint('near-20', roles);
        ctx.fillRect(x - r * 0.25, foot - r * 8, r * 0.5, r * 8);
        glow(ctx, x, foot - r * 8, r * 4, tint(color, roles, 0.7), tint(color, roles, 0));
        disc(ctx, x, foot - r * 8, r, tint(`${color}+60`, roles));
      }
    }
  },
  reeds({ ctx, w, h, roles, dice }, n, [color = 'near']) {
    const [high, count] = [num(n, 0) * h, num(n, 1)];
    const fill = tint(color, roles);
    for (let i = 0; i < count; i++) {
      const edge = dice() * 0.3;
      const [x, tall, bend] = [
        w * (i % 2 === 0 ? edge : 1 - edge),
        high * (0.5 + dice() * 0.5),
        (dice() - 0.5) * w * 0.12,
      ];
      shape(ctx, fill, x - w * 0.012, h, x + bend, h - tall, x + w * 0.012, h);
    }
  },
  mist({ ctx, w, h, roles }, n, [color = 'low']) {
    const [y, high] = [num(n, 0) * h, num(n, 1) * h];
    ctx.fillStyle = fade(
      ctx,
      y - high,
      y + high,
      tint(color, roles, 0),
      tint(color, roles, num(n, 2)),
      tint(color, roles, 0),
    );
    ctx.fillRect(0, y - high, w, high * 2);
  },
  poly({ ctx, w, h, roles }, n, [color = 'near']) {
    const high = n.filter((_, i) => i % 2 === 1).map((y) => y * h);
    const fill = fade(
      ctx,
      Math.min(...high),
      Math.max(...high),
      tint(`${color}+10`, roles),
      tint(`${color}-18`, roles),
    );
    shape(ctx, fill, ...n.map((share, i) => share * (i % 2 === 0 ? w : h)));
  },
  cone({ ctx, w, h, roles }, n) {
    const [x, y, half] = [num(n, 0) * w, num(n, 1) * h, num(n, 2) * w];
    const light = fade(ctx, y, h, tint('lamp+40', roles, num(n, 3) * 0.7), tint('lamp', roles, 0));
    shape(ctx, light, x - w * 0.02, y, x + w * 0.02, y, x + half, h, x - half, h);
  },
  speed({ ctx, w, h, roles, dice }, n) {
    for (let i = 0; i < num(n, 0); i++) {
      const a = dice() * TURN;
      const [near, far] = [w * (0.46 + dice() * 0.2), w * 1.1];
      const [x, y] = [w / 2, h * 0.46];
      const spread = 0.006 + dice() * 0.012;
      shape(
        ctx,
        tint('sun+40', roles, num(n, 1) * (0.3 + dice() * 0.5)),
        x + Math.cos(a) * near,
        y + Math.sin(a) * near,
        x + Math.cos(a + spread) * far,
        y + Math.sin(a + spread) * far,
        x + Math.cos(a - spread) * far,
        y + Math.sin(a - spread) * far,
      );
    }
  },
  swirl({ ctx, w, h, roles, dice }, n, [color = 'low']) {
    const [x, y, count, m] = [num(n, 0) * w, num(n, 1) * h, num(n, 2), Math.max(w, h)];
    glow(ctx, x, y, m * 0.5, tint(`${color}+40`, roles, 0.9), tint(color, roles, 0));
    ctx.lineCap = 'round';
    for (let i = 0; i < count; i++) {
      const r = m * (0.1 + (i / count) * 0.55);
      ctx.beginPath();
      ctx.ellipse(x, y, r, r * 0.62, -0.2, dice() * TURN, dice() * TURN + 2.2);
      ctx.strokeStyle = tint(i % 2 === 0 ? 'top' : `${color}+20`, roles, 0.5);
      ctx.lineWidth = m * (0.012 + dice() * 0.04);
      ctx.stroke();
    }
  },
  bolt({ ctx, w, h, roles, dice }, n) {
    const points: number[] = [];
    let x = num(n, 0) * w;
    for (let i = 0; i <= 5; i++) {
      x += (dice() - 0.5) * w * 0.14;
      points.push(x, num(n, 1) * h + i * h * 0.1);
    }
    for (const [width, color, alpha] of [
      [0.03, 'sun', 0.35],
      [0.009, 'sun+70', 1],
    ] as const) {
      ctx.beginPath();
      for (let i = 0; i < points.length; i += 2) ctx.lineTo(points[i] ?? 0, points[i + 1] ?? 0);
      ctx.strokeStyle = tint(color, roles, alpha);
      ctx.lineWidth = Math.min(w, h) * width;
      ctx.stroke();
    }
  },
  rain({ ctx, w, h, roles, dice }, n) {
    ctx.beginPath();
    for (let i = 0; i < num(n, 0); i++) {
      const [x, y, long] = [dice() * w * 1.2, dice() * h, h * (0.04 + dice() * 0.06)];
      ctx.moveTo(x, y);
      ctx.lineTo(x - long * num(n, 1), y + long);
    }
    ctx.strokeStyle = tint('sun', roles, 0.4);
    ctx.lineWidth = Math.min(w, h) * 0.005;
    ctx.stroke();
  },
};

export function paintStrokes(easel: Easel, strokes: readonly Stroke[]): void {
  for (const [name, ...args] of strokes) {
    const colors = args.filter((arg) => typeof arg === 'string');
    BRUSHES[name]?.(
      easel,
      args.filter((arg) => typeof arg === 'number'),
      colors,
    );
  }
}
