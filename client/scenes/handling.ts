// What the player does with pointer and keys before it is an answer: the card under the pointer, the open hand, a held card, a bubble, the fold.
import type { ShownAsk } from '../../shared/kernel/view.ts';
import type { Composed } from './compose.ts';
import { dropAt, type Held, landed } from './drag.ts';
import { type OpenFan, openIndexAt, openRoom } from './fan.ts';
import type { Format } from './format.ts';
import { isInTurned, type Point } from './geometry.ts';
import { topAt } from './hot-spots.ts';
import type { Drop, LaidCard } from './look.ts';

/** The place or card that the question after a drop is expected to be about. */
export type Following = NonNullable<Drop['then']>;

/** The topmost card under a point; of the own hand the one whose strip it is, or the one that stands up. */
export function cardAt(now: Composed, fan: OpenFan | null, point: Point): LaidCard | undefined {
  const strips = new Set(now.strips.map(({ card }) => card.key));
  const standing = fan === null ? undefined : now.strips[fan.hovered]?.card.key;
  const lifted = now.cards.find(({ key }) => key === standing);
  const found = topAt(
    [
      ...now.resting.filter(({ key }) => !strips.has(key)).map((card) => ({ card, box: card.pose, z: card.pose.z })),
      ...now.strips.map(({ card, box, index }) => ({
        card,
        box: { x: box.x + box.w / 2, y: box.y + box.h / 2, w: box.w, h: box.h, angle: 0 },
        z: 80 + index,
      })),
    ],
    point,
  )?.card;
  const above = found === undefined || found.pose.z < 80;
  return above && lifted !== undefined && isInTurned(point, lifted.pose) ? lifted : found;
}

/** How the own hand lies with the pointer there: open over a card of it, else at rest. */
export function fanAt(now: Composed, fan: OpenFan | null, point: Point | null, format: Format): OpenFan | null {
  const count = now.strips.length;
  if (point === null || count === 0) return null;
  if (fan === null || fan.anchor >= count || fan.hovered >= count) {
    const card = cardAt(now, null, point);
    const index = now.strips.findIndex((strip) => strip.card === card || strip.card.key === card?.key);
    return index < 0 ? null : { anchor: index, hovered: index };
  }
  const index = openIndexAt(point, count, format.hand, openRoom(format), fan.anchor);
  if (index !== undefined) return index === fan.hovered ? fan : { ...fan, hovered: index };
  const standing = now.cards.find(({ key }) => key === now.strips[fan.hovered]?.card.key);
  return standing !== undefined && isInTurned(point, standing.pose) ? fan : null;
}

/** Which place of its drops a held card has reached, and what to answer there. */
export function dropOf(held: Held, point: Point): { readonly held: Held; readonly drop: Drop } | null {
  const drop = dropAt(held, point);
  return drop === undefined ? null : { held: landed(held, drop), drop };
}

/** The position of the place or the card that a drop meant, where the question is about it. */
export function followedIn(ask: ShownAsk, then: Following): number | undefined {
  const position = ask.from.findIndex((choosable) =>
    'card' in then
      ? 'card' in choosable && choosable.card === then.card
      : 'slot' in choosable && choosable.slot === then.slot && (choosable.seat ?? ask.seat) === then.seat,
  );
  return position < 0 ? undefined : position;
}

/** Is the pointer over a button that stands above everything? */
export const isOverButton = (now: Composed, point: Point): boolean =>
  now.spots.some(({ kind, box }) => kind === 'button' && isInTurned(point, box));
