// Set-up (section 3): trios in secret, decks in secret, first player, cut, opening hands.
import { type AskSpec, askBoth, type Choosable, type Rule } from '../../kernel/ask.ts';
import { assert, fail } from '../../kernel/assert.ts';
import { type CardId, cardAt, refOf } from '../../kernel/card.ts';
import { because } from '../../kernel/cause.ts';
import { cardsOf, type Deck, type DeckFault } from '../../kernel/deck.ts';
import type { Setup } from '../../kernel/game.ts';
import { cut, firstPlayer, type OpeningHappening } from '../../kernel/opening.ts';
import { type BySeat, SEATS, type Seat, seatsFrom } from '../../kernel/seat.ts';
import { emptyKernel } from '../../kernel/state.ts';
import { type CardData, type State, ZONES, type Zone } from './card-data.ts';
import { dataOfNo } from './data-of.ts';
import { CHARACTERS, checkDeck, DECK_SIZE, isLegalFor, triosOf } from './deck.ts';
import { tell } from './happening.ts';
import { optionsFrom, type SpellcardOptions } from './options.ts';
import { type Deed, FRESH, type Table } from './state.ts';
import { draw, put, shuffleDeck, sleeve } from './table.ts';

const OPENING_HAND = 5;

/** A table with nothing on it: for set-up and for prepared positions. */
export function emptyTable(
  seed: string,
  options: SpellcardOptions,
  story: boolean,
  defined: Readonly<Record<string, CardData>> | null = null,
): Table {
  return {
    cards: [],
    ...emptyKernel(seed, story, ZONES),
    options,
    defined,
    rosters: [[], []],
    next: 'chooseTrios',
    phase: 'setup',
    turn: 0,
    turnPlayer: 0,
    chain: [],
    window: null,
    rituals: [],
    changes: [],
    barrier: null,
    used: [],
  };
}

/** How a prepared card lies: a character with its printed HP and spirit unless told otherwise. */
export interface Laid {
  readonly state?: State;
  readonly hp?: number;
  readonly spirit?: number;
  readonly done?: readonly Deed[];
  readonly dodged?: number;
  readonly owner?: Seat;
  /** The bearer of equipment. */
  readonly on?: CardId;
}
/** Lays a new card on top of a zone; only while a table is prepared. */
export function addCard(table: Table, seat: Seat, no: string, zone: Zone, how: Laid = {}): CardId {
  const { owner = seat, on, ...own } = how;
  assert((on !== undefined) === (zone === 'gear'), 'equipment, and it alone, is on a character');
  const card = table.cards.length;
  const bearer = on === undefined ? null : refOf(table, on);
  const printed = zone === 'line' ? printedOf(dataOfNo(table, no)) : {};
  table.cards.push({ no, owner, seat, zone, life: 0, ...FRESH, ...printed, ...own, on: bearer });
  table.zones[seat][zone].push(card);
  return card;
}

const printedOf = (data: CardData): Laid => (data.type === 'character' ? { hp: data.hp, spirit: data.spirit } : {});

/** A new match: both sides with empty sleeves, and the decks among which they choose. */
export function setUpTable(setup: Setup, story: boolean): Table {
  const table = emptyTable(setup.seed, optionsFrom(setup.options), story);
  // A ready deck knows its pictures, too: no matter of the match.
  table.rosters = SEATS.map((seat): readonly Deck[] =>
    (setup.rosters?.[seat] ?? [setup.decks[seat]]).map(({ name, cards }) => ({ name, cards })),
  ) as BySeat<readonly Deck[]>;
  for (const seat of SEATS) {
    for (const deck of table.rosters[seat]) {
      const faults = checkDeck(deck, setup.options);
      assert(faults.length === 0, `deck of seat ${seat}: ${faults.map(({ rule }) => rule).join(', ')}`);
    }
    laySleeves(table, seat);
  }
  return table;
}
/** Three characters and sixty cards that are yet to be chosen. */
export function laySleeves(table: Table, seat: Seat): void {
  for (let i = 0; i < CHARACTERS; i++) addCard(table, seat, '', 'lineup');
  for (let i = 0; i < DECK_SIZE; i++) addCard(table, seat, '', 'deck');
}

