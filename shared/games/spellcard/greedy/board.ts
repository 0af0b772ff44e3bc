// The table as the greedy bot reads it: what its seat sees, with the printed data beside it.
import type { Handle, TableModel } from '../../../kernel/model.ts';
import { type BySeat, opponentOf, SEATS, type Seat } from '../../../kernel/seat.ts';
import {
  type CardData,
  type CharacterData,
  type Declaration,
  type Gift,
  type Restriction,
  STATS,
  type Stance,
  type Stat,
  type State,
  ZONES,
  type Zone,
} from '../card-data.ts';
import { CATALOGUE } from '../cards/catalogue.ts';
import { WEIGHTS } from './weights.ts';

/** A card that the seat sees, where it lies. */
export interface Seen {
  readonly handle: Handle;
  readonly data: CardData;
  /** On whose side. */
  readonly seat: Seat;
  readonly zone: Zone;
}
/** A character in the battle line, as it is or as it would be. */
export interface Fighter extends Seen {
  readonly data: CharacterData;
  readonly hp: number;
  readonly spirit: number;
  readonly atk: number;
  readonly def: number;
  readonly flight: number;
  readonly regen: number;
  readonly ward: number;
  readonly state: State;
  /** How it is hit in this turn. */
  readonly stance: Stance;
  /** It has attacked or used its skill in this turn. */
  readonly acted: boolean;
  readonly gifts: readonly Gift[];
  readonly cannot: readonly Restriction[];
}
export interface ShownChange {
  readonly card: Handle;
  readonly last: number;
  readonly what: string;
  readonly by?: number;
}
export interface ShownLink {
  readonly id: number;
  readonly seat: Seat;
  readonly kind: Declaration;
  readonly no: string;
  readonly user?: Handle;
  readonly targets?: readonly Handle[];
  readonly boost?: number;
  readonly against?: Handle;
  readonly negated?: boolean;
  readonly weaker?: number;
}
export interface ShownRitual {
  readonly card: Handle;
  readonly caster: Handle;
  readonly due: number;
  readonly seat: Seat;
}
export interface ShownBarrier {
  readonly victim: Handle;
  readonly attacker: Handle | null;
  readonly given: BySeat<number>;
}

export const isFighter = (card: Seen | undefined): card is Fighter => card !== undefined && 'stance' in card;

export class Board {
  readonly you: Seat;
  readonly foe: Seat;
  readonly turn: number;
  readonly turnPlayer: Seat;
  /** The battle lines. */
  readonly lines: BySeat<readonly Fighter[]>;
  readonly changes: readonly ShownChange[];
  private readonly view: TableModel;
  private readonly known = new Map<string, number>();
  /** What has been read already: a question makes its bot look at the same cards again and again. */
  private readonly piles: BySeat<Map<Zone, readonly Seen[]>> = [new Map(), new Map()];

  constructor(view: TableModel, you: Seat) {
    this.view = view;
    this.you = you;
    this.foe = opponentOf(you);
    this.turn = this.fact('turn', 0);
    this.turnPlayer = this.fact<Seat>('turnPlayer', you);
    this.changes = this.fact<readonly ShownChange[]>('changes', []);
    this.lines = [this.readLine(0), this.readLine(1)];
  }
  /** A number about the table as it is, reckoned when it is first asked for. */
  once(what: string, reckon: () => number): number {
    const known = this.known.get(what) ?? reckon();
    this.known.set(what, known);
    return known;
  }
  private fact<T>(name: string, otherwise: T): T {
    return (this.view.facts[name] ?? otherwise) as T;
  }

  get isOwnTurn(): boolean {
    return this.turnPlayer === this.you;
  }
  /** Whoever goes first deals no damage in turn 1 (3.4). */
  isHarmless(seat: Seat): boolean {
    return this.turn === 1 && seat === this.turnPlayer;
  }
  /** How much later counts: less and less. */
  get patience(): number {
    return Math.max(0, 1 - this.turn / WEIGHTS.patience);
  }
  get chain(): readonly ShownLink[] {
    return this.fact<readonly ShownLink[]>('chain', []);
  }
  get rituals(): readonly ShownRitual[] {
    return this.fact<readonly ShownRitual[]>('rituals', []);
  }
  get barrier(): ShownBarrier | undefined {
    return this.fact<ShownBarrier | null>('barrier', null) ?? undefined;
  }
  isUsedUp({ data }: Seen): boolean {
    return this.fact<readonly string[]>('used', []).includes(data.no);
  }
  isPower(card: Seen): boolean {
    return card.data.type === 'power' || this.isUsedUp(card);
  }

