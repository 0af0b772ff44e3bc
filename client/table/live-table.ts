// The table as the page holds it: what the server last said, what is being picked, and what may be sent. Board, DOM mirror and log share it.
import type { ReadonlySignal, Signal } from '@preact/signals';
import type { GameModule } from '../../shared/kernel/game.ts';
import type { Heard, TableModel } from '../../shared/kernel/model.ts';
import type { Seat } from '../../shared/kernel/seat.ts';
import type { HeardAsk, ShownAsk } from '../../shared/kernel/view.ts';
import type { TableStatus, WindowMode } from '../../shared/protocol/messages.ts';

/** One settled decision as this viewer heard it; `after` is what folding `heard` into `before` gives. */
export interface Batch {
  readonly seq: number;
  readonly heard: readonly Heard[];
  readonly before: TableModel;
  readonly after: TableModel;
}

export const LINKS = ['connecting', 'live', 'dropped', 'closed'] as const;
export type LinkState = (typeof LINKS)[number];

export interface LiveTable {
  readonly game: GameModule;
  readonly code: string;
  /** The seat shown below; a spectator has none and sees seat 0 below. */
  readonly seat: Seat | null;
  /** The newest model; replaced as a whole with each batch, never changed in place. */
  readonly model: ReadonlySignal<TableModel>;
  /** The open question of this seat. */
  readonly ask: ReadonlySignal<ShownAsk | null>;
  /** What is heard of other seats' questions. */
  readonly asks: ReadonlySignal<readonly HeardAsk[]>;
  readonly status: ReadonlySignal<TableStatus>;
  readonly link: ReadonlySignal<LinkState>;
  /** Everything heard so far, for the log. */
  readonly story: ReadonlySignal<readonly Heard[]>;
  /** Positions of the open question picked so far, in order; emptied with each new question. */
  readonly picks: Signal<readonly number[]>;
  /** Adds or removes a position; a question for exactly one thing is answered at once. */
  pick(position: number): void;
  /** Sends the picks, if they satisfy the question. */
  confirm(): void;
  /** Answers with nothing, where the question allows it. */
  decline(): void;
  /** Esc: empties the picks, else takes back the last step where that is allowed. */
  cancel(): void;
  /** Sends a number for a range. */
  number(n: number): void;
  concede(): void;
  claim(): void;
  rematch(want: boolean): void;
  window(kind: string, mode: WindowMode): void;
  leave(): void;
  /** Called with each batch, in order; returns how to stop. */
  onBatch(listener: (batch: Batch) => void): () => void;
  /** Called when the model was replaced without a story (join, reconnect, mismatch): drop the queue, show `model`. */
  onSettle(listener: (model: TableModel) => void): () => void;
}
