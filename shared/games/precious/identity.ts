// The identity of a card (1.2): its work and its number without a letter.

/** `rain/01-001a` is `rain/01-001`; the same number of another work is another card. */
export const identityOf = (no: string): string => no.replace(/(?<=\d)[a-z]$/, '');
