// Costs (7.2): whether they can be paid, from what everybody knows and from what the seat knows, and paying them in printed order.
import { type AskSpec, chooseCards, type Rule } from '../../../kernel/ask.ts';
import { type CardId, cardAt } from '../../../kernel/card.ts';
import { mixBacks } from '../../../kernel/piles.ts';
import type { Cost, Destination, Kind } from '../ability-data.ts';
import { interrupts } from '../interrupts.ts';
import { isOnStage, onStage } from '../queries.ts';
import type { Table } from '../state.ts';
import { endLooks, look, shift, turn } from '../table.ts';
import { sight } from '../view.ts';
import { type Context, candidates, isOfKind, isSourceStill } from './select.ts';
import { shuffled, zoneFor } from './sending.ts';

/** Can the cost be paid? `publicly` asks it as somebody who does not see the hand: then a filter on hand cards may hold. */
export function canPay(table: Table, cost: readonly Cost[], context: Context, publicly = false): boolean {
  const { stock, deck } = table.zones[context.seat];
  return (
    sumOf(cost, 'stock') <= stock.length &&
    sumOf(cost, 'deckTopToClock') <= deck.length &&
    cost.every((item) => canSourcePay(table, item, context)) &&
    isEnough(wantsOf(table, cost, context, publicly))
  );
}
const sumOf = (cost: readonly Cost[], pay: 'stock' | 'deckTopToClock'): number =>
  cost.reduce((sum, item) => (item.pay === pay ? sum + item.amount : sum), 0);
type FromHand = Extract<Cost, { pay: 'discard' | 'reveal' | 'move' }>;
const isFromHand = (item: Cost): item is FromHand =>
  item.pay === 'discard' || item.pay === 'reveal' || (item.pay === 'move' && item.from === 'hand');
/** Does paying depend on cards that others do not see? */
export const isHiddenCost = (cost: readonly Cost[]): boolean =>
  cost.some((item) => isFromHand(item) && item.card !== undefined);

/** What the card whose ability it is has to do itself. */
function canSourcePay(table: Table, item: Cost, context: Context): boolean {
  if (item.pay !== 'this' && item.pay !== 'restThis') return true;
  if (!isSourceStill(table, context)) return false;
  return item.pay === 'this' || (isOnStage(table, context.source) && cardAt(table, context.source).state === 'stand');
}
/** Of what cards an item takes how many. */
interface Want {
  readonly from: readonly CardId[];
  readonly amount: number;
}
const wantsOf = (table: Table, cost: readonly Cost[], context: Context, publicly = false): Want[] =>
  cost.map((item) => {
    const from = choosable(table, publicly && isFromHand(item) ? { ...item, card: {} } : item, context);
    return from === undefined || !('amount' in item) ? NOTHING : { from, amount: item.amount };
  });
const NOTHING: Want = { from: [], amount: 0 };
const without = ({ from, amount }: Want, cards: readonly CardId[]): Want => ({
  from: from.filter((card) => !cards.includes(card)),
  amount,
});
/** Are there cards for all that is wanted? No card pays for two items. */
function isEnough(wants: readonly Want[]): boolean {
  const takenBy = new Map<CardId, Want>();
  const find = (want: Want, tried: Set<CardId>): boolean =>
    want.from.some((card) => {
      if (tried.has(card)) return false;
      tried.add(card);
      const holder = takenBy.get(card);
      if (holder !== undefined && !find(holder, tried)) return false;
      takenBy.set(card, want);
      return true;
    });
  return wants.every((want) =>
    Array.from({ length: want.amount }, () => new Set<CardId>()).every((tried) => find(want, tried)),
  );
}
const inHand = (table: Table, kind: Kind | undefined, context: Context): CardId[] =>
  table.zones[context.seat].hand.filter(
    (card) => card !== context.source && (kind === undefined || isOfKind(table, kind, card, context)),
  );
const restable = (table: Table, item: Extract<Cost, { pay: 'restOthers' }>, context: Context): CardId[] =>
  onStage(table, context.seat).filter(
    (card) =>
      card !== context.source &&
      cardAt(table, card).state === 'stand' &&
      (item.card === undefined || isOfKind(table, item.card, card, context)),
  );
const movable = (table: Table, item: Extract<Cost, { pay: 'move' }>, context: Context): CardId[] =>
  candidates(table, { ...item.card, who: 'you', where: item.from }, context).filter((card) => card !== context.source);

/** The cards that each item takes, in the order of the cost. */
export type Payment = readonly (readonly CardId[])[];

