// The brush for things of any outline, such as doors, clocks, hives and rails.
import { type Brush, drawnOnce, fade, num } from './easel.ts';
import { tint } from './tint.ts';

export const FORM = {
  /**
   * A path in a box of 100 around x, y, so large, filled, or drawn in a line of some width: the first of a row of some more,
   * each a step further.
   */
  form({ ctx, w, h, roles }, n, [path = '', color = 'near']) {
    const [k, line] = [(num(n, 2) * Math.min(w, h)) / 100, num(n, 3)];
    for (let i = 0; i <= num(n, 4); i++) {
      ctx.save();
      ctx.translate((num(n, 0) + i * num(n, 5)) * w, (num(n, 1) + i * num(n, 6)) * h);
      ctx.scale(k, k);
      ctx.lineWidth = line;
      ctx.fillStyle = ctx.strokeStyle = fade(ctx, -50, 50, tint(`${color}+12`, roles), tint(`${color}-18`, roles));
      ctx[line > 0 ? 'stroke' : 'fill'](drawnOnce(path));
      ctx.restore();
    }
  },
} as const satisfies Readonly<Record<string, Brush>>;
