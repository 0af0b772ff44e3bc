// What an effect is worth to the own side, read from its data: the best targets there are, then step by step.
import { opponentOf, type Seat, seatsOf } from '../../../kernel/seat.ts';
import type { Amount, Effect, Naming, Select, Target } from '../card-data.ts';
import { abilityIn } from '../data-of.ts';
import { type Board, isCharacter, type Seen, type ShownLink } from './board.ts';
import { attackWorth, guardOf } from './fight.ts';
import { isForbidden } from './gifts.ts';
import { bestMove } from './line-up.ts';
import { candidates, countOf, holds, isOfKind } from './matching.ts';
import { priceOf } from './paying.ts';
import { stepOn, type Targeted, unseenStep } from './steps.ts';
import { WEIGHTS } from './weights.ts';
import { damageWorth, drawnWorth, fieldWorth, sideOf } from './worth.ts';

/** Cards that the seat sees, or so many that nobody has seen yet. */
type Meant = readonly Seen[] | { readonly unseen: number };
const isUnseen = (meant: Meant): meant is { readonly unseen: number } => 'unseen' in meant;
const howMany = (meant: Meant | undefined): number =>
  meant === undefined ? 0 : isUnseen(meant) ? meant.unseen : meant.length;
/** An effect while it is read: what its names mean so far. */
export interface Reading {
  readonly board: Board;
  readonly source: Seen;
  readonly bound: Map<string, Meant>;
}
interface Text {
  readonly targets?: readonly Naming[];
  readonly effect: readonly Effect[];
}
type Choose = Pick<Extract<Effect, { readonly do: 'choose' }>, 'as' | 'from' | 'amount' | 'upTo' | 'by'>;

/** Every step of an effect, also those inside others. */
export function stepsOf(effect: readonly Effect[]): Effect[] {
  return effect.flatMap((step) => [
    step,
    ...('then' in step ? stepsOf(step.then) : []),
    ...('else' in step && step.else !== undefined ? stepsOf(step.else) : []),
  ]);
}

/** With the best targets; `named` where they are known already. */
export function effectWorth(
  board: Board,
  source: Seen,
  { targets = [], effect }: Text,
  named?: readonly Seen[],
): number {
  const reading: Reading = { board, source, bound: new Map() };
  for (const naming of targets) {
    if (!('from' in naming)) continue;
    if (named === undefined) bind(reading, naming, effect);
    else reading.bound.set(naming.as, named);
  }
  return worthOfAll(reading, effect);
}

/** What it does to one card that a name means. */
export function worthOn(reading: Reading, effect: readonly Effect[], name: string, card: Seen): number {
  const one: Reading = { ...reading, bound: new Map([...reading.bound, [name, [card]]]) };
  return stepsOf(effect).reduce((sum, step) => {
    const targets = 'target' in step ? [step.target, ...('with' in step ? [step.with] : [])] : [];
    return targets.some((target) => isNamed(target, name)) ? sum + worthOfStep(one, step) : sum;
  }, 0);
}
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
/** What may be chosen. */
function poolOf({ board, source, bound }: Reading, from: Select): Meant {
  if (from.where === 'looked') return bound.get('looked') ?? [];
  if (from.where === 'deck' || (from.where === 'hand' && source.seat !== board.you))
    return { unseen: countOf(board, from, source) };
  const taken = [...bound.values()].flatMap((meant) => (isUnseen(meant) ? [] : meant));
  return candidates(board, from, source).filter(
    (card) =>
      !taken.includes(card) && (card.seat === source.seat || !isCharacter(card) || !isForbidden(board, card, 'target')),
  );
}

const worthOfAll = (reading: Reading, effect: readonly Effect[]): number =>
  effect.reduce((sum, step) => {
    if (step.do === 'choose') bind(reading, step, effect);
    if (step.do === 'lookTop' || step.do === 'revealTop' || step.do === 'search') {
      reading.bound.set(step.as, { unseen: step.amount });
      reading.bound.set('looked', { unseen: step.amount });
    }
    return sum + worthOfStep(reading, step);
  }, 0);

function worthOfStep(reading: Reading, step: Effect): number {
  const { board, source } = reading;
  switch (step.do) {
    case 'draw':
    case 'discard':
    case 'mill':
      return packetsWorth(reading, step);
    case 'putBack':
      return putBackWorth(reading, step);
    case 'may':
      return Math.max(0, worthOfAll(reading, step.then));
    case 'pay':
      return Math.max(0, worthOfAll(reading, step.then) - priceOf(board, step.cost, source));
    case 'if':
      return worthOfAll(reading, holds(board, step.if, source) ? step.then : (step.else ?? []));
    case 'forEach':
      return worthOfEach(reading, step);
    case 'negate':
      return Math.max(
        0,
        ...board.chain.filter(({ seat }) => seat !== source.seat).map((one) => declaredWorth(board, one)),
      );
    case 'exchange':
      return exchangeWorth(reading, step);
    default:
      return 'target' in step ? worthOfTargets(reading, step) : 0;
  }
}
function packetsWorth(reading: Reading, step: Extract<Effect, { readonly do: 'draw' | 'discard' | 'mill' }>): number {
  const { board, source, bound } = reading;
  const amount = amountOf(reading, step.amount);
  const sides = seatsOf(step.who ?? 'you', source.seat);
  if (step.do === 'mill' && step.as !== undefined) bound.set(step.as, { unseen: amount * sides.length });
  return sides.reduce<number>((sum, seat) => sum + packetWorth(board, step.do, seat, amount), 0);
}
/** Cards drawn, discarded, or lost from the deck; a drawn card is one of the deck, too. */
function packetWorth(board: Board, what: 'draw' | 'discard' | 'mill', seat: Seat, amount: number): number {
  const sign = seat === board.you ? 1 : -1;
  const damage = damageWorth(board, seat, amount);
  if (what === 'mill') return -sign * damage;
  if (what === 'draw') return sign * (drawnWorth(board) * amount - damage);
  return -sign * WEIGHTS.card * Math.min(amount, board.size(seat, 'hand'));
}

