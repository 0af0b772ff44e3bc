// Face-down cards in a zone that lies open: how many there are and where is public, what they are is not.
import { describe, expect, test } from 'vitest';
import type { CardBase, CardId } from './card.ts';
import { fold, type HeardChange, type TableModel } from './model.ts';
import { handleOf } from './rng.ts';
import { type Change, note, VIEWERS, type Viewer } from './story.ts';
import { type BareState, bareState } from './testing/bare.ts';
import { hear, placesOf, type Sight, toldCard, viewOf } from './view.ts';

/** The bare game's deck as a row that lies open; cards 2 and 6 lie face down in it. */
const DOWN = new Set([2, 6]);
function sightOf(down: ReadonlySet<CardId>): Sight<BareState> {
  const opens = (zone: string, seat: number, viewer: Viewer) => zone === 'deck' || seat === viewer;
  return {
    zones: ['hand', 'deck'],
    opens,
    sees: ({ cards }, id, viewer) => opens(cards[id]?.zone ?? '', cards[id]?.seat ?? 0, viewer) && !down.has(id),
    face: ({ cards }, id) => ({ no: cards[id]?.no ?? '' }),
    valued: () => [],
    facts: () => ({}),
  };
}
const handle = (state: BareState, card: CardId): string => handleOf(state.rng, card, state.cards[card]?.life ?? 0);
const cardOf = (state: BareState, card: CardId): CardBase => state.cards[card] as CardBase;

/** What each viewer folds from what `act` tells is what it then sees. */
function follow(state: BareState, before: Sight<BareState>, after: Sight<BareState>, act: () => Change): void {
  const models = VIEWERS.map((viewer) => viewOf(before, state, viewer));
  note(state.story, 0, act());
  for (const [i, viewer] of VIEWERS.entries()) {
    const model = models[i] as TableModel;
    for (const happening of state.story.told) fold(model, hear(state, happening, viewer));
    expect(model).toEqual(viewOf(after, state, viewer));
  }
}

describe('a face-down card in an open zone', () => {
  const sight = sightOf(DOWN);

  test('is null in the list of every viewer', () => {
    const state = bareState();
    for (const viewer of VIEWERS)
      expect(viewOf(sight, state, viewer).zones[0]['deck']).toEqual([null, handle(state, 3)]);
  });

  test('is told with its place when it leaves, so that the right one goes for everybody', () => {
    const state = bareState();
    state.zones[0]['deck'] = [2, 3, 7];
    Object.assign(cardOf(state, 7), { seat: 0 });
    state.zones[1]['deck'] = [6];
    const down = sightOf(new Set([2, 7]));
    expect(placesOf(down, state, [7, 2])).toEqual([2, 0]);
    const places = placesOf(down, state, [2]) ?? [];
    follow(state, down, sightOf(new Set([7])), () => {
      const was = toldCard(down, state, 2);
      state.zones[0]['deck'] = [3, 7];
      state.zones[0]['hand']?.push(2);
      Object.assign(cardOf(state, 2), { zone: 'hand', life: 1 });
      const now = toldCard(sightOf(new Set([7])), state, 2);
      const cards = [{ was, now, face: { no: 'B-2' } }];
      return { type: 'moved', seat: 0, from: 'deck', toSeat: 0, to: 'hand', cards, places };
    });
  });

  test('has no place told where all that leave are seen, and none in a zone that not everybody sees', () => {
    const state = bareState();
    expect(placesOf(sight, state, [3])).toBeUndefined();
    expect(placesOf(sightOf(new Set([0])), state, [0])).toBeUndefined();
    expect(placesOf(sight, state, [])).toBeUndefined();
  });

  test('may be looked at by one who then sees it among the looks, and still face down where it lies', () => {
    const state = bareState();
    follow(state, sight, sight, () => {
      state.looks.push({ seat: 0, cards: [{ card: 2, life: 0 }] });
      return { type: 'looked', seat: 0, cards: [{ ...toldCard(sight, state, 2), face: { no: 'B-2' } }] };
    });
    expect(viewOf(sight, state, 0)).toMatchObject({
      looks: [handle(state, 2)],
      zones: [{ deck: [null, expect.anything()] }, {}],
    });
    expect(viewOf(sight, state, 1).looks).toEqual([]);
  });
});

describe('turning over', () => {
  test('shows a face where a back was, and hides one that can then be followed by no handle', () => {
    const state = bareState();
    const followed = handle(state, 3);
    const [before, after] = [sightOf(new Set([2])), sightOf(new Set([3]))];
    follow(state, before, after, () => {
      const was = [2, 3].map((card) => toldCard(before, state, card));
      cardOf(state, 3).life++;
      const cards = [2, 3].map((card, i) => ({
        was: was[i] as (typeof was)[number],
        now: toldCard(after, state, card),
        face: after.face(state, card),
      }));
      return { type: 'turnedOver', seat: 0, zone: 'deck', cards, places: [0, 1] };
    });
    expect(viewOf(after, state, 'public').zones[0]['deck']).toEqual([handle(state, 2), null]);
    expect(handle(state, 3)).not.toBe(followed);
  });

  test('of a card that is looked at leaves it no longer among the looks', () => {
    const model: TableModel = {
      zones: [{ row: ['a', null] }, {}],
      cards: { a: { no: 'A' }, b: { no: 'B' } },
      looks: ['b'],
      facts: {},
    };
    const up: HeardChange = {
      type: 'turnedOver',
      seat: 0,
      zone: 'row',
      cards: [{ was: 'b', now: { handle: 'b', face: { no: 'B' } } }],
      places: [1],
    };
    fold(model, { n: 1, because: 0, what: up });
    expect(model).toMatchObject({ zones: [{ row: ['a', 'b'] }, {}], cards: { b: { no: 'B' } }, looks: [] });
  });
});
