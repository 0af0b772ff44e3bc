// A game that is nothing but the rule a test hands it: for tests of the match itself.
import type { Rule } from '../ask.ts';
import type { CardBase, CardId } from '../card.ts';
import type { GameModule } from '../game.ts';
import type { Json } from '../json.ts';
import { Match } from '../match.ts';
import { rngFrom, seedFromNumber } from '../rng.ts';
import type { BySeat } from '../seat.ts';
import { cloneKernel, cloneZones, type KernelState } from '../state.ts';
import { newStory, record } from '../story.ts';

export interface BareState extends KernelState {
  /** Stretches done. */
  step: number;
  /** What the rule wrote down; shown to everybody as a fact. */
  notes: Json[];
}

/** Four cards a side, in the zones `hand` and `deck`; a hand is its seat's secret, a deck everybody's. */
export function bareState(story = true): BareState {
  const zones: BySeat<Record<string, CardId[]>> = [
    { hand: [0, 1], deck: [2, 3] },
    { hand: [4, 5], deck: [6, 7] },
  ];
  const cards = Array.from({ length: 8 }, (_, id): CardBase => {
    const seat = id < 4 ? 0 : 1;
    return { no: `B-${id}`, owner: seat, seat, zone: id % 4 < 2 ? 'hand' : 'deck', life: 0 };
  });
  const rng = rngFrom(seedFromNumber(0));
  return { cards, zones, looks: [], rng, story: newStory(story), result: null, step: 0, notes: [] };
}

export function bareGame(advance: (state: BareState) => Rule): GameModule<BareState> {
  return {
    id: 'bare',
    languages: ['en'],
    options: {},
    sight: {
      zones: ['hand', 'deck'],
      opens: (zone, seat, viewer) => zone === 'hand' && seat === viewer,
      sees: (state, id, viewer) => state.cards[id]?.zone === 'hand' && state.cards[id]?.seat === viewer,
      face: (state, id) => ({ no: state.cards[id]?.no ?? '' }),
      valued: () => [],
      facts: ({ step, notes }) => ({ step, notes: [...notes] }),
    },
    events: { said: ['word'], ended: ['winner', 'reason'] },
    starters: [],
    windows: [],
    answerWindows: [],
    prints: () => [],
    print: () => undefined,
    text: () => ({}),
    keywords: () => [],
    lineOf: () => undefined,
    abilityName: () => undefined,
    describe: () => [],
    checkDeck: () => [],
    fillOptions: (named) => named,
    setup: (_setup, story) => bareState(story),
    *advance(state) {
      yield* advance(state);
      state.step++;
    },
    clone: (state) => ({
      ...state,
      ...cloneKernel(state),
      cards: state.cards.map((card) => ({ ...card })),
      zones: cloneZones(state.zones),
      notes: [...state.notes],
    }),
    end: (state, result) => {
      state.result = result;
      say(state, 'ended');
    },
    census: (state) =>
      [state.zones[0], state.zones[1]].map((side) => Object.values(side).flat().map(String)) as [string[], string[]],
    turnPlayer: () => 0,
    summary: () => ({}),
  };
}

/** Tells one word to everybody. */
export const say = (state: BareState, word: string): number => record(state.story, () => ({ type: 'said', word }));

export const bareMatch = (advance: (state: BareState) => Rule): Match<BareState> =>
  Match.start(bareGame(advance), bareState());
