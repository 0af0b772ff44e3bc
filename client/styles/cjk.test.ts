// Which texts need Chinese and Japanese letters, and in whose forms.
import { expect, test } from 'vitest';
import { coverage, familiesIn, lettersIn, notosFor } from './cjk.ts';

test('only letters that the own typefaces lack are asked for, each once', () => {
  expect(lettersIn('Weiß Schwarz: Ada, Ünal & Жанна')).toEqual([]);
  expect(lettersIn('山田太郎 vs 山本カナ・ー')).toEqual(['山', '田', '太', '郎', '本', 'カ', 'ナ', '・', 'ー']);
});

test('letters have the forms of whoever reads, and Japanese ones for all others', () => {
  expect(notosFor(['en-GB', 'en'])[0]).toBe('jp');
  expect(notosFor(['en', 'zh-CN'])[0]).toBe('sc');
  expect(notosFor(['zh-Hant-HK', 'ja'])[0]).toBe('tc');
  expect(notosFor(['ja', 'zh-TW'])[0]).toBe('jp');
});

test('a text in another language has its own forms, whoever reads it', () => {
  expect(familiesIn('ja')).toMatch(/^"Noto Sans JP/);
  expect(familiesIn('zh-TW')).toMatch(/^"Noto Sans TC/);
  expect(familiesIn('zh-CN')).toMatch(/^"Noto Sans SC/);
});

test('the ranges of slices say which letters they hold', () => {
  const holds = coverage(['U+5c70-5c72,U+7530', 'U+3042']);
  expect(['山', '田', 'あ', '郎'].map(holds)).toEqual([true, true, true, false]);
});
