// The game's words: every question and every shown word that the rules use has a text.
import { expect, test } from 'vitest';
import { ATTACK_KINDS, COLORS, ICONS, PHASES, STATES, TYPES } from '../card-data.ts';
import { EVENTS } from '../happening.ts';
import { OPTIONS } from '../options.ts';
import { ZONES } from '../view.ts';
import { textOf } from './text.ts';

const SOURCES = Object.entries(
  import.meta.glob(['../*.ts', '../abilities/*.ts', '../../../kernel/looking.ts'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
).filter(([path]) => !path.endsWith('.test.ts'));

const TEXT = textOf('en');
/** Has the key a text, in one form or in forms by number? */
const has = (key: string): boolean => [key, `${key}_one`, `${key}_other`].some((form) => form in TEXT);

/** Text keys of questions, as the rules write them: `why: 'x'`, or a name after the seat that is asked. */
function whysIn(code: string): string[] {
  const patterns = [
    /\bwhy: '(\w+)'/g,
    /\b(?:may|salvage|choose[A-Z]\w*)\(\s*(?:table, )?[\w.]+,\s*'(\w+)'/g,
    /\b(?:may|choose[A-Z]\w*)\([^;]*?\?\s*'(\w+)'\s*:\s*'\w+'/g,
    /\b(?:may|choose[A-Z]\w*)\([^;]*?\?\s*'\w+'\s*:\s*'(\w+)'/g,
    /\bchooseSlot\([^;]*?'(\w+)'\)/g,
    /\bcovert: '(\w+)'/g,
  ];
  return patterns.flatMap((pattern) => [...code.matchAll(pattern)].map(([, why = '']) => why));
}
const WHYS = [...new Set(SOURCES.flatMap(([, code]) => whysIn(code)))];

test('the questions of the rules are found in their sources', () => {
  expect(WHYS).toEqual(expect.arrayContaining(['mulligan', 'main', 'encore', 'standbySlot', 'orderBack', 'counter']));
});

test.each(WHYS)('the question %s has a text', (why) => {
  expect(has(`ask.${why}`)).toBe(true);
});

const LACKS = [
  ...new Set(SOURCES.flatMap(([, code]) => [...code.matchAll(/\blacks: '(\w+)'/g)].map(([, one = '']) => one))),
];
test('each obstacle has a text', () => {
  expect(LACKS).toContain('level');
  expect(LACKS.filter((one) => !has(`blocked.${one}`))).toEqual([]);
});

test('the sentences of obstacles name only what an obstacle has', () => {
  for (const [key, text] of Object.entries(TEXT)) {
    if (!key.startsWith('blocked.')) continue;
    for (const [, place = ''] of text.matchAll(/\{\{(\w+)\}\}/g)) expect(['needs', 'has'], key).toContain(place);
  }
});

test.each([
  ['zone', ZONES],
  ['phase', PHASES],
  ['state', STATES],
  ['color', COLORS],
  ['type', TYPES],
  ['icon', ICONS],
  ['option', [...ICONS, ...ATTACK_KINDS, ...Object.keys(OPTIONS)]],
  ['option', Object.entries(OPTIONS).flatMap(([name, { values }]) => values.map((value) => `${name}.${value}`))],
  ['event', Object.keys(EVENTS)],
  ['value', ['level', 'cost', 'power', 'soul', 'counter']],
  ['fault', ['deckSize', 'copies', 'climaxes', 'unknownCard']],
  ['reason', ['level4', 'deckOut', 'conceded', 'absence', 'bothLost', 'noResult']],
])('every %s has a text', (kind, names) => {
  expect(names.filter((name) => !has(`${kind}.${name}`))).toEqual([]);
});

test('the sentences of the log name only fields that their happening has', () => {
  for (const [type, fields] of Object.entries(EVENTS)) {
    for (const [key, text] of Object.entries(TEXT)) {
      if (key !== `event.${type}` && !key.startsWith(`event.${type}.`) && !key.startsWith(`event.${type}_`)) continue;
      for (const [, place = ''] of text.matchAll(/\{\{(\w+)\}\}/g)) expect(fields, key).toContain(place);
    }
  }
});

const placesIn = (text = ''): string[] => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, place = '']) => place).sort();
test.each(['ja'] as const)(
  'every text of English is in %s, with the same places and without English in it',
  (language) => {
    const texts = textOf(language);
    const own = Object.keys(texts).filter((key) => !key.startsWith('trait.'));
    expect(own.sort()).toEqual(Object.keys(TEXT).sort());
    for (const key of own) {
      expect(texts[key] === '', key).toBe(TEXT[key] === '');
      expect(placesIn(texts[key]), key).toEqual(placesIn(TEXT[key]));
      expect(texts[key]?.replaceAll(/\{\{\w+\}\}|CX/g, ''), key).not.toMatch(/[A-Za-z]/);
    }
  },
);
