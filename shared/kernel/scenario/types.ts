// A scenario as its file says it: a prepared table, steps in words, expectations. Seats are A and B.
import type { Options } from '../game.ts';

export const SEAT_NAMES = ['A', 'B'] as const;
export type SeatName = (typeof SEAT_NAMES)[number];
/** Choosing nothing. */
export const NOTHING: readonly string[] = ['pass', 'decline', 'no', 'none'];
/** Any card, in expectations. */
export const ANY = '*';

/** `Card` is the game's form of a card definition, `More` what only its tables need (an attack under way). */
export interface Scenario<Card = unknown, More = unknown> {
  readonly $schema?: string;
  readonly title: string;
  /** For whoever reads the file. */
  readonly about?: string;
  readonly game: string;
  readonly options?: Options;
  readonly cards?: readonly Card[];
  readonly state: TableState & More;
  readonly steps: readonly Step[];
}

export interface TableState {
  /** A, unless told otherwise. */
  readonly turnPlayer?: SeatName;
  readonly turn?: number;
  readonly phase: string;
  /** The phase has begun: what happens at its beginning is over, the next action or attack is due. */
  readonly begun?: boolean;
  readonly A?: Side;
  readonly B?: Side;
  readonly modifiers?: readonly Change[];
}
/** Zones by the words of the rules page, piles top first; what is not named is empty. */
export type Side = Readonly<Record<string, ZoneState>>;
/** Cards, or so many blanks; a group of zones (a row) may hold its zones by name. */
export type ZoneState = number | Laid | readonly Laid[] | Readonly<Record<string, number | Laid | readonly Laid[]>>;
export type Laid = string | LaidCard | Fill;
export interface LaidCard {
  /** Name or number. */
  readonly card: string;
  readonly face?: 'up' | 'down';
  readonly orientation?: string;
  readonly counters?: Readonly<Record<string, number>>;
  readonly markers?: readonly Laid[];
  readonly attached?: readonly Laid[];
}
/** So many cards, blank unless told otherwise. */
export interface Fill {
  readonly fill: number;
  readonly of?: string;
  readonly face?: 'up' | 'down';
}
/** A change of a card's value that is under way when the scenario begins. */
export interface Change {
  /** The card, in the words that also choose it. */
  readonly card: string;
  readonly what: string;
  readonly by?: number;
  readonly set?: number;
  readonly until?: string;
}

/** What is picked: a card, slot, option, action or seat in words, or a number. */
export type Choice = string | number;
export type Step =
  | {
      readonly seat: SeatName;
      /** The question that is answered, where the choice alone does not tell. */
      readonly question?: string;
      readonly choose: Choice | readonly Choice[];
    }
  | {
      readonly seat: SeatName;
      readonly question?: string;
      readonly illegal: Choice | readonly Choice[];
      /** Not in any question of that seat until this phase comes, instead of in its next one. */
      readonly until?: string;
    }
  /** The next shuffle leaves these cards on top, the first one topmost. */
  | { readonly shuffle: readonly string[] }
  /** The next drawing by lot gives this seat or number. */
  | { readonly roll: SeatName | number }
  /** Passes every window until this phase comes, `next turn`, or `over`. */
  | { readonly until: string }
  | { readonly seat: SeatName; readonly concede: true }
  | { readonly expect: Expectation }
  | { readonly note: string };

/** Everything named must be so; what is not named is not looked at. */
export interface Expectation {
  readonly A?: Readonly<Record<string, ZoneExpectation>>;
  readonly B?: Readonly<Record<string, ZoneExpectation>>;
  readonly phase?: string;
  readonly step?: string;
  readonly turn?: number;
  readonly turnPlayer?: SeatName;
  readonly question?: QuestionExpectation | null;
  readonly result?: ResultExpectation | null;
  /** Happened since the last step, in this order; others may lie between. */
  readonly happened?: readonly (string | HappeningExpectation)[];
  readonly happenedNot?: readonly (string | HappeningExpectation)[];
}
/** How many, nothing, exactly these (top first), or parts of them. */
export type ZoneExpectation = number | null | CardExpectation | readonly CardExpectation[] | ZoneQuery;
/** A name (`*` for any card), or parts of what the card is now. */
export type CardExpectation = string | CardParts;
export interface CardParts {
  readonly card?: string;
  readonly face?: 'up' | 'down';
  readonly orientation?: string;
  readonly counters?: Readonly<Record<string, number>>;
  readonly markers?: number | readonly CardExpectation[];
  readonly attached?: number | readonly CardExpectation[];
  /** Values by their names on the rules page: power, level, ... */
  readonly [value: string]: unknown;
}
export const QUERIES = ['count', 'top', 'bottom', 'has', 'lacks', 'inAnyOrder'] as const satisfies (keyof ZoneQuery)[];
export interface ZoneQuery {
  readonly count?: number;
  readonly top?: readonly CardExpectation[];
  readonly bottom?: readonly CardExpectation[];
  readonly has?: readonly CardExpectation[];
  readonly lacks?: readonly CardExpectation[];
  readonly inAnyOrder?: readonly CardExpectation[];
}
export interface QuestionExpectation {
  readonly seat?: SeatName;
  /** Its name. */
  readonly is?: string;
  /** Exactly this is offered, in any order. */
  readonly offers?: readonly Choice[];
  readonly offersAtLeast?: readonly Choice[];
  readonly offersNot?: readonly Choice[];
  readonly min?: number;
  readonly max?: number;
}
export interface ResultExpectation {
  readonly winner?: SeatName | 'draw' | 'none';
  readonly reason?: string;
}
/** A happening by its type, with any of its fields. */
export interface HappeningExpectation {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** Something in a file is wrong: where, and what. */
export class ScenarioFault extends Error {
  override name = 'ScenarioFault';
  readonly place: string;
  constructor(place: string, sentence: string) {
    super(`${place}: ${sentence}`);
    this.place = place;
  }
}
