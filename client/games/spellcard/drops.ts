// Where a held card may be dropped: an attacker onto an enemy, cards onto the table, equipment onto an own character.
import type { GameFront } from '../../../shared/kernel/game.ts';
import type { Handle, TableModel } from '../../../shared/kernel/model.ts';
import { opponentOf, type Seat } from '../../../shared/kernel/seat.ts';
import type { ShownAsk, ShownChoosable } from '../../../shared/kernel/view.ts';
import { boxAround } from '../../scenes/geometry.ts';
import type { Drop } from '../../scenes/look.ts';
import { cardsIn } from '../../table/shown.ts';
import type { Places } from './places.ts';
import { standingOf } from './standing.ts';

export interface Table {
  readonly game: GameFront;
  readonly places: Places;
  readonly model: TableModel;
  readonly bottom: Seat;
}
type Action = Extract<ShownChoosable, { readonly action: unknown }>['action'];
type Target = Omit<Drop, 'position'>;

export const dropsOf = (table: Table, ask: ShownAsk, positions: readonly number[]): Drop[] =>
  positions.flatMap((position) => {
    const choosable = ask.from[position];
    if (choosable === undefined || !('action' in choosable)) return [];
    return targetsOf(table, ask.seat, choosable.action).map((drop) => ({ ...drop, position }));
  });

function targetsOf(table: Table, seat: Seat, { do: what, card }: Action): Target[] {
  if (card === undefined) return [];
  switch (what) {
    case 'attack':
      return onto(table, opponentOf(seat));
    case 'equip':
      return onto(table, seat);
    case 'spell':
    case 'item':
      return [{ box: table.places.format.mat, then: null }];
    default:
      return [];
  }
}
/** A drop on a character answers the question for it, too. */
const onto = (table: Table, seat: Seat): Target[] =>
  cardsIn(table.model.zones[seat]['line']).flatMap((handle) => (handle === null ? [] : ontoCard(table, handle)));
function ontoCard({ places, model, bottom }: Table, handle: Handle): Target[] {
  const standing = standingOf(places, model, bottom, handle);
  const size = { w: places.card.h, h: places.card.h };
  return standing === undefined ? [] : [{ box: boxAround(standing, size), then: { card: handle } }];
}
