// Changes of values as every language writes them: signed, and those by the same measure in one breath.
import type { Value } from '../card-data.ts';
import type { Quantity, SaidGift } from './plan.ts';

export type ValueGift = Extract<SaidGift, { readonly what: Value }>;
type Group = readonly [ValueGift, ...ValueGift[]];

export const signed = (number: number): string => (number < 0 ? String(number) : `+${number}`);

/** Neighbours whose amounts are counted over the same cards, or over none. */
export function together(gifts: readonly ValueGift[]): Group[] {
  const groups: [ValueGift, ...ValueGift[]][] = [];
  for (const gift of gifts) {
    const group = groups.at(-1);
    if (group !== undefined && measured(group[0].by) === measured(gift.by)) group.push(gift);
    else groups.push([gift]);
  }
  return groups;
}
function measured(by: Quantity): string {
  if (typeof by === 'number' || 'value' in by) return '';
  return JSON.stringify('each' in by ? by.each : { ...by.eachOf, near: false });
}
