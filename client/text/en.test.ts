// Every text of the page and of the board is said somewhere.
import { expect, test } from 'vitest';
import { BOARD_TEXTS } from '../scenes/text.ts';
import { en } from './en.ts';

const files = import.meta.glob<string>(
  ['../**/*.{ts,tsx}', '!./en.ts', '!../scenes/text.ts', '!../**/*.test.*', '!../e2e/**'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);
const code = Object.values(files).join('\n');
const named = new Set([...code.matchAll(/['"]([a-z][\w.-]*)['"]/gi)].map(([, key]) => key));
/** Keys put together from parts, as patterns: `dead.${why}.title`. */
const made = [...new Set([...code.matchAll(/`([a-z]\w*\.[\w.]*\$\{[^`]*)`/gi)].map(([, text]) => text as string))].map(
  (text) =>
    new RegExp(
      `^${text
        .split(/\$\{[^}]*\}/)
        .map((part) => part.replaceAll(/[^\w]/g, String.raw`\$&`))
        .join('[\\w-]+')}$`,
    ),
);
const isSaid = (key: string): boolean => named.has(key) || made.some((pattern) => pattern.test(key));
const unsaid = (texts: object): string[] =>
  Object.keys(texts)
    .map((key) => key.replace(/_(one|other)$/, ''))
    .filter((key) => !isSaid(key));

test('every text of the page is said somewhere', () => {
  expect(Object.keys(files).length).toBeGreaterThan(100);
  expect(unsaid(en)).toEqual([]);
});
test('every text of the board is said somewhere', () => {
  expect(unsaid(BOARD_TEXTS)).toEqual([]);
});
