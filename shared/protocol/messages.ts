// What client and server say to each other: plain types; the server validates them, the client only takes the types.
import type { Answer } from '../kernel/ask.ts';
import type { Deck, DeckFault } from '../kernel/deck.ts';
import type { Explanation } from '../kernel/explain.ts';
import type { Options } from '../kernel/game.ts';
import type { Refusal } from '../kernel/match.ts';
import type { BySeat, Seat } from '../kernel/seat.ts';
import type { ShownChoosable } from '../kernel/view.ts';
import type { PackedAsk, PackedHeardAsk } from './pack.ts';
import type { WireHappening } from './wire.ts';

export const WINDOW_MODES = ['alwaysStop', 'stopIfCan', 'alwaysPass'] as const;
export type WindowMode = (typeof WINDOW_MODES)[number];

/** Body of `POST api/tables`. */
export interface CreateTable {
  readonly game: string;
  readonly name: string;
  readonly deck: Deck;
  /** Every deck that the seat brings, `deck` first; only for a game that takes rosters, and told to nobody else. */
  readonly roster?: readonly Deck[];
  readonly options: Options;
  readonly opponent: 'person' | 'bot';
  /** Which bot, and what it plays; left out for a person. */
  readonly bot?: { readonly kind: string; readonly deck: Deck; readonly roster?: readonly Deck[] };
  /** Only under `PLAYMAT_TEST=1`. */
  readonly seed?: string;
}
export interface TableCreated {
  readonly code: string;
  readonly seat: Seat;
  /** 256-bit seat token, shown to its owner alone. */
  readonly token: string;
}
/** `GET api/tables/CODE`. */
export interface TableCard {
  readonly code: string;
  readonly game: string;
  readonly status: 'waiting' | 'playing' | 'over' | 'closed';
  readonly names: BySeat<string | null>;
  readonly openSeat: boolean;
  readonly watchers: number;
}
/** Body of `POST api/tables/CODE/seat`: takes the open seat. */
export interface TakeSeat {
  readonly name: string;
  readonly deck: Deck;
  /** As in `CreateTable`. */
  readonly roster?: readonly Deck[];
}

/** Join options of the room `table` (the room's id is the table code). No token: a spectator. */
export interface JoinOptions {
  readonly token?: string;
  /** Wire version, so that an old page is told to reload. */
  readonly wire: number;
}
export const WIRE_VERSION = 1;

/** Messages to the room, by name. Each is a request with a typed reply `Reply`. */
export interface RoomMessages {
  answer: { readonly ask: number; readonly answer: Answer };
  /** Several answers at once: applied one by one, stopping at the first refusal or new information. */
  answers: readonly { readonly ask: number; readonly answer: Answer }[];
  /** A deck for a question that takes some: it becomes the last of its choices. `badDeck` says what is wrong with it. */
  register: { readonly ask: number; readonly deck: Deck };
  cancel: { readonly ask: number };
  concede: Record<string, never>;
  /** Win by absence: the other seat has been away for three minutes. */
  claim: Record<string, never>;
  rematch: { readonly want: boolean };
  window: { readonly kind: string; readonly mode: WindowMode };
  leave: Record<string, never>;
  /** Of anybody who sees the card: what makes up its values, and why it cannot be used. Spectators may ask too. */
  explain: { readonly card: string };
}
export const DENIALS = [
  'notSeated',
  'malformed',
  'tooFast',
  'tooLarge',
  'notNow',
  'paused',
  'badDeck',
  'tableFull',
  'noSuchTable',
  'seatTaken',
  'oldPage',
  'closed',
] as const;
export type Denial = (typeof DENIALS)[number];
export type Reply =
  /** `explanation` in the reply to `explain` alone. */
  | { readonly ok: true; readonly explanation?: Explanation }
  | { readonly ok: false; readonly why: Refusal | Denial; readonly faults?: readonly DeckFault[] };

/** Public batch inside the mirror, one per settled decision: as a spectator hears it. */
export type PublicBatch = readonly [
  seq: number,
  /** Number of the last happening before this batch. */
  base: number,
  happenings: readonly WireHappening[],
  asks: readonly PackedHeardAsk[],
];
/** A seat's private part of the same batch: its happenings where they differ, by index, and its open question. */
export type ToldBatch = readonly [
  seq: number,
  happenings: Readonly<Record<number, WireHappening>>,
  ask: PackedAsk | null,
];

/** Facts of the table around the match, public. */
export interface TableStatus {
  readonly names: BySeat<string | null>;
  readonly bots: BySeat<boolean>;
  readonly options: Options;
  readonly status: TableCard['status'];
  /** Milliseconds since the epoch when a seat went away, or null while it is here. */
  readonly awaySince: BySeat<number | null>;
  readonly watchers: number;
  readonly rematch: BySeat<boolean>;
  /** Code of the table where the rematch goes on. */
  readonly next: string | null;
  /** Set while the match is paused, e.g. when the store fails. */
  readonly paused: string | null;
  /** Milliseconds since the epoch when the host answers the timed question for whoever has not; null while none is open. */
  readonly until: number | null;
}

/** What the room sends to one seat alone, by name: on joining and when it changes. */
export interface SeatMessages {
  seat: {
    readonly windows: Readonly<Record<string, WindowMode>>;
    /** Id of a sealed question this seat has answered while the other still thinks; nobody else hears of it. */
    readonly sealed: number | null;
    /** What this seat has registered for its open question: choices that follow those it was asked with. */
    readonly added: { readonly ask: number; readonly from: readonly ShownChoosable[] } | null;
  };
}

/** WebSocket close codes of ours. */
export const CLOSE = { replaced: 4201, closed: 4202, full: 4203, unknown: 4204, oldPage: 4205, flood: 4206 } as const;
