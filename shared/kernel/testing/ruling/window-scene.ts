// Where a covert window opens, for a seat that could use it and for one that could not: all that others see is the same.
import { assert } from '../../assert.ts';
import type { Position } from '../../match.ts';
import type { Seat } from '../../seat.ts';
import type { KernelState } from '../../state.ts';
import type { Who } from './bench.ts';
import type { GameRuling } from './ruling.ts';
import type { Entry } from './words.ts';

export interface WindowScene<S> {
  readonly kind: string;
  readonly seat: Seat;
  /** Something can be declared, and paid for. */
  readonly able: Position<S>;
  /** Nothing can, or not be paid for. */
  readonly unable: readonly Position<S>[];
}
/** A scene in words: `table` lays it with what the seat holds; `why` is asked in the window at the end of `way`. */
export interface SceneSpec<Spec, Held> {
  readonly kind: string;
  readonly who: Who;
  readonly why: string;
  readonly way: readonly Entry[];
  readonly able: Held;
  readonly unable: readonly Held[];
  table(held: Held): Spec;
}

export function sceneOf<S extends KernelState, Spec, Expected, Held>(
  begin: () => GameRuling<S, Spec, Expected>,
  { kind, who, why, way, able, unable, table }: SceneSpec<Spec, Held>,
): WindowScene<S> {
  const seat = begin().seatOf(who);
  const reached = (held: Held): Position<S> => {
    const ruling = begin();
    ruling.table(table(held));
    ruling.stop(`${who}.${why}`, ...way);
    assert(ruling.match.askOf(seat)?.spec.covert === kind, `${why} is asked in the window ${kind}`);
    return ruling.position();
  };
  return { kind, seat, able: reached(able), unable: unable.map(reached) };
}
