// What mats are painted with: the room around them, their floor, recesses with names, the lamp over whose turn it is, rims and the seam between them.
import { css, darker, lighter } from '../scenes/colors.ts';
import type { Format } from '../scenes/format.ts';
import { type Box, centreOf } from '../scenes/geometry.ts';
import { roundRect, write } from '../scenes/paint.ts';
import { BODY } from '../scenes/styles.ts';
import { palette } from '../styles/palette.ts';

type Ctx = CanvasRenderingContext2D;
const ROUND = 18;

/** Inside the edge of a mat alone. */
export function clipToMat(ctx: Ctx, box: Box, paint: () => void): void {
  ctx.save();
  roundRect(ctx, box, ROUND);
  ctx.clip();
  paint();
  ctx.restore();
}

export function paintRoom(ctx: Ctx, { size: { w, h }, middle }: Format): void {
  const light = ctx.createRadialGradient(middle.x, h * 0.34, 60, middle.x, h * 0.46, w * 0.68);
  light.addColorStop(0, css(lighter(palette.night, 0.07)));
  light.addColorStop(0.55, css(palette.night));
  light.addColorStop(1, css(palette.nightDeep));
  ctx.fillStyle = light;
  // The window may be wider or higher than the table; the room goes on.
  ctx.fillRect(-w, -h, w * 3, h * 3);
}

/** The floor of a mat, worn dark towards its ends. */
export function paintFloor(ctx: Ctx, box: Box, color: number): void {
  ctx.save();
  ctx.shadowColor = css(0x000000, 0.7);
  ctx.shadowBlur = 34;
  ctx.shadowOffsetY = 12;
  roundRect(ctx, box, ROUND);
  const light = ctx.createLinearGradient(0, box.y, 0, box.y + box.h);
  light.addColorStop(0, css(lighter(color, 0.07)));
  light.addColorStop(1, css(darker(color, 0.3)));
  ctx.fillStyle = light;
  ctx.fill();
  ctx.restore();
  clipToMat(ctx, box, () => {
    const { x, y } = centreOf(box);
    const worn = ctx.createRadialGradient(x, y, box.h * 0.5, x, y, box.w * 0.62);
    worn.addColorStop(0, css(palette.nightDeep, 0));
    worn.addColorStop(1, css(palette.nightDeep, 0.62));
    ctx.fillStyle = worn;
    ctx.fillRect(box.x, box.y, box.w, box.h);
  });
}

/** The pool of lamp light on the mat of whoever's turn it is. */
export function paintLamp(ctx: Ctx, box: Box, own: boolean): void {
  clipToMat(ctx, box, () => {
    ctx.translate(centreOf(box).x, own ? box.y + box.h * 0.3 : box.y + box.h * 0.7);
    ctx.scale(1, 0.56);
    const pool = ctx.createRadialGradient(0, 0, 0, 0, 0, box.w * 0.46);
    // Light adds to the floor's own colour; laid over it, it would only grey it.
    ctx.globalCompositeOperation = 'lighter';
    pool.addColorStop(0, css(palette.accent, 0.2));
    pool.addColorStop(0.5, css(palette.accent, 0.09));
    pool.addColorStop(1, css(palette.accent, 0));
    ctx.fillStyle = pool;
    ctx.fillRect(-box.w, -box.h * 2, box.w * 2, box.h * 4);
  });
}

/**
 * A recess for a pile: dark, its lower edge catching the light. Its name stands in its middle, where cards will cover it:
 * who sees cards needs no name.
 */
export function paintRecess(ctx: Ctx, box: Box, name: string, low: boolean): void {
  roundRect(ctx, box, 9);
  ctx.fillStyle = css(palette.nightDeep, 0.42);
  ctx.fill();
  ctx.strokeStyle = css(palette.nightDeep, 0.7);
  ctx.lineWidth = 1.5;
  ctx.stroke();
  ctx.save();
  ctx.beginPath();
  ctx.rect(box.x - 2, box.y + box.h * 0.6, box.w + 4, box.h * 0.5);
  ctx.clip();
  roundRect(ctx, { ...box, y: box.y + 1 }, 9);
  ctx.strokeStyle = css(0xffffff, 0.12);
  ctx.lineWidth = 1;
  ctx.stroke();
  ctx.restore();
  const { x, y } = centreOf(box);
  write(ctx, name, x, y, {
    font: `600 ${low ? 14 : 16.5}px ${BODY}`,
    color: css(palette.muted),
    align: 'center',
    baseline: 'middle',
    room: box.w - 10,
  });
}

/** Light from above: a bright hairline at the upper edge of a mat, none below. */
export function paintRim(ctx: Ctx, box: Box, color: number): void {
  roundRect(ctx, { x: box.x + 0.75, y: box.y + 0.75, w: box.w - 1.5, h: box.h - 1.5 }, ROUND - 1);
  const light = ctx.createLinearGradient(0, box.y, 0, box.y + box.h);
  light.addColorStop(0, css(lighter(color, 0.2), 0.5));
  light.addColorStop(0.25, css(color, 0.16));
  light.addColorStop(1, css(palette.nightDeep, 0.5));
  ctx.strokeStyle = light;
  ctx.lineWidth = 1.5;
  ctx.stroke();
}

/** The line between the two mats, gone at its ends. */
export function paintSeam(ctx: Ctx, { mat, middle }: Format, color: number): void {
  const line = ctx.createLinearGradient(mat.x, 0, mat.x + mat.w, 0);
  line.addColorStop(0, css(color, 0));
  line.addColorStop(0.2, css(color, 0.6));
  line.addColorStop(0.5, css(lighter(color, 0.4), 0.95));
  line.addColorStop(0.8, css(color, 0.6));
  line.addColorStop(1, css(color, 0));
  ctx.fillStyle = line;
  ctx.fillRect(mat.x, middle.y - 1, mat.w, 2);
}
