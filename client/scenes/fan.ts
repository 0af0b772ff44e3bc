// A fan of cards at an edge: compact at rest; open it spreads and rises, and the card under the pointer stands up among its parted neighbours.
import type { FanPlace, Format } from './format.ts';
import { type Point, spread } from './geometry.ts';
import type { Pose } from './look.ts';

const LIFT = 1.62;
const OPEN_PITCH = 0.94;
const MARGIN = 10;
/** Degrees between two cards, as long as the whole stays a gentle arc. */
const TILT = 1.6;
const MOST_TILT = 14;
const HAND_Z = 80;

/** The card over which a fan was opened, which therefore keeps its place, and the one that stands up. */
export interface OpenFan {
  readonly anchor: number;
  readonly hovered: number;
}

/** The hand of the seat below, or of the one above. */
export const fanOf = ({ hand, foeHand }: Format, own: boolean): FanPlace => (own ? hand : foeHand);

/** As far as an open fan may spread: not under the question at its side, whose buttons lie over it. */
export function openRoom({ size, prompt, hand }: Format): { w: number; h: number } {
  const isBeside = prompt.x > hand.x && prompt.bottom > size.h - hand.card.h;
  return isBeside ? { ...size, w: prompt.x } : size;
}

/** Where a card of a hand lies that is not drawn by itself. */
export function inHand(format: Format, own: boolean): Pose {
  const { x, y, card } = fanOf(format, own);
  return { x, y, ...card, angle: own ? 0 : 180, z: HAND_Z };
}

/** The cards of a fan at rest, arched away from the edge at which they lie. */
export function fanAtRest(count: number, place: FanPlace, below: boolean): Pose[] {
  const { card } = place;
  const xs = spread(count, place.x, place.pitch, place.room - card.w + place.pitch);
  const tilt = Math.min(TILT, MOST_TILT / Math.max(1, count - 1));
  return xs.map((x, i) => {
    const off = i - (count - 1) / 2;
    // The far fan peeks in from its edge: arched as much, its outer cards would be gone.
    const bow = Math.abs(off) ** 1.7 * tilt * (below ? 1 : 0.3);
    return {
      x,
      y: place.y + (below ? bow : -bow),
      ...card,
      angle: (below ? off : -off) * tilt + (below ? 0 : 180),
      z: HAND_Z + i,
    };
  });
}

/** Where the number of a fan's cards stands. */
export function countPoint(count: number, { x, pitch, room, card, count: at }: FanPlace): Point {
  if ('x' in at) return at;
  const last = spread(count, x, pitch, room - card.w + pitch).at(-1);
  return { x: last === undefined ? x : last + card.w / 2 + COUNT_ASIDE, y: at.beside };
}
/** From a fan to the middle of its number. */
const COUNT_ASIDE = 32;

/** The middles of an open fan's cards; the one over which it opened stays where it was, so the sides may spread unequally. */
export function openXs(count: number, place: FanPlace, wide: number, anchor: number): number[] {
  const { card } = place;
  const stays = spread(count, place.x, place.pitch, place.room - card.w + place.pitch)[anchor] ?? place.x;
  const least = card.w / 2 + 2 * MARGIN;
  const left = Math.min(card.w * OPEN_PITCH, (stays - least) / Math.max(1, anchor));
  const right = Math.min(card.w * OPEN_PITCH, (wide - least - stays) / Math.max(1, count - 1 - anchor));
  return Array.from({ length: count }, (_, i) => stays + (i - anchor) * (i < anchor ? left : right));
}

/** The cards of an open fan. */
export function fanOpen(count: number, place: FanPlace, size: { w: number; h: number }, open: OpenFan): Pose[] {
  const { card } = place;
  const big = { w: Math.round(card.w * LIFT), h: Math.round(card.h * LIFT) };
  const xs = openXs(count, place, size.w, open.anchor);
  const part = Math.max(0, (big.w + card.w) / 2 - card.w * OPEN_PITCH) * 0.62;
  return xs.map((x, i) => {
    const off = i - open.hovered;
    if (off === 0) {
      const left = Math.min(Math.max(x, big.w / 2 + MARGIN), size.w - big.w / 2 - MARGIN);
      return { x: left, y: size.h - big.h / 2 - MARGIN, ...big, angle: 0, z: 128 };
    }
    const pushed = (Math.sign(off) * part) / Math.abs(off) ** 0.8;
    const most = size.w - card.w / 2;
    return {
      x: Math.min(Math.max(card.w / 2, x + pushed), most),
      y: size.h - card.h / 2 - MARGIN,
      ...card,
      angle: 0,
      z: HAND_Z + i,
    };
  });
}

/** The card of an open fan at a point, by the left edges of the cards as they lie without the one that stands up. */
export function openIndexAt(
  point: Point,
  count: number,
  place: FanPlace,
  size: { w: number; h: number },
  anchor: number,
): number | undefined {
  const { card } = place;
  if (count === 0 || point.y < size.h - card.h * 1.1 - MARGIN) return undefined;
  const xs = openXs(count, place, size.w, anchor);
  if (point.x > (xs[count - 1] ?? 0) + card.w / 2) return undefined;
  let found: number | undefined;
  for (const [i, x] of xs.entries()) if (point.x >= x - card.w / 2) found = i;
  return found;
}
