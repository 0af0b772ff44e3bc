// After each happening: what is shown now, compared with what was shown before it, so that values and facts animate with their cause.
import { type CardBase, cardAt } from './card.ts';
import { isSameData } from './difference.ts';
import type { Json } from './json.ts';
import type { KernelState } from './state.ts';
import { note, type Story, type ToldCard, type ValueChange } from './story.ts';
import { type Sight, toldCard } from './view.ts';

/** Notes every change of shown values and facts since the last call; the cause is happening `because`. */
export function noteShown<S extends KernelState>(sight: Sight<S>, state: S, because: number): void {
  if (!state.story.on) return;
  const changes = changedValues(sight, state);
  if (changes.length > 0) note(state.story, because, { type: 'valuesChanged', changes });
  const facts = changedFacts(sight, state);
  if (facts !== undefined) note(state.story, because, { type: 'factsChanged', facts });
}

/** Takes what is shown now as known, without noting it: at the start of a match and after a restore. */
export function takeShown<S extends KernelState>(sight: Sight<S>, state: S): void {
  if (!state.story.on) return;
  state.story.shownValues = {};
  changedValues(sight, state);
  state.story.shownFacts = sight.facts(state);
}

function changedValues<S extends KernelState>(sight: Sight<S>, state: S): ValueChange[] {
  const before = state.story.shownValues;
  const now: Story['shownValues'] = {};
  const changes: ValueChange[] = [];
  for (const card of sight.valued(state)) {
    const values = sight.face(state, card).values ?? {};
    const { life } = cardAt<CardBase>(state, card);
    now[card] = { life, values };
    const old = before[card];
    if (old?.life !== life) continue;
    for (const what in values) {
      const to = values[what] as number;
      const from = old.values[what] ?? to;
      if (from !== to) changes.push({ card: toldCard(sight, state, card), what, from, to });
    }
  }
  state.story.shownValues = now;
  return changes;
}

function changedFacts<S extends KernelState>(sight: Sight<S>, state: S): Record<string, Json | ToldCard> | undefined {
  const now = sight.facts(state);
  const before = state.story.shownFacts;
  const changed = Object.entries(now).filter(([key, value]) => !isSameData(value, before[key] ?? null));
  if (changed.length === 0) return undefined;
  state.story.shownFacts = now;
  return Object.fromEntries(changed);
}
