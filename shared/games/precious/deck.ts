// Deck construction (3.1): what is wrong with a deck, if anything.
import type { Deck, DeckFault } from '../../kernel/deck.ts';
import type { CardData } from './card-data.ts';
import { CATALOGUE } from './cards/catalogue.ts';
import { identityOf } from './identity.ts';

const DECK_SIZE = 60;
const MOST_OF_AN_IDENTITY = 4;

/** Every broken rule: unknown numbers, the size, copies of an identity, whatever the letter of the number (1.2). */
export function checkDeck(deck: Deck, catalogue: ReadonlyMap<string, CardData> = CATALOGUE): DeckFault[] {
  const held = Object.entries(deck.cards).filter(([, count]) => count !== 0);
  const unknown = held.filter(([no]) => !catalogue.has(no)).map(([no]) => ({ rule: 'unknownCard', values: { no } }));
  const size = held.reduce((total, [, count]) => total + count, 0);
  const faults: DeckFault[] = [...unknown, ...copies(held, catalogue)];
  if (size !== DECK_SIZE) faults.push({ rule: 'deckSize', values: { size, needed: DECK_SIZE } });
  return faults;
}

function copies(held: readonly (readonly [string, number])[], catalogue: ReadonlyMap<string, CardData>): DeckFault[] {
  const known = held.flatMap(([no, count]) => {
    const card = catalogue.get(no);
    return card === undefined ? [] : [{ card, count }];
  });
  return [...Map.groupBy(known, ({ card }) => identityOf(card.no))].flatMap(([no, prints]) => {
    const amount = prints.reduce((total, { count }) => total + count, 0);
    const name = prints[0]?.card.name.en ?? no;
    return amount > MOST_OF_AN_IDENTITY
      ? [{ rule: 'copies', values: { name, no, amount, most: MOST_OF_AN_IDENTITY } }]
      : [];
  });
}
