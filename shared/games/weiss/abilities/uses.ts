// "This ability activates up to N times per turn" (7.6): how often each object has used an ability in this turn.
import type { CardRef } from '../../../kernel/card.ts';
import { abilityAt, dataOfNo } from '../data-of.ts';
import type { Text } from '../in-play.ts';
import type { Table } from '../state.ts';

export const useKey = ({ card, life }: CardRef, { no, path }: Text): string => `${card} ${life} ${path} ${no}`;
/** What has been used in this turn, by whom and how often. */
export const usesOf = ({ uses }: Table): (Text & { readonly ref: CardRef; readonly times: number })[] =>
  Object.entries(uses).map(([key, times]) => {
    const [card = '', life = '', path = '', ...no] = key.split(' ');
    return { ref: { card: Number(card), life: Number(life) }, no: no.join(' '), path, times };
  });
const limitOf = (table: Table, { no, path }: Text): number | undefined => {
  const ability = abilityAt(dataOfNo(table, no), path);
  return ability.kind === 'auto' || ability.kind === 'act' ? ability.perTurn : undefined;
};

/** Beside those that wait to be resolved already. */
export function hasUsesLeft(table: Table, ref: CardRef, text: Text, waiting = 0): boolean {
  const limit = limitOf(table, text);
  return limit === undefined || (table.uses[useKey(ref, text)] ?? 0) + waiting < limit;
}
/** Counts a use of an ability that is limited. */
export function countUse(table: Table, ref: CardRef, text: Text): void {
  if (limitOf(table, text) === undefined) return;
  const key = useKey(ref, text);
  table.uses[key] = (table.uses[key] ?? 0) + 1;
}
