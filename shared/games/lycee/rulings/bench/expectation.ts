// What a ruling expects of the table, and where the table differs from it.
import { type CardId, cardAt } from '../../../../kernel/card.ts';
import { SEATS } from '../../../../kernel/seat.ts';
import type { Who, WhoIs } from '../../../../kernel/testing/ruling/bench.ts';
import { Differences, type PileExpectation } from '../../../../kernel/testing/ruling/differences.ts';
import type { Cell, Orientation, Phase, Step, Zone } from '../../card-data.ts';
import { isCell } from '../../queries.ts';
import type { Table } from '../../state.ts';
import { apOf, dpOf, spOf } from '../../values.ts';
import { NAMING } from './naming.ts';

interface CharacterExpectation {
  readonly name?: string;
  readonly state?: Orientation;
  readonly ap?: number;
  readonly dp?: number;
  readonly sp?: number;
  readonly fresh?: boolean;
}
/** A cell: nobody, a state, or some of what is to be seen of the character there. */
type CellExpectation = null | Orientation | CharacterExpectation;
export type SideExpectation = { readonly [Z in Exclude<Zone, Cell>]?: PileExpectation } & {
  readonly [C in Cell]?: CellExpectation;
};
export interface Expectation {
  readonly A?: SideExpectation;
  readonly B?: SideExpectation;
  readonly winner?: Who | 'draw' | null;
  readonly turnPlayer?: Who;
  readonly turn?: number;
  readonly phase?: Phase;
  readonly step?: Step | '';
  readonly battle?: null;
}

/** Every difference between the table and what is expected, as a line each. */
export function differences(table: Table, whoIs: WhoIs, expected: Expectation): string[] {
  const found = new Differences(NAMING, table);
  for (const seat of SEATS) {
    const who = whoIs(seat);
    for (const [name, wanted] of Object.entries(expected[who] ?? {})) {
      const zone = name as Zone;
      const cards = table.zones[seat][zone];
      if (isCell(zone)) compareCell(found, table, `${who}.${zone}`, cards[0], wanted as CellExpectation);
      else found.pile(`${who}.${zone}`, cards, wanted as PileExpectation);
    }
  }
  found.winner(whoIs, expected.winner);
  if (expected.turnPlayer !== undefined) found.same('the turn player', whoIs(table.turnPlayer), expected.turnPlayer);
  const { turn, phase, step, battle } = expected;
  found.parts('the table', table, {
    ...(turn !== undefined && { turn }),
    ...(phase !== undefined && { phase }),
    ...(step !== undefined && { step }),
    ...(battle !== undefined && { battle }),
  });
  return found.found;
}

function compareCell(
  found: Differences<Table>,
  table: Table,
  where: string,
  card: CardId | undefined,
  wanted: CellExpectation,
): void {
  if (wanted === null || card === undefined)
    return found.same(where, card === undefined ? null : found.name(card), wanted);
  const { state, fresh } = cardAt(table, card);
  if (typeof wanted === 'string') return found.same(where, state, wanted);
  const is: Required<CharacterExpectation> = {
    name: found.name(card),
    state,
    ap: apOf(table, card),
    dp: dpOf(table, card),
    sp: spOf(table, card),
    fresh,
  };
  found.parts(where, is, wanted);
}
