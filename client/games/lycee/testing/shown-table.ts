// Tables of Lycee as the board is shown them, for the tests of its look.
import {
  type BasicName,
  CELLS,
  type Cell,
  type CharacterData,
  ZONES,
} from '../../../../shared/games/lycee/card-data.ts';
import { CATALOGUE } from '../../../../shared/games/lycee/cards/catalogue.ts';
import type { Json } from '../../../../shared/kernel/json.ts';
import type { TableModel } from '../../../../shared/kernel/model.ts';
import type { Seat } from '../../../../shared/kernel/seat.ts';
import type { ShownAsk } from '../../../../shared/kernel/view.ts';
import type { ShownLink } from '../facts.ts';

const ALL = [...CATALOGUE.values()];
const characters = ALL.filter((card): card is CharacterData => card.type === 'character');
/** The number of some character with this basic ability, or with none. */
export const characterWith = (basic?: BasicName): string =>
  characters.find(({ basics }) => (basic === undefined ? basics.length === 0 : basics[0]?.basic === basic))?.no ?? '';
export const someOf = (type: 'item' | 'area' | 'event'): string => ALL.find((card) => card.type === type)?.no ?? '';

interface Values {
  readonly ap?: number;
  readonly dp?: number;
  readonly sp?: number;
  readonly state?: 'ready' | 'acted';
  readonly no?: string;
}
export class ShownTable {
  readonly model: TableModel;

  constructor(facts: Readonly<Record<string, Json>> = {}) {
    const side = () => Object.fromEntries(ZONES.map((zone) => [zone, zone === 'deck' ? 30 : []]));
    const quiet = { turnPlayer: 0, phase: 'main', step: '', chain: [], battle: null, fresh: [], result: null };
    this.model = { zones: [side(), side()], cards: {}, looks: [], facts: { ...quiet, ...facts } };
  }

  /** Puts a card on top of a zone, called by `handle`. */
  put(seat: Seat, zone: string, handle: string, no = characterWith()): this {
    this.model.cards[handle] = { no };
    this.model.zones[seat][zone] = [...((this.model.zones[seat][zone] as string[] | undefined) ?? []), handle];
    return this;
  }
  /** A character whose name says where it stands: `0AL`. */
  stand(seat: Seat, cell: Cell, { state = 'ready', no = characterWith(), ...values }: Values = {}): this {
    this.put(seat, cell, `${seat}${cell}`, no);
    this.model.cards[`${seat}${cell}`] = { no, state, values: { ap: 3, dp: 2, sp: 1, ...values } };
    return this;
  }
  /** A character on each cell of both sides. */
  full(values: Values = {}): this {
    for (const seat of [0, 1] as const) for (const cell of CELLS) this.stand(seat, cell, values);
    return this;
  }
  declare(...links: readonly Partial<ShownLink>[]): this {
    this.model.facts['chain'] = links.map((link, i) => ({
      ...{ id: i + 1, seat: 0, kind: 'event', card: null, no: someOf('event') },
      ...link,
    }));
    return this;
  }
}

export const asked = (more: Partial<ShownAsk>): ShownAsk => ({
  id: 1,
  seat: 0,
  why: 'main',
  from: [],
  min: 0,
  max: 1,
  cancelable: false,
  ...more,
});
/** Names a key and its values. */
export const words = (key: string, values: Readonly<Record<string, string | number>> = {}): string =>
  [key, ...Object.values(values)].join(' ');
