// Playing cards from hand (5.2): level, colour and cost are checked for plays, and only for plays.
import { ask, type Rule } from '../../kernel/ask.ts';
import { type CardId, cardAt, refOf } from '../../kernel/card.ts';
import { causing } from '../../kernel/cause.ts';
import type { Seat } from '../../kernel/seat.ts';
import { holds } from './abilities/conditions.ts';
import { payStock } from './abilities/costs.ts';
import { perform } from './abilities/perform.ts';
import type { EventText } from './ability-data.ts';
import { SLOTS } from './card-data.ts';
import { dataOf } from './data-of.ts';
import { colorsOf } from './faces.ts';
import { type Known, knows } from './features.ts';
import { tell } from './happening.ts';
import { continuousInPlay, type InPlay } from './in-play.ts';
import { interrupts } from './interrupts.ts';
import { hasColor, isStillIn, levelOfSeat } from './queries.ts';
import type { Table } from './state.ts';
import { put } from './table.ts';
import { costOf, isAllowed, isBanned, isClimax, isForbidden, levelOf } from './values.ts';

/** Level, colour (waived for characters and events of printed level 0) and cost are met (5.2). A climax needs its colour only. */
export function canPlay(table: Table, seat: Seat, card: CardId, inPlay = continuousInPlay(table)): boolean {
  const data = dataOf(table, card);
  if (isPlayForbidden(table, seat, card, inPlay)) return false;
  if (data.type === 'climax') return mayByColor(table, seat, card, inPlay);
  if (levelOf(table, card, inPlay) > levelOfSeat(table, seat)) return false;
  if (costOf(table, card, inPlay) > table.zones[seat].stock.length) return false;
  return data.level === 0 || mayByColor(table, seat, card, inPlay);
}
/** Does something forbid the play of this card, or of its type to the player? */
export function isPlayForbidden(table: Table, seat: Seat, card: CardId, inPlay: readonly InPlay[]): boolean {
  return isForbidden(table, card, 'play', inPlay) || isBanned(table, seat, BAN_OF[dataOf(table, card).type], inPlay);
}
const BAN_OF = { character: 'playCharacters', event: 'playEvents', climax: 'playClimaxes' } as const;
export const mayByColor = (table: Table, seat: Seat, card: CardId, inPlay: readonly InPlay[]): boolean =>
  colorsOf(table, card).some((color) => hasColor(table, seat, color)) || isAllowed(table, card, 'playAnyColor', inPlay);
export function playableIn(
  table: Table,
  seat: Seat,
  type: 'character' | 'event',
  inPlay = continuousInPlay(table),
): CardId[] {
  return table.zones[seat].hand.filter(
    (card) => dataOf(table, card).type === type && canPlay(table, seat, card, inPlay),
  );
}
/** What is in play may forbid or allow a climax by these. */
const MAY_MATTER: readonly Known[] = ['play', 'playClimaxes', 'playAnyColor'];
/** A climax needs neither level nor cost (5.2); what is in play is asked only if it could forbid or allow it. */
export function playableClimaxes(table: Table, seat: Seat): CardId[] {
  const inPlay = MAY_MATTER.some((rule) => knows(table, rule)) ? continuousInPlay(table) : [];
  return table.zones[seat].hand.filter((card) => isClimax(table, card) && canPlay(table, seat, card, inPlay));
}
/** Events with a counter icon that may be played now (6.4). */
export const playableCounterEvents = (table: Table, seat: Seat): CardId[] =>
  playableIn(table, seat, 'event').filter((card) => {
    const data = dataOf(table, card);
    return data.type === 'event' && data.counter === true;
  });

/** Choose a slot, pay, then the character is played onto it, STAND (5.2). Whoever was there leaves by a rule action (5.1). */
export function* playCharacter(table: Table, seat: Seat, card: CardId): Rule {
  const from = SLOTS.map((slot) => ({ slot, seat }));
  const about = { ref: refOf(table, card), no: cardAt(table, card).no };
  const [position] = yield* ask({ seat, why: 'chooseSlot', from, min: 1, max: 1, about });
  const slot = SLOTS[position as number] as (typeof SLOTS)[number];
  yield* payForPlay(table, seat, card);
  yield* put(table, card, slot, { cause: 'play' });
  tell(table, { type: 'played', card, seat });
}

/** Pay, then the event lies in the resolution zone while its text runs, and goes to the waiting room (5.2, 7.5). */
export function* playEvent(table: Table, seat: Seat, card: CardId): Rule {
  const data = dataOf(table, card);
  yield* payForPlay(table, seat, card);
  yield* put(table, card, 'resolution', { cause: 'play' });
  const n = tell(table, { type: 'played', card, seat });
  const ref = refOf(table, card);
  for (const [index, ability] of data.abilities.entries()) {
    if (ability.kind === 'event') yield* causing(table, n, resolveText(table, seat, card, ability, index));
  }
  if (isStillIn(table, ref, 'resolution')) yield* put(table, card, 'waitingRoom', { cause: 'rule' });
}
function* resolveText(table: Table, seat: Seat, card: CardId, text: EventText, index: number): Rule {
  const context = { source: card, seat, bound: {} };
  if (!holds(table, text.if, context)) return;
  const origin = { ref: refOf(table, card), no: cardAt(table, card).no, path: String(index), slot: null };
  yield* perform(table, text.effect, context, origin);
}

/** A climax goes to the climax zone (5.2, 5.3 Climax). */
export function* playClimax(table: Table, seat: Seat, card: CardId): Rule {
  yield* put(table, card, 'climax', { cause: 'play' });
  tell(table, { type: 'played', card, seat });
}

function* payForPlay(table: Table, seat: Seat, card: CardId): Rule {
  table.paying = true;
  payStock(table, seat, costOf(table, card));
  table.paying = false;
  yield* interrupts(table);
}
