// Views, hearing and folding: what a viewer may know, and nothing else.
import { describe, expect, test } from 'vitest';
import { ask, chooseCards, type Rule } from './ask.ts';
import { fold, type TableModel } from './model.ts';
import { handleOf } from './rng.ts';
import { VIEWERS } from './story.ts';
import { type BareState, bareGame, bareMatch, bareState } from './testing/bare.ts';
import { newMatch, playerRng, playRandom } from './testing/play.ts';
import { powerOf } from './testing/toy/state.ts';
import { move, type ToyTable } from './testing/toy/table.ts';
import { toy } from './testing/toy/toy.ts';
import { hear, viewOf } from './view.ts';

const { sight } = bareGame(function* (): Rule {
  yield* ask({ seat: 0, why: 'nothing', from: [], min: 0, max: 0 });
});
const handle = (state: BareState, card: number): string => handleOf(state.rng, card, state.cards[card]?.life ?? 0);

describe('a view', () => {
  test('counts what is hidden and names what is not', () => {
    const state = bareState();
    expect(viewOf(sight, state, 0).zones).toEqual([
      { hand: [handle(state, 0), handle(state, 1)], deck: 2 },
      { hand: 2, deck: 2 },
    ]);
    expect(viewOf(sight, state, 'public').cards).toEqual({});
  });

  test('holds what a look shows, for the one who looks', () => {
    const state = bareState();
    state.looks.push({ seat: 0, cards: [{ card: 6, life: 0 }] });
    expect(viewOf(sight, state, 0).looks).toEqual([handle(state, 6)]);
    expect(viewOf(sight, state, 0).cards[handle(state, 6)]).toEqual({ no: 'B-6' });
    expect(viewOf(sight, state, 1).looks).toEqual([]);
    state.looks = [{ seat: 'all', cards: [{ card: 6, life: 0 }] }];
    expect(VIEWERS.map((viewer) => viewOf(sight, state, viewer).looks.length)).toEqual([1, 1, 1]);
  });

  test('no longer holds a card looked at once it has moved', () => {
    const state = bareState();
    state.looks.push({ seat: 0, cards: [{ card: 6, life: 0 }] });
    (state.cards[6] as { life: number }).life++;
    expect(viewOf(sight, state, 0).looks).toEqual([]);
  });
});

describe('a question', () => {
  test('offers its seat the cards it sees by handle, the others as numbered backs', () => {
    const match = bareMatch(function* (): Rule {
      yield* chooseCards(0, 'choose', [1, 4, 5], { min: 1, max: 1 });
    });
    expect(match.shownAsk(0)?.from).toEqual([{ card: handle(match.state, 1) }, { back: 1 }, { back: 2 }]);
  });

  test('tells others who is asked and why, of a covert one only its name', () => {
    const about = { ref: { card: 0, life: 0 }, no: 'B-0' };
    for (const [covert, heard] of [
      [undefined, { seat: 0, why: 'choose', about: { card: null, no: 'B-0' } }],
      ['response', { seat: 0, why: 'response' }],
    ] as const) {
      const match = bareMatch(function* (): Rule {
        const from = [{ card: 0 }, { card: 1 }];
        yield* ask({ seat: 0, why: 'choose', from, min: 0, max: 1, about, ...(covert ? { covert } : {}) });
      });
      expect(match.heardAsks(1)).toEqual([heard]);
      expect(match.heardAsks('public')).toEqual([heard]);
      expect(match.heardAsks(0)).toEqual([]);
      expect(match.shownAsk(0)?.about).toEqual({ card: handle(match.state, 0), no: 'B-0' });
    }
  });
});

