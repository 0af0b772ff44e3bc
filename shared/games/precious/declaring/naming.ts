// Naming targets: they are fixed with the declaration, and without them nothing can be declared (5.9).
import { type AskSpec, chooseCards, type Rule } from '../../../kernel/ask.ts';
import { type CardId, cardAt, refOf } from '../../../kernel/card.ts';
import { canPickEach, leaving, type Pool } from '../../../kernel/picking.ts';
import { type Context, candidates } from '../abilities/select.ts';
import type { Naming } from '../card-data.ts';
import type { Named, Table } from '../state.ts';
import { isForbidden } from '../values.ts';

const leastOf = ({ upTo, amount = 1 }: Naming): number => (upTo ? 0 : amount);

/** An event does not name itself, as a point with Break either. */
const namable = (table: Table, { from }: Naming, context: Context): CardId[] =>
  candidates(table, from, context).filter(
    (card) =>
      !(card === context.source && cardAt(table, card).zone === 'pointArea') &&
      (cardAt(table, card).seat === context.seat || !isForbidden(table, card, 'target')),
  );
/** One pool for each card that a name needs. */
const poolsOf = (table: Table, namings: readonly Naming[], context: Context): Pool[] =>
  namings.flatMap((naming) => new Array<Pool>(leastOf(naming)).fill(namable(table, naming, context)));

/** Is there something for every name, no card twice? */
export const canNameAll = (table: Table, namings: readonly Naming[] = [], context: Context): boolean =>
  canPickEach(poolsOf(table, namings, context));

/** Asks for every name in order; whatever is picked leaves a card for each of the later names. */
export function* nameTargets(
  table: Table,
  namings: readonly Naming[],
  context: Context,
  about: NonNullable<AskSpec['about']>,
): Rule<Named> {
  const named: Record<string, Named[string]> = {};
  const taken: CardId[] = [];
  for (const [i, naming] of namings.entries()) {
    const isFree = (card: CardId): boolean => !taken.includes(card);
    const later = poolsOf(table, namings.slice(i + 1), context).map((pool) => pool.filter(isFree));
    const from = namable(table, naming, context).filter((card) => isFree(card) && canPickEach(later, [card]));
    const amount = { min: leastOf(naming), max: naming.amount ?? 1 };
    const limit = amount.max > 1 && later.length > 0 ? { limit: { all: leaving(from, later) } } : {};
    const cards = yield* chooseCards(context.seat, 'target', from, amount, { about, ...limit });
    taken.push(...cards);
    named[naming.as] = cards.map((card) => refOf(table, card));
  }
  return named;
}
