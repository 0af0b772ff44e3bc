// What a Weiß Schwarz card is, as data (section 1): one object per card, its abilities in the vocabulary below.

export const COLORS = ['yellow', 'green', 'red', 'blue'] as const;
export type Color = (typeof COLORS)[number];
export const TYPES = ['character', 'event', 'climax'] as const;
export type CardType = (typeof TYPES)[number];
/** Trigger icons (1.2), in the order of the page. */
export const ICONS = [
  'soul',
  'return',
  'pool',
  'comeback',
  'draw',
  'shot',
  'treasure',
  'gate',
  'standby',
  'choice',
] as const;
export type Icon = (typeof ICONS)[number];
export const SLOTS = ['frontLeft', 'frontCenter', 'frontRight', 'backLeft', 'backRight'] as const;
export type Slot = (typeof SLOTS)[number];
export const FRONT = ['frontLeft', 'frontCenter', 'frontRight'] as const;
export const STATES = ['stand', 'rest', 'reverse'] as const;
export type Orientation = (typeof STATES)[number];
export const PILES = [
  'deck',
  'hand',
  'stock',
  'clock',
  'level',
  'climax',
  'waitingRoom',
  'memory',
  'resolution',
] as const;
export type Pile = (typeof PILES)[number];
/** The pile of markers under each slot (2.4). */
export const MARKERS_UNDER = {
  frontLeft: 'markersFrontLeft',
  frontCenter: 'markersFrontCenter',
  frontRight: 'markersFrontRight',
  backLeft: 'markersBackLeft',
  backRight: 'markersBackRight',
} as const satisfies Record<Slot, string>;
export type Markers = (typeof MARKERS_UNDER)[Slot];
export const MARKERS: readonly Markers[] = SLOTS.map((slot) => MARKERS_UNDER[slot]);
export type Zone = Pile | Slot | Markers;
/** Zones in which a card may lie face down though they are open (2). */
export const mayLieDown = (zone: Zone): boolean => zone === 'memory' || (MARKERS as readonly string[]).includes(zone);
export const PHASES = ['setup', 'stand', 'draw', 'clock', 'main', 'climax', 'attack', 'encore', 'end'] as const;
export type Phase = (typeof PHASES)[number];
/** Steps of the attack phase (6.2). */
export const ATTACK_STEPS = ['declaration', 'trigger', 'counter', 'damage', 'battle'] as const;
export const ATTACK_KINDS = ['frontal', 'side', 'direct'] as const;
export type AttackKind = (typeof ATTACK_KINDS)[number];

/** By the languages that this game speaks. */
interface Words {
  readonly en: string;
}
interface Common {
  readonly no: string;
  readonly name: Words;
  readonly title: string;
  readonly side: 'W' | 'S';
  readonly rarity: string;
  readonly color: Color;
  readonly icons: readonly Icon[];
  readonly abilities: readonly Ability[];
  readonly flavor?: Words;
}
export interface CharacterData extends Common {
  readonly type: 'character';
  readonly level: number;
  readonly cost: number;
  readonly power: number;
  readonly soul: number;
  readonly traits: readonly string[];
}
export interface EventData extends Common {
  readonly type: 'event';
  readonly level: number;
  readonly cost: number;
  readonly counter?: true;
}
export interface ClimaxData extends Common {
  readonly type: 'climax';
}
export type CardData = CharacterData | EventData | ClimaxData;

/** Labels that name a mechanism; some of them other cards look for (section 8). */
export const LABELS = ['encore', 'assist', 'backup', 'bond', 'brainstorm', 'cxCombo'] as const;
export type Label = (typeof LABELS)[number];

