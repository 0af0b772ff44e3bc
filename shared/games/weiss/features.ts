// What the abilities of the cards in a match can do at all: most matches have few of the rarer things, and need not look for the others.
import type { Trigger } from './ability-data.ts';
import type { CardData, Phase } from './card-data.ts';

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
  /** Works in the clock, in memory or as a marker. */
  elsewhere: 4 | 8 | 16,
  hand: 32,
  /** Asks whether a card came in this turn. */
  fresh: 64,
  /** Concerns players. */
  seats: 128,
  /** Forbids more than to attack, stand or use Encore; allows something. */
  rules: 256,
  /** Replaces where a card goes. */
  goes: 512,
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
};
/** Every occasion that an ability may wait for has a bit above those, and the beginning of each phase one of its own. */
const OCCASIONS = [
  'placed',
  'attacks',
  'isAttacked',
  'turned',
  'leaves',
  'climaxPlayed',
  'played',
  'triggers',
  'damageCanceled',
  'damageTaken',
  'used',
  'attackEnds',
  'levelsUp',
  'comes',
  'stand',
  'draw',
  'clock',
  'main',
  'climax',
  'attack',
  'encore',
  'end',
] as const satisfies readonly Occasion[];
type Occasion = Exclude<Trigger['on'], 'phaseBegins'> | Exclude<Phase, 'setup'>;
const WAITING = Object.fromEntries(OCCASIONS.map((one, i) => [one, 1 << (10 + i)])) as Readonly<
  Record<Occasion, number>
>;
const COMMON: ReadonlySet<unknown> = new Set(['attack', 'frontalAttack', 'sideAttack', 'stand', 'encore']);

/** The bits of everything that a card's abilities say, also of what they give. */
export function featuresOf({ abilities }: CardData): number {
  let bits = 0;
  const visit = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    const { what, in: works, on, phase, do: bans } = part as Readonly<Record<string, unknown>>;
    if (typeof what === 'string') bits |= BITS[what] ?? 0;
    if (typeof works === 'string') bits |= BITS[works] ?? 0;
    if (typeof on === 'string') bits |= WAITING[(on === 'phaseBegins' ? phase : on) as Occasion];
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
export const awaits = ({ features }: { readonly features: number }, occasion: Occasion): boolean =>
  (features & WAITING[occasion]) !== 0;
