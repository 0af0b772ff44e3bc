// Naming what pays a cost, and paying it (section 5).
import type { Points } from '../../../kernel/ask/limit.ts';
import { type AskSpec, ask, chooseCards, type Rule } from '../../../kernel/ask.ts';
import { fail } from '../../../kernel/assert.ts';
import { type CardId, type CardRef, refOf } from '../../../kernel/card.ts';
import { because } from '../../../kernel/cause.ts';
import { canPickEach, leaving } from '../../../kernel/picking.ts';
import type { Context } from '../abilities/select.ts';
import type { Cost } from '../card-data.ts';
import { dataOf } from '../data-of.ts';
import { checkLoss } from '../ending.ts';
import { tell } from '../happening.ts';
import type { Plan, Table } from '../state.ts';
import { put } from '../table.ts';
import {
  type Bill,
  billAfter,
  billOf,
  billWithout,
  canMeet,
  isGiven,
  type Need,
  needsOf,
  payersOf,
  poolsOf,
} from './bill.ts';
import { isPicking, type Picking } from './parts.ts';
import { payAsk } from './pay-ask.ts';
import { asCostOf, yieldOf } from './points.ts';
import { spend } from './spend.ts';

type About = NonNullable<AskSpec['about']>;
const WHY = {
  discard: 'payDiscard',
  trashOther: 'payTrashOther',
  actOther: 'payActOther',
  returnOther: 'payReturnOther',
  removeFromDustBox: 'payRemove',
} as const;

/**
 * Chooses everything that pays, the points first. Nothing is told yet, so that it can still be taken back, unless an event
 * is declared as a cost: then `announce` tells what it is for, the event is carried out at once, and nobody responds (5.10).
 * Without it this is the cost of no declaration, and no event is offered.
 */
export function* nameCost(table: Table, cost: Cost, context: Context, about: About, announce?: () => void): Rule<Plan> {
  const points = yield* choosePoints(table, cost, context, about, announce);
  const picks: CardId[][] = [];
  const { special = [] } = cost;
  for (const [i, item] of special.entries()) {
    const rest = billOf(table, { special: special.slice(i + 1) }, context, { spent: [...points, ...picks.flat()] });
    picks.push(isPicking(item) ? yield* choosePicks(table, { item, context }, rest, about) : []);
  }
  return {
    cost,
    points: points.map((card) => refOf(table, card)),
    picks: picks.map((cards) => cards.map((card) => refOf(table, card))),
  };
}
/** All that a special cost takes; whatever is picked leaves enough for the rest of the bill. */
function* choosePicks(table: Table, need: Need, rest: Bill, about: About): Rule<CardId[]> {
  const { item, context } = need;
  const later = poolsOf(table, rest);
  const from = payersOf(table, need, rest).filter((card) => canPickEach(later, [card]));
  const hidden = item.pay === 'discard' && [need, ...rest.needs].some((one) => asksForKind(one.item));
  const limit = item.amount > 1 && later.length > 0 ? { limit: { all: leaving(from, later) } } : {};
  const amount = { min: item.amount, max: item.amount };
  return yield* chooseCards(context.seat, WHY[item.pay], from, amount, { about, hidden, ...limit });
}
/** Then what the hand holds decides how much choice there is, also for whatever is discarded before it. */
const asksForKind = ({ pay, card }: Picking): boolean => pay === 'discard' && card !== undefined;
function* choosePoints(
  table: Table,
  cost: Cost,
  context: Context,
  about: About,
  announce: (() => void) | undefined,
): Rule<CardId[]> {
  const given: Points[] = [];
  for (;;) {
    const bill = billOf(table, cost, context, { isDeclared: announce !== undefined, given });
    if (isGiven(bill)) return [];
    const { spec, cards, events } = payAsk(table, bill, about);
    const answer = yield* ask(spec);
    const event = events[(answer[0] as number) - cards.length];
    if (event === undefined) return answer.map((position) => cards[position] as CardId);
    if (given.length === 0) announce?.();
    given.push(yield* useAsCost(table, event, bill));
  }
}

/** The points of one event: its own cost first, then it is used up (5.10). */
function* useAsCost(table: Table, event: CardId, bill: Bill): Rule<Points> {
  const data = dataOf(table, event);
  const ability = asCostOf(data) ?? fail(`${data.no} is no event that is declared as a cost`);
  const context = { source: event, seat: bill.context.seat, bound: {} };
  const picks = yield* chooseOwnPicks(table, event, bill);
  put(table, event, 'chain', { seat: context.seat });
  const n = tell(table, {
    type: 'costEventUsed',
    card: event,
    seat: context.seat,
    attribute: ability.attribute,
    amount: ability.amount,
  });
  because(table, n, () => {
    spend(table, { cost: data.cost, points: [], picks }, context);
    put(table, event, 'dustBox');
  });
  yield* checkLoss(table);
  return yieldOf(ability);
}
/** What the event costs itself: card by card, so that each leaves enough for the rest, unless all are worth the same. */
function* chooseOwnPicks(table: Table, event: CardId, bill: Bill): Rule<CardRef[][]> {
  const { special = [] } = dataOf(table, event).cost;
  const context = { source: event, seat: bill.context.seat, bound: {} };
  const about = { ref: refOf(table, event), no: dataOf(table, event).no };
  let left =
    billAfter(table, bill, event) ?? fail('an event is declared as a cost only where its own cost can be paid');
  const own = needsOf(special, context);
  const picks: CardRef[][] = [];
  for (const item of special) {
    const cards: CardId[] = [];
    while (isPicking(item) && cards.length < item.amount) {
      const amount = isAllTheSame(table, item, left) ? item.amount : 1;
      own.splice(0, amount);
      const rest = { ...left, needs: [...bill.needs, ...own] };
      const from = payersOf(table, { item, context }, left).filter((card) => canMeet(table, billWithout(rest, card)));
      const hidden = item.pay === 'discard';
      cards.push(
        ...(yield* chooseCards(context.seat, WHY[item.pay], from, { min: amount, max: amount }, { about, hidden })),
      );
      left = cards.reduce(billWithout, rest);
    }
    picks.push(cards.map((card) => refOf(table, card)));
  }
  return picks;
}
/** Does nothing that is still to be paid ask for more of a card than that it lies in the dust box? */
function isAllTheSame(table: Table, { pay }: Picking, { needs, hand }: Bill): boolean {
  const events = hand.map((card) => dataOf(table, card)).filter((data) => asCostOf(data) !== undefined);
  const items = [
    ...needs.map(({ item }) => item),
    ...events.flatMap(({ cost }) => cost.special ?? []).filter(isPicking),
  ];
  return pay === 'removeFromDustBox' && items.every(({ card }) => card === undefined);
}

/** Names and pays at once: costs that are no part of a declaration. */
export function* payNow(table: Table, cost: Cost, context: Context, about: About): Rule {
  const plan = yield* nameCost(table, cost, context, about);
  spend(table, plan, context);
  yield* checkLoss(table);
}
