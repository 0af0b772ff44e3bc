// Selecting cards: the one grammar of abilities, read over the table.
import { type CardId, type CardRef, cardAt, isStill } from '../../../kernel/card.ts';
import { within } from '../../../kernel/range.ts';
import { type Seat, seatsOf } from '../../../kernel/seat.ts';
import {
  AREAS,
  ATTACK_ROW,
  type CardData,
  type Cost,
  DEFENCE_ROW,
  ITEMS,
  type Kind,
  type Select,
  type Target,
  VALUES,
} from '../card-data.ts';
import { dataOf } from '../data-of.ts';
import {
  battleOpponentOf,
  bearerOf,
  CELL_OF,
  isAdjacent,
  isAttackCell,
  isCell,
  isDefenceCell,
  isFacing,
  isSameColumn,
  itemOf,
  onField,
  roleOf,
} from '../queries.ts';
import type { CellAt, Table } from '../state.ts';
import { hasBasic, VALUE_OF } from '../values.ts';

/** Whose ability it is, on which card, and what was named and bound so far. */
export interface Context {
  readonly source: CardId;
  readonly seat: Seat;
  readonly bound: Readonly<Record<string, readonly CardRef[]>>;
  /** Which object the source was when the ability woke or was declared; left out while it can be no other. */
  readonly ref?: CardRef;
  /** Where the source stood when it was declared: what it named then stays beside that cell, whatever has become of the source. */
  readonly at?: CellAt;
}
/** Is the source still the object whose ability this is? */
export const isSourceStill = (table: Table, { ref }: Context): boolean => ref === undefined || isStill(table, ref);

/** The bound cards that are still the objects they were. */
export const boundCards = (table: Table, { bound }: Pick<Context, 'bound'>, name: string): CardId[] =>
  (bound[name] ?? []).filter((ref) => isStill(table, ref)).map(({ card }) => card);

/** The cards that a target means, as they are now. */
export function targetsOf(table: Table, target: Target, context: Context): readonly CardId[] {
  if (target === 'this') return isSourceStill(table, context) ? [context.source] : [];
  if (target === 'bearer') return only(isSourceStill(table, context) ? bearerOf(table, context.source) : undefined);
  if (target === 'battleOpponent') return only(battleOpponentOf(table, context.source));
  return 'bound' in target ? boundCards(table, context, target.bound) : candidates(table, target.all, context);
}
const only = (card: CardId | undefined): readonly CardId[] => (card === undefined ? [] : [card]);

/** All cards that a selection means now, the own side first, in the order of their zone. */
export function candidates(table: Table, select: Select, context: Context): CardId[] {
  const found: CardId[] = [];
  for (const seat of seatsOf(select.who, context.seat)) {
    for (const card of pool(table, select, seat, context)) {
      if (isOfKind(table, select, card, context)) found.push(card);
    }
  }
  return found;
}

/** Is this card, where it lies, among those that the selection means? */
export function matches(table: Table, select: Select, card: CardId, context: Context): boolean {
  const { seat, zone } = cardAt(table, card);
  if (select.who !== 'any' && (select.who === 'you') !== (seat === context.seat)) return false;
  return liesIn(select.where, zone) && isOfKind(table, select, card, context);
}

function pool(table: Table, { where }: Select, seat: Seat, context: Context): readonly CardId[] {
  const side = table.zones[seat];
  switch (where) {
    case 'field':
      return onField(table, seat);
    case 'attackRow':
      return onField(table, seat, ATTACK_ROW);
    case 'defenceRow':
      return onField(table, seat, DEFENCE_ROW);
    case 'items':
      return ITEMS.flatMap((zone) => side[zone]);
    case 'areas':
      return AREAS.flatMap((zone) => side[zone]);
    case 'looked':
      return boundCards(table, context, 'looked').filter((card) => cardAt(table, card).seat === seat);
    default:
      return side[where];
  }
}

function liesIn(where: Select['where'], zone: CardZone): boolean {
  switch (where) {
    case 'field':
      return isCell(zone);
    case 'attackRow':
      return isAttackCell(zone);
    case 'defenceRow':
      return isDefenceCell(zone);
    case 'items':
      return (ITEMS as readonly string[]).includes(zone);
    case 'areas':
      return (AREAS as readonly string[]).includes(zone);
    default:
      return where === zone;
  }
}
type CardZone = Parameters<typeof isCell>[0];

/** Pips of a printed cost. */
export const pipsIn = ({ pips = {} }: Cost): number => Object.values(pips).reduce((sum, amount) => sum + amount, 0);

/** Is the card of the kind, wherever it lies? */
export function isOfKind(table: Table, kind: Kind, card: CardId, context: Context): boolean {
  const data = dataOf(table, card);
  return isOfPrint(kind, data) && isOfValues(table, kind, card) && isPlaced(table, kind, card, context);
}

/** As far as a card's print decides it. */
export function isOfPrint(kind: Kind, data: CardData): boolean {
  if (kind.type !== undefined && data.type !== kind.type) return false;
  if (kind.attribute === 'star' && data.attributes.length > 0) return false;
  if (kind.attribute !== undefined && kind.attribute !== 'star' && !data.attributes.includes(kind.attribute))
    return false;
  if (kind.person !== undefined && (data.type !== 'character' || data.person !== kind.person)) return false;
  if (kind.name !== undefined && data.name.en !== kind.name) return false;
  if (kind.nameHas !== undefined && !data.name.en.includes(kind.nameHas)) return false;
  if (kind.cost !== undefined && !within(pipsIn(data.cost), kind.cost)) return false;
  return kind.ex === undefined || within(data.ex, kind.ex);
}

function isOfValues(table: Table, kind: Kind, card: CardId): boolean {
  if (kind.state !== undefined && cardAt(table, card).state !== kind.state) return false;
  for (const what of VALUES) {
    const range = kind[what];
    if (range === undefined) continue;
    if (dataOf(table, card).type !== 'character' || !within(VALUE_OF[what](table, card), range)) return false;
  }
  return kind.basic === undefined || hasBasic(table, card, kind.basic);
}

function isPlaced(table: Table, kind: Kind, card: CardId, { source, at }: Context): boolean {
  if (kind.other && card === source) return false;
  if (kind.equipped !== undefined && (itemOf(table, card) !== undefined) !== kind.equipped) return false;
  const from = at ?? cellOf(table, source);
  if (kind.sameColumn && !isBeside(table, card, from, isSameColumn)) return false;
  if (kind.adjacent && !isBeside(table, card, from, isAdjacent)) return false;
  switch (kind.battling) {
    case undefined:
      return true;
    case 'any':
      return roleOf(table, card) !== undefined;
    case 'opponent':
      return at === undefined ? battleOpponentOf(table, source) === card : isFacing(table, card, source);
    default:
      return roleOf(table, card) === kind.battling;
  }
}
const cellOf = (table: Table, card: CardId): CellAt | undefined => {
  const { seat, zone } = cardAt(table, card);
  const cell = CELL_OF[zone];
  return cell && { seat, cell };
};
function isBeside(
  table: Table,
  card: CardId,
  from: CellAt | undefined,
  test: (one: CellAt, other: CellAt) => boolean,
): boolean {
  const at = cellOf(table, card);
  return at !== undefined && from !== undefined && test(at, from);
}
