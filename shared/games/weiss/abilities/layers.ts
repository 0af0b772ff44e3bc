// Layers of values (7.4): a continuous ability reads only what is worked out before what it gives.
import { assert } from '../../../kernel/assert.ts';
import type { Amount, Condition, Cont, Gift, Kind, Range } from '../ability-data.ts';

/** In the order they are worked out: what is read of a face, abilities that are given, values, and last what cards can and cannot do. */
const LAYERS = ['face', 'ability', 'level', 'cost', 'power', 'soul', 'last'] as const;
type Layer = (typeof LAYERS)[number];

/** Fails on an ability that reads what it gives, or a later value: working that out would never end. */
export function checkLayers(no: string, ability: Cont): void {
  const fault = layerFault(ability);
  assert(fault === undefined, `${no}: ${fault}`);
}
/** The same as a sentence. */
export function layerFault(ability: Cont): string | undefined {
  const { to, if: conditions = [], gives } = ability;
  const read = new Set([...(typeof to === 'string' ? [] : readsOf(to)), ...conditions.flatMap(readsIn)]);
  for (const gift of gives) {
    const fault = giftFault(gift, read);
    if (fault !== undefined) return fault;
  }
  return undefined;
}
function giftFault(gift: Gift, read: ReadonlySet<Layer>): string | undefined {
  const layer = layerOf(gift);
  const reads = [...read, ...('by' in gift ? readsOfAmount(gift.by) : [])];
  const late = reads.find((one) => LAYERS.indexOf(one) >= LAYERS.indexOf(layer));
  if (late !== undefined) return `an ability that gives ${NAMES[layer] ?? layer} cannot look at ${NAMES[late] ?? late}`;
  if (gift.what === 'loses' && gift.all === 'abilities') return 'only an effect can take abilities away';
  if (gift.what !== 'ability' || gift.ability.kind !== 'cont') return undefined;
  if (gift.ability.gives.some((inner) => layerOf(inner) === 'face' || layerOf(inner) === 'ability'))
    return 'an ability that is given can neither give abilities nor change traits, names, colors or icons';
  return layerFault(gift.ability);
}
const NAMES: Partial<Record<Layer, string>> = {
  face: 'traits, names, colors or icons',
  ability: 'abilities',
  last: 'that',
};
function layerOf(gift: Gift): Layer {
  switch (gift.what) {
    case 'trait':
    case 'name':
    case 'color':
    case 'icon':
    case 'loses':
      return 'face';
    case 'ability':
    case 'level':
    case 'cost':
    case 'power':
    case 'soul':
      return gift.what;
    default:
      return 'last';
  }
}

function readsIn(condition: Condition): Layer[] {
  if ('count' in condition) return [...readsOf(condition.count), ...readsOfRange(condition)];
  if ('amount' in condition) return [...readsOfAmount(condition.amount), ...readsOfRange(condition)];
  if ('target' in condition) return [...readsOfTarget(condition.target), ...readsOf(condition.is)];
  if ('bound' in condition) return [...readsOf(condition.is ?? {}), ...readsOfRange(condition)];
  if ('yourLevel' in condition) return readsOfRange(condition.yourLevel);
  if ('all' in condition) return [...readsOf(condition.all), ...readsOf(condition.are)];
  if ('not' in condition) return readsIn(condition.not);
  return 'or' in condition ? condition.or.flatMap(readsIn) : [];
}
function readsOf(kind: Kind): Layer[] {
  const faces = ['trait', 'name', 'nameHas', 'color', 'icon', 'sameName', 'sameColor'] as const;
  const values = ['level', 'cost', 'power', 'soul'] as const;
  return [
    ...(faces.some((part) => kind[part] !== undefined) ? ['face' as const] : []),
    ...values.flatMap((value) => (kind[value] === undefined ? [] : [value, ...readsOfRange(kind[value])])),
    ...(kind.label === undefined ? [] : ['ability' as const]),
    ...(kind.markers === undefined ? [] : readsOfRange(kind.markers)),
    ...(kind.not === undefined ? [] : readsOf(kind.not)),
    ...(kind.or ?? []).flatMap(readsOf),
  ];
}
const readsOfRange = ({ atLeast = 0, atMost = 0 }: Range): Layer[] => [
  ...readsOfAmount(atLeast),
  ...readsOfAmount(atMost),
];
function readsOfAmount(amount: Amount): Layer[] {
  if (typeof amount === 'number' || 'level' in amount) return [];
  if ('count' in amount) return readsOf(amount.count);
  if ('bound' in amount) return readsOf(amount.is ?? {});
  return [...readsOfTarget(amount.of), ...(amount.sum === 'markers' ? [] : [amount.sum])];
}
const readsOfTarget = (target: Extract<Condition, { target: unknown }>['target']): Layer[] =>
  typeof target === 'object' && 'all' in target ? readsOf(target.all) : [];
