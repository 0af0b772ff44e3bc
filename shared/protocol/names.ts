// Names as a table keeps them: the page sends a deck as it will be called, and the server keeps no other names.

/** Control characters, and the marks that turn or hide text: none of them belongs in a name. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

export const plainName = (text: string): string => text.normalize('NFC').replace(UNSEEN, '').trim();
/** A problem report names decks, and a file has no text that is empty or holds what nobody sees. */
export const deckName = (text: string): string => plainName(text) || 'Deck';
