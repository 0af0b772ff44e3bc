// The short texts on the mats of Weiß Schwarz: how many cards a pile holds, and power and soul of those on the stage.
import { MARKERS_UNDER } from '../../../shared/games/weiss/card-data.ts';
import type { GameFront } from '../../../shared/kernel/game.ts';
import type { TableModel } from '../../../shared/kernel/model.ts';
import type { Seat } from '../../../shared/kernel/seat.ts';
import type { LaidText } from '../../scenes/look.ts';
import type { TextStyleName } from '../../scenes/styles.ts';
import { cardsIn, countOf } from './layout.ts';
import { across, type Places, plateOf, STAGE, slotAt } from './places.ts';

const compared = (now: number, printed: number): 'power' | 'powerUp' | 'powerDown' =>
  now > printed ? 'powerUp' : now < printed ? 'powerDown' : 'power';

export function plateTexts(game: GameFront, places: Places, model: TableModel, seat: Seat, own: boolean): LaidText[] {
  const texts: LaidText[] = [];
  const zones = model.zones[seat];
  const { card } = places;
  const add = (key: string, text: string, style: TextStyleName, x: number, y: number, z: number): void => {
    texts.push({ key: `${seat}.${key}`, text, style, x, y, z });
  };
  for (const pile of ['deck', 'waitingRoom', 'stock'] as const) {
    const count = countOf(zones[pile]);
    const box = plateOf(places, pile, own);
    // At the lower right corner as each side sees it.
    const at = own ? { x: box.x + box.w - 20, y: box.y + box.h - 18 } : { x: box.x + 20, y: box.y + 18 };
    if (count > 0) add(`count.${pile}`, String(count), 'count', at.x, at.y, 26);
  }
  const fan = own ? places.format.hand : places.format.foeHand;
  add('count.hand', String(countOf(zones['hand'])), 'hand', fan.count.x, fan.count.y, 70);
  for (const slot of STAGE) {
    const markers = countOf(zones[MARKERS_UNDER[slot]]);
    const mark = { x: places.slots[slot].x - card.w * 0.6, y: places.slots[slot].y - card.h * 0.4 };
    const over = own ? mark : across(places, mark);
    if (markers > 0) add(`count.markers.${slot}`, String(markers), 'count', over.x, over.y, 47);
    const handle = cardsIn(zones[slot]).at(-1);
    const face = handle === null || handle === undefined ? undefined : model.cards[handle];
    if (handle === null || handle === undefined || face === undefined) continue;
    const printed = game.print(face.no)?.numbers ?? {};
    const power = face.values?.['power'] ?? printed['power'];
    const soul = face.values?.['soul'] ?? printed['soul'];
    const { x, y } = slotAt(places, slot, own);
    // Both plates stay where they are while the card turns under them, so that the eye finds them.
    const foot = y + (own ? 1 : -1) * (card.h / 2 - 15);
    if (power !== undefined)
      add(`power.${slot}`, String(power), compared(power, printed['power'] ?? power), x - card.w * 0.13, foot, 45);
    if (soul !== undefined) {
      const style = soul > (printed['soul'] ?? soul) ? 'soulUp' : 'soul';
      add(`soul.${slot}`, String(soul), style, x + card.w * 0.39, foot, 46);
    }
  }
  return texts;
}