  /** How many cards lie in a zone, seen or not. */
  size(seat: Seat, zone: Zone): number {
    const held = this.view.zones[seat][zone] ?? 0;
    return typeof held === 'number' ? held : held.length;
  }
  /** The cards that the seat sees in a zone, in order. */
  seen(seat: Seat, zone: Zone): readonly Seen[] {
    if (zone === 'line') return this.lines[seat];
    const known = this.piles[seat].get(zone);
    if (known !== undefined) return known;
    const held = this.view.zones[seat][zone] ?? 0;
    const cards =
      typeof held === 'number' ? [] : held.flatMap((handle) => (handle && this.read(handle, seat, zone)) || []);
    this.piles[seat].set(zone, cards);
    return cards;
  }
  get hand(): readonly Seen[] {
    return this.seen(this.you, 'hand');
  }
  fighter(handle: Handle | null | undefined): Fighter | undefined {
    return this.lines[0].find((one) => one.handle === handle) ?? this.lines[1].find((one) => one.handle === handle);
  }
  /** Any card that the seat sees, by handle. */
  card(handle: Handle): Seen | undefined {
    for (const seat of SEATS) {
      for (const zone of ZONES) {
        const held = this.view.zones[seat][zone];
        if (typeof held === 'object' && held.includes(handle))
          return this.seen(seat, zone).find((card) => card.handle === handle);
      }
    }
    return this.view.looks.includes(handle) ? this.read(handle, this.you, 'deck') : undefined;
  }
  bearerOf({ handle }: Seen): Fighter | undefined {
    return this.fighter(this.gear.find(({ card }) => card === handle)?.on);
  }
  gearOn({ handle }: Seen): readonly Seen[] {
    const on = this.gear.filter((one) => one.on === handle).map(({ card }) => card);
    return SEATS.flatMap((seat) => this.seen(seat, 'gear')).filter((card) => on.includes(card.handle));
  }
  private get gear(): readonly { readonly card: Handle; readonly on: Handle }[] {
    return this.fact<readonly { card: Handle; on: Handle }[]>('gear', []);
  }
  get environments(): readonly Seen[] {
    return SEATS.flatMap((seat) => this.seen(seat, 'environment'));
  }

  private read(handle: Handle, seat: Seat, zone: Zone): Seen | undefined {
    // Cards that only a scenario defines are not read.
    const data = CATALOGUE.get(this.view.cards[handle]?.no ?? '');
    return data && { handle, data, seat, zone };
  }
  private readLine(seat: Seat): Fighter[] {
    const held = this.view.zones[seat]['line'] ?? [];
    return typeof held === 'number' ? [] : held.flatMap((handle) => (handle && this.readFighter(handle, seat)) || []);
  }
  private readFighter(handle: Handle, seat: Seat): Fighter | undefined {
    const face = this.view.cards[handle];
    const seen = this.read(handle, seat, 'line');
    if (face === undefined || seen?.data.type !== 'character') return undefined;
    const { data } = seen;
    const { hp = data.hp, spirit = data.spirit, atk = 0, def = 0, flight = 0, regen = 0 } = face.values ?? {};
    const state = (face.state ?? 'busy') as State;
    const stance: Stance = seat !== this.turnPlayer && state === 'guard' ? 'guard' : 'busy';
    const gifts = [...this.gearOn(seen), ...this.environments].flatMap((card) =>
      'gives' in card.data ? card.data.gives : [],
    );
    const own = this.changes.filter(({ card }) => card === handle);
    const acted = this.fact<readonly Handle[]>('acted', []).includes(handle);
    const cannot = cannotOf(gifts, own);
    const values = { hp, spirit, atk, def, flight, regen, ward: wardOf(gifts, own) };
    return { ...seen, data, ...values, state, stance, acted, gifts, cannot };
  }
}
function wardOf(gifts: readonly Gift[], changes: readonly ShownChange[]): number {
  const given = gifts.reduce((sum, gift) => sum + (gift.what === 'ward' ? gift.by : 0), 0);
  return changes.reduce((sum, { what, by = 0 }) => sum + (what === 'ward' ? by : 0), given);
}
function cannotOf(gifts: readonly Gift[], changes: readonly ShownChange[]): Restriction[] {
  const given = gifts.flatMap((gift) => (gift.what === 'cannot' ? [gift.do] : []));
  const named = changes.flatMap(({ what }) => (what.startsWith('cannot.') ? [what.slice(7) as Restriction] : []));
  return [...given, ...named];
}
export const isStat = (what: string): what is Stat => (STATS as readonly string[]).includes(what);
