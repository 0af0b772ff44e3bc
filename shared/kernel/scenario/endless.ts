// What to say of abilities that wake each other for ever: which cards take part.
import type { KernelState } from '../state.ts';
import { cardsIn } from './happenings.ts';
import type { Sitting } from './sitting.ts';

/** So many of the last happenings show every card of a ring of abilities. */
const LAST = 500;

/** From what was told last: the cards whose abilities were used, else those that it was about. */
export function endless<S extends KernelState>({ state, words }: Sitting<S>): string {
  const told = state.story.told.slice(-LAST).map(({ what }) => what);
  const used = told.flatMap((what) => ('source' in what ? cardsIn(what.source) : []));
  const cards = new Set(used.length > 0 ? used : told.flatMap(cardsIn));
  const names = [...cards].map((card) => words.label(state, card)).join(', ');
  return `abilities that never end: ${names || 'nobody knows whose'}`;
}
