// Deck construction (section 3): what is wrong with a deck, if anything.
import type { Deck, DeckFault } from '../../kernel/deck.ts';
import type { CardData } from './card-data.ts';
import { CATALOGUE } from './cards/catalogue.ts';

const DECK_SIZE = 50;
const MOST_OF_A_NAME = 4;
const MOST_CLIMAXES = 8;

/** Every broken rule: unknown numbers, the size, copies by name whatever the number, climaxes (G73). */
export function checkDeck(deck: Deck): DeckFault[] {
  const held = Object.entries(deck.cards).filter(([, count]) => count !== 0);
  const known = held.flatMap(([no, count]) => {
    const card = CATALOGUE.get(no);
    return card === undefined ? [] : [{ card, count }];
  });
  const unknown = held.flatMap(([no]) => (CATALOGUE.has(no) ? [] : [{ rule: 'unknownCard', values: { no } }]));
  const size = sum(held.map(([, count]) => count));
  const climaxes = sum(known.map(({ card, count }) => (card.type === 'climax' ? count : 0)));
  const faults: DeckFault[] = [...unknown, ...copies(known)];
  if (size !== DECK_SIZE) faults.push({ rule: 'deckSize', values: { size, needed: DECK_SIZE } });
  if (climaxes > MOST_CLIMAXES) faults.push({ rule: 'climaxes', values: { amount: climaxes, most: MOST_CLIMAXES } });
  return faults;
}

/** More cards of a name than it may have: four, unless a card of the name says another number (3.4). */
export function copies(known: readonly { readonly card: CardData; readonly count: number }[]): DeckFault[] {
  const names = Map.groupBy(known, ({ card }) => card.name.en);
  return [...names].flatMap(([name, held]) => {
    const amount = sum(held.map(({ count }) => count));
    const most = mostOf(held.map(({ card }) => card));
    return amount > most ? [{ rule: 'copies', values: { name, amount, most } }] : [];
  });
}
function mostOf(cards: readonly CardData[]): number {
  const said = cards.flatMap(({ abilities }) => abilities.flatMap((one) => (one.kind === 'deck' ? [one.copies] : [])));
  return said.length === 0 ? MOST_OF_A_NAME : Math.max(...said);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
