// Tables of Spellcard as the board is shown them, for the tests of its look.
import { type CardType, type State, ZONES } from '../../../../shared/games/spellcard/card-data.ts';
import { CATALOGUE } from '../../../../shared/games/spellcard/cards/catalogue.ts';
import type { Json } from '../../../../shared/kernel/json.ts';
import type { Handle, TableModel } from '../../../../shared/kernel/model.ts';
import type { Seat } from '../../../../shared/kernel/seat.ts';
import type { ShownAsk } from '../../../../shared/kernel/view.ts';
import type { ShownBarrier, ShownChange, ShownLink } from '../facts.ts';

const ALL = [...CATALOGUE.values()];
const CHARACTERS = ALL.filter(({ type }) => type === 'character');
/** The number of some character, another for each `nth`. */
export const characterNo = (nth = 0): string => CHARACTERS[nth % CHARACTERS.length]?.no ?? '';
export const someOf = (type: CardType): string => ALL.find((card) => card.type === type)?.no ?? '';
export const gearNo = (slot: 'weapon' | 'armour'): string =>
  ALL.find((card) => card.type === 'equipment' && card.slot === slot)?.no ?? '';
export const siteNo = (kind: 'terrain' | 'weather'): string =>
  ALL.find((card) => card.type === 'item' && card.kind === kind)?.no ?? '';

interface Values {
  readonly hp?: number;
  readonly spirit?: number;
  readonly atk?: number;
  readonly state?: State;
  readonly no?: string;
}
export class ShownTable {
  readonly model: TableModel;

  constructor(facts: Readonly<Record<string, Json>> = {}) {
    const side = () =>
      Object.fromEntries(ZONES.map((zone) => [zone, zone === 'deck' ? 40 : zone === 'lineup' ? 0 : []]));
    const quiet = { turn: 3, turnPlayer: 0, phase: 'action', chain: [], window: null, barrier: null };
    const told = { gear: [], changes: [], rituals: [], acted: [], used: [], result: null };
    this.model = { zones: [side(), side()], cards: {}, looks: [], facts: { ...quiet, ...told, ...facts } };
  }

  /** Puts a card on top of a zone, called by `handle`. */
  put(seat: Seat, zone: string, handle: string, no = someOf('spell')): this {
    this.model.cards[handle] = { no };
    this.model.zones[seat][zone] = [...((this.model.zones[seat][zone] as string[] | undefined) ?? []), handle];
    return this;
  }
  /** A character of a battle line. */
  stand(seat: Seat, handle: string, { state = 'ready', no = characterNo(), ...values }: Values = {}): this {
    this.put(seat, 'line', handle, no);
    const usual = { hp: 9, spirit: 5, atk: 3, def: 2, flight: 2, regen: 1 };
    this.model.cards[handle] = { no, state, values: { ...usual, ...values } };
    return this;
  }
  /** Three characters a side, called `0a`, `0b`, `0c` and `1a`, `1b`, `1c`. */
  lines(values: Values = {}): this {
    for (const seat of [0, 1] as const)
      for (const [i, name] of ['a', 'b', 'c'].entries())
        this.stand(seat, `${seat}${name}`, { no: characterNo(i + 3 * seat), ...values });
    return this;
  }
  /** Somebody of the battle line falls. */
  fall(seat: Seat, handle: string): this {
    this.model.zones[seat]['line'] = (this.model.zones[seat]['line'] as string[]).filter((one) => one !== handle);
    return this.put(seat, 'out', handle, this.model.cards[handle]?.no);
  }
  private add(fact: string, ...more: readonly Json[]): this {
    this.model.facts[fact] = [...(this.model.facts[fact] as Json[]), ...more];
    return this;
  }
  equip(seat: Seat, card: Handle, on: Handle, slot: 'weapon' | 'armour' = 'weapon'): this {
    return this.put(seat, 'gear', card, gearNo(slot)).add('gear', { card, on });
  }
  ritual(seat: Seat, card: Handle, caster: Handle | null, due = 4): this {
    return this.put(seat, 'ritual', card).add('rituals', { card, caster, due, seat });
  }
  change(card: Handle, what: string, more: Partial<ShownChange> = {}): this {
    return this.add('changes', { card, what, last: 4, no: someOf('item'), ...more } as unknown as Json);
  }
  declare(...links: readonly Partial<ShownLink>[]): this {
    const told = links.map((link, i) => ({
      ...{ id: i + 1, seat: 0, kind: 'spell', card: null, no: someOf('spell') },
      ...link,
    }));
    this.model.facts['chain'] = told as unknown as Json;
    return this;
  }
  barrier(victim: Handle, attacker: Handle | null, holder: Seat, given: ShownBarrier['given'] = [0, 0]): this {
    this.model.facts['barrier'] = { victim, attacker, holder, given } as unknown as Json;
    return this;
  }
}

export const asked = (more: Partial<ShownAsk>): ShownAsk => ({
  ...{ id: 1, seat: 0, why: 'act', from: [], min: 0, max: 1, cancelable: false },
  ...more,
});
/** Names a key and its values. */
export const words = (key: string, values: Readonly<Record<string, string | number>> = {}): string =>
  [key, ...Object.values(values)].join(' ');
