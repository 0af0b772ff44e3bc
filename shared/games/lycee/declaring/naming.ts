// Naming targets: the red words of a text are named with its declaration, and must still be there when it resolves (1.8, 7.4).
import { type AskSpec, ask, chooseCards, type Declared, type Rule } from '../../../kernel/ask.ts';
import { fail } from '../../../kernel/assert.ts';
import { type CardId, type CardRef, cardAt, isStill, refOf } from '../../../kernel/card.ts';
import { linkOf } from '../../../kernel/chain.ts';
import { canPickEach, leaving, type Pool } from '../../../kernel/picking.ts';
import { opponentOf } from '../../../kernel/seat.ts';
import { type Context, candidates, matches } from '../abilities/select.ts';
import type { Naming } from '../card-data.ts';
import { chooseCell } from '../choosing.ts';
import { emptyCells, isEmpty } from '../queries.ts';
import type { CellAt, LyceeLink, Named, Table } from '../state.ts';
import { isForbidden } from '../values.ts';

type CardNaming = Extract<Naming, { readonly from: unknown }>;
type CellNaming = Extract<Naming, { readonly cell: unknown }>;
type LinkNaming = Extract<Naming, { readonly declaration: unknown }>;
const isCards = (naming: Naming): naming is CardNaming => 'from' in naming;
const leastOf = ({ upTo, amount = 1 }: CardNaming): number => (upTo ? 0 : amount);

const namable = (table: Table, { from }: CardNaming, context: Context): CardId[] =>
  candidates(table, from, context).filter(
    (card) => cardAt(table, card).seat === context.seat || !isForbidden(table, card, 'target'),
  );
const namableCells = (table: Table, { cell }: CellNaming, { seat }: Context): CellAt[] =>
  emptyCells(table, cell === 'ownEmpty' ? seat : opponentOf(seat));
const namableLinks = (table: Table, { declaration }: LinkNaming, { seat }: Context): LyceeLink[] =>
  table.chain.filter(
    (link) =>
      (declaration.by === 'any' || (declaration.by === 'you') === (link.seat === seat)) &&
      (declaration.of === undefined || declaration.of.includes(link.kind)),
  );

/** Is there something for every name, no card twice? Without a target nothing can be declared (7.4). */
export function canNameAll(table: Table, namings: readonly Naming[] | undefined, context: Context): boolean {
  if (namings === undefined) return true;
  for (const naming of namings) {
    if ('cell' in naming && namableCells(table, naming, context).length === 0) return false;
    if ('declaration' in naming && namableLinks(table, naming, context).length === 0) return false;
  }
  const pools = namings.filter(isCards).flatMap((naming) => {
    const pool = namable(table, naming, context);
    return new Array<Pool>(leastOf(naming)).fill(pool);
  });
  return canPickEach(pools);
}
/** Asks for every name in order. */
export function* nameTargets(
  table: Table,
  namings: readonly Naming[],
  context: Context,
  about: NonNullable<AskSpec['about']>,
): Rule<Named> {
  const cards: Record<string, Named['cards'][string]> = {};
  const cells: Record<string, CellAt> = {};
  const links: Record<string, number> = {};
  const taken: CardId[] = [];
  for (const [i, naming] of namings.entries()) {
    if ('cell' in naming) {
      const free = namableCells(table, naming, context);
      cells[naming.as] = (yield* chooseCell(context.seat, 'targetCell', free, about)) ?? fail('a cell can be named');
    } else if ('declaration' in naming) links[naming.as] = yield* nameLink(table, naming, context, about);
    else {
      const rest = namings.slice(i + 1).filter(isCards);
      const picked = yield* nameCards(table, naming, rest, taken, context, about);
      taken.push(...picked);
      cards[naming.as] = picked.map((card) => refOf(table, card));
    }
  }
  return { cards, cells, links };
}
/** Whatever is picked leaves a card for each of the later names. */
function* nameCards(
  table: Table,
  naming: CardNaming,
  rest: readonly CardNaming[],
  taken: readonly CardId[],
  context: Context,
  about: NonNullable<AskSpec['about']>,
): Rule<CardId[]> {
  const isFree = (card: CardId): boolean => !taken.includes(card);
  const later = rest.flatMap((one) => new Array<Pool>(leastOf(one)).fill(namable(table, one, context).filter(isFree)));
  const from = namable(table, naming, context).filter((card) => isFree(card) && canPickEach(later, [card]));
  const amount = { min: leastOf(naming), max: naming.amount ?? 1 };
  const limit = amount.max > 1 && later.length > 0 ? { limit: { all: leaving(from, later) } } : {};
  return yield* chooseCards(context.seat, 'target', from, amount, { about, ...limit });
}
const declaredBy = ({ chain }: Table, link: LyceeLink): Declared<CardRef> => ({
  nth: chain.indexOf(link) + 1,
  source: link.source,
  ...(link.ability ?? { no: link.no }),
});
/** Of one declaration that could be meant there is nothing to ask. */
function* nameLink(
  table: Table,
  naming: LinkNaming,
  context: Context,
  about: NonNullable<AskSpec['about']>,
): Rule<number> {
  const links = namableLinks(table, naming, context);
  const from = links.map((link) => ({ declared: declaredBy(table, link) }));
  const [position = 0] =
    links.length === 1 ? [] : yield* ask({ seat: context.seat, why: 'targetDeclaration', from, min: 1, max: 1, about });
  return links[position]?.id ?? fail('a named declaration is one of those offered');
}

/** Is everything that was named still what the text says? The loss of one voids all (7.4). */
export function isAllThere(
  table: Table,
  namings: readonly Naming[] | undefined,
  named: Named,
  context: Context,
): boolean {
  return (namings ?? []).every((naming) => {
    if ('declaration' in naming) return linkOf(table.chain, named.links[naming.as] ?? 0) !== undefined;
    if ('cell' in naming) {
      const at = named.cells[naming.as];
      return at !== undefined && isEmpty(table, at);
    }
    const refs = named.cards[naming.as] ?? [];
    return refs.every((ref) => isStill(table, ref) && matches(table, naming.from, ref.card, context));
  });
}
