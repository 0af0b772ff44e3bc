// The columns as both players see them: which cells of the other side lie before one of the own.
import { DEFENCE_ROW, type DefenceCell } from '../../../shared/games/lycee/card-data.ts';
import { defenceCellFacing, isAttackCell, neighboursOf } from '../../../shared/games/lycee/queries.ts';
import { isCell } from './places.ts';

export const isDefenceCell = (zone: string): zone is DefenceCell => (DEFENCE_ROW as readonly string[]).includes(zone);

/** Of an attack cell: the defence cell of its own column first, then those beside it. */
export function columnsBefore(zone: string): readonly DefenceCell[] {
  if (!isCell(zone) || !isAttackCell(zone)) return [];
  const facing = defenceCellFacing(zone);
  return [facing, ...neighboursOf(facing)];
}
