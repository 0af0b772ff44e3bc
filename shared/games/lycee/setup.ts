// Set-up (section 3): decks, cut, opening hands, first player, and mulligans where the match has them.
import { may, type Rule } from '../../kernel/ask.ts';
import { assert } from '../../kernel/assert.ts';
import type { CardId } from '../../kernel/card.ts';
import { cardsOf } from '../../kernel/deck.ts';
import type { Setup } from '../../kernel/game.ts';
import { cut, firstPlayer, type OpeningHappening } from '../../kernel/opening.ts';
import { SEATS, type Seat, seatsFrom } from '../../kernel/seat.ts';
import { emptyKernel } from '../../kernel/state.ts';
import { type CardData, type Orientation, ZONES, type Zone } from './card-data.ts';
import { isCharacter } from './data-of.ts';
import { checkDeck } from './deck.ts';
import { tell } from './happening.ts';
import { type LyceeOptions, optionsFrom } from './options.ts';
import { isCell } from './queries.ts';
import type { Table } from './state.ts';
import { draw, look, put, shuffleDeck } from './table.ts';

const OPENING_HAND = 7;

/** A table with nothing on it: for set-up and for prepared positions. */
export function emptyTable(
  seed: string,
  options: LyceeOptions,
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
    battle: null,
    pending: [],
    modifiers: [],
    grants: [],
  };
}

/** How a prepared card lies: ready, there since before the turn, and its owner's own unless told otherwise. */
export interface Laid {
  readonly state?: Orientation;
  readonly fresh?: boolean;
  readonly owner?: Seat;
}
/** Lays a new card on top of a zone; only while a table is prepared. */
export function addCard(table: Table, seat: Seat, no: string, zone: Zone, how: Laid = {}): CardId {
  const { state = 'ready', fresh = false, owner = seat } = how;
  assert(
    (state === 'ready' && !fresh) || isCell(zone),
    `only characters on the field are acted or fresh, not in ${zone}`,
  );
  const card = table.cards.length;
  table.cards.push({ no, owner, seat, zone, life: 0, state, fresh, entered: false, used: [] });
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

/** Both shuffle, both draw seven, somebody goes first (3.2). */
export function* setUp(table: Table): Rule {
  const told = (what: OpeningHappening): unknown => tell(table, what);
  // A match begins with seat 0, a scenario with its A wherever that one sits.
  const seats = seatsFrom(table.turnPlayer);
  for (const seat of seats) shuffleDeck(table, seat);
  for (const seat of seats) yield* cut(table, seat, told);
  yield* draw(table, seats, OPENING_HAND);
  table.turnPlayer = yield* firstPlayer(table, table.options.firstPlayer, told);
  if (table.options.mulligan === 'noCharacter') {
    for (const seat of seatsFrom(table.turnPlayer)) yield* mulligan(table, seat);
  }
  table.turn = 1;
  table.next = 'duties';
}

/** A hand without a character may be shown, shuffled back and drawn anew, again and again; whether it is one is a secret (3.3). */
function* mulligan(table: Table, seat: Seat): Rule {
  for (;;) {
    const hand = table.zones[seat].hand.slice();
    const possible = !hand.some((card) => isCharacter(table, card));
    const again = yield* may(seat, 'mulligan', { possible, covert: 'mulligan' });
    tell(table, { type: 'mulliganed', seat, how: again ? 'again' : 'kept' });
    if (!again) return;
    look(table, 'all', hand);
    put(table, hand, 'deck');
    shuffleDeck(table, seat);
    yield* draw(table, [seat], OPENING_HAND);
  }
}
