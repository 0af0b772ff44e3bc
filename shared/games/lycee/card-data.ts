// What a Lycee card is, as data (section 1): one object per card, its abilities in the vocabulary below.
import type { Language } from '../../kernel/game.ts';

export const ATTRIBUTES = ['snow', 'moon', 'flower', 'cloud', 'sun'] as const;
export type Attribute = (typeof ATTRIBUTES)[number];
/** What a cost is made of: a star is paid by a point of any card (5.3). */
export const PIPS = [...ATTRIBUTES, 'star'] as const;
export type Pip = (typeof PIPS)[number];
export const TYPES = ['character', 'event', 'item', 'area'] as const;
export type CardType = (typeof TYPES)[number];

/** The attack row, next to the opponent, then the defence row; left and right as the owner sees them (2.3). */
export const CELLS = ['AL', 'AC', 'AR', 'DL', 'DC', 'DR'] as const;
export type Cell = (typeof CELLS)[number];
export const ATTACK_ROW = ['AL', 'AC', 'AR'] as const;
export type AttackCell = (typeof ATTACK_ROW)[number];
export const DEFENCE_ROW = ['DL', 'DC', 'DR'] as const;
export type DefenceCell = (typeof DEFENCE_ROW)[number];
/** The area that lies on a cell, and the item under its character (2.6). */
export const AREA_ON = {
  AL: 'areaAL',
  AC: 'areaAC',
  AR: 'areaAR',
  DL: 'areaDL',
  DC: 'areaDC',
  DR: 'areaDR',
} as const satisfies Record<Cell, string>;
export const ITEM_ON = {
  AL: 'itemAL',
  AC: 'itemAC',
  AR: 'itemAR',
  DL: 'itemDL',
  DC: 'itemDC',
  DR: 'itemDR',
} as const satisfies Record<Cell, string>;
export type AreaZone = (typeof AREA_ON)[Cell];
export type ItemZone = (typeof ITEM_ON)[Cell];
/** `chain` holds cards that are declared and wait to resolve (section 7). */
export const PILES = ['deck', 'hand', 'dustBox', 'outOfGame', 'chain'] as const;
export type Pile = (typeof PILES)[number];
export type Zone = Pile | Cell | AreaZone | ItemZone;
export const AREAS: readonly AreaZone[] = CELLS.map((cell) => AREA_ON[cell]);
export const ITEMS: readonly ItemZone[] = CELLS.map((cell) => ITEM_ON[cell]);
export const ZONES: readonly Zone[] = [...PILES, ...CELLS, ...AREAS, ...ITEMS];
/** Of characters (2.1). */
export const STATES = ['ready', 'acted'] as const;
export type Orientation = (typeof STATES)[number];
export const PHASES = ['setup', 'start', 'main', 'end'] as const;
export type Phase = (typeof PHASES)[number];
/** Steps of the start phase (4.1 to 4.3) and of a battle (section 6). */
export const STEPS = ['duties', 'wakeUp', 'warmUp', 'defender', 'support', 'outcome'] as const;
export type Step = (typeof STEPS)[number];
/** Everything that is used is declared (7.1). */
export const DECLARATIONS = ['summon', 'item', 'area', 'attack', 'event', 'ability', 'basic', 'support'] as const;
export type Declaration = (typeof DECLARATIONS)[number];

export type Words = Readonly<Partial<Record<Language, string>>> & { readonly en: string };

/** What is printed where a card or an ability costs something; `{}` is the printed 0: nothing to pay, still a declaration (1.6). */
export interface Cost {
  readonly pips?: Readonly<Partial<Record<Pip, number>>>;
  /** [T]: the character itself, ready, becomes acted (5.7). */
  readonly tap?: true;
  /** Blue text, paid left to right (5.7). */
  readonly special?: readonly SpecialCost[];
}
export type SpecialCost =
  | { readonly pay: 'trashThis' | 'returnThis' | 'trashItem' }
  /** Other own characters on the field; ready ones where they become acted. */
  | { readonly pay: 'trashOther' | 'actOther' | 'returnOther'; readonly amount: number; readonly card?: Kind }
  /** Any cards from the hand, whatever their EX. */
  | { readonly pay: 'discard'; readonly amount: number; readonly card?: Kind }
  | { readonly pay: 'mill'; readonly amount: number }
  | { readonly pay: 'removeFromDustBox'; readonly amount: number; readonly card?: Kind };

