// What the abilities of the cards in a match can do at all: most matches have few of the rarer things, and need not look for the others.
import type { Trigger } from './ability-data.ts';
import type { CardData } from './card-data.ts';

/** Rare words of the ability data, each a bit; a match has the bits of all its cards. */
export const FEATURE = {
  /** Changes what is read of cards beside their values. */
  paints: 1,
  /** Gives abilities, or takes them away. */
  grants: 2,
  /** Works in the clock, in memory, or as a marker. */
  clock: 4,
  memory: 8,
  marker: 16,
  hand: 32,
  /** Works in the clock, in memory or as a marker. */
  elsewhere: 64,
  /** Asks whether a card came in this turn. */
  fresh: 128,
  /** Replaces where a card goes. */
  goes: 1024,
  /** Concerns players. */
  seats: 256,
  /** Forbids more than to attack, stand or use Encore; allows something. */
  rules: 512,
} as const;
export type Feature = keyof typeof FEATURE;

const BITS: Readonly<Record<string, number>> = {
  trait: FEATURE.paints,
  name: FEATURE.paints,
  color: FEATURE.paints,
  icon: FEATURE.paints,
  loses: FEATURE.paints | FEATURE.grants,
  ability: FEATURE.grants,
  goes: FEATURE.goes,
  damage: FEATURE.seats,
  handLimit: FEATURE.seats,
  may: FEATURE.rules,
  takesAttacks: FEATURE.rules,
  triggerChecks: FEATURE.rules,
  clock: FEATURE.clock | FEATURE.elsewhere,
  clockTop: FEATURE.clock | FEATURE.elsewhere,
  memory: FEATURE.memory | FEATURE.elsewhere,
  marker: FEATURE.marker | FEATURE.elsewhere,
  hand: FEATURE.hand,
};
/** Every occasion that an ability may wait for has a bit above those. */
const OCCASIONS = [
  'placed',
  'attacks',
  'isAttacked',
  'turned',
  'leaves',
  'climaxPlayed',
  'played',
  'phaseBegins',
  'triggers',
  'damageCanceled',
  'damageTaken',
  'used',
  'attackEnds',
  'levelsUp',
  'comes',
] as const satisfies readonly Trigger['on'][];
const waitingBit = (on: Trigger['on']): number => WAITING[on];
const WAITING = Object.fromEntries(OCCASIONS.map((on, i) => [on, 1 << (11 + i)])) as Readonly<
  Record<Trigger['on'], number>
>;
const COMMON: ReadonlySet<unknown> = new Set(['attack', 'frontalAttack', 'sideAttack', 'stand', 'encore']);

/** The bits of everything that a card's abilities say, also of what they give. */
export function featuresOf({ abilities }: CardData): number {
  let bits = 0;
  const visit = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    const { what, in: works, on, do: bans } = part as Readonly<Record<string, unknown>>;
    if (typeof what === 'string') bits |= BITS[what] ?? 0;
    if (typeof works === 'string') bits |= BITS[works] ?? 0;
    if (typeof on === 'string') bits |= waitingBit(on as Trigger['on']);
    if (what === 'cannot' && !COMMON.has(bans)) bits |= FEATURE.rules | FEATURE.seats;
    if ('placedThisTurn' in part) bits |= FEATURE.fresh;
    for (const inner of Object.values(part)) visit(inner);
  };
  visit(abilities);
  return bits;
}
export const has = ({ features }: { readonly features: number }, feature: Feature): boolean =>
  (features & FEATURE[feature]) !== 0;
/** Is there a card in the match that waits for this? */
export const awaits = ({ features }: { readonly features: number }, on: Trigger['on']): boolean =>
  (features & WAITING[on]) !== 0;
