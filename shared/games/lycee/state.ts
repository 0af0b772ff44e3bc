// The state of a Lycee match: one plain JSON value.
import type { CardBase, CardId, CardRef } from '../../kernel/card.ts';
import type { Chain, Link } from '../../kernel/chain.ts';
import type { Modifier } from '../../kernel/modifiers.ts';
import type { BySeat, Seat } from '../../kernel/seat.ts';
import { cloneKernel, cloneZones, type KernelState } from '../../kernel/state.ts';
import type { Window } from '../../kernel/windows.ts';
import type {
  Basic,
  CardData,
  Cell,
  Cost,
  Declaration,
  DefenceCell,
  Orientation,
  Phase,
  Restriction,
  Step,
  Until,
  Value,
  Zone,
} from './card-data.ts';
import type { LyceeOptions } from './options.ts';

export interface LyceeCard extends CardBase {
  zone: Zone;
  state: Orientation;
  /** It has entered the field since its controller's turn last began: no attack and no [T] (4.6). */
  fresh: boolean;
  /** It has entered in this turn. */
  entered: boolean;
  /** What it may use once a turn and has used in this one, by path. */
  used: readonly string[];
}
export type Zones = Record<Zone, CardId[]>;

/** What comes next when a stretch begins (sections 4, 6, 7). */
export const STRETCHES = [
  'setUp',
  'duties',
  'wakeUp',
  'warmUp',
  'main',
  'respond',
  'resolve',
  'defend',
  'support',
  'outcome',
  'end',
] as const;
export type Stretch = (typeof STRETCHES)[number];

export interface CellAt {
  readonly seat: Seat;
  readonly cell: Cell;
}
/** An ability by its card's number and its path in the data, such as `basics.1` or `abilities.0`. */
export interface AbilityAt {
  readonly no: string;
  readonly path: AbilityPath;
}
export type AbilityPath = `${'basics' | 'abilities'}.${string}`;
/** A basic ability that a character has got in a scenario, which does not say from what. */
export interface GainedBy {
  readonly no: string;
  readonly path: 'gained';
}
/** What a character has from somewhere. */
export type AbilityFrom = AbilityAt | GainedBy;
/** A support by this character: a change of a value that comes from no ability. */
export interface SupportBy {
  readonly no: string;
  readonly path: typeof SUPPORT;
}
export const SUPPORT = 'support';
/** What was named with a declaration, by the names of the ability's data or of the rule (7.4). */
export interface Named {
  readonly cards: Readonly<Record<string, readonly CardRef[]>>;
  readonly cells: Readonly<Record<string, CellAt>>;
  /** Declarations of the chain, by id. */
  readonly links: Readonly<Record<string, number>>;
}
/** The name among the cells of the one where the character stood that attacks or uses an ability: no text names one so. */
export const FROM = 'from';
/** The cell that it is about: where somebody goes, or the one that its text names, by whatever name. */
export const cellNamed = ({ cells: { [FROM]: _, ...cells } }: Named): CellAt | undefined =>
  cells['cell'] ?? Object.values(cells)[0];
/** The declaration that its text names. */
export const linkNamed = ({ links }: Named): number | undefined => Object.values(links)[0];
/** A cost with everything that was chosen to pay it (section 5). */
export interface Plan {
  readonly cost: Cost;
  /** Hand cards discarded for their points. */
  readonly points: readonly CardRef[];
  /** What each item of the special cost takes. */
  readonly picks: readonly (readonly CardRef[])[];
}
/** A declaration that waits to resolve (section 7). */
export interface LyceeLink extends Link {
  readonly kind: Declaration;
  /** The declared card in the chain zone, or the character that acts. */
  readonly source: CardRef;
  readonly no: string;
  readonly ability: AbilityFrom | null;
  readonly named: Named;
  readonly plan: Plan;
  /** Under `pay: 'resolution'` a plan is only reserved until then (5.8). */
  readonly paid: boolean;
  readonly negated: boolean;
}
export interface Battle {
  readonly attacker: CardRef;
  /** The cell whose character may defend. */
  readonly cell: DefenceCell;
  readonly defender: CardRef | null;
}
/** An automatic effect or a duty that waits until what is going on is done (7.7). */
export interface Pending {
  readonly seat: Seat;
  readonly source: CardRef;
  readonly ability: AbilityFrom;
  /** A basic ability itself: an effect that gave it may be all that its path leads to. */
  readonly basic: Basic | null;
  /** The other card of the happening, such as the battle opponent. */
  readonly other: CardRef | null;
}
interface LyceeModifier extends Modifier<Value, Until> {
  readonly source?: AbilityFrom | SupportBy;
}
/** A basic ability or a prohibition that an effect has given to a card. */
export interface Grant {
  readonly target: CardRef;
  readonly gives: { readonly basic: Basic } | { readonly cannot: Restriction };
  readonly until: Until;
  readonly by: AbilityFrom;
}

export interface Table extends KernelState<LyceeCard> {
  zones: BySeat<Zones>;
  options: LyceeOptions;
  /** Cards that a scenario defines; they come before the game's own. */
  defined: Readonly<Record<string, CardData>> | null;
  next: Stretch;
  phase: Phase;
  step: Step | '';
  turn: number;
  turnPlayer: Seat;
  chain: Chain<LyceeLink>;
  /** Of the main phase, or of the support step of a battle (4.4, 6.4). */
  window: Window | null;
  battle: Battle | null;
  pending: Pending[];
  modifiers: LyceeModifier[];
  grants: Grant[];
}

export function cloneTable(table: Table): Table {
  const cards = new Array<LyceeCard>(table.cards.length);
  for (let i = 0; i < cards.length; i++) cards[i] = { ...(table.cards[i] as LyceeCard) };
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
