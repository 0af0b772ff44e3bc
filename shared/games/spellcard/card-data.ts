// What a Spellcard card is, as data (section 1): one object per card, its effects in the vocabulary below.
import type { Language } from '../../kernel/game.ts';

export const TYPES = ['character', 'spell', 'power', 'equipment', 'item'] as const;
export type CardType = (typeof TYPES)[number];
/** How a card looks and nothing more: no rule speaks of colours. */
export const COLORS = ['red', 'blue', 'green', 'yellow', 'purple', 'grey'] as const;
export type Color = (typeof COLORS)[number];
export const DAMAGE_TYPES = ['strike', 'danmaku', 'bombard', 'absolute'] as const;
export type DamageType = (typeof DAMAGE_TYPES)[number];
/** Active ones only in the own action phase, instant ones in any declaration besides (1.9). */
export const SPEEDS = ['active', 'instant'] as const;
export type Speed = (typeof SPEEDS)[number];
export const SLOTS = ['weapon', 'armour'] as const;
export type Slot = (typeof SLOTS)[number];
export const ENVIRONMENTS = ['terrain', 'weather'] as const;
export type Environment = (typeof ENVIRONMENTS)[number];
export const ITEM_KINDS = ['once', 'buff', 'debuff', ...ENVIRONMENTS, 'barrierCharm'] as const;
export type ItemKind = (typeof ITEM_KINDS)[number];

/**
 * `lineup` holds the three characters until both sides show them, `out` those that have left the battle, `gear` equipment on
 * its character, `ritual` spell cards in preparation, `chain` what is declared and waits to resolve (sections 2, 6).
 */
export const ZONES = [
  'lineup',
  'deck',
  'hand',
  'discard',
  'line',
  'out',
  'gear',
  'environment',
  'ritual',
  'chain',
] as const;
export type Zone = (typeof ZONES)[number];
/** Of a character: upright in its own turn before it has acted, upright in guard, sideways and busy (4.4). */
export const STATES = ['ready', 'guard', 'busy'] as const;
export type State = (typeof STATES)[number];
/** How a character is hit (section 5). */
export type Stance = 'guard' | 'busy';
export const PHASES = ['setup', 'start', 'draw', 'action', 'end'] as const;
export type Phase = (typeof PHASES)[number];
/** What is declared and may be answered (6.1). */
export const DECLARATIONS = ['attack', 'skill', 'spell', 'item'] as const;
export type Declaration = (typeof DECLARATIONS)[number];

export type Words = Readonly<Partial<Record<Language, string>>> & { readonly en: string };

interface Common {
  readonly no: string;
  readonly name: Words;
  readonly rarity: Rarity;
  readonly flavor?: Words;
}
export const RARITIES = ['N', 'R', 'SR'] as const;
export type Rarity = (typeof RARITIES)[number];

