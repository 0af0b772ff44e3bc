// Every card that Playmat ships for this game, by number, and what the table shows of a card's print.
import type { CardPrint } from '../../../kernel/game.ts';
import type { CardData } from '../card-data.ts';
import { GALE_CIRCUIT_FRONT_RUNNERS } from './gale-circuit/front-runners.ts';
import { GALE_CIRCUIT_PADDOCK } from './gale-circuit/paddock.ts';
import { GALE_CIRCUIT_PIT_LANE } from './gale-circuit/pit-lane.ts';
import { GALE_CIRCUIT_RACE_DAY } from './gale-circuit/race-day.ts';
import { LANTERN_HARBOR_APPRENTICES } from './lantern-harbor/apprentices.ts';
import { LANTERN_HARBOR_BEGINNINGS } from './lantern-harbor/beginnings.ts';
import { LANTERN_HARBOR_HIGH_WATER } from './lantern-harbor/high-water.ts';
import { LANTERN_HARBOR_NIGHTS } from './lantern-harbor/nights.ts';
import { PROMOS } from './promos.ts';
import { WINTER_CONSERVATORY_AFTER_DARK } from './winter-conservatory/after-dark.ts';
import { WINTER_CONSERVATORY_FIRST_YEARS } from './winter-conservatory/first-years.ts';
import { WINTER_CONSERVATORY_LESSONS } from './winter-conservatory/lessons.ts';
import { WINTER_CONSERVATORY_RECITAL } from './winter-conservatory/recital.ts';

const SETS: readonly (readonly CardData[])[] = [
  LANTERN_HARBOR_BEGINNINGS,
  LANTERN_HARBOR_APPRENTICES,
  LANTERN_HARBOR_HIGH_WATER,
  LANTERN_HARBOR_NIGHTS,
  GALE_CIRCUIT_PADDOCK,
  GALE_CIRCUIT_PIT_LANE,
  GALE_CIRCUIT_FRONT_RUNNERS,
  GALE_CIRCUIT_RACE_DAY,
  WINTER_CONSERVATORY_FIRST_YEARS,
  WINTER_CONSERVATORY_LESSONS,
  WINTER_CONSERVATORY_RECITAL,
  WINTER_CONSERVATORY_AFTER_DARK,
  PROMOS,
];

export const CATALOGUE: ReadonlyMap<string, CardData> = new Map(SETS.flat().map((card) => [card.no, card]));

/** What the client draws of a card (1.1); `counter` is 1 where the card can be used in the counter step. */
export function printOf(card: CardData): CardPrint {
  return {
    no: card.no,
    name: card.name,
    type: card.type,
    color: card.color,
    rarity: card.rarity,
    ...(card.flavor && { flavor: card.flavor }),
    numbers: { ...numbersOf(card), ...(hasCounter(card) && { counter: 1 }) },
    traits: card.type === 'character' ? card.traits : [],
    icons: card.icons,
  };
}

/** A climax has neither level nor cost (1.1). */
function numbersOf(card: CardData): Record<string, number> {
  switch (card.type) {
    case 'character':
      return { level: card.level, cost: card.cost, power: card.power, soul: card.soul };
    case 'event':
      return { level: card.level, cost: card.cost };
    case 'climax':
      return {};
  }
}

/** An event with the counter icon, or a character with a counter ability (6.4, 8.4). */
const hasCounter = (card: CardData): boolean =>
  (card.type === 'event' && card.counter === true) ||
  card.abilities.some((ability) => ability.kind === 'act' && ability.counter === true);
