// Every card that Playmat ships for this game, by number, and what the table shows of a card's print.
import type { CardPrint } from '../../../kernel/game.ts';
import type { CardData } from '../card-data.ts';
import { VEGA_CREW } from './last-bus-to-vega/crew.ts';
import { VEGA_PASSENGERS } from './last-bus-to-vega/passengers.ts';
import { VEGA_TIMETABLE } from './last-bus-to-vega/timetable.ts';
import { MARBLE_GAMES } from './marble-arcade/games.ts';
import { MARBLE_PEOPLE } from './marble-arcade/people.ts';
import { MARBLE_TOYS } from './marble-arcade/toys.ts';
import { TIDEPOOL_BROADCASTS } from './tidepool-radio/broadcasts.ts';
import { TIDEPOOL_CLUB } from './tidepool-radio/club.ts';
import { TIDEPOOL_SHORE } from './tidepool-radio/shore.ts';

const SETS: readonly (readonly CardData[])[] = [
  TIDEPOOL_CLUB,
  TIDEPOOL_SHORE,
  TIDEPOOL_BROADCASTS,
  VEGA_CREW,
  VEGA_PASSENGERS,
  VEGA_TIMETABLE,
  MARBLE_TOYS,
  MARBLE_PEOPLE,
  MARBLE_GAMES,
];

export const CATALOGUE: ReadonlyMap<string, CardData> = new Map(SETS.flat().map((card) => [card.no, card]));

/** What the client draws of a card (1.1): the work is the first of its `traits`, `icons` are its keywords. */
export function printOf(card: CardData): CardPrint {
  return {
    no: card.no,
    name: card.name,
    ...(card.subtitle && { subtitle: card.subtitle }),
    type: card.type,
    color: card.color,
    rarity: card.rarity,
    ...(card.flavor && { flavor: card.flavor }),
    numbers: { cost: card.cost, source: card.source, ...valuesOf(card) },
    traits: [card.work, ...card.traits],
    icons: card.keywords.map(({ keyword }) => keyword),
  };
}

/** A character without AP and DP has neither (2.5). */
const valuesOf = (card: CardData): Readonly<Record<string, number>> =>
  card.type === 'character' && card.ap !== undefined && card.dp !== undefined ? { ap: card.ap, dp: card.dp } : {};