export interface CharacterData extends Common {
  readonly type: 'character';
  readonly color: Color;
  /** What it is called besides its name. */
  readonly title: Words;
  readonly hp: number;
  readonly spirit: number;
  readonly regen: number;
  readonly atk: number;
  readonly atkType: DamageType;
  readonly def: number;
  readonly flight: number;
  readonly skill: Skill;
}
/** What a declaration does when it resolves: first its attack, then its effect. */
export interface Doing {
  /** Named when it is declared; what is gone by then is left out, and nothing takes its place (6.4). */
  readonly targets?: readonly Naming[];
  readonly attack?: Attack;
  /** What is not inside a `must` its player may decline, all of it together (1.12). */
  readonly effect: readonly Effect[];
  /** An instant one that answers only such declarations (1.9). */
  readonly answers?: Answering;
}
/** Once a turn, and not together with the normal attack (1.3). */
export interface Skill extends Doing {
  readonly name: Words;
  readonly speed: Speed;
  readonly spirit: number;
  /** HP that it costs its user; there is no barrier against that (section 5). */
  readonly hp?: number;
}
export interface SpellData extends Common, Doing {
  readonly type: 'spell';
  /** The character that alone may use it (1.5), by number. */
  readonly owner: string;
  readonly p: number;
  /** Left out: `spellSpiritDefault`. */
  readonly spirit?: number;
  readonly hp?: number;
  readonly speed: Speed;
  readonly final?: true;
  readonly unique?: true;
  /** It takes effect in an end phase so many turns later (4.6): 1 is that of the next enemy turn. */
  readonly ritual?: number;
}
/** Worth 1 P; copies without limit (1.6, 3.1). */
export interface PowerData extends Common {
  readonly type: 'power';
}
export interface EquipmentData extends Common {
  readonly type: 'equipment';
  readonly slot: Slot;
  readonly p: number;
  readonly gives: readonly Gift[];
}
interface Item extends Common {
  readonly type: 'item';
  readonly p: number;
  readonly speed: Speed;
  readonly final?: true;
  readonly unique?: true;
}
/** A barrier charm with an effect may be used for it like any other item. */
export interface UsedItemData extends Item, Doing {
  readonly kind: 'once' | 'buff' | 'debuff' | 'barrierCharm';
  /** It is used by a living own character, named when it is declared (1.11). */
  readonly user?: true;
  /** Done after the effect if that character uses it and wants to (1.11). */
  readonly exclusive?: readonly { readonly character: string; readonly effect: readonly Effect[] }[];
}
/** It stays on the table and works for both sides (1.8). */
export interface EnvironmentData extends Item {
  readonly kind: Environment;
  /** To all characters of both sides. */
  readonly gives: readonly Gift[];
  /** Done in each start phase after spirit has come back; it leaves nothing to choose. */
  readonly each?: readonly Effect[];
}
export type ItemData = UsedItemData | EnvironmentData;
export type CardData = CharacterData | SpellData | PowerData | EquipmentData | ItemData;

/** On one living enemy, on so many different ones or as many as there are, or on all. The user is the attacker. */
export interface Attack {
  readonly type: DamageType;
  readonly power: Amount;
  readonly on?: number | 'all';
}
/** The name under which the targets of an attack are bound. */
export const ATTACKED = 'attacked';
/** What it answers: the newest declaration. All parts must hold. */
export interface Answering {
  readonly of?: readonly Declaration[];
  /** A declaration that attacks, with any type or with this one. */
  readonly attack?: 'any' | DamageType;
  readonly by?: 'foe';
  /** It names a character of the answering player as a target. */
  readonly atYours?: true;
}

/** `ward` is taken off the damage of each attack, but not of an absolute one; printed it is 0. */
export const STATS = ['atk', 'def', 'flight', 'regen', 'ward'] as const;
export type Stat = (typeof STATS)[number];
/** `spell` is silence: no spell cards, and a ritual that it prepares breaks (4.6). */
export const RESTRICTIONS = ['spell', 'attack', 'skill', 'dodge'] as const;
export type Restriction = (typeof RESTRICTIONS)[number];
/** What equipment gives to its bearer, and an environment to everybody. */
export type Gift =
  | { readonly what: Stat; readonly by: number; readonly stance?: Stance }
  /** To the attacks of this type that it makes. */
  | { readonly what: 'power'; readonly type: DamageType; readonly by: number }
  /** To each attack of this type on it. */
  | { readonly what: 'against'; readonly type: DamageType; readonly by: number }
  | { readonly what: 'cannot'; readonly do: Restriction }
  /** Such a change by a card or skill does nothing to it. */
  | { readonly what: 'immune'; readonly to: Restriction | 'poison' };

