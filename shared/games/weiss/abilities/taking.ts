// Cards one by one off a pile, as an effect says (5.1, 7.3): a refresh in the middle goes on with the new deck (5.6).
import { chooseCards, may, type Rule } from '../../../kernel/ask.ts';
import { type CardRef, nextLife, refsOf } from '../../../kernel/card.ts';
import { opponentOf, type Seat } from '../../../kernel/seat.ts';
import type { Destination, Effect } from '../ability-data.ts';
import type { Table } from '../state.ts';
import { draw, put } from '../table.ts';
import { amountOf } from './amounts.ts';
import { aboutOf, type Running } from './running.ts';
import { isOfKind } from './select.ts';
import { shuffled, zoneFor } from './sending.ts';

type Step<Do extends Effect['do']> = Extract<Effect, { do: Do }>;
export interface Taking {
  readonly seat: Seat;
  readonly from: 'deck' | 'stock' | 'clock';
  readonly bottom?: true | undefined;
  readonly amount: number;
  readonly to: Destination | 'resolution';
  /** Asked before each card. */
  readonly may?: 'mayStock' | 'mayDo' | 'mayDraw' | false;
}
/** The cards as the objects that they have become. */
export function* take(table: Table, taking: Taking, running: Running): Rule<CardRef[]> {
  const { seat, from, amount, to } = taking;
  const taken: CardRef[] = [];
  for (let i = 0; i < amount; i++) {
    const pile = table.zones[seat][from];
    const next = taking.bottom ? pile[0] : pile.at(-1);
    if (next === undefined) break;
    if (taking.may && !(yield* may(running.seat, taking.may, { about: aboutOf(running) }))) break;
    const where = to === 'resolution' ? { to } : zoneFor(table, to, running);
    if (where === undefined) break;
    const [before] = refsOf(table, [next]);
    const { to: zone, ...how } = where;
    yield* put(table, next, zone, { cause: 'effect', ...how });
    taken.push(nextLife(before as CardRef));
  }
  if (to !== 'resolution')
    shuffled(
      table,
      to,
      taken.map(({ card }) => card),
      seat,
    );
  return taken;
}

/** The steps that take cards off piles; what they take is bound where they name it. */
export function* performTaking(
  table: Table,
  step: Step<'mill' | 'stockCharge' | 'heal' | 'take'>,
  running: Running,
): Rule {
  const { bound } = running;
  const own = { seat: running.seat, amount: amountOf(table, running, step.amount) };
  switch (step.do) {
    case 'mill':
    case 'take': {
      const seat = step.of === 'opponent' ? opponentOf(running.seat) : running.seat;
      const { from, to, bottom } = step.do === 'mill' ? MILL : step;
      const taken = yield* take(table, { ...own, seat, from, to, bottom }, running);
      if (step.as !== undefined) bound[step.as] = taken;
      return;
    }
    case 'stockCharge':
      // Asked once: all of it or nothing.
      if (step.optional && !(yield* may(running.seat, 'mayStock', { about: aboutOf(running) }))) return;
      yield* take(table, { ...own, from: 'deck', to: 'stock' }, running);
      return;
    case 'heal':
      yield* take(table, { ...own, from: 'clock', to: 'waitingRoom', may: step.optional ? 'mayDo' : false }, running);
      return;
  }
}
const MILL = { from: 'deck', to: 'waitingRoom', bottom: undefined } as const;

/** Flips into the resolution zone, then all go to the waiting room together (8.6). */
export function* flip(table: Table, step: Step<'flip'>, running: Running): Rule<CardRef[]> {
  const amount = amountOf(table, running, step.amount);
  const flipped = yield* take(table, { seat: running.seat, from: 'deck', amount, to: 'resolution' }, running);
  const cards = flipped.map(({ card }) => card);
  yield* put(table, cards, 'waitingRoom', { cause: 'effect' });
  return flipped.map(nextLife);
}
/** "Up to": one at a time, and may stop before each (7.3). */
export function* drawUpTo(table: Table, step: Step<'draw'>, running: Running): Rule {
  const amount = amountOf(table, running, step.amount);
  for (let drawn = 0; drawn < amount; drawn++) {
    if (step.upTo && !(yield* may(running.seat, 'mayDraw', { about: aboutOf(running) }))) return;
    yield* draw(table, running.seat, 1);
  }
}
export function* discard(table: Table, step: Step<'discard'>, running: Running): Rule {
  const { seat } = running;
  const kind = step.card ?? {};
  const from = table.zones[seat].hand.filter((card) => isOfKind(table, kind, card, running));
  const amount = Math.max(0, amountOf(table, running, step.amount));
  const how = { about: aboutOf(running), hidden: step.card !== undefined };
  const chosen = yield* chooseCards(seat, 'discard', from, { min: amount, max: amount }, how);
  const before = refsOf(table, chosen);
  yield* put(table, chosen, 'waitingRoom', { cause: 'effect' });
  if (step.as !== undefined) running.bound[step.as] = before.map(nextLife);
}
