// The game's words: every question and every shown word that the rules use has a text, and what is read of a card has it in every language.
import { expect, test } from 'vitest';
import { BASICS, CELLS, DECLARATIONS, PHASES, PIPS, STATES, STEPS, TYPES, ZONES } from '../card-data.ts';
import { front } from '../front.ts';
import { EVENTS } from '../happening.ts';
import { OPTIONS } from '../options.ts';
import { WINDOWS } from '../window-kinds.ts';
import { MARKS } from './keywords.ts';
import { LANGUAGES, textOf } from './text.ts';

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
/** Text keys of questions, as the rules write them: `why: 'x'`, or a name after the seat that is asked. */
function whysIn(code: string): string[] {
  const patterns = [
    /\bwhy: '(\w+)'/g,
    /\b(?:may|choose[A-Z]\w*)\(\s*(?:table, )?[\w.]+,\s*(?:card, )?'(\w+)'/g,
    /\bchooseCell(?:For)?\([^;]*?'(\w+)'/g,
    /\b(?:covert|lacks): '(\w+)'/g,
  ];
  return patterns.flatMap((pattern) => [...code.matchAll(pattern)].map(([, why = '']) => why));
}

test('whatever the rules ask, or say that a card lacks, has a text', () => {
  const whys = new Set(SOURCES.flatMap(([, code]) => whysIn(code)));
  expect([...whys].filter((why) => !has(`ask.${why}`) && !has(`blocked.${why}`))).toEqual([]);
});

test.each([
  ['zone', ZONES],
  ['phase', PHASES],
  ['step', STEPS],
  ['state', STATES],
  ['color', PIPS],
  ['icon', PIPS],
  ['type', TYPES],
  ['kind', DECLARATIONS],
  ['basic', BASICS],
  ['keyword', [...BASICS, ...MARKS]],
  ['value', ['ap', 'dp', 'sp', 'ex', 'cost', ...PIPS.map((pip) => `cost.${pip}`)]],
  ['trait', [...CELLS, 'AL.AC.AR', 'DL.DC.DR', 'AL.AC.AR.DL.DC.DR']],
  ['window', WINDOWS],
  ['action', ['summon', 'equip', 'place', 'attack', 'use', 'move', 'support', 'supporter', 'declareAsCost']],
  ['option', [...Object.keys(OPTIONS), 'yes', 'rock', 'paper', 'scissors']],
  ['option.pay', ['declaration', 'resolution']],
  ['option.mulligan', ['none', 'noCharacter']],
  ['ask', ['cut', 'chooseFirst', 'rockPaperScissors', 'mulligan', 'main', 'mainEnd', 'respond', 'support', 'defender']],
  ['ask', ['payDiscard', 'payTrashOther', 'payActOther', 'payReturnOther', 'payRemove']],
  ['blocked', ['turn', 'phase', 'chain', 'battle', 'cost', 'condition', 'cells', 'person', 'noBearer', 'noCell']],
  ['blocked', ['fresh', 'acted', 'notAttackRow', 'forbidden', 'used', 'ready', 'empty', 'target']],
  ['why', ['target', 'cell', 'person', 'cost', 'negated', 'attacker', 'source']],
  ['part', ['modifier', 'support']],
  ['fault', ['deckSize', 'copies', 'unknownCard']],
  ['reason', ['deckOut', 'bothDeckOut', 'conceded', 'absence', 'noResult']],
])('every %s has a text', (kind, names) => {
  expect(names.filter((name) => !has(`${kind}.${name}`))).toEqual([]);
});

test.each(Object.entries(EVENTS))('%s has a sentence, whose places are its fields', (type, fields) => {
  const said = Object.entries(TEXT).filter(([key]) => new RegExp(`^event\\.${type}(?:[._]|$)`).test(key));
  expect(said.length).toBeGreaterThan(0);
  const places = said.flatMap(([, text]) =>
    [...text.matchAll(/\{\{(\w+)(?:\.signed)?\}\}/g)].map(([, place]) => place),
  );
  expect(places.filter((place) => !fields.includes(place ?? ''))).toEqual([]);
});

test('every move of a card is worded, or left unsaid, by where it goes', () => {
  expect(ZONES.filter((zone) => !has(`event.moved.to.${zone}`))).toEqual([]);
});

test('a sentence of the log has the same places in each of its forms', () => {
  const placesIn = (text: string): string[] => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, place = '']) => place);
  for (const [key, text] of Object.entries(TEXT)) {
    if (!key.endsWith('_one')) continue;
    const other = TEXT[key.replace(/_one$/, '_other')] ?? '';
    expect(placesIn(other), key).toEqual(expect.arrayContaining(placesIn(text)));
  }
});

const READ = /^(?:color|icon|type|state|trait|value|basic|keyword)\./;
test.each(LANGUAGES)('what is read of a card has a text in %s', (language) => {
  const keys = Object.keys(TEXT).filter((key) => READ.test(key));
  const texts = textOf(language);
  expect(keys.length).toBeGreaterThan(50);
  expect(keys.filter((key) => (texts[key] ?? '') === '')).toEqual([]);
});

test.each(['ja', 'zh-TW'] as const)('no English is left in what is read of a card in %s', (language) => {
  const left = Object.entries(textOf(language)).filter(([, text]) =>
    /[A-Za-z]/.test(text.replaceAll(/\b(?:AP|DP|SP|EX|AF|DF)(?![A-Za-z])|\[T\]/g, '')),
  );
  expect(left).toEqual([]);
});

test('what a card names, pays and gives is explained with it, and every explanation with some card', () => {
  expect(front.keywords('LY/C-026')).toEqual(['jump', 'ex']);
  expect(front.keywords('LY/A-019')).toEqual(['ex', 'target']);
  const shown = new Set(front.prints().flatMap(({ no }) => front.keywords(no)));
  expect([...BASICS, ...MARKS].filter((word) => !shown.has(word))).toEqual([]);
  for (const { no } of front.prints()) {
    const text = front.describe(no, 'en').join(' ');
    expect(front.keywords(no).includes('target'), no).toBe(text.includes('‹'));
    expect(front.keywords(no).includes('tap'), no).toBe(text.includes('[T]'));
  }
});

test.each(LANGUAGES)('a basic ability is explained under its own name in %s', (language) => {
  const texts = textOf(language);
  for (const basic of BASICS)
    expect(texts[`keyword.${basic}`]?.startsWith(texts[`basic.${basic}`] ?? '?'), basic).toBe(true);
});
