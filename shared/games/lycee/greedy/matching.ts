// Selections and conditions of abilities, read over what a seat sees: the same grammar as `abilities/select.ts`, without the table.
import { within } from '../../../kernel/range.ts';
import { seatsOf } from '../../../kernel/seat.ts';
import { isOfPrint } from '../abilities/select.ts';
import {
  AREAS,
  ATTACK_ROW,
  CELLS,
  type Condition,
  DEFENCE_ROW,
  ITEMS,
  type Kind,
  type Select,
  type Zone,
} from '../card-data.ts';
import { isAdjacent, isAttackCell, isCell, isDefenceCell, isSameColumn } from '../queries.ts';
import type { CellAt } from '../state.ts';
import { type Board, type Character, isCharacter, type Seen } from './board.ts';

/** The part that the source has in a fight that is only imagined. */
export type Role = 'attacker' | 'defender';

const ZONES_OF: Readonly<Record<Exclude<Select['where'], 'looked'>, readonly Zone[]>> = {
  field: CELLS,
  attackRow: ATTACK_ROW,
  defenceRow: DEFENCE_ROW,
  items: ITEMS,
  areas: AREAS,
  hand: ['hand'],
  dustBox: ['dustBox'],
  deck: ['deck'],
};

/** The cards that a selection means, as far as the seat sees them. */
export function candidates(board: Board, select: Select, source: Seen): readonly Seen[] {
  const { where } = select;
  if (where === 'looked') return [];
  return seatsOf(select.who, source.seat)
    .flatMap((seat) => ZONES_OF[where].flatMap((zone) => board.seen(seat, zone)))
    .filter((card) => isOfKind(board, select, card, source));
}
/** How many there are; cards that nobody sees all count. */
export function countOf(board: Board, select: Select, source: Seen): number {
  const { where } = select;
  if (where !== 'hand' && where !== 'deck') return candidates(board, select, source).length;
  return seatsOf(select.who, source.seat).reduce<number>((sum, seat) => sum + board.size(seat, where), 0);
}
export const matches = (board: Board, select: Select, card: Seen, source: Seen): boolean =>
  seatsOf(select.who, source.seat).includes(card.seat) &&
  (select.where === 'looked' ? card.zone === 'deck' : ZONES_OF[select.where].includes(card.zone)) &&
  isOfKind(board, select, card, source);

export function isOfKind(board: Board, kind: Kind, card: Seen, source: Seen): boolean {
  if (!isOfPrint(kind, card.data)) return false;
  if (isCharacter(card)) return isOfKindOnField(board, kind, card, source);
  if (kind.state !== undefined || kind.battling !== undefined || kind.equipped !== undefined) return false;
  const { data } = card;
  return (['ap', 'dp', 'sp'] as const).every((what) => {
    const range = kind[what];
    return range === undefined || (data.type === 'character' && within(data[what], range));
  });
}
function isOfKindOnField(board: Board, kind: Kind, card: Character, source: Seen): boolean {
  if (kind.other && card.handle === source.handle) return false;
  if (kind.state !== undefined && card.state !== kind.state) return false;
  if (kind.equipped !== undefined && (board.itemOf(card) !== undefined) !== kind.equipped) return false;
  if (kind.basic !== undefined && !card.data.basics.some(({ basic }) => basic === kind.basic)) return false;
  if (kind.sameColumn && !isBeside(card, source, isSameColumn)) return false;
  if (kind.adjacent && !isBeside(card, source, isAdjacent)) return false;
  if (kind.battling !== undefined && !isBattling(board, kind.battling, card, source)) return false;
  return (['ap', 'dp', 'sp'] as const).every((what) => within(card[what], kind[what] ?? {}));
}
function isBeside(card: Character, { seat, cell }: Seen, test: (one: CellAt, other: CellAt) => boolean): boolean {
  return cell !== undefined && test(card, { seat, cell });
}
function isBattling(board: Board, battling: NonNullable<Kind['battling']>, card: Character, source: Seen): boolean {
  const { battle } = board;
  const role = battle && roleIn(battle, card);
  switch (battling) {
    case 'any':
      return role !== undefined;
    case 'opponent':
      return (
        role !== undefined && card.seat !== source.seat && battle !== undefined && roleIn(battle, source) !== undefined
      );
    default:
      return role === battling;
  }
}
export const roleIn = (battle: NonNullable<Board['battle']>, { handle }: Seen): Role | undefined =>
  battle.attacker.handle === handle ? 'attacker' : battle.defender?.handle === handle ? 'defender' : undefined;

/** Do all the conditions hold, if the source has this part in a fight? What is not known yet does. */
export const holds = (board: Board, conditions: readonly Condition[] | undefined, source: Seen, role?: Role): boolean =>
  conditions === undefined || conditions.every((condition) => isTrue(board, condition, source, role));

function isTrue(board: Board, condition: Condition, source: Seen, imagined: Role | undefined): boolean {
  if ('count' in condition) return within(countOf(board, condition.count, source), condition);
  if ('turn' in condition) return (condition.turn === 'you') === (board.isOwnTurn === (source.seat === board.you));
  if ('thisIn' in condition) return isIn(condition.thisIn, source.zone);
  if ('thisIs' in condition) return isOfKind(board, condition.thisIs, source, source);
  if ('bound' in condition) return true;
  const { battle } = board;
  const role = imagined ?? (battle && roleIn(battle, source));
  switch (condition.battle) {
    case 'thisAttacks':
      return role === 'attacker';
    case 'thisDefends':
      return role === 'defender';
    case 'unblocked':
      return battle !== undefined && battle.defender === undefined;
  }
}
function isIn(where: Extract<Condition, { thisIn: unknown }>['thisIn'], zone: Zone): boolean {
  if (!isCell(zone)) return false;
  if (where === 'attackRow') return isAttackCell(zone);
  return where === 'defenceRow' ? isDefenceCell(zone) : zone === where;
}
