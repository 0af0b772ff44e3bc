// What the abilities of the cards in a match can do at all: most matches have few of the rarer things, and need not look for the others.
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
  /** Waits for cards to come into a zone. */
  comes: 64,
  /** Replaces where a card goes. */
  goes: 128,
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
  clock: FEATURE.clock,
  clockTop: FEATURE.clock,
  memory: FEATURE.memory,
  marker: FEATURE.marker,
  hand: FEATURE.hand,
  comes: FEATURE.comes,
};
const COMMON: ReadonlySet<unknown> = new Set(['attack', 'frontalAttack', 'sideAttack', 'stand', 'encore']);

/** The bits of everything that a card's abilities say, also of what they give. */
export function featuresOf({ abilities }: CardData): number {
  let bits = 0;
  const visit = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    const { what, in: works, on, do: bans } = part as Readonly<Record<string, unknown>>;
    if (typeof what === 'string') bits |= BITS[what] ?? 0;
    if (typeof works === 'string') bits |= BITS[works] ?? 0;
    if (on === 'comes') bits |= FEATURE.comes;
    if (what === 'cannot' && !COMMON.has(bans)) bits |= FEATURE.rules | FEATURE.seats;
    for (const inner of Object.values(part)) visit(inner);
  };
  visit(abilities);
  return bits;
}
export const has = ({ features }: { readonly features: number }, feature: Feature): boolean =>
  (features & FEATURE[feature]) !== 0;
