// The table as the page holds it: what the server last said, what is being picked, and what may be sent. Board, DOM mirror and log share it.
import type { ReadonlySignal, Signal } from '@preact/signals';
import type { Deck } from '../../shared/kernel/deck.ts';
import type { Explanation } from '../../shared/kernel/explain.ts';
import type { GameFront } from '../../shared/kernel/game.ts';
import type { Refusal } from '../../shared/kernel/match.ts';
import type { Handle, Heard, TableModel } from '../../shared/kernel/model.ts';
import type { Seat } from '../../shared/kernel/seat.ts';
import type { CardFace } from '../../shared/kernel/story.ts';
import type { HeardAsk, ShownAsk } from '../../shared/kernel/view.ts';
import type { Denial, Reply, TableStatus, WindowMode } from '../../shared/protocol/messages.ts';

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
  readonly game: GameFront;
  readonly code: string;
  /** The seat shown below; a spectator has none and sees seat 0 below. */
  readonly seat: Seat | null;
  /** The newest model; replaced as a whole with each batch, never changed in place. */
  readonly model: ReadonlySignal<TableModel>;
  /** The open question of this seat, with what the seat has registered for it. */
  readonly ask: ReadonlySignal<ShownAsk | null>;
  /** What is heard of other seats' questions. */
  readonly asks: ReadonlySignal<readonly HeardAsk[]>;
  readonly status: ReadonlySignal<TableStatus>;
  /** When the host answers the open timed question for whoever has not; null while there is none. */
  readonly until: ReadonlySignal<number | null>;
  readonly link: ReadonlySignal<LinkState>;
  /** Why the connection was closed for good: one of ours (`CLOSE`) or the socket's; null while it is not closed. */
  readonly closeCode: ReadonlySignal<number | null>;
  /** True from an answer's sending to its reply: nothing can be picked meanwhile. */
  readonly sending: ReadonlySignal<boolean>;
  /** How this seat handles each kind of covert window; kinds not named stop if the seat can act. */
  readonly windows: ReadonlySignal<Readonly<Record<string, WindowMode>>>;
  /** True while this seat has answered a sealed question and the other has not. */
  readonly sealed: ReadonlySignal<boolean>;
  /** Why the last message was refused, until the next one is sent. */
  readonly refusal: ReadonlySignal<Refusal | Denial | null>;
  /** A card's last face under this handle, though it may have left: for log and animations. */
  faceOf(handle: Handle): CardFace | undefined;
  /** What makes up the values of a card and why it cannot be used now; null where nothing is known of it. */
  explain(handle: Handle): Promise<Explanation | null>;
  /** Everything heard so far, for the log. */
  readonly story: ReadonlySignal<readonly Heard[]>;
  /** Positions of the open question picked so far, in order; emptied with each new question. */
  readonly picks: Signal<readonly number[]>;
  /** The number set for a question for one; where it begins is told anew with each question. */
  readonly dialed: Signal<number>;
  /** What the covert window is called in which the host is about to pass for this seat; then `ask` is null. */
  readonly passing: ReadonlySignal<string | null>;
  /** Adds or removes a position; a question for exactly one thing is answered at once. */
  pick(position: number): void;
  /** Sends the picks, if they satisfy the question, or the number set. */
  confirm(): void;
  /** Sends these picks as they are. */
  answer(picks: readonly number[]): void;
  /** Offers a deck to the open question, which takes some; what is wrong with it comes back. */
  register(deck: Deck): Promise<Reply>;
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
  /** How this seat handled a kind of window before it was set to pass always, as far as this page knows. */
  modeBefore(kind: string): WindowMode;
  leave(): void;
  /** Called with each batch, in order; returns how to stop. */
  onBatch(listener: (batch: Batch) => void): () => void;
  /** Called when the model was replaced without a story (join, reconnect, mismatch): drop the queue, show `model`. */
  onSettle(listener: (model: TableModel) => void): () => void;
  /** Shuts the connection without giving up the seat. */
  close(): void;
}

/** What the page hands to the board beside the table. */
export interface BoardOptions {
  /** 1, 2, or 0 for no motion at all. */
  readonly speed: ReadonlySignal<number>;
  readonly reducedMotion: ReadonlySignal<boolean>;
  /** The page shows the open question itself, so that the board need not. */
  readonly listed: ReadonlySignal<boolean>;
  /** The keys are for this table, and not for another one of the page; left out where it is the only one. */
  readonly keyed?: ReadonlySignal<boolean>;
  /** Names a seat for labels. */
  seatName(seat: Seat): string;
  /** Everything told so far has been shown, and nothing moves. */
  rested?(): void;
  /** A card under the pointer, for the preview beside the board; null when it leaves. */
  hover(handle: Handle | null): void;
  /** Opens a card's text (right click, long press). */
  inspect(handle: Handle): void;
  /** Opens a zone's cards as a list (click on a pile that everybody may browse). */
  browse(seat: Seat, zone: string): void;
}
/** What `mountBoard(element, table, options)` of `client/scenes/board.ts` gives back. */
export interface MountedBoard {
  /** Removes the canvas and all listeners. */
  destroy(): void;
}
