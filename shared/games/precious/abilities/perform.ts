// The verbs of effects, performed top to bottom: each does what it can (7.8).
import { chooseCards, may, type Rule } from '../../../kernel/ask.ts';
import { type CardId, type CardRef, cardAt, follower, refsOf } from '../../../kernel/card.ts';
import { withLink } from '../../../kernel/chain.ts';
import { mixBacks } from '../../../kernel/piles.ts';
import { opponentOf, type Seat, seatsOf } from '../../../kernel/seat.ts';
import type { Condition, Effect } from '../card-data.ts';
import { canPayText, payText } from '../cost/pay-text.ts';
import { isOnField } from '../queries.ts';
import type { Named, Table, TextAt } from '../state.ts';
import {
  approachAgain,
  draw,
  endLooks,
  exit,
  givePoints,
  grant,
  look,
  mill,
  modify,
  put,
  shuffleDeck,
  turn,
} from '../table.ts';
import { sight } from '../view.ts';
import { amountOf } from './amounts.ts';
import { holds } from './conditions.ts';
import { lookAtTop, putBack, searchDeck } from './looking.ts';
import { enter, moveCards, setOnCharacter, shiftTo } from './moving.ts';
import { boundCards, type Context, candidates, isOfKind, targetsOf } from './select.ts';

/** What is performed: whose, of which object, which text, with what was named for it. */
export interface Origin {
  readonly seat: Seat;
  readonly source: CardRef;
  readonly text: TextAt;
  readonly named: Named;
}
/** A running effect: what its steps have bound so far. What the effect itself moves, it goes on meaning. */
export interface Running extends Context {
  ref: CardRef;
  readonly bound: Record<string, readonly CardRef[]>;
  readonly origin: Origin;
}
export const aboutOf = ({ ref, origin }: Running) => ({ ref, ...origin.text });

/** Performs an effect from its first step to its last; what it let a player look at is closed after it. */
export function* perform(table: Table, effect: readonly Effect[], origin: Origin): Rule {
  const { seat, source, named } = origin;
  const running: Running = { source: source.card, seat, ref: source, bound: { ...named }, origin };
  yield* performAll(table, effect, running);
  endLooks(
    table,
    table.looks.flatMap(({ cards }) => cards.map(({ card }) => card)),
  );
}
function* performAll(table: Table, effect: readonly Effect[], running: Running): Rule {
  for (const step of effect) yield* performStep(table, step, running);
}

type Looking = 'lookTop' | 'revealTop' | 'putBack' | 'search' | 'reveal' | 'shuffle';
type Branching = 'may' | 'pay' | 'if' | 'forEach';
type Turning = 'turnUp' | 'turnDown' | 'rest' | 'wake';
type OnCharacters = 'ap' | 'dp' | 'gain' | 'forbid' | 'approachAgain' | 'exit' | Turning;

function* performStep(table: Table, step: Effect, running: Running): Rule {
  const { seat, bound } = running;
  switch (step.do) {
    case 'choose':
      bound[step.as] = refsOf(table, yield* choose(table, step, running));
      return;
    case 'move':
    case 'enter':
    case 'set':
      return yield* moveAndFollow(table, step, running);
    case 'shift':
      return yield* shiftTo(table, targetsOf(table, step.target, running), step.to, running);
    case 'draw':
      for (const one of seatsOf(step.who ?? 'you', seat)) draw(table, one, amountOf(table, running, step.amount));
      return;
    case 'discard':
      return yield* discard(table, step, running);
    case 'mill':
      return millFor(table, step, running);
    case 'givePoints':
      return givePoints(table, seatsOf(step.who, seat), amountOf(table, running, step.amount), null);
    case 'negate':
      return negate(table);
    case 'may':
    case 'pay':
    case 'if':
    case 'forEach':
      return yield* branch(table, step, running);
    case 'lookTop':
    case 'revealTop':
    case 'putBack':
    case 'search':
    case 'reveal':
    case 'shuffle':
      return yield* performLook(table, step, running);
    default:
      return change(table, step, running);
  }
}

function* performLook(table: Table, step: Extract<Effect, { do: Looking }>, running: Running): Rule {
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
  }
}

function* branch(table: Table, step: Extract<Effect, { do: Branching }>, running: Running): Rule {
  switch (step.do) {
    case 'may':
      if (yield* may(running.seat, 'mayDo', { about: aboutOf(running) })) yield* performAll(table, step.then, running);
      return;
    case 'pay':
      return yield* payFor(table, step, running);
    case 'if':
      return yield* performIf(table, step.if, step.then, step.else ?? [], running);
    case 'forEach':
      for (const card of boundCards(table, running, step.bound)) {
        if (isOfKind(table, step.is ?? {}, card, running)) yield* performAll(table, step.then, running);
      }
      return;
  }
}
const performIf = (
  table: Table,
  conditions: readonly Condition[],
  then: readonly Effect[],
  otherwise: readonly Effect[],
  running: Running,
): Rule => performAll(table, holds(table, conditions, running) ? then : otherwise, running);

