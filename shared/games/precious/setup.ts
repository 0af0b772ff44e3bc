// Set-up (section 3): decks, cut, first player, opening hands, and one return of the whole hand.
import { ask, may, type Rule } from '../../kernel/ask.ts';
import { assert } from '../../kernel/assert.ts';
import { type CardId, refOf } from '../../kernel/card.ts';
import { cardsOf } from '../../kernel/deck.ts';
import type { Setup } from '../../kernel/game.ts';
import { cut, firstPlayer, type OpeningHappening } from '../../kernel/opening.ts';
import { SEATS, type Seat, seatsFrom } from '../../kernel/seat.ts';
import { emptyKernel } from '../../kernel/state.ts';
import { type CardData, type State, ZONES, type Zone } from './card-data.ts';
import { checkDeck } from './deck.ts';
import { tell } from './happening.ts';
import { optionsFrom, type PreciousOptions } from './options.ts';
import { isFieldZone } from './queries.ts';
import { type Table, UNUSED } from './state.ts';
import { draw, put, shuffleDeck } from './table.ts';

const OPENING_HAND = 7;

/** A table with nothing on it: for set-up and for prepared positions. */
export function emptyTable(
  seed: string,
  options: PreciousOptions,
  story: boolean,
  defined: Readonly<Record<string, CardData>> | null = null,
): Table {
  return {
    cards: [],
    ...emptyKernel(seed, story, ZONES),
    options,
    defined,
    next: 'setUp',
    phase: 'setup',
    step: '',
    turn: 0,
    turnPlayer: 0,
    chain: [],
    window: null,
    approach: null,
    pending: [],
    breaks: [],
    modifiers: [],
    grants: [],
  };
}

/** How a prepared card lies: active or face up, there since before the turn, and its owner's own unless told otherwise. */
export interface Laid {
  readonly state?: State;
  readonly entered?: boolean;
  readonly owner?: Seat;
  /** The bearer of a support card. */
  readonly on?: CardId;
}
/** Lays a new card on top of a zone; only while a table is prepared. */
export function addCard(table: Table, seat: Seat, no: string, zone: Zone, how: Laid = {}): CardId {
  const { entered = false, owner = seat, on, state = zone === 'pointArea' ? 'faceUp' : 'active' } = how;
  assert(!entered || isFieldZone(zone), `only characters on the field have entered, not in ${zone}`);
  assert((on !== undefined) === (zone === 'set'), 'support cards, and they alone, are set on a character');
  const card = table.cards.length;
  const bearer = on === undefined ? null : refOf(table, on);
  table.cards.push({ no, owner, seat, zone, life: 0, state, entered, ...UNUSED, on: bearer });
  table.zones[seat][zone].push(card);
  return card;
}

/** A new match with both decks in order of card number; chance comes with the first stretch. */
export function setUpTable(setup: Setup, story: boolean): Table {
  const table = emptyTable(setup.seed, optionsFrom(setup.options), story);
  for (const seat of SEATS) {
    const faults = checkDeck(setup.decks[seat]);
    assert(faults.length === 0, `deck of seat ${seat}: ${faults.map(({ rule }) => rule).join(', ')}`);
    for (const no of cardsOf(setup.decks[seat])) addCard(table, seat, no, 'deck');
  }
  return table;
}

/** Both shuffle, somebody goes first, both draw seven and may return them once, the first player before the other (3.2). */
export function* setUp(table: Table): Rule {
  const told = (what: OpeningHappening): unknown => tell(table, what);
  // A match begins with seat 0, a scenario with its A wherever that one sits.
  const seats = seatsFrom(table.turnPlayer);
  for (const seat of seats) shuffleDeck(table, seat);
  for (const seat of seats) yield* cut(table, seat, told);
  table.turnPlayer = yield* firstPlayer(table, table.options.firstPlayer, told);
  for (const seat of seatsFrom(table.turnPlayer)) draw(table, seat, OPENING_HAND);
  for (const seat of seatsFrom(table.turnPlayer)) yield* mulligan(table, seat);
  table.turn = 1;
  table.next = 'turnStart';
}

/** All seven or none, once, in an order that the player picks, without a shuffle (3.2). */
function* mulligan(table: Table, seat: Seat): Rule {
  const again = yield* may(seat, 'mulligan');
  if (!again) return void tell(table, { type: 'mulliganed', seat, how: 'kept' });
  const hand = table.zones[seat].hand.slice();
  const from = hand.map((card) => ({ card }));
  const order = yield* ask({ seat, why: 'bottomOrder', from, min: from.length, max: from.length, ordered: true });
  tell(table, { type: 'mulliganed', seat, how: 'again' });
  // The first picked lies uppermost of the seven.
  put(table, order.map((position) => hand[position] as CardId).toReversed(), 'deck', { bottom: true });
  draw(table, seat, OPENING_HAND);
}
