// Prepared tables in words: seats A (the turn player) and B, piles top first, numbers for so many plain cards.
import { type CardId, type CardRef, cardAt, refOf } from '../../../../kernel/card.ts';
import type { Deck } from '../../../../kernel/deck.ts';
import type { Options } from '../../../../kernel/game.ts';
import { seedFromNumber } from '../../../../kernel/rng.ts';
import { opponentOf, SEATS, type Seat } from '../../../../kernel/seat.ts';
import type { Who } from '../../../../kernel/testing/ruling/bench.ts';
import { type Chance, definer, playersInOrder, scriptOf } from '../../../../kernel/testing/ruling/laying.ts';
import type { CardData, Phase, Restriction, Stat, State, Zone } from '../../card-data.ts';
import { characterOf } from '../../data-of.ts';
import { DECK_SIZE } from '../../deck.ts';
import { optionsFrom } from '../../options.ts';
import { addCard, emptyTable, laySleeves } from '../../setup.ts';
import type { Deed, Stretch, Table } from '../../state.ts';
import { plain } from './cards.ts';

/** Zones in which cards lie on each other, the newest on top. */
export const PILES = ['deck', 'hand', 'discard', 'out', 'environment'] as const;
export type Pile = (typeof PILES)[number];

/** A change on a character: a stat or poison with `by`, or what it cannot do. It ends in the end phase of turn `last`. */
export interface ChangeSpec {
  readonly what: Stat | 'poison' | Restriction;
  readonly by?: number;
  readonly last: number;
  /** Who brought it; the other side unless told otherwise. */
  readonly from?: 'own' | 'foe';
}
interface Lying {
  readonly lies: CardData | string;
  readonly state?: State;
  /** What it has left, all of it unless told otherwise. */
  readonly hp?: number;
  readonly spirit?: number;
  /** In this turn. */
  readonly done?: readonly Deed[];
  readonly dodged?: number;
  readonly gear?: readonly CardData[];
  readonly changes?: readonly ChangeSpec[];
}
/** A test card, the number of a shipped card, or a character as it stands. */
export type CardSpec = CardData | string | Lying;
export type PileSpec = number | readonly CardSpec[];
/** A spell card in preparation: its caster by name, and the turn in whose end phase it takes effect. */
export interface RitualSpec {
  readonly card: CardData;
  readonly by: string;
  readonly due: number;
  /** Names of characters of the other side, by the names of its data. */
  readonly named?: Readonly<Record<string, readonly string[]>>;
}
export type SideSpec = { readonly [P in Pile]?: PileSpec } & {
  /** One character called `idle A` or `idle B`, unless told otherwise. */
  readonly line?: readonly CardSpec[];
  readonly rituals?: readonly RitualSpec[];
  /** Decks to choose from; a starter by its name is given as a whole deck. */
  readonly roster?: readonly Deck[];
};

const AT = {
  chooseTrios: { next: 'chooseTrios', phase: 'setup', turn: 0 },
  adjustDecks: { next: 'adjustDecks', phase: 'setup', turn: 0 },
  setUp: { next: 'setUp', phase: 'setup', turn: 0 },
  start: { next: 'turnStart', phase: 'end', turn: 3 },
  action: { next: 'action', phase: 'action', turn: 3 },
  end: { next: 'turnEnd', phase: 'action', turn: 3 },
} as const satisfies Record<string, { next: Stretch; phase: Phase; turn: number }>;
export type Point = keyof typeof AT;
/** Decks are yet to be chosen. */
const EARLY: readonly Point[] = ['chooseTrios', 'adjustDecks'];

export interface TableSpec extends Chance {
  readonly A?: SideSpec;
  readonly B?: SideSpec;
  readonly at: Point;
  /** Nobody's first turn unless told otherwise. Of an odd turn A is the first player, of an even one B. */
  readonly turn?: number;
  readonly options?: Options;
  /** Unique cards that were used. */
  readonly used?: readonly CardData[];
}
const DECK = 20;

const lying = (card: CardSpec): Lying => (typeof card === 'object' && 'lies' in card ? card : { lies: card });
type How = Omit<Lying, 'lies'>;
/** A character as it stands: `hurt(fighter('V'), { hp: 2, spirit: 0 })`. */
export const standing = (card: CardSpec, how: How): CardSpec => ({ ...lying(card), ...how });
export const hurt = (card: CardSpec, hp: number): CardSpec => standing(card, { hp });
export const spent = (card: CardSpec, spirit: number): CardSpec => standing(card, { spirit });
export const guarding = (card: CardSpec, how: How = {}): CardSpec => standing(card, { ...how, state: 'guard' });
export const busy = (card: CardSpec, how: How = {}): CardSpec => standing(card, { ...how, state: 'busy' });
/** It has done this in this turn, and is busy if that makes it so. */
export const having = (card: CardSpec, ...done: Deed[]): CardSpec => standing(card, { done, state: 'busy' });
export const wearing = (card: CardSpec, ...gear: CardData[]): CardSpec => standing(card, { gear });
export const changed = (card: CardSpec, ...changes: ChangeSpec[]): CardSpec => standing(card, { changes });

