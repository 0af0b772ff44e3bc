// "This ability activates up to N times per turn" (7.6): how often each object has used an ability in this turn.
import type { CardRef } from '../../../kernel/card.ts';
import { abilityAt, dataOfNo } from '../data-of.ts';
import type { Text } from '../in-play.ts';
import type { Table } from '../state.ts';

const keyOf = ({ card, life }: CardRef, { no, path }: Text): string => `${card}.${life}.${no}.${path}`;
const limitOf = (table: Table, { no, path }: Text): number | undefined => {
  const ability = abilityAt(dataOfNo(table, no), path);
  return ability.kind === 'auto' || ability.kind === 'act' ? ability.perTurn : undefined;
};

export function hasUsesLeft(table: Table, ref: CardRef, text: Text): boolean {
  const limit = limitOf(table, text);
  return limit === undefined || (table.uses[keyOf(ref, text)] ?? 0) < limit;
}
/** Counts a use of an ability that is limited. */
export function countUse(table: Table, ref: CardRef, text: Text): void {
  if (limitOf(table, text) === undefined) return;
  const key = keyOf(ref, text);
  table.uses[key] = (table.uses[key] ?? 0) + 1;
}
