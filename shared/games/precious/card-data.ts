// What a Precious Memories card is, as data (section 1): one object per card, its texts in the vocabulary below.
import type { Language } from '../../kernel/game.ts';

export const COLORS = ['red', 'green', 'yellow', 'blue'] as const;
export type Color = (typeof COLORS)[number];
export const TYPES = ['character', 'event', 'support'] as const;
export type CardType = (typeof TYPES)[number];

/** The main and the support area together are the field (2.1); only characters stand there. */
export const AREAS = ['mainArea', 'supportArea'] as const;
export type Area = (typeof AREAS)[number];
/** `set` holds support cards on their characters (2.6), `play` what is declared and waits to resolve (7.3). */
export const ZONES = ['deck', 'hand', 'trash', ...AREAS, 'set', 'pointArea', 'play'] as const;
export type Zone = (typeof ZONES)[number];
/** On the field active or resting (2.2); in the point area face up, or face down once used as payment or by Break (2). */
export const STATES = ['active', 'resting', 'faceUp', 'faceDown'] as const;
export type State = (typeof STATES)[number];
export const PHASES = ['setup', 'start', 'main', 'approach', 'end'] as const;
export type Phase = (typeof PHASES)[number];
/** Of an approach (section 6): after its declaration, the interferer, after the interference, after the judgement or the point. */
export const STEPS = ['approached', 'interference', 'interfered', 'judgement', 'approachOver'] as const;
export type Step = (typeof STEPS)[number];
/** A card is entered or played, or a text is used (4.3, 4.4, 7.2). */
export const DECLARATIONS = ['entry', 'event', 'support', 'text'] as const;
export type Declaration = (typeof DECLARATIONS)[number];

/** Tags of a text that is used, or of an event (7.5): phases, sides, and the interruption of something else. */
export const TIMINGS = ['main', 'approach', 'own', 'opponent', 'both', 'interrupt'] as const;
export type Timing = (typeof TIMINGS)[number];

export type Words = Readonly<Partial<Record<Language, string>>> & { readonly en: string };

/** What a text costs (5.4, 5.5): `{}` is the printed (0); `rest` is (T). A colour binds one card of the payment. */
export interface TextCost {
  readonly n?: number;
  readonly color?: Color;
  readonly rest?: true;
}

interface Common {
  /** The key of its work, a stroke, and its number, perhaps with a letter: `rain/01-001a` is `rain/01-001` (1.2). */
  readonly no: string;
  readonly name: Words;
  /** The scene that it shows, since one name stands on many cards: no text refers to it. */
  readonly subtitle?: Words;
  readonly work: string;
  readonly rarity: Rarity;
  readonly color: Color;
  /** Use cost (5.2). */
  readonly cost: number;
  /** Points that it yields as payment (5.1). */
  readonly source: number;
  readonly traits: readonly string[];
  /** Must hold in addition to the cost (5.10). */
  readonly useCondition?: readonly Condition[];
  readonly texts: readonly Text[];
  readonly flavor?: Words;
}
export const RARITIES = ['1', '2', '3', '4', '5', 'PR'] as const;
export type Rarity = (typeof RARITIES)[number];
export interface CharacterData extends Common {
  readonly type: 'character';
  /** Multiples of 10, both or neither: without them it never enters the main area (2, 2.5). */
  readonly ap?: number;
  readonly dp?: number;
  /** A combined character also goes by these (1.3). */
  readonly alsoNamed?: readonly Words[];
  readonly keywords: readonly Keyword[];
}
export interface EventData extends Common {
  readonly type: 'event';
  /** Break stands on event cards only (section 8). */
  readonly keywords: readonly { readonly keyword: 'break' }[];
}
export interface SupportData extends Common {
  readonly type: 'support';
  readonly keywords: readonly never[];
  /** The characters it may be set on; own ones unless the text says so (2.6). */
  readonly sets?: { readonly who?: Who; readonly card?: Kind };
}
export type CardData = CharacterData | EventData | SupportData;

/** In the order of section 8. */
export const KEYWORDS = ['active', 'natural', 'break', 'forcedApproach'] as const;
export type KeywordName = (typeof KEYWORDS)[number];
export type Keyword =
  | { readonly keyword: 'active' | 'break' | 'forcedApproach' }
  | { readonly keyword: 'natural'; readonly x: number };

