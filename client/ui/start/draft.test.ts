// Tests of the table that a visitor puts together.
import { expect, it } from 'vitest';
import { FRONTS } from '../../../shared/games/fronts.ts';
import { chooseGame, newDraft } from './draft.ts';

it('each side has a deck of the game that is chosen, and not the same where there are two', () => {
  const draft = newDraft();
  for (const game of Object.values(FRONTS)) {
    draft.options.value = { left: 'from the game before' };
    chooseGame(draft, game);
    const own = game.starters.map(({ id }) => id);
    const [deck, other] = [draft.deck.value, draft.otherDeck.value];
    expect(own).toContain(deck);
    expect(own).toContain(other);
    expect(deck === other).toBe(own.length < 2);
    expect(draft.options.value).toEqual({});
  }
});
