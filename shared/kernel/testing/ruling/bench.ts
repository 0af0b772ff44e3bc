// What a game brings to the bench on which its rulings are read, and how rulings name the two players.
import type { GameModule } from '../../game.ts';
import type { Seat } from '../../seat.ts';
import type { KernelState } from '../../state.ts';

/** A is whoever's turn it is when the ruling begins, wherever that player sits. */
export type Who = 'A' | 'B';
export type WhoIs = (seat: Seat) => Who;

/** How a game's table is called in words. */
export interface Naming<S extends KernelState> {
  nameOfNo(state: S, no: string): string;
  /** Is it a place for a single card? Whoever lies there may be called by it. */
  isPlace(zone: string): boolean;
}
/** `Spec` is how a table is written down before a ruling, `Expected` what is expected of it after. */
export interface RulingBench<S extends KernelState, Spec, Expected> extends Naming<S> {
  readonly game: GameModule<S>;
  prepare(spec: Spec, seatOfA: Seat, story: boolean): S;
  /** Does the stretch that comes next only lead to the next free decision? */
  leads(state: S): boolean;
  /** Does it go on with what the one before began? */
  goesOn(state: S): boolean;
  /** Every difference between the table and what is expected, as a line each. */
  differences(state: S, whoIs: WhoIs, expected: Expected): string[];
}
