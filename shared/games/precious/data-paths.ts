// Paths into the data of a card: which text stands there, and in which line of the description.
import type { CardData, Keyword, Text } from './card-data.ts';

/** The text at a path such as `texts.1`, or the one within which the path leads. */
export function textIn(data: CardData, path: string): Text | undefined {
  const [list, index] = path.split('.');
  return list === 'texts' && index !== undefined ? data.texts[Number(index)] : undefined;
}

type Before = Keyword | 'alsoNamed' | 'useCondition' | 'sets';
/** What is said before the texts, a line each. */
export function linesBefore(data: CardData): readonly Before[] {
  return [
    ...data.keywords,
    ...(data.type === 'character' && data.alsoNamed !== undefined ? ['alsoNamed' as const] : []),
    ...(data.useCondition === undefined ? [] : ['useCondition' as const]),
    ...(data.type === 'support' && data.sets !== undefined ? ['sets' as const] : []),
  ];
}

/** Which line of the description holds what stands at a path. */
export function lineOf(data: CardData, path: string): number | undefined {
  const [list, index] = path.split('.');
  const before = linesBefore(data);
  if (list === 'texts' && index !== undefined) return before.length + Number(index);
  if (list === 'keywords' && index !== undefined) return Number(index);
  const line = before.findIndex((what) => typeof what === 'string' && what === list);
  return line < 0 ? undefined : line;
}
