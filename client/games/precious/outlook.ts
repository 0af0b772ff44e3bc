// What an approach would come to by the values that everybody sees now: who may interfere, and who would exit.
import type { GameFront } from '../../../shared/kernel/game.ts';
import type { Handle, TableModel } from '../../../shared/kernel/model.ts';
import type { Seat } from '../../../shared/kernel/seat.ts';
import { cardsIn, valueNow } from '../../table/shown.ts';
import { hasTrait, naturalOf } from './facts.ts';

/** What would become of a character in the exit judgement. */
export type Fate = 'stays' | 'exits';
/** One comparison: AP of whoever strikes against DP of whoever is struck. */
export interface Comparison {
  readonly ap: number;
  readonly dp: number;
  /** Equality is enough (6, step 5). */
  readonly reaches: boolean;
  readonly fate: Fate;
}
export interface Judgement {
  /** Of the approacher by the interferer. */
  readonly approacher: Comparison;
  readonly interferer: Comparison;
}

export function numberOf(game: GameFront, model: TableModel, handle: Handle, what: 'ap' | 'dp' | 'cost'): number {
  const face = model.cards[handle];
  return face === undefined ? 0 : Math.max(0, valueNow(game, face, what) ?? 0);
}

function compared(game: GameFront, model: TableModel, by: Handle, struck: Handle): Comparison {
  const [ap, dp] = [numberOf(game, model, by, 'ap'), numberOf(game, model, struck, 'dp')];
  const reaches = ap >= dp;
  return { ap, dp, reaches, fate: reaches && !hasTrait(model, struck, 'cannot.exit') ? 'exits' : 'stays' };
}
/** Both at once, by values that are 0 where they would be less (section 8). */
export const judgementOf = (game: GameFront, model: TableModel, approacher: Handle, interferer: Handle): Judgement => ({
  approacher: compared(game, model, interferer, approacher),
  interferer: compared(game, model, approacher, interferer),
});

/** Active characters of the main area may interfere, unless that is forbidden or the approacher's Natural keeps them off (6, 8). */
export function mayInterfere(game: GameFront, model: TableModel, seat: Seat, approacher: Handle): Handle[] {
  if (hasTrait(model, approacher, 'cannot.beInterfered')) return [];
  const natural = naturalOf(model, approacher) ?? -1;
  return cardsIn(model.zones[seat]['mainArea']).filter(
    (handle): handle is Handle =>
      handle !== null &&
      model.cards[handle]?.state !== 'resting' &&
      !hasTrait(model, handle, 'cannot.interfere') &&
      (game.print(model.cards[handle]?.no ?? '')?.numbers['cost'] ?? 0) > natural,
  );
}
