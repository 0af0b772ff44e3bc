// Deck construction (3.1): what is wrong with a deck, and which three characters it is legal for.
import type { Deck, DeckFault } from '../../kernel/deck.ts';
import type { Options } from '../../kernel/game.ts';
import type { CardData } from './card-data.ts';
import { CATALOGUE } from './cards/catalogue.ts';
import { optionsFrom } from './options.ts';

export const DECK_SIZE = 60;
const MOST_OF_A_NAME = 4;
/** So many fight on each side (3.2). */
export const CHARACTERS = 3;

type Catalogue = ReadonlyMap<string, CardData>;
interface Held {
  readonly card: CardData;
  readonly count: number;
}

/** Every broken rule (3.1): whom the deck is played with is chosen later, so it has to be legal for some three. */
export function checkDeck(deck: Deck, options: Options = {}, catalogue: Catalogue = CATALOGUE): DeckFault[] {
  const { spellsPerCharacter: needed } = optionsFrom(options);
  const found = charactersOf(deck, needed, catalogue).length;
  const noTrio: DeckFault = { rule: 'noTrio', values: { needed, characters: CHARACTERS, found } };
  return [...faultsOfCards(deck, catalogue), ...(found < CHARACTERS ? [noTrio] : [])];
}

/** Whether the deck is legal, and holds so many spell cards of each of these three (3.1, 3.2). */
export function isLegalFor(
  deck: Deck,
  trio: readonly string[],
  needed: number,
  catalogue: Catalogue = CATALOGUE,
): boolean {
  if (trio.length !== CHARACTERS || new Set(trio).size !== CHARACTERS) return false;
  const ready = charactersOf(deck, needed, catalogue);
  return trio.every((no) => ready.includes(no)) && faultsOfCards(deck, catalogue).length === 0;
}

/** Every three characters for whom one of the decks is legal: each in order of number, and all in that order (3.2). */
export function triosOf(
  decks: readonly Deck[],
  needed: number,
  catalogue: Catalogue = CATALOGUE,
): (readonly string[])[] {
  const trios = new Map<string, readonly string[]>();
  for (const deck of decks) {
    if (faultsOfCards(deck, catalogue).length > 0) continue;
    for (const trio of threesOf(charactersOf(deck, needed, catalogue))) trios.set(trio.join(' '), trio);
  }
  return [...trios].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, trio]) => trio);
}

const threesOf = (sorted: readonly string[]): string[][] =>
  sorted.flatMap((a, i) =>
    sorted.slice(i + 1).flatMap((b, j) => sorted.slice(i + j + 2).map((c): string[] => [a, b, c])),
  );

/** The characters of whom the deck holds so many spell cards, in order of number. */
function charactersOf(deck: Deck, needed: number, catalogue: Catalogue): string[] {
  const spells = new Map<string, number>();
  for (const { card, count } of heldIn(deck, catalogue)) {
    if (card.type === 'spell') spells.set(card.owner, (spells.get(card.owner) ?? 0) + count);
  }
  return [...spells]
    .filter(([owner, count]) => count >= needed && catalogue.get(owner)?.type === 'character')
    .map(([owner]) => owner)
    .sort();
}

/** What is wrong whoever plays it. */
function faultsOfCards(deck: Deck, catalogue: Catalogue): DeckFault[] {
  const counts = Object.entries(deck.cards).filter(([, count]) => count !== 0);
  const size = counts.reduce((total, [, count]) => total + count, 0);
  const held = heldIn(deck, catalogue);
  return [
    ...counts.filter(([no]) => !catalogue.has(no)).map(([no]) => ({ rule: 'unknownCard', values: { no } })),
    ...held
      .filter(({ card }) => card.type === 'character')
      .map(({ card }) => ({ rule: 'characterInDeck', values: { no: card.no } })),
    ...copies(held),
    ...(size === DECK_SIZE ? [] : [{ rule: 'deckSize', values: { size, needed: DECK_SIZE } }]),
  ];
}

/** Cards of one name count together; Power has no limit (3.1). */
function copies(held: readonly Held[]): DeckFault[] {
  const limited = held.filter(({ card }) => card.type !== 'power' && card.type !== 'character');
  return [...Map.groupBy(limited, ({ card }) => card.name.en)].flatMap(([name, prints]) => {
    const amount = prints.reduce((total, { count }) => total + count, 0);
    const no = prints[0]?.card.no ?? '';
    return amount > MOST_OF_A_NAME ? [{ rule: 'copies', values: { name, no, amount, most: MOST_OF_A_NAME } }] : [];
  });
}

const heldIn = (deck: Deck, catalogue: Catalogue): Held[] =>
  Object.entries(deck.cards).flatMap(([no, count]) => {
    const card = catalogue.get(no);
    return card === undefined || count === 0 ? [] : [{ card, count }];
  });
