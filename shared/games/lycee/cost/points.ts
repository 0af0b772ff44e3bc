// Points: what a discarded card pays, and what an event yields that is declared as a cost (5.2, 5.3, 5.10).
import type { Points } from '../../../kernel/ask/limit.ts';
import { type AsCost, type CardData, type Cost, PIPS, type Pip } from '../card-data.ts';

/** Every pip of a printed cost by itself. */
export const pipsOf = ({ pips = {} }: Cost): Pip[] => PIPS.flatMap((pip) => new Array<Pip>(pips[pip] ?? 0).fill(pip));

/** A point pays a pip of an attribute of its card, or a star; of a card without attributes stars only (5.3). */
export const pointsOf = ({ ex, attributes }: CardData): Points => ({ amount: ex, as: [...attributes, 'star'] });

export const asCostOf = ({ abilities }: Pick<CardData, 'abilities'>): AsCost | undefined =>
  abilities.find((ability): ability is AsCost => ability.kind === 'asCost');
export const yieldOf = ({ amount, attribute }: AsCost): Points => ({ amount, as: [attribute, 'star'] });
