// Precious Memories as the board draws it: its places, its cards, its approaches, whose priority it is, and its cues.
import type { GameFront } from '../../../shared/kernel/game.ts';
import { SEATS } from '../../../shared/kernel/seat.ts';
import type { Artwork } from '../../art/artwork.ts';
import { paintFoil } from '../../art/foil.ts';
import type { Format } from '../../scenes/format.ts';
import type { PileBox, TableLook, Vital } from '../../scenes/look.ts';
import { countOf } from '../../table/shown.ts';
import { arrowsOf, foretell } from './approach.ts';
import { captionPlates } from './captions.ts';
import { hasFoot, paintCard } from './card-face.ts';
import { CUE_WORDS } from './cue-words.ts';
import { CUES } from './cues.ts';
import { dropsOf } from './drops.ts';
import { phaseOf } from './facts.ts';
import { arrange, home, isLow } from './layout.ts';
import { paintMats } from './mats.ts';
import { COUNTED, type Counted, isArea, isClose, placesFor, rowBox, SOCKETS, stackBox } from './places.ts';
import { fieldPlates } from './plates.ts';
import { pointPlates } from './point-plates.ts';
import { priorityPlates } from './priority.ts';
import { isFoil } from './rarities.ts';
import { BOARD_WORDS } from './text.ts';
import { ticketPlates } from './ticket-plates.ts';

/** What fills a count: a deck has as many cards as the rules ask for (3.1), seven points end the match (9.1). */
const FULL: Readonly<Partial<Record<Counted, number>>> = { deck: 60, pointArea: SOCKETS };
/** Zones whose cards are piled: whoever chooses among them sees them in the tray. */
const PILED = ['deck', 'trash'];

export function preciousLook(game: GameFront, format: Format, art: Artwork | null): TableLook {
  const places = placesFor(format);
  return {
    middle: format.middle,
    hand: format.hand.card,
    words: { ...BOARD_WORDS, ...CUE_WORDS },
    phases: ['start', 'main', 'approach', 'approached', 'interference', 'interfered', 'approachOver', 'end'],
    phaseOf,
    arrange: (model, bottom) => arrange(places, model, bottom),
    home: (seat, zone, bottom) => home(places, seat, zone, bottom),
    slotBox: (seat, slot, bottom) => (isArea(slot) ? rowBox(places, slot, seat === bottom) : undefined),
    isSpread: (zone) => !PILED.includes(zone),
    piles: (bottom): PileBox[] =>
      SEATS.map((seat) => ({ seat, zone: 'trash', ...stackBox(places, 'trash', seat === bottom) })),
    vitals: (model, seat, bottom): Vital[] =>
      // On a phone the pile itself must do.
      COUNTED.filter((zone) => FULL[zone] !== undefined || format.name !== 'low').map((zone) => {
        const value = countOf(model.zones[seat][zone]);
        const of = FULL[zone];
        return {
          ...{ key: `vital.${zone}`, value },
          line: (seat === bottom ? format.own : format.foe).y + places.lines[zone],
          below: of === undefined ? null : { of },
          close: zone === 'pointArea' ? isClose(value) : zone === 'deck' && isLow(value),
        };
      }),
    arrows: (model, bottom, words) => arrowsOf({ game, places, model, bottom, words }),
    plates: (model, bottom, words, playerName) => {
      const view = { game, places, bottom, words, playerName };
      return [
        ...captionPlates(places, model, bottom, words),
        ...fieldPlates(game, places, model, bottom),
        ...pointPlates({ ...view, paintFace: (ctx, size, print) => paintCard(ctx, size, print, 'mini', art) }, model),
        ...ticketPlates(view, model),
        ...priorityPlates(view, model),
      ];
    },
    foretell: (model, bottom, words, ask, hovered) => foretell({ game, places, model, bottom, words }, ask, hovered),
    drops: (model, bottom, ask, positions) => dropsOf({ game, places, model, bottom }, ask, positions),
    paintMats: (ctx, bottom, lit, words) => paintMats(ctx, places, bottom, lit, words),
    paintCard: (ctx, size, print, detail) => paintCard(ctx, size, print, detail, art),
    ...{ isFoil, hasFoot, paintFoil, cues: CUES },
  };
}
