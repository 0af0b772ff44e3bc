// Layers of values (7.4): a continuous ability reads only values that are worked out before those it gives.
import { assert } from '../../../kernel/assert.ts';
import type { Condition, Cont, Gift, Select } from '../card-data.ts';

/** In the order they are worked out; what a card cannot do comes last. */
const LAYERS = ['level', 'cost', 'power', 'soul', 'cannot'] as const satisfies readonly Gift['what'][];
type Layer = (typeof LAYERS)[number];
type Kind = Omit<Select, 'who' | 'where'>;

/** Fails on an ability that reads what it gives, or a later value: working that out would never end. */
export function checkLayers(no: string, ability: Cont): void {
  const fault = layerFault(ability);
  assert(fault === undefined, `${no}: ${fault}`);
}
/** The same as a sentence. */
export function layerFault({ to, if: conditions = [], gives }: Cont): string | undefined {
  const kinds = [...(to === 'this' ? [] : [to]), ...conditions.flatMap(kindsIn)];
  for (const gift of gives) {
    const counted = gift.what !== 'cannot' && typeof gift.by === 'object' && 'count' in gift.by ? [gift.by.count] : [];
    const reads = [...kinds, ...counted].flatMap(readsOf);
    const late = reads.find((read) => LAYERS.indexOf(read) >= LAYERS.indexOf(gift.what));
    if (late !== undefined) return `an ability that gives ${gift.what} cannot look at ${late}`;
  }
  return undefined;
}

function kindsIn(condition: Condition): Kind[] {
  if ('count' in condition) return [condition.count];
  return 'bound' in condition && condition.is !== undefined ? [condition.is] : [];
}
const readsOf = (kind: Kind): Layer[] =>
  (['level', 'cost', 'power'] as const).filter((value) => kind[value] !== undefined);
