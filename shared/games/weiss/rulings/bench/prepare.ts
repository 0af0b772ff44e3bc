// Prepared tables in words: seats A (the turn player) and B, piles top first, numbers for so many plain cards.
import type { Options } from '../../../../kernel/game.ts';
import { seedFromNumber } from '../../../../kernel/rng.ts';
import { opponentOf, type Seat } from '../../../../kernel/seat.ts';
import { type Chance, definer, playersInOrder, scriptOf } from '../../../../kernel/testing/ruling/laying.ts';
import {
  type CardData,
  MARKERS_UNDER,
  type Orientation,
  type Phase,
  PILES,
  type Pile,
  SLOTS,
  type Slot,
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
      readonly face?: 'down';
      readonly owner?: 'foe';
    };
export type PileSpec = number | readonly CardSpec[];
export type SlotSpec = { readonly [S in Slot]?: CardSpec | readonly CardSpec[] };
/** Piles, characters, and the markers under slots, top first. */
export type SideSpec = { readonly [P in Pile]?: PileSpec } & SlotSpec & { readonly markers?: SlotSpec };

const AT = {
  setUp: { next: 'setUp', phase: 'setup', step: '' },
  stand: { next: 'stand', phase: 'end', step: '' },
  clock: { next: 'clock', phase: 'draw', step: '' },
  main: { next: 'mainAction', phase: 'main', step: '' },
  climax: { next: 'climax', phase: 'main', step: '' },
  attackBegins: { next: 'attackBegins', phase: 'climax', step: '' },
  attack: { next: 'attack', phase: 'attack', step: 'declaration' },
  encore: { next: 'encore', phase: 'attack', step: 'declaration' },
  end: { next: 'end', phase: 'encore', step: '' },
} as const satisfies Record<string, { next: Stretch; phase: Phase; step: Table['step'] }>;
export type Point = keyof typeof AT;

/** Of a refresh that is scripted as a number, the waiting room's top card becomes the deck's. */
export interface TableSpec extends Chance {
  readonly A?: SideSpec;
  readonly B?: SideSpec;
  readonly at: Point;
  /** Nobody's first turn unless told otherwise. */
  readonly turn?: number;
  readonly options?: Options;
}

export const rested = (lies: CardData | string): CardSpec => ({ lies, state: 'rest' });
export const faceDown = (lies: CardData | string): CardSpec => ({ lies, face: 'down' });
export const reversed = (lies: CardData | string): CardSpec => ({ lies, state: 'reverse' });

/** Lays the table that a ruling describes; `seatOfA` is where the turn player sits. */
export function prepare(spec: TableSpec, seatOfA: Seat, story: boolean): Table {
  const defined: Record<string, CardData> = {};
  const table = emptyTable(seedFromNumber(1), optionsFrom(spec.options ?? {}), story, defined);
  const numberOf = definer(defined);
  for (const [who, seat] of playersInOrder(seatOfA)) laySide(table, numberOf, seat, spec[who] ?? {}, spec.at);
  Object.assign(table, AT[spec.at], { turn: spec.turn ?? 3, turnPlayer: seatOfA });
  if (spec.at === 'setUp') table.turn = 0;
  table.rng.script = scriptOf(spec, seatOfA);
  return table;
}

function laySide(
  table: Table,
  numberOf: (card: CardData | string) => string,
  seat: Seat,
  spec: SideSpec,
  at: Point,
): void {
  const lay = (card: CardSpec, zone: Zone): void => {
    const { lies, owner, ...how } = typeof card === 'object' && 'lies' in card ? card : { lies: card };
    addCard(table, seat, numberOf(lies), zone, { ...how, ...(owner === undefined ? {} : { owner: opponentOf(seat) }) });
  };
  for (const pile of PILES) {
    const held = spec[pile] ?? (pile === 'deck' ? (at === 'setUp' ? 50 : 10) : 0);
    const cards = typeof held === 'number' ? plain(held) : held;
    for (const card of cards.toReversed()) lay(card, pile);
  }
  for (const slot of SLOTS) {
    for (const card of listed(spec[slot]).toReversed()) lay(card, slot);
    for (const card of listed(spec.markers?.[slot]).toReversed()) lay(card, MARKERS_UNDER[slot]);
  }
}
const listed = (held: CardSpec | readonly CardSpec[] = []): readonly CardSpec[] =>
  Array.isArray(held) ? held : [held as CardSpec];
