// The last cards revealed to this viewer, from what it heard: a button near where they are shown, and a shelf that lays them out.
import { type Handle, type Heard, isChange } from '../../shared/kernel/model.ts';
import type { Seat } from '../../shared/kernel/seat.ts';
import type { PlacedButton } from './button-plates.ts';
import type { Format } from './format.ts';
import type { Box, Size } from './geometry.ts';
import type { LaidCard } from './look.ts';
import { boardText } from './text.ts';

const MOST = 10;
const PER_ROW = 5;
const GAP = 14;
const PAD = 28;

export interface Revealed {
  readonly handle: Handle;
  readonly no: string;
  readonly n: number;
}

/** Looked at, or turned up out of a hidden zone; what comes into or out of a hand is drawn or played. */
function revealedIn({ n, what }: Heard): Revealed[] {
  if (!isChange(what)) return [];
  if (what.type === 'looked')
    return what.cards.flatMap((card) => (card === null ? [] : [{ handle: card.handle, no: card.face.no, n }]));
  if (what.type !== 'moved' || what.from === 'hand' || what.to === 'hand') return [];
  return what.cards.flatMap(({ was, now }) =>
    was === null && now !== null ? [{ handle: now.handle, no: now.face.no, n }] : [],
  );
}

/** The newest first; a card that was looked at and then moved was revealed once. */
export function lastReveals(story: readonly Heard[]): Revealed[] {
  const found: Revealed[] = [];
  for (let i = story.length - 1; i >= 0 && found.length < MOST; i--) {
    const heard = story[i];
    if (heard !== undefined) found.push(...revealedIn(heard).reverse());
  }
  return found.slice(0, MOST);
}

export function revealsButton({ reveals: box, name }: Format, count: number): PlacedButton[] {
  if (count === 0) return [];
  const label = name === 'low' ? boardText('board.revealsShort') : boardText('board.reveals', { n: count });
  return [{ button: { id: 'reveals', label, tone: 'quiet', glyph: 'eye', act: { do: 'reveals' } }, box }];
}

export interface Shelf {
  readonly box: Box;
  readonly cards: readonly LaidCard[];
}
export function shelfOf(reveals: readonly Revealed[], { size, hand }: Format, seat: Seat): Shelf {
  const rows = Math.ceil(reveals.length / PER_ROW);
  const inRow = Math.min(PER_ROW, reveals.length);
  const most = (size.h - 2 * PAD - 60) / Math.max(1, rows) - GAP;
  const h = Math.round(Math.min(hand.card.h * 1.4, most));
  const each: Size = { w: Math.round((h * hand.card.w) / hand.card.h), h };
  const w = inRow * (each.w + GAP) - GAP + 2 * PAD;
  const high = rows * (each.h + GAP) - GAP + 2 * PAD;
  const box: Box = { x: (size.w - w) / 2, y: (size.h - high) / 2, w, h: high };
  const cards = reveals.map(
    ({ handle, no }, i): LaidCard => ({
      key: `reveal.${i}`,
      handle,
      no,
      pose: {
        x: box.x + PAD + each.w / 2 + (i % PER_ROW) * (each.w + GAP),
        y: box.y + PAD + each.h / 2 + Math.floor(i / PER_ROW) * (each.h + GAP),
        ...each,
        angle: 0,
        z: 180 + i * 0.1,
      },
      detail: 'full',
      seat,
      zone: 'reveals',
    }),
  );
  return { box, cards };
}
