// Points, boxes and turned boxes in logical units, and whether a point lies in one.
export interface Point {
  readonly x: number;
  readonly y: number;
}
export interface Size {
  readonly w: number;
  readonly h: number;
}
/** A box by its left upper corner. */
export interface Box extends Point, Size {}
/** A box by its centre, turned clockwise by degrees. */
export interface TurnedBox extends Point, Size {
  readonly angle: number;
}

export const centreOf = (box: Box): Point => ({ x: box.x + box.w / 2, y: box.y + box.h / 2 });
export const boxAround = (centre: Point, size: Size): Box => ({
  x: centre.x - size.w / 2,
  y: centre.y - size.h / 2,
  w: size.w,
  h: size.h,
});
export const grow = (box: Box, by: number): Box => ({
  x: box.x - by,
  y: box.y - by,
  w: box.w + 2 * by,
  h: box.h + 2 * by,
});

export const isInBox = (point: Point, box: Box): boolean =>
  point.x >= box.x && point.x <= box.x + box.w && point.y >= box.y && point.y <= box.y + box.h;

/** Do two boxes lie over each other? */
export const meet = (a: Box, b: Box): boolean =>
  a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

export function isInTurned(point: Point, box: TurnedBox): boolean {
  const turn = (-box.angle * Math.PI) / 180;
  const dx = point.x - box.x;
  const dy = point.y - box.y;
  const x = dx * Math.cos(turn) - dy * Math.sin(turn);
  const y = dx * Math.sin(turn) + dy * Math.cos(turn);
  return Math.abs(x) <= box.w / 2 && Math.abs(y) <= box.h / 2;
}

/** The upright box that holds a turned one. */
export function boundsOf(box: TurnedBox): Box {
  const turn = (box.angle * Math.PI) / 180;
  const w = Math.abs(box.w * Math.cos(turn)) + Math.abs(box.h * Math.sin(turn));
  const h = Math.abs(box.w * Math.sin(turn)) + Math.abs(box.h * Math.cos(turn));
  return boxAround(box, { w, h });
}

/** What lies so on one side, on the other: the two are each other's image, turned about the middle. */
export const across = (middle: Point, point: Point): Point => ({
  x: 2 * middle.x - point.x,
  y: 2 * middle.y - point.y,
});
export const acrossBox = (middle: Point, { x, y, w, h }: Box): Box => ({
  x: 2 * middle.x - x - w,
  y: 2 * middle.y - y - h,
  w,
  h,
});

/** Lays `count` things of width `each` side by side around `centre`, closer together where they would not fit in `room`. */
export function spread(count: number, centre: number, each: number, room: number): number[] {
  const pitch = count > 1 ? Math.min(each, (room - each) / (count - 1)) : 0;
  const first = centre - (pitch * (count - 1)) / 2;
  return Array.from({ length: count }, (_, i) => first + pitch * i);
}
