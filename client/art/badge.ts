// Small marks printed on cards, told apart by shape and by colour.
import { css } from '../scenes/colors.ts';

export interface Badge {
  /** In a box of 16 by 16. */
  readonly path: string;
  readonly color: number;
}

/** Paints a badge into a round of diameter `d` around a point. */
export function paintBadge(ctx: CanvasRenderingContext2D, badge: Badge, x: number, y: number, d: number): void {
  ctx.beginPath();
  ctx.arc(x, y, d / 2, 0, Math.PI * 2);
  ctx.fillStyle = css(badge.color);
  ctx.fill();
  ctx.lineWidth = d * 0.07;
  ctx.strokeStyle = css(0xffffff, 0.92);
  ctx.stroke();
  ctx.save();
  const scale = (d * 0.62) / 16;
  ctx.translate(x - 8 * scale, y - 8 * scale);
  ctx.scale(scale, scale);
  ctx.fillStyle = css(0xffffff);
  ctx.fill(new Path2D(badge.path));
  ctx.restore();
}
