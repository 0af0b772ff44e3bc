// Writes cards of one title without repeating what the whole title shares.
import type { CharacterData, ClimaxData, EventData } from '../card-data.ts';

type Shared = 'type' | 'title' | 'side' | 'icons' | 'abilities';
type Brief<Card extends CharacterData | EventData | ClimaxData> = Omit<Card, Shared> &
  Partial<Pick<Card, 'icons' | 'abilities'>>;

/** Makers for the cards of one title: without icons and abilities unless the card has some. */
export interface PrintRun {
  character(card: Brief<CharacterData>): CharacterData;
  event(card: Brief<EventData>): EventData;
  climax(card: Brief<ClimaxData>): ClimaxData;
}

export function printRun(title: string, side: 'W' | 'S'): PrintRun {
  const shared = { title, side, icons: [], abilities: [] };
  return {
    character: (card) => ({ ...shared, ...card, type: 'character' }),
    event: (card) => ({ ...shared, ...card, type: 'event' }),
    climax: (card) => ({ ...shared, ...card, type: 'climax' }),
  };
}