export type Text = UseText | EventText | StaticText | TriggerText | SourceText;
interface Used {
  readonly timing: readonly Timing[];
  /** What an [interrupt] answers: any play of a card or use of a text unless told otherwise, an entry only if it says so (7.3). */
  readonly against?: { readonly of?: readonly Declaration[]; readonly by?: Who; readonly card?: Kind };
  /** Named when it is declared (5.9); what is lost by then is left out (7.8). What is not named is chosen on resolution. */
  readonly targets?: readonly Naming[];
  readonly effect: readonly Effect[];
}
/** Used once a turn (7.6). */
export interface UseText extends Used {
  readonly kind: 'use';
  readonly cost: TextCost;
  readonly useCondition?: readonly Condition[];
}
/** What an event does (4.4). */
export interface EventText extends Used {
  readonly kind: 'event';
}
/** Applies always, whatever its owner wants (7.7). `bearer` is the character that a support card is set on. */
export interface StaticText {
  readonly kind: 'static';
  readonly if?: readonly Condition[];
  readonly to: 'this' | 'bearer' | Select;
  readonly gives: readonly Gift[];
}
/** Wakes by what happens; nobody can refuse it unless it says "may". */
export interface TriggerText {
  readonly kind: 'trigger';
  readonly when: Trigger;
  /** Checked when it resolves. */
  readonly if?: readonly Condition[];
  readonly effect: readonly Effect[];
}
/** Its source counts as more when it pays for such a card (1.2). */
export interface SourceText {
  readonly kind: 'source';
  readonly by: number;
  readonly for: Kind;
}

export const VALUES = ['ap', 'dp'] as const;
export type Value = (typeof VALUES)[number];
export type Gift =
  | { readonly what: Value; readonly by: Amount }
  /** Of cards in hand; never below 0 (5.8). */
  | { readonly what: 'cost'; readonly by: number }
  /** How many points its approach gives more, and how often more it may approach in a turn (6, 6.4). */
  | { readonly what: 'points' | 'approaches'; readonly by: number }
  | { readonly what: 'keyword'; readonly keyword: Keyword }
  | { readonly what: 'cannot'; readonly do: Restriction };
/** `exit`: in a judgement. `wake`: at the start of its controller's turn. `target`: be named by the opponent. `beInterfered`: with its approach. */
export const RESTRICTIONS = ['approach', 'interfere', 'beInterfered', 'exit', 'wake', 'useText', 'target'] as const;
export type Restriction = (typeof RESTRICTIONS)[number];

export type Trigger =
  /** Onto the field from anywhere. */
  | { readonly on: 'enters'; readonly who: 'this' | Select }
  /** Exits in a judgement or by an effect. */
  | { readonly on: 'exits'; readonly who: 'this' | Select }
  /** From the field to anywhere. */
  | { readonly on: 'leaves'; readonly who: 'this' | Select }
  | { readonly on: 'approaches' | 'interferes'; readonly who: 'this' | Select }
  /** Its approach gives the opponent points. */
  | { readonly on: 'givesPoints'; readonly who: 'this' | Select }
  /** Points come into the point area of this player, by an approach or an effect. */
  | { readonly on: 'receivesPoints'; readonly seat: Who }
  /** A support card is set on it. */
  | { readonly on: 'supported'; readonly who: 'this' | Select }
  /** An event or a support card is played, or a text used, and has resolved. */
  | { readonly on: 'played'; readonly by: Who; readonly card?: Kind }
  | { readonly on: 'turnBegins' | 'turnEnds'; readonly turn: Who };
export type Who = 'you' | 'opponent' | 'any';

export interface Range {
  readonly atLeast?: number;
  readonly atMost?: number;
}
/** What a card is, wherever it lies: every part narrows. Names and traits mean exact equality (section 8, Terms). */
export interface Kind {
  readonly type?: CardType;
  readonly color?: Color;
  readonly work?: string;
  readonly name?: string;
  /** All of them: 【A+B】. */
  readonly traits?: readonly string[];
  /** Use cost as printed. */
  readonly cost?: Range;
  readonly source?: Range;
  /** Only of characters that have AP and DP. */
  readonly ap?: Range;
  readonly dp?: Range;
  readonly state?: State;
  readonly keyword?: KeywordName;
  /** Not the card whose text this is. */
  readonly other?: true;
  /** With a support card set on it, or without. */
  readonly supported?: boolean;
  /** In the approach under way (6.1); `opponent`: against the card whose text this is. */
  readonly participates?: 'any' | 'approacher' | 'interferer' | 'opponent';
}
/** The one grammar that selects cards. `set` means support cards on characters. */
export interface Select extends Kind {
  readonly who: Who;
  readonly where: 'field' | Area | 'set' | 'hand' | 'trash' | 'pointArea' | 'deck' | 'looked';
}
export interface Naming {
  readonly as: string;
  readonly from: Select;
  readonly amount?: number;
  readonly upTo?: true;
}
/** A number; how many cards there are of a kind, or were bound earlier, `times` so much each; or a value of one card. */
export type Amount =
  | number
  | { readonly count: Select; readonly times: number }
  | { readonly bound: string; readonly times: number }
  | { readonly of: Target; readonly value: Value | 'cost' | 'source' };

