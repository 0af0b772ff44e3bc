// Selections and conditions of texts, read over what a seat sees: the same grammar as `abilities/select.ts`, without the table.
import { within } from '../../../kernel/range.ts';
import { opponentOf, seatsOf } from '../../../kernel/seat.ts';
import { isOfPrint } from '../abilities/select.ts';
import { AREAS, type Condition, type Kind, type Select, VALUES, type Zone } from '../card-data.ts';
import { type Board, hasValues, isCharacter, type Seen } from './board.ts';

const zonesOf = (where: Exclude<Select['where'], 'looked'>): readonly Zone[] => (where === 'field' ? AREAS : [where]);

/** The cards that a selection means, as far as the seat sees them. */
export function candidates(board: Board, select: Select, source: Seen): readonly Seen[] {
  const { where } = select;
  const pool =
    where === 'looked'
      ? board.looked
      : seatsOf(select.who, source.seat).flatMap((seat) => zonesOf(where).flatMap((zone) => board.seen(seat, zone)));
  return pool.filter((card) => isOfKind(board, select, card, source));
}
/** How many there are; cards that nobody sees all count. */
export function countOf(board: Board, select: Select, source: Seen): number {
  const { where } = select;
  if (where !== 'hand' && where !== 'deck') return candidates(board, select, source).length;
  return seatsOf(select.who, source.seat).reduce<number>((sum, seat) => sum + board.size(seat, where), 0);
}
export const matches = (board: Board, select: Select, card: Seen, source: Seen): boolean =>
  seatsOf(select.who, source.seat).includes(card.seat) &&
  (select.where === 'looked' ? card.zone === 'deck' : zonesOf(select.where).includes(card.zone)) &&
  isOfKind(board, select, card, source);

export const isOfKind = (board: Board, kind: Kind, card: Seen, source: Seen): boolean =>
  isOfPrint(kind, card.data) && isOfValues(board, kind, card) && isPlaced(board, kind, card, source);

function isOfValues(board: Board, kind: Kind, card: Seen): boolean {
  if (kind.state !== undefined && card.state !== kind.state) return false;
  if (kind.keyword !== undefined && !hasKeyword(board, card, kind.keyword)) return false;
  return VALUES.every((what) => {
    const range = kind[what];
    return range === undefined || (hasValues(card) && within(valueIn(card, what), range));
  });
}
function hasKeyword(board: Board, card: Seen, keyword: NonNullable<Kind['keyword']>): boolean {
  if (card.data.keywords.some((one) => one.keyword === keyword)) return true;
  return keyword === 'natural' ? board.natural(card) >= 0 : board.has(card, keyword);
}
export function valueIn(card: Seen, what: 'ap' | 'dp'): number {
  if (isCharacter(card)) return card[what];
  return card.data.type === 'character' ? (card.data[what] ?? 0) : 0;
}
function isPlaced(board: Board, kind: Kind, card: Seen, source: Seen): boolean {
  if (kind.other && card.handle === source.handle) return false;
  if (kind.supported !== undefined && board.supportsOf(card).length > 0 !== kind.supported) return false;
  const role = roleOf(board, card);
  switch (kind.participates) {
    case undefined:
      return true;
    case 'any':
      return role !== undefined;
    case 'opponent':
      return role !== undefined && roleOf(board, source) !== undefined && card.seat !== source.seat;
    default:
      return role === kind.participates;
  }
}
export function roleOf({ approach }: Board, { handle }: Seen): 'approacher' | 'interferer' | undefined {
  if (approach === undefined) return undefined;
  return approach.approacher === handle ? 'approacher' : approach.interferer === handle ? 'interferer' : undefined;
}

/** Do all the conditions hold? What is bound only later does. */
export const holds = (board: Board, conditions: readonly Condition[] | undefined, source: Seen): boolean =>
  conditions === undefined || conditions.every((condition) => isTrue(board, condition, source));

function isTrue(board: Board, condition: Condition, source: Seen): boolean {
  if ('count' in condition) return within(countOf(board, condition.count, source), condition);
  if ('turn' in condition) return (board.turnPlayer === source.seat) === (condition.turn === 'you');
  if ('thisIn' in condition) return source.zone === condition.thisIn;
  if ('thisIs' in condition) return isOfKind(board, condition.thisIs, source, source);
  if ('bound' in condition) return true;
  const ahead = board.points(opponentOf(source.seat)) - board.points(source.seat);
  return condition.points === 'fewer' ? ahead > 0 : ahead < 0;
}
