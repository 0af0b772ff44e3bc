// What the public facts of Spellcard say, as the board reads them.
import type { Declaration } from '../../../shared/games/spellcard/card-data.ts';
import type { Json } from '../../../shared/kernel/json.ts';
import type { Handle, TableModel } from '../../../shared/kernel/model.ts';
import type { BySeat, Seat } from '../../../shared/kernel/seat.ts';

type Facts = Pick<TableModel, 'facts'>;

/** A declaration that waits to resolve. */
export interface ShownLink {
  readonly id: number;
  readonly seat: Seat;
  readonly kind: Declaration;
  /** The declared card, or the character that attacks or uses its skill. */
  readonly card: Handle | null;
  readonly no: string;
  readonly user: Handle | null;
  readonly targets: readonly (Handle | null)[];
  /** Power cards given for its attack. */
  readonly boost: number;
  /** Which link it answers. */
  readonly against: number | null;
  readonly negated: boolean;
  readonly weaker: number;
}
/** Who may answer the newest declaration, and how many have refused in a row. */
export interface ShownWindow {
  readonly holder: Seat;
  readonly passes: number;
}
export interface ShownBarrier {
  readonly victim: Handle | null;
  readonly attacker: Handle | null;
  /** Who is to give a card next. */
  readonly holder: Seat;
  readonly given: BySeat<number>;
}
export interface ShownGear {
  readonly card: Handle | null;
  readonly on: Handle | null;
}
/** A change with an end: a value or `poison` with `by`, or `cannot.<restriction>`. */
export interface ShownChange {
  readonly card: Handle | null;
  readonly what: string;
  readonly by: number;
  /** The turn in whose end phase it ends. */
  readonly last: number;
  /** The card that it comes from. */
  readonly no: string;
}
export interface ShownRitual {
  readonly card: Handle | null;
  readonly caster: Handle | null;
  readonly due: number;
  readonly seat: Seat;
}

// The rules write these facts, so their form needs no check.
const asList = <T>(fact: Json | undefined): readonly T[] =>
  Array.isArray(fact) ? (fact as unknown as readonly T[]) : [];

/** What a declaration leaves out where there is nothing to say. */
const UNSAID = { user: null, targets: [], boost: 0, against: null, negated: false, weaker: 0 } as const;
/** What waits, the newest declaration last. */
export const linksOf = ({ facts }: Facts): readonly ShownLink[] =>
  asList<Omit<ShownLink, keyof typeof UNSAID>>(facts['chain']).map((told) => ({ ...UNSAID, ...told }));
export const windowOf = ({ facts }: Facts): ShownWindow | null =>
  (facts['window'] ?? null) as unknown as ShownWindow | null;
export const barrierOf = ({ facts }: Facts): ShownBarrier | null =>
  (facts['barrier'] ?? null) as unknown as ShownBarrier | null;
export const turnPlayerOf = ({ facts }: Facts): Seat => (facts['turnPlayer'] === 1 ? 1 : 0);
export const turnOf = ({ facts }: Facts): number => Number(facts['turn'] ?? 0);
export const phaseOf = ({ facts }: Facts): string => String(facts['phase'] ?? '');
export const isOver = ({ facts }: Facts): boolean => (facts['result'] ?? null) !== null;

const gearOf = ({ facts }: Facts): readonly ShownGear[] => asList(facts['gear']);
export const gearOn = (model: Facts, bearer: Handle): readonly Handle[] =>
  gearOf(model).flatMap(({ card, on }) => (on === bearer && card !== null ? [card] : []));
export const bearerOf = (model: Facts, card: Handle): Handle | null =>
  gearOf(model).find((one) => one.card === card)?.on ?? null;

export const changesOn = ({ facts }: Facts, card: Handle): readonly ShownChange[] =>
  asList<Omit<ShownChange, 'by'>>(facts['changes'])
    .map((told): ShownChange => ({ by: 0, ...told }))
    .filter((change) => change.card === card);
/** In how many turns it ends, this one counted (4.5). */
export const turnsLeft = (model: Facts, { last }: Pick<ShownChange, 'last'>): number =>
  Math.max(1, last - turnOf(model) + 1);

export const ritualsOf = ({ facts }: Facts): readonly ShownRitual[] => asList(facts['rituals']);
export const ritualsBy = (model: Facts, caster: Handle): readonly Handle[] =>
  ritualsOf(model).flatMap((ritual) => (ritual.caster === caster && ritual.card !== null ? [ritual.card] : []));
/** 0 in the turn in whose end phase it takes effect (4.6). */
export const turnsUntil = (model: Facts, { due }: Pick<ShownRitual, 'due'>): number => Math.max(0, due - turnOf(model));

/** It has attacked or used its skill in this turn (1.3). */
export const hasActed = ({ facts }: Facts, handle: Handle): boolean =>
  asList<Handle | null>(facts['acted']).includes(handle);
/** Unique cards that were used: their copies are mere Power cards (1.10). */
export const isUsedUp = ({ facts }: Facts, no: string): boolean => asList<string>(facts['used']).includes(no);
