// The question which cards pay a cost, or which event is declared as one first (5.6, 5.10).
import type { Limit } from '../../../kernel/ask/limit.ts';
import type { AskSpec } from '../../../kernel/ask.ts';
import type { CardId } from '../../../kernel/card.ts';
import { leaving } from '../../../kernel/picking.ts';
import { dataOf } from '../data-of.ts';
import type { Table } from '../state.ts';
import { type Bill, canMeetWithCards, costEventsFor, poolsInHand } from './bill.ts';
import { pointsOf } from './points.ts';

interface PayAsk {
  readonly spec: AskSpec;
  /** In the order of the offer, before the events. */
  readonly cards: readonly CardId[];
  readonly events: readonly CardId[];
}

/** Legal as soon as every pip has its point, if what special costs take stays in hand; superfluous cards are allowed. */
export function payAsk(table: Table, bill: Bill, about: AskSpec['about']): PayAsk {
  const cards = bill.hand.filter((card) => dataOf(table, card).ex > 0);
  const events = costEventsFor(table, bill);
  const isEvent = [...cards.map(() => false), ...events.map(() => true)];
  const ways: Limit[] = [];
  if (canMeetWithCards(table, bill)) ways.push(cardsAlone(table, bill, cards, events, isEvent));
  if (events.length > 0) ways.push(oneEvent(isEvent));
  const [only = { any: [] }, ...others] = ways;
  const spec: AskSpec = {
    seat: bill.context.seat,
    why: 'pay',
    from: [...cards.map((card) => ({ card })), ...events.map((card) => ({ action: { do: 'declareAsCost', card } }))],
    min: 1,
    max: Math.max(1, cards.length),
    limit: others.length === 0 ? only : { any: ways },
    ...(about && { about }),
  };
  return { spec, cards, events };
}

function cardsAlone(
  table: Table,
  bill: Bill,
  cards: readonly CardId[],
  events: readonly CardId[],
  isEvent: readonly boolean[],
): Limit {
  const { pips, given } = bill;
  const by = [...cards.map((card) => pointsOf(dataOf(table, card))), ...events.map(() => ({ amount: 0, as: [] }))];
  const cover: Limit = { cover: pips, by, ...(given.length > 0 && { given }) };
  const rest = leaving([...cards, ...events], poolsInHand(table, bill));
  const all: Limit[] = [cover, ...rest, ...(events.length > 0 ? [{ some: isEvent, atMost: 0 }] : [])];
  return all.length === 1 ? cover : { all };
}
const oneEvent = (isEvent: readonly boolean[]): Limit => ({
  all: [
    { some: isEvent, atLeast: 1 },
    { sum: isEvent.map(() => 1), atMost: 1 },
  ],
});
