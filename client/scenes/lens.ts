// From logical units to pixels of the canvas and of the page: one scale, centred in whatever window there is.
import type { Box, Point, Size } from './geometry.ts';

export interface Lens {
  /** Canvas pixels per logical unit. */
  readonly zoom: number;
  /** Canvas pixels left of and above the logical origin. */
  readonly left: number;
  readonly top: number;
  /** Canvas pixels per CSS pixel. */
  readonly density: number;
  /** The canvas in its own pixels. */
  readonly canvas: Size;
}

/** Beyond three device pixels per CSS pixel nobody sees a difference. */
export const MOST_DENSE = 3;
/** Any size of window is painted this densely, and more so only where the canvas stays within this side. */
const DENSE = 2;
const LONGEST = 4096;

export function lensFor(logical: Size, css: Size, pixelRatio: number, most = MOST_DENSE): Lens {
  const bound = Math.min(most, Math.max(DENSE, LONGEST / Math.max(css.w, css.h, 1)));
  const density = Math.min(bound, Math.max(1, pixelRatio));
  const w = Math.max(1, Math.round(css.w * density));
  const h = Math.max(1, Math.round(css.h * density));
  const zoom = Math.min(w / logical.w, h / logical.h);
  return {
    zoom,
    left: Math.round((w - logical.w * zoom) / 2),
    top: Math.round((h - logical.h * zoom) / 2),
    density,
    canvas: { w, h },
  };
}

/** From CSS pixels within the canvas to logical units. */
export const fromPage = (lens: Lens, point: Point): Point => ({
  x: (point.x * lens.density - lens.left) / lens.zoom,
  y: (point.y * lens.density - lens.top) / lens.zoom,
});

/** From logical units to CSS pixels within the canvas. */
export const toPage = (lens: Lens, box: Box): Box => ({
  x: (lens.left + box.x * lens.zoom) / lens.density,
  y: (lens.top + box.y * lens.zoom) / lens.density,
  w: (box.w * lens.zoom) / lens.density,
  h: (box.h * lens.zoom) / lens.density,
});
