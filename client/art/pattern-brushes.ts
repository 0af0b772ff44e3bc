// Brushes for patterns: forms or small lights on arcs, spirals and lines, and broad rays of light.
import { type Brush, disc, drawnOnce, type Easel, fade, glow, num, shape, TURN } from './easel.ts';
import { tint } from './tint.ts';

/** Of a size in the picture's own units, turned by so many turns from upright; no path is a small light. */
function piece({ ctx, roles }: Easel, path: string, color: string, x: number, y: number, size: number, turn: number) {
  if (path === '') {
    glow(ctx, x, y, size * 1.15, tint(color, roles, 0.8), tint(color, roles, 0));
    disc(ctx, x, y, size * 0.5, tint(`${color}-10`, roles));
    return disc(ctx, x, y, size * 0.3, tint(`${color}+80`, roles));
  }
  const drawn = drawnOnce(path);
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(turn * TURN);
  ctx.scale(size / 100, size / 100);
  ctx.lineJoin = 'round';
  ctx.lineWidth = 14;
  ctx.strokeStyle = tint(`${color}-66`, roles, 0.75);
  ctx.stroke(drawn);
  ctx.fillStyle = fade(ctx, -50, 50, tint(`${color}+30`, roles), tint(`${color}-12`, roles));
  ctx.fill(drawn);
  ctx.restore();
}

export const PATTERN = {
  /**
   * So many pieces around a middle, the first and the last so far from it and at such turns from upright, each with its head
   * outwards; the last is so large.
   */
  arc(easel, n, [path = '', color = 'sun']) {
    const { w, h } = easel;
    const m = Math.min(w, h);
    const [x, y, size, count] = [num(n, 0) * w, num(n, 1) * h, num(n, 2) * m, num(n, 3)];
    const [near, far, from, to] = [num(n, 4) * m, num(n, 5) * m, num(n, 6), num(n, 7)];
    const last = (n[8] ?? num(n, 2)) * m;
    for (let i = 0; i < count; i++) {
      const t = count > 1 ? i / (count - 1) : 0;
      const turn = from + (to - from) * t;
      const out = near + (far - near) * t;
      const [sin, cos] = [Math.sin(turn * TURN), Math.cos(turn * TURN)];
      piece(easel, path, color, x + sin * out, y - cos * out, size + (last - size) * t, turn);
    }
  },
  /** So many pieces from one point to another, swinging so far in so many waves, their heads ahead; first and last size. */
  stream(easel, n, [path = '', color = 'sun']) {
    const { w, h } = easel;
    const m = Math.min(w, h);
    const [x, y] = [num(n, 0) * w, num(n, 1) * h];
    const [dx, dy] = [num(n, 2) * w - x, num(n, 3) * h - y];
    const [first, last, count, swing, waves] = [num(n, 4) * m, num(n, 5) * m, num(n, 6), num(n, 7), num(n, 8)];
    const turn = Math.atan2(dx, -dy) / TURN;
    for (let i = 0; i < count; i++) {
      const t = (i + 0.5) / count;
      const off = Math.sin(t * waves * TURN) * swing;
      piece(easel, path, color, x + dx * t - dy * off, y + dy * t + dx * off, first + (last - first) * t, turn);
    }
  },
  /** Pieces here and there, no two turned alike, between two heights. */
  strewn(easel, n, [path = '', color = 'sun']) {
    const { w, h, dice } = easel;
    const m = Math.min(w, h);
    for (let i = 0; i < num(n, 1); i++) {
      const [x, y, k, turn] = [dice() * w, (num(n, 2) + dice() * (num(n, 3) - num(n, 2))) * h, 0.6 + dice(), dice()];
      piece(easel, path, color, x, y, num(n, 0) * m * k, turn);
    }
  },
  /** A ray from a point at such a turn, so wide at its end (in turns) and so bright. */
  beam({ ctx, w, h, roles }, n, [color = 'sun']) {
    const [x, y, turn, half, far] = [num(n, 0) * w, num(n, 1) * h, num(n, 2), num(n, 3), Math.hypot(w, h)];
    for (const [part, bright] of [
      [1, 0.55],
      [0.45, 1],
    ] as const) {
      const at = (side: number): [number, number] => {
        const way = (turn + side * half * part) * TURN;
        return [x + Math.sin(way) * far, y - Math.cos(way) * far];
      };
      const light = ctx.createRadialGradient(x, y, 0, x, y, far);
      light.addColorStop(0, tint(`${color}+50`, roles, num(n, 4) * bright));
      light.addColorStop(1, tint(color, roles, num(n, 4) * bright * 0.25));
      shape(ctx, light, x, y, ...at(-1), ...at(1));
    }
  },
} as const satisfies Readonly<Record<string, Brush>>;
