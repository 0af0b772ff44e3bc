// Japanese card text: ranges.
import type { Range } from '../../range.ts';

/** "2点以上", "3枚以下", "1〜2点", "3". */
export function rangePhrase({ atLeast, atMost }: Range, unit = ''): string {
  if (atLeast === undefined) return `${atMost}${unit}以下`;
  if (atMost === undefined) return `${atLeast}${unit}以上`;
  return atLeast === atMost ? `${atLeast}${unit}` : `${atLeast}〜${atMost}${unit}`;
}
