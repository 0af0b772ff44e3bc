// What a declaration brings to the own side, read from its data: the best targets there are, then its attack, then step by step.
import { type BySeat, opponentOf } from '../../../kernel/seat.ts';
import {
  ATTACKED,
  type Attack,
  type Doing,
  type Effect,
  type ItemData,
  type Naming,
  type Target,
} from '../card-data.ts';
import { type Board, type Fighter, isStat, type Seen, type ShownLink } from './board.ts';
import { environmentWorth } from './gifts.ts';
import { bestDodge } from './hits.ts';
import { attackedBy, bindNamed, dataOfLink, doingOfLink } from './links.ts';
import { potential } from './potential.ts';
import { amountOf, candidates, change, fightersOf, fork, holds, newReading, type Reading } from './reading.ts';
import {
  changeAnswered,
  cure,
  forbid,
  heal,
  hurt,
  onHands,
  poison,
  refreshAll,
  shiftSpirit,
  shiftStat,
  takeAway,
  turnTo,
} from './steps.ts';
import { WEIGHTS } from './weights.ts';

/** All that a reading has come to, against the table as it is. */
export function totalOf(reading: Reading): number {
  const { board, lines, links, gained } = reading;
  if (lines === board.lines && links === board.chain) return gained;
  const waiting = links.length > 0 ? pendingWorth(board, lines, links) - pendingNow(board) : 0;
  return gained + waiting + potential(board, lines) - board.once('potential', () => potential(board, board.lines));
}

type Lines = BySeat<readonly Fighter[]>;
/** What the declarations that wait would bring, each as if it were alone. */
const pendingNow = (board: Board): number => board.once('pending', () => pendingWorth(board, board.lines, board.chain));
const pendingWorth = (board: Board, lines: Lines, links: readonly ShownLink[]): number =>
  links.reduce((sum, link) => sum + linkWorth(board, lines, link), 0);
function linkWorth(board: Board, lines: Lines, link: ShownLink): number {
  const data = dataOfLink(link);
  const user = lines[link.seat].find(({ handle }) => handle === link.user);
  if (link.negated || data === undefined || (link.user !== undefined && user === undefined)) return 0;
  const doing = doingOfLink(link, data, user);
  if (doing === undefined) return environmentWorth(board, data);
  // What it would do to others that wait is left out, or they would be read round and round.
  const reading: Reading = { ...newReading(board, link.seat, user), lines, links: [] };
  const { boost = 0, weaker = 0 } = link;
  if (doing.attack !== undefined) strike(reading, doing.attack, { targets: attackedBy(reading, link), boost, weaker });
  bindNamed(reading, link, doing);
  performAll(reading, doing.effect);
  const ritual = data.type === 'spell' && data.ritual !== undefined;
  return reading.gained * (ritual ? WEIGHTS.ritual : 1);
}

export interface Aim {
  readonly targets?: readonly Fighter[];
  readonly boost?: number;
  readonly weaker?: number;
}
/** Hits with what is boosted and named, where that is known. */
export function doingWorth(reading: Reading, doing: Doing, aim: Aim = {}): number {
  if (doing.attack !== undefined) strike(reading, doing.attack, aim);
  // An attack alone leaves what waits, and the attacks that are left, much as they were.
  if (doing.effect.length === 0) return reading.gained;
  for (const naming of doing.targets ?? []) bindBest(reading, naming, doing.effect);
  performAll(reading, doing.effect);
  return totalOf(reading);
}

export function strike(
  reading: Reading,
  { type, power, on = 1 }: Attack,
  { targets, boost = 0, weaker = 0 }: Aim,
): void {
  const by = fightersOf(reading, 'user')[0];
  if (by === undefined || reading.board.isHarmless(reading.seat)) return;
  const strength = Math.max(0, amountOf(reading, power) + boost - weaker);
  const enemies = reading.lines[opponentOf(reading.seat)];
  const blow = { type, power: strength, by };
  const hit = (one: Fighter) => ({ one, ...bestDodge(reading.board, one, blow) });
  const hits = (targets ?? enemies).map(hit);
  const chosen = targets !== undefined || on === 'all' ? hits : hits.toSorted((a, b) => b.loss - a.loss).slice(0, on);
  for (const { one, loss, amount, spent } of chosen) {
    reading.gained += one.seat === reading.board.you ? -loss : loss;
    reading.dealt += amount;
    change(reading, one, { hp: one.hp - amount, spirit: one.spirit - spent });
  }
  reading.bound.set(
    ATTACKED,
    chosen.map(({ one }) => one),
  );
}

