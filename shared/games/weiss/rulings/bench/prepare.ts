// Prepared tables in words: seats A (the turn player) and B, piles top first, numbers for so many plain cards.
import { assert } from '../../../../kernel/assert.ts';
import type { Options } from '../../../../kernel/game.ts';
import { seedFromNumber } from '../../../../kernel/rng.ts';
import { opponentOf, type Seat } from '../../../../kernel/seat.ts';
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

export type Who = 'A' | 'B';
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

export interface TableSpec {
  readonly A?: SideSpec;
  readonly B?: SideSpec;
  readonly at: Point;
  /** Nobody's first turn unless told otherwise. */
  readonly turn?: number;
  readonly options?: Options;
  /**
   * The coming shuffles: a number keeps so many cards as they lie (a refresh: the waiting room's top card is the
   * deck's), a list gives the new order, top first, as places counted from the top. No other shuffle may happen.
   */
  readonly shuffles?: readonly (number | readonly number[])[];
  /** The coming rolls; for the first player, who it is. */
  readonly rolls?: readonly (Who | number)[];
}

export const rested = (lies: CardData | string): CardSpec => ({ lies, state: 'rest' });
export const faceDown = (lies: CardData | string): CardSpec => ({ lies, face: 'down' });
export const reversed = (lies: CardData | string): CardSpec => ({ lies, state: 'reverse' });

/** Lays the table that a ruling describes; `seatOfA` is where the turn player sits. */
export function prepare(spec: TableSpec, seatOfA: Seat, story: boolean): Table {
  const defined: Record<string, CardData> = {};
  const table = emptyTable(seedFromNumber(1), optionsFrom(spec.options ?? {}), story, defined);
  const seats: readonly [Who, Seat][] = [
    ['A', seatOfA],
    ['B', opponentOf(seatOfA)],
  ];
  // Seat 0 first, as cards lie in a real match: ids must not tell who is who.
  for (const [who, seat] of seats.toSorted(([, a], [, b]) => a - b))
    laySide(table, defined, seat, spec[who] ?? {}, spec.at);
  Object.assign(table, AT[spec.at], { turn: spec.turn ?? 3, turnPlayer: seatOfA });
  if (spec.at === 'setUp') table.turn = 0;
  table.rng.script = {
    shuffles: (spec.shuffles ?? []).map(orderOf),
    rolls: (spec.rolls ?? []).map((roll) =>
      typeof roll === 'number' ? roll : roll === 'A' ? seatOfA : opponentOf(seatOfA),
    ),
  };
  return table;
}

/** From places counted from the top to places counted from the bottom. */
function orderOf(shuffle: number | readonly number[]): number[] {
  if (typeof shuffle === 'number') return Array.from({ length: shuffle }, (_, place) => place);
  return shuffle.map((place) => shuffle.length - 1 - place).toReversed();
}

function laySide(table: Table, defined: Record<string, CardData>, seat: Seat, spec: SideSpec, at: Point): void {
  const lay = (card: CardSpec, zone: Zone): void => {
    const { lies, owner, ...how } = typeof card === 'object' && 'lies' in card ? card : { lies: card };
    const no = typeof lies === 'string' ? lies : define(defined, lies);
    addCard(table, seat, no, zone, { ...how, ...(owner === undefined ? {} : { owner: opponentOf(seat) }) });
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

/** Gives a test card a number of its own: cards that differ in anything have different ones. */
function define(defined: Record<string, CardData>, card: CardData): string {
  for (let again = 1; again < 100; again++) {
    const no = again === 1 ? card.no : `${card.no} ${again}`;
    const known = defined[no];
    if (known === undefined) defined[no] = { ...card, no };
    if (known === undefined || JSON.stringify({ ...known, no: '' }) === JSON.stringify({ ...card, no: '' })) return no;
  }
  assert(false, `a hundred different cards are called ${card.no}`);
}
