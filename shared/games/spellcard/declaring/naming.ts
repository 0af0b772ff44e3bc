// Naming: whom an attack is on, with the Power cards given for it, and what an effect concerns (6.4, 6.7).
import { type AskSpec, ask, chooseCards, type Rule } from '../../../kernel/ask.ts';
import { type CardId, refsOf } from '../../../kernel/card.ts';
import { canPickEach, leaving, type Pool } from '../../../kernel/picking.ts';
import { opponentOf, type Seat } from '../../../kernel/seat.ts';
import { type Context, candidates } from '../abilities/select.ts';
import { ATTACKED, type Attack, type Naming } from '../card-data.ts';
import { isPower } from '../queries.ts';
import type { Named, Table } from '../state.ts';

type About = NonNullable<AskSpec['about']>;
const leastOf = ({ upTo, amount = 1 }: Naming): number => (upTo ? 0 : amount);

/** One pool for each card that a name needs. */
const poolsOf = (table: Table, namings: readonly Naming[], context: Context): Pool[] =>
  namings.flatMap((naming) => new Array<Pool>(leastOf(naming)).fill(candidates(table, naming.from, context)));

/** Is there something for every name, no card twice? */
export const canNameAll = (table: Table, namings: readonly Naming[] = [], context: Context): boolean =>
  canPickEach(poolsOf(table, namings, context));

/** Asks for every name in order; whatever is picked leaves a card for each of the later names. */
export function* nameTargets(table: Table, namings: readonly Naming[], context: Context, about: About): Rule<Named> {
  const named: Record<string, Named[string]> = {};
  const taken: CardId[] = [];
  for (const [i, naming] of namings.entries()) {
    const isFree = (card: CardId): boolean => !taken.includes(card);
    const later = poolsOf(table, namings.slice(i + 1), context).map((pool) => pool.filter(isFree));
    const from = candidates(table, naming.from, context).filter((card) => isFree(card) && canPickEach(later, [card]));
    const amount = { min: leastOf(naming), max: naming.amount ?? 1 };
    const limit = amount.max > 1 && later.length > 0 ? { limit: { all: leaving(from, later) } } : {};
    const cards = yield* chooseCards(context.seat, 'nameTarget', from, amount, { about, ...limit });
    taken.push(...cards);
    named[naming.as] = refsOf(table, cards);
  }
  return named;
}

export interface Aimed {
  readonly named: Named;
  /** Power cards to be discarded for it, +1 each. */
  readonly boost: readonly CardId[];
}
/** Whom an attack is on, and the Power cards given for it, in one question (1.6, 6.7). `spent` pays already. */
export function* aim(
  table: Table,
  seat: Seat,
  { on = 1 }: Pick<Attack, 'on'>,
  spent: readonly CardId[],
  about: About,
): Rule<Aimed> {
  const enemies = table.zones[opponentOf(seat)].line.slice();
  const hand = table.zones[seat].hand.filter((card) => !spent.includes(card));
  const powers = hand.filter((card) => isPower(table, card));
  const amount = on === 'all' ? enemies.length : Math.min(on, enemies.length);
  if (amount === enemies.length) {
    // Whether a hand holds Power cards is hidden, so that it is asked while there is a hand.
    const boost = yield* chooseCards(
      seat,
      'boostAttack',
      powers,
      { min: 0, max: powers.length },
      { about, hidden: hand.length > 0 },
    );
    return { named: { [ATTACKED]: refsOf(table, enemies) }, boost };
  }
  const from = [...enemies, ...powers].map((card) => ({ card }));
  const isEnemy = from.map((_, i) => i < enemies.length);
  const limit = { some: isEnemy, atLeast: amount, atMost: amount };
  const answer = yield* ask({
    seat,
    why: 'attackTarget',
    from,
    min: amount,
    max: amount + powers.length,
    limit,
    about,
  });
  const picked = answer.map((position) => (from[position] as { card: CardId }).card);
  const targets = enemies.filter((card) => picked.includes(card));
  return { named: { [ATTACKED]: refsOf(table, targets) }, boost: picked.filter((card) => powers.includes(card)) };
}
