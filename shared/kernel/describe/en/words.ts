// English card text: lists, ranges and capitals.
import type { Range } from '../../range.ts';

/** "a", "a and b", "a, b, and c". */
export const listed = (words: readonly string[], and = 'and'): string =>
  words.length < 3 ? words.join(` ${and} `) : `${words.slice(0, -1).join(', ')}, ${and} ${words.at(-1)}`;

/** "2 or more", "0 or less", "1 to 2", "3". */
export function rangePhrase({ atLeast, atMost }: Range, less = 'less'): string {
  if (atLeast === undefined) return `${atMost} or ${less}`;
  if (atMost === undefined) return `${atLeast} or more`;
  return atLeast === atMost ? String(atLeast) : `${atLeast} to ${atMost}`;
}
