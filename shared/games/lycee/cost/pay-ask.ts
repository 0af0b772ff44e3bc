// The question which cards pay a cost, or which event is declared as one first (5.6, 5.10).
import type { Limit } from '../../../kernel/ask/limit.ts';
import type { AskSpec } from '../../../kernel/ask.ts';
import type { CardId } from '../../../kernel/card.ts';
import { dataOf } from '../data-of.ts';
import { leaving } from '../picking.ts';
import type { Table } from '../state.ts';
import { type Bill, costEventsFor, poolsOf } from './bill.ts';
import { pointsOf } from './points.ts';

export interface PayAsk {
  readonly spec: AskSpec;
  /** In the order of the offer, before the events. */
  readonly cards: readonly CardId[];
  readonly events: readonly CardId[];
}

/** Legal as soon as every pip has its point, if what special costs take stays in hand; superfluous cards are allowed. */
export function payAsk(table: Table, bill: Bill, about: AskSpec['about']): PayAsk {
  const cards = bill.hand.filter((card) => dataOf(table, card).ex > 0);
  const events = costEventsFor(table, bill);
  const all = [...cards, ...events];
  const isEvent = all.map((_, i) => i >= cards.length);
  const by = all.map((card, i) => (isEvent[i] ? { amount: 0, as: [] } : pointsOf(dataOf(table, card))));
  const { pips, given } = bill;
  const cover: Limit = { cover: pips, by, ...(given.length > 0 && { given }) };
  const inHand = poolsOf(table, bill).map((pool) => pool.filter((card) => bill.hand.includes(card)));
  const paid = [
    cover,
    ...leaving(
      all,
      inHand.filter((pool) => pool.length > 0),
    ),
  ];
  const oneEvent: Limit = {
    all: [
      { some: isEvent, atLeast: 1 },
      { sum: all.map(() => 1), atMost: 1 },
    ],
  };
  const byCards = events.length === 0 ? paid : [...paid, { some: isEvent, atMost: 0 }];
  const [only, ...more] = byCards;
  const cardsPay: Limit = only !== undefined && more.length === 0 ? only : { all: byCards };
  const spec: AskSpec = {
    seat: bill.context.seat,
    why: 'pay',
    from: [...cards.map((card) => ({ card })), ...events.map((card) => ({ action: { do: 'declareAsCost', card } }))],
    min: 1,
    max: Math.max(1, cards.length),
    limit: events.length === 0 ? cardsPay : { any: [cardsPay, oneEvent] },
    ...(about && { about }),
  };
  return { spec, cards, events };
}
