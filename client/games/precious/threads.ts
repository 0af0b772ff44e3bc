// Threads from what is declared to what it names, and to what it interrupts.
import type { Area } from '../../../shared/games/precious/card-data.ts';
import type { Handle } from '../../../shared/kernel/model.ts';
import type { Seat } from '../../../shared/kernel/seat.ts';
import { across, centreOf, type Point } from '../../scenes/geometry.ts';
import type { ShownArrow } from '../../scenes/look.ts';
import type { BoardSight } from '../../scenes/sight.ts';
import { linkTo, threadsTo } from '../../scenes/stack.ts';
import { cardsIn, placeOf } from '../../table/shown.ts';
import { pointAt } from './layout.ts';
import { type Places, rowBox, STACKS, stackBox } from './places.ts';
import { standingOf, tuckedPose } from './standing.ts';
import { type Ticket, ticketsOf } from './tickets.ts';

type Sight = BoardSight<Places>;

export function threadsOf(sight: Sight): ShownArrow[] {
  const tickets = ticketsOf(sight.places, sight.model);
  return tickets.flatMap((ticket, i) => aimsOf(sight, ticket, tickets[i - 1]));
}

function aimsOf(sight: Sight, ticket: Ticket, before: Ticket | undefined): ShownArrow[] {
  const { link } = ticket;
  if (link === null) return [];
  const against = before === undefined ? [] : [linkTo(ticket, before)];
  // What is negated will do nothing to whatever it names.
  if (link.negated) return against;
  const source = link.card === null ? undefined : pointOf(sight, link.card);
  const ends = [
    ...link.targets.flatMap((one) => (one === null ? [] : (pointOf(sight, one) ?? []))),
    ...(link.area === null || link.targets.length > 0 ? [] : [entranceOf(sight, ticket.seat, link.area)]),
  ];
  return [...threadsTo(ticket, source, ends), ...against];
}
/** The near end of the row into which a character enters. */
function entranceOf({ places, bottom }: Sight, seat: Seat, area: Area): Point {
  const { x, y, h } = rowBox(places, area, seat === bottom);
  return { x: x + 6, y: y + h / 2 };
}
/** Where a card can be pointed at: of what lies under a character, the part that looks out. */
export function pointOf({ places, model, bottom }: Sight, handle: Handle): Point | undefined {
  const standing = standingOf(places, model, bottom, handle);
  if (standing !== undefined) return { x: standing.x, y: standing.y };
  const tucked = tuckedPose(places, model, bottom, handle);
  if (tucked !== undefined) return { x: tucked.x, y: tucked.y + (tucked.angle === 0 ? -0.44 : 0.44) * tucked.h };
  const point = placeOf(model, ['pointArea'], handle);
  if (point !== undefined) {
    const held = cardsIn(model.zones[point.seat]['pointArea']);
    const at = pointAt(places, held.indexOf(handle), held.length);
    return point.seat === bottom ? at : across(places.format.middle, at);
  }
  const piled = placeOf(model, STACKS, handle);
  return piled && centreOf(stackBox(places, piled.zone, piled.seat === bottom));
}
