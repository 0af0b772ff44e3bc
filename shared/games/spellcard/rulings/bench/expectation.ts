// What a ruling expects of the table, and where the table differs from it.
import { type CardId, cardAt } from '../../../../kernel/card.ts';
import { SEATS, type Seat } from '../../../../kernel/seat.ts';
import type { Who, WhoIs } from '../../../../kernel/testing/ruling/bench.ts';
import { Differences, type PileExpectation } from '../../../../kernel/testing/ruling/differences.ts';
import type { Phase, Stat, State } from '../../card-data.ts';
import { gearOn } from '../../queries.ts';
import type { Deed, Stretch, Table } from '../../state.ts';
import { changesOn, isForbidden, poisonOf, statOf } from '../../values.ts';
import { NAMING } from './naming.ts';

type CharacterExpectation = {
  readonly state?: State;
  readonly hp?: number;
  readonly spirit?: number;
  readonly done?: readonly Deed[];
  /** Equipment on it, in any order. */
  readonly gear?: readonly string[];
  readonly poison?: number;
  readonly silenced?: boolean;
  /** How many changes last on it. */
  readonly changes?: number;
} & { readonly [S in Stat]?: number };
/** How many, exactly these in any order, or by name its HP, its state, or some of what is to be seen of each: these and no others. */
type LineExpectation = number | readonly string[] | Readonly<Record<string, number | State | CharacterExpectation>>;
const PILES = ['deck', 'hand', 'discard', 'out', 'environment', 'gear', 'ritual', 'chain', 'lineup'] as const;
export type SideExpectation = { readonly [P in (typeof PILES)[number]]?: PileExpectation } & {
  readonly line?: LineExpectation;
};
export interface Expectation {
  readonly A?: SideExpectation;
  readonly B?: SideExpectation;
  readonly winner?: Who | 'draw' | null;
  readonly reason?: string;
  readonly turnPlayer?: Who;
  readonly turn?: number;
  readonly phase?: Phase;
  readonly next?: Stretch;
  /** Who may answer now; null while nobody may. */
  readonly window?: Who | null;
  /** Names of the unique cards that were used. */
  readonly used?: readonly string[];
  /** Who is to give a card to the barrier; null while none is fought. */
  readonly barrier?: Who | null;
}

/** Every difference between the table and what is expected, as a line each. */
export function differences(table: Table, whoIs: WhoIs, expected: Expectation): string[] {
  const found = new Differences(NAMING, table);
  for (const seat of SEATS) compareSide(found, table, seat, whoIs(seat), expected[whoIs(seat)] ?? {});
  found.winner(whoIs, expected.winner);
  const { turn, phase, next } = expected;
  const players = {
    turnPlayer: whoIs(table.turnPlayer),
    window: table.window && whoIs(table.window.holder),
    barrier: table.barrier && whoIs(table.barrier.holder),
    used: table.used.map((no) => NAMING.nameOfNo(table, no)),
    reason: table.result?.reason ?? '',
  };
  for (const [what, is] of Object.entries(players)) {
    const wanted = expected[what as keyof typeof players];
    if (wanted !== undefined) found.same(what, is, wanted);
  }
  found.parts('the table', table, {
    ...(turn !== undefined && { turn }),
    ...(phase !== undefined && { phase }),
    ...(next !== undefined && { next }),
  });
  return found.found;
}

function compareSide(found: Differences<Table>, table: Table, seat: Seat, who: Who, wanted: SideExpectation): void {
  const zones = table.zones[seat];
  for (const pile of PILES) {
    const of = wanted[pile];
    if (of !== undefined) found.pile(`${who}.${pile}`, zones[pile], of);
  }
  if (wanted.line !== undefined) compareLine(found, table, `${who}.line`, zones.line, wanted.line);
}
function compareLine(
  found: Differences<Table>,
  table: Table,
  where: string,
  cards: readonly CardId[],
  wanted: LineExpectation,
): void {
  if (typeof wanted === 'number') return found.same(where, cards.length, wanted);
  const names = Array.isArray(wanted) ? (wanted as readonly string[]) : Object.keys(wanted);
  found.same(where, cards.map((card) => found.name(card)).sort(), names.toSorted());
  if (Array.isArray(wanted)) return;
  for (const [name, of] of Object.entries(wanted as Record<string, number | State | CharacterExpectation>)) {
    const card = cards.find((one) => found.name(one) === name);
    if (card !== undefined) compareCharacter(found, table, `${where} ${name}`, card, of);
  }
}
function compareCharacter(
  found: Differences<Table>,
  table: Table,
  where: string,
  card: CardId,
  wanted: number | State | CharacterExpectation,
): void {
  const { state, hp, spirit, done } = cardAt(table, card);
  if (typeof wanted === 'number') return found.same(`${where} HP`, hp, wanted);
  if (typeof wanted === 'string') return found.same(where, state, wanted);
  const stat = (what: Stat): number => statOf(table, card, what);
  const is: Required<CharacterExpectation> = {
    state,
    hp,
    spirit,
    done,
    gear: gearOn(table, card)
      .map((one) => found.name(one))
      .sort(),
    poison: poisonOf(table, card),
    silenced: isForbidden(table, card, 'spell'),
    changes: changesOn(table, card).length,
    atk: stat('atk'),
    def: stat('def'),
    flight: stat('flight'),
    regen: stat('regen'),
    ward: stat('ward'),
  };
  found.parts(where, is, wanted.gear ? { ...wanted, gear: wanted.gear.toSorted() } : wanted);
}
