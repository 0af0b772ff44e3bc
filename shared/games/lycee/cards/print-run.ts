// Writes cards of one set without repeating what the whole set shares.
import type { AreaData, CardData, CharacterData, EventData, ItemData } from '../card-data.ts';
import type { Name, Person } from './people.ts';

type Brief<Card extends CardData> = Omit<Card, 'type' | 'set' | 'name' | 'abilities'> &
  Partial<Pick<Card, 'abilities'>> & { readonly name: Name };
type CharacterBrief = Omit<Brief<CharacterData>, 'person' | 'basics'> &
  Partial<Pick<CharacterData, 'basics'>> & { readonly person?: Person };

/** Makers for the cards of one set: without abilities unless the card has some. */
export interface PrintRun {
  /** Who has no full name is called as the card is. */
  character(card: CharacterBrief): CharacterData;
  event(card: Brief<EventData>): EventData;
  item(card: Brief<ItemData>): ItemData;
  area(card: Brief<AreaData>): AreaData;
}

export function printRun(set: string): PrintRun {
  const shared = { set, abilities: [] };
  return {
    character: (card) => ({ ...shared, person: card.name.en, basics: [], ...card, type: 'character' }),
    event: (card) => ({ ...shared, ...card, type: 'event' }),
    item: (card) => ({ ...shared, ...card, type: 'item' }),
    area: (card) => ({ ...shared, ...card, type: 'area' }),
  };
}
