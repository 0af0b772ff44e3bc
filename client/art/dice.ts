// Dice that belong to one text, such as a card's number: what a picture leaves to chance is the same each time.

/** Numbers from 0 to 1 that belong to one text alone, always the same. */
export function diceOf(text: string): () => number {
  let state = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) state = Math.imul(state ^ text.charCodeAt(i), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
export const pickOf = <T>(dice: () => number, from: readonly T[]): T => from[Math.floor(dice() * from.length)] as T;
