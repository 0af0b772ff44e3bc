// What one step of an effect does to whom it concerns, and what that is worth to the own side.
import type { Effect, Restriction, Stat } from '../card-data.ts';
import { type Board, type Fighter, isFighter, isStat, type Seen } from './board.ts';
import { environmentWorth, gearWorth, HARM } from './gifts.ts';
import { hurtLoss } from './hits.ts';
import { amountOf, change, fightersOf, type Reading, targetsOf } from './reading.ts';
import { WEIGHTS } from './weights.ts';
import { handWorth, hpWorth, spiritWorth } from './worth.ts';

type Step<Verb extends Effect['do']> = Extract<Effect, { readonly do: Verb }>;
const sideOf = ({ board }: Reading, { seat }: Seen): 1 | -1 => (seat === board.you ? 1 : -1);

/** Turns of a side among so many from now on, without the present one. */
export function turnsAhead({ turnPlayer }: Board, seat: Fighter['seat'], turns: number): number {
  const ahead = Math.max(0, turns - 1);
  return seat === turnPlayer ? Math.floor(ahead / 2) : Math.ceil(ahead / 2);
}

export function hurt(reading: Reading, one: Fighter, amount: number): void {
  reading.gained -= sideOf(reading, one) * hurtLoss(reading.board, one, amount);
  change(reading, one, { hp: one.hp - amount });
}
export function heal(reading: Reading, one: Fighter, amount: number): void {
  const hp = Math.min(one.data.hp, one.hp + amount);
  reading.gained += sideOf(reading, one) * (hpWorth(hp) - hpWorth(one.hp));
  change(reading, one, { hp });
}
export function shiftSpirit(reading: Reading, one: Fighter, by: number): void {
  const spirit = Math.max(
    0,
    by > 0 ? Math.max(one.spirit, Math.min(one.data.spirit, one.spirit + by)) : one.spirit + by,
  );
  reading.gained += sideOf(reading, one) * (spiritWorth(one, spirit) - spiritWorth(one, one.spirit));
  change(reading, one, { spirit });
}

/** For what is left of this turn it changes the fighter, for the turns to come it is worth so much each. */
export function shiftStat(reading: Reading, one: Fighter, stat: Stat, by: number, turns: number): void {
  const { board } = reading;
  const counted =
    stat === 'regen'
      ? turns - 1
      : turnsAhead(board, stat === 'atk' ? one.seat : one.seat === board.you ? board.foe : board.you, turns);
  reading.gained += sideOf(reading, one) * by * WEIGHTS[stat] * counted;
  if (stat !== 'regen') change(reading, one, { [stat]: Math.max(0, one[stat] + by) });
}
export function poison(reading: Reading, one: Fighter, { amount, turns }: Step<'poison'>): void {
  if (isImmune(one, 'poison')) return;
  const lost = Math.min(one.hp - 1, amount * (turns - 1));
  reading.gained -= sideOf(reading, one) * (hpWorth(one.hp) - hpWorth(one.hp - lost));
}
const isImmune = ({ gifts }: Fighter, to: Restriction | 'poison'): boolean =>
  gifts.some((gift) => gift.what === 'immune' && gift.to === to);

export function forbid(reading: Reading, one: Fighter, { what, turns }: Step<'forbid'>): void {
  const { board } = reading;
  if (isImmune(one, what) || one.cannot.includes(what)) return;
  const seat = what === 'dodge' ? (one.seat === board.you ? board.foe : board.you) : one.seat;
  // In its own turn it is kept from what it has not done yet.
  const now = what !== 'dodge' && one.seat === board.turnPlayer && !one.acted ? 1 : 0;
  reading.gained -= sideOf(reading, one) * HARM[what] * (now + turnsAhead(board, seat, turns));
  if (what === 'spell') breakRituals(reading, one);
  change(reading, one, { cannot: [...one.cannot, what] });
}
const BROKEN = 4;
function breakRituals(reading: Reading, one: Fighter): void {
  const broken = reading.board.rituals.filter(({ caster }) => caster === one.handle).length;
  reading.gained -= sideOf(reading, one) * BROKEN * broken;
}