export type Ability = Auto | Act | Cont | EventText;
/** A triggered ability: woken by what happens, resolved in a check timing (7.1). */
export interface Auto {
  readonly kind: 'auto';
  readonly label?: Label;
  readonly when: Trigger;
  /** Checked when it resolves. */
  readonly if?: readonly Condition[];
  /** "You may pay the cost. If you do, ..." */
  readonly cost?: readonly Cost[];
  readonly effect: readonly Effect[];
}
/** An activated ability: played in the main phase, or in the counter step where `counter` (7.1, 8.4). */
export interface Act {
  readonly kind: 'act';
  readonly label?: Label;
  readonly counter?: true;
  /** Where it is used from; the stage unless told otherwise. */
  readonly zone?: 'hand';
  /** Own level needed (Backup); without it the ability cannot be used. */
  readonly level?: number;
  readonly if?: readonly Condition[];
  readonly cost: readonly Cost[];
  readonly effect: readonly Effect[];
}
/** A continuous ability: read whenever a value is asked for (7.1, 7.4). */
export interface Cont {
  readonly kind: 'cont';
  readonly label?: Label;
  readonly if?: readonly Condition[];
  /** Whom it concerns. */
  readonly to: 'this' | Select;
  readonly gives: readonly Gift[];
}
/** The text of an event, resolved when it is played. */
export interface EventText {
  readonly kind: 'event';
  readonly if?: readonly Condition[];
  readonly effect: readonly Effect[];
}

export type Gift =
  /** `cost` concerns cards in hand. */
  | { readonly what: 'power' | 'soul' | 'level' | 'cost'; readonly by: Amount }
  | { readonly what: 'cannot'; readonly do: Restriction };
export type Restriction = 'attack' | 'frontalAttack' | 'sideAttack' | 'stand' | 'encore';

export type Trigger =
  /** A card comes onto the stage from elsewhere; `played` asks for a play from hand (Bond's condition under `bondOn`). */
  | { readonly on: 'placed'; readonly who: 'this' | Select; readonly from?: Pile; readonly played?: true }
  | { readonly on: 'attacks'; readonly who: 'this' | Select; readonly kind?: AttackKind }
  /** Becomes the defender of a frontal attack; a side attack has none. */
  | { readonly on: 'isAttacked'; readonly who: 'this' | Select }
  | { readonly on: 'turned'; readonly who: 'this' | 'battleOpponent' | Select; readonly to: Orientation }
  | { readonly on: 'leaves'; readonly who: 'this' | Select; readonly to?: Pile }
  /** On a climax, without `card`: its own play. */
  | { readonly on: 'climaxPlayed'; readonly by: Who; readonly card?: Select }
  | { readonly on: 'phaseBegins'; readonly phase: Phase; readonly turn: Who }
  | { readonly on: 'triggers'; readonly card: Select }
  | { readonly on: 'damageCanceled' | 'damageTaken'; readonly by: 'this' }
  | { readonly on: 'used'; readonly label: Label; readonly by: Who }
  | { readonly on: 'attackEnds'; readonly who: 'this' };
export type Who = 'you' | 'opponent' | 'any';

export interface Range {
  readonly atLeast?: number;
  readonly atMost?: number;
}
/** The one grammar that selects cards: every part narrows. */
export interface Select {
  readonly who: Who;
  readonly where: Pile | 'stage' | 'front' | 'back' | 'looked';
  readonly type?: CardType;
  readonly trait?: string | readonly string[];
  readonly name?: string;
  readonly nameHas?: string;
  readonly color?: Color;
  readonly level?: Range | 'upToYours' | 'upToYoursPlusOne';
  readonly cost?: Range;
  readonly power?: Range;
  readonly icon?: Icon;
  readonly state?: Orientation;
  /** Not the card whose ability this is. */
  readonly other?: true;
  /** In front of the card whose ability this is (2.1). */
  readonly inFront?: true;
  /** Facing the card whose ability this is. */
  readonly facing?: true;
  /** In battle with the card whose ability this is; or the character that is being frontal attacked, whosever ability it is. */
  readonly battling?: 'this' | 'defender';
}
/** A number, or how many cards there are of a kind or bound earlier, `times` so much each. */
export type Amount =
  | number
  | { readonly count: Select; readonly times: number }
  | { readonly bound: string; readonly times: number };

export type Condition =
  | { readonly count: Select; readonly atLeast?: number; readonly atMost?: number }
  | { readonly turn: 'you' | 'opponent' }
  | { readonly thisIn: 'stage' | 'front' | 'back' | 'frontCenter' | Slot }
  /** Cards bound by an earlier step that are of this kind. */
  | { readonly bound: string; readonly is?: Omit<Select, 'who' | 'where'>; readonly atLeast: number }
  | { readonly yourLevel: Range };

