// Losing HP (sections 3.4, 5): by attacks, effects, poison and costs, with the barrier where an enemy takes the last.
import { chooseCards, type Rule } from '../../kernel/ask.ts';
import { type CardId, type CardRef, cardAt } from '../../kernel/card.ts';
import type { Seat } from '../../kernel/seat.ts';
import { fightBarrier } from './barrier.ts';
import type { DamageType } from './card-data.ts';
import { checkEnd } from './ending.ts';
import { tell } from './happening.ts';
import type { Table } from './state.ts';
import { fall, setHp } from './table.ts';

export interface Loss {
  readonly card: CardId;
  readonly amount: number;
}
export interface Cause {
  readonly kind: DamageType | 'effect' | 'cost' | 'poison';
  readonly seat: Seat;
  /** The character that attacks, or whose card or skill it is. */
  readonly by: CardRef | null;
  readonly isAttack: boolean;
}

/** Whoever goes first deals no damage in turn 1; what its own costs is no damage to the other (3.4). */
export const isBanned = (table: Table, seat: Seat, card: CardId): boolean =>
  table.turn === 1 && seat === table.turnPlayer && cardAt(table, card).seat !== seat;

/** Losses of one moment: barriers one after the other, then all of it, then whoever has no HP left leaves together. Returns what was lost. */
export function* loseHp(table: Table, losses: readonly Loss[], cause: Cause): Rule<number> {
  const held = new Set<CardId>();
  const endangered = losses.filter((loss) => raisesBarrier(table, loss, cause)).map(({ card }) => card);
  for (const card of yield* inOrder(endangered, cause.seat)) {
    if (yield* fightBarrier(table, card, cause.by)) held.add(card);
  }
  let lost = 0;
  for (const loss of losses) lost += lose(table, loss, cause, held.has(loss.card));
  fall(
    table,
    losses
      .map(({ card }) => card)
      .filter((card) => cardAt(table, card).zone === 'line' && cardAt(table, card).hp === 0),
  );
  // All poison of a start phase works at one moment, whoever has given it: its end is looked at after that (9.3).
  if (endangered.length > 0 && cause.kind !== 'poison') yield* checkEnd(table);
  return lost;
}
function raisesBarrier(table: Table, { card, amount }: Loss, cause: Cause): boolean {
  const { hp, seat } = cardAt(table, card);
  if (cause.kind === 'cost' || seat === cause.seat || isBanned(table, cause.seat, card)) return false;
  return hp - amount <= 0 && (cause.isAttack || !table.options.barrierOnlyAttacks);
}
/** The attacking player picks the order of several barriers (section 5). */
function* inOrder(cards: readonly CardId[], seat: Seat): Rule<readonly CardId[]> {
  const amount = { min: cards.length, max: cards.length };
  return cards.length < 2 ? cards : yield* chooseCards(seat, 'attackOrder', cards, amount, { ordered: true });
}
/** A barrier that held avoids the damage, but leaves 1 HP (section 5): what is lost so was dealt by nobody. */
function lose(table: Table, { card, amount }: Loss, { kind, seat }: Cause, held: boolean): number {
  const { hp } = cardAt(table, card);
  const prevented = isBanned(table, seat, card);
  const now = prevented ? hp : held ? 1 : Math.max(0, hp - amount);
  setHp(table, card, now);
  tell(table, { type: 'damaged', card, amount: hp - now, kind, prevented });
  return held ? 0 : hp - now;
}
