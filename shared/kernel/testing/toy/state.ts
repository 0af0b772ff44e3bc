// The toy game's state: one plain JSON value.
import type { CardBase, CardId } from '../../card.ts';
import { cardsOf } from '../../deck.ts';
import type { Setup } from '../../game.ts';
import { rngFrom, shuffle } from '../../rng.ts';
import { type BySeat, SEATS, type Seat } from '../../seat.ts';
import { cloneKernel, cloneZones, type KernelState } from '../../state.ts';
import { newStory } from '../../story.ts';
import { toyData } from './cards.ts';

export const TOY_ZONES = ['deck', 'hand', 'reserve', 'row', 'stack', 'discard'] as const;
export type ToyZone = (typeof TOY_ZONES)[number];
export interface ToyCard extends CardBase {
  zone: ToyZone;
}

export interface ToyState extends KernelState<ToyCard> {
  zones: BySeat<Record<ToyZone, CardId[]>>;
  next: 'opening' | 'turn' | 'main' | 'end';
  turn: number;
  turnPlayer: Seat;
  /** Cards played this turn. */
  plays: number;
  points: BySeat<number>;
  goal: number;
  /** Only with the planted fault `notPlain`. */
  tally?: Map<string, number>;
}

export const MOST_PLAYS = 2;
export const MOST_IN_ROW = 4;

export function newToyState(setup: Setup, story: boolean): ToyState {
  const goal = setup.options['goal'];
  const side = () => ({ deck: [], hand: [], reserve: [], row: [], stack: [], discard: [] });
  const state: ToyState = {
    cards: [],
    zones: [side(), side()],
    looks: [],
    rng: rngFrom(setup.seed),
    story: newStory(story),
    result: null,
    next: 'opening',
    turn: 0,
    turnPlayer: 0,
    plays: 0,
    points: [0, 0],
    goal: typeof goal === 'number' ? goal : 5,
  };
  for (const seat of SEATS) {
    for (const no of cardsOf(setup.decks[seat])) {
      state.zones[seat].deck.push(state.cards.length);
      state.cards.push({ no, owner: seat, seat, zone: 'deck', life: 0 });
    }
    shuffle(state.rng, state.zones[seat].deck);
  }
  return state;
}

export const cloneToy = (state: ToyState): ToyState => ({
  ...state,
  ...cloneKernel(state),
  cards: state.cards.map((card) => ({ ...card })),
  zones: cloneZones(state.zones),
  points: [state.points[0], state.points[1]],
  ...(state.tally === undefined ? {} : { tally: new Map(state.tally) }),
});

/** Power where it lies: printed, and one more for each other Banner in the same row. */
export function powerOf(state: ToyState, id: CardId): number {
  const card = state.cards[id] as ToyCard;
  const banners = state.zones[card.seat].row.filter((other) => other !== id && doesOf(state, other) === 'banner');
  return (toyData(card.no).power ?? 0) + banners.length;
}
export const doesOf = (state: ToyState, id: CardId) => toyData((state.cards[id] as ToyCard).no).does;
