// The verbs of effects, performed top to bottom: each does what it can (7.4).
import { chooseCards, may, type Rule } from '../../../kernel/ask.ts';
import { type CardId, type CardRef, follower, refOf, refsOf } from '../../../kernel/card.ts';
import { linkOf, withLink } from '../../../kernel/chain.ts';
import { mixBacks } from '../../../kernel/piles.ts';
import { opponentOf, type Seat, seatsOf } from '../../../kernel/seat.ts';
import type { Condition, Effect, Target } from '../card-data.ts';
import { canPayNow, isHiddenCost } from '../cost/can-pay.ts';
import { payNow } from '../cost/pay.ts';
import { checkLoss } from '../ending.ts';
import { isOnField } from '../queries.ts';
import type { AbilityFrom, Named, Table } from '../state.ts';
import { discardFromDeck, down, draw, endLooks, grant, look, modify, put, shuffleDeck, turn } from '../table.ts';
import { sight } from '../view.ts';
import { amountOf } from './amounts.ts';
import { holds } from './conditions.ts';
import { lookAtTop, putBack, searchDeck } from './looking.ts';
import { enter, exchangeCells, moveCharacters, moveTo, takeOverTo } from './moving.ts';
import { type Context, candidates, isOfKind, targetsOf } from './select.ts';

/** What is performed: whose, of which object, which ability, with what was named for it. */
export interface Origin {
  readonly seat: Seat;
  readonly source: CardRef;
  readonly ability: AbilityFrom;
  readonly named: Named;
}
/** A running effect: what its steps have bound so far. What the effect itself moves, it goes on meaning. */
export interface Running extends Context {
  ref: CardRef;
  readonly bound: Record<string, readonly CardRef[]>;
  readonly origin: Origin;
}
export const aboutOf = ({ ref, origin }: Running) => ({ ref, ...origin.ability });

/** Performs an effect from its first step to its last; what it let a player look at is closed after it. */
export function* perform(table: Table, effect: readonly Effect[], origin: Origin): Rule {
  const { seat, source, named } = origin;
  const running: Running = { source: source.card, seat, ref: source, bound: { ...named.cards }, origin };
  yield* performAll(table, effect, running);
  endLooks(
    table,
    table.looks.flatMap(({ cards }) => cards.map(({ card }) => card)),
  );
}
function* performAll(table: Table, effect: readonly Effect[], running: Running): Rule {
  for (const step of effect) yield* performStep(table, step, running);
}

function* performStep(table: Table, step: Effect, running: Running): Rule {
  const { seat, bound } = running;
  switch (step.do) {
    case 'choose':
      bound[step.as] = refsOf(table, yield* choose(table, step, running));
      return;
    case 'move':
    case 'enter':
      return yield* moveAndFollow(table, step, running);
    case 'relocate':
      return yield* moveTo(table, step, running);
    case 'exchange':
      return exchangeCells(table, targetsOf(table, step.target, running), targetsOf(table, step.with, running));
    case 'takeOver':
      return yield* takeOverTo(table, targetsOf(table, step.target, running), running);
    case 'draw':
      return yield* draw(table, seatsOf(step.who ?? 'you', seat), amountOf(table, running, step.amount));
    case 'discard':
      return yield* discard(table, step, running);
    case 'mill':
      return yield* mill(table, step, running);
    case 'ap':
    case 'dp':
    case 'sp':
      return change(table, step, running);
    case 'gain':
    case 'forbid':
      return give(table, step, running);
    case 'act':
    case 'ready':
      return turn(table, onFieldOf(table, step.target, running), step.do === 'act' ? 'acted' : 'ready');
    case 'down':
      return down(table, onFieldOf(table, step.target, running), false);
    default:
      return yield* performMore(table, step, running);
  }
}

type Looking = 'lookTop' | 'revealTop' | 'putBack' | 'search' | 'reveal' | 'shuffle';
function* performMore(
  table: Table,
  step: Extract<Effect, { do: Looking | 'negate' | 'may' | 'pay' | 'if' | 'forEach' }>,
  running: Running,
): Rule {
  const { seat, bound } = running;
  switch (step.do) {
    case 'lookTop':
    case 'revealTop':
      bound['looked'] = refsOf(table, lookAtTop(table, step, running));
      bound[step.as] = bound['looked'];
      return;
    case 'putBack':
      return yield* putBack(table, step, running);
    case 'search':
      bound[step.as] = refsOf(table, yield* searchDeck(table, step, running));
      return;
    case 'reveal':
      return look(table, 'all', targetsOf(table, step.target, running));
    case 'shuffle':
      return shuffleDeck(table, seat);
    case 'negate':
      return negate(table, step.declaration, running);
    case 'may':
      if (yield* may(seat, 'mayDo', { about: aboutOf(running) })) yield* performAll(table, step.then, running);
      return;
    case 'pay':
      return yield* payFor(table, step, running);
    case 'if':
      return yield* branch(table, step.if, step.then, step.else, running);
    case 'forEach':
      for (const { card } of bound[step.bound] ?? []) {
        if (isOfKind(table, step.is ?? {}, card, running)) yield* performAll(table, step.then, running);
      }
      return;
  }
}

