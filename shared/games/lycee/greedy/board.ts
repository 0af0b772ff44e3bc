// The table as the greedy bot reads it: what its seat sees, with the printed data beside it.
import { assert } from '../../../kernel/assert.ts';
import type { Handle, TableModel } from '../../../kernel/model.ts';
import { type BySeat, opponentOf, SEATS, type Seat } from '../../../kernel/seat.ts';
import {
  AREA_ON,
  type CardData,
  CELLS,
  type Cell,
  type CharacterData,
  type Declaration,
  type DefenceCell,
  ITEM_ON,
  type Orientation,
  type Pile,
  ZONES,
  type Zone,
} from '../card-data.ts';
import { CATALOGUE } from '../cards/catalogue.ts';
import { adjacentTo, behind, CELL_OF, defenceCellFacing, isCell } from '../queries.ts';
import type { AbilityAt, CellAt } from '../state.ts';

/** A card that the seat sees, where it lies. */
export interface Seen {
  readonly handle: Handle;
  readonly data: CardData;
  /** Whose side it lies on. */
  readonly seat: Seat;
  readonly zone: Zone;
  /** The cell that it stands on, lies on or hangs at. */
  readonly cell: Cell | undefined;
}
/** A character on the field, or one as if it were there. */
export interface Character extends Seen {
  readonly data: CharacterData;
  readonly cell: Cell;
  readonly state: Orientation;
  readonly ap: number;
  readonly dp: number;
  readonly sp: number;
  readonly fresh: boolean;
}
/** A declaration of the chain. */
export interface ShownLink {
  readonly id: number;
  readonly seat: Seat;
  readonly kind: Declaration;
  readonly card: Handle;
  readonly no: string;
  readonly ability: AbilityAt | null;
  readonly targets: readonly Handle[];
  readonly cell: CellAt | null;
  readonly negated: boolean;
}
export interface Battle {
  readonly attacker: Character;
  readonly defender: Character | undefined;
  /** The cell whose character may defend, on the other side. */
  readonly cell: DefenceCell;
}

interface ShownBattle {
  readonly attacker: Handle;
  readonly defender: Handle | null;
  readonly cell: DefenceCell;
}

/** What a declaration leaves out where there is nothing to say. */
const UNSAID = { ability: null, targets: [], cell: null, negated: false } as const;

export const isCharacter = (card: Seen | undefined): card is Character => card !== undefined && 'state' in card;

export class Board {
  readonly you: Seat;
  readonly foe: Seat;
  private readonly view: TableModel;
  /** What has been read already, by seat and zone: a question makes its bot look at the same cards again and again. */
  private readonly piles: BySeat<Map<Zone, readonly Seen[]>> = [new Map(), new Map()];

  constructor(view: TableModel, you: Seat) {
    this.view = view;
    this.you = you;
    this.foe = opponentOf(you);
  }

  /** How many cards lie in a zone, seen or not. */
  size(seat: Seat, zone: Pile): number {
    const held = this.view.zones[seat][zone] ?? 0;
    return typeof held === 'number' ? held : held.length;
  }
  /** The cards that the seat sees in a zone, in order. */
  seen(seat: Seat, zone: Zone): readonly Seen[] {
    const known = this.piles[seat].get(zone);
    if (known !== undefined) return known;
    const held = this.view.zones[seat][zone] ?? 0;
    const cards =
      typeof held === 'number'
        ? []
        : held.flatMap((handle) => (handle === null ? [] : [this.read(handle, seat, zone)]));
    this.piles[seat].set(zone, cards);
    return cards;
  }
  get hand(): readonly Seen[] {
    return this.seen(this.you, 'hand');
  }
  on(seat: Seat, cell: Cell): Character | undefined {
    return this.seen(seat, cell).find(isCharacter);
  }
  field(seat: Seat): readonly Character[] {
    return CELLS.flatMap((cell) => this.on(seat, cell) ?? []);
  }
  itemOf({ seat, cell }: Character): Seen | undefined {
    return this.seen(seat, ITEM_ON[cell])[0];
  }
  areaUnder({ seat, cell }: CellAt): Seen | undefined {
    return this.seen(seat, AREA_ON[cell])[0];
  }
  isEmpty({ seat, cell }: CellAt): boolean {
    return this.on(seat, cell) === undefined;
  }
  /** Whoever could defend in the column of a cell, or attack in it. */
  facing({ seat, cell }: CellAt): {
    readonly attacker: Character | undefined;
    readonly defender: Character | undefined;
  } {
    const defence = defenceCellFacing(cell);
    const other = opponentOf(seat);
    return { attacker: this.on(other, behind(defence)), defender: this.on(other, defence) };
  }
  /** Own characters beside one, that could support it. */
  beside({ seat, cell }: CellAt): readonly Character[] {
    return adjacentTo(cell).flatMap((one) => this.on(seat, one) ?? []);
  }
  hasPerson(seat: Seat, { person }: CharacterData): boolean {
    return this.field(seat).some(({ data }) => data.person === person);
  }
  /** Any card that the seat sees, by handle. */
  card(handle: Handle): Seen | undefined {
    for (const seat of SEATS) {
      for (const zone of ZONES) {
        const held = this.view.zones[seat][zone];
        if (typeof held !== 'object' || !held.includes(handle)) continue;
        return this.seen(seat, zone).find((card) => card.handle === handle);
      }
    }
    return this.view.looks.includes(handle) ? this.read(handle, this.you, 'deck') : undefined;
  }

  get isOwnTurn(): boolean {
    return this.view.facts['turnPlayer'] === this.you;
  }
  /** Has the attacked side yet to choose whether to defend? */
  get isToDefend(): boolean {
    return this.view.facts['step'] === 'defender';
  }
  get chain(): readonly ShownLink[] {
    const told = (this.view.facts['chain'] ?? []) as unknown as readonly Omit<ShownLink, keyof typeof UNSAID>[];
    return told.map((link) => ({ ...UNSAID, ...link }));
  }
  /** The battle that runs, while its attacker is there. */
  get battle(): Battle | undefined {
    const battle = this.view.facts['battle'] as ShownBattle | null | undefined;
    if (battle == null) return undefined;
    const [attacker, defender] = [this.card(battle.attacker), this.card(battle.defender ?? '')];
    if (!isCharacter(attacker)) return undefined;
    return { attacker, defender: isCharacter(defender) ? defender : undefined, cell: battle.cell };
  }
  /** A character as if it stood on a cell, just entered. */
  asIf(data: CharacterData, { seat, cell }: CellAt): Character {
    const { ap, dp, sp } = data;
    return { handle: '', data, seat, zone: cell, cell, state: 'ready', ap, dp, sp, fresh: true };
  }

  private read(handle: Handle, seat: Seat, zone: Zone): Seen {
    const face = this.view.cards[handle];
    assert(face !== undefined, `card ${handle} is seen`);
    const data = CATALOGUE.get(face.no);
    assert(data !== undefined, `no card has the number ${face.no}`);
    const seen: Seen = { handle, data, seat, zone, cell: CELL_OF[zone] };
    if (data.type !== 'character' || !isCell(zone)) return seen;
    const { ap = data.ap, dp = data.dp, sp = data.sp } = face.values ?? {};
    const state = (face.state ?? 'ready') as Orientation;
    const fresh = (this.view.facts['fresh'] as readonly Handle[]).includes(handle);
    const character: Character = { ...seen, data, cell: zone, state, ap, dp, sp, fresh };
    return character;
  }
}
