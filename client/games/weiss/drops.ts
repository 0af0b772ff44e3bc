// Where a card of an open question may be dropped, and which question about a place the drop answers besides.
import type { TableModel } from '../../../shared/kernel/model.ts';
import { opponentOf, type Seat } from '../../../shared/kernel/seat.ts';
import type { ShownAsk, ShownChoosable } from '../../../shared/kernel/view.ts';
import { type Box, boxAround } from '../../scenes/geometry.ts';
import type { Drop } from '../../scenes/look.ts';
import { placeOf } from '../../table/shown.ts';
import { facing, type Places, plateOf, type Slot, STAGE, slotAt } from './places.ts';

/** Questions for one card of the hand that is laid into a zone of its own. */
const INTO = { climax: 'climax', clock: 'clock' } as const;

export function dropsOf(
  places: Places,
  model: TableModel,
  bottom: Seat,
  ask: ShownAsk,
  positions: readonly number[],
): Drop[] {
  return positions.flatMap((position) => {
    const choosable = ask.from[position];
    return choosable === undefined ? [] : dropsFor(places, model, bottom, ask, position, choosable);
  });
}

function dropsFor(
  places: Places,
  model: TableModel,
  bottom: Seat,
  { why, seat }: ShownAsk,
  position: number,
  choosable: ShownChoosable,
): Drop[] {
  const own = seat === bottom;
  const slotBox = (slot: Slot, mine: boolean): Box => boxAround(slotAt(places, slot, mine), places.slot);
  if ('action' in choosable) {
    const { do: what, card } = choosable.action;
    const from = card === undefined ? undefined : placeOf(model, STAGE, card)?.zone;
    if (what === 'playEvent') return [{ position, box: places.format.mat, then: null }];
    if (what !== 'playCharacter' && what !== 'move') return [];
    return STAGE.filter((slot) => slot !== from).map((slot) => ({
      position,
      box: slotBox(slot, own),
      then: { seat, slot },
    }));
  }
  if (!('card' in choosable)) return [];
  if (why === 'attack') {
    const attacker = placeOf(model, STAGE, choosable.card);
    if (attacker === undefined) return [];
    return [{ position, box: slotBox(facing(attacker.zone), opponentOf(seat) === bottom), then: null }];
  }
  if (why in INTO) return [{ position, box: plateOf(places, INTO[why as keyof typeof INTO], own), then: null }];
  return [];
}
