// What the text of a Weiß Schwarz card says, as data: abilities (7.1), what wakes them, what they cost, do and give.
import type { ATTACK_KINDS, AttackKind, CardType, Color, Icon, Orientation, Phase, Pile, Slot } from './card-data.ts';

/** Labels that name a mechanism; some of them other cards look for (section 8). */
export const LABELS = [
  'encore',
  'assist',
  'backup',
  'bond',
  'brainstorm',
  'cxCombo',
  'greatPerformance',
  'alarm',
  'change',
  'memory',
  'experience',
  'shift',
  'accelerate',
  'resonate',
] as const;
export type Label = (typeof LABELS)[number];
/** Where an ability works that does not work on the stage, or a climax's in the climax zone (7.1); `clockTop` is Alarm's (8.3). */
export const WORKPLACES = ['hand', 'clock', 'clockTop', 'memory', 'marker'] as const;
export type Workplace = (typeof WORKPLACES)[number];

interface Labelled {
  readonly label?: Label;
  readonly in?: Workplace;
}
interface Limited extends Labelled {
  /** "This ability activates up to N times per turn" (7.6). */
  readonly perTurn?: number;
  readonly if?: readonly Condition[];
}
export type Ability = Auto | Act | Cont | EventText | DeckText;
/** Abilities that another ability may give. */
export type Granted = Auto | Act | Cont;
/** A triggered ability: woken by what happens, resolved in a check timing (7.1). Conditions are checked when it resolves. */
export interface Auto extends Limited {
  readonly kind: 'auto';
  /** Of several each wakes it. */
  readonly when: Trigger | readonly Trigger[];
  /** "You may pay the cost. If you do, ..." */
  readonly cost?: readonly Cost[];
  readonly effect: readonly Effect[];
}
/** An activated ability: played in the main phase, or in the counter step where `counter` (7.1, 8.4). */
export interface Act extends Limited {
  readonly kind: 'act';
  readonly counter?: true;
  /** Own level needed (Backup); without it the ability cannot be used. */
  readonly level?: number;
  readonly cost: readonly Cost[];
  readonly effect: readonly Effect[];
}
/** A continuous ability: read whenever a value is asked for (7.1, 7.4). */
export interface Cont extends Labelled {
  readonly kind: 'cont';
  readonly if?: readonly Condition[];
  /** Whom it concerns: a player, the character that it lies under as a marker, cards. */
  readonly to: 'this' | 'bearer' | Player | Select;
  readonly gives: readonly Gift[];
}
/** The text of an event, resolved when it is played. */
export interface EventText {
  readonly kind: 'event';
  readonly if?: readonly Condition[];
  readonly effect: readonly Effect[];
}
/** How many cards of this name a deck may hold (3.4). */
export interface DeckText {
  readonly kind: 'deck';
  readonly copies: number;
}

export type Player = 'you' | 'opponent';
export type Who = Player | 'any';
export type Gift =
  /** `cost` concerns cards in hand. */
  | { readonly what: 'power' | 'soul' | 'level' | 'cost'; readonly by: Amount }
  | { readonly what: 'cannot'; readonly do: Restriction }
  /** Nested text: works as long as it is given, as an ability of the card that has it. */
  | { readonly what: 'ability'; readonly ability: Granted }
  | { readonly what: 'trait' | 'name'; readonly is: string }
  | { readonly what: 'color'; readonly is: Color }
  | { readonly what: 'icon'; readonly is: Icon }
  | { readonly what: 'loses'; readonly all: 'abilities' | 'traits' }
  | { readonly what: 'may'; readonly do: Permission }
  /** Great Performance: whoever of the opponent's would attack makes a frontal attack on it (8.7). */
  | { readonly what: 'takesAttacks' }
  /** Replaces where it would go from the stage (7.4). */
  | { readonly what: 'goes'; readonly to: Extract<Pile, 'memory' | 'stock' | 'clock' | 'hand'>; readonly instead: Pile }
  /** Of damage that the player receives; never below 0. */
  | { readonly what: 'damage'; readonly by: number; readonly atMost?: number }
  | { readonly what: 'handLimit'; readonly by: number }
  | { readonly what: 'triggerChecks'; readonly by: number };
