// What a ruling expects of the table, and where the table differs from it.
import { cardAt } from '../../../../kernel/card.ts';
import { SEATS } from '../../../../kernel/seat.ts';
import type { Who, WhoIs } from '../../../../kernel/testing/ruling/bench.ts';
import { Differences, type PileExpectation } from '../../../../kernel/testing/ruling/differences.ts';
import { MARKERS_UNDER, type Orientation, type Pile, SLOTS, type Slot } from '../../card-data.ts';
import { heldIn } from '../../queries.ts';
import type { Table } from '../../state.ts';
import { levelOf, powerOf, soulOf } from '../../values.ts';
import { NAMING } from './naming.ts';

interface CharacterExpectation {
  readonly name?: string;
  readonly state?: Orientation;
  readonly power?: number;
  readonly soul?: number;
  readonly level?: number;
}
/** A slot: nobody, a state, or some of what is to be seen of the character there. */
export type SlotExpectation = null | Orientation | CharacterExpectation;
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
  const found = new Differences(NAMING, table);
  for (const seat of SEATS) {
    const who = whoIs(seat);
    const { markers = {}, ...side } = expected[who] ?? {};
    for (const [zone, wanted] of Object.entries(side)) {
      const cards = isSlotName(zone) ? table.zones[seat][zone] : heldIn(table, seat, zone as Pile);
      if (isSlotName(zone)) compareSlot(found, table, `${who}.${zone}`, cards.at(-1), wanted as SlotExpectation);
      else found.pile(`${who}.${zone}`, cards, wanted as PileExpectation);
    }
    for (const [slot, wanted] of Object.entries(markers))
      found.pile(`${who}.markers.${slot}`, heldIn(table, seat, MARKERS_UNDER[slot as Slot]), wanted);
  }
  found.winner(whoIs, expected.winner);
  if (expected.turnPlayer !== undefined) found.same('the turn player', whoIs(table.turnPlayer), expected.turnPlayer);
  if (expected.refreshPoints !== undefined)
    found.same('refresh points', table.refreshPoints[0] + table.refreshPoints[1], expected.refreshPoints);
  return found.found;
}
const isSlotName = (zone: string): zone is Slot => (SLOTS as readonly string[]).includes(zone);

function compareSlot(
  found: Differences<Table>,
  table: Table,
  where: string,
  card: number | undefined,
  wanted: SlotExpectation,
): void {
  if (wanted === null || card === undefined)
    return found.same(where, card === undefined ? null : found.name(card), wanted);
  const { state } = cardAt(table, card);
  if (typeof wanted === 'string') return found.same(where, state, wanted);
  const is: Required<CharacterExpectation> = {
    name: found.name(card),
    state,
    power: powerOf(table, card),
    soul: soulOf(table, card),
    level: levelOf(table, card),
  };
  found.parts(where, is, wanted);
}
