// What a shown table says of its zones and cards.
import type { GameFront } from '../../shared/kernel/game.ts';
import type { Handle, ShownZone, TableModel } from '../../shared/kernel/model.ts';
import { SEATS, type Seat } from '../../shared/kernel/seat.ts';
import type { CardFace } from '../../shared/kernel/story.ts';

export const countOf = (zone: ShownZone | undefined): number => (typeof zone === 'number' ? zone : (zone?.length ?? 0));

/** Handles of a zone from bottom to top; a hidden one is so many nulls. */
export const cardsIn = (zone: ShownZone | undefined): readonly (Handle | null)[] =>
  zone === undefined ? [] : typeof zone === 'number' ? new Array<null>(zone).fill(null) : zone;

/** Who has a card in which of these zones. */
export function placeOf<Z extends string>(
  model: TableModel,
  zones: readonly Z[],
  handle: Handle,
): { readonly seat: Seat; readonly zone: Z } | undefined {
  for (const seat of SEATS) {
    for (const zone of zones) if (cardsIn(model.zones[seat][zone]).includes(handle)) return { seat, zone };
  }
  return undefined;
}

/** A number of a card as it is now: what differs from the print is told with its face. */
export const valueNow = (game: GameFront, face: CardFace, what: string): number | undefined =>
  face.values?.[what] ?? game.print(face.no)?.numbers[what];

/** A number as it is added. */
export const signed = (by: number): string => (by < 0 ? `−${-by}` : `+${by}`);