/** What cards cannot do, and what players cannot. */
export const RESTRICTIONS = [
  'attack',
  'frontalAttack',
  'sideAttack',
  'stand',
  'encore',
  'reverse',
  'move',
  'beChosen',
  'use',
  'play',
] as const;
export const BANS = ['playEvents', 'playClimaxes', 'playCharacters', 'useBackup'] as const;
export type Restriction = (typeof RESTRICTIONS)[number] | (typeof BANS)[number];
export const PERMISSIONS = ['playAnyColor', 'sideAttackFully', 'attackBack'] as const;
export type Permission = (typeof PERMISSIONS)[number];

export type Trigger =
  /** A card comes onto the stage from elsewhere; `played` asks for a play from hand (Bond's condition under `bondOn`). */
  | {
      readonly on: 'placed';
      readonly who: 'this' | Select;
      readonly from?: Pile;
      readonly played?: true;
      /** By an effect of a card of this name. */
      readonly by?: string;
    }
  | { readonly on: 'attacks'; readonly who: 'this' | Select; readonly kind?: AttackKind }
  /** Becomes the defender of a frontal attack; a side attack has none. */
  | { readonly on: 'isAttacked'; readonly who: 'this' | Select }
  | { readonly on: 'turned'; readonly who: 'this' | 'battleOpponent' | Select; readonly to: Orientation }
  | { readonly on: 'leaves'; readonly who: 'this' | Select; readonly to?: Pile }
  /** On a climax, without `card`: its own play. */
  | { readonly on: 'climaxPlayed'; readonly by: Who; readonly card?: Select }
  /** A card is played from hand: a character, an event, or a climax as well (5.2). */
  | { readonly on: 'played'; readonly by: Who; readonly card: Kind }
  | { readonly on: 'phaseBegins'; readonly phase: Phase; readonly turn: Who }
  | { readonly on: 'triggers'; readonly card: Select }
  /** Damage that this card or one of these deals, or that a player receives. */
  | { readonly on: 'damageCanceled' | 'damageTaken'; readonly by?: 'this' | Select; readonly to?: Who }
  /** Without a label only ACTs are used; with one also AUTOs of that label, when they resolve. */
  | { readonly on: 'used'; readonly by: Who; readonly label?: Label; readonly name?: string }
  | { readonly on: 'attackEnds'; readonly who: 'this' }
  | { readonly on: 'levelsUp'; readonly who: Who }
  /** A card comes into a zone from another, also off the stage: not onto it. */
  | { readonly on: 'comes'; readonly card: Kind; readonly who: Who; readonly to: Pile; readonly from?: Pile };

/** Both ends belong to it; an end that is left out is open. */
export interface Range {
  readonly atLeast?: Amount;
  readonly atMost?: Amount;
}
/** A kind of cards, wherever they lie: every part narrows. Lists mean one of them. */
export interface Kind {
  readonly type?: CardType;
  readonly trait?: string | readonly string[];
  readonly name?: string | readonly string[];
  readonly nameHas?: string | readonly string[];
  readonly color?: Color | readonly Color[];
  readonly level?: Range;
  readonly cost?: Range;
  readonly power?: Range;
  readonly soul?: Range;
  readonly icon?: Icon | readonly Icon[];
  readonly state?: Orientation;
  readonly label?: Label;
  /** How many markers lie under it. */
  readonly markers?: Range;
  /** Not the card whose ability this is. */
  readonly other?: true;
  /** In front of the card whose ability this is (2.1). */
  readonly inFront?: true;
  /** Facing the card whose ability this is. */
  readonly facing?: true;
  /** In battle with the card whose ability this is; or the character that is being frontal attacked, whosever ability it is. */
  readonly battling?: 'this' | 'defender';
  /** Of the name of a card bound earlier. */
  readonly sameName?: string;
  /** Of a color of the card whose ability this is. */
  readonly sameColor?: true;
  readonly not?: Kind;
  readonly or?: readonly Kind[];
}
export type Row = 'stage' | 'front' | 'back' | Slot;
/** The one grammar that selects cards: where they lie and of what kind they are. */
export interface Select extends Kind {
  readonly who: Who;
  readonly where: Pile | Row | 'looked' | 'markers';
}
/** A number, or something counted on the table, so many times and so much more. */
export type Amount = number | Counted;
export type Counted = Measure & {
  readonly times?: number;
  readonly plus?: number;
  readonly atMost?: number;
};
export type Measure =
  | { readonly count: Select }
  /** Cards bound earlier, perhaps of a kind. */
  | { readonly bound: string; readonly is?: Kind }
  | { readonly level: Player }
  /** Of several cards the sum; `levels` of the cards in a level zone is what Experience counts (8.10). */
  | { readonly sum: 'level' | 'cost' | 'power' | 'soul' | 'markers'; readonly of: Target };
