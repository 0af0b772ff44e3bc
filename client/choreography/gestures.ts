// What a card does without leaving its place: it lunges, leans, throbs or shakes. Added to wherever it is; nothing at both ends.
import { clamp, crest, easeIn, easeOut, plateau, wobble } from './easing.ts';

export const GESTURES = ['lunge', 'lean', 'throb', 'shake'] as const;
export type GestureName = (typeof GESTURES)[number];
export interface Bent {
  dx: number;
  dy: number;
  angle: number;
  /** Factor on the size, less one. */
  grow: number;
  lift: number;
}
/** When a lunge meets what it was aimed at. */
export const CONTACT = 0.46;
const REACH = 0.55;
const PULL = 0.1;
/** How far of the way one leans who only makes ready. */
const LEAN = 0.13;

/** How far along a lunge is: back a little, forward fast, a moment there, home. */
export function thrust(t: number): number {
  if (t <= 0 || t >= 1) return 0;
  if (t < 0.24) return -PULL * easeOut(t / 0.24);
  if (t < CONTACT) return -PULL + (REACH + PULL) * easeIn((t - 0.24) / (CONTACT - 0.24));
  return REACH * (1 - easeOut(clamp((t - CONTACT - 0.06) / (0.94 - CONTACT))));
}

export function gesture(out: Bent, name: GestureName, t: number, dx: number, dy: number): void {
  out.dx = 0;
  out.dy = 0;
  out.angle = 0;
  out.grow = 0;
  out.lift = 0;
  if (t <= 0 || t >= 1) return;
  if (name === 'lunge') {
    const far = thrust(t);
    out.dx = dx * far;
    out.dy = dy * far;
    out.angle = Math.max(-6, Math.min(6, dx * 0.02)) * crest(t);
    out.lift = 1.1 * crest(Math.min(1, t * 1.1));
  } else if (name === 'lean') {
    const far = plateau(t, 0.3, 0.45);
    out.dx = dx * LEAN * far;
    out.dy = dy * LEAN * far;
    out.grow = 0.03 * far;
    out.lift = 0.6 * far;
  } else if (name === 'throb') {
    out.grow = 0.1 * crest(easeOut(t));
    out.lift = 0.7 * crest(t);
  } else {
    out.dx = 7 * wobble(clamp(t * 2)) + 4 * wobble(clamp(t * 2 - 1));
    out.angle = 2.5 * wobble(t);
  }
}
