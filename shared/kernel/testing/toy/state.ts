// The toy game's state: one plain JSON value.
import type { CardBase, CardId } from '../../card.ts';
import { cardsOf, type Deck } from '../../deck.ts';
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
  next: 'choosing' | 'opening' | 'turn' | 'main' | 'end';
  turn: number;
  turnPlayer: Seat;
  /** Cards played this turn. */
  plays: number;
  points: BySeat<number>;
  goal: number;
  /** The decks that each seat may choose from, where they bring any. */
  rosters?: BySeat<Deck[]>;
  /** Only with the planted fault `notPlain`. */
  tally?: Map<string, number>;
}

export const MOST_PLAYS = 2;
export const MOST_IN_ROW = 4;

export function newToyState(setup: Setup, story: boolean, hasRosters = false): ToyState {
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
      state.cards.push({ no: hasRosters ? '' : no, owner: seat, seat, zone: 'deck', life: 0 });
    }
    if (!hasRosters) shuffle(state.rng, state.zones[seat].deck);
  }
  if (!hasRosters) return state;
  const [first, second] = setup.rosters ?? [[setup.decks[0]], [setup.decks[1]]];
  return { ...state, next: 'choosing', rosters: [[...first], [...second]] };
}

/** The empty sleeves of a seat's deck become the cards that it has chosen. */
export function fillSleeves(state: ToyState, seat: Seat, deck: Deck): void {
  const sleeves = state.zones[seat].deck;
  for (const [i, no] of cardsOf(deck).entries()) (state.cards[sleeves[i] as CardId] as { no: string }).no = no;
  shuffle(state.rng, sleeves);
}

export const cloneToy = (state: ToyState): ToyState => ({
  ...state,
  ...cloneKernel(state),
  cards: state.cards.map((card) => ({ ...card })),
  zones: cloneZones(state.zones),
  points: [state.points[0], state.points[1]],
  ...(state.rosters === undefined ? {} : { rosters: [[...state.rosters[0]], [...state.rosters[1]]] }),
  ...(state.tally === undefined ? {} : { tally: new Map(state.tally) }),
});

/** Power where it lies: printed, and one more for each other Banner in the same row. */
export function powerOf(state: ToyState, id: CardId): number {
  const card = state.cards[id] as ToyCard;
  const banners = state.zones[card.seat].row.filter((other) => other !== id && doesOf(state, other) === 'banner');
  return (toyData(card.no).power ?? 0) + banners.length;
}
export const doesOf = (state: ToyState, id: CardId) => toyData((state.cards[id] as ToyCard).no).does;
