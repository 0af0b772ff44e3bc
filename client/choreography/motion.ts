// Where a card is on its way: pure functions of pose, manner and time. Every motion begins and ends exactly at its poses.
import type { Pose } from '../scenes/look.ts';
import { between, clamp, crest, EASES, easeInOut, plateau, turned, wobble } from './easing.ts';
import type { Manner } from './manners.ts';

/** What is drawn of a card in one frame; written in place, since every moving card needs one each frame. */
export interface Stance {
  x: number;
  y: number;
  w: number;
  h: number;
  angle: number;
  z: number;
  /** Distance from the table; 0 lies on it. */
  lift: number;
  /** Pressed or drawn out: factors on width and height. */
  wide: number;
  high: number;
  /** How much of its width a turning card shows, and whether it is turned over by now. */
  open: number;
  over: boolean;
  alpha: number;
}
export const stanceOf = ({ x, y, w, h, angle, z }: Pose): Stance => ({
  ...{ x, y, w, h, angle, z },
  ...{ lift: 0, wide: 1, high: 1, open: 1, over: true, alpha: 1 },
});
export function atRest(out: Stance, { x, y, w, h, angle, z }: Pose): void {
  Object.assign(out, { x, y, w, h, angle, z, lift: 0, wide: 1, high: 1, open: 1, over: true, alpha: 1 });
}

/** A moving card passes over those at rest. */
export const ALOFT = 100;
/** An arc is never higher than this, however far the way. */
const HIGHEST = 130;
/** Above this line there is no room for an arc upwards. */
const EDGE = 220;
/** Below this distance nothing travels; it only turns or grows. */
const NEAR = 2;
const FADE_STEP = 24;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The stance at `t` of 0 to 1; `flips` where the face changes, `carried` is the lift it had when it set off. */
export function move(out: Stance, manner: Manner, from: Pose, to: Pose, t: number, flips: boolean, carried = 0): void {
  if (t >= 1) return atRest(out, to);
  if (t <= 0) return about(out, from, flips, carried);
  if (manner.fade) return fade(out, manner, from, to, t, flips);
  const way = clamp((t - manner.wait) / (1 - manner.wait - manner.rest));
  const done = EASES[manner.ease](way);
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const far = Math.hypot(dx, dy);
  const travels = far > NEAR;
  const back = travels ? -0.02 * crest(clamp(t / (manner.wait || 1))) : 0;
  out.x = between(from.x, to.x, done + back);
  out.y = between(from.y, to.y, done + back);
  if (travels) bend(out, manner, from, to, far, done);
  out.w = between(from.w, to.w, done);
  out.h = between(from.h, to.h, done);
  const settling = manner.rest > 0 ? clamp((t - 1 + manner.rest) / manner.rest) : 0;
  turn(out, manner, from, to, done, settling);
  out.lift = Math.max(manner.lift * aloft(manner, t, way), carried * (1 - done));
  out.z = manner.under ? Math.min(from.z, to.z) : Math.max(from.z, to.z) + (travels && settling < 1 ? ALOFT : 0);
  if (travels) out.angle += Math.sign(dx) * manner.tilt * crest(done) * Math.min(1, Math.abs(dx) / 160);
  press(out, manner, t, settling);
  show(out, manner, t, flips);
  out.alpha = 1;
}

/** Has not set off yet. */
function about(out: Stance, from: Pose, flips: boolean, carried: number): void {
  atRest(out, from);
  out.lift = carried;
  out.over = !flips;
}

/** The arc of its way. */
function bend(out: Stance, { bow, around }: Manner, from: Pose, to: Pose, far: number, done: number): void {
  const high = Math.min(HIGHEST, bow * far) * crest(done);
  if (around) {
    out.x -= (high * (to.y - from.y)) / far;
    out.y += (high * (to.x - from.x)) / far;
    return;
  }
  // Near the upper edge of the table an arc bends the other way, or it would leave the picture.
  out.y -= high * (from.y + to.y < 2 * EDGE ? -0.8 : 1);
}

/** Up during the anticipation and the first part of the way, down onto the table just before it settles; on foot, with every step. */
function aloft(manner: Manner, t: number, way: number): number {
  if (manner.steps !== undefined) return Math.abs(Math.sin(Math.PI * manner.steps * way));
  const end = 1 - manner.rest;
  return t >= end ? 0 : plateau(t / end, Math.max(0.3, manner.wait), manner.ease === 'fall' ? 0.28 : 0.4);
}

function press(out: Stance, manner: Manner, t: number, settling: number): void {
  const gather = manner.wait > 0 ? manner.squash * 0.8 * crest(t / manner.wait) : 0;
  const landed = manner.squash * (crest(clamp(settling * 1.7)) - 0.4 * crest(clamp((settling - 0.5) * 2)));
  out.wide = 1 + landed - gather;
  out.high = 1 - landed - gather;
}

function show(out: Stance, { flip: [begin, end] }: Manner, t: number, flips: boolean): void {
  const turning = flips ? clamp((t - begin) / (end - begin)) : 1;
  const eased = easeInOut(turning);
  out.open = flips ? Math.max(0.02, Math.abs(Math.cos(Math.PI * eased))) : 1;
  out.over = turning >= 0.5;
  out.high *= 1 + 0.05 * crest(eased);
}

/** Turns about the centre or a corner; what turns in place swings a little beyond and back. */
function turn(out: Stance, manner: Manner, from: Pose, to: Pose, done: number, settling: number): void {
  const by = turned(from.angle, to.angle, 1) - from.angle;
  out.angle = from.angle + by * done + Math.sign(by) * Math.min(5, Math.abs(by) * 0.05) * wobble(settling) * 0.9;
  if (!manner.pivot || by === 0) return;
  const cornerX = (angle: number): number => Math.cos(radians(angle)) * from.w - Math.sin(radians(angle)) * from.h;
  const cornerY = (angle: number): number => Math.sin(radians(angle)) * from.w + Math.cos(radians(angle)) * from.h;
  const own = from.angle;
  const end = from.angle + by;
  // The corner holds while the card turns; what is then missing to its place is made up on the way.
  out.x += (cornerX(own) - cornerX(out.angle)) / 2 - ((cornerX(own) - cornerX(end)) / 2) * done;
  out.y += (cornerY(own) - cornerY(out.angle)) / 2 - ((cornerY(own) - cornerY(end)) / 2) * done;
}

/** A near card glides; a far one vanishes here and appears there. */
function fade(out: Stance, { opens, under }: Manner, from: Pose, to: Pose, t: number, flips: boolean): void {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const far = Math.hypot(dx, dy);
  const leaves = far > 3 * FADE_STEP || flips;
  const there = leaves && t >= 1 / 3;
  const done = easeInOut(leaves ? clamp((t - 1 / 3) * 1.5) : t);
  const step = far === 0 ? 0 : Math.min(1, FADE_STEP / far);
  const share = leaves ? (there ? 1 - step * (1 - done) : 0) : done;
  atRest(out, leaves && !there ? from : to);
  out.x = between(from.x, to.x, share);
  out.y = between(from.y, to.y, share);
  out.z = under ? Math.min(from.z, to.z) : Math.max(from.z, to.z);
  if (!leaves) out.angle = turned(from.angle, to.angle, done);
  out.over = there || !leaves;
  out.alpha = leaves ? (there ? (opens ? 1 : done) : 1 - 3 * t) : 1;
  if (opens && there) out.open = Math.max(0.02, done);
}
