// The table as the greedy bot reads it: what its seat sees, with the printed data beside it.
import { assert } from '../../../kernel/assert.ts';
import type { Handle, TableModel } from '../../../kernel/model.ts';
import { opponentOf, SEATS, type Seat } from '../../../kernel/seat.ts';
import type { CardFace } from '../../../kernel/story.ts';
import { type CardData, type Color, FRONT, type Orientation, type Pile, SLOTS, type Slot } from '../card-data.ts';
import { CATALOGUE } from '../cards/catalogue.ts';
import { FACING } from '../queries.ts';

/** A card that the seat sees, where it lies. */
export interface Seen {
  readonly handle: Handle;
  readonly data: CardData;
  readonly seat: Seat;
  readonly zone: string;
  readonly state: Orientation;
  /** Effective values on the stage, printed ones elsewhere. */
  readonly power: number;
  readonly soul: number;
  readonly level: number;
}

export class Board {
  readonly you: Seat;
  readonly foe: Seat;
  private readonly view: TableModel;

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
  level(seat: Seat): number {
    return this.size(seat, 'level');
  }
  /** The cards that the seat sees in a zone, in order. */
  seen(seat: Seat, zone: Pile | Slot): Seen[] {
    const held = this.view.zones[seat][zone] ?? 0;
    if (typeof held === 'number') return [];
    return held.flatMap((handle) => (handle === null ? [] : [this.read(handle, seat, zone)]));
  }
  /** The character on a slot. */
  on(seat: Seat, slot: Slot): Seen | undefined {
    return this.seen(seat, slot).at(-1);
  }
  stage(seat: Seat): Seen[] {
    return SLOTS.flatMap((slot) => this.on(seat, slot) ?? []);
  }
  front(seat: Seat): Seen[] {
    return FRONT.flatMap((slot) => this.on(seat, slot) ?? []);
  }
  /** The foe's character that faces a front slot of the seat's own. */
  facing(slot: (typeof FRONT)[number]): Seen | undefined {
    return this.on(this.foe, FACING[slot]);
  }
  /** Colours that the seat may play (5.2). */
  get colors(): ReadonlySet<Color> {
    return new Set([...this.seen(this.you, 'level'), ...this.seen(this.you, 'clock')].map(({ data }) => data.color));
  }
  /** Any card that the seat sees, by handle. */
  card(handle: Handle): Seen {
    for (const seat of SEATS) {
      for (const [zone, held] of Object.entries(this.view.zones[seat])) {
        if (typeof held !== 'number' && held.includes(handle)) return this.read(handle, seat, zone);
      }
    }
    return this.read(handle, this.you, 'deck');
  }
  /** Deck cards that the seat looks at right now. */
  get looks(): Seen[] {
    return this.view.looks.map((handle) => this.read(handle, this.you, 'deck'));
  }
  /** The attack that runs, if any. */
  get attack(): { readonly attacker: Seen; readonly defender: Seen | undefined } | undefined {
    const attack = this.view.facts['attack'] as { attacker: Handle; defender: Handle | null } | null | undefined;
    if (attack == null || this.view.cards[attack.attacker] === undefined) return undefined;
    const { attacker, defender } = attack;
    const stands = defender !== null && this.view.cards[defender] !== undefined;
    return { attacker: this.card(attacker), defender: stands ? this.card(defender) : undefined };
  }

  private read(handle: Handle, seat: Seat, zone: string): Seen {
    const face = this.view.cards[handle];
    assert(face !== undefined, `card ${handle} is seen`);
    return { handle, seat, zone, ...read(face) };
  }
}

function read({ no, state, values = {} }: CardFace): Pick<Seen, 'data' | 'state' | 'power' | 'soul' | 'level'> {
  const data = CATALOGUE.get(no);
  assert(data !== undefined, `no card has the number ${no}`);
  const character = data.type === 'character' ? data : undefined;
  return {
    data,
    state: (state ?? 'stand') as Orientation,
    power: values['power'] ?? character?.power ?? 0,
    soul: values['soul'] ?? character?.soul ?? 0,
    level: values['level'] ?? (data.type === 'climax' ? 0 : data.level),
  };
}