function worthOfEach(reading: Reading, { bound, is = {}, then }: Extract<Effect, { readonly do: 'forEach' }>): number {
  const { board, source } = reading;
  const cards = reading.bound.get(bound) ?? [];
  const times = isUnseen(cards) ? cards.unseen / 2 : cards.filter((card) => isOfKind(board, is, card, source)).length;
  return times * worthOfAll(reading, then);
}
/** Looked-at cards that go away are lost to their deck. */
function putBackWorth(
  { board, source, bound }: Reading,
  { bound: name, to, except = '' }: Extract<Effect, { readonly do: 'putBack' }>,
): number {
  if (to !== 'dustBox') return 0;
  const lost = howMany(bound.get(name)) - howMany(bound.get(except));
  return (source.seat === board.you ? -1 : 1) * damageWorth(board, source.seat, lost);
}
function worthOfTargets(reading: Reading, step: Targeted): number {
  const { board, source } = reading;
  const cards = targetsOf(reading, step.target);
  if (isUnseen(cards)) return (source.seat === board.you ? 1 : -1) * cards.unseen * unseenStep(board, step);
  const by = 'by' in step ? amountOf(reading, step.by) : 0;
  return cards.reduce((sum, card) => sum + stepOn(board, source.seat, step, card, by), 0);
}
function exchangeWorth(reading: Reading, step: Extract<Effect, { readonly do: 'exchange' }>): number {
  const [one, other] = [step.target, step.with].map((target) => firstOf(reading, target));
  if (!isCharacter(one) || !isCharacter(other)) return 0;
  return sideOf(reading.board, one) * (bestMove(reading.board, one, [other])?.worth ?? 0);
}
function firstOf(reading: Reading, target: Target): Seen | undefined {
  const meant = targetsOf(reading, target);
  return isUnseen(meant) ? undefined : meant[0];
}
function targetsOf({ board, source, bound }: Reading, target: Target): Meant {
  if (target === 'this') return [source];
  if (target === 'bearer') return only(source.cell && board.on(source.seat, source.cell));
  if (target === 'battleOpponent') {
    const { battle } = board;
    return only([battle?.attacker, battle?.defender].find((one) => one !== undefined && one.seat !== source.seat));
  }
  return 'bound' in target ? (bound.get(target.bound) ?? []) : candidates(board, target.all, source);
}
const only = (card: Seen | undefined): readonly Seen[] => (card === undefined ? [] : [card]);

function amountOf(reading: Reading, amount: Amount): number {
  if (typeof amount === 'number') return amount;
  const { board, source, bound } = reading;
  if ('count' in amount) return countOf(board, amount.count, source) * amount.times;
  if ('bound' in amount) return howMany(bound.get(amount.bound)) * amount.times;
  const card = firstOf(reading, amount.of);
  if (card === undefined) return 0;
  if (amount.value === 'ex') return card.data.ex;
  return isCharacter(card) ? card[amount.value] : 0;
}

/** What a declaration of the foe's would bring it, if nothing came in between. */
export function declaredWorth(board: Board, { kind, card, ability, targets, negated, cell }: ShownLink): number {
  const source = board.card(card);
  if (source === undefined || negated) return 0;
  switch (kind) {
    case 'summon':
      return source.data.type === 'character' && cell !== null ? fieldWorth(board.asIf(source.data, cell)) : 0;
    case 'attack': {
      const guard = cell === null ? undefined : guardOf(board, board.on(cell.seat, cell.cell));
      return isCharacter(source) ? attackWorth(board, source, guard) : 0;
    }
    case 'event':
    case 'ability': {
      const text = ability && abilityIn(source.data, ability.path);
      if (
        text === null ||
        text === undefined ||
        !('kind' in text) ||
        (text.kind !== 'event' && text.kind !== 'declared')
      )
        return WEIGHTS.declaration;
      const named = targets.flatMap((handle) => board.card(handle) ?? []);
      return Math.max(0, -effectWorth(board, source, text, named));
    }
    case 'item':
    case 'area':
      return WEIGHTS.declaration;
    case 'basic':
    case 'support':
      return WEIGHTS.least;
  }
}
