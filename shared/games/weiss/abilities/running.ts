// An ability that runs: where its text stands, and what its steps have bound so far.
import { type CardId, type CardRef, follower, refsOf } from '../../../kernel/card.ts';
import type { Seat } from '../../../kernel/seat.ts';
import type { Slot } from '../card-data.ts';
import type { Table } from '../state.ts';
import type { Context } from './select.ts';

/** The ability that runs: the object it was on, its place in the data, and the slot that object had. */
export interface Origin {
  readonly ref: CardRef;
  readonly no: string;
  readonly path: string;
  readonly slot: Slot | null;
}
/** A running effect. What the effect itself moves, it goes on meaning. */
export interface Running extends Context {
  readonly bound: Record<string, readonly CardRef[]>;
  /** Whose effect it is, also while the other player does something in it. */
  readonly master: Seat;
  readonly slots: Map<CardId, Slot>;
  /** What others have bound where each binds for themselves, put aside until all have. */
  readonly kept: Record<string, readonly CardRef[]>[];
  origin: Origin;
}
export const aboutOf = ({ origin: { ref, no, path } }: Pick<Running, 'origin'>) => ({ ref, no, path });

/** What moves stays what later steps mean, in its new life; nothing else that moved does (2.3). */
export function following(table: Table, running: Running, cards: readonly CardId[]): () => void {
  const before = refsOf(table, cards);
  return () => {
    const follow = follower(table, before);
    for (const bound of [running.bound, ...running.kept])
      for (const [name, refs] of Object.entries(bound)) bound[name] = refs.map(follow);
    running.origin = { ...running.origin, ref: follow(running.origin.ref) };
  };
}
