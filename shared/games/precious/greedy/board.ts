// The table as the greedy bot reads it: what its seat sees, with the printed data beside it.
import type { Handle, TableModel } from '../../../kernel/model.ts';
import { type BySeat, opponentOf, SEATS, type Seat } from '../../../kernel/seat.ts';
import {
  type Area,
  type CardData,
  type CharacterData,
  type Declaration,
  type KeywordName,
  type Restriction,
  type State,
  type Step,
  ZONES,
  type Zone,
} from '../card-data.ts';
import { CATALOGUE } from '../cards/catalogue.ts';
import { identityOf } from '../identity.ts';
import { isFieldZone } from '../queries.ts';

/** A card that the seat sees, where it lies. */
export interface Seen {
  readonly handle: Handle;
  readonly data: CardData;
  /** On whose side. */
  readonly seat: Seat;
  readonly zone: Zone;
  readonly state: State;
}
/** A character on the field, or one as if it were there. */
export interface Character extends Seen {
  readonly data: CharacterData;
  readonly zone: Area;
  readonly ap: number;
  readonly dp: number;
  readonly entered: boolean;
}
/** A declaration that waits. */
export interface ShownLink {
  readonly seat: Seat;
  readonly kind: Declaration;
  readonly card: Handle;
  readonly text?: string;
  readonly targets?: readonly Handle[];
  readonly negated?: boolean;
}
export interface ShownApproach {
  readonly approacher: Handle;
  readonly interferer: Handle | null;
  readonly points: number;
}
type Trait = KeywordName | `cannot.${Extract<Restriction, 'approach' | 'interfere' | 'beInterfered' | 'exit'>}`;

export const isCharacter = (card: Seen | undefined): card is Character => card !== undefined && 'entered' in card;
/** Only with AP and DP does anybody come to the main area (2.5). */
export const hasValues = ({ data }: Seen): boolean => data.type === 'character' && data.ap !== undefined;

export class Board {
  readonly you: Seat;
  readonly foe: Seat;
  private readonly view: TableModel;
  /** What has been read already: a question makes its bot look at the same cards again and again. */
  private readonly piles: BySeat<Map<Zone, readonly Seen[]>> = [new Map(), new Map()];

  constructor(view: TableModel, you: Seat) {
    this.view = view;
    this.you = you;
    this.foe = opponentOf(you);
  }

  /** How many cards lie in a zone, seen or not. */
  size(seat: Seat, zone: Zone): number {
    const held = this.view.zones[seat][zone] ?? 0;
    return typeof held === 'number' ? held : held.length;
  }
  /** The cards that the seat sees in a zone, in order. */
  seen(seat: Seat, zone: Zone): readonly Seen[] {
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
  main(seat: Seat): readonly Character[] {
    return this.seen(seat, 'mainArea').filter(isCharacter);
  }
  field(seat: Seat): readonly Character[] {
    return [...this.main(seat), ...this.seen(seat, 'supportArea').filter(isCharacter)];
  }
  points(seat: Seat): number {
    return this.size(seat, 'pointArea');
  }
  hasIdentity(seat: Seat, { no }: CardData): boolean {
    return this.field(seat).some(({ data }) => identityOf(data.no) === identityOf(no));
  }
  /** Cards of decks that are looked at. */
  get looked(): readonly Seen[] {
    return this.view.looks.flatMap((handle) => this.read(handle, this.you, 'deck') ?? []);
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

  get turnPlayer(): Seat {
    return this.view.facts['turnPlayer'] as Seat;
  }
  get isOwnTurn(): boolean {
    return this.turnPlayer === this.you;
  }
  /** In the first turn of the match nobody approaches (3.3); nor once the approaches of a turn are over. */
  get canAnybodyApproach(): boolean {
    return this.view.facts['turn'] !== 1 && this.view.facts['phase'] !== 'end';
  }
  get step(): Step | '' {
    return this.view.facts['step'] as Step | '';
  }
  /** What waits, the newest last. */
  get chain(): readonly ShownLink[] {
    return (this.view.facts['chain'] ?? []) as unknown as readonly ShownLink[];
  }
  get approach(): ShownApproach | undefined {
    return (this.view.facts['approach'] ?? undefined) as unknown as ShownApproach | undefined;
  }
  hasApproached({ handle }: Seen): boolean {
    return (this.view.facts['approached'] as readonly Handle[]).includes(handle);
  }
  /** A keyword or a prohibition, wherever the character has it from. */
  has({ handle }: Seen, trait: Trait): boolean {
    return this.having(trait).includes(handle);
  }
  /** The highest X of Natural X, -1 without (section 8). */
  natural({ handle }: Seen): number {
    const all = this.having('natural') as unknown as readonly { readonly card: Handle; readonly x: number }[];
    return Math.max(-1, ...all.filter(({ card }) => card === handle).map(({ x }) => x));
  }
  private having(trait: Trait): readonly Handle[] {
    return (this.view.facts['approachTraits'] as unknown as Record<string, readonly Handle[]>)[trait] ?? [];
  }
  /** Support cards on a character. */
  supportsOf({ handle }: Seen): readonly Seen[] {
    return this.set.flatMap(({ card, on }) => (on === handle ? (this.card(card) ?? []) : []));
  }
  bearerOf({ handle }: Seen): Character | undefined {
    const on = this.set.find(({ card }) => card === handle)?.on;
    const bearer = on == null ? undefined : this.card(on);
    return isCharacter(bearer) ? bearer : undefined;
  }
  private get set(): readonly { readonly card: Handle; readonly on: Handle | null }[] {
    return (this.view.facts['set'] ?? []) as unknown as readonly { card: Handle; on: Handle | null }[];
  }

  /** A character as if it had just entered. */
  asIf(data: CharacterData, seat: Seat, zone: Area): Character {
    const { ap = 0, dp = 0 } = data;
    return { handle: '', data, seat, zone, state: 'active', ap, dp, entered: true };
  }
  /** Cards that only a scenario defines are not read. */
  private read(handle: Handle, seat: Seat, zone: Zone): Seen | undefined {
    const face = this.view.cards[handle];
    const data = CATALOGUE.get(face?.no ?? '');
    if (face === undefined || data === undefined) return undefined;
    const seen: Seen = { handle, data, seat, zone, state: (face.state ?? 'active') as State };
    if (data.type !== 'character' || !isFieldZone(zone)) return seen;
    const { ap = data.ap ?? 0, dp = data.dp ?? 0 } = face.values ?? {};
    const entered = (this.view.facts['entered'] as readonly Handle[]).includes(handle);
    const character: Character = { ...seen, data, zone, ap, dp, entered };
    return character;
  }
}
