// The state of a Weiß Schwarz match: one plain JSON value.
import type { CardBase, CardId, CardRef } from '../../kernel/card.ts';
import type { Modifier } from '../../kernel/modifiers.ts';
import type { BySeat, Seat } from '../../kernel/seat.ts';
import { cloneKernel, type KernelState } from '../../kernel/state.ts';
import type { Moment, Until } from './ability-data.ts';
import {
  type ATTACK_STEPS,
  type AttackKind,
  type CardData,
  MARKERS,
  type Markers,
  type Orientation,
  type Phase,
  type Pile,
  type Slot,
  type Zone,
} from './card-data.ts';
import type { Can } from './features.ts';
import type { Given } from './given.ts';
import type { WeissOptions } from './options.ts';

/** Never written to: a change of a card puts another object in its place, so that tables may share cards. */
export interface WeissCard extends Readonly<CardBase> {
  readonly zone: Zone;
  readonly state: Orientation;
  /** Number of the happening that brought it where it lies; a change made right after it has the same number and counts later (7.4). */
  readonly since: number;
  /** Turn in which it came where it lies. */
  readonly came: number;
  /** Left out for face up, as nearly all cards lie in zones that are open. */
  readonly face?: 'down';
}
/** Piles of markers are there from their first marker on: few tables have any, and each copy would carry ten empty lists. */
export type Zones = Record<Pile | Slot, CardId[]> & Partial<Record<Markers, CardId[]>>;

/** What comes next when a stretch begins (5.3, 6.1). */
export const STRETCHES = [
  'setUp',
  'stand',
  'draw',
  'clock',
  'mainBegins',
  'mainAction',
  'climax',
  'attackBegins',
  'declarationBegins',
  'attack',
  'attackSteps',
  'encore',
  'end',
] as const;
export type Stretch = (typeof STRETCHES)[number];

export interface Attack {
  readonly attacker: CardRef;
  readonly defender: CardRef | null;
  readonly kind: AttackKind;
  /** Number of the happening that declared it: what the attack does is because of that. */
  readonly n: number;
}
/** A triggered ability that waits for a check timing: whose, of which object, and what was last known of it. */
export interface Pending {
  readonly seat: Seat;
  readonly source: CardRef;
  readonly no: string;
  /** Path of the ability in the card's data, or the name of a built-in one. */
  readonly ability: string;
  /** Slot the source had when it woke, for Encore and for last-known positions. */
  readonly slot: Slot | null;
  /** The other card of the happening (the battle opponent, the climax played), by role. */
  readonly other: CardRef | null;
  /** What had been bound when an effect was put off. */
  readonly bound?: Readonly<Record<string, readonly CardRef[]>>;
  /** The slots from which it had moved characters by then. */
  readonly slots?: readonly (readonly [CardId, Slot])[];
}
/** SHOT: waits for damage by that character to be canceled, until the end of the turn (1.2). */
export interface Shot {
  readonly ability: 'shot';
  readonly seat: Seat;
  readonly watch: CardRef;
  readonly no: string;
}
/** The rest of an effect that waits for a moment (7.4). */
export interface PutOff extends Omit<Pending, 'other'> {
  readonly at: Moment;
  readonly bound: Readonly<Record<string, readonly CardRef[]>>;
}
export type Delayed = Shot | PutOff;
export interface WeissModifier extends Modifier<'power' | 'soul' | 'level', Until> {
  /** Number of the last happening before it. */
  readonly at: number;
  /** Turn with whose end it ends. */
  readonly lastTurn: number;
}

export interface Table extends KernelState<WeissCard> {
  zones: BySeat<Zones>;
  options: WeissOptions;
  /** Cards that a scenario or a set from a file defines; they come before the game's own. */
  defined: Readonly<Record<string, CardData>> | null;
  next: Stretch;
  phase: Phase;
  /** Step of the attack phase, or ''. */
  step: '' | (typeof ATTACK_STEPS)[number];
  turn: number;
  turnPlayer: Seat;
  attacks: number;
  attack: Attack | null;
  pending: Pending[];
  delayed: Delayed[];
  modifiers: WeissModifier[];
  /** What its cards can do at all. */
  can: Can;
  /** What effects have given beside changed values. */
  given: Given[];
  /** How often abilities that are limited per turn were used in this one (7.6), by card, life, number and path. */
  uses: Record<string, number>;
  refreshPoints: BySeat<number>;
  /** While a cost is paid no interrupt runs (5.1). */
  paying: boolean;
  /** Cards flipped by the damage that a seat is receiving right now (5.6). */
  receiving: { readonly seat: Seat; readonly cards: CardId[] } | null;
}

/** Cards are shared, since a change puts another object in their place. */
export function cloneTable(table: Table): Table {
  const { looks, rng, story, result } = cloneKernel(table);
  const copy = { ...table, looks, rng, story, result };
  copy.cards = table.cards.slice();
  copy.zones = [cloneZones(table.zones[0]), cloneZones(table.zones[1])];
  copy.pending = table.pending.slice();
  copy.delayed = table.delayed.slice();
  copy.modifiers = table.modifiers.slice();
  copy.given = table.given.slice();
  copy.uses = { ...table.uses };
  copy.refreshPoints = [table.refreshPoints[0], table.refreshPoints[1]];
  copy.receiving = table.receiving && { ...table.receiving, cards: table.receiving.cards.slice() };
  return copy;
}
/** One by one: a copy is made for every stretch, and few sides have markers. */
function cloneZones(side: Zones): Zones {
  const copy: Zones = {
    deck: side.deck.slice(),
    hand: side.hand.slice(),
    stock: side.stock.slice(),
    clock: side.clock.slice(),
    level: side.level.slice(),
    climax: side.climax.slice(),
    waitingRoom: side.waitingRoom.slice(),
    memory: side.memory.slice(),
    resolution: side.resolution.slice(),
    frontLeft: side.frontLeft.slice(),
    frontCenter: side.frontCenter.slice(),
    frontRight: side.frontRight.slice(),
    backLeft: side.backLeft.slice(),
    backRight: side.backRight.slice(),
  };
  for (const pile of MARKERS) {
    const markers = side[pile];
    if (markers !== undefined) copy[pile] = markers.slice();
  }
  return copy;
}
