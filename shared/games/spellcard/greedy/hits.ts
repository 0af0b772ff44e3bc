// What an attack costs whoever is hit, with the best dodge and the barrier that may come (section 5).
import type { DamageType } from '../card-data.ts';
import { damageOf, type Hit, mostDodged } from '../damage.ts';
import { OPTIONS } from '../options.ts';
import type { Board, Fighter } from './board.ts';
import { WEIGHTS } from './weights.ts';
import { aliveWorth, hpWorth, spiritWorth } from './worth.ts';

/** The options of a match are not in a view; most matches have the usual ones. */
export const RULES = {
  bombardDodgeCap: OPTIONS.bombardDodgeCap.default,
  fullDodge: OPTIONS.fullDodge.default,
  minDamageAtZeroAttack: OPTIONS.minDamageAtZeroAttack.default,
} as const;

export interface Blow {
  readonly type: DamageType;
  readonly power: number;
  readonly by: Fighter;
}
const given = ({ gifts }: Fighter, what: 'power' | 'against', type: DamageType): number =>
  gifts.reduce((sum, gift) => sum + (gift.what === what && gift.type === type ? gift.by : 0), 0);

export function hitOn(target: Fighter, { type, power, by }: Blow): Hit {
  return {
    type,
    stance: target.stance,
    atk: Math.max(0, power + given(by, 'power', type) + given(target, 'against', type)),
    def: target.def,
    flight: target.flight,
    spirit: target.cannot.includes('dodge') ? 0 : target.spirit,
  };
}

export interface Outcome {
  readonly loss: number;
  readonly amount: number;
  readonly dodge: number;
  readonly spent: number;
}
/** The dodge that costs the target's side least, and what it costs. */
export function bestDodge(board: Board, target: Fighter, blow: Blow): Outcome {
  const hit = hitOn(target, blow);
  return bestOf(board, target, blow, hit, mostDodged(hit, RULES));
}
export function bestOf(board: Board, target: Fighter, { type, by }: Blow, hit: Hit, most: number): Outcome {
  let best: Outcome | undefined;
  const ward = type === 'absolute' ? 0 : target.ward;
  for (let dodge = 0; dodge <= most; dodge += hit.stance === 'guard' ? Math.max(1, most) : 1) {
    const { amount, spent } = damageOf(hit, dodge, RULES);
    const lost = Math.max(0, amount - ward);
    const loss =
      damageLoss(board, target, lost, by) +
      spiritWorth(target, target.spirit) -
      spiritWorth(target, target.spirit - spent);
    if (best === undefined || loss < best.loss) best = { loss, amount: lost, dodge, spent };
  }
  return best ?? { loss: 0, amount: 0, dodge: 0, spent: 0 };
}

/** Of so much damage by an attack: whoever falls may be saved by its barrier. */
function damageLoss(board: Board, target: Fighter, amount: number, by: Fighter): number {
  if (amount <= 0) return 0;
  const { hp } = target;
  if (amount < hp) return hpWorth(hp) - hpWorth(hp - amount);
  const held = chanceOfBarrier(board, target, by);
  const saved = hpWorth(hp) - hpWorth(1) + WEIGHTS.spell;
  return held * saved + (1 - held) * (hpWorth(hp) + aliveWorth(board.lines[target.seat].length));
}
/** HP that an effect takes raise no barrier. */
export function hurtLoss(board: Board, target: Fighter, amount: number): number {
  if (amount <= 0) return 0;
  const left = target.hp - amount;
  return hpWorth(target.hp) - hpWorth(left) + (left <= 0 ? aliveWorth(board.lines[target.seat].length) : 0);
}

/** The defender holds it with more cards than the attacker has: the own ones are known, of the others only how many they are. */
export function chanceOfBarrier(board: Board, victim: Fighter, attacker: Fighter): number {
  const hidden = board.size(board.foe, 'hand');
  if (victim.seat === board.you) return atMost(defenders(board, victim) - 1, hidden * WEIGHTS.answers);
  return 1 - atMost(spellsOf(board, attacker), hidden * WEIGHTS.feeds);
}
/** What the own hand holds for the barrier of a character. */
export const defenders = (board: Board, victim: Fighter): number =>
  spellsOf(board, victim) +
  board.hand.filter(({ data }) => data.type === 'item' && data.kind === 'barrierCharm').length;
export const spellsOf = (board: Board, owner: Fighter): number =>
  board.hand.filter((card) => card.data.type === 'spell' && card.data.owner === owner.data.no && !board.isUsedUp(card))
    .length;
/** That at most so many of the hidden cards are of use, where so many are expected. */
function atMost(amount: number, expected: number): number {
  let term = Math.exp(-expected);
  let sum = 0;
  for (let i = 0; i <= amount; i++) {
    sum += term;
    term *= expected / (i + 1);
  }
  return sum;
}
