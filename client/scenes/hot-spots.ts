// Where a click means something: buttons, offered cards and places, and piles to browse; the topmost under the pointer counts.
import type { Seat } from '../../shared/kernel/seat.ts';
import type { PlacedButton } from './button-plates.ts';
import { isInTurned, type Point, type TurnedBox } from './geometry.ts';
import type { Strip } from './hand.ts';
import type { LaidCard, TableLook } from './look.ts';
import { type Offer, positionsOf } from './offer.ts';
import type { Act } from './prompt.ts';

import type { Tray } from './tray.ts';

export interface HotSpot {
  readonly id: string;
  /** A pile or a tool answers nothing. */
  readonly kind: 'button' | 'card' | 'slot' | 'pile' | 'tool';
  /** Positions of the question that a click may pick. */
  readonly positions: readonly number[];
  readonly box: TurnedBox;
  readonly z: number;
  readonly act: Act;
}
export interface SpotSources {
  readonly offer: Offer;
  readonly cards: readonly LaidCard[];
  readonly tray: Tray | null;
  /** What can be seen of the cards in the own hand. */
  readonly strips: readonly Strip[];
  /** Key of the card that stands up out of the open hand. */
  readonly standing: string | undefined;
  readonly buttons: readonly PlacedButton[];
  readonly look: Pick<TableLook, 'slotBox' | 'piles'>;
  readonly bottom: Seat;
}

const TOOLS: readonly Act['do'][] = ['fold', 'reveals', 'inspect'];
const BUTTON_Z = 200;
const SLOT_Z = 29;
const PILE_Z = 1;
const turnedOf = ({ x, y, w, h }: { x: number; y: number; w: number; h: number }): TurnedBox => ({
  x: x + w / 2,
  y: y + h / 2,
  w,
  h,
  angle: 0,
});

export function hotSpots({ offer, cards, tray, strips, standing, buttons, look, bottom }: SpotSources): HotSpot[] {
  const spots: HotSpot[] = [];
  const seen = new Map(strips.map(({ card, box }) => [card.key, turnedOf(box)]));
  for (const { button, box } of buttons) {
    const positions = button.act.do === 'pick' ? [button.act.position] : [];
    const kind = TOOLS.includes(button.act.do) ? 'tool' : 'button';
    spots.push({ id: button.id, kind, positions, box: turnedOf(box), z: BUTTON_Z, act: button.act });
  }
  for (const card of cards) {
    const back = tray?.backs.get(card.key);
    const positions = back !== undefined ? [back] : positionsOf(offer, card, tray);
    const free = positions.filter((position) => !offer.blocked.has(position));
    const [first] = free;
    if (first === undefined) continue;
    const act: Act = free.length > 1 ? { do: 'menu', key: card.key } : { do: 'pick', position: first };
    const box = card.key === standing ? card.pose : (seen.get(card.key) ?? card.pose);
    spots.push({ id: `card.${card.key}`, kind: 'card', positions: free, box, z: card.pose.z, act });
  }
  if (tray !== null) return spots;
  for (const { position, slot, seat } of offer.slots) {
    const box = look.slotBox(seat, slot, bottom);
    if (box === undefined || offer.blocked.has(position)) continue;
    const act: Act = { do: 'pick', position };
    spots.push({ id: `slot.${seat}.${slot}`, kind: 'slot', positions: [position], box: turnedOf(box), z: SLOT_Z, act });
  }
  for (const { seat, zone, ...box } of look.piles(bottom)) {
    const act: Act = { do: 'browse', seat, zone };
    spots.push({ id: `pile.${seat}.${zone}`, kind: 'pile', positions: [], box: turnedOf(box), z: PILE_Z, act });
  }
  return spots;
}

/** The topmost thing under a point; of equals the last. */
export function topAt<T extends { readonly box: TurnedBox; readonly z: number }>(
  spots: readonly T[],
  point: Point,
): T | undefined {
  let top: T | undefined;
  for (const spot of spots) {
    if ((top === undefined || spot.z >= top.z) && isInTurned(point, spot.box)) top = spot;
  }
  return top;
}
