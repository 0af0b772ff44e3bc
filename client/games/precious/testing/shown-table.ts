// Tables of Precious Memories as the board is shown them, for the tests of its look.
import { type Area, type CardType, type State, ZONES } from '../../../../shared/games/precious/card-data.ts';
import { CATALOGUE } from '../../../../shared/games/precious/cards/catalogue.ts';
import type { Json } from '../../../../shared/kernel/json.ts';
import type { Handle, TableModel } from '../../../../shared/kernel/model.ts';
import type { Seat } from '../../../../shared/kernel/seat.ts';
import type { ShownAsk } from '../../../../shared/kernel/view.ts';
import type { ShownLink } from '../facts.ts';

const ALL = [...CATALOGUE.values()];
/** The number of some character with values that costs so much. */
export const characterOf = (cost?: number): string =>
  ALL.find((card) => card.type === 'character' && card.ap !== undefined && (cost ?? card.cost) === card.cost)?.no ?? '';
export const someOf = (type: CardType): string => ALL.find((card) => card.type === type)?.no ?? '';

interface Values {
  readonly ap?: number;
  readonly dp?: number;
  readonly state?: State;
  readonly no?: string;
}
export class ShownTable {
  readonly model: TableModel;

  constructor(facts: Readonly<Record<string, Json>> = {}) {
    const side = () => Object.fromEntries(ZONES.map((zone) => [zone, zone === 'deck' ? 30 : []]));
    const quiet = { turnPlayer: 0, phase: 'main', step: '', chain: [], window: null, approach: null };
    const told = { set: [], entered: [], approached: [], approachTraits: {}, result: null };
    this.model = { zones: [side(), side()], cards: {}, looks: [], facts: { ...quiet, ...told, ...facts } };
  }

  /** Puts a card on top of a zone, called by `handle`. */
  put(seat: Seat, zone: string, handle: string, no = characterOf(), state?: State): this {
    this.model.cards[handle] = state === undefined ? { no } : { no, state };
    this.model.zones[seat][zone] = [...((this.model.zones[seat][zone] as string[] | undefined) ?? []), handle];
    return this;
  }
  /** A character of an area. */
  stand(
    seat: Seat,
    handle: string,
    { state = 'active', no = characterOf(), ...values }: Values = {},
    area: Area = 'mainArea',
  ): this {
    this.put(seat, area, handle, no);
    this.model.cards[handle] = { no, state, values: { ap: 30, dp: 20, ...values } };
    return this;
  }
  /** So many characters in an area, called `0m0` or `1s3`. */
  row(seat: Seat, count: number, values: Values = {}, area: Area = 'mainArea'): this {
    for (let i = 0; i < count; i++) this.stand(seat, `${seat}${area.charAt(0)}${i}`, values, area);
    return this;
  }
  /** So many points, the first ones face down. */
  points(seat: Seat, count: number, down = 0): this {
    for (let i = 0; i < count; i++)
      this.put(seat, 'pointArea', `${seat}p${i}`, characterOf(), i < down ? 'faceDown' : 'faceUp');
    return this;
  }
  /** Sets a support card of this seat on a character. */
  set(seat: Seat, card: Handle, on: Handle): this {
    this.put(seat, 'set', card, someOf('support'), 'active');
    this.model.facts['set'] = [...(this.model.facts['set'] as Json[]), { card, on }];
    return this;
  }
  approach(approacher: Handle, interferer: Handle | null = null, points = 1): this {
    this.model.facts['approach'] = { approacher, interferer, points };
    this.model.facts['step'] = interferer === null ? 'approached' : 'interfered';
    this.model.facts['phase'] = 'approach';
    return this;
  }
  trait(name: string, ...having: readonly Json[]): this {
    this.model.facts['approachTraits'] = { ...(this.model.facts['approachTraits'] as object), [name]: [...having] };
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
  ...{ id: 1, seat: 0, why: 'main', from: [], min: 0, max: 1, cancelable: false },
  ...more,
});
/** Names a key and its values. */
export const words = (key: string, values: Readonly<Record<string, string | number>> = {}): string =>
  [key, ...Object.values(values)].join(' ');
