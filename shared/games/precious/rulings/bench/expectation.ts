// What a ruling expects of the table, and where the table differs from it.
import { type CardId, cardAt, isStill } from '../../../../kernel/card.ts';
import { SEATS, type Seat } from '../../../../kernel/seat.ts';
import type { Who, WhoIs } from '../../../../kernel/testing/ruling/bench.ts';
import { Differences, type PileExpectation } from '../../../../kernel/testing/ruling/differences.ts';
import { AREAS, type Area, type Phase, type State, type Step } from '../../card-data.ts';
import type { Table } from '../../state.ts';
import { apOf, dpOf, hasValues } from '../../values.ts';
import { NAMING } from './naming.ts';
import { PILES, type Pile } from './prepare.ts';

interface CharacterExpectation {
  readonly state?: State;
  readonly ap?: number | null;
  readonly dp?: number | null;
  readonly entered?: boolean;
  readonly approaches?: number;
  /** Support cards that are set on it, whoever has set them, in any order. */
  readonly supports?: readonly string[];
}
/** How many, exactly these in any order, or by name a state or some of what is to be seen of each: these and no others. */
type AreaExpectation = number | readonly string[] | Readonly<Record<string, State | CharacterExpectation>>;
export type SideExpectation = { readonly [P in Pile]?: PileExpectation } & {
  readonly [A in Area]?: AreaExpectation;
} & {
  /** Of the point area, the newest first. */
  readonly faceUp?: PileExpectation;
  readonly faceDown?: PileExpectation;
};
export interface Expectation {
  readonly A?: SideExpectation;
  readonly B?: SideExpectation;
  readonly winner?: Who | 'draw' | null;
  readonly turnPlayer?: Who;
  readonly turn?: number;
  readonly phase?: Phase;
  readonly step?: Step | '';
  /** Who has priority now, or would next; null while no window is open. */
  readonly priority?: Who | null;
  readonly approach?: null;
}

/** Every difference between the table and what is expected, as a line each. */
export function differences(table: Table, whoIs: WhoIs, expected: Expectation): string[] {
  const found = new Differences(NAMING, table);
  for (const seat of SEATS) compareSide(found, table, seat, whoIs(seat), expected[whoIs(seat)] ?? {});
  found.winner(whoIs, expected.winner);
  if (expected.turnPlayer !== undefined) found.same('the turn player', whoIs(table.turnPlayer), expected.turnPlayer);
  if (expected.priority !== undefined)
    found.same('priority', table.window && whoIs(table.window.holder), expected.priority);
  const { turn, phase, step, approach } = expected;
  found.parts('the table', table, {
    ...(turn !== undefined && { turn }),
    ...(phase !== undefined && { phase }),
    ...(step !== undefined && { step }),
    ...(approach !== undefined && { approach }),
  });
  return found.found;
}

function compareSide(found: Differences<Table>, table: Table, seat: Seat, who: Who, wanted: SideExpectation): void {
  const zones = table.zones[seat];
  for (const pile of PILES) {
    const of = wanted[pile];
    if (of !== undefined) found.pile(`${who}.${pile}`, zones[pile], of);
  }
  for (const state of ['faceUp', 'faceDown'] as const) {
    const of = wanted[state];
    const lie = zones.pointArea.filter((card) => cardAt(table, card).state === state);
    if (of !== undefined) found.pile(`${who}.pointArea ${state}`, lie, of);
  }
  for (const area of AREAS) {
    const of = wanted[area];
    if (of !== undefined) compareArea(found, table, `${who}.${area}`, zones[area], of);
  }
}
function compareArea(
  found: Differences<Table>,
  table: Table,
  where: string,
  cards: readonly CardId[],
  wanted: AreaExpectation,
): void {
  if (typeof wanted === 'number') return found.same(where, cards.length, wanted);
  const names = Array.isArray(wanted) ? (wanted as readonly string[]) : Object.keys(wanted);
  found.same(where, cards.map((card) => found.name(card)).sort(), names.toSorted());
  if (Array.isArray(wanted)) return;
  for (const [name, of] of Object.entries(wanted)) {
    const card = cards.find((one) => found.name(one) === name);
    if (card !== undefined) compareCharacter(found, table, `${where} ${name}`, card, of);
  }
}
function compareCharacter(
  found: Differences<Table>,
  table: Table,
  where: string,
  card: CardId,
  wanted: State | CharacterExpectation,
): void {
  const { state, entered, approaches } = cardAt(table, card);
  if (typeof wanted === 'string') return found.same(where, state, wanted);
  const valued = hasValues(table, card);
  const supports = table.zones
    .flatMap(({ set }) => set)
    .filter((one) => {
      const { on } = cardAt(table, one);
      return on !== null && isStill(table, on) && on.card === card;
    });
  const is: Required<CharacterExpectation> = {
    state,
    ap: valued ? apOf(table, card) : null,
    dp: valued ? dpOf(table, card) : null,
    entered,
    approaches,
    supports: supports.map((one) => found.name(one)).sort(),
  };
  found.parts(where, is, wanted.supports ? { ...wanted, supports: wanted.supports.toSorted() } : wanted);
}
