// The kinds of covert windows: what a seat may set in one place, each by itself (always stop, stop if able, always pass).
import type { Declaration } from './card-data.ts';

/** Interruptions of each kind of declaration, priority in the opponent's main phase, the free timings of an approach, a cost of an effect. */
export const WINDOWS = [
  'interruptEntry',
  'interruptEvent',
  'interruptSupport',
  'interruptText',
  'mainPriority',
  'approached',
  'interfered',
  'approachOver',
  'payCost',
] as const;
export type WindowKind = (typeof WINDOWS)[number];

const INTERRUPTS: Readonly<Record<Declaration, WindowKind>> = {
  entry: 'interruptEntry',
  event: 'interruptEvent',
  support: 'interruptSupport',
  text: 'interruptText',
};
export const interruptWindow = (kind: Declaration): WindowKind => INTERRUPTS[kind];
/** In which a seat answers what the other does: interruptions, and priority in the main phase of the other. */
export const ANSWER_WINDOWS: readonly WindowKind[] = [...Object.values(INTERRUPTS), 'mainPriority'];
