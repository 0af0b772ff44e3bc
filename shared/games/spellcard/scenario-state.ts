// What only a table of Spellcard has when a scenario begins, in the words of its file.
import type { SeatName, TableState } from '../../kernel/scenario/types.ts';
import type { Declaration, Restriction, Stat } from './card-data.ts';
import type { Deed } from './state.ts';

/** A card of the table in words; null for one that is no longer the object that was meant. */
export type Held = string | null;
type Names = Readonly<Record<string, readonly Held[]>>;

export interface SpellcardState {
  /** What characters have done in this turn. */
  readonly done?: readonly Done[];
  /** For equipment that is not attached to a character where it is laid. */
  readonly gearOn?: readonly GearOn[];
  /** Changes that last for some turns. */
  readonly changes?: readonly Lasting[];
  /** Spell cards in preparation. */
  readonly rituals?: readonly Prepared[];
  /** Unique cards that were used, by name or number. */
  readonly used?: readonly string[];
  /** Declarations that wait, the first declared first. */
  readonly chain?: readonly Waiting[];
  /** Who may answer the newest one now; nobody any more where it is left out. */
  readonly asked?: SeatName;
  /** The other player has just refused to. */
  readonly refused?: true;
  /** The decks that each player brings, until one is chosen. */
  readonly rosters?: { readonly A?: readonly RosterDeck[]; readonly B?: readonly RosterDeck[] };
}
export interface Done {
  readonly card: string;
  readonly deeds?: readonly Deed[];
  /** Points dodged: 0, unless told otherwise. */
  readonly dodged?: number;
}
export interface GearOn {
  readonly card: string;
  readonly on: string;
}
export interface Lasting {
  readonly card: string;
  /** A stat or poison with `by`, or cannot with `do`. */
  readonly what: Stat | 'poison' | 'cannot';
  readonly by?: number;
  readonly do?: Restriction;
  /** It ends in the end phase of this turn. */
  readonly last: number;
  /** Who brought it. */
  readonly from: SeatName;
  /** The card whose text brought it, by name or number, and the place of that text in its data. */
  readonly of: string;
  readonly text: string;
}
export interface Prepared {
  readonly seat: SeatName;
  /** In a ritual zone. */
  readonly card: string;
  readonly caster: Held;
  readonly targets?: Names;
  readonly boost?: number;
  readonly weaker?: number;
  /** The turn in whose end phase it takes effect. */
  readonly due: number;
}
export interface Waiting {
  readonly seat: SeatName;
  readonly kind: Declaration;
  /** The declared card in the chain zone, or the character that attacks or uses its skill. */
  readonly card: Held;
  /** Its name or number, where `card` is null. */
  readonly no?: string;
  /** The character that casts a spell card or uses an item. */
  readonly user?: Held;
  readonly targets?: Names;
  readonly boost?: number;
  /** Which exclusive effect is wanted besides, from 0. */
  readonly exclusive?: number;
  readonly negated?: true;
  readonly weaker?: number;
}
/** A starter deck by its id, or a deck with its cards by name or number. */
export type RosterDeck = string | { readonly name: string; readonly cards: Readonly<Record<string, number>> };

/** A whole table of this game. */
export type SpellcardTable = TableState & SpellcardState;
