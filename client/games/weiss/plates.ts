// The short texts on the mats of Weiß Schwarz: how many cards a pile holds, and power and soul of those on the stage.
import { MARKERS_UNDER } from '../../../shared/games/weiss/card-data.ts';
import type { GameFront } from '../../../shared/kernel/game.ts';
import type { TableModel } from '../../../shared/kernel/model.ts';
import type { Seat } from '../../../shared/kernel/seat.ts';
import type { LaidText } from '../../scenes/look.ts';
import type { TextStyleName } from '../../scenes/styles.ts';
import { cardsIn, countOf } from './layout.ts';
import { across, PLATES, SLOT_AT, STAGE } from './places.ts';

const compared = (now: number, printed: number): 'power' | 'powerUp' | 'powerDown' =>
  now > printed ? 'powerUp' : now < printed ? 'powerDown' : 'power';

export function plateTexts(game: GameFront, model: TableModel, seat: Seat, own: boolean): LaidText[] {
  const texts: LaidText[] = [];
  const zones = model.zones[seat];
  const add = (key: string, text: string, style: TextStyleName, x: number, y: number, z: number): void => {
    const at = own ? { x, y } : across({ x, y });
    texts.push({ key: `${seat}.${key}`, text, style, ...at, z });
  };
  for (const pile of ['deck', 'waitingRoom'] as const) {
    const count = countOf(zones[pile]);
    const box = PLATES[pile];
    if (count > 0) add(`count.${pile}`, String(count), 'count', box.x + box.w - 18, box.y + box.h - 18, 26);
  }
  const stock = countOf(zones['stock']);
  if (stock > 0) {
    add(
      'count.stock',
      String(stock),
      'count',
      PLATES.stock.x + PLATES.stock.w - 22,
      PLATES.stock.y + PLATES.stock.h - 20,
      26,
    );
  }
  for (const slot of STAGE) {
    const markers = countOf(zones[MARKERS_UNDER[slot]]);
    const over = SLOT_AT[slot];
    if (markers > 0) add(`count.markers.${slot}`, String(markers), 'count', over.x - 56, over.y - 54, 47);
    const handle = cardsIn(zones[slot]).at(-1);
    const face = handle === null || handle === undefined ? undefined : model.cards[handle];
    if (handle === null || handle === undefined || face === undefined) continue;
    const printed = game.print(face.no)?.numbers ?? {};
    const power = face.values?.['power'] ?? printed['power'];
    const soul = face.values?.['soul'] ?? printed['soul'];
    const { x, y } = SLOT_AT[slot];
    // Both plates stay where they are while the card turns under them, so that the eye finds them.
    if (power !== undefined)
      add(`power.${slot}`, String(power), compared(power, printed['power'] ?? power), x - 8, y + 54, 45);
    if (soul !== undefined) {
      const style = soul > (printed['soul'] ?? soul) ? 'soulUp' : 'soul';
      add(`soul.${slot}`, String(soul), style, x + 34, y + 54, 46);
    }
  }
  return texts;
}