export type Condition =
  | ({ readonly count: Select } & Range)
  | ({ readonly amount: Counted } & Range)
  | { readonly turn: Player }
  | { readonly phase: Phase }
  | { readonly thisIn: Row | Workplace }
  /** Are the cards, at least one, of the kind? */
  | { readonly target: Target; readonly is: Kind }
  /** Cards bound by an earlier step that are of this kind. */
  | ({ readonly bound: string; readonly is?: Kind } & Range)
  | { readonly yourLevel: Range }
  /** There are some, and all are of the kind. */
  | { readonly all: Select; readonly are: Kind }
  | { readonly placedThisTurn: true }
  | { readonly battle: (typeof ATTACK_KINDS)[number] | 'any' }
  | { readonly not: Condition }
  | { readonly or: readonly Condition[] };
export type Cost =
  | { readonly pay: 'stock'; readonly amount: number }
  | { readonly pay: 'discard'; readonly amount: number; readonly card?: Kind }
  | { readonly pay: 'reveal'; readonly amount: number; readonly card?: Kind }
  | { readonly pay: 'restThis' }
  /** Standing characters, never the source itself. */
  | { readonly pay: 'restOthers'; readonly amount: number; readonly card?: Kind }
  | { readonly pay: 'this'; readonly to: Destination }
  /** Own cards from a zone that all see, never the source itself. */
  | {
      readonly pay: 'move';
      readonly amount: number;
      readonly from: Openly;
      readonly card?: Kind;
      readonly to: Destination;
    }
  | { readonly pay: 'deckTopToClock'; readonly amount: number };
export type Openly = Extract<Pile, 'clock' | 'climax' | 'waitingRoom' | 'memory' | 'hand'> | Row | 'markers';
export type Until = 'endOfTurn' | 'endOfOpponentsTurn' | 'endOfAttack';
/** Which cards a step concerns: the source, cards bound by name, the battle opponent, the one it is a marker of, or all of a kind. */
export type Target = 'this' | 'battleOpponent' | 'bearer' | { readonly bound: string } | { readonly all: Select };
/** Where cards are moved: to the zones of their owners; `markers` to the pile under the card whose ability this is. */
export type Destination =
  | Exclude<Pile, 'deck' | 'resolution'>
  | 'deckTop'
  | 'deckBottom'
  | 'deckShuffled'
  | 'clockBottom'
  | 'stockBottom'
  | 'markers'
  | 'markersDown';
