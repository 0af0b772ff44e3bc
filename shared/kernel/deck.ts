// Decks as players hold them: card numbers with counts, and what a validator says of them.
export interface Deck {
  readonly name: string;
  /** Card number to count. */
  readonly cards: Readonly<Record<string, number>>;
}

/** One broken rule of deck construction: a text key with its values. */
export interface DeckFault {
  readonly rule: string;
  readonly values: Readonly<Record<string, string | number>>;
}

/** The card numbers of a deck, each as often as it is in it, in order of number. */
export const cardsOf = (deck: Deck): string[] =>
  Object.keys(deck.cards)
    .sort()
    .flatMap((no) => Array.from({ length: deck.cards[no] ?? 0 }, () => no));
