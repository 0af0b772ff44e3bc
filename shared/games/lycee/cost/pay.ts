// Naming what pays a cost, and paying it (section 5).

import { type Points, satisfied } from '../../../kernel/ask/limit.ts';
import { type AskSpec, ask, chooseCards, type Rule } from '../../../kernel/ask.ts';
import { fail } from '../../../kernel/assert.ts';
import { type CardId, type CardRef, cardAt, isStill, refOf } from '../../../kernel/card.ts';
import { because } from '../../../kernel/cause.ts';
import type { Context } from '../abilities/select.ts';
import type { Cost, SpecialCost } from '../card-data.ts';
import { dataOf } from '../data-of.ts';
import { tell } from '../happening.ts';
import { isOnField, isStillOnField, itemOf } from '../queries.ts';
import type { Plan, Table } from '../state.ts';
import { discardFromDeck, put, turn } from '../table.ts';
import { isPicking, payersOf, purseFor } from './can-pay.ts';
import { asCostOf, payAsk, pipsOf, yieldOf } from './points.ts';

type About = NonNullable<AskSpec['about']>;
const WHY = {
  discard: 'payDiscard',
  trashOther: 'payTrashOther',
  actOther: 'payActOther',
  returnOther: 'payReturnOther',
  removeFromDustBox: 'payRemove',
} as const;

/**
 * Chooses everything that pays. Nothing is told yet, so that it can still be taken back, unless an event is declared as
 * a cost: then `announce` tells what it is for, the event is carried out at once, and nobody responds (5.10).
 */
export function* nameCost(table: Table, cost: Cost, context: Context, about: About, announce: () => void): Rule<Plan> {
  const picks: CardId[][] = [];
  for (const item of cost.special ?? []) picks.push(yield* choosePicks(table, item, context, picks.flat(), about));
  const points = yield* choosePoints(table, cost, context, picks.flat(), about, announce);
  return {
    cost,
    points: points.map((card) => refOf(table, card)),
    picks: picks.map((cards) => cards.map((card) => refOf(table, card))),
  };
}
function* choosePicks(
  table: Table,
  item: SpecialCost,
  context: Context,
  spent: readonly CardId[],
  about: About,
): Rule<CardId[]> {
  if (!isPicking(item)) return [];
  const from = payersOf(table, item, context, spent);
  const amount = { min: item.amount, max: item.amount };
  const hidden = item.pay === 'discard' && item.card !== undefined;
  return yield* chooseCards(context.seat, WHY[item.pay], from, amount, { about, hidden });
}
function* choosePoints(
  table: Table,
  cost: Cost,
  context: Context,
  spent: readonly CardId[],
  about: About,
  announce: () => void,
): Rule<CardId[]> {
  const pips = pipsOf(cost);
  const given: Points[] = [];
  for (;;) {
    const purse = purseFor(table, context, spent, given);
    if (satisfied({ cover: pips, by: given }, [...given.keys()])) return [];
    const spec = payAsk(table, context.seat, pips, purse, about);
    const answer = yield* ask(spec);
    const event = purse.events[(answer[0] as number) - purse.cards.length];
    if (event === undefined) return answer.map((position) => purse.cards[position] as CardId);
    if (given.length === 0) announce();
    given.push(yield* useAsCost(table, event, context));
  }
}

/** The points of one event: its own cost first, then it is used up (5.10). */
function* useAsCost(table: Table, event: CardId, { seat }: Context): Rule<Points> {
  const data = dataOf(table, event);
  const ability = asCostOf(data) ?? fail(`${data.no} is no event that is declared as a cost`);
  const context = { source: event, seat, bound: {} };
  const about = { ref: refOf(table, event), no: data.no };
  const picks: CardRef[][] = [];
  for (const item of data.cost.special ?? []) {
    const cards = yield* choosePicks(table, item, context, [], about);
    picks.push(cards.map((card) => refOf(table, card)));
  }
  const { amount, attribute } = ability;
  put(table, event, 'chain', { seat });
  const n = tell(table, { type: 'costEventUsed', card: event, seat, attribute, amount });
  because(table, n, () => spend(table, { cost: data.cost, points: [], picks }, context));
  put(table, event, 'dustBox');
  return yieldOf(ability);
}

/** Names and pays at once: costs that are no part of a declaration. */
export function* payNow(table: Table, cost: Cost, context: Context, about: About): Rule {
  const plan = yield* nameCost(table, cost, context, about, () => undefined);
  spend(table, plan, context);
}

/** Can the plan still be carried out? A response may have taken what was reserved (5.8). */
export function canSpend(table: Table, { cost, points, picks }: Plan, context: Context): boolean {
  const isThere = ({ card, life }: CardRef): boolean => table.cards[card]?.life === life;
  if (!points.every(isThere) || !picks.flat().every(isThere)) return false;
  const { source, ref } = context;
  const stays = ref === undefined || isStillOnField(table, ref);
  if (cost.tap && (!stays || cardAt(table, source).state !== 'ready')) return false;
  return (cost.special ?? []).every((item, i) => {
    switch (item.pay) {
      case 'trashThis':
      case 'returnThis':
        return stays;
      case 'trashItem':
        return stays && itemOf(table, source) !== undefined;
      case 'mill':
        return table.zones[context.seat].deck.length >= item.amount;
      case 'actOther':
        return (picks[i] ?? []).every(({ card }) => isOnField(table, card) && cardAt(table, card).state === 'ready');
      default:
        return true;
    }
  });
}

/** Carries out a plan: [T], blue text left to right, then the discards. Who has lost by it is seen when it is settled. */
export function spend(table: Table, { cost, points, picks }: Plan, context: Context): void {
  if (cost.tap) turn(table, [context.source], 'acted');
  for (const [i, item] of (cost.special ?? []).entries()) {
    spendItem(
      table,
      item,
      (picks[i] ?? []).filter((ref) => isStill(table, ref)).map(({ card }) => card),
      context,
    );
  }
  put(
    table,
    points.map(({ card }) => card),
    'dustBox',
  );
}
function spendItem(table: Table, item: SpecialCost, cards: readonly CardId[], { seat, source }: Context): void {
  switch (item.pay) {
    case 'trashThis':
      return put(table, source, 'dustBox');
    case 'returnThis':
      return put(table, source, 'hand');
    case 'trashItem': {
      const held = itemOf(table, source);
      return held === undefined ? undefined : put(table, held, 'dustBox');
    }
    case 'trashOther':
    case 'discard':
      return put(table, cards, 'dustBox');
    case 'actOther':
      return turn(table, cards, 'acted');
    case 'returnOther':
      return put(table, cards, 'hand');
    case 'mill':
      discardFromDeck(table, seat, item.amount);
      return;
    case 'removeFromDustBox':
      return put(table, cards, 'outOfGame');
  }
}
