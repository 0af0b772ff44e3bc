// Deck construction (3.1): what is wrong with a deck, if anything.
import type { Deck, DeckFault } from '../../kernel/deck.ts';
import type { CardData } from './card-data.ts';
import { CATALOGUE } from './cards/catalogue.ts';

const DECK_SIZE = 60;
const MOST_OF_A_NAME = 4;

/** Every broken rule: unknown numbers, the size, copies by name whatever the number and the type. */
export function checkDeck(deck: Deck, catalogue: ReadonlyMap<string, CardData> = CATALOGUE): DeckFault[] {
  const held = Object.entries(deck.cards).filter(([, count]) => count !== 0);
  const unknown = held.filter(([no]) => !catalogue.has(no)).map(([no]) => ({ rule: 'unknownCard', values: { no } }));
  const size = held.reduce((total, [, count]) => total + count, 0);
  const faults: DeckFault[] = [...unknown, ...copies(held, catalogue)];
  if (size !== DECK_SIZE) faults.push({ rule: 'deckSize', values: { size, needed: DECK_SIZE } });
  return faults;
}

function copies(held: readonly (readonly [string, number])[], catalogue: ReadonlyMap<string, CardData>): DeckFault[] {
  const amounts = new Map<string, number>();
  for (const [no, count] of held) {
    const name = catalogue.get(no)?.name.en;
    if (name !== undefined) amounts.set(name, (amounts.get(name) ?? 0) + count);
  }
  return [...amounts]
    .filter(([, amount]) => amount > MOST_OF_A_NAME)
    .map(([name, amount]) => ({ rule: 'copies', values: { name, amount, most: MOST_OF_A_NAME } }));
}
