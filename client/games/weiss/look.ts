// Weiß Schwarz as the board draws it: its places, its cards, its attack and its cues.
import type { GameFront } from '../../../shared/kernel/game.ts';
import { boxAround } from '../../scenes/geometry.ts';
import type { PileBox, TableLook, Vital } from '../../scenes/look.ts';
import type { Artwork } from './art/artwork.ts';
import { isFoil, paintFoil } from './art/foil.ts';
import { attackOf } from './attack.ts';
import { paintCard } from './card-face.ts';
import { CUES } from './cues.ts';
import { displayed } from './display.ts';
import { arrange, countOf, home } from './layout.ts';
import { paintMats } from './mats.ts';
import { across, acrossBox, HAND, isSlot, MIDDLE, PLATES, SLOT_AT, SLOT_BOX } from './places.ts';
import { BOARD_WORDS } from './text.ts';

const BROWSED = ['waitingRoom', 'clock', 'level', 'memory', 'climax'] as const;
/** Zones whose cards are piled, so that one inside cannot be clicked. */
const PILED = ['deck', 'stock', 'waitingRoom'];

export const weissLook = (game: GameFront, art: Artwork | null): TableLook => ({
  middle: MIDDLE,
  hand: HAND,
  words: BOARD_WORDS,
  phases: ['stand', 'draw', 'clock', 'main', 'climax', 'attack', 'encore', 'end'],
  arrange: (model, bottom) => arrange(game, model, bottom),
  displayed,
  home,
  slotBox(seat, slot, bottom) {
    if (!isSlot(slot)) return undefined;
    const at = SLOT_AT[slot];
    return boxAround(seat === bottom ? at : across(at), SLOT_BOX);
  },
  isSpread: (zone) => !PILED.includes(zone),
  piles: (bottom): PileBox[] =>
    ([0, 1] as const).flatMap((seat) =>
      BROWSED.map((zone) => ({ seat, zone, ...(seat === bottom ? PLATES[zone] : acrossBox(PLATES[zone])) })),
    ),
  vitals(model, seat): Vital[] {
    const zones = model.zones[seat];
    return [
      { key: 'vital.level', value: countOf(zones['level']), of: 4 },
      { key: 'vital.clock', value: countOf(zones['clock']), of: 7 },
    ];
  },
  attack: (model, bottom, words) => attackOf(game, model, bottom, words),
  paintMats,
  paintCard: (ctx, size, print, detail) => paintCard(ctx, size, print, detail, art),
  isFoil,
  paintFoil,
  cues: CUES,
});
