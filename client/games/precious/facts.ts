// What the public facts of Precious Memories say, as the board reads them.
import type { Area, Declaration, KeywordName, Restriction } from '../../../shared/games/precious/card-data.ts';
import type { Json } from '../../../shared/kernel/json.ts';
import type { Handle, TableModel } from '../../../shared/kernel/model.ts';
import type { Seat } from '../../../shared/kernel/seat.ts';

type Facts = Pick<TableModel, 'facts'>;

/** A declaration that waits to resolve. */
export interface ShownLink {
  readonly id: number;
  readonly seat: Seat;
  readonly kind: Declaration;
  readonly card: Handle | null;
  readonly no: string;
  /** Path of the text in the data of `no`. */
  readonly text: string | null;
  readonly targets: readonly (Handle | null)[];
  readonly area: Area | null;
  /** Who may interrupt it now; null once both have refused. */
  readonly holder: Seat | null;
  /** How many have refused in a row. */
  readonly passes: number;
  readonly negated: boolean;
}
export interface ShownApproach {
  readonly approacher: Handle | null;
  readonly interferer: Handle | null;
  /** So many it gives if nobody interferes (6, step 3). */
  readonly points: number;
}
/** Priority in the main phase or in a free timing. */
export interface ShownWindow {
  readonly name: 'main' | 'approached' | 'interfered' | 'approachOver';
  readonly holder: Seat;
  readonly passes: number;
}
/** A support card and its bearer. */
export interface ShownSet {
  readonly card: Handle | null;
  readonly on: Handle | null;
}
/** What decides approaches besides values, and what is forbidden. */
export type ApproachTrait = Exclude<KeywordName, 'natural'> | `cannot.${Restriction}`;

// The rules write these facts, so their form needs no check.
const asList = <T>(fact: Json | undefined): readonly T[] =>
  Array.isArray(fact) ? (fact as unknown as readonly T[]) : [];

/** What a declaration leaves out where there is nothing to say. */
const UNSAID = { text: null, targets: [], area: null, holder: null, passes: 0, negated: false } as const;
/** What waits, the newest declaration last. */
export const linksOf = ({ facts }: Facts): readonly ShownLink[] =>
  asList<Omit<ShownLink, keyof typeof UNSAID>>(facts['chain']).map((told) => ({ ...UNSAID, ...told }));
export const approachOf = ({ facts }: Facts): ShownApproach | null =>
  (facts['approach'] ?? null) as unknown as ShownApproach | null;
export const windowOf = ({ facts }: Facts): ShownWindow | null =>
  (facts['window'] ?? null) as unknown as ShownWindow | null;
export const turnPlayerOf = ({ facts }: Facts): Seat => (facts['turnPlayer'] === 1 ? 1 : 0);

export const setCards = ({ facts }: Facts): readonly ShownSet[] => asList(facts['set']);
/** The support cards of a character, the one set first in front. */
export const setOn = (model: Facts, bearer: Handle): readonly Handle[] =>
  setCards(model).flatMap(({ card, on }) => (on === bearer && card !== null ? [card] : []));
export const bearerOf = (model: Facts, card: Handle): Handle | null =>
  setCards(model).find((one) => one.card === card)?.on ?? null;

const hasIn = ({ facts }: Facts, fact: string, handle: Handle): boolean =>
  asList<Handle | null>(facts[fact]).includes(handle);
/** It has entered the field in this turn (4.3). */
export const hasEntered = (model: Facts, handle: Handle): boolean => hasIn(model, 'entered', handle);
/** It has approached as often as it may in this turn (6.4). */
export const hasApproached = (model: Facts, handle: Handle): boolean => hasIn(model, 'approached', handle);

const traitsOf = ({ facts }: Facts): Readonly<Record<string, Json>> =>
  (facts['approachTraits'] ?? {}) as Readonly<Record<string, Json>>;
export const hasTrait = (model: Facts, handle: Handle, trait: ApproachTrait): boolean =>
  asList<Handle | null>(traitsOf(model)[trait]).includes(handle);
/** The highest X of its Natural, or null: whoever costs that much or less cannot interfere with it (section 8). */
export function naturalOf(model: Facts, handle: Handle): number | null {
  const all = asList<{ readonly card: Handle | null; readonly x: number }>(traitsOf(model)['natural']);
  const mine = all.flatMap(({ card, x }) => (card === handle ? [x] : []));
  return mine.length === 0 ? null : Math.max(...mine);
}

/** The step of an approach where one is under way, else the phase; the judgement is over as soon as it begins, and is told by its clash. */
export function phaseOf({ facts }: Facts): string {
  const now = String(facts['step'] || facts['phase'] || '');
  return now === 'judgement' ? 'interfered' : now;
}
/** Has somebody interfered in the approach under way, whether it still takes part or not? */
export const isMet = (model: Facts): boolean => phaseOf(model) === 'interfered';
