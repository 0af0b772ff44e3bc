// Brushes for what stands on the ground or lies there: hills, houses, water, ways.
import { type Brush, disc, fade, glow, num, shape, skyline, TURN } from './easel.ts';
import { tint } from './tint.ts';

export const GROUND = {
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
} as const satisfies Readonly<Record<string, Brush>>;
