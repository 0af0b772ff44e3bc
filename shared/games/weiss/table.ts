// Changes of the table: raw moves, and the verbs that run interrupts after them (5.1).

import type { Rule } from '../../kernel/ask.ts';
import { assert } from '../../kernel/assert.ts';
import { type CardId, type CardRef, cardAt } from '../../kernel/card.ts';
import { because } from '../../kernel/cause.ts';
import { expire } from '../../kernel/modifiers.ts';
import { endLooks as endLooksAt, look as lookAt, shufflePile } from '../../kernel/piles.ts';
import type { Seat } from '../../kernel/seat.ts';
import { noteShown } from '../../kernel/shown.ts';
import type { ToldCard } from '../../kernel/story.ts';
import { placesOf, toldCard } from '../../kernel/view.ts';
import type { Gift, Until } from './ability-data.ts';
import { mayLieDown, type Orientation, type Pile, type Slot, type Zone } from './card-data.ts';
import { has } from './features.ts';
import { endGiven, type Given, isBare } from './given.ts';
import { type Cause, type Left, type Moved, tell } from './happening.ts';
import { grantedOnStage } from './in-play.ts';
import { areInterruptsDue, interrupts } from './interrupts.ts';
import { heldIn, isSlot, markersWith, openIn } from './queries.ts';
import type { Table, WeissCard, WeissModifier } from './state.ts';
import { giftsOf, isForbidden } from './values.ts';
import { sight } from './view.ts';

export interface MoveHow {
  readonly cause: Cause;
  /** Slots only: STAND unless told otherwise (2.2). */
  readonly state?: Orientation;
  /** To the bottom instead of the top. */
  readonly bottom?: boolean;
  /** At this place of the zone, from its bottom. */
  readonly at?: number;
  /** The names of the card whose effect it is. */
  readonly by?: readonly string[];
  /** Whose zone; the owner's unless told otherwise (2.3). */
  readonly seat?: Seat;
  /** Memory and markers only: face up unless told otherwise; `kept` as each of them lies. */
  readonly face?: 'down' | 'kept';
  /** What has sent it elsewhere already: each replacement applies once (7.4). */
  readonly replaced?: readonly Goes[];
}
type Goes = Extract<Gift, { what: 'goes' }>;

/** Moves cards that lie in one zone at once, without interrupts: the raw change. `left` gathers who leaves the stage together. */
export function shift(
  table: Table,
  cards: readonly CardId[],
  to: Zone,
  how: MoveHow,
  left: Left[] = [],
  known?: Known,
): void {
  const [first] = cards;
  if (first === undefined) return;
  const { cause, face } = how;
  const { zone: from, seat } = cardAt(table, first);
  if (has(table, 'goes') && isSlot(from)) {
    const goes = known?.goes ?? redirected(table, cards, to, how.replaced);
    if (cards.some((card) => goes.has(card)))
      return divert(table, cards, to, how, left, { ...(known ?? knownOf(table, cards, to)), goes });
  }
  const toSeat = how.seat ?? cardAt(table, first).owner;
  const slot = isSlot(from) ? from : undefined;
  const was: ToldCard[] = table.story.on ? cards.map((card) => toldCard(sight, table, card)) : [];
  const places = table.story.on ? placesOf(sight, table, cards) : undefined;
  const moved = cards.map((card) => known?.moved.get(card) ?? leaving(table, card, slot, to));
  const markers = slot === undefined ? [] : markersWith(table, cards, seat, slot);
  for (const card of cards) {
    lift(table, card);
    const { no, owner, life, face: lay } = cardAt(table, card);
    const state = isSlot(to) ? (how.state ?? 'stand') : 'stand';
    const now = {
      no,
      owner,
      seat: toSeat,
      zone: to,
      life: life + 1,
      state,
      since: table.story.n + 1,
      came: table.turn,
    };
    table.cards[card] = face === 'down' || (face === 'kept' && lay === 'down') ? faceDown(now) : now;
  }
  const target = openIn(table, toSeat, to);
  if (how.at !== undefined) target.splice(how.at, 0, ...cards);
  else if (how.bottom) target.unshift(...cards);
  else for (const card of cards) target.push(card);
  if (table.modifiers.length > 0 && slot !== undefined) dropModifiers(table, cards);
  if (slot !== undefined)
    for (const { card, bare, had } of moved)
      left.push({ card, seat, slot, ...(bare && { bare }), ...(had && { had }) });
  const plain = { type: 'moved', seat, from, toSeat, to, cards: moved, cause, left } as const;
  const what = how.by === undefined ? plain : { ...plain, by: how.by };
  const at = how.at ?? (how.bottom ? 0 : undefined);
  const isPlain = at === undefined && places === undefined;
  const n = tell(table, isPlain ? what : { ...what, ...(at !== undefined && { at }), ...(places && { places }) }, was);
  if (markers.length > 0) because(table, n, () => discardMarkers(table, markers));
}

