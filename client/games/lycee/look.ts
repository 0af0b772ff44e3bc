// Lycee as the board draws it: its places, its cards, its chain, its battle and its cues.
import type { GameFront } from '../../../shared/kernel/game.ts';
import { SEATS } from '../../../shared/kernel/seat.ts';
import type { Artwork } from '../../art/artwork.ts';
import { paintFoil } from '../../art/foil.ts';
import type { Format } from '../../scenes/format.ts';
import type { PileBox, TableLook, Vital } from '../../scenes/look.ts';
import { countOf } from '../../table/shown.ts';
import { arrowsOf, foretell } from './attack.ts';
import { hasFoot, paintCard } from './card-face.ts';
import { ticketPlates } from './chain.ts';
import { CUE_WORDS } from './cue-words.ts';
import { CUES } from './cues.ts';
import { dropsOf } from './drops.ts';
import { phaseOf } from './facts.ts';
import { arrange, home, isLow } from './layout.ts';
import { paintMats } from './mats.ts';
import { COUNTED, cellBox, isCell, placesFor, removedBox, stackBox } from './places.ts';
import { fieldPlates } from './plates.ts';
import { isFoil } from './rarities.ts';
import { BOARD_WORDS } from './text.ts';

/** A deck has as many cards as the rules ask for (3.1). */
const DECK = 60;
/** Zones whose cards are piled: whoever chooses among them sees them in the tray. */
const PILED = ['deck', 'dustBox', 'outOfGame'];

export function lyceeLook(game: GameFront, format: Format, art: Artwork | null): TableLook {
  const places = placesFor(format);
  return {
    middle: format.middle,
    hand: format.hand.card,
    words: { ...BOARD_WORDS, ...CUE_WORDS },
    phases: ['duties', 'wakeUp', 'warmUp', 'main', 'defender', 'support', 'outcome', 'end'],
    phaseOf,
    arrange: (model, bottom) => arrange(places, model, bottom),
    home: (seat, zone, bottom) => home(places, seat, zone, bottom),
    slotBox: (seat, slot, bottom) => (isCell(slot) ? cellBox(places, slot, seat === bottom) : undefined),
    isSpread: (zone) => !PILED.includes(zone),
    piles: (bottom): PileBox[] =>
      SEATS.flatMap((seat) => [
        { seat, zone: 'dustBox', ...stackBox(places, 'dustBox', seat === bottom) },
        { seat, zone: 'outOfGame', ...removedBox(places, seat === bottom) },
      ]),
    vitals: (model, seat, bottom): Vital[] =>
      COUNTED.map((zone) => {
        const value = countOf(model.zones[seat][zone]);
        const line = (seat === bottom ? format.own : format.foe).y + places.lines[zone];
        const isDeck = zone === 'deck';
        return {
          key: `vital.${zone}`,
          value,
          line,
          below: isDeck ? { of: DECK } : null,
          close: isDeck && isLow(value),
        };
      }),
    arrows: (model, bottom, words) => arrowsOf({ game, places, model, bottom, words }),
    plates: (model, bottom, words, playerName) => [
      ...fieldPlates(game, places, model, bottom, words),
      ...ticketPlates({ game, places, bottom, words, playerName }, model),
    ],
    foretell: (model, bottom, words, ask, hovered) => foretell({ game, places, model, bottom, words }, ask, hovered),
    drops: (model, bottom, ask, positions) => dropsOf({ game, places, model, bottom }, ask, positions),
    paintMats: (ctx, bottom, lit, words) => paintMats(ctx, places, bottom, lit, words),
    paintCard: (ctx, size, print, detail) => paintCard(ctx, size, print, detail, art),
    isFoil,
    hasFoot,
    paintFoil,
    cues: CUES,
  };
}
