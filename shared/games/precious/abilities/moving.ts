// Effects that move cards: between zones, onto the field, between its areas, support cards onto characters (2.3 to 2.6).
import { type AskSpec, ask, type Rule } from '../../../kernel/ask.ts';
import { type CardId, cardAt } from '../../../kernel/card.ts';
import type { Seat } from '../../../kernel/seat.ts';
import type { Area, Destination, Effect } from '../card-data.ts';
import { canBear } from '../declaring/bearers.ts';
import { areasFor, chooseReplaced, enterArea, isMainFull } from '../entering.ts';
import { isFieldZone } from '../queries.ts';
import type { Table } from '../state.ts';
import { put, setSupport, shift, shuffleDeck } from '../table.ts';
import { hasValues } from '../values.ts';
import { aboutOf, type Running } from './perform.ts';

/** Moves cards to a zone of their owners. */
export function moveCards(table: Table, cards: readonly CardId[], to: Destination, seat: Seat): void {
  if (to === 'hand' || to === 'trash') return put(table, cards, to);
  put(table, cards, 'deck', { bottom: to === 'deckBottom' });
  if (to !== 'deckShuffled') return;
  const owners = new Set(cards.map((card) => cardAt(table, card).owner));
  for (const owner of owners.size > 0 ? owners : [seat]) shuffleDeck(table, owner);
}

/** Characters enter the own field, one after another, where they may. */
export function* enter(
  table: Table,
  cards: readonly CardId[],
  step: Extract<Effect, { do: 'enter' }>,
  running: Running,
): Rule {
  const { seat } = running;
  const about = aboutOf(running);
  for (const card of cards) {
    if (isFieldZone(cardAt(table, card).zone)) continue;
    const areas = areasFor(table, seat, card).filter((area) => step.to === undefined || area === step.to);
    const area = yield* chooseArea(seat, areas, about);
    if (area !== undefined) yield* enterArea(table, card, seat, area, { about, state: step.state });
  }
}
/** Asks only where there is a choice. */
export function* chooseArea(
  seat: Seat,
  areas: readonly Area[],
  about: NonNullable<AskSpec['about']>,
): Rule<Area | undefined> {
  if (areas.length < 2) return areas[0];
  const from = areas.map((slot) => ({ slot, seat }));
  const [position] = yield* ask({ seat, why: 'chooseArea', from, min: 1, max: 1, about });
  return areas[position as number];
}

/** Characters go to the other area; a sixth comes to the main area as one that enters does (2.4, 2.5). */
export function* shiftTo(table: Table, cards: readonly CardId[], to: Area, running: Running): Rule {
  for (const card of cards) {
    const { zone, seat } = cardAt(table, card);
    if (!isFieldZone(zone) || zone === to || (to === 'mainArea' && !hasValues(table, card))) continue;
    if (to === 'mainArea' && isMainFull(table, seat))
      put(table, yield* chooseReplaced(table, seat, aboutOf(running)), 'trash');
    shift(table, card, to);
  }
}

/** Support cards go on a character that may bear them, under the control of the effect's user (2.6). */
export function setOnCharacter(table: Table, cards: readonly CardId[], on: readonly CardId[], { seat }: Running): void {
  const [bearer] = on;
  for (const card of cards) {
    if (bearer !== undefined && canBear(table, bearer, card)) setSupport(table, card, bearer, seat);
  }
}
