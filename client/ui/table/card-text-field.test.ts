// The setting of the language of cards.
import { afterEach, expect, test } from 'vitest';
import { toy } from '../../../shared/kernel/testing/toy/toy.ts';
import { cardLanguage } from '../../text/card-text.ts';
import { CardTextField } from './card-text-field.tsx';

afterEach(() => {
  cardLanguage.value = 'en';
});

test('a game of one language has nothing to choose', () => {
  expect(CardTextField({ game: { ...toy, languages: ['en'] } })).toBeNull();
});

test('each language is offered by its own name, and choosing one chooses it everywhere', () => {
  const field = CardTextField({ game: toy });
  expect(field?.props.options).toEqual([
    { value: 'en', label: 'English', lang: 'en' },
    { value: 'ja', label: '日本語', lang: 'ja' },
  ]);
  field?.props.onChange('ja');
  expect(cardLanguage.value).toBe('ja');
  expect(CardTextField({ game: toy })?.props.value).toBe('ja');
});

test('where the game lacks the language chosen, what is read there is shown as chosen', () => {
  cardLanguage.value = 'zh-TW';
  expect(CardTextField({ game: toy })?.props.value).toBe('en');
});