export function cure(reading: Reading, one: Fighter): void {
  for (const { card, what, by = 0, last } of reading.board.changes) {
    if (card !== one.handle) continue;
    const left = last - reading.board.turn;
    if (what === 'poison') reading.gained += sideOf(reading, one) * by * left;
    else if (what.startsWith('cannot')) reading.gained += sideOf(reading, one);
    else if (isStat(what) && by < 0) reading.gained -= (sideOf(reading, one) * by * WEIGHTS[what] * (left + 1)) / 2;
  }
}
export function turnTo(reading: Reading, one: Fighter, { to }: Step<'stance'>): void {
  // In its own turn a character counts as busy, and its stance is set when the turn ends.
  if (one.seat === reading.board.turnPlayer || one.stance === to) return;
  reading.gained += sideOf(reading, one) * (to === 'guard' ? WEIGHTS.turned : -WEIGHTS.turned);
  change(reading, one, { stance: to });
}

export function onHands(reading: Reading, step: Step<'draw' | 'mill' | 'discard'>): void {
  const { board, seat } = reading;
  const amount = amountOf(reading, step.amount);
  const seats = step.who === 'each' ? [0, 1] : [step.who === 'foe' ? 1 - seat : seat];
  for (const one of seats) {
    const isYours = one === board.you;
    const side = isYours ? 1 : -1;
    if (step.do === 'draw')
      reading.gained += side * Math.min(amount, board.size(one as 0 | 1, 'deck')) * drawnWorth(board, isYours);
    else if (step.do === 'mill') reading.gained -= side * amount * WEIGHTS.milled;
    else reading.gained -= side * discarded(board, isYours, amount);
  }
}
const drawnWorth = (board: Board, isYours: boolean): number =>
  WEIGHTS.drawn * (board.size(isYours ? board.you : board.foe, 'hand') > WEIGHTS.fullHand ? WEIGHTS.glut : 1);
function discarded(board: Board, isYours: boolean, amount: number): number {
  if (!isYours) return Math.min(amount, board.size(board.foe, 'hand')) * WEIGHTS.other;
  const worths = board.hand.map((card) => handWorth(board, card)).toSorted((a, b) => a - b);
  return worths.slice(0, amount).reduce((sum, worth) => sum + worth, 0);
}

/** What leaves the table, and what comes back to a hand. */
export function takeAway(reading: Reading, step: Step<'move' | 'destroy'>): void {
  const { board } = reading;
  for (const card of targetsOf(reading, step.target)) {
    if (card.zone === 'gear') reading.gained -= sideOf(reading, card) * gearWorth(card.data, board.bearerOf(card));
    else if (card.zone === 'environment') reading.gained -= environmentWorth(board, card.data);
    else if (card.zone === 'discard' && step.do === 'move')
      reading.gained += sideOf(reading, card) * (step.to === 'hand' ? handWorth(board, card) : WEIGHTS.milled);
  }
}
export const refreshAll = (reading: Reading, step: Step<'refresh'>): void => {
  for (const one of fightersOf(reading, step.target)) if (one.acted) change(reading, one, { acted: false });
};

/** What is done to the declaration that this answers. */
export function changeAnswered(reading: Reading, step: Step<'negate' | 'weaken' | 'redirect'>): void {
  reading.links = reading.links.map((link) => {
    if (link.id !== reading.against) return link;
    if (step.do === 'negate') return { ...link, negated: true };
    if (step.do === 'weaken') return { ...link, weaker: (link.weaker ?? 0) + amountOf(reading, step.by) };
    const [to] = targetsOf(reading, step.to).filter(isFighter);
    const attacked = (link.targets ?? []).filter((handle) => reading.board.fighter(handle) !== undefined);
    return to === undefined || attacked.length !== 1 ? link : { ...link, targets: [to.handle] };
  });
}
