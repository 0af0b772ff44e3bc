// The deck that is being changed at a table, kept in this browser until it is registered, so that a reload loses nothing.
import type { Deck } from '../../../shared/kernel/deck.ts';
import { recall, remember } from '../../net/keys.ts';
import type { LiveTable } from '../../table/live-table.ts';

type Seated = Pick<LiveTable, 'code' | 'seat'>;
const keyOf = ({ code, seat }: Seated): string => `draft.${code}.${seat ?? ''}`;

export function keptDraft(live: Seated): Deck | null {
  try {
    const kept = JSON.parse(recall(keyOf(live)) || 'null') as Partial<Deck> | null;
    if (typeof kept?.name !== 'string' || typeof kept.cards !== 'object' || kept.cards === null) return null;
    const isCounted = Object.values(kept.cards).every((count) => Number.isSafeInteger(count) && count > 0);
    return isCounted ? { name: kept.name, cards: kept.cards } : null;
  } catch {
    return null;
  }
}
export const keepDraft = (live: Seated, deck: Deck): void => remember(keyOf(live), JSON.stringify(deck));
export const forgetDraft = (live: Seated): void => remember(keyOf(live), '');
