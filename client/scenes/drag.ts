// A card held by the pointer: where it may be dropped, and the places that light up for it.
import { css, GLOW } from './colors.ts';
import { centreOf, grow, isInBox, type Point, type Size } from './geometry.ts';
import type { Drop, LaidCard, Pose } from './look.ts';
import { roundRect } from './paint.ts';
import type { Plate } from './plate-layer.ts';

export interface Held {
  readonly key: string;
  /** The question for which it was taken up. */
  readonly ask: number;
  readonly point: Point;
  readonly drops: readonly Drop[];
  /** It was dropped on a place and waits there for what the answer brings. */
  readonly dropped: boolean;
}

const HALO = 10;
const HELD_Z = 170;

const dropsAt = (held: Held, point: Point): readonly Drop[] => held.drops.filter(({ box }) => isInBox(point, box));

/** Several things that the card could do there are told apart in its menu. */
export const isShared = (held: Held, point: Point): boolean =>
  new Set(dropsAt(held, point).map(({ position }) => position)).size > 1;
/** What a drop there answers: nothing where several things are meant by it. */
export const dropAt = (held: Held, point: Point): Drop | undefined =>
  isShared(held, point) ? undefined : dropsAt(held, point)[0];

export const landed = (held: Held, { box }: Drop): Held => ({ ...held, point: centreOf(box), dropped: true });

/** Upright under the pointer, never smaller than a card of the hand. */
export function heldPose(held: Held, card: LaidCard, hand: Size): Pose {
  const { w, h } = card.pose.w >= card.pose.h || card.pose.w < hand.w ? hand : card.pose;
  return { x: held.point.x, y: held.point.y, w, h, angle: 0, z: HELD_Z };
}

export function dropPlates(held: Held | null): Plate[] {
  if (held === null || held.dropped) return [];
  return held.drops.map(({ box }, i) => {
    const lit = isInBox(held.point, box);
    return {
      key: `drop.${i}`,
      frame: `drop:${lit}:${box.w}:${box.h}`,
      signature: '',
      box: grow(box, HALO),
      z: 29,
      paint(ctx: CanvasRenderingContext2D) {
        roundRect(ctx, { x: HALO, y: HALO, w: box.w, h: box.h }, 12);
        ctx.fillStyle = css(GLOW, lit ? 0.4 : 0.14);
        ctx.fill();
        ctx.strokeStyle = css(GLOW, lit ? 1 : 0.75);
        ctx.lineWidth = lit ? 5 : 2.5;
        ctx.shadowColor = css(GLOW);
        ctx.shadowBlur = HALO;
        ctx.stroke();
      },
    };
  });
}
