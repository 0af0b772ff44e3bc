// Picking one card for each of several needs, and picks that leave enough for what is picked after them.
import { type Limit, satisfied } from './ask/limit.ts';
import type { CardId } from './card.ts';

/** The cards of which one need takes one. */
export type Pool = readonly CardId[];

/** Can each need have a card of its own, none of those that are taken? */
export function canPickEach(pools: readonly Pool[], taken: readonly CardId[] = []): boolean {
  if (pools.length === 0) return true;
  const cards = [...new Set(pools.flat())].filter((card) => !taken.includes(card));
  const fits = (card: CardId): string[] => pools.flatMap((pool, i) => (pool.includes(card) ? [String(i)] : []));
  const by = cards.map((card) => ({ amount: 1, as: fits(card) }));
  return satisfied({ cover: pools.map((_, i) => String(i)), by }, [...cards.keys()]);
}

/** What picks from these cards must keep to, so that each later need still finds a card of its own: no group of needs may be left with too few. */
export function leaving(from: readonly CardId[], pools: readonly Pool[]): Limit[] {
  return groupsOf(pools).map((group) => {
    const all = [...new Set(group.flat())];
    return { some: from.map((card) => all.includes(card)), atMost: all.length - group.length };
  });
}
/** Every group of them but the empty one; of the same pool several times, only how many. */
function groupsOf(pools: readonly Pool[]): Pool[][] {
  const kinds = Map.groupBy(pools, (pool) => pool.join());
  let groups: Pool[][] = [[]];
  for (const alike of kinds.values()) groups = groups.flatMap((group) => [group, [...group, ...alike]]);
  return groups.slice(1);
}
