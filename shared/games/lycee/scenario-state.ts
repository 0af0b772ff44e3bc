// What only a table of Lycee has when a scenario begins, in the words of its file.
import type { SeatName, TableState } from '../../kernel/scenario/types.ts';
import type { Basic, Cost, Restriction, Until } from './card-data.ts';

/** A card of the table in words; null for one that is no longer the object that was meant. */
export type Held = string | null;

export interface LyceeState {
  /** Characters that have entered in this turn. */
  readonly entered?: readonly string[];
  /** Characters that have entered before it, since the turn of their controller last began. */
  readonly fresh?: readonly string[];
  /** Cards on the field that belong to the other player. */
  readonly foreign?: readonly string[];
  /** What may be used once a turn, and has been. */
  readonly used?: readonly Used[];
  /** Basic abilities that effects have given. */
  readonly gained?: readonly Gained[];
  /** What effects have forbidden. */
  readonly forbidden?: readonly Forbidden[];
  /** The turn player has passed in the main phase or the support step: the other player may declare. */
  readonly passed?: true;
  /** Declarations that wait, the first declared first. */
  readonly chain?: readonly Waiting[];
  readonly battle?: Fight;
}
/** An ability by its place in the data of a card, such as `basics.0` or `abilities.1`. */
export interface AbilityWord {
  /** The card that has it. */
  readonly of: string;
  readonly ability: string;
}
export interface Used {
  readonly card: string;
  readonly ability: string;
  /** Another card that gives it. */
  readonly of?: string;
}
interface OfEffect {
  readonly card: string;
  readonly until: Until;
  readonly from?: AbilityWord;
}
export interface Gained extends OfEffect {
  readonly basic: Basic;
}
export interface Forbidden extends OfEffect {
  readonly what: Restriction;
}
export interface Waiting {
  readonly seat: SeatName;
  readonly kind: string;
  /** The declared card in the chain zone, or the character that acts. */
  readonly card: Held;
  /** Its name or number, where `card` is null. */
  readonly no?: string;
  readonly ability?: string;
  readonly of?: string;
  readonly targets?: Readonly<Record<string, readonly Held[]>>;
  readonly cells?: Readonly<Record<string, string>>;
  /** By their place in the chain, from 1. */
  readonly declarations?: Readonly<Record<string, number>>;
  readonly reserves?: Reserved;
  readonly negated?: true;
}
/** What pays for it when it resolves (5.8); `*` is a hand card that the file does not name. */
export interface Reserved {
  readonly cost: Cost;
  readonly points?: readonly Held[];
  /** For each part of the special cost. */
  readonly picks?: readonly (readonly Held[])[];
}
export interface Fight {
  readonly attacker: Held;
  readonly cell: string;
  /** Left out while, or if, there is none. */
  readonly defender?: Held;
}

/** A whole table of this game. */
export type LyceeTable = TableState & LyceeState;
