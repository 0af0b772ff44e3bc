// The game's words: every question and every shown word that the rules use has a text, and what is read of a card has it in all three languages.
import { expect, test } from 'vitest';
import { COLORS, DECLARATIONS, PHASES, STATES, TYPES, ZONES } from '../card-data.ts';
import { front } from '../front.ts';
import { type Affliction, EVENTS, type Failure } from '../happening.ts';
import { OPTIONS } from '../options.ts';
import { ANSWER_WINDOWS, WINDOWS } from '../window-kinds.ts';
import { KEYWORDS } from './keywords.ts';
import { LANGUAGES, textOf } from './text.ts';

const TEXT = textOf('en');
/** Has the key a text, in one form or in forms by number? */
const has = (key: string): boolean => [key, `${key}_one`, `${key}_other`].some((form) => form in TEXT);

const SOURCES = Object.entries(
  import.meta.glob(
    ['../**/*.ts', '../../../kernel/opening.ts', '!../cards/**', '!../describe/**', '!../text/**', '!../testing/**'],
    { query: '?raw', import: 'default', eager: true },
  ),
).filter(([path]) => !path.endsWith('.test.ts'));
/** Text keys of questions and obstacles, as the rules write them: `why: 'x'`, or a name after the seat that is asked. */
function keysIn(code: string): string[] {
  const patterns: readonly (readonly [kind: string, pattern: RegExp])[] = [
    ['ask', /\b(?:may|choose[A-Z]\w*)\(\s*(?:table, )?[\w.]+,\s*'(\w+)'/g],
    ['ask', /\b(?:ask|spec)\w*\(\{[^}]*?\bwhy: '(\w+)'/g],
    ['window', /\bcovert: '(\w+)'/g],
    ['blocked', /\blacks: '(\w+)'/g],
    ['blocked', /\blacks: [^'{}]+ \? '(\w+)' : '\w+'/g],
    ['blocked', /\blacks: [^'{}]+ \? '\w+' : '(\w+)'/g],
    ['reason', /\breason: '(\w+)'/g],
    ['fault', /\{ rule: '([a-zA-Z]{2,})', values/g],
  ];
  return patterns.flatMap(([kind, pattern]) => [...code.matchAll(pattern)].map(([, key = '']) => `${kind}.${key}`));
}

test('whatever the rules ask, or say that a card lacks, has a text', () => {
  const keys = new Set(SOURCES.flatMap(([, code]) => keysIn(code as string)));
  expect(keys.size).toBeGreaterThan(25);
  expect([...keys].filter((key) => !has(key))).toEqual([]);
});

const FAILURES: Readonly<Record<Failure, true>> = { negated: true, userOut: true, targetsGone: true, declined: true };
const AFFLICTIONS: Readonly<Record<Affliction, true>> = {
  up: true,
  down: true,
  poison: true,
  silence: true,
  forbidden: true,
};
const QUESTIONS = [
  ...['chooseTrio', 'chooseDeck', 'cut', 'chooseFirst', 'rockPaperScissors', 'act', 'attackTarget', 'boostAttack'],
  ...['nameTarget', 'nameUser', 'wantExclusive', 'payP', 'equipOn', 'answer', 'dodge', 'dodgeFully', 'attackOrder'],
  ...['useEffect', 'chooseTarget', 'discard', 'searchDeck', 'barrierDefend', 'barrierAttack'],
];
test.each([
  ['ask', QUESTIONS],
  ['zone', ZONES],
  ['phase', PHASES],
  ['state', STATES],
  ['color', COLORS],
  ['icon', front.prints().flatMap(({ icons }) => icons)],
  ['trait', front.prints().flatMap(({ traits }) => traits)],
  [
    'value',
    [...front.prints().flatMap(({ numbers }) => Object.keys(numbers)), 'hp', 'spirit', 'atk', 'def', 'flight', 'regen'],
  ],
  ['type', TYPES],
  ['kind', DECLARATIONS],
  ['kind', ['strike', 'danmaku', 'bombard', 'absolute', 'effect', 'cost', 'poison']],
  ['stance', ['guard', 'busy']],
  ['keyword', KEYWORDS],
  ['window', WINDOWS],
  ['asked', ANSWER_WINDOWS],
  ['action', ['attack', 'skill', 'spell', 'item', 'equip']],
  ['option', [...Object.keys(OPTIONS), 'yes', 'rock', 'paper', 'scissors']],
  ...Object.entries(OPTIONS).map(([name, { values }]) => [`option.${name}`, values.map(String)] as const),
  ['why', [...Object.keys(FAILURES), 'silence', 'casterOut']],
  ['what', Object.keys(AFFLICTIONS)],
  ['deck', front.starters.map(({ id }) => id)],
  ['fault', ['unknownCard', 'deckSize', 'copies', 'characterInDeck', 'noTrio', 'notForTrio']],
  ['reason', ['allOut', 'deckAndHandOut', 'both', 'conceded', 'absence', 'noResult']],
  ['winner', ['draw', 'none']],
] as readonly (readonly [string, readonly string[]])[])('every %s has a text', (kind, names) => {
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

test('every move and every turn of a card is worded, or left unsaid', () => {
  expect(ZONES.filter((zone) => !has(`event.moved.to.${zone}`))).toEqual([]);
  expect(STATES.filter((state) => !has(`event.turned.${state}`))).toEqual([]);
});

test('no text is for a starter deck that there is not', () => {
  const told = Object.keys(TEXT).flatMap((key) => (key.startsWith('deck.') ? [key.slice('deck.'.length)] : []));
  expect(new Set(told)).toEqual(new Set(front.starters.map(({ id }) => id)));
});

const READ = /^(?:color|icon|type|state|trait|value|keyword)\./;
/** Letters that stand for themselves in every language. */
const SIGNS = /\b(?:HP|P)(?![A-Za-z])|Power(?=卡)|(?<=\d)P/g;
test.each(['ja', 'zh-CN'] as const)('what is read of a card has a text in %s, without English in it', (language) => {
  const texts = textOf(language);
  const keys = Object.keys(TEXT).filter((key) => READ.test(key));
  expect(keys.length).toBeGreaterThan(60);
  expect(keys.filter((key) => (texts[key] ?? '') === '')).toEqual([]);
  const bare = Object.entries(texts).map(([key, text]) => [key, text.replaceAll(SIGNS, '')]);
  expect(bare.filter(([, text = '']) => /[A-Za-z]/.test(text))).toEqual([]);
});

test.each(LANGUAGES)('a keyword with an icon is explained under its own name in %s', (language) => {
  const texts = textOf(language);
  const named = KEYWORDS.filter((word) => word !== 'silence' && `icon.${word}` in texts);
  expect(named.length).toBeGreaterThan(10);
  const strays = named.filter(
    (word) => !texts[`keyword.${word}`]?.toLowerCase().startsWith((texts[`icon.${word}`] ?? '?').toLowerCase()),
  );
  expect(strays).toEqual([]);
});

test('simplified Chinese uses the terms of the seed (section 13)', () => {
  const texts = textOf('zh-CN');
  const of = (...keys: readonly string[]): readonly (string | undefined)[] => keys.map((key) => texts[key]);
  expect(of('value.hp', 'value.spirit', 'value.regen', 'value.flight')).toEqual(['体力', '灵力', '回灵', '飞行']);
  expect(of('icon.strike', 'icon.danmaku', 'icon.bombard', 'icon.absolute')).toEqual([
    '打击型',
    '弹幕型',
    '炮击型',
    '绝对型',
  ]);
  expect(of('type.character', 'type.spell', 'type.power', 'type.item')).toEqual(['人物', '符卡', 'Power卡', '道具']);
  expect(of('state.guard', 'state.busy', 'icon.terrain', 'icon.weather')).toEqual([
    '防御状态',
    '繁忙状态',
    '地形',
    '气候',
  ]);
});

test('what stands in the text of a card is explained with it', () => {
  for (const { no } of front.prints()) {
    const lines = front.describe(no, 'en').join('\n');
    const words = front.keywords(no);
    expect(words.includes('instant'), no).toBe(/\[Instant/.test(lines));
    expect(words.includes('final'), no).toBe(/\[[^\]]*Final/.test(lines));
    expect(words.includes('ritual'), no).toBe(/\[[^\]]*Ritual/.test(lines));
    expect(words.includes('must'), no).toBe(/\byou must\b/i.test(lines));
    expect(words.includes('silence'), no).toBe(lines.includes('silenced'));
    expect(words.includes('poison'), no).toBe(lines.includes('poison'));
    expect(words.includes('ward'), no).toBe(lines.includes('ward '));
    expect(words.includes('chain'), no).toBe(lines.includes('Only in answer to'));
    expect(words.includes('exclusive'), no).toBe(lines.includes('\n('));
  }
});
