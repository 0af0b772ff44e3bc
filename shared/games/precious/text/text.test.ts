// The game's words: every question and every shown word that the rules use has a text, and what is read of a card has it in both languages.
import { expect, test } from 'vitest';
import { COLORS, DECLARATIONS, KEYWORDS, PHASES, STATES, STEPS, TIMINGS, TYPES, ZONES } from '../card-data.ts';
import { TRAITS, WORKS } from '../cards/traits.ts';
import { front } from '../front.ts';
import { EVENTS } from '../happening.ts';
import { OPTIONS } from '../options.ts';
import { WINDOWS } from '../window-kinds.ts';
import { MARKS } from './keywords.ts';
import { textOf } from './text.ts';

const TEXT = textOf('en');
/** Has the key a text, in one form or in forms by number? */
const has = (key: string): boolean => [key, `${key}_one`, `${key}_other`].some((form) => form in TEXT);

const SOURCES = Object.entries(
  import.meta.glob(
    ['../**/*.ts', '../../../kernel/looking.ts', '!../cards/**', '!../describe/**', '!../text/**', '!../testing/**'],
    {
      query: '?raw',
      import: 'default',
      eager: true,
    },
  ),
).filter(([path]) => !path.endsWith('.test.ts'));
/** Text keys of questions and obstacles, as the rules write them: `why: 'x'`, or a name after the seat that is asked. */
function keysIn(code: string): string[] {
  const patterns: readonly (readonly [kind: string, pattern: RegExp])[] = [
    ['ask', /\bwhy: '(\w+)'/g],
    ['ask', /\b(?:may|choose[A-Z]\w*)\(\s*(?:table, )?[\w.]+,\s*'(\w+)'/g],
    ['ask', /\boffer\(table, \w+, '(\w+)'/g],
    ['window', /\bcovert: '(\w+)'/g],
    ['window', /\bopenWindow\('((?!main')\w+)'/g],
    ['blocked', /\blacks: '(\w+)'/g],
    ['reason', /\breason: '(\w+)'/g],
    ['phase', /\bneeds: '(\w+)'/g],
    ['part', /\{ rule: '(\w+)' \}/g],
  ];
  return patterns.flatMap(([kind, pattern]) => [...code.matchAll(pattern)].map(([, key = '']) => `${kind}.${key}`));
}

test('whatever the rules ask, or say that a card lacks, has a text', () => {
  const keys = new Set(SOURCES.flatMap(([, code]) => keysIn(code as string)));
  expect(keys.size).toBeGreaterThan(40);
  expect([...keys].filter((key) => !has(key))).toEqual([]);
});

test.each([
  ['zone', ZONES],
  ['phase', PHASES],
  ['step', STEPS],
  ['state', STATES],
  ['color', COLORS],
  ['icon', KEYWORDS],
  ['type', TYPES],
  ['kind', DECLARATIONS],
  ['keyword', [...KEYWORDS, ...TIMINGS, ...MARKS]],
  ['value', ['ap', 'dp', 'cost', 'source']],
  ['trait', [...Object.keys(WORKS), ...Object.keys(TRAITS)]],
  ['window', WINDOWS],
  ['asked', WINDOWS.filter((window) => window.startsWith('interrupt'))],
  ['action', ['enter', 'play', 'set', 'use']],
  ['option', [...Object.keys(OPTIONS), 'yes', 'rock', 'paper', 'scissors']],
  ...Object.entries(OPTIONS).map(([name, { values }]) => [`option.${name}`, values] as const),
  ['why', ['negated', 'bearer', 'identity']],
  ['deck', front.starters.map(({ id }) => id)],
  ['fault', ['deckSize', 'copies', 'unknownCard']],
  ['reason', ['sevenPoints', 'deckOut', 'both', 'conceded', 'absence', 'noResult']],
  ['winner', ['draw', 'none']],
  ['event.approachEnded', ['points', 'judgement', 'approacherLeft', 'interfererLeft']],
] as readonly (readonly [string, readonly string[]])[])('every %s has a text', (kind, names) => {
  expect(names.filter((name) => !has(`${kind}.${name}`))).toEqual([]);
});

test.each(Object.entries(EVENTS))('%s has a sentence, whose places are its fields', (type, fields) => {
  const said = Object.entries(TEXT).filter(([key]) => new RegExp(`^event\\.${type}(?:[._]|$)`).test(key));
  expect(said.length).toBeGreaterThan(0);
  const places = said.flatMap(([, text]) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, place]) => place));
  expect(places.filter((place) => !fields.includes(place ?? ''))).toEqual([]);
});

test('every move and every turn of a card is worded, or left unsaid', () => {
  expect(ZONES.filter((zone) => !has(`event.moved.to.${zone}`))).toEqual([]);
  expect(STATES.filter((state) => !has(`event.turned.${state}`))).toEqual([]);
});

test('no text is for a starter deck that there is not', () => {
  const told = Object.keys(TEXT).flatMap((key) => (key.startsWith('deck.') ? [key.slice('deck.'.length)] : []));
  expect(new Set(told)).toEqual(new Set(front.starters.map(({ id }) => id)));
});

const READ = /^(?:color|icon|type|state|trait|value|keyword)\./;
test('what is read of a card has a text in Japanese, without English in it', () => {
  const japanese = textOf('ja');
  const keys = Object.keys(TEXT).filter((key) => READ.test(key));
  expect(keys.length).toBeGreaterThan(50);
  expect(keys.filter((key) => (japanese[key] ?? '') === '')).toEqual([]);
  const bare = Object.entries(japanese).map(([key, text]) => [
    key,
    text.replaceAll(/\b(?:AP|DP)(?![A-Za-z])|\(T\)|(?<=天然|コストが)X/g, ''),
  ]);
  expect(bare.filter(([, text = '']) => /[A-Za-z]/.test(text))).toEqual([]);
});

test.each(['en', 'ja'] as const)('a keyword is explained under its own name in %s', (language) => {
  const texts = textOf(language);
  for (const word of KEYWORDS) expect(texts[`keyword.${word}`]?.startsWith(texts[`icon.${word}`] ?? '?')).toBe(true);
});

test('what stands in the text of a card is explained with it', () => {
  for (const { no } of front.prints()) {
    const lines = front.describe(no, 'en').join('\n');
    const words = front.keywords(no);
    expect(words.includes('rest'), no).toBe(lines.includes('(T)'));
    expect(words.includes('useCondition'), no).toBe(lines.includes('《'));
    expect(words.includes('interrupt'), no).toBe(/\[[^\]]*Interrupt/.test(lines));
    expect(words.includes('target'), no).toBe(/\btarget /i.test(lines));
  }
});
