// What may be spoken of where the reading of a card is now, and how a fault is written.
import type { CardFault } from '../../../kernel/scenario/bench.ts';
import type { Select } from '../card-data.ts';

export type Path = readonly PropertyKey[];
export interface Scope {
  /** A character uses it: all but items that are nobody's in particular, and environments. */
  readonly hasUser: boolean;
  /** It answers something (1.9). */
  readonly answers: boolean;
  readonly attacks: boolean;
  /** It may ask its player something: an environment does not (1.8). */
  readonly asks: boolean;
  /** Where the cards come from that a name means; steps bind names for those after them. */
  readonly bound: Map<string, Select>;
  /** Of any card. */
  readonly isName: (name: string) => boolean;
  /** The number of a character, as far as can be told. */
  readonly isCharacter: (no: string) => boolean;
}

export const faultIf = (isWrong: boolean, path: Path, sentence: string): CardFault[] =>
  isWrong ? [{ path, sentence }] : [];

export const isWhole = (value: number, least = 0): boolean => Number.isInteger(value) && value >= least;
export const isChange = (value: number): boolean => Number.isInteger(value) && value !== 0;
