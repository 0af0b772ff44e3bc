// A bit: one painted shape on its short way, such as a spark or a ring. Bursts, beams and banners are lists of bits.
import { between, clamp, EASES, type EaseName, plateau } from './easing.ts';

/** Painted once into the atlas under its key, centred, in logical units. */
export interface Shape {
  readonly key: string;
  readonly w: number;
  readonly h: number;
  /** The same all over: only a patch is painted, and stretched to `w` by `h`. */
  readonly stretch?: 'wide' | 'both';
  paint(ctx: CanvasRenderingContext2D): void;
}
export interface Still {
  readonly x?: number;
  readonly y?: number;
  readonly size?: number;
  /** Factors on the width and the height beside the size. */
  readonly wide?: number;
  readonly high?: number;
  readonly angle?: number;
  readonly alpha?: number;
}
export interface Bit {
  readonly shape: Shape;
  /** Relative to where the burst is. */
  readonly from: Still;
  readonly to: Still;
  /** Shares of the burst's time. */
  readonly start?: number;
  readonly time?: number;
  readonly ease?: EaseName;
  /** Bends its way upwards by so many units. */
  readonly bow?: number;
  /** Shares of its time in which it appears and vanishes. */
  readonly rise?: number;
  readonly sink?: number;
  /** Lies under the card it is about. */
  readonly under?: true;
  /** Added to the depth of effects. */
  readonly z?: number;
}
export interface Drawn {
  x: number;
  y: number;
  wide: number;
  high: number;
  angle: number;
  alpha: number;
}

/** How far the burst is for this bit: below 0 it has not begun, from 1 on it is over. */
export const timeOf = ({ start = 0, time = 1 - start }: Bit, t: number): number => (t - start) / time;

/** Where the bit is at `t` of its own time; where nothing may move it only appears and vanishes, at its end. */
export function drawBit(out: Drawn, bit: Bit, t: number, still: boolean): void {
  const { from, to, ease = 'out', bow = 0, rise = 0.12, sink = 0.4 } = bit;
  const at = clamp(t);
  const done = still ? 1 : EASES[ease](at);
  const size = between(from.size ?? 1, to.size ?? 1, done);
  out.x = between(from.x ?? 0, to.x ?? 0, done);
  out.y = between(from.y ?? 0, to.y ?? 0, done) - (still ? 0 : bow * 4 * done * (1 - done));
  out.wide = size * between(from.wide ?? 1, to.wide ?? 1, done);
  out.high = size * between(from.high ?? 1, to.high ?? 1, done);
  out.angle = between(from.angle ?? 0, to.angle ?? 0, done);
  out.alpha = between(from.alpha ?? 1, to.alpha ?? 1, done) * plateau(at, rise, sink);
}
