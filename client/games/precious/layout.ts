// Lays a model of Precious Memories out on the two mats: every card that is drawn, and the short texts beside them.
import { AREAS } from '../../../shared/games/precious/card-data.ts';
import type { TableModel } from '../../../shared/kernel/model.ts';
import type { Seat } from '../../../shared/kernel/seat.ts';
import { inHand } from '../../scenes/fan.ts';
import { across, centreOf, type Point, spread } from '../../scenes/geometry.ts';
import type { Arrangement, Pose } from '../../scenes/look.ts';
import { arrangeMats, type Mat } from '../../scenes/mat.ts';
import { INSET, TICKET_Z } from '../../scenes/stack.ts';
import { isArea, isStack, type Places, SOCKETS, STACKS, socketAt, stackBox } from './places.ts';
import { poseOf, tuckedPose, Z } from './standing.ts';
import { ticketCards } from './tickets.ts';

export function arrange(places: Places, model: TableModel, bottom: Seat): Arrangement {
  const { cards, texts } = arrangeMats(places.format, model, bottom, (mat) => {
    mat.hand();
    for (const stack of STACKS) mat.pile(stack, places.stacks[stack], places.pile, Z.pile);
    deckCount(mat, places);
    mat.pileCount('trash', places.stacks.trash);
    points(mat, places);
    for (const zone of ['set', ...AREAS]) onField(mat, places, zone, bottom);
  });
  return { cards: [...cards, ...ticketCards(places, model)], texts };
}

function onField(mat: Mat, places: Places, zone: string, bottom: Seat): void {
  const poseIn = zone === 'set' ? tuckedPose : poseOf;
  for (const [i, handle] of mat.held(zone).entries()) {
    const pose = handle === null ? undefined : poseIn(places, mat.model, bottom, handle);
    // One whose bearer is not told yet waits where the cards of its zone are thought to lie.
    mat.put(zone, i, handle, 'field', pose ?? home(places, mat.seat, zone, bottom));
  }
}

/** Points in their order, those that are used turned over; more than seven lie closer together. */
function points(mat: Mat, places: Places): void {
  const { card } = places.rows.pointArea;
  const held = mat.held('pointArea');
  for (const [i, handle] of held.entries()) {
    const isDown = handle !== null && mat.model.cards[handle]?.state === 'faceDown';
    const at = { ...pointAt(places, i, held.length), ...card, angle: 0, z: Z.point + i * 0.1 };
    mat.add('pointArea', i, handle, 'mini', at, isDown);
  }
}

/** Where a point of so many lies, as its owner sees it. */
export function pointAt(places: Places, nth: number, count: number): Point {
  if (count <= SOCKETS) return socketAt(places, nth, true);
  const { y, card, room } = places.rows.pointArea;
  const xs = spread(count, places.format.middle.x, (room - card.w) / (count - 1), room);
  return { x: xs[nth] ?? 0, y };
}

/** Whoever has no card left in the deck has lost (9.1): its number stands large in its middle. */
function deckCount(mat: Mat, { stacks }: Places): void {
  const count = mat.count('deck');
  mat.say('count.deck', String(count), isLow(count) ? 'lifeLow' : 'life', mat.at(centreOf(stacks.deck)), 26);
}
/** A deck that a few turns may end. */
const LOW = 10;
export const isLow = (deck: number): boolean => deck <= LOW;

/** Where an undrawn card of a zone lies. */
export function home(places: Places, seat: Seat, zone: string, bottom: Seat): Pose {
  const own = seat === bottom;
  const angle = own ? 0 : 180;
  const { format, pile, newest, tickets, rows } = places;
  const seen = (at: Point): Point => (own ? at : across(format.middle, at));
  if (zone === 'hand') return inHand(format, own);
  if (isStack(zone)) return { ...centreOf(stackBox(places, zone, own)), ...pile, angle, z: Z.pile };
  if (zone === 'pointArea') return { ...seen(pointAt(places, 0, 1)), ...rows.pointArea.card, angle, z: Z.point };
  if (zone === 'play') {
    const at = { x: tickets.x + newest.w / 2 + INSET, y: tickets.y + newest.h / 2 + INSET };
    return { ...at, ...newest, angle: 0, z: TICKET_Z };
  }
  const row = rows[isArea(zone) ? zone : 'mainArea'];
  const z = zone === 'set' ? Z.set : zone === 'mainArea' ? Z.main : Z.support;
  return { ...seen({ x: format.middle.x, y: row.y }), ...row.card, angle, z };
}