interface Common {
  readonly no: string;
  readonly name: Words;
  readonly set: string;
  readonly rarity: string;
  /** None for a card of no attribute, a star (1.2). */
  readonly attributes: readonly Attribute[];
  readonly cost: Cost;
  /** Points that it yields when it is discarded for a cost (5.2). */
  readonly ex: 0 | 1 | 2 | 3;
  readonly abilities: readonly Ability[];
  readonly flavor?: Words;
}
export interface CharacterData extends Common {
  readonly type: 'character';
  /** Full name of the person: one of each on a field (4.7). */
  readonly person: string;
  /** Cells that it may enter, its field limits (4.6). */
  readonly cells: readonly Cell[];
  readonly ap: number;
  readonly dp: number;
  readonly sp: number;
  readonly basics: readonly Basic[];
}
export interface EventData extends Common {
  readonly type: 'event';
}
export interface ItemData extends Common {
  readonly type: 'item';
}
export interface AreaData extends Common {
  readonly type: 'area';
}
export type CardData = CharacterData | EventData | ItemData | AreaData;

/** The basic abilities (section 8), in the order of the page. */
export const BASICS = [
  'dash',
  'aggressive',
  'step',
  'sideStep',
  'orderStep',
  'jump',
  'touch',
  'escape',
  'sideAttack',
  'taxTrash',
  'taxWakeup',
  'supporter',
  'attacker',
  'defender',
  'bonus',
  'deckBonus',
  'penalty',
] as const;
export type BasicName = (typeof BASICS)[number];
/** Known by name, without a rules text: cards that have it are refused (1.5). */
export const UNKNOWN_BASIC = 'boost';
type BareBasic = 'dash' | 'aggressive' | 'attacker' | 'defender';
/** Moves in the own turn: ready, once a turn each, not during a battle (section 8). */
export const MOVES = ['step', 'sideStep', 'orderStep', 'jump', 'touch', 'escape'] as const;
export type Move = (typeof MOVES)[number];
export type Basic =
  | { readonly basic: BareBasic }
  | { readonly basic: Move | 'sideAttack' | 'supporter'; readonly cost: Cost }
  | { readonly basic: 'taxTrash' | 'taxWakeup'; readonly cost: Cost }
  | { readonly basic: 'bonus' | 'deckBonus' | 'penalty'; readonly effect: readonly Effect[] };

export type Ability = Always | Declared | Auto | EventText | AsCost;
/** Without any cost: applied for as long as it is there, and never refused (1.6). */
export interface Always {
  readonly kind: 'always';
  readonly if?: readonly Condition[];
  /** Whom it concerns: `bearer` is the character that an item is equipped to, or that stands on an area's cell (1.7). */
  readonly to: 'this' | 'bearer' | Select;
  readonly gives: readonly Gift[];
}
/** A special ability with a printed cost: declared, on characters only (1.6). */
export interface Declared {
  readonly kind: 'declared';
  readonly cost: Cost;
  /** Any number of times a turn unless the text limits it. */
  readonly limit?: 'oncePerTurn';
  readonly when?: When;
  readonly if?: readonly Condition[];
  /** Named when it is declared: the red words of its text (1.8, 7.4). */
  readonly targets?: readonly Naming[];
  /** What is not named is chosen on resolution (7.5). */
  readonly effect: readonly Effect[];
}
/** Wakes by what happens, and cannot be refused; nobody responds to it. */
export interface Auto {
  readonly kind: 'auto';
  readonly when: Trigger;
  /** Checked when it resolves. */
  readonly if?: readonly Condition[];
  readonly effect: readonly Effect[];
}
/** The text of an event (4.9). */
export interface EventText {
  readonly kind: 'event';
  readonly when?: When;
  readonly if?: readonly Condition[];
  readonly targets?: readonly Naming[];
  readonly effect: readonly Effect[];
}
/** An event that is used only while the cost of another declaration is named: points for that payment alone (5.10). Its own cost has no pips. */
export interface AsCost {
  readonly kind: 'asCost';
  readonly amount: number;
  readonly attribute: Attribute;
}
/** When a declaration may be made, beyond its being a time for declarations at all (4.4, 6.4, 7.2). */
export interface When {
  readonly turn?: 'you' | 'opponent';
  /** In the support step; outside battles; only as a response to a declaration. */
  readonly in?: 'battle' | 'noBattle' | 'response';
}

