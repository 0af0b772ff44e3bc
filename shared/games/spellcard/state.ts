// The state of a Spellcard match: one plain JSON value.
import type { CardBase, CardId, CardRef } from '../../kernel/card.ts';
import type { Link } from '../../kernel/chain.ts';
import type { Deck } from '../../kernel/deck.ts';
import type { BySeat, Seat } from '../../kernel/seat.ts';
import { cloneKernel, cloneZones, type KernelState } from '../../kernel/state.ts';
import type { Window } from '../../kernel/windows.ts';
import type { CardData, Declaration, Phase, Restriction, Stat, State, Zone } from './card-data.ts';
import type { SpellcardOptions } from './options.ts';

/** What a character has done in this turn (1.3, 4.3, 4.6). `spell`: a spell card that is no ritual; `refreshed`: it has acted and may again. */
export const DEEDS = ['attack', 'skill', 'spell', 'ritual', 'refreshed'] as const;
export type Deed = (typeof DEEDS)[number];

export interface SpellcardCard extends CardBase {
  zone: Zone;
  /** Of a character in the battle line. */
  state: State;
  hp: number;
  spirit: number;
  done: readonly Deed[];
  /** Points dodged in this turn (`dodgeCapPer`). */
  dodged: number;
  /** The character that a piece of equipment is on (1.7). */
  on: CardRef | null;
}
/** As a card is that has come somewhere. */
export const FRESH = { state: 'busy', hp: 0, spirit: 0, done: [], dodged: 0, on: null } as const;
export type Zones = Record<Zone, CardId[]>;

/** What comes next when a stretch begins and nothing waits in the chain (sections 3, 4). */
export const STRETCHES = ['chooseTrios', 'adjustDecks', 'setUp', 'turnStart', 'action', 'turnEnd'] as const;
export type Stretch = (typeof STRETCHES)[number];

/** A text by its card's number and its path in the data: `skill`, `effect`, `exclusive.0`, `gives.0`, `each`. */
export interface TextAt {
  readonly no: string;
  readonly path: string;
}
/** Cards named with a declaration, by the names of its data; the targets of an attack under `ATTACKED`. */
export type Named = Readonly<Record<string, readonly CardRef[]>>;

/** A declaration that waits to resolve (section 6). */
export interface SpellcardLink extends Link {
  readonly kind: Declaration;
  /** The declared card in the chain zone, or the character that attacks or uses its skill. */
  readonly source: CardRef;
  readonly no: string;
  /** The character that attacks, uses it or casts it; null for an item without a user. */
  readonly user: CardRef | null;
  readonly named: Named;
  /** Power cards discarded for its attack, +1 each (1.6). */
  readonly boost: number;
  /** Which exclusive effect of an item is wanted besides (1.11). */
  readonly exclusive: number | null;
  /** The link that it answers. */
  readonly against: number | null;
  readonly negated: boolean;
  /** How much weaker its attack has become. */
  readonly weaker: number;
}
/** A spell card in preparation (4.6). */
export interface Ritual {
  readonly seat: Seat;
  readonly card: CardRef;
  readonly caster: CardRef;
  readonly named: Named;
  readonly boost: number;
  /** How much weaker its attack had become when it was declared. */
  readonly weaker: number;
  /** The turn in whose end phase it takes effect. */
  readonly due: number;
}
/** A change with an end: in the end phase of turn `last` (4.5). `by` is who brought it. */
export type Change = {
  readonly target: CardRef;
  readonly last: number;
  readonly by: Seat;
  readonly source: TextAt;
} & ({ readonly stat: Stat; readonly amount: number } | { readonly poison: number } | { readonly cannot: Restriction });
/** The last-ditch barrier, while it is fought (section 5). */
export interface Barrier {
  readonly victim: CardRef;
  /** The character that made the attack; null where an effect without one has taken the HP (`barrierOnlyAttacks`). */
  readonly attacker: CardRef | null;
  /** Who is to discard next: the defender begins. */
  readonly holder: Seat;
  /** Cards given by each seat so far. */
  readonly given: BySeat<number>;
}

export interface Table extends KernelState<SpellcardCard> {
  zones: BySeat<Zones>;
  options: SpellcardOptions;
  /** Cards that a scenario defines; they come before the game's own. */
  defined: Readonly<Record<string, CardData>> | null;
  /** The decks of each seat until one is chosen (3.2): hidden from the other side, as is how many they are. */
  rosters: BySeat<readonly Deck[]>;
  next: Stretch;
  phase: Phase;
  turn: number;
  turnPlayer: Seat;
  chain: readonly SpellcardLink[];
  /** Who may answer the newest link; null once both have refused, and where nobody may (6.2, 6.6). */
  window: Window | null;
  rituals: readonly Ritual[];
  changes: readonly Change[];
  barrier: Barrier | null;
  /** Numbers of the unique cards that were used (1.10). */
  used: readonly string[];
}

export function cloneTable(table: Table): Table {
  const cards = new Array<SpellcardCard>(table.cards.length);
  for (let i = 0; i < cards.length; i++) cards[i] = { ...(table.cards[i] as SpellcardCard) };
  return { ...table, ...cloneKernel(table), cards, zones: cloneZones(table.zones) };
}
