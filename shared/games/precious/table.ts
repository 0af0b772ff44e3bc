// Changes of the table: raw moves, and the verbs that rules and effects use.
import { type CardId, type CardRef, cardAt, isStill, nextLife, refOf } from '../../kernel/card.ts';
import { because } from '../../kernel/cause.ts';
import { expire } from '../../kernel/modifiers.ts';
import {
  bySource,
  endLooks as endLooksAt,
  look as lookAt,
  shufflePile,
  topOf as topOfPile,
} from '../../kernel/piles.ts';
import type { Seat } from '../../kernel/seat.ts';
import { noteShown } from '../../kernel/shown.ts';
import type { ToldCard } from '../../kernel/story.ts';
import { toldCard } from '../../kernel/view.ts';
import { wakeLeaving, wakeReceiving } from './abilities/wake.ts';
import type { Area, State, Until, Value, Zone } from './card-data.ts';
import { dataOf } from './data-of.ts';
import { tell } from './happening.ts';
import { isFieldZone, setOn } from './queries.ts';
import { type Grant, type PreciousCard, type Table, type TextAt, UNUSED } from './state.ts';
import { sight } from './view.ts';

export interface MoveHow {
  /** Whose zone; the owner's unless told otherwise. */
  readonly seat?: Seat;
  /** On the field: active unless told otherwise (4.3). */
  readonly state?: 'resting';
  /** To the bottom instead of the top. */
  readonly bottom?: boolean;
  /** The bearer of a support card. */
  readonly on?: CardId;
}

/** Moves cards that lie in one zone at once: the raw change. */
function transfer(table: Table, cards: readonly CardId[], to: Zone, how: MoveHow): void {
  const [first] = cards;
  if (first === undefined) return;
  const { zone: from, seat, owner } = cardAt(table, first);
  const toSeat = how.seat ?? owner;
  const was: ToldCard[] = table.story.on ? cards.map((card) => toldCard(sight, table, card)) : [];
  for (const card of cards) {
    lift(table, card);
    Object.assign(cardAt(table, card), arrived(table, cardAt(table, card).life + 1, to, toSeat, how));
  }
  const target = table.zones[toSeat][to];
  if (how.bottom) target.unshift(...cards);
  else target.push(...cards);
  tell(table, { type: 'moved', seat, from, toSeat, to, cards, ...(how.bottom && { at: 0 }) }, was);
}
const arrived = (table: Table, life: number, zone: Zone, seat: Seat, how: MoveHow): Partial<PreciousCard> => ({
  life,
  zone,
  seat,
  state: zone === 'pointArea' ? 'faceUp' : (how.state ?? 'active'),
  entered: isFieldZone(zone),
  ...UNUSED,
  on: how.on === undefined ? null : refOf(table, how.on),
});
/** Takes a card from where it lies. */
function lift(table: Table, card: CardId): void {
  const { zone, seat } = cardAt(table, card);
  const list = table.zones[seat][zone];
  list.splice(list.lastIndexOf(card), 1);
}

/** Puts cards somewhere at once. Whoever leaves the field wakes what waits for it, and the support cards on it go to the trash (2.6). */
export function put(table: Table, cards: CardId | readonly CardId[], to: Zone, how: MoveHow = {}): void {
  const moving = typeof cards === 'number' ? [cards] : cards;
  const leaving = moving.filter((card) => isFieldZone(cardAt(table, card).zone));
  const woken = table.pending.length;
  if (leaving.length > 0) wakeLeaving(table, leaving);
  leave(table, leaving, moving, to, how, woken);
}
/** `woken` is where the list of waiting texts begins that this leaving has woken. */
function leave(
  table: Table,
  leaving: readonly CardId[],
  moving: readonly CardId[],
  to: Zone,
  how: MoveHow,
  woken: number,
): void {
  const supports = leaving.flatMap((card) => setOn(table, card));
  for (const group of bySource(table, moving)) transfer(table, group, to, how);
  for (const group of bySource(table, supports)) transfer(table, group, 'trash', {});
  if (leaving.length === 0) return;
  // What it woke by leaving means the object that it has become.
  const gone = [...leaving, ...supports];
  const follow = (ref: CardRef): CardRef => (gone.includes(ref.card) && !isStill(table, ref) ? nextLife(ref) : ref);
  table.pending = table.pending.map((one, i) =>
    i < woken ? one : { ...one, source: follow(one.source), other: one.other && follow(one.other) },
  );
  table.modifiers = table.modifiers.filter(({ target }) => isStill(table, target));
  table.grants = table.grants.filter(({ target }) => isStill(table, target));
}

/** Characters exit together: to the trash with their support cards (6, step 5). */
export function exit(table: Table, cards: readonly CardId[], inJudgement: boolean): void {
  if (cards.length === 0) return;
  const woken = table.pending.length;
  const n = tell(table, { type: 'exited', cards, inJudgement });
  wakeLeaving(table, cards);
  because(table, n, () => leave(table, cards, cards, 'trash', {}, woken));
}

