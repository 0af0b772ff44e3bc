// People in flat layers from the shoulders up, and all the parts of which they and other beings are put together.
import { GESTURES, STANCES, type Stance } from './acts.ts';
import type { Layer } from './artwork.ts';
import { BEINGS, type Being } from './beings.ts';
import { CLOTHES } from './clothes.ts';
import { type Cut, HAIR } from './cuts.ts';
import { HEAD, MARKS, MOODS, MOUTHS } from './faces.ts';
import { slab } from './outlines.ts';
import { WEAR } from './wear.ts';

const BODY: readonly Layer[] = [
  [slab(-15, 36, 30, 46, 10), 'skin-25'],
  ['M-92 210C-92 104-62 80-20 72L0 90L20 72C62 80 92 104 92 210z', 'cloth'],
  ['M-92 210C-92 104-62 80-20 72L-14 78C-50 92-66 120-62 210z', 'cloth+16'],
  ['M92 210C92 104 62 80 20 72L16 76C56 92 70 130 66 210z', 'cloth-30'],
  ['M-22 70L0 92L22 70L34 84L0 122L-34 84z', 'cloth+30'],
  ['M-3 122L3 122L4 210L-4 210z', 'cloth-35'],
];

const SLOTS = {
  mood: MOODS,
  mark: MARKS,
  mouth: MOUTHS,
  clothes: CLOTHES,
  wear: WEAR,
  gesture: GESTURES,
  stance: STANCES,
} as const;
type Slot = keyof typeof SLOTS;
const inSlot = (slot: Slot, traits: readonly string[]): string[] =>
  traits.filter((trait) => Object.hasOwn(SLOTS[slot], trait));
const worn = (slot: Slot, traits: readonly string[]): string[] =>
  inSlot(slot, traits).map((trait) => `${slot}.${trait}`);

/** What is seen from behind, too. */
const ALL_ROUND: readonly string[] = ['none', 'scarf', 'longScarf'] satisfies (keyof typeof WEAR)[];
/** Beside what lies in the slots: turned to the other side, or away from us. */
const VIEWS = ['turned', 'away'];
export function checkTraits(traits: readonly string[]): void {
  const known = [...VIEWS, ...Object.values(SLOTS).flatMap((slot) => Object.keys(slot))];
  const unknown = traits.filter((trait) => !known.includes(trait));
  if (unknown.length > 0) throw new Error(`nobody can be ${unknown.join(', ')}`);
}
export const moodOf = (traits: readonly string[]): string | undefined => inSlot('mood', traits).at(-1);
export const stanceOf = (traits: readonly string[]): Stance | undefined =>
  Object.entries(STANCES).find(([name]) => traits.includes(name))?.[1];

/** The parts of a person in the order of painting. */
export function personParts(cut: Cut, traits: readonly string[], mood: string): readonly string[] {
  const stance = worn('stance', traits);
  const body = stance.length > 0 ? stance : ['body'];
  if (traits.includes('away')) {
    const around = traits.filter((trait) => ALL_ROUND.includes(trait));
    return [...body, 'away', `${cut}.back`, ...worn('wear', around)];
  }
  return [
    `${cut}.back`,
    ...body,
    ...(stance.length > 0 ? [] : worn('clothes', traits)),
    'head',
    ...worn('mark', traits),
    mood,
    ...worn('mouth', traits),
    `${cut}.front`,
    ...worn('wear', traits),
    ...worn('gesture', traits),
  ];
}
export function beingParts(kind: Being, traits: readonly string[]): readonly string[] {
  const some = traits.filter((trait) => trait !== 'none');
  return [kind, ...worn('wear', some), ...worn('gesture', some)];
}

const slotParts = (slot: Exclude<Slot, 'stance'>): [string, readonly Layer[]][] =>
  Object.entries(SLOTS[slot]).map(([name, layers]) => [`${slot}.${name}`, layers]);
export const PARTS: Readonly<Record<string, readonly Layer[]>> = {
  body: BODY,
  head: HEAD,
  ...MOODS,
  ...HAIR,
  ...Object.fromEntries((['wear', 'clothes', 'mark', 'mouth', 'gesture'] as const).flatMap(slotParts)),
  ...Object.fromEntries(Object.entries(STANCES).map(([name, { layers }]) => [`stance.${name}`, layers])),
  ...BEINGS,
};