/** "You may pay. If you do, ...": asked also where only the player knows that it cannot be paid. */
function* payFor(table: Table, step: Extract<Effect, { do: 'pay' }>, running: Running): Rule {
  const { seat } = running;
  const about = aboutOf(running);
  const possible = canPayText(table, step.cost, running);
  const hidden = (step.cost.n ?? 0) > 0 && table.zones[seat].hand.length > 0;
  if (!(yield* may(seat, 'payCost', { about, possible, ...(hidden && { covert: 'payCost' }) }))) return;
  yield* payText(table, step.cost, running, about);
  yield* performAll(table, step.then, running);
}

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
function* moveAndFollow(table: Table, step: Extract<Effect, { do: 'move' | 'enter' | 'set' }>, running: Running): Rule {
  // No effect takes a point away (2).
  const cards = targetsOf(table, step.target, running).filter((card) => cardAt(table, card).zone !== 'pointArea');
  const before = refsOf(table, cards);
  if (step.do === 'move') moveCards(table, cards, step.to, running.seat);
  else if (step.do === 'enter') yield* enter(table, cards, step, running);
  else setOnCharacter(table, cards, targetsOf(table, step.on, running), running);
  const follow = follower(table, before);
  for (const [name, refs] of Object.entries(running.bound)) running.bound[name] = refs.map(follow);
  running.ref = follow(running.ref);
}

/** The user's cards first, then the other player's. */
function* discard(table: Table, step: Extract<Effect, { do: 'discard' }>, running: Running): Rule {
  const { card: kind } = step;
  const amount = Math.max(0, amountOf(table, running, step.amount));
  for (const seat of seatsOf(step.who ?? 'you', running.seat)) {
    const { hand } = table.zones[seat];
    const from = kind === undefined ? hand.slice() : hand.filter((card) => isOfKind(table, kind, card, running));
    const how = { about: aboutOf(running), hidden: kind !== undefined };
    put(table, yield* chooseCards(seat, 'discard', from, { min: amount, max: amount }, how), 'trash');
  }
}
function millFor(table: Table, step: Extract<Effect, { do: 'mill' }>, running: Running): void {
  const amount = amountOf(table, running, step.amount);
  const milled = seatsOf(step.who ?? 'you', running.seat).flatMap((seat) => mill(table, seat, amount));
  if (step.as !== undefined) running.bound[step.as] = refsOf(table, milled);
}

/** What is done with cards where they lie: values, keywords and prohibitions, states, exits. */
function change(table: Table, step: Extract<Effect, { do: OnCharacters }>, running: Running): void {
  const cards = targetsOf(table, step.target, running);
  const onField = cards.filter((card) => isOnField(table, card));
  switch (step.do) {
    case 'ap':
    case 'dp': {
      const by = amountOf(table, running, step.by);
      for (const ref of refsOf(table, onField)) modify(table, ref, step.do, by, step.until, running.origin.text);
      return;
    }
    case 'gain':
    case 'forbid': {
      const gives = step.do === 'gain' ? { keyword: step.keyword } : { cannot: step.what };
      const by = running.origin.text;
      for (const target of refsOf(table, onField)) grant(table, { target, gives, until: step.until, by });
      return;
    }
    case 'approachAgain':
      for (const card of onField) approachAgain(table, card);
      return;
    case 'exit':
      return exit(table, onField, false);
    case 'rest':
    case 'wake':
    case 'turnUp':
    case 'turnDown':
      return turnTo(table, step.do, cards);
  }
}
/** Whoever stands or lies on the field is active or resting, a point face up or down (2.2, 2). */
function turnTo(table: Table, how: Turning, cards: readonly CardId[]): void {
  const areas = how === 'turnUp' || how === 'turnDown' ? ['pointArea'] : ['mainArea', 'supportArea', 'set'];
  const state = ({ turnUp: 'faceUp', turnDown: 'faceDown', rest: 'resting', wake: 'active' } as const)[how];
  turn(
    table,
    cards.filter((card) => areas.includes(cardAt(table, card).zone)),
    state,
  );
}

/** What this interrupts is the declaration before it (7.3): it will come to nothing. */
function negate(table: Table): void {
  const link = table.chain.at(-1);
  if (link !== undefined) table.chain = withLink(table.chain, { ...link, negated: true });
}
