// What an effect is worth to the own side, read from its data: the best targets there are, then step by step.
import { opponentOf, type Seat, seatsOf } from '../../../kernel/seat.ts';
import type { Effect, Naming, Target } from '../card-data.ts';
import { textIn } from '../data-paths.ts';
import { attachmentWorth } from './attachments.ts';
import { type Board, isCharacter, type Seen, type ShownLink } from './board.ts';
import { holds, isOfKind } from './matching.ts';
import { priceOfText } from './paying.ts';
import {
  adopt,
  amountOf,
  fork,
  howMany,
  isUnseen,
  type Meant,
  newReading,
  poolOf,
  type Reading,
  stepsOf,
  targetsOf,
  totalOf,
} from './reading.ts';
import { setOn, stepOn, type Targeted } from './steps.ts';
import { WEIGHTS } from './weights.ts';
import { deckWorth, drawnWorth, fieldWorth, handWorth, pointsWorth, sideOf } from './worth.ts';

interface Text {
  readonly targets?: readonly Naming[];
  readonly effect: readonly Effect[];
}
type Choose = Pick<Extract<Effect, { readonly do: 'choose' }>, 'as' | 'from' | 'amount' | 'upTo' | 'by'>;

/** With the best targets; `named` where they are known already. */
export function effectWorth(
  board: Board,
  source: Seen,
  { targets = [], effect }: Text,
  named?: readonly Seen[],
): number {
  const reading = newReading(board, source);
  const before = totalOf(reading);
  for (const naming of targets) {
    if (named === undefined) bind(reading, naming, effect);
    else reading.bound.set(naming.as, named);
  }
  readAll(reading, effect);
  return totalOf(reading) - before;
}

/** What it brings if a name means this one card. */
export function worthOn(reading: Reading, effect: readonly Effect[], name: string, card: Seen): number {
  const one = fork(reading);
  one.bound.set(name, [card]);
  for (const step of stepsOf(effect)) if (concerns(step, name)) read(one, step);
  return totalOf(one) - totalOf(reading);
}
const concerns = (step: Effect, name: string): boolean =>
  ('target' in step && isNamed(step.target, name)) ||
  (step.do === 'set' && isNamed(step.on, name)) ||
  ('by' in step && typeof step.by === 'object' && 'bound' in step.by && step.by.bound === name);
const isNamed = (target: Target, name: string): boolean =>
  typeof target === 'object' && 'bound' in target && target.bound === name;

/** Binds what its player would choose. */
function bind(reading: Reading, { as, from, amount = 1, upTo, by }: Choose, effect: readonly Effect[]): void {
  const { board, source, bound } = reading;
  const pool = poolOf(reading, from);
  if (isUnseen(pool)) {
    bound.set(as, { unseen: Math.min(amount, pool.unseen) });
    return;
  }
  const chooser = by === 'opponent' ? opponentOf(source.seat) : source.seat;
  const sign = chooser === board.you ? 1 : -1;
  const worths = pool
    .map((card) => ({ card, worth: sign * worthOn(reading, effect, as, card) }))
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, amount);
  bound.set(
    as,
    worths.filter(({ worth }) => !upTo || worth > 0).map(({ card }) => card),
  );
}

