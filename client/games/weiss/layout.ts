// Lays a model of Weiß Schwarz out on the two mats: every card that is drawn, and the short texts beside them.
import { MARKERS_UNDER } from '../../../shared/games/weiss/card-data.ts';
import type { GameFront } from '../../../shared/kernel/game.ts';
import type { TableModel } from '../../../shared/kernel/model.ts';
import type { Seat } from '../../../shared/kernel/seat.ts';
import { inHand } from '../../scenes/fan.ts';
import { centreOf, spread } from '../../scenes/geometry.ts';
import type { Arrangement, Pose } from '../../scenes/look.ts';
import { arrangeMats, type Mat } from '../../scenes/mat.ts';
import { isCounted, isPlate, isSlot, type Places, pitchOf, plateOf, STAGE, slotAt, slotOver } from './places.ts';
import { plateTexts } from './plates.ts';

const TURNS: Readonly<Record<string, number>> = { stand: 0, rest: 90, reverse: 180 };

export const arrange = (game: GameFront, places: Places, model: TableModel, bottom: Seat): Arrangement =>
  arrangeMats(places.format, model, bottom, (mat) => {
    const { card, plates, slots } = places;
    mat.hand();
    for (const zone of ['deck', 'waitingRoom'] as const) mat.pile(zone, plates[zone], card, 10);
    stock(mat, places);
    for (const zone of ['level', 'clock', 'memory'] as const) row(mat, places, zone);
    climax(mat, places);
    markers(mat, places);
    for (const slot of STAGE) mat.inPlay(slot, slots[slot], card, TURNS, 30);
    resolution(mat, places);
    plateTexts(mat, places, game);
  });

/** Where an undrawn card of a zone lies. */
export function home(places: Places, seat: Seat, zone: string, bottom: Seat): Pose {
  const own = seat === bottom;
  const turned = own ? 0 : 180;
  const { format, card, small } = places;
  if (zone === 'hand') return inHand(format, own);
  if (isSlot(zone)) return { ...slotAt(places, zone, own), ...card, angle: turned, z: 30 };
  const over = slotOver(zone);
  if (over !== undefined) return { ...slotAt(places, over, own), ...small, angle: turned, z: 25 };
  if (!isPlate(zone)) return { ...centreOf(plateOf(places, 'resolution', own)), ...card, angle: turned, z: 30 };
  const at = centreOf(plateOf(places, zone, own));
  if (isCounted(zone)) return { ...at, ...small, angle: 0, z: 12 };
  return { ...at, ...(zone === 'memory' ? small : card), angle: turned + (zone === 'stock' ? 90 : 0), z: 12 };
}

/** Sideways backs, one step up each, so that the eye can judge how many there are. */
function stock(mat: Mat, { card, plates }: Places): void {
  const held = mat.held('stock');
  const box = plates.stock;
  const step = Math.min(12, (box.h - card.w) / Math.max(1, held.length - 1));
  for (const [i, handle] of held.entries()) {
    const y = box.y + box.h - card.w / 2 - i * step;
    mat.add('stock', i, handle, 'field', { x: centreOf(box).x, y, ...card, angle: 90, z: 10 + i * 0.1 });
  }
}

function row(mat: Mat, places: Places, zone: 'level' | 'clock' | 'memory'): void {
  const held = mat.held(zone);
  const { small } = places;
  const box = plateOf(places, zone, mat.own);
  const step = pitchOf(places, zone, box, held.length);
  const turned = zone === 'memory' && !mat.own;
  for (const [i, handle] of held.entries()) {
    const along = small.w / 2 + i * step;
    const x = turned ? box.x + box.w - along : box.x + along;
    const pose = { x, y: centreOf(box).y, ...small, angle: turned ? 180 : 0, z: 14 + i * 0.1 };
    mat.put(zone, i, handle, 'mini', pose);
  }
}

function climax(mat: Mat, { card, plates }: Places): void {
  for (const [i, handle] of mat.held('climax').entries()) {
    const pose = { ...centreOf(plates.climax), w: card.h, h: card.w, angle: 0, z: 20 + i };
    mat.add('climax', i, handle, 'wide', pose);
  }
}

/** A small fan that looks out from under the character. */
function markers(mat: Mat, { card, small, slots }: Places): void {
  for (const slot of STAGE) {
    const zone = MARKERS_UNDER[slot];
    const held = mat.held(zone);
    const step = Math.min(14, (card.h * 0.4) / Math.max(1, held.length - 1));
    for (const [i, handle] of held.entries()) {
      const x = slots[slot].x - card.w * 0.47;
      const y = slots[slot].y - card.h * 0.2 + i * step;
      mat.add(zone, i, handle, 'mini', { x, y, ...small, angle: i % 2 === 0 ? -3 : 3, z: 25 + i * 0.1 });
    }
  }
}

function resolution(mat: Mat, places: Places): void {
  const held = mat.held('resolution');
  const { shown } = places;
  const centre = centreOf(plateOf(places, 'resolution', mat.own));
  const xs = spread(held.length, centre.x, shown.w * 0.5, shown.w * 1.8);
  for (const [i, handle] of held.entries()) {
    mat.put('resolution', i, handle, 'full', { x: xs[i] ?? centre.x, y: centre.y, ...shown, angle: 0, z: 60 + i });
  }
}
