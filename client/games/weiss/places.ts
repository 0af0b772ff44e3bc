// Where the zones of Weiß Schwarz lie on the mat, as the seat below sees its own; the other mat is the same, turned about the middle.
import { MARKERS_UNDER } from '../../../shared/games/weiss/card-data.ts';
import type { Box, Point, Size } from '../../scenes/geometry.ts';

export const SIZE: Size = { w: 1600, h: 900 };
export const CARD: Size = { w: 93, h: 130 };
export const SMALL: Size = { w: 50, h: 70 };
export const SHOWN: Size = { w: 112, h: 157 };
export const HAND: Size = { w: 108, h: 151 };
export const FOE_HAND: Size = { w: 66, h: 92 };

const FRONT = 471;
const BACK = 607;
export const MAT: Box = { x: 282, y: 398, w: 1036, h: 358 };
/** The point about which one mat is the other's turned image. */
export const MIDDLE: Point = { x: 800, y: 394 };

export const STAGE = ['frontLeft', 'frontCenter', 'frontRight', 'backLeft', 'backRight'] as const;
export type Slot = (typeof STAGE)[number];
export const isSlot = (zone: string): zone is Slot => (STAGE as readonly string[]).includes(zone);

export const SLOT_AT: Readonly<Record<Slot, Point>> = {
  frontLeft: { x: 656, y: FRONT },
  frontCenter: { x: 800, y: FRONT },
  frontRight: { x: 944, y: FRONT },
  backLeft: { x: 728, y: BACK },
  backRight: { x: 872, y: BACK },
};
/** The slot under which this pile of markers lies. */
export const slotOver = (zone: string): Slot | undefined => STAGE.find((slot) => MARKERS_UNDER[slot] === zone);
/** Markers look out on the left of their character, one below another from the lowest on. */
export const MARKERS_OFF: Point = { x: -44, y: -26 };
export const SLOT_BOX: Size = { w: 138, h: 132 };

/** Own view of every plate on the mat. */
export const PLATES = {
  stock: { x: 291, y: 406, w: 132, h: 266 },
  climax: { x: 433, y: 422, w: 138, h: 98 },
  level: { x: 291, y: 678, w: 170, h: 70 },
  clock: { x: 483, y: 678, w: 535, h: 70 },
  memory: { x: 1026, y: 678, w: 283, h: 70 },
  resolution: { x: 1030, y: 406, w: 136, h: 266 },
  deck: { x: 1186, y: 406, w: 108, h: 130 },
  waitingRoom: { x: 1186, y: 542, w: 108, h: 130 },
} as const satisfies Record<string, Box>;
export type Plate = keyof typeof PLATES;

export const HAND_AT: Point = { x: 800, y: 825 };
export const FOE_HAND_AT: Point = { x: 800, y: -14 };
export const HAND_ROOM = 1010;

/** A point of the own mat as it lies for the seat above. */
export const across = (point: Point): Point => ({ x: 2 * MIDDLE.x - point.x, y: 2 * MIDDLE.y - point.y });
export const acrossBox = (box: Box): Box => ({
  x: 2 * MIDDLE.x - box.x - box.w,
  y: 2 * MIDDLE.y - box.y - box.h,
  w: box.w,
  h: box.h,
});
