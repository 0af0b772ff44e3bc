// Continuous changes with an end: data in the state, read whenever a value is asked for, never applied and un-applied.
import { type CardBase, type CardRef, isStill } from './card.ts';

export interface Modifier<What extends string = string, Until extends string | number = string> {
  readonly target: CardRef;
  readonly what: What;
  readonly by: number;
  /** Sets the value instead of adding to it; later ones still add. */
  readonly sets?: boolean;
  readonly until: Until;
  /** Where it came from, for "what changed this value". */
  readonly source?: { readonly no: string; readonly path: string };
}

/** Drops what has ended, and what belongs to cards that have since moved. */
export function expire<M extends Modifier>(
  state: { cards: readonly CardBase[]; modifiers: M[] },
  ends: (modifier: M) => boolean,
): void {
  state.modifiers = state.modifiers.filter((m) => !ends(m) && isStill(state, m.target));
}
