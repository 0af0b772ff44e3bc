// What only a table of Precious Memories has when a scenario begins, in the words of its file.
import type { SeatName, TableState } from '../../kernel/scenario/types.ts';
import type { Area, Keyword, Restriction, Until } from './card-data.ts';

/** A card of the table in words; null for one that is no longer the object that was meant. */
export type Held = string | null;

export interface PreciousState {
  /** Characters that have entered in this turn. */
  readonly entered?: readonly string[];
  /** Characters that have approached in this turn, or may do so more than once. */
  readonly approached?: readonly Approached[];
  /** Cards on the field that belong to the other player. */
  readonly foreign?: readonly string[];
  /** For support cards that are not attached to a character where they are laid. */
  readonly setOn?: readonly SetOn[];
  /** Texts that have been used in this turn. */
  readonly used?: readonly Used[];
  /** Keywords that effects have given. */
  readonly gained?: readonly Gained[];
  /** What effects have forbidden. */
  readonly forbidden?: readonly Forbidden[];
  /** Who has priority in the main phase or the free timing, which has begun. */
  readonly priority?: SeatName;
  /** The other player has just passed it. */
  readonly passed?: true;
  readonly approach?: Meeting;
  /** Declarations that wait, the first declared first. */
  readonly chain?: readonly Waiting[];
  /** Triggered texts that wait, in the order in which they have woken. */
  readonly pending?: readonly Woken[];
  /** Break cards that have just become points. */
  readonly breaks?: readonly Breaking[];
}
export interface Approached {
  readonly card: string;
  /** 1, unless told otherwise. */
  readonly times?: number;
  /** How often it may in all, without what a text gives: 1, unless told otherwise. */
  readonly may?: number;
}
export interface SetOn {
  readonly card: string;
  readonly on: string;
}
/** A text by its place in the data of a card, such as `texts.0`. */
export interface TextWord {
  /** The card that has it. */
  readonly of: string;
  readonly text: string;
}
export interface Used {
  readonly card: string;
  readonly text: string;
}
interface OfEffect {
  readonly card: string;
  readonly until: Until;
  readonly from: TextWord;
}
export interface Gained extends OfEffect {
  readonly keyword: Keyword;
}
export interface Forbidden extends OfEffect {
  readonly what: Restriction;
}
export interface Meeting {
  readonly approacher: Held;
  /** Left out while, or if, there is none. */
  readonly interferer?: Held;
}
export interface Waiting {
  readonly seat: SeatName;
  readonly kind: string;
  /** The declared card in the play zone, a Break card in the point area, or the card whose text is used. */
  readonly card: Held;
  /** Its name or number, where `card` is null. */
  readonly no?: string;
  readonly text?: string;
  readonly targets?: Readonly<Record<string, readonly Held[]>>;
  readonly area?: Area;
  /** Who may interrupt it now; nobody any more where it is left out. */
  readonly asked?: SeatName;
  /** The other player has just refused to. */
  readonly refused?: true;
  readonly negated?: true;
}
export interface Woken {
  readonly seat: SeatName;
  readonly card: Held;
  readonly from: TextWord;
  /** The other card of what has happened. */
  readonly other?: Held;
}
export interface Breaking {
  readonly card: string;
  /** It is played once so many declarations are left: none, unless told otherwise. */
  readonly after?: number;
}

/** A whole table of this game. */
export type PreciousTable = TableState & PreciousState;