/** Binds a name to those for whom the effect is best. */
export function bindBest(reading: Reading, naming: Naming & { readonly by?: 'foe' }, effect: readonly Effect[]): void {
  const { as: name, from, amount = 1, upTo } = naming;
  const side = (reading.seat === reading.board.you ? 1 : -1) * (naming.by === 'foe' ? -1 : 1);
  const pool = candidates(reading, from).map((card) => ({ card, worth: side * worthOn(reading, effect, name, card) }));
  const wanted = upTo ? pool.filter(({ worth }) => worth > 0) : pool;
  const best = wanted.toSorted((a, b) => b.worth - a.worth).slice(0, amount);
  reading.bound.set(
    name,
    best.map(({ card }) => card),
  );
}
/** What it brings to the own side if a name means this one card. */
export function worthOn(reading: Reading, effect: readonly Effect[], name: string, card: Seen): number {
  const one = fork(reading);
  one.bound.set(name, [card]);
  performAll(
    one,
    stepsOf(effect).filter((step) => concerns(step, name)),
  );
  return totalOf(one) - totalOf(reading);
}
export const stepsOf = (effect: readonly Effect[]): readonly Effect[] =>
  effect.flatMap((step) => (step.do === 'must' ? stepsOf(step.then) : step));
const concerns = (step: Effect, name: string): boolean =>
  step.do === 'if' ||
  ('target' in step && isNamed(step.target, name)) ||
  (step.do === 'redirect' && isNamed(step.to, name)) ||
  ('amount' in step && typeof step.amount === 'object' && 'of' in step.amount && isNamed(step.amount.of, name));
const isNamed = (target: Target, name: string): boolean =>
  typeof target === 'object' && 'bound' in target && target.bound === name;

export function performAll(reading: Reading, effect: readonly Effect[]): void {
  for (const step of effect) perform(reading, step, effect);
}
function perform(reading: Reading, step: Effect, all: readonly Effect[]): void {
  switch (step.do) {
    case 'must':
      return performAll(reading, step.then);
    case 'if':
      return performAll(reading, holds(reading, step.if) ? step.then : (step.else ?? []));
    case 'choose':
      return bindBest(reading, step, all);
    case 'draw':
    case 'mill':
    case 'discard':
      return onHands(reading, step);
    case 'search':
      reading.gained += (reading.seat === reading.board.you ? 1 : -1) * step.amount * WEIGHTS.drawn * SOUGHT;
      return;
    case 'move':
    case 'destroy':
      return takeAway(reading, step);
    case 'refresh':
      return refreshAll(reading, step);
    case 'negate':
    case 'weaken':
    case 'redirect':
      return changeAnswered(reading, step);
    default:
      for (const one of fightersOf(reading, step.target)) onFighter(reading, one, step);
  }
}
/** What is sought is better than what is drawn. */
const SOUGHT = 1.3;
type OnFighter = Exclude<
  Effect,
  {
    do:
      | 'must'
      | 'if'
      | 'choose'
      | 'draw'
      | 'mill'
      | 'discard'
      | 'search'
      | 'move'
      | 'destroy'
      | 'refresh'
      | 'negate'
      | 'weaken'
      | 'redirect';
  }
>;
function onFighter(reading: Reading, one: Fighter, step: OnFighter): void {
  switch (step.do) {
    case 'hurt':
      return hurt(reading, one, amountOf(reading, step.amount));
    case 'heal':
      return heal(reading, one, amountOf(reading, step.amount));
    case 'gainSpirit':
      return shiftSpirit(reading, one, amountOf(reading, step.amount));
    case 'loseSpirit':
      return shiftSpirit(reading, one, -amountOf(reading, step.amount));
    case 'poison':
      return poison(reading, one, step);
    case 'forbid':
      return forbid(reading, one, step);
    case 'cure':
      return cure(reading, one);
    case 'stance':
      return turnTo(reading, one, step);
    default:
      if (isStat(step.do)) shiftStat(reading, one, step.do, amountOf(reading, step.by), step.turns);
  }
}

/** Without the one that gives way, and in most turns what it does each time. */
export function environmentGain(board: Board, data: ItemData): number {
  const old = board.environments.find((one) => one.data.type === 'item' && one.data.kind === data.kind);
  if (old?.data.no === data.no) return 0;
  return wholeWorth(board, data) - (old === undefined ? 0 : wholeWorth(board, old.data));
}
function wholeWorth(board: Board, data: Seen['data']): number {
  if (!('each' in data) || data.each === undefined) return environmentWorth(board, data);
  const reading = newReading(board, board.you, undefined);
  performAll(reading, data.each);
  return environmentWorth(board, data) + reading.gained * WEIGHTS.environment;
}
