// What effects have given to cards and players for a time, beside changed values (7.4): data in the state, read whenever it is asked for.
import { type CardId, type CardRef, isStill } from '../../kernel/card.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { Effect, Gift, Until } from './ability-data.ts';
import { dataOfNo, partAt } from './data-of.ts';
import type { Table } from './state.ts';

type Give = Extract<Effect, { do: 'give' }>;
export interface Given {
  /** The card that has it, or the player. */
  readonly target: CardRef | null;
  readonly player: Seat | null;
  /** Where the step that gives it stands. */
  readonly no: string;
  readonly path: string;
  readonly until: Until;
  readonly lastTurn: number;
}
/** Gifts that are told apart by their place in the text. */
export interface GiftAt {
  readonly gift: Gift;
  readonly path: string;
}
export function gifts(table: Table, { no, path }: Given): GiftAt[] {
  const { gives } = partAt(dataOfNo(table, no), path) as Give;
  return gives.map((gift, i) => ({ gift, path: `${path}.gives.${i}` }));
}
/** What effects have given to a card. */
export const giftsTo = (table: Table, card: CardId): readonly Gift[] =>
  table.given.length === 0
    ? NONE
    : table.given.flatMap((given) =>
        given.target?.card === card && isStill(table, given.target) ? gifts(table, given).map(({ gift }) => gift) : [],
      );
/** What effects have given to a player. */
export const giftsToSeat = (table: Table, seat: Seat): readonly Gift[] =>
  table.given.length === 0
    ? NONE
    : table.given.flatMap((given) => (given.player === seat ? gifts(table, given).map(({ gift }) => gift) : []));
const NONE: readonly never[] = [];

/** Has the character lost its abilities? */
export const isBare = (table: Table, card: CardId): boolean =>
  table.given.length > 0 && giftsTo(table, card).some((gift) => gift.what === 'loses' && gift.all === 'abilities');

/** Ends what has ended, and what belongs to cards that have since moved. */
export function endGiven(table: Table, ends: (given: Given) => boolean): void {
  if (table.given.length === 0) return;
  table.given = table.given.filter((one) => !ends(one) && (one.target === null || isStill(table, one.target)));
}
