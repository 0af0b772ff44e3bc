// Points: what a discarded card pays, and the question which cards pay a cost (5.2 to 5.6).
import { type Limit, type Points, satisfied } from '../../../kernel/ask/limit.ts';
import type { AskSpec } from '../../../kernel/ask.ts';
import type { CardId } from '../../../kernel/card.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { type AsCost, type CardData, type Cost, PIPS, type Pip } from '../card-data.ts';
import { dataOf } from '../data-of.ts';
import type { Table } from '../state.ts';

/** Every pip of a printed cost by itself. */
export const pipsOf = ({ pips = {} }: Cost): Pip[] => PIPS.flatMap((pip) => new Array<Pip>(pips[pip] ?? 0).fill(pip));

/** A point pays a pip of an attribute of its card, or a star; of a card without attributes stars only (5.3). */
export const pointsOf = ({ ex, attributes }: CardData): Points => ({ amount: ex, as: [...attributes, 'star'] });

/** What is left in hand for a payment: not what is being used, nor what a declaration has reserved (5.5, 5.8). */
export interface Purse {
  /** Cards that yield points. */
  readonly cards: readonly CardId[];
  /** Events that yield points while a cost is named (5.10). */
  readonly events: readonly CardId[];
  /** Points that such events have yielded already. */
  readonly given: readonly Points[];
}
export function purseOf(
  table: Table,
  seat: Seat,
  spent: readonly CardId[],
  isUsable: (event: CardId) => boolean,
  given: readonly Points[] = [],
): Purse {
  const reserved = reservedIn(table);
  const free = table.zones[seat].hand.filter((card) => !spent.includes(card) && !reserved.includes(card));
  return {
    cards: free.filter((card) => dataOf(table, card).ex > 0),
    events: free.filter((card) => asCostOf(dataOf(table, card)) !== undefined && isUsable(card)),
    given,
  };
}
/** Everything that declarations of the chain will take when they resolve (5.8). */
export const reservedIn = (table: Table): CardId[] =>
  table.chain.flatMap(({ plan, paid }) => (paid ? [] : [...plan.points, ...plan.picks.flat()].map(({ card }) => card)));
/** Characters whose [T] a declaration of the chain has reserved (5.8). */
export const tapsReservedIn = (table: Table): CardId[] =>
  table.chain.flatMap(({ plan, paid, source }) => (!paid && plan.cost.tap ? [source.card] : []));

export const asCostOf = (data: CardData): AsCost | undefined =>
  data.abilities.find((ability): ability is AsCost => ability.kind === 'asCost');
export const yieldOf = ({ amount, attribute }: AsCost): Points => ({ amount, as: [attribute, 'star'] });

/** Can these pips be paid at all, with any of the events? What an event yields, its own EX does not (5.10). */
export function covers(table: Table, pips: readonly Pip[], purse: Purse): boolean {
  const { cards, events, given } = purse;
  const by = cards.map((card) => pointsOf(dataOf(table, card)));
  const all = { cover: pips, by: [...by, ...given] };
  if (satisfied(all, [...all.by.keys()])) return true;
  return events.some((event) => {
    const ability = asCostOf(dataOf(table, event));
    if (ability === undefined) return false;
    const without = (card: CardId): boolean => card !== event;
    return covers(table, pips, {
      cards: cards.filter(without),
      events: events.filter(without),
      given: [...given, yieldOf(ability)],
    });
  });
}

/** Which cards are discarded, or which event is declared as a cost first; legal as soon as every pip has its point (5.6). */
export function payAsk(
  table: Table,
  seat: Seat,
  pips: readonly Pip[],
  { cards, events, given }: Purse,
  about: AskSpec['about'],
): AskSpec {
  const nothing = { amount: 0, as: [] };
  const by = [...cards.map((card) => pointsOf(dataOf(table, card))), ...events.map(() => nothing)];
  const isEvent = [...cards.map(() => false), ...events.map(() => true)];
  const cover: Limit = { cover: pips, by, ...(given.length > 0 && { given }) };
  const oneEvent: Limit = {
    all: [
      { some: isEvent, atLeast: 1 },
      { sum: isEvent.map(() => 1), atMost: 1 },
    ],
  };
  return {
    seat,
    why: 'pay',
    from: [...cards.map((card) => ({ card })), ...events.map((card) => ({ action: { do: 'declareAsCost', card } }))],
    min: 1,
    max: Math.max(1, cards.length),
    limit: events.length === 0 ? cover : { any: [{ all: [cover, { some: isEvent, atMost: 0 }] }, oneEvent] },
    ...(about && { about }),
  };
}