export type Who = 'you' | 'foe' | 'any';
export interface Range {
  readonly atLeast?: number;
  readonly atMost?: number;
}
/** What a card is: every part narrows. */
export interface Kind {
  readonly type?: CardType;
  readonly slot?: Slot;
  readonly kind?: ItemKind;
  /** A spell card of the user, or of any own living character. */
  readonly spellOf?: 'user' | 'line';
  readonly name?: string;
  /** This character, by number. */
  readonly character?: string;
  readonly stance?: Stance;
  readonly hp?: Range;
  readonly spirit?: Range;
  /** With fewer HP than printed. */
  readonly wounded?: true;
  /** Not the user. */
  readonly other?: true;
}
/** The one grammar that selects cards. */
export interface Select extends Kind {
  readonly who: Who;
  readonly where: 'line' | 'gear' | 'environment' | 'ritual' | 'discard' | 'hand' | 'deck';
}
export interface Naming {
  readonly as: string;
  readonly from: Select;
  readonly amount?: number;
  readonly upTo?: true;
}
/** Which cards a step concerns: the character that uses it, the one whose declaration it answers, cards bound by name, or all of a kind. */
export type Target = 'user' | 'answered' | { readonly bound: string } | { readonly all: Select };
export type Amount =
  | number
  /** So much each. `missing` is what of the printed HP is lost; of several cards it is the sum. */
  | {
      readonly stat: Stat | 'hp' | 'spirit' | 'missing';
      readonly of: Target;
      readonly times?: number;
      readonly plus?: number;
    }
  | { readonly count: Select; readonly times: number; readonly plus?: number }
  /** The damage that this declaration's attack has dealt. */
  | { readonly dealt: true; readonly times: number };
export type Condition =
  | { readonly count: Select; readonly atLeast?: number; readonly atMost?: number }
  | { readonly turn: 'you' | 'foe' }
  | { readonly userIs: Kind }
  | { readonly is: Kind; readonly bound: string }
  /** The attack of this declaration has dealt at least so much. */
  | { readonly dealt: number }
  | { readonly there: Environment };

/** Turns, counted with the one of use (4.5). */
export type Turns = number;
/** The verbs, performed top to bottom. A step does what it can. */
export type Effect =
  | { readonly do: 'must'; readonly then: readonly Effect[] }
  | {
      readonly do: 'choose';
      readonly as: string;
      readonly from: Select;
      readonly amount?: number;
      readonly upTo?: true;
      readonly by?: 'foe';
    }
  /** HP is lost without defence, dodge or barrier; nobody is attacked. */
  | { readonly do: 'hurt'; readonly target: Target; readonly amount: Amount }
  | { readonly do: 'heal' | 'gainSpirit' | 'loseSpirit'; readonly target: Target; readonly amount: Amount }
  | { readonly do: Stat; readonly target: Target; readonly by: Amount; readonly turns: Turns }
  /** In each start phase it loses so many HP. */
  | { readonly do: 'poison'; readonly target: Target; readonly amount: number; readonly turns: Turns }
  | { readonly do: 'forbid'; readonly target: Target; readonly what: Restriction; readonly turns: Turns }
  /** What others have given to it to its harm ends: less of a value, poison, what it cannot do. */
  | { readonly do: 'cure'; readonly target: Target }
  | { readonly do: 'stance'; readonly target: Target; readonly to: Stance }
  /** It may attack or use its skill once more in this turn. */
  | { readonly do: 'refresh'; readonly target: Target }
  /** The declaration that this answers does nothing; what was paid stays paid. */
  | { readonly do: 'negate' }
  /** The attack of the declaration that this answers becomes so much weaker. */
  | { readonly do: 'weaken'; readonly by: Amount }
  /** The attack of the declaration that this answers, if it is on one character, is on this one instead. */
  | { readonly do: 'redirect'; readonly to: Target }
  /** From the top of a deck, as they come: to the hand, or to the discard pile. */
  | { readonly do: 'draw'; readonly amount: Amount; readonly who?: 'foe' | 'each' }
  | { readonly do: 'mill'; readonly amount: Amount; readonly who?: 'foe' | 'each' }
  | { readonly do: 'discard'; readonly amount: Amount; readonly who?: 'foe' | 'each'; readonly card?: Kind }
  /** From the own discard pile or the table to the owner's hand or under the deck. */
  | { readonly do: 'move'; readonly target: Target; readonly to: 'hand' | 'deckBottom' | 'deckShuffled' }
  /** Shown, then into the own hand; the deck is shuffled. */
  | { readonly do: 'search'; readonly card: Kind; readonly amount: number }
  /** Equipment or an environment goes to the discard pile. */
  | { readonly do: 'destroy'; readonly target: Target }
  | {
      readonly do: 'if';
      readonly if: readonly Condition[];
      readonly then: readonly Effect[];
      readonly else?: readonly Effect[];
    };
