// Tests of what is said of decks and line-ups.
import { signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import type { CardPrint, GameFront } from '../../shared/kernel/game.ts';
import type { TableModel } from '../../shared/kernel/model.ts';
import { toy } from '../../shared/kernel/testing/toy/toy.ts';
import { changed, decksFor, everyOwner, groupsOf, lineUpOf, NO_FILTER, sameCards, shelfOf, sumsOf } from './decks.ts';

/** The toy game, where the third and fourth card belong to the first, and the fifth to the second. */
const OWNED: Readonly<Record<string, string>> = { 'TOY-3': 'TOY-1', 'TOY-4': 'TOY-1', 'TOY-5': 'TOY-2' };
const prints = toy.prints().map(
  (print): CardPrint => ({
    ...print,
    traits: ['round', ...(OWNED[print.no] === undefined ? [] : [OWNED[print.no] as string])],
  }),
);
const game: GameFront = { ...toy, prints: () => prints, print: (no) => prints.find((print) => print.no === no) };
const deck = { name: 'Mine', cards: { 'TOY-3': 2, 'TOY-5': 1, 'TOY-8': 4 } };
const nos = (shown: readonly CardPrint[]): string[] => shown.map(({ no }) => no);
const byName = ({ name }: CardPrint): string => name.en;

describe('decks', () => {
  it('an owner is a card that is a trait of others; a trait that is no card makes none', () => {
    expect([...everyOwner(game)]).toEqual(['TOY-1', 'TOY-2']);
    expect([...everyOwner(toy)]).toEqual([]);
  });

  it('the line-up of a seat are the owners that lie open on its side', () => {
    const zones = [{ row: ['x', 'y', null], deck: 5 }, { row: ['z'] }] as unknown as TableModel['zones'];
    const cards = { x: { no: 'TOY-2' }, y: { no: 'TOY-8' }, z: { no: 'TOY-1' } };
    const live = { game, model: signal({ zones, cards, facts: {}, looks: [] } as TableModel) };
    expect(lineUpOf(live, 0)).toEqual(['TOY-2']);
    expect(lineUpOf(live, 1)).toEqual(['TOY-1']);
  });

  it('a ready deck is for the line-up to which its owned cards belong, each of it and nobody else', () => {
    const starter = (id: string, ...held: string[]) => ({
      ...{ id, name: id, faces: [] },
      cards: Object.fromEntries([...held, 'TOY-8'].map((no) => [no, 2])),
    });
    const starters = [starter('both', 'TOY-3', 'TOY-5'), starter('one', 'TOY-3', 'TOY-4'), starter('nobody')];
    const namesFor = (...lineUp: string[]): string[] => decksFor({ ...game, starters }, lineUp).map(({ name }) => name);
    expect(namesFor('TOY-2', 'TOY-1')).toEqual(['both']);
    expect(namesFor('TOY-1')).toEqual(['one']);
    expect(namesFor('TOY-2')).toEqual([]);
    expect(namesFor()).toEqual([]);
  });

  it('a deck is summed up by its types and by whom its cards belong to', () => {
    const { total, types, owned } = sumsOf(game, deck, ['TOY-1', 'TOY-2']);
    expect(total).toBe(7);
    expect(types.reduce((sum, { count }) => sum + count, 0)).toBe(7);
    expect(owned).toEqual([
      { no: 'TOY-1', count: 2 },
      { no: 'TOY-2', count: 1 },
    ]);
  });

  it('a deck is listed in the order of the game by type and owner, however it was put together, the lower level first', () => {
    const mixed = { name: 'Mixed', cards: { 'TOY-8': 1, 'TOY-5': 1, 'TOY-4': 2, 'TOY-3': 3 } };
    const typed: GameFront = {
      ...game,
      prints: () =>
        prints.map((print) => ({
          ...print,
          type: print.no === 'TOY-8' ? 'event' : 'character',
          numbers: { level: print.no === 'TOY-3' ? 1 : 0 },
        })),
    };
    expect(
      groupsOf(typed, mixed).map(({ type, owner, held }) => [type, owner, nos(held.map(({ print }) => print))]),
    ).toEqual([
      ['character', 'TOY-1', ['TOY-4', 'TOY-3']],
      ['character', 'TOY-2', ['TOY-5']],
      ['event', undefined, ['TOY-8']],
    ]);
    expect(groupsOf(typed, mixed)[0]?.held.map(({ count }) => count)).toEqual([2, 3]);
  });

  it('a card of which none is left is no longer listed, and none is taken out of nothing', () => {
    expect(changed(deck, 'TOY-5', -1).cards).toEqual({ 'TOY-3': 2, 'TOY-8': 4 });
    expect(changed(deck, 'TOY-6', -1).cards).toEqual(deck.cards);
    expect(changed(deck, 'TOY-6', 1).cards).toEqual({ ...deck.cards, 'TOY-6': 1 });
    expect(sameCards(changed(changed(deck, 'TOY-5', -1), 'TOY-5', 1), { ...deck, name: 'Another' })).toBe(true);
    expect(sameCards(changed(deck, 'TOY-5', 1), deck)).toBe(false);
  });
});

describe('the shelf of cards for a deck', () => {
  const shelf = (filter: Partial<typeof NO_FILTER>): string[] =>
    nos(shelfOf(game, deck, ['TOY-1'], { ...NO_FILTER, ...filter }, byName));

  it('holds what the line-up can use and what the deck holds, but no card of a line-up itself', () => {
    expect(shelf({})).toEqual(['TOY-3', 'TOY-4', 'TOY-5', 'TOY-6', 'TOY-7', 'TOY-8']);
    const without = shelfOf(game, changed(deck, 'TOY-5', -1), ['TOY-1'], NO_FILTER, byName);
    expect(nos(without)).not.toContain('TOY-5');
  });
  it('is narrowed by what is held, whose it is, its type and its words', () => {
    expect(shelf({ held: true })).toEqual(['TOY-3', 'TOY-5', 'TOY-8']);
    expect(shelf({ owner: 'TOY-1' })).toEqual(['TOY-3', 'TOY-4']);
    expect(shelf({ owner: '*', held: true, type: 'event' })).toEqual(
      ['TOY-3', 'TOY-5', 'TOY-8'].filter((no) => game.print(no)?.type === 'event'),
    );
    expect(shelf({ text: ' NAY ' })).toEqual(['TOY-8']);
  });
});
