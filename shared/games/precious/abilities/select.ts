// Selecting cards: the one grammar of texts, read over the table.
import { type CardId, type CardRef, cardAt, isStill } from '../../../kernel/card.ts';
import { within } from '../../../kernel/range.ts';
import { type Seat, seatsOf } from '../../../kernel/seat.ts';
import type { CardData, Kind, Select, Target, Who, Zone } from '../card-data.ts';
import { VALUES } from '../card-data.ts';
import { dataOf } from '../data-of.ts';
import { approachOpponentOf, bearerOf, isFieldZone, onField, roleOf, setOn } from '../queries.ts';
import { BEARER, type Table } from '../state.ts';
import { hasKeyword, hasValues, VALUE_OF } from '../values.ts';

/** Whose text it is, on which card, and what was named and bound so far. */
export interface Context {
  readonly source: CardId;
  readonly seat: Seat;
  readonly bound: Readonly<Record<string, readonly CardRef[]>>;
  /** Which object the source was when the text woke or was declared; left out while it can be no other. */
  readonly ref?: CardRef;
}
/** Is the source still the object whose text this is? */
export const isSourceStill = (table: Table, { ref }: Context): boolean => ref === undefined || isStill(table, ref);

export const isWho = (who: Who, seat: Seat, acting: Seat): boolean =>
  who === 'any' || (who === 'you') === (seat === acting);

/** The bound cards that are still the objects they were (7.8). */
export const boundCards = (table: Table, { bound }: Pick<Context, 'bound'>, name: string): CardId[] =>
  (bound[name] ?? []).filter((ref) => isStill(table, ref)).map(({ card }) => card);

/** The cards that a target means, as they are now. */
export function targetsOf(table: Table, target: Target, context: Context): readonly CardId[] {
  if (target === 'this') return isSourceStill(table, context) ? [context.source] : [];
  if (target === 'bearer') return bearerNow(table, context);
  if (target === 'approachOpponent') return only(approachOpponentOf(table, context.source));
  return 'bound' in target ? boundCards(table, context, target.bound) : candidates(table, target.all, context);
}
/** While the support card is set; of one that has left with its character, that character wherever it is now. */
function bearerNow(table: Table, context: Context): readonly CardId[] {
  const bearer = isSourceStill(table, context) ? bearerOf(table, context.source) : undefined;
  return bearer === undefined ? boundCards(table, context, BEARER) : [bearer];
}
const only = (card: CardId | undefined): readonly CardId[] => (card === undefined ? [] : [card]);

/** All cards that a selection means now, the own side first, in the order of their zone. */
export function candidates(table: Table, select: Select, context: Context): CardId[] {
  const seats = seatsOf(select.who, context.seat);
  return seats.flatMap((seat) =>
    pool(table, select, seat, context).filter((card) => isOfKind(table, select, card, context)),
  );
}
function pool(table: Table, { where }: Select, seat: Seat, context: Context): readonly CardId[] {
  if (where === 'field') return onField(table, seat);
  if (where === 'looked') {
    return boundCards(table, context, 'looked').filter((card) => cardAt(table, card).seat === seat);
  }
  return table.zones[seat][where];
}

/** Is this card, where it lies, among those that the selection means? */
export function matches(table: Table, select: Select, card: CardId, context: Context): boolean {
  const { seat, zone } = cardAt(table, card);
  return isWho(select.who, context.seat, seat) && liesIn(select.where, zone) && isOfKind(table, select, card, context);
}
const liesIn = (where: Select['where'], zone: Zone): boolean =>
  where === 'field' ? isFieldZone(zone) : where === zone;

/** Is the card of the kind, wherever it lies? */
export const isOfKind = (table: Table, kind: Kind, card: CardId, context: Context): boolean =>
  isOfPrint(kind, dataOf(table, card)) && isOfValues(table, kind, card) && isPlaced(table, kind, card, context);

/** As far as a card's print decides it; names and traits are equal or they are not (section 8). */
export function isOfPrint(kind: Kind, data: CardData): boolean {
  if (kind.type !== undefined && data.type !== kind.type) return false;
  if (kind.color !== undefined && data.color !== kind.color) return false;
  if (kind.work !== undefined && data.work !== kind.work) return false;
  if (kind.name !== undefined && !namesOf(data).includes(kind.name)) return false;
  if (kind.traits !== undefined && !kind.traits.every((trait) => data.traits.includes(trait))) return false;
  if (kind.cost !== undefined && !within(data.cost, kind.cost)) return false;
  return kind.source === undefined || within(data.source, kind.source);
}
/** A combined character goes by two (1.3). */
const namesOf = (data: CardData): readonly string[] => [
  data.name.en,
  ...(data.type === 'character' ? (data.alsoNamed ?? []).map(({ en }) => en) : []),
];

function isOfValues(table: Table, kind: Kind, card: CardId): boolean {
  if (kind.state !== undefined && cardAt(table, card).state !== kind.state) return false;
  for (const what of VALUES) {
    const range = kind[what];
    if (range !== undefined && !(hasValues(table, card) && within(VALUE_OF[what](table, card), range))) return false;
  }
  return kind.keyword === undefined || hasKeyword(table, card, kind.keyword);
}

function isPlaced(table: Table, kind: Kind, card: CardId, { source }: Context): boolean {
  if (kind.other && card === source) return false;
  if (kind.supported !== undefined && setOn(table, card).length > 0 !== kind.supported) return false;
  switch (kind.participates) {
    case undefined:
      return true;
    case 'any':
      return roleOf(table, card) !== undefined;
    case 'opponent':
      return approachOpponentOf(table, source) === card;
    default:
      return roleOf(table, card) === kind.participates;
  }
}
