// Deck construction (section 3).
import type { Deck, DeckFault } from '../../kernel/deck.ts';

export const checkDeck = (_deck: Deck): readonly DeckFault[] => [];
