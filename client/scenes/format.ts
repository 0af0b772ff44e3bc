// The formats of the board: wide with everything in its corner, narrow with one column beside the mats, low for a phone on its side.
import type { Box, Point, Size } from './geometry.ts';

/** A fan of cards at an edge: where its middle lies, how large its cards are, how far they may spread. */
export interface FanPlace extends Point {
  readonly card: Size;
  readonly pitch: number;
  readonly room: number;
  /** Where the number of cards stands: at a point, or at this height beside the last card. */
  readonly count: Point | { readonly beside: number };
}
export interface Format {
  readonly name: 'wide' | 'narrow' | 'low';
  readonly size: Size;
  /** The mat of the seat below, and the point about which the other mat is its turned image. */
  readonly mat: Box;
  readonly middle: Point;
  /** The prompt grows upwards from the bottom of this column, to `top` at most. */
  readonly prompt: { readonly x: number; readonly w: number; readonly bottom: number; readonly top: number };
  /** The plates of both players and the turn. */
  readonly foe: Box;
  readonly own: Box;
  /** Where it is brief there is room for the name of the current phase alone. */
  readonly turn: Box & { readonly brief: boolean };
  /** Between the edge of a player's plate and what stands in it. */
  readonly pad: number;
  readonly hand: FanPlace;
  readonly foeHand: FanPlace;
  /** Where the last reveals are opened from. */
  readonly reveals: Box;
  /** Texts on the table are set so much larger or smaller. */
  readonly text: number;
}

export const WIDE: Format = {
  name: 'wide',
  size: { w: 1700, h: 900 },
  mat: { x: 308, y: 421, w: 1084, h: 398 },
  middle: { x: 850, y: 418 },
  prompt: { x: 1400, w: 284, bottom: 884, top: 300 },
  foe: { x: 1400, y: 16, w: 284, h: 274 },
  own: { x: 16, y: 610, w: 284, h: 274 },
  turn: { x: 16, y: 16, w: 284, h: 330, brief: false },
  pad: 14,
  hand: {
    x: 850,
    y: 884,
    card: { w: 132, h: 185 },
    pitch: 92,
    room: 560,
    count: { x: 516, y: 862 },
  },
  foeHand: {
    x: 850,
    y: 0,
    card: { w: 66, h: 92 },
    pitch: 40,
    room: 360,
    count: { beside: 20 },
  },
  reveals: { x: 1150, y: 838, w: 238, h: 44 },
  text: 1,
};
export const NARROW: Format = {
  ...WIDE,
  name: 'narrow',
  size: { w: 1401, h: 970 },
  mat: { x: 308, y: 433, w: 1084, h: 398 },
  middle: { x: 850, y: 430 },
  prompt: { x: 16, w: 284, bottom: 668, top: 368 },
  foe: { x: 16, y: 16, w: 284, h: 274 },
  own: { x: 16, y: 680, w: 284, h: 274 },
  turn: { x: 16, y: 298, w: 284, h: 62, brief: true },
  hand: { ...WIDE.hand, y: 920, count: { x: 516, y: 932 } },
  reveals: { x: 1150, y: 908, w: 235, h: 44 },
};
export const LOW: Format = {
  name: 'low',
  size: { w: 1240, h: 540 },
  mat: { x: 218, y: 236, w: 804, h: 234 },
  middle: { x: 620, y: 235 },
  prompt: { x: 1028, w: 204, bottom: 532, top: 188 },
  foe: { x: 1028, y: 8, w: 204, h: 172 },
  own: { x: 8, y: 360, w: 204, h: 172 },
  turn: { x: 8, y: 8, w: 204, h: 62, brief: true },
  pad: 8,
  hand: {
    x: 620,
    y: 546,
    card: { w: 98, h: 137 },
    pitch: 66,
    room: 360,
    count: { x: 402, y: 510 },
  },
  foeHand: {
    x: 386,
    y: -8,
    card: { w: 40, h: 56 },
    pitch: 20,
    room: 150,
    count: { x: 386, y: 34 },
  },
  reveals: { x: 850, y: 482, w: 168, h: 46 },
  text: 0.74,
};

/** A row within a player's plate, so far below its upper edge. */
export function plateRow({ own, foe, pad }: Format, isOwn: boolean, below: number, h: number): Box {
  const { x, y, w } = isOwn ? own : foe;
  return { x: x + pad, y: y + below, w: w - 2 * pad, h };
}

/** From this shape on there is room beside the mats on both sides. */
const WIDE_FROM = 1.62;
/** A window lower than this, in CSS pixels, is a phone's. */
const LOW_UNDER = 460;
export function formatFor(css: Size): Format {
  const shape = css.w / Math.max(1, css.h);
  if (css.h < LOW_UNDER && shape >= 1.9) return LOW;
  return shape >= WIDE_FROM ? WIDE : NARROW;
}