/** What is last known of cards that leave the stage at once, and which of them go elsewhere instead (7.4). */
interface Known {
  readonly moved: ReadonlyMap<CardId, Moved>;
  readonly goes?: ReadonlyMap<CardId, Goes>;
}
function knownOf(table: Table, cards: readonly CardId[], to: Zone): Required<Known> {
  const leavers = cards.filter((card) => isSlot(cardAt(table, card).zone));
  const moved = new Map(leavers.map((card) => [card, leaving(table, card, cardAt(table, card).zone as Slot, to)]));
  return { moved, goes: has(table, 'goes') ? redirected(table, leavers, to) : new Map() };
}
/** What is last known of a card that leaves the stage (7.4). */
function leaving(table: Table, card: CardId, slot: Slot | undefined, to: Zone): Moved {
  if (slot === undefined) return { card };
  const had = grantedOnStage(table).flatMap(({ card: whose, ability, from }) =>
    whose === card && ability.kind === 'auto' ? [from] : [],
  );
  return {
    card,
    ...(to === 'waitingRoom' && isForbidden(table, card, 'encore') && { cannotEncore: true }),
    ...(had.length > 0 && { had }),
    ...(isBare(table, card) && { bare: true }),
  };
}
/** Which cards of these go elsewhere instead, and by what (7.4), if any does. */
function redirected(
  table: Table,
  cards: readonly CardId[],
  to: Zone,
  replaced: readonly Goes[] = [],
): ReadonlyMap<CardId, Goes> {
  const found = new Map<CardId, Goes>();
  for (const card of cards) {
    const goes = giftsOf(table, card, 'goes').find((gift) => gift.instead === to && !replaced.includes(gift));
    if (goes !== undefined) found.set(card, goes);
  }
  return found;
}
/** The replaced move has not happened (7.4). */
function divert(
  table: Table,
  cards: readonly CardId[],
  to: Zone,
  how: MoveHow,
  left: Left[],
  { moved, goes: elsewhere }: Required<Known>,
): void {
  const { state: _, bottom: __, at: ___, face: ____, ...rest } = how;
  for (const card of cards) {
    const goes = elsewhere.get(card);
    if (goes === undefined) shift(table, [card], to, how, left, { moved, goes: elsewhere });
    else shift(table, [card], goes.to, { ...rest, replaced: [...(how.replaced ?? []), goes] }, left, { moved });
  }
}
/** Markers go to the waiting rooms of their owners (2.4). */
export function discardMarkers(table: Table, markers: readonly CardId[]): void {
  for (const group of bySource(table, markers)) shift(table, group, 'waitingRoom', { cause: 'rule' });
}

function faceDown(card: WeissCard): WeissCard {
  assert(mayLieDown(card.zone), `a card lies face down in memory or as a marker, not in ${card.zone}`);
  return { ...card, face: 'down' };
}
const faceUp = ({ face: _, ...card }: WeissCard): WeissCard => card;

/** Turns cards that lie together in memory or as markers; one turned face down is another object from then on. */
export function turnOver(table: Table, cards: readonly CardId[], face: 'up' | 'down'): void {
  const changing = cards.filter((card) => (cardAt(table, card).face ?? 'up') !== face);
  const [first] = changing;
  if (first === undefined) return;
  const { seat, zone } = cardAt(table, first);
  const was = table.story.on ? changing.map((card) => toldCard(sight, table, card)) : [];
  for (const card of changing) {
    const held = cardAt(table, card);
    table.cards[card] = face === 'up' ? faceUp(held) : { ...faceDown(held), life: held.life + 1 };
  }
  const places = changing.map((card) => heldIn(table, seat, zone).indexOf(card));
  tell(table, { type: 'turnedOver', seat, zone, cards: changing, places }, was);
}

/** Takes a card from where it lies. */
export function lift(table: Table, card: CardId): void {
  const { zone, seat } = cardAt(table, card);
  const list = openIn(table, seat, zone);
  list.splice(list.lastIndexOf(card), 1);
}

