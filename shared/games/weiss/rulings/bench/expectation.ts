// What a ruling expects of the table, in the words it was prepared in.
import { cardAt } from '../../../../kernel/card.ts';
import { SEATS, type Seat } from '../../../../kernel/seat.ts';
import { MARKERS_UNDER, type Orientation, type Pile, SLOTS, type Slot, type Zone } from '../../card-data.ts';
import { heldIn } from '../../queries.ts';
import type { Table } from '../../state.ts';
import { levelOf, powerOf, soulOf } from '../../values.ts';
import type { Who } from './prepare.ts';
import { nameOf, type WhoIs } from './words.ts';

/** A slot: nobody, a name, a state, or some of what is to be seen of the character there. */
export type SlotExpectation =
  | null
  | Orientation
  | {
      readonly name?: string;
      readonly state?: Orientation;
      readonly power?: number;
      readonly soul?: number;
      readonly level?: number;
    };
/** A pile or the markers under a slot: how many cards, or their names, top first. */
type PileExpectation = number | readonly string[];
export type SideExpectation = { readonly [P in Pile]?: PileExpectation } & {
  readonly [S in Slot]?: SlotExpectation;
} & { readonly markers?: { readonly [S in Slot]?: PileExpectation } };
export interface Expectation {
  readonly A?: SideExpectation;
  readonly B?: SideExpectation;
  readonly winner?: Who | 'draw' | null;
  readonly turnPlayer?: Who;
  /** Refresh points not paid yet, of A and B together. */
  readonly refreshPoints?: number;
}

/** Every difference between the table and what is expected, as a line each. */
export function differences(table: Table, whoIs: WhoIs, expected: Expectation): string[] {
  const found: string[] = [];
  const same = (what: string, is: unknown, wanted: unknown): void => {
    const [a, b] = [JSON.stringify(is), JSON.stringify(wanted)];
    if (a !== b) found.push(`${what} is ${a}, expected ${b}`);
  };
  for (const seat of SEATS) {
    const who = whoIs(seat);
    for (const [zone, wanted] of Object.entries(expected[who] ?? {})) {
      if (zone === 'markers') continue;
      if (isSlotName(zone))
        compareSlot(table, seat, zone, wanted as SlotExpectation, (is, part) => same(`${who}.${zone}`, is, part));
      else same(`${who}.${zone}`, pileOf(table, seat, zone as Pile, wanted as PileExpectation), wanted);
    }
    for (const [slot, wanted] of Object.entries(expected[who]?.markers ?? {}))
      same(`${who}.markers.${slot}`, pileOf(table, seat, MARKERS_UNDER[slot as Slot], wanted), wanted);
  }
  const { result } = table;
  if (expected.winner !== undefined) {
    const winner = result?.winner ?? null;
    same('the winner', typeof winner === 'number' ? whoIs(winner) : winner, expected.winner);
  }
  if (expected.turnPlayer !== undefined) same('the turn player', whoIs(table.turnPlayer), expected.turnPlayer);
  if (expected.refreshPoints !== undefined)
    same('refresh points', table.refreshPoints[0] + table.refreshPoints[1], expected.refreshPoints);
  return found;
}

/** A pile in the words in which it is expected. */
const pileOf = (table: Table, seat: Seat, zone: Zone, wanted: PileExpectation): PileExpectation =>
  typeof wanted === 'number' ? heldIn(table, seat, zone).length : namesIn(table, seat, zone);

/** Names of the cards of a zone, top first. */
export const namesIn = (table: Table, seat: Seat, zone: Zone): string[] =>
  heldIn(table, seat, zone)
    .toReversed()
    .map((card) => nameOf(table, card));

const isSlotName = (zone: string): zone is Slot => (SLOTS as readonly string[]).includes(zone);

function compareSlot(
  table: Table,
  seat: Seat,
  slot: Slot,
  wanted: SlotExpectation,
  same: (is: unknown, wanted: unknown) => void,
): void {
  const card = table.zones[seat][slot].at(-1);
  if (wanted === null || card === undefined) return same(card === undefined ? null : nameOf(table, card), wanted);
  const is = {
    name: nameOf(table, card),
    state: cardAt(table, card).state,
    power: powerOf(table, card),
    soul: soulOf(table, card),
    level: levelOf(table, card),
  };
  if (typeof wanted === 'string') return same(is.state, wanted);
  const parts = Object.keys(wanted) as (keyof typeof is)[];
  same(Object.fromEntries(parts.map((part) => [part, is[part]])), wanted);
}
