// How a motion runs between its ends: plain curves, from 0 to 1 or from 0 over a crest back to 0.
export const clamp = (t: number): number => Math.min(1, Math.max(0, t));
export const between = (from: number, to: number, t: number): number => from + (to - from) * t;

export const linear = (t: number): number => t;
export const easeIn = (t: number): number => t ** 3;
export const easeOut = (t: number): number => 1 - (1 - t) ** 3;
export const easeInOut = (t: number): number => (t < 0.5 ? 4 * t ** 3 : 1 - (-2 * t + 2) ** 3 / 2);
/** Leaves fast and lands soft, with only the first moment of getting under way. */
export function swift(t: number): number {
  const soft = 1 - (1 - t) ** 3.4;
  return t < 0.2 ? soft * easeOut(t / 0.2) ** 0.35 : soft;
}
/** Falls: slow at first, fast when it meets the table. */
export const fall = (t: number): number =>
  t < 0.35 ? 0.28 * easeOut(t / 0.35) : 0.28 + 0.72 * ((t - 0.35) / 0.65) ** 2;
/** Goes a little beyond its end and comes back. */
export function overshoot(t: number): number {
  const far = 1.5;
  return 1 + (far + 1) * (t - 1) ** 3 + far * (t - 1) ** 2;
}
export const EASES = { linear, in: easeIn, out: easeOut, inOut: easeInOut, swift, fall, overshoot } as const;
export type EaseName = keyof typeof EASES;

/** 0 at both ends, 1 in the middle. */
export const crest = (t: number): number => (t <= 0 || t >= 1 ? 0 : Math.sin(Math.PI * t));
/** 0 at both ends; a swing to one side and a smaller one back. */
export const wobble = (t: number): number => (t <= 0 || t >= 1 ? 0 : Math.sin(2 * Math.PI * t) * (1 - t));
/** Up within the share `rise`, down within the share `sink` at the end, 1 between. */
export const plateau = (t: number, rise: number, sink: number): number =>
  t <= 0 || t >= 1 ? 0 : easeInOut(clamp(Math.min(rise > 0 ? t / rise : 1, sink > 0 ? (1 - t) / sink : 1)));

/** The turn from one angle to another, the short way; half a turn goes clockwise. */
export function turned(from: number, to: number, t: number): number {
  let by = (((to - from) % 360) + 360) % 360;
  if (by > 180) by -= 360;
  return from + by * t;
}
