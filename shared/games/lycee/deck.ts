// Deck construction (section 3): what is wrong with a deck, if anything.
import type { Deck, DeckFault } from '../../kernel/deck.ts';
import { CATALOGUE } from './cards/catalogue.ts';

const DECK_SIZE = 60;
const MOST_OF_A_NAME = 4;

/** Every broken rule: unknown numbers, the size, copies by name across types (3.1). */
export function checkDeck(deck: Deck): DeckFault[] {
  const held = Object.entries(deck.cards).filter(([, count]) => count !== 0);
  const faults: DeckFault[] = [];
  const copies = new Map<string, number>();
  let size = 0;
  for (const [no, count] of held) {
    size += count;
    const name = CATALOGUE.get(no)?.name.en;
    if (name === undefined) faults.push({ rule: 'unknownCard', values: { no } });
    else copies.set(name, (copies.get(name) ?? 0) + count);
  }
  for (const [name, amount] of copies) {
    if (amount > MOST_OF_A_NAME) faults.push({ rule: 'copies', values: { name, amount, most: MOST_OF_A_NAME } });
  }
  if (size !== DECK_SIZE) faults.push({ rule: 'deckSize', values: { size, needed: DECK_SIZE } });
  return faults;
}
