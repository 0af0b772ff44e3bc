// Changes of values as every language writes them: signed, and those by the same measure in one breath.

export const signed = (number: number): string => (number < 0 ? String(number) : `+${number}`);

/** By a number; by so many for each card; or by a value of one card. */
interface Change {
  readonly by: number | { readonly value: unknown } | { readonly each: unknown } | { readonly eachOf: object };
}
/** Neighbours whose amounts are counted over the same cards, or over none: their measure is said once. */
export function together<C extends Change>(changes: readonly C[]): (readonly [C, ...C[]])[] {
  const groups: [C, ...C[]][] = [];
  for (const change of changes) {
    const group = groups.at(-1);
    if (group !== undefined && measured(group[0].by) === measured(change.by)) group.push(change);
    else groups.push([change]);
  }
  return groups;
}
function measured(by: Change['by']): string {
  if (typeof by === 'number' || 'value' in by) return '';
  return JSON.stringify('each' in by ? by.each : { ...by.eachOf, near: false });
}
