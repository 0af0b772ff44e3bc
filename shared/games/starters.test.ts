// The starter decks of every game, as the start page offers them.
import { expect, test } from 'vitest';
import { FRONTS } from './fronts.ts';

const decks = Object.values(FRONTS).flatMap((game) => game.starters.map((deck) => [deck.name, deck, game] as const));

test.each(decks)('%s says in a line what it does', (_, { id }, game) => {
  expect(game.text('en')[`deck.${id}`]).toMatch(/^[A-Z].{15,58}\.$/);
});

test.each(decks)(
  '%s shows five of its own cards, or of whom it is chosen for',
  (_, { faces, cards }, { roster, print }) => {
    const isChosenApart = (no: string): boolean => roster !== undefined && print(no)?.type === 'character';
    expect(new Set(faces).size).toBe(5);
    expect(faces.filter((no) => cards[no] === undefined && !isChosenApart(no))).toEqual([]);
  },
);
