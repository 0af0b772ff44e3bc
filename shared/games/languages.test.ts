// Every game's cards in every language that the game says it speaks: nothing is left to English without a word.
import { describe, expect, test } from 'vitest';
import type { GameFront, Language } from '../kernel/game.ts';
import { toy } from '../kernel/testing/toy/toy.ts';
import { FRONTS } from './fronts.ts';

const games: readonly GameFront[] = [...Object.values(FRONTS), toy];
const spoken = games.flatMap((game) => game.languages.map((language) => [game.id, language, game] as const));

test.each(games)('$id speaks English, and each language once', ({ languages }) => {
  expect(languages).toContain('en');
  expect(new Set(languages).size).toBe(languages.length);
});

describe.each(spoken)('%s in %s', (_id, language, game) => {
  const numbers = game.prints().map(({ no }) => no);
  const lacking = (inOne: (no: string, language: Language) => readonly (string | undefined)[]): readonly string[] =>
    numbers.filter((no) => {
      const [here, english] = [inOne(no, language), inOne(no, 'en')];
      return here.length !== english.length || here.some((text) => !text);
    });

  test('every card has its name', () => {
    expect(lacking((no, one) => [game.print(no)?.name[one]])).toEqual([]);
  });

  test('every card has as many lines of text as in English', () => {
    expect(lacking((no, one) => game.describe(no, one))).toEqual([]);
  });

  test('every keyword is explained that is in English', () => {
    const explained = (no: string, one: Language): string[] =>
      game.keywords(no).flatMap((word) => game.text(one)[`keyword.${word}`] ?? []);
    expect(lacking(explained)).toEqual([]);
  });
});
