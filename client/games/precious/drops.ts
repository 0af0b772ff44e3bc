// Where a card of an open question may be dropped, and which question about a place or a card the drop answers besides.
import type { Area, Kind } from '../../../shared/games/precious/card-data.ts';
import { CATALOGUE } from '../../../shared/games/precious/cards/catalogue.ts';
import { identityOf } from '../../../shared/games/precious/identity.ts';
import type { GameFront } from '../../../shared/kernel/game.ts';
import type { Handle, TableModel } from '../../../shared/kernel/model.ts';
import { opponentOf, SEATS, type Seat } from '../../../shared/kernel/seat.ts';
import type { ShownAsk, ShownChoosable } from '../../../shared/kernel/view.ts';
import { boxAround } from '../../scenes/geometry.ts';
import type { Drop } from '../../scenes/look.ts';
import { cardsIn } from '../../table/shown.ts';
import { approachOf, setOn } from './facts.ts';
import { type Places, rowBox } from './places.ts';
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
    if (choosable === undefined) return [];
    const targets =
      'action' in choosable
        ? actionDrops(table, ask.seat, choosable.action)
        : 'card' in choosable
          ? approachDrops(table, ask)
          : [];
    return targets.map((drop) => ({ ...drop, position }));
  });

function actionDrops(table: Table, seat: Seat, { do: what, card }: Action): Target[] {
  if (card === undefined) return [];
  switch (what) {
    case 'enter':
      return areasFor(table, card).map((area) => ontoRow(table, seat, area));
    case 'play':
      return [{ box: table.places.format.mat, then: null }];
    case 'set':
      return bearersFor(table, seat, card).flatMap((bearer) => onto(table, bearer));
    default:
      return [];
  }
}

/** Whoever approaches is drawn over the border, whoever interferes onto the approacher. */
function approachDrops(table: Table, { why, seat }: ShownAsk): Target[] {
  const { places, bottom, model } = table;
  if (why === 'approacher' || why === 'forcedApproacher')
    return [{ box: rowBox(places, 'mainArea', opponentOf(seat) === bottom), then: null }];
  const approacher = approachOf(model)?.approacher ?? null;
  return why === 'interferer' && approacher !== null
    ? onto(table, approacher).map((drop) => ({ ...drop, then: null }))
    : [];
}

/** A drop on a row answers the question for the area, too. */
const ontoRow = ({ places, bottom }: Table, seat: Seat, area: Area): Target => ({
  box: rowBox(places, area, seat === bottom),
  then: { seat, slot: area },
});
function onto({ places, model, bottom }: Table, handle: Handle): Target[] {
  const standing = standingOf(places, model, bottom, handle);
  return standing === undefined ? [] : [{ box: boxAround(standing, standing.card), then: { card: handle } }];
}

/** Without AP and DP never into the main area (2.5). */
function areasFor({ game, model }: Table, card: Handle): Area[] {
  const numbers = game.print(model.cards[card]?.no ?? '')?.numbers;
  return numbers?.['ap'] === undefined ? ['supportArea'] : ['mainArea', 'supportArea'];
}

/**
 * Characters on which it may be set, exactly: a single one is not asked for, and a drop anywhere else would then mean it
 * (2.6). What more than a print says of them is not known here; such a card is no drop.
 */
function bearersFor({ model }: Table, seat: Seat, card: Handle): Handle[] {
  const data = CATALOGUE.get(model.cards[card]?.no ?? '');
  if (data?.type !== 'support') return [];
  const { who = 'you', card: kind = {} } = data.sets ?? {};
  if (!Object.keys(kind).every((part) => PRINTED.includes(part))) return [];
  const sides = SEATS.filter((side) => who === 'any' || (who === 'you') === (side === seat));
  return sides.flatMap((side) =>
    ['mainArea', 'supportArea'].flatMap((area) =>
      cardsIn(model.zones[side][area]).filter(
        (one): one is Handle => one !== null && isOfKind(model, one, kind) && !bears(model, one, data.no),
      ),
    ),
  );
}
const PRINTED = ['type', 'color', 'work', 'name', 'traits'];
function isOfKind(model: TableModel, handle: Handle, { type, color, work, name, traits = [] }: Kind): boolean {
  const data = CATALOGUE.get(model.cards[handle]?.no ?? '');
  if (data?.type !== 'character') return false;
  const names = [data.name, ...(data.alsoNamed ?? [])].map(({ en }) => en);
  return (
    (type ?? data.type) === data.type &&
    (color ?? data.color) === data.color &&
    (work ?? data.work) === data.work &&
    (name === undefined || names.includes(name)) &&
    traits.every((trait) => data.traits.includes(trait))
  );
}
/** One of each identity on a character (2.6). */
const bears = (model: TableModel, bearer: Handle, no: string): boolean =>
  setOn(model, bearer).some((one) => identityOf(model.cards[one]?.no ?? '') === identityOf(no));