/** Modifiers do not follow a card to its next life (2.3). */
function dropModifiers(table: Table, cards: readonly CardId[]): void {
  table.modifiers = table.modifiers.filter(({ target }) => !cards.includes(target.card));
}

/** Puts cards somewhere at once, notes what `arrived` notes of it; then refresh and level up may interrupt (5.1). */
export function* put(
  table: Table,
  cards: CardId | readonly CardId[],
  to: Zone,
  how: MoveHow,
  arrived?: () => void,
): Rule {
  if (typeof cards === 'number') shift(table, [cards], to, how);
  else {
    const left: Left[] = [];
    const groups = bySource(table, cards);
    const known = groups.length > 1 ? knownOf(table, cards, to) : undefined;
    for (const group of groups) shift(table, group, to, how, left, known);
  }
  arrived?.();
  if (areInterruptsDue(table)) yield* interrupts(table);
}

/** Splits cards that move at once by the zone they leave, keeping their order. */
function bySource(table: Table, cards: readonly CardId[]): CardId[][] {
  const groups: CardId[][] = [];
  let last: { zone: Zone; seat: Seat; owner: Seat } | undefined;
  for (const card of cards) {
    const { zone, seat, owner } = cardAt(table, card);
    if (last !== undefined && last.zone === zone && last.seat === seat && last.owner === owner)
      groups.at(-1)?.push(card);
    else groups.push([card]);
    last = { zone, seat, owner };
  }
  return groups;
}

/** The top card of a seat's deck goes somewhere; nothing if the deck is empty. */
export function* takeTop(table: Table, seat: Seat, to: Pile, how: MoveHow): Rule<CardId | undefined> {
  const top = table.zones[seat].deck.at(-1);
  if (top !== undefined) yield* put(table, top, to, how);
  return top;
}

/** Draws one at a time (5.1). */
export function* draw(table: Table, seat: Seat, amount: number): Rule {
  for (let i = 0; i < amount; i++) yield* takeTop(table, seat, 'hand', { cause: 'effect' });
}

/** Sets the state of characters; what has it already is not an event (2.2). */
export function turn(table: Table, cards: readonly CardId[], state: Orientation): void {
  const changing = cards.filter(
    (card) => cardAt(table, card).state !== state && !(state === 'reverse' && isForbidden(table, card, 'reverse')),
  );
  if (changing.length === 0) return;
  for (const card of changing) table.cards[card] = { ...cardAt(table, card), state };
  tell(table, { type: 'turned', cards: changing, state });
}

export const shuffleDeck = (table: Table, seat: Seat): void => shufflePile(sight, table, seat, 'deck');
export const look = (table: Table, seat: Seat | 'all', cards: readonly CardId[]): void =>
  lookAt(sight, table, seat, cards);
export const endLooks = (table: Table, cards: readonly CardId[]): void => endLooksAt(sight, table, cards);

/** Adds a change of value with an end (or a value that is set), by an effect of `seat`; whoever sees the value hears of it. */
export function modify(
  table: Table,
  target: CardRef,
  what: 'power' | 'soul' | 'level',
  change: number | { readonly set: number },
  until: Until,
  seat: Seat,
  source?: { readonly no: string; readonly path: string },
): void {
  if (change === 0 || table.cards[target.card]?.life !== target.life) return;
  const lastTurn = lastTurnOf(table, until, seat);
  const how = typeof change === 'number' ? { by: change } : { by: change.set, sets: true };
  const at = table.story.n;
  table.modifiers.push({ target, what, ...how, until, at, lastTurn, ...(source === undefined ? {} : { source }) });
  noteShown(sight, table, table.story.cause);
}
/** Gives a card or a player something for a time, by an effect of `seat`. */
export function giveFor(table: Table, given: Omit<Given, 'lastTurn' | 'at'>, seat: Seat): void {
  table.given.push({ ...given, lastTurn: lastTurnOf(table, given.until, seat), at: table.story.n });
  noteShown(sight, table, table.story.cause);
}
/** "Your opponent's next turn" is never the present one (7.4). */
export function lastTurnOf(table: Table, until: Until, seat: Seat): number {
  if (until !== 'endOfOpponentsTurn') return table.turn;
  return table.turnPlayer === seat ? table.turn + 1 : table.turn + 2;
}

/** Ends the changes and gifts for which `ends` says so, all at once. */
export function endModifiers(table: Table, ends: (one: WeissModifier | Given) => boolean): void {
  if (table.modifiers.length === 0 && table.given.length === 0) return;
  expire(table, ends);
  endGiven(table, ends);
  noteShown(sight, table, table.story.cause);
}