/** What has to be chosen is chosen before anything is paid (7.2), so that it can still be taken back. */
export function* choosePayment(
  table: Table,
  cost: readonly Cost[],
  context: Context,
  about: NonNullable<AskSpec['about']>,
): Rule<Payment> {
  const payment: CardId[][] = [];
  const wants = wantsOf(table, cost, context);
  for (const [i, item] of cost.entries()) {
    const taken = payment.flat();
    const [want = NOTHING, ...later] = wants.slice(i).map((one) => without(one, taken));
    payment.push(yield* chooseFor(table, item, want, later, context, about));
  }
  return payment;
}
/** Where it matters which of several cards comes first. */
const ORDERED: ReadonlySet<Destination> = new Set<Destination>([
  'clock',
  'clockBottom',
  'stock',
  'stockBottom',
  'deckTop',
  'deckBottom',
]);
/** Nothing that a later item cannot do without: where they share cards, one is chosen after the other. */
function* chooseFor(
  table: Table,
  item: Cost,
  want: Want,
  later: readonly Want[],
  context: Context,
  about: NonNullable<AskSpec['about']>,
): Rule<CardId[]> {
  const shares = later.some(({ from }) => from.some((card) => want.from.includes(card)));
  const hidden = isFromHand(item) && (item.card !== undefined || shares);
  const why = item.pay === 'move' ? 'moveAsCost' : item.pay;
  const chosen: CardId[] = [];
  while (chosen.length < want.amount) {
    const left = without(want, chosen).from;
    const amount = shares ? 1 : want.amount;
    const rest = { from: left, amount: want.amount - chosen.length - amount };
    const isSpare = (card: CardId): boolean => isEnough([rest, ...later].map((one) => without(one, [...chosen, card])));
    const offer = shares ? left.filter(isSpare) : [...left];
    mixBacks(sight, table, offer, context.seat);
    const how = { hidden, about, ...(item.pay === 'move' && ORDERED.has(item.to) && { ordered: true }) };
    const picked = yield* chooseCards(context.seat, why, offer, { min: amount, max: amount }, how);
    if (picked.length === 0) break;
    chosen.push(...picked);
  }
  return chosen;
}
function choosable(table: Table, item: Cost, context: Context): CardId[] | undefined {
  switch (item.pay) {
    case 'discard':
    case 'reveal':
      return inHand(table, item.card, context);
    case 'restOthers':
      return restable(table, item, context);
    case 'move':
      return movable(table, item, context);
    default:
      return undefined;
  }
}

/** Pays all of it, left to right; interrupts wait until the last item is paid (5.1, 7.2). */
export function* pay(table: Table, cost: readonly Cost[], payment: Payment, context: Context): Rule {
  table.paying = true;
  for (const [i, item] of cost.entries()) payItem(table, item, payment[i] ?? [], context);
  table.paying = false;
  yield* interrupts(table);
}
/** Stock is paid from its top, one by one (SQ15, SQ16). */
export function payStock(table: Table, seat: Context['seat'], amount: number): void {
  for (let paid = 0; paid < amount; paid++) {
    const top = table.zones[seat].stock.at(-1);
    if (top !== undefined) shift(table, [top], 'waitingRoom', { cause: 'cost' });
  }
}
function payItem(table: Table, item: Cost, cards: readonly CardId[], context: Context): void {
  const { seat, source } = context;
  switch (item.pay) {
    case 'stock':
      return payStock(table, seat, item.amount);
    case 'discard':
      for (const card of cards) shift(table, [card], 'waitingRoom', { cause: 'cost' });
      return;
    case 'reveal':
      look(table, 'all', cards);
      return endLooks(table, cards);
    case 'restThis':
      return turn(table, [source], 'rest');
    case 'restOthers':
      return turn(table, cards, 'rest');
    case 'this':
      return send(table, [source], item.to, context);
    case 'move':
      return send(table, cards, item.to, context);
    case 'deckTopToClock':
      for (let paid = 0; paid < item.amount; paid++) {
        const top = table.zones[seat].deck.at(-1);
        if (top !== undefined) shift(table, [top], 'clock', { cause: 'cost' });
      }
      return;
  }
}
function send(
  table: Table,
  cards: readonly CardId[],
  to: Extract<Cost, { pay: 'this' }>['to'],
  context: Context,
): void {
  for (const card of cards) {
    const where = zoneFor(table, to, context);
    if (where === undefined) continue;
    const { to: zone, ...how } = where;
    shift(table, [card], zone, { cause: 'cost', ...how });
  }
  shuffled(table, to, cards, context.seat);
}
