// The verbs of abilities, performed top to bottom (7.2, 7.3): each does what it can.
import { chooseCards, chooseOption, may, type Rule } from '../../../kernel/ask.ts';
import { type CardId, cardAt, isStill, refsOf } from '../../../kernel/card.ts';
import { mixBacks } from '../../../kernel/piles.ts';
import { opponentOf, type Seat, seatsFrom } from '../../../kernel/seat.ts';
import type { Condition, Effect } from '../ability-data.ts';
import { dealDamage } from '../damage.ts';
import { dataOf, dataOfNo, pathTo } from '../data-of.ts';
import { runIcon } from '../icons.ts';
import { isOnStage, isSlot, isStillIn } from '../queries.ts';
import type { Table } from '../state.ts';
import { endLooks, look, put, shuffleDeck } from '../table.ts';
import { sight } from '../view.ts';
import { amountOf } from './amounts.ts';
import { change, give, mayBeChosen, turnTargets } from './changing.ts';
import { holds } from './conditions.ts';
import { canPay, choosePayment, isHiddenCost, pay } from './costs.ts';
import { lookAtTop, putBack, searchDeck } from './looking.ts';
import { exchangeCards, move, moveSlot, placeOnStage } from './moving.ts';
import { aboutOf, following, type Origin, type Running } from './running.ts';
import { boundCards, type Context, candidates, isOfKind } from './select.ts';
import { discard, drawUpTo, flip, performTaking } from './taking.ts';
import { targetsOf } from './targets.ts';

type Step<Do extends Effect['do']> = Extract<Effect, { do: Do }>;

/** Performs an effect from its first step to its last; what it let a player look at is closed after it. */
export function* perform(table: Table, effect: readonly Effect[], context: Context, origin: Origin): Rule {
  const running = {
    ...context,
    bound: { ...context.bound },
    master: context.seat,
    slots: new Map(context.slots),
    kept: [],
    origin,
  };
  yield* performAll(table, effect, running);
  endLooks(
    table,
    table.looks.flatMap(({ cards }) => cards.map(({ card }) => card)),
  );
}
export function* performAll(table: Table, effect: readonly Effect[], running: Running): Rule {
  for (const step of effect) yield* performStep(table, step, running);
}

