// What is read of a card, in a game that speaks two languages and in one that speaks English alone.
import { signal } from '@preact/signals';
import { afterEach, expect, test, vi } from 'vitest';
import { front as weiss } from '../../shared/games/weiss/front.ts';
import type { CardPrint, GameFront } from '../../shared/kernel/game.ts';
import { toy } from '../../shared/kernel/testing/toy/toy.ts';
import {
  cardLanguage,
  languageOf,
  linesOf,
  nameOf,
  namesOn,
  onCardLanguage,
  termIfAny,
  termOf,
  traitsOf,
  wordsOf,
} from './card-text.ts';

afterEach(() => {
  cardLanguage.value = 'en';
});

test('name, text and terms of a card are in the language chosen, and say so', () => {
  cardLanguage.value = 'ja';
  expect(nameOf(toy, 'TOY-8')).toEqual({ text: '否', lang: 'ja' });
  expect(linesOf(toy, 'TOY-7')).toEqual([{ text: '0から2までを振り、その枚数のカードを引く。', lang: 'ja' }]);
  expect(termOf(toy, 'type.piece')).toEqual({ text: '駒', lang: 'ja' });
  expect(termIfAny(toy, 'keyword.nay')).toEqual({ text: '否：相手がカードを使う時に使える。', lang: 'ja' });
});

test('a word that the game lacks in that language is read in English, and says so', () => {
  cardLanguage.value = 'ja';
  expect(termOf(toy, 'color.red')).toEqual({ text: 'Red', lang: 'en' });
  expect(termIfAny(toy, 'keyword.nowhere')).toBeUndefined();
  expect(termOf(toy, 'type.oddThing')).toEqual({ text: 'odd thing', lang: 'en' });
  expect(wordsOf({ en: 'Ada', 'zh-TW': '艾達' })).toEqual({ text: 'Ada', lang: 'en' });
  expect(nameOf(toy, 'TOY-99')).toEqual({ text: 'TOY-99', lang: 'en' });
});

test('a game is asked for no language that it does not speak', () => {
  const strict: GameFront = {
    ...weiss,
    id: 'strict',
    text: (language) => (language === 'en' ? weiss.text(language) : {}),
    describe: (no, language) => (language === 'en' ? weiss.describe(no, language) : ['?']),
  };
  const no = weiss.prints().find((print) => weiss.describe(print.no, 'en').length > 0)?.no ?? '';
  cardLanguage.value = 'zh-TW';
  expect(languageOf(strict)).toBe('en');
  expect(languageOf(toy)).toBe('en');
  expect(linesOf(strict, no).map(({ text }) => text)).toEqual(weiss.describe(no, 'en'));
  expect(new Set(linesOf(strict, no).map(({ lang }) => lang))).toEqual(new Set(['en']));
  expect(nameOf(strict, no)).toEqual({ text: weiss.print(no)?.name.en, lang: 'en' });
});

test('whoever has painted cards hears of another language, and of nothing else', () => {
  const other = signal(0);
  const heard = vi.fn(() => other.value);
  const stop = onCardLanguage(heard);
  expect(heard).not.toHaveBeenCalled();
  cardLanguage.value = 'ja';
  other.value = 1;
  expect(heard).toHaveBeenCalledTimes(1);
  cardLanguage.value = 'en';
  expect(heard).toHaveBeenCalledTimes(2);
  stop();
  cardLanguage.value = 'ja';
  expect(heard).toHaveBeenCalledTimes(2);
});

test('a card is called by its name and by whom it shows, where that is another', () => {
  cardLanguage.value = 'ja';
  const print = { ...(toy.prints()[0] as CardPrint), name: { en: 'Lamp', ja: '灯' } };
  expect(namesOn(print)).toEqual([{ text: '灯', lang: 'ja' }]);
  expect(namesOn({ ...print, subtitle: { en: 'Ada' } })).toEqual([
    { text: '灯', lang: 'ja' },
    { text: 'Ada', lang: 'en' },
  ]);
});

test('a trait is worded by the game, or is its own word', () => {
  const text = { 'trait.AL': 'attack, left', 'trait.AL.AR': 'flanks' };
  const worded: GameFront = { ...toy, id: 'worded', text: () => text };
  const read = (...traits: string[]) =>
    traitsOf(worded, { ...(toy.prints()[0] as CardPrint), traits }).map((said) => said.text);
  expect(read('AL')).toEqual(['attack, left']);
  expect(read('AL', 'Music')).toEqual(['attack, left', 'Music']);
  expect(read('AL', 'AR')).toEqual(['flanks']);
});
