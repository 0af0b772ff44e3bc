// What attacks are still to come: of the turn player in this turn, and of the enemy in its next one.
import type { BySeat } from '../../../kernel/seat.ts';
import { opponentOf } from '../../../kernel/seat.ts';
import type { Board, Fighter } from './board.ts';
import { bestDodge } from './hits.ts';
import { WEIGHTS } from './weights.ts';

const canAttack = ({ acted, spirit, cannot }: Fighter): boolean => !acted && spirit > 0 && !cannot.includes('attack');

/** The normal attacks that the turn player has left, each where it does most, as worth to the own side. */
export function potential(board: Board, lines: BySeat<readonly Fighter[]>): number {
  const { turnPlayer } = board;
  if (board.isHarmless(turnPlayer)) return 0;
  const attackers = lines[turnPlayer].filter(canAttack);
  const sum = attacks(board, attackers, lines[opponentOf(turnPlayer)], 0);
  return turnPlayer === board.you ? sum : -sum / 2;
}
function attacks(board: Board, attackers: readonly Fighter[], targets: readonly Fighter[], boost: number): number {
  let sum = 0;
  for (const by of attackers) {
    let most = 0;
    for (const target of targets)
      most = Math.max(most, bestDodge(board, target, { type: by.data.atkType, power: by.atk + boost, by }).loss);
    sum += most;
  }
  return sum;
}

/** What it costs that a character does not guard in the next enemy turn. */
export function guardCost(board: Board, { handle }: Fighter): number {
  const enemies = board.lines[board.foe].filter(({ cannot }) => !cannot.includes('attack'));
  const guarding = board.lines[board.you].map(
    (one): Fighter => ({
      ...one,
      stance: one.state === 'busy' ? 'busy' : 'guard',
      spirit: Math.min(one.data.spirit, one.spirit + one.regen),
    }),
  );
  const busy = guarding.map((one): Fighter => (one.handle === handle ? { ...one, stance: 'busy' } : one));
  const of = (line: readonly Fighter[]): number => attacks(board, enemies, line, WEIGHTS.threatBoost);
  return Math.max(0, of(busy) - of(guarding)) * WEIGHTS.guard * board.patience;
}
