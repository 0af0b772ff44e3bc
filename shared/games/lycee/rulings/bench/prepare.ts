// Prepared tables in words: seats A (the turn player) and B, piles top first, numbers for so many plain cards.
import { cardAt } from '../../../../kernel/card.ts';
import type { Options } from '../../../../kernel/game.ts';
import { seedFromNumber } from '../../../../kernel/rng.ts';
import { opponentOf, type Seat } from '../../../../kernel/seat.ts';
import { type Chance, definer, playersInOrder, scriptOf } from '../../../../kernel/testing/ruling/laying.ts';
import {
  AREAS,
  type AreaZone,
  type CardData,
  CELLS,
  type Cell,
  ITEMS,
  type ItemZone,
  type Orientation,
  type Phase,
  PILES,
  type Pile,
  type Zone,
} from '../../card-data.ts';
import { optionsFrom } from '../../options.ts';
import { addCard, emptyTable } from '../../setup.ts';
import type { Stretch, Table } from '../../state.ts';
import { plain } from './cards.ts';

/** A test card, the number of a shipped card, or one of them as it lies; `owner` where it is the other side's card. */
export type CardSpec =
  | CardData
  | string
  | {
      readonly lies: CardData | string;
      readonly state?: Orientation;
      readonly fresh?: true;
      readonly owner?: 'foe';
    };
export type PileSpec = number | readonly CardSpec[];
type Place = Cell | AreaZone | ItemZone;
export type SideSpec = { readonly [P in Pile]?: PileSpec } & { readonly [P in Place]?: CardSpec };

const AT = {
  setUp: { next: 'setUp', phase: 'setup', turn: 0 },
  start: { next: 'duties', phase: 'end', turn: 3 },
  main: { next: 'main', phase: 'main', turn: 3 },
} as const satisfies Record<string, { next: Stretch; phase: Phase; turn: number }>;
export type Point = keyof typeof AT;

export interface TableSpec extends Chance {
  readonly A?: SideSpec;
  readonly B?: SideSpec;
  readonly at: Point;
  /** Nobody's first turn unless told otherwise. */
  readonly turn?: number;
  readonly options?: Options;
}
const DECK = { setUp: 60, start: 20, main: 20 } as const satisfies Record<Point, number>;

export const acted = (lies: CardData | string): CardSpec => ({ lies, state: 'acted' });
/** It entered in this turn, or in its controller's last one (4.6). */
export const fresh = (lies: CardData | string): CardSpec => ({ lies, fresh: true });

/** Lays the table that a ruling describes; `seatOfA` is where the turn player sits. */
export function prepare(spec: TableSpec, seatOfA: Seat, story: boolean): Table {
  const defined: Record<string, CardData> = {};
  const table = emptyTable(seedFromNumber(1), optionsFrom(spec.options ?? {}), story, defined);
  const { turn, ...at } = AT[spec.at];
  Object.assign(table, at, { turn: spec.turn ?? turn, turnPlayer: seatOfA });
  const numberOf = definer(defined);
  for (const [who, seat] of playersInOrder(seatOfA)) {
    const { deck = DECK[spec.at], ...side } = spec[who] ?? {};
    laySide(table, numberOf, seat, { deck, ...side });
  }
  table.rng.script = scriptOf(spec, seatOfA);
  return table;
}

function laySide(table: Table, numberOf: (card: CardData | string) => string, seat: Seat, spec: SideSpec): void {
  const lay = (card: CardSpec, zone: Zone): void => {
    const { lies, owner, ...how } = typeof card === 'object' && 'lies' in card ? card : { lies: card };
    const foreign = owner === undefined ? {} : { owner: opponentOf(seat) };
    const id = addCard(table, seat, numberOf(lies), zone, { ...how, ...foreign });
    cardAt(table, id).entered = how.fresh === true && seat === table.turnPlayer;
  };
  for (const pile of PILES) {
    const held = spec[pile] ?? [];
    const cards = typeof held === 'number' ? plain(held) : held;
    for (const card of cards.toReversed()) lay(card, pile);
  }
  for (const place of [...CELLS, ...AREAS, ...ITEMS]) {
    const card = spec[place];
    if (card !== undefined) lay(card, place);
  }
}