/** A slot of its owner's stage: the one that the source has or had, its own before it left, or one of these. */
export type Place = 'same' | 'its' | 'any' | 'empty' | 'emptyFront' | 'emptyBack' | 'front' | 'back';
export type Moment = { readonly phase: Phase; readonly turn: Player } | 'attackEnds';
/** The verbs, performed top to bottom (7.2, 7.3). A step does what it can. */
export type Effect =
  | {
      readonly do: 'choose';
      readonly as: string;
      readonly from: Select | { readonly bound: string; readonly is?: Kind };
      readonly amount?: Amount;
      /** 0 to amount; otherwise as many of amount as exist. */
      readonly upTo?: true;
      /** Of names of their own. */
      readonly differing?: true;
    }
  | { readonly do: 'move'; readonly target: Target; readonly to: Destination }
  /** A card that is on the stage already moves there and keeps its state. */
  | { readonly do: 'place'; readonly target: Target; readonly state?: Orientation; readonly slot?: Place }
  | { readonly do: 'draw'; readonly amount: Amount; readonly upTo?: true }
  | { readonly do: 'discard'; readonly amount: Amount; readonly card?: Kind; readonly as?: string }
  | {
      readonly do: 'power' | 'soul' | 'level';
      readonly target: Target;
      /** What it becomes instead, with `set`. */
      readonly by: Amount;
      readonly set?: true;
      readonly until: Until;
    }
  /** Everything else that lasts: on cards, or on a player. */
  | { readonly do: 'give'; readonly target: Target | Player; readonly gives: readonly Gift[]; readonly until: Until }
  | { readonly do: 'turn'; readonly target: Target; readonly to: Orientation }
  /** Looks at cards from the top of a deck; they stay deck cards until moved. What no later step moves stays where it is. */
  | {
      readonly do: 'lookTop';
      readonly amount: Amount;
      readonly as: string;
      readonly upTo?: true;
      readonly of?: 'opponent';
    }
  | { readonly do: 'revealTop'; readonly amount: Amount; readonly as: string; readonly of?: 'opponent' }
  /** Puts looked-at cards back on top (in an order the player picks) or elsewhere. */
  | {
      readonly do: 'putBack';
      readonly bound: string;
      readonly to: 'deckTop' | 'deckBottom' | 'waitingRoom';
      readonly except?: string;
    }
  | { readonly do: 'search'; readonly as: string; readonly card: Kind; readonly amount: Amount }
  | { readonly do: 'reveal'; readonly target: Target }
  | { readonly do: 'shuffle' }
  /** Flips cards from the deck top into the resolution zone, then all to the waiting room; binds them (8.6). */
  | { readonly do: 'flip'; readonly amount: Amount; readonly as: string }
  | { readonly do: 'mill'; readonly amount: Amount; readonly as?: string; readonly of?: 'opponent' }
  | { readonly do: 'stockCharge'; readonly amount: Amount; readonly optional?: true }
  | { readonly do: 'heal'; readonly amount: Amount; readonly optional?: true }
  /** Cards one by one off the top (or bottom) of a pile. */
  | {
      readonly do: 'take';
      readonly from: Extract<Pile, 'deck' | 'stock' | 'clock'>;
      readonly bottom?: true;
      readonly amount: Amount;
      readonly to: Destination;
      readonly of?: 'opponent';
      readonly as?: string;
    }
  | { readonly do: 'damage'; readonly amount: Amount; readonly to: Player }
  /** Moves a character to another slot of its stage, picked by the player; whoever is there changes places with it. */
  | { readonly do: 'swap'; readonly target: Target }
  /** Two cards change places, zone for zone; what comes onto the stage stands unless told otherwise. */
  | { readonly do: 'exchange'; readonly target: Target; readonly with: Target; readonly state?: Orientation }
  | { readonly do: 'encore' }
  /** The effect of a trigger icon, as of a trigger check of this card's attack (1.2). */
  | { readonly do: 'icon'; readonly icon: Icon }
  | { readonly do: 'may'; readonly then: readonly Effect[] }
  | { readonly do: 'pay'; readonly cost: readonly Cost[]; readonly then: readonly Effect[] }
  | {
      readonly do: 'if';
      readonly if: readonly Condition[];
      readonly then: readonly Effect[];
      readonly else?: readonly Effect[];
    }
  /** Repeats for each card bound under the name that is of the kind. */
  | { readonly do: 'forEach'; readonly bound: string; readonly is?: Kind; readonly then: readonly Effect[] }
  | { readonly do: 'repeat'; readonly times: Amount; readonly then: readonly Effect[] }
  /** One of several, or exactly so many different ones (as many as there are), done in the order in which the player picks them. */
  | { readonly do: 'oneOf'; readonly of: readonly (readonly Effect[])[]; readonly amount?: number }
  /** Done by the opponent, or by all players, the turn player first: in it "you" is who does it (7.3). */
  | { readonly do: 'by'; readonly who: 'opponent' | 'any'; readonly then: readonly Effect[] }
  /** Waits for the next such moment, knowing what has been bound (7.4). */
  | { readonly do: 'later'; readonly at: Moment; readonly then: readonly Effect[] };