export type Condition =
  | { readonly count: Select; readonly atLeast?: number; readonly atMost?: number }
  | { readonly turn: 'you' | 'opponent' }
  | { readonly thisIn: Area }
  | { readonly thisIs: Kind }
  /** Cards bound by an earlier step that are of this kind. */
  | { readonly bound: string; readonly is?: Kind; readonly atLeast: number }
  /** The own points against the opponent's (9.1). */
  | { readonly points: 'fewer' | 'more' };

/** `endOfApproach`: when its judgement or its point is done (6.1). `lasting` ends when the card leaves the field. */
export const UNTIL = ['endOfApproach', 'endOfTurn', 'lasting'] as const;
export type Until = (typeof UNTIL)[number];
/** Which cards a step concerns: the source, its bearer, cards bound by name, the other one in the approach, or all of a kind. */
export type Target = 'this' | 'bearer' | 'approachOpponent' | { readonly bound: string } | { readonly all: Select };
/** Where an effect moves cards: to the zones of their owners. */
export const DESTINATIONS = ['hand', 'trash', 'deckTop', 'deckBottom', 'deckShuffled'] as const;
export type Destination = (typeof DESTINATIONS)[number];

/** The verbs, performed top to bottom. A step does what it can (7.8). */
export type Effect =
  | {
      readonly do: 'choose';
      readonly as: string;
      readonly from: Select;
      readonly amount?: number;
      /** 0 to amount; otherwise as many of amount as exist. */
      readonly upTo?: true;
      readonly by?: 'opponent';
    }
  | { readonly do: 'move'; readonly target: Target; readonly to: Destination }
  | { readonly do: 'draw'; readonly amount: Amount; readonly who?: 'opponent' | 'each' }
  | { readonly do: 'discard'; readonly amount: Amount; readonly who?: 'opponent' | 'each'; readonly card?: Kind }
  /** Cards from the top of a deck to its trash. */
  | { readonly do: 'mill'; readonly amount: Amount; readonly who?: 'opponent' | 'each'; readonly as?: string }
  /** Whoever receives them turns them up from the own deck: points are given, so Break may follow (section 8). */
  | { readonly do: 'givePoints'; readonly amount: Amount; readonly who: 'you' | 'opponent' | 'each' }
  /** Points that pay again, or no more (2). */
  | { readonly do: 'turnUp' | 'turnDown'; readonly target: Target }
  | { readonly do: Value; readonly target: Target; readonly by: Amount; readonly until: Until }
  | { readonly do: 'gain'; readonly target: Target; readonly keyword: Keyword; readonly until: Until }
  | { readonly do: 'forbid'; readonly target: Target; readonly what: Restriction; readonly until: Until }
  /** It may approach once more in this turn (6.4). */
  | { readonly do: 'approachAgain'; readonly target: Target }
  | { readonly do: 'rest' | 'wake' | 'exit'; readonly target: Target }
  /** Onto the own field; without `to` the player picks among the areas that it may enter (2.3 to 2.5). */
  | { readonly do: 'enter'; readonly target: Target; readonly to?: Area; readonly state?: 'resting' }
  /** From one area of its field to the other (2.5). */
  | { readonly do: 'shift'; readonly target: Target; readonly to: Area }
  /** A support card goes on a character (2.6). */
  | { readonly do: 'set'; readonly target: Target; readonly on: Target }
  /** Looks at cards from the top of the own deck; they stay deck cards until moved. */
  | { readonly do: 'lookTop'; readonly amount: number; readonly as: string }
  | { readonly do: 'revealTop'; readonly amount: number; readonly as: string }
  /** Puts looked-at cards back on top or at the bottom, in an order the player picks, or away. */
  | {
      readonly do: 'putBack';
      readonly bound: string;
      readonly to: 'deckTop' | 'deckBottom' | 'trash';
      readonly except?: string;
    }
  | { readonly do: 'search'; readonly as: string; readonly card: Kind; readonly amount: number }
  | { readonly do: 'reveal'; readonly target: Target }
  | { readonly do: 'shuffle' }
  /** What this interrupts does nothing; what was paid stays paid (5.9). */
  | { readonly do: 'negate' }
  | { readonly do: 'may'; readonly then: readonly Effect[] }
  | { readonly do: 'pay'; readonly cost: TextCost; readonly then: readonly Effect[] }
  | {
      readonly do: 'if';
      readonly if: readonly Condition[];
      readonly then: readonly Effect[];
      readonly else?: readonly Effect[];
    }
  | { readonly do: 'forEach'; readonly bound: string; readonly is?: Kind; readonly then: readonly Effect[] };