/** Both choose three characters in secret, among those for which their roster holds a legal deck, and show them together (3.2). */
export function* chooseTrios(table: Table): Rule {
  const offers = SEATS.map((seat) => triosOf(table.rosters[seat], table.options.spellsPerCharacter));
  const specs = SEATS.map((seat) =>
    pickOne(
      seat,
      'chooseTrio',
      (offers[seat] ?? []).map((prints) => ({ prints })),
    ),
  );
  const answers = yield* askBoth(specs as BySeat<AskSpec>);
  for (const seat of SEATS) sleeve(table, seat, 'lineup', pickedFrom(offers[seat] ?? [], answers[seat]));
  const n = tell(table, { type: 'triosShown' });
  because(table, n, () => {
    for (const seat of seatsFrom(table.turnPlayer)) put(table, table.zones[seat].lineup.slice(), 'line');
  });
  table.next = 'adjustDecks';
}
const pickOne = (seat: Seat, why: string, from: readonly Choosable[]): AskSpec => ({ seat, why, from, min: 1, max: 1 });
const pickedFrom = <T>(offer: readonly T[], [position]: readonly number[]): T =>
  offer[position ?? -1] ?? fail('one of what is offered was picked');

export const trioOf = (table: Table, seat: Seat): string[] =>
  table.zones[seat].line.map((card) => cardAt(table, card).no);
/** The decks of a seat that are legal for its three characters; one that is registered comes last. */
const legalDecks = (table: Table, seat: Seat): Deck[] =>
  table.rosters[seat].filter((deck) => isLegalFor(deck, trioOf(table, seat), table.options.spellsPerCharacter));

/** Both choose or adjust a deck in secret, knowing the enemy characters, within a time (3.2). */
export function* adjustDecks(table: Table): Rule {
  const { adjustSeconds: within } = table.options;
  const specs = SEATS.map((seat): AskSpec => {
    const from = legalDecks(table, seat).map((deck) => ({ deck }));
    return { ...pickOne(seat, 'chooseDeck', from), within, registers: true };
  });
  const answers = yield* askBoth(specs as BySeat<AskSpec>);
  for (const seat of SEATS) sleeve(table, seat, 'deck', cardsOf(pickedFrom(legalDecks(table, seat), answers[seat])));
  table.rosters = [[], []];
  tell(table, { type: 'decksReady' });
  table.next = 'setUp';
}
/** A deck that was changed meanwhile: one more to choose, or what is wrong with it (3.1). */
export function register(table: Table, seat: Seat, deck: Deck): Choosable | readonly DeckFault[] {
  const faults = checkDeck(deck, table.options);
  if (faults.length > 0) return faults;
  if (!isLegalFor(deck, trioOf(table, seat), table.options.spellsPerCharacter))
    return [{ rule: 'notForTrio', values: { needed: table.options.spellsPerCharacter } }];
  table.rosters = table.rosters.map((roster, i) => (i === seat ? [...roster, deck] : roster)) as BySeat<
    readonly Deck[]
  >;
  return { deck };
}

/** Somebody goes first, both decks are shuffled and cut, both draw five; there is no mulligan (3.2). */
export function* setUp(table: Table): Rule {
  const told = (what: OpeningHappening): unknown => tell(table, what);
  // A match begins with seat 0, a scenario with its A wherever that one sits.
  const seats = seatsFrom(table.turnPlayer);
  table.turnPlayer = yield* firstPlayer(table, table.options.firstPlayer, told);
  for (const seat of seats) shuffleDeck(table, seat);
  for (const seat of seats) yield* cut(table, seat, told);
  for (const seat of seatsFrom(table.turnPlayer)) draw(table, seat, OPENING_HAND);
  table.turn = 1;
  table.next = 'turnStart';
}
