// What a game says of itself so that scenarios can be laid, played and looked at in the words of its rules page.
import type { Choosable } from '../ask.ts';
import type { CardId, CardRef } from '../card.ts';
import type { GameModule, Options } from '../game.ts';
import type { Seat } from '../seat.ts';
import type { KernelState } from '../state.ts';
import type { Reach } from './export-table.ts';
import type { SeatName, TableState } from './types.ts';

export const WITH_CARDS = ['counters', 'markers', 'attached'] as const;

/** A card as it lies: all that a scenario can say or expect of it. */
export interface Lying {
  readonly orientation?: string;
  readonly face: 'up' | 'down';
  readonly values: Readonly<Record<string, number>>;
  readonly counters?: Readonly<Record<string, number>>;
  readonly markers?: readonly CardId[];
  readonly attached?: readonly CardId[];
}
/** What is wrong with a definition, and where inside it. */
export interface CardFault {
  readonly path: readonly PropertyKey[];
  readonly sentence: string;
}
/** How a card is laid; what a game does not have is a fault. */
export interface Laying {
  readonly orientation?: string;
  readonly face?: 'up' | 'down';
  readonly counters?: Readonly<Record<string, number>>;
}
/** What `begin` may ask of whoever lays the table. Faults name the place in the file. */
export interface Reader {
  readonly seatOf: (name: SeatName) => Seat;
  /** The card that a text means (name, `Name#2`, place); of several that fit a fault is thrown. */
  cardOf(text: string, place: string): CardId;
  /** The number of the card that a text names, whether one lies on the table or not. */
  noOf(text: string, place: string): string;
}

/** An ability as a question offers it: whose, and where it stands in the data of a card. */
export type AbilityOf = Extract<Choosable, { readonly ability: unknown }>['ability'];
/** Fields of happenings by what they hold. */
export interface HappeningFields {
  readonly numbers: readonly string[];
  readonly lists: readonly string[];
  /** True or false. */
  readonly flags: readonly string[];
  /** Seats, beside those that every game tells. */
  readonly seats: readonly string[];
}

/** What can be laid on a game's table and seen of it, whatever form its cards have. */
export interface TableBench<S extends KernelState = KernelState> {
  readonly game: GameModule<S>;
  /** Other words for zones, phases, options and states: from the normalized word to the game's own. */
  readonly aliases: Readonly<Record<string, string>>;
  /** Zones that are spoken of together (a row), in order. */
  readonly groups: Readonly<Record<string, readonly string[]>>;
  /** The verbs of actions as files say them, by `do`. */
  readonly verbs: Readonly<Record<string, string>>;
  /** Questions at which the match rests: a free decision with nothing under way. */
  readonly restingQuestions: readonly string[];
  /** Labels by which abilities are spoken of. */
  readonly labels: readonly string[];
  /** Every named option that some question may offer. */
  readonly optionWords: readonly string[];
  readonly phases: readonly string[];
  readonly steps: readonly string[];
  /** What may lie on or with a card of this game. */
  readonly withCards: readonly (typeof WITH_CARDS)[number][];
  /** What the fields of the game's own happenings hold; those that are not named hold texts. */
  readonly happeningFields: HappeningFields;

  /** Lays a card on top of a zone. Throws a sentence where the game cannot. */
  lay(state: S, seat: Seat, zone: string, no: string, how: Laying): CardId;
  /** Lays a marker or an attachment with a card that lies already; the last one laid is on top. */
  layWith?(state: S, card: CardId, kind: 'markers' | 'attached', no: string, how: Laying): CardId;
  nameOf(state: S, card: CardId): string;
  /** Names of the decks that questions may offer, where some do. */
  decksOf?(state: S): readonly string[];
  /** How many abilities a card prints. */
  abilitiesOf(state: S, card: CardId): number;
  lyingOf(state: S, card: CardId): Lying;
  /** Phase from which the match goes on; `resting` between stretches, where the next one tells. */
  phaseOf(state: S, resting: boolean): string;
  /** Does the coming stretch only lead to the next decision, or go on with what the last one began? */
  isOnTheWay(state: S): 'leads' | 'goesOn' | undefined;
  turnOf(state: S): number;
  /** Step inside the phase, where the game has steps. */
  stepOf?(state: S): string;
  /** Words for an ability of a card, beside `ability N` (its line in the text). */
  abilityWords(state: S, ability: AbilityOf): readonly string[];
  /** Which line of its card's text an ability is, from 0; none of what another card gives. */
  lineOf(state: S, ability: AbilityOf): number | undefined;
  /** Is this the place of an ability in the data of some card of the match, as happenings tell it? */
  isAbility(state: S, path: string): boolean;

  /** For an export: how a card stood before what `describe` says is under way was begun with it. */
  orientationBefore?(state: S, card: CardId): string | undefined;
}

/** The same with the cards that a file defines, and with what only this game's tables have. */
export interface ScenarioBench<S extends KernelState = KernelState, Card = unknown, More = unknown>
  extends TableBench<S> {
  /** The blank card that fills piles. */
  readonly blank: Card;
  /** Number and name of a definition that is complete. */
  cardOf(card: Card): { readonly no: string; readonly name: string };
  /** What a definition says that cannot be meant. */
  faultsOf(card: Card, isName: (name: string) => boolean): readonly CardFault[];

  empty(seed: string, options: Options, story: boolean, defined: Readonly<Record<string, Card>>): S;
  /** Sets whose turn it is, the start point, modifiers, and what only this game has. Throws `ScenarioFault`. */
  begin(state: S, spec: TableState & More, read: Reader): void;

  /**
   * For an export: what only this game has of a table between stretches, in the file's words. `nameCard` names what the
   * reader sees; of what else `reader` may know the game decides, as in its view.
   */
  describe(state: S, nameCard: (ref: CardRef) => string | undefined, reader: Reach): Omit<TableState, 'A' | 'B'> & More;
}
