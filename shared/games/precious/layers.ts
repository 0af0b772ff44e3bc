// Layers of values: what is always on reads only values that are worked out before those it gives.
import type { Amount, Condition, Gift, Kind, StaticText } from './card-data.ts';

/** In the order they are worked out; what comes last nothing reads, and it may look at everything else. */
export const LAYERS = ['keyword', 'dp', 'ap', 'cost', 'last'] as const;
type Layer = (typeof LAYERS)[number];
type Read = Exclude<Layer, 'last'>;

/** What is wrong with a text that reads what it gives, or a later value: working that out would never end. */
export function layerFault({ to, if: conditions = [], gives }: StaticText): string | undefined {
  const kinds = [...(typeof to === 'object' ? [to] : []), ...conditions.flatMap(kindsIn)];
  for (const gift of gives) {
    const reads = [...kinds.flatMap(readsOf), ...('by' in gift ? readsIn(gift.by) : [])];
    const late = reads.find((read) => LAYERS.indexOf(read) >= LAYERS.indexOf(layerOf(gift.what)));
    if (late !== undefined) return `a text that gives ${gift.what} cannot look at ${late}`;
  }
  return undefined;
}
const layerOf = (what: Gift['what']): Layer => LAYERS.find((layer) => layer === what) ?? 'last';

function kindsIn(condition: Condition): Kind[] {
  if ('count' in condition) return [condition.count];
  return 'thisIs' in condition ? [condition.thisIs] : [];
}

/** Costs of a kind are the printed ones, which come before everything. */
const readsOf = (kind: Kind): Read[] => (['keyword', 'dp', 'ap'] as const).filter((part) => kind[part] !== undefined);

function readsIn(amount: Amount): Read[] {
  if (typeof amount === 'number') return [];
  if ('count' in amount) return readsOf(amount.count);
  if (!('of' in amount)) return [];
  const { of, value } = amount;
  const found = typeof of === 'object' && 'all' in of ? readsOf(of.all) : [];
  return value === 'ap' || value === 'dp' ? [...found, value] : found;
}