export const VALUES = ['ap', 'dp', 'sp'] as const;
export type Value = (typeof VALUES)[number];
export type Gift =
  | { readonly what: Value; readonly by: Amount }
  | { readonly what: 'basic'; readonly basic: Basic }
  | { readonly what: 'cannot'; readonly do: Restriction };
/** `down`: it is not downed in battle. `target`: the opponent of its controller cannot name it as a target. */
export const RESTRICTIONS = ['attack', 'defend', 'support', 'move', 'wakeUp', 'down', 'target'] as const;
export type Restriction = (typeof RESTRICTIONS)[number];

export type Trigger =
  /** Onto the field from anywhere, summoned or by an effect. */
  | { readonly on: 'enters'; readonly who: 'this' | Select }
  | { readonly on: 'downed'; readonly who: 'this' | Select }
  | { readonly on: 'leaves'; readonly who: 'this' | Select; readonly to?: Pile }
  /** Its declaration of an attack has resolved: a battle begins. */
  | { readonly on: 'attacks'; readonly who: 'this' | Select }
  | { readonly on: 'defends'; readonly who: 'this' | Select }
  | { readonly on: 'supports'; readonly who: 'this' | Select }
  | { readonly on: 'equipped'; readonly who: 'this' | Select }
  | { readonly on: 'eventUsed'; readonly by: Who }
  | { readonly on: 'turnBegins' | 'turnEnds'; readonly turn: Who };
export type Who = 'you' | 'opponent' | 'any';

export interface Range {
  readonly atLeast?: number;
  readonly atMost?: number;
}
/** What a card is, wherever it lies: every part narrows. */
export interface Kind {
  readonly type?: CardType;
  /** `star` for a card of no attribute. */
  readonly attribute?: Pip;
  readonly person?: string;
  readonly name?: string;
  readonly nameHas?: string;
  /** Pips of its printed cost. */
  readonly cost?: Range;
  readonly ex?: Range;
  readonly ap?: Range;
  readonly dp?: Range;
  readonly sp?: Range;
  readonly state?: Orientation;
  readonly basic?: BasicName;
  /** Not the card whose ability this is. */
  readonly other?: true;
  /** In the column of the card whose ability this is, on either side (2.3). */
  readonly sameColumn?: true;
  /** On an own cell that shares an edge with that of the card whose ability this is (2.4). */
  readonly adjacent?: true;
  /** In the battle under way; `opponent`: against the card whose ability this is. */
  readonly battling?: 'any' | 'attacker' | 'defender' | 'opponent';
  readonly equipped?: boolean;
}
/** The one grammar that selects cards. `field` means characters; items and areas lie under and beneath them. */
export interface Select extends Kind {
  readonly who: Who;
  readonly where: 'field' | 'attackRow' | 'defenceRow' | 'items' | 'areas' | 'hand' | 'dustBox' | 'deck' | 'looked';
}
/** A target named when declaring: cards, a cell, or a declaration of the chain that has not resolved (1.8, 7.4). */
export type Naming =
  | { readonly as: string; readonly from: Select; readonly amount?: number; readonly upTo?: true }
  | { readonly as: string; readonly cell: 'ownEmpty' | 'opponentEmpty' }
  | { readonly as: string; readonly declaration: { readonly by: Who; readonly of?: readonly Declaration[] } };
