// Names of players and decks: as they are seen, and the same however often they are cleaned.
import { expect, test } from 'vitest';
import { isPlain } from '../kernel/scenario/plain-text.ts';
import { deckName, plainName } from './names.ts';

const ODD = [' My deck ', 'a\nb\u0007c', '\u202egnp.exe', '\u200b', '', '\u2028x', 'e\u0301', '\u7b26\u5361 \u2160'];

test('what nobody sees is gone, and the rest stays', () => {
  expect(ODD.map(plainName)).toEqual(['My deck', 'abc', 'gnp.exe', '', '', 'x', '\u00e9', '\u7b26\u5361 \u2160']);
});

test.each(ODD)('a deck called %j has a name that a file can hold, and that stays what it is', (text) => {
  const name = deckName(text);
  expect(name).not.toBe('');
  expect(isPlain(name)).toBe(true);
  expect(deckName(name)).toBe(name);
});
