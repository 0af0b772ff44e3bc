// Layers of values (1.6): what is always on reads only values that are worked out before those it gives.
import type { Always, Amount, Condition, Gift, Kind } from './card-data.ts';

/** In the order they are worked out; what a card cannot do comes last, and may look at everything else. */
export const LAYERS = ['basic', 'sp', 'dp', 'ap', 'cannot'] as const satisfies readonly Gift['what'][];
export type Layer = (typeof LAYERS)[number];

/** What is wrong with an ability that reads what it gives, or a later value: working that out would never end. */
export function layerFault({ to, if: conditions = [], gives }: Always): string | undefined {
  const kinds = [...(typeof to === 'object' ? [to] : []), ...conditions.flatMap(kindsIn)];
  for (const gift of gives) {
    const reads = [...kinds.flatMap(readsOf), ...('by' in gift ? readsIn(gift.by) : [])];
    const late = reads.find((read) => LAYERS.indexOf(read) >= LAYERS.indexOf(gift.what));
    if (late !== undefined) return `an ability that gives ${gift.what} cannot look at ${late}`;
  }
  return undefined;
}

function kindsIn(condition: Condition): Kind[] {
  if ('count' in condition) return [condition.count];
  return 'thisIs' in condition ? [condition.thisIs] : [];
}

const readsOf = (kind: Kind): Layer[] =>
  (['basic', 'sp', 'dp', 'ap'] as const).filter((part) => kind[part] !== undefined);

function readsIn(amount: Amount): Layer[] {
  if (typeof amount === 'number') return [];
  if ('count' in amount) return readsOf(amount.count);
  if (!('of' in amount)) return [];
  const { of, value } = amount;
  const found = typeof of === 'object' && 'all' in of ? readsOf(of.all) : [];
  return value === 'ex' ? found : [...found, value];
}