function readAll(reading: Reading, effect: readonly Effect[]): void {
  for (const step of effect) {
    if (step.do === 'choose') bind(reading, step, effect);
    else read(reading, step);
  }
}
function read(reading: Reading, step: Effect): void {
  const { board, source, bound } = reading;
  switch (step.do) {
    case 'lookTop':
    case 'revealTop':
    case 'search':
      look(reading, step.as, step.amount);
      return;
    case 'draw':
    case 'discard':
    case 'mill':
    case 'givePoints': {
      const amount = amountOf(reading, step.amount);
      const sides = seatsOf(step.who ?? 'you', source.seat);
      for (const seat of sides) packet(reading, step.do, seat, amount);
      if (step.do === 'mill' && step.as !== undefined) bound.set(step.as, { unseen: amount * sides.length });
      return;
    }
    case 'may':
      return optional(reading, step.then, 0);
    case 'pay':
      return optional(reading, step.then, source.seat === board.you ? priceOfText(board, step.cost, source) : 0);
    case 'if':
      return readAll(reading, holds(board, step.if, source) ? step.then : (step.else ?? []));
    case 'forEach':
      return each(reading, step);
    case 'negate':
      reading.sum += negatedWorth(board, source);
      return;
    case 'set':
      return setAll(reading, step);
    default:
      if ('target' in step) onTargets(reading, step);
  }
}
function look(reading: Reading, name: string, amount: number): void {
  const { board, bound, source } = reading;
  const seen = board.looked;
  const meant: Meant = seen.length > 0 ? seen : { unseen: amount };
  bound.set(name, meant);
  bound.set('looked', meant);
  reading.sum += source.seat === board.you ? WEIGHTS.look : -WEIGHTS.look;
}
/** It is done where it brings something to whoever may. */
function optional(reading: Reading, then: readonly Effect[], price: number): void {
  const tried = fork(reading);
  readAll(tried, then);
  tried.sum -= price;
  const sign = reading.source.seat === reading.board.you ? 1 : -1;
  if (sign * (totalOf(tried) - totalOf(reading)) > 0) adopt(reading, tried);
}
/** Cards drawn, discarded, milled, or turned up as points. */
function packet(reading: Reading, what: 'draw' | 'discard' | 'mill' | 'givePoints', seat: Seat, amount: number): void {
  const { board, lines } = reading;
  const side = sideOf(board, { seat });
  const lost = deckWorth(board, seat, amount);
  switch (what) {
    case 'draw':
      reading.sum += side * (amount * (seat === board.you ? drawnWorth(board) : 1) - lost);
      return;
    case 'discard':
      reading.sum -= side * discarded(board, seat, amount);
      return;
    case 'mill':
      reading.sum -= side * (lost + 0.02 * amount);
      return;
    case 'givePoints': {
      const points: [number, number] = [...lines.points];
      reading.sum -= side * (pointsWorth(points[seat], amount) + lost);
      points[seat] += amount;
      reading.lines = { ...lines, points };
    }
  }
}
function discarded(board: Board, seat: Seat, amount: number): number {
  if (seat !== board.you) return Math.min(amount, board.size(seat, 'hand'));
  const worths = board.hand.map(({ data }) => handWorth(board, data)).toSorted((a, b) => a - b);
  return worths.slice(0, amount).reduce((sum, worth) => sum + worth, 0);
}
function each(reading: Reading, { bound, is = {}, then }: Extract<Effect, { readonly do: 'forEach' }>): void {
  const { board, source } = reading;
  const cards = reading.bound.get(bound) ?? [];
  const times = isUnseen(cards) ? cards.unseen / 2 : cards.filter((card) => isOfKind(board, is, card, source)).length;
  for (let i = 0; i < Math.floor(times); i++) readAll(reading, then);
}
function setAll(reading: Reading, { target, on }: Extract<Effect, { readonly do: 'set' }>): void {
  const [cards, bearers] = [targetsOf(reading, target), targetsOf(reading, on)];
  if (isUnseen(cards) || isUnseen(bearers)) return;
  for (const card of cards) setOn(reading, card, bearers[0]);
}
function onTargets(reading: Reading, step: Targeted): void {
  const { board, source } = reading;
  const cards = targetsOf(reading, step.target);
  if (!isUnseen(cards)) {
    const by = 'by' in step ? amountOf(reading, step.by) : 0;
    for (const card of cards) stepOn(reading, step, card, by);
    return;
  }
  // From the own deck it is new, from the hand of the foe it is lost to it.
  const sign = source.seat === board.you ? 1 : -1;
  if (step.do === 'move')
    reading.sum += sign * howMany(cards) * (step.to === 'hand' ? drawnWorth(board) : WEIGHTS.card);
}

/** What it would save to negate what is interrupted. */
const negatedWorth = (board: Board, source: Seen): number => {
  const link = board.chain.findLast(({ seat, card }) => seat !== source.seat && card !== source.handle);
  return link === undefined ? 0 : Math.max(0, declaredWorth(board, link));
};
/** What a declaration brings to the other side than the own, if nothing comes in between. */
function declaredWorth(board: Board, { kind, card, text, targets = [], negated, seat }: ShownLink): number {
  const source = board.card(card);
  if (source === undefined || negated) return 0;
  const named = targets.flatMap((handle) => board.card(handle) ?? []);
  const side = seat === board.you ? 1 : -1;
  switch (kind) {
    case 'entry':
      return source.data.type === 'character' ? fieldWorth(board.asIf(source.data, seat, 'mainArea')) : 0;
    case 'support': {
      const [bearer] = named;
      return isCharacter(bearer) ? Math.max(0, side * attachmentWorth(board, source, bearer)) : WEIGHTS.declaration;
    }
    case 'event':
    case 'text': {
      const found = text === undefined ? undefined : textIn(source.data, text);
      if (found === undefined || !('timing' in found)) return WEIGHTS.declaration;
      return Math.max(0, side * effectWorth(board, { ...source, seat }, found, named));
    }
  }
}
