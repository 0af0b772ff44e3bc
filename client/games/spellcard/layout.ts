// Lays a model of Spellcard out on the two mats: every card that is drawn, and the short texts beside them.
import type { GameFront } from '../../../shared/kernel/game.ts';
import type { TableModel } from '../../../shared/kernel/model.ts';
import type { Seat } from '../../../shared/kernel/seat.ts';
import { inHand } from '../../scenes/fan.ts';
import { centreOf } from '../../scenes/geometry.ts';
import type { Arrangement, Pose } from '../../scenes/look.ts';
import { arrangeMats, type Mat } from '../../scenes/mat.ts';
import { INSET, TICKET_Z } from '../../scenes/stack.ts';
import { gearAt, isEnvironment, isStack, type Places, SLOTS_BESIDE, STACKS, stackBox } from './places.ts';
import { behindPose, poseOf, waitingPose, Z } from './standing.ts';
import { ticketCards } from './tickets.ts';

export function arrange(game: GameFront, places: Places, model: TableModel, bottom: Seat): Arrangement {
  const { cards, texts } = arrangeMats(places.format, model, bottom, (mat) => {
    mat.hand();
    for (const stack of STACKS) mat.pile(stack, places.stacks[stack], places.pile, Z.pile);
    deckCount(mat, places);
    mat.pileCount('discard', places.stacks.discard);
    lineup(mat, places);
    for (const zone of ['line', 'out']) inTheLine(mat, places, zone, bottom);
    for (const zone of ['gear', 'ritual']) behindThem(game, mat, places, zone, bottom);
    environments(game, mat, places);
  });
  return { cards: [...cards, ...ticketCards(places, model)], texts };
}

/** Until both sides show them, three backs (3.2). */
function lineup(mat: Mat, places: Places): void {
  for (const [i, handle] of mat.held('lineup').entries())
    mat.put('lineup', i, handle, 'field', waitingPose(places, i, mat.own));
}
function inTheLine(mat: Mat, places: Places, zone: string, bottom: Seat): void {
  for (const [i, handle] of mat.held(zone).entries()) {
    const pose = handle === null ? undefined : poseOf(places, mat.model, bottom, handle);
    mat.put(zone, i, handle, 'field', pose ?? home(places, mat.seat, zone, bottom));
  }
}
function behindThem(game: GameFront, mat: Mat, places: Places, zone: string, bottom: Seat): void {
  const isArmour = (no: string): boolean => isSlot(game, no, 'armour');
  for (const [i, handle] of mat.held(zone).entries()) {
    const pose = handle === null ? undefined : behindPose(places, mat.model, bottom, handle, isArmour);
    // One whose bearer is not told yet waits where the cards of its zone are thought to lie.
    mat.put(zone, i, handle, 'mini', pose ?? home(places, mat.seat, zone, bottom));
  }
}
export const isSlot = (game: GameFront, no: string, slot: string): boolean =>
  game.print(no)?.traits.includes(slot) === true;

/** Each in the place of its kind over the border, whosesoever it is (1.8). */
function environments(game: GameFront, mat: Mat, places: Places): void {
  for (const [i, handle] of mat.held('environment').entries()) {
    const kind = game.print(mat.model.cards[handle ?? '']?.no ?? '')?.traits.find(isEnvironment) ?? 'terrain';
    mat.put('environment', i, handle, 'field', sitePose(places, kind, i));
  }
}
const sitePose = ({ sites }: Places, kind: keyof Places['sites'], nth = 0): Pose => {
  const { w, h } = sites[kind];
  return { ...centreOf(sites[kind]), w, h, angle: 0, z: Z.site + nth * 0.1 };
};

/** A deck that is empty together with the hand ends the match (9.2): its number stands large in its middle. */
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
  const { format, pile, newest, tickets, mini } = places;
  if (zone === 'hand') return inHand(format, own);
  if (isStack(zone)) {
    const angle = own ? 0 : 180;
    return { ...centreOf(stackBox(places, zone, own)), ...pile, angle, z: Z.pile };
  }
  if (zone === 'chain') {
    const at = { x: tickets.x + newest.w / 2 + INSET, y: tickets.y + newest.h / 2 + INSET };
    return { ...at, ...newest, angle: 0, z: TICKET_Z };
  }
  if (zone === 'environment') return sitePose(places, 'terrain');
  if (zone === 'gear' || zone === 'ritual') {
    const nth = zone === 'gear' ? 0 : SLOTS_BESIDE;
    return { ...gearAt(places, 1, nth, SLOTS_BESIDE + 1, own), ...mini, angle: 0, z: Z.gear };
  }
  return waitingPose(places, 1, own);
}
