// What the public facts of Lycee say, as the board reads them.
import type { Cell, Declaration, DefenceCell } from '../../../shared/games/lycee/card-data.ts';
import type { BattleTrait } from '../../../shared/games/lycee/view.ts';
import type { Json } from '../../../shared/kernel/json.ts';
import type { Handle, TableModel } from '../../../shared/kernel/model.ts';
import type { Seat } from '../../../shared/kernel/seat.ts';

/** A declaration that waits in the chain. */
export interface ShownLink {
  readonly id: number;
  readonly seat: Seat;
  readonly kind: Declaration;
  readonly card: Handle | null;
  readonly no: string;
  readonly ability: { readonly no: string; readonly path: string } | null;
  readonly targets: readonly (Handle | null)[];
  readonly cell: { readonly seat: Seat; readonly cell: Cell } | null;
  /** The declaration that it is aimed at, by id. */
  readonly answers: number | null;
  /** Cards of the hand that are kept for its cost. */
  readonly reserved: number;
  /** Cards of field and dust box that are kept for it. */
  readonly reserves: readonly (Handle | null)[];
  /** Its own character is kept for its [T]. */
  readonly reservesTap: boolean;
  readonly negated: boolean;
}
export interface ShownBattle {
  readonly attacker: Handle | null;
  readonly defender: Handle | null;
  /** On the defending side. */
  readonly cell: DefenceCell;
}
/** The characters on the field that have what decides battles besides values. */
export type ShownTraits = Readonly<Partial<Record<BattleTrait, readonly Handle[]>>>;

// The rules write these facts, so their form needs no check.
const asList = <T>(fact: Json | undefined): readonly T[] =>
  Array.isArray(fact) ? (fact as unknown as readonly T[]) : [];

/** The chain, the newest declaration last. */
export const linksOf = ({ facts }: Pick<TableModel, 'facts'>): readonly ShownLink[] =>
  asList<Omit<ShownLink, keyof typeof UNSAID>>(facts['chain']).map((told) => ({ ...UNSAID, ...told }));
/** What a declaration leaves out where there is nothing to say. */
const UNSAID = {
  ...{ ability: null, targets: [], cell: null, answers: null, negated: false },
  ...{ reserved: 0, reserves: [], reservesTap: false },
} as const;
export const freshOf = ({ facts }: Pick<TableModel, 'facts'>): readonly (Handle | null)[] =>
  asList<Handle | null>(facts['fresh']);
export const battleOf = ({ facts }: Pick<TableModel, 'facts'>): ShownBattle | null =>
  (facts['battle'] ?? null) as unknown as ShownBattle | null;
export const hasTrait = ({ facts }: Pick<TableModel, 'facts'>, handle: Handle, trait: BattleTrait): boolean =>
  ((facts['battleTraits'] ?? {}) as ShownTraits)[trait]?.includes(handle) === true;
export const turnPlayerOf = ({ facts }: Pick<TableModel, 'facts'>): Seat => (facts['turnPlayer'] === 1 ? 1 : 0);
/** The step of a phase where it has any, else the phase. */
export const phaseOf = ({ facts }: Pick<TableModel, 'facts'>): string => String(facts['step'] || facts['phase'] || '');