function* branch(
  table: Table,
  conditions: readonly Condition[],
  then: readonly Effect[],
  otherwise: readonly Effect[] | undefined,
  running: Running,
): Rule {
  if (holds(table, conditions, running)) yield* performAll(table, then, running);
  else if (otherwise !== undefined) yield* performAll(table, otherwise, running);
}

/** "You may pay. If you do, ...": asked also where only the player knows that it cannot be paid. */
function* payFor(table: Table, step: Extract<Effect, { do: 'pay' }>, running: Running): Rule {
  const { seat } = running;
  const about = aboutOf(running);
  const possible = canPayNow(table, step.cost, running);
  const hidden = isHiddenCost(step.cost) && table.zones[seat].hand.length > 0;
  if (!(yield* may(seat, 'payCost', { about, possible, ...(hidden && { covert: 'payCost' }) }))) return;
  yield* payNow(table, step.cost, running, about);
  yield* performAll(table, step.then, running);
}

const onFieldOf = (table: Table, target: Target, running: Running): CardId[] =>
  targetsOf(table, target, running).filter((card) => isOnField(table, card));
function* choose(table: Table, step: Extract<Effect, { do: 'choose' }>, running: Running): Rule<CardId[]> {
  const chooser = step.by === 'opponent' ? opponentOf(running.seat) : running.seat;
  const max = step.amount ?? 1;
  const hidden = step.from.where === 'hand' || step.from.where === 'looked';
  const from = candidates(table, step.from, running);
  mixBacks(sight, table, from, chooser);
  const how = { about: aboutOf(running), ...(hidden ? { hidden } : {}) };
  return yield* chooseCards(chooser, 'chooseTarget', from, { min: step.upTo ? 0 : max, max }, how);
}

/** What an effect moves stays what its later steps mean, in its new life; nothing else that moved does. */
function* moveAndFollow(table: Table, step: Extract<Effect, { do: 'move' | 'enter' }>, running: Running): Rule {
  const cards = targetsOf(table, step.target, running);
  const before = refsOf(table, cards);
  if (step.do === 'move') moveCharacters(table, cards, step.to, running.seat);
  else yield* enter(table, cards, step, running);
  const follow = follower(table, before);
  for (const [name, refs] of Object.entries(running.bound)) running.bound[name] = refs.map(follow);
  running.ref = follow(running.ref);
}

/** The user's cards first, then the other player's (7.5). */
function* discard(table: Table, step: Extract<Effect, { do: 'discard' }>, running: Running): Rule {
  const { card: kind } = step;
  const amount = Math.max(0, amountOf(table, running, step.amount));
  for (const seat of seatsOf(step.who ?? 'you', running.seat)) {
    const { hand } = table.zones[seat];
    const from = kind === undefined ? hand.slice() : hand.filter((card) => isOfKind(table, kind, card, running));
    const how = { about: aboutOf(running), hidden: kind !== undefined };
    put(table, yield* chooseCards(seat, 'discard', from, { min: amount, max: amount }, how), 'dustBox');
  }
}
/** One packet, after which it is seen who has lost (9.2). */
function* mill(table: Table, step: Extract<Effect, { do: 'mill' }>, running: Running): Rule {
  const amount = amountOf(table, running, step.amount);
  const seats = seatsOf(step.who ?? 'you', running.seat);
  const milled = seats.flatMap((seat) => discardFromDeck(table, seat, amount));
  if (step.as !== undefined) running.bound[step.as] = refsOf(table, milled);
  yield* checkLoss(table);
}

function change(table: Table, step: Extract<Effect, { do: 'ap' | 'dp' | 'sp' }>, running: Running): void {
  const by = amountOf(table, running, step.by);
  for (const card of onFieldOf(table, step.target, running)) {
    modify(table, refOf(table, card), step.do, by, step.until, running.origin.ability);
  }
}
function give(table: Table, step: Extract<Effect, { do: 'gain' | 'forbid' }>, running: Running): void {
  const gives = step.do === 'gain' ? { basic: step.basic } : { cannot: step.what };
  for (const card of onFieldOf(table, step.target, running)) {
    grant(table, { target: refOf(table, card), gives, until: step.until, by: running.origin.ability });
  }
}

/** Its turn to resolve will come to nothing (7.4). */
function negate(table: Table, name: string, { origin }: Running): void {
  const id = origin.named.links[name];
  const link = id === undefined ? undefined : linkOf(table.chain, id);
  if (link !== undefined) table.chain = withLink(table.chain, { ...link, negated: true });
}
