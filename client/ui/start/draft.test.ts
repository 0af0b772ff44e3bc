// Tests of the table that a visitor puts together.
import { signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import { FRONTS } from '../../../shared/games/fronts.ts';
import type { GameFront } from '../../../shared/kernel/game.ts';
import { toy } from '../../../shared/kernel/testing/toy/toy.ts';
import { broughtTo, chooseGame, chooseRoster, handOf, newDraft, rosterOf, withDeck } from './draft.ts';

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

describe('a game that takes several decks', () => {
  const [rubble, tricks] = toy.starters.map(({ id }) => id) as [string, string];
  const taking = (most: number): GameFront => ({ ...toy, id: `taking${most}`, roster: most });

  it('brings all ready decks to begin with, up to the most', () => {
    expect(rosterOf(taking(9))).toEqual([rubble, tricks]);
    expect(rosterOf(taking(1))).toEqual([rubble]);
  });

  it('loses and gains decks in the order of the shelf, but neither its last one nor more than the most', () => {
    const game = taking(2);
    expect(withDeck(game, [rubble, tricks], rubble)).toEqual([tricks]);
    expect(withDeck(game, [tricks], rubble)).toEqual([rubble, tricks]);
    expect(withDeck(game, [tricks], tricks)).toEqual([tricks]);
    expect(withDeck(taking(1), [rubble], tricks)).toEqual([rubble]);
  });

  it('remembers which decks were chosen, but none that is no longer there', () => {
    const game = taking(3);
    chooseRoster(game, signal(rosterOf(game)), rubble);
    expect(rosterOf(game)).toEqual([tricks]);
    expect(rosterOf({ ...game, starters: game.starters.filter(({ id }) => id !== tricks) })).toEqual([rubble]);
  });

  it('sends the first of them as the deck, and all of them besides', () => {
    const brought = broughtTo(taking(2), rubble, [tricks, rubble]);
    expect(brought.deck.name).toBe('Tricks');
    expect(brought.roster?.map(({ name }) => name)).toEqual(['Tricks', 'Rubble']);
    expect(Object.keys(brought.deck)).toEqual(['name', 'cards']);
    expect('roster' in broughtTo(toy, rubble, [])).toBe(false);
  });

  it('shows the foremost card of each, and none twice', () => {
    const draft = { ...newDraft(), game: signal(taking(2)), roster: signal([tricks, rubble]) };
    expect(handOf(draft).map(({ no }) => no)).toEqual(['TOY-8', 'TOY-1']);
    expect(handOf({ ...draft, roster: signal([tricks, tricks]) }).map(({ no }) => no)).toEqual(['TOY-8']);
  });
});
