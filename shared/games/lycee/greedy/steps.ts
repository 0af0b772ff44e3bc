// What one step of an effect does to one card, to the own side.
import type { Seat } from '../../../kernel/seat.ts';
import type { Destination, Effect, Target, Value } from '../card-data.ts';
import { isAttackCell, isDefenceCell } from '../queries.ts';
import { attachmentWorth, changeWorth, giftWorth, restrictionWorth } from './attachments.ts';
import { battleWorth } from './battle.ts';
import { type Board, type Character, isCharacter, type Seen } from './board.ts';
import { attackWorth, canAttack, guardOf, guardWorth, idleCost } from './fight.ts';
import { bestMove, bestPlacing, emptyCells } from './line-up.ts';
import { roleIn } from './matching.ts';
import { WEIGHTS } from './weights.ts';
import { damageWorth, drawnWorth, fieldWorth, handWorth, sideOf } from './worth.ts';

export type Targeted = Extract<Effect, { readonly target: Target }>;

/** Of an effect that `user` uses; `by` is the amount of a change of values. */
export function stepOn(board: Board, user: Seat, step: Targeted, card: Seen, by: number): number {
  if (step.do === 'move') return moveWorth(board, user, card, step.to);
  if (step.do === 'enter') return enterWorth(board, card);
  return isCharacter(card) ? stepOnCharacter(board, step, card, by) : 0;
}
function stepOnCharacter(board: Board, step: Targeted, card: Character, by: number): number {
  const side = sideOf(board, card);
  switch (step.do) {
    case 'ap':
    case 'dp':
    case 'sp':
      return step.until === 'lasting'
        ? side * changeWorth(board, step.do, by, card)
        : passingWorth(board, card, step.do, by);
    case 'gain':
      return side * giftWorth(board, { what: 'basic', basic: step.basic }, card);
    case 'forbid':
      return forbidWorth(board, step, card);
    case 'act':
      return card.state === 'ready' ? -side * idleCost(board, card) : 0;
    case 'ready':
      return card.state === 'acted' ? side * idleCost(board, { ...card, state: 'ready' }) : 0;
    case 'down':
      return -side * fieldWorth(card);
    case 'takeOver':
      return side < 0 && emptyCells(board, board.you).length > 0 ? WEIGHTS.takeOver * fieldWorth(card) : 0;
    case 'relocate':
      return relocateWorth(board, card);
    default:
      return 0;
  }
}
/** The same for a card that nobody has seen yet, to whoever uses the effect: from a deck it is new. */
export const unseenStep = (board: Board, step: Targeted): number =>
  step.do === 'move' && step.to === 'hand' ? drawnWorth(board) - damageWorth(board, board.you, 1) : 0;

/** A card that goes from where it lies to a zone of its owner. */
function moveWorth(board: Board, user: Seat, card: Seen, to: Destination): number {
  // Whoever is lost anyway is no loss to whoever takes it away.
  const isLost = user === card.seat && isCharacter(card) && isDoomed(board, card);
  return sideOf(board, card) * (placeWorth(board, card, to) - (isLost ? 0 : heldWorth(board, card)));
}
function placeWorth(board: Board, card: Seen, to: Destination): number {
  switch (to) {
    case 'hand':
      return card.seat === board.you ? handWorth(board, card.data) : WEIGHTS.card;
    case 'dustBox':
      return WEIGHTS.dust;
    case 'outOfGame':
      return 0;
    default:
      return damageWorth(board, card.seat, 1);
  }
}
/** To its owner, where it lies. */
function heldWorth(board: Board, card: Seen): number {
  if (isCharacter(card)) return fieldWorth(card);
  switch (card.zone) {
    case 'deck':
      return damageWorth(board, card.seat, 1);
    case 'hand':
      return card.seat === board.you ? handWorth(board, card.data) : WEIGHTS.card;
    case 'dustBox':
      return WEIGHTS.dust;
    default: {
      const bearer = card.cell && board.on(card.seat, card.cell);
      return bearer === undefined ? 0 : sideOf(board, card) * attachmentWorth(board, card, bearer);
    }
  }
}
/** Is it about to be lost: named by what the foe has declared, or down when the battle ends? */
function isDoomed(board: Board, card: Character): boolean {
  const { battle } = board;
  const isNamed = board.chain.some(
    ({ seat, kind, targets }) =>
      seat !== card.seat && (kind === 'event' || kind === 'ability') && targets.includes(card.handle),
  );
  return (
    isNamed ||
    (battle !== undefined && roleIn(battle, card) !== undefined && sideOf(board, card) * battleWorth(board) < 0)
  );
}
function enterWorth(board: Board, { data, seat }: Seen): number {
  if (data.type !== 'character' || board.hasPerson(seat, data)) return 0;
  const place = bestPlacing(board, data, emptyCells(board, seat));
  return seat === board.you ? (place?.worth ?? 0) : -(place?.worth ?? 0);
}

/** A change of a value for this turn: in the battle that runs, or in those to come. */
function passingWorth(board: Board, card: Character, what: Value, by: number): number {
  const { battle } = board;
  const role = battle && roleIn(battle, card);
  if (what === 'sp') return sideOf(board, card) * WEIGHTS.support * by;
  if (role !== undefined) {
    const shift = { role, ap: what === 'ap' ? by : 0, dp: what === 'dp' ? by : 0 };
    return battleWorth(board, [shift]) - battleWorth(board);
  }
  const { attacker, defender } = board.facing(card);
  const changed = { ...card, [what]: card[what] + by };
  if (isAttackCell(card.cell)) {
    const guard = guardOf(board, defender);
    return strike(board, changed, guard) - strike(board, card, guard);
  }
  const guard = guardOf(board, card);
  if (attacker === undefined || guard === undefined) return 0;
  return strike(board, attacker, changed) - strike(board, attacker, guard);
}
/** An attack that may be declared in this turn. */
function strike(board: Board, attacker: Character, guard: Character | undefined): number {
  const isTurn = board.isOwnTurn === (attacker.seat === board.you);
  if (!isTurn || !canAttack(board, attacker)) return 0;
  return sideOf(board, attacker) * Math.max(0, attackWorth(board, attacker, guard));
}
function forbidWorth(board: Board, step: Extract<Effect, { readonly do: 'forbid' }>, card: Character): number {
  const side = sideOf(board, card);
  if (step.until === 'lasting') return side * restrictionWorth(board, step.what, card);
  const { attacker, defender } = board.facing(card);
  switch (step.what) {
    case 'attack':
      return -strike(board, card, guardOf(board, defender));
    case 'defend': {
      const guards = isDefenceCell(card.cell) && guardOf(board, card) !== undefined;
      return guards && attacker !== undefined ? strike(board, attacker, undefined) - strike(board, attacker, card) : 0;
    }
    default:
      return (side * restrictionWorth(board, step.what, card)) / 2;
  }
}

/** To wherever is best for whoever uses it: the own ones gain, of the foe's those that guard are taken away. */
function relocateWorth(board: Board, card: Character): number {
  if (card.seat === board.you) return Math.max(0, bestMove(board, card, emptyCells(board, card.seat))?.worth ?? 0);
  const { attacker } = board.facing(card);
  if (!isDefenceCell(card.cell) || attacker === undefined || guardOf(board, card) === undefined) return 0;
  return canAttack(board, attacker) ? guardWorth(board, attacker, card) / 2 : 0;
}
