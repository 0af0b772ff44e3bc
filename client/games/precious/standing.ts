// Where a character of the field stands on the table, and where the support cards on it look out.
import { AREAS, type Area } from '../../../shared/games/precious/card-data.ts';
import type { Handle, TableModel } from '../../../shared/kernel/model.ts';
import type { Seat } from '../../../shared/kernel/seat.ts';
import { across, type Point, type Size, spread } from '../../scenes/geometry.ts';
import type { Pose } from '../../scenes/look.ts';
import { cardsIn, placeOf } from '../../table/shown.ts';
import { bearerOf, setOn } from './facts.ts';
import { isForward, lanesOf } from './lanes.ts';
import type { Places } from './places.ts';

export const Z = { pile: 10, point: 14, set: 22, support: 30, main: 34, forward: 40 } as const;
const TURNS: Readonly<Record<string, number>> = { resting: 90 };

export interface Standing extends Point {
  readonly seat: Seat;
  readonly area: Area;
  readonly own: boolean;
  readonly card: Size;
  /** It takes part in an approach. */
  readonly forward: boolean;
}

/** Where the nth character of an area stands, as its owner sees it. */
function standsAt(places: Places, model: TableModel, seat: Seat, area: Area, nth: number): Point {
  const { y, pitch, room } = places.rows[area];
  const { x } = places.format.middle;
  const held = cardsIn(model.zones[seat][area]);
  if (area === 'supportArea') return { x: spread(held.length, x, pitch, room)[nth] ?? x, y };
  const back = isForward(model, held[nth] ?? null) ? places.step : 0;
  return { x: x + (lanesOf(model, seat)[nth] ?? 0) * pitch, y: y - back };
}

export function standingOf(places: Places, model: TableModel, bottom: Seat, handle: Handle): Standing | undefined {
  const place = placeOf(model, AREAS, handle);
  if (place === undefined) return undefined;
  const { seat, zone: area } = place;
  const own = seat === bottom;
  const at = standsAt(places, model, seat, area, cardsIn(model.zones[seat][area]).indexOf(handle));
  const seen = own ? at : across(places.format.middle, at);
  return {
    ...seen,
    seat,
    area,
    own,
    card: places.rows[area].card,
    forward: area === 'mainArea' && isForward(model, handle),
  };
}

/** A turned card of a crowded support area is drawn smaller, so that it covers no name beside it. */
function lyingShare(places: Places, count: number): number {
  const { card, pitch, room } = places.rows.supportArea;
  const [first = 0, second = first + pitch] = spread(count, 0, pitch, room);
  return Math.max(LEAST_SHARE, Math.min(1, (second - first) / card.h));
}
const LEAST_SHARE = 0.7;

/** A character upright or turned a quarter, as its controller sees it. */
export function poseOf(places: Places, model: TableModel, bottom: Seat, handle: Handle): Pose | undefined {
  const standing = standingOf(places, model, bottom, handle);
  if (standing === undefined) return undefined;
  const { x, y, own, area, card, forward } = standing;
  const turn = TURNS[model.cards[handle]?.state ?? ''] ?? 0;
  const count = cardsIn(model.zones[standing.seat][area]).length;
  const share = turn === 0 || area === 'mainArea' ? 1 : lyingShare(places, count);
  const z = forward ? Z.forward : area === 'mainArea' ? Z.main : Z.support;
  const nth = cardsIn(model.zones[standing.seat][area]).indexOf(handle);
  const size = { w: card.w * share, h: card.h * share };
  return { x, y, ...size, angle: turn + (own ? 0 : 180), z: z + nth * 0.1 };
}

/** How far a forward one lets its support cards look out at its side, where the border leaves no room above. */
const ASIDE = [10, 12] as const;
/** So much of a card's width more each lies to the side than the one before it. */
const FANNED = 0.09;

/** A support card under its bearer, whosesoever that is, the one set first in front: its upper edge is to be seen. */
export function tuckedPose(places: Places, model: TableModel, bottom: Seat, handle: Handle): Pose | undefined {
  const bearer = bearerOf(model, handle);
  const standing = bearer === null ? undefined : standingOf(places, model, bottom, bearer);
  if (bearer === null || standing === undefined) return undefined;
  const { x, y, own, area, card, forward } = standing;
  const all = setOn(model, bearer);
  const nth = all.indexOf(handle);
  const out = (places.rows[area].above / all.length) * (nth + 1);
  // Of several each looks out at its side, too, or their names would lie on each other.
  const [dx, dy] = forward ? [ASIDE[0] + ASIDE[1] * nth, 0] : [FANNED * card.w * nth, -out];
  const turned = own ? { x: x + dx, y: y + dy } : { x: x - dx, y: y - dy };
  // It rests by its own text, not with its bearer (7.6): then it looks out at both sides.
  const turn = TURNS[model.cards[handle]?.state ?? ''] ?? 0;
  return { ...turned, ...card, angle: turn + (own ? 0 : 180), z: Z.set - nth * 0.1 };
}
