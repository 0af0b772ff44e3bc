// Changes of the table: raw moves, and the verbs that rules and effects use.
import type { Rule } from '../../kernel/ask.ts';
import { type CardId, type CardRef, cardAt, isStill, nextLife } from '../../kernel/card.ts';
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
import { wakeBasics, wakeEach, wakeLeaving } from './abilities/wake.ts';
import { ITEM_ON, type Orientation, type Pile, type Until, type Value, type Zone } from './card-data.ts';
import { checkLoss } from './ending.ts';
import { tell } from './happening.ts';
import { isCell, itemAt, standsAt } from './queries.ts';
import type { AbilityFrom, CellAt, Grant, LyceeCard, SupportBy, Table } from './state.ts';
import { sight } from './view.ts';

export interface MoveHow {
  /** Whose zone; the owner's unless told otherwise. */
  readonly seat?: Seat;
  /** On a cell: ready unless told otherwise (4.6). */
  readonly state?: Orientation;
  /** To the bottom instead of the top. */
  readonly bottom?: boolean;
}

/** Moves cards that lie in one zone at once: the raw change. */
function shift(table: Table, cards: readonly CardId[], to: Zone, how: MoveHow): void {
  const [first] = cards;
  if (first === undefined) return;
  const { zone: from, seat, owner } = cardAt(table, first);
  const toSeat = how.seat ?? owner;
  const was: ToldCard[] = table.story.on ? cards.map((card) => toldCard(sight, table, card)) : [];
  for (const card of cards) {
    lift(table, card);
    Object.assign(cardAt(table, card), arrived(cardAt(table, card).life + 1, to, toSeat, how.state));
  }
  const target = table.zones[toSeat][to];
  if (how.bottom) target.unshift(...cards);
  else target.push(...cards);
  tell(table, { type: 'moved', seat, from, toSeat, to, cards, ...(how.bottom && { at: 0 }) }, was);
}
const arrived = (life: number, zone: Zone, seat: Seat, state: Orientation = 'ready'): Partial<LyceeCard> => ({
  life,
  zone,
  seat,
  state,
  fresh: isCell(zone),
  entered: isCell(zone),
  used: [],
});
/** Takes a card from where it lies. */
function lift(table: Table, card: CardId): void {
  const { zone, seat } = cardAt(table, card);
  const list = table.zones[seat][zone];
  list.splice(list.lastIndexOf(card), 1);
}

/** Puts cards somewhere at once. Whoever leaves the field wakes what waits for it, and its item goes to its owner's dust box (2.6). */
export function put(table: Table, cards: CardId | readonly CardId[], to: Zone, how: MoveHow = {}): void {
  const moving = typeof cards === 'number' ? [cards] : cards;
  const leaving = moving.filter((card) => isCell(cardAt(table, card).zone));
  if (leaving.length > 0) return leave(table, leaving, moving, to, how, table.pending.length);
  for (const group of bySource(table, moving)) shift(table, group, to, how);
}
/** `woken` is where the list of waiting effects begins that this leaving has woken. */
function leave(
  table: Table,
  leaving: readonly CardId[],
  moving: readonly CardId[],
  to: Zone,
  how: MoveHow,
  woken: number,
): void {
  wakeLeaving(table, leaving, to as Pile);
  const items = leaving.flatMap((card) => itemUnder(table, card) ?? []);
  for (const group of bySource(table, moving)) shift(table, group, to, how);
  for (const item of items) shift(table, [item], 'dustBox', {});
  // What it woke by leaving means the object that it has become.
  const follow = (ref: CardRef): CardRef => (leaving.includes(ref.card) && !isStill(table, ref) ? nextLife(ref) : ref);
  table.pending = table.pending.map((one, i) =>
    i < woken ? one : { ...one, source: follow(one.source), other: one.other && follow(one.other) },
  );
  table.modifiers = table.modifiers.filter(({ target }) => isStill(table, target));
  table.grants = table.grants.filter(({ target }) => isStill(table, target));
}
const itemUnder = (table: Table, card: CardId): CardId | undefined => {
  const at = standsAt(table, card);
  return at && itemAt(table, at);
};

/** Characters go down together: to the dust box, and yet not trashed (6.6). */
export function down(table: Table, cards: readonly CardId[], inBattle: boolean): void {
  if (cards.length === 0) return;
  const woken = table.pending.length;
  const n = tell(table, { type: 'downed', cards, inBattle });
  because(table, n, () => leave(table, cards, cards, 'dustBox', {}, woken));
}