/** Lays the table that a ruling describes; `seatOfA` is where the turn player sits. */
export function prepare(spec: TableSpec, seatOfA: Seat, story: boolean): Table {
  const defined: Record<string, CardData> = {};
  const table = emptyTable(seedFromNumber(1), optionsFrom(spec.options ?? {}), story, defined);
  const { next, phase, turn: usual } = AT[spec.at];
  const turn = spec.turn ?? usual;
  const before = spec.at === 'start' && turn === 1 ? 'setup' : phase;
  Object.assign(table, { next, phase: before, turn, turnPlayer: seatOfA });
  const lay = new Laying(table, definer(defined), spec.at);
  for (const [who, seat] of playersInOrder(seatOfA)) lay.side(seat, who, spec[who] ?? {});
  // Targets lie on the other side: only when both are there can they be named.
  for (const [who, seat] of playersInOrder(seatOfA)) for (const one of spec[who]?.rituals ?? []) lay.ritual(seat, one);
  table.used = (spec.used ?? []).map((card) => lay.numberOf(card));
  table.rosters = [rosterOf(spec, seatOfA, 0), rosterOf(spec, seatOfA, 1)];
  table.rng.script = scriptOf(spec, seatOfA);
  return table;
}
const rosterOf = (spec: TableSpec, seatOfA: Seat, seat: Seat): readonly Deck[] =>
  (seat === seatOfA ? spec.A : spec.B)?.roster ?? [];

class Laying {
  private readonly table: Table;
  private readonly at: Point;
  readonly numberOf: (card: CardData | string) => string;
  constructor(table: Table, numberOf: (card: CardData | string) => string, at: Point) {
    this.table = table;
    this.numberOf = numberOf;
    this.at = at;
  }

  side(seat: Seat, who: Who, spec: SideSpec): void {
    const idle: CardData = { ...IDLE, no: `idle ${who}`, name: { en: `idle ${who}` } };
    const early = EARLY.includes(this.at);
    if (early) laySleeves(this.table, seat);
    if (this.at === 'adjustDecks') this.table.zones[seat].lineup = [];
    const deck = this.at === 'setUp' ? DECK_SIZE : DECK;
    const held: SideSpec = early ? spec : { deck, ...spec };
    for (const pile of PILES) {
      const cards = held[pile] ?? [];
      for (const card of (typeof cards === 'number' ? plain(cards) : cards).toReversed()) this.card(seat, card, pile);
    }
    const line = spec.line ?? (this.at === 'chooseTrios' ? [] : [idle]);
    for (const card of line) this.character(seat, lying(card));
  }
  private card(seat: Seat, card: CardSpec, zone: Zone): CardId {
    return addCard(this.table, seat, this.numberOf(lying(card).lies), zone);
  }
  private character(seat: Seat, { lies, state, gear = [], changes = [], ...how }: Lying): void {
    const { table } = this;
    const id = this.card(seat, lies, 'line');
    const isOwnTurn = (this.at === 'action' || this.at === 'end') && seat === table.turnPlayer;
    const { hp, spirit } = characterOf(table, id);
    Object.assign(cardAt(table, id), { hp, spirit, state: state ?? (isOwnTurn ? 'ready' : 'guard'), ...how });
    for (const card of gear) addCard(table, seat, this.numberOf(card), 'gear', { on: id });
    const target = refOf(table, id);
    for (const change of changes) this.change(seat, target, change);
  }
  private change(seat: Seat, target: CardRef, { what, by, last, from }: ChangeSpec): void {
    const no = this.numberOf(plain('what changed it')[0] as CardData);
    const common = { target, last, by: from === 'own' ? seat : opponentOf(seat), source: { no, path: 'effect' } };
    const change =
      by === undefined
        ? { ...common, cannot: what as Restriction }
        : what === 'poison'
          ? { ...common, poison: by }
          : { ...common, stat: what as Stat, amount: by };
    this.table.changes = [...this.table.changes, change];
  }
  ritual(seat: Seat, { card, by, due, named = {} }: RitualSpec): void {
    const { table } = this;
    const id = this.card(seat, card, 'ritual');
    const refs = Object.entries(named).map(([as, names]) => [
      as,
      names.map((name) => this.called(name, opponentOf(seat))),
    ]);
    const ritual = { seat, card: refOf(table, id), caster: this.called(by, seat), boost: 0, weaker: 0, due };
    table.rituals = [...table.rituals, { ...ritual, named: Object.fromEntries(refs) }];
  }
  private called(name: string, seat: Seat): CardRef {
    const card = SEATS.flatMap((one) => this.table.zones[one].line).find(
      (one) => cardAt(this.table, one).no === name && cardAt(this.table, one).seat === seat,
    );
    if (card === undefined) throw new Error(`nobody in line is called ${name}`);
    return refOf(this.table, card);
  }
}
const IDLE = {
  type: 'character',
  rarity: 'N',
  color: 'grey',
  title: { en: 'idle' },
  hp: 10,
  spirit: 0,
  regen: 0,
  atk: 0,
  atkType: 'strike',
  def: 0,
  flight: 0,
  skill: { name: { en: 'no skill' }, speed: 'active', spirit: 99, effect: [] },
} as const;
