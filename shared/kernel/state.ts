// What every game's state has in common. A state is one plain JSON value.
import type { CardBase, CardId, CardRef } from './card.ts';
import { cloneRng, type Rng, rngFrom } from './rng.ts';
import type { BySeat, Seat } from './seat.ts';
import { cloneStory, newStory, type Story } from './story.ts';

/** How a match ended; `winner: 'draw'` for nobody, `'none'` for no result. */
export interface Result {
  readonly winner: Seat | 'draw' | 'none';
  /** Text key of the reason. */
  readonly reason: string;
}

/**
 * Somebody may see these cards though their zone hides them, until a verb ends the look or the card changes zone.
 * Written only by the verbs that look and reveal.
 */
export interface Look {
  readonly seat: Seat | 'all';
  readonly cards: readonly CardRef[];
}

export interface KernelState<C extends CardBase = CardBase> {
  cards: C[];
  /** Per side and zone the cards in order; the last is the top. */
  zones: BySeat<Record<string, CardId[]>>;
  looks: Look[];
  rng: Rng;
  story: Story;
  result: Result | null;
}

/** What the kernel knows of a table with nothing on it, to be spread into a game's own beside its cards. */
export function emptyKernel<Z extends string>(seed: string, story: boolean, zones: readonly Z[]) {
  const side = () => Object.fromEntries(zones.map((zone) => [zone, []])) as unknown as Record<Z, CardId[]>;
  const both: BySeat<Record<Z, CardId[]>> = [side(), side()];
  const looks: Look[] = [];
  return { zones: both, looks, rng: rngFrom(seed), story: newStory(story), result: null };
}

/** A copy of the zones that shares nothing. */
export function cloneZones<Z extends Record<string, CardId[]>>(zones: BySeat<Z>): BySeat<Z> {
  return [cloneSide(zones[0]), cloneSide(zones[1])];
}
function cloneSide<Z extends Record<string, CardId[]>>(side: Z): Z {
  const copy: Record<string, CardId[]> = {};
  for (const zone in side) copy[zone] = (side[zone] as CardId[]).slice();
  return copy as Z;
}

/** The copies of what the kernel owns, to be spread into a game's own clone. */
export const cloneKernel = (state: KernelState): Pick<KernelState, 'looks' | 'rng' | 'story' | 'result'> => ({
  looks: state.looks.slice(),
  rng: cloneRng(state.rng),
  story: cloneStory(state.story),
  result: state.result,
});
