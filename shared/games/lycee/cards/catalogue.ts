// Every card that Playmat ships for this game, by number, and what the table shows of a card's print.
import type { CardPrint } from '../../../kernel/game.ts';
import type { CardData } from '../card-data.ts';
import { ELEVEN_MINUTES_NIGHT_WORK } from './eleven-minutes-slow/night-work.ts';
import { ELEVEN_MINUTES_STUDENTS } from './eleven-minutes-slow/students.ts';
import { ELEVEN_MINUTES_TOWNSFOLK } from './eleven-minutes-slow/townsfolk.ts';
import { GOOD_MORNING_BROADCASTS } from './good-morning-cumulus/broadcasts.ts';
import { GOOD_MORNING_CREW } from './good-morning-cumulus/crew.ts';
import { GOOD_MORNING_PASSENGERS } from './good-morning-cumulus/passengers.ts';
import { nameOfPerson } from './people.ts';
import { STAIR_STREET_CLUB } from './stair-street-honey/club.ts';
import { STAIR_STREET_HARVEST } from './stair-street-honey/harvest.ts';
import { STAIR_STREET_NEIGHBOURS } from './stair-street-honey/neighbours.ts';

const SETS: readonly (readonly CardData[])[] = [
  ELEVEN_MINUTES_STUDENTS,
  ELEVEN_MINUTES_TOWNSFOLK,
  ELEVEN_MINUTES_NIGHT_WORK,
  STAIR_STREET_CLUB,
  STAIR_STREET_NEIGHBOURS,
  STAIR_STREET_HARVEST,
  GOOD_MORNING_CREW,
  GOOD_MORNING_PASSENGERS,
  GOOD_MORNING_BROADCASTS,
];

export const CATALOGUE: ReadonlyMap<string, CardData> = new Map(SETS.flat().map((card) => [card.no, card]));

/** What the client draws of a card (1.3): `icons` are its attributes, `traits` the cells it may enter. */
export function printOf(card: CardData): CardPrint {
  return {
    no: card.no,
    name: card.name,
    ...subtitleOf(card),
    type: card.type,
    color: card.attributes[0] ?? 'star',
    rarity: card.rarity,
    ...(card.flavor && { flavor: card.flavor }),
    numbers: { ...valuesOf(card), ex: card.ex, ...costsOf(card) },
    traits: card.type === 'character' ? card.cells : [],
    icons: card.attributes,
  };
}

/** Whom a character shows, where that is not the name of the card: only one of each may stand on a field (4.7). */
const subtitleOf = (card: CardData): Pick<CardPrint, 'subtitle'> =>
  card.type === 'character' && card.person !== card.name.en
    ? { subtitle: nameOfPerson(card.person) ?? { en: card.person } }
    : {};

const valuesOf = (card: CardData): Readonly<Record<string, number>> =>
  card.type === 'character' ? { ap: card.ap, dp: card.dp, sp: card.sp } : {};

/** The whole cost, also of what is free, and its pips by attribute. */
function costsOf({ cost: { pips = {} } }: CardData): Readonly<Record<string, number>> {
  const parts = Object.entries(pips);
  return {
    cost: parts.reduce((sum, [, amount]) => sum + amount, 0),
    ...Object.fromEntries(parts.map(([pip, amount]) => [`cost.${pip}`, amount])),
  };
}
