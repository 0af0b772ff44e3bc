// The story: what happened, told once, with its cause and with who may know which part.
import { NeverEnds } from './assert.ts';
import type { CardId } from './card.ts';
import type { Json } from './json.ts';
import type { Seat } from './seat.ts';

/** Who looks at a match: a seat, or everybody who only watches. */
export type Viewer = Seat | 'public';
export const VIEWERS = [0, 1, 'public'] as const;
/** A set of viewers: bit 0 and 1 the seats, bit 2 the public. */
export type Audience = number;
export const EVERYBODY: Audience = 7;
export const only = (seat: Seat): Audience => 1 << seat;
export const hears = (audience: Audience, viewer: Viewer): boolean =>
  (audience & (viewer === 'public' ? 4 : 1 << viewer)) !== 0;

/** A card as told: the object it was at that moment, and who could see it. */
export interface ToldCard {
  readonly card: CardId;
  readonly life: number;
  readonly seen: Audience;
}
/** What may be shown of a card that a viewer sees. */
export interface CardFace {
  readonly no: string;
  /** Orientation, in the game's words, where the zone has one. */
  readonly state?: string;
  /** Effective numbers, where the zone shows them. */
  readonly values?: Readonly<Record<string, number>>;
}
/** One card's part in a move or a turning over: as it was, as it is, and its new face. */
export interface ToldMove {
  readonly was: ToldCard;
  readonly now: ToldCard;
  readonly face: CardFace;
}
export interface ValueChange {
  readonly card: ToldCard;
  readonly what: string;
  readonly from: number;
  readonly to: number;
}

/** Happenings that change what is shown: the fold knows these and no others. */
export type Change =
  | {
      readonly type: 'moved';
      readonly seat: Seat;
      readonly from: string;
      readonly toSeat: Seat;
      readonly to: string;
      readonly cards: readonly ToldMove[];
      /** Position in `to`; left out for the top (the end). */
      readonly at?: number;
      /** Positions in `from` before the move; only where `placesOf` says so. */
      readonly places?: readonly number[];
    }
  | {
      /** Turned face up or down where they lie, in a zone that is open to everybody. */
      readonly type: 'turnedOver';
      readonly seat: Seat;
      readonly zone: string;
      readonly cards: readonly ToldMove[];
      readonly places: readonly number[];
    }
  | { readonly type: 'turned'; readonly cards: readonly ToldCard[]; readonly state: string }
  | { readonly type: 'shuffled'; readonly seat: Seat; readonly zone: string }
  | { readonly type: 'looked'; readonly seat: Seat | 'all'; readonly cards: readonly (ToldCard & { face: CardFace })[] }
  | { readonly type: 'lookEnded'; readonly cards: readonly ToldCard[] }
  | { readonly type: 'valuesChanged'; readonly changes: readonly ValueChange[] }
  | { readonly type: 'factsChanged'; readonly facts: Readonly<Record<string, Json | ToldCard>> };

/** Everything else is a game's own word for an event; card fields are `ToldCard` or lists of them. */
export interface GameEvent {
  readonly type: string;
  readonly [field: string]: Json | ToldCard | readonly ToldCard[] | undefined;
}

/** One happening as the host keeps it. `n` counts told events in the match, `because` is the cause's `n` or 0. */
export interface Happening {
  readonly n: number;
  readonly because: number;
  readonly what: Change | GameEvent;
}

export interface Story {
  /** Off in playouts: events are counted and wake abilities, but nothing is recorded. */
  on: boolean;
  /** Told since the host last listened. */
  told: Happening[];
  n: number;
  /** The happening that encloses what happens now, or 0. */
  cause: number;
  /** `n` at the start of the stretch: bounds one stretch, and tells whether anything was told in it. */
  stretch: number;
  /** What was last shown, to tell changes of values and facts; only while on. */
  shownValues: Record<CardId, { readonly life: number; readonly values: Readonly<Record<string, number>> }>;
  shownFacts: Record<string, Json | ToldCard>;
}

export const newStory = (on: boolean): Story => ({
  on,
  told: [],
  n: 0,
  cause: 0,
  stretch: 0,
  shownValues: {},
  shownFacts: {},
});

export const cloneStory = (story: Story): Story => ({
  on: story.on,
  told: [],
  n: story.n,
  cause: story.cause,
  stretch: story.stretch,
  shownValues: story.on ? { ...story.shownValues } : {},
  shownFacts: story.on ? { ...story.shownFacts } : {},
});

const MOST_EVENTS_IN_A_STRETCH = 20_000;

/** Counts one happening and records it when somebody listens; returns its number, which later ones may name as cause. */
export function record(story: Story, what: () => Change | GameEvent): number {
  story.n++;
  if (story.n - story.stretch >= MOST_EVENTS_IN_A_STRETCH)
    throw new NeverEnds(`one stretch told ${story.n - story.stretch} happenings`);
  if (story.on) story.told.push({ n: story.n, because: story.cause, what: what() });
  return story.n;
}

/** Records a change of what is shown; it has no number of its own, so that a match counts alike with the story off. */
export function note(story: Story, because: number, what: Change): void {
  story.told.push({ n: story.n, because, what });
}
