// The same table under other names: other ids for the cards that a viewer may not know apart, and other chance to come.
import type { CardId } from '../../card.ts';
import { type Rng, roll, shuffle } from '../../rng.ts';
import type { KernelState } from '../../state.ts';

const WORD = 2 ** 32;

/** A copy in which the cards of each group have exchanged their ids, and lie where they lay, with the faces they had. */
export function renamed<S extends KernelState>(state: S, groups: readonly (readonly CardId[])[], rng: Rng): S {
  const now = new Map<CardId, CardId>();
  for (const group of groups) {
    const ids = group.slice();
    shuffle(rng, ids);
    for (const [i, id] of group.entries()) now.set(id, ids[i] as CardId);
  }
  const nameOf = (id: CardId): CardId => now.get(id) ?? id;
  const { cards, zones, story, rng: chance, ...rest } = state;
  const moved = cards.slice();
  for (const [id, card] of cards.entries()) moved[nameOf(id)] = { ...card };
  const shownValues = Object.fromEntries(
    Object.entries(story.shownValues).map(([id, shown]) => [nameOf(Number(id)), shown]),
  );
  return {
    ...(withRefs(rest, nameOf) as typeof rest),
    cards: moved,
    zones: zones.map((side) =>
      Object.fromEntries(Object.entries(side).map(([zone, held]) => [zone, held.map(nameOf)])),
    ),
    story: { ...story, shownFacts: withRefs(story.shownFacts, nameOf), shownValues },
    rng: { ...chance },
  } as unknown as S;
}
/** Whatever refers to a card says so with its life beside it. */
function withRefs(value: unknown, nameOf: (id: CardId) => CardId): unknown {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map((part) => withRefs(part, nameOf));
  const copy = Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withRefs(part, nameOf)]));
  return 'life' in value && 'card' in value ? { ...copy, card: nameOf(value.card as CardId) } : copy;
}

/** Gives a state another key and another counter. */
export function rekeyed<S extends KernelState>(state: S, rng: Rng): S {
  state.rng = { key: state.rng.key.map(() => roll(rng, WORD)), counter: state.rng.counter + 1 + roll(rng, WORD) };
  return state;
}
