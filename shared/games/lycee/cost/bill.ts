// A bill: what a cost still demands of cards, what there is to meet it, and whether that will do (section 5).
import { minimalSets, type Points, satisfied } from '../../../kernel/ask/limit.ts';
import { type CardId, cardAt } from '../../../kernel/card.ts';
import { canPickEach, type Pool } from '../../../kernel/picking.ts';
import { type Context, isOfKind } from '../abilities/select.ts';
import type { Cost, Pip, SpecialCost } from '../card-data.ts';
import { dataOf } from '../data-of.ts';
import { onField } from '../queries.ts';
import type { Table } from '../state.ts';
import { canPayByItself, isPicking, type Picking } from './parts.ts';
import { asCostOf, pipsOf, pointsOf, yieldOf } from './points.ts';
import { reservedIn } from './reserved.ts';

/** One card that a special cost takes. */
export interface Need {
  readonly item: Picking;
  readonly context: Context;
  /** Of what an event costs itself: those that are declared as a cost before it, and lie in the dust box then. */
  readonly used?: readonly CardId[];
}
export interface Bill {
  readonly context: Context;
  readonly pips: readonly Pip[];
  readonly needs: readonly Need[];
  /** Is it that of a declaration? For nothing else an event is declared as a cost (5.10). */
  readonly isDeclared: boolean;
  /** What events that were declared as a cost have yielded already (5.10). */
  readonly given: readonly Points[];
  /** What is left in hand: not what is being used, nor what a declaration has reserved (5.5, 5.8). */
  readonly hand: readonly CardId[];
  /** What other parts of the cost take. */
  readonly spent: readonly CardId[];
  /** Events that will lie in the dust box, declared as a cost. */
  readonly used: readonly CardId[];
}
export const needsOf = (special: readonly SpecialCost[] = [], context: Context): Need[] =>
  special.filter(isPicking).flatMap((item) => new Array<Need>(item.amount).fill({ item, context }));

export function billOf(
  table: Table,
  cost: Cost,
  context: Context,
  { isDeclared = true, given = [], spent = [] }: Partial<Pick<Bill, 'isDeclared' | 'given' | 'spent'>> = {},
): Bill {
  const out = [context.source, ...spent, ...reservedIn(table)];
  const hand = table.zones[context.seat].hand.filter((card) => !out.includes(card));
  const needs = needsOf(cost.special, context);
  return { context, pips: pipsOf(cost), needs, isDeclared, given, hand, spent, used: [] };
}
/** The bill without a card that something takes. */
export const billWithout = (bill: Bill, card: CardId): Bill => ({
  ...bill,
  hand: bill.hand.filter((one) => one !== card),
  spent: [...bill.spent, card],
});
/** The bill as it is once this event is declared as a cost: what that costs itself stands on it, too. */
export function billAfter(table: Table, bill: Bill, event: CardId): Bill | undefined {
  const { cost, ...data } = dataOf(table, event);
  const ability = asCostOf(data);
  const context = { source: event, seat: bill.context.seat, bound: {} };
  if (!bill.isDeclared || ability === undefined || !canPayByItself(table, cost, context)) return undefined;
  return {
    ...bill,
    needs: [...bill.needs, ...needsOf(cost.special, context).map((need) => ({ ...need, used: bill.used }))],
    given: [...bill.given, yieldOf(ability)],
    hand: bill.hand.filter((card) => card !== event),
    used: [...bill.used, event],
  };
}

/** Cards of which a special cost takes some. */
export function payersOf(table: Table, need: Need, bill: Bill): CardId[] {
  const { item, context, used = bill.used } = need;
  const out = [context.source, bill.context.source, ...bill.spent, ...reservedIn(table)];
  return poolFor(table, item, used, bill).filter(
    (card) =>
      !out.includes(card) &&
      (item.pay !== 'actOther' || cardAt(table, card).state === 'ready') &&
      (item.card === undefined || isOfKind(table, item.card, card, context)),
  );
}
function poolFor(
  table: Table,
  { pay }: Picking,
  used: readonly CardId[],
  { hand, context: { seat } }: Bill,
): readonly CardId[] {
  switch (pay) {
    case 'discard':
      return hand;
    case 'removeFromDustBox':
      return [...table.zones[seat].dustBox, ...used];
    case 'trashOther':
    case 'actOther':
    case 'returnOther':
      return onField(table, seat);
  }
}
export const poolsOf = (table: Table, bill: Bill): Pool[] => bill.needs.map((need) => payersOf(table, need, bill));
/** Of what special costs take from hand. */
export const poolsInHand = (table: Table, bill: Bill): Pool[] =>
  poolsOf(table, { ...bill, needs: bill.needs.filter(({ item }) => item.pay === 'discard') });
/** Events that may be declared as a cost now and leave what is needed to meet the rest. */
export const costEventsFor = (table: Table, bill: Bill): CardId[] =>
  bill.hand.filter((event) => {
    const after = billAfter(table, bill, event);
    return after !== undefined && canMeet(table, after);
  });

/** Do the points that were given pay every pip? Then nothing more is declared as a cost. */
export const isGiven = ({ pips, given }: Bill): boolean => satisfied({ cover: pips, by: [], given }, []);
/**
 * Can all of it be met, with any of the events in hand? What an event yields, its own EX does not (5.10). `tried` are bills
 * that cannot: the same events in another order come to the same.
 */
export function canMeet(table: Table, bill: Bill, tried = new Set<string>()): boolean {
  if (canMeetWithCards(table, bill)) return true;
  if (isGiven(bill)) return false;
  return bill.hand.some((event) => {
    const after = billAfter(table, bill, event);
    if (after === undefined) return false;
    const key = keyOf(table, after);
    if (tried.has(key)) return false;
    tried.add(key);
    return canMeet(table, after, tried);
  });
}
/** Which events were declared as a cost, and which of them lay in the dust box for what is taken from there: cards of one number are as good as each other. */
function keyOf(table: Table, { used, needs }: Bill): string {
  const nosOf = (cards: readonly CardId[]): string =>
    cards
      .map((card) => cardAt(table, card).no)
      .sort()
      .join();
  const fromDustBox = needs.filter(({ item }) => item.pay === 'removeFromDustBox');
  const before = fromDustBox
    .map(({ context, ...need }) => `${nosOf([context.source])}: ${nosOf(need.used ?? used)}`)
    .sort();
  return [nosOf(used), ...before].join('|');
}
export function canMeetWithCards(table: Table, bill: Bill): boolean {
  const { pips, given, hand } = bill;
  const cover = { cover: pips, by: hand.map((card) => pointsOf(dataOf(table, card))), given };
  if (!satisfied(cover, [...hand.keys()])) return false;
  const pools = poolsOf(table, bill);
  if (!canPickEach(pools)) return false;
  const leavesEnough = (set: readonly number[]): boolean =>
    canPickEach(
      pools,
      set.map((i) => hand[i] as CardId),
    );
  return leavesEnough([...hand.keys()]) || minimalSets(cover, hand.length).some(leavesEnough);
}
