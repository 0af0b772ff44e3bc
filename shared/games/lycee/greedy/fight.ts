// Fights before they are fought: what an attack is worth, and what it is worth that somebody could defend (section 6).
import { isAttackCell, isDefenceCell } from '../queries.ts';
import { type Board, type Character, isCharacter } from './board.ts';
import { hasBasic, isForbidden, type Strength, strengthIn } from './gifts.ts';
import { WEIGHTS } from './weights.ts';
import { damageWorth, fieldWorth } from './worth.ts';

/** What the deck loses to an attack that nobody stops, to the attacker's side (6.5). */
export function hitWorth(board: Board, attacker: Character): number {
  const { ap } = attacker.data;
  if (ap <= 0) return 0;
  const bonuses = attacker.data.basics.filter(({ basic }) => basic === 'deckBonus').length;
  return damageWorth(board, attacker.seat === board.you ? board.foe : board.you, ap) + bonuses * WEIGHTS.bonus;
}

/** What a comparison comes to for the attacker's side, with these strengths (6.5, section 8). */
export function exchange(
  board: Board,
  attacker: Character,
  defender: Character,
  a: Strength = strengthIn(board, attacker, 'attacker'),
  d: Strength = strengthIn(board, defender, 'defender'),
): number {
  const downs = a.ap > d.dp && !isForbidden(board, defender, 'down', 'defender');
  const falls = d.ap > a.dp && !isForbidden(board, attacker, 'down', 'attacker');
  const [first, second] = [hasBasic(board, attacker, 'dash'), hasBasic(board, defender, 'dash')];
  const defenderDown = downs && !(falls && second && !first);
  const attackerDown = falls && !(downs && first && !second);
  return (defenderDown ? fieldWorth(defender) : 0) - (attackerDown ? fieldWorth(attacker) : 0);
}

/** Points of support that stand ready beside a character. */
export const reserveOf = (board: Board, character: Character): number =>
  board
    .beside(character)
    .filter(({ handle, state }) => handle !== character.handle && state === 'ready')
    .reduce((sum, { sp }) => sum + Math.max(0, sp), 0);

/** A comparison as it may come out: plain, or with everything that stands beside the two. */
function fightWorth(board: Board, attacker: Character, defender: Character): number {
  const [a, d] = [strengthIn(board, attacker, 'attacker'), strengthIn(board, defender, 'defender')];
  const { contest } = WEIGHTS;
  const [more, others] = [reserveOf(board, attacker), reserveOf(board, defender)];
  const contested = exchange(board, attacker, defender, { ...a, ap: a.ap + more }, { ...d, dp: d.dp + others });
  return (1 - contest) * exchange(board, attacker, defender, a, d) + contest * contested;
}

/** Whoever could defend a cell now. */
export const guardOf = (board: Board, guard: Character | undefined): Character | undefined =>
  guard?.state === 'ready' && !isForbidden(board, guard, 'defend') ? guard : undefined;

/** An attack against a cell where `guard` may defend; its player picks what is worse for the attacker. */
export function attackWorth(board: Board, attacker: Character, guard: Character | undefined): number {
  const hit = hitWorth(board, attacker);
  return guard === undefined ? hit : Math.min(hit, fightWorth(board, attacker, guard));
}
/** What it saves the guard's side that it may defend against this attacker. */
export const guardWorth = (board: Board, attacker: Character, guard: Character): number =>
  hitWorth(board, attacker) - attackWorth(board, attacker, guard);

/** May it attack in the turn that runs? */
export const canAttack = (board: Board, character: Character): boolean =>
  isAttackCell(character.cell) &&
  character.state === 'ready' &&
  (!character.fresh || hasBasic(board, character, 'aggressive')) &&
  !isForbidden(board, character, 'attack');

/** What it costs a side that a ready character of its own becomes acted now: its attack, its defence, its support. */
export function idleCost(board: Board, character: Character): number {
  const ownTurn = board.isOwnTurn === (character.seat === board.you);
  const attacked = attackerOf(board, character);
  const { attacker, defender } = board.facing(character);
  const support = WEIGHTS.support * Math.max(0, character.sp) * (ownTurn ? 1 : 0.5);
  if (ownTurn && canAttack(board, character))
    return support + Math.max(0, attackWorth(board, character, guardOf(board, defender)));
  // Whoever defends wakes up before the next own turn, but not before the opponent's.
  if (attacked !== undefined) return support + guardWorth(board, attacked, character);
  if (!isDefenceCell(character.cell) || attacker === undefined) return support;
  return !ownTurn && !canAttack(board, attacker) ? support : support + guardWorth(board, attacker, character);
}
/** Who attacks it, or will when the chain resolves, while it may still defend. */
function attackerOf(board: Board, { seat, cell }: Character): Character | undefined {
  const { battle, isToDefend } = board;
  const link = board.chain.find((one) => one.kind === 'attack' && one.cell?.seat === seat && one.cell.cell === cell);
  const declared = link && board.card(link.card);
  if (isCharacter(declared)) return declared;
  return isToDefend && battle?.cell === cell && battle.attacker.seat !== seat ? battle.attacker : undefined;
}
