// Check timing and what runs in it (5.1): losses, rule actions, then waiting abilities one at a time.
import { ask, type Rule } from '../../kernel/ask.ts';
import type { CardId } from '../../kernel/card.ts';
import { opponentOf, type Seat, seatsFrom } from '../../kernel/seat.ts';
import { isLive, resolvePending } from './abilities/pending.ts';
import { type CardType, MARKERS, SLOTS } from './card-data.ts';
import { soundAs } from './data-of.ts';
import { hasLost, lose } from './ending.ts';
import { has, takesPower } from './features.ts';
import { gifts } from './given.ts';
import { continuousInPlay } from './in-play.ts';
import { refreshPenalty } from './interrupts.ts';
import { hasMarkers, markersAt } from './queries.ts';
import type { Pending, Table } from './state.ts';
import { put } from './table.ts';
import { isCharacter, isClimax, powerOf } from './values.ts';

/** A check timing (5.1). Most find nothing to do, and share the rule that does nothing. */
export const checkTiming = (table: Table): Rule => (isSettled(table) ? NOTHING : settle(table));
const NOTHING: Rule = nothing();
function* nothing(): Rule {
  // Once finished, it stays so for whoever delegates to it.
}

const isSettled = (table: Table): boolean =>
  table.pending.length === 0 &&
  !hasLost(table, 0) &&
  !hasLost(table, 1) &&
  !owesRefreshPenalty(table) &&
  isInOrder(table);

/** Losses, rule actions, then waiting abilities (the turn player's first), until nothing is left to do (5.1). */
function* settle(table: Table): Rule {
  for (;;) {
    if (hasLost(table, 0) || hasLost(table, 1)) yield* lose(table);
    const leaving = mustLeave(table);
    if (leaving.length > 0 || owesRefreshPenalty(table)) {
      yield* ruleActions(table, leaving);
      continue;
    }
    if (table.pending.length === 0) return;
    const next = yield* nextPending(table);
    if (next === undefined) return;
    table.pending.splice(table.pending.indexOf(next), 1);
    yield* resolvePending(table, next);
  }
}

const owesRefreshPenalty = ({ refreshPoints }: Table): boolean => refreshPoints[0] > 0 || refreshPoints[1] > 0;

/** Performs what the rules demand now as one batch (5.1). */
function* ruleActions(table: Table, leaving: readonly CardId[]): Rule {
  const owing = seatsFrom(table.turnPlayer).filter((seat) => table.refreshPoints[seat] > 0);
  if (leaving.length > 0) yield* put(table, leaving, 'waitingRoom', { cause: 'rule' });
  for (const seat of owing) {
    table.refreshPoints[seat]--;
    yield* refreshPenalty(table, seat);
  }
}

/** Nobody must leave a table with one sound card of the right kind at a place and nothing that takes power away; nearly all are like that. */
function isInOrder(table: Table): boolean {
  for (const side of table.zones) {
    if (!isSoundAt(table, side.climax, 'climax')) return false;
    for (const slot of SLOTS) if (!isSoundAt(table, side[slot], 'character')) return false;
    if (hasMarkers(side) && SLOTS.some((slot) => side[slot].length === 0 && markersAt(side, slot).length > 0))
      return false;
  }
  return (
    !table.modifiers.some(({ what, by, sets }) => what === 'power' && (by < 0 || sets === true)) &&
    !(has(table, 'saps') && isPowerTakenFromElsewhere(table)) &&
    !(table.given.length > 0 && isTakenByGiven(table))
  );
}
/** Cards in the clock, in memory and under characters may take power away, too. */
const isPowerTakenFromElsewhere = (table: Table): boolean =>
  table.zones.some((side) =>
    [side.clock, side.memory, ...MARKERS.map((pile) => side[pile] ?? [])].some((cards) =>
      cards.some((card) => soundAs(table, card) === undefined),
    ),
  );
/** So may abilities that effects have given. */
const isTakenByGiven = (table: Table): boolean =>
  table.given.some((given) => gifts(table, given).some(({ gift }) => takesPower(gift)));
const isSoundAt = (table: Table, cards: readonly CardId[], type: CardType): boolean =>
  cards.length === 0 || (cards.length === 1 && soundAs(table, cards[0] as CardId) === type);

/** Older cards on a shared slot, power 0 or less, markers without a character, and cards where their kind may not lie (5.1). */
function mustLeave(table: Table): CardId[] {
  const leaving: CardId[] = [];
  if (isInOrder(table)) return leaving;
  const inPlay = continuousInPlay(table);
  for (const seat of seatsFrom(table.turnPlayer)) {
    const side = table.zones[seat];
    for (const slot of SLOTS) {
      const top = side[slot].at(-1);
      if (top === undefined) leaving.push(...markersAt(side, slot));
      for (const card of side[slot]) {
        if (card !== top || !isCharacter(table, card) || powerOf(table, card, inPlay) <= 0) leaving.push(card);
      }
    }
    const top = side.climax.at(-1);
    for (const card of side.climax) if (card !== top || !isClimax(table, card)) leaving.push(card);
  }
  return leaving;
}

/** The ability that is played next; those that can do nothing wait, and are dropped when only such are left. */
function* nextPending(table: Table): Rule<Pending | undefined> {
  if (table.pending.length === 0) return undefined;
  for (const seat of [table.turnPlayer, opponentOf(table.turnPlayer)]) {
    const live = table.pending.filter((pending) => pending.seat === seat && isLive(table, pending));
    if (live.length > 0) return yield* pickPending(seat, live);
  }
  table.pending = [];
  return undefined;
}

function* pickPending(seat: Seat, live: readonly Pending[]): Rule<Pending> {
  const [first] = live;
  if (live.length === 1) return first as Pending;
  const from = live.map(({ source, no, ability }) => ({ ability: { source, no, path: ability } }));
  const [position] = yield* ask({ seat, why: 'whichAbilityFirst', from, min: 1, max: 1 });
  return live[position as number] as Pending;
}
