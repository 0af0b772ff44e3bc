// The amount of a question in the game's own words.
import { expect, test } from 'vitest';
import { FRONTS } from '../../shared/games/fronts.ts';
import type { GameFront } from '../../shared/kernel/game.ts';
import { amountText } from './amount-text.ts';

const [front] = Object.values(FRONTS) as [GameFront];
const text = {
  'amount.pay': '{{now}} of {{needed}} coins',
  'amount.aim': '{{now}} of {{needed}} targets, {{picked}} in all',
};
const game: GameFront = { ...front, id: 'coins', text: () => text };
const asked = { min: 1, max: 3 };

test('what is picked is added up, or counted as far as it is marked', () => {
  const limit = { sum: [1, 2, 3], atLeast: 4 };
  expect(amountText(game, { ...asked, why: 'pay', limit }, [0, 2])).toBe('4 of 4 coins');
  const some = { some: [true, true, false], atLeast: 1, atMost: 1 };
  expect(amountText(game, { ...asked, why: 'aim', limit: some }, [1, 2])).toBe('1 of 1 targets, 2 in all');
});
test('a question that the game has no words for has none', () => {
  expect(amountText(game, { ...asked, why: 'discard' }, [])).toBeUndefined();
});
