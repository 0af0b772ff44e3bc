// Weiß Schwarz as the board draws it: its places, its cards, its attack and its cues.
import type { GameFront } from '../../../shared/kernel/game.ts';
import type { Artwork } from '../../art/artwork.ts';
import { paintFoil } from '../../art/foil.ts';
import type { Format } from '../../scenes/format.ts';
import { boxAround } from '../../scenes/geometry.ts';
import type { PileBox, TableLook, Vital } from '../../scenes/look.ts';
import { countOf } from '../../table/shown.ts';
import { isFoil } from './art/rarities.ts';
import { attackOf, foretell } from './attack.ts';
import { hasFoot, paintCard } from './card-face.ts';
import { CUES } from './cues.ts';
import { displayed } from './display.ts';
import { dropsOf } from './drops.ts';
import { arrange, home } from './layout.ts';
import { paintMats } from './mats.ts';
import { isSlot, placesFor, plateOf, slotAt, sockets } from './places.ts';
import { BOARD_WORDS } from './text.ts';

const BROWSED = ['waitingRoom', 'clock', 'level', 'memory', 'climax'] as const;
/** Zones whose cards are piled, or so small and close that a finger meets several: whoever chooses among them sees them in the tray. */
const PILED = ['deck', 'stock', 'waitingRoom', 'memory', 'level', 'clock'];

export function weissLook(game: GameFront, format: Format, art: Artwork | null): TableLook {
  const places = placesFor(format);
  return {
    middle: format.middle,
    hand: format.hand.card,
    words: BOARD_WORDS,
    phases: ['stand', 'draw', 'clock', 'main', 'climax', 'attack', 'encore', 'end'],
    phaseOf: ({ facts }) => String(facts['phase'] ?? ''),
    arrange: (model, bottom) => arrange(game, places, model, bottom),
    displayed: (arrangement, model, bottom) => displayed(places, arrangement, model, bottom),
    home: (seat, zone, bottom) => home(places, seat, zone, bottom),
    slotBox: (seat, slot, bottom) =>
      isSlot(slot) ? boxAround(slotAt(places, slot, seat === bottom), places.slot) : undefined,
    isSpread: (zone) => !PILED.includes(zone),
    piles: (bottom): PileBox[] =>
      ([0, 1] as const).flatMap((seat) =>
        BROWSED.map((zone) => ({ seat, zone, ...plateOf(places, zone, seat === bottom) })),
      ),
    vitals(model, seat, bottom): Vital[] {
      const own = seat === bottom;
      const { y } = own ? format.own : format.foe;
      return (['level', 'clock'] as const).map((zone) => {
        const value = countOf(model.zones[seat][zone]);
        const below = { sockets: sockets(places, zone, own) };
        const close = value >= below.sockets.length - 1;
        return { key: `vital.${zone}`, value, line: y + places.counted[zone].line, below, close };
      });
    },
    arrows(model, bottom, words) {
      const attack = attackOf({ game, places, model, bottom, words });
      return attack === null ? [] : [attack];
    },
    foretell: (model, bottom, words, ask, hovered) => foretell({ game, places, model, bottom, words }, ask, hovered),
    drops: (model, bottom, ask, positions) => dropsOf(places, model, bottom, ask, positions),
    paintMats: (ctx, bottom, lit, words) => paintMats(ctx, places, bottom, lit, words),
    paintCard: (ctx, size, print, detail) => paintCard(ctx, size, print, detail, art),
    isFoil,
    hasFoot,
    paintFoil,
    cues: CUES,
  };
}
