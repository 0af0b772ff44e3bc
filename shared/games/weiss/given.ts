// What effects have given to cards and players for a time, beside changed values (7.4): data in the state, read whenever it is asked for.
import { type CardId, type CardRef, isStill } from '../../kernel/card.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { Effect, Gift, Granted, Until } from './ability-data.ts';
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
  /** Number of the last happening before it. */
  readonly at: number;
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
export interface Timed {
  readonly at: number;
  readonly gift: Gift;
}
/** What effects have given to a card, and when. */
export const timedGiftsTo = (table: Table, card: CardId): readonly Timed[] =>
  table.given.length === 0
    ? NONE
    : table.given.flatMap((given) =>
        given.target?.card === card && isStill(table, given.target)
          ? gifts(table, given).map(({ gift }) => ({ at: given.at, gift }))
          : [],
      );
/** What effects have given to a card. */
export const giftsTo = (table: Table, card: CardId): readonly Gift[] =>
  timedGiftsTo(table, card).map(({ gift }) => gift);
/** What effects have given to a player. */
export const giftsToSeat = (table: Table, seat: Seat): readonly Gift[] =>
  table.given.length === 0
    ? NONE
    : table.given.flatMap((given) => (given.player === seat ? gifts(table, given).map(({ gift }) => gift) : []));
const NONE: readonly never[] = [];

const takesAbilities = (gift: Gift): boolean => gift.what === 'loses' && gift.all === 'abilities';
/** Has the character lost its abilities? */
export const isBare = (table: Table, card: CardId): boolean =>
  table.given.length > 0 && giftsTo(table, card).some(takesAbilities);
/** When it lost them last; what it has got since it keeps (7.4). */
export const bareSince = (table: Table, card: CardId): number | undefined =>
  table.given.findLast(
    (given) =>
      given.target?.card === card &&
      isStill(table, given.target) &&
      gifts(table, given).some(({ gift }) => takesAbilities(gift)),
  )?.at;
/** An ability that an effect has given to a card, and where its text stands. */
export interface AbilityGiven {
  readonly card: CardId;
  readonly ability: Granted;
  readonly from: { readonly no: string; readonly path: string };
}
/** What effects have given and no later one has taken away. */
export function abilitiesGiven(table: Table): AbilityGiven[] {
  let found: AbilityGiven[] = [];
  for (const given of table.given) {
    const { target, no } = given;
    if (target === null || !isStill(table, target)) continue;
    for (const { gift, path } of gifts(table, given)) {
      if (takesAbilities(gift)) found = found.filter(({ card }) => card !== target.card);
      if (gift.what === 'ability')
        found.push({ card: target.card, ability: gift.ability, from: { no, path: `${path}.ability` } });
    }
  }
  return found;
}

/** Ends what has ended, and what belongs to cards that have since moved. */
export function endGiven(table: Table, ends: (given: Given) => boolean): void {
  if (table.given.length === 0) return;
  table.given = table.given.filter((one) => !ends(one) && (one.target === null || isStill(table, one.target)));
}
