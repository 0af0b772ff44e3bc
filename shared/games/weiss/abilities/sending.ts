// Where effects and costs put cards: to zones of their owners, or under a character as markers (7.3, 2.4).
import { type CardId, cardAt } from '../../../kernel/card.ts';
import type { Seat } from '../../../kernel/seat.ts';
import type { Destination } from '../ability-data.ts';
import { MARKERS_UNDER, type Zone } from '../card-data.ts';
import { isSlot } from '../queries.ts';
import type { Table } from '../state.ts';
import { type MoveHow, shuffleDeck } from '../table.ts';
import { type Context, isSourceStill } from './select.ts';

type Where = Pick<MoveHow, 'bottom' | 'seat' | 'face'> & { readonly to: Zone };
/** The zone that a destination means, and how cards come there; undefined for markers of a card that is not on the stage, or has been away. */
export function zoneFor(table: Table, to: Destination, of: Pick<Context, 'source' | 'origin'>): Where | undefined {
  switch (to) {
    case 'deckTop':
    case 'deckShuffled':
      return { to: 'deck' };
    case 'deckBottom':
      return { to: 'deck', bottom: true };
    case 'clockBottom':
      return { to: 'clock', bottom: true };
    case 'stockBottom':
      return { to: 'stock', bottom: true };
    case 'markers':
    case 'markersDown': {
      const { zone, seat } = cardAt(table, of.source);
      if (!isSlot(zone) || !isSourceStill(table, of)) return undefined;
      return { to: MARKERS_UNDER[zone], seat, ...(to === 'markersDown' && { face: 'down' }) };
    }
    default:
      return { to };
  }
}
/** Cards that have been shuffled into decks. */
export function shuffled(table: Table, to: Destination, cards: readonly CardId[], seat: Seat): void {
  if (to !== 'deckShuffled') return;
  const owners = new Set(cards.map((card) => cardAt(table, card).owner));
  for (const owner of cards.length === 0 ? [seat] : owners) shuffleDeck(table, owner);
}
