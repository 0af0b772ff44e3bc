// The tray: cards of a question that lie in no open place (in a pile, looked at in the deck, or hidden) are laid out over the table.
import type { Handle, TableModel } from '../../shared/kernel/model.ts';
import { SEATS, type Seat } from '../../shared/kernel/seat.ts';
import type { Format } from './format.ts';
import { type Box, type Size, spread } from './geometry.ts';
import type { LaidCard, TableLook } from './look.ts';
import type { Offer } from './offer.ts';

export interface Tray {
  readonly box: Box;
  readonly cards: readonly LaidCard[];
  /** Position by key of a back that stands for a hidden card. */
  readonly backs: ReadonlyMap<string, number>;
  readonly holds: ReadonlySet<Handle>;
  readonly page: number;
  readonly pages: number;
}

const ROWS = 2;
const MOST_PER_ROW = 9;
const MARGIN = { low: 44, large: 30 } as const;
/** The question stands above the cards that it is about. */
export const CAPTION = 38;
/** Columns beside the tray stay free for the prompt and the plates. */
const ASIDE = 308;
const TRAY_Z = 110;

/** Does the card lie where it can be clicked? */
function liesOpen(model: TableModel, look: TableLook, handle: Handle): boolean {
  for (const seat of SEATS) {
    for (const [zone, held] of Object.entries(model.zones[seat])) {
      if (typeof held !== 'number' && held.includes(handle)) return look.isSpread(zone);
    }
  }
  return false;
}

interface Entry {
  readonly key: string;
  readonly handle: Handle | null;
  readonly position: number;
}

function entriesOf(model: TableModel, look: TableLook, offer: Offer): Entry[] {
  const entries: Entry[] = [];
  const offered = [...offer.cards.keys()].filter((handle) => !liesOpen(model, look, handle));
  // Whoever looks at cards sees all of them, not only those that may be taken.
  for (const handle of [...new Set([...model.looks, ...offered])]) {
    entries.push({ key: `tray.${handle}`, handle, position: offer.cards.get(handle)?.[0] ?? -1 });
  }
  for (const position of offer.backs) entries.push({ key: `tray.back.${position}`, handle: null, position });
  return entries;
}

export function trayOf(
  model: TableModel,
  look: TableLook,
  { size, name }: Format,
  offer: Offer,
  seat: Seat,
  wanted: number,
): Tray | null {
  const entries = entriesOf(model, look, offer);
  if (entries.length === 0) return null;
  const each: Size = look.hand;
  const low = name === 'low';
  const margin = MARGIN[low ? 'low' : 'large'];
  const aside = low ? 216 : ASIDE;
  const wide = Math.min(size.w - 2 * aside, MOST_PER_ROW * (each.w + 6) + 80);
  const maxPerRow = Math.min(MOST_PER_ROW, Math.floor((wide - 40) / (each.w * 0.8)));
  const perPage = ROWS * maxPerRow;
  const pages = Math.ceil(entries.length / perPage);
  const page = Math.min(Math.max(0, wanted), pages - 1);
  const shown = entries.slice(page * perPage, (page + 1) * perPage);
  const rows = Math.ceil(shown.length / maxPerRow);
  const h = rows * (each.h + 16) + 2 * margin + CAPTION - 8;
  const box: Box = { x: look.middle.x - wide / 2, y: (size.h - h) / 2 - (low ? 20 : 30), w: wide, h };
  const cards: LaidCard[] = [];
  const backs = new Map<string, number>();
  const perRow = Math.ceil(shown.length / rows);
  for (const [i, entry] of shown.entries()) {
    const row = Math.floor(i / perRow);
    const inRow = Math.min(perRow, shown.length - row * perRow);
    const x = spread(inRow, box.x + box.w / 2, each.w + 6, box.w - 40)[i - row * perRow] ?? 0;
    const y = box.y + margin + CAPTION - 8 + each.h / 2 + row * (each.h + 16) + 6;
    cards.push({
      key: entry.key,
      handle: entry.handle,
      no: entry.handle === null ? null : (model.cards[entry.handle]?.no ?? null),
      pose: { x, y, ...each, angle: 0, z: TRAY_Z + i * 0.1 },
      detail: 'full',
      seat,
      zone: 'tray',
    });
    if (entry.handle === null) backs.set(entry.key, entry.position);
  }
  const holds = new Set(entries.flatMap(({ handle }) => (handle === null ? [] : [handle])));
  return { box, cards, backs, holds, page, pages };
}
