// The plate of a character: HP and spirit as counters with a gauge, below them its other values; the cues let the counters tick.
import { css, darker, lighter } from '../../scenes/colors.ts';
import type { Box, Size } from '../../scenes/geometry.ts';
import { paintSign, roundRect, write } from '../../scenes/paint.ts';
import { DISPLAY } from '../../scenes/styles.ts';
import { palette } from '../../styles/palette.ts';
import { type ShownStat, VALUE_SIGNS } from './icons.ts';

type Ctx = CanvasRenderingContext2D;
export const COUNTERS = ['hp', 'spirit'] as const;
export type Counter = (typeof COUNTERS)[number];
export const isCounter = (what: string): what is Counter => (COUNTERS as readonly string[]).includes(what);

export interface Counted {
  readonly now: number;
  readonly printed: number;
}
export interface ShownValue extends Counted {
  readonly what: ShownStat;
}

/** What of the plate's height the counters take. */
const SHARE = 0.6;
/** A counter within the plate. */
export function counterBox({ w, h }: Size, what: Counter): Box {
  const half = w / 2;
  return { x: what === 'hp' ? 0 : half, y: 0, w: half, h: h * SHARE };
}
/** Nearly out of the battle, or unable to do anything (1.2). */
export const isLowIn = (what: Counter, { now, printed }: Counted): boolean =>
  what === 'spirit' ? now === 0 : now <= Math.max(1, Math.floor(printed / 3));

const DARK = 0x0b0f1a;
export function paintStats(
  ctx: Ctx,
  size: Size,
  counters: Readonly<Record<Counter, Counted>>,
  values: readonly ShownValue[],
): void {
  const { w, h } = size;
  roundRect(ctx, { x: 1, y: 1, w: w - 2, h: h - 2 }, h * 0.12);
  ctx.fillStyle = css(DARK, 0.94);
  ctx.fill();
  ctx.strokeStyle = css(0xffffff, 0.22);
  ctx.lineWidth = 1;
  ctx.stroke();
  for (const what of COUNTERS) {
    ctx.save();
    const { x, y } = counterBox(size, what);
    ctx.translate(x, y);
    paintCounter(ctx, counterBox(size, what), what, counters[what]);
    ctx.restore();
  }
  const each = (w - 8) / values.length;
  for (const [i, value] of values.entries())
    paintValue(ctx, { x: 4 + i * each, y: h * SHARE, w: each, h: h * (0.96 - SHARE) }, value);
}

/** The number stands large beside its sign; what is printed is small, and the gauge below tells both. */
function paintCounter(ctx: Ctx, { w, h }: Size, what: Counter, counted: Counted): void {
  const { path, color } = VALUE_SIGNS[what];
  const { now, printed } = counted;
  paintSign(ctx, path, { x: h * 0.34, y: h * 0.44 }, h * 0.42, color);
  paintNumber(ctx, { w, h }, what, counted);
  write(ctx, `/${printed}`, w - h * 0.2, h * 0.45, {
    font: `600 ${h * 0.345}px ${DISPLAY}`,
    ...{ color: css(lighter(palette.muted, 0.4)), align: 'right', baseline: 'middle', room: w * 0.3 },
  });
  const bar: Box = { x: h * 0.16, y: h * 0.82, w: w - h * 0.32, h: h * 0.13 };
  gauge(ctx, bar, Math.min(1, printed === 0 ? 0 : now / printed), isLowIn(what, counted) ? palette.danger : color);
}
export function paintNumber(ctx: Ctx, { w, h }: Size, what: Counter, counted: Counted): void {
  const color = isLowIn(what, counted) ? palette.danger : counted.now > counted.printed ? palette.good : palette.text;
  write(ctx, String(counted.now), h * 0.64 + (w - h * 1.1) * 0.3, h * 0.46, {
    font: `800 ${h * 0.68}px ${DISPLAY}`,
    ...{ color: css(color), align: 'center', baseline: 'middle', room: w * 0.42 },
  });
}
function gauge(ctx: Ctx, box: Box, share: number, color: number): void {
  roundRect(ctx, box, box.h / 2);
  ctx.fillStyle = css(darker(color, 0.72));
  ctx.fill();
  if (share <= 0) return;
  roundRect(ctx, { ...box, w: Math.max(box.h, box.w * share) }, box.h / 2);
  const light = ctx.createLinearGradient(box.x, 0, box.x + box.w, 0);
  light.addColorStop(0, css(darker(color, 0.2)));
  light.addColorStop(1, css(lighter(color, 0.3)));
  ctx.fillStyle = light;
  ctx.fill();
}
function paintValue(ctx: Ctx, { x, y, w, h }: Box, { what, now, printed }: ShownValue): void {
  const { path, color } = VALUE_SIGNS[what];
  const ink = now > printed ? palette.good : now < printed ? palette.danger : palette.text;
  const d = Math.min(h * 0.66, w * 0.42);
  paintSign(ctx, path, { x: x + w * 0.28, y: y + h / 2 }, d, color);
  write(ctx, String(now), x + w * 0.68, y + h * 0.54, {
    font: `750 ${Math.max(14, h * 0.78)}px ${DISPLAY}`,
    ...{ color: css(ink), align: 'center', baseline: 'middle', room: w * 0.56 },
  });
}

/** The face of a counter on its way: its number on the dark of the plate. */
export function paintTick(ctx: Ctx, size: Size, what: Counter, counted: Counted): void {
  const { w, h } = size;
  roundRect(ctx, { x: h * 0.6, y: h * 0.06, w: (w - h * 1.1) * 0.62 + 4, h: h * 0.74 }, 4);
  ctx.fillStyle = css(DARK);
  ctx.fill();
  paintNumber(ctx, size, what, counted);
}
