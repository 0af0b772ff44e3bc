// The table of the README that says what real cards need: its words are in the vocabulary, its rulings exist, and no feature is left out.
import { expect, test } from 'vitest';

const glob = Object.values<string>;
const [README = ''] = glob(import.meta.glob(['./README.md'], { query: '?raw', import: 'default', eager: true }));
const code = (source: string): string => source.replaceAll(/\/\*\*[\s\S]*?\*\/|\/\/.*$/gm, '');
const [ABILITIES = ''] = glob(
  import.meta.glob(['./ability-data.ts'], { query: '?raw', import: 'default', eager: true }),
).map(code);
const [CARDS = ''] = glob(import.meta.glob(['./card-data.ts'], { query: '?raw', import: 'default', eager: true })).map(
  code,
);
const VOCABULARY = ABILITIES + CARDS;
const FILES: Readonly<Record<string, string>> = import.meta.glob(['./*.test.ts', './rulings/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

interface Row {
  readonly tier: string;
  readonly feature: string;
  readonly data: string;
  readonly file: string;
  readonly title: string;
}
const ROWS: readonly Row[] = README.split('\n').flatMap((line) => {
  const [, tier = '', feature = '', data = '', file = '', title = ''] = line.split('|').map((cell) => cell.trim());
  const bare = (cell: string): string => cell.replaceAll('`', '');
  return /^(T\d|more)$/.test(tier) ? [{ tier, feature, data: bare(data), file: bare(file), title }] : [];
});

/** So many features the tiers have, T4 beside one that is a wording of its own; what T5 has besides is named below the table. */
const FEATURES: Readonly<Record<string, number>> = { T1: 66, T2: 34, T3: 41, T4: 53 };
test.each(Object.entries(FEATURES))('of %s there are all features', (tier, amount) => {
  // A cost and a verb may have one name.
  const features = ROWS.filter((row) => row.tier === tier).map(({ feature, data }) => `${feature}: ${data}`);
  expect(new Set(features).size).toBe(features.length);
  expect(features.length).toBe(amount);
});

/** `key`, or `key:`, is a property; what stands in quotes is one of the words that a property may have. */
const isProperty = (key: string): boolean => new RegExp(`readonly ${key}\\??:`).test(VOCABULARY);
const isWord = (word: string): boolean => VOCABULARY.includes(`'${word}'`);
test.each(ROWS)('$tier $feature: the vocabulary has the words of its data', ({ data }) => {
  const words = [...data.matchAll(/'(\w+)'/g)].map(([, word = '']) => word);
  const keys = [...data.replaceAll(/'\w+'|\btrue\b| on a card with/g, '').matchAll(/[a-z]\w*/gi)].map(([key]) => key);
  expect(words.filter((word) => !isWord(word))).toEqual([]);
  expect(keys.filter((key) => !isProperty(key))).toEqual([]);
  expect(keys.length).toBeGreaterThan(0);
});

test('every word of the vocabulary of abilities is in the data of some row', () => {
  const said = ROWS.map(({ data }) => data).join(' ');
  const words = [...new Set([...ABILITIES.matchAll(/'(\w+)'/g)].map(([, word = '']) => word))];
  expect(words.filter((word) => !said.includes(`'${word}'`))).toEqual([]);
});

const titlesIn = (source: string): string[] =>
  [...source.matchAll(/^\s*(?:ruling|test)\(\s*(['"`])([\s\S]*?[^\\])\1/gm)].map(([, , title = '']) =>
    title.replaceAll(/\\(['"`])/g, '$1'),
  );
test.each(ROWS)('$tier $feature: its ruling exists', ({ file, title }) => {
  const source = FILES[`./${file}.test.ts`];
  expect(source, file).toBeDefined();
  expect(titlesIn(source ?? '').filter((one) => one.startsWith(title))).not.toEqual([]);
});
