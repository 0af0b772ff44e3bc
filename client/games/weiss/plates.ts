// The short texts on the mats of Weiß Schwarz: how many cards a pile holds, and power and soul of those on the stage.
import { MARKERS_UNDER } from '../../../shared/games/weiss/card-data.ts';
import type { GameFront } from '../../../shared/kernel/game.ts';
import { compared, type Mat } from '../../scenes/mat.ts';
import { valueNow } from '../../table/shown.ts';
import { type Places, type Slot, STAGE } from './places.ts';

export function plateTexts(mat: Mat, places: Places, game: GameFront): void {
  for (const pile of ['deck', 'waitingRoom', 'stock'] as const) mat.pileCount(pile, places.plates[pile]);
  for (const slot of STAGE) {
    markerCount(mat, places, slot);
    values(mat, places, slot, game);
  }
}

function markerCount(mat: Mat, { card, slots }: Places, slot: Slot): void {
  const markers = mat.count(MARKERS_UNDER[slot]);
  const mark = { x: slots[slot].x - card.w * 0.6, y: slots[slot].y - card.h * 0.4 };
  if (markers > 0) mat.say(`count.markers.${slot}`, String(markers), 'count', mat.at(mark), 47);
}

function values(mat: Mat, { card, slots }: Places, slot: Slot, game: GameFront): void {
  const handle = mat.held(slot).at(-1);
  const face = handle === null || handle === undefined ? undefined : mat.model.cards[handle];
  if (handle == null || face === undefined) return;
  const printed = game.print(face.no)?.numbers ?? {};
  const power = valueNow(game, face, 'power');
  const soul = valueNow(game, face, 'soul');
  const { x, y: middle } = mat.at(slots[slot]);
  // Both plates stay where they are while the card turns under them, so that the eye finds them.
  const y = middle + (mat.own ? 1 : -1) * (card.h / 2 - 15);
  if (power !== undefined) {
    const style = compared(power, printed['power'] ?? power);
    mat.say(`power.${slot}`, String(power), style, { x: x - card.w * 0.13, y }, 45, handle);
  }
  if (soul !== undefined) {
    const style = soul > (printed['soul'] ?? soul) ? 'badgeUp' : 'badge';
    mat.say(`soul.${slot}`, String(soul), style, { x: x + card.w * 0.39, y }, 46, handle);
  }
}
