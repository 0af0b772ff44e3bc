// The verbs of abilities, performed top to bottom (7.2, 7.3): each does what it can.
import { chooseCards, may, type Rule } from '../../../kernel/ask.ts';
import { type CardId, type CardRef, follower, isStill, nextLife, refOf, refsOf } from '../../../kernel/card.ts';
import { mixBacks } from '../../../kernel/piles.ts';
import { opponentOf, type Seat } from '../../../kernel/seat.ts';
import type { Condition, Effect, Slot, Target } from '../card-data.ts';
import { dealDamage } from '../damage.ts';
import { isOnStage, isStillIn } from '../queries.ts';
import type { Table } from '../state.ts';
import { draw, endLooks, look, modify, put, shuffleDeck, takeTop, turn } from '../table.ts';
import { isForbidden } from '../values.ts';
import { sight } from '../view.ts';
import { amountOf } from './amounts.ts';
import { holds } from './conditions.ts';
import { canPay, choosePayment, isHiddenCost, pay } from './costs.ts';
import { lookAtTop, putBack, searchDeck } from './looking.ts';
import { move, moveSlot, placeOnStage } from './moving.ts';
import { boundCards, type Context, candidates, isOfKind } from './select.ts';
import { battleOpponentOf } from './wake.ts';

/** The ability that runs: the object it was on, its place in the data, and the slot that object had. */
export interface Origin {
  readonly ref: CardRef;
  readonly no: string;
  readonly path: string;
  readonly slot: Slot | null;
}
/** A running effect: what its steps have bound so far. What the effect itself moves, it goes on meaning. */
export interface Running extends Context {
  readonly bound: Record<string, readonly CardRef[]>;
  origin: Origin;
}

/** Performs an effect from its first step to its last; what it let a player look at is closed after it. */
export function* perform(table: Table, effect: readonly Effect[], context: Context, origin: Origin): Rule {
  yield* performAll(table, effect, { ...context, bound: { ...context.bound }, origin });
  endLooks(
    table,
    table.looks.flatMap(({ cards }) => cards.map(({ card }) => card)),
  );
}

function* performAll(table: Table, effect: readonly Effect[], running: Running): Rule {
  for (const step of effect) yield* performStep(table, step, running);
}

const aboutOf = ({ origin: { ref, no, path } }: Running) => ({ ref, no, path });

function* performStep(table: Table, step: Effect, running: Running): Rule {
  const { seat, bound } = running;
  switch (step.do) {
    case 'choose':
      bound[step.as] = refsOf(table, yield* choose(table, step, running));
      return;
    case 'move':
    case 'place':
    case 'encore':
      return yield* moveAndFollow(table, step, running);
    case 'swap':
      return yield* moveSlot(table, targetsOf(table, step.target, running), running);
    case 'draw':
      return yield* drawUpTo(table, step.amount, step.upTo === true, running);
    case 'discard':
      return yield* discard(table, step, running);
    case 'power':
    case 'soul':
    case 'level':
      return change(table, step, running);
    case 'turn':
      return turnTargets(table, step, running);
    case 'lookTop':
    case 'revealTop':
      bound.looked = refsOf(table, yield* lookAtTop(table, step, running));
      bound[step.as] = bound.looked;
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
    default:
      return yield* performMore(table, step, running);
  }
}