/** From one area of the field to the other. It is no change of zone: it stays the object it was, with its support cards (2.5). */
export function shift(table: Table, card: CardId, to: Area): void {
  const held = cardAt(table, card);
  const { seat, zone: from } = held;
  const was = table.story.on ? [toldCard(sight, table, card)] : [];
  lift(table, card);
  held.zone = to;
  // Whoever takes part stands in the main area.
  if (table.approach !== null && from === 'mainArea')
    table.approach = { ...table.approach, left: [...table.approach.left, card] };
  table.zones[seat][to].push(card);
  tell(table, { type: 'moved', seat, from, toSeat: seat, to, cards: [card] }, was);
}

/** A support card goes on a character (2.6). */
export function setSupport(table: Table, card: CardId, on: CardId, seat: Seat): void {
  put(table, card, 'set', { seat, on });
  tell(table, { type: 'supportSet', card, on, seat });
}

/** Turns cards; what is so already does not change. */
export function turn(table: Table, cards: readonly CardId[], state: State): void {
  const changing = cards.filter((card) => cardAt(table, card).state !== state);
  if (changing.length === 0) return;
  for (const card of changing) cardAt(table, card).state = state;
  tell(table, { type: 'turned', cards: changing, state });
}

/** The top cards of a deck, the topmost first, as many as there are (9.5). */
const topOf = (table: Table, seat: Seat, amount: number): CardId[] => topOfPile(table, seat, 'deck', amount);
export const draw = (table: Table, seat: Seat, amount: number): void => put(table, topOf(table, seat, amount), 'hand');
/** Cards from the top of a deck to its trash. */
export function mill(table: Table, seat: Seat, amount: number): CardId[] {
  const cards = topOf(table, seat, amount);
  put(table, cards, 'trash');
  return cards;
}

/**
 * Players turn up points from their own decks, at once (6, step 3). A Break card among them may be played as soon as
 * what the points have woken is done (section 8).
 */
export function givePoints(table: Table, seats: readonly Seat[], amount: number, by: CardId | null): void {
  for (const seat of seats) {
    const cards = topOf(table, seat, amount);
    if (cards.length === 0) continue;
    const n = tell(table, { type: 'pointsGiven', seat, amount: cards.length, by });
    because(table, n, () => put(table, cards, 'pointArea'));
    wakeReceiving(table, seat, by);
    const broken = cards.filter((card) => dataOf(table, card).keywords.some(({ keyword }) => keyword === 'break'));
    const depth = table.chain.length;
    table.breaks = [...table.breaks, ...broken.map((card) => ({ ref: refOf(table, card), depth }))];
  }
}

export const shuffleDeck = (table: Table, seat: Seat): void => shufflePile(sight, table, seat, 'deck');
export const look = (table: Table, seat: Seat | 'all', cards: readonly CardId[]): void =>
  lookAt(sight, table, seat, cards);
export const endLooks = (table: Table, cards: readonly CardId[]): void => endLooksAt(sight, table, cards);

/** What lasts for an approach is nothing while there is none (6.1). */
const isTooLate = ({ approach }: Table, until: Until): boolean => until === 'endOfApproach' && approach === null;
/** Adds a change of value with an end. */
export function modify(table: Table, target: CardRef, what: Value, by: number, until: Until, source: TextAt): void {
  if (by === 0 || !isStill(table, target) || isTooLate(table, until)) return;
  table.modifiers.push({ target, what, by, until, source });
  noteShown(sight, table, table.story.cause);
}
export function grant(table: Table, given: Grant): void {
  if (!isStill(table, given.target) || isTooLate(table, given.until)) return;
  table.grants.push(given);
  noteShown(sight, table, table.story.cause);
}
/** It may approach once more in this turn (6.4). */
export function approachAgain(table: Table, card: CardId): void {
  cardAt(table, card).mayApproach += 1;
  noteShown(sight, table, table.story.cause);
}
/** Ends what lasts until then, all at once (4.6, 6.1). */
export function endChanges(table: Table, ends: (until: Until) => boolean): void {
  expire(table, ({ until }) => ends(until));
  table.grants = table.grants.filter(({ until, target }) => !ends(until) && isStill(table, target));
  noteShown(sight, table, table.story.cause);
}
/** A text that may be used once a turn (7.6). */
export const useKey = ({ no, path }: TextAt): string => `${no} ${path}`;
export function markUsed(table: Table, card: CardId, at: TextAt): void {
  const held = cardAt(table, card);
  held.used = [...held.used, useKey(at)];
}
/** What was used, has entered or has approached in this turn is no longer so. */
export function forgetTurn(table: Table): void {
  for (const card of table.cards) Object.assign(card, { entered: false, ...UNUSED });
  noteShown(sight, table, table.story.cause);
}
