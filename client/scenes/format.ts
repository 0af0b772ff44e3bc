// The two formats of the board: wide with the prompt at the right of the mats, narrow with everything beside the mats at the left.
import type { Box, Size } from './geometry.ts';

export interface Format {
  readonly name: 'wide' | 'narrow';
  readonly size: Size;
  /** The prompt grows upwards from the bottom of this column. */
  readonly prompt: { readonly x: number; readonly w: number; readonly bottom: number };
  /** The plates of both players and the turn between them. */
  readonly foe: Box;
  readonly own: Box;
  readonly turn: Box & { readonly columns: number };
}

const X = 14;
const W = 252;
const NAME_H = 116;
const FOE: Box = { x: X, y: 34, w: W, h: NAME_H };
const OWN: Box = { x: X, y: 756 - NAME_H, w: W, h: NAME_H };

const WIDE: Format = {
  name: 'wide',
  size: { w: 1600, h: 900 },
  prompt: { x: 1334, w: W, bottom: 756 },
  foe: FOE,
  own: OWN,
  turn: { x: X, y: 232, w: W, h: 324, columns: 1 },
};
const NARROW: Format = {
  name: 'narrow',
  size: { w: 1332, h: 900 },
  prompt: { x: X, w: W, bottom: OWN.y - 10 },
  foe: FOE,
  own: OWN,
  turn: { x: X, y: FOE.y + NAME_H + 6, w: W, h: 152, columns: 2 },
};

/** From this shape on there is room beside the mats on both sides. */
const WIDE_FROM = 1.62;
export const formatFor = (css: Size): Format => (css.w / Math.max(1, css.h) >= WIDE_FROM ? WIDE : NARROW);