function* performMore(
  table: Table,
  step: Extract<Effect, { do: 'flip' | 'mill' | 'stockCharge' | 'heal' | 'damage' | 'may' | 'pay' | 'if' | 'forEach' }>,
  running: Running,
): Rule {
  const { seat, bound } = running;
  const about = aboutOf(running);
  switch (step.do) {
    case 'flip':
      bound[step.as] = yield* flip(table, seat, step.amount);
      return;
    case 'mill': {
      const milled = yield* takeSome(table, seat, step.amount, 'waitingRoom');
      if (step.as !== undefined) bound[step.as] = milled;
      return;
    }
    case 'stockCharge':
      if (step.optional && !(yield* may(seat, 'mayStock', { about }))) return;
      yield* takeSome(table, seat, step.amount, 'stock');
      return;
    case 'heal':
      return yield* heal(table, step, running);
    case 'damage': {
      const by = isStill(table, running.origin.ref) && isOnStage(table, running.source) ? running.origin.ref : null;
      const whom = step.to === 'opponent' ? opponentOf(seat) : seat;
      return yield* dealDamage(table, whom, amountOf(table, running, step.amount), by);
    }
    case 'may':
      if (yield* may(seat, 'mayDo', { about })) yield* performAll(table, step.then, running);
      return;
    case 'pay': {
      const covert = isHiddenCost(step.cost) ? { covert: 'payCost' } : {};
      if (!canPay(table, step.cost, running, true)) return;
      const possible = canPay(table, step.cost, running);
      if (!(yield* may(seat, 'payCost', { about, possible, ...covert }))) return;
      yield* pay(table, step.cost, yield* choosePayment(table, step.cost, running, about), running);
      return yield* performAll(table, step.then, running);
    }
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

/** The cards a step concerns, as they are now. */
function targetsOf(table: Table, target: Target, running: Running): readonly CardId[] {
  if (target === 'this') return isStill(table, running.origin.ref) ? [running.source] : [];
  if (target === 'battleOpponent') {
    const opponent = battleOpponentOf(table, running.source);
    return opponent === undefined ? [] : [opponent];
  }
  if ('bound' in target) return boundCards(table, running, target.bound);
  return candidates(table, target.all, running);
}

function* choose(table: Table, step: Extract<Effect, { do: 'choose' }>, running: Running): Rule<CardId[]> {
  const chooser: Seat = step.by === 'opponent' ? opponentOf(running.seat) : running.seat;
  const max = step.amount ?? 1;
  const hidden = step.from.where === 'hand' || step.from.where === 'looked';
  const from = candidates(table, step.from, running);
  mixBacks(sight, table, from, chooser);
  const how = { about: aboutOf(running), ...(hidden ? { hidden } : {}) };
  return yield* chooseCards(chooser, 'chooseTarget', from, { min: step.upTo ? 0 : max, max }, how);
}

/** What an effect moves stays what its later steps mean, in its new life; nothing else that moved does (2.3). */
function* moveAndFollow(
  table: Table,
  step: Extract<Effect, { do: 'move' | 'place' | 'encore' }>,
  running: Running,
): Rule {
  const cards = step.do === 'encore' ? [running.source] : targetsOf(table, step.target, running);
  const before = refsOf(table, cards);
  if (step.do === 'move') yield* move(table, cards, step.to, running.seat);
  else if (step.do === 'place') yield* placeOnStage(table, cards, step, running);
  else yield* encore(table, running.origin);
  const follow = follower(table, before);
  for (const [name, refs] of Object.entries(running.bound)) running.bound[name] = refs.map(follow);
  running.origin = { ...running.origin, ref: follow(running.origin.ref) };
}

function* encore(table: Table, { ref, slot }: Origin): Rule {
  if (slot === null || !isStillIn(table, ref, 'waitingRoom')) return;
  yield* put(table, ref.card, slot, { cause: 'effect', state: 'rest' });
}

/** "Up to": one at a time, and may stop before each (7.3). */
function* drawUpTo(table: Table, amount: number, upTo: boolean, running: Running): Rule {
  for (let drawn = 0; drawn < amount; drawn++) {
    if (upTo && !(yield* may(running.seat, 'mayDraw', { about: aboutOf(running) }))) return;
    yield* draw(table, running.seat, 1);
  }
}

function* discard(table: Table, step: Extract<Effect, { do: 'discard' }>, running: Running): Rule {
  const seat = step.who === 'opponent' ? opponentOf(running.seat) : running.seat;
  const kind = step.card ?? {};
  const from = table.zones[seat].hand.filter((card) => isOfKind(table, kind, card, running));
  const amount = { min: step.amount, max: step.amount };
  const how = { about: aboutOf(running), hidden: step.card !== undefined };
  const chosen = yield* chooseCards(seat, 'discard', from, amount, how);
  yield* put(table, chosen, 'waitingRoom', { cause: 'effect' });
}

function change(table: Table, step: Extract<Effect, { do: 'power' | 'soul' | 'level' }>, running: Running): void {
  const by = amountOf(table, running, step.by);
  const { no, path } = running.origin;
  for (const card of targetsOf(table, step.target, running)) {
    if (isOnStage(table, card)) modify(table, refOf(table, card), step.do, by, step.until, running.seat, { no, path });
  }
}

function turnTargets(table: Table, step: Extract<Effect, { do: 'turn' }>, running: Running): void {
  const cards = targetsOf(table, step.target, running).filter(
    (card) => isOnStage(table, card) && !(step.to === 'stand' && isForbidden(table, card, 'stand')),
  );
  turn(table, cards, step.to);
}

/** Cards one by one from the deck top, as the objects they then were; a refresh in the middle goes on with the new deck (5.6). */
function* takeSome(
  table: Table,
  seat: Seat,
  amount: number,
  to: 'waitingRoom' | 'stock' | 'resolution',
): Rule<CardRef[]> {
  const taken: CardRef[] = [];
  for (let i = 0; i < amount; i++) {
    const before = refsOf(table, table.zones[seat].deck.slice(-1));
    yield* takeTop(table, seat, to, { cause: 'effect' });
    taken.push(...before.map(nextLife));
  }
  return taken;
}

/** Flips into the resolution zone, then all go to the waiting room together (8.6). */
function* flip(table: Table, seat: Seat, amount: number): Rule<CardRef[]> {
  const flipped = yield* takeSome(table, seat, amount, 'resolution');
  const cards = flipped.map(({ card }) => card);
  yield* put(table, cards, 'waitingRoom', { cause: 'effect' });
  return flipped.map(nextLife);
}

function* heal(table: Table, step: Extract<Effect, { do: 'heal' }>, running: Running): Rule {
  const { seat } = running;
  for (let healed = 0; healed < step.amount; healed++) {
    const top = table.zones[seat].clock.at(-1);
    if (top === undefined) return;
    if (step.optional && !(yield* may(seat, 'mayDo', { about: aboutOf(running) }))) return;
    yield* put(table, top, 'waitingRoom', { cause: 'effect' });
  }
}
