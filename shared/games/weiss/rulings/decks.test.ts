// Rulings on deck construction (section 3), as a match meets them: with a wrong deck none begins.
import { expect, test } from 'vitest';
import type { Deck } from '../../../kernel/deck.ts';
import { seedFromNumber } from '../../../kernel/rng.ts';
import { CATALOGUE } from '../cards/catalogue.ts';
import { STARTERS } from '../cards/starters.ts';
import { weiss } from '../game.ts';

const STARTER = STARTERS[0] as Deck;
const isClimax = (no: string): boolean => CATALOGUE.get(no)?.type === 'climax';
const characters = [...CATALOGUE.values()].filter(({ type }) => type === 'character');
/** Fifty cards: so many climaxes, the rest characters, at most four of a name. */
function deckOf(size: number, climaxes: number): Deck {
  const cards: Record<string, number> = {};
  const add = (nos: readonly string[], amount: number): void => {
    const names = new Map<string, number>();
    let left = amount;
    for (const no of nos) {
      const name = CATALOGUE.get(no)?.name.en ?? '';
      const count = Math.min(left, 4 - (names.get(name) ?? 0));
      names.set(name, (names.get(name) ?? 0) + count);
      if (count > 0) cards[no] = count;
      left -= count;
    }
  };
  add([...CATALOGUE.keys()].filter(isClimax), climaxes);
  add(
    characters.map(({ no }) => no),
    size - climaxes,
  );
  return { name: 'deck', cards };
}
const begin = (deck: Deck) => () =>
  weiss.setup({ seed: seedFromNumber(1), decks: [deck, STARTER], options: {} }, false);

test('G73: a match begins with fifty cards and eight climaxes', () => {
  expect(begin(deckOf(50, 8))().zones[0].deck.length).toBe(50);
});
test('G73: with 49 or 51 cards no match begins', () => {
  expect(begin(deckOf(49, 8))).toThrow('deckSize');
  expect(begin(deckOf(51, 8))).toThrow('deckSize');
});
test('G73: with nine climaxes no match begins', () => {
  expect(begin(deckOf(50, 9))).toThrow('climaxes');
});
test('G73: with five cards of one name but different numbers no match begins', () => {
  const [one, two] = characters.flatMap(({ no, name }) =>
    characters.filter((other) => other.name.en === name.en && other.no > no).flatMap((other) => [no, other.no]),
  ) as [string, string];
  const { cards } = deckOf(50, 8);
  const [spare] = Object.keys(cards).filter((no) => cards[no] === 4 && !isClimax(no) && no !== one && no !== two) as [
    string,
  ];
  const copies = { ...cards, [one]: 4, [two]: 1, [spare]: 3 };
  expect(begin({ name: 'copies', cards: copies })).toThrow('copies');
});
