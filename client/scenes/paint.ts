// Small pieces of 2D painting that every plate, card and mat uses.
import { css, darker, lighter } from './colors.ts';
import type { Box, Point } from './geometry.ts';
import { inForms } from './styles.ts';

export function roundRect(ctx: CanvasRenderingContext2D, { x, y, w, h }: Box, radius: number): void {
  ctx.beginPath();
  ctx.roundRect(x, y, w, h, Math.min(radius, w / 2, h / 2));
}

/** From here on nothing is painted where something else is to be seen; the boxes lie apart. */
export function leaveOut(ctx: CanvasRenderingContext2D, paper: Box, boxes: readonly Box[]): void {
  if (boxes.length === 0) return;
  ctx.beginPath();
  for (const { x, y, w, h } of [paper, ...boxes]) ctx.rect(x, y, w, h);
  ctx.clip('evenodd');
}

/** A surface lit from above: lighter at its upper edge, darker below. Its outline is left as the path. */
export function surface(ctx: CanvasRenderingContext2D, box: Box, radius: number, color: number, alpha = 1): void {
  roundRect(ctx, box, radius);
  const light = ctx.createLinearGradient(0, box.y, 0, box.y + box.h);
  light.addColorStop(0, css(lighter(color, 0.07), alpha));
  light.addColorStop(0.25, css(color, alpha));
  light.addColorStop(1, css(darker(color, 0.2), alpha));
  ctx.fillStyle = light;
  ctx.fill();
}

/** A sign out of a box of 16 by 16, in one colour, around this point. */
export function paintSign(
  ctx: CanvasRenderingContext2D,
  path: string,
  { x, y }: Point,
  d: number,
  color: number,
): void {
  ctx.save();
  ctx.translate(x - d / 2, y - d / 2);
  ctx.scale(d / 16, d / 16);
  ctx.fillStyle = css(color);
  ctx.fill(new Path2D(path), 'evenodd');
  ctx.restore();
}
export interface Sign {
  readonly path: string;
  readonly color: number;
}
/** A round of its colour with the sign in white. */
export function paintMark(ctx: CanvasRenderingContext2D, { path, color }: Sign, d: number): void {
  ctx.beginPath();
  ctx.arc(d / 2, d / 2, d / 2 - 1, 0, Math.PI * 2);
  ctx.fillStyle = css(color);
  ctx.fill();
  ctx.strokeStyle = css(0xffffff, 0.9);
  ctx.lineWidth = 1.5;
  ctx.stroke();
  paintSign(ctx, path, { x: d / 2, y: d / 2 }, d * 0.6, 0xffffff);
}

export interface Wording {
  readonly font: string;
  readonly color: string;
  readonly align?: CanvasTextAlign;
  readonly baseline?: CanvasTextBaseline;
  /** Squeezed to this width, at most to two thirds, then cut. */
  readonly room?: number;
  readonly spacing?: number;
}

export const ELLIPSIS = '…';
const NARROWEST = 0.68;

/** One line as it was written, told to whoever checks what can be read. */
export interface Written {
  readonly text: string;
  readonly color: string;
  /** In pixels of the canvas. */
  readonly size: number;
  readonly box: Box;
}
let reader: ((written: Written) => void) | null = null;

/** What `paint` writes, without its pixels being of any use. */
export function writtenBy(paint: () => void): Written[] {
  const found: Written[] = [];
  reader = (written) => found.push(written);
  try {
    paint();
  } finally {
    reader = null;
  }
  return found;
}

function tell(ctx: CanvasRenderingContext2D, text: string, how: Wording): void {
  const ink = ctx.measureText(text);
  const { a, d, e, f } = ctx.getTransform();
  const box = {
    x: e - ink.actualBoundingBoxLeft * a,
    y: f - ink.actualBoundingBoxAscent * d,
    w: (ink.actualBoundingBoxLeft + ink.actualBoundingBoxRight) * a,
    h: (ink.actualBoundingBoxAscent + ink.actualBoundingBoxDescent) * d,
  };
  const size = Number(/([\d.]+)px/.exec(how.font)?.[1] ?? 0) * d;
  reader?.({ text, color: how.color, size, box });
}

/** Does a line find room, squeezed or not? */
export function findsRoom(ctx: CanvasRenderingContext2D, text: string, font: string, room: number): boolean {
  ctx.font = inForms(font);
  ctx.letterSpacing = '0px';
  return ctx.measureText(text).width * NARROWEST <= room;
}
/** A sentence about a name: where it is too long, the name is cut, and never what is said of it. */
export function cutName(name: string, say: (name: string) => string, fits: (said: string) => boolean): string {
  let kept = name;
  while (!fits(say(kept)) && kept.length > 2) kept = `${kept.slice(0, -2).trimEnd()}${ELLIPSIS}`;
  return say(kept);
}

/** Writes one line, squeezed or cut where it would not fit. */
export function write(ctx: CanvasRenderingContext2D, text: string, x: number, y: number, how: Wording): number {
  ctx.font = inForms(how.font);
  ctx.fillStyle = how.color;
  ctx.textAlign = how.align ?? 'left';
  ctx.textBaseline = how.baseline ?? 'alphabetic';
  ctx.letterSpacing = `${how.spacing ?? 0}px`;
  let shown = text;
  let width = ctx.measureText(shown).width;
  const room = how.room ?? Number.POSITIVE_INFINITY;
  while (width * NARROWEST > room && shown.length > 2) {
    shown = `${shown.slice(0, -2).trimEnd()}${ELLIPSIS}`;
    width = ctx.measureText(shown).width;
  }
  const squeeze = Math.min(1, room / width);
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(squeeze, 1);
  ctx.fillText(shown, 0, 0);
  if (reader !== null && shown !== '') tell(ctx, shown, how);
  ctx.restore();
  ctx.letterSpacing = '0px';
  return width * squeeze;
}
