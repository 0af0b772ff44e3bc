// What stands about on the way to Vega: planets, craters, the windows and seats of the bus.
import type { Scene } from '../../../../art/artwork.ts';
import { DISC, short } from '../../../../art/props.ts';

export const CRATER =
  'M-50 0Q-50-26 0-26Q50-26 50 0Q50 20 0 20Q-50 20-50 0zM-36-2Q-36 12 0 12Q36 12 36-2Q20-14 0-14Q-20-14-36-2z';
export const BUS_PANE = 'M-50-30Q-50-42-38-42H38Q50-42 50-30V38H-50z';
export const SEAT = 'M-44 50V-20Q-44-50 0-50Q44-50 44-20V50z';
export const STRAP =
  'M-4-50H4V-10H-4zM-18 10A18 18 0 1 0 18 10A18 18 0 1 0-18 10zM-9 10A9 9 0 1 1 9 10A9 9 0 1 1-9 10z';
export const STAR = 'M0-50L10-10L50 0L10 10L0 50L-10 10L-50 0L-10-10z';
export const POLE = 'M-3-50H3V50H-3z';
export const PLATE = 'M-40-30H40V30H-40z';
const SHADOW = 'M22-45C70-10 44 58-22 45C34 40 54-10 22-45z';
const HALF_RING = 'M-50 0C-90 34-30 30 20 8C70-14 100-44 46-24';

/** A small planet in its own light and shade. */
export const planetAt = (x: number, y: number, size: number, color: string): Scene['back'] => [
  ['form', DISC, color, x, y, size],
  ['form', SHADOW, `${color}-34`, x, y, size],
];
export const ringedAt = (x: number, y: number, size: number, color: string, ring: string): Scene['back'] => [
  ...planetAt(x, y, size, color),
  ['form', HALF_RING, ring, x, y, size, 7],
];
/** The ground of a planet so small that its horizon is round. */
export const groundFrom = (y: number, color: string): Scene['back'] => [
  ['form', 'M-90 50Q-60-20 0-20Q60-20 90 50z', color, 0.5, short(y + 0.2), 1.1],
  ['poly', `${color}-18`, 0, short(y + 0.42), 1, short(y + 0.42), 1, 1, 0, 1],
  ['form', CRATER, `${color}-22`, 0.14, short(y + 0.2), 0.18],
  ['form', CRATER, `${color}-22`, 0.84, short(y + 0.22), 0.24],
  ['form', CRATER, `${color}-22`, 0.62, short(y + 0.08), 0.12],
];
/** The wall of the bus with windows on the stars. */
export const busWall = (wall: string, sky: string): Scene['back'] => [
  ['poly', wall, 0, 0, 1, 0, 1, 1, 0, 1],
  ['form', BUS_PANE, `${wall}+30`, 0.2, 0.34, 0.5, 0, 1, 0.6],
  ['form', BUS_PANE, sky, 0.2, 0.34, 0.43, 0, 1, 0.6],
  ['stars', 40, 0.5],
  ['poly', `${wall}-20`, 0, 0, 1, 0, 1, 0.06, 0, 0.06],
];
