// The contract that every game meets: the kernel, the server and the client know a game only through it.
import type { Choosable, Rule } from './ask.ts';
import type { CardId } from './card.ts';
import type { Deck, DeckFault } from './deck.ts';
import type { Explanation } from './explain.ts';
import type { Json } from './json.ts';
import type { BySeat, Seat } from './seat.ts';
import type { KernelState, Result } from './state.ts';
import type { Viewer } from './story.ts';
import type { OpenZones, Sight } from './view.ts';

/** Languages in which cards may be read; the page around them speaks English. */
export const LANGUAGES = ['en', 'ja', 'zh-TW', 'zh-CN'] as const;
export type Language = (typeof LANGUAGES)[number];
/** What there is in English, and in other languages as far as somebody has written it. */
export type ByLanguage<T> = Readonly<Partial<Record<Language, T>>> & { readonly en: T };
export const inLanguage = <T>(those: ByLanguage<T>, language: Language): T => those[language] ?? those.en;

export type OptionValue = string | number | boolean;
export type Options = Readonly<Record<string, OptionValue>>;
/** A named option of a match: what it may be, and what it is unless told otherwise. */
export interface OptionSpec {
  readonly values: readonly OptionValue[];
  readonly default: OptionValue;
}

/** All a match starts from. The same setup and the same answers give the same match. */
export interface Setup {
  /** 256 bits as 64 hexadecimal digits. */
  readonly seed: string;
  readonly decks: BySeat<Deck>;
  /** All decks that a seat brings, of which `decks` has the first; only of a game that takes rosters. */
  readonly rosters?: BySeat<readonly Deck[]>;
  /** Only what was named: the rest is the game's default, which may depend on what was named. */
  readonly options: Options;
}

/** What the table of any game shows of a card's print: the client draws from it and nothing else. */
export interface CardPrint {
  readonly no: string;
  readonly name: ByLanguage<string>;
  /** A second name printed under the first: whom a card shows whose own name is another. */
  readonly subtitle?: ByLanguage<string>;
  readonly type: string;
  readonly color: string;
  readonly rarity?: string;
  readonly flavor?: ByLanguage<string>;
  /** Printed numbers by the game's words (level, cost, power). */
  readonly numbers: Readonly<Record<string, number>>;
  readonly traits: readonly string[];
  /** Icons printed on the card, in order. */
  readonly icons: readonly string[];
}

export interface StarterDeck extends Deck {
  readonly id: string;
  /** The cards that stand for it, by number, the first ones foremost. */
  readonly faces: readonly string[];
}

/** How a happening travels: its fields in order. Kinds that every game shares stand in the kernel. */
export type EventFields = Readonly<Record<string, readonly string[]>>;

/** What a table shows of a game: all that the page needs of it, without its rules. */
export interface GameFront {
  readonly id: string;
  /** The languages in which its cards can be read, English among them: of no other it is asked for texts. */
  readonly languages: readonly Language[];
  readonly options: Readonly<Record<string, OptionSpec>>;
  readonly sight: OpenZones;
  /** The game's own happenings with the order of their fields. */
  readonly events: EventFields;
  readonly starters: readonly StarterDeck[];
  /** Places in play that hold any number of cards side by side: what is put there takes nobody's place. */
  readonly areas?: readonly string[];
  /** Kinds of covert windows, for the settings of a seat. */
  readonly windows: readonly string[];
  /** Those of them in which a seat answers what the other does: never to answer loses nothing that it has. */
  readonly answerWindows: readonly string[];
  /** Questions for a number that are mostly answered with the highest: what is set begins there. */
  readonly fromHighest?: readonly string[];
  prints(): readonly CardPrint[];
  print(no: string): CardPrint | undefined;
  /**
   * Text of this game by key: `ask.<why>` (perhaps with `decline.<why>`, what answering with nothing is called,
   * `amount.<why>`, how many are picked, and `heard.<why>`, what others hear of it), `action.<do>` (perhaps with
   * `detail.<do>`, which may hold the card's `{{text}}`), `event.<type>`, `zone.<zone>`, `phase.<phase>`, `option.<option>`,
   * `reason.<reason>`, `winner.<winner>`, `state.<state>`, `value.<what>`, `fault.<rule>`, `window.<kind>`, `color.<color>`,
   * `type.<type>`, `icon.<icon>`, `trait.<trait>`, `blocked.<lacks>`, `part.<rule>`, `deck.<starter>`, and of what only this game has: `slot`, `step`, `kind`, `label`, `action`.
   * English has them all. Of another language the page reads what stands on cards and what explains it (`type`, `color`, `icon`,
   * `trait`, `value`, `keyword`), and takes from English what is missing there.
   */
  text(language: Language): Readonly<Record<string, string>>;
  /** The card's rules text, a line per ability, from the same data that the rules run. */
  describe(no: string, language: Language): readonly string[];
  /** Labels and icons of the card that are explained under `keyword.<one>`. */
  keywords(no: string): readonly string[];
  /** Which line of `describe` holds the ability at a path of the card's data. */
  lineOf(no: string, path: string): number | undefined;
  /** Text key of what an ability is called, where it is called anything. */
  abilityName(no: string, path: string): string | undefined;
  /** The most decks that a seat may bring, hidden from the other, to choose from once the match has begun; left out: one deck. */
  readonly roster?: number;
  /** What is wrong with a deck, at a table with these options where they matter. */
  checkDeck(deck: Deck, options?: Options): readonly DeckFault[];
  /** Every option as a match would have it: those named, then what they bring with them, then the defaults. */
  fillOptions(named: Options): Options;
}

/** A whole game: what its table shows, and its rules. */
export interface GameModule<S extends KernelState = KernelState> extends GameFront {
  readonly sight: Sight<S>;
  /** A new match at its first stretch; nothing has been told. Throws on decks that `checkDeck` faults. */
  setup(setup: Setup, story: boolean): S;
  /** Runs one stretch; between stretches the state alone says what comes next. */
  advance(state: S): Rule;
  clone(state: S): S;
  /** A deck registered by a seat whose open question takes some: what it adds to the offer, or what is wrong with it. */
  register?(state: S, seat: Seat, deck: Deck): Choosable | readonly DeckFault[];
  /** Ends the match at once, told as `ended`: concession, absence, no result. */
  end(state: S, result: Result): void;
  /** Cards by owner for the law of conservation: every card exactly once, and '' for a place that a card has yet to be chosen for. */
  census(state: S): BySeat<readonly string[]>;
  /** What makes up the card's values and what keeps `viewer` from using it, from nothing that `viewer` does not know. */
  explain?(state: S, viewer: Viewer, card: CardId): Explanation;
  /** For diagnosis and bots: the seat whose turn it is. */
  turnPlayer(state: S): Seat;
  /** Any game-specific numbers worth printing after a simulation (turns played and the like). */
  summary(state: S): Readonly<Record<string, Json>>;
}
