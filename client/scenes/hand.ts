// The own hand on the board: its open fan in place of the one at rest, and the strip of each card by which it is reached.
import type { Seat } from '../../shared/kernel/seat.ts';
import { fanOpen, type OpenFan, openRoom, openXs } from './fan.ts';
import type { Format } from './format.ts';
import type { Box } from './geometry.ts';
import type { LaidCard } from './look.ts';

export interface Strip {
  readonly card: LaidCard;
  readonly index: number;
  readonly box: Box;
}

export const handOf = (cards: readonly LaidCard[], bottom: Seat): LaidCard[] =>
  cards.filter(({ zone, seat }) => zone === 'hand' && seat === bottom);

/** The open fan, as long as its cards are there. */
export const fanFor = (fan: OpenFan | null, count: number): OpenFan | null =>
  fan === null || fan.hovered >= count || fan.anchor >= count ? null : fan;

/** The cards with the own hand as the open fan lays it. */
export function withOpenHand(cards: readonly LaidCard[], bottom: Seat, open: OpenFan, format: Format): LaidCard[] {
  const held = handOf(cards, bottom);
  const poses = fanOpen(held.length, format.hand, openRoom(format), open);
  const placed = new Map(held.map((card, i) => [card.key, poses[i] ?? card.pose]));
  return cards.map((card) => {
    const pose = placed.get(card.key);
    return pose === undefined ? card : { ...card, pose };
  });
}

/** What can be seen of each card: from its left edge to the next one's. */
export function stripsOf(cards: readonly LaidCard[], bottom: Seat, open: OpenFan | null, format: Format): Strip[] {
  const { hand, size } = format;
  const held = handOf(cards, bottom);
  const { w, h } = hand.card;
  const xs =
    open === null
      ? held.map(({ pose }) => pose.x)
      : openXs(held.length, hand, openRoom(format).w, Math.min(open.anchor, held.length - 1));
  return held.map((card, index) => {
    const x = (xs[index] ?? 0) - w / 2;
    const end = index + 1 < held.length ? (xs[index + 1] ?? 0) - w / 2 : x + w;
    const y = open === null ? card.pose.y - h / 2 : size.h - h * 1.1;
    return { card, index, box: { x, y, w: end - x, h: size.h - y } };
  });
}
