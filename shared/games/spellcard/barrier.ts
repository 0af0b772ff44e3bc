// The last-ditch barrier (section 5): when an attack takes the last HP, both sides discard by turns, the defender first.
import { chooseCard, type Rule } from '../../kernel/ask.ts';
import { type CardId, type CardRef, cardAt, refOf } from '../../kernel/card.ts';
import { because } from '../../kernel/cause.ts';
import { type BySeat, opponentOf, type Seat } from '../../kernel/seat.ts';
import { characterOf, dataOf } from './data-of.ts';
import { tell } from './happening.ts';
import { isPower, isSpellOf } from './queries.ts';
import type { Barrier, Table } from './state.ts';
import { put } from './table.ts';

/** What a seat may give: spell cards of its character; a charm stands in for one, the defender's only unless the match says otherwise. */
function fodder(table: Table, seat: Seat, { victim, attacker }: Barrier): CardId[] {
  const isDefender = cardAt(table, victim.card).seat === seat;
  const one = isDefender ? victim : attacker;
  const takesCharms = isDefender || table.options.charmForAttacker;
  return table.zones[seat].hand.filter(
    (card) =>
      (takesCharms && isCharm(table, card)) ||
      (one !== null && isSpellOf(table, card, characterOf(table, one.card).no)),
  );
}
function isCharm(table: Table, card: CardId): boolean {
  const data = dataOf(table, card);
  return data.type === 'item' && data.kind === 'barrierCharm' && !isPower(table, card);
}

/** Fights the barrier of a character; true if it holds. Nobody chains inside it. */
export function* fightBarrier(table: Table, victim: CardId, attacker: CardRef | null): Rule<boolean> {
  const defender = cardAt(table, victim).seat;
  const given: BySeat<number> = [0, 0];
  const raised = (holder: Seat): Barrier => ({
    victim: refOf(table, victim),
    attacker,
    holder,
    given: [given[0], given[1]],
  });
  table.barrier = raised(defender);
  tell(table, { type: 'barrierRaised', victim, attacker });
  for (let holder = defender; ; holder = opponentOf(holder)) {
    table.barrier = raised(holder);
    const card = yield* give(table, holder, table.barrier, holder === defender);
    if (card === undefined) return decide(table, victim, holder !== defender);
    given[holder]++;
    const n = tell(table, { type: 'barrierFed', seat: holder, round: given[holder] });
    because(table, n, () => put(table, card, 'discard'));
  }
}
/** Whether a hand holds such a card is hidden, so that it is asked while there is a hand. */
function* give(table: Table, holder: Seat, barrier: Barrier, defends: boolean): Rule<CardId | undefined> {
  if (table.zones[holder].hand.length === 0) return undefined;
  const { victim } = barrier;
  const about = { ref: victim, no: cardAt(table, victim.card).no };
  const why = defends ? 'barrierDefend' : 'barrierAttack';
  return yield* chooseCard(holder, why, fodder(table, holder, barrier), { optional: true, covert: 'barrier', about });
}
function decide(table: Table, victim: CardId, held: boolean): boolean {
  table.barrier = null;
  tell(table, { type: 'barrierDecided', victim, held });
  return held;
}
