// The state of a Precious Memories match: one plain JSON value.
import type { CardBase, CardId, CardRef } from '../../kernel/card.ts';
import type { Chain } from '../../kernel/chain.ts';
import type { Interruptible } from '../../kernel/interrupts.ts';
import type { Modifier } from '../../kernel/modifiers.ts';
import type { BySeat, Seat } from '../../kernel/seat.ts';
import { cloneKernel, cloneZones, type KernelState } from '../../kernel/state.ts';
import type { Window } from '../../kernel/windows.ts';
import type {
  Area,
  CardData,
  Declaration,
  Keyword,
  Phase,
  Restriction,
  State,
  Step,
  Until,
  Value,
  Zone,
} from './card-data.ts';
import type { PreciousOptions } from './options.ts';

export interface PreciousCard extends CardBase {
  zone: Zone;
  state: State;
  /** It has entered the field in this turn (4.3). */
  entered: boolean;
  /** How often it has approached in this turn, and how often it may in all (6.4). */
  approaches: number;
  mayApproach: number;
  /** Texts used in this turn, by number and path (7.6). */
  used: readonly string[];
  /** The character that a support card is set on (2.6). */
  on: CardRef | null;
}
/** As a card is at the beginning of a turn, and whenever it has come somewhere. */
export const UNUSED = { approaches: 0, mayApproach: 1, used: [] } as const;
export type Zones = Record<Zone, CardId[]>;

/** What comes next when a stretch begins and nothing waits to resolve (sections 4, 6). */
export const STRETCHES = [
  'setUp',
  'turnStart',
  'beginMain',
  'main',
  'approach',
  'freeTiming',
  'interference',
  'judgement',
  'turnEnd',
  'handLimit',
] as const;
export type Stretch = (typeof STRETCHES)[number];

/** A text by its card's number and its path in the data, such as `texts.0`. */
export interface TextAt {
  readonly no: string;
  readonly path: string;
}
/** Cards named with a declaration, by the names of the text's data or of the rule (5.9). */
export type Named = Readonly<Record<string, readonly CardRef[]>>;
/** The character that a support card is declared for, and the one that a sixth in the main area is to replace (2.4, 2.6). */
export const BEARER = 'bearer';
export const REPLACED = 'replaced';

/** A declaration that waits to resolve: first comes who interrupts it (7.3). */
export interface PreciousLink extends Interruptible {
  readonly kind: Declaration;
  /** The declared card in the play zone, a Break card in the point area, or the card whose text is used. */
  readonly source: CardRef;
  readonly no: string;
  readonly text: TextAt | null;
  readonly named: Named;
  /** Where a character enters. */
  readonly area: Area | null;
  readonly negated: boolean;
}
export interface Approach {
  readonly approacher: CardRef;
  readonly interferer: CardRef | null;
  /** Who has left the main area meanwhile, and takes part no more, also if it has come back (6.2, 6.3). */
  readonly left: readonly CardId[];
}
/** A triggered text that waits until what is going on is done. */
export interface Pending {
  readonly seat: Seat;
  readonly source: CardRef;
  readonly text: TextAt;
  /** The other card of the happening, such as the one that entered. */
  readonly other: CardRef | null;
}
/** A Break card that has just become a point: its owner is asked once what waits is done (section 8). */
export interface Break {
  readonly ref: CardRef;
  /** How many declarations waited then: those come later. */
  readonly depth: number;
}
interface PreciousModifier extends Modifier<Value, Until> {
  readonly source?: TextAt;
}
/** A keyword or a prohibition that an effect has given to a card. */
export interface Grant {
  readonly target: CardRef;
  readonly gives: { readonly keyword: Keyword } | { readonly cannot: Restriction };
  readonly until: Until;
  readonly by: TextAt;
}

export interface Table extends KernelState<PreciousCard> {
  zones: BySeat<Zones>;
  options: PreciousOptions;
  /** Cards that a scenario defines; they come before the game's own. */
  defined: Readonly<Record<string, CardData>> | null;
  next: Stretch;
  phase: Phase;
  step: Step | '';
  turn: number;
  turnPlayer: Seat;
  chain: Chain<PreciousLink>;
  /** Of the main phase or of a free timing (7.1). */
  window: Window | null;
  approach: Approach | null;
  pending: Pending[];
  breaks: readonly Break[];
  modifiers: PreciousModifier[];
  grants: Grant[];
}

export function cloneTable(table: Table): Table {
  const cards = new Array<PreciousCard>(table.cards.length);
  for (let i = 0; i < cards.length; i++) cards[i] = { ...(table.cards[i] as PreciousCard) };
  return {
    ...table,
    ...cloneKernel(table),
    cards,
    zones: cloneZones(table.zones),
    pending: table.pending.slice(),
    modifiers: table.modifiers.slice(),
    grants: table.grants.slice(),
  };
}
