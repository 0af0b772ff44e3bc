// An attack as it resolves (section 5): each target may dodge, is hit in its stance, and may raise its barrier.
import { type AskSpec, chooseCards, chooseNumber, may, type Rule } from '../../kernel/ask.ts';
import { type CardId, type CardRef, cardAt, refOf, refsOf } from '../../kernel/card.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { DamageType } from './card-data.ts';
import { damageOf, type Hit, mostDodged } from './damage.ts';
import { tell } from './happening.ts';
import { isBanned, loseHp } from './losing.ts';
import { stillInLine } from './queries.ts';
import type { Table } from './state.ts';
import { changeSpirit } from './table.ts';
import { isForbidden, powerGiven, stanceOf, statOf } from './values.ts';

export interface Attacking {
  readonly seat: Seat;
  readonly attacker: CardRef;
  readonly type: DamageType;
  /** Its value with Power cards and whatever has weakened it (1.6), perhaps below 0 before more is added. */
  readonly power: number;
  readonly targets: readonly CardRef[];
  readonly about: NonNullable<AskSpec['about']>;
}

/** Hits one target after the other, in the order of the attacking player; returns the damage dealt (section 5). */
export function* strikeAll(table: Table, attacking: Attacking): Rule<number> {
  const there = stillInLine(table, attacking.targets);
  let dealt = 0;
  for (const ref of yield* ordered(table, there, attacking)) {
    // Whoever has fallen meanwhile is hit no more.
    for (const card of stillInLine(table, [ref])) dealt += yield* strike(table, card, attacking);
  }
  return dealt;
}
function* ordered(table: Table, there: readonly CardId[], { seat, about }: Attacking): Rule<CardRef[]> {
  if (there.length < 2) return refsOf(table, there);
  const amount = { min: there.length, max: there.length };
  return refsOf(table, yield* chooseCards(seat, 'attackOrder', there, amount, { ordered: true, about }));
}

function* strike(table: Table, card: CardId, attacking: Attacking): Rule<number> {
  const { seat, attacker, type } = attacking;
  const hit = hitOn(table, card, attacking);
  tell(table, { type: 'attacked', attacker, target: card, kind: type, power: hit.atk, stance: hit.stance });
  const dodge = isBanned(table, seat, card) ? 0 : yield* askDodge(table, card, hit);
  const { amount, spent, dodged } = damageOf(hit, dodge, table.options);
  if (dodged > 0) {
    cardAt(table, card).dodged += dodged;
    changeSpirit(table, card, -spent);
    tell(table, { type: 'grazed', card, amount: dodged, spent, kind: type });
  }
  const ward = type === 'absolute' ? 0 : statOf(table, card, 'ward');
  const loss = { card, amount: Math.max(0, amount - ward) };
  return yield* loseHp(table, [loss], { kind: type, seat, by: attacker, isAttack: true });
}
/** What this attack meets on this character now. */
function hitOn(
  table: Table,
  card: CardId,
  { attacker, type, power }: Pick<Attacking, 'attacker' | 'type' | 'power'>,
): Hit {
  const { spirit, dodged } = cardAt(table, card);
  const flight = statOf(table, card, 'flight');
  const added = powerGiven(table, attacker.card, 'power', type) + powerGiven(table, card, 'against', type);
  return {
    type,
    stance: stanceOf(table, card),
    atk: Math.max(0, power + added),
    def: statOf(table, card, 'def'),
    flight: table.options.dodgeCapPer === 'turn' ? Math.max(0, flight - dodged) : flight,
    spirit: isForbidden(table, card, 'dodge') ? 0 : spirit,
  };
}
/** Always the choice of the target's player, never more than it may (5.2, 5.3). */
function* askDodge(table: Table, card: CardId, hit: Hit): Rule<number> {
  const most = mostDodged(hit, table.options);
  if (most === 0) return 0;
  const { seat, no } = cardAt(table, card);
  // Of several targets it is said which one is hit.
  const about = { ref: refOf(table, card), no };
  if (hit.type === 'bombard' && hit.stance === 'guard') return (yield* may(seat, 'dodgeFully', { about })) ? most : 0;
  return yield* chooseNumber(seat, 'dodge', 0, most, { about });
}
