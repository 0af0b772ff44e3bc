// What the abilities of the cards in a match can do at all: most matches have few of the rarer things, and need not look for the others.
import { type Ability, BANS, type Gift, PERMISSIONS, RESTRICTIONS, type Trigger } from './ability-data.ts';
import type { CardData, Phase } from './card-data.ts';

/** Rare words of the ability data, each a bit. */
const FEATURE = {
  /** Changes what is read of cards beside their values. */
  trait: 1,
  name: 2,
  color: 4,
  icon: 8,
  /** Gives abilities, or takes them away. */
  grants: 16,
  /** Does so continuously. */
  lends: 32,
  /** Continues in the clock, in memory, or as a marker. */
  clock: 64,
  memory: 128,
  marker: 256,
  elsewhere: 64 | 128 | 256,
  /** Does so, and lowers powers. */
  saps: 512,
  /** Continues in hand. */
  hand: 1024,
  /** Is used in the clock, in memory, or as a marker. */
  acts: 2048,
  /** Asks whether a card came in this turn. */
  fresh: 4096,
  /** Concerns players. */
  seats: 8192,
  /** Replaces where a card goes. */
  goes: 16384,
} as const;
export type Feature = keyof typeof FEATURE;

const KNOWN = [...RESTRICTIONS, ...BANS, ...PERMISSIONS, 'takesAttacks', 'triggerChecks'] as const;
/** What abilities forbid, allow, or do to attacks. */
export type Known = (typeof KNOWN)[number];

/** What an ability may wait for; the beginning of each phase is one of its own. */
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
export type Occasion = Exclude<Trigger['on'], 'phaseBegins'> | Exclude<Phase, 'setup'>;

const bitsOf = <Word extends string>(words: readonly Word[]): Readonly<Record<Word, number>> =>
  Object.fromEntries(words.map((word, i) => [word, 1 << i])) as Record<Word, number>;
const RULE = bitsOf<Known>(KNOWN);
const OCCASION = bitsOf<Occasion>(OCCASIONS);

/** What cards can do, in bits: of a card, or of all cards of a match. */
export interface Can {
  readonly features: number;
  /** What they forbid and allow. */
  readonly rules: number;
  /** What they wait for, anywhere, and off the stage. */
  readonly occasions: number;
  readonly occasionsElsewhere: number;
}
export const NOTHING: Can = { features: 0, rules: 0, occasions: 0, occasionsElsewhere: 0 };
export const both = (one: Can, other: Can): Can => ({
  features: one.features | other.features,
  rules: one.rules | other.rules,
  occasions: one.occasions | other.occasions,
  occasionsElsewhere: one.occasionsElsewhere | other.occasionsElsewhere,
});

/** Everything that a card's abilities say, also of what they give. */
export function canOf({ abilities }: Pick<CardData, 'abilities'>): Can {
  let can = NOTHING;
  const visit = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    const { what, kind } = part as Readonly<Record<string, unknown>>;
    if (typeof what === 'string') can = both(can, canByGift(part as Gift));
    if (typeof kind === 'string') can = both(can, canByKind(part as Ability));
    if ('placedThisTurn' in part) can = both(can, { ...NOTHING, features: FEATURE.fresh });
    for (const inner of Object.values(part)) visit(inner);
  };
  visit(abilities);
  return can;
}
function canByGift(gift: Gift): Can {
  switch (gift.what) {
    case 'trait':
    case 'name':
    case 'color':
    case 'icon':
    case 'goes':
      return { ...NOTHING, features: FEATURE[gift.what] };
    case 'ability':
      return { ...NOTHING, features: FEATURE.grants };
    case 'loses':
      return { ...NOTHING, features: gift.all === 'traits' ? FEATURE.trait : FEATURE.grants };
    case 'damage':
    case 'handLimit':
      return { ...NOTHING, features: FEATURE.seats };
    case 'cannot':
    case 'may':
      return { ...NOTHING, features: FEATURE.seats, rules: RULE[gift.do] };
    case 'takesAttacks':
    case 'triggerChecks':
      return { ...NOTHING, rules: RULE[gift.what] };
    default:
      return NOTHING;
  }
}
function canByKind(ability: Ability): Can {
  switch (ability.kind) {
    case 'cont': {
      const lends = ability.gives.some(({ what }) => what === 'ability') ? FEATURE.lends : 0;
      const { in: works } = ability;
      if (works === undefined) return { ...NOTHING, features: lends };
      const saps = works !== 'hand' && ability.gives.some(takesPower) ? FEATURE.saps : 0;
      return { ...NOTHING, features: lends | saps | FEATURE[works === 'clockTop' ? 'clock' : works] };
    }
    case 'auto': {
      const occasions = triggersOf(ability).reduce((bits, trigger) => bits | occasionOf(trigger), 0);
      return { ...NOTHING, occasions, occasionsElsewhere: ability.in === undefined ? 0 : occasions };
    }
    case 'act':
      return { ...NOTHING, features: ability.in === undefined || ability.in === 'hand' ? 0 : FEATURE.acts };
    default:
      return NOTHING;
  }
}
function occasionOf(trigger: Trigger): number {
  if (trigger.on !== 'phaseBegins') return OCCASION[trigger.on];
  return trigger.phase === 'setup' ? 0 : OCCASION[trigger.phase];
}

/** May lower a power, by itself or through an ability that it gives. */
export function takesPower(gift: Gift): boolean {
  if (gift.what === 'ability') return gift.ability.kind === 'cont' && gift.ability.gives.some(takesPower);
  if (gift.what !== 'power') return false;
  return typeof gift.by === 'number' ? gift.by < 0 : (gift.by.times ?? 1) < 0 || (gift.by.plus ?? 0) < 0;
}
export const triggersOf = ({ when }: Extract<Ability, { kind: 'auto' }>): readonly Trigger[] =>
  isList(when) ? when : [when];
const isList = (when: Trigger | readonly Trigger[]): when is readonly Trigger[] => Array.isArray(when);

interface Match {
  readonly can: Can;
}
export const has = ({ can }: Match, feature: Feature): boolean => (can.features & FEATURE[feature]) !== 0;
/** May something in the match forbid or allow this? */
export const knows = ({ can }: Match, rule: Known): boolean => (can.rules & RULE[rule]) !== 0;
/** Is there a card in the match that waits for this? */
export const awaits = ({ can }: Match, occasion: Occasion): boolean => (can.occasions & OCCASION[occasion]) !== 0;
/** Is there one that does so off the stage? */
export const awaitsElsewhere = ({ can }: Match, occasion: Occasion): boolean =>
  (can.occasionsElsewhere & OCCASION[occasion]) !== 0;
