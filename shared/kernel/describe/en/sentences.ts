// English card text: phrases joined to sentences, as orders, statements and permissions.
import { finite, type Phrase, permitted } from './phrases.ts';
import { listed } from './words.ts';

/** A statement ends its sentence. */
export function untilStatements(phrases: readonly Phrase[]): Phrase[][] {
  const groups: Phrase[][] = [];
  for (const [i, phrase] of phrases.entries()) {
    const before = phrases[i - 1];
    if (before !== undefined && 'order' in before) groups.at(-1)?.push(phrase);
    else groups.push([phrase]);
  }
  return groups;
}
/** "a, and b"; orders as a list: "a, b, and c". */
export function joined(phrases: readonly Phrase[]): string {
  const words = phrases.map(finite);
  const areOrders = phrases.slice(0, -1).every((phrase) => 'order' in phrase);
  return areOrders && words.length > 2 ? listed(words) : words.join(', and ');
}
export const led = (lead: string, [first = '', ...others]: readonly string[]): string[] => [lead + first, ...others];

/** Orders follow "you may"; from the first statement on, and with the sentences after them, "if you do". */
export function mayWords(phrases: readonly Phrase[], after: readonly string[]): string[] {
  const orders = phrases.findIndex((phrase, i) => i > 0 && !('order' in phrase));
  const end = orders < 0 ? phrases.length : orders;
  const then = phrases.slice(end);
  const done = then.length === 0 ? after : [joined(then), ...after];
  return [
    `you may ${listed(phrases.slice(0, end).map(permitted))}`,
    ...(done.length === 0 ? [] : led('if you do, ', done)),
  ];
}