function* performStep(table: Table, step: Effect, running: Running): Rule {
  const { seat, bound } = running;
  switch (step.do) {
    case 'choose':
      bound[step.as] = refsOf(table, yield* choose(table, step, running));
      return;
    case 'move':
    case 'place':
    case 'encore':
    case 'exchange':
      return yield* moveAndFollow(table, step, running);
    case 'swap':
      return yield* moveSlot(table, targetsOf(table, step.target, running), running);
    case 'draw':
      return yield* drawUpTo(table, step, running);
    case 'discard':
      return yield* discard(table, step, running);
    case 'power':
    case 'soul':
    case 'level':
      return change(table, step, running);
    case 'give':
      return give(table, step, running);
    case 'turn':
      return turnTargets(table, step, running);
    case 'lookTop':
    case 'revealTop':
      bound['looked'] = refsOf(table, yield* lookAtTop(table, step, running));
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
    default:
      return yield* performMore(table, step, running);
  }
}
type Led = 'may' | 'pay' | 'if' | 'forEach' | 'repeat' | 'oneOf' | 'by' | 'later';
function* performMore(
  table: Table,
  step: Step<'flip' | 'mill' | 'stockCharge' | 'heal' | 'take' | 'damage' | 'icon' | Led>,
  running: Running,
): Rule {
  switch (step.do) {
    case 'flip':
      running.bound[step.as] = yield* flip(table, step, running);
      return;
    case 'mill':
    case 'take':
    case 'stockCharge':
    case 'heal':
      return yield* performTaking(table, step, running);
    case 'damage': {
      const by = isStill(table, running.origin.ref) && isOnStage(table, running.source) ? running.origin.ref : null;
      const whom = step.to === 'opponent' ? opponentOf(running.seat) : running.seat;
      return yield* dealDamage(table, whom, amountOf(table, running, step.amount), by);
    }
    case 'icon':
      return yield* runIcon(table, running.seat, step.icon, running.source, running.origin.ref);
    default:
      return yield* performLed(table, step, running);
  }
}
/** Steps that lead to others. */
function* performLed(table: Table, step: Step<Led>, running: Running): Rule {
  const { seat, bound } = running;
  const about = aboutOf(running);
  switch (step.do) {
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
    case 'repeat': {
      const times = amountOf(table, running, step.times);
      for (let done = 0; done < times; done++) yield* performAll(table, step.then, running);
      return;
    }
    case 'oneOf':
      return yield* pickModes(table, step, running);
    case 'by':
      if (step.who === 'opponent') return yield* performAs(table, step.then, running, opponentOf(seat));
      return yield* performByAll(table, step.then, running);
    case 'later':
      return putOff(table, step, running);
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
const MODES = ['first', 'second', 'third', 'fourth', 'fifth'] as const;
/** Modes are done in the order in which they are picked, each once. */
function* pickModes(table: Table, { of, amount = 1 }: Step<'oneOf'>, running: Running): Rule {
  const left = of.map((effect, i) => ({ effect, word: MODES[i] ?? 'fifth' }));
  for (let picked = 0; picked < amount && left.length > 0; picked++) {
    const words = left.map(({ word }) => word);
    const word = yield* chooseOption(running.seat, 'whichMode', words, { about: aboutOf(running) });
    const [mode] = left.splice(words.indexOf(word), 1);
    if (mode !== undefined) yield* performAll(table, mode.effect, running);
  }
}
/** What the other player does binds for all of the effect. */
function* performAs(table: Table, effect: readonly Effect[], running: Running, seat: Seat): Rule {
  const doing = { ...running, seat };
  yield* performAll(table, effect, doing);
  running.origin = doing.origin;
}
/** The turn player first. Each binds for themselves; afterwards what all have bound is meant together. */
function* performByAll(table: Table, effect: readonly Effect[], running: Running): Rule {
  const { bound, kept } = running;
  const names = namesBoundIn(effect);
  const own = (): Running['kept'][number] => Object.fromEntries(names.map((name) => [name, bound[name] ?? []]));
  const before = own();
  const each: Running['kept'][number][] = [];
  kept.push(before);
  for (const doer of seatsFrom(table.turnPlayer)) {
    Object.assign(bound, before);
    yield* performAs(table, effect, running, doer);
    const its = own();
    each.push(its);
    kept.push(its);
  }
  kept.splice(kept.indexOf(before));
  for (const name of names) bound[name] = each.flatMap((its) => its[name] ?? []);
}
/** The names that its steps may bind. */
function namesBoundIn(effect: readonly Effect[]): string[] {
  const names = [...JSON.stringify(effect).matchAll(/"as":"([^"]*)"/g)].map(([, name = '']) => name);
  return [...new Set(names)];
}

/** The rest waits, and goes on meaning the objects that were bound (7.4); who puts it off does it (7.3). */
function putOff(table: Table, step: Step<'later'>, { origin, seat, bound, slots }: Running): void {
  const { ref, no, slot } = origin;
  const path = pathTo(dataOfNo(table, no), step);
  const had = slots.size > 0 ? { slots: [...slots] } : {};
  table.delayed.push({ ability: path, seat, source: ref, no, slot, at: step.at, bound: { ...bound }, ...had });
}

function* choose(table: Table, step: Step<'choose'>, running: Running): Rule<CardId[]> {
  const { seat } = running;
  const max = Math.max(0, amountOf(table, running, step.amount ?? 1));
  const from = offered(table, step.from, running).filter((card) => mayBeChosen(table, card, running));
  const hidden = isFromHidden(table, step.from, running);
  mixBacks(sight, table, from, seat);
  const how = { about: aboutOf(running), ...(hidden ? { hidden } : {}) };
  if (!step.differing) return yield* chooseCards(seat, 'chooseTarget', from, { min: step.upTo ? 0 : max, max }, how);
  const names = from.map((card) => dataOf(table, card).name.en);
  const most = Math.min(max, new Set(names).size);
  const limit = { distinct: names };
  return yield* chooseCards(seat, 'chooseTarget', from, { min: step.upTo ? 0 : most, max: most }, { ...how, limit });
}
/** Bound cards, too, may lie where others do not see them. */
function isFromHidden(table: Table, from: Step<'choose'>['from'], running: Running): boolean {
  if ('where' in from) return from.where === 'hand' || from.where === 'looked';
  return boundCards(table, running, from.bound).some((card) => ['hand', 'deck'].includes(cardAt(table, card).zone));
}
function offered(table: Table, from: Step<'choose'>['from'], running: Running): CardId[] {
  if ('where' in from) return candidates(table, from, running);
  const { is = {} } = from;
  return boundCards(table, running, from.bound).filter((card) => isOfKind(table, is, card, running));
}

/** What an effect moves stays what its later steps mean, in its new life; nothing else that moved does (2.3). */
function* moveAndFollow(table: Table, step: Step<'move' | 'place' | 'encore' | 'exchange'>, running: Running): Rule {
  const cards = step.do === 'encore' ? [running.source] : targetsOf(table, step.target, running);
  const others = step.do === 'exchange' ? targetsOf(table, step.with, running) : [];
  const follow = following(table, running, [...cards, ...others]);
  for (const card of cards) {
    const { zone } = cardAt(table, card);
    if (isSlot(zone)) running.slots.set(card, zone);
  }
  if (step.do === 'move') yield* move(table, cards, step.to, running);
  else if (step.do === 'place') yield* placeOnStage(table, cards, step, running);
  else if (step.do === 'encore') yield* encore(table, running.origin);
  else if (cards[0] !== undefined && others[0] !== undefined)
    yield* exchangeCards(table, cards[0], others[0], step.state, running);
  follow();
}
function* encore(table: Table, { ref, slot }: Origin): Rule {
  if (slot === null || !isStillIn(table, ref, 'waitingRoom')) return;
  yield* put(table, ref.card, slot, { cause: 'effect', state: 'rest' });
}