describe('a draw', () => {
  test('is heard with the card by who draws, and as a move of a back by the others', () => {
    const match = newMatch(toy, 1);
    const [draw] = match.listen();
    const parts = VIEWERS.map((viewer) => {
      const { what } = hear(match.state, draw as NonNullable<typeof draw>, viewer);
      return (what as unknown as { cards: { was: unknown; now: unknown }[] }).cards[0];
    });
    expect(parts[0]).toEqual({ was: null, now: { handle: expect.any(String), face: { no: expect.any(String) } } });
    expect(parts.slice(1)).toEqual([
      { was: null, now: null },
      { was: null, now: null },
    ]);
  });
});

describe('folding', () => {
  const model = (): TableModel => ({
    zones: [{ row: ['a', 'b'], deck: 3 }, { hand: 2 }],
    cards: { a: { no: 'A' }, b: { no: 'B', values: { power: 1 } } },
    looks: [],
    facts: { turn: 1 },
  });
  const folded = (...whats: Parameters<typeof fold>[1]['what'][]): TableModel => {
    const to = model();
    for (const what of whats) fold(to, { n: 1, because: 0, what });
    return to;
  };

  test('moves a card to a place in a row and gives it its new handle', () => {
    const now = { handle: 'c', face: { no: 'C' } };
    const after = folded({
      type: 'moved',
      seat: 0,
      from: 'deck',
      toSeat: 0,
      to: 'row',
      at: 1,
      cards: [{ was: null, now }],
    });
    expect(after.zones[0]).toEqual({ row: ['a', 'c', 'b'], deck: 2 });
    expect(after.cards['c']).toEqual({ no: 'C' });
  });

  test('forgets a card that leaves for where it is not seen', () => {
    const after = folded({
      type: 'moved',
      seat: 0,
      from: 'row',
      toSeat: 0,
      to: 'deck',
      cards: [{ was: 'a', now: null }],
    });
    expect(after.zones[0]).toEqual({ row: ['b'], deck: 4 });
    expect(after.cards).toEqual({ b: { no: 'B', values: { power: 1 } } });
  });

  test('turns cards, changes values and facts', () => {
    const after = folded(
      { type: 'turned', cards: ['b', null], state: 'rest' },
      { type: 'valuesChanged', changes: [{ card: 'b', what: 'power', from: 1, to: 3 }] },
      { type: 'factsChanged', facts: { phase: 'end' } },
      { type: 'somethingElse', card: 'a' },
    );
    expect(after.cards['b']).toEqual({ no: 'B', state: 'rest', values: { power: 3 } });
    expect(after.facts).toEqual({ turn: 1, phase: 'end' });
  });

  test('holds looked-at cards until the look ends', () => {
    const seen = { handle: 'd', face: { no: 'D' } };
    const during = folded({ type: 'looked', seat: 0, cards: [seen, null] });
    expect([during.looks, during.cards['d']]).toEqual([['d'], { no: 'D' }]);
    const after = folded({ type: 'looked', seat: 0, cards: [seen] }, { type: 'lookEnded', cards: ['d', null] });
    expect(after).toEqual(model());
  });
});

describe('shown values', () => {
  test('that change because of another card are told with that happening as their cause', () => {
    const match = newMatch(toy, 1);
    playRandom(match, playerRng(1), 2);
    const { state } = match;
    const table: ToyTable = { state, sight: toy.sight, fault: undefined, outside: { count: 0, asked: new Set() } };
    const of = (no: string): number => state.cards.findIndex((card) => card.no === no && card.owner === 0);
    const [pebble, banner] = [of('TOY-1'), of('TOY-4')];
    move(table, [pebble], 0, 'row');
    state.story.told = [];
    move(table, [banner], 0, 'row');
    expect(powerOf(state, pebble)).toBe(2);
    expect(state.story.told.map(({ because, what }) => [because, what.type])).toEqual([
      [0, 'moved'],
      [state.story.n, 'valuesChanged'],
    ]);
    expect(state.story.told[1]?.what).toMatchObject({
      changes: [{ card: { card: pebble }, what: 'power', from: 1, to: 2 }],
    });
  });
});
