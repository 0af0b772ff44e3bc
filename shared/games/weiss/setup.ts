// Set-up (section 4): decks, cut, first player, opening hands, one mulligan each.
import { chooseCards, type Rule } from '../../kernel/ask.ts';
import { assert } from '../../kernel/assert.ts';
import type { CardId } from '../../kernel/card.ts';
import { cardsOf } from '../../kernel/deck.ts';
import type { Setup } from '../../kernel/game.ts';
import { cut, firstPlayer, type OpeningHappening } from '../../kernel/opening.ts';
import { SEATS, type Seat, seatsFrom } from '../../kernel/seat.ts';
import { emptyKernel } from '../../kernel/state.ts';
import {
  type CardData,
  MARKERS_UNDER,
  mayLieDown,
  type Orientation,
  PILES,
  SLOTS,
  type Slot,
  type Zone,
} from './card-data.ts';
import { canOfNo } from './data-of.ts';
import { checkDeck } from './deck.ts';
import { both, NOTHING } from './features.ts';
import { tell } from './happening.ts';
import { optionsFrom, type WeissOptions } from './options.ts';
import { openIn } from './queries.ts';
import type { Table, WeissCard } from './state.ts';
import { draw, put, shuffleDeck } from './table.ts';

const OPENING_HAND = 5;

/** A table with nothing on it: for set-up and for prepared positions. */
export function emptyTable(
  seed: string,
  options: WeissOptions,
  story: boolean,
  defined: Readonly<Record<string, CardData>> | null = null,
): Table {
  return {
    cards: [],
    ...emptyKernel(seed, story, [...PILES, ...SLOTS]),
    options,
    defined,
    next: 'setUp',
    phase: 'setup',
    step: '',
    turn: 0,
    turnPlayer: 0,
    attacks: 0,
    attack: null,
    pending: [],
    delayed: [],
    modifiers: [],
    can: NOTHING,
    given: [],
    uses: {},
    refreshPoints: [0, 0],
    paying: false,
    receiving: null,
  };
}

/** How a prepared card lies: standing, face up and its owner's own unless told otherwise. */
export interface Laid {
  readonly state?: Orientation;
  /** In memory and among markers only. */
  readonly face?: 'up' | 'down';
  readonly owner?: Seat;
}

/** Lays a new card on top of a zone; only while a table is prepared. */
export function addCard(table: Table, seat: Seat, no: string, zone: Zone, how: Orientation | Laid = {}): CardId {
  const { state = 'stand', face, owner = seat }: Laid = typeof how === 'string' ? { state: how } : how;
  assert(face !== 'down' || mayLieDown(zone), `a card lies face down in memory or as a marker, not in ${zone}`);
  const card = table.cards.length;
  const held: WeissCard = { no, owner, seat, zone, life: 0, state, since: 0, came: 0 };
  table.cards.push(face === 'down' ? { ...held, face } : held);
  table.can = both(table.can, canOfNo(table, no));
  openIn(table, seat, zone).push(card);
  return card;
}
/** Lays a new card on top of the markers of a slot; only while a table is prepared. */
export const addMarker = (
  table: Table,
  seat: Seat,
  slot: Slot,
  no: string,
  face: 'up' | 'down',
  owner: Seat = seat,
): CardId => addCard(table, seat, no, MARKERS_UNDER[slot], { face, owner });

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

/** Section 4, from the shuffle to the second mulligan. */
export function* setUp(table: Table): Rule {
  // A match begins with seat 0, a scenario with its A wherever that one sits.
  const seats = seatsFrom(table.turnPlayer);
  for (const seat of seats) shuffleDeck(table, seat);
  const told = (what: OpeningHappening): unknown => tell(table, what);
  for (const seat of seats) yield* cut(table, seat, told);
  table.turnPlayer = yield* firstPlayer(table, table.options.firstPlayer, told);
  for (const seat of seatsFrom(table.turnPlayer)) yield* draw(table, seat, OPENING_HAND);
  for (const seat of seatsFrom(table.turnPlayer)) yield* mulligan(table, seat);
  table.turn = 1;
  table.next = 'stand';
}

/** Once each, the starting player first: any hand cards to the waiting room, as many drawn (4.4). */
function* mulligan(table: Table, seat: Seat): Rule {
  const { hand } = table.zones[seat];
  const away = yield* chooseCards(seat, 'mulligan', hand.slice(), { min: 0, max: hand.length });
  yield* put(table, away, 'waitingRoom', { cause: 'rule' });
  tell(table, { type: 'mulliganed', seat, amount: away.length });
  yield* draw(table, seat, away.length);
}
