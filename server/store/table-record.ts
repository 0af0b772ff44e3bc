// What is kept of a table: who sits there with which deck, and where its match stands.
import type { Deck } from '../../shared/kernel/deck.ts';
import type { Options } from '../../shared/kernel/game.ts';
import type { LogRow } from '../../shared/kernel/log.ts';
import type { Position } from '../../shared/kernel/match.ts';
import type { BySeat, Seat } from '../../shared/kernel/seat.ts';
import type { KernelState } from '../../shared/kernel/state.ts';
import type { Happening } from '../../shared/kernel/story.ts';
import type { TableCard, WindowMode } from '../../shared/protocol/messages.ts';

export interface SeatRecord {
  readonly name: string;
  readonly deck: Deck;
  /** All that the seat brings, `deck` first: kept for a game that takes rosters alone. */
  readonly roster?: readonly Deck[];
  /** Kind of the bot that plays here, or null for a person. */
  readonly bot: string | null;
  /** SHA-256 of the seat token; a bot has none. */
  readonly token: string | null;
}

export interface TableRecord {
  readonly code: string;
  readonly game: string;
  readonly status: TableCard['status'];
  /** Milliseconds since the epoch. */
  readonly created: number;
  /** When something of it was last stored: its match goes by this age. */
  readonly touched: number;
  readonly seats: BySeat<SeatRecord | null>;
  readonly options: Options;
  /** 256 bits, drawn when the table is made and told to nobody before the match is over. */
  readonly seed: string;
  /** Rules version the match was begun with; empty before it begins. */
  readonly version: string;
  /** Code of the table where the rematch goes on. */
  readonly next: string | null;
}

/** A place to go on from: everything but the log's rows after it. */
export interface Checkpoint {
  /** Rows of the log that come before it. */
  readonly rows: number;
  /** Finished stretches of the match up to it. */
  readonly stretches: number;
  readonly position: Position<KernelState>;
}

/** One settled decision, written as a whole before anybody hears of it. */
export interface Entry {
  /** Index of the first of `rows` in the log. */
  readonly at: number;
  readonly rows: readonly LogRow[];
  /** The batch with what happened in full; each viewer's part is made from it. A sealed answer or a registered deck makes none. */
  readonly batch?: { readonly seq: number; readonly told: readonly Happening[] };
  readonly checkpoint?: Checkpoint;
  /** Set with the entry that begins or ends the match. */
  readonly table?: Partial<Pick<TableRecord, 'status' | 'version'>>;
}

export interface Setting {
  readonly seat: Seat;
  readonly kind: string;
  readonly mode: WindowMode;
}
