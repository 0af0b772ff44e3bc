// What glows: the cards that may be picked, those that are, and the one asked about; and the order of several picks.
import type { Mark } from './card-layer.ts';
import type { Scene } from './compose.ts';
import type { LaidCard } from './look.ts';
import { type Offer, positionsOf } from './offer.ts';
import { type Plate, textPlate } from './plate-layer.ts';
import type { Tray } from './tray.ts';

function positionsAt(card: LaidCard, offer: Offer, tray: Tray | null): readonly number[] {
  if (card.zone === 'reveals') return [];
  const back = tray?.backs.get(card.key);
  return back !== undefined ? [back] : positionsOf(offer, card, tray);
}

export function marksOf(scene: Scene, cards: readonly LaidCard[], offer: Offer, tray: Tray | null): Map<string, Mark> {
  const marks = new Map<string, Mark>();
  const picks = scene.table.picks.value;
  const about = scene.table.ask.value?.about?.card;
  for (const card of cards) {
    const { key, handle, zone } = card;
    const positions = positionsAt(card, offer, tray);
    if (positions.some((position) => picks.includes(position))) marks.set(key, 'picked');
    else if (positions.some((position) => !offer.blocked.has(position))) marks.set(key, 'can');
    else if (handle !== null && handle === about && zone !== 'reveals') marks.set(key, 'asks');
  }
  return marks;
}

/** The order of several picks, as numbers on the cards. */
export function orderPlates(
  cards: readonly LaidCard[],
  offer: Offer,
  tray: Tray | null,
  picks: readonly number[],
  max: number,
): Plate[] {
  if (max < 2) return [];
  return cards.flatMap((card) => {
    const { key, pose } = card;
    const positions = positionsAt(card, offer, tray);
    const nth = picks.findIndex((position) => positions.includes(position));
    const high = pose.angle % 180 === 0 ? pose.h : pose.w;
    return nth < 0
      ? []
      : [textPlate(`order.${key}`, String(nth + 1), 'order', { x: pose.x, y: pose.y - high * 0.3 }, pose.z + 0.5)];
  });
}