/** Characters change cells at once, and their items go along. It is no change of zone: they stay the objects they were (2.2). */
export function relocate(table: Table, moves: readonly { readonly card: CardId; readonly at: CellAt }[]): void {
  const along = moves.flatMap(({ card, at }) => {
    const item = itemUnder(table, card);
    return item === undefined ? [] : [{ card: item, seat: at.seat, zone: ITEM_ON[at.cell] }];
  });
  // Told once all have moved: in between two characters would share a cell.
  const told = [...moves.map(({ card, at }) => ({ card, seat: at.seat, zone: at.cell })), ...along].map(
    ({ card, seat, zone }) => {
      const held = cardAt(table, card);
      const from = { seat: held.seat, from: held.zone };
      const was = table.story.on ? [toldCard(sight, table, card)] : [];
      lift(table, card);
      Object.assign(held, { seat, zone });
      table.zones[seat][zone].push(card);
      return { what: { type: 'moved', ...from, toSeat: seat, to: zone, cards: [card] }, was } as const;
    },
  );
  for (const { what, was } of told) tell(table, what, was);
}
/** A character comes under the control of the other player: a Penalty applies, and it is as if it had just entered (4.6, section 8). */
export function takeOver(table: Table, card: CardId, at: CellAt): void {
  wakeBasics(table, card, 'penalty', null);
  relocate(table, [{ card, at }]);
  Object.assign(cardAt(table, card), { fresh: true, entered: true });
}
/** An item goes under a character (4.8). */
export function equip(table: Table, item: CardId, at: CellAt): void {
  put(table, item, ITEM_ON[at.cell], { seat: at.seat });
  wakeEach(table, 'equipped', table.zones[at.seat][at.cell]);
}

/** Sets the orientation of characters; what has it already does not change. */
export function turn(table: Table, cards: readonly CardId[], state: Orientation): void {
  const changing = cards.filter((card) => cardAt(table, card).state !== state);
  if (changing.length === 0) return;
  for (const card of changing) cardAt(table, card).state = state;
  tell(table, { type: 'turned', cards: changing, state });
}

/** The top cards of a deck, the topmost first, as many as there are (9.3). */
const topOf = (table: Table, seat: Seat, amount: number): CardId[] => topOfPile(table, seat, 'deck', amount);
/** Draws: one packet, after which it is seen who has lost (9.2). */
export function* draw(table: Table, seats: readonly Seat[], amount: number): Rule {
  for (const seat of seats) put(table, topOf(table, seat, amount), 'hand');
  yield* checkLoss(table);
}
/** Cards from the top of a deck to its dust box. Whoever calls looks who has lost by it (9.2). */
export function discardFromDeck(table: Table, seat: Seat, amount: number): CardId[] {
  const cards = topOf(table, seat, amount);
  put(table, cards, 'dustBox');
  return cards;
}

export const shuffleDeck = (table: Table, seat: Seat): void => shufflePile(sight, table, seat, 'deck');
export const look = (table: Table, seat: Seat | 'all', cards: readonly CardId[]): void =>
  lookAt(sight, table, seat, cards);
export const endLooks = (table: Table, cards: readonly CardId[]): void => endLooksAt(sight, table, cards);

/** Adds a change of value with an end. */
export function modify(
  table: Table,
  target: CardRef,
  what: Value,
  by: number,
  until: Until,
  source: AbilityFrom | SupportBy,
): void {
  if (by === 0 || !isStill(table, target)) return;
  table.modifiers.push({ target, what, by, until, source });
  noteShown(sight, table, table.story.cause);
}
export function grant(table: Table, given: Grant): void {
  if (!isStill(table, given.target)) return;
  table.grants.push(given);
  noteShown(sight, table, table.story.cause);
}
/** Ends what lasts until then, all at once (4.5, 6.7). */
export function endChanges(table: Table, ends: (until: Until) => boolean): void {
  expire(table, ({ until }) => ends(until));
  table.grants = table.grants.filter(({ until, target }) => !ends(until) && isStill(table, target));
  noteShown(sight, table, table.story.cause);
}
/** What may be used once a turn, by the ability that it is. */
export const onceKey = ({ no, path }: AbilityFrom): string => `${no} ${path}`;
export function onceAt(once: string): { readonly no: string; readonly path: string } {
  const end = once.lastIndexOf(' ');
  return { no: once.slice(0, end), path: once.slice(end + 1) };
}
export function markUsed(table: Table, card: CardId, once: string): void {
  const held = cardAt(table, card);
  held.used = [...held.used, once];
}
/** What was used or has entered in this turn is no longer so. */
export function forgetTurn(table: Table): void {
  for (const card of table.cards) Object.assign(card, { used: [], entered: false });
}
