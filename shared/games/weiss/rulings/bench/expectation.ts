// What a ruling expects of the table, in the words it was prepared in.
import { cardAt } from '../../../../kernel/card.ts';
import { SEATS, type Seat } from '../../../../kernel/seat.ts';
import { type Orientation, type Pile, SLOTS, type Slot, type Zone } from '../../card-data.ts';
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
/** A pile: how many cards, or their names, top first. */
export type SideExpectation = { readonly [P in Pile]?: number | readonly string[] } & {
  readonly [S in Slot]?: SlotExpectation;
};
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
      if (isSlotName(zone))
        compareSlot(table, seat, zone, wanted as SlotExpectation, (is, part) => same(`${who}.${zone}`, is, part));
      else
        same(
          `${who}.${zone}`,
          typeof wanted === 'number' ? table.zones[seat][zone as Pile].length : namesIn(table, seat, zone as Pile),
          wanted,
        );
    }
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

/** Names of the cards of a zone, top first. */
export const namesIn = (table: Table, seat: Seat, zone: Zone): string[] =>
  table.zones[seat][zone].toReversed().map((card) => nameOf(table, card));

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