/** A number; how many cards there are of a kind, or were bound earlier, `times` so much each; or a value of one card. */
export type Amount =
  | number
  | { readonly count: Select; readonly times: number }
  | { readonly bound: string; readonly times: number }
  | { readonly of: Target; readonly value: Value | 'ex' };

export type Condition =
  | { readonly count: Select; readonly atLeast?: number; readonly atMost?: number }
  | { readonly turn: 'you' | 'opponent' }
  | { readonly thisIn: 'attackRow' | 'defenceRow' | Cell }
  | { readonly thisIs: Kind }
  /** Cards bound by an earlier step that are of this kind. */
  | { readonly bound: string; readonly is?: Kind; readonly atLeast: number }
  | { readonly battle: 'thisAttacks' | 'thisDefends' | 'unblocked' };

/** `lasting` ends when the card leaves the field; every other change ends with the turn at the latest (4.5). */
export const UNTIL = ['endOfBattle', 'endOfTurn', 'lasting'] as const;
export type Until = (typeof UNTIL)[number];
/** Which cards a step concerns: the source, its bearer, cards bound by name, the other battler, or all of a kind. */
export type Target = 'this' | 'bearer' | 'battleOpponent' | { readonly bound: string } | { readonly all: Select };
/** Where an effect moves cards: to the zones of their owners. To the dust box from the field is to trash (6.6). */
export type Destination = 'hand' | 'dustBox' | 'outOfGame' | 'deckTop' | 'deckBottom' | 'deckShuffled';

/** The verbs, performed top to bottom. A step does what it can (7.4). */
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
  /** Cards from the top of a deck to its dust box: a loss that is no damage of a battle (section 8, Deck Bonus). */
  | { readonly do: 'mill'; readonly amount: Amount; readonly who?: 'opponent' | 'each'; readonly as?: string }
  | { readonly do: Value; readonly target: Target; readonly by: Amount; readonly until: Until }
  | { readonly do: 'gain'; readonly target: Target; readonly basic: Basic; readonly until: Until }
  | { readonly do: 'forbid'; readonly target: Target; readonly what: Restriction; readonly until: Until }
  | { readonly do: 'act' | 'ready' | 'down'; readonly target: Target }
  /** Onto an empty own cell, chosen now, that its field limits allow unless waived; ready unless told otherwise (4.6). */
  | { readonly do: 'enter'; readonly target: Target; readonly state?: 'acted'; readonly anyCell?: true }
  /** To an empty cell of its side, chosen now by whoever uses the effect, or to a named one. */
  | { readonly do: 'relocate'; readonly target: Target; readonly to: 'adjacent' | 'any' | { readonly cell: string } }
  /** Two characters of one side change places. */
  | { readonly do: 'exchange'; readonly target: Target; readonly with: Target }
  /** An opponent's character moves to an empty cell of the own field and is controlled from there. */
  | { readonly do: 'takeOver'; readonly target: Target }
  /** Looks at cards from the top of the own deck; they stay deck cards until moved. */
  | { readonly do: 'lookTop'; readonly amount: number; readonly as: string }
  | { readonly do: 'revealTop'; readonly amount: number; readonly as: string }
  /** Puts looked-at cards back on top or at the bottom, in an order the player picks, or away. */
  | {
      readonly do: 'putBack';
      readonly bound: string;
      readonly to: 'deckTop' | 'deckBottom' | 'dustBox';
      readonly except?: string;
    }
  | { readonly do: 'search'; readonly as: string; readonly card: Kind; readonly amount: number }
  | { readonly do: 'reveal'; readonly target: Target }
  | { readonly do: 'shuffle' }
  /** The named declaration does nothing when its turn to resolve comes; what was paid stays paid. */
  | { readonly do: 'negate'; readonly declaration: string }
  | { readonly do: 'may'; readonly then: readonly Effect[] }
  | { readonly do: 'pay'; readonly cost: Cost; readonly then: readonly Effect[] }
  | {
      readonly do: 'if';
      readonly if: readonly Condition[];
      readonly then: readonly Effect[];
      readonly else?: readonly Effect[];
    }
  | { readonly do: 'forEach'; readonly bound: string; readonly is?: Kind; readonly then: readonly Effect[] };
