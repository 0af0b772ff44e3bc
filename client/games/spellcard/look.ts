// Spellcard as the board draws it: its places, its cards, what stands on characters, declarations, barriers, and its cues.
import type { GameFront } from '../../../shared/kernel/game.ts';
import { SEATS } from '../../../shared/kernel/seat.ts';
import type { Artwork } from '../../art/artwork.ts';
import { paintFoil } from '../../art/foil.ts';
import type { Format } from '../../scenes/format.ts';
import type { PileBox, TableLook, Vital } from '../../scenes/look.ts';
import { countOf } from '../../table/shown.ts';
import { arrowsOf, foretell } from './arrows.ts';
import { hasFoot, paintCard } from './card-face.ts';
import { CUE_WORDS } from './cue-words.ts';
import { cuesFor } from './cues.ts';
import { dropsOf } from './drops.ts';
import { phaseOf } from './facts.ts';
import { hintsOf } from './forecast.ts';
import { arrange, home, isLow } from './layout.ts';
import { paintMats } from './mats.ts';
import { panelPlates } from './panel.ts';
import { COUNTED, type Counted, LANES, lineBox, placesFor, stackBox } from './places.ts';
import { characterPlates } from './plates.ts';
import { isFoil } from './rarities.ts';
import { tablePlates } from './table-plates.ts';
import { BOARD_WORDS } from './text.ts';
import { ticketPlates } from './ticket-plates.ts';

/** What fills a count: a deck has as many cards as the rules ask for (3.1), a side three characters (3.2). */
const FULL: Readonly<Partial<Record<Counted, number>>> = { deck: 60, line: LANES };
/** Zones whose cards are piled: whoever chooses among them sees them in the tray. */
const PILED = ['deck', 'discard', 'lineup'];

export function spellcardLook(game: GameFront, format: Format, art: Artwork | null): TableLook {
  const places = placesFor(format);
  return {
    middle: format.middle,
    hand: format.hand.card,
    words: { ...BOARD_WORDS, ...CUE_WORDS },
    phases: ['start', 'draw', 'action', 'end'],
    phaseOf,
    arrange: (model, bottom) => arrange(game, places, model, bottom),
    home: (seat, zone, bottom) => home(places, seat, zone, bottom),
    slotBox: (seat, slot, bottom) => (slot === 'line' ? lineBox(places, seat === bottom) : undefined),
    isSpread: (zone) => !PILED.includes(zone),
    piles: (bottom): PileBox[] =>
      SEATS.map((seat) => ({ seat, zone: 'discard', ...stackBox(places, 'discard', seat === bottom) })),
    vitals: (model, seat, bottom): Vital[] =>
      // On a phone the pile itself must do.
      COUNTED.filter((zone) => FULL[zone] !== undefined || format.name !== 'low').map((zone) => {
        const value = countOf(model.zones[seat][zone]);
        const of = FULL[zone];
        return {
          ...{ key: `vital.${zone}`, value },
          line: (seat === bottom ? format.own : format.foe).y + places.lines[zone],
          below: of === undefined ? null : { of },
          close:
            zone === 'line' ? value === 1 && countOf(model.zones[seat]['out']) > 0 : zone === 'deck' && isLow(value),
        };
      }),
    arrows: (model, bottom, words) => arrowsOf({ game, places, model, bottom, words }),
    plates: (model, bottom, words, playerName) => {
      const view = { game, places, bottom, words, playerName };
      return [
        ...tablePlates(view, model),
        ...characterPlates(
          { ...view, paintFace: (ctx, size, print) => paintCard(ctx, size, print, 'mini', art) },
          model,
        ),
        ...ticketPlates(view, model),
        ...panelPlates(view, model),
      ];
    },
    hints: hintsOf,
    foretell: (model, bottom, words, ask, hovered) => foretell({ game, places, model, bottom, words }, ask, hovered),
    drops: (model, bottom, ask, positions) => dropsOf({ game, places, model, bottom }, ask, positions),
    paintMats: (ctx, bottom, lit, words) => paintMats(ctx, places, bottom, lit, words),
    paintCard: (ctx, size, print, detail) => paintCard(ctx, size, print, detail, art),
    ...{ isFoil, hasFoot, paintFoil, cues: cuesFor(places) },
  };
}
