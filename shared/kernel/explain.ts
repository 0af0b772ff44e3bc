// Why a card is as it is: what makes up its values, and what keeps its owner from using it. Asked for by whoever sees the card.
import { type CardBase, cardAt } from './card.ts';
import type { GameModule } from './game.ts';
import type { Handle } from './model.ts';
import { handleOf } from './rng.ts';
import type { KernelState } from './state.ts';
import type { Viewer } from './story.ts';
import { knows } from './view.ts';

/** One part of a value: what a card's ability or a rule adds, or what it sets the value to. */
export interface ValuePart {
  readonly by?: number;
  readonly set?: number;
  /** The card and the place of the ability in its data; or the name of what the rules do. */
  readonly from: { readonly no: string; readonly path?: string } | { readonly rule: string };
}
export interface ExplainedValue {
  readonly what: string;
  readonly printed: number;
  readonly now: number;
  readonly parts: readonly ValuePart[];
}
/** A reason why a card cannot be used now, by the key `blocked.<lacks>`, with the section of the rules page. */
export interface Obstacle {
  readonly lacks: string;
  readonly rule: string;
  /** The ability, by its place in the card's data, that alone it keeps from being used. */
  readonly ability?: string;
  readonly needs?: number | string;
  readonly has?: number | string;
}
export interface Explanation {
  readonly values: readonly ExplainedValue[];
  readonly obstacles: readonly Obstacle[];
}

/** Explains a card that `viewer` sees under this handle; undefined for any other, as for a handle that is none. */
export function explain<S extends KernelState>(
  game: GameModule<S>,
  state: S,
  viewer: Viewer,
  handle: Handle,
): Explanation | undefined {
  if (game.explain === undefined) return undefined;
  const card = state.cards.findIndex(
    (_, id) =>
      knows(game.sight, state, id, viewer) && handleOf(state.rng, id, cardAt<CardBase>(state, id).life) === handle,
  );
  return card < 0 ? undefined : game.explain(state, viewer, card);
}