export type Cost =
  | { readonly pay: 'stock'; readonly amount: number }
  | { readonly pay: 'discard'; readonly amount: number; readonly card?: Omit<Select, 'who' | 'where'> }
  | { readonly pay: 'restThis' }
  /** Standing characters, never the source itself. */
  | { readonly pay: 'restOthers'; readonly amount: number; readonly card?: Omit<Select, 'who' | 'where'> }
  | { readonly pay: 'thisToWaitingRoom' }
  | { readonly pay: 'deckTopToClock'; readonly amount: number };

export type Until = 'endOfTurn' | 'endOfOpponentsTurn' | 'endOfAttack';
/** Which cards a step concerns: the source, cards bound by name, the battle opponent, or all of a kind. */
export type Target = 'this' | 'battleOpponent' | { readonly bound: string } | { readonly all: Select };
/** Where an effect moves cards: to the zones of their owners. */
export type Destination =
  | Exclude<Pile, 'deck' | 'resolution' | 'level' | 'climax'>
  | 'deckTop'
  | 'deckBottom'
  | 'deckShuffled';

/** The verbs, performed top to bottom (7.2, 7.3). A step does what it can. */
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
  /**
   * To a slot of its owner's stage, chosen by the owner of the effect; `same` is the slot that the source has or had.
   * A card that is on the stage already moves there and keeps its state.
   */
  | {
      readonly do: 'place';
      readonly target: Target;
      readonly state?: Orientation;
      readonly slot?: 'same' | 'any' | 'emptyBack';
    }
  | { readonly do: 'draw'; readonly amount: number; readonly upTo?: true }
  | {
      readonly do: 'discard';
      readonly amount: number;
      readonly who?: 'opponent';
      readonly card?: Omit<Select, 'who' | 'where'>;
    }
  | {
      readonly do: 'power' | 'soul' | 'level';
      readonly target: Target;
      readonly by: Amount;
      readonly until: Until;
    }
  | { readonly do: 'turn'; readonly target: Target; readonly to: Orientation }
  /** Looks at cards from the top of the own deck; they stay deck cards until moved. What no later step moves stays where it is. */
  | { readonly do: 'lookTop'; readonly amount: number; readonly as: string; readonly upTo?: true }
  | { readonly do: 'revealTop'; readonly amount: number; readonly as: string }
  /** Puts looked-at cards back on top (in an order the player picks) or elsewhere. */
  | {
      readonly do: 'putBack';
      readonly bound: string;
      readonly to: 'deckTop' | 'deckBottom' | 'waitingRoom';
      readonly except?: string;
    }
  | {
      readonly do: 'search';
      readonly as: string;
      readonly card: Omit<Select, 'who' | 'where'>;
      readonly amount: number;
    }
  | { readonly do: 'reveal'; readonly target: Target }
  | { readonly do: 'shuffle' }
  /** Flips cards from the deck top into the resolution zone, then all to the waiting room; binds them (8.6). */
  | { readonly do: 'flip'; readonly amount: number; readonly as: string }
  | { readonly do: 'mill'; readonly amount: number; readonly as?: string }
  | { readonly do: 'stockCharge'; readonly amount: number; readonly optional?: true }
  | { readonly do: 'heal'; readonly amount: number; readonly optional?: true }
  | { readonly do: 'damage'; readonly amount: Amount; readonly to: 'opponent' | 'you' }
  /** Moves a character to another slot of its stage, picked by the player; whoever is there changes places with it. */
  | { readonly do: 'swap'; readonly target: Target }
  | { readonly do: 'encore' }
  | { readonly do: 'may'; readonly then: readonly Effect[] }
  | { readonly do: 'pay'; readonly cost: readonly Cost[]; readonly then: readonly Effect[] }
  | {
      readonly do: 'if';
      readonly if: readonly Condition[];
      readonly then: readonly Effect[];
      readonly else?: readonly Effect[];
    }
  /** Repeats for each card bound under the name that is of the kind. */
  | {
      readonly do: 'forEach';
      readonly bound: string;
      readonly is?: Omit<Select, 'who' | 'where'>;
      readonly then: readonly Effect[];
    };
