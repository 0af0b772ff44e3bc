// Who may know what, stated for the laws from the rules pages: independent of a game's `view.ts`, which it is there to check.
import { type CardId, isStill } from '../card.ts';
import type { Deck } from '../deck.ts';
import type { Rng } from '../rng.ts';
import { SEATS, type Seat } from '../seat.ts';
import type { KernelState } from '../state.ts';
import type { Viewer } from '../story.ts';

export interface Secrets<S extends KernelState> {
  /** By the rules, does the viewer see the faces of cards that lie in this zone of `seat`? */
  sees(zone: string, seat: Seat, viewer: Viewer): boolean;
  /** Does the card lie face down, so that nobody sees it though its zone is open? */
  isFaceDown(state: S, card: CardId): boolean;
  /** Groups of cards whose faces may be exchanged inside a group without the viewer being able to know. */
  hiddenFrom(state: S, viewer: Viewer): CardId[][];
  /**
   * Changes, in a state that is the caller's own, whatever else the viewer may not know besides the faces of cards (decks that
   * another seat could choose), and says whether there was anything to change. Nothing that the viewer sees may depend on it,
   * neither how many answers a question has for others.
   */
  exchangeMore?(twin: S, viewer: Viewer, rng: Rng): boolean;
  /** A deck that the open question of `seat`, which takes some, would take; undefined where there is none more. */
  adjust?(state: S, seat: Seat, rng: Rng): Deck | undefined;
}

/** Who sees the faces of cards that lie in a zone. */
export type SeenBy = 'nobody' | 'owner' | 'everybody';

/**
 * Secrets of a game whose zones alone decide, looks and reveals apart. One group per owner: what somebody may not see
 * could be any of that player's unseen cards.
 */
export function secretsByZone<S extends KernelState>(
  zones: Readonly<Record<string, SeenBy>>,
  isFaceDown: (state: S, card: CardId) => boolean = () => false,
): Secrets<S> {
  const sees: Secrets<S>['sees'] = (zone, seat, viewer) => {
    const seenBy = zones[zone];
    return seenBy === 'everybody' || (seenBy === 'owner' && viewer === seat);
  };
  return {
    sees,
    isFaceDown,
    hiddenFrom: (state, viewer) => {
      const looked = new Set(
        state.looks
          .filter(({ seat }) => seat === 'all' || seat === viewer)
          .flatMap(({ cards }) => cards.filter((ref) => isStill(state, ref)).map(({ card }) => card)),
      );
      const groups: CardId[][] = SEATS.map(() => []);
      for (const [id, card] of state.cards.entries()) {
        if (looked.has(id)) continue;
        if (!sees(card.zone, card.seat, viewer) || isFaceDown(state, id)) groups[card.owner]?.push(id);
      }
      return groups;
    },
  };
}
