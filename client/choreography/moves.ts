// How cards that change zones are followed on the drawing: which image becomes which, where new ones come from and old ones go.
import type { HeardChange, TableModel } from '../../shared/kernel/model.ts';
import type { Seat } from '../../shared/kernel/seat.ts';
import type { Pose } from '../scenes/look.ts';
import { countOf } from '../table/shown.ts';

type Moved = Extract<HeardChange, { type: 'moved' }>;
export interface MovePlan {
  /** Images that go on under another key, all at the same moment: two may swap. */
  readonly renames: readonly (readonly [from: string, to: string])[];
  readonly entries: ReadonlyMap<string, { readonly pose: Pose; readonly no: string | null }>;
  readonly exits: ReadonlyMap<string, Pose>;
  /** Keys in the order in which they set off. */
  readonly order: readonly string[];
}
export interface Drawn {
  has(key: string): boolean;
  home(seat: Seat, zone: string): Pose;
}

/** Key of a card that is not seen: its place in its zone. */
export const placeKey = (seat: Seat, zone: string, index: number): string => `${seat}.${zone}.${index}`;

/** `before` and `after` are the models around the move; `willDraw` says what is drawn afterwards. */
export function planMove(
  what: Moved,
  before: TableModel,
  after: TableModel,
  drawn: Drawn,
  willDraw: (key: string) => boolean,
): MovePlan {
  const renames: (readonly [string, string])[] = [];
  const entries = new Map<string, { pose: Pose; no: string | null }>();
  const exits = new Map<string, Pose>();
  const order: string[] = [];
  const left = countOf(before.zones[what.seat][what.from]);
  const arrived = countOf(after.zones[what.toSeat][what.to]);
  for (const [i, { was, now }] of what.cards.entries()) {
    const from = was ?? placeKey(what.seat, what.from, what.places?.[i] ?? left - 1 - i);
    const index = what.at === undefined ? arrived - what.cards.length + i : what.at + i;
    const to = now?.handle ?? placeKey(what.toSeat, what.to, index);
    order.push(to);
    if (drawn.has(from)) {
      renames.push([from, to]);
      if (!willDraw(to)) exits.set(to, drawn.home(what.toSeat, what.to));
      continue;
    }
    if (willDraw(to)) {
      const no = was === null ? null : (before.cards[was]?.no ?? null);
      entries.set(to, { pose: drawn.home(what.seat, what.from), no });
    }
  }
  return { renames: [...renames, ...closingUp(what, before, drawn)], entries, exits, order };
}

/** A card that is turned over stays the image it was, and flips. */
export const planTurnOver = ({
  seat,
  zone,
  cards,
  places,
}: Extract<HeardChange, { type: 'turnedOver' }>): MovePlan['renames'] =>
  cards.map(({ was, now }, i) => {
    const place = placeKey(seat, zone, places[i] ?? 0);
    return [was ?? place, now?.handle ?? place];
  });

/** Backs that lie on in a list from which others were taken stay the images they were, at their new places. */
function closingUp({ seat, from, places }: Moved, before: TableModel, drawn: Drawn): [string, string][] {
  const held = before.zones[seat][from];
  if (places === undefined || !Array.isArray(held)) return [];
  const stay = held.map((handle, place) => ({ handle, place })).filter(({ place }) => !places.includes(place));
  return stay.flatMap(({ handle, place }, i): [string, string][] => {
    const key = placeKey(seat, from, place);
    return handle === null && place !== i && drawn.has(key) ? [[key, placeKey(seat, from, i)]] : [];
  });
}
