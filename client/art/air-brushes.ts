// Brushes for what is in the air: lights, stars, clouds, mist and weather.
import { type Brush, disc, fade, glow, num, shape, TURN } from './easel.ts';
import { tint } from './tint.ts';

export const AIR = {
  sun({ ctx, w, h, roles }, n, [color = 'sun']) {
    const [x, y, r] = [num(n, 0) * w, num(n, 1) * h, num(n, 2) * Math.min(w, h)];
    glow(ctx, x, y, r * 3.4, tint(color, roles, 0.6), tint('low', roles, 0));
    disc(ctx, x, y, r, fade(ctx, y - r, y + r, tint(`${color}+50`, roles), tint(color, roles, 0.8)));
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
} as const satisfies Readonly<Record<string, Brush>>;
