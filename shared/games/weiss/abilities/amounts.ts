// Numbers in abilities: fixed, or counted over the table and over what earlier steps bound.
import { type CardId, cardAt } from '../../../kernel/card.ts';
import { opponentOf } from '../../../kernel/seat.ts';
import type { Amount, Counted } from '../ability-data.ts';
import type { Table } from '../state.ts';
import { costOf, levelOf, powerOf, soulOf } from '../values.ts';
import { type Context, candidates, isOfKind, markersOf } from './select.ts';
import { targetsOf } from './targets.ts';

/** May be zero or negative: then a step does nothing (7.3). */
export function amountOf(table: Table, context: Context, amount: Amount): number {
  if (typeof amount === 'number') return amount;
  const { times = 1, plus = 0, atMost = Number.POSITIVE_INFINITY } = amount;
  return Math.min(atMost, measured(table, context, amount) * times + plus);
}
const VALUES = { level: levelOf, cost: costOf, power: powerOf, soul: soulOf, markers: markersOf } as const;
function measured(table: Table, context: Context, amount: Counted): number {
  if ('count' in amount) return candidates(table, amount.count, context).length;
  if ('level' in amount) {
    const seat = amount.level === 'you' ? context.seat : opponentOf(context.seat);
    return table.zones[seat].level.length;
  }
  if ('sum' in amount) {
    // A card that lies face down has no values (2).
    const isBlank = (card: CardId): boolean => amount.sum !== 'markers' && cardAt(table, card).face === 'down';
    const read = (card: CardId): number => (isBlank(card) ? 0 : VALUES[amount.sum](table, card));
    return targetsOf(table, amount.of, context).reduce((sum, card) => sum + read(card), 0);
  }
  const { is } = amount;
  const cards = context.bound[amount.bound] ?? [];
  return is === undefined ? cards.length : cards.filter(({ card }) => isOfKind(table, is, card, context)).length;
}
