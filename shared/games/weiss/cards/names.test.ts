// The words on the cards in three languages: whole, distinct, short enough to be printed, and one name per person.
import { expect, test } from 'vitest';
import type { Words } from '../card-data.ts';
import { CATALOGUE } from './catalogue.ts';

const OTHERS = ['ja', 'zh-CN'] as const;
const LANGUAGES = ['en', ...OTHERS] as const;
const CARDS = [...CATALOGUE.values()];
const NAMES: readonly Words[] = CARDS.map(({ name }) => name);

/** Who bears one name over all cards that show or mention them. */
const PEOPLE: readonly Required<Words>[] = [
  { en: 'Sela', ja: 'セラ', 'zh-CN': '瑟拉' },
  { en: 'Tovi', ja: 'トヴィ', 'zh-CN': '托维' },
  { en: 'Nell', ja: 'ネル', 'zh-CN': '妮尔' },
  { en: 'Corin', ja: 'コリン', 'zh-CN': '科林' },
  { en: 'Wren', ja: 'レン', 'zh-CN': '芮恩' },
  { en: 'Marlo', ja: 'マーロ', 'zh-CN': '马洛' },
  { en: 'Ibbie', ja: 'イビー', 'zh-CN': '伊碧' },
  { en: 'Orrin', ja: 'オリン', 'zh-CN': '奥林' },
  { en: 'Hush', ja: 'ハッシュ', 'zh-CN': '悄悄' },
  { en: 'Kestrel', ja: 'ケストレル', 'zh-CN': '凯丝翠' },
  { en: 'Brandt', ja: 'ブラント', 'zh-CN': '布兰特' },
  { en: 'Ilse', ja: 'イルゼ', 'zh-CN': '伊尔莎' },
  { en: 'Magpie', ja: 'マグパイ', 'zh-CN': '喜鹊' },
  { en: 'Pell', ja: 'ペル', 'zh-CN': '佩尔' },
  { en: 'Vane', ja: 'ヴェイン', 'zh-CN': '维恩' },
  { en: 'Vane Corso', ja: 'ヴェイン・コルソ', 'zh-CN': '维恩·科尔索' },
  { en: 'Thunderhead', ja: '入道雲', 'zh-CN': '雷暴云' },
  { en: 'Linnet', ja: 'リネット', 'zh-CN': '莉奈特' },
  { en: 'Bram', ja: 'ブラム', 'zh-CN': '布拉姆' },
  { en: 'Aurel', ja: 'アウレル', 'zh-CN': '奥雷尔' },
  { en: 'Fenna', ja: 'フェンナ', 'zh-CN': '芬娜' },
  { en: 'Thessaly', ja: 'テッサリー', 'zh-CN': '泰莎莉' },
  { en: 'Mossop', ja: 'モソップ', 'zh-CN': '莫索普' },
];

/** The parts of names that abilities look for. */
function partsSought(): string[] {
  const parts = new Set<string>();
  const visit = (value: unknown): void => {
    if (value === null || typeof value !== 'object') return;
    for (const [key, inner] of Object.entries(value)) {
      if (key === 'nameHas') for (const part of [inner].flat()) parts.add(String(part));
      else visit(inner);
    }
  };
  for (const card of CARDS) visit(card.abilities);
  return [...parts];
}
/** The longest piece of the first that stands in every one. */
function inAllOf([first = '', ...rest]: readonly string[]): string {
  for (let length = first.length; length > 0; length--) {
    for (let from = 0; from + length <= first.length; from++) {
      const piece = first.slice(from, from + length);
      if (rest.every((one) => one.includes(piece))) return piece;
    }
  }
  return '';
}
/** In letters of full width. */
const widthOf = (name: string): number =>
  [...name].reduce((width, letter) => width + (/[ -~·]/.test(letter) ? 0.5 : 1), 0);
const SCRIPTS = { ja: /[\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Han}]/u, 'zh-CN': /\p{sc=Han}/u } as const;

test.each(CARDS)('$no has its name and its flavour in three languages', ({ name, flavor }) => {
  for (const words of [name, flavor]) {
    expect(Object.keys(words ?? {}).sort()).toEqual([...LANGUAGES].sort());
    for (const language of OTHERS) expect(words?.[language]).toMatch(SCRIPTS[language]);
    expect(words?.['zh-CN']).not.toMatch(/[\p{sc=Hiragana}\p{sc=Katakana}]/u);
  }
});

test.each(OTHERS)('no two names are one in %s, nor two flavours', (language) => {
  for (const words of [NAMES, CARDS.map(({ flavor }) => flavor)]) {
    const english = new Set(words.map((one) => one?.en));
    expect(new Set(words.map((one) => one?.[language])).size).toBe(english.size);
  }
});

test.each(OTHERS)('every name in %s fits a card', (language) => {
  expect(NAMES.filter((name) => widthOf(name[language] ?? '') > 22)).toEqual([]);
});

test.each(PEOPLE)('$en bears one name in every language, wherever a card names them', (person) => {
  for (const words of CARDS.flatMap(({ name, flavor }) => [name, ...(flavor === undefined ? [] : [flavor])])) {
    const named = new RegExp(`\\b${person.en}\\b`).test(words.en);
    for (const language of OTHERS) expect([words, words[language]?.includes(person[language])]).toEqual([words, named]);
  }
});

test('every part of a name that an ability looks for stands in the same names in every language, and in no other', () => {
  const parts = partsSought();
  expect(parts).toEqual(expect.arrayContaining(['Kestrel', 'Sela']));
  for (const part of parts) {
    const those = NAMES.filter(({ en }) => en.includes(part));
    for (const language of OTHERS) {
      const shared = inAllOf(those.map((name) => name[language] ?? '')).trim();
      expect([part, shared.length]).toEqual([part, Math.max(2, shared.length)]);
      expect(NAMES.filter((name) => name[language]?.includes(shared))).toEqual(those);
    }
  }
});
