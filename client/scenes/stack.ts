// Declarations that wait as a stack of tickets beside the field: the newest on top, below it those that were made before.
import type { Handle, TableModel } from '../../shared/kernel/model.ts';
import { SEATS, type Seat } from '../../shared/kernel/seat.ts';
import { cardsIn } from '../table/shown.ts';
import { type Box, centreOf, type Point, type Size } from './geometry.ts';
import type { LaidCard, ShownArrow } from './look.ts';

/** A declaration, as a game tells it. */
export interface StackLink {
  readonly id: number;
  readonly seat: Seat;
  readonly card: Handle | null;
  /** Of the card that it is about. */
  readonly no: string;
}
/** Where the stack lies and how large its cards are. */
export interface StackPlace {
  /** In which a card lies while it is declared; it lies there before its declaration is told. */
  readonly zone: string;
  readonly box: Box;
  readonly newest: Size;
  readonly older: Size;
  /** How high a line above the newest card is, where there is one. */
  readonly head: number;
}
interface Waiting<Link> {
  readonly key: string;
  readonly seat: Seat;
  readonly card: Handle | null;
  readonly no: string | undefined;
  /** Null while it is still being declared. */
  readonly link: Link | null;
}
/** A waiting declaration and its ticket. */
export interface Ticket<Link> extends Waiting<Link> {
  readonly box: Box;
  /** Of its card. */
  readonly size: Size;
  readonly newest: boolean;
  readonly head: number;
}

function waitingIn<Link extends StackLink>(zone: string, model: TableModel, links: readonly Link[]): Waiting<Link>[] {
  const printed = (card: Handle | null): string | undefined => (card === null ? undefined : model.cards[card]?.no);
  const declared = links.map((link): Waiting<Link> => {
    const { id, seat, card, no } = link;
    return { key: `link.${id}`, seat, card, no: printed(card) ?? no, link };
  });
  const undeclared = SEATS.flatMap((seat) =>
    cardsIn(model.zones[seat][zone])
      .filter((card) => !links.some((link) => link.card === card))
      .map((card, i): Waiting<Link> => ({ key: `link.${seat}.${i}`, seat, card, no: printed(card), link: null })),
  );
  return [...declared, ...undeclared];
}

const APART = 6;
/** Between the edge of a ticket and what stands in it. */
export const INSET = 8;
/** Its cards lie above all that is on the field, and its paper just below them. */
export const TICKET_Z = 60;

/** From the oldest to the newest, which lies uppermost; where there are many, the older ones shrink. */
export function ticketsOf<Link extends StackLink>(
  { zone, box, newest, older, head }: StackPlace,
  model: TableModel,
  links: readonly Link[],
): Ticket<Link>[] {
  const waiting = waitingIn(zone, model, links);
  const last = waiting.length - 1;
  const first = head + newest.h + 2 * INSET;
  const full = older.h + 2 * INSET;
  const step = Math.min(full + APART, (box.h - first) / Math.max(1, last));
  const share = Math.min(1, (step - APART / 2) / full);
  return waiting.map((one, i) => {
    if (i === last) return { ...one, box: { ...box, h: first }, size: newest, newest: true, head };
    const y = box.y + first + APART / 2 + (last - 1 - i) * step;
    const size = { w: older.w * share, h: older.h * share };
    return { ...one, box: { ...box, y, h: full * share }, size, newest: false, head: 0 };
  });
}

/** Where the card of a ticket lies. */
const cardPoint = ({ box, size, head }: Ticket<unknown>): Point => ({
  x: box.x + INSET + size.w / 2,
  y: box.y + head + (box.h - head) / 2,
});

/** The card of each declaration: that which is played itself, and of what is used where it lies an image. */
export const stackCards = (zone: string, model: TableModel, tickets: readonly Ticket<unknown>[]): LaidCard[] =>
  tickets.flatMap((ticket, i): LaidCard[] => {
    const { key, seat, card, no, size, newest, link } = ticket;
    if (no === undefined) return [];
    const lies = card !== null && cardsIn(model.zones[seat][zone]).includes(card);
    const pose = { ...cardPoint(ticket), ...size, angle: 0, z: TICKET_Z + i };
    const nth = link === null ? {} : { nth: i + 1 };
    const detail = newest ? 'field' : 'mini';
    return [{ key: lies ? card : key, handle: card, no, pose, detail, seat, zone, ...nth }];
  });

/** From where a thread goes out to what is named. */
export const threadFrom = ({ box }: Ticket<unknown>): Point => ({ x: box.x + box.w - 4, y: centreOf(box).y });

/** A thread swings a little, so that it is not taken for an edge. */
export function bent(from: Point, to: Point): readonly Point[] {
  const aside = Math.hypot(to.x - from.x, to.y - from.y) * 0.12;
  return [from, { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - aside }, to];
}

const quiet = (ticket: Ticket<unknown>) => ({ label: '', labelAt: threadFrom(ticket), marks: [] });

/** To each that is named, from the card itself where that is to be seen. */
export const threadsTo = (ticket: Ticket<unknown>, source: Point | undefined, ends: readonly Point[]): ShownArrow[] =>
  ends.map((end, i) => ({
    key: `${ticket.key}.${i}`,
    tone: 'thread',
    path: bent(source ?? threadFrom(ticket), end),
    ...quiet(ticket),
  }));

/** From a declaration to an older one, out beside the stack and back: its text stays free. */
export function linkTo(ticket: Ticket<unknown>, older: Ticket<unknown>): ShownArrow {
  const { box } = ticket;
  const right = box.x + box.w;
  const [from, to] = [box.y + box.h - 20, centreOf(older.box).y];
  const path = [
    { x: right - 2, y: from },
    { x: right + 13, y: (from + to) / 2 },
    { x: right - 1, y: to },
  ];
  return { key: `${ticket.key}.link`, tone: 'link', path, ...quiet(ticket) };
}
